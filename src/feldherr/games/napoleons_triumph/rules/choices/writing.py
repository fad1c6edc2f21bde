"""Chapter 19: written orders of the supreme commander."""

from __future__ import annotations

from typing import Any

from feldherr.games.napoleons_triumph.actions import Mention, OrderAttack, OrderDefend, WriteTo
from feldherr.games.napoleons_triumph.board import SPACES
from feldherr.games.napoleons_triumph.state import State
from feldherr.kernel.answers import DONE
from feldherr.kernel.question import Refuse

NAMED = tuple(sorted(n for n, space in SPACES.items() if space.name))
"""NT §19.13: the topographic names on the map."""


def recipient(s: State, side: int, written: tuple[int, ...], no: Refuse | None = None) -> list[Any]:
    """NT §19.12: one order to each team mate."""
    out: list[Any] = []
    for seat in s.teams[side][1:]:
        if seat in written:
            if no:
                no(WriteTo(seat), "19.12")
        else:
            out.append(WriteTo(seat))
    return [*out, DONE]


def order_verb(s: State, no: Refuse | None = None) -> list[Any]:
    """NT §19.13: exactly one verb."""
    return [OrderAttack(), OrderDefend()]


def places_to_mention(s: State, chosen: tuple[Any, ...], no: Refuse | None = None) -> list[Any]:
    """NT §19.13: any number of names, none included."""
    out: list[Any] = [Mention(locale) for locale in NAMED if Mention(locale) not in chosen]
    if no:
        for locale in SPACES:
            if locale not in NAMED:
                no(Mention(locale), "19.13")
    return [*out, DONE]
