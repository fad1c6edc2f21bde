### Viktory II

v2-title = Viktory II
v2-heading = Runde { $round } · { $seat }
viktory-ii-line = Eine zufällige Welt aus Sechsecken erkunden, bauen, segeln und mit verbundenen Waffen kämpfen.
viktory-ii-length = 1 bis 3 Stunden
viktory-ii-option-players = Spielerzahl
viktory-ii-option-players-2 = 2 Spieler, 61 Felder
viktory-ii-option-players-3 = 3 Spieler, 91 Felder
viktory-ii-option-players-4 = 4 Spieler, 127 Felder
viktory-ii-option-players-5 = 5 Spieler, 169 Felder
viktory-ii-option-players-6 = 6 Spieler, 169 Felder
viktory-ii-option-subjugation = Sieg durch Unterwerfung (5.2, mit Vasallen)
viktory-ii-option-subjugation-false = nein
viktory-ii-option-subjugation-true = ja
viktory-ii-option-decisive-blow = Entscheidender Schlag (5.3): Die erste eroberte Hauptstadt beendet das Spiel
viktory-ii-option-decisive-blow-false = nein
viktory-ii-option-decisive-blow-true = ja
viktory-ii-option-dominance = Vorherrschaft (5.4): 20 Punkte zu Beginn des eigenen Zuges
viktory-ii-option-dominance-false = nein
viktory-ii-option-dominance-true = ja
viktory-ii-option-random-end = Zufälliges Ende (5.5): die Weltuntergangsuhr
viktory-ii-option-random-end-false = nein
viktory-ii-option-random-end-true = ja
viktory-ii-option-flat-world = Flache Welt (15.1)
viktory-ii-option-flat-world-false = nein
viktory-ii-option-flat-world-true = ja
viktory-ii-option-open-map = Keine Erkundung (15.2): Die Karte liegt offen
viktory-ii-option-open-map-false = nein
viktory-ii-option-open-map-true = ja
viktory-ii-option-balanced-land = Ausgewogenes Land (15.3): Wasser ersetzen
viktory-ii-option-balanced-land-false = nein
viktory-ii-option-balanced-land-true = ja
viktory-ii-option-less-luck = Weniger Glück (15.4): auf Würfelpaare verzichten
viktory-ii-option-less-luck-false = nein
viktory-ii-option-less-luck-true = ja
viktory-ii-option-relocation = Verlegen von Siedlungen (15.5)
viktory-ii-option-relocation-false = nein
viktory-ii-option-relocation-true = ja
viktory-ii-option-vassals = Vasallen (15.6)
viktory-ii-option-vassals-false = nein
viktory-ii-option-vassals-true = ja
viktory-ii-option-stop-round = Das Spiel endet nach Runde
viktory-ii-option-map-seed = Nummer der Karte (0: zufällig gelegt)
manner-extermination = durch Vernichtung
manner-subjugation = durch Unterwerfung
manner-decisive-blow = durch einen entscheidenden Schlag
manner-dominance = durch Vorherrschaft
manner-random-end = beim letzten Schlag der Weltuntergangsuhr
manner-stopped = mit dem wertvollsten Reich nach der letzten Runde

## Things

v2-red = Rot
v2-yellow = Gelb
v2-blue = Blau
v2-green = Grün
v2-violet = Violett
v2-grey = Grau
v2-nobody = niemand
v2-unknown = unbekannt
v2-plains = Ebene
v2-grassland = Grasland
v2-forest = Wald
v2-mountain = Gebirge
v2-water = Wasser
v2-infantry = Infanterie
v2-cavalry = Kavallerie
v2-artillery = Artillerie
v2-frigate = Fregatte
v2-village = Dorf
v2-city = Stadt
v2-hex = Feld { NUMBER($number, useGrouping: 0) }
v2-ground = Feld { NUMBER($number, useGrouping: 0) } ({ $terrain })
v2-ground-town = Feld { NUMBER($number, useGrouping: 0) } ({ $terrain }, { $town })
v2-town-of = { $town } von { $seat }
v2-unit = { $kind } { $number } auf { $hex }
v2-unit-aboard = { $kind } { $number } an Bord der Fregatte { $ship }
v2-unit-loaded = { $kind } { $number } auf { $hex } mit { $cargo }
v2-units = { $count } { $kind }
v2-list = { $first }, { $rest }
v2-nothing = nichts
v2-tile = Feld { NUMBER($number, useGrouping: 0) } { $terrain }
v2-from-to = von { $origin } nach { $to }
v2-from-against = von { $origin } gegen { $to }
v2-across = { $ways } über { $over } hinweg
v2-against = { $attacker } gegen { $defender }
v2-faces = { $faces }
v2-no-dice = keine Würfel
v2-dice-of = { $cause } { $count }
v2-cause-units = Einheiten
v2-cause-barrage = vorbereitender Beschuss
v2-cause-all = alle Würfel
v2-cause-naval = Marineunterstützung
v2-cause-terrain = Verteidigungsgelände

