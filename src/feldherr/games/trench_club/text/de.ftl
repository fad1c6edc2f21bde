### Trench Club

trench-club-title = Trench Club
tc-legend-main-road = Straße: Ein Feld mit ihr zu betreten kostet einen halben Punkt
tc-legend-experience = Erfahrung einer Einheit
tc-legend-veteran = Dasselbe bei einem Veteranen
tc-legend-hero = Dasselbe bei einem Helden
tc-legend-damage = Schaden, den sie erlitten hat
tc-legend-contact = Feindkontakt für die gewählte Einheit; zweimal in Folge beendet ihre Bewegung
tc-legend-range = Wie weit die Einheit schießt
tc-legend-air-range = Wie weit sie auf Flugzeuge schießt
tc-legend-spent = Hat sich bewegt
tc-legend-cargo = Wird von einer anderen Einheit mitgenommen
tc-legend-inside = Steht im Fort
tc-legend-attack = Greift an, in dieser Reihenfolge
tc-legend-target = Ist das Ziel des Angriffs mit dieser Nummer
tc-legend-flag = Fahne: Das Fort gehört der Nation mit diesen Farben
tc-legend-mine = Eine Mine
tc-heading-setup = Aufbau
tc-heading = Runde { $round } von { $last } · { $nation } · { $phase }
trench-club-line = Der Erste Weltkrieg auf Sechseckfeldern: bewegen, Angriffe benennen, kämpfen, kaufen. Für eine, zwei oder vier Personen.
trench-club-length = 1 bis 3 Stunden
trench-club-hidden = Einheiten offen, Startplätze verdeckt
trench-club-option-mode = Spieler
trench-club-option-mode-two = Zwei Spieler auf einer Kartenhälfte
trench-club-option-mode-four = Vier Spieler, zwei Teams
trench-club-option-mode-solo = Allein gegen den Automa
trench-club-option-mode-coop = Zu zweit gegen den Automa
trench-club-option-map = Karte (von uns, rekonstruiert)
trench-club-option-map-lorraine = Lothringen
trench-club-option-map-isonzo = Isonzo
trench-club-option-half = Kartenhälfte (nicht zu viert)
trench-club-option-half-1-6 = Startnummern 1 bis 6
trench-club-option-half-7-12 = Startnummern 7 bis 12
trench-club-option-central = Nation der Mittelmächte
trench-club-option-central-germany = Deutschland
trench-club-option-central-austria-hungary = Österreich-Ungarn
trench-club-option-entente = Nation der Entente
trench-club-option-entente-france = Frankreich
trench-club-option-entente-great-britain = Großbritannien
trench-club-option-human = Gegen den Automa führst du
trench-club-option-human-central-powers = die Mittelmächte
trench-club-option-human-entente = die Entente
trench-club-option-difficulty = Stärke des Automa
trench-club-option-difficulty-easy = leicht
trench-club-option-difficulty-easy-line = Der Automa hat zehn Einheiten, eine weniger als du.
trench-club-option-difficulty-standard = Standard
trench-club-option-difficulty-standard-line = Der Automa hat elf Einheiten, so viele wie du: einen Panzerwagen mehr als bei „leicht“.
trench-club-option-difficulty-hard = schwer
trench-club-option-difficulty-hard-line = Der Automa hat zwölf Einheiten: einen Panzerwagen und eine Infanterie mehr als bei „leicht“.
trench-club-option-difficulty-overkill = Overkill
trench-club-option-difficulty-overkill-line = Der Automa hat zwölf Einheiten: seine nationale Einheit und eine berittene Infanterie mehr als bei „leicht“.
trench-club-option-special-units = Spezialeinheiten
trench-club-option-special-units-false = nein
trench-club-option-special-units-true = ja
trench-club-option-unit-limit = Höchstens zwei Einheiten je Typ
trench-club-option-unit-limit-false = nein
trench-club-option-unit-limit-true = ja
trench-club-option-short-game = Kurzes Spiel
trench-club-option-short-game-false = nein
trench-club-option-short-game-true = ja
trench-club-option-trenches = Grabenkampf, Expertenregeln
trench-club-option-trenches-false = nein
trench-club-option-trenches-true = ja
trench-club-option-cards = Kampfkarten statt Würfel
trench-club-option-cards-nobody = niemand
trench-club-option-cards-all = alle
trench-club-option-cards-choose = jeder wählt selbst
trench-club-option-simple-setup = Einfacher Aufbau
trench-club-option-simple-setup-false = nein
trench-club-option-simple-setup-true = ja
trench-club-option-beginner = Erstes Spiel ohne Spezialsymbole
trench-club-option-beginner-false = nein
trench-club-option-beginner-true = ja
trench-club-option-stop-round = Das Spiel endet nach Runde
manner-forts = durch Forts
manner-annihilated = weil vom Gegner nichts übrig ist
tc-victor-automa = der Automa

