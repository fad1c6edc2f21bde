### Triomphe à Marengo: was der Ausbilder sagt. Höchstens vierzig Wörter je Nachricht.

## Sechs Uhr

six-oclock-title = Sechs Uhr: über die Bormida
six-oclock-goal = Nimm als Österreich das Gelände westlich von Marengo und brich in die französische Linie dahinter ein.
six-oclock-welcome = 14. Juni 1800, sechs Uhr früh. Du bist Österreich und stehst hinter dem Fluss in Alessandria. Am Abend muss Marengo hinter dir liegen. Erstes Ziel: das Gelände westlich von Marengo, es leuchtet.
six-oclock-blocks = Jeder Spielstein ist ein Truppenteil. Bei deinen siehst du die Vorderseite, bei den französischen nur, wo sie stehen. Es gibt Infanterie, Kavallerie und Artillerie mit Stärke 1 bis 3.
six-oclock-areas = Spielsteine stehen in einem Gebiet oder in einem Zugang: dem Balken an seiner Grenze. Wer im Zugang steht, hält ihn gegen den Feind gegenüber. Dort wird gekämpft.
six-oclock-cavalry = Du hast jede Stunde drei Kommandos. Wer ganz auf der Hauptstraße zieht, braucht keines. Schick die leuchtende Kavallerie aus Alessandria nach C. Peterbona und gleich weiter in den Zugang gegen Marengo West. Das darf nur Kavallerie.
six-oclock-cavalry-stays = Bleibt sie hinten in Reserve, können die Franzosen einen Spielstein in ihren Zugang schieben und dich aufhalten. Im Zugang steht sie ihnen schon gegenüber.
six-oclock-cavalry-other = Jede Kavallerie täte es. Nimm die leuchtende, damit wir vom selben Spielstein reden.
six-oclock-cavalry-infantry = Infanterie kann nach dem Marsch nicht mehr in einen Zugang weiterziehen. Nur Kavallerie kommt an und ist schon zum Schlag bereit.
six-oclock-cavalry-pontoon = Über die Pontonbrücke kommt ein Spielstein nur bis zum Brückenkopf. Das ist etwas für die Infanterie dahinter; zuerst die Kavallerie.
six-oclock-cavalry-end = Noch nicht: Der Morgen ist dein Vorteil, die Franzosen schlafen noch. Wer jetzt wartet, verschenkt eine Stunde.
six-oclock-infantry = Jetzt die leuchtende Infanterie der Stärke 3, auf derselben Straße. Jeder Übergang trägt je Schritt einen Spielstein, also wartet sie auf die Kavallerie und kommt ein Gebiet weniger weit. Lass sie so weit ziehen, wie sie kann.
six-oclock-infantry-short = Sie kann noch ein Gebiet weiter, und auf der Hauptstraße kostet das nichts. Weiter vorn ist sie mehr wert.
six-oclock-infantry-other = Nimm die leuchtende mit Stärke 3. Starke Infanterie gewinnt Sturmangriffe, und die brauchst du bald.
six-oclock-infantry-end = Du hast noch Spielsteine, die umsonst ziehen. Die Infanterie muss hinter die Kavallerie.
six-oclock-end-of-turn = Zwei Spielsteine sind über dem Fluss. Mehr könnten folgen, aber für eine Lektion reicht das. Beende deine Aktionen, dann ist Frankreich am Zug.
six-oclock-end-of-turn-more = In einer echten Partie: ja, hol mehr. Hier reichen zwei Spielsteine. Beende deine Aktionen.
six-oclock-the-french = Die Franzosen sind überrascht: Um sechs dürfen sie keinen Zugang blockieren. Sie haben nur gesammelt, beide Spielsteine in Marengo West sind jetzt einsatzbereit. Aber deine Kavallerie steht schon vor ihnen im Zugang.
six-oclock-attack = Sieben Uhr. Stoß mit der Kavallerie gegen Marengo West vor. Auf einen Vorstoß aus dem Zugang kann niemand reagieren, und gegen einen offenen Zugang gelingt er immer. Er kostet ein Kommando.
six-oclock-attack-withdraw = In der Reserve gibst du den Zugang auf, und die Franzosen können ihren blockieren. Dann hilft nur noch ein Sturmangriff. Stoß jetzt vor.
six-oclock-attack-road = Die Infanterie kommt danach; zieht sie jetzt, endet sie vor Marengo West. Schaff zuerst Platz: Stoß mit der Kavallerie vor.
six-oclock-attack-end = Um acht stehen die Franzosen in ihrem Zugang. Dies ist die Stunde, in der sie nicht reagieren können.
six-oclock-won = Genommen! Die Franzosen mussten sich zurückziehen und haben dabei verloren: Ein Spielstein ist schwächer, eine Moralscheibe ist weg. Eine Armee ohne Moral hat die Schlacht verloren.
six-oclock-pursue = Kavallerie darf sofort und kostenlos weiter in einen Zugang, der zum Feind zeigt. Beide Franzosen sind nach C. Stortigliona Ost geflohen: Wende die Kavallerie gegen sie.
six-oclock-pursue-village = Marengo ist ein Dorf hinter einem Kavallerie-Hindernis: Dort kann sie nichts ausrichten. Wende dich gegen die, die eben geflohen sind.
six-oclock-pursue-north = Die Geschlagenen stehen in der anderen Richtung. Wer Stärke verloren hat, ist die leichtere Beute.
six-oclock-pursue-nobody = In Reserve bedroht die Kavallerie niemanden. Im Zugang hält sie dir den nächsten Angriff offen, und es kostet nichts.
six-oclock-follow = Hol die Infanterie auf der Hauptstraße nach Marengo West nach, kostenlos. Ohne Infanterie dahinter bleibt ein Angriff stecken.
six-oclock-follow-short = Ein Gebiet weiter liegt Marengo West, an derselben Hauptstraße und ebenso kostenlos.
six-oclock-follow-paid = Das kostet ein Kommando. Auf der Hauptstraße kommt derselbe Spielstein umsonst weiter.
six-oclock-follow-end = Die Kavallerie ist vorn allein. Hol zuerst die Infanterie nach; es kostet nichts.
six-oclock-evening = Gut. Vorn eine Kavallerie, dahinter Infanterie, und die Franzosen sind in Unordnung. Beende deine Aktionen.
six-oclock-blocked = Jetzt steht ein Franzose im Zugang gegenüber: Dort kannst du nicht mehr einfach vorstoßen. Ein blockierter Zugang will gestürmt sein, und beim Sturmangriff wird gerechnet: Stärke, Gelände, Verteidiger.
six-oclock-mass = Kavallerie allein: 2, minus 1 fürs Gelände, minus 1 für den Verteidiger, macht 0. Das misslingt. Stell also die Infanterie 3 aus Marengo West daneben in den Zugang, für ein Kommando.
six-oclock-mass-alone = 2 für die Kavallerie, 1 weniger fürs Gelände, 1 weniger für den Verteidiger: Das Ergebnis ist 0, und bei 0 gewinnt der Verteidiger. Du verlörest Stärke und Moral.
six-oclock-mass-marengo = Gegen einen Vorstoß aus der Reserve kann der Verteidiger einen Spielstein in den Zugang schieben: Dann bist du aufgehalten. Hol die Infanterie zuerst zur Kavallerie.
six-oclock-mass-end = Eine Stunde, in der die Infanterie herumsteht. Stell sie in den Zugang, damit sie in der nächsten zuschlagen kann.
six-oclock-wait = Wer gehandelt hat, handelt in derselben Stunde nicht noch einmal, und die Kavallerie allein ist zu schwach. Beende deine Aktionen; um neun schlägst du zu.
six-oclock-wait-acted = Die Infanterie hat eben gehandelt und kann nicht mit. Die Kavallerie allein kommt auf 0, und das ist verloren.
six-oclock-assault = Neun Uhr. Kündige aus dem Zugang den Sturmangriff auf C. Stortigliona Ost an. Dann sagt der Verteidiger, wen er in die Erste Reihe stellt.
six-oclock-assault-withdraw = Du hast hier zwei Spielsteine versammelt. Jetzt ist der Augenblick, sie einzusetzen.
six-oclock-assault-end = Die Franzosen sammeln Spielstein um Spielstein. Besser als jetzt wird es nicht: Stürme.
six-oclock-attackers = Ein Spielstein der Stärke 1 verteidigt. Nenne deine Angreifer: beide. Wer nicht genannt ist, nimmt nicht teil, weder an den Verlusten noch am Nachrücken.
six-oclock-front = Einer führt, und seine Stärke zählt. Infanterie 3: 3, minus 1 fürs Gelände, minus 1 für den Verteidiger, macht 1. Über 0 gewinnst du. Stell die Infanterie in die Erste Reihe.
six-oclock-front-cavalry = Mit der Kavallerie in der Ersten Reihe sind es 2 minus 1 minus 1: Das Ergebnis ist 0, und der Verteidiger gewinnt.
six-oclock-victory = Gewonnen: Wer den Sturmangriff führt, zahlt mit Stärke, aber die Franzosen verlieren mehr, und ihre Moral sinkt. So gewinnt man hier: vorstoßen, wo niemand reagieren kann; stürmen, wo die Rechnung stimmt.
six-oclock-morale = Fällt die Moral einer Armee auf 0, hat sie sofort verloren. Bricht keine, entscheidet der Abend: drei österreichische Spielsteine jenseits der Ziellinie im Osten, und du hast gewonnen.
six-oclock-your-turn = Der Rest dieser Stunde gehört dir. Hol Spielsteine aus Alessandria, stoß vor oder halte, was du hast. Nimm, was leuchtet; ein Rechtsklick oder langer Druck sagt, warum etwas nicht geht. Wenn du fertig bist, beende deine Aktionen.
six-oclock-unready = Treffen einsatzbereite Franzosen auf andere, die es nicht sind, ist in diesem Gebiet keiner mehr einsatzbereit: Sie können dann weder angreifen noch fortmarschieren. Jag also die Geschlagenen zu den anderen.
six-oclock-guns = Artillerie schießt langsam: In einem Zug kündigst du den Beschuss an, im nächsten verliert dort ein Spielstein Stärke und die Armee Moral. Deine steht noch in Alessandria; ohne Straße kommt sie nicht weit.
six-oclock-second-turn = Zehn Uhr, ein ganzer Zug für dich: drei Kommandos, und wer ganz auf der Hauptstraße zieht, braucht keines. Hol Infanterie hinter jede Kavallerie, die im Zugang steht. Beende deine Aktionen, wenn du fertig bist.
six-oclock-farewell = Das ist das ganze Spiel: Straßen bringen Spielsteine, Zugänge entscheiden, Moral beendet es. Marengo hat sechzehn Stunden, du hast fünf gebraucht. Gut begonnen.

