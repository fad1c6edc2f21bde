### Viktory II

viktory-ii-title = Viktory II
v2-legend-seal = Hauptstadt, mit einem Stern in der Farbe ihres Gründers
v2-legend-spent = Hat sich in diesem Zug schon bewegt oder angegriffen
v2-legend-storming = Ist in eine Schlacht eingetreten
v2-legend-hit = Als Verlust gewählt
v2-legend-battle = Hier wartet eine Schlacht
v2-legend-doom = Die Todesuhr hat für dieses Reich geschlagen
v2-legend-owner = Feld eines Reichs: Was darin liegt, wartet in der Reserve
v2-legend-reserve = Eine Einheit in der Reserve
v2-heading = { $round ->
    [0] Eröffnung
   *[other] Runde { $round }{ $stop ->
        [0] {""}
       *[other] {" "}von { $stop }
    }
} · { $seat }
viktory-ii-line = Eine zufällige Welt aus Sechsecken erkunden, bauen, segeln und mit verbundenen Waffen kämpfen.
viktory-ii-length = 1 bis 3 Stunden
viktory-ii-hidden = alles offen
viktory-ii-option-players = Spielerzahl
viktory-ii-option-players-2 = 2 Spieler, 61 Hexfelder
viktory-ii-option-players-3 = 3 Spieler, 91 Hexfelder
viktory-ii-option-players-4 = 4 Spieler, 127 Hexfelder
viktory-ii-option-players-5 = 5 Spieler, 169 Hexfelder
viktory-ii-option-players-6 = 6 Spieler, 169 Hexfelder
viktory-ii-option-subjugation = Sieg durch Unterwerfung (mit Vasallen)
viktory-ii-option-subjugation-false = nein
viktory-ii-option-subjugation-true = ja
viktory-ii-option-decisive-blow = Entscheidungsschlag: Die erste eroberte Hauptstadt beendet das Spiel
viktory-ii-option-decisive-blow-false = nein
viktory-ii-option-decisive-blow-true = ja
viktory-ii-option-dominance = Vorherrschaft: 20 Punkte zu Beginn des eigenen Spielzugs
viktory-ii-option-dominance-false = nein
viktory-ii-option-dominance-true = ja
viktory-ii-option-random-end = Zufälliges Ende: die Todesuhr
viktory-ii-option-random-end-false = nein
viktory-ii-option-random-end-true = ja
viktory-ii-option-flat-world = Flache Welt
viktory-ii-option-flat-world-false = nein
viktory-ii-option-flat-world-true = ja
viktory-ii-option-open-map = Keine Erkundung: Die Karte liegt offen
viktory-ii-option-open-map-false = nein
viktory-ii-option-open-map-true = ja
viktory-ii-option-balanced-land = Ausgewogenes Land: Wasser ersetzen
viktory-ii-option-balanced-land-false = nein
viktory-ii-option-balanced-land-true = ja
viktory-ii-option-less-luck = Weniger Glück: auf Würfelpaare verzichten
viktory-ii-option-less-luck-false = nein
viktory-ii-option-less-luck-true = ja
viktory-ii-option-relocation = Verlegen von Siedlungen
viktory-ii-option-relocation-false = nein
viktory-ii-option-relocation-true = ja
viktory-ii-option-vassals = Vasallen
viktory-ii-option-vassals-false = nein
viktory-ii-option-vassals-true = ja
viktory-ii-option-stop-round = Das Spiel endet nach Runde (0: nie)
viktory-ii-option-map-seed = Nummer der Karte (0: zufällig gelegt; eine Karte mit Nummer ist kein Geheimnis)
manner-extermination = durch Auslöschen
manner-subjugation = durch Unterwerfung
manner-decisive-blow = durch einen Entscheidungsschlag
manner-dominance = durch Vorherrschaft
manner-random-end = beim letzten Schlag der Todesuhr

## Things

