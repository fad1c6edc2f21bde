"""What an opponent from outside did that no game can go on with."""

from __future__ import annotations


class Misplay(ValueError):
    """It gave no answer, or none that was open; said in a sentence."""
