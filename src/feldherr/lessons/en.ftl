### What a coach says in every game.

## Lessons made of examples

lesson-example = The example goes on: { $what }.
lesson-refused = Not possible here: { $what }. The rule says why.
lesson-otherwise = You may do that, but the example shows something else: “{ $topic }”. Read the rule, then do what is lit.
