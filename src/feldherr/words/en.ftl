### Words every game shares. A game's own are in its folder `text`.

## Answers the kernel knows

done = That is all
yes = Yes
no = No
resign = Resign
forfeit = Lose by the clock
break-off = Break the game off
offer-draw = Offer a draw, or agree to one
decline-draw = Decline the draw, or take the offer back
undo = Take back from answer { $to } on
rolled = Rolled: { $faces }
shuffled = { $count ->
    [one] One piece is shuffled
   *[other] { $count } pieces are shuffled
}
drew = { $count ->
    [one] One is drawn
   *[other] { $count } are drawn
}

## Places

place-part = { $name } ({ $part ->
    [north] north
    [northeast] north-east
    [east] east
    [southeast] south-east
    [south] south
    [southwest] south-west
    [northwest] north-west
    [far-north] far north
    [far-northeast] far north-east
    [far-east] far east
    [far-southeast] far south-east
    [far-south] far south
    [far-southwest] far south-west
    [far-west] far west
    [far-northwest] far north-west
    [edge-north] northern edge
    [edge-northeast] north-eastern edge
    [edge-northwest] north-western edge
   *[west] west
})
place-beside = { $name } { $compass ->
    [north] North
    [north-east] North-East
    [east] East
    [south-east] South-East
    [south] South
    [south-west] South-West
    [west] West
   *[north-west] North-West
}

## How a game ends

resigned = { $side } resigns.
manner-resigned = by resignation
manner-clock = on time
manner-agreed = by agreement
manner-broken-off = broken off
manner-stopped = after the last round
manner-decisive = decisively
manner-marginal = marginally

## What boards print

symbol-infantry = infantry
symbol-cavalry = cavalry
symbol-artillery = artillery
symbol-obstacle = obstacle
width-narrow = narrow
width-wide = wide
road-main = main road
road-local = local road
terrain-hill = hill
terrain-river = water
terrain-plain = plain
terrain-village = village
terrain-wood = wood
track-time = Time
track-morale = Morale
mark-acted = has acted
mark-unready = unready
mark-announced = will fire
mark-open = open
mark-known = seen
symbol-leader = leader
mark-attack = attack { $number }
mark-battery = battery
mark-capital = capital
mark-cargo = aboard
mark-damage = damage { $number }
mark-experience = experience { $number }
mark-gave = detached one
mark-hero = hero
mark-hit = hit
mark-inside = in the fort
mark-moved = has moved
mark-storming = storming
mark-target = target of attack { $number }
mark-used = used
mark-veteran = veteran
marker-battle = battle
marker-flag = flag
marker-mine = mine
box-allied-reinforcements = reinforcements of the Allies
box-french-reinforcements = reinforcements of France
marker-disc = { $count ->
    [one] 1 disc
   *[other] { $count } discs
}
marker-round = round marker

## The game at the terminal

