### Triomphe à Marengo

triomphe-a-marengo-title = Triomphe à Marengo
tm-austria = Austria
tm-france = France
tm-legend-penalty-infantry = Attack penalty for infantry: an assault against this side with infantry in front counts one point less for each sign
tm-legend-penalty-cavalry = The same for cavalry in front
tm-legend-penalty-artillery = Artillery opposite cannot fire at this side
tm-legend-penalty-obstacle = Cavalry obstacle: against this side no cavalry stands in front, and an attack without assault needs infantry
tm-legend-approach = Approach; a long bar is wide: two pieces block it, a short one is blocked by one
tm-legend-arrow = East-west arrow: it steers retreats only
tm-legend-room = Room: so many pieces of one side fit into the area
tm-legend-objective = Objective line: what Austria has beyond it counts at the end
tm-legend-main-road = Main road
tm-legend-local-road = Local road
tm-legend-unready = Not ready yet: it may neither attack nor leave its area
tm-legend-acted = Has acted in this round
tm-legend-open = Lies open: both sides see its face
tm-legend-known = Seen before and not mixed since
tm-legend-announced = Has announced that it will fire
tm-legend-disc = Committed morale disc: it is lost if the enemy takes the area and keeps it
tm-legend-round = Hour of the day
tm-heading = 14 June 1800 · round { $round } · { NUMBER($hour, useGrouping: 0) } h

## Things

tm-area-named = { $name }
tm-area-by = { $area } ({ $tag ->
    [N] northern crossing
   *[S] southern crossing
})
tm-reserve = { $area }
tm-approach = the approach of { $area } towards { $towards }
tm-twin-approach = the approach of { $area } towards { $towards } ({ $tag ->
    [N] north
   *[S] south
})
tm-box = the box { $name }
tm-title-approach = Approach of { $area } towards { $towards }
tm-title-twin-approach = Approach of { $area } towards { $towards } ({ $tag ->
    [N] north
   *[S] south
})
tm-title-box = Box { $name }
tm-at-area = {" "}in { $area }
tm-at-approach = {" "}in { $front }
tm-at-box = {" "}in the box { $name }
tm-at-nowhere = {""}
tm-piece = { $face }
tm-piece-nth = { $face } ({ $place } of { $count })
tm-infantry-1 = infantry 1
tm-infantry-2 = infantry 2
tm-infantry-3 = infantry 3
tm-cavalry-1 = cavalry 1
tm-cavalry-2 = cavalry 2
tm-artillery-1 = artillery 1
tm-block-infantry-1 = Infantry 1
tm-block-infantry-2 = Infantry 2
tm-block-infantry-3 = Infantry 3
tm-block-cavalry-1 = Cavalry 1
tm-block-cavalry-2 = Cavalry 2
tm-block-artillery-1 = Artillery 1
tm-destroyed = destroyed
tm-price = { $commands ->
    [0] free
    [one] 1 command
   *[other] { $commands } commands
}
tm-road-only = {""}
tm-road-on = {" "}towards { $areas }
tm-road-ends = {" "}that ends there
tm-road-nth = {" "}({ $place ->
    [1] first
    [2] second
   *[other] third
})
tm-faces = { $count } × { $face }
tm-list = { $first }, { $rest }
tm-none = nothing certain
tm-among = { $count ->
    [one] This piece: { $faces }
   *[other] Among { $count } pieces that cannot be told apart: { $faces }
}

## The panel

tm-row-morale = Morale
tm-row-pool = Discs in the pool
tm-row-commands = Commands left
tm-row-beyond = Beyond the objective line

## Questions