v2-red = Rot
v2-yellow = Gelb
v2-blue = Blau
v2-green = Grün
v2-violet = Violett
v2-grey = Grau
v2-nobody = niemand
v2-unknown = unbekannt
v2-plains = Steppe
v2-grassland = Weideland
v2-forest = Wald
v2-mountain = Gebirge
v2-water = Wasser
v2-infantry = Infanterie
v2-cavalry = Kavallerie
v2-artillery = Artillerie
v2-frigate = Fregatte
v2-village = Dorf
v2-city = Stadt
v2-hex = { $at }
v2-ground = { $hex } ({ $terrain })
v2-ground-town = { $hex } ({ $terrain }, { $town })
v2-town-of = { $town } von { $seat }
v2-unit = { $kind } auf { $hex }
v2-unit-aboard = { $kind } an Bord der { $ship }
v2-unit-loaded = { $kind } auf { $hex } mit { $cargo }
v2-count-infantry = { $count } Infanterie
v2-count-cavalry = { $count } Kavallerie
v2-count-artillery = { $count } Artillerie
v2-count-frigate = { $count ->
    [one] 1 Fregatte
   *[other] { $count } Fregatten
}
v2-list = { $first }, { $rest }
v2-noted = { $text } ({ $notes })
v2-one-of = eine von { $count }
v2-points-left = { $left ->
    [0] zieht nicht mehr
    [one] noch ein Bewegungspunkt
   *[other] noch { $left } Bewegungspunkte
}
v2-has-attacked = hat angegriffen
v2-lands-at = landet nur noch auf { $hex }
v2-has-carried = hat in diesem Spielzug { $count } von 3 befördert
v2-stays-aboard = { $count ->
    [one] eine bleibt
   *[other] { $count } bleiben
} in diesem Spielzug an Bord
v2-nothing = nichts
v2-tile = { $hex } { $terrain }
v2-from-against = { $to } von { $origin } aus
v2-across = { $ways }, über { $over } hinweg
v2-against = { $attacker } gegen { $defender }
v2-faces = { $faces }, { $hits ->
    [0] kein Treffer
    [one] { $direct ->
        [0] ein Treffer
       *[other] ein Volltreffer
    }
   *[other] { $hits } Treffer{ $direct ->
        [0] {""}
        [one] , davon ein Volltreffer
       *[other] , davon { $direct } Volltreffer
    }
}{ $pairs ->
    [0] {""}
    [one] , dazu ein sicherer Treffer
   *[other] , dazu { $pairs } sichere Treffer
}
v2-sure = { $pairs ->
    [one] ein sicherer Treffer
   *[other] { $pairs } sichere Treffer
}
v2-no-dice = keine Würfel
v2-dice-of = { $count ->
    [one] einem Würfel
   *[other] { $count } Würfeln
} für { $cause }
v2-cause-units = Einheiten
v2-cause-barrage = einleitender Feuerschlag
v2-cause-all = alle Würfel
v2-cause-naval = Marineunterstützung
v2-cause-terrain = Defensivgelände

## The panel