## Things

tc-germany = Deutschland
tc-austria-hungary = Österreich-Ungarn
tc-france = Frankreich
tc-great-britain = Großbritannien
tc-central-powers = die Mittelmächte
tc-entente = die Entente
tc-nobody = niemand
tc-nothing = nichts
tc-yes = ja
tc-list = { $first }, { $rest }
tc-faces = { $faces }
tc-no-dice = keine Würfel
tc-infantry = Infanterie
tc-mounted-infantry = Berittene Infanterie
tc-heavy-infantry = Schwere Infanterie
tc-assault-gun = Sturmgeschütz
tc-howitzer = Haubitze
tc-heavy-mortar = Schwerer Mörser
tc-anti-aircraft = Flugabwehr
tc-armoured-car = Panzerwagen
tc-tank = Panzer
tc-fighter = Kampfflugzeug
tc-transport-truck = Transportwagen
tc-big-bertha = Dicke Berta
tc-anti-tank = Panzerabwehr
tc-renault-ft17 = Renault FT-17
tc-mark1-female = Mark I Female
tc-ground-attack-aircraft = Schlachtflieger
tc-railway-gun = Schienengeschütz
tc-gas-mortar = Gasminenwerfer
tc-zeppelin = Zeppelin
tc-gun-turret = Geschützturm
tc-mine-layer = Minenleger
tc-gunboat = Kanonenboot
tc-builder = Pioniere
tc-the-infantry = { $case ->
    [acc] die Infanterie
    [dat] der Infanterie
    [top] Die Infanterie
   *[nom] die Infanterie
}
tc-the-mounted-infantry = { $case ->
    [acc] die berittene Infanterie
    [dat] der berittenen Infanterie
    [top] Die berittene Infanterie
   *[nom] die berittene Infanterie
}
tc-the-heavy-infantry = { $case ->
    [acc] die schwere Infanterie
    [dat] der schweren Infanterie
    [top] Die schwere Infanterie
   *[nom] die schwere Infanterie
}
tc-the-assault-gun = { $case ->
    [acc] das Sturmgeschütz
    [dat] dem Sturmgeschütz
    [top] Das Sturmgeschütz
   *[nom] das Sturmgeschütz
}
tc-the-howitzer = { $case ->
    [acc] die Haubitze
    [dat] der Haubitze
    [top] Die Haubitze
   *[nom] die Haubitze
}
tc-the-heavy-mortar = { $case ->
    [acc] den schweren Mörser
    [dat] dem schweren Mörser
    [top] Den schweren Mörser
   *[nom] der schwere Mörser
}
tc-the-anti-aircraft = { $case ->
    [acc] die Flugabwehr
    [dat] der Flugabwehr
    [top] Die Flugabwehr
   *[nom] die Flugabwehr
}
tc-the-armoured-car = { $case ->
    [acc] den Panzerwagen
    [dat] dem Panzerwagen
    [top] Den Panzerwagen
   *[nom] der Panzerwagen
}
tc-the-tank = { $case ->
    [acc] den Panzer
    [dat] dem Panzer
    [top] Den Panzer
   *[nom] der Panzer
}
tc-the-fighter = { $case ->
    [acc] das Kampfflugzeug
    [dat] dem Kampfflugzeug
    [top] Das Kampfflugzeug
   *[nom] das Kampfflugzeug
}
tc-the-transport-truck = { $case ->
    [acc] den Transportwagen
    [dat] dem Transportwagen
    [top] Den Transportwagen
   *[nom] der Transportwagen
}
tc-the-big-bertha = { $case ->
    [acc] die Dicke Berta
    [dat] der Dicken Berta
    [top] Die Dicke Berta
   *[nom] die Dicke Berta
}
tc-the-anti-tank = { $case ->
    [acc] die Panzerabwehr
    [dat] der Panzerabwehr
    [top] Die Panzerabwehr
   *[nom] die Panzerabwehr
}
tc-the-renault-ft17 = { $case ->
    [acc] den Renault FT-17
    [dat] dem Renault FT-17
    [top] Den Renault FT-17
   *[nom] der Renault FT-17
}
tc-the-mark1-female = { $case ->
    [acc] den Mark I Female
    [dat] dem Mark I Female
    [top] Den Mark I Female
   *[nom] der Mark I Female
}
tc-the-ground-attack-aircraft = { $case ->
    [acc] den Schlachtflieger
    [dat] dem Schlachtflieger
    [top] Den Schlachtflieger
   *[nom] der Schlachtflieger
}
tc-the-railway-gun = { $case ->
    [acc] das Schienengeschütz
    [dat] dem Schienengeschütz
    [top] Das Schienengeschütz
   *[nom] das Schienengeschütz
}
tc-the-gas-mortar = { $case ->
    [acc] den Gasminenwerfer
    [dat] dem Gasminenwerfer
    [top] Den Gasminenwerfer
   *[nom] der Gasminenwerfer
}
tc-the-zeppelin = { $case ->
    [acc] den Zeppelin
    [dat] dem Zeppelin
    [top] Den Zeppelin
   *[nom] der Zeppelin
}
tc-the-gun-turret = { $case ->
    [acc] den Geschützturm
    [dat] dem Geschützturm
    [top] Den Geschützturm
   *[nom] der Geschützturm
}
tc-the-mine-layer = { $case ->
    [acc] den Minenleger
    [dat] dem Minenleger
    [top] Den Minenleger
   *[nom] der Minenleger
}
tc-the-gunboat = { $case ->
    [acc] das Kanonenboot
    [dat] dem Kanonenboot
    [top] Das Kanonenboot
   *[nom] das Kanonenboot
}
tc-the-builder = { $case ->
    [acc] die Pioniere
    [dat] den Pionieren
    [top] Die Pioniere
   *[nom] die Pioniere
}
tc-meadow = Wiese
tc-woods = Wald
tc-road = Straße
tc-bridge = Brücke
tc-water = Wasser
tc-trench = Graben
tc-trench-road = Straße über einen Graben
tc-fort = Fort
tc-ground = { $at } ({ $terrain })
tc-fort-named = { $at }
tc-unit = { $kind } auf { $at }
tc-unit-inside = { $kind } in { $at }{ $state }
tc-unit-aboard = { $kind } im Transportwagen auf { $at }{ $state }
tc-unit-off = { $kind }
tc-unit-of = { $kind } { $at } ({ $nation })
tc-at-hex = auf { $at }
tc-at-fort = in { $at }
tc-marked = {" ("}Schaden { $damage }, Erfahrung { $experience })
tc-unmarked = {""}
tc-of-army = {" von Armee "}{ $army }{ $state }
tc-points = { $half ->
    [0] keine Bewegungspunkte
    [1] ½ Bewegungspunkt
    [2] 1 Bewegungspunkt
   *[other] { $written } Bewegungspunkte
}
tc-hits = { $hits } Treffer
tc-dice = { $dice } Würfel
tc-phase-setup = Aufbau
tc-phase-move = Phase 1, Bewegung
tc-phase-declare = Phase 2, Angriffe benennen
tc-phase-combat = Phase 3, Kampf
tc-phase-money = Phase 4, Geld
tc-row-goal-forts = Forts des Teams
tc-row-forts = Eigene Forts
tc-coins = { $coins ->
    [0] keine Münzen
    [one] 1 Münze
   *[other] { $coins } Münzen
}
tc-row-coins = Münzen
tc-row-helmets = Einheiten außerhalb der Forts
tc-row-chips = Verdeckte Startchips
tc-row-leader = Geführt von
tc-automa = dem Automa
tc-row-cards = Kampfkarten
tc-panel-combat = Kampf { $number }: { $attacker } gegen { $target }
tc-panel-cause = { $nation }: { $cause }
tc-panel-pool = { tc-dice }, Treffer bis { $hit }: { $faces }
tc-panel-fixed = { tc-hits }, fest
tc-panel-card = Karte { $card }: { tc-hits }
tc-panel-effect = { tc-hits }, Schaden { $damage }: { $kind } { $state }
tc-state-destroyed = (vernichtet)
tc-state-damage = (jetzt Schaden { $damage })
tc-panel-bonus = Rote Würfel
tc-panel-hits = Treffer
tc-panel-attacks = Benannte Angriffe
tc-panel-attack = { $number }. { $unit } gegen
tc-panel-shop = Laden ({ tc-coins }; * von uns rekonstruiert)
tc-panel-price = { $price }{ $star }
tc-panel-ware = { $kind }
tc-panel-special = Spezialeinheit, gezogen aus { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}
tc-card = { $short } · Schaden bei { $open } Treffern, im Wald { $woods }
tc-card-short = Geschwindigkeit { $speed } · Reichweite { $range }{ $air } · Angriff { $attack }{ $special }
tc-card-air = {", Luft "}{ $range }
tc-card-no-air = {""}
tc-card-tanks = {", Panzer "}{ $values }
tc-card-foot = {", Fußsoldaten "}{ $values }
tc-card-aircraft = {", Luft "}{ $values }
tc-card-nothing-special = {""}
tc-card-of = { $kind }: { $values } (* rekonstruiert)

