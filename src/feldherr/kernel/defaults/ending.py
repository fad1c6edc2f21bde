"""How a game ends: by who has won, and by resigning."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import ClassVar, NoReturn

from feldherr.kernel.answers import Outcome, Over
from feldherr.kernel.event import Event

TWO_SIDES = (0, 1)
"""The team of each seat, where two play against each other."""


class Resigned(Event, frozen=True, tag=True):
    """Somebody gave up. The rule it is told under is the game's `resign_rule`."""

    final: ClassVar[bool] = True
    side: int


def outcome(winning: Collection[int], manner: str, teams: Sequence[int] = TWO_SIDES) -> Outcome:
    """Teams that win share what there is to win; if none does, all share it. `teams` has the team of each seat."""
    share = 1 / len(set(winning or teams))
    winners = tuple(seat for seat, team in enumerate(teams) if team in winning)
    return Outcome(winners, manner, tuple(share if team in (winning or teams) else 0.0 for team in teams))


def end(winning: Collection[int], manner: str, teams: Sequence[int] = TWO_SIDES) -> NoReturn:
    """The game is over."""
    raise Over(outcome(winning, manner, teams))


def resign(seat: int, teams: Sequence[int], emit: Callable[[Event], None]) -> NoReturn:
    """Give up for one's team: the others have won."""
    emit(Resigned(seat))
    end(sorted({*teams} - {teams[seat]}), "resigned", teams)
