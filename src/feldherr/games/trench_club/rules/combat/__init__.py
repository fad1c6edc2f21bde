"""Chapters 8, 9, 12 and 14: combat."""