## Questions

tc-ask-dice-or-cards = { $nation }: Kämpfst du mit Würfeln oder mit Kampfkarten?
tc-ask-unit-to-claim = { $nation }: Nimm eine Einheit für deinen Anteil oder überlass den Rest deinem Partner.
tc-ask-unit-to-assign = { $nation }: Lege jede Einheit auf einen deiner drei verdeckten Startchips ({ $count ->
    [0] alle liegen
   *[other] noch { $count }
}).
tc-ask-chip-to-flip = { $nation }: Decke einen deiner Startchips auf. Seine Startnummer sagt, wo diese Armee aufgestellt wird.
tc-ask-unit-to-place = { $nation }: Stelle { $count ->
    [one] die letzte Einheit
   *[other] { $count } Einheiten
} bei Startnummer { $number } auf, Ring um Ring.
tc-ask-army-to-use = { $nation }: { $count ->
    [one] Wähle die eine Armee, die in diesem Zug handelt.
   *[other] Wähle die Armeen, die in diesem Zug handeln ({ $number }. von { $count }).
}
tc-ask-unit-to-move = { $nation }: { $count ->
    [0] Niemand kann sich mehr bewegen. Beende die Bewegungsphase.
    [one] Eine Einheit kann sich noch bewegen. Nimm sie, oder beende die Bewegungsphase.
   *[other] { $count } Einheiten können sich noch bewegen. Nimm eine, oder beende die Bewegungsphase.
}
tc-ask-step = Übrig für { $unit }: { $points }. Wohin?
tc-ask-passenger-to-unload = { $nation }: Lade { $count ->
    [one] den letzten Mitfahrer
   *[other] { $count } Mitfahrer
} neben dem Transportwagen auf { $at } ab.
tc-ask-attacker-to-name = { $nation }: { $count ->
    [0] Noch ist kein Angriff benannt
    [one] 1 Angriff ist benannt
   *[other] { $count } Angriffe sind benannt
}, { $more ->
    [0] und niemand sonst könnte angreifen. Bestätige die Liste.
    [one] { $count ->
        [0] eine Einheit könnte angreifen
       *[other] eine weitere Einheit könnte angreifen
    }. Benenne sie, oder bestätige die Liste.
   *[other] { $more } { $count ->
        [0] Einheiten könnten angreifen
       *[other] weitere Einheiten könnten angreifen
    }. Benenne eine, oder bestätige die Liste.
}
tc-ask-target-to-attack = Wähle das Ziel für { $unit }.
tc-ask-trench-hex-to-shell = { $nation }: Auf welches Grabenfeld zielt die Dicke Berta?
tc-ask-soldier-to-gas = { $nation }: Welchen Soldaten im Graben neben dem Ziel soll das Gas treffen?
tc-ask-unit-to-repair = { $nation } hat { tc-coins }: Repariere Einheiten oder gehe zum Kauf über.
tc-ask-what-to-buy = { $nation } hat { tc-coins }: { $coins ->
    [0] Beende den Zug.
   *[other] Kaufe Einheiten oder beende den Zug.
}
tc-ask-fort-for-unit = { $nation }: In welches deiner Forts kommt die neue Einheit ({ $kind })?
tc-ask-water-for-gunboat = { $nation }: Auf welchem freien Wasserfeld erscheint das Kanonenboot?

