"""Opponents for Napoleon's Triumph."""

NAMES = ("greedy",)
