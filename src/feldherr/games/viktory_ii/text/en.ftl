### Viktory II

v2-title = Viktory II
v2-heading = Round { $round } · { $seat }
viktory-ii-line = Explore a random world of hexes, build, sail and fight with combined arms.
viktory-ii-length = 1 to 3 hours
viktory-ii-option-players = Players
viktory-ii-option-players-2 = 2 players, 61 hexes
viktory-ii-option-players-3 = 3 players, 91 hexes
viktory-ii-option-players-4 = 4 players, 127 hexes
viktory-ii-option-players-5 = 5 players, 169 hexes
viktory-ii-option-players-6 = 6 players, 169 hexes
viktory-ii-option-subjugation = Victory by subjugation (5.2, with vassals)
viktory-ii-option-subjugation-false = no
viktory-ii-option-subjugation-true = yes
viktory-ii-option-decisive-blow = Decisive blow (5.3): the first capital conquered ends the game
viktory-ii-option-decisive-blow-false = no
viktory-ii-option-decisive-blow-true = yes
viktory-ii-option-dominance = Dominance (5.4): 20 points at the beginning of one's turn
viktory-ii-option-dominance-false = no
viktory-ii-option-dominance-true = yes
viktory-ii-option-random-end = Random end (5.5): the doomsday clock
viktory-ii-option-random-end-false = no
viktory-ii-option-random-end-true = yes
viktory-ii-option-flat-world = Flat world (15.1)
viktory-ii-option-flat-world-false = no
viktory-ii-option-flat-world-true = yes
viktory-ii-option-open-map = No exploration (15.2): the map lies open
viktory-ii-option-open-map-false = no
viktory-ii-option-open-map-true = yes
viktory-ii-option-balanced-land = Balanced land (15.3): replace water
viktory-ii-option-balanced-land-false = no
viktory-ii-option-balanced-land-true = yes
viktory-ii-option-less-luck = Less luck (15.4): give up pairs of dice
viktory-ii-option-less-luck-false = no
viktory-ii-option-less-luck-true = yes
viktory-ii-option-relocation = Relocation of settlements (15.5)
viktory-ii-option-relocation-false = no
viktory-ii-option-relocation-true = yes
viktory-ii-option-vassals = Vassals (15.6)
viktory-ii-option-vassals-false = no
viktory-ii-option-vassals-true = yes
viktory-ii-option-stop-round = The game stops after round
viktory-ii-option-map-seed = Map number (0: laid at random)
manner-extermination = by extermination
manner-subjugation = by subjugation
manner-decisive-blow = by a decisive blow
manner-dominance = by dominance
manner-random-end = when the doomsday clock had struck
manner-stopped = by the most valuable empire after the last round

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
v2-hex = hex { NUMBER($number, useGrouping: 0) }
v2-ground = hex { NUMBER($number, useGrouping: 0) } ({ $terrain })
v2-ground-town = hex { NUMBER($number, useGrouping: 0) } ({ $terrain }, { $town })
v2-town-of = { $town } of { $seat }
v2-unit = { $kind } { $number } in { $hex }
v2-unit-aboard = { $kind } { $number } aboard frigate { $ship }
v2-unit-loaded = { $kind } { $number } in { $hex } with { $cargo }
v2-units = { $count } { $kind }
v2-list = { $first }, { $rest }
v2-nothing = nothing
v2-tile = hex { NUMBER($number, useGrouping: 0) } { $terrain }
v2-from-to = from { $origin } to { $to }
v2-from-against = from { $origin } against { $to }
v2-across = { $ways } across { $over }
v2-against = { $attacker } against { $defender }
v2-faces = { $faces }
v2-no-dice = no dice
v2-dice-of = { $cause } { $count }
v2-cause-units = units
v2-cause-barrage = preliminary barrage
v2-cause-all = all dice
v2-cause-naval = naval support
v2-cause-terrain = defensive terrain

## The panel

