"""Opponents for Viktory II, weakest first."""

NAMES = ("greedy",)
