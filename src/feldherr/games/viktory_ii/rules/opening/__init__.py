"""Before the first turn: what is agreed, and the set-up."""
