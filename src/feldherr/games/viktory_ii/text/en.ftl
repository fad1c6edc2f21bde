### Viktory II

viktory-ii-title = Viktory II
v2-legend-seal = Capital, with a star in the colour of its founder
v2-legend-spent = Has moved or attacked in this turn
v2-legend-storming = Has entered a battle
v2-legend-hit = Chosen as a loss
v2-legend-battle = A battle waits here
v2-legend-doom = The doomsday clock has struck for this empire
v2-legend-owner = Box of an empire: what lies in it waits in reserve
v2-legend-reserve = A unit in reserve
v2-heading = { $round ->
    [0] Opening
   *[other] Round { $round }{ $stop ->
        [0] {""}
       *[other] {" "}of { $stop }
    }
} · { $seat }
viktory-ii-line = Explore a random world of hexes, build, sail and fight with combined arms.
viktory-ii-length = 1 to 3 hours
viktory-ii-hidden = all in the open
viktory-ii-option-players = Players
viktory-ii-option-players-2 = 2 players, 61 hexes
viktory-ii-option-players-3 = 3 players, 91 hexes
viktory-ii-option-players-4 = 4 players, 127 hexes
viktory-ii-option-players-5 = 5 players, 169 hexes
viktory-ii-option-players-6 = 6 players, 169 hexes
viktory-ii-option-subjugation = Victory by subjugation (with vassals)
viktory-ii-option-subjugation-false = no
viktory-ii-option-subjugation-true = yes
viktory-ii-option-decisive-blow = Decisive blow: the first capital conquered ends the game
viktory-ii-option-decisive-blow-false = no
viktory-ii-option-decisive-blow-true = yes
viktory-ii-option-dominance = Dominance: 20 points at the beginning of one's turn
viktory-ii-option-dominance-false = no
viktory-ii-option-dominance-true = yes
viktory-ii-option-random-end = Random end: the doomsday clock
viktory-ii-option-random-end-false = no
viktory-ii-option-random-end-true = yes
viktory-ii-option-flat-world = Flat world
viktory-ii-option-flat-world-false = no
viktory-ii-option-flat-world-true = yes
viktory-ii-option-open-map = No exploration: the map lies open
viktory-ii-option-open-map-false = no
viktory-ii-option-open-map-true = yes
viktory-ii-option-balanced-land = Balanced land: replace water
viktory-ii-option-balanced-land-false = no
viktory-ii-option-balanced-land-true = yes
viktory-ii-option-less-luck = Less luck: give up pairs of dice
viktory-ii-option-less-luck-false = no
viktory-ii-option-less-luck-true = yes
viktory-ii-option-relocation = Relocation of settlements
viktory-ii-option-relocation-false = no
viktory-ii-option-relocation-true = yes
viktory-ii-option-vassals = Vassals
viktory-ii-option-vassals-false = no
viktory-ii-option-vassals-true = yes
viktory-ii-option-stop-round = The game stops after round (0: never)
viktory-ii-option-map-seed = Map number (0: laid at random; a numbered map is no secret)
manner-extermination = by extermination
manner-subjugation = by subjugation
manner-decisive-blow = by a decisive blow
manner-dominance = by dominance
manner-random-end = when the doomsday clock had struck

## Things

