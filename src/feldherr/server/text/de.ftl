### Was der Server sagt.

refused-stale = Das kam zu spät: Am Tisch ist es weitergegangen. Bitte neu wählen.
refused-not-asked = Du wirst gerade nichts gefragt.
refused-illegal = Das steht dir jetzt nicht offen. Es hat sich nichts geändert.
refused-no-answer = Das ist keine Antwort dieses Spiels.
refused-malformed = Diese Nachricht ist nicht lesbar: { $why }
refused-too-fast = Zu viele Nachrichten auf einmal. Kurz warten, dann geht es weiter.
refused-too-large = Das ist zu groß.
refused-spectator = Du schaust zu: Das kann nur, wer am Tisch sitzt.
refused-open = Das Spiel beginnt, sobald jeder Platz besetzt ist.
refused-running = Das Spiel läuft noch.
refused-analysis-running = Ausgewertet wird erst nach dem Ende: Solange gespielt wird, würde die Auswertung das Spiel verraten.
refused-no-analysis = Für dieses Spiel gibt es keine Auswertung.
refused-analyses-wait = Es werden gerade viele Spiele ausgewertet. Bitte versuch es in einigen Minuten noch einmal.
refused-over = Das Spiel ist zu Ende.
refused-stopped = Dieses Spiel passt nicht zu den Regeln dieser Fassung des Programms. Es ruht, wie es steht, und geht weiter, sobald die Fassung zurück ist, mit der es gespielt wurde.
refused-older-rules = Dieses Spiel wurde nach älteren Regeln gespielt: Man kann es durchblättern, aber nicht fortsetzen oder neu auswerten.
refused-moved = Das Spiel wurde neu geöffnet. Bitte die Seite neu laden.
refused-nothing-to-undo = Es gibt nichts, was du zurücknehmen könntest.
refused-request-open = Es ist schon eine Bitte offen; warte auf die Antwort.
refused-no-request = Niemand hat um etwas gebeten.
refused-nonce = Deine Zahl für die Ziehungen ist schon da, oder es wurde ohne sie gezogen.
refused-no-such-game = Dieses Spiel gibt es nicht.
refused-no-such-seat = Diesen Platz gibt es nicht.
refused-no-such-bot = Diesen Gegner gibt es nicht.
refused-no-such-language = Diese Sprache wird hier nicht gesprochen.
refused-private = Dieses Spiel ist privat, oder die Einladung wurde schon angenommen. Bitte jemanden, der mitspielt, um einen Link: zu einem freien Platz oder zum Zuschauen.
refused-nobody-there = An diesem Platz sitzt niemand, dem man schreiben könnte.
refused-not-your-seat = Dieser Platz gehört jemand anderem.
refused-key = Dieser Link passt nicht zum Platz. Bitte um einen neuen.
refused-taken = Dieser Platz ist schon besetzt.
refused-full = Alle Plätze sind besetzt. Du kannst zuschauen.
refused-seats = { $count ->
    [one] Dieses Spiel braucht genau einen Platz.
   *[other] Dieses Spiel braucht genau { $count } Plätze.
}
refused-record = Die Aufzeichnung lässt sich nicht nachspielen: { $why }
refused-elsewhere = Diese Seite darf hier nichts tun.
refused-time-left = Auf dieser Uhr ist noch Zeit.
refused-own-clock = Das ist deine eigene Uhr.
refused-clock-of-many = Sitzen mehr als zwei am Tisch, gewinnt niemand durch die Uhr: Lass den Computer weiterspielen.
refused-replaced = Deine Zeit war um, und der Computer spielt an deiner Stelle weiter. Du kannst zuschauen.
refused-declined = Dieses Angebot wurde abgelehnt oder zurückgezogen.
refused-kept = Dieser Platz ist für jemanden freigehalten, der eingeladen ist.
refused-no-such-member = Kein Konto hat diesen Namen.
refused-yourself = Dich selbst kannst du nicht einladen.
refused-no-rematch = Eine hochgeladene Aufzeichnung kann nicht noch einmal gespielt werden. Lege ein neues Spiel an.
refused-hot-seat = An einem Bildschirm spielt nur, wer selbst zwei Plätze hat.
refused-clock-waits = Die Uhren laufen erst, wenn jeder Spieler etwas geantwortet hat.
refused-host = Unter diesem Namen ist dieser Server nicht zu Hause.
refused-nobody-plays = Jemand muss spielen: Nimm selbst einen Platz, oder lass einen frei.
refused-name = Ein Name hat 1 bis 40 Buchstaben, Ziffern, Leerzeichen oder andere Zeichen.
refused-name-taken = Dieser Name gehört zu einem Konto. Melde dich damit an oder nimm einen anderen Namen.
refused-password = Ein Passwort hat mindestens { $least } Zeichen.
refused-sign-in = Zu diesem Namen und diesem Passwort gibt es kein Konto.
refused-signed-in = Du bist schon angemeldet.
refused-signed-out = Du bist nicht angemeldet.
refused-too-many-attempts = Das wurde oft versucht. Warte eine Minute.
refused-no-mail = Dieser Server verschickt keine Post.
refused-address = Das ist keine Mailadresse.
refused-mail-failed = Die Mail ließ sich nicht verschicken. Nichts wurde geändert.
refused-mail-often = Dorthin ist vor Kurzem schon ein Brief gegangen. Warte eine Weile, bevor du es wieder versuchst.
refused-busy = Gerade wollen viele herein. Bitte versuch es gleich noch einmal.
refused-common-password = Dieses Passwort würde jeder als Erstes versuchen. Nimm ein anderes.
refused-name-mixed = Ein Name bleibt bei einem Alphabet.
refused-analysis-yours = Ein Spiel, um dessen Auswertung du gebeten hast, wird schon ausgewertet. Das nächste kann folgen, wenn es fertig ist.
refused-too-many-sockets = Es sind zu viele Fenster offen. Schließ einige davon.
refused-not-wanted = Dieser Spieler möchte nicht mit dir spielen.
refused-block-yourself = Dich selbst kannst du nicht sperren.
refused-too-many-blocks = Du kannst höchstens { $most } Spieler sperren.
refused-reports = Du hast heute schon viel gemeldet. Schreib morgen wieder.
refused-renamed = Du hast heute schon einen anderen Namen angenommen. Morgen geht es wieder.
refused-account-gone = Jemand, der hier mitgespielt hat, hat sein Konto gelöscht. Lege ein neues Spiel an.
refused-gallery = Nur wer angemeldet ist, kann mit den anderen Zuschauern reden.
refused-confirmation = Dieser Link gilt nicht mehr.
mail-confirm-subject = Feldherr: Bestätige deine Adresse
mail-confirm =
    Jemand, der hier spielt, möchte an dieser Adresse erfahren, wenn ein Spiel wartet. Wenn du das bist, öffne diesen Link:

    { $link }

    Wenn nicht, brauchst du nichts zu tun: Es kommt nichts weiter.
