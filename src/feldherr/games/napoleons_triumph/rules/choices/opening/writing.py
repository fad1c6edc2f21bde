"""Chapter 19: written orders of the supreme commander."""

from __future__ import annotations

from typing import Any

from feldherr.games.napoleons_triumph.actions import Mention, OrderAttack, OrderDefend, WriteTo
from feldherr.games.napoleons_triumph.board import SPACES, Side
from feldherr.games.napoleons_triumph.state import State
from feldherr.kernel.answers import DONE
from feldherr.kernel.question import Refuse, offered

NAMED = tuple(sorted(n for n, space in SPACES.items() if "name" not in space.reconstructed))
"""NT §19.13: the topographic names on the map; how we call the other locales is ours."""


def recipient(s: State, side: Side, written: tuple[int, ...], no: Refuse | None = None) -> list[Any]:
    """NT §19.12: one order to each team mate."""
    out: list[Any] = offered(map(WriteTo, s.teams[side][1:]), lambda to: letter_refusal(to.seat, written), no)
    return [*out, DONE]


def letter_refusal(seat: int, written: tuple[int, ...]) -> str | None:
    """NT §19.12: not a second one to the same."""
    return "19.12" if seat in written else None


def order_verb(s: State, no: Refuse | None = None) -> list[Any]:
    """NT §19.13: exactly one verb."""
    return [OrderAttack(), OrderDefend()]


def places_to_mention(s: State, chosen: tuple[Any, ...], no: Refuse | None = None) -> list[Any]:
    """NT §19.13: any number of names, none included."""
    places = [Mention(locale) for locale in (SPACES if no else NAMED)]
    out: list[Any] = offered([place for place in places if place not in chosen], mention_refusal, no)
    return [*out, DONE]


def mention_refusal(place: Mention) -> str | None:
    """NT §19.13: only what has a name on the map."""
    return None if place.locale in NAMED else "19.13"