v2-row-value = Reich
v2-row-village = Dörfer
v2-row-city = Städte
v2-row-infantry = Infanterie auf der Karte
v2-row-cavalry = Kavallerie auf der Karte
v2-row-artillery = Artillerie auf der Karte
v2-row-frigate = Fregatten auf der Karte
v2-row-reserve = In Reserve
v2-row-status = Lage
v2-row-clock = Todesuhr
v2-status-out = ausgeschieden
v2-status-no-capital = Hauptstadt verloren
v2-status-vassal = Vasall von { $ruler }
v2-clock-marked = hat geschlagen
v2-clock-waits = wird erwartet
v2-panel-battle = Schlacht auf { $hex }: { $attacker } greift { $defender } an
v2-panel-round = Runde
v2-panel-cause = { $seat }: { $cause }
v2-panel-bombardment = { $attacker } bombardiert { $hex }
v2-step-barrage = Einleitender Feuerschlag
v2-step-round = Runde { $round }
v2-panel-dice = { $rolled ->
    [0] { $dice ->
        [one] ein Würfel
       *[other] { $dice } Würfel
    }
   *[other] { $faces }
}
v2-panel-pinned = Niedergehaltene Würfel
v2-panel-hits-of = Treffer von { $seat }
v2-panel-hits = { $hits ->
    [0] kein Treffer
    [one] { $direct ->
        [0] ein Treffer
       *[other] ein Volltreffer
    }
   *[other] { $hits } Treffer
}{ $direct ->
    [0] {""}
    [one] { $hits ->
        [one] : { $roller } wählt
       *[other] , davon ein Volltreffer: { $roller } wählt
    }
   *[other] , davon { $direct } Volltreffer: { $roller } wählt
}{ $plain ->
    [0] {""}
    [one] ; { $victim } wählt einen Verlust
   *[other] ; { $victim } wählt { $plain } Verluste
}

## Questions

v2-ask-capital-site = { $seat }: Wo gründest du deine Hauptstadt?
v2-ask-what-to-build = { $seat }: Baue ein Dorf, werte eines zur Stadt auf oder baue nichts. Nur eines davon je Spielzug.
v2-ask-what-to-build-or-move = { $seat }: Baue ein Dorf, werte eines zur Stadt auf, verlege eine Siedlung oder baue nichts. Nur eines davon je Spielzug.
v2-ask-unit-to-eliminate = Du hast eine Siedlung verloren: Welche { $kind } verlässt das Spiel?
v2-ask-unit-to-trade = Du verlegst eine Siedlung: Welche { $kind } gibst du dafür ab? Am neuen Ort erhältst du wieder Einheiten.
v2-ask-tile-or-not = Du hast benachbarte Wasserfelder aufgedeckt. Ein Landfeld ziehen, um eines zu ersetzen?
v2-ask-hex-to-replace = Welches Wasserfeld ersetzt das gezogene Landfeld?
v2-ask-unit-or-battle = { $seat }: { $units ->
    [0] Keine Einheit kann noch etwas tun
    [one] Eine Einheit kann noch ziehen oder bombardieren
   *[other] { $units } Einheiten können noch ziehen oder bombardieren
}{ $battles ->
    [0] {""}
    [one] , eine Schlacht steht an
   *[other] , { $battles } Schlachten stehen an
}. { $units ->
    [0] { $battles ->
        [0] Beende die Phase.
       *[other] Kämpfe.
    }
   *[other] { $battles ->
        [0] Nimm eine Einheit oder beende die Phase.
       *[other] Nimm eine Einheit oder kämpfe.
    }
}
v2-ask-order = Was tut die { $unit }? { $left ->
    [0] Sie zieht nicht mehr.
    [one] Sie hat noch einen Bewegungspunkt.
   *[other] Sie hat noch { $left } Bewegungspunkte.
}
v2-ask-order-ship = Was tut die { $unit }? { $left ->
    [0] Sie zieht nicht mehr
    [one] Sie hat noch einen Bewegungspunkt
   *[other] Sie hat noch { $left } Bewegungspunkte
}; { $room ->
    [0] an Bord geht niemand mehr
    [one] eine Einheit kann noch an Bord gehen
   *[other] { $room } Einheiten können noch an Bord gehen
}.
v2-ask-road-way = Auf welcher Straße nach { $hex }? Sie decken Verschiedenes auf.
v2-ask-vassal-stop = Deine Einheit müsste auf { $hex } bleiben: Greifst du deinen Vasallen { $vassal } an? Er ist dann frei.
v2-ask-vassal-landing = Auf { $hex } zu landen ist ein Angriff: Greifst du deinen Vasallen { $vassal } an? Er ist dann frei.
v2-ask-vassal-shot = Bombardierst du deinen Vasallen { $vassal } auf { $hex }? Er ist frei, bevor der Würfel fällt.
v2-ask-vassal-launch = Eine Fregatte auf { $hex } greift deinen Vasallen { $vassal } an: Willst du das? Er ist sofort frei.
v2-ask-pairs-to-give-up = Du hast { $dice ->
    [one] einen Würfel
   *[other] { $dice } Würfel
}. Auf wie viele Paare verzichtest du für je einen Treffer?
v2-ask-unit-to-hit = { $count ->
    [one] Volltreffer
   *[other] { $count } Volltreffer
}: Welche Einheit von { $owner } wird entfernt?
v2-ask-unit-to-lose = { $count ->
    [one] Ein Treffer
   *[other] { $count } Treffer
} auf dich: Welche deiner Einheiten wird entfernt?
v2-ask-fight-on-or-retreat = Schlacht auf { $hex }: { $mine ->
    [one] eine Einheit von dir
   *[other] { $mine } Einheiten von dir
} gegen { $theirs ->
    [one] eine
   *[other] { $theirs }
}. Kämpfst du weiter, oder ziehst du dich zurück?
v2-ask-retreat-to = Wohin zieht sich die { $unit } zurück?
v2-ask-battle-to-fight = Welche Schlacht wird zuerst ausgetragen?
v2-ask-what-to-place = { $seat }: { $open ->
    [0] Mehr kann nicht platziert werden{ $count ->
        [0] .
       *[other] ; { $count } in Reserve.
    }
   *[other] Welche Einheiten platzierst du? { $count } in Reserve.
}
v2-ask-withdraw-to = Deine Einheiten verlassen die Hauptstadt deines Vasallen. Wohin geht die { $unit }?
v2-ask-reinforcement = { $seat }: Welche Einheiten platzierst du in deiner Hauptstadt und um sie herum? { $count } in Reserve.

