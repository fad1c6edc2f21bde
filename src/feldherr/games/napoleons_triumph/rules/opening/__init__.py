"""Chapters 6, 17 and 19: before the first turn."""
