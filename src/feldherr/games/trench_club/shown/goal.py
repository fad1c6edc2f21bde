"""What the war is about: forts (TC §11.1)."""

from __future__ import annotations

from functools import lru_cache

from feldherr.games.trench_club.rules.units import TEAMS
from feldherr.games.trench_club.rules.victory import goal as needed_forts
from feldherr.games.trench_club.rules.victory import team_forts
from feldherr.games.trench_club.shown.words import say
from feldherr.games.trench_club.state import State
from feldherr.kernel.view import Goal, Row

HOW = (("how-forts", "11.1"), ("how-conquer", "7.2"), ("how-surrender", "11.4"))


def winning(needed: int = 0, stop: int = 0) -> tuple[Row, ...]:
    """TC §11.1: with so many forts, stopped after this round; 0: whatever is agreed."""
    how = [Row(say(name, needed=needed), "", rule=rule) for name, rule in HOW]
    return (*how, Row(say("how-stopped", round=stop), "", rule="11.1"))


def on_turn(s: State) -> tuple[int, ...]:
    """TC §3.1: house by house; in the set-up whoever is asked."""
    if not s.round:
        return ()
    return tuple(sorted(seat for power, seat in enumerate(s.seat_of) if seat >= 0 and s.house[power] == s.now))


def goal(s: State) -> Goal:
    first = tuple(
        next((seat for power, seat in enumerate(s.seat_of) if seat >= 0 and s.team[power] == team), -1)
        for team in (0, 1)
    )
    return goal_at(needed_forts(s), (team_forts(s, 0), team_forts(s, 1)), first, s.round, s.rules.stop_round)


@lru_cache(2000)
def goal_at(needed: int, forts: tuple[int, int], first: tuple[int, ...], round_: int, stop: int) -> Goal:
    """TC §11.1 §11.2 §11.3: the forts of both partners count together; the automa has no seat."""
    rows = tuple(
        Row(say(f"goal-{TEAMS[team]}"), forts[team], needed, "11.1", first[team] if first[team] >= 0 else None)
        for team in (0, 1)
    )
    return Goal(say("goal", needed=needed), rows, round_, stop, winning(needed, stop))
