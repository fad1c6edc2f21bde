### What a coach says in every game.

## Lessons made of examples, and what is objected where a lesson names no reason

lesson-example = The example goes on: { $what }.
lesson-refused = Not possible here: { $what }. { $reason }
lesson-otherwise = You may do that, but this is about something else. { $reason }
lesson-otherwise-alike = That would be possible, too, but it misses the point. { $reason }
lesson-otherwise-ends = With that it would be over here already. { $reason }
lesson-about = It is about “{ $topic }”.
lesson-beyond = The beginning is right, but then it goes too far: do only what is lit.
