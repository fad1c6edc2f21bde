### Triomphe à Marengo

triomphe-a-marengo-title = Triomphe à Marengo
tm-austria = Österreich
tm-france = Frankreich
tm-legend-penalty-infantry = Malus für Infanterie: ein Sturm gegen diese Seite mit Infanterie in der Front zählt je Zeichen einen Punkt weniger
tm-legend-penalty-cavalry = Dasselbe für Kavallerie in der Front
tm-legend-penalty-artillery = Artillerie gegenüber kann auf diese Seite nicht schießen
tm-legend-penalty-obstacle = Kavallerie-Hindernis: gegen diese Seite steht keine Kavallerie in der Front, und ein Angriff ohne Sturm braucht Infanterie
tm-legend-approach = Zugang; ein langer Balken ist breit: zwei Spielsteine sperren ihn, einen kurzen sperrt einer
tm-legend-arrow = Ost-West-Pfeil: er lenkt nur Rückzüge
tm-legend-room = Platz: so viele Spielsteine einer Seite passen in das Gebiet
tm-legend-objective = Ziellinie: was Österreich am Ende dahinter hat, zählt
tm-legend-main-road = Hauptstraße
tm-legend-local-road = Nebenstraße
tm-legend-unready = Noch nicht einsatzbereit: darf weder angreifen noch sein Gebiet verlassen
tm-legend-acted = Hat in dieser Runde gehandelt
tm-legend-open = Liegt offen: beide Seiten sehen seine Vorderseite
tm-legend-known = Früher gesehen und seither nicht gemischt
tm-legend-announced = Hat angekündigt zu schießen
tm-legend-disc = Ausgelegte Scheibe, verloren, wenn der Gegner das Gebiet nimmt und behält
tm-legend-round = Stunde des Tages
tm-heading = 14. Juni 1800 · Runde { $round } · { NUMBER($hour, useGrouping: 0) } Uhr

## Dinge

tm-area-named = { $name }
tm-area-by = { $area } ({ $tag ->
    [N] nördlicher Übergang
   *[S] südlicher Übergang
})
tm-reserve = { $area }
tm-approach = Zugang von { $area } gegen { $towards }
tm-twin-approach = Zugang von { $area } gegen { $towards } ({ $tag ->
    [N] Nord
   *[S] Süd
})
tm-box = Box { $name }
tm-title-approach = Zugang von { $area } gegen { $towards }
tm-title-twin-approach = Zugang von { $area } gegen { $towards } ({ $tag ->
    [N] Nord
   *[S] Süd
})
tm-title-box = Box { $name }
tm-at-area = {" "}in { $area }
tm-at-approach = {" "}im { $front }
tm-at-box = {" "}in der Box { $name }
tm-at-nowhere = {""}
tm-piece = { $face }
tm-piece-nth = { $face } ({ $place } von { $count })
tm-infantry-1 = Infanterie 1
tm-infantry-2 = Infanterie 2
tm-infantry-3 = Infanterie 3
tm-cavalry-1 = Kavallerie 1
tm-cavalry-2 = Kavallerie 2
tm-artillery-1 = Artillerie 1
tm-block-infantry-1 = Infanterie 1
tm-block-infantry-2 = Infanterie 2
tm-block-infantry-3 = Infanterie 3
tm-block-cavalry-1 = Kavallerie 1
tm-block-cavalry-2 = Kavallerie 2
tm-block-artillery-1 = Artillerie 1
tm-destroyed = vernichtet
tm-price = { $commands ->
    [0] kostenlos
    [one] 1 Kommando
   *[other] { $commands } Kommandos
}
tm-road-only = {""}
tm-road-on = {" "}Richtung { $areas }
tm-road-ends = , die dort endet
tm-road-nth = {" "}({ $place ->
    [1] erste
    [2] zweite
   *[other] dritte
})
tm-faces = { $count } × { $face }
tm-list = { $first }, { $rest }
tm-none = nichts Sicheres
tm-among = { $count ->
    [one] Dieser Spielstein: { $faces }
   *[other] Unter { $count } Spielsteinen, die nicht zu unterscheiden sind: { $faces }
}

## Die Tafel

tm-row-morale = Moral
tm-row-pool = Scheiben im Moral-Pool
tm-row-commands = Kommandos übrig
tm-row-beyond = Jenseits der Ziellinie

## Fragen