v2-red = Red
v2-yellow = Yellow
v2-blue = Blue
v2-green = Green
v2-violet = Violet
v2-grey = Grey
v2-nobody = nobody
v2-unknown = unknown
v2-plains = plains
v2-grassland = grassland
v2-forest = forest
v2-mountain = mountain
v2-water = water
v2-infantry = infantry
v2-cavalry = cavalry
v2-artillery = artillery
v2-frigate = frigate
v2-village = village
v2-city = city
v2-hex = { $at }
v2-ground = { $hex } ({ $terrain })
v2-ground-town = { $hex } ({ $terrain }, { $town })
v2-town-of = { $town } of { $seat }
v2-unit = { $kind } in { $hex }
v2-unit-aboard = { $kind } aboard the { $ship }
v2-unit-loaded = { $kind } in { $hex } with { $cargo }
v2-count-infantry = { $count } infantry
v2-count-cavalry = { $count } cavalry
v2-count-artillery = { $count } artillery
v2-count-frigate = { $count ->
    [one] 1 frigate
   *[other] { $count } frigates
}
v2-list = { $first }, { $rest }
v2-noted = { $text } ({ $notes })
v2-one-of = one of { $count }
v2-points-left = { $left ->
    [0] moves no more
    [one] one movement point left
   *[other] { $left } movement points left
}
v2-has-attacked = has attacked
v2-lands-at = lands in { $hex } only
v2-has-carried = has carried { $count } of 3 this turn
v2-stays-aboard = { $count ->
    [one] one stays
   *[other] { $count } stay
} aboard this turn
v2-nothing = nothing
v2-tile = { $hex } { $terrain }
v2-from-against = { $to } from { $origin }
v2-across = { $ways } across { $over }
v2-against = { $attacker } against { $defender }
v2-faces = { $faces }, { $hits ->
    [0] no hit
    [one] { $direct ->
        [0] one hit
       *[other] one direct hit
    }
   *[other] { $hits } hits{ $direct ->
        [0] {""}
        [one] , one of them direct
       *[other] , { $direct } of them direct
    }
}{ $pairs ->
    [0] {""}
    [one] , and one sure hit
   *[other] , and { $pairs } sure hits
}
v2-sure = { $pairs ->
    [one] one sure hit
   *[other] { $pairs } sure hits
}
v2-no-dice = no dice
v2-dice-of = { $count ->
    [one] one die
   *[other] { $count } dice
} for { $cause }
v2-cause-units = units
v2-cause-barrage = preliminary barrage
v2-cause-all = all dice
v2-cause-naval = naval support
v2-cause-terrain = defensive terrain

## The panel

v2-row-value = Empire
v2-row-village = Villages
v2-row-city = Cities
v2-row-infantry = Infantry on the map
v2-row-cavalry = Cavalry on the map
v2-row-artillery = Artillery on the map
v2-row-frigate = Frigates on the map
v2-row-reserve = In reserve
v2-row-status = Status
v2-row-clock = Doomsday clock
v2-status-out = out of the game
v2-status-no-capital = capital lost
v2-status-vassal = vassal of { $ruler }
v2-clock-marked = has struck
v2-clock-waits = is awaited
v2-panel-battle = Battle in { $hex }: { $attacker } attacks { $defender }
v2-panel-round = Round
v2-panel-cause = { $seat }: { $cause }
v2-panel-bombardment = Bombardment of { $hex } by { $attacker }
v2-step-barrage = Preliminary barrage
v2-step-round = Round { $round }
v2-panel-dice = { $rolled ->
    [0] { $dice ->
        [one] one die
       *[other] { $dice } dice
    }
   *[other] { $faces }
}
v2-panel-pinned = Dice pinned down
v2-panel-hits-of = Hits of { $seat }
v2-panel-hits = { $hits ->
    [0] no hit
    [one] { $direct ->
        [0] one hit
       *[other] one direct hit
    }
   *[other] { $hits } hits
}{ $direct ->
    [0] {""}
    [one] { $hits ->
        [one] : { $roller } chooses
       *[other] , one of them direct: { $roller } chooses
    }
   *[other] , { $direct } of them direct: { $roller } chooses
}{ $plain ->
    [0] {""}
    [one] ; { $victim } chooses one loss
   *[other] ; { $victim } chooses { $plain } losses
}

## Questions

