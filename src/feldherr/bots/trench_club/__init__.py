"""Opponents for Trench Club."""

NAMES = ("greedy",)
"""By strength, the weakest first."""
