ford-title = Furt
ford-north = Nord
ford-south = Süd
ford-yes = ja
ford-no = nein
ford-area-0 = das Lager
ford-area-1 = der Hügel
ford-area-2 = die Furt
ford-area-3 = der Hof
ford-area-4 = die Brücke

ford-heading = Zug { $turn } von { $last }: { $side } befiehlt
ford-row-morale = Moral
ford-row-mixed = Hat diesen Zug gemischt
ford-row-commands = Befehle übrig
ford-row-from = Von
ford-row-into = Nach
ford-fight = { $side } greift an
ford-bag = Unter diesen Blöcken: { $faces }

ford-ask-commands = Gib einen Befehl: Marsch oder Angriff.
ford-ask-blocks-to-march = Nenne die Blöcke, die marschieren, einen bis drei.
ford-ask-stand-or-leave = Du wirst angegriffen. Standhalten oder räumen?
ford-ask-front-block = Nenne verdeckt den vorderen Block.
ford-ask-support-block = Nenne einen Block zur Unterstützung oder keinen.
ford-ask-fire-or-not = Feuert der vordere Block?
ford-ask-step-to-lose = Welcher Block verliert eine Stufe?

ford-march = Marsch, Start: { $origin }, Ziel: { $to }
ford-march-all = Marsch, Start: { $origin }, Ziel: { $to }, { $count ->
    [one] ein Block
   *[other] { $count } Blöcke
 }
ford-attack = Angriff, Start: { $origin }, Ziel: { $target }
ford-name = Block { $block }
ford-pass = Zug beenden
ford-mix = Blöcke mischen: { $area }
ford-resign = Aufgeben
ford-stand-or-leave-yes = Standhalten
ford-stand-or-leave-no = Räumen
ford-fire-or-not-yes = Feuern
ford-fire-or-not-no = Nicht feuern
ford-no-support = Keine Unterstützung
ford-done = Das sind alle

ford-face-infantry-1 = Infanterie 1
ford-face-infantry-2 = Infanterie 2
ford-face-infantry-3 = Infanterie 3
ford-face-cavalry-1 = Kavallerie 1
ford-face-cavalry-2 = Kavallerie 2
ford-face-cavalry-3 = Kavallerie 3
ford-face-artillery-1 = Artillerie 1
ford-face-artillery-2 = Artillerie 2
ford-face-artillery-3 = Artillerie 3

ford-dealt = { $side } stellt seine Blöcke auf.
ford-turn-began = Zug { $turn }: { $side } befiehlt.
ford-marched = { $side } marschiert mit { $count ->
    [one] einem Block
   *[other] { $count } Blöcken
 }; Ziel: { $to }.
ford-attacked = { $side } greift an: { $origin }, Ziel: { $target }.
ford-left = { $side } räumt: { $area }.
ford-fired = { $side } feuert: { $faces }.
ford-lined = { $side } deckt seine Linie auf, { $count ->
    [one] ein Block
   *[other] { $count } Blöcke
 }.
ford-revealed = Block { $block } ist { $face }.
ford-step-lost = Block { $block } von { $side } verliert eine Stufe; die Moral sinkt auf { $morale }.
ford-mixed = { $side } mischt { $count } Blöcke: { $area }.
ford-resigned = { $side } gibt auf.

manner-morale = durch gebrochene Moral
manner-time = nach Ablauf der Zeit
infantry-1 = Infanterie 1
infantry-2 = Infanterie 2
infantry-3 = Infanterie 3
cavalry-1 = Kavallerie 1
cavalry-2 = Kavallerie 2
cavalry-3 = Kavallerie 3
artillery-1 = Artillerie 1
artillery-2 = Artillerie 2
artillery-3 = Artillerie 3
