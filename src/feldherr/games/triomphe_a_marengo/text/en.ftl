### Triomphe à Marengo

tm-title = Triomphe à Marengo
tm-austria = Austria
tm-france = France
tm-heading = 14 June 1800 · round { $round } · { NUMBER($hour, useGrouping: 0) } h

## Things

tm-area = area { NUMBER($number, useGrouping: 0) }
tm-area-named = { $name }
tm-area-by = { $area } ({ $tag })
tm-reserve = { $area }
tm-approach = the approach of { $area } towards { $towards }
tm-twin-approach = the approach of { $area } towards { $towards } ({ $tag })
tm-box = the box { $name }
tm-piece = { $face } (no. { $number })
tm-infantry-1 = infantry 1
tm-infantry-2 = infantry 2
tm-infantry-3 = infantry 3
tm-cavalry-1 = cavalry 1
tm-cavalry-2 = cavalry 2
tm-artillery-1 = artillery 1
tm-destroyed = destroyed
tm-main-road = main road
tm-local-road = local road
tm-from-to = from { $origin } to { $to }
tm-from-against = from { $origin } against { $to }
tm-faces = { $count } × { $face }
tm-list = { $first }, { $rest }
tm-none = nothing certain
tm-among = Among these { $count } pieces: { $faces }

## The panel

tm-row-morale = Morale
tm-row-pool = Discs in the pool
tm-row-commands = Commands
tm-row-beyond = Beyond the objective line

## Questions

tm-ask-action-or-end = { $side } to act, { $commands ->
    [0] no command left
    [one] one command left
   *[other] { $commands } commands left
}: choose pieces, or end the actions.
tm-ask-what-to-do = What shall the pieces in { $spot } do?
tm-ask-pieces-to-move = Which pieces move to { $area }? { $chosen ->
    [0] One to three.
   *[other] { $chosen } named.
}
tm-ask-pieces-to-withdraw = Which pieces go back from { $spot } to reserve? { $chosen ->
    [0] One to three.
   *[other] { $chosen } named.
}
tm-ask-pieces-to-block = Which pieces block { $front }? { $chosen ->
    [0] One to three; a full block is free.
   *[other] { $chosen } named.
}
tm-ask-pieces-to-attack = Which pieces attack { $area }? { $chosen ->
    [0] One to three.
   *[other] { $chosen } named.
}
tm-ask-pieces-to-rally = Which piece is rallied? { $chosen ->
    [0] All pieces of its area must be rallied this turn.
   *[other] { $chosen } named.
}
tm-ask-road-piece = Which piece in { $spot } takes the road?
tm-ask-road-step = Road move of { $piece }, step { $step } of 3: cross, wait or halt.
tm-ask-road-continuation = Does { $piece } continue into an approach?
tm-ask-pontoon-piece = Which piece crosses the pontoon bridge?
tm-ask-responders = You are attacked over { $front }. Which pieces in reserve do you push into it? { $chosen ->
    [0] You may push none.
   *[other] { $chosen } named.
}
tm-ask-push-or-not = The attack was stopped. Shall all attackers go into { $front }?
tm-ask-infantry-to-show = The attack crossed a cavalry obstacle: which infantry do you show?
tm-ask-continuations = Cavalry may continue into an approach that faces the enemy. { $chosen ->
    [0] Each position beyond the first costs a command.
   *[other] { $chosen } named.
}
tm-ask-piece-to-hit = The enemy bombards you: which piece takes the loss?
tm-ask-defence-line = Assault against { $front }! Whom do you put into your front line? { $chosen ->
    [0] You may put none.
   *[other] { $chosen } named.
}
tm-ask-pieces-to-assault = Which pieces assault { $area }? { $chosen ->
    [0] One to three.
   *[other] { $chosen } named.
}
tm-ask-assault-line = Which of the attackers form your front line? { $chosen ->
    [0] At least one.
   *[other] { $chosen } named.
}
tm-ask-defensive-fire = Does artillery behind your front line fire?
tm-ask-counterattack = Do pieces behind your front line counterattack? { $chosen ->
    [0] You may decline.
   *[other] { $chosen } named.
}
tm-ask-piece-to-lose = Which piece takes the next loss?
tm-ask-piece-to-bear = Which piece takes the loss?
tm-ask-retreat-over = { $area } is lost: which piece retreats where?
tm-ask-disc-to-move = The enemy is { $missing ->
    [one] one disc
   *[other] { $missing } discs
} short: do you move a committed one to { $area }?
tm-ask-disc-to-remove = Which committed disc of the enemy is lost?
tm-ask-disc-to-recover = Do you take one committed disc back into the pool?