## The panel

v2-row-value = Reich
v2-row-village = Dörfer
v2-row-city = Städte
v2-row-infantry = Infanterie von der versorgten
v2-row-cavalry = Kavallerie von der versorgten
v2-row-artillery = Artillerie von der versorgten
v2-row-frigate = Fregatten von den versorgten
v2-row-reserve = In Reserve
v2-row-status = Lage
v2-row-clock = Weltuntergangsuhr
v2-status-out = ausgeschieden
v2-status-no-capital = Hauptstadt verloren
v2-status-vassal = Vasall von { $ruler }
v2-clock-marked = hat geschlagen
v2-clock-waits = wird erwartet
v2-panel-battle = Schlacht auf { $hex }: { $attacker } greift { $defender } an
v2-panel-round = Runde
v2-panel-cause = { $seat }: { $cause }
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
    [one] ein Treffer
   *[other] { $hits } Treffer
}{ $direct ->
    [0] {""}
    [one] , davon ein Volltreffer: { $roller } wählt
   *[other] , davon { $direct } Volltreffer: { $roller } wählt
}{ $plain ->
    [0] {""}
    [one] ; { $victim } wählt einen Verlust
   *[other] ; { $victim } wählt { $plain } Verluste
}

## Questions

v2-ask-capital-site = { $seat }: Wo gründest du deine Hauptstadt?
v2-ask-what-to-build = { $seat }: Baue ein Dorf, werte eines zur Stadt auf oder baue nichts.
v2-ask-unit-to-eliminate = Du hast eine Siedlung verloren: Welche { $kind } geht in den Vorrat zurück?
v2-ask-tile-or-not = Du hast benachbartes Wasser aufgedeckt. Ein Landplättchen ziehen, um eines zu ersetzen?
v2-ask-hex-to-replace = Welches Wasser ersetzt das gezogene Plättchen?
v2-ask-unit-or-battle = { $seat }: Bewege, beschieße oder kämpfe, oder beende die Phase.
v2-ask-order = Was tut { $unit }? { $left ->
    [one] Noch ein Bewegungspunkt.
   *[other] Noch { $left } Bewegungspunkte.
}
v2-ask-road-way = Auf welchem Weg nach { $hex }?
v2-ask-attack-on-vassal = Deine Einheit müsste dort bleiben: Greifst du deinen Vasallen { $vassal } an und gibst ihn damit frei?
v2-ask-pairs-to-give-up = Du hast { $dice } Würfel. Auf wie viele Paare verzichtest du für je einen Treffer?
v2-ask-unit-to-hit = Direkter Treffer: Welche Einheit von { $owner } wird entfernt?
v2-ask-unit-to-lose = Du bist getroffen: Welche deiner Einheiten wird entfernt?
v2-ask-fight-on-or-retreat = Die Schlacht auf { $hex } geht weiter. Weiterkämpfen oder zurückziehen?
v2-ask-retreat-to = Wohin zieht sich { $unit } zurück?
v2-ask-battle-to-fight = Welche Schlacht wird zuerst geschlagen?
v2-ask-what-to-place = { $seat }: Welche Reserven setzt du ein?
v2-ask-withdraw-to = Deine Einheiten verlassen die Hauptstadt deines Vasallen. Wohin geht { $unit }?
v2-ask-reinforcement = { $seat }: Welche Reserven setzt du in deiner Hauptstadt und um sie herum ein?

