### Die Wörter der Seite selbst. Texte der Spiele kommen vom Server.

## Seiten

ui-lobby = Vorraum
ui-pages = Seiten
ui-settings = Einstellungen
ui-about = Über
ui-rules = Regeln
ui-to-lobby = Zum Vorraum
ui-to-table = Zum Tisch
ui-nowhere = Diese Seite gibt es nicht.
ui-one-moment = Einen Augenblick …
ui-sorry = Das ging nicht
ui-went-wrong = Unterwegs ist etwas schiefgegangen. Bitte noch einmal versuchen.
ui-no-connection = Der Server antwortet nicht. Läuft er?
ui-not-found = Unter dieser Adresse ist nichts. Vielleicht wurde das Spiel gelöscht.
ui-not-sent = Die Antwort wurde nicht gesendet, denn gerade besteht keine Verbindung. Verloren ist nichts: Wähle noch einmal, sobald sie wieder da ist.
ui-close = Schließen
ui-yes = Ja
ui-no = Nein
ui-legend = Zeichenerklärung
ui-signs = Zeichen
ui-back = Zurück

## Vorraum

ui-boards = Die Spiele
ui-your-games = Deine Spiele
ui-open-games = Mitspieler gesucht
ui-to-watch = Zum Zuschauen
ui-finished = Beendet
ui-play-now = Sofort spielen
ui-other-ways = Anders spielen
ui-players = { $least ->
    [2] { $most ->
        [2] 2 Spieler
       *[other] 2 bis { $most } Spieler
    }
   *[other] { $least } bis { $most } Spieler
}
ui-hidden = verdeckte Spielsteine
ui-open-information = alles offen
ui-with-dice = Würfel
ui-no-dice = ohne Würfel
ui-your-turn = Du bist am Zug
ui-waiting-for = Warten auf { $names }
ui-waiting-since = { $name } entscheidet, { $since } gefragt
ui-waiting-for-players = Es fehlen noch Mitspieler
ui-your-name = Dein Name
ui-upload = Gespeichertes Spiel öffnen
ui-unofficial = Inoffiziell; Karten und Regeltexte sind von uns.
ui-game-over = Das Spiel ist zu Ende.

## Accounts and standings

