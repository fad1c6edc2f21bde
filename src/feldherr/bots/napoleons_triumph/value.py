"""How good a position is for a side: morale, strength, key locales held or within reach, exposed regiments."""

from __future__ import annotations

from feldherr.games.napoleons_triumph.board import (
    ALLIES,
    BEYOND,
    DISTANCE,
    FAR,
    FRANCE,
    FRONTS,
    KEYS,
    LAST_ROUND,
    LEADERS,
    LOCALE_OF,
    LOCALES,
    WAITING,
)
from feldherr.games.napoleons_triumph.rules.victory import connected
from feldherr.games.napoleons_triumph.state import CAVALRY, OWN, State, occupant

GOAL: dict[int, tuple[str, ...]] = {ALLIES: ("blue",), FRANCE: ("green", "red", "black")}
CAPTURE, NEAR = 9.0, 0.35
EASIER = 30.0
"""NT §16.7 §16.8: what it is worth to the French to win without their reinforcements."""


def strength(s: State, side: int, waiting: float = 1.0) -> float:
    """Strength on the map and, so much of it, waiting; detached regiments a little less."""
    total, all_count, faces, corps, spot = 0.0, waiting == 1.0, s.face, s.corps, s.spot
    for block in OWN[side]:
        face = faces[block]
        if face:
            here = (face & 3) + (0.4 if corps[block] >= 0 else 0.0)
            total += here if all_count or spot[block] < WAITING else waiting * here
    return total


def spirit(s: State, side: int) -> float:
    """Morale; dear when there is little of it."""
    return s.morale[side] - 14.0 / (s.morale[side] + 0.5)


def walking(s: State, side: int) -> list[int]:
    """Locales of corps that could control a key locale (NT §16.4)."""
    out: list[int] = []
    for commander in LEADERS[side]:
        if s.post[commander] < WAITING and any(s.face[b] >> 2 != CAVALRY for b in s.members[commander]):
            out.append(LOCALE_OF[s.post[commander]])
    return out


def grasp(s: State, side: int) -> float:
    """What a side holds of the key locales it wants, and how near it is to others."""
    total, corps = 0.0, walking(s, side)
    if not corps:
        return total
    late = 0.4 + 0.6 * s.round / LAST_ROUND
    seen: dict[int, float] = {}
    for colour in GOAL[side]:
        best = 0.0
        for locale in KEYS[colour]:
            if locale not in seen:
                seen[locale] = hold(s, side, locale, corps, late)
            best = max(best, seen[locale])
        total += best
    return total


def hold(s: State, side: int, locale: int, corps: list[int], late: float) -> float:
    """What a key locale is worth to a side: held, or the nearer the more."""
    if locale in corps and connected(s, side, locale):
        return CAPTURE * late
    row, steps = DISTANCE[locale], FAR
    for place in corps:
        if row[place] < steps:
            steps = row[place]
    if steps >= FAR:
        return 0.0
    guarded = 0.5 * s.troops[locale] if occupant(s, locale) == 1 - side else 0.0
    return NEAR * (14.0 - steps - guarded)


def exposure(s: State, side: int) -> float:
    """Locales that an enemy next door could attack, weakly held or blocked by nobody."""
    total, seen = 0.0, set[int]()
    for block in OWN[side]:
        locale = LOCALE_OF[s.spot[block]]
        if locale < 0 or locale in seen:
            continue
        seen.add(locale)
        threat = sum(s.troops[BEYOND[f]] for f in FRONTS[locale] if occupant(s, BEYOND[f]) == 1 - side)
        if not threat:
            continue
        own = s.troops[locale]
        if threat > own:
            total += min(3.0, 0.3 * (threat - own))
        for front in FRONTS[locale]:
            if occupant(s, BEYOND[front]) == 1 - side and s.at[LOCALES + front]:
                total -= 0.3
    return total


def guard_of_homes(s: State, side: int) -> float:
    """Enemy corps on or next to the key locales they want."""
    return grasp(s, 1 - side)


def worth(s: State, side: int) -> float:
    """For one side; what is good for it is bad for the other."""
    score = 1.2 * (strength(s, side) - strength(s, 1 - side)) + 2.0 * (spirit(s, side) - spirit(s, 1 - side))
    score += grasp(s, side) - guard_of_homes(s, side)
    score += (-1 if side == FRANCE else 1) * (EASIER if s.reinforced else 0.0)
    return score - 0.6 * exposure(s, side) + 0.4 * exposure(s, 1 - side)
