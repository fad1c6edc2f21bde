"""What the battle is about: morale, and the key locales in the evening (NT §16.1 §16.2). Public facts only."""

from __future__ import annotations

from functools import lru_cache

from feldherr.games.napoleons_triumph.board import ALLIES, FIRST_ROUND, FRANCE, KEYS, LAST_ROUND
from feldherr.games.napoleons_triumph.shown.words import round_number, say, side_text
from feldherr.games.napoleons_triumph.state import State, ThisTurn, occupant
from feldherr.kernel.view import Goal, Row

HOW = (("how-morale", "16.1"), ("how-losses", "13.2"), ("how-keys", "16.2"), ("how-control", "16.4"))
BY_REINFORCEMENTS = (("how-alone", "16.7"), ("how-reinforced", "16.8"))


def winning() -> tuple[Row, ...]:
    return tuple([Row(say(name), "", rule=rule) for name, rule in (*HOW, *BY_REINFORCEMENTS)])


def on_turn(s: State) -> tuple[int, ...]:
    """NT §7.2 §19.23: a side acts with all its players; in the set-up whoever is asked."""
    if s.round == FIRST_ROUND[s.scenario] and s.side == ALLIES and s.turn == ThisTurn():
        return ()
    return s.teams[s.side]


def goal(s: State) -> Goal:
    """NT §16.3 §16.4: whether a key locale is controlled depends on hidden faces; who stands there does not."""
    blue = standing(s, ALLIES, "blue")
    others = tuple(standing(s, FRANCE, colour) for colour in ("green", "red", "black"))
    leaders = s.teams[ALLIES][0], s.teams[FRANCE][0]
    return goal_at(s.scenario, s.round, tuple(s.morale), blue, others, leaders, s.reinforced)


def standing(s: State, side: int, colour: str) -> int:
    return sum(occupant(s, locale) == side for locale in KEYS[colour])


@lru_cache(2000)
def goal_at(
    scenario: int, round_: int, morale: tuple[int, ...], blue: int, others: tuple[int, ...], leaders: tuple[int, int],
    reinforced: bool,
) -> Goal:  # fmt: skip
    green, red, black = others
    rows = (
        Row(side_text(ALLIES), say("goal-allies", morale=morale[ALLIES], blue=blue), rule="16.3", seat=leaders[ALLIES]),
        Row(
            side_text(FRANCE), say("goal-french", morale=morale[FRANCE], green=green, red=red, black=black),
            rule="16.3", seat=leaders[FRANCE],
        ),
    )  # fmt: skip
    *how, alone, relieved = winning()
    how.append(relieved if reinforced else alone)
    return Goal(say("goal"), rows, round_number(scenario, round_), round_number(scenario, LAST_ROUND), tuple(how))