ui-account = Konto
ui-account-hint = Zum Spielen braucht niemand ein Konto. Mit einem findest du deine Spiele auf jedem Gerät, niemand sonst kann unter deinem Namen auftreten, und Spiele gegen andere mit Konto zählen für die Rangliste. Was du in diesem Browser begonnen hast, kommt mit.
ui-account-forgotten = Passwort vergessen? Wer diesen Server betreibt, kann ein neues setzen.
ui-name = Name
ui-password = Passwort
ui-current-password = Bisheriges Passwort
ui-new-password = Neues Passwort
ui-sign-in = Anmelden
ui-sign-out = Abmelden
ui-new-account = Ein neues Konto anlegen
ui-signed-in-as = Du bist als { $name } angemeldet.
ui-change-password = Passwort ändern
ui-change-password-hint = Alle anderen Geräte werden abgemeldet.
ui-password-changed = Das Passwort ist geändert; alle anderen Geräte sind abgemeldet.
ui-mail = Mail, wenn du am Zug bist
ui-mail-address = Mailadresse
ui-mail-keep = Merken
ui-mail-hint = Wartet jemand seit einer Viertelstunde auf dich, schreiben wir dir, einmal. Leer: nie.
ui-mail-waiting = Öffne den Link in dem Brief, den wir dorthin geschickt haben; vorher kommt nichts anderes.
ui-mail-sent = Ein Brief ist unterwegs an { $address }. Öffne den Link darin.
ui-mail-none = Es wird nichts mehr geschickt.
ui-mail-confirmed = Die Adresse ist bestätigt.
ui-forgotten = Passwort vergessen?
ui-forgotten-send = Schick mir einen Brief
ui-forgotten-hint = Hat ein Konto diese Adresse und ist sie bestätigt, kommt dorthin ein Brief mit einem Link. Er gilt einmal und eine Stunde lang.
ui-forgotten-sent = Wenn ein Konto diese Adresse hat, ist ein Brief unterwegs.
ui-forgotten-new = Ein neues Passwort
ui-forgotten-new-hint = Alle Geräte werden abgemeldet. Melde dich danach mit dem neuen Passwort an.
ui-forgotten-done = Das Passwort ist geändert. Du kannst dich jetzt anmelden.
ui-rename = Einen anderen Namen annehmen
ui-rename-new = Neuer Name
ui-rename-hint = Er ändert sich in all deinen Spielen, höchstens einmal am Tag. Der alte Name wird frei.
ui-rename-done = Du hast jetzt einen anderen Namen.
ui-blocked = Gesperrte Spieler
ui-blocked-none = Du hast niemanden gesperrt.
ui-blocked-now = { $name } ist gesperrt.
ui-unblocked = { $name } ist nicht mehr gesperrt.
ui-unblock = Entsperren
ui-unblock-name = { $name } entsperren
ui-block-name = { $name } sperren
ui-block-hint = Dann erreichen dich von diesem Spieler weder Angebote noch Nachrichten.
ui-report-name = { $name } melden
ui-report-what = Was ist geschehen?
ui-report-send = Die Meldung abschicken
ui-report-hint = Nur wer diesen Server betreibt, liest sie.
ui-reported = Die Meldung ist abgeschickt.
ui-own-data = Deine Daten
ui-export = Alles speichern, was über dich aufbewahrt wird
ui-export-hint = Eine Datei mit deinem Konto, deinen Spielen und dem, was du gesagt hast.
ui-delete-account = Das Konto löschen
ui-delete-account-begin = Was geschieht dann?
ui-delete-goes = Dein Konto, deine Adresse, deine Geräte, deine Sperren und alles, was du gesagt hast, werden sofort gelöscht, ebenso Spiele, an denen sonst niemand teilgenommen hat. Das lässt sich nicht rückgängig machen.
ui-delete-stays = Spiele, die du mit anderen gespielt hast, bleiben, denn sie gehören auch ihnen: die Züge, ohne deinen Namen. In Spielen, die noch laufen, spielt der Computer für dich weiter. Was du gemeldet hast, bleibt ohne deinen Namen. In Sicherungen der Datenbank kann alles noch eine Weile stehen.
ui-delete-sure = Ich möchte mein Konto löschen.
ui-delete-done = Das Konto ist gelöscht.
ui-gallery-hint = Nur andere, die zuschauen, lesen das; die Spieler nicht.
ui-watcher = { $name } (schaut zu)
ui-privacy = Datenschutz
ui-privacy-who = Wer diesen Server betreibt
ui-privacy-who-nobody = Wer diesen Server betreibt, hat sich nicht genannt.
ui-privacy-guests = Ohne Konto
ui-privacy-guests-text = Dein Browser bekommt ein zufälliges Cookie, damit deine Plätze dir gehören. Es ist zum Spielen nötig, hält fünf Jahre und sagt sonst nichts über dich; der Server bewahrt nur eine Prüfsumme davon auf, bei den Spielen, die du spielst. Deine Einstellungen und Belege für die Ziehungen bleiben in deinem Browser.
ui-privacy-accounts = Mit Konto
ui-privacy-accounts-text = Aufbewahrt werden dein Name, eine Prüfsumme deines Passworts, aus der es sich nicht zurücklesen lässt, wann du dich auf welchem Gerät angemeldet hast, deine Mailadresse, falls du eine angegeben hast, wie deine Spiele ausgingen und was aus deiner Wertung wurde, wen du gesperrt und was du gemeldet hast. Name, Wertung und beendete gewertete Spiele sind öffentlich.
ui-privacy-games = Spiele und Nachrichten
ui-privacy-games-text = Spiele bleiben mit jeder Antwort, damit man sie nachspielen und prüfen kann. Nachrichten am Tisch bleiben beim Spiel; was an einen Platz geschrieben ist, wird niemand anderem gezeigt, aber wer den Server betreibt, könnte es lesen, wie auch verdeckte Befehle.
ui-privacy-mail = Mail
ui-privacy-mail-text = Mail geht nur an eine Adresse, die du bestätigt hast: dass du am Zug bist, oder ein Link, wenn du dein Passwort vergessen hast. Leere das Feld, und die Adresse ist gelöscht.
ui-privacy-logs = Protokolle
ui-privacy-logs-text = Das Protokoll hat eine Zeile je Anfrage, ohne Adressen, Cookies oder Schlüssel. Netzadressen stehen eine Weile im Arbeitsspeicher, damit niemand den Server überfluten kann.
ui-privacy-others = Andere
ui-privacy-others-text = Nichts wird von anderswo geladen, nichts wird gemessen, nichts wird weitergegeben.
ui-privacy-rights = Was du tun kannst
ui-privacy-rights-text = Auf der Seite deines Kontos kannst du alles, was über dich aufbewahrt wird, ansehen und speichern, Namen und Adresse ändern und das Konto löschen. Geht es um etwas, was ein Gast hinterlassen hat, wende dich an den Betreiber dieses Servers.
ui-standings = Rangliste
ui-standings-none = Noch hat niemand ein Spiel gegen ein anderes Konto beendet.
ui-standings-hint = Es zählen beendete Spiele zwischen Konten, nicht die gegen den Computer und nicht solche, in denen jemand nie geantwortet hat. Alle beginnen bei 1500. Was hinter ± steht, sagt, wie sicher eine Wertung ist: Mit jedem Spiel wird sie sicherer, und die Liste geht nach dem, was so gut wie gewiss ist. Sitzen mehr als zwei am Tisch, so sind die Punkte der Anteil der Gegner, vor denen man lag.
ui-rating = Wertung
ui-games = Spiele
ui-points = Punkte