## Options

tc-do-use-cards = Mit Karten kämpfen
tc-do-use-dice = Mit Würfeln kämpfen
tc-do-claim = Nehmen: { $kind }
tc-do-leave-rest = Den Rest dem Partner überlassen
tc-do-assign = Startchip { $chip }: { $kind }
tc-do-confirm-split = Aufteilung bestätigen
tc-do-flip = Startchip { $chip } aufdecken
tc-do-place = { $kind } auf { $hex } aufstellen
tc-do-use-army = Armee { $army }: { $count ->
    [0] leer
    [one] 1 Einheit ({ $units })
   *[other] { $count } Einheiten ({ $units })
}
tc-do-take = { $unit } bewegen
tc-do-end-movement = Bewegung beenden
tc-do-hand-over = Dem Partner das Wort geben
tc-do-go = Nach { $hex } gehen
tc-do-enter = Ins eigene { $fort } ziehen
tc-do-conquer = { $fort } erobern
tc-do-board = Auf { $unit } aufsteigen
tc-do-halt = Hier halten
tc-do-build = Auf { $hex } und { $other } bauen: { $terrain }
tc-do-unload = { $kind }{ $state } abladen: { $hex }
tc-do-name = Mit { $unit } angreifen ({ $count ->
    [one] 1 Ziel
   *[other] { $count } Ziele
})
tc-do-name-odds = Mit { $unit }: { $attack }
tc-do-name-idle = Mit { $unit } angreifen
tc-do-lay-mine = Mine auf { $hex } legen
tc-do-attack = Angriff auf { $unit } ({ $nation }, Schaden { $damage })
tc-do-aim = Auf { $hex } zielen
tc-do-confirm-attacks = Bestätigen: { $count ->
    [0] Niemand greift an
    [one] Der Angriff wird jetzt ausgekämpft
   *[other] Die { $count } Angriffe werden jetzt ausgekämpft
}
tc-do-repair = { $unit } für { tc-coins } reparieren
tc-do-end-repairs = Keine weiteren Reparaturen
tc-do-buy = { $kind } für { tc-coins } kaufen
tc-do-buy-special = Eine Spezialeinheit kaufen, ohne sie zu kennen
tc-do-deliver = In { $fort } aufstellen
tc-do-launch = Das Kanonenboot auf { $hex } setzen
tc-do-end-purchases = Nichts mehr kaufen und den Zug beenden
tc-do-give = Dem Verbündeten { tc-coins } schenken (Gebühr: 1 Münze)
tc-do-fight-on = Weiterkämpfen: die Aufgabe ablehnen
tc-do-resign = Aufgeben
tc-suggest-split = Die vorgeschlagene Aufteilung nehmen
tc-suggest-split-first = Die vorgeschlagene Aufteilung eintragen, um sie zu ändern
tc-suggest-go = Nach { $hex }, danach übrig: { $points }
tc-suggest-contact = Nach { $hex }, mit Feindkontakt, danach übrig: { $points }
tc-suggest-enter = Ins eigene { $fort } ziehen
tc-suggest-next = Hier halten und { $unit } nehmen
tc-do-attack-odds = Angriff auf { $target }: { $fire } { $answer }{ $more }
tc-prey = { $kind } auf { $at }{ $damage ->
    [0] {""}
   *[other] {" "}(Schaden { $damage })
}
tc-suggest-place = Die ganze Armee aufstellen, Fußsoldaten zum nächsten Fort hin
tc-panel-tray = Armee { $army }, bei Startnummer { $number } aufzustellen
tc-do-end-movement-warn = { $count ->
    [one] Eine Einheit könnte sich noch bewegen. Die Bewegung trotzdem beenden?
   *[other] { $count } Einheiten könnten sich noch bewegen. Die Bewegung trotzdem beenden?
}
tc-do-confirm-attacks-warn = { $count ->
    [one] Eine weitere Einheit könnte angreifen. Trotzdem bestätigen?
   *[other] { $count } weitere Einheiten könnten angreifen. Trotzdem bestätigen?
}
tc-do-end-repairs-warn = { $count ->
    [one] Eine Einheit könnte noch repariert werden. Die Reparaturen trotzdem beenden?
   *[other] { $count } Einheiten könnten noch repariert werden. Die Reparaturen trotzdem beenden?
}
tc-do-end-purchases-warn = Du könntest noch etwas kaufen. Deinen Zug trotzdem beenden?
tc-odds = { tc-dice }, Treffer bis { $value }, Schaden etwa { $damage }{ $kill ->
    [0] {""}
   *[other] , zu { $kill } % vernichtet
}.
tc-odds-answer = Gegenfeuer: Schaden etwa { $damage }.
tc-nothing-more = {""}
tc-odds-scatter = {" "}In { $astray } % der Fälle geht der Schuss daneben; ringsum: { $others }.
tc-odds-scatter-free = {" "}In { $astray } % der Fälle geht der Schuss daneben.
tc-odds-gas = {" "}Vom Gas auch erreicht: { $others }.
tc-odds-gas-alone = {" "}Das Gas erreicht sonst niemanden.
tc-also = { $kind } auf { $at } ({ $nation })
tc-also-garrison = ein Soldat im Graben ({ $nation })

