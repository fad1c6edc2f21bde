### Triomphe à Marengo

tm-title = Triomphe à Marengo
tm-austria = Österreich
tm-france = Frankreich
tm-heading = 14. Juni 1800 · Runde { $round } · { NUMBER($hour, useGrouping: 0) } Uhr

## Dinge

tm-area = Gebiet { NUMBER($number, useGrouping: 0) }
tm-area-named = { $name }
tm-area-by = { $area } ({ $tag })
tm-reserve = { $area }
tm-approach = Zugang von { $area } nach { $towards }
tm-twin-approach = Zugang von { $area } nach { $towards } ({ $tag })
tm-box = Feld { $name }
tm-piece = { $face } (Nr. { $number })
tm-infantry-1 = Infanterie 1
tm-infantry-2 = Infanterie 2
tm-infantry-3 = Infanterie 3
tm-cavalry-1 = Kavallerie 1
tm-cavalry-2 = Kavallerie 2
tm-artillery-1 = Artillerie 1
tm-destroyed = vernichtet
tm-main-road = Hauptstraße
tm-local-road = Nebenstraße
tm-from-to = von { $origin } nach { $to }
tm-from-against = von { $origin } gegen { $to }
tm-faces = { $count } × { $face }
tm-list = { $first }, { $rest }
tm-none = nichts Sicheres
tm-among = Unter diesen { $count } Spielsteinen: { $faces }

## Die Tafel

tm-row-morale = Moral
tm-row-pool = Scheiben im Vorrat
tm-row-commands = Kommandos
tm-row-beyond = Jenseits der Ziellinie

## Fragen

tm-ask-action-or-end = { $side } ist am Zug, { $commands ->
    [0] kein Kommando übrig
    [one] ein Kommando übrig
   *[other] { $commands } Kommandos übrig
}: Wähle Spielsteine oder beende die Aktionen.
tm-ask-what-to-do = Was sollen die Spielsteine tun? ({ $spot })
tm-ask-pieces-to-move = Welche Spielsteine ziehen nach { $area }? { $chosen ->
    [0] Einer bis drei.
   *[other] { $chosen } genannt.
}
tm-ask-pieces-to-withdraw = Welche Spielsteine gehen in Reserve zurück? ({ $spot }) { $chosen ->
    [0] Einer bis drei.
   *[other] { $chosen } genannt.
}
tm-ask-pieces-to-block = Welche Spielsteine blockieren? ({ $front }) { $chosen ->
    [0] Einer bis drei; bis zur vollen Blockade kostenlos.
   *[other] { $chosen } genannt.
}
tm-ask-pieces-to-attack = Welche Spielsteine stoßen gegen { $area } vor? { $chosen ->
    [0] Einer bis drei.
   *[other] { $chosen } genannt.
}
tm-ask-pieces-to-rally = Welcher Spielstein wird gesammelt? { $chosen ->
    [0] Alle Spielsteine seines Gebiets müssen in diesem Zug gesammelt werden.
   *[other] { $chosen } genannt.
}
tm-ask-road-piece = Welcher Spielstein nimmt die Straße? ({ $spot })
tm-ask-road-step = Straßenzug von { $piece }, Schritt { $step } von 3: überqueren, warten oder halten.
tm-ask-road-continuation = Avanciert { $piece } in einen Zugang?
tm-ask-pontoon-piece = Welcher Spielstein nimmt die Pontonbrücke?
tm-ask-responders = Du wirst angegriffen! ({ $front }) Welche Spielsteine der Reserve schiebst du hinein? { $chosen ->
    [0] Es muss keiner sein.
   *[other] { $chosen } genannt.
}
tm-ask-push-or-not = Der Vorstoß wurde gestoppt. Gehen alle Angreifer in den Zugang? ({ $front })
tm-ask-infantry-to-show = Der Vorstoß ging über ein Kavalleriehindernis: Welche Infanterie zeigst du?
tm-ask-continuations = Kavallerie darf in einen Zugang vor dem Feind avancieren. { $chosen ->
    [0] Jede Position über die erste hinaus kostet ein Kommando.
   *[other] { $chosen } genannt.
}
tm-ask-piece-to-hit = Du wirst beschossen: Welcher Spielstein nimmt den Verlust?
tm-ask-defence-line = Sturmangriff! ({ $front }) Wen stellst du in deine Erste Reihe? { $chosen ->
    [0] Es muss keiner sein.
   *[other] { $chosen } genannt.
}
tm-ask-pieces-to-assault = Welche Spielsteine stürmen { $area }? { $chosen ->
    [0] Einer bis drei.
   *[other] { $chosen } genannt.
}
tm-ask-assault-line = Wer von den Angreifern bildet deine Erste Reihe? { $chosen ->
    [0] Mindestens einer.
   *[other] { $chosen } genannt.
}
tm-ask-defensive-fire = Feuert Artillerie hinter deiner Ersten Reihe?
tm-ask-counterattack = Führen Spielsteine hinter deiner Ersten Reihe einen Gegenangriff? { $chosen ->
    [0] Du darfst verzichten.
   *[other] { $chosen } genannt.
}
tm-ask-piece-to-lose = Welcher Spielstein nimmt den nächsten Verlust?
tm-ask-piece-to-bear = Welcher Spielstein nimmt den Verlust?
tm-ask-retreat-over = { $area } ist verloren: Wer weicht wohin?
tm-ask-disc-to-move = Dem Gegner { $missing ->
    [one] fehlt eine Scheibe
   *[other] fehlen { $missing } Scheiben
}: Legst du eine eingesetzte nach { $area } um?
tm-ask-disc-to-remove = Welche eingesetzte Scheibe des Gegners geht verloren?
tm-ask-disc-to-recover = Nimmst du eine eingesetzte Scheibe in den Vorrat zurück?