v2-ask-capital-site = { $seat }: where do you found your capital?
v2-ask-what-to-build = { $seat }: build a village, upgrade one to a city, or build nothing. One of these a turn.
v2-ask-what-to-build-or-move = { $seat }: build a village, upgrade one to a city, relocate a settlement, or build nothing. One of these a turn.
v2-ask-unit-to-eliminate = You have lost a settlement: which { $kind } leaves the game?
v2-ask-unit-to-trade = You relocate a settlement: which { $kind } do you give up for it? Its new ground gives you units again.
v2-ask-tile-or-not = You turned up adjacent water. Draw a land tile to replace one of them?
v2-ask-hex-to-replace = Which water does the drawn tile replace?
v2-ask-unit-or-battle = { $seat }: { $units ->
    [0] no unit can do more
    [one] one unit can still move or bombard
   *[other] { $units } units can still move or bombard
}{ $battles ->
    [0] {""}
    [one] , one battle waits
   *[other] , { $battles } battles wait
}. { $units ->
    [0] { $battles ->
        [0] End the phase.
       *[other] Fight.
    }
   *[other] { $battles ->
        [0] Take a unit, or end the phase.
       *[other] Take a unit, or fight.
    }
}
v2-ask-order = What does the { $unit } do? { $left ->
    [0] It moves no more.
    [one] One movement point is left.
   *[other] { $left } movement points are left.
}
v2-ask-order-ship = What does the { $unit } do? { $left ->
    [0] It moves no more
    [one] One movement point is left
   *[other] { $left } movement points are left
}, { $room ->
    [0] it takes nobody aboard any more
    [one] one more unit can come aboard
   *[other] { $room } more units can come aboard
}.
v2-ask-road-way = By which road to { $hex }? They turn up different hexes.
v2-ask-vassal-stop = Your unit would have to stay in { $hex }: do you attack your vassal { $vassal }? He is free then.
v2-ask-vassal-landing = To land in { $hex } is an attack: do you attack your vassal { $vassal }? He is free then.
v2-ask-vassal-shot = Do you bombard your vassal { $vassal } in { $hex }? He is free before the die is rolled.
v2-ask-vassal-launch = A frigate in { $hex } attacks your vassal { $vassal }: do you mean it? He is free at once.
v2-ask-pairs-to-give-up = You have { $dice ->
    [one] one die
   *[other] { $dice } dice
}. How many pairs do you give up for one hit each?
v2-ask-unit-to-hit = { $count ->
    [one] Direct hit
   *[other] { $count } direct hits
}: which unit of { $owner } is removed?
v2-ask-unit-to-lose = You are hit{ $count ->
    [one] {""}
   *[other] {" "}{ $count } times
}: which of your units is removed?
v2-ask-fight-on-or-retreat = Battle in { $hex }: { $mine ->
    [one] one unit of yours
   *[other] { $mine } units of yours
} against { $theirs }. Fight on or retreat?
v2-ask-retreat-to = Where does the { $unit } retreat to?
v2-ask-battle-to-fight = Which battle is fought first?
v2-ask-what-to-place = { $seat }: { $open ->
    [0] nothing more can be placed{ $count ->
        [0] .
       *[other] ; { $count } in reserve.
    }
   *[other] which units do you place? { $count } in reserve.
}
v2-ask-withdraw-to = Your units leave the capital of your vassal. Where does the { $unit } go?
v2-ask-reinforcement = { $seat }: which units do you place in and around your capital? { $count } in reserve.

## Answers