## Events

tc-method-dice = { $nation } kämpft mit Würfeln.
tc-method-cards = { $nation } kämpft mit Kampfkarten.
tc-shared = { $nation } führt: { $kind }.
tc-split = { $nation } teilt seine Einheiten auf. Armee 1: { $first }. Armee 2: { $second }. Armee 3: { $third }.
tc-roll-of = { $nation } { $face }
tc-rolled-to-place = Wurf um die erste Aufstellung: { $rolls }.
tc-rolled-to-begin = Wurf um den ersten Zug: { $rolls }.
tc-chip-flipped = { $nation } deckt den Startchip von Armee { $army } auf: Startnummer { $number }.
tc-tokens-drawn = Für { $nation } gezogen: { $kinds }.
tc-placed = { $nation } stellt auf { $at } auf: { $kind }.
tc-turn-began = Runde { $round }: Der Zug von { $nation } beginnt.
tc-armies-chosen = { $nation } handelt mit { $count ->
    [one] Armee { $first }
   *[other] den Armeen { $first } und { $last }
}.
tc-turn-skipped = { $nation } hat weder Einheiten noch Forts und wird übersprungen.
tc-word-passed = Spieler { $seat } hat das Wort.
tc-moved = { $nation }, { $kind }: von { $origin } nach { $to }.
tc-moved-halted = { $nation }, { $kind }: von { $origin } nach { $to }. Der zweite Feindkontakt in Folge beendet die Bewegung.
tc-stayed = { $nation }, { $kind }: bleibt { $at }.
tc-entered-fort = { $nation }, { $kind }: betritt { $fort }.
tc-conquered-neutral = { $nation } erobert das neutrale { $fort } ({ $kind }).
tc-conquered = { $nation } erobert { $fort } von { $former } ({ $kind }). Darin vernichtet: { $kinds }.
tc-conquered-empty = { $nation } erobert { $fort } von { $former } ({ $kind }).
tc-boarded = { $nation }, { $kind }: steigt auf den Transportwagen auf { $at }.
tc-unloaded = { $nation }, { $kind }: wird auf { $at } abgeladen.
tc-movement-ended = { $nation } beendet die Bewegung.
tc-mine-laid = { $nation } legt eine Mine auf { $at }.
tc-mine-triggered = { $nation } gerät auf { $at } auf eine Mine und verliert: { $kinds }.
tc-built-ground = { $nation } baut auf { $one } und { $other }: { $terrain }.
tc-declared = Angriff { $number } von { $nation }: { $kind } { $at } gegen { $target } { $prey }.
tc-attacks-confirmed = { $nation } bestätigt { $count ->
    [one] 1 Angriff
   *[other] { $count } Angriffe
}.
tc-no-attack = { $nation } benennt keinen Angriff.
tc-attack-lost-target = Angriff { $number } von { $nation } ({ $kind } { $at }) auf { $target } verfällt: Das Ziel ist schon vernichtet.
tc-attack-lost-attacker = Angriff { $number } von { $nation } ({ $kind }) auf { $target } { $at } verfällt: Der Angreifer ist vernichtet.
tc-scattered = Die Dicke Berta streut ({ $face }): Der Schuss trifft { $at }.
tc-scattered-off = Die Dicke Berta streut ({ $face }): Der Schuss geht über die Karte hinaus.
tc-on-target = Die Dicke Berta trifft das Ziel ({ $face }): { $at }.
tc-by-dice = { $unit }, { tc-dice }, Treffer bis { $hit }: { $faces }
tc-by-card = { $unit }, Karte { $faces } für { tc-dice }, Treffer bis { $hit }
tc-by-fixed = { $unit }, feste Treffer
tc-no-bonus = ohne Bonus
tc-pincer = Zange +2
tc-pocket = Kessel +3
tc-fire = Angriff: { $how } ({ $bonus }), { tc-hits }, Schaden { $damage }
tc-answer = Gegenfeuer: { $how }, { tc-hits }, Schaden { $damage }.
tc-no-answer = Kein Gegenfeuer.
tc-fought = Kampf { $number }: { $attacker } gegen { $target }. { $fire }. { $answer }
tc-harm = { $kind } auf { $at }: { $damage }
tc-gas-spread = Kampf { $number }: { $nation } schießt Gas auf { $at }: { $faces }. Schaden: { $harmed }.
tc-destroyed = { $nation } verliert auf { $at }: { $kind }.
tc-learned = { $nation }, { $kind } { $at }: Erfahrung +{ $points }, jetzt { $total }.
tc-paid = { $nation } erhält { tc-coins } und hat { $total }.
tc-repaired = { $nation } repariert in { $at }: { $kind }.
tc-bought = { $nation } kauft für { tc-coins }: { $kind } ({ $at }).
tc-card-drawn = { $nation } zieht eine Spezialeinheit: { $kind }.
tc-gifted = { $nation } schenkt { $ally } { tc-coins } und zahlt 1 Münze Gebühr.
tc-surrender-offered = { $nation } will aufgeben.
tc-surrender-declined = { $nation } kämpft weiter.
tc-ended-forts = Sieger: { $team } mit { $forts ->
    [one] 1 Fort
   *[other] { $forts } Forts
}.
tc-ended-resigned = Sieger: { $team }. Die Gegenseite hat aufgegeben: { $loser }.
tc-ended-annihilated = Sieger: { $team }. Vernichtet: { $loser }.
tc-ended-stopped = Die letzte Runde ist vorbei. Gewonnen mit mehr Forts ({ $forts }): { $team }.
tc-ended-by-automa = { $won } Der Automa hat gewonnen.
tc-ended-drawn = Das Spiel endet unentschieden.

