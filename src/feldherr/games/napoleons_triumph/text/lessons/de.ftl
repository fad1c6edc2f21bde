### Napoleon's Triumph: was der Ausbilder sagt. Höchstens vierzig Wörter je Nachricht.

## Unter dem Santon

santon-title = Unter dem Santon
santon-goal = Wirf als Frankreich mit Lannes und Murat Bagration aus der Stellung unter dem Santon, und halte sie.
santon-welcome = Austerlitz, 2. Dezember 1805, eine Ecke des Schlachtfelds. Du bist Frankreich. Bagrations Russen halten die leuchtende Stellung unter dem Santon. Nimm sie ihnen: Eine Armee ohne Moral hat die Schlacht verloren.
santon-corps = Drei Kommandeure mit ihren Korps: Lannes und Murat gehören dir, Bagration dem Feind. Jeder Stein ist ein Regiment mit Stärke 1 bis 3. Deine siehst du, von seinen nur, wie viele es sind.
santon-march = Ein Korps zieht mit einem Kommando, alle Regimenter zusammen, einmal je Zug. Hol Murats Kavallerie neben Lannes, in die leuchtende Stellung.
santon-march-lannes = Lannes steht dem Feind schon gegenüber, und jedes Korps hat ein Kommando je Zug: Er braucht seines für den Angriff.
santon-march-regiment = Das löst ein einzelnes Regiment aus seinem Korps. Einzelne Regimenter sind mühsam zu führen; halte das Korps zusammen.
santon-march-elsewhere = Dort hilft Murat Lannes nicht. Hol ihn in die leuchtende Stellung, mit allen Regimentern.
santon-march-early = Es ginge auch jetzt. Aber hol zuerst Murat: Wer eine Stellung gewinnt, muss sie auch halten.
santon-march-end = Noch ist nichts getan. Eine verschenkte Stunde, und Bagration kommt vielleicht selbst.
santon-threaten = Ein Angriff beginnt hier mit einer Drohung: Du sagst nur, über welchen Zugang, nicht mit wem. Der Feind muss antworten, ohne es zu wissen. Bedrohe die Stellung unter dem Santon.
santon-threaten-march = Lannes hat ein Kommando in diesem Zug. Verbraucht er es zum Marschieren, kann er nicht angreifen. Bedrohe zuerst.
santon-threaten-end = Du hast noch nicht angegriffen, und beide Korps stehen bereit. Bedrohe die Stellung.
santon-defended = Bagration verteidigt mit einem Regiment und hält zwei zurück. Er hätte die Stellung auch kampflos räumen können. Jetzt bist du wieder dran: Greif ernsthaft an, oder sag, dass es ein Scheinangriff war.
santon-fight = Zwei Korps stehen hinter dir, ein Regiment vor dir: Greif an. Ein Scheinangriff kostet niemanden etwas, gewinnt aber auch nichts und verbraucht das Kommando trotzdem.
santon-fight-feint = Ein Scheinangriff bindet den Feind dort, wo du nicht kämpfen willst. Hier willst du: Du bist stärker.
santon-command = Bagration zeigt Infanterie 2 in seiner ersten Reihe. Sag jetzt, mit welchem Kommando du angreifst. Nimm Lannes’ ganzes Korps: Alle teilen sich die Verluste, und alle rücken ein.
santon-command-weak = 2 minus 2 macht 0. Dann entscheidet die Zahl, und bei Gleichstand gewinnen die Franzosen; aber alle Verluste träfen dieses eine Regiment. Nimm das ganze Korps.
santon-command-regiment = Infanterie 3 allein könnte gewinnen, stünde danach aber allein da. Nimm das ganze Korps.
santon-command-detachment = Ein Teil des Korps täte es, aber wer zurückbleibt, hält die neue Stellung nicht. Nimm alle.
santon-command-leave = Lass niemanden zurück: Wer nicht mitkommt, hält die neue Stellung nicht.
santon-width = Auf schmaler Front führt ein Regiment, auf breiter bis zu zwei. Er hat ein Regiment der Stärke 2 vorn, du hast eine 3. Schmal genügt.
santon-width-wide = Auf breiter Front könnten zwei antreten, wo eines genügt: 3 gegen 2 ist gewonnen. Wähle die schmale.
santon-lead = Wer führt? Seine Stärke zählt, abzüglich der ersten Reihe des Feindes. Infanterie 3 minus 2 macht 1: Über 0 gewinnst du.
santon-lead-weak = 2 minus 2 macht 0: Nach Zahl würdest du trotzdem gewinnen, zwei Regimenter gegen eines. Aber jeder Punkt mehr kostet ihn einen mehr. Stell die 3 nach vorn.
santon-lead-nobody = Dann ist deine Stärke 0, und 0 minus 2 ist verloren, ehe es beginnt.
santon-won = Gewonnen! Bagration verliert ein Regiment und auf dem Rückzug noch eines; Lannes rückt ein. Geschlagene Regimenter kosten Stärke, und jeder verlorene Kampf kostet Moral.
santon-morale = Sieh auf die Moral: Ihre ist um vier gefallen. Bei 0 bricht eine Armee, und die andere hat sofort gewonnen. Sonst entscheiden am Abend die Schlüsselstellungen.
santon-end-of-turn = Lannes und Murat haben ihre Kommandos gehabt. Beende den Zug; dann sind die Alliierten dran.
santon-allies = Bagration bedroht dich vom Santon aus. Jetzt bist du es, der nichts weiß: Angriff oder Scheinangriff? Nenne, wer verteidigt, oder räume die Stellung. Ihm bleibt ein Regiment.
santon-your-turn = Von hier an führst du allein: Antworte auf die Drohung, dann kommt dein Zug. Klick an, was leuchtet; ein Rechtsklick sagt, warum etwas nicht geht. Wenn du genug getan hast, beende den Zug.
santon-farewell = Drohe, wo es wehtut, greif an, wo die Rechnung stimmt, halte die Korps zusammen, achte auf die Moral. Das ganze Schlachtfeld hat fünfzehn Korps statt drei. Gut begonnen.

## Die Beispiele des Regelhefts, leichtere zuerst

ex-pieces-title = Was auf einem Regiment steht
ex-positions-title = Wer zusammensteht
ex-locale-title = Einen Hügel lesen
ex-distance-title = Nah und fern
ex-move-reserve-title = Aus der Reserve ziehen
ex-move-blocking-title = Aus einem Zugang ziehen
ex-commands-title = Vier Kommandos in einem Zug
ex-road-legrand-title = Ein Korps marschiert auf der Straße
ex-road-unconnected-title = Zwei Straßen, die sich nicht treffen
ex-attack-1-title = Der Feind weicht
ex-attack-2-title = Eine Drohung auf der Straße wird zum Scheinangriff
ex-attack-3-title = Artillerie greift an
ex-attack-4-title = Ein Gegenangriff wendet den Kampf
ex-final-loss-title = Was ein klares Ergebnis kostet
ex-retreat-title = Alle müssen fort
ex-morale-title = Was eine Niederlage mit der Moral macht
ex-reinforcement-davout-title = Davout trifft ein
ex-orders-title = Befehle im Team
