"""Stepping through a game: the table as it was after so many lines of a viewer's log."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from itertools import accumulate
from typing import TYPE_CHECKING, NamedTuple

from feldherr.kernel.event import Event
from feldherr.kernel.position import Position
from feldherr.kernel.table import Table

if TYPE_CHECKING:
    from feldherr.server.table.room import Room


class Films:
    """The games stepped through last, whole: who drags the slider does not have them played again each time."""

    def __init__(self, most: int = 4) -> None:
        self.most = most
        self.films: OrderedDict[str, Table] = OrderedDict()

    async def film(self, room: Room) -> Table:
        """Call it under the room's lock."""
        name, count = room.sheet.id, len(room.table.entries)
        found = self.films.pop(name, None)
        if found is None or len(found.entries) != count:
            found = await asyncio.to_thread(room.whole)
        self.films[name] = found
        while len(self.films) > self.most:
            self.films.popitem(last=False)
        return found


class Stop(NamedTuple):
    """`lines` of the viewer's log have happened, `entries` of the record; `news` is what he saw last."""

    lines: int
    entries: int
    position: Position
    news: list[Event]


def stop_at(table: Table, viewer: int | None, lines: int) -> Stop:
    """The last moment at which the viewer had seen so many lines; where there is none, the next."""
    shown = [event.seen_by(viewer) for _, event in table.happened]
    seen = [0, *accumulate(event is not None for event in shown)]
    moments = [(step.happened, step.entries, step.position) for step in table.steps]
    moments.append((len(table.happened), len(table.entries), table.position))
    place = next((i for i, (happened, _, _) in enumerate(moments) if seen[happened] >= lines), len(moments) - 1)
    while place + 1 < len(moments) and seen[moments[place + 1][0]] == seen[moments[place][0]]:
        place += 1
    happened, entries, position = moments[place]
    before = max((h for h, _, _ in moments[:place] if seen[h] < seen[happened]), default=0)
    return Stop(seen[happened], entries, position, [event for event in shown[before:happened] if event is not None])