v2-row-value = Empire
v2-row-village = Villages
v2-row-city = Cities
v2-row-infantry = Infantry of those supported
v2-row-cavalry = Cavalry of those supported
v2-row-artillery = Artillery of those supported
v2-row-frigate = Frigates of those supported
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
    [one] one hit
   *[other] { $hits } hits
}{ $direct ->
    [0] {""}
    [one] , one of them direct: { $roller } chooses
   *[other] , { $direct } of them direct: { $roller } chooses
}{ $plain ->
    [0] {""}
    [one] ; { $victim } chooses one loss
   *[other] ; { $victim } chooses { $plain } losses
}

## Questions

v2-ask-capital-site = { $seat }: where do you found your capital?
v2-ask-what-to-build = { $seat }: build a village, upgrade one to a city, or build nothing.
v2-ask-unit-to-eliminate = You lost a settlement: which { $kind } goes back to the supply?
v2-ask-tile-or-not = You turned up adjacent water. Draw a land tile to replace one of them?
v2-ask-hex-to-replace = Which water does the drawn tile replace?
v2-ask-unit-or-battle = { $seat }: move, bombard or fight, or end the phase.
v2-ask-order = What does { $unit } do? { $left ->
    [one] One movement point is left.
   *[other] { $left } movement points are left.
}
v2-ask-road-way = Which way to { $hex }?
v2-ask-attack-on-vassal = Your unit would have to stay there: do you attack your vassal { $vassal } and release him?
v2-ask-pairs-to-give-up = You have { $dice } dice. How many pairs do you give up for one hit each?
v2-ask-unit-to-hit = Direct hit: which unit of { $owner } is removed?
v2-ask-unit-to-lose = You are hit: which of your units is removed?
v2-ask-fight-on-or-retreat = The battle in { $hex } goes on. Fight on or retreat?
v2-ask-retreat-to = Where does { $unit } retreat to?
v2-ask-battle-to-fight = Which battle is fought first?
v2-ask-what-to-place = { $seat }: which reserve units do you place?
v2-ask-withdraw-to = Your units leave the capital of your vassal. Where does { $unit } go?
v2-ask-reinforcement = { $seat }: which reserve units do you place in and around your capital?

## Answers

v2-do-found = Found the capital in { $ground }
v2-do-village = Build a village in { $ground }
v2-do-upgrade = Upgrade { $ground } to a city: one { $unit }
v2-do-relocate = Relocate the { $town } from { $hex } to { $ground }
v2-do-buildnothing = Build nothing
v2-do-take = { $unit }
v2-do-fight = Fight the battle in { $ground }
v2-do-endphase = End movement and combat
v2-do-go = Go to { $ground }
v2-do-attack = Attack { $seat } in { $ground }
v2-do-pass = Pass through { $ground } among pieces of { $seat }
v2-do-take-road = Take the road to { $ground }
v2-do-via = By way of { $hexes }
v2-do-bombard = Bombard { $seat } in { $ground }
v2-do-load = Take { $unit } aboard
v2-do-land = Put { $unit } ashore in { $ground }
v2-do-land-attack = Put { $unit } ashore to attack { $ground }
v2-do-halt = Halt
v2-do-put-back = Do nothing with it for now
v2-do-storm = Stay and attack the vassal here
v2-do-attack-vassal = Attack the vassal
v2-do-not-attack = Do not attack
v2-do-give-up = { $pairs ->
    [0] Roll all dice
    [one] Give up one pair
   *[other] Give up { $pairs } pairs
}
v2-do-hit = { $unit }
v2-do-fighton = Fight on
v2-do-breakoff = Retreat
v2-do-retreat = { $unit } to { $hex }
v2-do-withdraw = { $unit } to { $ground }
v2-do-board = { $unit } aboard { $ship }
v2-do-give-back = { $unit }
v2-do-give-back-reserve = One { $kind } in reserve
v2-do-place = Place { $kind } in { $ground }
v2-do-launch = Place a frigate in { $hex } (of { $city })
v2-do-drawtile = Draw a tile
v2-do-replace = Replace { $hex }
v2-done-placing = Place no more
v2-done-no-tile = Keep the water
v2-done-keep-water = Put the tile back
v2-done-nothing = Nothing
v2-suggest-go = { $unit } to { $ground }
v2-suggest-embark = { $unit } aboard { $ship }
v2-suggest-land = { $unit } ashore in { $ground }
v2-suggest-reserve = From the reserve
v2-suggest-losses = Lose what costs least
v2-suggest-hits = Hit what hurts most
v2-suggest-retreat = All back the way they came
v2-suggest-withdraw = Withdraw without a fight where possible
v2-suggest-place = { $count ->
    [one] Place the unit where it is needed
   *[other] Place all { $count } units where they are needed
}

