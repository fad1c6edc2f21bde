"""How much time a side has: for the whole game, or each time it is asked.

What a clock shows follows from who is asked and since when, which everybody sees; so it tells nothing more. Clocks run
from when every player has answered once: nobody loses on time who never came.
"""

from __future__ import annotations

from collections.abc import Sequence
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


def spend(sheet: Sheet, now: float, asked: Sequence[int], taken_back: bool = False) -> None:
    """Those who were asked have used up the time since then; now these are `asked`.

    Who is asked anew has a new turn's time, but not if that is because something was taken back.
    """
    pace = pace_of(sheet)
    if pace is None or not sheet.begun:
        return
    spent, before = msgspec.json.decode(sheet.spent, type=dict[int, float]), sheet.seats_asked()
    for seat in before:
        spent[seat] = round(spent.get(seat, 0.0) + now - sheet.since, 3)
    if pace.each == "turn" and not taken_back:
        spent = {seat: used for seat, used in spent.items() if seat not in asked or seat in before}
    sheet.spent = msgspec.json.encode(spent).decode()


def left(sheet: Sheet, chair: Chair) -> float | None:
    """The seconds a person had left when those who are asked now were asked; None without a clock."""
    pace = pace_of(sheet)
    if pace is None or chair.kind != "person":
        return None
    if pace.each == "turn" and chair.seat not in sheet.seats_asked():
        return float(pace.seconds)
    return pace.seconds - msgspec.json.decode(sheet.spent, type=dict[int, float]).get(chair.seat, 0.0)
