### Viktory II: what the coach says. At most forty words a message.

## The first village

first-village-title = The first village
first-village-goal = As Red, build a city, march with your army and take the first village of Yellow.
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
first-village-yellow = Yellow has built, moved and placed in the same way. The log tells it. Now Yellow has one settlement fewer than it could have.
first-village-your-turn = This turn is yours: build, move, fight, place. Look at what Yellow left open. Click what glows; a right click tells why something is not possible.
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
