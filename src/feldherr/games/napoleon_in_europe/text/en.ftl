### Napoleon in Europe

napoleon-in-europe-title = Napoleon in Europe
ne-legend-army = An army: how many figures it has, and the sign of the most numerous kind; point at it to see all kinds
ne-legend-anchor = Anchor: from here and to here one goes by sea
ne-legend-capital = Capital
ne-legend-spent = Has moved
ne-legend-flag = To whom a region belongs
ne-legend-strait = Strait: armies cross it on foot
ne-heading = Round { $round } · { $phase }
ne-seat-first = Player 1
ne-seat-second = Player 2
ne-seat-third = Player 3
ne-seat-fourth = Player 4
ne-seat-fifth = Player 5
ne-seat-sixth = Player 6
ne-seat-seventh = Player 7
ne-nobody = nobody
ne-none = nothing
ne-list = { $first }, { $rest }

## Phases

ne-phase-rolling = who begins
ne-phase-nations = choice of nations
ne-phase-placing = placement
ne-phase-slot = start of a turn
ne-phase-moving = movement
ne-phase-battles = battles
ne-phase-fighting = battle
ne-phase-pursuing = pursuit
ne-phase-retreating = retreat
ne-phase-reward = card for a great battle
ne-phase-drawing = drawing cards
ne-phase-production = production
ne-phase-building = placing new figures

## Things

ne-kind-infantry = infantry
ne-kind-cavalry = cavalry
ne-kind-artillery = artillery
ne-kind-leader = leader
ne-figures-infantry = { $count } infantry
ne-figures-cavalry = { $count } cavalry
ne-figures-artillery = { $count } artillery
ne-figures-leader = { $count ->
    [one] { $count } leader
   *[other] { $count } leaders
}
ne-ridden-cavalry = { $count } cavalry riding on
ne-ridden-leader = { $count ->
    [one] { $count } leader riding on
   *[other] { $count } leaders riding on
}
ne-card-infantry = infantry card { $nation }
ne-card-cavalry = cavalry card { $nation }
ne-card-artillery = artillery card { $nation }
ne-card-leader = leader card { $nation }
ne-card-joker = Napoleon (joker)
ne-card-worthless = worthless card
ne-cards = { $count ->
    [0] no card
    [one] { $count } card
   *[other] { $count } cards
}
ne-dice = { $count ->
    [one] { $count } die
   *[other] { $count } dice
}
ne-colour = { $count ->
    [one] { $nation }
   *[other] { $count } × { $nation }
}
ne-jokers = { $count ->
    [one] { $count } joker
   *[other] { $count } jokers
}
ne-chosen = { $count } of your choice
ne-corps-card = { $kind } { $nation }
ne-corps-joker = joker as { $kind }
ne-regiment = Regiment
ne-brigade = Brigade
ne-division = Division
ne-defender = the defender
ne-defender-start = The defender
ne-defender-of = of the defender
ne-attacker = the attacker
ne-attacker-start = The attacker
ne-attacker-of = of the attacker
ne-landed = ; the attacker has landed from the sea and is hit on 5 and 6
ne-not-landed = { "" }
ne-gain = { $seat }: { $points }
ne-row-regions = Regions { $nation }
ne-row-cards = Cards { $nation }
ne-row-allies = Allies
ne-row-front = Front row { $side } ({ $nations })
ne-row-rear = Rear row { $side } ({ $nations })
ne-row-lost = Losses { $side }
ne-battle-title = Battle { $region }, round { $round }
ne-row-behind-curtain = Secret line-up { $side } ({ $nations })
ne-line-up-title = { $region }: both sides line up
ne-note-offer = { $seat } offers { $other } an alliance.

## Questions