## Answers

v2-do-found = Die Hauptstadt auf { $ground } gründen
v2-do-village = Ein Dorf auf { $ground } bauen
v2-do-upgrade = { $ground } zur Stadt aufwerten: eine { $unit }
v2-do-relocate = { $town } von { $hex } nach { $ground } verlegen
v2-do-buildnothing = Nichts bauen
v2-do-take = { $unit }
v2-do-fight = Die Schlacht auf { $ground } schlagen
v2-do-endphase = Bewegung und Kampf beenden
v2-do-go = Nach { $ground } gehen
v2-do-attack = { $seat } auf { $ground } angreifen
v2-do-pass = Durch { $ground } ziehen, zwischen Figuren von { $seat }
v2-do-take-road = Die Straße nach { $ground } nehmen
v2-do-via = Über { $hexes }
v2-do-bombard = { $seat } auf { $ground } beschießen
v2-do-load = { $unit } an Bord nehmen
v2-do-land = { $unit } auf { $ground } an Land setzen
v2-do-land-attack = { $unit } zum Angriff auf { $ground } an Land setzen
v2-do-halt = Anhalten
v2-do-put-back = Vorerst nichts mit ihr tun
v2-do-storm = Bleiben und den Vasallen hier angreifen
v2-do-attack-vassal = Den Vasallen angreifen
v2-do-not-attack = Nicht angreifen
v2-do-give-up = { $pairs ->
    [0] Alle Würfel werfen
    [one] Auf ein Paar verzichten
   *[other] Auf { $pairs } Paare verzichten
}
v2-do-hit = { $unit }
v2-do-fighton = Weiterkämpfen
v2-do-breakoff = Zurückziehen
v2-do-retreat = { $unit } nach { $hex }
v2-do-withdraw = { $unit } nach { $ground }
v2-do-board = { $unit } an Bord von { $ship }
v2-do-give-back = { $unit }
v2-do-give-back-reserve = Eine { $kind } aus der Reserve
v2-do-place = { $kind } auf { $ground } einsetzen
v2-do-launch = Eine Fregatte auf { $hex } einsetzen (von { $city })
v2-do-drawtile = Ein Plättchen ziehen
v2-do-replace = { $hex } ersetzen
v2-done-placing = Nichts mehr einsetzen
v2-done-no-tile = Das Wasser behalten
v2-done-keep-water = Das Plättchen zurücklegen
v2-done-nothing = Nichts
v2-suggest-go = { $unit } nach { $ground }
v2-suggest-embark = { $unit } an Bord von { $ship }
v2-suggest-land = { $unit } auf { $ground } an Land
v2-suggest-reserve = Aus der Reserve
v2-suggest-losses = Verlieren, was am wenigsten kostet
v2-suggest-hits = Treffen, was am meisten schmerzt
v2-suggest-retreat = Alle zurück, woher sie kamen
v2-suggest-withdraw = Abziehen, möglichst ohne Kampf
v2-suggest-place = { $count ->
    [one] Die Einheit einsetzen, wo sie gebraucht wird
   *[other] Alle { $count } Einheiten einsetzen, wo sie gebraucht werden
}

## What happened