## Antworten

tm-do-act = { $spot } ({ $count ->
    [one] ein Spielstein
   *[other] { $count } Spielsteine
})
tm-do-rally = Sammeln
tm-do-endactions = Aktionen beenden
tm-do-endactions-warn = { $commands ->
    [0] { "" }
    [one] Ein Kommando ist nicht verbraucht. Die Aktionen trotzdem beenden?
   *[other] { $commands } Kommandos sind nicht verbraucht. Die Aktionen trotzdem beenden?
}
tm-do-go = Nach { $area } ziehen
tm-do-withdraw = Zurück in Reserve
tm-do-block = Blockieren: { $front }
tm-do-attack = Vorstoß gegen { $area }
tm-do-assault = Sturmangriff auf { $area }
tm-do-take-road = Straßenzug
tm-do-enter-by-road = Auf der Straße eintreten
tm-do-pontoon = Über die Pontonbrücke
tm-do-announce = Beschuss von { $area } ankündigen
tm-do-execute = Beschuss von { $area } ausführen
tm-do-cancel = Beschuss von { $area } absagen
tm-do-cross = Nach { $area } ({ $road })
tm-do-road-attack = Vorstoß auf der Straße gegen { $area } ({ $road })
tm-do-enter = Eintreten: { $area }
tm-do-wait = Diesen Schritt warten
tm-do-halt = Halten
tm-do-continue = { $piece } avanciert: { $front }
tm-do-retreat = { $piece } nach { $area }
tm-do-disc = Scheibe in { $area }
tm-do-mix = Spielsteine mischen: { $spot }
tm-do-call-off = Beschuss absagen
tm-do-done = Das ist alles
tm-do-yes = Ja, alle
tm-do-no = Nein, keiner
tm-do-resign = Aufgeben
tm-done-responders = Niemand mehr
tm-done-defence-line = Die Erste Reihe steht
tm-done-no-fire = Nicht feuern
tm-done-counterattack = Kein weiterer Gegenangriff
tm-done-continuations = Niemand sonst avanciert
tm-done-halt-here = In Reserve bleiben
tm-done-no-disc = Keine Scheibe umlegen
tm-done-no-recovery = Keine zurücknehmen
tm-suggest-road = { $piece } auf der Hauptstraße nach { $area }, kostenlos
tm-suggest-road-local = { $piece } auf der Straße nach { $area }, 1 Kommando

## Was geschah