ne-ask-opening = Your turn: alone, or together with an ally?
ne-ask-join-or-not = { $seat } wants to play this turn together with you. Do you agree?
ne-ask-join-later = { $seat } wants to wait and to play together with you in your turn. Do you agree?
ne-ask-join-third = { $seat } and { $other } want to play a turn together that you take part in. Do you agree?
ne-ask-alliance-or-not = { $seat } proposes an alliance. Do you accept?
ne-ask-cede-or-not = Infantry of your ally { $nation } stands { $region }; the region belongs to { $owner }. Do you cede it?
ne-ask-cede-own = Infantry { $of } stands { $region }; the region belongs to { $owner }. You lead both: does it pass to { $nation }?
ne-ask-consent-or-not = { $nation } wants to pass the straits { $origin } { $to }. Do you consent? A refusal holds for this turn.
ne-ask-orders = Movement: march, ship, negotiate, or end the phase.{ $battles ->
    [0] {""}
    [one] {" "}One battle is due.
   *[other] {" "}{ $battles } battles are due.
}
ne-ask-destination = { $nation }: where do the figures { $origin } march to?
ne-ask-harbour = { $nation }: where do figures sail { $origin }? { $room ->
    [one] One figure has room.
   *[other] { $room } figures have room.
}
ne-ask-how-many = { $nation }: how many march { $origin } { $to }? { $there ->
    [one] There is one.
   *[other] There are { $there }.
}
ne-ask-how-many-ship = { $nation }: how many sail { $origin } { $to }? At most { $limit }.
ne-ask-how-many-retreat = { $nation }: how many of { $there } retreat { $origin } { $to }? The others must leave as well.
ne-ask-cards-to-give = How many cards does { $nation } give to { $partner }? It holds { $hand }.
ne-ask-cards-to-want = How many cards does { $nation } want for them? The hand of { $partner } holds { $hand }.
ne-ask-trade-or-not = { $nation } offers { $partner } { $give } for { $want }, unseen. Do you agree?
ne-ask-card-to-hand-over = Which card does { $nation } hand over, unseen? ({ $number } of { $of })
ne-ask-card-to-spend = Which card in another colour does { $nation } play? ({ $number } of { $of })
ne-ask-next-battle = { $battles ->
    [one] One battle is due. Fight it, or trade before?
   *[other] { $battles } battles are due. Which one is fought next?
}
ne-ask-front-row = Line-up { $nation } { $region }, { $figures }: how many stand in the front row?
ne-ask-rows-to-change = Battle round { $round }, your move step: shift figures between the rows, or go on. As you stand you fire with { $dice }.
ne-ask-giving-up = You give up the battle { $region }: all your figures leave the front row.
ne-ask-volley = Fire with all that can ({ $dice }), or leave figures out? One must fire.
ne-ask-pursuit = Pursuit: fire with all that can ({ $dice }), leave figures out, or do without.
ne-ask-casualties = { $hits ->
    [one] One hit
   *[other] { $hits } hits
}: which enemy armies of the front row are removed?
ne-ask-casualties-pursuit = { $hits ->
    [one] One hit
   *[other] { $hits } hits
} in the pursuit: which enemy figures are removed? Leaders and the rear row count as well.
ne-ask-figure-to-rally = A leader { $nation } has rallied troops. Which figure returns to the rear row?
ne-ask-rally-or-not = May the leader { $nation } bring back a figure { $other }?
ne-ask-nation-to-reward = The great battle is won. Which of your nations draws the card?
ne-ask-retreat-to = Beaten figures { $nation }: { $figures }. Where do they retreat { $region }?
ne-ask-production = Production: play combinations, trade, or end your turn.
ne-ask-nation-to-lead = Which nation do you lead? ({ $number } of { $of })
ne-ask-nation-free = { $led ->
    [0] Which nation do you lead against France?
   *[other] Do you lead another nation against France, or are these enough?
}
ne-ask-group-to-lead = Which nations do you lead?
ne-ask-where-to-place = { $nation }: where do you place { $figures }?

## Answers

