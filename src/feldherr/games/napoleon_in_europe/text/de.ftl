### Napoleon in Europa

napoleon-in-europe-title = Napoleon in Europa
ne-legend-army = Eine Armee: wie viele Figuren sie hat, und das Zeichen der zahlreichsten Art; zeig auf sie, um alle Arten zu sehen
ne-legend-anchor = Anker: von hier und hierher geht es über See
ne-legend-capital = Hauptstadt
ne-legend-spent = Hat sich bewegt
ne-legend-flag = Wem eine Region gehört
ne-legend-strait = Meerenge: Armeen überqueren sie zu Fuß
ne-heading = Runde { $round } · { $phase }
ne-seat-first = Spieler 1
ne-seat-second = Spieler 2
ne-seat-third = Spieler 3
ne-seat-fourth = Spieler 4
ne-seat-fifth = Spieler 5
ne-seat-sixth = Spieler 6
ne-seat-seventh = Spieler 7
ne-nobody = niemand
ne-none = nichts
ne-list = { $first }, { $rest }

## Phasen

ne-phase-rolling = wer beginnt
ne-phase-nations = Wahl der Nationen
ne-phase-placing = Aufstellung
ne-phase-slot = Beginn eines Zuges
ne-phase-moving = Bewegung
ne-phase-battles = Schlachten
ne-phase-fighting = Schlacht
ne-phase-pursuing = Verfolgung
ne-phase-retreating = Rückzug
ne-phase-reward = Karte für eine Große Schlacht
ne-phase-drawing = Karten ziehen
ne-phase-production = Produktion
ne-phase-building = neue Figuren aufstellen

## Dinge

ne-kind-infantry = Infanterie
ne-kind-cavalry = Kavallerie
ne-kind-artillery = Artillerie
ne-kind-leader = Anführer
ne-figures-infantry = { $count } Infanterie
ne-figures-cavalry = { $count } Kavallerie
ne-figures-artillery = { $count } Artillerie
ne-figures-leader = { $count } Anführer
ne-ridden-cavalry = { $count } Kavallerie im zweiten Schritt
ne-ridden-leader = { $count } Anführer im zweiten Schritt
ne-card-infantry = Infanteriekarte { $nation }
ne-card-cavalry = Kavalleriekarte { $nation }
ne-card-artillery = Artilleriekarte { $nation }
ne-card-leader = Anführerkarte { $nation }
ne-card-joker = Napoleon (Joker)
ne-card-worthless = wertlose Karte
ne-cards = { $count ->
    [0] keine Karte
    [one] { $count } Karte
   *[other] { $count } Karten
}
ne-dice = { $count ->
    [one] { $count } Würfel
   *[other] { $count } Würfeln
}
ne-colour = { $count ->
    [one] { $nation }
   *[other] { $count } × { $nation }
}
ne-jokers = { $count } Joker
ne-chosen = { $count } nach Wahl
ne-corps-card = { $kind } { $nation }
ne-corps-joker = Joker als { $kind }
ne-regiment = Regiment
ne-brigade = Brigade
ne-division = Division
ne-defender = der Verteidiger
ne-defender-start = Der Verteidiger
ne-defender-of = des Verteidigers
ne-attacker = der Angreifer
ne-attacker-start = Der Angreifer
ne-attacker-of = des Angreifers
ne-landed = ; der Angreifer ist gelandet und wird bei 5 und 6 getroffen
ne-not-landed = { "" }
ne-gain = { $seat }: { $points }
ne-row-regions = Regionen { $nation }
ne-row-cards = Karten { $nation }
ne-row-allies = Verbündete
ne-row-front = Erste Reihe { $side } ({ $nations })
ne-row-rear = Zweite Reihe { $side } ({ $nations })
ne-row-lost = Verluste { $side }
ne-battle-title = Schlacht { $region }, Runde { $round }
ne-row-behind-curtain = Verdeckte Aufstellung { $side } ({ $nations })
ne-line-up-title = { $region }: Beide Seiten stellen sich auf
ne-note-offer = { $seat } bietet { $other } ein Bündnis an.

## Fragen