## Answers

v2-do-found = Die Hauptstadt auf { $ground } gründen
v2-do-village = Ein Dorf auf { $ground } bauen
v2-do-upgrade = { $ground } zur Stadt aufwerten: eine { $unit }
v2-do-relocate = { $town } von { $hex } nach { $ground } verlegen
v2-do-buildnothing = Nichts bauen
v2-do-buildnothing-warn = { $open ->
    [0] {""}
   *[other] Du könntest bauen. Trotzdem nichts bauen?
}
v2-do-take = { $unit } nehmen
v2-do-fight = Die Schlacht gegen { $seat } auf { $ground } austragen
v2-do-endphase = Bewegung und Kampf beenden
v2-do-endphase-warn = { $units ->
    [one] Eine Einheit könnte noch ziehen. Bewegung und Kampf trotzdem beenden?
   *[other] { $units } Einheiten könnten noch ziehen. Bewegung und Kampf trotzdem beenden?
}
v2-do-go = Nach { $ground } gehen
v2-do-go-stop = Nach { $ground } gehen und dort anhalten
v2-do-harbour = In den Hafen von { $ground } und von dort weiter
v2-do-attack = { $seat } auf { $ground } angreifen
v2-do-join = Sich dem Angriff auf { $seat } auf { $ground } anschließen
v2-do-breach = Deinen Vasallen { $seat } auf { $ground } angreifen
v2-do-pass = Durch { $ground } ziehen, zwischen Figuren von { $seat }
v2-do-take-road = Die Straße nach { $ground } nehmen
v2-do-take-road-breach = Die Straße nach { $ground } nehmen und deinen Vasallen { $seat } angreifen
v2-do-via = Über { $hexes }
v2-do-bombard = { $seat } auf { $ground } bombardieren
v2-do-bombard-breach = Deinen Vasallen { $seat } auf { $ground } bombardieren
v2-do-bombard-hex = { $ground } bombardieren
v2-do-load = { $unit } an Bord nehmen
v2-do-land = { $kind } auf { $ground } an Land setzen
v2-do-land-attack = { $kind } auf { $ground } an Land setzen und { $seat } angreifen
v2-do-halt = Hier anhalten
v2-do-put-back = Vorerst nichts mit ihr tun
v2-do-storm = Bleiben und den Vasallen hier angreifen
v2-do-attack-vassal = { $vassal } angreifen
v2-do-not-attack = { $vassal } in Frieden lassen
v2-do-give-up = { $pairs ->
    [0] Alle Würfel werfen
    [one] Auf ein Paar verzichten
   *[other] Auf { $pairs } Paare verzichten
}
v2-do-hit = { $unit } entfernen
v2-do-fighton = Weiterkämpfen
v2-do-breakoff = Rückzug
v2-do-leave = Nach { $ground }
v2-do-leave-attack = Nach { $ground }, eine Schlacht gegen { $seat }
v2-do-board = An Bord der { $ship } ({ $room ->
    [one] noch ein Platz
   *[other] noch { $room } Plätze
})
v2-do-give-back = { $unit } abgeben
v2-do-give-back-reserve = { $kind } aus der Reserve abgeben
v2-do-place = { $kind } auf { $ground } platzieren
v2-do-launch = Eine Fregatte auf { $hex } platzieren, von { $city } aus
v2-do-launch-attack = Eine Fregatte auf { $hex } platzieren, von { $city } aus: eine Schlacht gegen { $seat } ohne Rückzug
v2-do-launch-breach = Eine Fregatte auf { $hex } platzieren, von { $city } aus: ein Angriff auf deinen Vasallen { $seat }
v2-do-drawtile = Ein Landfeld ziehen
v2-do-replace = { $hex } ersetzen
v2-done-placing = Den Spielzug beenden{ $count ->
    [0] {""}
    [one] , eine Einheit bleibt in Reserve
   *[other] , { $count } Einheiten bleiben in Reserve
}
v2-done-placing-warn = { $open ->
    [0] {""}
   *[other] Einheiten deiner Reserve könnten noch platziert werden. Den Spielzug trotzdem beenden?
}
v2-done-placing-battles = Nichts mehr platzieren und die Seeschlachten austragen{ $count ->
    [0] {""}
    [one] , eine Einheit bleibt in Reserve
   *[other] , { $count } Einheiten bleiben in Reserve
}
v2-done-placing-battles-warn = { $open ->
    [0] {""}
   *[other] Einheiten deiner Reserve könnten noch platziert werden. Trotzdem nichts mehr platzieren?
}
v2-done-reinforcing = Nichts mehr platzieren{ $count ->
    [0] {""}
    [one] , eine Einheit bleibt in Reserve
   *[other] , { $count } Einheiten bleiben in Reserve
}
v2-done-reinforcing-warn = { $open ->
    [0] {""}
   *[other] Einheiten deiner Reserve könnten noch platziert werden. Trotzdem nichts mehr platzieren?
}
v2-done-no-tile = Das Wasser behalten
v2-done-keep-water = Das Landfeld zurücklegen
v2-done-nothing = Nichts
v2-suggest-go = Nach { $ground } ziehen: { $unit }
v2-suggest-road = Auf der Straße nach { $ground } ziehen: { $unit }
v2-suggest-attack = { $seat } auf { $ground } angreifen: { $unit }
v2-suggest-embark = { $unit } an Bord der { $ship } nehmen
v2-suggest-land = { $kind } von { $hex } aus auf { $ground } an Land setzen
v2-suggest-land-attack = { $kind } von { $hex } aus auf { $ground } an Land setzen und { $seat } angreifen
v2-suggest-reserve = Aus der Reserve
v2-suggest-losses = Verlieren, was am wenigsten kostet
v2-suggest-hits = Treffen, was am meisten schmerzt
v2-suggest-retreat = Alle dorthin zurück, woher sie kamen
v2-suggest-withdraw = Abziehen, möglichst ohne Kampf
v2-suggest-all-to = Alle nach { $ground }
v2-suggest-place = { $count ->
    [one] Die Einheit platzieren, wo sie gebraucht wird
    [2] Beide Einheiten platzieren, wo sie gebraucht werden
   *[other] Alle { $count } Einheiten platzieren, wo sie gebraucht werden
}

