"""Why not there? What keeps a unit from a hex that is not beside it. Looked for only when somebody asks for reasons."""

from __future__ import annotations

from feldherr.games.viktory_ii.board import NOBODY, UNKNOWN, WATER, Hex, Unit
from feldherr.games.viktory_ii.rules.movement.ways import COST, short_refusal, spent_refusal, step_refusal, stops
from feldherr.games.viktory_ii.state import FRIGATE, State, frame_of

EVERYTHING = 1 << 20
"""As many points as anybody could wish for."""


def far_refusal(s: State, unit: Unit, to: Hex, left: int) -> str:
    """V2 §9.0.2 §9.0.6 §9.1.1 §9.2.1 §9.3.1 §9.12.1: what really keeps a unit from a hex that is not beside it.

    The ground itself; else whatever would let it come there if it were not so: the stop on difficult ground, the stop
    at enemies, the points, what lies face down on the way. If nothing keeps it, it goes there hex by hex.
    """
    if to == s.where[unit]:
        return "9.0.2"
    if not left:
        return spent_refusal(s, unit) or short_refusal(s, unit)
    if rule := ground_refusal(s, unit, to):
        return rule
    if comes(s, unit, to, left):
        return step_refusal(s, unit, to, COST) or "9.0.2"
    if comes(s, unit, to, left, rough=False):
        return "9.12.1"
    if comes(s, unit, to, left, rough=False, foes=False):
        return "9.0.6"
    if comes(s, unit, to, EVERYTHING, rough=False, foes=False):
        return short_refusal(s, unit)
    if comes(s, unit, to, EVERYTHING, rough=False, foes=False, hidden=False):
        return "9.2.1"
    return "9.3.1" if s.kind[unit] == FRIGATE else "9.1.1"


def ground_refusal(s: State, unit: Unit, to: Hex) -> str | None:
    """V2 §9.1.1 §9.2.1 §9.3.1 §9.32.3: where the unit could not stand, however it came there."""
    if s.terrain[to] == UNKNOWN:
        return "9.2.1"
    if s.kind[unit] != FRIGATE:
        return "9.1.1" if s.terrain[to] == WATER else None
    if s.terrain[to] == WATER:
        return None
    return "9.32.3" if s.lord[to] == s.owner[unit] else "9.32.1" if s.town[to] else "9.3.1"


def comes(
    s: State, unit: Unit, to: Hex, left: int, rough: bool = True, foes: bool = True, hidden: bool = True
) -> bool:
    """Whether the unit comes to the hex, step by step. Not `rough`: difficult ground does not stop it, not `foes`:
    enemies do not, not `hidden`: it goes over what lies face down.
    """
    near, seat = frame_of(s).near, s.owner[unit]
    seen, heads = {s.where[unit]}, [s.where[unit]]
    while left and heads:
        left -= COST
        following: list[Hex] = []
        for hex_ in [n for at in heads for n in near[at]]:
            if hex_ in seen or not goes_over(s, unit, hex_, hidden):
                continue
            if hex_ == to:
                return True
            seen.add(hex_)
            counts = foes if enemy(s, seat, hex_) else rough
            if not counts or not stops(s, seat, unit, hex_):
                following.append(hex_)
        heads = following
    return False


def goes_over(s: State, unit: Unit, hex_: Hex, hidden: bool) -> bool:
    """V2 §9.1.1 §9.3.1 §9.32.1: land units over land, ships over water and through harbours of their own."""
    ground, sails = s.terrain[hex_], s.kind[unit] == FRIGATE
    if ground == UNKNOWN:
        return not hidden
    return (ground == WATER) == sails or (sails and s.lord[hex_] == s.owner[unit])


def enemy(s: State, seat: int, hex_: Hex) -> bool:
    """V2 §9.0.6: whether enemies are there, who stop whoever comes."""
    who = s.held[hex_]
    return who not in (NOBODY, seat) and s.side[who] != s.side[seat]
