### Napoleon's Triumph

nt-title = Napoleon's Triumph
napoleons-triumph-line = 2 December 1805, Austerlitz. Corps of hidden blocks, feints and counter-attacks, no dice.
napoleons-triumph-length = three to five hours
nt-allies = Allies
nt-france = France
nt-allies-player = Allies, player { $place }
nt-france-player = France, player { $place }
nt-team = Team { $number }, player { $place }
nt-player = player { $number }
nt-heading = Round { $round } · { $hour }
nt-hour = { NUMBER($day, useGrouping: 0) } December 1805, { $hour }:00
nt-night = the night of 1 December 1805

## Things

nt-locale = locale { NUMBER($number, useGrouping: 0) }
nt-locale-named = { $name } ({ NUMBER($number, useGrouping: 0) })
nt-reserve = reserve of { $locale }
nt-approach = approach of { $locale } towards { $towards }
nt-off-map = off the map
nt-commander = { $name }
nt-piece = { $face } (no. { $number }, detached)
nt-piece-of = { $face } (no. { $number }, { $commander })
nt-unknown = hidden regiment
nt-regiment = regiment no. { $number }
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
nt-from-to = from { $origin } to { $to }
nt-from-against = from { $origin } against { $to }
nt-list = { $first }, { $rest }
nt-nothing = nothing
nt-nobody = no commander
nt-faces = { $count } × { $face }
nt-among = Among these { $count } regiments: { $faces }
nt-planned = { $commander }: { $faces }
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
nt-row-corps = Corps commands
nt-row-independent = Independent commands
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
nt-ask-player-for-corps = Which player commands { $commander }?
nt-ask-organisation-to-adopt = Organise the corps: { $side }. Start from a suggestion or assign every regiment yourself.
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
nt-ask-places-to-mention = Which places does the order name? { $chosen } so far.
nt-ask-command-or-end = { $side } to command: { $corps } corps commands and { $regiments } independent commands left.
nt-ask-regiment-to-attach = Which regiment joins the corps of { $commander }?
nt-ask-goals = Where to? ({ $spot }, { $count ->
    [one] one regiment
   *[other] up to { $count } regiments
})
nt-ask-road-step = Along which road, from { $locale }?
nt-ask-regiments-to-leave = Who stays behind? { $going } go along, at most { $most } can.
nt-ask-regiments-to-send = Which regiments go? { $chosen } so far.
nt-ask-guard-to-show = Which guard do you show?
nt-ask-defenders-to-name = { $locale } is threatened at the { $front }. Who defends? { $chosen } named; nobody means that you give up the locale.
nt-ask-feint-or-fight = The enemy defends { $locale }. Attack, or was it a feint?
nt-ask-attack-command = With which command do you attack { $locale }?
nt-ask-corps-to-join = Does another corps join the attack on { $locale }?
nt-ask-gun-to-join = Does a second artillery regiment join the attack on { $locale }?
nt-ask-feint-position = Where do they end after the feint against { $locale }?
nt-ask-blockers-to-send = Who blocks the approach of { $locale }? { $chosen } so far; at least one.
nt-ask-defence-line = Who stands in the front line of { $locale }? { $chosen } so far.
nt-ask-front-width = How wide is the front against { $locale }?
nt-ask-target = Against which regiment?
nt-ask-attack-line = Who leads the attack on { $locale }? { $chosen } so far.
nt-ask-counter-attack = Who counter-attacks at { $locale }? { $chosen } so far.
nt-ask-stay-or-move-in = { $locale } was given up. Does the artillery stay or move in?
nt-ask-ride-on = The cavalry has taken { $locale }. On along the road?
nt-ask-regiment-to-hit = Which enemy regiment takes the loss?
nt-ask-regiment-to-bear = Which of your regiments takes the loss?
nt-ask-regiment-to-keep = Which regiment stays with the commander?
nt-ask-retreat-over = Retreat from { $locale }: who goes where?

## Answers