## What happened

v2-first-drawn = { $seat } beginnt. Vereinbart: { $agreed }.
v2-agreed-decisive-blow = Entscheidungsschlag
v2-agreed-dominance = Vorherrschaft
v2-agreed-random-end = zufälliges Ende
v2-agreed-flat-world = flache Welt
v2-agreed-open-map = keine Erkundung
v2-agreed-balanced-land = ausgewogenes Land
v2-agreed-less-luck = weniger Glück
v2-agreed-relocation = Verlegen von Siedlungen
v2-agreed-vassals = Unterwerfung und Vasallen
v2-agreed-map = Karte Nummer { NUMBER($map, useGrouping: 0) }
v2-agreed-stop = { $stop ->
    [0] keine letzte Runde
   *[other] Ende nach Runde { $stop }
}
v2-turn-began = Runde { $round }{ $last ->
    [0] {""}
   *[other] , die letzte
}: { $seat } ist am Zug.
v2-movement-ended = { $seat } beendet Bewegung und Kampf.
v2-clock-started = Die erste Stadt ist gefallen: Die Todesuhr läuft.
v2-clock-rolled = { $seat } würfelt { $face } für die Todesuhr.
v2-clock-struck = { $seat } würfelt { $face }: Die Todesuhr schlägt bei seiner Hauptstadt.
v2-player-eliminated = { $seat } ist ausgeschieden.
v2-resigned-over = { $seat } gibt auf.
v2-resigned = { $seat } gibt auf; alle seine Figuren werden entfernt.
v2-capital-returned = { $seat } erhält die Hauptstadt auf { $hex } zurück.
v2-ended-extermination = { $winners } ist als Einziger übrig und gewinnt.
v2-ended-subjugation = { $winners } beherrscht alle anderen und gewinnt.
v2-ended-decisive-blow = Eine Hauptstadt ist gefallen: { $winners } { $count ->
    [one] gewinnt
   *[other] gewinnen gemeinsam
} mit einem Reich im Wert von { $value }.
v2-ended-dominance = { $winners } gewinnt durch Vorherrschaft mit { $value } Punkten.
v2-ended-random-end = Die Todesuhr hat überall geschlagen: { $winners } { $count ->
    [one] gewinnt
   *[other] gewinnen gemeinsam
} mit einem Reich im Wert von { $value }.
v2-ended-stopped = Die letzte Runde ist vorbei: { $winners } { $count ->
    [one] gewinnt
   *[other] gewinnen gemeinsam
} mit einem Reich im Wert von { $value }.
v2-ended-resigned = Alle anderen haben aufgegeben: { $winners } gewinnt.
v2-revealed = Aufgedeckt: { $tiles }.
v2-revealed-many = { $count ->
    [one] Ein Hexfeld wird
   *[other] { $count } Hexfelder werden
} aufgedeckt.
v2-capital-founded = { $seat } gründet die Hauptstadt auf { $hex }.
v2-built = { $seat } baut ein Dorf auf { $hex }.
v2-upgraded = { $seat } wertet { $hex } ({ $terrain }) zur Stadt auf.
v2-relocated = { $seat } verlegt die Siedlung von { $hex } nach { $to }.
v2-build-declined = { $seat } baut nichts.
v2-build-barred = { $seat } kann nicht bauen: Die Hauptstadt ist nicht in eigener Hand.
v2-recruited = In die Reserve von { $seat }: { $units }.
v2-eliminated = { $seat } gibt ab: { $units }.
v2-tile-drawn = { $seat } zieht { $terrain }{ $waters ->
    [0] .
    [one] , zuvor einmal Wasser.
   *[other] , zuvor { $waters }-mal Wasser.
}
v2-no-tile-drawn = { $seat } zieht kein Land.
v2-tile-replaced = { $seat } legt { $terrain } auf { $hex }.
v2-moved-step = { $seat }: { $kind } von { $origin } nach { $to }.
v2-moved-road = { $seat }: { $kind } auf der Straße von { $origin } nach { $to }.
v2-moved-harbour = { $seat }: { $kind } von { $origin } in den Hafen von { $to }.
v2-moved-attack = { $seat }: { $kind } greift von { $origin } aus { $against } auf { $to } an.
v2-moved-retreat = { $seat }: { $kind } zieht sich von { $origin } nach { $to } zurück.
v2-moved-withdrawal = { $seat }: { $kind } zieht von { $origin } nach { $to } ab.
v2-loaded = { $seat }: { $kind } geht auf { $hex } an Bord.
v2-landed = { $seat }: { $kind } geht auf { $to } an Land.
v2-landed-attack = { $seat }: { $kind } geht auf { $to } an Land und greift { $against } an.
v2-placed = { $seat }: { $kind } auf { $hex } platziert.
v2-bombarded-hit = { $seat }: { $kind } bombardiert { $ways }: { $face }, ein Treffer.
v2-bombarded-direct = { $seat }: { $kind } bombardiert { $ways }: { $face }, ein Volltreffer.
v2-bombarded-miss = { $seat }: { $kind } bombardiert { $ways }: { $face }, daneben.
v2-battle-began = Schlacht auf { $hex }: { $sides }.
v2-sea-battle-began = Seeschlacht auf { $hex }: { $sides }.
v2-barrage-fired = Einleitender Feuerschlag von { $seat }: { $faces }.
v2-attack-rolled = Runde { $round }, { $seat } greift mit { $dice } an: { $faces }.
v2-pinned = Überzählige Treffer halten { $count ->
    [one] einen Würfel
   *[other] { $count } Würfel
} der Einheiten von { $seat } nieder.
v2-defence-rolled = { $seat } verteidigt mit { $dice }: { $faces }.
v2-defence-none = { $seat } hat keine Würfel zur Verteidigung.
v2-marked = { $seat }: { $kind } ist getroffen.
v2-marked-by-choice = { $seat }: { $kind } ist getroffen, nach eigener Wahl.
v2-marked-directly = { $seat }: { $kind } ist getroffen, nach Wahl von { $by }.
v2-lost = { $seat } verliert auf { $hex }: { $units } (in die Reserve).
v2-battle-ended-destroyed = { $winner } hat die Schlacht auf { $hex } gewonnen.
v2-battle-ended-repelled = Der Angriff ist abgewehrt; { $winner } hält { $hex }.
v2-battle-ended-retreat = Der Angriff wird abgebrochen; { $winner } hält { $hex }.
v2-battle-ended-barrage = Der einleitende Feuerschlag hat die Schlacht auf { $hex } entschieden; { $winner } hat gewonnen.
v2-battle-ended-cancelled = Auf { $hex } ist kein Verteidiger mehr; { $winner } hält das Hexfeld ohne Schlacht.
v2-conquered = { $winner } erobert { $hex } ({ $town } von { $loser }).
v2-conquered-capital = { $winner } erobert auf { $hex } von { $loser } die Hauptstadt von { $owner } ({ $town }).
v2-subjugated = { $vassal } ist von nun an Vasall von { $ruler }.
v2-freed = { $vassal } ist nicht mehr Vasall von { $ruler }.

