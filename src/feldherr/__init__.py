"""Feldherr: historical board wargames on one engine."""

__version__ = "0.1.0"
