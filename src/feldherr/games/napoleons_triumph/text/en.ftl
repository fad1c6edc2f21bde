### Napoleon's Triumph

napoleons-triumph-title = Napoleon's Triumph
napoleons-triumph-line = 2 December 1805, Austerlitz. Corps of hidden blocks, feints and counter-attacks, no dice.
napoleons-triumph-length = three to five hours
napoleons-triumph-hidden = hidden blocks
nt-allies = Allies
nt-france = France
nt-allies-player = Allies, player { $place }
nt-france-player = France, player { $place }
nt-team = Team { $number }, player { $place }
nt-player = Player { $number }
nt-legend-penalty-infantry = Penalty for infantry that attacks into this locale here
nt-legend-penalty-cavalry = The same for cavalry
nt-legend-penalty-artillery = The same for artillery
nt-legend-penalty-obstacle = Obstacle: no cavalry in front and no counter-attack of cavalry here
nt-legend-approach = Approach; a long bar is wide, a short one narrow
nt-legend-room = Room: so many pieces of one side fit into the locale
nt-legend-main-road = Main road
nt-legend-local-road = Secondary road
nt-legend-star-blue = French key locale
nt-legend-star-green = Allied key locale, green
nt-legend-star-red = Allied key locale, red
nt-legend-star-black = Allied key locale, black
nt-legend-flag-red = Start of an Allied corps
nt-legend-flag-blue = Start of a French corps
nt-legend-plate = Commander; his regiments are lit with him
nt-legend-open = Lies open: both sides see its face
nt-legend-known = Seen before and not mixed since
nt-legend-spent = Has moved in this turn
nt-legend-gave = Has detached a regiment in this turn
nt-legend-battery = The stationary battery, which lies open from the set-up
nt-legend-round = Round
nt-legend-morale = Morale of an army
nt-legend-command = A command that was given in this turn
nt-heading = Round { $round } · { $hour }
nt-hour = { NUMBER($day, useGrouping: 0) } December 1805, { $hour }:00
nt-night = the night of 1 December 1805

## Things

nt-locale = { $name }
nt-reserve = reserve of { $locale }
nt-approach = approach of { $locale } towards { $towards }
nt-off-map = off the map
nt-commander = { $name }
nt-piece = { $face }, { $spot }
nt-piece-of = { $face } ({ $commander })
nt-piece-alike = { $face }, { $spot } ({ $place } of { $count })
nt-piece-of-alike = { $face } ({ $commander }, { $place } of { $count })
nt-led = { $names } ({ $count ->
    [one] one regiment
   *[other] { $count } regiments
})
nt-unknown = hidden regiment
nt-regiments = { $count ->
    [one] one regiment
   *[other] { $count } regiments
}
nt-infantry-1 = infantry 1
nt-infantry-2 = infantry 2
nt-infantry-3 = infantry 3
nt-cavalry-1 = cavalry 1
nt-cavalry-2 = cavalry 2
nt-cavalry-3 = heavy cavalry 3
nt-artillery-1 = artillery 1
nt-guard-3 = guard 3
nt-destroyed = destroyed
nt-main-road = main road
nt-secondary-road = secondary road
nt-from-against = from { $origin } against { $to }
nt-list = { $first }, { $rest }
nt-nothing = nothing
nt-nobody = no commander
nt-faces = { $count } × { $face }
nt-among = { $count ->
    [one] This regiment: { $faces }
   *[other] Among { $count } regiments that cannot be told apart: { $faces }
}
nt-detached-at = Detached, { $spot }
nt-planned = { $commander } ({ $faces })
nt-order-note = Order to { $player }: { $order }
nt-share = { $name } ({ $player })
nt-keys = key locales: Allies { $blue } blue; France { $green } green, { $red } red, { $black } black
nt-yes = yes
nt-no = no
nt-no-more = no more
nt-elite-heavy = heavy cavalry
nt-elite-guard = guard

## Panel

