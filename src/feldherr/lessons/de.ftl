### What a coach says in every game.

## Lektionen aus Beispielen

lesson-example = Im Beispiel geht es so weiter: { $what }.
lesson-refused = Hier nicht möglich: { $what }. Warum, sagt die Regel.
lesson-otherwise = Das darfst du, aber das Beispiel zeigt etwas anderes: „{ $topic }“. Lies die Regel und tu dann, was leuchtet.