mail-forgotten-subject = Feldherr: ein neues Passwort
mail-forgotten =
    Jemand hat für ein Konto mit dieser Adresse ein neues Passwort erbeten. Wenn du das warst, öffne den Link; er gilt einmal und eine Stunde lang:

    { $links }

    Wenn nicht, brauchst du nichts zu tun: Dein Passwort bleibt, wie es ist.
mail-turn-subject = { $count ->
    [one] Feldherr: Du bist am Zug
   *[other] Feldherr: Du bist in { $count } Spielen am Zug
}
mail-turn =
    Du bist am Zug:

    { $games }

    Das bekommst du, weil das Konto { $name } es so wünscht. Beenden kannst du es hier:
    { $link }
request-undo = bittet darum, den letzten Zug zurückzunehmen
played-on = Von hier an wird nach neueren Regeln gespielt (Fassung { $rules }).
as-told = { $en ->
   *[other] { $de }
}
error-not-found = Unter dieser Adresse gibt es nichts.
error-server = Dem Server ist ein Fehler unterlaufen. Nichts ist verloren; versuche es noch einmal.
bot-random = Zufall
bot-greedy = Gierig
a-number = { $number }
bot-recruit = Rekrut
bot-captain = Hauptmann
bot-marshal = Marschall
bot-random-line = Nimmt irgendeine Antwort: gut, um die Regeln kennenzulernen.
bot-greedy-line = Nimmt, was gerade am besten aussieht, und schaut nie voraus.
bot-recruit-line = Denkt kaum voraus: für die ersten Partien.
bot-captain-line = Probiert, was vielversprechend aussieht, und antwortet nach Sekunden.
bot-marshal-line = Denkt am längsten nach, bis zu zehn Sekunden je Entscheidung.
# $first, $second: opponents
bot-match = { $first ->
    [random] Der Zufall
    [greedy] Der Gierige
    [recruit] Der Rekrut
    [captain] Der Hauptmann
   *[marshal] Der Marschall
} gewann { $won } von { $of ->
    [one] einer Partie
   *[other] { $of } Partien
} gegen { $second ->
    [random] den Zufall
    [greedy] den Gierigen
    [captain] den Hauptmann
    [marshal] den Marschall
   *[recruit] den Rekruten
}.
refused-coach = Hier sagt der Ausbilder nichts: Menschen spielen gegeneinander und haben ihn nicht vereinbart.
refused-coach-idle = Der Ausbilder rät dem, der gefragt ist.
refused-coach-busy = Der Ausbilder hat viel zu tun; versuch es gleich noch einmal.
