"""Chapters 7.4, 8.1, 8.2, 10.2 and 10.3: every settlement supports an exact set of units; no more, no fewer."""

from __future__ import annotations

from feldherr.games.viktory_ii.actions import GiveBack
from feldherr.games.viktory_ii.board import FOREST, GRASSLAND, MOUNTAIN, PLAINS, Hex
from feldherr.games.viktory_ii.events import Eliminated, Recruited
from feldherr.games.viktory_ii.rules.battle.possession import call_off
from feldherr.games.viktory_ii.rules.choices.building import unit_to_eliminate
from feldherr.games.viktory_ii.rules.units import discharge
from feldherr.games.viktory_ii.state import (
    ARTILLERY,
    CAVALRY,
    CITY,
    FRIGATE,
    INFANTRY,
    KINDS,
    VILLAGE,
    State,
    by_unit,
)
from feldherr.kernel.ask import Ask
from feldherr.kernel.game import Emit

CITY_UNIT = {PLAINS: INFANTRY, GRASSLAND: CAVALRY, MOUNTAIN: ARTILLERY, FOREST: FRIGATE}
"""V2 §3.4.1 §7.4.3 §8.2.2 §8.2.3 §8.2.4 §8.2.5: the unit a city supports besides its infantry."""


def supported(terrain: int, town: int) -> tuple[int, ...]:
    """V2 §8.1.1 §8.2.1: a village 1 infantry; a city 1 infantry and 1 unit by terrain."""
    return (INFANTRY, CITY_UNIT[terrain]) if town == CITY else (INFANTRY,)


def due(s: State, seat: int) -> list[int]:
    """V2 §8.2.7: how many units of each kind the seat's settlements support; indexed by kind - 1."""
    out = [0, 0, 0, 0]
    for hex_ in s.towns[seat]:
        for kind in supported(s.terrain[hex_], s.town[hex_]):
            out[kind - 1] += 1
    return out


def had(s: State, seat: int) -> list[int]:
    """How many units of each kind the seat has: on the map, at sea as cargo and in reserve."""
    out = s.reserve[4 * seat : 4 * seat + 4]
    for unit, who in by_unit(s.owner):
        if who == seat and s.kind[unit]:
            out[s.kind[unit] - 1] += 1
    return out


def recruit(s: State, emit: Emit, seat: int, kinds: tuple[int, ...], rule: str) -> None:
    """V2 §7.4.4 §7.4.5 §10.3.1: new units go to the reserve; there is no limit of pieces."""
    for kind in kinds:
        s.reserve[4 * seat + kind - 1] += 1
    emit(Recruited(seat, kinds, rule))


def choose_to_eliminate(s: State, ask: Ask, seat: int, kinds: tuple[int, ...]) -> tuple[object, ...]:
    """V2 §10.2.3: which units of these kinds the seat gives up; nothing is taken off before all are named."""
    chosen: tuple[object, ...] = ()
    for kind in kinds:
        chosen = (*chosen, ask.openly(seat, unit_to_eliminate, s, chosen, seat, kind))
    return chosen


def eliminate(s: State, emit: Emit, seat: int, chosen: tuple[object, ...], rule: str) -> None:
    """V2 §8.2.6 §10.2.2, ruling r44: they leave the game. It may leave other battles without a defender."""
    kinds, units = [], []
    for choice in chosen:
        if isinstance(choice, GiveBack):
            kinds.append(s.kind[choice.unit])
            units.append(choice.unit)
        else:
            kinds.append(KINDS.index(choice.kind))  # type: ignore[attr-defined]
            s.reserve[4 * seat + kinds[-1] - 1] -= 1
    for unit in units:
        discharge(s, unit)
    emit(Eliminated(seat, tuple(kinds), tuple(units), rule))
    call_off(s, emit, s.seat)


def raise_town(s: State, seat: int, hex_: Hex, town: int = VILLAGE) -> None:
    """A settlement of the seat stands in the hex."""
    s.town[hex_], s.lord[hex_], s.held[hex_] = town, seat, seat
    s.towns[seat] = tuple(sorted({*s.towns[seat], hex_}))


def raze_town(s: State, hex_: Hex) -> None:
    """The settlement is taken from its hex."""
    seat = s.lord[hex_]
    s.towns[seat] = tuple([h for h in s.towns[seat] if h != hex_])
    s.town[hex_] = 0
    s.lord[hex_] = -1
