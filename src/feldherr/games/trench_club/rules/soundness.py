"""What must hold in every state the rules can reach."""

from __future__ import annotations

from feldherr.games.trench_club.board import FORT, NOBODY, TRENCH
from feldherr.games.trench_club.rules.movement.ground import can_enter
from feldherr.games.trench_club.rules.pieces import cargo
from feldherr.games.trench_club.rules.units import DESTROYED, FOOT, RIDES, SPECIAL, TRUCK
from feldherr.games.trench_club.state import (
    ABOARD,
    BOX,
    COLUMNS,
    GONE,
    INSIDE,
    State,
    frame_of,
    in_trench,
    trench_of,
)


def faults(s: State) -> list[str]:
    """Sentences; none in a sound state."""
    if len({len(getattr(s, column)) for column in COLUMNS}) > 1:
        return ["the columns of the units are of different length"]
    return [*index_faults(s), *unit_faults(s), *fort_faults(s), *other_faults(s)]


def index_faults(s: State) -> list[str]:
    """TC §4.20: one unit a hex; only who is moving may be over a friend."""
    out = []
    for hex_, unit in enumerate(s.at):
        if unit >= 0 and s.where[unit] != hex_:
            out.append(f"unit {unit} is not on hex {hex_}, where the index has it")
    for unit, where in enumerate(s.where):
        if 0 <= where < INSIDE and s.at[where] != unit and s.turn.moving != unit:
            out.append(f"unit {unit} is not in the index of its hex")
    return out


def unit_faults(s: State) -> list[str]:
    """TC §6.1 §6.2 §9.23: damage below 6, riders in trucks, nobody on a fort's hexes."""
    out = []
    here = frame_of(s)
    for unit, where in enumerate(s.where):
        kind = s.kind[unit]
        if where != GONE and not 0 <= s.damage[unit] < DESTROYED:
            out.append(f"unit {unit} has {s.damage[unit]} damage")
        if 0 <= where < INSIDE:
            if here.ground[where] == FORT:
                out.append(f"unit {unit} stands on a fort")
            if s.rules.trenches and s.turn.phase != "setup" and s.terrain[where] == TRENCH:
                if not can_enter(True, kind, TRENCH):
                    out.append(f"unit {unit} stands in a trench it cannot enter")
        if (s.aboard[unit] >= 0) != (where == ABOARD):
            out.append(f"unit {unit} is half aboard")
        if where == ABOARD and (s.kind[s.aboard[unit]] != TRUCK or not RIDES[kind]):
            out.append(f"unit {unit} rides where it cannot")
        if kind == TRUCK and len(cargo(s, unit)) > 4:
            out.append(f"truck {unit} is overloaded")
        if where == BOX and s.turn.phase not in ("setup", "money"):
            out.append(f"unit {unit} was never placed")
    special = [s.kind[u] for u, where in enumerate(s.where) if where != GONE and SPECIAL[s.kind[u]]]
    if len(special) != len(set(special)):
        out.append("a special unit is there twice")
    return out


def fort_faults(s: State) -> list[str]:
    """TC §7.9 §7.13: in a fort are units of its owner only."""
    out = []
    for unit, where in enumerate(s.where):
        if where >= INSIDE and s.house[s.owner[unit]] != s.fort[where - INSIDE]:
            out.append(f"unit {unit} is in a fort that is not its own")
    return out


def other_faults(s: State) -> list[str]:
    """TC §10.5 §13.16 §17.19: no debts, one mine a hex, never two teams in one trench."""
    out = [f"house {house} has {coins} coins" for house, coins in enumerate(s.coins) if coins < 0]
    if len({hex_ for hex_, _ in s.mines}) != len(s.mines):
        out.append("two mines lie on one hex")
    if s.rules.trenches:
        for unit, where in enumerate(s.where):
            if in_trench(s, unit):
                others = [s.at[h] for h in trench_of(s, where) if s.at[h] >= 0 and FOOT[s.kind[s.at[h]]]]
                if any(s.team[s.owner[other]] != s.team[s.owner[unit]] for other in others):
                    out.append(f"two teams are in the trench of unit {unit}")
    if s.turn.truck != NOBODY and s.kind[s.turn.truck] != TRUCK:
        out.append("what is being loaded is no truck")
    return out