tm-ask-action-or-end = { $side } to act, { $commands ->
    [0] no command left
    [one] one command left
   *[other] { $commands } commands left
}: { $open ->
    [yes] choose pieces, or end the actions.
   *[no] nothing more can be done.
}
tm-ask-what-to-do = What shall the pieces{ $where } do?
tm-ask-pieces-to-move = Which pieces move to { $area }, for 1 command? { $chosen ->
    [0] { $most ->
        [one] One.
       *[other] One to { $most }.
    }
   *[other] { $chosen } named, { $most } at most.
}
tm-ask-pieces-to-withdraw = Which pieces{ $where } go back to reserve, for 1 command? { $chosen ->
    [0] { $most ->
        [one] One.
       *[other] One to { $most }.
    }
   *[other] { $chosen } named, { $most } at most.
}
tm-ask-pieces-to-block = Which pieces block { $front }? { $chosen ->
    [0] { $most ->
        [one] One.
       *[other] One to { $most }.
    }
   *[other] { $chosen } named, { $most } at most.
} { $free ->
    [0] It costs 1 command.
    [one] One piece is free, more cost 1 command.
   *[other] Up to { $free } pieces are free, more cost 1 command.
}
tm-ask-pieces-to-attack = Which pieces attack { $area }, for 1 command? { $chosen ->
    [0] { $most ->
        [one] One.
       *[other] One to { $most }.
    }
   *[other] { $chosen } named, { $most } at most.
}
tm-ask-pieces-to-rally = Which pieces are rallied, for 1 command? { $chosen ->
    [0] { $most ->
        [one] One.
       *[other] One or { $most }.
    } All pieces of their area must be rallied this turn.
   *[other] { $chosen } named, { $most } at most.
}
tm-ask-road-piece = Which piece{ $where } takes the road?
tm-ask-road-step = Road move of { $piece }, step { $step } of 3: cross, wait or halt. { $paid ->
    [yes] The command for local roads is spent.
   *[no] Main roads are free, a local road costs 1 command.
}
tm-ask-road-continuation = { $rides ->
    [yes] Does { $piece } continue into an approach?
   *[no] Only cavalry could continue into an approach: { $piece } stays in reserve.
}
tm-ask-pontoon-piece = Which piece crosses the pontoon bridge?
tm-ask-responders = { $attackers ->
    [one] One piece attacks
   *[other] { $attackers } pieces attack
} you { $way ->
    [road] by road
   *[reserve] from reserve
} over { $front }. { $end ->
    [stopped] The attack is stopped as it stands.
    [hopeless] The attack cannot be stopped.
   *[open] { $needed ->
        [one] One piece pushed into it stops the attack
       *[other] { $needed } pieces pushed into it stop the attack
    }; then you commit { $discs ->
        [one] one disc.
       *[other] { $discs } discs.
    }
} Which pieces of the reserve do you push, { $most ->
    [one] one at most
   *[other] { $most } at most
}? { $chosen ->
    [0] You may push none.
   *[other] { $chosen } named.
}
tm-ask-push-or-not = The attack was stopped. Shall all attackers go into { $front }?
tm-ask-infantry-to-show = The attack crossed a cavalry obstacle: which infantry do you show?
tm-ask-continuations = { $riders ->
    [0] { $chosen ->
        [0] No cavalry is left that could continue.
       *[other] Nobody else can continue: { $chosen } named.
    }
   *[other] Cavalry may continue into an approach that faces the enemy; each position beyond the first costs a command.{ $chosen ->
        [0] {""}
       *[other] {" "}{ $chosen } named.
    }
}
tm-ask-piece-to-hit = The enemy bombards you: which piece takes the loss?
tm-ask-defence-line = Assault against { $front }! Whom do you put into your front line? { $most ->
    [one] One piece at most.
   *[other] { $most } at most, of one type.
} { $chosen ->
    [0] You may put none.
   *[other] { $chosen } named.
}
tm-ask-pieces-to-assault = Which pieces assault { $area }? { $chosen ->
    [0] { $most ->
        [one] One.
       *[other] One to { $most }.
    }
   *[other] { $chosen } named, { $most } at most.
}
tm-ask-assault-line = Which of the attackers form your front line? { $most ->
    [one] One, of strength 2 or more.
   *[other] One or { $most } of one type, of strength 2 or more.
}{ $chosen ->
    [0] {""}
   *[other] {" "}{ $chosen } named.
}
tm-ask-defensive-fire = Does artillery behind your front line fire? A piece of the attacking front line takes a loss.
tm-ask-counterattack = Do pieces behind your front line counterattack? { $most ->
    [one] One at most, of strength 2 or more.
   *[other] { $most } at most, of one type and of strength 2 or more.
} { $chosen ->
    [0] You may decline.
   *[other] { $chosen } named.
}
tm-ask-loss = { $occasion ->
    [fire] Artillery fires on your front line:
    [counterattack] Your counterattack costs losses:
    [front] Losses in your front line:
    [behind] Losses behind your front line:
    [approach] The retreat costs losses in a blocked approach:
   *[reserve] The retreat costs losses of the infantry in reserve:
} { $due ->
    [one] which piece takes the loss?
   *[other] which piece takes the next of { $due } losses?
}
tm-ask-retreat-over = { $area } is lost: which piece retreats where? { $left ->
    [one] One piece is left.
   *[other] { $left } pieces are left.
}
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
tm-do-rally = Rally · 1 command
tm-do-endactions = End the actions
tm-do-endactions-warn = { $commands ->
    [0] Something could still be done without a command. End the actions all the same?
    [one] One command is not spent. End the actions all the same?
   *[other] { $commands } commands are not spent. End the actions all the same?
}
tm-do-go = Move to { $area } · 1 command
tm-do-withdraw = Go back to the reserve of { $area } · 1 command
tm-do-block = Block { $front } · { $free ->
    [0] 1 command
    [one] one piece free
   *[other] up to { $free } pieces free
}
tm-do-attack = Attack { $area } by maneuver · 1 command
tm-do-assault = Assault { $area } · 1 command
tm-do-take-road = Take the road · free by main road
tm-do-enter-by-road = Enter by road · free by main road
tm-do-pontoon = Cross the pontoon bridge · free
tm-do-announce = Announce a bombardment of { $area } · free
tm-do-execute = Execute the bombardment of { $area } · free
tm-do-cancel = Cancel the bombardment of { $area }
tm-do-cross = Go to { $area } { $road ->
    [main] by main road{ $on } · free
    [paid] by local road{ $on } · already paid
   *[local] by local road{ $on } · 1 command
}
tm-do-road-attack = Attack { $area } { $road ->
    [main] by main road{ $on } · free
    [paid] by local road{ $on } · already paid
   *[local] by local road{ $on } · 1 command
}
tm-do-enter = Enter { $area } · free
tm-do-wait = Wait this step
tm-do-halt = Halt
tm-do-continue = { $piece } continues into { $front } · { $price }
tm-do-name-at = { $piece }{ $where }
tm-do-retreat = { $piece } to { $area }
tm-do-disc = Disc in { $area }
tm-do-mix = Mix the pieces{ $where }
tm-do-call-off = Call off the bombardment
tm-do-done = That is all
tm-do-yes = Yes, all of them
tm-do-no = No, none
tm-do-resign = Resign
tm-done-move = Move { $count ->
    [one] one piece
   *[other] { $count } pieces
}
tm-done-withdraw = Take { $count ->
    [one] one piece
   *[other] { $count } pieces
} back
tm-done-block = Block with { $count ->
    [one] one piece
   *[other] { $count } pieces
} · { $price }
tm-done-attack = Attack with { $count ->
    [one] one piece
   *[other] { $count } pieces
}
tm-done-assault = Storm with { $count ->
    [one] one piece
   *[other] { $count } pieces
}
tm-done-line = Front line of { $count ->
    [one] one piece
   *[other] { $count } pieces
}
tm-done-rally = Rally { $count ->
    [one] one piece
   *[other] { $count } pieces
}
tm-done-responders = Push { $count ->
    [one] one piece
   *[other] { $count } pieces
}
tm-done-counterattack = Counterattack with { $count ->
    [one] one piece
   *[other] { $count } pieces
}
tm-done-continuations = { $count ->
    [0] Nobody continues
    [one] One piece continues · { $price }
   *[other] { $count } pieces continue · { $price }
}
tm-none-responders = Push nobody
tm-none-line = Leave the front line empty
tm-none-fire = Do not fire
tm-none-counterattack = No counterattack
tm-none-road-continuation = Stay in reserve
tm-none-disc = Move no disc
tm-none-recovery = Take none back
tm-suggest-road = { $piece } by main road to { $area } and halt · free
tm-suggest-road-local = { $piece } by road to { $area } and halt · 1 command
tm-suggest-all = { $count ->
    [one] The piece
    [2] Both pieces
   *[other] All { $count } pieces
}
tm-suggest-retreat = All to { $area }
tm-suggest-losses = All losses as anyone would take them