## Ein neues Spiel

ui-new-game = Ein neues Spiel
ui-no-such-game = Dieses Spiel gibt es hier nicht.
ui-seats = Wer spielt
ui-seat = Platz { $number }
ui-chair-me = Ich, an diesem Bildschirm
ui-chair-open = Ein Freund, über einen Link
ui-computer = Der Computer
ui-strength = Stärke
ui-hot-seat-hint = Mehrere Plätze an diesem Bildschirm: Zwischen den Zügen fällt ein Vorhang.
ui-watch-hint = Du schaust zu.
ui-game-options = Das Spiel
ui-public = Jeder darf mitspielen
ui-game-name = Name des Spiels
ui-create = Beginnen
ui-invite = Schicke diesen Link dem, der mitspielen soll
ui-copy = Kopieren
ui-copied = Kopiert
ui-invited = Du bist eingeladen
ui-play-as = Als { $name } spielen
ui-watch = Nur zuschauen

## Am Tisch

ui-panel = Das Spiel
ui-map-of = Karte von { $title }. Die Pfeiltasten gehen durch, was wählbar ist, Enter wählt, W fragt: Warum nicht?
ui-options = Was du tun kannst
ui-you = du
ui-guest = Gast
ui-away = nicht da
ui-spectator = Zuschauer
ui-seat-open = frei
ui-thinks = überlegt …
ui-decides = entscheidet
ui-decides-since = entscheidet, { $since } gefragt
ui-proposals = { $count ->
    [one] Eine Möglichkeit
   *[other] { $count } Möglichkeiten
}
ui-undo = Zurücknehmen
ui-undo-all = Alle { $count }
ui-undo-ask = Um Rücknahme bitten
ui-skip = Überspringen
ui-watching = Du schaust zu.
ui-log = Verlauf
ui-forces = Kräfte
ui-chat = Gespräch
ui-menu = Mehr
ui-log-filter = Im Verlauf suchen
ui-log-more = Frühere Zeilen zeigen
ui-show-then = Den Tisch in diesem Augenblick zeigen
ui-rule = Regel { $number }
ui-ruling = Wir lesen das so:
ui-rules-whole = Alle Regeln
ui-not-now = Nichts von dem, was jetzt gefragt ist, betrifft dies.
ui-confirm = Bestätigen
ui-no-way-back = Es lässt sich nicht zurücknehmen.
ui-endings = Womit es endet
ui-grouped = { $title } ({ $count })
ui-quick = Schnelle Hand: beim ersten Klick senden, was sich nicht zurücknehmen lässt
ui-do-it = Ja, trotzdem
ui-standing = Immer so antworten, bis ich wieder am Zug bin
ui-always = Immer: { $answer }
ui-standing-on = Bis zu deinem nächsten Zug gilt eine feste Antwort.
ui-take-back = Aufheben
ui-zoom-in = Näher
ui-zoom-out = Weiter weg
ui-zoom-whole = Die ganze Karte
ui-area = Gebiet { $number }
ui-hex = Feld { NUMBER($number, useGrouping: 0) }
ui-capacity = Platz für { $number }
ui-reconstructed = rekonstruiert: { $what }
ui-field = { $field ->
    [capacity] Platz
    [name] Name
    [terrain] Gelände
    [width] Breite eines Zugangs
    [arrow] Pfeil
    [anchor] Anker
   *[other] Zeichen
}
ui-unknown = unbekannt
ui-block = Spielstein { $number }
ui-reserve = Reserve
ui-forces-standing = { $count } auf dem Tisch
ui-forces-waiting = { $count } in Reserve
ui-forces-lost = { $count } verloren
ui-note-on = Notiz zu Spielstein { $number }
ui-note-hint = Ein Rechtsklick oder langer Druck auf einen gegnerischen Spielstein schreibt eine private Notiz dazu.
ui-note-write = Deine Notiz zu diesem Spielstein
ui-chat-say = Etwas sagen
ui-send = Senden
ui-watch-link = Link für Zuschauer
ui-download = Spiel herunterladen
ui-step-through = Spiel durchblättern
ui-sure = { $what }: Bist du sicher?
ui-accept = Annehmen
ui-decline = Ablehnen
ui-allow = Erlauben
ui-pace = Uhr
ui-pace-none = Keine
ui-pace-game = { $minutes ->
    [one] Je eine Minute für das ganze Spiel
   *[other] Je { $minutes } Minuten für das ganze Spiel
}
ui-pace-turn = { $days ->
    [one] Jedes Mal ein Tag
   *[other] Jedes Mal { $days } Tage
}
ui-time-left = noch { $time } auf der Uhr
ui-time-up = Die Zeit von { $name } ist um. Du kannst das nutzen oder weiter warten.
ui-claim-win = Durch die Uhr gewinnen
ui-claim-computer = Den Computer weiterspielen lassen
ui-draw-offered = Remis ist angeboten.
ui-request-from = { $name } möchte etwas zurücknehmen.
ui-request-sent = Die anderen werden gefragt, ob du das zurücknehmen darfst.
ui-curtain = { $name } entscheidet
ui-curtain-hint = Schaut sonst niemand auf den Bildschirm?
ui-curtain-ready = Ich bin { $name }
ui-orientation-1 = Was leuchtet, ist wählbar: Klicke auf einen Spielstein und dann dorthin, wo er hin soll.
ui-orientation-2 = Ein Rechtsklick oder langer Druck auf alles andere sagt, warum es nicht geht.
ui-orientation-3 = Bis etwas aufgedeckt oder gezogen wird, kannst du alles zurücknehmen.
ui-understood = Verstanden
ui-lost = Die Verbindung ist unterbrochen. Dein Spiel ist sicher; wir versuchen weiter, zurückzukommen.
ui-try-now = Jetzt versuchen
ui-gone = Dieser Tisch ist dir verschlossen.
ui-stopped = Die Regeln des Programms haben sich seit Spielbeginn geändert, und dieses Spiel kann nicht weitergespielt werden. Durchblättern kannst du es noch.

