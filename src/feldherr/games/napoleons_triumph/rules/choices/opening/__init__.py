"""Chapters 5, 6, 17 and 19: what may be answered before the first turn, and in conference."""