cli-chance = Chance
cli-seat-person = { $seat }: you
cli-seat-bot = { $seat }: { $bot } (the computer)
cli-welcome = Type the number of an option, or ? for everything else you can do.
cli-thinking = { $seat } is thinking …
cli-curtain = { $seat } to decide. Nobody else looks at the screen? Press Enter.
cli-only = There is no other choice: press Enter.
cli-choose = Type a number from 1 to { NUMBER($count, useGrouping: 0) }, or ? for help.
cli-no-option = There is no option { $number }; there are 1 to { NUMBER($count, useGrouping: 0) }.
cli-unknown = “{ $line }” is no command and no answer here. ? shows what you can type.
cli-not-open = “{ $line }” is not open to you now.
cli-refused = This was not taken: { $reason }
cli-no-undo = Nothing can be taken back: something was shown or drawn, or another side has answered since.
cli-why-what = Why not what? Name an area (w 22), an approach (w 22>23), a piece (w p7) or a place by its name.
cli-why-open = { $count ->
    [one] This can be chosen now: option { $numbers }.
   *[other] This can be chosen now: options { $numbers }.
}
cli-why-nothing = Nothing that is asked now, or could come next, concerns { $thing }.
cli-why-more = { $count ->
    [one] and one more
   *[other] and { $count } more
}
cli-unknown-thing = Nothing here is called “{ $thing }”. Areas are named by number or name, approaches like 22>23, pieces like p7.
cli-no-rule = There is no rule { $rule }.
cli-no-map = This game has no map.
cli-log-empty = Nothing has happened yet.
cli-saved = Saved: { $file }
cli-not-saved = { $file } cannot be written: { $reason }.
cli-resign-sure = Really resign? (yes/no)
cli-draw-offered = { $seat } offers a draw: “draw” agrees, “decline” declines.
cli-draw-already = You have offered a draw already.
cli-draw-declined = The draw is declined.
cli-draw-waits = The draw is offered; the others answer when they are asked next.
cli-draw-none = No draw is offered.
cli-draw-off = The offer is off the table.
cli-kept = The game is kept in { $file }; go on with: feldherr play --load { $file }
cli-over = The game is over.
cli-won = { $count ->
    [one] { $winners } wins { $manner }.
   *[other] { $winners } win { $manner }.
}
cli-won-plain = { $count ->
    [one] { $winners } wins.
   *[other] { $winners } win.
}
cli-drawn-plain = A draw.
cli-drawn = A draw { $manner }.
cli-lost-plain = Lost.
cli-lost = Lost: { $victor } wins { $manner }.
cli-record = The whole game is in { $file }: feldherr replay shows it again, feldherr verify proves its draws.
cli-capacity = { $count ->
    [one] room for one piece
   *[other] room for { $count } pieces
}
cli-reserve = In reserve
cli-hand = Hand
cli-aboard = aboard { $piece }
cli-approaches = towards: width · roads · symbols here | beyond

cli-help-number = take this option
cli-help-letter = take what the game proposes
cli-help-enter = take the only option there is
cli-help-again = show the question again
cli-help-undo = take back your last answer
cli-help-why = why not? THING: an area 22, an approach 22>23, a piece p7, a name, or an answer
cli-help-board = show the board
cli-help-area = show one area with its approaches and neighbours
cli-help-map = show the map
cli-help-log = show what has happened, the last N lines
cli-help-rule = read a rule; without a number, the one you are asked under
cli-help-interject = what you may say without being asked; with a number, say it
cli-help-save = save a copy (every answer is kept anyway)
cli-help-draw = offer a draw, or agree to one
cli-help-decline = decline a draw, or take your offer back
cli-help-resign = give the game up
cli-help-quit = leave; the game is kept
cli-help-help = this list

## Reading rules and records

cli-rule-not = Not in the program: { $reason }
cli-answer = Answer { NUMBER($number, useGrouping: 0) } of { NUMBER($count, useGrouping: 0) }
cli-replay-help = Enter: next · p: previous · a number: go there · b: board · n: notation · q: quit
cli-replay-start = The beginning
cli-replay-end = That was the last answer.
cli-running = The game is not over.

## The analysis

cli-analysis-open = With everything open
cli-analysis-seat = From what { $seat } could know
cli-analysis-end = End
cli-analysis-turning = The decisions that changed the chances most
cli-analysis-none = No single decision changed the chances by more than five points in a hundred.
cli-analysis-then = Then: { $line }
cli-analysis-resigned = Given up, not beaten: until then the chances stood at { $chance } %.
cli-analysis-change = { $seat }: { $before } % → { $after } %
cli-analysis-same = The bot would have done the same.
cli-analysis-same-worse = The bot would have done the same: not the choice was to blame, but where the opponent or chance had led.
cli-analysis-instead = The bot would have chosen: { $what } ({ $chance } %)

## The coach

coach-even = Other answers come to nearly the same here.
coach-later = What it gains shows only later.
coach-safe = Nothing that counts speaks against it.
coach-risk = Against it: { $what }
coach-only = There is no other answer.
coach-only-risk = So there is nothing to decide.
coach-end-up = It makes it likelier that you win.
coach-end-down = It makes it likelier that you lose.
coach-standing-up = You stand better afterwards.
coach-standing-down = You stand worse afterwards.

## A battle at the terminal
cli-battle-nobody = nobody
cli-battle-hits = { $count ->
    [0] no hit
    [one] one hit
   *[other] { $count } hits
}
cli-battle-losses = Losses, { $side }:
cli-battle-morale = morale { $points }

## Numbers
tenths = { $whole }.{ $tenth }