## Aussichten

v2-odds = Bis zum Ende gekämpft: in { $win } von 100 Fällen gewonnen; Einheiten, die im Schnitt verloren gehen: dir { $lost }, dem Gegner { $killed }.
v2-odds-shot = Ein Würfel: ein Treffer mit 1 bis 3, in 50 von 100 Fällen; bei 1 wählst du, wer getroffen ist.
v2-odds-too-large = Eine zu große Schlacht, um sie durchzurechnen.

## Worum es geht

v2-goal = { $stop ->
    [0] Nimm allen anderen ihre Siedlungen.
   *[other] Nimm allen anderen ihre Siedlungen, oder hab nach Runde { $stop } das wertvollste Reich.
}
v2-goal-dominance = Nimm allen anderen ihre Siedlungen, oder beginne deinen Zug mit einem Reich im Wert von { $points }.
v2-how-extermination = Wer keine Siedlung mehr hat, scheidet aus. Wer als Letzter im Spiel ist, gewinnt.
v2-how-value = Ein Reich ist so viel wert wie seine Siedlungen: ein Dorf 1, eine Stadt 2, eroberte mitgezählt; Einheiten zählen nichts.
v2-how-vassals = Vereinbart: Wer alle anderen als Vasallen beherrscht, gewinnt.
v2-how-decisive-blow = Vereinbart: Fällt eine Hauptstadt, ist das Spiel vorbei; das wertvollste Reich gewinnt, das ihres früheren Besitzers zählt nicht.
v2-how-dominance = Vereinbart: Wer seinen Zug mit einem Reich im Wert von { $points } oder mehr beginnt, gewinnt sofort.
v2-how-random-end = Vereinbart: Nach der ersten eroberten Stadt läuft die Todesuhr; hat sie für alle geschlagen, gewinnt das wertvollste Reich.
v2-how-stopped = { $round ->
    [0] Vereinbart: Nach einer letzten Runde gewinnt das wertvollste Reich; gleich wertvolle gewinnen gemeinsam.
   *[other] Nach Runde { $round } gewinnt das wertvollste Reich; gleich wertvolle gewinnen gemeinsam.
}
viktory-ii-orientation = Klick auf eine Einheit oder ein Hexfeld, das leuchtet, dann dorthin, wohin es gehen soll; dunkle Hexfelder sind unerforscht und werden umgedreht, wenn du in ihre Nähe kommst. Rechtsklick oder langer Druck auf alles andere sagt, warum nicht. Solange kein Hexfeld umgedreht und nicht gewürfelt wurde, kannst du alles zurücknehmen.