ne-do-lead = Lead { $nation }
ne-do-put = Place { $figures } { $region }
ne-do-break = End the alliance with { $seat }
ne-do-break-warn = { $gone ->
    [0] { $count ->
        [0] {""}
        [one] This changes hands at once: { $regions }. End the alliance all the same?
       *[other] These change hands at once: { $regions }. End the alliance all the same?
    }
   *[other] These change hands at once: { $regions }. Eliminated by it: { $nations }. End the alliance all the same?
}
ne-do-join = Play this turn together with { $seat }
ne-do-later = Wait and play together in the turn of { $seat }
ne-do-beginturn = Begin the turn
ne-do-from = March with { $nation } { $region }
ne-do-ship = Embark figures of { $nation } { $region }
ne-do-to = March { $region }
ne-do-retreat = Retreat { $region }
ne-do-land = Land { $region }
ne-do-fight = Fight { $region }
ne-do-all = All: { $figures }
ne-do-take = { $figures }
ne-done-group = These: { $figures }
ne-do-endmovement = End movement{ $battles ->
    [0] {""}
    [one] {" "}(the battle comes next)
   *[other] {" "}({ $battles } battles come next)
}
ne-do-attack = End movement and fight { $region }
ne-do-propose = Propose an alliance to { $seat }
ne-do-trade = Trade cards { $nation } with { $partner }
ne-do-give = Give { $cards }
ne-do-want = Want { $cards }
ne-do-withdraw = Make no offer
ne-do-nomore = No, and no more offers in this turn; computers make none until you make one
ne-do-card = Card: { $card }
ne-do-putback = Put a worthless card { $nation } back
ne-do-draw = { $nation } draws the card
ne-do-choosecards = Name the cards in other colours that the next combination { $nation } takes
ne-do-play = { $nation }: { $name } of { $kind } ({ $cards }) for { $figures }
ne-do-corps = { $nation }: Corps ({ $cards }) for { $figures }
ne-do-no-combination = { $figures } as one combination
ne-do-endturn = End the turn
ne-do-endmovement-warn = { $count ->
    [one] One army could still move. End movement all the same?
   *[other] { $count } armies could still move. End movement all the same?
}
ne-do-endturn-warn = { $plays ->
    [0] {""}
   *[other] You could still play a combination. End the turn all the same?
}
ne-do-front = { $figures } { $nation } in front
ne-do-forward = { $figures } { $nation } forward
ne-do-back = { $figures } { $nation } back
ne-do-giveup = Give up the battle: all figures out of the front row
ne-do-fire = Go on and fire with all ({ $dice })
ne-do-hold = Leave out { $figures } of the front row
ne-do-hold-rear = Leave out { $figures } of the rear row
ne-do-strike = Remove { $figures } { $nation }
ne-do-rally = Bring back { $figures } { $nation }
ne-do-done = Done
ne-done-volley = Fire with { $dice }
ne-done-pursuit = No pursuit
ne-done-rows = Go on and choose who fires
ne-done-giving-up = Give up the battle
ne-done-rally = Nobody returns
ne-done-nations = These are enough
ne-do-yes = Yes
ne-do-no = No
ne-do-offeralliance = Offer { $seat } an alliance
ne-do-acceptalliance = Accept the alliance with { $seat }
ne-do-declinealliance = Decline the alliance with { $seat }
ne-do-resign = Resign
ne-suggest-front = Armies in front, leaders behind
ne-suggest-strike = All hits at once: { $figures }
ne-suggest-rally = The strongest in fire: { $figures } { $nation }
ne-suggest-retreat = All retreat { $region }
ne-suggest-place = Spread them: infantry over the homeland, the rest in the capital
ne-suggest-place-in = Place them { $region }
ne-suggest-play = Best combination: { $play }

## What happens

