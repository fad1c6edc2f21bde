"""When somebody's time is up. Nothing happens by itself: the others may make use of it, or go on waiting."""

from __future__ import annotations

from feldherr import bots
from feldherr.server.store.sheet import Chair
from feldherr.server.store.writer import Job, Kind
from feldherr.server.table.pace import left
from feldherr.server.table.refusal import Refusal
from feldherr.server.table.room import Room

GONE = 4410
"""The code with which a socket closes whose seat somebody else has now."""


def refuse_unless_up(room: Room, seat: int, computer: bool) -> Chair:
    """The chair of somebody whose time is up; `Refusal` if it is not.

    Before everybody has answered once nobody loses by it; but the computer may play for who does not come.
    """
    room.refuse_unless_running()
    sheet = room.sheet
    if not 0 <= seat < len(room.chairs):
        raise Refusal("refused-no-such-seat")
    chair = room.chairs[seat]
    remains = left(sheet, chair)
    if sheet.pace and not sheet.begun and not computer:
        raise Refusal("refused-clock-waits")
    if remains is None or seat not in sheet.seats_asked() or room.hall.clock() - sheet.since < remains:
        raise Refusal("refused-time-left")
    return chair


async def claim(room: Room, own: tuple[int, ...], seat: int, computer: bool) -> None:
    """Another player makes use of it: a game of two is won, or the computer sits down in the empty chair."""
    chair = refuse_unless_up(room, seat, computer)
    if seat in own:
        raise Refusal("refused-own-clock")
    if computer:
        await replace(room, chair)
    elif len(room.chairs) == 2:
        await room.change(None, lambda: room.table.forfeit(seat))
    else:
        raise Refusal("refused-clock-of-many")


async def replace(room: Room, chair: Chair) -> None:
    """The computer plays on for somebody who has gone; he may come back to watch."""
    job: Job = []

    def act() -> None:
        chair.kind, chair.player, chair.bot = "bot", None, bots.usual(room.sheet.game)
        job.append((Kind.REPLACED, chair.replaced()))

    for connection in [c for c in room.connections if chair.seat in c.seats]:
        connection.close(GONE, Refusal("refused-replaced").text)
    await room.change(None, act, job)
    room.hall.opponents.warm(room.sheet.game)