ne-ask-opening = Dein Zug: allein oder gemeinsam mit einem Verbündeten?
ne-ask-join-or-not = { $seat } möchte diesen Zug gemeinsam mit dir spielen. Bist du einverstanden?
ne-ask-join-later = { $seat } möchte warten und in deinem Zug gemeinsam mit dir spielen. Bist du einverstanden?
ne-ask-join-third = { $seat } und { $other } möchten einen Zug gemeinsam spielen, an dem du teilnimmst. Bist du einverstanden?
ne-ask-alliance-or-not = { $seat } schlägt ein Bündnis vor. Nimmst du an?
ne-ask-cede-or-not = Infanterie deines Verbündeten ({ $nation }) steht { $region }; die Region gehört { $owner }. Trittst du sie ab?
ne-ask-cede-own = Infanterie { $of } steht { $region }; die Region gehört { $owner }. Du führst beide: Geht sie an { $nation } über?
ne-ask-consent-or-not = { $nation } möchte { $origin } { $to } durch die Meerengen. Stimmst du zu? Eine Ablehnung gilt für diesen Zug.
ne-ask-orders = Bewegung: marschieren, verschiffen, verhandeln oder die Phase beenden.{ $battles ->
    [0] {""}
    [one] {" "}Eine Schlacht steht an.
   *[other] {" "}{ $battles } Schlachten stehen an.
}
ne-ask-destination = { $nation }: Wohin marschieren Figuren { $origin }?
ne-ask-harbour = { $nation }: Wohin fahren Figuren { $origin }? { $room ->
    [one] Eine Figur hat Platz.
   *[other] { $room } Figuren haben Platz.
}
ne-ask-how-many = { $nation }: Wie viele marschieren { $origin } { $to }? Bereit { $there ->
    [one] steht eine Figur.
   *[other] stehen { $there }.
}
ne-ask-how-many-ship = { $nation }: Wie viele fahren { $origin } { $to }? Höchstens { $limit }.
ne-ask-how-many-retreat = { $nation }: Wie viele von { $there } ziehen sich { $origin } { $to } zurück? Auch die anderen müssen weichen.
ne-ask-cards-to-give = Wie viele Karten gibt { $nation } her? Der Handel gilt { $partner }; auf der eigenen Hand: { $hand }.
ne-ask-cards-to-want = Wie viele Karten verlangt { $nation } dafür von { $partner }? Dort auf der Hand: { $hand }.
ne-ask-trade-or-not = { $nation } bietet { $partner } { $give } gegen { $want }, ungesehen. Bist du einverstanden?
ne-ask-card-to-hand-over = Welche Karte gibt { $nation } verdeckt ab? ({ $number } von { $of })
ne-ask-card-to-spend = Welche Karte in fremder Farbe spielt { $nation } aus? ({ $number } von { $of })
ne-ask-next-battle = { $battles ->
    [one] Eine Schlacht steht an. Schlägst du sie, oder handelst du vorher?
   *[other] { $battles } Schlachten stehen an. Welche wird als nächste geschlagen?
}
ne-ask-front-row = Aufstellung { $nation } { $region }, { $figures }: Wie viele stehen in der ersten Reihe?
ne-ask-rows-to-change = Schlachtrunde { $round }, deine Bewegung: Figuren zwischen den Reihen verschieben oder weiter. So feuerst du mit { $dice }.
ne-ask-giving-up = Du gibst die Schlacht { $region } auf: Alle deine Figuren verlassen die erste Reihe.
ne-ask-volley = Mit allen feuern, die können (mit { $dice }), oder Figuren auslassen? Eine muss feuern.
ne-ask-pursuit = Verfolgung: mit allen feuern, die können (mit { $dice }), Figuren auslassen oder ganz verzichten.
ne-ask-casualties = { $hits ->
    [one] Ein Treffer
   *[other] { $hits } Treffer
}: Welche gegnerischen Armeen der ersten Reihe werden entfernt?
ne-ask-casualties-pursuit = { $hits ->
    [one] Ein Treffer
   *[other] { $hits } Treffer
} in der Verfolgung: Welche gegnerischen Figuren werden entfernt? Auch Anführer und die zweite Reihe zählen.
ne-ask-figure-to-rally = Ein Anführer { $nation } hat Truppen gesammelt. Welche Figur kehrt in die zweite Reihe zurück?
ne-ask-rally-or-not = Darf der Anführer { $nation } eine Figur { $other } zurückholen?
ne-ask-nation-to-reward = Die Große Schlacht ist gewonnen. Welche deiner Nationen zieht die Karte?
ne-ask-retreat-to = Geschlagene Figuren { $nation }: { $figures }. Wohin ziehen sie sich { $region } zurück?
ne-ask-production = Produktion: Kombinationen ausspielen, handeln oder den Zug beenden.
ne-ask-nation-to-lead = Welche Nation führst du? ({ $number } von { $of })
ne-ask-nation-free = { $led ->
    [0] Welche Nation führst du gegen Frankreich?
   *[other] Führst du noch eine Nation gegen Frankreich, oder sind es genug?
}
ne-ask-group-to-lead = Welche Nationen führst du?
ne-ask-where-to-place = { $nation }: Wohin mit { $figures }?