ne-start-rolled = Roll for the start ({ $seats }): { $faces }.
ne-nation-taken = { $seat } leads { $nation }.
ne-nation-drawn = { $seat } draws { $nation }.
ne-few-nations = Only { $count ->
    [one] one nation takes part
   *[other] { $count } nations take part
}; at least four are recommended.
ne-set-up = All placements are revealed.
ne-turn-began = Round { $round }: turn of { $seats }.
ne-turn-postponed = { $seat } will play together with { $partner } in that player's turn.
ne-turn-joined = { $seat } plays this turn together with { $partner }.
ne-turn-ended = { $seat } ends the turn.
ne-allied = { $seat } and { $other } are allied.
ne-alliance-offered = { $seat } proposes an alliance to { $other }.
ne-alliance-declined = { $seat } declines an alliance with { $other }.
ne-alliance-ended = { $seat } ends the alliance with { $other }.
ne-trade-offered = { $nation } offers { $partner } { $give } for { $want }.
ne-trade-refused = No trade between { $nation } and { $partner }.
ne-traded = { $nation } gives { $partner } { $give } and gets { $want }.
ne-traded-cards = { $nation } gives { $partner }: { $given }; and gets: { $received }.
ne-marched = { $nation }: { $figures } { $origin } { $to }.
ne-shipped = { $nation }: { $figures } by sea { $origin } { $to }.
ne-shipped-none = { $nation }: nobody comes by sea { $origin } { $to }.
ne-consent-refused = { $seat } does not let { $nation } pass the straits.
ne-landing-rolled = Landing { $nation } { $region }: rolled { $faces }; lost: { $figures }.
ne-region-taken = { $nation } takes { $region }.
ne-region-returned = { $region } { $free ->
    [0] falls back to { $nation }
   *[other] belongs to nobody any more
}.
ne-ceded = { $nation } cedes { $region } to { $to }.
ne-cession-refused = { $nation } keeps { $region } though infantry { $of } is there.
ne-movement-ended = { $seat } ends movement.
ne-cards-drawn = { $nation } draws { $cards }.
ne-cards-drawn-faces = { $nation } draws: { $cards }.
ne-card-put-back = { $nation } puts a worthless card back.
ne-combination-played = { $nation } plays { $cards } and receives { $figures }.
ne-figures-placed = { $nation }: { $figures } placed { $region }.
ne-great-battle = Great battle { $region }: { $attackers } against { $defenders }{ $landed }.
ne-skirmish = Skirmish { $region }: { $attackers } against { $defenders }{ $landed }.
ne-lined-up = Line-up { $side }: front { $front }; rear { $rear }.
ne-rows-changed = Move step { $side }: forward { $forward }; back { $back }.
ne-fired = { $side } fires with { $dice } ({ $faces }): { $hits ->
    [0] no hit
    [one] { $hits } hit
   *[other] { $hits } hits
}.
ne-pursued = { $side } pursues with { $dice } ({ $faces }): { $hits ->
    [0] no hit
    [one] { $hits } hit
   *[other] { $hits } hits
}.
ne-no-pursuit = There is no pursuit.
ne-lost-battle = { $nation } loses { $figures } { $region }.
ne-lost-pursuit = { $nation } loses { $figures } in the pursuit.
ne-lost-retreat = { $nation } has nowhere to retreat to and loses { $figures } { $region }.
ne-lost-removal = { $nation }: { $figures } { $region } taken off the map.
ne-rally-rolled = Rally { $nation }: rolled { $faces }; { $successes ->
    [0] nobody may return
    [one] { $successes } may return
   *[other] { $successes } may return
}.
ne-rallied = Back in the rear row: { $figures } { $nation }.
ne-battle-lost = No army left in front: { $side } has lost the battle { $region }.
ne-battle-given-up = Given up: { $side } has lost the battle { $region }.
ne-retreated = { $nation } retreats with { $figures } { $origin } { $to }.
ne-battle-ended = { $side } has won the battle { $region }.
ne-leaders-gave-way = Leaders without armies leave { $region }.
ne-note-shown = Shown in this turn: { $cards }
ne-eliminated = { $nation } is eliminated.
ne-resigned = { $seat } gives up.
ne-ended-survivor = { $seats } is the last one left and wins.
ne-ended-limited = The last round is over. Gains: { $scores }. { $count ->
    [one] Winner
   *[other] Shared victory
}: { $seats }.
ne-ended-total = The last round of this total victory is over. Gains: { $scores }. { $count ->
    [one] Winner
   *[other] Shared victory
}: { $seats }.

## Forms of names

