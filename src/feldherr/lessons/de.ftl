### What a coach says in every game.

## Lektionen aus Beispielen, und was eingewandt wird, wo eine Lektion keinen Grund nennt

lesson-example = Im Beispiel geht es so weiter: { $what }.
lesson-refused = Hier nicht möglich: { $what }. { $reason }
lesson-otherwise = Das darfst du, aber hier geht es um etwas anderes. { $reason }
lesson-otherwise-alike = Auch das ginge, führt aber an der Sache vorbei. { $reason }
lesson-otherwise-ends = Damit wäre hier schon Schluss. { $reason }
lesson-about = Es geht um „{ $topic }“.
lesson-beyond = Der Anfang ist richtig, aber dann geht es zu weit: Tu nur, was leuchtet.
