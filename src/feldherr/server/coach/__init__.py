"""The coach at the table: who may ask him, what he says, what a turn has cost."""