v2-do-found = Found the capital in { $ground }
v2-do-village = Build a village in { $ground }
v2-do-upgrade = Upgrade { $ground } to a city: one { $unit }
v2-do-relocate = Relocate the { $town } from { $hex } to { $ground }
v2-do-buildnothing = Build nothing
v2-do-buildnothing-warn = { $open ->
    [0] {""}
   *[other] You could build. Build nothing all the same?
}
v2-do-take = Take { $unit }
v2-do-fight = Fight the battle against { $seat } in { $ground }
v2-do-endphase = End movement and combat
v2-do-endphase-warn = { $units ->
    [one] One unit could still move. End movement and combat all the same?
   *[other] { $units } units could still move. End movement and combat all the same?
}
v2-do-go = Go to { $ground }
v2-do-go-stop = Go to { $ground } and stop there
v2-do-harbour = Into the harbour of { $ground }, and on from there
v2-do-attack = Attack { $seat } in { $ground }
v2-do-join = Join the attack on { $seat } in { $ground }
v2-do-breach = Attack your vassal { $seat } in { $ground }
v2-do-pass = Pass through { $ground } among pieces of { $seat }
v2-do-take-road = Take the road to { $ground }
v2-do-take-road-breach = Take the road to { $ground } and attack your vassal { $seat }
v2-do-via = By way of { $hexes }
v2-do-bombard = Bombard { $seat } in { $ground }
v2-do-bombard-breach = Bombard your vassal { $seat } in { $ground }
v2-do-bombard-hex = Bombard { $ground }
v2-do-load = Take { $unit } aboard
v2-do-land = Put { $kind } ashore in { $ground }
v2-do-land-attack = Put { $kind } ashore in { $ground } and attack { $seat }
v2-do-halt = Stop here
v2-do-put-back = Do nothing with it for now
v2-do-storm = Stay and attack the vassal here
v2-do-attack-vassal = Attack { $vassal }
v2-do-not-attack = Leave { $vassal } in peace
v2-do-give-up = { $pairs ->
    [0] Roll all dice
    [one] Give up one pair
   *[other] Give up { $pairs } pairs
}
v2-do-hit = Remove { $unit }
v2-do-fighton = Fight on
v2-do-breakoff = Retreat
v2-do-leave = To { $ground }
v2-do-leave-attack = To { $ground }, a battle against { $seat }
v2-do-board = Aboard the { $ship } ({ $room ->
    [one] one place left
   *[other] { $room } places left
})
v2-do-give-back = Give up { $unit }
v2-do-give-back-reserve = Give up { $kind } in reserve
v2-do-place = Place { $kind } in { $ground }
v2-do-launch = Place a frigate in { $hex }, from { $city }
v2-do-launch-attack = Place a frigate in { $hex }, from { $city }: a battle against { $seat } without retreat
v2-do-launch-breach = Place a frigate in { $hex }, from { $city }: an attack on your vassal { $seat }
v2-do-drawtile = Draw a tile
v2-do-replace = Replace { $hex }
v2-done-placing = End the turn{ $count ->
    [0] {""}
    [one] , one unit stays in reserve
   *[other] , { $count } units stay in reserve
}
v2-done-placing-warn = { $open ->
    [0] {""}
   *[other] Units of your reserve could still be placed. End the turn all the same?
}
v2-done-placing-battles = Place no more and fight the naval battles{ $count ->
    [0] {""}
    [one] , one unit stays in reserve
   *[other] , { $count } units stay in reserve
}
v2-done-placing-battles-warn = { $open ->
    [0] {""}
   *[other] Units of your reserve could still be placed. Place no more all the same?
}
v2-done-reinforcing = Place no more{ $count ->
    [0] {""}
    [one] , one unit stays in reserve
   *[other] , { $count } units stay in reserve
}
v2-done-reinforcing-warn = { $open ->
    [0] {""}
   *[other] Units of your reserve could still be placed. Place no more all the same?
}
v2-done-no-tile = Keep the water
v2-done-keep-water = Put the tile back
v2-done-nothing = Nothing
v2-suggest-go = Move { $unit } to { $ground }
v2-suggest-road = Move { $unit } by road to { $ground }
v2-suggest-attack = Attack { $seat } in { $ground } with { $unit }
v2-suggest-embark = Take { $unit } aboard the { $ship }
v2-suggest-land = Put { $kind } ashore from { $hex } in { $ground }
v2-suggest-land-attack = Put { $kind } ashore from { $hex } in { $ground } to attack { $seat }
v2-suggest-reserve = From the reserve
v2-suggest-losses = Lose what costs least
v2-suggest-hits = Hit what hurts most
v2-suggest-retreat = All back the way they came
v2-suggest-withdraw = Withdraw without a fight where possible
v2-suggest-all-to = All to { $ground }
v2-suggest-place = { $count ->
    [one] Place the unit where it is needed
    [2] Place both units where they are needed
   *[other] Place all { $count } units where they are needed
}

## What happened