tm-ask-action-or-end = { $side } ist am Zug, { $commands ->
    [0] kein Kommando übrig
    [one] ein Kommando übrig
   *[other] { $commands } Kommandos übrig
}: { $open ->
    [yes] Wähle Spielsteine oder beende die Aktionen.
   *[no] Mehr kannst du nicht tun.
}
tm-ask-what-to-do = Was sollen die Spielsteine{ $where } tun?
tm-ask-pieces-to-move = Welche Spielsteine ziehen für 1 Kommando nach { $area }? { $chosen ->
    [0] { $most ->
        [one] Einer.
       *[other] Einer bis { $most }.
    }
    [one] Einer genannt, höchstens { $most }.
   *[other] { $chosen } genannt, höchstens { $most }.
}
tm-ask-pieces-to-withdraw = Welche Spielsteine{ $where } gehen für 1 Kommando in Reserve zurück? { $chosen ->
    [0] { $most ->
        [one] Einer.
       *[other] Einer bis { $most }.
    }
    [one] Einer genannt, höchstens { $most }.
   *[other] { $chosen } genannt, höchstens { $most }.
}
tm-ask-pieces-to-block = Welche Spielsteine blockieren den { $front }? { $chosen ->
    [0] { $most ->
        [one] Einer.
       *[other] Einer bis { $most }.
    }
    [one] Einer genannt, höchstens { $most }.
   *[other] { $chosen } genannt, höchstens { $most }.
} { $free ->
    [0] Das kostet 1 Kommando.
    [one] Einer ist kostenlos, mehr kosten 1 Kommando.
   *[other] Bis zu { $free } sind kostenlos, mehr kosten 1 Kommando.
}
tm-ask-pieces-to-attack = Welche Spielsteine stoßen für 1 Kommando gegen { $area } vor? { $chosen ->
    [0] { $most ->
        [one] Einer.
       *[other] Einer bis { $most }.
    }
    [one] Einer genannt, höchstens { $most }.
   *[other] { $chosen } genannt, höchstens { $most }.
}
tm-ask-pieces-to-rally = Welche Spielsteine werden für 1 Kommando gesammelt? { $chosen ->
    [0] { $most ->
        [one] Einer.
       *[other] Einer oder { $most }.
    } Alle Spielsteine ihres Gebiets müssen in diesem Zug gesammelt werden.
    [one] Einer genannt, höchstens { $most }.
   *[other] { $chosen } genannt, höchstens { $most }.
}
tm-ask-road-piece = Welcher Spielstein{ $where } nimmt die Straße?
tm-ask-road-step = Straßenbewegung von { $piece }, Schritt { $step } von 3: queren, warten oder halten. { $paid ->
    [yes] Das Kommando für Nebenstraßen ist ausgegeben.
   *[no] Hauptstraßen sind kostenlos, eine Nebenstraße kostet 1 Kommando.
}
tm-ask-road-continuation = { $rides ->
    [yes] Avanciert { $piece } in einen Zugang?
   *[no] Nur Kavallerie könnte avancieren: { $piece } bleibt in Reserve.
}
tm-ask-pontoon-piece = Welcher Spielstein nimmt die Pontonbrücke?
tm-ask-responders = { $attackers ->
    [one] Ein Spielstein greift
   *[other] { $attackers } Spielsteine greifen
} dich { $way ->
    [road] per Straße
   *[reserve] aus der Reserve
} über den { $front } an. { $end ->
    [stopped] Der Vorstoß ist schon gestoppt.
    [hopeless] Der Vorstoß lässt sich nicht stoppen.
   *[open] { $needed ->
        [one] Ein hineingeschobener Spielstein stoppt den Vorstoß
       *[other] { $needed } hineingeschobene Spielsteine stoppen den Vorstoß
    }; dann { $discs ->
        [one] legst du eine Scheibe aus.
       *[other] legst du { $discs } Scheiben aus.
    }
} Aus der Reserve darfst du { $most ->
    [one] einen Spielstein
   *[other] bis zu { $most } Spielsteine
} hineinschieben, { $chosen ->
    [0] oder keinen.
    [one] einer ist genannt.
   *[other] { $chosen } sind genannt.
}
tm-ask-push-or-not = Der Vorstoß wurde gestoppt. Gehen alle Angreifer in den { $front }?
tm-ask-infantry-to-show = Der Vorstoß ging über ein Kavallerie-Hindernis: Welche Infanterie zeigst du?
tm-ask-continuations = { $riders ->
    [0] { $chosen ->
        [0] Keine Kavallerie kann avancieren.
        [one] Sonst kann niemand avancieren: Einer genannt.
       *[other] Sonst kann niemand avancieren: { $chosen } genannt.
    }
   *[other] Kavallerie darf in einen Zugang vor dem Gegner avancieren; jede Position über die erste hinaus kostet ein Kommando.{ $chosen ->
        [0] {""}
        [one] {" "}Einer genannt.
       *[other] {" "}{ $chosen } genannt.
    }
}
tm-ask-piece-to-hit = Du wirst beschossen: Welcher Spielstein nimmt den Verlust?
tm-ask-defence-line = Sturmangriff über den { $front }! Wen stellst du in deine Erste Reihe? { $most ->
    [one] Höchstens einen Spielstein.
   *[other] Höchstens { $most }, von einem Typ.
} { $chosen ->
    [0] Es muss keiner sein.
    [one] Einer genannt.
   *[other] { $chosen } genannt.
}
tm-ask-pieces-to-assault = Welche Spielsteine stürmen { $area }? { $chosen ->
    [0] { $most ->
        [one] Einer.
       *[other] Einer bis { $most }.
    }
    [one] Einer genannt, höchstens { $most }.
   *[other] { $chosen } genannt, höchstens { $most }.
}
tm-ask-assault-line = Wer von den Angreifern bildet deine Erste Reihe? { $most ->
    [one] Einer, mit Stärke 2 oder mehr.
   *[other] Einer oder { $most } von einem Typ, mit Stärke 2 oder mehr.
}{ $chosen ->
    [0] {""}
    [one] {" "}Einer genannt.
   *[other] {" "}{ $chosen } genannt.
}
tm-ask-defensive-fire = Feuert Artillerie hinter deiner Ersten Reihe? Ein Spielstein in der Ersten Reihe des Angreifers nimmt einen Verlust.
tm-ask-counterattack = Machen Spielsteine hinter deiner Ersten Reihe einen Gegenstoß? { $most ->
    [one] Höchstens einer, mit Stärke 2 oder mehr.
   *[other] Höchstens { $most } von einem Typ, mit Stärke 2 oder mehr.
} { $chosen ->
    [0] Du darfst verzichten.
    [one] Einer genannt.
   *[other] { $chosen } genannt.
}
tm-ask-loss = { $occasion ->
    [fire] Artillerie feuert auf deine Erste Reihe:
    [counterattack] Dein Gegenstoß kostet Verluste:
    [front] Verluste in deiner Ersten Reihe:
    [behind] Verluste hinter deiner Ersten Reihe:
    [approach] Der Rückzug kostet Verluste in einem blockierten Zugang:
   *[reserve] Der Rückzug kostet die Infanterie in Reserve Verluste:
} { $due ->
    [one] Welcher Spielstein nimmt den Verlust?
   *[other] Welcher Spielstein nimmt den nächsten von { $due } Verlusten?
}
tm-ask-retreat-over = { $area } ist verloren: Wer zieht sich wohin zurück? { $left ->
    [one] Noch ein Spielstein.
   *[other] Noch { $left } Spielsteine.
}
tm-ask-disc-to-move = Dem Gegner { $missing ->
    [one] fehlt eine Scheibe
   *[other] fehlen { $missing } Scheiben
}: Legst du eine ausgelegte nach { $area } um?
tm-ask-disc-to-remove = Welche ausgelegte Scheibe des Gegners geht verloren?
tm-ask-disc-to-recover = Nimmst du eine ausgelegte Scheibe in den Moral-Pool zurück?