## Das Ende

ui-wins = { $count ->
    [one] { $names } gewinnt
   *[other] { $names } gewinnen
}
ui-drawn = Unentschieden
ui-lost-by-all = Verloren
ui-lost-to = Verloren: { $victor } gewinnt
ui-rematch = Noch einmal, mit getauschten Seiten
ui-verify = Ging es beim Zufall mit rechten Dingen zu?
ui-verify-now = Hier nachrechnen
ui-verify-seed-kept = Der Startwert ist der, dessen Prüfsumme diesem Browser am { $when } gezeigt wurde, bevor irgendeine Zahl abgegeben war.
ui-verify-seed-broken = Der Startwert ist nicht der, dessen Prüfsumme diesem Browser am { $when } gezeigt wurde: Er ist ausgetauscht worden.
ui-verify-seed-unseen = Hier nicht gesehen: Als die Prüfsumme des Startwerts zuerst gezeigt wurde, war dieser Browser nicht dabei. Ob der Startwert ausgetauscht wurde, kann nur einer sagen, der dabei war.
ui-verify-share-kept = Die Zahl, die dieser Browser abgegeben hat, steckt in den Ziehungen.
ui-verify-share-broken = Die Zahl, die dieser Browser abgegeben hat, steckt nicht in den Ziehungen.
ui-verify-share-unseen = Hier nicht gesehen: Dieser Browser hat keine eigene Zahl abgegeben.
ui-verify-pledges-kept = Alle Zahlen sind die, die zugesagt waren, bevor dieser Browser seine abgegeben hat: Niemand konnte sich seine zuletzt aussuchen.
ui-verify-pledges-broken = { $count ->
    [one] { $names }: eine andere Zahl, als zugesagt war.
   *[other] { $names }: andere Zahlen, als zugesagt waren.
}
ui-verify-pledges-unseen = Hier nicht gesehen: Was die anderen zugesagt haben, wurde diesem Browser nicht gezeigt.
ui-verify-withheld = { $count ->
    [one] { $names } hat eine Zahl zugesagt und keine abgegeben. Damit blieb die Wahl zwischen zwei möglichen Folgen von Ziehungen.
   *[other] { $names } haben Zahlen zugesagt und keine abgegeben. Damit blieb die Wahl zwischen mehreren möglichen Folgen von Ziehungen.
}
ui-offers = Angebote an dich
ui-offer-from = { $name } möchte { $game } mit dir spielen. Dein Platz wäre: { $side }.
ui-offer-declined = Abgelehnt
ui-offer-you-declined = Du hast abgelehnt.
ui-rematch-offered = { $name } möchte noch einmal spielen. Du auch?
ui-seat-offered = angeboten: { $name }
ui-chair-member = Einen Spieler einladen
ui-chair-member-name = Name des Kontos
ui-nobody-hint = Jemand muss spielen: Nimm selbst einen Platz, oder lass einen frei.
ui-member-since = Hier seit { $day }
ui-profile-none = Noch kein Spiel, das zählt.
ui-profile-stands = { $games ->
    [one] Wertung { $rating } ± { $deviation } nach einem Spiel, { $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    }.
   *[other] Wertung { $rating } ± { $deviation } nach { $games } Spielen, { $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    }.
}
ui-day = Tag
ui-against = Gegen
ui-outcome = Ausgang
ui-won = Gewonnen
ui-lost-game = Verloren
ui-account-gone = ein Konto, das es nicht mehr gibt
ui-rating-curve = { $count ->
    [one] Die Wertung nach einem Spiel: { $last }.
   *[other] Die Wertung über { $count } Spiele, von { $first } bis { $last }.
}
ui-receipt = Beleg für die Ziehungen speichern
ui-dice-wait = { $count ->
    [one] Die Ziehungen warten auf { $names }: Weiter geht es, sobald dieser Spieler das Spiel einmal öffnet.
   *[other] Die Ziehungen warten auf { $names }: Weiter geht es, sobald diese Spieler das Spiel einmal geöffnet haben.
}
ui-dice-elsewhere = Du hast den Ziehungen in einem anderen Browser oder auf einem anderen Gerät eine Zahl zugesagt. Öffne das Spiel einmal dort, oder spiel ohne sie.
ui-dice-without = Ohne sie spielen
ui-verify-draws = { $count ->
    [one] Eine Ziehung wurde nachgerechnet.
   *[other] { $count } Ziehungen wurden nachgerechnet.
}
ui-verify-right = Alles ist wie gespielt.
ui-verify-wrong = Diese weichen ab: { $numbers }.
ui-verify-cannot = Dieser Browser kann hier nicht nachrechnen; der Befehl „feldherr verify“ kann es.

