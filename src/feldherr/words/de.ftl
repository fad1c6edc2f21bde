### Wörter aller Spiele. Die eines Spiels stehen in seinem Ordner `text`.

## Antworten, die der Kern kennt

done = Das ist alles
yes = Ja
no = Nein
resign = Aufgeben
forfeit = Durch die Uhr verlieren
break-off = Partie abbrechen
offer-draw = Remis anbieten oder annehmen
decline-draw = Remis ablehnen oder das Angebot zurückziehen
undo = Ab Antwort { $to } zurücknehmen
rolled = Gewürfelt: { $faces }
shuffled = { $count ->
    [one] Ein Stein wird gemischt
   *[other] { $count } Steine werden gemischt
}
drew = { $count ->
    [one] Eines wird gezogen
   *[other] { $count } werden gezogen
}

## Orte

place-part = { $name } ({ $part ->
    [north] Nord
    [northeast] Nordost
    [east] Ost
    [southeast] Südost
    [south] Süd
    [southwest] Südwest
    [northwest] Nordwest
    [far-north] weit nördlich
    [far-northeast] weit nordöstlich
    [far-east] weit östlich
    [far-southeast] weit südöstlich
    [far-south] weit südlich
    [far-southwest] weit südwestlich
    [far-west] weit westlich
    [far-northwest] weit nordwestlich
    [edge-north] Nordrand
    [edge-northeast] Nordostrand
    [edge-northwest] Nordwestrand
   *[west] West
})
place-beside = { $name } { $compass ->
    [north] Nord
    [north-east] Nordost
    [east] Ost
    [south-east] Südost
    [south] Süd
    [south-west] Südwest
    [west] West
   *[north-west] Nordwest
}

## Wie ein Spiel endet

resigned = { $side } gibt auf.
manner-resigned = durch Aufgabe
manner-clock = durch Zeitüberschreitung
manner-agreed = durch Vereinbarung
manner-broken-off = abgebrochen
manner-stopped = nach der letzten Runde
manner-decisive = entscheidend
manner-marginal = knapp

## Was auf Spielplänen steht

symbol-infantry = Infanterie
symbol-cavalry = Kavallerie
symbol-artillery = Artillerie
symbol-obstacle = Hindernis
width-narrow = schmal
width-wide = breit
road-main = Hauptstraße
road-local = Nebenstraße
terrain-hill = Hügel
terrain-river = Wasser
terrain-plain = Ebene
terrain-village = Ort
terrain-wood = Wald
track-time = Zeit
track-morale = Moral
mark-acted = hat gehandelt
mark-unready = nicht einsatzbereit
mark-announced = wird feuern
mark-open = offen
mark-known = gesehen
symbol-leader = Anführer
mark-attack = Angriff { $number }
mark-battery = Batterie
mark-capital = Hauptstadt
mark-cargo = an Bord
mark-damage = Schaden { $number }
mark-experience = Erfahrung { $number }
mark-gave = hat detachiert
mark-hero = Held
mark-hit = getroffen
mark-inside = im Fort
mark-moved = hat sich bewegt
mark-storming = stürmt
mark-target = Ziel von Angriff { $number }
mark-used = verbraucht
mark-veteran = Veteran
marker-battle = Schlacht
marker-flag = Flagge
marker-mine = Mine
box-allied-reinforcements = Verstärkungen der Alliierten
box-french-reinforcements = Verstärkungen Frankreichs
marker-disc = { $count ->
    [one] 1 Scheibe
   *[other] { $count } Scheiben
}
marker-round = Rundenmarker

## Das Spiel im Terminal

cli-chance = Zufall
cli-seat-person = { $seat }: du
cli-seat-bot = { $seat }: { $bot } (der Computer)
cli-welcome = Tippe die Nummer einer Möglichkeit, oder ? für alles andere, was du tun kannst.
cli-thinking = { $seat } denkt nach …
cli-curtain = { $seat } entscheidet. Sieht sonst niemand auf den Bildschirm? Dann Eingabetaste.
cli-only = Es gibt keine andere Wahl: Eingabetaste.
cli-choose = Tippe eine Zahl von 1 bis { NUMBER($count, useGrouping: 0) }, oder ? für Hilfe.
cli-no-option = Möglichkeit { $number } gibt es nicht; es gibt 1 bis { NUMBER($count, useGrouping: 0) }.
cli-unknown = „{ $line }“ ist hier weder Befehl noch Antwort. ? zeigt, was du tippen kannst.
cli-not-open = „{ $line }“ steht dir jetzt nicht offen.
cli-refused = Das wurde nicht angenommen: { $reason }
cli-no-undo = Es lässt sich nichts zurücknehmen: Etwas wurde gezeigt oder gezogen, oder eine andere Seite hat seither geantwortet.
cli-why-what = Warum was nicht? Nenne ein Gebiet (w 22), einen Zugang (w 22>23), einen Stein (w p7) oder einen Ort beim Namen.
cli-why-open = { $count ->
    [one] Das geht jetzt: Möglichkeit { $numbers }.
   *[other] Das geht jetzt: Möglichkeiten { $numbers }.
}
cli-why-nothing = Was jetzt gefragt ist oder folgen könnte, betrifft nicht: { $thing }.
cli-why-more = { $count ->
    [one] und eine weitere
   *[other] und { $count } weitere
}
cli-unknown-thing = Nichts heißt hier „{ $thing }“. Gebiete nennt man mit Nummer oder Namen, Zugänge wie 22>23, Steine wie p7.
cli-no-rule = Eine Regel { $rule } gibt es nicht.
cli-no-map = Dieses Spiel hat keine Karte.
cli-log-empty = Noch ist nichts geschehen.
cli-saved = Gespeichert: { $file }
cli-not-saved = { $file } lässt sich nicht schreiben: { $reason }.
cli-resign-sure = Wirklich aufgeben? (ja/nein)
cli-draw-offered = { $seat } bietet Remis an: „draw“ nimmt an, „decline“ lehnt ab.
cli-draw-already = Du hast schon Remis angeboten.
cli-draw-declined = Das Remis wird abgelehnt.
cli-draw-waits = Remis ist angeboten; die anderen antworten, wenn sie das nächste Mal gefragt sind.
cli-draw-none = Es ist kein Remis angeboten.
cli-draw-off = Das Angebot ist vom Tisch.
cli-kept = Die Partie ist aufgehoben in { $file }; weiter geht es mit: feldherr play --load { $file }
cli-over = Das Spiel ist zu Ende.
cli-won = { $count ->
    [one] { $winners } gewinnt { $manner }.
   *[other] { $winners } gewinnen { $manner }.
}
cli-won-plain = { $count ->
    [one] { $winners } gewinnt.
   *[other] { $winners } gewinnen.
}
cli-drawn-plain = Unentschieden.
cli-drawn = Unentschieden { $manner }.
cli-lost-plain = Verloren.
cli-lost = Verloren: { $victor } gewinnt { $manner }.
cli-record = Die ganze Partie steht in { $file }: feldherr replay zeigt sie noch einmal, feldherr verify prüft ihre Ziehungen.
cli-capacity = { $count ->
    [one] Platz für einen Stein
   *[other] Platz für { $count } Steine
}
cli-reserve = In Reserve
cli-hand = Hand
cli-aboard = an Bord: { $piece }
cli-approaches = nach: Breite · Straßen · Symbole hier | drüben

