### Napoleons Triumph

nt-title = Napoleons Triumph
napoleons-triumph-line = 2. Dezember 1805, Austerlitz. Korps aus verdeckten Blöcken, Scheinangriffe und Gegenangriffe, ohne Würfel.
napoleons-triumph-length = drei bis fünf Stunden
nt-allies = Alliierte
nt-france = Frankreich
nt-allies-player = Alliierte, Spieler { $place }
nt-france-player = Frankreich, Spieler { $place }
nt-team = Team { $number }, Spieler { $place }
nt-player = Spieler { $number }
nt-heading = Runde { $round } · { $hour }
nt-hour = { NUMBER($day, useGrouping: 0) }. Dezember 1805, { $hour } Uhr
nt-night = Nacht nach dem 1. Dezember 1805

## Dinge

nt-locale = Stellung { NUMBER($number, useGrouping: 0) }
nt-locale-named = { $name } ({ NUMBER($number, useGrouping: 0) })
nt-reserve = Reservegebiet: { $locale }
nt-approach = Zugang { $locale } – { $towards }
nt-off-map = außerhalb der Karte
nt-commander = { $name }
nt-piece = { $face } (Nr. { $number }, detachiert)
nt-piece-of = { $face } (Nr. { $number }, { $commander })
nt-unknown = verdecktes Regiment
nt-regiment = Regiment Nr. { $number }
nt-regiments = { $count ->
    [one] ein Regiment
   *[other] { $count } Regimenter
}
nt-infantry-1 = Infanterie 1
nt-infantry-2 = Infanterie 2
nt-infantry-3 = Infanterie 3
nt-cavalry-1 = Kavallerie 1
nt-cavalry-2 = Kavallerie 2
nt-cavalry-3 = Schwere Kavallerie 3
nt-artillery-1 = Artillerie 1
nt-guard-3 = Garde 3
nt-destroyed = vernichtet
nt-main-road = Hauptstraße
nt-secondary-road = Nebenstraße
nt-from-to = { $origin } → { $to }
nt-from-against = von { $origin } gegen { $to }
nt-list = { $first }, { $rest }
nt-nothing = nichts
nt-nobody = kein Kommandeur
nt-faces = { $count } × { $face }
nt-among = Unter diesen { $count } Regimentern: { $faces }
nt-planned = { $commander }: { $faces }
nt-order-note = Befehl an { $player }: { $order }
nt-share = { $name } ({ $player })
nt-keys = Schlüsselstellungen: Alliierte { $blue } blau; Frankreich { $green } grün, { $red } rot, { $black } schwarz
nt-yes = ja
nt-no = nein
nt-no-more = keine mehr
nt-elite-heavy = Schwere Kavallerie
nt-elite-guard = Garde

## Tafel

nt-row-morale = Moral
nt-row-corps = Korpskommandos
nt-row-independent = Unabhängige Kommandos
nt-row-committed = Eingesetzt
nt-row-guard-attacks = Garde-Angriffe
nt-row-reinforced = Verstärkungen eingesetzt
nt-panel-attack = Angriff von { $origin } gegen { $to }
nt-step-1 = 1 Angriffsdrohung
nt-step-2 = 2 Verteidiger
nt-step-3 = 3 Scheinangriff
nt-step-4 = 4 Erste Reihe des Verteidigers
nt-step-5 = 5 Angriffsansage
nt-step-6 = 6 Vorläufiges Ergebnis
nt-step-7 = 7 Gegenangriff
nt-step-8 = 8 Endgültiges Ergebnis
nt-step-9 = 9 Verluste des Angreifers
nt-step-10 = 10 Verluste des Verteidigers
nt-step-11 = 11 Abschluss
nt-row-strength = Erste Reihe des Angreifers
nt-row-blocked = Infanterie gegen blockierten Zugang
nt-row-penalty = Malus des Geländes
nt-row-line = Erste Reihe des Verteidigers
nt-row-counter = Gegenangriff
nt-panel-muster = Deine Korps
nt-row-unassigned = Noch nicht zugeteilt
nt-panel-sum = Die Rechnung
nt-row-line-size = Regimenter in der Verteidigerreihe
nt-row-below = Punkte unter null
nt-row-front-size = Regimenter in der Angreiferreihe
nt-row-above = Punkte über null
nt-row-spared = Artillerie in der Verteidigerreihe

