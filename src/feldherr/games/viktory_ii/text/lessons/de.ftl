### Viktory II: was der Ausbilder sagt. Höchstens vierzig Wörter je Nachricht.

## Das erste Dorf

first-village-title = Das erste Dorf
first-village-goal = Bau als Rot eine Stadt, marschier mit deiner Armee und nimm Gelb das erste Dorf.
first-village-welcome = Du bist Rot. Wer den anderen alles nimmt, gewinnt. Hier stehen zwei Hauptstädte mit etwas Land dazwischen, der Rest der Welt liegt verdeckt. Erstes Ziel: das leuchtende Dorf von Gelb.
first-village-world = Deine beiden Siedlungen leuchten: eine Hauptstadt im Gebirge und ein Dorf in der Steppe. Siedlungen versorgen Einheiten, das Land bestimmt welche: Gebirge Artillerie, Weideland Kavallerie, Wald Schiffe, Steppe mehr Infanterie.
first-village-upgrade = Ein Zug beginnt mit dem Bauen: ein Dorf, oder ein Dorf wird zur Stadt. Bau dein Dorf zur Stadt aus: Eine Stadt versorgt zwei Einheiten statt einer.
first-village-upgrade-village = Ein neues Dorf ist auch gut und versorgt eine Infanterie. Aber die Stadt liegt dort, wo deine Armee aufbricht, und ihre neue Infanterie ist gleich vorn.
first-village-upgrade-nothing = Wer nichts baut, fällt zurück: Jeder Bau ist eine Einheit mehr, die ganze Partie lang.
first-village-explored = In deiner Reserve wartet eine Infanterie mehr. Und Land wurde aufgedeckt: Was neben deinen Städten und Einheiten liegt, wird bekannt. Vorher weiß niemand, was es ist.
first-village-march = Jetzt die Armee. Infanterie zieht zwei Felder über offenes Land; Wald und Gebirge halten sie auf. Nimm eine Infanterie der Stadt und zieh über die Steppe in das Dorf von Gelb.
first-village-march-forest = Der Wald hält sie sofort auf. Der Weg über die Steppe ist ebenso kurz und führt ins Dorf.
first-village-march-short = Noch ein Schritt, und sie steht im Dorf. Wo sie auf Siedlungen oder Einheiten des Feindes trifft, wartet eine Schlacht.
first-village-march-artillery = Die Artillerie kommt heute nur den halben Weg. Zuerst die Infanterie: Sie erreicht das Dorf.
first-village-march-end = Das Dorf ist unverteidigt. Nächste Runde hat Gelb vielleicht jemanden hingestellt.
first-village-second = Jetzt wartet eine Schlacht; du schlägst sie, wann du willst, und andere können noch dazukommen. Schick die zweite Infanterie hinterher: Auch ein leeres Dorf schießt einmal, und ein Treffer ließe deinen Angriff scheitern.
first-village-second-alone = Ein Würfel trifft bei 1, 2 oder 3. Trifft er, fällt deine einzige Infanterie, und der Angriff ist gescheitert. Zu zweit bist du sicher.
first-village-second-elsewhere = Sie gehört in den Angriff: über die Steppe in das Dorf von Gelb.
first-village-artillery = Hol die Artillerie nach: durch die Stadt in die Steppe vor dem Dorf. Von dort kann sie in späteren Zügen bombardieren, was in der Nähe liegt.
first-village-artillery-fight = Gleich. Zieh erst mit der Artillerie: Nach der Schlacht vergisst du sie vielleicht, und vorn ist ihr Platz.
first-village-artillery-elsewhere = Dort steht sie weit weg von allem. Durch die Stadt in die Steppe vor dem Dorf.
first-village-battle = Jetzt kämpfe. Der Angreifer bekommt einen Würfel für Infanterie, zwei für Kavallerie, einen für Artillerie, egal wie viele es sind; 3 oder weniger trifft. Hier verteidigt niemand, also würfelt nur das Dorf selbst einmal.
first-village-conquered = Erobert! Das Dorf versorgt jetzt deine Infanterie, und Gelb hat eine verloren. So wachsen und schrumpfen Reiche: durch Siedlungen, nicht durch Verluste; wer getroffen wird, kommt aus der Reserve wieder.
first-village-end-movement = Mehr gibt es nicht zu kämpfen. Beende Bewegung und Kampf; danach kommt die Reserve auf die Karte.
first-village-place = Stell die Reserve in deine Siedlungen, neben denen kein Feind steht. Stell eine Infanterie in die neue Stadt: Sie liegt der Front am nächsten.
first-village-place-capital = Die Hauptstadt liegt hinten. Niemand bedroht sie; in der Stadt ist die Infanterie dem Feind einen Zug näher.
first-village-place-nothing = In der Reserve tun sie nichts. Stell sie auf die Karte.
first-village-place-second = Noch die letzte: In der Stadt schlägt sie früher zu, in der Hauptstadt schützt sie. Wähle und beende deinen Zug.
first-village-yellow = Gelb hat ebenso gebaut, gezogen und aufgestellt; der Verlauf erzählt es. Ohne das verlorene Dorf wäre es mehr gewesen.
first-village-your-turn = Dieser Zug gehört dir: bauen, ziehen, kämpfen, aufstellen. Sieh nach, was Gelb offen gelassen hat. Klick an, was leuchtet; ein Rechtsklick sagt, warum etwas nicht geht.
first-village-farewell = Bau in jedem Zug, sieh dich um, greif mit mehr als einer Gattung an und nimm Siedlungen. Wer alle verloren hat, ist ausgeschieden. Gut begonnen.

## Die Beispiele des Regelhefts, leichtere zuerst

build-path-title = Wo ein Dorf gebaut werden kann
road-title = Schnell auf der Straße
undefended-village-title = Auch ein leeres Dorf schießt
placement-title = Wohin die Reserve zurückkehrt
bombardment-title = Artillerie versenkt ein Schiff
harbour-title = Ein Schiff im Hafen
ferry-title = Das Meer gewinnen, die Armee übersetzen
battle-title = Eine große Schlacht von Land und See
less-luck-title = Weniger Würfel, sichere Treffer
alliance-move-title = Ein Vasall nutzt die Straßen der Verbündeten