ne-nation-start = { $key ->
    [ottoman] The Ottoman Empire
   *[other] { $nation }
}
ne-nation-with = { $key ->
    [ottoman] the Ottoman Empire
   *[other] { $nation }
}
ne-nation-of = { $key ->
    [ottoman] of the Ottoman Empire
   *[other] of { $nation }
}
ne-region-in = { $key ->
    [midlands] in the Midlands
    [highlands] in the Highlands
    [vendee] in the Vendée
    [crimea] in the Crimea
    [donbasin] in the Don Basin
    [caucasus] in the Caucasus
    [grandduchywarsaw] in the Grand Duchy of Warsaw
    [papalstates] in the Papal States
   *[other] in { $region }
}
ne-region-to = { $key ->
    [midlands] to the Midlands
    [highlands] to the Highlands
    [vendee] to the Vendée
    [crimea] to the Crimea
    [donbasin] to the Don Basin
    [caucasus] to the Caucasus
    [grandduchywarsaw] to the Grand Duchy of Warsaw
    [papalstates] to the Papal States
   *[other] to { $region }
}
ne-region-from = { $key ->
    [midlands] from the Midlands
    [highlands] from the Highlands
    [vendee] from the Vendée
    [crimea] from the Crimea
    [donbasin] from the Don Basin
    [caucasus] from the Caucasus
    [grandduchywarsaw] from the Grand Duchy of Warsaw
    [papalstates] from the Papal States
   *[other] from { $region }
}
ne-region-the = { $key ->
    [midlands] the Midlands
    [highlands] the Highlands
    [vendee] the Vendée
    [crimea] the Crimea
    [donbasin] the Don Basin
    [caucasus] the Caucasus
    [grandduchywarsaw] the Grand Duchy of Warsaw
    [papalstates] the Papal States
   *[other] { $region }
}
ne-region-start = { $key ->
    [midlands] The Midlands
    [highlands] The Highlands
    [vendee] The Vendée
    [crimea] The Crimea
    [donbasin] The Don Basin
    [caucasus] The Caucasus
    [grandduchywarsaw] The Grand Duchy of Warsaw
    [papalstates] The Papal States
   *[other] { $region }
}

## Nations and regions