## Fragen

nt-ask-bid-or-pass = { $last ->
    [-1] Biete Moralpunkte für die Wahl der Seite oder passe.
   *[other] Das letzte Gebot ist { $last }. Biete mehr oder passe.
}
nt-ask-side-to-take = Du hast die Versteigerung gewonnen: Welche Seite nimmst du?
nt-ask-next-in-rank = { $place ->
    [1] Wer ist Oberkommandeur?
   *[other] Wer steht auf Rang { $place }?
}
nt-ask-player-for-corps = Welcher Spieler führt { $commander }?
nt-ask-organisation-to-adopt = Stelle die Korps auf: { $side }. Beginne mit einem Vorschlag oder teile jedes Regiment selbst zu.
nt-ask-regiment-to-assign = Teile einem Kommandeur ein Regiment zu; { $left ->
    [one] eines bleibt übrig.
   *[other] { $left } sind übrig.
}
nt-ask-corps-to-change = Gib Regimenter von einem Korps an ein anderes, mit Klick oder Ziehen, oder bestätige die Einteilung.
nt-ask-regiment-to-release = Welches Regiment verlässt das Korps von { $commander }?
nt-ask-corps-to-start = { $chosen ->
    [0] Welches Korps beginnt auf der Karte? Es sind zwei.
   *[other] Welches ist das zweite Korps auf der Karte?
}
nt-ask-start-position = Wo beginnt das Korps von { $commander }?
nt-ask-regiment-to-detach = Detachiere ein Regiment oder schließe ab; { $left ->
    [0] keines ist mehr möglich.
    [one] eines ist noch möglich.
   *[other] { $left } sind noch möglich.
}
nt-ask-detachment-post = Wo steht das detachierte Regiment?
nt-ask-battery-to-show = Welche Artillerie ist die ortsfeste Batterie?
nt-ask-battery-post = Welchen Zugang blockiert die Batterie?
nt-ask-recipient = Einem Mitspieler einen Befehl schreiben?
nt-ask-order-verb = Angreifen oder verteidigen?
nt-ask-places-to-mention = Welche Orte nennt der Befehl? Bisher { $chosen }.
nt-ask-command-or-end = { $side } am Zug: noch { $corps } Korpskommandos und { $regiments } unabhängige Kommandos.
nt-ask-regiment-to-attach = Welches Regiment gliedert { $commander } an?
nt-ask-goals = Wohin? ({ $spot }, { $count ->
    [one] ein Regiment
   *[other] bis zu { $count } Regimenter
})
nt-ask-road-step = Auf welcher Straße weiter von { $locale }?
nt-ask-regiments-to-leave = Wer bleibt zurück? { $going } ziehen mit, höchstens { $most } können.
nt-ask-regiments-to-send = Welche Regimenter ziehen? Bisher { $chosen }.
nt-ask-guard-to-show = Welche Garde zeigst du?
nt-ask-defenders-to-name = { $locale } wird bedroht ({ $front }). Wer verteidigt? Benannt: { $chosen }; niemand heißt, dass du die Stellung räumst.
nt-ask-feint-or-fight = Der Gegner verteidigt { $locale }. Angriff, oder war es ein Scheinangriff?
nt-ask-attack-command = Mit welchem Kommando greifst du { $locale } an?
nt-ask-corps-to-join = Schließt sich ein weiteres Korps dem Angriff auf { $locale } an?
nt-ask-gun-to-join = Schließt sich ein zweites Artillerieregiment dem Angriff auf { $locale } an?
nt-ask-feint-position = Wo stehen sie nach dem Scheinangriff auf { $locale }?
nt-ask-blockers-to-send = Wer blockiert den Zugang von { $locale }? Bisher { $chosen }; mindestens einer.
nt-ask-defence-line = Wer steht in { $locale } in der ersten Reihe? Bisher { $chosen }.
nt-ask-front-width = Wie breit ist die Front gegen { $locale }?
nt-ask-target = Gegen welches Regiment?
nt-ask-attack-line = Wer führt den Angriff auf { $locale } in der ersten Reihe? Bisher { $chosen }.
nt-ask-counter-attack = Wer macht bei { $locale } den Gegenangriff? Bisher { $chosen }.
nt-ask-stay-or-move-in = { $locale } wurde geräumt. Bleibt die Artillerie stehen oder rückt sie ein?
nt-ask-ride-on = Die Kavallerie hat { $locale } genommen. Weiter auf der Straße?
nt-ask-regiment-to-hit = Welches gegnerische Regiment trägt den Verlust?
nt-ask-regiment-to-bear = Welches deiner Regimenter trägt den Verlust?
nt-ask-regiment-to-keep = Welches Regiment bleibt beim Kommandeur?
nt-ask-retreat-over = Rückzug aus { $locale }: Wer geht wohin?

