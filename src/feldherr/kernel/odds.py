"""What a battle may be expected to bring, and how such numbers are said."""

from __future__ import annotations

from typing import NamedTuple

from feldherr.kernel.text import Argument, Text, say


class Odds(NamedTuple):
    """The chance that the attacker wins, and how much each side loses on average."""

    win: float
    lost: float
    killed: float

    def said(self) -> dict[str, Argument]:
        """As arguments of a sentence."""
        lost, killed = (tenths(round(10 * number)) for number in (self.lost, self.killed))
        return {"win": percent(self.win), "lost": lost, "killed": killed}


def percent(chance: float) -> int:
    """In how many of 100 cases; what is not certain is not called so."""
    whole = round(100 * chance)
    return 99 if whole == 100 and chance < 1 else 1 if whole == 0 and chance > 0 else whole


def tenths(number: int) -> Text:
    """A number given in tenths, as each language writes it."""
    return say("tenths", whole=number // 10, tenth=number % 10)