## The automa explains itself

tc-automa-decided = { $unit }: { $action }, { $what } ({ $prey }, { $place }). { $why }.
tc-automa-at-once = { $unit }: { $action }, { $what } ({ $prey }, { $place }).
tc-automa-why = { $action }{ $letter }
tc-automa-why-apart = { $letter }
tc-automa-stays = { $unit }: findet keine mögliche Aktion und bleibt stehen.
tc-automa-unit = { $nation }, { $kind }
tc-automa-saved = { $nation } spart { tc-coins }.
tc-automa-target = Ziel: { $kind } auf { $at }
tc-automa-towards = im Blick: { $kind } auf { $at }
tc-automa-no-target = kein Ziel
tc-automa-hex = nach { $at }
tc-automa-here = auf der Stelle
tc-automa-i-1 = ein Fort erobern
tc-automa-i-2 = vor einen Eingang ziehen
tc-automa-i-3 = auf ein Fort in zwei Zügen Entfernung zuhalten
tc-automa-i-4 = angreifen, was sich vernichten lässt
tc-automa-i-5 = angreifen, was nicht zurückschießen kann
tc-automa-i-6 = zum nächsten Eingang
tc-automa-ii-1 = bewegen und angreifen
tc-automa-ii-2 = näher heran
tc-automa-iii-1 = in Reichweite ziehen und angreifen
tc-automa-iii-2 = näher heran
tc-letter-i-2-a = a: am weitesten weg vom nächsten Feind
tc-letter-i-a = a: im nächsten Zug am Eingang
tc-letter-i-b = b: am weitesten weg vom nächsten Feind
tc-letter-i-c = c: dem Eingang am nächsten
tc-letter-i-d = d: Wald oder Graben
tc-letter-i-near = dem Eingang am nächsten
tc-letter-i-woods = Wald
tc-letter-ii-a = a: kann vernichtet werden
tc-letter-ii-b = b: kann nicht zurückschießen
tc-letter-ii-c = c: am weitesten weg von der Flugabwehr
tc-letter-ii-d = d: niedrigster Angriffswert
tc-letter-ii-e = e: am teuersten
tc-letter-ii-f = f: am wenigsten erfahren
tc-letter-ii-hex-a = Feld a: am weitesten weg von der Flugabwehr
tc-letter-ii-hex-b = Feld b: Wald oder Graben
tc-letter-ii-hex-c = Feld c: einer eigenen Einheit am nächsten
tc-letter-ii-hex-d = Feld d: der Ausgangsposition am nächsten
tc-letter-iii-a = a: kann vernichtet werden
tc-letter-iii-b = b: Fußsoldat an einem Fort
tc-letter-iii-c = c: in diesem Zug schon angegriffen
tc-letter-iii-d = d: am teuersten
tc-letter-iii-e = e: am erfahrensten
tc-letter-iii-hex-a = Feld a: auf oder neben einer Straße
tc-letter-iii-hex-b = Feld b: am weitesten weg vom nächsten Feind
tc-letter-iii-hex-c = Feld c: einer eigenen Einheit am nächsten
tc-letter-iii-hex-d = Feld d: der Ausgangsposition am nächsten
tc-letter-bertha = keine eigenen Einheiten neben dem Ziel

