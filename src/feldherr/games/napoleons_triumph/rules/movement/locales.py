"""Chapters 4 and 10: what a locale has room for, to whom it is closed, and what large corps must keep clear of."""

from __future__ import annotations

from collections.abc import Iterable

from feldherr.games.napoleons_triumph.board import ADJACENT, CAPACITY, LEADERS, LOCALE_OF, NOBODY, Locale, Side
from feldherr.games.napoleons_triumph.rules.choices.limits import mask_of
from feldherr.games.napoleons_triumph.state import State


def room(s: State, locale: Locale) -> int:
    """NT §4.15 §4.16: how many regiments more a locale may hold."""
    return CAPACITY[locale] - s.troops[locale]


def closed_refusal(s: State, locale: Locale, blocks: Iterable[int]) -> str | None:
    """NT §10.4.3 §11.a.6, rulings r26 and r27: closed to all of these, by a large corps on the road or a conquest."""
    if not s.turn.closed:
        return None
    own = mask_of(blocks)
    shut = [conquered for place, allowed, conquered in s.turn.closed if place == locale and not allowed & own]
    if not shut:
        return None
    return "11.a.6" if any(shut) else "10.4.3"


def shut_out(s: State, locale: Locale, block: int) -> bool:
    """NT §10.4.3 §11.a.6: closed to this regiment, though perhaps not to others that go with it."""
    return any(place == locale and not allowed >> block & 1 for place, allowed, _ in s.turn.closed)


def used_by_others(s: State, locale: Locale, blocks: Iterable[int]) -> bool:
    """NT §10.4.2, ruling r25: another piece's move ended this turn in the reserve of this locale."""
    own = mask_of(blocks)
    return any(place == locale and who & ~own for place, who in s.turn.entered)


def large(s: State, blocks: Iterable[int]) -> bool:
    """NT §10.4.1: whether two or more regiments of one corps are among these."""
    corps = [s.corps[b] for b in blocks if s.corps[b] != NOBODY]
    return len(corps) > len(set(corps))


def near_large_corps(s: State, side: Side, locale: Locale) -> bool:
    """NT §10.4.4, rulings r8 and r28: next to a locale with an enemy corps of two or more regiments."""
    near = ADJACENT[locale]
    for commander in LEADERS[1 - side]:
        if len(s.members[commander]) > 1 and LOCALE_OF[s.post[commander]] in near:
            return True
    return False
