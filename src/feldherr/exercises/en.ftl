### What is said of exercises.

exercise-title = Exercise { $number }
exercise-equal = After the first answer there was more than one way: none is better than yours, another would have been as good.

## Triomphe à Marengo

exercise-tm-storm = Take { $place } with a single action, whatever stands there and whatever the enemy does.
exercise-tm-storm-right =
    { $wrong ->
        [one] Right. In every world you cannot exclude, and whatever is answered, the area falls; the other first answer leaves the enemy a way out.
       *[other] Right. In every world you cannot exclude, and whatever is answered, the area falls; each of the { $wrong } other first answers leaves the enemy a way out.
    }
exercise-tm-storm-wrong = After that the enemy can still hold the area, or you do not come there at all. Certain is: { $better }

## Napoleon's Triumph

exercise-nt-march = Bring a whole corps to { $place } with one command, nobody left behind.
exercise-nt-march-right =
    { $wrong ->
        [one] Right. The other first answer does not bring a whole corps there.
       *[other] Right. None of the { $wrong } other first answers brings a whole corps there.
    }
exercise-nt-march-wrong = That way no whole corps comes there with this command. It goes by: { $better }
exercise-nt-storm = Win { $place } with this attack, whatever stands there and whatever the enemy does.
exercise-nt-storm-right = Right. In every world you cannot exclude, and whatever is answered, the attack wins.
exercise-nt-storm-wrong = After that the enemy can still hold the locale. Certain is: { $better }

## Viktory II

exercise-v2-join = Battle for { $place }: bring in at most one more unit, then fight. How is it won most likely?
exercise-v2-join-right = Right. That wins { $best } of 100 battles; the next best answer { $other }.
exercise-v2-join-wrong = That way { $other } of 100 battles are won. { $best } are won by: { $better }
exercise-v2-fallen = Battle for { $place }: choose who falls, so that the hex is most likely yours in the end.
exercise-v2-fallen-right = Right. So the hex is yours in { $best } of 100 cases; by the next best answer in { $other }.
exercise-v2-fallen-wrong = That way the hex is yours in { $other } of 100 cases, in { $best } by: { $better }

## Trench Club

exercise-tc-fort = Take this fort with the move of one unit: { $place }.
exercise-tc-fort-right =
    { $wrong ->
        [one] Right. The other first answer does not lead into the fort.
       *[other] Right. None of the { $wrong } other first answers leads into the fort.
    }
exercise-tc-fort-wrong = That way the fort cannot be reached with this move. It goes by: { $better }
exercise-tc-coins =
    { $sign ->
        [minus] −{ $whole }.{ $tenth }
       *[plus] { $whole }.{ $tenth }
    }
exercise-tc-fire = Declare one attack and have it fought: which one gains most coins on average, what you lose deducted?
exercise-tc-fire-right = Right. The prices of what is destroyed, less your losses, come to { $best } coins on average; with the next best answer { $other }.
exercise-tc-fire-wrong = That gains { $other } coins on average. { $best } are gained by: { $better }

## Napoleon in Europe

exercise-ne-march = Take this region with one march or one voyage, as surely as can be: { $place }.
exercise-ne-march-right = Right. It is yours in { $best } of 100 cases; by the next best answer in { $other }.
exercise-ne-march-wrong = That way the region is yours in { $other } of 100 cases, in { $best } by: { $better }