v2-first-drawn = { $seat } begins. Agreed: { $agreed }.
v2-agreed-decisive-blow = decisive blow
v2-agreed-dominance = dominance
v2-agreed-random-end = random end
v2-agreed-flat-world = flat world
v2-agreed-open-map = no exploration
v2-agreed-balanced-land = balanced land
v2-agreed-less-luck = less luck
v2-agreed-relocation = relocation of settlements
v2-agreed-vassals = subjugation and vassals
v2-agreed-map = map number { NUMBER($map, useGrouping: 0) }
v2-agreed-stop = { $stop ->
    [0] no last round
   *[other] the game stops after round { $stop }
}
v2-turn-began = Round { $round }{ $last ->
    [0] {""}
   *[other] , the last
}: { $seat } to move.
v2-movement-ended = { $seat } ends movement and combat.
v2-clock-started = The first city has fallen: the doomsday clock runs.
v2-clock-rolled = { $seat } rolls { $face } for the doomsday clock.
v2-clock-struck = { $seat } rolls { $face }: the doomsday clock strikes at his capital.
v2-player-eliminated = { $seat } is out of the game.
v2-resigned-over = { $seat } resigns.
v2-resigned = { $seat } resigns; all his pieces are removed.
v2-capital-returned = { $seat } gets the capital in { $hex } back.
v2-ended-extermination = { $winners } alone is left and wins.
v2-ended-subjugation = { $winners } rules all others and wins.
v2-ended-decisive-blow = A capital has fallen: { $winners } { $count ->
    [one] wins
   *[other] win together
} with an empire worth { $value }.
v2-ended-dominance = { $winners } wins by dominance with { $value } points.
v2-ended-random-end = The doomsday clock has struck everywhere: { $winners } { $count ->
    [one] wins
   *[other] win together
} with an empire worth { $value }.
v2-ended-stopped = The last round is over: { $winners } { $count ->
    [one] wins
   *[other] win together
} with an empire worth { $value }.
v2-ended-resigned = All others have given up: { $winners } wins.
v2-revealed = Turned up: { $tiles }.
v2-revealed-many = { $count ->
    [one] One hex is
   *[other] { $count } hexes are
} turned up.
v2-capital-founded = { $seat } founds the capital in { $hex }.
v2-built = { $seat } builds a village in { $hex }.
v2-upgraded = { $seat } upgrades { $hex } ({ $terrain }) to a city.
v2-relocated = { $seat } relocates the settlement from { $hex } to { $to }.
v2-build-declined = { $seat } builds nothing.
v2-build-barred = { $seat } cannot build: the capital is not in his hand.
v2-recruited = Into the reserve of { $seat }: { $units }.
v2-eliminated = { $seat } gives up { $units }.
v2-tile-drawn = { $seat } draws { $terrain }{ $waters ->
    [0] .
    [one] , after drawing water once.
   *[other] , after drawing water { $waters } times.
}
v2-no-tile-drawn = { $seat } draws no land.
v2-tile-replaced = { $seat } lays { $terrain } in { $hex }.
v2-moved-step = { $seat }: { $kind } from { $origin } to { $to }.
v2-moved-road = { $seat }: { $kind } by road from { $origin } to { $to }.
v2-moved-harbour = { $seat }: { $kind } from { $origin } into the harbour of { $to }.
v2-moved-attack = { $seat }: { $kind } from { $origin } attacks { $against } in { $to }.
v2-moved-retreat = { $seat }: { $kind } retreats from { $origin } to { $to }.
v2-moved-withdrawal = { $seat }: { $kind } withdraws from { $origin } to { $to }.
v2-loaded = { $seat }: { $kind } goes aboard in { $hex }.
v2-landed = { $seat }: { $kind } goes ashore in { $to }.
v2-landed-attack = { $seat }: { $kind } goes ashore in { $to } and attacks { $against }.
v2-placed = { $seat }: { $kind } placed in { $hex }.
v2-bombarded-hit = { $seat }: { $kind } bombards { $ways }: { $face }, a hit.
v2-bombarded-direct = { $seat }: { $kind } bombards { $ways }: { $face }, a direct hit.
v2-bombarded-miss = { $seat }: { $kind } bombards { $ways }: { $face }, a miss.
v2-battle-began = Battle in { $hex }: { $sides }.
v2-sea-battle-began = Naval battle in { $hex }: { $sides }.
v2-barrage-fired = Preliminary barrage of { $seat }: { $faces }.
v2-attack-rolled = Round { $round }, { $seat } attacks with { $dice }: { $faces }.
v2-pinned = Surplus hits pin { $count ->
    [one] one die
   *[other] { $count } dice
} of the units of { $seat }.
v2-defence-rolled = { $seat } defends with { $dice }: { $faces }.
v2-defence-none = { $seat } has no dice to defend with.
v2-marked = { $seat }: { $kind } is hit.
v2-marked-by-choice = { $seat }: { $kind } is hit, by his own choice.
v2-marked-directly = { $seat }: { $kind } is hit, chosen by { $by }.
v2-lost = { $seat } loses in { $hex }: { $units } (into the reserve).
v2-battle-ended-destroyed = { $winner } has won the battle in { $hex }.
v2-battle-ended-repelled = The attack is repelled; { $winner } holds { $hex }.
v2-battle-ended-retreat = The attack is broken off; { $winner } holds { $hex }.
v2-battle-ended-barrage = The barrage has decided the battle in { $hex }; { $winner } has won.
v2-battle-ended-cancelled = No defender is left in { $hex }; { $winner } holds it without a battle.
v2-conquered = { $winner } conquers the { $town } of { $loser } in { $hex }.
v2-conquered-capital = { $winner } conquers the capital of { $owner } in { $hex } ({ $town }) from { $loser }.
v2-subjugated = { $vassal } is the vassal of { $ruler } from now on.
v2-freed = { $vassal } is no longer the vassal of { $ruler }.

