"""Chapters 11 and 12: what may be answered in an attack, step by step."""