## Kämpfe zum Zusehen

tc-battle-attacks = { $nation }: { $count ->
    [one] ein Angriff
   *[other] { $count } Angriffe
}
tc-step-attack = { $attacker } { $at } → { $target } { $aim }
tc-in-the-gas = Im Gas
tc-cause-scatter = Streuungswürfel
tc-cause-card = { $cause }, Karte { $card }
tc-cause-fixed = { $cause }, fest
tc-row-dice = Würfel
tc-row-hits = Treffer
tc-row-answer-hits = Treffer der Gegenwehr
tc-row-damage = Schaden: { $kind } ({ $nation })
tc-row-harm = { $harm }, jetzt { $now } von { $most }

## Worum es geht

tc-goal = Das erste Team mit { $needed } { $needed ->
    [one] Fort
   *[other] Forts
} gewinnt sofort.
tc-goal-central-powers = Mittelmächte
tc-goal-entente = Entente
tc-how-forts = Ein Team, das { $needed ->
    [0] fünf der sieben Forts, zu viert neun der vierzehn, im kurzen Spiel vier und sieben
    [one] { $needed } Fort
   *[other] { $needed } Forts
} hält, hat in diesem Augenblick gewonnen; die Forts von Partnern zählen zusammen.
tc-how-conquer = Ein Fußsoldat erobert ein Fort, indem er auf einen seiner Eingänge zieht; gegnerische Einheiten darin werden sofort entfernt.
tc-how-surrender = Ein Team kann aufgeben, wenn alle seine Spieler einverstanden sind.
tc-how-stopped = Nach { $round ->
    [0] der letzten vereinbarten Runde
   *[other] Runde { $round }
} endet das Spiel: Das Team mit mehr Forts gewinnt, bei gleich vielen niemand.
trench-club-orientation = In deinem Zug bewegst du zuerst deine Einheiten, dann benennst du die Angriffe in ihrer Reihenfolge, dann wird gekämpft. Klick auf eine Einheit, die leuchtet, dann auf ein Hexfeld oder ein Ziel. Rechtsklick oder langer Druck auf alles andere sagt, warum nicht. Solange nicht gewürfelt wurde, kannst du alles zurücknehmen.

