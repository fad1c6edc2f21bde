"""Chapters 11, 12 and 14.5: alliances and trade."""
