"""Opponents for Triomphe à Marengo."""

NAMES = ("greedy",)