## Was der Ausbilder von einer Antwort sagt: was sie bringt, was sie kostet

v2-coach-towns-up = Dein Reich wird größer: Dörfer und Städte zählen am Ende.
v2-coach-towns-down = Dein Reich bleibt kleiner.
v2-coach-capital-up = Es hält deine Hauptstadt in deiner Hand.
v2-coach-capital-down = Es setzt deine Hauptstadt aufs Spiel.
v2-coach-danger-up = Deine Hauptstadt ist besser gegen die Truppen um sie herum gedeckt.
v2-coach-danger-down = Deine Hauptstadt ist schlechter gegen die Truppen um sie herum gedeckt.
v2-coach-troops-up = Danach hast du mehr Truppen.
v2-coach-troops-down = Danach hast du weniger Truppen.
v2-coach-siege-up = Deine Einheiten kommen näher an die Dörfer und Städte des Gegners.
v2-coach-siege-down = Deine Einheiten stehen weiter von den Dörfern und Städten des Gegners.
v2-coach-land-up = Um deine Siedlungen herum liegt mehr aufgedecktes Land.
v2-coach-land-down = Um deine Siedlungen herum liegt weniger aufgedecktes Land.
v2-coach-bare-up = Weniger deiner Siedlungen stehen leer vor dem Gegner.
v2-coach-bare-down = Mehr deiner Siedlungen stehen leer vor dem Gegner.
v2-coach-rivals-up = { $others ->
    [one] Dein Gegner steht danach schlechter da.
   *[other] Deine Gegner stehen danach schlechter da.
}
v2-coach-rivals-down = { $others ->
    [one] Dein Gegner steht danach besser da.
   *[other] Deine Gegner stehen danach besser da.
}