nt-do-done = Done
nt-done-organised = The organisation stands
nt-done-detached = No further detachment
nt-done-orders = No further order
nt-done-places = Send the order
nt-done-leave = Go
nt-done-counter = No further counter-attack
nt-done-join = Nobody else
nt-done-evacuate = Give up the locale
nt-done-empty-line = Nobody in the front line
nt-do-resign = Resign
nt-do-bid = Bid { $points }
nt-do-pass = Pass
nt-do-take-side = { $side }
nt-do-rank = { $player }
nt-do-give = { $player }
nt-do-writeto = To { $player }
nt-do-organise-balanced = Start from balanced corps and change them
nt-do-organise-spearhead = Start from a spearhead and change it
nt-do-organise-forward = Start from strong corps on the map and change them
nt-do-byhand = Assign every regiment
nt-do-assign = { $face } to { $commander }
nt-do-change = From { $commander }
nt-do-startwith = { $commander }
nt-do-orderattack = Attack
nt-do-orderdefend = Defend
nt-do-corpsmove = { $commander }: corps move
nt-do-detachmentmove = { $commander }: detachment move
nt-do-attach = { $commander }: attach a regiment
nt-do-regimentmove = Regiment move: { $piece }
nt-do-threaten = Threaten { $locale } from { $origin }
nt-do-threatenguard = Announce a guard attack on { $locale } from { $origin }
nt-do-endturn = End the turn
nt-do-go = To { $locale }
nt-do-block = Block the { $front }
nt-do-withdraw = Back to the reserve of { $locale }
nt-do-takeroad = Take the road
nt-do-enter = Enter at { $locale } ({ $name }, { $road })
nt-do-cross = On to { $locale } ({ $road })
nt-do-charge = Attack { $locale } as well ({ $road })
nt-do-halt = Stop here
nt-do-feint = It was a feint
nt-do-fight = Attack
nt-do-withcorps = Corps move of { $commander }
nt-do-withdetachment = Detachment move of { $commander }
nt-do-withregiment = Regiment move of { $piece }
nt-do-ride = By road: { $piece }, { $steps ->
    [one] one locale
   *[other] { $steps } locales
}
nt-do-narrow = Narrow front
nt-do-wide = Wide front
nt-do-stay = Stay
nt-do-movein = Move in
nt-do-retreat = { $piece } to { $locale }
nt-suggest-balanced = Balanced corps, done
nt-suggest-spearhead = A spearhead in the centre, done
nt-suggest-forward = Strong corps on the map, done
nt-suggest-as-before = Everybody keeps his corps
nt-suggest-reserve = All corps in reserve
nt-suggest-everybody = Everybody defends
nt-suggest-whole = All to { $locale }
nt-suggest-block = All into the { $front }
nt-suggest-road = By road to { $locale }

## What happens

