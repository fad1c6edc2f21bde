"""What may be answered in moving: chapters 7, 8, 12 and 15."""
