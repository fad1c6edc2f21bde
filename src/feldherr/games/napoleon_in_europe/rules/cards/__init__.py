"""Chapters 14 and 15: cards and what is built for them."""
