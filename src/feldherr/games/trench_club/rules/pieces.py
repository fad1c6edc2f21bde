"""The verbs: putting units on the map, moving, losing, hurting and teaching them. Each writes and tells."""

from __future__ import annotations

from feldherr.games.trench_club.board import NOBODY
from feldherr.games.trench_club.events import Destroyed, Learned
from feldherr.games.trench_club.rules.units import DESTROYED, GUN_TURRET
from feldherr.games.trench_club.state import ABOARD, BOX, GONE, INSIDE, LOOSE, State, spot
from feldherr.kernel.game import Emit


def recruit(s: State, power: int, kind: int, army: int = LOOSE) -> int:
    """TC §2.16 §10.14: a new unit has no damage and no experience. Its number."""
    for column, value in zip(
        (s.kind, s.owner, s.where, s.aboard, s.damage, s.experience, s.army, s.flags),
        (kind, power, BOX, NOBODY, 0, 0, army, 0),
    ):
        column.append(value)
    return len(s.kind) - 1


def lift(s: State, unit: int) -> None:
    """Off its hex; who only passes over somebody else's hex does not hold it (TC §4.18)."""
    hex_ = s.where[unit]
    if 0 <= hex_ < INSIDE and s.at[hex_] == unit:
        s.at[hex_] = NOBODY


def put(s: State, unit: int, hex_: int) -> None:
    """TC §4.20: one unit a hex. A unit on its way may stand over a friend until it goes on."""
    lift(s, unit)
    s.where[unit] = hex_
    if s.at[hex_] == NOBODY:
        s.at[hex_] = unit


def put_inside(s: State, unit: int, fort: int) -> None:
    """TC §7.12 §7.13: into a fort, however many are there."""
    lift(s, unit)
    s.where[unit] = INSIDE + fort
    s.aboard[unit] = NOBODY


def put_aboard(s: State, unit: int, truck: int) -> None:
    lift(s, unit)
    s.where[unit], s.aboard[unit] = ABOARD, truck


def remove(s: State, unit: int) -> None:
    lift(s, unit)
    s.where[unit], s.aboard[unit] = GONE, NOBODY


def cargo(s: State, truck: int) -> list[int]:
    """TC §6.5: who rides in a truck, ascending."""
    return [unit for unit, its in enumerate(s.aboard) if its == truck]


def hurt(s: State, emit: Emit, unit: int, damage: int) -> bool:
    """TC §9.22 §9.23: markers are added; with 6 or more the unit is destroyed at once. Whether it was."""
    s.damage[unit] = min(DESTROYED, s.damage[unit] + damage)
    if s.damage[unit] < DESTROYED:
        return False
    hex_, at = s.where[unit], spot(s, unit)
    remove(s, unit)
    emit(Destroyed(s.owner[unit], unit, s.kind[unit], hex_, at))
    return True


def teach(s: State, emit: Emit, unit: int, points: int) -> None:
    """TC §9.24 §9.25: points are counted without limit (ruling r31); a turret learns nothing (ruling r41)."""
    if points and s.kind[unit] != GUN_TURRET and s.where[unit] != GONE:
        s.experience[unit] += points
        emit(Learned(s.owner[unit], unit, s.kind[unit], points, s.experience[unit], spot(s, unit)))