cli-help-number = diese Möglichkeit wählen
cli-help-letter = nehmen, was das Spiel vorschlägt
cli-help-enter = die einzige Möglichkeit nehmen
cli-help-again = die Frage noch einmal zeigen
cli-help-undo = die eigene letzte Antwort zurücknehmen
cli-help-why = warum nicht? THING: ein Gebiet 22, ein Zugang 22>23, ein Stein p7, ein Name oder eine Antwort
cli-help-board = den Plan zeigen
cli-help-area = ein Gebiet mit Zugängen und Nachbarn zeigen
cli-help-map = die Karte zeigen
cli-help-log = zeigen, was geschehen ist, die letzten N Zeilen
cli-help-rule = eine Regel lesen; ohne Nummer die, nach der gefragt ist
cli-help-interject = was man ungefragt sagen darf; mit Nummer: es sagen
cli-help-save = eine Kopie speichern (jede Antwort ist ohnehin aufgehoben)
cli-help-draw = Remis anbieten oder annehmen
cli-help-decline = Remis ablehnen oder das eigene Angebot zurückziehen
cli-help-resign = das Spiel aufgeben
cli-help-quit = gehen; die Partie ist aufgehoben
cli-help-help = diese Liste

## Regeln und Partien lesen

cli-rule-not = Nicht im Programm: { $reason }
cli-answer = Antwort { NUMBER($number, useGrouping: 0) } von { NUMBER($count, useGrouping: 0) }
cli-replay-help = Eingabe: weiter · p: zurück · eine Zahl: dorthin · b: Plan · n: Notation · q: Ende
cli-replay-start = Der Anfang
cli-replay-end = Das war die letzte Antwort.
cli-running = Das Spiel ist noch nicht zu Ende.

## Die Auswertung

cli-analysis-open = Mit allem aufgedeckt
cli-analysis-seat = Nach dem, was { $seat } wissen konnte
cli-analysis-end = Ende
cli-analysis-turning = Die Entscheidungen, die die Aussichten am stärksten veränderten
cli-analysis-none = Keine einzelne Entscheidung hat die Aussichten um mehr als fünf Punkte von hundert verändert.
cli-analysis-then = Darauf: { $line }
cli-analysis-resigned = Aufgegeben, nicht geschlagen: Bis dahin standen die Aussichten bei { $chance } %.
cli-analysis-change = { $seat }: { $before } % → { $after } %
cli-analysis-same = Der Bot hätte dasselbe getan.
cli-analysis-same-worse = Der Bot hätte dasselbe getan: Schuld war nicht die Wahl, sondern die Lage, in die der Gegner oder der Zufall geführt hat.
cli-analysis-instead = Der Bot hätte gewählt: { $what } ({ $chance } %)

## Der Ausbilder

coach-even = Mit anderen Antworten kommt hier fast dasselbe heraus.
coach-later = Was es bringt, zeigt sich erst später.
coach-safe = Nichts, was zählt, spricht dagegen.
coach-risk = Dagegen spricht: { $what }
coach-only = Eine andere Antwort gibt es nicht.
coach-only-risk = Zu entscheiden ist also nichts.
coach-end-up = Es macht deinen Sieg wahrscheinlicher.
coach-end-down = Es macht deine Niederlage wahrscheinlicher.
coach-standing-up = Du stehst danach besser.
coach-standing-down = Du stehst danach schlechter.

## Ein Gefecht am Terminal
cli-battle-nobody = niemand
cli-battle-hits = { $count ->
    [0] kein Treffer
    [one] ein Treffer
   *[other] { $count } Treffer
}
cli-battle-losses = Verluste, { $side }:
cli-battle-morale = Moral { $points }

## Zahlen
tenths = { $whole },{ $tenth }