## Antworten

tm-do-act = { $spot } ({ $count ->
    [one] ein Spielstein
   *[other] { $count } Spielsteine
})
tm-do-rally = Sammeln · 1 Kommando
tm-do-endactions = Aktionen beenden
tm-do-endactions-warn = { $commands ->
    [0] Ohne Kommando wäre noch etwas möglich. Die Aktionen trotzdem beenden?
    [one] Ein Kommando ist nicht ausgegeben. Die Aktionen trotzdem beenden?
   *[other] { $commands } Kommandos sind nicht ausgegeben. Die Aktionen trotzdem beenden?
}
tm-do-go = Nach { $area } ziehen · 1 Kommando
tm-do-withdraw = In die Reserve von { $area } zurückgehen · 1 Kommando
tm-do-block = Den { $front } blockieren · { $free ->
    [0] 1 Kommando
    [one] einer kostenlos
   *[other] bis zu { $free } kostenlos
}
tm-do-attack = Gegen { $area } vorstoßen · 1 Kommando
tm-do-assault = { $area } stürmen · 1 Kommando
tm-do-take-road = Die Straße nehmen · auf Hauptstraßen kostenlos
tm-do-enter-by-road = Auf der Straße eintreten · auf Hauptstraßen kostenlos
tm-do-pontoon = Über die Pontonbrücke gehen · kostenlos
tm-do-announce = Beschuss von { $area } ankündigen · kostenlos
tm-do-execute = Beschuss von { $area } ausführen · kostenlos
tm-do-cancel = Beschuss von { $area } absagen
tm-do-cross = Nach { $area } gehen, { $road ->
    [main] auf der Hauptstraße{ $on } · kostenlos
    [paid] auf der Nebenstraße{ $on } · schon bezahlt
   *[local] auf der Nebenstraße{ $on } · 1 Kommando
}
tm-do-road-attack = Gegen { $area } vorstoßen { $road ->
    [main] auf der Hauptstraße{ $on } · kostenlos
    [paid] auf der Nebenstraße{ $on } · schon bezahlt
   *[local] auf der Nebenstraße{ $on } · 1 Kommando
}
tm-do-enter = In { $area } eintreten · kostenlos
tm-do-wait = Diesen Schritt warten
tm-do-halt = Halten
tm-do-continue = { $piece } avanciert in den { $front } · { $price }
tm-do-name-at = { $piece }{ $where }
tm-do-retreat = { $piece } nach { $area }
tm-do-disc = Scheibe in { $area }
tm-do-mix = Die Spielsteine{ $where } mischen
tm-do-call-off = Beschuss absagen
tm-do-done = Das ist alles
tm-do-yes = Ja, alle
tm-do-no = Nein, keiner
tm-do-resign = Aufgeben
tm-done-move = Mit { $count ->
    [one] einem Spielstein
   *[other] { $count } Spielsteinen
} ziehen
tm-done-withdraw = Mit { $count ->
    [one] einem Spielstein
   *[other] { $count } Spielsteinen
} zurückgehen
tm-done-block = Mit { $count ->
    [one] einem Spielstein
   *[other] { $count } Spielsteinen
} blockieren · { $price }
tm-done-attack = Mit { $count ->
    [one] einem Spielstein
   *[other] { $count } Spielsteinen
} vorstoßen
tm-done-assault = Mit { $count ->
    [one] einem Spielstein
   *[other] { $count } Spielsteinen
} stürmen
tm-done-line = Erste Reihe aus { $count ->
    [one] einem Spielstein
   *[other] { $count } Spielsteinen
}
tm-done-rally = { $count ->
    [one] Einen Spielstein
   *[other] { $count } Spielsteine
} sammeln
tm-done-responders = { $count ->
    [one] Einen Spielstein
   *[other] { $count } Spielsteine
} hineinschieben
tm-done-counterattack = Gegenstoß mit { $count ->
    [one] einem Spielstein
   *[other] { $count } Spielsteinen
}
tm-done-continuations = { $count ->
    [0] Niemand avanciert
    [one] Ein Spielstein avanciert · { $price }
   *[other] { $count } Spielsteine avancieren · { $price }
}
tm-none-responders = Niemanden hineinschieben
tm-none-line = Die Erste Reihe leer lassen
tm-none-fire = Nicht feuern
tm-none-counterattack = Kein Gegenstoß
tm-none-road-continuation = In Reserve bleiben
tm-none-disc = Keine Scheibe umlegen
tm-none-recovery = Keine zurücknehmen
tm-suggest-road = { $piece } auf der Hauptstraße nach { $area }, dort halten · kostenlos
tm-suggest-road-local = { $piece } auf der Straße nach { $area }, dort halten · 1 Kommando
tm-suggest-all = { $count ->
    [one] Der Spielstein
    [2] Beide Spielsteine
   *[other] Alle { $count } Spielsteine
}
tm-suggest-retreat = Alle nach { $area }
tm-suggest-losses = Alle Verluste, wie jeder sie nähme

