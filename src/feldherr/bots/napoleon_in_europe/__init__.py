"""Opponents for Napoleon in Europe, weakest first."""

NAMES = ("greedy",)
