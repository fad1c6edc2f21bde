"""What the battle is about: morale, and the objective line at nightfall (TM §19.1 §19.2 §19.3)."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from feldherr.games.triomphe_a_marengo.board import AUSTRIA, FRANCE, LAST_ROUND
from feldherr.games.triomphe_a_marengo.rules.victory import NEEDED_BEYOND, beyond_the_line
from feldherr.games.triomphe_a_marengo.shown.words import say, side_text
from feldherr.games.triomphe_a_marengo.state import State, level
from feldherr.kernel.view import Goal, Row

HOW = (("how-morale", "19.1"), ("how-losses", "18.4.4"), ("how-line", "19.3"), ("how-held", "19.4"))


def winning() -> tuple[Row, ...]:
    return tuple([Row(say(name), "", rule=rule) for name, rule in HOW])


def on_turn(s: State) -> tuple[int, ...]:
    """TM §5.2: the sides take turns."""
    return (s.side,)


class Held(NamedTuple):
    """How far both sides are: their morale, and how many stand beyond the objective line."""

    morale: tuple[int, int]
    beyond: int


def holdings(s: State) -> Held:
    """TM §18.1.1 §19.3: counted once for all who look at the same state, one after the other."""
    known = LATEST[0]
    if known is None or known[0] is not s:
        known = LATEST[0] = s, Held((level(s, AUSTRIA), level(s, FRANCE)), beyond_the_line(s))
    return known[1]


LATEST: list[tuple[State, Held] | None] = [None]
"""The state that was looked at last. Nobody changes a state once it is shown."""


def goal(s: State) -> Goal:
    held = holdings(s)
    return goal_at(s.round, *held.morale, held.beyond)


@lru_cache(2000)
def goal_at(round_: int, austria: int, france: int, beyond: int) -> Goal:
    rows = (
        Row(
            side_text(AUSTRIA), say("goal-austria", morale=austria, beyond=beyond, needed=NEEDED_BEYOND), rule="19.3",
            seat=AUSTRIA,
        ),
        Row(side_text(FRANCE), say("goal-france", morale=france), rule="18.1.1", seat=FRANCE),
    )  # fmt: skip
    return Goal(say("goal"), rows, round_, LAST_ROUND, winning())