## Antworten

ne-do-lead = Du führst { $nation }
ne-do-put = { $figures } { $region } aufstellen
ne-do-break = Das Bündnis mit { $seat } beenden
ne-do-break-warn = { $gone ->
    [0] { $count ->
        [0] {""}
        [one] Diese Region wechselt sofort den Besitzer: { $regions }. Das Bündnis trotzdem beenden?
       *[other] Diese Regionen wechseln sofort den Besitzer: { $regions }. Das Bündnis trotzdem beenden?
    }
   *[other] Diese Regionen wechseln sofort den Besitzer: { $regions }. Dadurch ausgeschieden: { $nations }. Das Bündnis trotzdem beenden?
}
ne-do-join = Diesen Zug gemeinsam mit { $seat } spielen
ne-do-later = Warten und im Zug von { $seat } gemeinsam spielen
ne-do-beginturn = Den Zug beginnen
ne-do-from = Marschieren { $region } ({ $nation })
ne-do-ship = Einschiffen { $region } ({ $nation })
ne-do-to = Marschieren { $region }
ne-do-retreat = Sich { $region } zurückziehen
ne-do-land = Landen { $region }
ne-do-fight = Die Schlacht { $region } schlagen
ne-do-all = Alle: { $figures }
ne-do-take = { $figures }
ne-done-group = Diese: { $figures }
ne-do-endmovement = Bewegung beenden{ $battles ->
    [0] {""}
    [one] {" "}(dann kommt die Schlacht)
   *[other] {" "}(dann kommen { $battles } Schlachten)
}
ne-do-attack = Bewegung beenden und die Schlacht { $region } schlagen
ne-do-propose = { $seat } ein Bündnis vorschlagen
ne-do-trade = Mit { $partner } handeln (Karten { $nation })
ne-do-give = Geben: { $cards }
ne-do-want = Verlangen: { $cards }
ne-do-withdraw = Kein Angebot machen
ne-do-nomore = Nein, und in diesem Zug kein Angebot mehr; Computer machen keins, bis du eines machst
ne-do-card = Karte: { $card }
ne-do-putback = Eine wertlose Karte { $nation } zurücklegen
ne-do-draw = { $nation } zieht die Karte
ne-do-choosecards = Die Karten in fremder Farbe für die nächste Kombination { $nation } selbst nennen
ne-do-play = { $nation }: { $name } aus { $kind } ({ $cards }) für { $figures }
ne-do-corps = { $nation }: Corps ({ $cards }) für { $figures }
ne-do-no-combination = { $figures } als eine Kombination
ne-do-endturn = Den Zug beenden
ne-do-endmovement-warn = { $count ->
    [one] Eine Armee könnte noch ziehen. Die Bewegung trotzdem beenden?
   *[other] { $count } Armeen könnten noch ziehen. Die Bewegung trotzdem beenden?
}
ne-do-endturn-warn = { $plays ->
    [0] {""}
   *[other] Du könntest noch eine Kombination ausspielen. Den Zug trotzdem beenden?
}
ne-do-front = { $figures } { $nation } nach vorn
ne-do-forward = { $figures } { $nation } in die erste Reihe
ne-do-back = { $figures } { $nation } in die zweite Reihe
ne-do-giveup = Die Schlacht aufgeben: alle Figuren aus der ersten Reihe
ne-do-fire = Weiter und mit allen feuern (mit { $dice })
ne-do-hold = { $figures } der ersten Reihe auslassen
ne-do-hold-rear = { $figures } der zweiten Reihe auslassen
ne-do-strike = { $figures } { $nation } entfernen
ne-do-rally = { $figures } { $nation } zurückholen
ne-do-done = Fertig
ne-done-volley = Mit { $dice } feuern
ne-done-pursuit = Keine Verfolgung
ne-done-rows = Weiter und wählen, wer feuert
ne-done-giving-up = Die Schlacht aufgeben
ne-done-rally = Niemand kehrt zurück
ne-done-nations = Es sind genug
ne-do-yes = Ja
ne-do-no = Nein
ne-do-offeralliance = { $seat } ein Bündnis anbieten
ne-do-acceptalliance = Das Bündnis mit { $seat } annehmen
ne-do-declinealliance = Das Bündnis mit { $seat } ablehnen
ne-do-resign = Aufgeben
ne-suggest-front = Armeen nach vorn, Anführer nach hinten
ne-suggest-strike = Alle Treffer auf einmal: { $figures }
ne-suggest-rally = Was am meisten feuert: { $figures } { $nation }
ne-suggest-retreat = Alle { $region } zurückziehen
ne-suggest-place = Verteilen: Infanterie über das Heimatland, der Rest in die Hauptstadt
ne-suggest-place-in = Aufstellen { $region }
ne-suggest-play = Beste Kombination: { $play }