## Was der Ausbilder von einer Antwort sagt: was sie bringt, was sie kostet

tc-coach-forts-up = Du hältst mehr Forts, und Forts gewinnen das Spiel.
tc-coach-forts-down = Du hältst weniger Forts, und Forts gewinnen das Spiel.
tc-coach-gates-up = Deine Fußsoldaten stehen an mehr Eingängen von Forts, die sie nehmen können.
tc-coach-gates-down = Deine Fußsoldaten stehen an weniger Eingängen von Forts, die sie nehmen können.
tc-coach-soldiers-up = Du behältst mehr Fußsoldaten, und nur sie erobern Forts.
tc-coach-soldiers-down = Es setzt Fußsoldaten aufs Spiel, und nur sie erobern Forts.
tc-coach-near-up = Deine Fußsoldaten kommen näher an ein Fort, das dir nicht gehört.
tc-coach-near-down = Deine Fußsoldaten stehen weiter von den Forts, die sie nehmen könnten.
tc-coach-units-up = Du behältst mehr Einheiten mit weniger Schaden.
tc-coach-units-down = Es kostet dich wahrscheinlich Einheiten und Schaden.
tc-coach-learned-up = Deine Einheiten sammeln Erfahrung.
tc-coach-learned-down = Deine Einheiten sammeln weniger Erfahrung.
tc-coach-foe-forts-up = Der Gegner hält weniger Forts.
tc-coach-foe-forts-down = Der Gegner hält mehr Forts.
tc-coach-foe-gates-up = Der Gegner steht an weniger Eingängen von Forts, die er nehmen kann.
tc-coach-foe-gates-down = Der Gegner steht an mehr Eingängen von Forts, die er nehmen kann.
tc-coach-foe-soldiers-up = Der Gegner verliert Fußsoldaten, und nur sie erobern Forts.
tc-coach-foe-soldiers-down = Der Gegner behält mehr Fußsoldaten, und nur sie erobern Forts.
tc-coach-foe-near-up = Die Fußsoldaten des Gegners bleiben weiter von den Forts, die sie nehmen könnten.
tc-coach-foe-near-down = Die Fußsoldaten des Gegners kommen näher an ein Fort, das ihm nicht gehört.
tc-coach-foe-units-up = Es kostet den Gegner wahrscheinlich Einheiten und Schaden.
tc-coach-foe-units-down = Der Gegner behält mehr Einheiten mit weniger Schaden.
tc-coach-foe-learned-up = Die Einheiten des Gegners sammeln weniger Erfahrung.
tc-coach-foe-learned-down = Die Einheiten des Gegners sammeln Erfahrung.