## Answers

tm-do-act = { $spot } ({ $count ->
    [one] one piece
   *[other] { $count } pieces
})
tm-do-rally = Rally
tm-do-endactions = End the actions
tm-do-endactions-warn = { $commands ->
    [0] { "" }
    [one] One command is not spent. End the actions all the same?
   *[other] { $commands } commands are not spent. End the actions all the same?
}
tm-do-go = Move to { $area }
tm-do-withdraw = Back to reserve
tm-do-block = Block { $front }
tm-do-attack = Maneuver attack on { $area }
tm-do-assault = Assault on { $area }
tm-do-take-road = Road move
tm-do-enter-by-road = Enter by road
tm-do-pontoon = Cross the pontoon bridge
tm-do-announce = Announce a bombardment of { $area }
tm-do-execute = Execute the bombardment of { $area }
tm-do-cancel = Cancel the bombardment of { $area }
tm-do-cross = To { $area } ({ $road })
tm-do-road-attack = Attack { $area } by road ({ $road })
tm-do-enter = Enter { $area }
tm-do-wait = Wait this step
tm-do-halt = Halt
tm-do-continue = { $piece } continues into { $front }
tm-do-retreat = { $piece } to { $area }
tm-do-disc = Disc in { $area }
tm-do-mix = Mix the pieces in { $spot }
tm-do-call-off = Call off the bombardment
tm-do-done = That is all
tm-do-yes = Yes, all of them
tm-do-no = No, none
tm-do-resign = Resign
tm-done-responders = Push no more
tm-done-defence-line = The front line stands
tm-done-no-fire = Do not fire
tm-done-counterattack = No further counterattack
tm-done-continuations = Nobody else continues
tm-done-halt-here = Stay in reserve
tm-done-no-disc = Move no disc
tm-done-no-recovery = Take none back
tm-suggest-road = { $piece } by main road to { $area }, free
tm-suggest-road-local = { $piece } by road to { $area }, 1 command

## What happened