## Was geschieht

ne-start-rolled = Wurf um den Beginn ({ $seats }): { $faces }.
ne-nation-taken = { $seat } führt { $nation }.
ne-nation-drawn = { $seat } zieht { $nation }.
ne-few-nations = Nur { $count ->
    [one] eine Nation nimmt
   *[other] { $count } Nationen nehmen
} teil; mindestens vier werden empfohlen.
ne-set-up = Alle Aufstellungen werden aufgedeckt.
ne-turn-began = Runde { $round }: Zug von { $seats }.
ne-turn-postponed = { $seat } spielt gemeinsam mit { $partner } in dessen Zug.
ne-turn-joined = { $seat } spielt diesen Zug gemeinsam mit { $partner }.
ne-turn-ended = { $seat } beendet den Zug.
ne-allied = { $seat } und { $other } sind verbündet.
ne-alliance-offered = { $seat } schlägt { $other } ein Bündnis vor.
ne-alliance-declined = { $seat } lehnt ein Bündnis mit { $other } ab.
ne-alliance-ended = { $seat } beendet das Bündnis mit { $other }.
ne-trade-offered = { $nation } bietet { $partner } { $give } gegen { $want } an.
ne-trade-refused = Kein Handel zwischen { $nation } und { $partner }.
ne-traded = { $nation } gibt { $partner } { $give } und erhält { $want }.
ne-traded-cards = { $nation } gibt { $partner }: { $given }; und erhält: { $received }.
ne-marched = { $nation }: { $figures } { $origin } { $to }.
ne-shipped = { $nation }: { $figures } über See { $origin } { $to }.
ne-shipped-none = { $nation }: Niemand kommt über See { $origin } { $to }.
ne-consent-refused = { $seat } lässt { $nation } nicht durch die Meerengen.
ne-landing-rolled = Landung { $nation } { $region }: gewürfelt { $faces }; verloren: { $figures }.
ne-region-taken = { $nation } nimmt { $region } ein.
ne-region-returned = { $region } { $free ->
    [0] fällt an { $nation } zurück
   *[other] gehört niemandem mehr
}.
ne-ceded = { $nation } tritt { $region } an { $to } ab.
ne-cession-refused = { $nation } behält { $region }, obwohl dort Infanterie { $of } steht.
ne-movement-ended = { $seat } beendet die Bewegung.
ne-cards-drawn = { $nation } zieht { $cards }.
ne-cards-drawn-faces = { $nation } zieht: { $cards }.
ne-card-put-back = { $nation } legt eine wertlose Karte zurück.
ne-combination-played = { $nation } spielt { $cards } aus und erhält { $figures }.
ne-figures-placed = { $nation }: { $figures } { $region } aufgestellt.
ne-great-battle = Große Schlacht { $region }: { $attackers } gegen { $defenders }{ $landed }.
ne-skirmish = Gefecht { $region }: { $attackers } gegen { $defenders }{ $landed }.
ne-lined-up = Aufstellung { $side }: vorn { $front }; hinten { $rear }.
ne-rows-changed = Bewegung { $side }: nach vorn { $forward }; nach hinten { $back }.
ne-fired = { $side } feuert mit { $dice } ({ $faces }): { $hits ->
    [0] kein Treffer
   *[other] { $hits } Treffer
}.
ne-pursued = { $side } verfolgt mit { $dice } ({ $faces }): { $hits ->
    [0] kein Treffer
   *[other] { $hits } Treffer
}.
ne-no-pursuit = Es gibt keine Verfolgung.
ne-lost-battle = { $nation } verliert { $figures } { $region }.
ne-lost-pursuit = { $nation } verliert { $figures } in der Verfolgung.
ne-lost-retreat = { $nation } hat keinen Ausweg und verliert { $figures } { $region }.
ne-lost-removal = { $nation }: { $figures } { $region } vom Plan genommen.
ne-rally-rolled = Truppensammeln { $nation }: gewürfelt { $faces }; { $successes ->
    [0] niemand kann zurückkehren
    [one] { $successes } kann zurückkehren
   *[other] { $successes } können zurückkehren
}.
ne-rallied = Zurück in der zweiten Reihe: { $figures } { $nation }.
ne-battle-lost = Keine Armee mehr in der ersten Reihe; { $side } hat die Schlacht { $region } verloren.
ne-battle-given-up = Durch Aufgabe hat { $side } die Schlacht { $region } verloren.
ne-retreated = { $nation } zieht sich mit { $figures } { $origin } { $to } zurück.
ne-battle-ended = { $side } hat die Schlacht { $region } gewonnen.
ne-leaders-gave-way = Anführer ohne Armeen verlassen { $region }.
ne-note-shown = In diesem Zug gezeigt: { $cards }
ne-eliminated = { $nation } scheidet aus.
ne-resigned = { $seat } gibt auf.
ne-ended-survivor = { $seats } ist als Letzter im Spiel und gewinnt.
ne-ended-limited = Die letzte Runde ist vorbei. Zuwachs: { $scores }. { $count ->
    [one] Sieger
   *[other] Geteilter Sieg
}: { $seats }.
ne-ended-total = Die letzte Runde dieses Gesamtsieges ist vorbei. Zuwachs: { $scores }. { $count ->
    [one] Sieger
   *[other] Geteilter Sieg
}: { $seats }.