## Die Beispiele des Regelhefts, leichtere zuerst

ex-positions-3-title = Wo ein Spielstein stehen kann
ex-standard-7-block-title = In einen Zugang treten
ex-standard-7-move-title = Ins Nachbargebiet ziehen
ex-road-8-title = Vier Spielsteine auf einer Straße
ex-loss-2-title = Wie ein Spielstein Stärke verliert
ex-maneuver-9-title = Ein Vorstoß wird aufgehalten
ex-retreat-13-title = Ein Rückzug, Schritt für Schritt
ex-continuation-12-title = Die Kavallerie avanciert
ex-bombardment-10-announced-title = Einen Beschuss ankündigen
ex-bombardment-10-title = Eine Stunde später feuern
ex-assault-11-title = Ein ganzer Sturmangriff
ex-opening-23-title = Wie Österreich eröffnen kann
ex-opening-23-a-title = Die französische Antwort: sofort räumen
ex-opening-23-b-title = Die französische Antwort: stehen bleiben
ex-opening-23-c1-title = Die französische Antwort: Hilfe aus C. Barbotta
ex-opening-23-c2-title = Die französische Antwort: der Engpass
ex-opening-23-c3-title = Die französische Antwort: auf der Hauptstraße
ex-opening-23-alternative-title = Eine andere Eröffnung: warum Schläfer nicht zuschlagen
ex-opening-23-alternative-ready-title = Eine andere Eröffnung: Bereite schlagen zweimal zu
