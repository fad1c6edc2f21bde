### Napoleons Triumph

napoleons-triumph-title = Napoleons Triumph
napoleons-triumph-line = 2. Dezember 1805, Austerlitz. Korps aus verdeckten Spielsteinen, Scheinangriffe und Gegenangriffe, ohne Würfel.
napoleons-triumph-length = drei bis fünf Stunden
napoleons-triumph-hidden = verdeckte Spielsteine
nt-allies = Alliierte
nt-france = Frankreich
nt-allies-player = Alliierte, Spieler { $place }
nt-france-player = Frankreich, Spieler { $place }
nt-team = Team { $number }, Spieler { $place }
nt-player = Spieler { $number }
nt-legend-penalty-infantry = Malus für Infanterie, die hier in diese Stellung hinein angreift
nt-legend-penalty-cavalry = Dasselbe für Kavallerie
nt-legend-penalty-artillery = Dasselbe für Artillerie
nt-legend-penalty-obstacle = Hindernis: hier keine Kavallerie in der Front und kein Gegenangriff von Kavallerie
nt-legend-approach = Zugang; ein langer Balken ist breit, ein kurzer schmal
nt-legend-room = Platz: so viele Spielsteine einer Seite passen in die Stellung
nt-legend-main-road = Hauptstraße
nt-legend-local-road = Nebenstraße
nt-legend-star-blue = Französische Schlüsselstellung
nt-legend-star-green = Alliierte Schlüsselstellung, grün
nt-legend-star-red = Alliierte Schlüsselstellung, rot
nt-legend-star-black = Alliierte Schlüsselstellung, schwarz
nt-legend-flag-red = Start eines alliierten Korps
nt-legend-flag-blue = Start eines französischen Korps
nt-legend-plate = Kommandeur; seine Regimenter werden mit ihm hervorgehoben
nt-legend-open = Liegt offen: beide Seiten sehen seine Vorderseite
nt-legend-known = Früher gesehen und seither nicht gemischt
nt-legend-spent = Hat sich in diesem Zug bewegt
nt-legend-gave = Hat in diesem Zug ein Regiment detachiert
nt-legend-battery = Die stationäre Batterie, die seit dem Aufbau offen liegt
nt-legend-round = Runde
nt-legend-morale = Moral einer Armee
nt-legend-command = Ein Befehl, der in diesem Zug gegeben wurde
nt-heading = Runde { $round } · { $hour }
nt-hour = { NUMBER($day, useGrouping: 0) }. Dezember 1805, { $hour } Uhr
nt-night = Nacht nach dem 1. Dezember 1805

## Dinge

