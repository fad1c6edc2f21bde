"""How much time a side has: for the whole game, or each time it is asked.

What a clock shows follows from who is asked and since when, which everybody sees; so it tells nothing more.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from feldherr.server.store.sheet import Chair, Sheet


class Pace(Struct, frozen=True):
    """Seconds `each` side has: for the whole game, or for every time it is asked."""

    each: Literal["game", "turn"]
    seconds: Annotated[int, Meta(ge=30, le=60 * 86_400)]


def pace_of(sheet: Sheet) -> Pace | None:
    return msgspec.json.decode(sheet.pace, type=Pace) if sheet.pace else None


def spend(sheet: Sheet, now: float) -> None:
    """Those who were asked have used up the time since then. Call it before others are asked."""
    pace = pace_of(sheet)
    if pace is None or pace.each == "turn":
        return
    spent = msgspec.json.decode(sheet.spent, type=dict[int, float])
    for seat in sheet.seats_asked():
        spent[seat] = round(spent.get(seat, 0.0) + now - sheet.since, 3)
    sheet.spent = msgspec.json.encode(spent).decode()


def left(sheet: Sheet, chair: Chair) -> float | None:
    """The seconds a person had left when those who are asked now were asked; None without a clock."""
    pace = pace_of(sheet)
    if pace is None or chair.kind != "person":
        return None
    if pace.each == "turn":
        return float(pace.seconds)
    return pace.seconds - msgspec.json.decode(sheet.spent, type=dict[int, float]).get(chair.seat, 0.0)
