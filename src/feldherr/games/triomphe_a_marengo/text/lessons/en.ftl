### Triomphe à Marengo: what the coach says. At most forty words a message.

## Six o'clock

six-oclock-title = Six o’clock: across the Bormida
six-oclock-goal = As Austria, take the ground west of Marengo and break into the French line beyond it.
six-oclock-welcome = 14 June 1800, six in the morning. You are Austria, behind the river at Alessandria. By the evening Marengo must be behind you. First goal: the ground west of Marengo, which is lit.
six-oclock-blocks = Each block is a few regiments. You read the faces of your own; of the French you see only where they stand. Faces are infantry, cavalry or artillery with a strength from 1 to 3.
six-oclock-areas = Blocks stand in an area, or in an approach: the bar on its border. Whoever stands in the approach holds it against the enemy opposite. That is where the fighting happens.
six-oclock-cavalry = You have three commands each hour. Marching wholly on the main road is free. Send the lit cavalry out of Alessandria to C. Peterbona, and on into the approach towards Marengo West. Only cavalry may go on like that.
six-oclock-cavalry-stays = If it stays behind in reserve, the French may push a block into their approach and stop you. In the approach it faces them already.
six-oclock-cavalry-other = Every cavalry would do. Take the lit one, so that we speak of the same block.
six-oclock-cavalry-infantry = Infantry cannot go on into an approach after a march. Only cavalry arrives and is ready to strike.
six-oclock-cavalry-pontoon = Over the pontoon bridge a block gets only as far as the bridgehead. Use it for the infantry behind; first the cavalry.
six-oclock-cavalry-end = Not yet: the morning is your advantage, the French are still asleep. Whoever waits now gives an hour away.
six-oclock-infantry = Now the lit infantry, strength 3, on the same road. Each crossing carries one block a step, so it waits for the cavalry and gets one area less far. Let it go as far as it can.
six-oclock-infantry-short = It can go one area further, and marching on the main road costs nothing. Further in front it is worth more.
six-oclock-infantry-other = Take the lit one: strength 3. Strong infantry wins assaults, and you will need it soon.
six-oclock-infantry-end = You still have blocks that march for nothing. The infantry must come up behind the cavalry.
six-oclock-end-of-turn = Two blocks are across the river. More could follow, but that is enough for a lesson. End your actions; then the French have their turn.
six-oclock-end-of-turn-more = In a real game: yes, bring more. Here two blocks are enough. End your actions.
six-oclock-the-french = The French were surprised: at six they may block no approach. They have only rallied, and both blocks in Marengo West are ready now. But your cavalry already stands in the approach before them.
six-oclock-attack = Seven o’clock. Attack Marengo West with the cavalry. An attack out of the approach cannot be answered, and against an open approach it always succeeds. It costs one command.
six-oclock-attack-withdraw = Back in reserve you give up the approach, and the French may block it. Then only an assault helps. Attack now.
six-oclock-attack-road = The infantry comes afterwards; if it marches now, it stops short of Marengo West. First make room: attack with the cavalry.
six-oclock-attack-end = At eight the French will stand in their approach. This is the hour in which they cannot answer.
six-oclock-won = Taken! The French had to retreat and lost on the way: one block is weaker, and one disc of morale is gone. An army without morale has lost the battle.
six-oclock-pursue = Cavalry may go on at once, for nothing, into an approach that faces the enemy. Both French blocks fled to C. Stortigliona East: turn the cavalry against them.
six-oclock-pursue-village = Marengo is a village behind an obstacle for cavalry: from there it can do nothing. Turn against those who have just fled.
six-oclock-pursue-north = The beaten ones stand in the other direction. Those who have lost strength are the easier prey.
six-oclock-pursue-nobody = In reserve the cavalry threatens nobody. In the approach it keeps the next attack open to you, and it costs nothing.
six-oclock-follow = Bring the infantry up by the main road into Marengo West, for nothing. An attack without infantry behind it goes no further.
six-oclock-follow-short = One area further lies Marengo West, on the same main road and just as free.
six-oclock-follow-paid = That costs a command. By the main road the same block comes further for nothing.
six-oclock-follow-end = The cavalry is alone in front. Bring the infantry up first; it costs nothing.
six-oclock-evening = Good. One cavalry in front, infantry behind it, and the French in disorder. End your actions.
six-oclock-blocked = Now a French block stands in the approach opposite: you can no longer simply attack there. A blocked approach must be assaulted, and an assault is reckoned: strength, terrain, defenders.
six-oclock-mass = Cavalry alone: 2, less 1 for terrain, less 1 for the defender, makes 0. That fails. So bring the infantry 3 from Marengo West into the approach beside it, for one command.
six-oclock-mass-alone = 2 for the cavalry, 1 less for the terrain, 1 less for the defender: the result is 0, and with 0 the defender wins. You would lose strength and morale.
six-oclock-mass-marengo = From reserve the defender may answer by pushing a block into the approach: then you stand there, stopped. Fetch the infantry to the cavalry first.
six-oclock-mass-end = An hour in which the infantry stands about. Put it into the approach, so that it can strike next hour.
six-oclock-wait = What has acted may not act again in the same hour, and the cavalry alone is too weak. End your actions; at nine you strike.
six-oclock-wait-acted = The infantry has just acted and cannot join. The cavalry alone comes to 0, which is lost.
six-oclock-assault = Nine o’clock. Announce the assault on C. Stortigliona East from the approach. Then the defender says whom he puts in front.
six-oclock-assault-withdraw = You have gathered two blocks here. Now is the moment to use them.
six-oclock-assault-end = The French rally block by block. It will not get better than now: assault.
six-oclock-attackers = A block of strength 1 defends. Name your attackers: both. Who is not named takes no part: neither in the losses nor in moving in afterwards.
six-oclock-front = One of them leads, and his strength is what counts. Infantry 3: 3, less 1 for the terrain, less 1 for the defender, makes 1. Above 0 you win. Put the infantry in front.
six-oclock-front-cavalry = With the cavalry in front it is 2 less 1 less 1: the result is 0, and the defender wins.
six-oclock-victory = Won: whoever led the assault pays with strength, but the French lose more, and their morale falls. So battles are won here: attack where they cannot answer, assault where the sum is right.
six-oclock-morale = If an army’s morale falls to 0, it has lost at once. If nobody breaks, the evening decides: three Austrian blocks beyond the objective line in the east, and you have won.
six-oclock-your-turn = The rest of this hour is yours. Bring blocks out of Alessandria, attack, or hold what you have. Take what glows; a right click or long press tells why something is not possible. When you are done, end your actions.
six-oclock-unready = Where French blocks that are ready meet others that are not, nobody in that area is ready any more: they can neither attack nor march away. So drive the beaten ones to the others.
six-oclock-guns = Artillery is slow: in one turn you announce the bombardment, in the next a block there loses strength and its army morale. Yours still waits in Alessandria; without a road it does not get far.
six-oclock-second-turn = Ten o’clock, a whole turn for you: three commands, and whoever marches wholly on the main road needs none. Bring infantry up behind each cavalry that stands in an approach. End your actions when you are done.
six-oclock-farewell = That is the whole game: roads bring blocks, approaches decide, morale ends it. Marengo has sixteen hours, you have used five. Well begun.

## The rulebook’s examples, easier ones first

ex-positions-3-title = Where a block can stand
ex-standard-7-block-title = Stepping into an approach
ex-standard-7-move-title = Moving to the next area
ex-road-8-title = Four blocks on one road
ex-loss-2-title = How a block loses strength
ex-maneuver-9-title = An attack is stopped
ex-retreat-13-title = A retreat, step by step
ex-continuation-12-title = Cavalry rides on
ex-bombardment-10-announced-title = Announcing a bombardment
ex-bombardment-10-title = Firing an hour later
ex-assault-11-title = A whole assault
ex-opening-23-title = How Austria may open
ex-opening-23-a-title = The French answer: leave at once
ex-opening-23-b-title = The French answer: stand and lose
ex-opening-23-c1-title = The French answer: help from C. Barbotta
ex-opening-23-c2-title = The French answer: the bottleneck
ex-opening-23-c3-title = The French answer: by the main road
ex-opening-23-alternative-title = Another opening: why sleepers cannot strike
ex-opening-23-alternative-ready-title = Another opening: ready blocks strike twice