## Formen der Namen

ne-nation-start = { $key ->
    [ottoman] Das Osmanische Reich
   *[other] { $nation }
}
ne-nation-with = { $key ->
    [ottoman] dem Osmanischen Reich
   *[other] { $nation }
}
ne-nation-of = { $key ->
    [ottoman] des Osmanischen Reiches
   *[other] von { $nation }
}
ne-region-in = { $key ->
    [vendee] in der Vendée
    [provence] in der Provence
    [gascony] in der Gascogne
    [brittany] in der Bretagne
    [normandy] in der Normandie
    [picardy] in der Picardie
    [midlands] in den Midlands
    [highlands] in den Highlands
    [ukraine] in der Ukraine
    [crimea] auf der Krim
    [donbasin] im Donbecken
    [caucasus] im Kaukasus
    [southernturkey] in der Südtürkei
    [switzerland] in der Schweiz
    [grandduchywarsaw] im Großherzogtum Warschau
    [moldavia] in der Moldau
    [wallachia] in der Walachei
    [papalstates] im Kirchenstaat
    [tuscany] in der Toskana
    [cyrenaica] in der Kyrenaika
   *[other] in { $region }
}
ne-region-to = { $key ->
    [vendee] in die Vendée
    [provence] in die Provence
    [gascony] in die Gascogne
    [brittany] in die Bretagne
    [normandy] in die Normandie
    [picardy] in die Picardie
    [midlands] in die Midlands
    [highlands] in die Highlands
    [ukraine] in die Ukraine
    [crimea] auf die Krim
    [donbasin] ins Donbecken
    [caucasus] in den Kaukasus
    [southernturkey] in die Südtürkei
    [switzerland] in die Schweiz
    [grandduchywarsaw] ins Großherzogtum Warschau
    [moldavia] in die Moldau
    [wallachia] in die Walachei
    [papalstates] in den Kirchenstaat
    [tuscany] in die Toskana
    [cyrenaica] in die Kyrenaika
   *[other] nach { $region }
}
ne-region-from = { $key ->
    [vendee] aus der Vendée
    [provence] aus der Provence
    [gascony] aus der Gascogne
    [brittany] aus der Bretagne
    [normandy] aus der Normandie
    [picardy] aus der Picardie
    [midlands] aus den Midlands
    [highlands] aus den Highlands
    [ukraine] aus der Ukraine
    [crimea] von der Krim
    [donbasin] aus dem Donbecken
    [caucasus] aus dem Kaukasus
    [southernturkey] aus der Südtürkei
    [switzerland] aus der Schweiz
    [grandduchywarsaw] aus dem Großherzogtum Warschau
    [moldavia] aus der Moldau
    [wallachia] aus der Walachei
    [papalstates] aus dem Kirchenstaat
    [tuscany] aus der Toskana
    [cyrenaica] aus der Kyrenaika
   *[other] aus { $region }
}
ne-region-the = { $key ->
    [vendee] die Vendée
    [provence] die Provence
    [gascony] die Gascogne
    [brittany] die Bretagne
    [normandy] die Normandie
    [picardy] die Picardie
    [midlands] die Midlands
    [highlands] die Highlands
    [ukraine] die Ukraine
    [crimea] die Krim
    [donbasin] das Donbecken
    [caucasus] den Kaukasus
    [southernturkey] die Südtürkei
    [switzerland] die Schweiz
    [grandduchywarsaw] das Großherzogtum Warschau
    [moldavia] die Moldau
    [wallachia] die Walachei
    [papalstates] den Kirchenstaat
    [tuscany] die Toskana
    [cyrenaica] die Kyrenaika
   *[other] { $region }
}
ne-region-start = { $key ->
    [vendee] Die Vendée
    [provence] Die Provence
    [gascony] Die Gascogne
    [brittany] Die Bretagne
    [normandy] Die Normandie
    [picardy] Die Picardie
    [midlands] Die Midlands
    [highlands] Die Highlands
    [ukraine] Die Ukraine
    [crimea] Die Krim
    [donbasin] Das Donbecken
    [caucasus] Der Kaukasus
    [southernturkey] Die Südtürkei
    [switzerland] Die Schweiz
    [grandduchywarsaw] Das Großherzogtum Warschau
    [moldavia] Die Moldau
    [wallachia] Die Walachei
    [papalstates] Der Kirchenstaat
    [tuscany] Die Toskana
    [cyrenaica] Die Kyrenaika
   *[other] { $region }
}