## What happened

v2-first-drawn = { $seat } begins.
v2-turn-began = Round { $round }: turn of { $seat }.
v2-movement-ended = { $seat } ends movement and combat.
v2-clock-started = The first city has fallen: the doomsday clock runs.
v2-clock-rolled = { $seat } rolls { $face } for the doomsday clock.
v2-clock-struck = { $seat } rolls { $face }: the doomsday clock strikes at his capital.
v2-player-eliminated = { $seat } is out of the game.
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
v2-revealed-many = { $count } hexes are turned up.
v2-capital-founded = { $seat } founds the capital in { $hex }.
v2-built = { $seat } builds a village in { $hex }.
v2-upgraded = { $seat } upgrades { $hex } ({ $terrain }) to a city.
v2-relocated = { $seat } relocates the settlement from { $hex } to { $to }.
v2-build-declined = { $seat } builds nothing.
v2-build-barred = { $seat } cannot build: he does not hold his capital.
v2-recruited = Into the reserve of { $seat }: { $units }.
v2-eliminated = { $seat } gives up { $units }.
v2-tile-drawn = { $seat } draws { $terrain }{ $waters ->
    [0] .
   *[other] {" "}after { $waters } times water.
}
v2-no-tile-drawn = { $seat } draws no land.
v2-tile-replaced = { $seat } lays { $terrain } in { $hex }.
v2-moved-step = { $seat }: { $kind } { $ways }.
v2-moved-road = { $seat }: { $kind } by road { $ways }.
v2-moved-harbour = { $seat }: { $kind } into the harbour { $ways }.
v2-moved-attack = { $seat }: { $kind } attacks { $ways }.
v2-moved-retreat = { $seat }: { $kind } retreats { $ways }.
v2-moved-withdrawal = { $seat }: { $kind } withdraws { $ways }.
v2-loaded = { $seat }: { $kind } goes aboard in { $hex }.
v2-landed = { $seat }: { $kind } goes ashore in { $to }.
v2-landed-attack = { $seat }: { $kind } goes ashore and attacks { $to }.
v2-placed = { $seat } places { $kind } in { $hex }.
v2-bombarded = { $seat }: { $kind } bombards { $ways }: { $face }.
v2-battle-began = Battle in { $hex }: { $sides }.
v2-sea-battle-began = Naval battle in { $hex }: { $sides }.
v2-barrage-fired = Preliminary barrage of { $seat }: { $faces }{ $pairs ->
    [0] .
   *[other] , { $pairs } sure hits.
}
v2-attack-rolled = Round { $round }, { $seat } attacks ({ $dice }): { $faces }{ $pairs ->
    [0] .
   *[other] , { $pairs } sure hits.
}
v2-pinned = { $seat } loses { $count ->
    [one] one die
   *[other] { $count } dice
} of his units: pinned down.
v2-defence-rolled = { $seat } defends ({ $dice }): { $faces }{ $pairs ->
    [0] .
   *[other] , { $pairs } sure hits.
}
v2-marked = { $seat } loses { $kind }, his own choice.
v2-marked-directly = { $seat } loses { $kind }, chosen by { $by }.
v2-lost = Into the reserve of { $seat } from { $hex }: { $units }.
v2-battle-ended-destroyed = { $winner } has won the battle in { $hex }.
v2-battle-ended-retreat = The attack is broken off; { $winner } holds { $hex }.
v2-battle-ended-barrage = The barrage has decided the battle in { $hex }; { $winner } has won.
v2-battle-ended-cancelled = No defender is left in { $hex }; { $winner } holds it without a battle.
v2-conquered = { $winner } conquers the { $town } of { $loser } in { $hex }.
v2-conquered-capital = { $winner } conquers the capital of { $owner } in { $hex } ({ $town }) from { $loser }.
v2-subjugated = { $vassal } is vassal of { $ruler } from now on.
v2-freed = { $vassal } is no longer vassal of { $ruler }.