## Was geschah

tm-set-up = Die Armeen sind aufgestellt.
tm-turn-began = { NUMBER($hour, useGrouping: 0) } Uhr: { $side } ist am Zug.
tm-discs-received = { $side } erhält { $count ->
    [one] eine Moralscheibe
   *[other] { $count } Moralscheiben
}.
tm-pushed-back = { $side } schiebt { $count ->
    [one] einen Spielstein
   *[other] { $count } Spielsteine
} aus einem Zugang in die Reserve von { $area } zurück.
tm-marched-standard = { $side } zieht mit { $count ->
    [one] einem Spielstein
   *[other] { $count } Spielsteinen
} von { $origin } nach { $to }.
tm-marched-withdraw = { $side } geht mit { $count ->
    [one] einem Spielstein
   *[other] { $count } Spielsteinen
} aus dem { $front } in Reserve zurück.
tm-marched-block = { $side } blockiert mit { $count ->
    [one] einem Spielstein
   *[other] { $count } Spielsteinen
} den { $front }.
tm-marched-road = { $side } marschiert auf der Straße von { $origin } nach { $to }.
tm-marched-entered = { $side } tritt auf der Straße aus der { $origin } in { $to } ein.
tm-marched-pontoon = { $side } kommt über die Pontonbrücke nach { $to }.
tm-marched-push = { $side } schiebt { $count ->
    [one] einen gestoppten Spielstein
   *[other] { $count } gestoppte Spielsteine
} in den { $front } vor.
tm-marched-in = { $side } rückt mit { $count ->
    [one] einem Spielstein
   *[other] { $count } Spielsteinen
} in { $to } ein.
tm-rallied = Frankreich sammelt { $count ->
    [one] einen Spielstein
   *[other] { $count } Spielsteine
}{ $where }.
tm-disordered = { $area }: { $count ->
    [one] Ein einsatzbereiter Spielstein trifft auf nicht-einsatzbereite: Alle sind nicht-einsatzbereit.
   *[other] { $count } einsatzbereite Spielsteine treffen auf nicht-einsatzbereite: Alle sind nicht-einsatzbereit.
}
tm-attack-declared = { $side } stößt mit { $count ->
    [one] einem Spielstein
   *[other] { $count } Spielsteinen
} von { $origin } gegen { $to } vor.
tm-road-attack-declared = { $side } stößt auf der Straße von { $origin } gegen { $to } vor.
tm-responded = { $side } schiebt { $count ->
    [one] einen Spielstein
   *[other] { $count } Spielsteine
} in den { $front }.
tm-attack-stopped = { $side } wird beim Vorstoß gegen { $area } gestoppt.
tm-attack-succeeded = { $side } nimmt { $area }.
tm-continued = { $side } avanciert mit einer Kavallerie in den { $front }.
tm-shown = { $side } deckt{ $where } auf: { $face }.
tm-shown-briefly = { $side } zeigt{ $where }: { $face }.
tm-loss-taken = { $side }{ $where }: { $before } wird zu { $after }.
tm-loss-destroyed = { $side }{ $where }: { $before } ist vernichtet.
tm-announced = { $side } kündigt Beschuss von { $area } an.
tm-cancelled = Für { $side } entfällt der Beschuss{ $where }.
tm-executed = { $side } beschießt { $area }.
tm-executed-in-vain = { $side } beschießt { $area }, wo niemand mehr steht.
tm-assault-announced = { $side } kündigt einen Sturmangriff von { $origin } gegen { $to } an.
tm-line-formed = { $side } { $count ->
    [0] lässt die Erste Reihe leer
    [one] stellt einen Spielstein in die Erste Reihe
   *[other] stellt { $count } Spielsteine in die Erste Reihe
}.
tm-attackers-named = { $side } stürmt mit { $count ->
    [one] einem Spielstein
   *[other] { $count } Spielsteinen
}.
tm-fired = { $side } feuert mit Artillerie auf die Angreifer.
tm-counterattacked = { $side } macht einen Gegenstoß mit { $count ->
    [one] einem Spielstein
   *[other] { $count } Spielsteinen
}.
tm-counted = Erste Reihe { $strength }{ $penalty ->
    [0] {""}
   *[other] , Gelände −{ $penalty }
}{ $line ->
    [0] {""}
   *[other] , Verteidiger −{ $line }
}{ $counter ->
    [0] {""}
   *[other] , Gegenstoß −{ $counter }
}: Ergebnis { $result }.
tm-losses-due = Verluste: Angreifer { $attacker } (Erste Reihe { $line }{ $cavalry ->
    [0] {""}
   *[other] , Kavallerie { $cavalry }
}{ $crushing ->
    [0] {""}
   *[other] , Hohe Niederlage { $crushing }
}), Verteidiger { $defender }.
tm-assault-ended = { $winner } gewinnt den Sturmangriff auf { $area }.
tm-retreat-began = { $side } muss { $area } mit { $count ->
    [one] einem Spielstein
   *[other] { $count } Spielsteinen
} räumen.
tm-retreated = { $side } zieht sich von { $origin } nach { $to } zurück.
tm-trapped = { $side }{ $where }: { $face } findet keinen Ausweg und ist vernichtet.
tm-discs-placed = { $side } legt { $count ->
    [one] eine Scheibe
   *[other] { $count } Scheiben
} in { $area } aus.
tm-disc-moved = { $side }: Eine Scheibe wird von { $origin } nach { $to } umgelegt.
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
tm-mixed = { $side } mischt die Spielsteine{ $where }{ $more ->
    [0] .
    [one] {" "}und in einer weiteren Position.
   *[other] {" "}und in { $more } weiteren Positionen.
}
tm-actions-ended = { $side } beendet die Aktionen.
tm-ended-decisive = { $winner } siegt entscheidend: Die Armee des Gegners ist demoralisiert.
tm-ended-marginal = Es wird Nacht, { $beyond ->
    [0] kein österreichischer Spielstein steht
    [one] ein österreichischer Spielstein steht
   *[other] { $beyond } österreichische Spielsteine stehen
} jenseits der Ziellinie: { $winner } siegt knapp.
tm-ended-resigned = { $loser } gibt auf: { $winner } siegt.