nt-row-morale = Morale
nt-row-corps = Corps commands left
nt-row-independent = Independent commands left
nt-row-committed = Committed
nt-row-guard-attacks = Guard attacks
nt-row-reinforced = Reinforcements brought in
nt-panel-attack = Attack from { $origin } against { $to }
nt-step-1 = 1 Threat
nt-step-2 = 2 Defenders
nt-step-3 = 3 Feint
nt-step-4 = 4 Defending front line
nt-step-5 = 5 Declaration
nt-step-6 = 6 Preliminary result
nt-step-7 = 7 Counter-attack
nt-step-8 = 8 Final result
nt-step-9 = 9 Losses of the attacker
nt-step-10 = 10 Losses of the defender
nt-step-11 = 11 Conclusion
nt-row-strength = Attacking front line
nt-row-blocked = Infantry against a blocked approach
nt-row-penalty = Terrain penalty
nt-row-line = Defending front line
nt-row-counter = Counter-attack
nt-panel-muster = Your corps
nt-row-unassigned = Not yet assigned
nt-panel-sum = The count
nt-row-line-size = Regiments in the defending line
nt-row-below = Points below zero
nt-row-front-size = Regiments in the attacking line
nt-row-above = Points above zero
nt-row-spared = Artillery in the defending line

## Questions

nt-ask-bid-or-pass = { $last ->
    [-1] Bid morale points for the choice of side, or pass.
   *[other] The last bid is { $last }. Bid more or pass.
}
nt-ask-side-to-take = You won the auction: which side do you take?
nt-ask-next-in-rank = { $place ->
    [1] Who is supreme commander?
   *[other] Who is number { $place } in rank?
}
nt-ask-player-for-corps = Which player leads the corps of { $commander }?
nt-ask-organisation-to-adopt = Organise the corps ({ $side }). Start from a suggestion or assign every regiment yourself.
nt-ask-regiment-to-assign = Assign a regiment to a commander; { $left ->
    [one] one is left.
   *[other] { $left } are left.
}
nt-ask-corps-to-change = Move regiments from one corps to another, by click or by drag, or accept the organisation.
nt-ask-regiment-to-release = Which regiment leaves the corps of { $commander }?
nt-ask-corps-to-start = { $chosen ->
    [0] Which corps starts on the map? Two do.
   *[other] Which is the second corps on the map?
}
nt-ask-start-position = Where does the corps of { $commander } start?
nt-ask-regiment-to-detach = Detach a regiment, or finish; { $left ->
    [0] none is left to detach.
    [one] one more is possible.
   *[other] { $left } more are possible.
}
nt-ask-detachment-post = Where does the detached regiment stand?
nt-ask-battery-to-show = Which artillery is the stationary battery?
nt-ask-battery-post = Which approach does the battery block?
nt-ask-recipient = Write an order to a team mate?
nt-ask-order-verb = Attack or defend?
nt-ask-places-to-mention = Which places does the order name? { $chosen ->
    [0] None is needed.
    [one] One is named.
   *[other] { $chosen } are named.
}
nt-ask-command-or-end = { $side } to command: { $corps ->
    [0] no corps command
    [one] one corps command
   *[other] { $corps } corps commands
} and { $regiments ->
    [0] no independent command
    [one] one independent command
   *[other] { $regiments } independent commands
} left.
nt-ask-regiment-to-attach = Which regiment joins the corps of { $commander }?
nt-ask-goals = Where to, from the { $spot }? { $count ->
    [one] One regiment can go.
   *[other] Up to { $count } regiments can go.
}
nt-ask-road-step = Along which road from { $locale }? { $steps ->
    [0] By main road up to 3 locales,
    [one] One locale so far;
   *[other] { $steps } locales so far;
} { $steps ->
    [0] else 2.
   *[other] 3 in all by main road, else 2.
}
nt-ask-regiments-to-leave = Who goes along? { $going ->
    [one] One regiment is chosen.
   *[other] All marked are chosen ({ $going }); click one to leave it behind.
}
nt-ask-regiments-to-leave-limit = Who goes along? { $going ->
    [one] One regiment is chosen
   *[other] { $going } regiments are chosen
}, at most { $most } can go; click one to leave it behind.
nt-ask-regiments-to-leave-alone = Who goes along? Of each corps only one regiment can; click one to leave it behind.
nt-ask-regiments-to-send = Which regiments go? { $chosen } named, at most { $most }.
nt-ask-guard-to-show = Which guard do you show?
nt-ask-defenders-to-name = { $locale } is threatened over the { $front }. Who defends? { $chosen ->
    [0] If you name nobody, you give the locale up.
    [one] One regiment is named.
   *[other] { $chosen } regiments are named.
}
nt-ask-feint-or-fight = The enemy defends { $locale }. Do you attack, or was it a feint?
nt-ask-attack-command-fight = With which command do you attack { $locale }?
nt-ask-attack-command-feint = With which command was the feint against { $locale } made?
nt-ask-attack-command-enter = { $locale } was given up. With which command do you move in?
nt-ask-corps-to-join = Does another corps join the attack on { $locale }?
nt-ask-gun-to-join = Does a second artillery regiment join the attack on { $locale }?
nt-ask-feint-position = Where do they end after the feint against { $locale }?
nt-ask-blockers-to-send = Who blocks the approach of { $locale }? At least one regiment; { $chosen } named.
nt-ask-defence-line = Who stands in the front line of { $locale }? { $chosen } named, at most { $most }.
nt-ask-front-width = How wide is the front against { $locale }?
nt-ask-target = Against which regiment?
nt-ask-attack-line = Who leads the attack on { $locale } in the front line? { $chosen } named, at most { $most }.
nt-ask-counter-attack = The result is { $result } so far, the { $leads } leads. Who counter-attacks at { $locale }? { $chosen } named, at most 2.
nt-ask-stay-or-move-in = { $locale } was given up. Move in, or stay? Only artillery that could have fired may stay.
nt-ask-ride-on = The cavalry is in { $locale }. On along the road?
nt-ask-regiment-to-hit = Which enemy regiment takes the odd point?
nt-ask-regiment-to-bear = { $left ->
    [one] One point is
   *[other] { $left } points are
} to be lost { $why ->
    [attack] in the attack, beyond the front line
    [guns] in the defence, by the guns in front
    [defence] in the defence, beyond the front line
    [approach] in the retreat, at this approach
   *[reserve] in the retreat, by infantry that was not named
}. Which of your regiments takes the next one?
nt-ask-regiment-to-keep = Which regiment stays with { $commander }? The others are detached.
nt-ask-retreat-over = Retreat from { $locale }: who goes where? { $count ->
    [one] One regiment is
   *[other] { $count } regiments are
} left to go.

