### Napoleon's Triumph: what the coach says. At most forty words a message.

## Below the Santon

santon-title = Below the Santon
santon-goal = As France, throw Bagration off the ground below the Santon with Lannes and Murat, and keep it.
santon-welcome = Austerlitz, 2 December 1805, in a corner of the field. You are France. Bagration’s Russians hold the lit ground below the Santon hill. Take it from them: an army that loses its morale has lost the battle.
santon-corps = Three commanders with their corps: Lannes and Murat are yours, Bagration is the enemy’s. Each block is a regiment with a strength from 1 to 3. You see your faces; of his only how many there are.
santon-march = A corps moves with one command, all regiments together, once a turn. Bring Murat’s cavalry up beside Lannes, to the lit ground.
santon-march-lannes = Lannes already stands opposite the enemy, and each corps has one command a turn: he needs his for the attack.
santon-march-regiment = That takes a single regiment out of its corps. Single regiments are slow to command; keep the corps together.
santon-march-elsewhere = There Murat is no help to Lannes. Bring him to the lit ground, with all his regiments.
santon-march-early = It would go now, too. But first bring Murat up: whoever wins a ground must hold it.
santon-march-end = Nothing has been done yet. An hour given away, and Bagration may come himself.
santon-threaten = Here an attack begins with a threat: you say only over which approach, not with whom. The enemy must answer without knowing. Threaten the ground below the Santon.
santon-threaten-march = Lannes has one command this turn. If he spends it on marching, he cannot attack. Threaten first.
santon-threaten-end = You have not attacked yet, and both corps stand ready. Threaten.
santon-defended = Bagration defends with one regiment and keeps two back. He could have given the ground up without a fight. Now it is your turn again: attack in earnest, or say it was a feint.
santon-fight = Two corps stand behind you, one regiment before you: attack. A feint costs nobody anything, but it wins nothing either, and it uses the command all the same.
santon-fight-feint = A feint ties the enemy down where you do not want to fight. Here you want to: you are stronger.
santon-command = Bagration shows infantry 2 in his front line. Now say with which command you attack. Take Lannes’s whole corps: all its regiments share the losses, and all move in.
santon-command-weak = 2 less 2 makes 0. Then the numbers decide, and the French win a tie; but all losses would fall on this one regiment. Take the whole corps.
santon-command-regiment = Infantry 3 alone could win, but it would stand there alone afterwards. Take the whole corps.
santon-command-detachment = A part of the corps would do, but what stays behind does not hold the new ground. Take all.
santon-command-leave = Leave nobody behind: who does not come along does not hold the new ground.
santon-width = On a narrow front one regiment leads, on a wide one up to two. His line is one regiment of 2, and you have a 3. Narrow is enough.
santon-width-wide = On a wide front two could fall in where one is enough: 3 against 2 is won. Choose the narrow one.
santon-lead = Who leads? His strength counts, less that of the enemy’s front line. Infantry 3 less 2 makes 1: above 0 you win.
santon-lead-weak = 2 less 2 makes 0: by numbers you would still win, two regiments against one. But every point more costs him one more. Put the 3 in front.
santon-lead-nobody = Then your strength is 0, and 0 less 2 is lost before it begins.
santon-won = Won! Bagration loses a regiment and another one on the retreat; Lannes moves in. Beaten regiments cost strength, and every lost fight costs morale.
santon-morale = Look at the morale: theirs has fallen by four. At 0 an army breaks, and the other has won at once. Otherwise the key grounds decide in the evening.
santon-end-of-turn = Lannes and Murat have had their commands. End the turn; then the Allies are at it.
santon-allies = Bagration threatens you from the Santon. Now you are the one who does not know: is it an attack or a feint? Name who defends, or give the ground up. He has one regiment left.
santon-your-turn = From here on you command alone: answer the threat, then your own turn. Click what glows; a right click tells why something is not possible. When you have done enough, end the turn.
santon-farewell = Threaten where it hurts, attack where the sum is right, keep the corps together, watch the morale. On the whole field there are fifteen corps instead of three. Well begun.

## The rulebook’s examples, easier ones first

ex-pieces-title = What stands on a regiment
ex-positions-title = Who stands together
ex-locale-title = Reading a hill
ex-distance-title = Near and far
ex-move-reserve-title = Moving out of reserve
ex-move-blocking-title = Moving out of an approach
ex-commands-title = Four commands in a turn
ex-road-legrand-title = A corps marches by road
ex-road-unconnected-title = Two roads that do not meet
ex-attack-1-title = The enemy gives way
ex-attack-2-title = A threat by road becomes a feint
ex-attack-3-title = Guns attack
ex-attack-4-title = A counter-attack turns the fight
ex-final-loss-title = What a clear result costs
ex-retreat-title = Everybody must leave
ex-morale-title = What a defeat does to morale
ex-reinforcement-davout-title = Davout arrives
ex-orders-title = Orders in a team
