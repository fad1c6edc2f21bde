### Viktory II: what the coach says. At most forty words a message.

## The first village

first-village-title = The first village
first-village-goal = As Red, build cities, take the first village of Yellow and the second, then lead two turns on your own.
first-village-welcome = You are Red. Whoever takes everything from the others wins. Here stand two capitals and a little land between them; the rest of the world lies face down. First goal: the lit village of Yellow.
first-village-world = Your two settlements are lit: a capital in the mountains and a village on the plains. Settlements feed units. Land decides which: mountains artillery, grassland cavalry, forest ships, plains more infantry.
first-village-upgrade = A turn begins with building: one village, or one village made a city. Make your village a city: a city feeds two units instead of one.
first-village-upgrade-village = A new village is good too, and feeds one infantry. But the city lies where your army sets out, so its new infantry is at the front at once.
first-village-upgrade-nothing = Whoever builds nothing falls behind: every building is one more unit, for the whole game.
first-village-explored = One more infantry waits in your reserve. And land was turned up: what lies beside your cities and units becomes known. Nobody knows before what it is.
first-village-march = Now the army. Infantry goes two hexes over open land; woods and mountains stop it. Take one infantry of the city and march over the plains into the village of Yellow.
first-village-march-forest = The woods stop it at once. The way over the plains is just as short and leads into the village.
first-village-march-short = One step more, and it stands in the village. Where it meets settlements or units of the enemy, a battle waits.
first-village-march-artillery = The artillery gets only half the way today. First the infantry: it reaches the village.
first-village-march-end = The village is undefended. Tomorrow Yellow may have put somebody there.
first-village-second = A battle waits now; you fight it when you like, and more can join before. Send the second infantry along: even an empty village shoots once, and one hit would undo your attack.
first-village-second-alone = One die hits on 1, 2 or 3. If it hits, your only infantry falls, and the attack has failed. Two are safe.
first-village-second-elsewhere = It belongs into the attack: over the plains into the village of Yellow.
first-village-artillery = Bring the artillery up behind: through the city to the plains before the village. From there it can bombard what lies near, in later turns.
first-village-artillery-fight = Soon. Move the artillery first: after the battle you might forget it, and the front is where it belongs.
first-village-artillery-elsewhere = There it stands far from everything. Through the city to the plains before the village.
first-village-battle = Now fight. An attacker rolls one die for infantry, two for cavalry, one for artillery, however many there are; 3 or less hits. Nobody defends here, so only the village itself rolls one die.
first-village-conquered = Conquered! The village feeds your infantry now, and Yellow has lost one. That is how empires grow and shrink: with settlements, not with losses; who is hit comes back from the reserve.
first-village-end-movement = Nothing else can fight. End movement and combat; after that the reserve comes onto the map.
first-village-place = Place the reserve in your settlements, where no enemy stands beside. Put one infantry into the new city: it is nearest to the front.
first-village-place-capital = The capital lies behind. Nobody threatens it; in the city the infantry is a day nearer to the enemy.
first-village-place-nothing = In reserve they do nothing. Put them on the map.
first-village-place-second = The last one: in the city it strikes sooner, in the capital it guards. Choose, and end your turn.
first-village-yellow = Yellow has built a second village in D3, close to your capital, and put nobody into it. Three infantry stand in the capital of Yellow. Both are lit.
first-village-cavalry = Building comes first. The conquered village lies on grassland: as a city it feeds a cavalry, too. Cavalry goes three hexes and attacks with two dice. Make the village a city.
first-village-cavalry-village = That would bring one more infantry. You have four of them; what you lack is cavalry. For dice are given by kind, not by unit.
first-village-bombard = Artillery shoots one or two hexes far, and nobody shoots back. Bombard the capital of Yellow with it: one die, 3 or less hits. After that it does not move this turn.
first-village-bombard-nearer = The target is two hexes away already, it need not go nearer. In front it would stand alone beside three infantry.
first-village-bombard-first = Soon. Who can shoot shoots first: what is hit stands in nobody’s way afterwards.
first-village-bombard-end = The artillery has a target in range, and a shot costs nothing. Bombard.
first-village-bombarded = A 2: a hit. With a 1 you would have chosen who falls; with 2 and 3 the one who is hit chooses. One infantry is in the reserve of Yellow now; two are left.
first-village-second-village = Leave the capital for later: a city rolls two dice in addition to its defenders. The new village is empty. Send one infantry from behind over the grassland into it.
first-village-second-village-elsewhere = There is nothing to be had there. Over the lit grassland, then into the village: two steps, so far infantry goes.
first-village-second-village-guard = These two hold the new city, and Yellow stands next to it. If they leave, the city soon feeds the enemy again.
first-village-second-village-end = An empty village close to your capital: take it before Yellow puts somebody there.
first-village-two-again = As with the first village: never alone. Bring the other infantry along, the same way.
first-village-attack-village = All are there. Fight: only the village rolls one die.
first-village-fallen = A 3: one of your infantry falls. But the other one still stands, and the village is yours. Yellow loses an infantry for good; yours that fell is only in reserve.
first-village-end-second = The two in the new city stay there as a guard. End movement and combat.
first-village-place-cavalry = Yellow stands beside the new city, so nothing may be placed there. Your capital takes everything, every kind, whoever stands beside it: place the cavalry there.
first-village-place-cavalry-first = Soon. The cavalry first: only the capital can take it, infantry finds room elsewhere, too.
first-village-place-rest = Now two infantry: one into the conquered village, a village takes no more in one turn, and one into the city behind. Then end your turn.
first-village-combined = Yellow has had its turn. Remember: who attacks with infantry, cavalry and artillery together rolls four dice a round; ten infantry alone roll one. And each artillery shoots once before.
first-village-retreat = A battle goes round by round. After each the attacker may retreat to where one of his came from; the defender never may. So attacking is less of a risk than it looks.
first-village-your-turn = This turn is yours: build, move, fight, place. Look at what Yellow left open. Take what glows; a right click or long press tells why something is not possible.
first-village-capital = Mind your capital: who does not hold it when his turn begins builds nothing in that turn. The same goes for Yellow; so the way there is worth it.
first-village-second-turn = One more turn, all yours. Bring several kinds of units together before a settlement, bombard it, then attack. And leave no settlement of yours empty beside an enemy.
first-village-winning = Who loses his last settlement is out; who is left wins. Something shorter may be agreed: twenty points from villages and cities, or the end with the first conquered capital.
first-village-farewell = Build every turn, look around you, attack with more than one kind of unit, and take settlements. Who has lost all of his is out. Well begun.

## The rulebook’s examples, easier ones first

build-path-title = Where a village can be built
road-title = Fast by road
undefended-village-title = Even an empty village shoots
placement-title = Where the reserve returns
bombardment-title = Artillery sinks a ship
harbour-title = A ship in the harbour
ferry-title = Win the sea, ferry the army
battle-title = A great battle from land and sea
less-luck-title = Fewer dice, surer hits
alliance-move-title = A vassal uses his allies’ roads