## Antworten

nt-do-done = Fertig
nt-done-organised = Die Korps stehen fest
nt-done-detached = Keine weitere Detachierung
nt-done-orders = Kein weiterer Befehl
nt-done-places = Befehl absenden
nt-done-leave = Abmarsch
nt-done-counter = Kein weiterer Gegenangriff
nt-done-join = Niemand sonst
nt-done-evacuate = Stellung räumen
nt-done-empty-line = Niemand in die erste Reihe
nt-do-resign = Aufgeben
nt-do-bid = { $points } bieten
nt-do-pass = Passen
nt-do-take-side = { $side }
nt-do-rank = { $player }
nt-do-give = { $player }
nt-do-writeto = An { $player }
nt-do-organise-balanced = Von ausgewogenen Korps ausgehen und ändern
nt-do-organise-spearhead = Von einem Schwerpunkt in der Mitte ausgehen und ändern
nt-do-organise-forward = Von starken Korps auf der Karte ausgehen und ändern
nt-do-byhand = Jedes Regiment zuteilen
nt-do-assign = { $face } an { $commander }
nt-do-change = Aus dem Korps von { $commander }
nt-do-startwith = { $commander }
nt-do-orderattack = Angreifen
nt-do-orderdefend = Verteidigen
nt-do-corpsmove = { $commander }: Korps-Bewegung
nt-do-detachmentmove = { $commander }: Detachement-Bewegung
nt-do-attach = { $commander }: Regiment angliedern
nt-do-regimentmove = Regiment-Bewegung: { $piece }
nt-do-threaten = { $locale } von { $origin } aus bedrohen
nt-do-threatenguard = Garde-Angriff auf { $locale } von { $origin } aus ankündigen
nt-do-endturn = Zug beenden
nt-do-go = Nach { $locale }
nt-do-block = { $front } blockieren
nt-do-withdraw = Zurück ins Reservegebiet von { $locale }
nt-do-takeroad = Straßenbewegung
nt-do-enter = Eintreten bei { $locale } ({ $name }, { $road })
nt-do-cross = Weiter nach { $locale } ({ $road })
nt-do-charge = Auch { $locale } angreifen ({ $road })
nt-do-halt = Hier halten
nt-do-feint = Es war ein Scheinangriff
nt-do-fight = Angreifen
nt-do-withcorps = Korps-Bewegung von { $commander }
nt-do-withdetachment = Detachement-Bewegung von { $commander }
nt-do-withregiment = Regiment-Bewegung: { $piece }
nt-do-ride = Auf der Straße: { $piece }, { $steps ->
    [one] eine Stellung
   *[other] { $steps } Stellungen
}
nt-do-narrow = Schmale Front
nt-do-wide = Breite Front
nt-do-stay = Stehen bleiben
nt-do-movein = Einrücken
nt-do-retreat = { $piece } nach { $locale }
nt-suggest-balanced = Ausgewogene Korps, fertig
nt-suggest-spearhead = Schwerpunkt in der Mitte, fertig
nt-suggest-forward = Starke Korps auf der Karte, fertig
nt-suggest-as-before = Alle behalten ihre Korps
nt-suggest-reserve = Alle Korps ins Reservegebiet
nt-suggest-everybody = Alle verteidigen
nt-suggest-whole = Alle nach { $locale }
nt-suggest-block = Alle in den { $front }
nt-suggest-road = Auf der Straße nach { $locale }

