### Trench Club

trench-club-title = Trench Club
tc-legend-main-road = Road: a hex with it costs half a point to enter
tc-legend-experience = Experience of a unit
tc-legend-veteran = The same of a veteran
tc-legend-hero = The same of a hero
tc-legend-damage = Damage it has taken
tc-legend-contact = Enemy contact for the unit in hand; twice in a row ends its move
tc-legend-range = How far the unit fires
tc-legend-air-range = How far it fires at aircraft
tc-legend-spent = Has moved
tc-legend-cargo = Is carried by another unit
tc-legend-inside = Stands in the fort
tc-legend-attack = Attacks, in this order
tc-legend-target = Is the target of the attack of this number
tc-legend-flag = Flag: the fort belongs to the nation of these colours
tc-legend-mine = A mine
tc-heading-setup = Set-up
tc-heading = Round { $round } of { $last } · { $nation } · { $phase }
trench-club-line = The First World War on hexes: move, declare your attacks, fight, buy. For one, two or four.
trench-club-length = 1 to 3 hours
trench-club-hidden = units in view, starting places hidden
trench-club-option-mode = Players
trench-club-option-mode-two = Two players on half the map
trench-club-option-mode-four = Four players, two teams
trench-club-option-mode-solo = Alone against the automa
trench-club-option-mode-coop = Two together against the automa
trench-club-option-map = Map (ours, reconstructed)
trench-club-option-map-lorraine = Lorraine
trench-club-option-map-isonzo = Isonzo
trench-club-option-half = Half of the map (not with four)
trench-club-option-half-1-6 = Start numbers 1 to 6
trench-club-option-half-7-12 = Start numbers 7 to 12
trench-club-option-central = Nation of the Central Powers
trench-club-option-central-germany = Germany
trench-club-option-central-austria-hungary = Austria-Hungary
trench-club-option-entente = Nation of the Entente
trench-club-option-entente-france = France
trench-club-option-entente-great-britain = Great Britain
trench-club-option-human = Against the automa you lead
trench-club-option-human-central-powers = the Central Powers
trench-club-option-human-entente = the Entente
trench-club-option-difficulty = Strength of the automa
trench-club-option-difficulty-easy = easy
trench-club-option-difficulty-easy-line = The automa has ten units, one fewer than you.
trench-club-option-difficulty-standard = standard
trench-club-option-difficulty-standard-line = The automa has eleven units, as many as you: an armoured car more than easy.
trench-club-option-difficulty-hard = hard
trench-club-option-difficulty-hard-line = The automa has twelve units: an armoured car and infantry more than easy.
trench-club-option-difficulty-overkill = overkill
trench-club-option-difficulty-overkill-line = The automa has twelve units: its national unit and mounted infantry more than easy.
trench-club-option-special-units = Special units
trench-club-option-special-units-false = no
trench-club-option-special-units-true = yes
trench-club-option-unit-limit = At most two units of a type
trench-club-option-unit-limit-false = no
trench-club-option-unit-limit-true = yes
trench-club-option-short-game = Short game
trench-club-option-short-game-false = no
trench-club-option-short-game-true = yes
trench-club-option-trenches = Trench warfare, expert rules
trench-club-option-trenches-false = no
trench-club-option-trenches-true = yes
trench-club-option-cards = Combat cards instead of dice
trench-club-option-cards-nobody = nobody
trench-club-option-cards-all = everybody
trench-club-option-cards-choose = each player chooses
trench-club-option-simple-setup = Simple set-up
trench-club-option-simple-setup-false = no
trench-club-option-simple-setup-true = yes
trench-club-option-beginner = First game without special symbols
trench-club-option-beginner-false = no
trench-club-option-beginner-true = yes
trench-club-option-stop-round = The game stops after round
manner-forts = by forts
manner-annihilated = because nothing is left of the enemy
tc-victor-automa = the automa

## Things