## Nationen und Regionen

ne-nation-france = Frankreich
ne-nation-greatbritain = Großbritannien
ne-nation-prussia = Preußen
ne-nation-russia = Russland
ne-nation-ottoman = das Osmanische Reich
ne-nation-austria = Österreich
ne-nation-spain = Spanien
ne-region-paris = Paris
ne-region-london = London
ne-region-berlin = Berlin
ne-region-stpetersburg = St. Petersburg
ne-region-moscow = Moskau
ne-region-constantinople = Konstantinopel
ne-region-vienna = Wien
ne-region-madrid = Madrid
ne-region-burgundy = Burgund
ne-region-centralfrance = Zentralfrankreich
ne-region-provence = Provence
ne-region-gascony = Gascogne
ne-region-vendee = Vendée
ne-region-brittany = Bretagne
ne-region-normandy = Normandie
ne-region-picardy = Picardie
ne-region-lorraine = Lothringen
ne-region-cornwall = Cornwall
ne-region-wales = Wales
ne-region-midlands = Midlands
ne-region-scotland = Schottland
ne-region-highlands = Highlands
ne-region-ulster = Ulster
ne-region-ireland = Irland
ne-region-silesia = Schlesien
ne-region-pomerania = Pommern
ne-region-eastprussia = Ostpreußen
ne-region-estonia = Estland
ne-region-courland = Kurland
ne-region-lithuania = Litauen
ne-region-volhynia = Wolhynien
ne-region-ukraine = Ukraine
ne-region-crimea = Krim
ne-region-donbasin = Donbecken
ne-region-caucasus = Kaukasus
ne-region-northernrussia = Nordrussland
ne-region-novgorod = Nowgorod
ne-region-minsksmolensk = Minsk-Smolensk
ne-region-anatolia = Anatolien
ne-region-ankara = Ankara
ne-region-southernturkey = Südtürkei
ne-region-armenia = Armenien
ne-region-syria = Syrien
ne-region-arabia = Arabien
ne-region-tyrol = Tirol
ne-region-illyria = Illyrien
ne-region-hungary = Ungarn
ne-region-transylvania = Siebenbürgen
ne-region-galicia = Galizien
ne-region-bohemia = Böhmen
ne-region-asturias = Asturien
ne-region-navarre = Navarra
ne-region-catalonia = Katalonien
ne-region-andalusia = Andalusien
ne-region-westernspain = Westspanien
ne-region-portugal = Portugal
ne-region-gibraltar = Gibraltar
ne-region-switzerland = Schweiz
ne-region-badenwurtt = Baden-Württemberg
ne-region-bavaria = Bayern
ne-region-belgium = Belgien
ne-region-hesseberg = Hessen-Berg
ne-region-thuringia = Thüringen
ne-region-saxony = Sachsen
ne-region-westphalia = Westfalen
ne-region-holland = Holland
ne-region-hanover = Hannover
ne-region-mecklenburg = Mecklenburg
ne-region-denmark = Dänemark
ne-region-norway = Norwegen
ne-region-sweden = Schweden
ne-region-finland = Finnland
ne-region-grandduchywarsaw = Großherzogtum Warschau
ne-region-moldavia = Moldau
ne-region-wallachia = Walachei
ne-region-bulgaria = Bulgarien
ne-region-serbia = Serbien
ne-region-bosnia = Bosnien
ne-region-albania = Albanien
ne-region-macedonia = Makedonien
ne-region-greece = Griechenland
ne-region-sicily = Sizilien
ne-region-naples = Neapel
ne-region-papalstates = Kirchenstaat
ne-region-tuscany = Toskana
ne-region-venice = Venedig
ne-region-milan = Mailand
ne-region-piedmont = Piemont
ne-region-morocco = Marokko
ne-region-oran = Oran
ne-region-algeria = Algerien
ne-region-tunisia = Tunesien
ne-region-tripolitania = Tripolitanien
ne-region-cyrenaica = Kyrenaika
ne-region-egypt = Ägypten
ne-faces = { $faces }
ne-on = { $kind }, schon geritten
ne-behind = { $kind } hinten
ne-forward = { $nation }: { $kind } nach vorn
ne-backward = { $nation }: { $kind } zurück
ne-figures-of = { $nation }: { $kind }
ne-cards-given = Gegebene Karten
ne-cards-wanted = Gewünschte Karten
ne-sea-gulfofbothnia = Bottnischer Meerbusen
ne-sea-balticsea = Ostsee
ne-sea-northsea = Nordsee
ne-sea-northatlantic = Nordatlantik
ne-sea-irishsea = Irische See
ne-sea-englishchannel = Ärmelkanal
ne-sea-bayofbiscay = Golf von Biskaya
ne-sea-midatlantic = Mittelatlantik
ne-sea-barbarycoast = Barbareskenküste
ne-sea-gulfofmarseilles = Golf von Marseille
ne-sea-tyrrheniansea = Tyrrhenisches Meer
ne-sea-ioniansea = Ionisches Meer
ne-sea-adriaticsea = Adria
ne-sea-aegeansea = Ägäis
ne-sea-easternmediterranean = Östliches Mittelmeer
ne-sea-blacksea = Schwarzes Meer
ne-map-title = Europa
ne-map-caption = im Zeitalter der großen Koalitionen

