"""The three priority lists (TC §15.14 §15.15): the first action that can be carried out, narrowed letter by letter."""

from __future__ import annotations

from feldherr.games.trench_club.rules.automa.actor import Actor
from feldherr.games.trench_club.rules.automa.foot import LIST_I
from feldherr.games.trench_club.rules.automa.lines import Plan, first
from feldherr.games.trench_club.rules.automa.melee import LIST_II
from feldherr.games.trench_club.rules.automa.ranged import LIST_III
from feldherr.games.trench_club.rules.units import FOOT, GROUND_RANGE
from feldherr.games.trench_club.state import State

LISTS = {1: LIST_I, 2: LIST_II, 3: LIST_III}


def list_of(kind: int) -> int:
    """TC §15.12: foot soldiers, then melee units with range exactly 1, then ranged ones."""
    if FOOT[kind]:
        return 1
    return 2 if GROUND_RANGE[kind] == (1, 1) else 3


def plan(s: State, unit: int) -> Plan:
    """What a unit would do now."""
    return first(Actor(s, unit), LISTS[list_of(s.kind[unit])])
