"""Stepping through a game: the table as it was after so many lines of a viewer's log."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Sequence
from itertools import accumulate
from typing import TYPE_CHECKING

from feldherr.kernel.answers import Given
from feldherr.kernel.defaults.viewing import opened
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
        self.making: dict[str, asyncio.Task[None]] = {}
        """Those being played again now: for everybody who waits for one, once."""

    async def still(self, room: Room, viewer: int | None, lines: int, open_: bool = False) -> Still:
        """The picture after so many lines. Nobody at the table waits for it: do not call it under the room's lock.

        `open_`: with every piece face up, as far as the game can still be played again; only after the end.
        """
        apart = room.hall.apart
        table = await self.table(room) if open_ or not isinstance(room.table, Standing) else None
        if table is None and isinstance(room.table, Standing):
            return await apart(room.table.film.stop, viewer, lines)
        assert table is not None, "what is played can be played again"
        earlier = room.ground.film if room.ground else None
        if earlier and lines < len(earlier.seen(viewer)):
            return await apart(earlier.stop, viewer, lines)
        return await apart(stop_at, table, viewer, lines, len(earlier.lines) - 1 if earlier else 0, open_)

    async def table(self, room: Room) -> Table | None:
        """The game with all its steps as it is on disk now; None if the rules of today do not fit it."""
        name = room.sheet.id
        async with room.lock:  # what is on its way to the disk is waited for, and no longer
            entries = room.table.entries[:]
        while not self.known(name, len(entries)):
            if name not in self.making:
                self.making[name] = asyncio.create_task(self.make(room, entries))
            await asyncio.shield(self.making[name])
        self.tables.move_to_end(name)
        return self.tables[name]

    def known(self, name: str, entries: int) -> bool:
        """Whether a game with so many entries need not be played again."""
        found = self.tables.get(name)
        return name in self.tables and (found is None or len(found.entries) >= entries)

    async def make(self, room: Room, entries: Sequence[Given]) -> None:
        hall, name = room.hall, room.sheet.id
        again = isinstance(room.table, Standing)
        try:
            found = await (hall.played_again(room) if again else hall.apart(room.whole, entries))
            self.tables[name] = found
            self.tables.move_to_end(name)
            while len(self.tables) > self.most:
                self.tables.popitem(last=False)
        finally:
            del self.making[name]


def stop_at(table: Table, viewer: int | None, lines: int, first: int = 0, open_: bool = False) -> Still:
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
    bare = open_ or (place == last and table.outcome is not None)
    view = opened(table.game, position, len(table.seats)) if bare else table.game.view(position, viewer)
    return Still(seen[happened], entries, encode(view), news)