manner-survivor = als Letzter im Spiel
manner-limited = durch den größten Zuwachs an Regionen
manner-total = durch den größten Zuwachs an Regionen nach der letzten Runde

## Im Vorraum

napoleon-in-europe-line = 1796 bis 1815. Sieben Großmächte, freie Bündnisse, Kartenkombinationen und Schlachten in zwei Reihen.
napoleon-in-europe-length = drei bis sechs Stunden
napoleon-in-europe-seats = Welche Länder du führst, wählst du zu Beginn des Spiels.
napoleon-in-europe-hidden = Armeen offen, Karten und Aufstellungen verdeckt
napoleon-in-europe-option-players = Spieler
napoleon-in-europe-option-players-2 = 2
napoleon-in-europe-option-players-3 = 3
napoleon-in-europe-option-players-4 = 4
napoleon-in-europe-option-players-5 = 5
napoleon-in-europe-option-players-6 = 6
napoleon-in-europe-option-players-7 = 7
napoleon-in-europe-option-victory = Sieg
napoleon-in-europe-option-victory-limited = Begrenzter Krieg: größter Zuwachs an Regionen
napoleon-in-europe-option-victory-total = Gesamtsieg: der letzte Überlebende
napoleon-in-europe-option-length = Länge des Begrenzten Krieges
napoleon-in-europe-option-length-12 = 12 Runden (kurz)
napoleon-in-europe-option-length-18 = 18 Runden (mittel)
napoleon-in-europe-option-length-24 = 24 Runden (lang)
napoleon-in-europe-option-setup = Aufbau
napoleon-in-europe-option-setup-equal = I Gleiches Recht für alle
napoleon-in-europe-option-setup-central = II Die Mittelmächte
napoleon-in-europe-option-setup-french = III Einhalt den Franzosen
napoleon-in-europe-option-nations = Die Nationen werden
napoleon-in-europe-option-nations-choose = reihum gewählt
napoleon-in-europe-option-nations-draw = ausgelost
napoleon-in-europe-option-free-split = Aufteilung in Aufbau III
napoleon-in-europe-option-free-split-true = Nation für Nation
napoleon-in-europe-option-free-split-false = vorgeschlagene Gruppen
napoleon-in-europe-option-inspiring = Anführer in der ersten Reihe
napoleon-in-europe-option-inspiring-true = geben jeder feuernden Figur einen Würfel
napoleon-in-europe-option-inspiring-false = feuern mit drei Würfeln
napoleon-in-europe-option-straits = Die Meerengen
napoleon-in-europe-option-straits-true = brauchen Zustimmung
napoleon-in-europe-option-straits-false = sind offen
napoleon-in-europe-option-stop-round = Ein Gesamtsieg endet nach Runde (0: nie)

## Eine Schlacht zum Zusehen