ne-nation-france = France
ne-nation-greatbritain = Great Britain
ne-nation-prussia = Prussia
ne-nation-russia = Russia
ne-nation-ottoman = the Ottoman Empire
ne-nation-austria = Austria
ne-nation-spain = Spain
ne-region-paris = Paris
ne-region-london = London
ne-region-berlin = Berlin
ne-region-stpetersburg = St Petersburg
ne-region-moscow = Moscow
ne-region-constantinople = Constantinople
ne-region-vienna = Vienna
ne-region-madrid = Madrid
ne-region-burgundy = Burgundy
ne-region-centralfrance = Central France
ne-region-provence = Provence
ne-region-gascony = Gascony
ne-region-vendee = Vendée
ne-region-brittany = Brittany
ne-region-normandy = Normandy
ne-region-picardy = Picardy
ne-region-lorraine = Lorraine
ne-region-cornwall = Cornwall
ne-region-wales = Wales
ne-region-midlands = Midlands
ne-region-scotland = Scotland
ne-region-highlands = Highlands
ne-region-ulster = Ulster
ne-region-ireland = Ireland
ne-region-silesia = Silesia
ne-region-pomerania = Pomerania
ne-region-eastprussia = East Prussia
ne-region-estonia = Estonia
ne-region-courland = Courland
ne-region-lithuania = Lithuania
ne-region-volhynia = Volhynia
ne-region-ukraine = Ukraine
ne-region-crimea = Crimea
ne-region-donbasin = Don Basin
ne-region-caucasus = Caucasus
ne-region-northernrussia = Northern Russia
ne-region-novgorod = Novgorod
ne-region-minsksmolensk = Minsk-Smolensk
ne-region-anatolia = Anatolia
ne-region-ankara = Ankara
ne-region-southernturkey = Southern Turkey
ne-region-armenia = Armenia
ne-region-syria = Syria
ne-region-arabia = Arabia
ne-region-tyrol = Tyrol
ne-region-illyria = Illyria
ne-region-hungary = Hungary
ne-region-transylvania = Transylvania
ne-region-galicia = Galicia
ne-region-bohemia = Bohemia
ne-region-asturias = Asturias
ne-region-navarre = Navarre
ne-region-catalonia = Catalonia
ne-region-andalusia = Andalusia
ne-region-westernspain = Western Spain
ne-region-portugal = Portugal
ne-region-gibraltar = Gibraltar
ne-region-switzerland = Switzerland
ne-region-badenwurtt = Baden-Württemberg
ne-region-bavaria = Bavaria
ne-region-belgium = Belgium
ne-region-hesseberg = Hesse-Berg
ne-region-thuringia = Thuringia
ne-region-saxony = Saxony
ne-region-westphalia = Westphalia
ne-region-holland = Holland
ne-region-hanover = Hanover
ne-region-mecklenburg = Mecklenburg
ne-region-denmark = Denmark
ne-region-norway = Norway
ne-region-sweden = Sweden
ne-region-finland = Finland
ne-region-grandduchywarsaw = Grand Duchy of Warsaw
ne-region-moldavia = Moldavia
ne-region-wallachia = Wallachia
ne-region-bulgaria = Bulgaria
ne-region-serbia = Serbia
ne-region-bosnia = Bosnia
ne-region-albania = Albania
ne-region-macedonia = Macedonia
ne-region-greece = Greece
ne-region-sicily = Sicily
ne-region-naples = Naples
ne-region-papalstates = Papal States
ne-region-tuscany = Tuscany
ne-region-venice = Venice
ne-region-milan = Milan
ne-region-piedmont = Piedmont
ne-region-morocco = Morocco
ne-region-oran = Oran
ne-region-algeria = Algeria
ne-region-tunisia = Tunisia
ne-region-tripolitania = Tripolitania
ne-region-cyrenaica = Cyrenaica
ne-region-egypt = Egypt
ne-faces = { $faces }
ne-on = { $kind } that rode before
ne-behind = { $kind } behind
ne-forward = { $nation }: { $kind } forward
ne-backward = { $nation }: { $kind } back
ne-figures-of = { $nation }: { $kind }
ne-cards-given = Cards given
ne-cards-wanted = Cards wanted
ne-sea-gulfofbothnia = Gulf of Bothnia
ne-sea-balticsea = Baltic Sea
ne-sea-northsea = North Sea
ne-sea-northatlantic = North Atlantic
ne-sea-irishsea = Irish Sea
ne-sea-englishchannel = English Channel
ne-sea-bayofbiscay = Bay of Biscay
ne-sea-midatlantic = Mid-Atlantic
ne-sea-barbarycoast = Barbary Coast
ne-sea-gulfofmarseilles = Gulf of Marseilles
ne-sea-tyrrheniansea = Tyrrhenian Sea
ne-sea-ioniansea = Ionian Sea
ne-sea-adriaticsea = Adriatic Sea
ne-sea-aegeansea = Aegean Sea
ne-sea-easternmediterranean = Eastern Mediterranean
ne-sea-blacksea = Black Sea
ne-map-title = Europe
ne-map-caption = in the age of the great coalitions

manner-survivor = as the last one left
manner-limited = by the largest gain of regions
manner-total = by the largest gain of regions after the last round

## In the lobby

napoleon-in-europe-line = 1796 to 1815. Seven great nations, free alliances, card sets and tactical battles in two rows.
napoleon-in-europe-length = three to six hours
napoleon-in-europe-seats = Which nations you lead you choose when the game begins.
napoleon-in-europe-hidden = armies in view, cards and line-ups hidden
napoleon-in-europe-option-players = Players
napoleon-in-europe-option-players-2 = 2
napoleon-in-europe-option-players-3 = 3
napoleon-in-europe-option-players-4 = 4
napoleon-in-europe-option-players-5 = 5
napoleon-in-europe-option-players-6 = 6
napoleon-in-europe-option-players-7 = 7
napoleon-in-europe-option-victory = Victory
napoleon-in-europe-option-victory-limited = limited war: largest gain of regions
napoleon-in-europe-option-victory-total = total victory: the last survivor
napoleon-in-europe-option-length = Length of a limited war
napoleon-in-europe-option-length-12 = 12 rounds (short)
napoleon-in-europe-option-length-18 = 18 rounds (medium)
napoleon-in-europe-option-length-24 = 24 rounds (long)
napoleon-in-europe-option-setup = Set-up
napoleon-in-europe-option-setup-equal = I Equal rights for all
napoleon-in-europe-option-setup-central = II The central powers
napoleon-in-europe-option-setup-french = III Stop the French
napoleon-in-europe-option-nations = Nations are
napoleon-in-europe-option-nations-choose = chosen in turn
napoleon-in-europe-option-nations-draw = drawn by lot
napoleon-in-europe-option-free-split = Split in set-up III
napoleon-in-europe-option-free-split-true = nation by nation
napoleon-in-europe-option-free-split-false = suggested groups
napoleon-in-europe-option-inspiring = Leaders in front
napoleon-in-europe-option-inspiring-true = give every firing figure a die
napoleon-in-europe-option-inspiring-false = fire with three dice
napoleon-in-europe-option-straits = The straits
napoleon-in-europe-option-straits-true = need consent
napoleon-in-europe-option-straits-false = are open
napoleon-in-europe-option-stop-round = A total victory stops after round (0: never)