tm-set-up = Die Armeen sind aufgestellt.
tm-turn-began = { NUMBER($hour, useGrouping: 0) } Uhr: { $side } ist am Zug.
tm-discs-received = { $side } erhält { $count ->
    [one] eine Moralscheibe
   *[other] { $count } Moralscheiben
}.
tm-pushed-back = { $side } nimmt { $count ->
    [one] einen Spielstein
   *[other] { $count } Spielsteine
} aus einem Zugang in die Reserve zurück: { $area }.
tm-marched-standard = { $side } zieht mit { $count ->
    [one] einem Spielstein
   *[other] { $count } Spielsteinen
}: { $ways }.
tm-marched-defensive = { $side } blockiert mit { $count ->
    [one] einem Spielstein
   *[other] { $count } Spielsteinen
}: { $ways }.
tm-marched-road = { $side } marschiert auf der Straße: { $ways }.
tm-marched-entered = { $side } tritt auf der Straße ein: { $ways }.
tm-marched-pontoon = { $side } nimmt die Pontonbrücke: { $ways }.
tm-marched-push = { $side } schiebt { $count ->
    [one] einen gestoppten Spielstein
   *[other] { $count } gestoppte Spielsteine
} vor: { $ways }.
tm-marched-advance = { $side } rückt mit { $count ->
    [one] einem Spielstein
   *[other] { $count } Spielsteinen
} ein: { $ways }.
tm-rallied = Frankreich sammelt { $count ->
    [one] einen Spielstein
   *[other] { $count } Spielsteine
}.
tm-disordered = { $area }: { $count ->
    [one] Ein einsatzbereiter Spielstein trifft auf nicht einsatzbereite: Alle sind nicht einsatzbereit.
   *[other] { $count } einsatzbereite Spielsteine treffen auf nicht einsatzbereite: Alle sind nicht einsatzbereit.
}
tm-attack-declared = { $side } stößt mit { $count ->
    [one] einem Spielstein
   *[other] { $count } Spielsteinen
} vor: { $ways }.
tm-road-attack-declared = { $side } stößt auf der Straße vor: { $ways }.
tm-responded = { $side } schiebt { $count ->
    [one] einen Spielstein
   *[other] { $count } Spielsteine
} in den Zugang: { $front }.
tm-attack-stopped = Der Vorstoß gegen { $area } ist gestoppt. ({ $side })
tm-attack-succeeded = { $side } nimmt { $area }.
tm-continued = Eine Kavallerie avanciert ({ $side }): { $front }.
tm-shown = { $side } deckt auf: { $face }.
tm-shown-briefly = { $side } zeigt: { $face }.
tm-loss-taken = { $side }: { $before } wird { $after }.
tm-loss-destroyed = { $side }: { $before } ist vernichtet.
tm-announced = { $side } kündigt Beschuss von { $area } an.
tm-cancelled = Der Beschuss entfällt. ({ $side })
tm-executed = { $side } beschießt { $area }.
tm-executed-in-vain = { $side } beschießt { $area }, wo niemand mehr steht.
tm-assault-announced = { $side } kündigt einen Sturmangriff an: { $ways }.
tm-line-formed = { $side } { $count ->
    [0] lässt die Erste Reihe leer
    [one] stellt einen Spielstein in die Erste Reihe
   *[other] stellt { $count } Spielsteine in die Erste Reihe
}.
tm-attackers-named = { $side } greift mit { $count ->
    [one] einem Spielstein
   *[other] { $count } Spielsteinen
} an.
tm-fired = Die Artillerie feuert auf die Angreifer. ({ $side })
tm-counterattacked = { $side } führt einen Gegenangriff mit { $count ->
    [one] einem Spielstein
   *[other] { $count } Spielsteinen
}.
tm-counted = Erste Reihe { $strength }, Gelände -{ $penalty }, Verteidiger -{ $line }, Gegenangriff -{ $counter }: Ergebnis { $result }.
tm-losses-due = Verluste: Angreifer { $attacker } ({ $line } Erste Reihe, { $cavalry } Kavallerie, { $crushing } vernichtende Niederlage), Verteidiger { $defender }.
tm-assault-ended = { $winner } gewinnt den Sturmangriff auf { $area }.
tm-retreat-began = { $side } muss { $area } räumen ({ $count ->
    [one] ein Spielstein
   *[other] { $count } Spielsteine
}).
tm-retreated = { $side } weicht: { $origin } nach { $to }.
tm-trapped = { $side }: { $face } findet keinen Ausweg und ist vernichtet.
tm-discs-placed = { $side } setzt { $count ->
    [one] eine Scheibe
   *[other] { $count } Scheiben
} ein: { $area }.
tm-disc-moved = Eine Scheibe wird umgelegt ({ $side }): von { $origin } nach { $to }.
tm-discs-lost = { $side } verliert { $count ->
    [one] eine Scheibe
   *[other] { $count } Scheiben
}; Moral { $left }.
tm-discs-lost-in = { $side } verliert { $count ->
    [one] eine Scheibe
   *[other] { $count } Scheiben
} in { $area }; Moral { $left }.
tm-discs-returned = { $side } nimmt { $count ->
    [one] eine Scheibe
   *[other] { $count } Scheiben
} aus { $area } zurück.
tm-mixed = { $side } mischt Spielsteine: { $spot }{ $more ->
    [0] .
    [one] {""} und eine weitere Position.
   *[other] {""} und { $more } weitere Positionen.
}
tm-actions-ended = { $side } beendet die Aktionen.
tm-ended-decisive = { $winner } siegt entscheidend: Die Armee des Gegners ist demoralisiert.
tm-ended-marginal = Es wird Nacht, { $beyond ->
    [one] ein österreichischer Spielstein steht
   *[other] { $beyond } österreichische Spielsteine stehen
} jenseits der Ziellinie: { $winner } siegt knapp.
tm-ended-resigned = Der Gegner gibt auf: { $winner } siegt.

## Im Vorraum

triomphe-a-marengo-line = 14. Juni 1800. Österreich bricht aus Alessandria aus; Frankreich weicht, bis Hilfe kommt. Verdeckte Blöcke und Moral entscheiden, ohne Würfel.
triomphe-a-marengo-length = zwei bis drei Stunden
triomphe-a-marengo-option-mixing = Blöcke werden gemischt
triomphe-a-marengo-option-mixing-true = von selbst, wann immer die Regeln es erlauben
triomphe-a-marengo-option-mixing-false = nur, wenn ein Spieler es sagt