## Answers

nt-do-done = Done
nt-done-organised = Confirm the organisation
nt-done-detached = No further detachment
nt-done-orders = No further order
nt-done-places = Send the order
nt-done-counter = Counter-attack with { $count ->
    [one] one regiment
   *[other] { $count } regiments
}
nt-done-no-counter = No counter-attack
nt-done-go = Go with { $count ->
    [one] one regiment
   *[other] { $count } regiments
}
nt-done-defend = Defend with { $count ->
    [one] one regiment
   *[other] { $count } regiments
}
nt-done-line = Form the line with { $count ->
    [one] one regiment
   *[other] { $count } regiments
}
nt-done-block = Block with { $count ->
    [one] one regiment
   *[other] { $count } regiments
}
nt-done-join = Nobody else joins
nt-done-evacuate = Give up the locale
nt-done-empty-line = Nobody in the front line
nt-do-resign = Resign
nt-do-name = Name { $piece }
nt-do-keep = Keep { $piece }
nt-do-leave = Leave { $piece } behind
nt-do-release = Release { $face }
nt-do-detach = Detach { $piece }
nt-do-battery = Show { $piece }
nt-do-bid = Bid { $points }
nt-do-pass = Pass
nt-do-take-side = { $side }
nt-do-rank = Rank { $player } next
nt-do-give = Give it to { $player }
nt-do-writeto = To { $player }
nt-do-organise-balanced = Start from balanced corps and change them
nt-do-organise-spearhead = Start from a spearhead and change it
nt-do-organise-forward = Start from strong corps on the map and change them
nt-do-byhand = Assign every regiment
nt-do-assign = Assign { $face } to { $commander }
nt-do-change = From { $commander }
nt-do-startwith = { $commander }
nt-do-place = In the { $spot }
nt-do-orderattack = Attack
nt-do-orderdefend = Defend
nt-do-corpsmove = { $commander }: corps move
nt-do-detachmentmove = { $commander }: detachment move
nt-do-attach = { $commander }: attach a regiment
nt-do-regimentmove = Regiment move: { $piece }
nt-do-threaten = Threaten { $locale } from { $origin }
nt-do-threatenguard = Announce a guard attack on { $locale } from { $origin }
nt-do-endturn = End the turn
nt-do-endturn-last = End the turn
nt-do-endturn-warn = Not used: { $corps ->
    [0] {""}
    [one] one corps command
   *[other] { $corps } corps commands
}{ $corps ->
    [0] {""}
   *[other] { $regiments ->
        [0] {""}
       *[other] {" and "}
    }
}{ $regiments ->
    [0] { $corps ->
        [0] nothing
       *[other] {""}
    }
    [one] one independent command
   *[other] { $regiments } independent commands
}.
nt-do-go = To { $locale }
nt-do-block = Block the { $front }
nt-do-block-riders = Block the { $front }; only cavalry goes along
nt-do-withdraw = Back to the reserve of { $locale }
nt-do-takeroad = Take the road
nt-do-enter = Enter at { $locale } ({ $name }, { $road })
nt-do-cross = On to { $locale } ({ $road })
nt-do-cross-alike = On to { $locale } ({ $road }, { $place } of { $count })
nt-do-cross-on = On to { $locale } ({ $road }, joined there with { $towards })
nt-do-charge = Attack { $locale } as well ({ $road })
nt-do-charge-alike = Attack { $locale } as well ({ $road }, { $place } of { $count })
nt-do-charge-on = Attack { $locale } as well ({ $road }, joined there with { $towards })
nt-do-halt = Stop in { $locale }
nt-do-feint = It was a feint
nt-do-fight = Attack
nt-do-withcorps = Corps move of { $commander }
nt-do-withdetachment = Detachment move of { $commander }
nt-do-withregiment = Regiment move of { $piece }
nt-do-ride = By road: { $piece }
nt-do-ride-alike = By road: { $piece } ({ $place } of { $count })
nt-do-ride-on = By road: { $piece }, joined there with { $towards }
nt-do-ride-through = By road: { $piece }, through { $through }
nt-do-ride-through-alike = By road: { $piece }, through { $through } ({ $place } of { $count })
nt-do-ride-through-on = By road: { $piece }, through { $through }, joined there with { $towards }
nt-do-narrow = Narrow front
nt-do-wide = Wide front
nt-do-stay = Stay where they are
nt-do-movein = Move in
nt-do-retreat = Retreat to { $locale } with { $piece }
nt-suggest-balanced = Balanced corps, done
nt-suggest-spearhead = A spearhead in the centre, done
nt-suggest-forward = Strong corps on the map, done
nt-suggest-as-before = Everybody keeps his corps
nt-suggest-reserve = All corps in reserve
nt-suggest-everybody = Everybody defends; nobody is then left for another approach
nt-suggest-whole = All to { $locale }
nt-suggest-block = All into the { $front }
nt-suggest-road = By road to { $locale }