nt-locale = { $name }
nt-reserve = Reservegebiet von { $locale }
nt-approach = Zugang von { $locale } nach { $towards }
nt-off-map = außerhalb der Karte
nt-commander = { $name }
nt-piece = { $face }, { $spot }
nt-piece-of = { $face } ({ $commander })
nt-piece-alike = { $face }, { $spot } ({ $place } von { $count })
nt-piece-of-alike = { $face } ({ $commander }, { $place } von { $count })
nt-led = { $names } ({ $count ->
    [one] ein Regiment
   *[other] { $count } Regimenter
})
nt-unknown = verdecktes Regiment
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
nt-from-against = von { $origin } gegen { $to }
nt-list = { $first }, { $rest }
nt-nothing = nichts
nt-nobody = kein Kommandeur
nt-faces = { $count } × { $face }
nt-among = { $count ->
    [one] Dieses Regiment: { $faces }
   *[other] Unter { $count } Regimentern, die nicht zu unterscheiden sind: { $faces }
}
nt-detached-at = Detachiert, { $spot }
nt-planned = { $commander } ({ $faces })
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
nt-row-corps = Korps-Kommandos übrig
nt-row-independent = Unabhängige Kommandos übrig
nt-row-committed = Eingesetzt
nt-row-guard-attacks = Garde-Angriffe
nt-row-reinforced = Verstärkungen eingesetzt
nt-panel-attack = Angriff von { $origin } gegen { $to }
nt-step-1 = 1 Drohung
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
nt-ask-player-for-corps = Welcher Spieler führt das Korps von { $commander }?
nt-ask-organisation-to-adopt = Teile die Korps ein ({ $side }). Beginne mit einem Vorschlag oder teile jedes Regiment selbst zu.
nt-ask-regiment-to-assign = Teile einem Kommandeur ein Regiment zu; { $left ->
    [one] eines ist noch übrig.
   *[other] { $left } sind noch übrig.
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
nt-ask-battery-to-show = Welche Artillerie ist die stationäre Batterie?
nt-ask-battery-post = Welchen Zugang blockiert die Batterie?
nt-ask-recipient = Einem Mitspieler einen Befehl schreiben?
nt-ask-order-verb = Angreifen oder verteidigen?
nt-ask-places-to-mention = Welche Orte nennt der Befehl? { $chosen ->
    [0] Keiner ist nötig.
    [one] Einer ist genannt.
   *[other] { $chosen } sind genannt.
}
nt-ask-command-or-end = { $side } am Zug, übrig: { $corps ->
    [0] kein Korps-Kommando
    [one] ein Korps-Kommando
   *[other] { $corps } Korps-Kommandos
} und { $regiments ->
    [0] kein unabhängiges Kommando
    [one] ein unabhängiges Kommando
   *[other] { $regiments } unabhängige Kommandos
}.
nt-ask-regiment-to-attach = Welches Regiment gliedert { $commander } an?
nt-ask-goals = Wohin aus dem { $spot }? { $count ->
    [one] Ein Regiment kann gehen.
   *[other] Bis zu { $count } Regimenter können gehen.
}
nt-ask-road-step = Auf welcher Straße weiter von { $locale }? { $steps ->
    [0] Auf Hauptstraßen bis zu 3 Stellungen,
    [one] Bisher eine Stellung;
   *[other] Bisher { $steps } Stellungen;
} { $steps ->
    [0] sonst 2.
   *[other] auf Hauptstraßen insgesamt 3, sonst 2.
}
nt-ask-regiments-to-leave = Wer zieht mit? { $going ->
    [one] Ein Regiment ist gewählt.
   *[other] Alle markierten sind gewählt ({ $going }); klicke auf eines, das zurückbleiben soll.
}
nt-ask-regiments-to-leave-limit = Wer zieht mit? { $going ->
    [one] Ein Regiment ist gewählt
   *[other] { $going } Regimenter sind gewählt
}, höchstens { $most } können mit; klicke auf eines, das zurückbleiben soll.
nt-ask-regiments-to-leave-alone = Wer zieht mit? Von jedem Korps kann es nur ein Regiment; klicke auf eines, das zurückbleiben soll.
nt-ask-regiments-to-send = Welche Regimenter ziehen? Benannt: { $chosen }, höchstens { $most }.
nt-ask-guard-to-show = Welche Garde zeigst du?
nt-ask-defenders-to-name = { $locale } wird über den { $front } bedroht. Wer verteidigt? { $chosen ->
    [0] Benennst du niemanden, räumst du die Stellung.
    [one] Ein Regiment ist benannt.
   *[other] { $chosen } Regimenter sind benannt.
}
nt-ask-feint-or-fight = Der Gegner verteidigt { $locale }. Greifst du an, oder war es ein Scheinangriff?
nt-ask-attack-command-fight = Mit welchem Kommando greifst du { $locale } an?
nt-ask-attack-command-feint = Mit welchem Kommando wurde der Scheinangriff auf { $locale } geführt?
nt-ask-attack-command-enter = { $locale } wurde geräumt. Mit welchem Kommando rückst du ein?
nt-ask-corps-to-join = Schließt sich ein weiteres Korps dem Angriff auf { $locale } an?
nt-ask-gun-to-join = Schließt sich ein zweites Artillerieregiment dem Angriff auf { $locale } an?
nt-ask-feint-position = Wo stehen sie nach dem Scheinangriff auf { $locale }?
nt-ask-blockers-to-send = Wer blockiert den Zugang von { $locale }? Mindestens ein Regiment; benannt: { $chosen }.
nt-ask-defence-line = Wer steht in { $locale } in der ersten Reihe? Benannt: { $chosen }, höchstens { $most }.
nt-ask-front-width = Wie breit ist die Front gegen { $locale }?
nt-ask-target = Gegen welches Regiment?
nt-ask-attack-line = Wer führt den Angriff auf { $locale } in der ersten Reihe? Benannt: { $chosen }, höchstens { $most }.
nt-ask-counter-attack = Das Ergebnis ist bisher { $result }, { $leads ->
    [attacker] der Angreifer
   *[defender] der Verteidiger
} liegt vorn. Wer führt bei { $locale } den Gegenangriff? Benannt: { $chosen }, höchstens 2.
nt-ask-stay-or-move-in = { $locale } wurde geräumt. Einrücken oder stehen bleiben? Stehen bleiben darf nur Artillerie, die hätte feuern können.
nt-ask-ride-on = Die Kavallerie ist in { $locale }. Weiter auf der Straße?
nt-ask-regiment-to-hit = Welches gegnerische Regiment nimmt den ungeraden Rest?
nt-ask-regiment-to-bear = { $left ->
    [one] Ein Punkt geht
   *[other] { $left } Punkte gehen
} verloren ({ $why ->
    [attack] im Angriff, über die erste Reihe hinaus
    [guns] in der Verteidigung, von der Artillerie der ersten Reihe
    [defence] in der Verteidigung, über die erste Reihe hinaus
    [approach] beim Rückzug, an diesem Zugang
   *[reserve] beim Rückzug, von nicht benannter Infanterie
}). Welches deiner Regimenter trägt den nächsten?
nt-ask-regiment-to-keep = Welches Regiment bleibt bei { $commander }? Die anderen werden detachiert.
nt-ask-retreat-over = Rückzug aus { $locale }: Wer geht wohin? Noch { $count ->
    [one] ein Regiment
   *[other] { $count } Regimenter
}.

## Antworten

nt-do-done = Fertig
nt-done-organised = Einteilung bestätigen
nt-done-detached = Keine weitere Detachierung
nt-done-orders = Kein weiterer Befehl
nt-done-places = Befehl absenden
nt-done-counter = Gegenangriff mit { $count ->
    [one] einem Regiment
   *[other] { $count } Regimentern
}
nt-done-no-counter = Kein Gegenangriff
nt-done-go = Abmarsch mit { $count ->
    [one] einem Regiment
   *[other] { $count } Regimentern
}
nt-done-defend = Verteidigen mit { $count ->
    [one] einem Regiment
   *[other] { $count } Regimentern
}
nt-done-line = Erste Reihe mit { $count ->
    [one] einem Regiment
   *[other] { $count } Regimentern
} bilden
nt-done-block = Blockieren mit { $count ->
    [one] einem Regiment
   *[other] { $count } Regimentern
}
nt-done-join = Niemand sonst schließt sich an
nt-done-evacuate = Stellung räumen
nt-done-empty-line = Niemand in die erste Reihe
nt-do-resign = Aufgeben
nt-do-name = Benennen: { $piece }
nt-do-keep = Behalten: { $piece }
nt-do-leave = Zurücklassen: { $piece }
nt-do-release = Abgeben: { $face }
nt-do-detach = { $piece } detachieren
nt-do-battery = { $piece } zeigen
nt-do-bid = { $points } bieten
nt-do-pass = Passen
nt-do-take-side = { $side }
nt-do-rank = Als Nächster: { $player }
nt-do-give = An { $player }
nt-do-writeto = An { $player }
nt-do-organise-balanced = Von ausgewogenen Korps ausgehen und ändern
nt-do-organise-spearhead = Von einem Schwerpunkt in der Mitte ausgehen und ändern
nt-do-organise-forward = Von starken Korps auf der Karte ausgehen und ändern
nt-do-byhand = Jedes Regiment zuteilen
nt-do-assign = { $face } an { $commander }
nt-do-change = Aus dem Korps von { $commander }
nt-do-startwith = { $commander }
nt-do-place = Im { $spot }
nt-do-orderattack = Angreifen
nt-do-orderdefend = Verteidigen
nt-do-corpsmove = { $commander }: Korps-Bewegung
nt-do-detachmentmove = { $commander }: Detachement-Bewegung
nt-do-attach = { $commander }: Regiment angliedern
nt-do-regimentmove = Regimentsbewegung: { $piece }
nt-do-threaten = { $locale } von { $origin } aus bedrohen
nt-do-threatenguard = Garde-Angriff auf { $locale } von { $origin } aus ankündigen
nt-do-endturn = Zug beenden
nt-do-endturn-last = Zug beenden
nt-do-endturn-warn = Nicht genutzt: { $corps ->
    [0] {""}
    [one] ein Korps-Kommando
   *[other] { $corps } Korps-Kommandos
}{ $corps ->
    [0] {""}
   *[other] { $regiments ->
        [0] {""}
       *[other] {" und "}
    }
}{ $regiments ->
    [0] { $corps ->
        [0] nichts
       *[other] {""}
    }
    [one] ein unabhängiges Kommando
   *[other] { $regiments } unabhängige Kommandos
}.
nt-do-go = Nach { $locale }
nt-do-block = Den { $front } blockieren
nt-do-block-riders = Den { $front } blockieren; nur Kavallerie zieht mit
nt-do-withdraw = Zurück ins Reservegebiet von { $locale }
nt-do-takeroad = Straßenbewegung
nt-do-enter = Eintreten bei { $locale } ({ $name }, { $road })
nt-do-cross = Weiter nach { $locale } ({ $road })
nt-do-cross-alike = Weiter nach { $locale } ({ $road }, { $place } von { $count })
nt-do-cross-on = Weiter nach { $locale } ({ $road }, dort verbunden mit { $towards })
nt-do-charge = Auch { $locale } angreifen ({ $road })
nt-do-charge-alike = Auch { $locale } angreifen ({ $road }, { $place } von { $count })
nt-do-charge-on = Auch { $locale } angreifen ({ $road }, dort verbunden mit { $towards })
nt-do-halt = In { $locale } halten
nt-do-feint = Es war ein Scheinangriff
nt-do-fight = Angreifen
nt-do-withcorps = Korps-Bewegung von { $commander }
nt-do-withdetachment = Detachement-Bewegung von { $commander }
nt-do-withregiment = Regimentsbewegung: { $piece }
nt-do-ride = Auf der Straße: { $piece }
nt-do-ride-alike = Auf der Straße: { $piece } ({ $place } von { $count })
nt-do-ride-on = Auf der Straße: { $piece }, dort verbunden mit { $towards }
nt-do-ride-through = Auf der Straße: { $piece }, durch { $through }
nt-do-ride-through-alike = Auf der Straße: { $piece }, durch { $through } ({ $place } von { $count })
nt-do-ride-through-on = Auf der Straße: { $piece }, durch { $through }, dort verbunden mit { $towards }
nt-do-narrow = Schmale Front
nt-do-wide = Breite Front
nt-do-stay = Stehen bleiben
nt-do-movein = Einrücken
nt-do-retreat = Rückzug nach { $locale }: { $piece }
nt-suggest-balanced = Ausgewogene Korps, fertig
nt-suggest-spearhead = Schwerpunkt in der Mitte, fertig
nt-suggest-forward = Starke Korps auf der Karte, fertig
nt-suggest-as-before = Alle behalten ihre Korps
nt-suggest-reserve = Alle Korps ins Reservegebiet
nt-suggest-everybody = Alle verteidigen; für einen anderen Zugang bleibt dann niemand
nt-suggest-whole = Alle nach { $locale }
nt-suggest-block = Alle in den { $front }
nt-suggest-road = Auf der Straße nach { $locale }

## Was geschieht

nt-bid-made = { $player } bietet { $points }.
nt-bid-passed = { $player } passt.
nt-side-taken = Seite von { $player }: { $side }, für { $points ->
    [0] null Moralpunkte
    [one] einen Moralpunkt
   *[other] { $points } Moralpunkte
}.
nt-ranks-fixed = Rangfolge, { $side }: { $players }.
nt-corps-given = Korps, { $side }: { $shares }.
nt-army-organised = Unsere Korps: { $corps }.
nt-corps-formed = { $side }: Die Korps sind eingeteilt.
nt-corps-placed = { $name } beginnt mit { $count ->
    [one] einem Regiment
   *[other] { $count } Regimentern
} im { $spot }.
nt-corps-waits = { $name } mit { $count ->
    [one] einem Regiment
   *[other] { $count } Regimentern
} kommt später.
nt-posted = Ein Regiment von { $name } wird detachiert und steht im { $spot }.
nt-battery-shown = Die stationäre Batterie steht im { $spot }.
nt-order-sent = { $side }: Ein Befehl geht an { $player }.
nt-order-written = Befehl an { $player }: { $order }.
nt-order-read = Dein Befehl lautet: { $order }.
nt-order-opened = { $side } an { $player }: { $order }.
nt-order-attack = angreifen
nt-order-defend = verteidigen
nt-order-attack-places = { $places } angreifen
nt-order-defend-places = { $places } verteidigen
nt-turn-began = { $side } am Zug, { $hour }.
nt-part-began = Jetzt kommandiert { $player }.
nt-night-fell = Die Nacht bricht an. Moral zurückgewonnen: Alliierte { $allies }, Frankreich { $france }.
nt-command-corps = { $side }: Korps-Bewegung, { $who }.
nt-command-detachment = { $side }: Detachement-Bewegung, { $who }.
nt-command-attach = { $side }: Angliedern, { $who }.
nt-command-regiment = { $side }: Regimentsbewegung, { $who }.
nt-marched-move = { $side }: Von { $origin } { $many ->
    [one] zieht
   *[other] ziehen
} { $who } nach { $to }.
nt-marched-withdraw = { $side }: Ins Reservegebiet von { $to } { $many ->
    [one] geht
   *[other] gehen
} { $who } zurück.
nt-marched-road-block = { $side }: Auf der Straße { $many ->
    [one] zieht
   *[other] ziehen
} { $who } von { $origin } nach { $to } und { $many ->
    [one] blockiert
   *[other] blockieren
} den { $front }.
nt-marched-entry-block = { $side }: Bei { $to } { $many ->
    [one] tritt
   *[other] treten
} { $who } ein und { $many ->
    [one] blockiert
   *[other] blockieren
} den { $front }.
nt-marched-road = { $side }: Auf der Straße { $many ->
    [one] zieht
   *[other] ziehen
} { $who } von { $origin } nach { $to }.
nt-marched-entry = { $side }: Nach dem Eintritt { $many ->
    [one] hält
   *[other] halten
} { $who } in { $to }.
nt-marched-block = { $side }: Den { $front } { $many ->
    [one] blockiert
   *[other] blockieren
} { $who }.
nt-marched-advance = { $side }: Von { $origin } nach { $to } { $many ->
    [one] rückt
   *[other] rücken
} { $who } vor.
nt-marched-fall-back = { $side }: Nach { $to } { $many ->
    [one] fällt
   *[other] fallen
} { $who } zurück.
nt-marched-feint = { $side }: Nach dem Scheinangriff { $many ->
    [one] steht
   *[other] stehen
} { $who } im { $spot }.
nt-must-block = { $side }: Der { $front } muss blockiert werden.
nt-approach-blocked = { $side }: Der { $front } wird mit { $count ->
    [one] einem Regiment
   *[other] { $count } Regimentern
} blockiert.
nt-were-detached = { $count ->
    [one] Ein Regiment wird
   *[other] { $count } Regimenter werden
} von { $name } detachiert.
nt-attached = { $name } gliedert ein Regiment an.
nt-attached-from = { $name } gliedert ein Regiment von { $other } an.
nt-morale-fight = { $side }: { $points ->
    [one] ein Moralpunkt
   *[other] { $points } Moralpunkte
} weniger für den verlorenen Kampf; { $left } übrig.
nt-morale-bombardment = { $side }: { $points ->
    [one] ein Moralpunkt
   *[other] { $points } Moralpunkte
} weniger durch Artillerie; { $left } übrig.
nt-morale-retreat = { $side }: { $points ->
    [one] ein Moralpunkt
   *[other] { $points } Moralpunkte
} weniger für den Rückzug; { $left } übrig.
nt-morale-heavy = { $side }: Schwere Kavallerie zum ersten Mal eingesetzt, { $points ->
    [one] ein Moralpunkt
   *[other] { $points } Moralpunkte
} weniger; { $left } übrig.
nt-morale-guard = { $side }: Garde zum ersten Mal eingesetzt, { $points ->
    [one] ein Moralpunkt
   *[other] { $points } Moralpunkte
} weniger; { $left } übrig.
nt-morale-failure = { $side }: Der Garde-Angriff ist gescheitert, { $points ->
    [one] ein Moralpunkt
   *[other] { $points } Moralpunkte
} weniger; { $left } übrig.
nt-morale-gained = { $side }: Verstärkungen, die Moral steigt um { $points } auf { $left }.
nt-mixed = { $side }: Regimenter gemischt in { $count ->
    [one] einer Position
   *[other] { $count } Positionen
}.
nt-ended-decisive = Entscheidender Sieg: { $side }.
nt-ended-marginal = Knapper Sieg: { $side } ({ $keys }).
nt-ended-resigned = Sieg: { $side }; die andere Seite hat aufgegeben.
nt-threatened = { $side }: Drohung { $ways }.
nt-threatened-guard = { $side }: Garde-Angriff { $ways } angekündigt.
nt-defenders-named = { $side }: { $locale } wird mit { $count ->
    [one] einem Regiment
   *[other] { $count } Regimentern
} verteidigt.
nt-defenders-named-led = { $side }: { $locale } wird mit { $count ->
    [one] einem Regiment
   *[other] { $count } Regimentern
} unter { $names } verteidigt.
nt-evacuated = { $side }: { $locale } wird geräumt.
nt-feinted = Es war ein Scheinangriff über den { $front }.
nt-declared-corps = Korps-Bewegung von { $names } mit { $count ->
    [one] einem Regiment
   *[other] { $count } Regimentern
}.
nt-declared-detachment = Detachement-Bewegung mit { $count ->
    [one] einem Regiment
   *[other] { $count } Regimentern
}.
nt-declared-regiment = Regimentsbewegung mit { $count ->
    [one] einem Regiment
   *[other] { $count } Regimentern
}.
nt-declared-road = Angriff auf der Straße mit { $count ->
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
nt-attack-ended = Sieger des Kampfes: { $side }.
nt-terms = { $strength } − { $blocked } (blockierter Zugang) − { $penalty } (Gelände) − { $line } (erste Reihe)
nt-counted = Vorläufiges Ergebnis: { $terms } = { $result }.
nt-final-counted = Endgültiges Ergebnis: { $preliminary } − { $counter } (Gegenangriff) = { $result }. Sieger: { $side }.
nt-losses-due = Verluste: Angreifer { $attacker }, Verteidiger { $defender }.
nt-shown = { $side }: { $face } wird gezeigt.
nt-loss-taken = { $side }: Ein Punkt verloren, { $before } → { $after }.
nt-commander-lost = { $name } ist mit seinem Korps verloren.
nt-retreat-began = { $side }: Rückzug aus { $locale } mit { $count ->
    [one] einem Regiment
   *[other] { $count } Regimentern
}.
nt-retreated = { $side }: { $face } zieht sich nach { $locale } zurück.
nt-trapped = { $side }: { $face } findet keinen Ausweg und wird vernichtet.

# options of a new game
napoleons-triumph-option-december = Beginn
napoleons-triumph-option-december-1 = 1. Dezember: am Vortag, mit dem Anmarsch
napoleons-triumph-option-december-2 = 2. Dezember: am Tag der Schlacht
napoleons-triumph-option-santon = Sonderregeln für den Santon
napoleons-triumph-option-santon-false = nein
napoleons-triumph-option-santon-true = ja
napoleons-triumph-option-auction = Die Seiten werden um Moral versteigert
napoleons-triumph-option-auction-false = nein
napoleons-triumph-option-auction-true = ja
napoleons-triumph-option-allied-handicap = Die Alliierten beginnen mit weniger Moral
napoleons-triumph-option-french-handicap = Die Franzosen beginnen mit weniger Moral
napoleons-triumph-option-allied-players = Spieler auf alliierter Seite
napoleons-triumph-option-french-players = Spieler auf französischer Seite

## Aussichten

nt-odds = Mit der besten Ersten Reihe aus denen, die hier stehen, ein Ergebnis von { $least } bis { $greatest } vor einem Gegenangriff, je nachdem, wer dort vorn steht; { $defenders ->
    [0] niemand verteidigt
    [one] ein Regiment kann verteidigen
   *[other] { $defenders } Regimenter können verteidigen
}.
nt-odds-feint = Keines deiner Regimenter kann hier vorn stehen: Ohne Erste Reihe bleibt ein Scheinangriff oder Artilleriefeuer; { $defenders ->
    [0] niemand verteidigt
    [one] ein Regiment kann verteidigen
   *[other] { $defenders } Regimenter können verteidigen
}.
nt-odds-road = Von hier kann nur angreifen, wer auf der Straße kommt; { $defenders ->
    [0] niemand verteidigt
    [one] ein Regiment kann verteidigen
   *[other] { $defenders } Regimenter können verteidigen
}.

## Worum es geht

nt-goal = Bring die Moral des Gegners auf 0. Am Abend entscheiden die Schlüsselstellungen.
nt-goal-allies = Moral { $morale }, Schlüssel: { $blue } blau
nt-goal-french = Moral { $morale }, Schlüssel: { $green } grün, { $red } rot, { $black } schwarz
nt-how-morale = Eine Armee, deren Moral auf 0 fällt, hat sofort und entscheidend verloren.
nt-how-losses = Wer ein Gefecht verliert, verliert für jeden darin verlorenen Stärkepunkt einen Punkt Moral; auch Verluste im Rückzug und der Einsatz von Garde oder schwerer Kavallerie kosten Moral.
nt-how-keys = Halten beide Armeen bis zum Abend durch, entscheiden die Schlüsselstellungen mit den Sternen über einen knappen Sieg: Blaue zählen für die Alliierten, grüne, rote und schwarze für die Franzosen.
nt-how-control = Eine Schlüsselstellung zählt für den, der dort ein Korps mit Infanterie oder Artillerie und eine freie Straße nach Hause hat. Was dort steht, ist verdeckt; der Spielstand sagt nur, wer dort ist.
nt-how-alone = Solange keine französischen Verstärkungen eingetroffen sind, brauchen die Alliierten eine blaue Schlüsselstellung, und die Franzosen dürfen keine andere halten; sonst siegen die Franzosen.
nt-how-reinforced = Sobald französische Verstärkungen eingetroffen sind, brauchen die Franzosen eine grüne, eine rote und eine schwarze Schlüsselstellung, und die Alliierten dürfen keine blaue halten; sonst siegen die Alliierten.
napoleons-triumph-orientation = Deine Spielsteine zeigen dir ihre Vorderseite, der Gegner sieht ihren Rücken; das Schild eines Kommandeurs führt sein Korps. Klick auf einen Kommandeur oder Spielstein, der leuchtet, dann dorthin, wohin er soll. Rechtsklick oder langer Druck auf alles andere sagt, warum nicht. Solange kein Spielstein gezeigt wurde, kannst du alles zurücknehmen.

## Was der Ausbilder von einer Antwort sagt: was sie bringt, was sie kostet

nt-coach-troops-up = Du behältst mehr von deiner Stärke.
nt-coach-troops-down = Es kostet dich wahrscheinlich Stärke.
nt-coach-losses-up = Der Gegner verliert wahrscheinlich Stärke.
nt-coach-losses-down = Der Gegner behält mehr von seiner Stärke.
nt-coach-morale-up = Du behältst mehr von deiner Moral.
nt-coach-morale-down = Es kostet dich wahrscheinlich Moral.
nt-coach-dismay-up = Der Gegner verliert wahrscheinlich Moral.
nt-coach-dismay-down = Der Gegner behält mehr von seiner Moral.
nt-coach-keys-up = Du stehst besser zu den Schlüsselstellungen, die am Abend entscheiden.
nt-coach-keys-down = Du stehst schlechter zu den Schlüsselstellungen, die am Abend entscheiden.
nt-coach-called-up = Die Franzosen müssen mit ihren Verstärkungen siegen, was schwerer für sie ist.
nt-coach-called-down = Die Franzosen können noch ohne ihre Verstärkungen siegen, was leichter für sie ist.
nt-coach-spared-up = Du kannst noch ohne deine Verstärkungen siegen, was leichter ist.
nt-coach-spared-down = Mit deinen Verstärkungen brauchst du mehr zum Sieg.
nt-coach-danger-up = Deine Korps stehen sicherer: Der nächste Angriff würde dich weniger kosten.
nt-coach-danger-down = Deine Korps stehen ungeschützter: Der nächste Angriff könnte dich mehr kosten.
nt-coach-threat-up = Dein nächster Angriff würde den Gegner teurer kommen.
nt-coach-threat-down = Dein nächster Angriff würde den Gegner weniger kosten.
