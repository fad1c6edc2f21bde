"""Chapters 9 and 15.64: where a unit may go next."""

from __future__ import annotations

from feldherr.games.viktory_ii.board import NOBODY, UNKNOWN, WATER
from feldherr.games.viktory_ii.state import (
    ATTACKED,
    CARRIED,
    CAVALRY,
    FRIGATE,
    OVER,
    State,
    difficult,
    frame_of,
)


def over_refusal(s: State, unit: int) -> str | None:
    """V2 §9.0.4 §9.0.7 §9.0.8 §9.12.1 §9.43.2 §9.46.2 §10.7.1: why a unit may move no further this turn."""
    flags = s.flags[unit]
    if not flags & OVER:
        return None
    if flags & ATTACKED:
        return "10.7.1"
    if s.kind[unit] == FRIGATE:
        return "9.46.2" if s.landing[unit] >= 0 else "9.0.4"
    if flags & CARRIED:
        return "9.43.2"
    return "9.12.1" if difficult(s, s.where[unit]) else "9.0.4"


def points_refusal(s: State, unit: int) -> str | None:
    """V2 §2.0.2 §9.0.2 §9.11.1 §9.11.2 §9.31.1: every step costs a movement point."""
    if s.left[unit]:
        return None
    if s.kind[unit] == FRIGATE:
        return "9.31.1"
    return "9.11.2" if s.kind[unit] == CAVALRY else "9.11.1"


def step_refusal(s: State, unit: int, to: int) -> str | None:
    """V2 §3.2.2 §3.2.3 §10.5.2 §10.5.3: why the unit may not go to this adjacent hex; None if it may."""
    terrain = s.terrain[to]
    if terrain == UNKNOWN:
        return "9.2.1"
    sails = s.kind[unit] == FRIGATE
    if sails:
        if terrain != WATER and (rule := harbour_refusal(s, unit, to)):
            return rule
    elif terrain == WATER:
        return "9.1.1"
    if s.flags[unit] & OVER:
        return over_refusal(s, unit)
    if not s.left[unit]:
        return points_refusal(s, unit)
    seat, who = s.owner[unit], s.held[to]
    if who not in (NOBODY, seat):
        if rule := entry_refusal(s, seat, who, to, s.left[unit] - 1, unit):
            return rule
    if s.turn.target >= 0 and not reaches(s, unit, to, s.left[unit] - 1):
        return "15.64.3"
    return None


def entry_refusal(s: State, seat: int, who: int, to: int, left: int, unit: int) -> str | None:
    """V2 §12.2.1 §15.63.1 §15.64.2 §15.64.5, ruling r65: into a hex of another player; allies let each other pass."""
    if s.side[who] == s.side[seat]:
        if way_on(s, unit, to, left):
            return None
        if s.side[seat] != seat:
            return "15.64.5"
    return attack_refusal(s, seat, to)


def attack_refusal(s: State, seat: int, to: int) -> str | None:
    """V2 §12.2.1 §15.63.1, rulings r39 and r66: one battle a hex and turn; who just lost his capital attacks nobody."""
    if s.turn.banned:
        return "15.63.1"
    if s.turn.fought >> to & 1:
        return "12.2.1"
    return None


def harbour_refusal(s: State, unit: int, to: int) -> str | None:
    """V2 §9.3.1 §9.32.1 §9.32.2 §9.32.4 §9.32.5 §9.32.6: through an own settlement not built this turn."""
    if s.lord[to] != s.owner[unit]:
        return "9.32.1" if s.town[to] else "9.3.1"
    if s.turn.built >> to & 1:
        return "9.32.5"
    if not s.flags[unit] & OVER and s.left[unit] and not way_on(s, unit, to, s.left[unit] - 1):
        return "9.32.2"
    return None


def way_on(s: State, unit: int, at: int, left: int) -> bool:
    """V2 §15.64.5, ruling r65: whether a guest at this hex could still go on to a hex where he may stay."""
    if left < 1:
        return False
    seat, sails = s.owner[unit], s.kind[unit] == FRIGATE
    for to in frame_of(s).near[at]:
        terrain = s.terrain[to]
        if terrain == UNKNOWN or (terrain == WATER) != sails:
            continue
        if may_stay(s, unit, seat, to, left - 1):
            return True
    return not sails and any(may_stay(s, unit, seat, to, left - 1) for to in road_ends(s, seat, at))