tc-germany = Germany
tc-austria-hungary = Austria-Hungary
tc-france = France
tc-great-britain = Great Britain
tc-central-powers = the Central Powers
tc-entente = the Entente
tc-nobody = nobody
tc-nothing = nothing
tc-yes = yes
tc-list = { $first }, { $rest }
tc-faces = { $faces }
tc-no-dice = no dice
tc-infantry = infantry
tc-mounted-infantry = mounted infantry
tc-heavy-infantry = heavy infantry
tc-assault-gun = assault gun
tc-howitzer = howitzer
tc-heavy-mortar = heavy mortar
tc-anti-aircraft = anti-aircraft gun
tc-armoured-car = armoured car
tc-tank = tank
tc-fighter = fighter aircraft
tc-transport-truck = transport truck
tc-big-bertha = Big Bertha
tc-anti-tank = anti-tank gun
tc-renault-ft17 = Renault FT-17
tc-mark1-female = Mark I Female
tc-ground-attack-aircraft = ground-attack aircraft
tc-railway-gun = railway gun
tc-gas-mortar = gas mortar
tc-zeppelin = zeppelin
tc-gun-turret = gun turret
tc-mine-layer = mine layer
tc-gunboat = gunboat
tc-builder = engineers
tc-the-infantry = { $case ->
   *[nom] the infantry
}
tc-the-mounted-infantry = { $case ->
   *[nom] the mounted infantry
}
tc-the-heavy-infantry = { $case ->
   *[nom] the heavy infantry
}
tc-the-assault-gun = { $case ->
   *[nom] the assault gun
}
tc-the-howitzer = { $case ->
   *[nom] the howitzer
}
tc-the-heavy-mortar = { $case ->
   *[nom] the heavy mortar
}
tc-the-anti-aircraft = { $case ->
   *[nom] the anti-aircraft gun
}
tc-the-armoured-car = { $case ->
   *[nom] the armoured car
}
tc-the-tank = { $case ->
   *[nom] the tank
}
tc-the-fighter = { $case ->
   *[nom] the fighter aircraft
}
tc-the-transport-truck = { $case ->
   *[nom] the transport truck
}
tc-the-big-bertha = { $case ->
   *[nom] Big Bertha
}
tc-the-anti-tank = { $case ->
   *[nom] the anti-tank gun
}
tc-the-renault-ft17 = { $case ->
   *[nom] the Renault FT-17
}
tc-the-mark1-female = { $case ->
   *[nom] the Mark I Female
}
tc-the-ground-attack-aircraft = { $case ->
   *[nom] the ground-attack aircraft
}
tc-the-railway-gun = { $case ->
   *[nom] the railway gun
}
tc-the-gas-mortar = { $case ->
   *[nom] the gas mortar
}
tc-the-zeppelin = { $case ->
   *[nom] the zeppelin
}
tc-the-gun-turret = { $case ->
   *[nom] the gun turret
}
tc-the-mine-layer = { $case ->
   *[nom] the mine layer
}
tc-the-gunboat = { $case ->
   *[nom] the gunboat
}
tc-the-builder = { $case ->
   *[nom] the engineers
}
tc-meadow = meadow
tc-woods = woods
tc-road = road
tc-bridge = bridge
tc-water = water
tc-trench = trench
tc-trench-road = road across a trench
tc-fort = fort
tc-ground = { $at } ({ $terrain })
tc-fort-named = { $at }
tc-unit = { $kind } on { $at }
tc-unit-inside = { $kind } in { $at }{ $state }
tc-unit-aboard = { $kind } aboard the truck on { $at }{ $state }
tc-unit-off = { $kind }
tc-unit-of = { $kind } { $at } ({ $nation })
tc-at-hex = on { $at }
tc-at-fort = in { $at }
tc-marked = {" ("}damage { $damage }, experience { $experience })
tc-unmarked = {""}
tc-of-army = {" of army "}{ $army }{ $state }
tc-points = { $half ->
    [0] no movement points
    [1] ½ movement point
    [2] 1 movement point
   *[other] { $written } movement points
}
tc-hits = { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
}
tc-dice = { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}
tc-phase-setup = set-up
tc-phase-move = phase 1, movement
tc-phase-declare = phase 2, declaring
tc-phase-combat = phase 3, combat
tc-phase-money = phase 4, money
tc-row-goal-forts = Forts of the team
tc-row-forts = Own forts
tc-coins = { $coins ->
    [0] no coins
    [one] 1 coin
   *[other] { $coins } coins
}
tc-row-coins = Coins
tc-row-helmets = Units outside forts
tc-row-chips = Chips face down
tc-row-leader = Led by
tc-automa = the automa
tc-row-cards = Combat cards
tc-panel-combat = Combat { $number }: { $attacker } against { $target }
tc-panel-cause = { $nation }: { $cause }
tc-panel-pool = { tc-dice }, hits up to { $hit }: { $faces }
tc-panel-fixed = { tc-hits }, fixed
tc-panel-card = card { $card }: { tc-hits }
tc-panel-effect = { tc-hits }, damage { $damage }: { $kind } { $state }
tc-state-destroyed = (destroyed)
tc-state-damage = (damage { $damage } now)
tc-panel-bonus = Red dice
tc-panel-hits = Hits
tc-panel-attacks = Declared attacks
tc-panel-attack = { $number }. { $unit } against
tc-panel-shop = Shop ({ tc-coins }; * reconstructed by us)
tc-panel-price = { $price }{ $star }
tc-panel-ware = { $kind }
tc-panel-special = Special unit, drawn from { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
tc-card = { $short } · damage at { $open } hits, in woods { $woods }
tc-card-short = Speed { $speed } · range { $range }{ $air } · attack { $attack }{ $special }
tc-card-air = {", air "}{ $range }
tc-card-no-air = {""}
tc-card-tanks = {", tanks "}{ $values }
tc-card-foot = {", foot "}{ $values }
tc-card-aircraft = {", aircraft "}{ $values }
tc-card-nothing-special = {""}
tc-card-of = { $kind }: { $values } (* reconstructed)

## Questions

tc-ask-dice-or-cards = { $nation }: will you fight with dice or with combat cards?
tc-ask-unit-to-claim = { $nation }: take a unit for your share, or leave the rest to your partner.
tc-ask-unit-to-assign = { $nation }: put every unit on one of your three face-down chips ({ $count ->
    [0] all are there
   *[other] { $count } still to go
}).
tc-ask-chip-to-flip = { $nation }: flip one of your chips. Its start number says where that army is placed.
tc-ask-unit-to-place = { $nation }: place { $count ->
    [one] the last unit
   *[other] { $count } units
} at start number { $number }, ring by ring.
tc-ask-army-to-use = { $nation }: { $count ->
    [one] choose the one army that acts in this turn.
   *[other] choose the armies that act in this turn (number { $number } of { $count }).
}
tc-ask-unit-to-move = { $nation }: { $count ->
    [0] nobody is left to move. End the movement phase.
    [one] one unit may still move. Take it, or end the movement phase.
   *[other] { $count } units may still move. Take one, or end the movement phase.
}
tc-ask-step = { $points } left for { $unit }. Where to?
tc-ask-passenger-to-unload = { $nation }: set down { $count ->
    [one] the last passenger
   *[other] { $count } passengers
} beside the truck on { $at }.
tc-ask-attacker-to-name = { $nation }: { $count ->
    [0] no attack is declared yet
    [one] 1 attack is declared
   *[other] { $count } attacks are declared
}, { $more ->
    [0] and nobody else could attack. Confirm the list.
    [one] { $count ->
        [0] one unit could attack
       *[other] one more unit could attack
    }. Name it, or confirm the list.
   *[other] { $more } { $count ->
        [0] units could attack
       *[other] more units could attack
    }. Name one, or confirm the list.
}
tc-ask-target-to-attack = Choose the target for { $unit }.
tc-ask-trench-hex-to-shell = { $nation }: at which trench hex does Big Bertha aim?
tc-ask-soldier-to-gas = { $nation }: which soldier in the trench beside the target shall the gas reach?
tc-ask-unit-to-repair = { $nation } has { tc-coins }: repair units, or go on to buying.
tc-ask-what-to-buy = { $nation } has { tc-coins }: { $coins ->
    [0] end the turn.
   *[other] buy units, or end the turn.
}
tc-ask-fort-for-unit = { $nation }: into which of your forts goes the new unit ({ $kind })?
tc-ask-water-for-gunboat = { $nation }: on which free water hex does the gunboat appear?

## Options

tc-do-use-cards = Fight with cards
tc-do-use-dice = Fight with dice
tc-do-claim = Take { $kind }
tc-do-leave-rest = Leave the rest to the partner
tc-do-assign = Chip { $chip }: { $kind }
tc-do-confirm-split = Confirm the split
tc-do-flip = Flip chip { $chip }
tc-do-place = Place { $kind } on { $hex }
tc-do-use-army = Army { $army }: { $count ->
    [0] empty
    [one] 1 unit ({ $units })
   *[other] { $count } units ({ $units })
}
tc-do-take = Move { $unit }
tc-do-end-movement = End movement
tc-do-hand-over = Give the word to your partner
tc-do-go = Go to { $hex }
tc-do-enter = Enter your { $fort }
tc-do-conquer = Conquer { $fort }
tc-do-board = Board { $unit }
tc-do-halt = Stop here
tc-do-build = Build on { $hex } and { $other }: { $terrain }
tc-do-unload = Set down { $kind }{ $state }: { $hex }
tc-do-name = Attack with { $unit } ({ $count ->
    [one] 1 target
   *[other] { $count } targets
})
tc-do-name-odds = With { $unit }: { $attack }
tc-do-name-idle = Attack with { $unit }
tc-do-lay-mine = Lay a mine on { $hex }
tc-do-attack = Attack { $unit } ({ $nation }, damage { $damage })
tc-do-aim = Aim at { $hex }
tc-do-confirm-attacks = Confirm { $count ->
    [0] that nobody attacks
    [one] the attack: it is fought now
   *[other] the { $count } attacks: they are fought now
}
tc-do-repair = Repair { $unit } for { tc-coins }
tc-do-end-repairs = No more repairs
tc-do-buy = Buy { $kind } for { tc-coins }
tc-do-buy-special = Buy a special unit without knowing which
tc-do-deliver = Place it in { $fort }
tc-do-launch = Put the gunboat on { $hex }
tc-do-end-purchases = Buy nothing more and end the turn
tc-do-give = Give { tc-coins } to the ally (for a fee of 1 coin)
tc-do-fight-on = Fight on: decline to give up
tc-do-resign = Give up
tc-suggest-split = Take the suggested split
tc-suggest-split-first = Fill in the suggested split, to be changed
tc-suggest-go = Go to { $hex }, { $points } left
tc-suggest-contact = Go to { $hex }, in contact with the enemy, { $points } left
tc-suggest-enter = Go into your { $fort }
tc-suggest-next = Stop here and take { $unit }
tc-do-attack-odds = Attack { $target }: { $fire } { $answer }{ $more }
tc-prey = { $kind } on { $at }{ $damage ->
    [0] {""}
   *[other] {" "}(damage { $damage })
}
tc-suggest-place = Place the whole army, foot soldiers towards the nearest fort
tc-panel-tray = Army { $army }, to be placed at start number { $number }
tc-do-end-movement-warn = { $count ->
    [one] One unit could still move. End movement all the same?
   *[other] { $count } units could still move. End movement all the same?
}
tc-do-confirm-attacks-warn = { $count ->
    [one] One more unit could attack. Confirm all the same?
   *[other] { $count } more units could attack. Confirm all the same?
}
tc-do-end-repairs-warn = { $count ->
    [one] One unit could still be repaired. End the repairs all the same?
   *[other] { $count } units could still be repaired. End the repairs all the same?
}
tc-do-end-purchases-warn = You could still buy something. End your turn all the same?
tc-odds = { tc-dice }, hits up to { $value }, damage about { $damage }{ $kill ->
    [0] {""}
   *[other] , destroyed in { $kill } %
}.
tc-odds-answer = Return fire: damage about { $damage }.
tc-nothing-more = {""}
tc-odds-scatter = {" "}It lands beside the target in { $astray } % of cases; around it: { $others }.
tc-odds-scatter-free = {" "}It lands beside the target in { $astray } % of cases.
tc-odds-gas = {" "}The gas also reaches: { $others }.
tc-odds-gas-alone = {" "}The gas reaches nobody else.
tc-also = { $kind } on { $at } ({ $nation })
tc-also-garrison = one soldier in the trench ({ $nation })

## Events

tc-method-dice = { $nation } fights with dice.
tc-method-cards = { $nation } fights with combat cards.
tc-shared = { $nation } leads: { $kind }.
tc-split = { $nation } splits its units. Army 1: { $first }. Army 2: { $second }. Army 3: { $third }.
tc-roll-of = { $nation } { $face }
tc-rolled-to-place = Dice for placing first: { $rolls }.
tc-rolled-to-begin = Dice for the first turn: { $rolls }.
tc-chip-flipped = { $nation } flips the chip of army { $army }: start number { $number }.
tc-tokens-drawn = Drawn for { $nation }: { $kinds }.
tc-placed = { $nation } places on { $at }: { $kind }.
tc-turn-began = Round { $round }: the turn of { $nation } begins.
tc-armies-chosen = { $nation } acts with { $count ->
    [one] army { $first }
   *[other] armies { $first } and { $last }
}.
tc-turn-skipped = { $nation } has neither units nor forts and is skipped.
tc-word-passed = Player { $seat } has the word.
tc-moved = { $nation }, { $kind }: from { $origin } to { $to }.
tc-moved-halted = { $nation }, { $kind }: from { $origin } to { $to }. Enemy contact for the second time in a row ends the move.
tc-stayed = { $nation }, { $kind }: stays { $at }.
tc-entered-fort = { $nation }, { $kind }: enters { $fort }.
tc-conquered-neutral = { $nation } conquers the neutral { $fort } ({ $kind }).
tc-conquered = { $nation } conquers { $fort } of { $former } ({ $kind }). Destroyed inside: { $kinds }.
tc-conquered-empty = { $nation } conquers { $fort } of { $former } ({ $kind }).
tc-boarded = { $nation }, { $kind }: boards the truck on { $at }.
tc-unloaded = { $nation }, { $kind }: is set down on { $at }.
tc-movement-ended = { $nation } ends its movement.
tc-mine-laid = { $nation } lays a mine on { $at }.
tc-mine-triggered = { $nation } runs onto a mine on { $at } and loses: { $kinds }.
tc-built-ground = { $nation } builds on { $one } and { $other }: { $terrain }.
tc-declared = Attack { $number } of { $nation }: { $kind } { $at } against { $target } { $prey }.
tc-attacks-confirmed = { $nation } confirms { $count ->
    [one] 1 attack
   *[other] { $count } attacks
}.
tc-no-attack = { $nation } declares no attack.
tc-attack-lost-target = Attack { $number } of { $nation } ({ $kind } { $at }) on { $target } is lost: the target has been destroyed.
tc-attack-lost-attacker = Attack { $number } of { $nation } ({ $kind }) on { $target } { $at } is lost: the attacker has been destroyed.
tc-scattered = Big Bertha scatters ({ $face }): the shot lands on { $at }.
tc-scattered-off = Big Bertha scatters ({ $face }): the shot lands off the map.
tc-on-target = Big Bertha is on target ({ $face }): { $at }.
tc-by-dice = { $unit }, { tc-dice }, hits up to { $hit }: { $faces }
tc-by-card = { $unit }, card { $faces } for { tc-dice }, hits up to { $hit }
tc-by-fixed = { $unit }, fixed hits
tc-no-bonus = no bonus
tc-pincer = pincer +2
tc-pocket = pocket +3
tc-fire = Attack: { $how } ({ $bonus }), { tc-hits }, damage { $damage }
tc-answer = Return fire: { $how }, { tc-hits }, damage { $damage }.
tc-no-answer = No return fire.
tc-fought = Combat { $number }: { $attacker } against { $target }. { $fire }. { $answer }
tc-harm = { $kind } on { $at }: { $damage }
tc-gas-spread = Combat { $number }: { $nation } fires gas at { $at }: { $faces }. Damage: { $harmed }.
tc-destroyed = { $nation } loses on { $at }: { $kind }.
tc-learned = { $nation }, { $kind } { $at }: experience +{ $points }, now { $total }.
tc-paid = { $nation } receives { tc-coins } and has { $total }.
tc-repaired = { $nation } repairs in { $at }: { $kind }.
tc-bought = { $nation } buys for { tc-coins }: { $kind } ({ $at }).
tc-card-drawn = { $nation } draws a special unit: { $kind }.
tc-gifted = { $nation } gives { $ally } { tc-coins } and pays a fee of 1 coin.
tc-surrender-offered = { $nation } wants to give up.
tc-surrender-declined = { $nation } fights on.
tc-ended-forts = The war is won by { $team } with { $forts ->
    [one] 1 fort
   *[other] { $forts } forts
}.
tc-ended-resigned = The war is won by { $team }: { $loser } gave up.
tc-ended-annihilated = The war is won by { $team }: nothing is left of { $loser }.
tc-ended-stopped = The last round is over. Won with more forts ({ $forts }): { $team }.
tc-ended-by-automa = { $won } The automa has won.
tc-ended-drawn = The game ends in a draw.

## The automa explains itself

tc-automa-decided = { $unit }: { $action }, { $what } ({ $prey }, { $place }). { $why }.
tc-automa-at-once = { $unit }: { $action }, { $what } ({ $prey }, { $place }).
tc-automa-why = { $action }{ $letter }
tc-automa-why-apart = { $letter }
tc-automa-stays = { $unit }: finds no action it can carry out and stays.
tc-automa-unit = { $nation }, { $kind }
tc-automa-saved = { $nation } saves { tc-coins }.
tc-automa-target = target: { $kind } on { $at }
tc-automa-towards = towards { $kind } on { $at }
tc-automa-no-target = no target
tc-automa-hex = to { $at }
tc-automa-here = where it stands
tc-automa-i-1 = conquer a fort
tc-automa-i-2 = move to an entrance
tc-automa-i-3 = head for a fort within two turns
tc-automa-i-4 = attack what it can destroy
tc-automa-i-5 = attack what cannot answer
tc-automa-i-6 = head for the nearest entrance
tc-automa-ii-1 = move and attack
tc-automa-ii-2 = get closer
tc-automa-iii-1 = move into range and attack
tc-automa-iii-2 = get closer
tc-letter-i-2-a = a: farthest from the nearest enemy
tc-letter-i-a = a: an entrance is in reach next turn
tc-letter-i-b = b: farthest from the nearest enemy
tc-letter-i-c = c: nearest to the entrance
tc-letter-i-d = d: woods or a trench
tc-letter-i-near = nearest to the entrance
tc-letter-i-woods = woods
tc-letter-ii-a = a: can be destroyed
tc-letter-ii-b = b: cannot shoot back
tc-letter-ii-c = c: farthest from anti-aircraft guns
tc-letter-ii-d = d: lowest attack value
tc-letter-ii-e = e: most expensive
tc-letter-ii-f = f: least experienced
tc-letter-ii-hex-a = hex a: farthest from anti-aircraft guns
tc-letter-ii-hex-b = hex b: woods or a trench
tc-letter-ii-hex-c = hex c: nearest to an own unit
tc-letter-ii-hex-d = hex d: nearest to its starting position
tc-letter-iii-a = a: can be destroyed
tc-letter-iii-b = b: foot soldier at a fort
tc-letter-iii-c = c: already attacked this turn
tc-letter-iii-d = d: most expensive
tc-letter-iii-e = e: most experienced
tc-letter-iii-hex-a = hex a: on or beside a road
tc-letter-iii-hex-b = hex b: farthest from the nearest enemy
tc-letter-iii-hex-c = hex c: nearest to an own unit
tc-letter-iii-hex-d = hex d: nearest to its starting position
tc-letter-bertha = no own units beside the target

## Combats to watch

tc-battle-attacks = { $nation }: { $count ->
    [one] one attack
   *[other] { $count } attacks
}
tc-step-attack = { $attacker } { $at } → { $target } { $aim }
tc-in-the-gas = In the gas
tc-cause-scatter = Scatter die
tc-cause-card = { $cause }, card { $card }
tc-cause-fixed = { $cause }, fixed
tc-row-dice = Dice
tc-row-hits = Hits
tc-row-answer-hits = Hits of the answer
tc-row-damage = Damage to { $kind } ({ $nation })
tc-row-harm = { $harm }, now { $now } of { $most }

## What it is about

tc-goal = The first team with { $needed } { $needed ->
    [one] fort
   *[other] forts
} wins at once.
tc-goal-central-powers = Central Powers
tc-goal-entente = Entente
tc-how-forts = A team wins as soon as it holds { $needed ->
    [0] five of the seven forts, with four players nine of the fourteen, in the short game four and seven
    [one] { $needed } fort
   *[other] { $needed } forts
}; partners count theirs together.
tc-how-conquer = A foot soldier takes a fort by moving onto one of its entrances; enemy units inside are removed at once.
tc-how-surrender = A team may give up when all its players agree.
tc-how-stopped = { $round ->
    [0] After the last round agreed
   *[other] After round { $round }
} the game stops: the team with more forts wins, with equally many nobody does.
trench-club-orientation = In your turn you move your units first, then name the attacks in their order, then they are fought. Click a unit that glows, then a hex or a target. Right-click, or press long, on anything else to learn why not. Until dice are rolled you can take everything back.

## What the coach says of an answer: what it gains, what it risks

tc-coach-forts-up = You hold more forts, and forts win the game.
tc-coach-forts-down = You hold fewer forts, and forts win the game.
tc-coach-gates-up = Your foot soldiers stand at more entrances of forts they can take.
tc-coach-gates-down = Your foot soldiers stand at fewer entrances of forts they can take.
tc-coach-soldiers-up = You keep more foot soldiers, and only they conquer forts.
tc-coach-soldiers-down = It puts foot soldiers at stake, and only they conquer forts.
tc-coach-near-up = Your foot soldiers come nearer to a fort that is not yours.
tc-coach-near-down = Your foot soldiers stand farther from the forts they could take.
tc-coach-units-up = You keep more units, and less damaged ones.
tc-coach-units-down = It is likely to cost you units and damage.
tc-coach-learned-up = Your units gain experience.
tc-coach-learned-down = Your units gain less experience.
tc-coach-foe-forts-up = The enemy holds fewer forts.
tc-coach-foe-forts-down = The enemy holds more forts.
tc-coach-foe-gates-up = The enemy stands at fewer entrances of forts he can take.
tc-coach-foe-gates-down = The enemy stands at more entrances of forts he can take.
tc-coach-foe-soldiers-up = The enemy loses foot soldiers, and only they conquer forts.
tc-coach-foe-soldiers-down = The enemy keeps more foot soldiers, and only they conquer forts.
tc-coach-foe-near-up = The enemy’s foot soldiers stay farther from the forts they could take.
tc-coach-foe-near-down = The enemy’s foot soldiers come nearer to a fort that is not his.
tc-coach-foe-units-up = It is likely to cost the enemy units and damage.
tc-coach-foe-units-down = The enemy keeps more units, and less damaged ones.
tc-coach-foe-learned-up = The enemy’s units gain less experience.
tc-coach-foe-learned-down = The enemy’s units gain experience.