v2-first-drawn = { $seat } beginnt.
v2-turn-began = Runde { $round }: { $seat } ist am Zug.
v2-movement-ended = { $seat } beendet Bewegung und Kampf.
v2-clock-started = Die erste Stadt ist gefallen: Die Weltuntergangsuhr läuft.
v2-clock-rolled = { $seat } würfelt { $face } für die Weltuntergangsuhr.
v2-clock-struck = { $seat } würfelt { $face }: Die Weltuntergangsuhr schlägt bei seiner Hauptstadt.
v2-player-eliminated = { $seat } ist ausgeschieden.
v2-resigned = { $seat } gibt auf; alle seine Figuren werden entfernt.
v2-capital-returned = { $seat } erhält die Hauptstadt auf { $hex } zurück.
v2-ended-extermination = { $winners } ist als Einziger übrig und gewinnt.
v2-ended-subjugation = { $winners } beherrscht alle anderen und gewinnt.
v2-ended-decisive-blow = Eine Hauptstadt ist gefallen: { $winners } { $count ->
    [one] gewinnt
   *[other] gewinnen gemeinsam
} mit einem Reich im Wert von { $value }.
v2-ended-dominance = { $winners } gewinnt durch Vorherrschaft mit { $value } Punkten.
v2-ended-random-end = Die Weltuntergangsuhr hat überall geschlagen: { $winners } { $count ->
    [one] gewinnt
   *[other] gewinnen gemeinsam
} mit einem Reich im Wert von { $value }.
v2-ended-stopped = Die letzte Runde ist vorbei: { $winners } { $count ->
    [one] gewinnt
   *[other] gewinnen gemeinsam
} mit einem Reich im Wert von { $value }.
v2-ended-resigned = Alle anderen haben aufgegeben: { $winners } gewinnt.
v2-revealed = Aufgedeckt: { $tiles }.
v2-revealed-many = { $count } Felder werden aufgedeckt.
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
   *[other] {" "}nach { $waters }-mal Wasser.
}
v2-no-tile-drawn = { $seat } zieht kein Land.
v2-tile-replaced = { $seat } legt { $terrain } auf { $hex }.
v2-moved-step = { $seat }: { $kind } { $ways }.
v2-moved-road = { $seat }: { $kind } auf der Straße { $ways }.
v2-moved-harbour = { $seat }: { $kind } in den Hafen { $ways }.
v2-moved-attack = { $seat }: { $kind } greift an { $ways }.
v2-moved-retreat = { $seat }: { $kind } zieht sich zurück { $ways }.
v2-moved-withdrawal = { $seat }: { $kind } zieht ab { $ways }.
v2-loaded = { $seat }: { $kind } geht auf { $hex } an Bord.
v2-landed = { $seat }: { $kind } geht auf { $to } an Land.
v2-landed-attack = { $seat }: { $kind } geht an Land und greift { $to } an.
v2-placed = { $seat } setzt { $kind } auf { $hex } ein.
v2-bombarded = { $seat }: { $kind } schießt { $ways }: { $face }.
v2-battle-began = Schlacht auf { $hex }: { $sides }.
v2-sea-battle-began = Seeschlacht auf { $hex }: { $sides }.
v2-barrage-fired = Vorbereitender Beschuss von { $seat }: { $faces }{ $pairs ->
    [0] .
   *[other] , { $pairs } sichere Treffer.
}
v2-attack-rolled = Runde { $round }, { $seat } greift an ({ $dice }): { $faces }{ $pairs ->
    [0] .
   *[other] , { $pairs } sichere Treffer.
}
v2-pinned = { $seat } verliert { $count ->
    [one] einen Würfel
   *[other] { $count } Würfel
} seiner Einheiten: niedergehalten.
v2-defence-rolled = { $seat } verteidigt ({ $dice }): { $faces }{ $pairs ->
    [0] .
   *[other] , { $pairs } sichere Treffer.
}
v2-marked = { $seat } verliert { $kind } nach eigener Wahl.
v2-marked-directly = { $seat } verliert { $kind } nach Wahl von { $by }.
v2-lost = In die Reserve von { $seat } von { $hex }: { $units }.
v2-battle-ended-destroyed = { $winner } hat die Schlacht auf { $hex } gewonnen.
v2-battle-ended-retreat = Der Angriff wird abgebrochen; { $winner } hält { $hex }.
v2-battle-ended-barrage = Der Beschuss hat die Schlacht auf { $hex } entschieden; { $winner } hat gewonnen.
v2-battle-ended-cancelled = Auf { $hex } ist kein Verteidiger mehr; { $winner } hält das Feld ohne Schlacht.
v2-conquered = { $winner } erobert von { $loser }: { $town } auf { $hex }.
v2-conquered-capital = { $winner } erobert die Hauptstadt von { $owner } auf { $hex } ({ $town }) von { $loser }.
v2-subjugated = { $vassal } ist von nun an Vasall von { $ruler }.
v2-freed = { $vassal } ist nicht mehr Vasall von { $ruler }.