## What happened

tm-set-up = The armies are set up.
tm-turn-began = { NUMBER($hour, useGrouping: 0) } h: { $side }’s turn.
tm-discs-received = { $side } receives { $count ->
    [one] one morale disc
   *[other] { $count } morale discs
}.
tm-pushed-back = { $side } takes { $count ->
    [one] one piece
   *[other] { $count } pieces
} back from an approach to the reserve of { $area }.
tm-marched-standard = { $side } moves { $count ->
    [one] one piece
   *[other] { $count } pieces
} from { $origin } to { $to }.
tm-marched-withdraw = { $side } takes { $count ->
    [one] one piece
   *[other] { $count } pieces
} back to reserve from { $front }.
tm-marched-block = { $side } blocks { $front } with { $count ->
    [one] one piece
   *[other] { $count } pieces
}.
tm-marched-road = { $side } marches by road from { $origin } to { $to }.
tm-marched-entered = { $side } enters { $to } by road from { $origin }.
tm-marched-pontoon = { $side } crosses the pontoon bridge to { $to }.
tm-marched-push = { $side } pushes { $count ->
    [one] one stopped piece
   *[other] { $count } stopped pieces
} into { $front }.
tm-marched-in = { $side } moves { $count ->
    [one] one piece
   *[other] { $count } pieces
} into { $to }.
tm-rallied = France rallies { $count ->
    [one] one piece
   *[other] { $count } pieces
}{ $where }.
tm-disordered = { $area }: { $count ->
    [one] a ready piece meets unready ones, and all are unready.
   *[other] { $count } ready pieces meet unready ones, and all are unready.
}
tm-attack-declared = { $side } attacks with { $count ->
    [one] one piece
   *[other] { $count } pieces
} from { $origin } against { $to }.
tm-road-attack-declared = { $side } attacks by road from { $origin } against { $to }.
tm-responded = { $side } pushes { $count ->
    [one] one piece
   *[other] { $count } pieces
} into { $front }.
tm-attack-stopped = The attack of { $side } on { $area } is stopped.
tm-attack-succeeded = { $side } takes { $area }.
tm-continued = A cavalry of { $side } continues into { $front }.
tm-shown = { $side } turns up { $face }{ $where }.
tm-shown-briefly = { $side } shows { $face }{ $where }.
tm-loss-taken = { $side }{ $where }: { $before } becomes { $after }.
tm-loss-destroyed = { $side }{ $where }: { $before } is destroyed.
tm-announced = { $side } announces a bombardment of { $area }.
tm-cancelled = The bombardment of { $side }{ $where } is off.
tm-executed = { $side } bombards { $area }.
tm-executed-in-vain = { $side } bombards { $area }, where nobody is left.
tm-assault-announced = { $side } announces an assault from { $origin } against { $to }.
tm-line-formed = { $side } { $count ->
    [0] leaves its front line empty
    [one] puts one piece into its front line
   *[other] puts { $count } pieces into its front line
}.
tm-attackers-named = { $side } assaults with { $count ->
    [one] one piece
   *[other] { $count } pieces
}.
tm-fired = The artillery of { $side } fires on the attackers.
tm-counterattacked = { $side } counterattacks with { $count ->
    [one] one piece
   *[other] { $count } pieces
}.
tm-counted = Front line { $strength }{ $penalty ->
    [0] {""}
   *[other] , terrain −{ $penalty }
}{ $line ->
    [0] {""}
   *[other] , defenders −{ $line }
}{ $counter ->
    [0] {""}
   *[other] , counterattack −{ $counter }
}: result { $result }.
tm-losses-due = Losses: attacker { $attacker } (front line { $line }{ $cavalry ->
    [0] {""}
   *[other] , cavalry { $cavalry }
}{ $crushing ->
    [0] {""}
   *[other] , crushing defeat { $crushing }
}), defender { $defender }.
tm-assault-ended = { $winner } wins the assault on { $area }.
tm-retreat-began = { $side } must give up { $area } with { $count ->
    [one] one piece
   *[other] { $count } pieces
}.
tm-retreated = { $side } retreats from { $origin } to { $to }.
tm-trapped = { $side }{ $where }: { $face } finds no way out and is destroyed.
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
tm-mixed = { $side } mixes its pieces{ $where }{ $more ->
    [0] .
    [one] {" "}and in one more position.
   *[other] {" "}and in { $more } more positions.
}
tm-actions-ended = { $side } ends its actions.
tm-ended-decisive = { $winner } wins decisively: the enemy army is demoralised.
tm-ended-marginal = Night falls with { $beyond ->
    [0] no Austrian piece
    [one] one Austrian piece
   *[other] { $beyond } Austrian pieces
} beyond the objective line: { $winner } wins marginally.
tm-ended-resigned = { $loser } resigns: { $winner } wins.