## What happens

nt-bid-made = { $player } bids { $points }.
nt-bid-passed = { $player } passes.
nt-side-taken = Side of { $player }: { $side }, for { $points ->
    [0] no morale points
    [one] one morale point
   *[other] { $points } morale points
}.
nt-ranks-fixed = Ranks, { $side }: { $players }.
nt-corps-given = Corps, { $side }: { $shares }.
nt-army-organised = Our corps: { $corps }.
nt-corps-formed = { $side }: the corps are organised.
nt-corps-placed = { $name } with { $count ->
    [one] one regiment
   *[other] { $count } regiments
} starts in the { $spot }.
nt-corps-waits = { $name } with { $count ->
    [one] one regiment
   *[other] { $count } regiments
} comes later.
nt-posted = A regiment of { $name } is detached to the { $spot }.
nt-battery-shown = The stationary battery stands in the { $spot }.
nt-order-sent = { $side }: an order goes to { $player }.
nt-order-written = Order to { $player }: { $order }.
nt-order-read = You read your order: { $order }.
nt-order-opened = { $side } to { $player }: { $order }.
nt-order-attack = attack
nt-order-defend = defend
nt-order-attack-places = attack { $places }
nt-order-defend-places = defend { $places }
nt-turn-began = { $side } to move, { $hour }.
nt-part-began = Command passes to { $player }.
nt-night-fell = Night falls. The Allies regain { $allies } morale, France { $france }.
nt-command-corps = { $side }: corps move, { $who }.
nt-command-detachment = { $side }: detachment move, { $who }.
nt-command-attach = { $side }: attach, { $who }.
nt-command-regiment = { $side }: regiment move, { $who }.
nt-marched-move = { $side }: { $who } { $many ->
    [one] moves
   *[other] move
} from { $origin } to { $to }.
nt-marched-withdraw = { $side }: { $who } { $many ->
    [one] goes
   *[other] go
} back into the reserve of { $to }.
nt-marched-road-block = { $side }: { $who } { $many ->
    [one] marches
   *[other] march
} by road from { $origin } to { $to } and { $many ->
    [one] blocks
   *[other] block
} the { $front }.
nt-marched-entry-block = { $side }: { $who } { $many ->
    [one] comes
   *[other] come
} onto the map at { $to } and { $many ->
    [one] blocks
   *[other] block
} the { $front }.
nt-marched-road = { $side }: { $who } { $many ->
    [one] marches
   *[other] march
} by road from { $origin } to { $to }.
nt-marched-entry = { $side }: { $who } { $many ->
    [one] comes
   *[other] come
} onto the map and { $many ->
    [one] halts
   *[other] halt
} in { $to }.
nt-marched-block = { $side }: { $who } { $many ->
    [one] blocks
   *[other] block
} the { $front }.
nt-marched-advance = { $side }: { $who } { $many ->
    [one] advances
   *[other] advance
} from { $origin } to { $to }.
nt-marched-fall-back = { $side }: { $who } { $many ->
    [one] falls
   *[other] fall
} back to { $to }.
nt-marched-feint = { $side }: after the feint { $who } { $many ->
    [one] stands
   *[other] stand
} in the { $spot }.
nt-must-block = { $side }: the { $front } must be blocked.
nt-approach-blocked = { $side }: the { $front } is blocked with { $count ->
    [one] one regiment
   *[other] { $count } regiments
}.
nt-were-detached = { $count ->
    [one] One regiment is
   *[other] { $count } regiments are
} detached from { $name }.
nt-attached = { $name } attaches a regiment.
nt-attached-from = { $name } attaches a regiment of { $other }.
nt-morale-fight = { $side }: { $points ->
    [one] one morale point
   *[other] { $points } morale points
} less for the lost fight; { $left } left.
nt-morale-bombardment = { $side }: { $points ->
    [one] one morale point
   *[other] { $points } morale points
} less through artillery; { $left } left.
nt-morale-retreat = { $side }: { $points ->
    [one] one morale point
   *[other] { $points } morale points
} less for the retreat; { $left } left.
nt-morale-heavy = { $side }: heavy cavalry is committed for the first time, { $points ->
    [one] one morale point
   *[other] { $points } morale points
} less; { $left } left.
nt-morale-guard = { $side }: the guard is committed for the first time, { $points ->
    [one] one morale point
   *[other] { $points } morale points
} less; { $left } left.
nt-morale-failure = { $side }: the guard attack failed, { $points ->
    [one] one morale point
   *[other] { $points } morale points
} less; { $left } left.
nt-morale-gained = { $side }: reinforcements, morale rises by { $points } to { $left }.
nt-mixed = { $side }: regiments are mixed in { $count ->
    [one] one position
   *[other] { $count } positions
}.
nt-ended-decisive = Decisive victory: { $side }.
nt-ended-marginal = Marginal victory: { $side } ({ $keys }).
nt-ended-resigned = Victory: { $side }; the other side has resigned.
nt-threatened = { $side }: an attack is threatened { $ways }.
nt-threatened-guard = { $side }: a guard attack is announced { $ways }.
nt-defenders-named = { $side }: { $locale } is defended with { $count ->
    [one] one regiment
   *[other] { $count } regiments
}.
nt-defenders-named-led = { $side }: { $locale } is defended with { $count ->
    [one] one regiment
   *[other] { $count } regiments
} under { $names }.
nt-evacuated = { $side }: { $locale } is given up.
nt-feinted = It was a feint over the { $front }.
nt-declared-corps = Corps move of { $names } with { $count ->
    [one] one regiment
   *[other] { $count } regiments
}.
nt-declared-detachment = Detachment move with { $count ->
    [one] one regiment
   *[other] { $count } regiments
}.
nt-declared-regiment = Regiment move with { $count ->
    [one] one regiment
   *[other] { $count } regiments
}.
nt-declared-road = Road attack with { $count ->
    [one] one regiment
   *[other] { $count } regiments
} ({ $names }).
nt-line-formed = Front line, { $side }: { $count ->
    [0] nobody
    [one] one regiment
   *[other] { $count } regiments
}.
nt-width-wide = The front is wide.
nt-width-narrow = The front is narrow.
nt-width-target = The front is narrow, against one of the two regiments.
nt-counter-attacked = { $side }: counter-attack with { $count ->
    [one] one regiment
   *[other] { $count } regiments
}.
nt-attack-ended = Winner of the fight: { $side }.
nt-terms = { $strength } − { $blocked } (blocked approach) − { $penalty } (terrain) − { $line } (front line)
nt-counted = Preliminary result: { $terms } = { $result }.
nt-final-counted = Final result: { $preliminary } − { $counter } (counter-attack) = { $result }. Winner: { $side }.
nt-losses-due = Losses: attacker { $attacker }, defender { $defender }.
nt-shown = { $side }: { $face } is shown.
nt-loss-taken = { $side }: one point lost, { $before } → { $after }.
nt-commander-lost = { $name } is lost with his corps.
nt-retreat-began = { $side }: retreat from { $locale } with { $count ->
    [one] one regiment
   *[other] { $count } regiments
}.
nt-retreated = { $side }: { $face } retreats to { $locale }.
nt-trapped = { $side }: { $face } finds no way out and is destroyed.

