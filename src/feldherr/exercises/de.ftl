### Was zu Übungen gesagt wird.

exercise-title = Übung { $number }
exercise-equal = Nach der ersten Antwort gab es mehr als einen Weg: Keiner ist besser als deiner, ein anderer wäre ebenso gut gewesen.

## Triomphe à Marengo

exercise-tm-storm = Nimm { $place } mit einer einzigen Aktion, was immer dort steht und was der Gegner auch tut.
exercise-tm-storm-right =
    { $wrong ->
        [one] Richtig. In jeder Lage, die du nicht ausschließen kannst, und bei jeder Erwiderung fällt das Gebiet; die andere erste Antwort lässt dem Gegner einen Ausweg.
       *[other] Richtig. In jeder Lage, die du nicht ausschließen kannst, und bei jeder Erwiderung fällt das Gebiet; jede der { $wrong } anderen ersten Antworten lässt dem Gegner einen Ausweg.
    }
exercise-tm-storm-wrong = Danach kann der Gegner das Gebiet noch halten, oder du kommst gar nicht hin. Sicher ist: { $better }

## Napoleon's Triumph

exercise-nt-march = Bring mit einem Kommando ein ganzes Korps nach { $place }, ohne jemanden zurückzulassen.
exercise-nt-march-right =
    { $wrong ->
        [one] Richtig. Die andere erste Antwort bringt kein ganzes Korps dorthin.
       *[other] Richtig. Keine der { $wrong } anderen ersten Antworten bringt ein ganzes Korps dorthin.
    }
exercise-nt-march-wrong = So kommt mit diesem Kommando kein ganzes Korps dorthin. Es geht so: { $better }
exercise-nt-storm = Erobere { $place } mit diesem Angriff, was immer dort steht und was der Gegner auch tut.
exercise-nt-storm-right = Richtig. In jeder Lage, die du nicht ausschließen kannst, und bei jeder Erwiderung gewinnt der Angriff.
exercise-nt-storm-wrong = Danach kann der Gegner die Stellung noch halten. Sicher ist: { $better }

## Viktory II

exercise-v2-join = Schlacht um { $place }: Führ höchstens noch eine Einheit hinein, dann wird gekämpft. Wie gewinnst du sie am ehesten?
exercise-v2-join-right = Richtig. So werden { $best } von 100 Schlachten gewonnen; mit der nächstbesten Antwort { $other }.
exercise-v2-join-wrong = So werden { $other } von 100 Schlachten gewonnen. { $best } sind es so: { $better }
exercise-v2-fallen = Schlacht um { $place }: Wähl, wer fällt, damit das Hexfeld am Ende am ehesten dir gehört.
exercise-v2-fallen-right = Richtig. So gehört das Hexfeld in { $best } von 100 Fällen dir; mit der nächstbesten Antwort in { $other }.
exercise-v2-fallen-wrong = So gehört das Hexfeld in { $other } von 100 Fällen dir, in { $best } so: { $better }

## Trench Club

exercise-tc-fort = Nimm dieses Fort mit der Bewegung einer einzigen Einheit: { $place }.
exercise-tc-fort-right =
    { $wrong ->
        [one] Richtig. Die andere erste Antwort führt nicht ins Fort.
       *[other] Richtig. Keine der { $wrong } anderen ersten Antworten führt ins Fort.
    }
exercise-tc-fort-wrong = So ist das Fort mit dieser Bewegung nicht zu erreichen. Es geht so: { $better }
exercise-tc-coins =
    { $sign ->
        [minus] −{ $whole },{ $tenth }
       *[plus] { $whole },{ $tenth }
    }
exercise-tc-fire = Erklär einen Angriff und lass ihn austragen: Welcher bringt im Schnitt die meisten Münzen, eigene Verluste abgezogen?
exercise-tc-fire-right = Richtig. Die Preise des Zerstörten, weniger deine Verluste, machen im Schnitt { $best } Münzen; mit der nächstbesten Antwort { $other }.
exercise-tc-fire-wrong = Das bringt im Schnitt { $other } Münzen. { $best } bringt: { $better }

## Napoleon in Europe

exercise-ne-march = Nimm diese Region mit einem Marsch oder einer Verschiffung, so sicher es geht: { $place }.
exercise-ne-march-right = Richtig. Sie gehört in { $best } von 100 Fällen dir; mit der nächstbesten Antwort in { $other }.
exercise-ne-march-wrong = So gehört die Region in { $other } von 100 Fällen dir, in { $best } so: { $better }