def may_stay(s: State, unit: int, seat: int, to: int, left: int) -> bool:
    who = s.held[to]
    if who in (NOBODY, seat):
        return True
    if s.side[who] == s.side[seat]:
        return way_on(s, unit, to, left)
    return attack_refusal(s, seat, to) is None


def reaches(s: State, unit: int, at: int, left: int) -> bool:
    """V2 §15.64.3, rulings r31 and r64: whether the unit could still come into the hex that is being attacked."""
    target, sails, seat = s.turn.target, s.kind[unit] == FRIGATE, s.owner[unit]
    brings = sails and bool(s.cargo[unit]) and s.terrain[target] != WATER
    near, seen, heads = frame_of(s).near, {at}, [at]
    for points in range(left, -1, -1):
        following: list[int] = []
        for hex_ in heads:
            if hex_ == target or (brings and target in near[hex_] and s.terrain[hex_] == WATER):
                return True
            if points and (hex_ == at or not stops(s, seat, unit, hex_)):
                ways = [n for n in near[hex_] if s.terrain[n] != UNKNOWN and (s.terrain[n] == WATER) == sails]
                following += ways if sails else [*ways, *road_ends(s, seat, hex_)]
        heads = [h for h in dict.fromkeys(following) if h not in seen]
        seen.update(heads)
    return False


def stops(s: State, seat: int, unit: int, hex_: int) -> bool:
    """V2 §9.0.6 §9.12.1: whether a unit that enters must stop: at enemies, and on difficult ground for land units."""
    who = s.held[hex_]
    if who not in (NOBODY, seat) and s.side[who] != s.side[seat]:
        return True
    return s.kind[unit] != FRIGATE and difficult(s, hex_) and not opened(s, seat, hex_)


def opened(s: State, seat: int, hex_: int) -> bool:
    """V2 §9.12.2 §9.12.3 §15.64.9, rulings r24, r25: a settlement of one's side, or a land unit that began there."""
    side, lord = s.side[seat], s.lord[hex_]
    if lord >= 0 and s.side[lord] == side:
        return True
    return any(began >> hex_ & 1 and s.side[who] == side for who, began in enumerate(s.turn.began))


def road_ends(s: State, seat: int, at: int) -> list[int]:
    """V2 §9.13.1 §9.13.2 §9.13.6 §15.64.9: settlements of one's side that a road from here leads to, ascending."""
    lord, side = s.lord[at], s.side[seat]
    if lord < 0 or s.side[lord] != side or s.turn.built >> at & 1:
        return []
    apart = frame_of(s).apart[at]
    allies = [seat] if s.side.count(side) == 1 else [p for p in range(s.players) if s.side[p] == side]
    return sorted(
        [
            town
            for ally in allies
            for town in s.towns[ally]
            if 1 < apart[town] < 4 and not s.turn.built >> town & 1 and road_ways(s, seat, at, town)
        ]
    )


def road_ways(s: State, seat: int, at: int, to: int) -> list[tuple[int, ...]]:
    """V2 §9.13.2 §9.13.3, ruling r23: ways of 2 or 3 steps over revealed land without enemies."""
    terrain, held, side = s.terrain, s.held, s.side
    mine = side[seat]
    out = []
    for way in frame_of(s).ways(at, to):
        for hex_ in way:
            who = held[hex_]
            if terrain[hex_] in (UNKNOWN, WATER) or (who >= 0 and side[who] != mine):
                break
        else:
            out.append(way)
    return out


def road_refusal(s: State, unit: int, to: int) -> str | None:
    """Why the unit may not take the road to this settlement; None if it may."""
    seat, at = s.owner[unit], s.where[unit]
    if s.lord[at] < 0 or s.side[s.lord[at]] != s.side[seat] or s.side[s.lord[to]] != s.side[seat]:
        return "9.13.2"
    if not 1 < frame_of(s).apart[at][to] < 4:
        return "9.13.1"
    if s.turn.built >> at & 1 or s.turn.built >> to & 1:
        return "9.13.5"
    if not road_ways(s, seat, at, to):
        dry = [way for way in frame_of(s).ways(at, to) if not any(s.terrain[h] in (UNKNOWN, WATER) for h in way)]
        return "9.13.2" if dry else "9.13.3"
    if rule := over_refusal(s, unit) or points_refusal(s, unit):
        return rule
    if s.lord[to] != seat:
        if rule := entry_refusal(s, seat, s.lord[to], to, s.left[unit] - 1, unit):
            return rule
    if s.turn.target >= 0 and not reaches(s, unit, to, s.left[unit] - 1):
        return "15.64.3"
    return None