ne-battle-great = Große Schlacht { $region }
ne-battle-small = Gefecht { $region }
ne-step-line-up = Aufstellung
ne-step-round = Runde { $round }
ne-step-pursuit = Verfolgung
ne-step-end = Abschluss
ne-arm-infantry = Infanterie
ne-arm-cavalry = Kavallerie
ne-arm-artillery = Artillerie
ne-arm-leader = Anführer
ne-cause-rally = Sammeln
ne-rally-returns = { $count ->
    [0] niemand zurück
    [one] { $count } zurück
   *[other] { $count } zurück
}

## Aussichten

ne-odds = Wenn alle Armeen vorn stehen und niemand aufgibt oder sammelt, wird sie in { $win } von 100 Fällen gewonnen; Armeen, die im Schnitt verloren gehen: dem Angreifer { $lost }, dem Verteidiger { $killed }.
ne-odds-too-large = Armeen: { $own } gegen { $other }, eine zu große Schlacht, um sie durchzurechnen.

## Worum es geht

ne-goal = Der größte Zuwachs an Regionen am Ende gewinnt.
ne-goal-total = Wer als Letzter noch eine Nation mit einer Heimatregion hat, gewinnt.
ne-goal-gain = Zuwachs { $gain }
ne-goal-nations = { $count ->
    [one] { $count } Nation
   *[other] { $count } Nationen
}
ne-goal-out = ausgeschieden
ne-how-limited = Im Begrenzten Krieg gewinnt das Reich, das am meisten gewachsen ist.
ne-how-gain = Dein Zuwachs: alle Regionen, die deinen Nationen gehören, weniger die ihrer Heimatländer. Verlorene Heimatregionen zählen gegen dich.
ne-how-share = Wer mit mehreren Nationen begonnen hat, teilt den Zuwachs durch deren Zahl. Gleicher Zuwachs teilt den Sieg.
ne-how-regions = Eine Kleine Nation gehört dem, dessen Infanterie sie zuletzt betreten hat, und bleibt sein, wenn sie weiterzieht; eine Heimatregion ist nur verloren, solange gegnerische Infanterie in ihr steht.
ne-how-survivor = Beim Gesamtsieg gewinnt, wer als Letzter im Spiel ist.
ne-how-eliminated = Eine Nation, der keine Region ihres Heimatlandes mehr gehört, scheidet sofort mit allen Figuren aus.
ne-how-last-round = { $round ->
    [0] Ein Begrenzter Krieg ist nach Runde 12, 18 oder 24 vorbei, wie vereinbart.
   *[other] Nach Runde { $round } ist das Spiel vorbei; dann gewinnt der größte Zuwachs.
}
napoleon-in-europe-orientation = Klick auf eine deiner Armeen, die leuchtet, sag, wie viele marschieren, dann klick auf eine Nachbarregion. Gekämpft wird nach allen Märschen. Rechtsklick oder langer Druck auf alles andere sagt, warum nicht. Solange nicht gewürfelt und keine Karte gezogen wurde, kannst du alles zurücknehmen.

## Was der Ausbilder von einer Antwort sagt: was sie bringt, was sie kostet

ne-coach-land-up = Du hast mehr Regionen, und die zählen am Ende.
ne-coach-land-down = Du hast weniger Regionen, und die zählen am Ende.
ne-coach-army-up = Danach hast du mehr Figuren.
ne-coach-army-down = Danach hast du weniger Figuren.
ne-coach-cards-up = Du hast mehr Karten für einen Satz.
ne-coach-cards-down = Du hast weniger Karten für einen Satz.
ne-coach-capital-up = Es hält feindliche Armeen von deiner Hauptstadt fern.
ne-coach-capital-down = Es lässt feindliche Armeen neben deine Hauptstadt kommen.
ne-coach-border-up = Weniger deiner Regionen liegen offen vor feindlichen Armeen.
ne-coach-border-down = Mehr deiner Regionen liegen offen vor feindlichen Armeen.
ne-coach-reach-up = Mehr Regionen, die du nehmen könntest, kommen in Reichweite.
ne-coach-reach-down = Weniger Regionen, die du nehmen könntest, sind in Reichweite.
ne-coach-allies-up = Es hält deine Verbündeten auf deiner Seite.
ne-coach-allies-down = Es kostet dich einen Verbündeten.
ne-coach-rivals-up = { $others ->
    [one] Dein Gegner steht danach schlechter da.
   *[other] Deine Gegner stehen danach schlechter da.
}
ne-coach-rivals-down = { $others ->
    [one] Dein Gegner steht danach besser da.
   *[other] Deine Gegner stehen danach besser da.
}
