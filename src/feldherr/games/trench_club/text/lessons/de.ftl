### Trench Club: was der Ausbilder sagt. Höchstens vierzig Wörter je Nachricht.

## Das erste Fort

first-fort-title = Das erste Fort
first-fort-goal = Nimm als Deutschland Fort Moulainville, vertreib die Franzosen daneben und gib deine ersten Münzen aus.
first-fort-welcome = Du bist Deutschland. Wer fünf der sieben Forts hält, gewinnt. Du hast zwei, die Franzosen haben zwei, drei gehören niemandem. Das leuchtende, Fort Moulainville, musst du nur nehmen.
first-fort-units = Fünf Einheiten: deine Infanterie, deine Haubitze und dein Panzerwagen; zweimal französische Infanterie. Ein Zug hat drei Teile: Zuerst ziehen alle, dann kämpfen alle, dann kommt das Geld.
first-fort-conquer = Forts werden von Fußtruppen erobert, die einen Eingang erreichen. Deine Infanterie steht vor einem. Nimm sie und schick sie in Fort Moulainville.
first-fort-conquer-elsewhere = Dort steht sie im Freien. Ein Schritt ins Fort, und du hast jeden Zug eine Münze mehr und Mauern um dich.
first-fort-conquer-howitzer = Geschütze können kein Fort erobern. Das können nur Fußtruppen: Nimm die Infanterie.
first-fort-conquer-car = Ein Fahrzeug kann kein Fort erobern. Das können nur Fußtruppen: Nimm die Infanterie.
first-fort-conquer-end = Dann bleibt das Fort herrenlos, bis die Franzosen kommen. Nimm es zuerst.
first-fort-taken = Drei Forts. Jedes bringt dir jeden Zug eine Münze, ob jemand darin steht oder nicht. Jetzt zur französischen Infanterie im Osten: Sie soll nicht näher kommen.
first-fort-car = Fahr den Panzerwagen neben die französische Infanterie, auf das leuchtende Feld, und halte dort. Er kann nur angreifen, was neben ihm steht.
first-fort-car-elsewhere = Von dort erreicht der Wagen die Infanterie nicht, oder er steht im Wald. Fahr auf das leuchtende Feld neben ihr und halte.
first-fort-car-howitzer = Die Haubitze steht schon gut: Sie schießt über drei Felder, und niemand schießt zurück. Lass sie stehen.
first-fort-car-end = Ohne den Wagen würde nur die Haubitze schießen. Zwei Angreifer richten mehr als doppelt so viel aus.
first-fort-end-movement = Alle stehen, wo sie sollen. Beende die Bewegung: Danach zieht niemand mehr, und die Angriffe werden benannt.
first-fort-end-movement-howitzer = Von hier hat die Haubitze die Infanterie in Reichweite. Wer sie bewegt, kann es nur schlechter machen.
first-fort-first-shot = Gekämpft wird in der Reihenfolge, in der du die Angriffe nennst. Nenne zuerst die Haubitze: Sie schießt von weitem, und die Infanterie kann nicht zurückschießen.
first-fort-first-shot-car = Dann kämpft der Wagen zuerst und bekommt die volle Antwort ab. Lass die Haubitze die Infanterie vorher schwächen.
first-fort-first-shot-none = Du hast zwei Einheiten in Reichweite. Ein Angriff kostet nichts als Würfe.
first-fort-second-shot = Jetzt der Panzerwagen. Die Antwort sagt, was zu erwarten ist: wie viele Würfel, welche Augen treffen und was zurückkommt.
first-fort-second-shot-alone = Die Haubitze allein vernichtet sie nicht. Nenne auch den Wagen: Der Schaden beider zählt zusammen.
first-fort-fire = Zwei Angriffe sind benannt. Bestätige die Liste, und die Würfel fallen: erst die der Haubitze, dann die des Wagens und die Antwort der Infanterie.
first-fort-dice = Treffer machen Schaden, sechs Schaden vernichten eine Einheit. Wer beschädigt ist, würfelt mit weniger Würfeln; wer Schaden macht, gewinnt Erfahrung, und Veteranen treffen leichter.
first-fort-buy = Jetzt das Geld: eine Münze für jedes Fort. Neue Fußtruppen erobern die nächsten Forts. Kauf Infanterie; sie kommt aus einem Fort, das du hältst.
first-fort-buy-other = Stark, aber damit eroberst du nichts. Was dir fehlt, ist jemand, der Forts nimmt: Infanterie für 2 Münzen.
first-fort-buy-nothing = Münzen in der Kasse nehmen keine Forts. Infanterie ist billig, und es gibt noch Forts zu nehmen.
first-fort-end-of-turn = Heb den Rest für etwas Größeres auf. Beende deinen Zug; dann ziehen, kämpfen und kaufen die Franzosen.
first-fort-end-of-turn-more = In einer Partie darfst du das. Hier heb die Münzen auf: Ein Panzer kostet 8, und du wirst einen wollen.
first-fort-their-turn = Das war der französische Zug; neben der Karte steht, was geschah. Schaden und Erfahrung stehen an den Einheiten.
first-fort-contact = Feinde neben dir bremsen: Wer von einem Hexfeld neben ihnen auf ein zweites neben ihnen zieht, muss halten. Kleine Kreuze zeigen solche Felder für die gewählte Einheit. Ein einzelner Kontakt hält dich nicht auf.
first-fort-pincer = Zwei eigene Einheiten neben demselben Gegner bilden eine Zange: Der Angreifer würfelt mit zwei Würfeln mehr. Mit einer dritten oder von gegenüber ist es ein Kessel: drei Würfel. Führ sie also gemeinsam heran.
first-fort-your-turn = Dieser Zug gehört dir. Noch zwei Forts, und du hast gewonnen: Die nächsten liegen in der Mitte. Zieh, greif an, kauf ein. Nimm, was leuchtet; ein Rechtsklick oder langer Druck sagt, warum etwas nicht geht.
first-fort-repair = Schaden heilt nicht von selbst. Wer vom Beginn eines Zugs bis zum Geld in einem deiner Forts bleibt, kann für zwei Münzen repariert werden, wie groß der Schaden auch ist. Vom Rest kaufst du Soldaten.
first-fort-woods = Wo das Ziel steht, entscheidet, was Treffer anrichten: Wald schützt, freies Feld nicht. Ein Angreifer ist nie geschützt. Schieß also auf die im Freien, und lass deine Leute im Wald stehen.
first-fort-veterans = Wer Schaden macht, bekommt einen Erfahrungspunkt, wer vernichtet, zwei. Ab drei Punkten ist eine Einheit Veteran, ab fünf Kriegsheld. Eine erfahrene Einheit ist mehr wert als eine neue: Zieh sie zurück, ehe sie fällt.
first-fort-range = Haubitzen schießen weit, aber nicht auf das Feld neben sich: Ihre Reichweite hat auch ein Minimum. Stell darum immer jemanden vor sie, der den Feind aufhält.
first-fort-second-turn = Noch ein Zug, und er gehört ganz dir: Schick Fußsoldaten zum nächsten Fort, halte die Kanonen dahinter, und lass niemanden allein neben zwei Gegnern stehen. Gib aus, was du hast, dann beende deine Käufe.
first-fort-winning = Das Spiel endet sofort, wenn jemand fünf der sieben Forts hält, auch mitten im Zug. Zähl also vor jedem Zug die Forts beider Seiten: Ein Soldat vor einem unbewachten Fort ist mehr wert als eine zerstörte Kanone.
first-fort-farewell = Fußtruppen nehmen Forts, Geschütze öffnen den Weg, Münzen bringen mehr von beidem. Wer fünf von sieben Forts hält, hat gewonnen. Gut begonnen.

## Die Beispiele des Regelhefts, leichtere zuerst

ex-combat-title = Drei Angriffe und eine Zange
ex-solo-tank-title = Wen der Panzer des Automa angreift
ex-solo-gun-title = Wen das Geschütz des Automa angreift
