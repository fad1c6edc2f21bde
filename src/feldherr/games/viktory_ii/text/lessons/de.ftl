### Viktory II: was der Ausbilder sagt. Höchstens vierzig Wörter je Nachricht.

## Das erste Dorf

first-village-title = Das erste Dorf
first-village-goal = Bau als Rot Städte, nimm Gelb das erste Dorf und das zweite, und führ dann zwei Züge allein.
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
first-village-yellow = Gelb hat in D3 ein zweites Dorf gebaut, nahe bei deiner Hauptstadt, und niemanden hineingestellt. Drei Infanterien stehen in der Hauptstadt von Gelb. Beides leuchtet.
first-village-cavalry = Gebaut wird zuerst. Das eroberte Dorf liegt im Weideland: Als Stadt versorgt es auch eine Kavallerie. Sie zieht drei Felder weit und greift mit zwei Würfeln an. Bau es aus.
first-village-cavalry-village = Das brächte noch eine Infanterie. Davon hast du vier; was fehlt, ist Kavallerie. Denn Würfel gibt es je Gattung, nicht je Einheit.
first-village-bombard = Artillerie schießt ein oder zwei Felder weit, und niemand schießt zurück. Bombardiere mit ihr die Hauptstadt von Gelb: ein Würfel, 3 oder weniger trifft. Danach zieht sie in diesem Zug nicht mehr.
first-village-bombard-nearer = Das Ziel liegt schon zwei Felder weit weg, näher muss sie nicht. Vorn stünde sie allein neben drei Infanterien.
first-village-bombard-first = Das kommt gleich. Wer schießen kann, schießt zuerst: Was getroffen ist, steht danach niemandem mehr im Weg.
first-village-bombard-end = Die Artillerie hat ein Ziel in Reichweite, und ein Schuss kostet nichts. Bombardiere.
first-village-bombarded = Eine 2: getroffen. Bei einer 1 hättest du gewählt, wer fällt, bei 2 und 3 wählt der Getroffene. Eine Infanterie liegt jetzt in der Reserve von Gelb; zwei stehen noch.
first-village-second-village = Lass die Hauptstadt noch stehen: Eine Stadt wirft zwei Würfel zusätzlich zu ihren Verteidigern. Das neue Dorf ist leer. Schick eine Infanterie aus dem Hinterland über das Weideland hinein.
first-village-second-village-elsewhere = Dort ist nichts zu holen. Über das leuchtende Weideland, dann ins Dorf: zwei Schritte, so weit kommt Infanterie.
first-village-second-village-guard = Diese beiden halten die neue Stadt, und nebenan steht Gelb. Gehen sie fort, versorgt die Stadt bald wieder den Feind.
first-village-second-village-end = Ein leeres Dorf nahe bei deiner Hauptstadt: Nimm es, ehe Gelb jemanden hineinstellt.
first-village-two-again = Wie beim ersten Dorf: nie allein. Hol die andere Infanterie dazu, auf demselben Weg.
first-village-attack-village = Alle sind da. Kämpfe: Nur das Dorf wirft einen Würfel.
first-village-fallen = Eine 3: Eine deiner Infanterien fällt. Aber die andere steht noch, und das Dorf ist dein. Gelb verliert eine Infanterie für immer; deine gefallene liegt nur in der Reserve.
first-village-end-second = Die beiden in der neuen Stadt bleiben dort als Wache. Beende Bewegung und Kampf.
first-village-place-cavalry = Neben der neuen Stadt steht Gelb, darum darf dort nichts aufgestellt werden. Deine Hauptstadt nimmt alles auf, jede Gattung, gleich wer daneben steht: Stell die Kavallerie dorthin.
first-village-place-cavalry-first = Gleich. Zuerst die Kavallerie: Für sie ist nur die Hauptstadt da, Infanterie findet auch anderswo Platz.
first-village-place-rest = Jetzt zwei Infanterien: eine ins eroberte Dorf, mehr nimmt ein Dorf je Zug nicht auf, eine in die Stadt dahinter. Dann beende deinen Zug.
first-village-combined = Gelb war am Zug. Merke: Wer mit Infanterie, Kavallerie und Artillerie zugleich angreift, wirft vier Würfel je Runde; zehn Infanterien allein werfen einen. Und jede Artillerie schießt einmal vorweg.
first-village-retreat = Eine Schlacht geht Runde um Runde. Nach jeder darf sich der Angreifer zurückziehen, dorthin, woher einer der Seinen kam; der Verteidiger nie. Angreifen ist also weniger gewagt, als es scheint.
first-village-your-turn = Dieser Zug gehört dir: bauen, ziehen, kämpfen, aufstellen. Sieh nach, was Gelb offen gelassen hat. Nimm, was leuchtet; ein Rechtsklick oder langer Druck sagt, warum etwas nicht geht.
first-village-capital = Achte auf deine Hauptstadt: Wer sie zu Beginn seines Zugs nicht hält, baut in diesem Zug nichts. Für Gelb gilt dasselbe; darum lohnt der Weg dorthin.
first-village-second-turn = Noch ein Zug, und er gehört ganz dir. Bring verschiedene Gattungen gemeinsam vor eine Siedlung, bombardiere sie, dann greif an. Und lass keine eigene Siedlung leer neben einem Feind.
first-village-winning = Wer seine letzte Siedlung verliert, ist ausgeschieden; wer übrig bleibt, gewinnt. Es kann auch Kürzeres vereinbart sein: zwanzig Punkte aus Dörfern und Städten, oder Schluss mit der ersten eroberten Hauptstadt.
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