## In the lobby

triomphe-a-marengo-line = 14 June 1800. Austria breaks out of Alessandria; France gives ground until help comes. Hidden pieces and morale decide, no dice.
triomphe-a-marengo-length = two to three hours
triomphe-a-marengo-hidden = hidden pieces
triomphe-a-marengo-option-mixing = Pieces are mixed
triomphe-a-marengo-option-mixing-true = by themselves, whenever the rules allow it
triomphe-a-marengo-option-mixing-false = only when a player says so

## An attack to watch

tm-battle-attack = Maneuver attack on { $area }
tm-battle-assault = Assault on { $area }
tm-battle-bombardment = Bombardment of { $area }
tm-step-attack-1 = 1 Declaration
tm-step-attack-2 = 2 Response
tm-step-attack-3 = 3 Comparison
tm-step-attack-4 = 4 Conclusion
tm-step-assault-1 = 1 Announcement
tm-step-assault-2 = 2 Defending pieces
tm-step-assault-3 = 3 Attacking pieces
tm-step-assault-4 = 4 Defensive artillery fire
tm-step-assault-5 = 5 Counterattack
tm-step-assault-6 = 6 Result
tm-step-assault-7 = 7 Losses due
tm-step-assault-8 = 8 Losses taken
tm-step-assault-9 = 9 Conclusion
tm-row-attackers = Attacking pieces
tm-row-blockers = Blocking pieces
tm-row-full = Needed to block fully
tm-row-strength = Attacking front line
tm-row-penalty = Terrain penalty
tm-row-line = Defending front line
tm-row-counter = Counterattack
tm-row-result = Result
tm-row-line-size = Pieces in the defending front line
tm-row-cavalry = Counterattacking cavalry
tm-row-crushing = Crushing defeat
tm-row-attacker-losses = Losses of the attacker
tm-row-defender-losses = Losses of the defender