## Im Vorraum

triomphe-a-marengo-line = 14. Juni 1800. Österreich bricht aus Alessandria aus; Frankreich zieht sich zurück, bis Hilfe kommt. Verdeckte Spielsteine und Moral entscheiden, ohne Würfel.
triomphe-a-marengo-length = zwei bis drei Stunden
triomphe-a-marengo-hidden = verdeckte Spielsteine
triomphe-a-marengo-option-mixing = Spielsteine werden gemischt
triomphe-a-marengo-option-mixing-true = von selbst, wann immer die Regeln es erlauben
triomphe-a-marengo-option-mixing-false = nur, wenn ein Spieler es sagt

## Ein Angriff zum Zusehen

tm-battle-attack = Vorstoß gegen { $area }
tm-battle-assault = Sturmangriff auf { $area }
tm-battle-bombardment = Beschuss von { $area }
tm-step-attack-1 = 1 Ankündigung
tm-step-attack-2 = 2 Reaktion
tm-step-attack-3 = 3 Vergleich
tm-step-attack-4 = 4 Abschluss
tm-step-assault-1 = 1 Ankündigung
tm-step-assault-2 = 2 Verteidigende Spielsteine
tm-step-assault-3 = 3 Angreifende Spielsteine
tm-step-assault-4 = 4 Defensives Artilleriefeuer
tm-step-assault-5 = 5 Gegenstoß
tm-step-assault-6 = 6 Ergebnis
tm-step-assault-7 = 7 Fällige Verluste
tm-step-assault-8 = 8 Verluste
tm-step-assault-9 = 9 Abschluss
tm-row-attackers = Angreifende Spielsteine
tm-row-blockers = Blockierende Spielsteine
tm-row-full = Nötig, um komplett zu blockieren
tm-row-strength = Erste Reihe des Angreifers
tm-row-penalty = Malus des Geländes
tm-row-line = Erste Reihe des Verteidigers
tm-row-counter = Gegenstoß
tm-row-result = Ergebnis
tm-row-line-size = Spielsteine in der Ersten Reihe des Verteidigers
tm-row-cavalry = Gegenstoßende Kavallerie
tm-row-crushing = Hohe Niederlage
tm-row-attacker-losses = Verluste des Angreifers
tm-row-defender-losses = Verluste des Verteidigers

