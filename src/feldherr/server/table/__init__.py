"""A game that is played: rooms, what viewers do and see, clocks, opponents, dice."""