## Prospects

v2-odds = If it is fought to the end: won in { $win } of 100 cases; units lost on average: { $lost } of yours, { $killed } of the enemy.
v2-odds-shot = One die: a hit with 1 to 3, in 50 of 100 cases; with 1 you choose who is hit.
v2-odds-too-large = Too large a battle to be reckoned through.

## What it is about

v2-goal = { $stop ->
    [0] Take the settlements of all others.
   *[other] Take the settlements of all others, or own the most valuable empire after round { $stop }.
}
v2-goal-dominance = Take the settlements of all others, or begin your turn with an empire worth { $points }.
v2-how-extermination = Whoever has no settlement left is out. The last one in the game wins.
v2-how-value = An empire is worth what its settlements are: a village 1, a city 2, conquered ones included; units count nothing.
v2-how-vassals = Agreed: whoever rules all others as his vassals wins.
v2-how-decisive-blow = Agreed: when a capital falls the game is over; the most valuable empire wins, its former owner’s does not count.
v2-how-dominance = Agreed: whoever begins his turn with an empire worth { $points } or more wins at once.
v2-how-random-end = Agreed: after the first city has been conquered the doomsday clock runs; when it has struck for everybody, the most valuable empire wins.
v2-how-stopped = { $round ->
    [0] Agreed: after a last round the most valuable empire wins; equal ones win together.
   *[other] After round { $round } the most valuable empire wins; equal ones win together.
}
viktory-ii-orientation = Click a unit or a hex that glows, then where it shall go; dark hexes are unexplored and turn over when you come near. Right-click, or press long, on anything else to learn why not. Until a tile is turned or dice are rolled you can take everything back.

## What the coach says of an answer: what it gains, what it risks

v2-coach-towns-up = Your realm becomes larger: villages and cities count at the end.
v2-coach-towns-down = Your realm stays smaller.
v2-coach-capital-up = It keeps your capital in your hands.
v2-coach-capital-down = It puts your capital at stake.
v2-coach-danger-up = Your capital is better guarded against the troops around it.
v2-coach-danger-down = Your capital is guarded less well against the troops around it.
v2-coach-troops-up = You have more troops afterwards.
v2-coach-troops-down = You have fewer troops afterwards.
v2-coach-siege-up = Your units come nearer to the enemy’s villages and cities.
v2-coach-siege-down = Your units stand farther from the enemy’s villages and cities.
v2-coach-land-up = More land around your settlements lies face up.
v2-coach-land-down = Less land around your settlements lies face up.
v2-coach-bare-up = Fewer settlements of yours stand empty before the enemy.
v2-coach-bare-down = More settlements of yours stand empty before the enemy.
v2-coach-rivals-up = { $others ->
    [one] Your opponent comes off worse by it.
   *[other] Your opponents come off worse by it.
}
v2-coach-rivals-down = { $others ->
    [one] Your opponent comes off better by it.
   *[other] Your opponents come off better by it.
}