## Aussichten

tm-odds-assault = Ergebnis von { $least } bis { $greatest }, je nachdem, was dort steht; gegen die beste Abwehr in { $win } von 100 möglichen Aufstellungen gewonnen.
tm-odds-succeeds = Er gelingt: Niemand kann ihn stoppen.
tm-odds-stopped = Er wird gestoppt: Der Zugang ist blockiert.
tm-odds-depends = Er gelingt, wenn der Verteidiger niemanden in den Zugang schiebt; dort { $count ->
    [one] steht ein Spielstein
   *[other] stehen { $count } Spielsteine
} in Reserve.
tm-odds-shot = Der Verteidiger nimmt mit einem Spielstein seiner Wahl einen Verlust und verliert eine Scheibe.
tm-odds-shot-in-vain = Dort steht niemand: Der Schuss trifft niemanden.

## Worum es geht

tm-goal = Bring die Moral des Gegners auf 0. Bei Einbruch der Nacht entscheiden drei österreichische Spielsteine jenseits der Ziellinie.
tm-goal-austria = Moral { $morale }, jenseits der Linie { $beyond } von { $needed }
tm-goal-france = Moral { $morale }
tm-how-morale = Eine Armee, deren Moral auf 0 fällt, hat sofort und entscheidend verloren, auch mitten in einer Schlacht.
tm-how-losses = Die Moral ist die Zahl der Scheiben einer Seite. Verluste im Kampf kosten Scheiben, ebenso Gelände, auf dem man Scheiben hat und das der Gegner nimmt.
tm-how-line = Ist bis zum Einbruch der Nacht niemand zusammengebrochen, siegt Österreich knapp mit mindestens drei Spielsteinen in Gebieten jenseits der roten Ziellinie.
tm-how-held = Sonst siegt Frankreich knapp: Es muss nur standhalten. Ein Unentschieden gibt es nicht.
triomphe-a-marengo-orientation = Deine Spielsteine zeigen dir ihre Vorderseite, der Gegner sieht ihren Rücken. Klick auf einen Spielstein, der leuchtet, dann dorthin, wohin er soll; ein Zug hat drei Kommandos. Rechtsklick oder langer Druck auf alles andere sagt, warum nicht. Solange kein Spielstein gezeigt wurde, kannst du alles zurücknehmen.

