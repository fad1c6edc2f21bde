"""Which answers differ in nothing (ruling r69): like units in one place, like ships, roads that turn up the same."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any

from feldherr.games.viktory_ii.actions import Board, Land, Load, Via
from feldherr.games.viktory_ii.board import UNKNOWN, Hex, Unit
from feldherr.games.viktory_ii.rules.movement.ways import in_hand
from feldherr.games.viktory_ii.state import ATTACKED, BOARDED, FRIGATE, State, frame_of
from feldherr.kernel.answers import Action


def hold(s: State, ship: Unit) -> tuple[tuple[int, int], ...]:
    """What a ship carries, by kind, and whether it may still land; in whatever order it came aboard."""
    cargo = s.cargo[ship]
    return tuple(sorted([(s.kind[u], s.flags[u] & BOARDED) for u in cargo])) if cargo else ()


def ready(s: State, ship: Unit) -> Hashable:
    """V2 §9.0.4 §9.41.2 §9.46.1 §10.6.1: all that matters of a ship that could be given orders."""
    used = s.flags[ship] & ATTACKED, s.loads[ship], s.landing[ship]
    return FRIGATE, s.where[ship], in_hand(s, ship), used, hold(s, ship)


def stands(s: State, unit: Unit) -> Hashable:
    """Ruling r69: what matters of a unit that is hit or given up: its kind, where it is, its cargo, its ship's."""
    ship = s.aboard[unit]
    aboard = (hold(s, ship),) if ship >= 0 else ()
    return s.kind[unit], s.where[unit], tuple(kind for kind, _ in hold(s, unit)), aboard


def same_order(s: State, answer: Action) -> Hashable:
    """V2 §9.42.3 §9.46.1: of a ship's like passengers, aboard or ashore, it does not matter which."""
    if isinstance(answer, Load):
        return Load, s.kind[answer.unit], s.where[answer.unit]
    if isinstance(answer, Land):
        return Land, s.kind[answer.unit], answer.to
    return answer


def same_loss(s: State, answer: Any) -> Hashable:
    """Ruling r69, V2 §10.2.3: like units in one place; those in reserve are one answer already."""
    return stands(s, answer.unit) if hasattr(answer, "unit") else answer


def same_ship(s: State, answer: Board, room: int) -> Hashable:
    """V2 §12.3.3.6: ships in one hex with like cargo and as much room."""
    return Board, s.where[answer.ship], room, hold(s, answer.ship)


def same_hit(s: State, one: Unit, two: Unit) -> bool:
    """Ruling r69: the same kind, and the same cargo."""
    return stands(s, one) == stands(s, two)


def same_way(s: State, to: Hex, answer: Via) -> Hashable:
    """V2 §9.2.1 §15.3.1: roads on which the same is turned up; where water may be replaced, the same at once."""
    seen: set[Hex] = set()
    found = []
    for hex_ in (*answer.hexes, to):
        hidden = {n for n in frame_of(s).near[hex_] if s.terrain[n] == UNKNOWN} - seen
        seen |= hidden
        if hidden:
            found.append(tuple(sorted(hidden)))
    return tuple(sorted(found)) if s.rules.balanced_land else tuple(sorted(seen))
