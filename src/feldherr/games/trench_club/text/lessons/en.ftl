### Trench Club: what the coach says. At most forty words a message.

## The first fort

first-fort-title = The first fort
first-fort-goal = As Germany, take Fort Moulainville, drive off the French beside it and spend your first coins.
first-fort-welcome = You are Germany. Whoever holds five of the seven forts wins. You have two, the French have two, three belong to nobody. The lit one, Fort Moulainville, is yours for the taking.
first-fort-units = Five units: your infantry, your howitzer and your armoured car; two French infantry. A turn has three parts: first everybody moves, then everybody fights, then comes the money.
first-fort-conquer = Forts are conquered by foot soldiers who reach an entrance. Your infantry stands before one. Take it, and send it into Fort Moulainville.
first-fort-conquer-elsewhere = There it stands in the open. One step into the fort, and you have one more coin every turn, and walls around you.
first-fort-conquer-howitzer = Guns cannot conquer a fort. Only foot soldiers can: take the infantry.
first-fort-conquer-car = A vehicle cannot conquer a fort. Only foot soldiers can: take the infantry.
first-fort-conquer-end = Then the fort stays with nobody, until the French come. Take it first.
first-fort-taken = Three forts. Each pays you one coin every turn, whether somebody stands in it or not. Now the French infantry in the east: it must not come any nearer.
first-fort-car = Drive the armoured car beside the French infantry, onto the lit hex, and stop there. It can attack only who stands next to it.
first-fort-car-elsewhere = From there the car does not reach the infantry, or stands in the woods. Go to the lit hex beside it, and stop.
first-fort-car-howitzer = The howitzer already stands well: it shoots over three hexes, and nobody shoots back. Leave it where it is.
first-fort-car-end = Without the car only the howitzer would fire. Two attackers do more than twice as much.
first-fort-end-movement = All stand where they should. End the movement: after that nobody moves any more, and the attacks are declared.
first-fort-end-movement-howitzer = The howitzer has the infantry in its range here. Who moves it can only make that worse.
first-fort-first-shot = Attacks are fought in the order in which you name them. Name the howitzer first: it shoots from afar, and the infantry cannot shoot back.
first-fort-first-shot-car = The car would fight first and take the return fire of the full strength. Let the howitzer weaken the infantry before.
first-fort-first-shot-none = You have two units in range. An attack costs nothing but dice.
first-fort-second-shot = Now the armoured car. The option says what to expect: how many dice, which faces hit, and what comes back.
first-fort-second-shot-alone = The howitzer alone will not destroy it. Name the car as well: the damage of both adds up.
first-fort-fire = Two attacks are declared. Confirm the list, and the dice roll: first the howitzer’s, then the car’s, and the infantry’s answer.
first-fort-dice = Every hit counts, some hits make a damage, six damages destroy a unit. A damaged unit rolls fewer dice; who does damage gains experience, and veterans hit more easily.
first-fort-buy = Now the money: a coin for each fort. New foot soldiers conquer the next forts. Buy infantry; it comes out of a fort that you hold.
first-fort-buy-other = Strong, but it does not conquer. What you lack now is somebody who takes forts: infantry, for 2 coins.
first-fort-buy-nothing = Coins in the purse take no forts. Infantry is cheap, and you have three forts to take.
first-fort-end-of-turn = Keep the rest for something larger. End your turn; then the French move, fight and buy.
first-fort-end-of-turn-more = You may, in a game. Here keep the coins: a tank costs 8, and you will want one.
first-fort-their-turn = That was the French turn: the log beside the map tells it. Damage and experience stand on the units; the shop shows what everything costs.
first-fort-contact = Enemies next to you slow you down: who goes from one hex beside them to another hex beside them must stop. Small crosses mark such hexes for the unit in hand. One alone does not hold you.
first-fort-pincer = Two of yours beside the same enemy make a pincer: the attacker rolls two dice more. With a third, or from opposite sides, it is a pocket and three dice. So bring them up together.
first-fort-your-turn = This turn is yours. Two forts more, and you have won: the nearest lie in the middle. Move, confirm attacks, buy. Take what glows; a right click or long press tells why something is not possible.
first-fort-repair = Damage does not heal by itself. Who stays in a fort of yours from the beginning of a turn to its money can be repaired for two coins, whatever the damage. The rest of the coins buys soldiers.
first-fort-woods = Where the target stands decides what hits do to it: woods protect, open ground does not. An attacker is never protected. So shoot at those in the open, and rest your own in the woods.
first-fort-veterans = Who does damage gains a point of experience, who destroys gains two. With three points a unit is a veteran, with five a hero. An experienced unit is worth more than a new one: pull it back before it falls.
first-fort-range = Howitzers shoot far, but not at the hex beside them: their range has a minimum, too. So always put somebody in front who stops the enemy.
first-fort-second-turn = One more turn, all yours: send foot soldiers towards the next fort, keep guns behind them, and let nobody stand alone beside two enemies. Spend what you have, then end your purchases.
first-fort-winning = The game ends at once when somebody holds five of seven forts, even in the middle of a turn. So count both sides’ forts before you move: a soldier before an unguarded fort is worth more than a destroyed gun.
first-fort-farewell = Foot soldiers take forts, guns open the way, coins bring more of both. Five of seven forts win. Well begun.

## The rulebook’s examples, easier ones first

ex-combat-title = Three attacks and a pincer
ex-solo-tank-title = Whom the automa’s tank attacks
ex-solo-gun-title = Whom the automa’s gun attacks