# options of a new game
napoleons-triumph-option-december = Beginning
napoleons-triumph-option-december-1 = 1 December: the day before, with the approach march
napoleons-triumph-option-december-2 = 2 December: the day of the battle
napoleons-triumph-option-santon = Special rules for the Santon
napoleons-triumph-option-santon-false = no
napoleons-triumph-option-santon-true = yes
napoleons-triumph-option-auction = Sides are auctioned for morale
napoleons-triumph-option-auction-false = no
napoleons-triumph-option-auction-true = yes
napoleons-triumph-option-allied-handicap = The Allies begin with less morale
napoleons-triumph-option-french-handicap = The French begin with less morale
napoleons-triumph-option-allied-players = Players on the Allied side
napoleons-triumph-option-french-players = Players on the French side

## Prospects

nt-odds = With the best front line of those who stand here a result from { $least } to { $greatest } before a counter-attack, depending on who stands in front there; { $defenders ->
    [0] nobody defends
    [one] one regiment may defend
   *[other] { $defenders } regiments may defend
}.
nt-odds-feint = Nobody of yours can lead here: without a front line it can be a feint or artillery fire only; { $defenders ->
    [0] nobody defends
    [one] one regiment may defend
   *[other] { $defenders } regiments may defend
}.
nt-odds-road = Only who comes by road can attack from here; { $defenders ->
    [0] nobody defends
    [one] one regiment may defend
   *[other] { $defenders } regiments may defend
}.

