### Napoleon in Europe: what the coach says. At most forty words a message.

## Hanover

hanover-title = The march on Hanover
hanover-goal = As France, beat the Prussians in Hanover, and turn your cards into a new army.
hanover-welcome = You lead France against Prussia. Whoever has gained most regions after twelve rounds wins; every region you take counts. First goal: Hanover, which is lit, with a few Prussians in it.
hanover-figures = Each figure is an army: infantry, cavalry, artillery, and leaders who rally them. Yours stand in Westphalia: nine figures against three. A turn is movement, then battles, then production with cards.
hanover-march = March from Westphalia to Hanover with all figures. No war is declared here: whoever enters a held region fights.
hanover-march-part = Part of the army wins less surely. Nothing threatens Westphalia this turn: take all.
hanover-march-berlin = In Berlin stand more Prussians, with a leader. Take the weak part first: Hanover.
hanover-march-elsewhere = That region is not the goal. Hanover is held by three figures, and you have nine.
hanover-march-alliance = With whom you want to fight you do not ally yourself. Alliances are for games of three and more.
hanover-march-end = Then the army stands about for a round. March to Hanover first.
hanover-to-battle = Both armies are in Hanover now. End the movement and fight.
hanover-line-up = Line up in secret: only the front row fires and can be hit, artillery fires from the rear, too. The defender fires first, so: all infantry in front, everything valuable behind.
hanover-line-up-few = With few in front few can fire, and those who are left fall first. Put all five infantry in front.
hanover-line-up-cavalry = The defender fires first and chooses who falls: he would take your cavalry. Keep it behind until he has fired.
hanover-line-up-artillery = From the rear the artillery fires as well, with two dice, and nobody can hit it there.
hanover-line-up-leader = In front a leader only fires. Behind he brings back fallen figures: that is worth more.
hanover-under-fire = Prussia has fired: every 6 is a hit, and two of your infantry have fallen. They lie beside the battle; your leader may bring them back. Now it is your move step.
hanover-fire = Now the cavalry: three dice each, where infantry has one. Bring both forward and fire with all. They could be hit in the next round, if there is one.
hanover-fire-give-up = Giving up loses the battle, and the enemy fires once more at those who flee. You are far stronger.
hanover-fire-back = Whoever stands behind does not fire. Now you want dice: bring the cavalry forward.
hanover-fire-one = Both: three dice each. The more you roll now, the fewer Prussians fire back.
hanover-fire-forward = Leave leader and artillery behind: there one rallies, and the other fires just the same. Bring both cavalry forward.
hanover-fire-without = Five dice make hardly one hit. With both cavalry in front it is eleven.
hanover-strike = Two hits, and you choose who falls. Take the cavalry first: it has three dice, an infantry only one. Then an infantry.
hanover-strike-infantry = Then the cavalry stays, with three dice against you. Remove it, and one infantry.
hanover-rally = Your leader rolled two dice, and every 5 or 6 brings one figure back. Take an infantry back.
hanover-rally-nobody = What lies beside the battle at its end is lost for good. Take it back.
hanover-pursuit = Prussia gives up. Whoever wins pursues: one more volley at those who flee. Fire with all.
hanover-pursuit-hold = In the pursuit nobody fires back. Hold nobody out.
hanover-taken = Hanover is yours, and you have drawn cards: for your capital, for your regions. Cards are your recruits: two or more of a kind raise new figures, those of your own nation more.
hanover-cards = You hold three infantry cards, two of them French: a brigade. Play all three for five infantry and put them into Lorraine, near the border.
hanover-cards-pair = Two cards bring two or three infantry; all three together bring five. Play the three.
hanover-cards-trade = In a game of many one trades. Prussia is your enemy, and your set is complete.
hanover-cards-end = Cards in the hand do not march. Play your three infantry cards.
hanover-end-of-turn = That is all for this turn. Keep the other cards for later sets, and end your turn.
hanover-prussia = Prussia has had its turn. The log tells what it did. Berlin lies next to Hanover.
hanover-income = Before producing you draw cards: one for each capital region you hold, and one for every full ten regions. So land brings cards, cards bring figures, and figures bring land.
hanover-homeland = New figures come only into your homeland, and only at the end of your turn. Conquests bring cards, no recruits on the spot. So allow for the way to the front.
hanover-your-turn = This turn is yours: march, fight, produce. Empty regions are taken by marching in; Berlin must be fought for. Take what glows; a right click or long press tells why something is not possible.
hanover-alliances = With more than two players nobody beats all the others alone. Two players become allies simply by agreeing, without cost. Allies do not fight each other; the ally of your ally is not your ally.
hanover-breaking = An alliance ends when one of the two says so, at the beginning of his own turn and before he has moved anything. So look at what your ally could reach, and ask yourself when he gains by leaving you.
hanover-second-turn = One more turn, all yours. Empty regions cost no battle: a single infantryman takes one and it stays yours when he goes on. Spread out where nobody can strike, mass where you want to fight.
hanover-winning = In limited war nobody is put out of the game: after the last round he wins whose realm has grown most. What you began with does not count. So the last turns weigh most: keep infantry near open land.
hanover-farewell = March where you outnumber the enemy, keep the valuable figures behind until the enemy has fired, let leaders rally, and make sets of your cards. Regions win the game. Well begun.

## The rulebook’s examples, easier ones first

ex-draw-cards-title = How many cards a turn brings
ex-corps-colour-bonus-title = Cards of one’s own colour
ex-battle-retreat-options-title = Where the beaten may go
ex-battle-six-rounds-title = Six rounds at Hanover
ex-derived-landing-title = A landing fails
ex-homeland-france-title = Fighting for one’s homeland
ex-derived-limited-war-score-title = Who has won in the end