## Was geschieht

nt-bid-made = { $player } bietet { $points }.
nt-bid-passed = { $player } passt.
nt-side-taken = { $player } nimmt { $side } für { $points } Moralpunkte.
nt-ranks-fixed = Rangfolge, { $side }: { $players }.
nt-corps-given = Korps, { $side }: { $shares }.
nt-army-organised = Unsere Korps – { $corps }.
nt-corps-formed = { $side }: Die Korps sind aufgestellt.
nt-corps-placed = { $name } mit { $count ->
    [one] einem Regiment
   *[other] { $count } Regimentern
} beginnt: { $spot }.
nt-corps-waits = { $name } mit { $count ->
    [one] einem Regiment
   *[other] { $count } Regimentern
} kommt später.
nt-posted = Ein Regiment von { $name } wird detachiert: { $spot }.
nt-battery-shown = Die ortsfeste Batterie: { $spot }.
nt-order-sent = { $side }: Ein Befehl geht an { $player }.
nt-order-written = Befehl an { $player }: { $order }.
nt-order-read = Dein Befehl lautet: { $order }.
nt-order-opened = { $side } an { $player }: { $order }.
nt-order-attack = angreifen
nt-order-defend = verteidigen
nt-order-attack-places = { $places } angreifen
nt-order-defend-places = { $places } verteidigen
nt-turn-began = { $side } am Zug, { $hour }.
nt-part-began = { $player } kommandiert.
nt-night-fell = Die Nacht bricht an. Die Alliierten gewinnen { $allies }, Frankreich { $france } Moral zurück.
nt-command-corps = { $side }: Korps-Bewegung, { $who }.
nt-command-detachment = { $side }: Detachement-Bewegung, { $who }.
nt-command-attach = { $side }: Angliedern, { $who }.
nt-command-regiment = { $side }: Regiment-Bewegung, { $who }.
nt-marched-move = { $side }: { $who } zieht, { $ways }.
nt-marched-road = { $side }: { $who } zieht auf der Straße, { $ways }.
nt-marched-entry = { $side }: { $who } tritt ein, { $ways }.
nt-marched-block = { $side }: { $who } blockiert, { $ways }.
nt-marched-advance = { $side }: { $who } rückt vor, { $ways }.
nt-marched-fall-back = { $side }: { $who } fällt zurück, { $ways }.
nt-marched-feint = { $side }: { $who } nach dem Scheinangriff, { $ways }.
nt-must-block = { $side }: { $front } muss blockiert werden.
nt-approach-blocked = { $side }: { $front } wird blockiert, mit { $count ->
    [one] einem Regiment
   *[other] { $count } Regimentern
}.
nt-were-detached = { $count ->
    [one] Ein Regiment wird
   *[other] { $count } Regimenter werden
} von { $name } detachiert.
nt-attached = { $name } gliedert ein Regiment an.
nt-attached-from = { $name } gliedert ein Regiment von { $other } an.
nt-morale-fight = { $side }: { $points } Moral weniger für den verlorenen Kampf; es bleiben { $left }.
nt-morale-bombardment = { $side }: { $points } Moral weniger durch Artillerie; es bleiben { $left }.
nt-morale-retreat = { $side }: { $points } Moral weniger für den Rückzug; es bleiben { $left }.
nt-morale-heavy = { $side }: zum ersten Mal Schwere Kavallerie eingesetzt, { $points } Moral weniger; es bleiben { $left }.
nt-morale-guard = { $side }: zum ersten Mal die Garde eingesetzt, { $points } Moral weniger; es bleiben { $left }.
nt-morale-failure = { $side }: Der Garde-Angriff ist gescheitert, { $points } Moral weniger; es bleiben { $left }.
nt-morale-gained = { $side }: Verstärkungen, { $points } Moral mehr, jetzt { $left }.
nt-mixed = { $side }: Regimenter gemischt in { $count ->
    [one] einer Position
   *[other] { $count } Positionen
}.
nt-ended-decisive = Entscheidender Sieg: { $side }.
nt-ended-marginal = Knapper Sieg: { $side } ({ $keys }).
nt-ended-resigned = Sieg: { $side }; die andere Seite hat aufgegeben.
nt-threatened = { $side }: Drohung { $ways }.
nt-threatened-guard = { $side }: Garde-Angriff angekündigt, { $ways }.
nt-defenders-named = { $side }: { $locale } wird verteidigt mit { $count ->
    [one] einem Regiment
   *[other] { $count } Regimentern
}.
nt-defenders-named-led = { $side }: { $locale } wird verteidigt mit { $count ->
    [one] einem Regiment
   *[other] { $count } Regimentern
} unter { $names }.
nt-evacuated = { $side }: { $locale } wird geräumt.
nt-feinted = Es ist ein Scheinangriff: { $front }.
nt-declared-corps = Korps-Bewegung von { $names } mit { $count ->
    [one] einem Regiment
   *[other] { $count } Regimentern
}.
nt-declared-detachment = Detachement-Bewegung mit { $count ->
    [one] einem Regiment
   *[other] { $count } Regimentern
}.
nt-declared-regiment = Regiment-Bewegung mit { $count ->
    [one] einem Regiment
   *[other] { $count } Regimentern
}.
nt-declared-road = Straßenangriff mit { $count ->
    [one] einem Regiment
   *[other] { $count } Regimentern
} ({ $names }).
nt-line-formed = Erste Reihe, { $side }: { $count ->
    [0] niemand
    [one] ein Regiment
   *[other] { $count } Regimenter
}.
nt-width-wide = Die Front ist breit.
nt-width-narrow = Die Front ist schmal.
nt-width-target = Die Front ist schmal, gegen eines der beiden Regimenter.
nt-counter-attacked = { $side }: Gegenangriff mit { $count ->
    [one] einem Regiment
   *[other] { $count } Regimentern
}.
nt-attack-ended = Der Kampf ist gewonnen: { $side }.
nt-terms = { $strength } − { $blocked } (blockierter Zugang) − { $penalty } (Gelände) − { $line } (erste Reihe)
nt-counted = Vorläufiges Ergebnis: { $terms } = { $result }.
nt-final-counted = Endgültiges Ergebnis: { $preliminary } − { $counter } (Gegenangriff) = { $result }. Sieger: { $side }.
nt-losses-due = Verluste: Angreifer { $attacker }, Verteidiger { $defender }.
nt-shown = { $side }: { $face } wird gezeigt.
nt-loss-taken = { $side }: ein Verlust, { $before } → { $after }.
nt-commander-lost = { $name } ist mit seinem Korps verloren.
nt-retreat-began = { $side }: Rückzug aus { $locale } mit { $count ->
    [one] einem Regiment
   *[other] { $count } Regimentern
}.
nt-retreated = { $side }: Rückzug nach { $locale }.
nt-trapped = { $side }: { $face } findet keinen Ausweg und wird vernichtet.

# options of a new game
napoleons-triumph-option-december = Beginn
napoleons-triumph-option-december-1 = 1. Dezember: am Vortag, mit dem Anmarsch
napoleons-triumph-option-december-2 = 2. Dezember: am Tag der Schlacht
napoleons-triumph-option-santon = Sonderregeln für den Santon (18)
napoleons-triumph-option-santon-false = nein
napoleons-triumph-option-santon-true = ja
napoleons-triumph-option-auction = Die Seiten werden um Moral versteigert (17.2)
napoleons-triumph-option-auction-false = nein
napoleons-triumph-option-auction-true = ja
napoleons-triumph-option-allied-handicap = Die Alliierten beginnen mit weniger Moral (17.1)
napoleons-triumph-option-french-handicap = Die Franzosen beginnen mit weniger Moral (17.1)
napoleons-triumph-option-allied-players = Spieler auf alliierter Seite (19)
napoleons-triumph-option-french-players = Spieler auf französischer Seite (19)