## What it is about

nt-goal = Bring the enemy’s morale to 0. In the evening the key locales decide.
nt-goal-allies = morale { $morale }, keys: { $blue } blue
nt-goal-french = morale { $morale }, keys: { $green } green, { $red } red, { $black } black
nt-how-morale = An army whose morale falls to 0 has lost at once, decisively.
nt-how-losses = Who loses a fight loses a point of morale for each strength point lost in it; losses in a retreat and committing the guard or the heavy cavalry cost morale, too.
nt-how-keys = If both armies last until the evening, the starred key locales decide a marginal victory: blue ones count for the Allies, green, red and black ones for the French.
nt-how-control = A key locale counts for who has a corps with infantry or artillery in it and a free road home. What stands there is hidden; the score only says who is there.
nt-how-alone = As long as no French reinforcements have entered, the Allies need a blue key locale and the French may hold no other; else the French win.
nt-how-reinforced = Once French reinforcements have entered, the French need a green, a red and a black key locale, and the Allies may hold no blue one; else the Allies win.
napoleons-triumph-orientation = Your blocks show you their faces, the enemy sees their backs; a commander’s plate leads his corps. Click a commander or a block that glows, then where it shall go. Right-click, or press long, on anything else to learn why not. Until a block is shown you can take everything back.

## What the coach says of an answer: what it gains, what it risks

nt-coach-troops-up = You keep more of your strength.
nt-coach-troops-down = It is likely to cost you strength.
nt-coach-losses-up = The enemy is likely to lose strength.
nt-coach-losses-down = The enemy keeps more of his strength.
nt-coach-morale-up = You keep more of your morale.
nt-coach-morale-down = It is likely to cost you morale.
nt-coach-dismay-up = The enemy is likely to lose morale.
nt-coach-dismay-down = The enemy keeps more of his morale.
nt-coach-keys-up = You stand better for the key locales, which decide when the day ends.
nt-coach-keys-down = You stand worse for the key locales, which decide when the day ends.
nt-coach-called-up = The French must win with their reinforcements, which is harder for them.
nt-coach-called-down = The French can still win without their reinforcements, which is easier for them.
nt-coach-spared-up = You can still win without your reinforcements, which is easier.
nt-coach-spared-down = With your reinforcements you need more to win.
nt-coach-danger-up = Your corps stand more safely: the next attack would cost you less.
nt-coach-danger-down = Your corps stand more exposed: the next attack could cost you more.
nt-coach-threat-up = Your next attack would cost the enemy more.
nt-coach-threat-down = Your next attack would cost the enemy less.