nt-bid-made = { $player } bids { $points }.
nt-bid-passed = { $player } passes.
nt-side-taken = { $player } takes { $side } for { $points } morale points.
nt-ranks-fixed = Ranks of { $side }: { $players }.
nt-corps-given = Corps of { $side }: { $shares }.
nt-army-organised = Our corps – { $corps }.
nt-corps-formed = { $side }: the corps are organised.
nt-corps-placed = { $name } with { $count ->
    [one] one regiment
   *[other] { $count } regiments
} starts: { $spot }.
nt-corps-waits = { $name } with { $count ->
    [one] one regiment
   *[other] { $count } regiments
} comes later.
nt-posted = A regiment of { $name } is detached: { $spot }.
nt-battery-shown = The stationary battery: { $spot }.
nt-order-sent = { $side }: an order goes to { $player }.
nt-order-written = Order to { $player }: { $order }.
nt-order-read = You read your order: { $order }.
nt-order-opened = { $side } to { $player }: { $order }.
nt-order-attack = attack
nt-order-defend = defend
nt-order-attack-places = attack { $places }
nt-order-defend-places = defend { $places }
nt-turn-began = { $side } to move, { $hour }.
nt-part-began = { $player } commands.
nt-night-fell = Night falls. The Allies regain { $allies }, France { $france } morale.
nt-command-corps = { $side }: corps move, { $who }.
nt-command-detachment = { $side }: detachment move, { $who }.
nt-command-attach = { $side }: attach, { $who }.
nt-command-regiment = { $side }: regiment move, { $who }.
nt-marched-move = { $side }: { $who } moves { $ways }.
nt-marched-road = { $side }: { $who } marches by road { $ways }.
nt-marched-entry = { $side }: { $who } comes onto the map, { $ways }.
nt-marched-block = { $side }: { $who } blocks, { $ways }.
nt-marched-advance = { $side }: { $who } advances { $ways }.
nt-marched-fall-back = { $side }: { $who } falls back { $ways }.
nt-marched-feint = { $side }: { $who } ends { $ways }.
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
nt-morale-fight = { $side }: { $points } morale less for the lost fight; { $left } left.
nt-morale-bombardment = { $side }: { $points } morale less through artillery; { $left } left.
nt-morale-retreat = { $side }: { $points } morale less for the retreat; { $left } left.
nt-morale-heavy = { $side }: heavy cavalry is committed for the first time, { $points } morale less; { $left } left.
nt-morale-guard = { $side }: the guard is committed for the first time, { $points } morale less; { $left } left.
nt-morale-failure = { $side }: the guard attack failed, { $points } morale less; { $left } left.
nt-morale-gained = { $side }: reinforcements, { $points } morale more, now { $left }.
nt-mixed = { $side }: regiments are mixed in { $count ->
    [one] one position
   *[other] { $count } positions
}.
nt-ended-decisive = Decisive victory: { $side }.
nt-ended-marginal = Marginal victory: { $side } ({ $keys }).
nt-ended-resigned = Victory: { $side }; the other side has resigned.
nt-threatened = { $side }: threat { $ways }.
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
nt-feinted = It is a feint: { $front }.
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
nt-line-formed = Front line of { $side }: { $count ->
    [0] nobody
    [one] one regiment
   *[other] { $count } regiments
}.
nt-width-wide = The front is wide.
nt-width-narrow = The front is narrow.
nt-width-target = The front is narrow, against one of the two.
nt-counter-attacked = { $side }: counter-attack with { $count ->
    [one] one regiment
   *[other] { $count } regiments
}.
nt-attack-ended = The fight is won: { $side }.
nt-terms = { $strength } − { $blocked } (blocked approach) − { $penalty } (terrain) − { $line } (front line)
nt-counted = Preliminary result: { $terms } = { $result }.
nt-final-counted = Final result: { $preliminary } − { $counter } (counter-attack) = { $result }. Winner: { $side }.
nt-losses-due = Losses: attacker { $attacker }, defender { $defender }.
nt-shown = { $side }: { $face } is shown.
nt-loss-taken = { $side }: a loss, { $before } → { $after }.
nt-commander-lost = { $name } is lost with his corps.
nt-retreat-began = { $side }: retreat from { $locale } with { $count ->
    [one] one regiment
   *[other] { $count } regiments
}.
nt-retreated = { $side }: retreat to { $locale }.
nt-trapped = { $side }: { $face } finds no way out and is destroyed.

# options of a new game
napoleons-triumph-option-december = Beginning
napoleons-triumph-option-december-1 = 1 December: the day before, with the approach march
napoleons-triumph-option-december-2 = 2 December: the day of the battle
napoleons-triumph-option-santon = Special rules for the Santon (18)
napoleons-triumph-option-santon-false = no
napoleons-triumph-option-santon-true = yes
napoleons-triumph-option-auction = Sides are auctioned for morale (17.2)
napoleons-triumph-option-auction-false = no
napoleons-triumph-option-auction-true = yes
napoleons-triumph-option-allied-handicap = The Allies begin with less morale (17.1)
napoleons-triumph-option-french-handicap = The French begin with less morale (17.1)
napoleons-triumph-option-allied-players = Players on the Allied side (19)
napoleons-triumph-option-french-players = Players on the French side (19)