## Durchblättern

ui-first = An den Anfang
ui-previous = Einen Schritt zurück
ui-next = Einen Schritt weiter
ui-last = Ans Ende
ui-autoplay = Abspielen
ui-pause = Anhalten
ui-step-of = Schritt { $number } von { $last }
ui-branch = Von hier aus weiterspielen
ui-a-copy = Kopie
ui-copy-here = Das ist eine Kopie.
ui-copy-back = Zum echten Spiel
ui-eyes = Gesehen von

## Die Auswertung eines beendeten Spiels

ui-analysis = Auswertung
ui-analysis-what = Wie die Aussichten im Lauf des Spiels standen, welche Entscheidungen sie am stärksten veränderten und was der Bot getan hätte.
ui-analysis-begin = Dieses Spiel auswerten
ui-analysis-whose = Beurteilt nach
ui-analysis-open = allem, ganz aufgedeckt
ui-analysis-knowledge = dem Wissen von { $side }
ui-analysis-curve = Aussichten im Lauf des Spiels
ui-analysis-chance = { $side } { $chance } %
ui-analysis-begins = Die Kurve beginnt gleich.
ui-analysis-waits = Die Auswertung wartet, bis sie an der Reihe ist …
ui-analysis-growing = Die Kurve wächst …
ui-analysis-weighing = Die Entscheidungen werden gewogen …
ui-analysis-turning = Was die Aussichten am stärksten veränderte
ui-analysis-none = Keine einzelne Entscheidung hat die Aussichten um mehr als fünf Punkte von hundert verändert.
ui-analysis-then = Darauf:
ui-analysis-resigned = Aufgegeben, nicht geschlagen: Bis dahin standen die Aussichten bei { $chance } %.
ui-analysis-change = { $side }: { $before } % → { $after } %
ui-analysis-instead = Der Bot hätte gewählt: { $what } ({ $chance } %)
ui-analysis-same = Der Bot hätte dasselbe getan.
ui-analysis-same-worse = Der Bot hätte dasselbe getan: Schuld war nicht die Wahl, sondern die Lage, in die der Gegner oder der Zufall geführt hat.
ui-analysis-table = Die Kurve als Tabelle
ui-analysis-when = Wann
ui-analysis-caveat = Eine Schätzung: Von jedem Zeitpunkt aus wird viele Male rasch weitergespielt, ein Zug für jede Seite. Was der Zufall bringt, bewegt die Kurve, wird aber keiner Entscheidung angelastet.

## Regeln

