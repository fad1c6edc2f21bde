"""Chapter 9.13: roads join settlements of one side that are two or three steps apart."""

from __future__ import annotations

from feldherr.games.viktory_ii.board import FRAMES, NOBODY, UNKNOWN, WATER, Hex
from feldherr.games.viktory_ii.state import State, allied, frame_of

CLOSED = (UNKNOWN, WATER)
"""V2 §9.13.2 §9.13.3: ground no road leads over."""


def road_ends(s: State, seat: int, at: Hex) -> list[Hex]:
    """V2 §9.13.1 §9.13.2 §9.13.6 §15.64.9: settlements of one's side that a road from here leads to, ascending."""
    lord, side = s.lord[at], s.side[seat]
    if lord < 0 or s.side[lord] != side or s.turn.built >> at & 1:
        return []
    apart = FRAMES[s.players].apart[at]
    allies = [seat] if s.side.count(side) == 1 else [p for p in range(s.players) if s.side[p] == side]
    return sorted(
        [
            town
            for ally in allies
            for town in s.towns[ally]
            if 1 < apart[town] < 4 and not s.turn.built >> town & 1 and joined(s, seat, at, town)
        ]
    )


def joined(s: State, seat: int, at: Hex, to: Hex) -> bool:
    """V2 §9.13.2: whether a way between two settlements is open; most are closed by what one sees of a hex at once."""
    terrain, held = s.terrain, s.held
    for way in FRAMES[s.players].ways(at, to):
        for hex_ in way:
            if terrain[hex_] in CLOSED:
                break
            if held[hex_] != NOBODY and held[hex_] != seat and way_refusal(s, seat, way) is not None:
                break
        else:
            return True
    return False


def way_refusal(s: State, seat: int, way: tuple[Hex, ...]) -> str | None:
    """V2 §9.13.2 §9.13.3, ruling r23: why a road does not lead over these hexes: revealed land without enemies."""
    terrain, held, side, closed = s.terrain, s.held, s.side, None
    for hex_ in way:
        ground, who = terrain[hex_], held[hex_]
        if ground == WATER:
            return "9.13.3"
        if ground == UNKNOWN or (who >= 0 and side[who] != side[seat]):
            closed = "9.13.2"
    return closed


def no_road_refusal(s: State, seat: int, at: Hex, to: Hex) -> str | None:
    """V2 §9.13.1 §9.13.2 §9.13.3 §9.13.5: why no road leads from here to this settlement; None if one does."""
    if not allied(s, seat, s.lord[at]) or not allied(s, seat, s.lord[to]):
        return "9.13.2"
    if not 1 < frame_of(s).apart[at][to] < 4:
        return "9.13.1"
    if s.turn.built >> at & 1 or s.turn.built >> to & 1:
        return "9.13.5"
    if not joined(s, seat, at, to):
        dry = [way for way in frame_of(s).ways(at, to) if not any(s.terrain[h] in (UNKNOWN, WATER) for h in way)]
        return "9.13.2" if dry else "9.13.3"
    return None