## Was der Ausbilder von einer Antwort sagt: was sie bringt, was sie kostet

tm-coach-troops-up = Du behältst mehr von deiner Stärke.
tm-coach-troops-down = Es kostet dich wahrscheinlich Stärke.
tm-coach-losses-up = Der Gegner verliert wahrscheinlich Stärke.
tm-coach-losses-down = Der Gegner behält mehr von seiner Stärke.
tm-coach-morale-up = Du behältst mehr von deiner Moral.
tm-coach-morale-down = Es kostet dich wahrscheinlich Moral.
tm-coach-dismay-up = Der Gegner verliert wahrscheinlich Moral.
tm-coach-dismay-down = Der Gegner behält mehr von seiner Moral.
tm-coach-ground-up = Deine vordersten Spielsteine kommen der Ziellinie näher.
tm-coach-ground-down = Deine vordersten Spielsteine bleiben weiter von der Ziellinie.
tm-coach-column-up = Hinter den vordersten Spielsteinen rückt mehr von deiner Armee nach.
tm-coach-column-down = Hinter den vordersten Spielsteinen rückt weniger von deiner Armee nach.
tm-coach-line-up = Die vordersten Österreicher haben es weiter zur Ziellinie.
tm-coach-line-down = Die vordersten Österreicher haben es näher zur Ziellinie.
tm-coach-stream-up = Hinter ihren vordersten Spielsteinen rücken weniger Österreicher nach.
tm-coach-stream-down = Hinter ihren vordersten Spielsteinen rücken mehr Österreicher nach.
tm-coach-ready-up = Mehr deiner Spielsteine sind bereit zum Kampf.
tm-coach-ready-down = Weniger deiner Spielsteine sind bereit zum Kampf.
tm-coach-unready-up = Weniger französische Spielsteine sind bereit zum Kampf.
tm-coach-unready-down = Mehr französische Spielsteine sind bereit zum Kampf.
tm-coach-danger-up = Deine Truppen stehen sicherer: Der nächste Angriff würde dich weniger kosten.
tm-coach-danger-down = Deine Truppen stehen ungeschützter: Der nächste Angriff könnte dich mehr kosten.
tm-coach-threat-up = Dein nächster Angriff würde den Gegner teurer kommen.
tm-coach-threat-down = Dein nächster Angriff würde den Gegner weniger kosten.