ui-rules-search = Nach Nummer oder Wort suchen
ui-found = { $count ->
    [0] Keine Regel gefunden.
    [one] Eine Regel
   *[other] { $count } Regeln
}

## Einstellungen

ui-language = Sprache
ui-theme = Hell oder dunkel
ui-theme-auto = wie das System
ui-theme-light = hell
ui-theme-dark = dunkel
ui-speed = Bewegung
ui-speed-0 = keine
ui-speed-0-5 = langsam
ui-speed-1 = normal
ui-speed-2 = schnell
ui-sound = Ton
ui-notifications = Benachrichtigen, wenn ich am Zug bin
ui-arrows = Die letzten Märsche auf der Karte lassen
ui-warnings = Warnen, bevor ein Zug endet, in dem etwas ungenutzt bliebe
ui-memory = Zeigen, was von gegnerischen Spielsteinen in Erinnerung ist
ui-standing-explained = Feste Antworten („immer ablehnen, bis ich wieder am Zug bin“) werden am Tisch gegeben, unter den Möglichkeiten.
ui-keys = Tasten
ui-key-digits = 1 – 9
ui-key-digits-does = eine Möglichkeit wählen
ui-key-enter = Enter
ui-key-enter-does = einen erzwungenen oder üblichen Schritt bestätigen
ui-key-escape = Esc
ui-key-escape-does = zurück
ui-key-u = U
ui-key-u-does = zurücknehmen
ui-key-l = L
ui-key-l-does = zum Verlauf
ui-key-o = O
ui-key-o-does = zu den Möglichkeiten
ui-key-m = M
ui-key-m-does = Ton an oder aus
ui-key-shift = Umschalt
ui-key-shift-does = auf der Karte: vergrößern, was im Gebiet unter dem Zeiger steht
ui-key-lasso = Strg und ziehen
ui-key-lasso-does = auf der Karte: Ein Lasso nimmt alles auf, was es fasst
ui-key-map = Pfeile, W, + und −
ui-key-map-does = auf der Karte: durchgehen, was leuchtet; fragen, warum nicht; näher und weiter

## Über

ui-about-unofficial = Feldherr ist ein inoffizielles Programm für Menschen, die diese Spiele besitzen oder lieben. Mit ihren Autoren und Verlagen hat es nichts zu tun.
ui-about-art = Alle Karten, Spielsteine und Zeichen sind von uns gezeichnet, alle Regeln in unseren eigenen Worten geschrieben; die Nummern sind die der Regelhefte.
ui-about-reconstructed = Manche Werte stehen in keiner öffentlichen Quelle. Sie sind rekonstruiert und in den Daten und am Tisch so gekennzeichnet.
ui-about-dice = Zufall, den man prüfen kann
ui-about-dice-proves = Zu Beginn legt sich der Server durch eine Prüfsumme auf einen geheimen Startwert fest; dann sagt jeder Platz durch eine Prüfsumme eine eigene Zahl zu, und erst wenn alle zugesagt haben, werden die Zahlen abgegeben. Aus beidem folgen alle Ziehungen, und nach dem Ende kann jeder sie nachrechnen. Dein Browser behält, was ihm gezeigt wurde und was er abgegeben hat: So kann er hinterher sagen, ob sich jemand die Ziehungen ausgesucht hat.
ui-about-dice-not = Nicht bewiesen ist, dass niemand sie voraussehen konnte: Wer den Server betreibt, kennt den Startwert.
ui-about-secrets = Was verborgen ist
ui-about-secrets-text = Dein Browser bekommt nur, was dein Platz sehen darf. Die Spieler des Computers wissen nicht mehr als ihr Platz.

## Examples

ui-hits = { $count } Treffer

