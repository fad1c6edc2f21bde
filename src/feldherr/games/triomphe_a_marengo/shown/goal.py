"""What the battle is about: morale, and the objective line at nightfall (TM §19.1 §19.2 §19.3)."""

from __future__ import annotations

from functools import lru_cache

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


def goal(s: State) -> Goal:
    return goal_at(s.round, level(s, AUSTRIA), level(s, FRANCE), beyond_the_line(s))


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