## A battle to watch

ne-battle-great = Great battle { $region }
ne-battle-small = Skirmish { $region }
ne-step-line-up = Line-up
ne-step-round = Round { $round }
ne-step-pursuit = Pursuit
ne-step-end = Conclusion
ne-arm-infantry = Infantry
ne-arm-cavalry = Cavalry
ne-arm-artillery = Artillery
ne-arm-leader = Leaders
ne-cause-rally = Rally
ne-rally-returns = { $count ->
    [0] nobody back
    [one] { $count } back
   *[other] { $count } back
}

## Prospects

ne-odds = With all armies in front, and if nobody gives up or rallies, it is won in { $win } of 100 cases; on average armies lost by the attacker: { $lost }, by the defender: { $killed }.
ne-odds-too-large = Armies: { $own } against { $other }, too large a battle to be reckoned through.

## What it is about

ne-goal = The largest gain of regions at the end wins.
ne-goal-total = The last player whose nations have a homeland region wins.
ne-goal-gain = gain { $gain }
ne-goal-nations = { $count ->
    [one] { $count } nation
   *[other] { $count } nations
}
ne-goal-out = out of the game
ne-how-limited = In a limited war the realm that has grown most wins.
ne-how-gain = Your gain: all regions your nations own, less those of their homelands. Lost homeland regions count against you.
ne-how-share = Whoever began with several nations divides the gain by their number. Equal gains share the victory.
ne-how-regions = A minor nation belongs to whose infantry entered it last, and stays his when it marches on; a homeland region is lost only as long as enemy infantry stands in it.
ne-how-survivor = In a war for total victory the last player left in the game wins.
ne-how-eliminated = A nation that owns no region of its homeland any more is out at once, with all its figures.
ne-how-last-round = { $round ->
    [0] A limited war is over after round 12, 18 or 24, as agreed.
   *[other] The game is over after round { $round }; then the largest gain wins.
}
napoleon-in-europe-orientation = Click one of your armies that glows, say how many march, then click a neighbouring region. Battles are fought after all marches. Right-click, or press long, on anything else to learn why not. Until dice are rolled or cards are drawn you can take everything back.

## What the coach says of an answer: what it gains, what it risks

ne-coach-land-up = You have more regions, and regions are what counts at the end.
ne-coach-land-down = You have fewer regions, and regions are what counts at the end.
ne-coach-army-up = You have more figures afterwards.
ne-coach-army-down = You have fewer figures afterwards.
ne-coach-cards-up = You have more cards for a set.
ne-coach-cards-down = You have fewer cards for a set.
ne-coach-capital-up = It keeps enemy armies away from your capital.
ne-coach-capital-down = It lets enemy armies come next to your capital.
ne-coach-border-up = Fewer of your regions lie open to enemy armies.
ne-coach-border-down = More of your regions lie open to enemy armies.
ne-coach-reach-up = More regions you could take come within reach.
ne-coach-reach-down = Fewer regions you could take are within reach.
ne-coach-allies-up = It keeps your allies on your side.
ne-coach-allies-down = It costs you an ally.
ne-coach-rivals-up = { $others ->
    [one] Your opponent comes off worse by it.
   *[other] Your opponents come off worse by it.
}
ne-coach-rivals-down = { $others ->
    [one] Your opponent comes off better by it.
   *[other] Your opponents come off better by it.
}
