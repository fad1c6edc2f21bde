"""Opponents against each other, and how strong they are."""