ui-how-many = Wie viele
ui-fewer = Weniger
ui-more = Mehr
ui-take-number = Diese Zahl nehmen
ui-count-not = So viele von jedem lassen sich nicht zusammen nehmen.
ui-count-so-many = { $count ->
    [0] Noch keine gewählt
    [one] Eine davon
   *[other] { $count } davon
}
ui-dealings = Verhandeln ({ $count })
ui-combinations = Alle Kombinationen ({ $count })
ui-diplomacy = Diplomatie
ui-cards = Deine Karten
ui-cards-of = { $name }: { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
ui-write-to = Nur für { $name }
ui-only-you-two = Das lest nur ihr beide.
ui-front-row = vorn
ui-rear-row = hinten
ui-aside-row = beiseitegelegt
ui-waiting-row = noch nicht aufgestellt
ui-behind-curtain = hinter dem Vorhang
ui-fold-board = Schlachttafel einklappen
ui-show-board = Schlachttafel zeigen
ui-steps = Schritte
ui-step-now = jetzt
ui-counted = wird gerechnet
ui-count = Die Rechnung
ui-at-least = mindestens { $number }
ui-ground-meadow = Wiese
ui-ground-woods = Wald
ui-ground-road = Straße
ui-ground-bridge = Brücke
ui-ground-river = Wasser
ui-ground-trench = Graben
ui-ground-trench-road = Straße über einen Graben

## Schlachten zum Zusehen

ui-battle-close = Karte der Schlacht weglegen
ui-battle-seen = Gesehen
ui-battle-next = Weiter
ui-battle-back = Ein Schritt zurück
ui-battle-on = Ein Schritt vor
ui-battle-course = Verlauf
ui-battle-attacks = Angreifer
ui-battle-defends = Verteidiger
ui-battle-moment = { $number } / { $last }
ui-battle-lost = verloren
ui-battle-losses-of = Verluste: { $side }
ui-battle-none = keine
ui-battle-others = Weitere Verluste
ui-battle-morale = Moral { $points }
ui-battle-hits-from = bei { $low }–{ $high }
ui-battle-hits-only = bei { $face }
ui-battle-watch = Die Schlacht ansehen
ui-stepwise = Schlachten Schritt für Schritt zeigen, weiter mit einem Klick

## Die Hand: ordnen, zählen, zusammen ziehen
ui-organiser-fold = Karte zeigen
ui-organiser-open = Armee ordnen
ui-regiments = Als Liste ({ $count })
ui-count-on-map = Klick auf die Karte: eine mehr; Rechtsklick oder langer Druck: eine weniger.
ui-together = { $count ->
    [one] Eines zieht dorthin
    [2] Beide ziehen dorthin, eines nach dem anderen
   *[other] Alle { $count } ziehen dorthin, eines nach dem anderen
}

## Die Geschichte: seit dem letzten Zug, das Ziel, das Ende

ui-since = Seit deinem letzten Zug
ui-since-begin = Bisher
ui-since-all = Alles zeigen
ui-since-close = Weglegen, was seit deinem letzten Zug geschah
ui-since-more = { $count ->
    [one] Noch eine Zeile
   *[other] Noch { $count } Zeilen
}
ui-since-fewer = Weniger
ui-goal-round = Runde { $round } von { $of }
ui-goal-round-open = Runde { $round }
ui-goal-how = So gewinnst du
ui-goal-agreed = { $count ->
    [one] eine besondere Vereinbarung
   *[other] { $count } besondere Vereinbarungen
}
ui-goal-other = Für dieses Spiel vereinbart
ui-tolls = Verluste
ui-eyes-open = Alles offen
ui-key-b = B
ui-key-b-does = zur Karte

## Lobby, Einladungen, Regeln neben dem Brett

ui-what-it-is = Feldherr bringt fünf historische Brettspiele mit all ihren Regeln in deinen Browser: gegen den Computer, mit Freunden am selben Bildschirm oder mit Gegnern irgendwo. Was du tun darfst, leuchtet; warum etwas nicht geht, steht mit seiner Regel dabei.
ui-games-lists = Partien
ui-finished-count = Beendet ({ $count })
ui-show-all = Alle { $count } zeigen
ui-your-side = Deine Seite
ui-your-turn-since = Du bist am Zug, { $since } gefragt
ui-begun-ago = Begonnen { $since }
ui-ended-ago = Beendet { $since }
ui-agreed = Vereinbart:
ui-agreed-usual = Mit den üblichen Optionen
ui-against-bot = der Computer ({ $bot })
ui-invited-by = { $name } lädt dich ein: { $game }
ui-invited-side = { $count ->
    [one] Deine Seite: { $sides }
   *[other] Frei: { $sides }
}
ui-invited-no-clock = Ohne Uhr
ui-invite-side = Schick diesen Link an den Mitspieler für diese Seite: { $side }
ui-link-near = Diesen Link kann nur dieser Computer öffnen. Starte den Server mit „feldherr serve --host 0.0.0.0“, dann können ihn auch andere in deinem Netz öffnen.
ui-rules-brief = Das Spiel in Kürze
ui-rules-contents = Inhalt
ui-rules-playable = Zum Nachspielen:

## Der Ausbilder

ui-learn = Lernen
ui-learn-first = Neu hier? Lern es
ui-learn-explained = Ein Ausbilder führt dich auf dem echten Brett durch ein kleines Gefecht: Er sagt, worauf es ankommt, zeigt es dir und lässt es dich tun. Du kannst jederzeit gehen und später weitermachen.
ui-learn-minutes = { $minutes ->
    [one] etwa eine Minute
   *[other] etwa { $minutes } Minuten
}
ui-learn-begun = angefangen
ui-learn-examples = Die Beispiele des Regelhefts
ui-learn-examples-explained = Kurze Beispiele zu einzelnen Regeln, die leichteren zuerst. Wer anders antwortet als das Beispiel, bekommt die Regel gezeigt.
ui-coach = Ausbilder
ui-coach-next = Weiter
ui-coach-show = Mach es für mich
ui-coach-fold = { $open ->
    [1] Einklappen
   *[0] Alles lesen
}
ui-coach-back = Einen Schritt zurück
ui-coach-again = Noch einmal
ui-coach-play = Eine Partie spielen
ui-coach-more = Weitere Lektionen
ui-coach-over = Das war die Lektion. Spiel jetzt eine ganze Partie: Der Rekrut ist ein geduldiger Gegner.

## Von einem Augenblick eines beendeten Spiels aus weiterspielen
ui-branch-own = Ab deinem letzten Zug weiterspielen
ui-branch-last = Ab dem letzten Zug weiterspielen
ui-branch-all = Alle Seiten selbst
ui-branch-others = Die anderen
## Der Ausbilder in einer Partie

ui-advice-ask = Was täte der Marschall?
ui-advice-thinking = Er denkt nach …
ui-advice-marshal = Der Marschall:
ui-advice-show = Zeig es
ui-advice-play = So spielen
ui-advice-share = { $often ->
    [always] Fast immer kommt mehr dabei heraus als bei: { $other }
    [seldom] Der Marschall denkt weiter voraus. Auf kurze Sicht kommt weniger dabei heraus als bei: { $other }
   *[some] In etwa { $share } % der Fälle, mit denen du rechnen musst, kommt mehr dabei heraus als bei: { $other }
}
ui-advice-compared = Verglichen mit: { $other }
ui-advice-share-others = { $often ->
    [always] Fast immer kommt mehr dabei heraus als bei anderen Antworten.
    [seldom] Auf kurze Sicht kommt weniger dabei heraus als bei anderen Antworten; der Marschall denkt weiter voraus.
   *[some] In etwa { $share } % der Fälle, mit denen du rechnen musst, kommt mehr dabei heraus als bei anderen Antworten.
}
ui-cost-ask = Was hat mein Zug gekostet?
ui-cost-title = Das hat dich dein Zug gekostet
ui-cost-lost = etwa { $share } von 100 Punkten deiner Siegchance.
ui-cost-instead = Besser wäre gewesen: { $what }.
ui-cost-again = Von dort aus versuchen
ui-cost-none = Dein letzter Zug hat dich nichts gekostet: Der Marschall wüsste keinen besseren.
ui-cost-always = Nach jedem Zug sagen
ui-key-c = C
ui-key-c-does = den Ausbilder fragen
ui-coach-for-all = Alle dürfen den Ausbilder fragen; die Partie zählt dann nicht für die Wertung
ui-with-coach = Mit Ausbilder: Er sagt nach jedem Zug, was er gekostet hat

## Übungen

ui-exercises = Übungen
ui-exercises-explained = Lagen aus wirklichen Partien, in denen genau eine erste Antwort die beste ist, bewiesen durch Prüfung von allem, was folgen kann. Danach führen manchmal mehrere Wege gleich gut zum Ziel. Mit jeder Übung, die du im ersten Versuch löst, steigt deine Wertung; dieser Browser merkt sie sich.
ui-exercises-none = Zu diesem Spiel gibt es keine Übungen.
ui-exercises-level = { $level ->
    [1] Leicht
    [2] Mittel
   *[3] Schwer
}
ui-exercises-solved = { $solved } von { $count } gelöst
ui-exercises-rating = Deine Wertung: { $rating } ± { $deviation }
ui-exercises-first = Anfangen
ui-exercise-next = Nächste Übung
ui-exercise-all = Alle Übungen
ui-exercise-right = gelöst
ui-exercise-wrong = nicht im ersten Versuch

## Die Geschichte, zusammen erzählt

ui-list = { $first }, { $rest }
ui-since-times = { $what } ({ $times } ×)
ui-since-lost = { $whose }: verloren { $what }.
ui-since-lost-at = { $whose }, { $where }: verloren { $what }.
ui-cost-copy = Du versuchst es in einer Kopie dieses Spiels. Was hier verdeckt ist, bleibt dort verdeckt; am Ende der Kopie wird alles aufgedeckt.

## Die Hand

ui-singly = Einzeln ({ $count })

## Seiten, die erst geholt werden, wenn sie gebraucht werden

ui-screen-lost = Diese Seite ließ sich nicht holen.
ui-screen-again = Noch einmal versuchen
