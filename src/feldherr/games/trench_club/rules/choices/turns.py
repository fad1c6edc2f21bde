"""Chapter 3: which armies act, who of them may, and how the word passes in a common turn."""

from __future__ import annotations

from typing import Any

from feldherr.games.trench_club.actions import HAND_OVER, UseArmy
from feldherr.games.trench_club.state import ARMIES, State
from feldherr.kernel.question import Refuse, offered


def active(s: State, unit: int) -> bool:
    """TC §3.13: units of an army that pauses neither move nor attack; bought ones belong to none (ruling r10)."""
    army = s.army[unit]
    return army < 0 or bool(s.turn.armies >> army & 1)


def army_to_use(s: State, chosen: tuple[Any, ...], count: int, no: Refuse | None = None) -> list[Any]:
    """TC §3.5 §3.6 §3.8 §3.12: which of the own armies act, `count` of them; empty ones count too (ruling r8)."""

    def army_refusal(army: UseArmy) -> str | None:
        if army in chosen:
            return "3.12"
        return None

    return offered(map(UseArmy, range(ARMIES)), army_refusal, no)


def word_options(s: State, seat: int, end: Any) -> list[Any]:
    """Ruling r58: in a common turn the word may be handed over, once something was done with it."""
    mates = [other for power, other in enumerate(s.seat_of) if s.house[power] == s.now and other != seat]
    if mates and s.turn.acted and not s.turn.finished >> mates[0] & 1:
        return [HAND_OVER, end]
    return [end]
