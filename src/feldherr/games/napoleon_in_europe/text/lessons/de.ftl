### Napoleon in Europe: was der Ausbilder sagt. Höchstens vierzig Wörter je Nachricht.

## Hannover

hanover-title = Der Marsch auf Hannover
hanover-goal = Schlag als Frankreich die Preußen in Hannover und mach aus deinen Karten eine neue Armee.
hanover-welcome = Du führst Frankreich gegen Preußen. Wer nach zwölf Runden die meisten Regionen gewonnen hat, siegt; jede zählt. Erstes Ziel: Hannover, es leuchtet, mit wenigen Preußen darin.
hanover-figures = Jede Figur ist ein Truppenteil: Infanterie, Kavallerie, Artillerie und Anführer, die sie sammeln. Deine stehen in Westfalen: neun Figuren gegen drei. Ein Zug ist Bewegung, dann Schlachten, dann Produktion mit Karten.
hanover-march = Marschier mit allen Figuren von Westfalen nach Hannover. Hier erklärt niemand den Krieg: Wer einrückt, kämpft.
hanover-march-part = Ein Teil der Armee gewinnt weniger sicher. Westfalen bedroht in diesem Zug niemand: Nimm alle.
hanover-march-berlin = In Berlin stehen mehr Preußen, mit einem Anführer. Nimm zuerst den schwachen Teil: Hannover.
hanover-march-elsewhere = Diese Region ist nicht das Ziel. Hannover halten drei Figuren, und du hast neun.
hanover-march-alliance = Mit wem du kämpfen willst, mit dem verbündest du dich nicht. Bündnisse sind etwas für Partien zu dritt und mehr.
hanover-march-end = Dann steht die Armee eine Runde lang herum. Marschier zuerst nach Hannover.
hanover-to-battle = Jetzt stehen beide Armeen in Hannover. Beende die Bewegung und kämpfe.
hanover-line-up = Aufgestellt wird geheim: Nur die erste Reihe feuert und kann getroffen werden; Artillerie feuert auch von hinten. Der Verteidiger feuert zuerst, also: alle Infanterie nach vorn, alles Wertvolle nach hinten.
hanover-line-up-few = Wenn wenige vorn stehen, können wenige feuern, und die fallen zuerst. Stell alle fünf Infanterien nach vorn.
hanover-line-up-cavalry = Der Verteidiger feuert zuerst und sucht aus, wer fällt: Er nähme deine Kavallerie. Halte sie hinten, bis er gefeuert hat.
hanover-line-up-artillery = Auch von hinten feuert die Artillerie, mit zwei Würfeln, und dort trifft sie niemand.
hanover-line-up-leader = Vorn feuert ein Anführer nur. Hinten holt er Gefallene zurück: Das ist mehr wert.
hanover-under-fire = Preußen hat gefeuert: Jede 6 ist ein Treffer, zwei deiner Infanterien sind gefallen. Sie liegen neben der Schlacht, dein Anführer kann sie zurückholen. Jetzt kommt dein Bewegungsschritt.
hanover-fire = Jetzt die Kavallerie: drei Würfel für jede, wo Infanterie einen hat. Hol beide nach vorn und feuere mit allen. In der nächsten Runde könnten sie getroffen werden, falls es eine gibt.
hanover-fire-give-up = Wer aufgibt, verliert die Schlacht, und der Feind feuert noch einmal auf die Fliehenden. Du bist weit stärker.
hanover-fire-back = Wer hinten steht, feuert nicht. Jetzt willst du Würfel: Hol die Kavallerie nach vorn.
hanover-fire-one = Beide: drei Würfel für jede. Je mehr du jetzt wirfst, desto weniger Preußen schießen zurück.
hanover-fire-forward = Lass Anführer und Artillerie hinten: Der eine sammelt dort, die andere feuert trotzdem. Hol beide Kavallerien nach vorn.
hanover-fire-without = Fünf Würfel bringen kaum einen Treffer. Mit beiden Kavallerien vorn sind es elf.
hanover-strike = Zwei Treffer, und du suchst aus, wer fällt. Nimm zuerst die Kavallerie: Sie hat drei Würfel, eine Infanterie nur einen. Dann eine Infanterie.
hanover-strike-infantry = Dann bleibt die Kavallerie, mit drei Würfeln gegen dich. Nimm sie weg und eine Infanterie.
hanover-rally = Dein Anführer hat zwei Würfel geworfen, jede 5 oder 6 holt eine Figur zurück. Hol eine Infanterie zurück.
hanover-rally-nobody = Was am Ende der Schlacht daneben liegt, ist für immer verloren. Hol sie zurück.
hanover-pursuit = Preußen gibt auf. Wer gewinnt, verfolgt: noch eine Salve auf die Fliehenden. Feuere mit allen.
hanover-pursuit-hold = In der Verfolgung schießt niemand zurück. Lass niemanden aus.
hanover-taken = Hannover gehört dir, und du hast Karten gezogen: für deine Hauptstadt und für deine Regionen. Karten sind deine Rekruten: Zwei oder mehr gleiche bringen neue Figuren, solche des eigenen Landes mehr.
hanover-cards = Du hast drei Infanteriekarten, zwei davon französisch: eine Brigade. Spiel alle drei für fünf Infanterien und stell sie nach Lothringen, nahe der Grenze.
hanover-cards-pair = Zwei Karten bringen zwei oder drei Infanterien, alle drei zusammen fünf. Spiel die drei.
hanover-cards-trade = In großer Runde tauscht man. Preußen ist dein Feind, und dein Satz ist vollständig.
hanover-cards-end = Karten auf der Hand marschieren nicht. Spiel deine drei Infanteriekarten.
hanover-end-of-turn = Das ist alles für diesen Zug. Heb die übrigen Karten für spätere Sätze auf und beende deinen Zug.
hanover-prussia = Preußen war am Zug; der Verlauf erzählt, was es getan hat. Berlin liegt neben Hannover.
hanover-income = Vor der Produktion ziehst du Karten: eine für jede Hauptstadtregion, die du hältst, und eine für je volle zehn Regionen. Land bringt also Karten, Karten bringen Figuren, und Figuren bringen Land.
hanover-homeland = Neue Figuren kommen nur in dein Heimatland, und erst am Ende deines Zugs. Eroberungen bringen Karten, keine Rekruten vor Ort. Rechne also den Weg zur Front mit ein.
hanover-your-turn = Dieser Zug gehört dir: marschieren, kämpfen, produzieren. Leere Regionen nimmt, wer einmarschiert; um Berlin musst du kämpfen. Nimm, was leuchtet; ein Rechtsklick oder langer Druck sagt, warum etwas nicht geht.
hanover-alliances = Zu mehr als zweit siegt niemand allein gegen alle. Zwei Spieler werden Verbündete, indem sie es vereinbaren, ohne Kosten. Verbündete kämpfen nicht gegeneinander; der Verbündete deines Verbündeten ist nicht deiner.
hanover-breaking = Ein Bündnis endet, wenn einer der beiden es sagt, zu Beginn seines eigenen Zugs und bevor er etwas bewegt hat. Sieh also nach, was dein Verbündeter erreichen könnte, und wann es sich für ihn lohnt.
hanover-second-turn = Noch ein Zug, und er gehört ganz dir. Leere Regionen kosten keine Schlacht: Ein einziger Infanterist nimmt sie, und sie bleibt dein, wenn er weiterzieht. Verteil dich, wo niemand zuschlagen kann, und sammle dich, wo du kämpfen willst.
hanover-winning = Im Begrenzten Krieg scheidet niemand aus: Nach der letzten Runde siegt, wessen Reich am meisten gewachsen ist. Was du am Anfang hast, zählt nicht. Die letzten Züge wiegen am schwersten: Halte Infanterie nahe bei offenen Regionen.
hanover-farewell = Marschier dorthin, wo du in der Überzahl bist, halte das Wertvolle hinten, bis der Feind gefeuert hat, lass Anführer sammeln und mach Sätze aus deinen Karten. Regionen gewinnen das Spiel. Gut begonnen.

## Die Beispiele des Regelhefts, leichtere zuerst

ex-draw-cards-title = Wie viele Karten ein Zug bringt
ex-corps-colour-bonus-title = Karten der eigenen Farbe
ex-battle-retreat-options-title = Wohin Geschlagene dürfen
ex-battle-six-rounds-title = Sechs Runden bei Hannover
ex-derived-landing-title = Eine Landung misslingt
ex-homeland-france-title = Kampf um die Heimat
ex-derived-limited-war-score-title = Wer am Ende gewonnen hat
