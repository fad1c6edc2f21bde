"""Stepping through a game: the table as it was after so many lines of a viewer's log."""

from __future__ import annotations

from collections import OrderedDict
from itertools import accumulate
from typing import TYPE_CHECKING

from feldherr.kernel.table import Table
from feldherr.server.film.film import Still, moments
from feldherr.server.film.still import Standing
from feldherr.server.table.telling import Tails
from feldherr.server.wire.frames import encode

if TYPE_CHECKING:
    from feldherr.server.table.room import Room


class Films:
    """The games stepped through last, whole: who drags the slider does not have them played again each time."""

    def __init__(self, most: int = 4) -> None:
        self.most = most
        self.tables: OrderedDict[str, Table | None] = OrderedDict()

    async def still(self, room: Room, viewer: int | None, lines: int) -> Still:
        """The picture after so many lines. Call it under the room's lock."""
        if isinstance(room.table, Standing):
            return room.table.film.stop(viewer, lines)
        table = await self.table(room)
        assert table is not None, "what is played can be played again"
        earlier = room.ground.film if room.ground else None
        if earlier and lines < len(earlier.seen(viewer)):
            return earlier.stop(viewer, lines)
        return stop_at(table, viewer, lines, len(earlier.lines) - 1 if earlier else 0)

    async def table(self, room: Room) -> Table | None:
        """The game with all its steps; None if the rules of today do not fit it. Call it under the room's lock."""
        name, count = room.sheet.id, len(room.table.entries)
        known = name in self.tables
        found = self.tables.pop(name, None)
        if not known or (found is not None and len(found.entries) != count):
            found = await (room.hall.played_again(room) if isinstance(room.table, Standing) else in_thread(room))
        self.tables[name] = found
        while len(self.tables) > self.most:
            self.tables.popitem(last=False)
        return found


async def in_thread(room: Room) -> Table:
    return await room.hall.apart(room.whole)


def stop_at(table: Table, viewer: int | None, lines: int, first: int = 0) -> Still:
    """The last moment at which the viewer had seen so many lines; where there is none, the next.

    The first `first` events are of before the table's first moment.
    """
    shown = [event.seen_by(viewer) for _, event in table.happened]
    seen = [0, *accumulate(event is not None for event in shown)]
    all_moments = moments(table)
    last = len(all_moments) - 1
    place = next((i for i, moment in enumerate(all_moments) if seen[moment.happened] >= lines), last)
    while place < last and seen[all_moments[place + 1].happened] == seen[all_moments[place].happened]:
        place += 1
    happened, entries, position = all_moments[place]
    before = max((m.happened for m in all_moments[:place] if seen[m.happened] < seen[happened]), default=first)
    tails = Tails(table.game)
    news = [b"{" + tails.tail(event) for event in shown[before:happened] if event is not None]
    return Still(seen[happened], entries, encode(table.game.view(position, viewer)), news)