tm-set-up = The armies are set up.
tm-turn-began = { NUMBER($hour, useGrouping: 0) } h: { $side }’s turn.
tm-discs-received = { $side } receives { $count ->
    [one] one morale disc
   *[other] { $count } morale discs
}.
tm-pushed-back = { $side } falls back from an approach to the reserve of { $area } ({ $count ->
    [one] one piece
   *[other] { $count } pieces
}).
tm-marched-standard = { $side } moves { $count ->
    [one] one piece
   *[other] { $count } pieces
} { $ways }.
tm-marched-defensive = { $side } blocks with { $count ->
    [one] one piece
   *[other] { $count } pieces
}, { $ways }.
tm-marched-road = { $side } marches by road { $ways }.
tm-marched-entered = { $side } enters by road { $ways }.
tm-marched-pontoon = { $side } crosses the pontoon bridge { $ways }.
tm-marched-push = { $side } pushes { $count ->
    [one] one stopped piece
   *[other] { $count } stopped pieces
} { $ways }.
tm-marched-advance = { $side } moves in with { $count ->
    [one] one piece
   *[other] { $count } pieces
}, { $ways }.
tm-rallied = France rallies { $count ->
    [one] one piece
   *[other] { $count } pieces
}.
tm-disordered = In { $area } { $count ->
    [one] one ready piece meets unready ones: all are unready.
   *[other] { $count } ready pieces meet unready ones: all are unready.
}
tm-attack-declared = { $side } attacks with { $count ->
    [one] one piece
   *[other] { $count } pieces
} { $ways }.
tm-road-attack-declared = { $side } attacks by road { $ways }.
tm-responded = { $side } pushes { $count ->
    [one] one piece
   *[other] { $count } pieces
} into { $front }.
tm-attack-stopped = The attack of { $side } on { $area } is stopped.
tm-attack-succeeded = { $side } takes { $area }.
tm-continued = A cavalry of { $side } continues into { $front }.
tm-shown = { $side } turns up { $face }.
tm-shown-briefly = { $side } shows { $face }.
tm-loss-taken = { $side }: { $before } becomes { $after }.
tm-loss-destroyed = { $side }: { $before } is destroyed.
tm-announced = { $side } announces a bombardment of { $area }.
tm-cancelled = The bombardment of { $side } is off.
tm-executed = { $side } bombards { $area }.
tm-executed-in-vain = { $side } bombards { $area }, where nobody is left.
tm-assault-announced = { $side } announces an assault { $ways }.
tm-line-formed = { $side } { $count ->
    [0] leaves its front line empty
    [one] puts one piece into its front line
   *[other] puts { $count } pieces into its front line
}.
tm-attackers-named = { $side } attacks with { $count ->
    [one] one piece
   *[other] { $count } pieces
}.
tm-fired = The artillery of { $side } fires on the attackers.
tm-counterattacked = { $side } counterattacks with { $count ->
    [one] one piece
   *[other] { $count } pieces
}.
tm-counted = Front line { $strength }, terrain -{ $penalty }, defenders -{ $line }, counterattack -{ $counter }: result { $result }.
tm-losses-due = Losses: attacker { $attacker } ({ $line } front line, { $cavalry } cavalry, { $crushing } crushing defeat), defender { $defender }.
tm-assault-ended = { $winner } wins the assault on { $area }.
tm-retreat-began = { $side } must give up { $area } ({ $count ->
    [one] one piece
   *[other] { $count } pieces
}).
tm-retreated = { $side } retreats from { $origin } to { $to }.
tm-trapped = { $side }: { $face } finds no way out and is destroyed.
tm-discs-placed = { $side } commits { $count ->
    [one] one disc
   *[other] { $count } discs
} to { $area }.
tm-disc-moved = A disc of { $side } is moved from { $origin } to { $to }.
tm-discs-lost = { $side } loses { $count ->
    [one] one disc
   *[other] { $count } discs
}; morale { $left }.
tm-discs-lost-in = { $side } loses { $count ->
    [one] one disc
   *[other] { $count } discs
} in { $area }; morale { $left }.
tm-discs-returned = { $side } takes { $count ->
    [one] one disc
   *[other] { $count } discs
} back from { $area }.
tm-mixed = { $side } mixes its pieces: { $spot }{ $more ->
    [0] .
    [one] {""} and one more position.
   *[other] {""} and { $more } more positions.
}
tm-actions-ended = { $side } ends its actions.
tm-ended-decisive = { $winner } wins decisively: the enemy army is demoralised.
tm-ended-marginal = Night falls with { $beyond ->
    [one] one Austrian piece
   *[other] { $beyond } Austrian pieces
} beyond the objective line: { $winner } wins marginally.
tm-ended-resigned = The enemy resigns: { $winner } wins.

## In the lobby

triomphe-a-marengo-line = 14 June 1800. Austria breaks out of Alessandria; France gives ground until help comes. Hidden blocks and morale decide, no dice.
triomphe-a-marengo-length = two to three hours
triomphe-a-marengo-option-mixing = Blocks are mixed
triomphe-a-marengo-option-mixing-true = by themselves, whenever the rules allow it
triomphe-a-marengo-option-mixing-false = only when a player says so