## Prospects

tm-odds-assault = Result from { $least } to { $greatest }, depending on what stands there; against the best defence won in { $win } of 100 possible line-ups.
tm-odds-succeeds = It succeeds: nobody can stop it.
tm-odds-stopped = It is stopped: the approach is blocked.
tm-odds-depends = It succeeds unless the defender pushes somebody into the approach; { $count ->
    [one] one piece stands
   *[other] { $count } pieces stand
} in reserve there.
tm-odds-shot = The defender takes one loss with a piece of his choice and loses one disc.
tm-odds-shot-in-vain = Nobody stands there: the shot hits nobody.

## What it is about

tm-goal = Bring the enemy’s morale to 0. At nightfall three Austrian pieces beyond the objective line decide.
tm-goal-austria = morale { $morale }, beyond the line { $beyond } of { $needed }
tm-goal-france = morale { $morale }
tm-how-morale = An army whose morale falls to 0 has lost at once, decisively, even in the middle of a battle.
tm-how-losses = Morale is the number of discs a side has. Losses in battle cost discs, and so does ground on which one has discs and which the enemy takes.
tm-how-line = If nobody has broken when night falls, Austria wins marginally if three of her pieces or more are beyond the red objective line.
tm-how-held = Otherwise France wins marginally: she must only hold out. There is no draw.
triomphe-a-marengo-orientation = Your pieces show you their faces, the enemy sees their backs. Click a piece that glows, then where it shall go; a turn has three commands. Right-click, or press long, on anything else to learn why not. Until a piece is shown you can take everything back.

## What the coach says of an answer: what it gains, what it risks

tm-coach-troops-up = You keep more of your strength.
tm-coach-troops-down = It is likely to cost you strength.
tm-coach-losses-up = The enemy is likely to lose strength.
tm-coach-losses-down = The enemy keeps more of his strength.
tm-coach-morale-up = You keep more of your morale.
tm-coach-morale-down = It is likely to cost you morale.
tm-coach-dismay-up = The enemy is likely to lose morale.
tm-coach-dismay-down = The enemy keeps more of his morale.
tm-coach-ground-up = Your foremost pieces come nearer to the objective line.
tm-coach-ground-down = Your foremost pieces stay farther from the objective line.
tm-coach-column-up = More of your army comes up behind the foremost pieces.
tm-coach-column-down = Less of your army comes up behind the foremost pieces.
tm-coach-line-up = The foremost Austrians have a longer way to the objective line.
tm-coach-line-down = The foremost Austrians have a shorter way to the objective line.
tm-coach-stream-up = Fewer Austrians come up behind their foremost pieces.
tm-coach-stream-down = More Austrians come up behind their foremost pieces.
tm-coach-ready-up = More of your pieces are ready to fight.
tm-coach-ready-down = Fewer of your pieces are ready to fight.
tm-coach-unready-up = Fewer of the French pieces are ready to fight.
tm-coach-unready-down = More of the French pieces are ready to fight.
tm-coach-danger-up = Your troops stand more safely: the next attack would cost you less.
tm-coach-danger-down = Your troops stand more exposed: the next attack could cost you more.
tm-coach-threat-up = Your next attack would cost the enemy more.
tm-coach-threat-down = Your next attack would cost the enemy less.
