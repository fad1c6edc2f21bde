"""Chapters 7, 8, 10, 13 and 14: settlements and the units they support."""
