"""Exercises: positions of real games with one best answer, proven by looking through all the seat cannot exclude."""
