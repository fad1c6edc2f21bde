"""Talk: who hears what is said at a table.

Who watches talks with others who watch, and the players do not hear it: they shall play alone. Whoever has blocked the
speaker hears nothing of him.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from time import time
from typing import Any

from sqlalchemy import RowMapping, Select, or_, select

from feldherr.server.accounts.names import same
from feldherr.server.store.sheet import moment
from feldherr.server.store.tables import chats
from feldherr.server.store.writer import Kind
from feldherr.server.table.refusal import Refusal
from feldherr.server.table.room import Room
from feldherr.server.wire.connection import Connection
from feldherr.server.wire.frames import Said, written

KEPT = 100
"""Lines that are told to who comes."""


async def say_at_table(room: Room, seat: int, text: str, to: int | None) -> None:
    """To everybody, or to one other seat, which alone hears of it."""
    if to is not None and (to == seat or to >= len(room.chairs)):
        raise Refusal("refused-nobody-there")
    chair = room.chairs[seat]
    heard = (lambda c: True) if to is None else (lambda c: c.plays and c.viewer in (seat, to))
    await say(room, seat, chair.name, chair.player, text, to, heard)


async def say_among_watchers(room: Room, connection: Connection, text: str) -> None:
    """Only by name: who is not signed in could be anybody."""
    name = room.hall.accounts.called(connection.player)
    if connection.seats:
        raise Refusal("refused-spectator")
    if not name:
        raise Refusal("refused-gallery")
    async with room.lock:
        if room.left or connection.closing:
            raise Refusal("refused-moved")
        await say(room, None, name, connection.player, text, None, lambda c: not c.seats)


async def say(
    room: Room,
    seat: int | None,
    name: str,
    speaker: str | None,
    text: str,
    to: int | None,
    heard: Callable[[Connection], bool],
) -> None:
    """Keep it, then tell it to those who may hear it and want to. Call it under the room's lock."""
    at = time()
    row = {"game": room.sheet.id, "number": room.said, "seat": seat, "name": name, "text": text, "at": at}
    room.said += 1
    await room.hall.writer.write([(Kind.CHAT, {**row, "recipient": to})])
    frame = written(Said(seat, name, text, moment(at), to))
    for connection in list(room.connections):
        if heard(connection) and not room.hall.blocks.between(connection.player, speaker):
            connection.post(frame)


def heard_by(room: Room, connection: Connection) -> Select[Any]:
    """What was said to everybody, and between this seat and another; even after the end nobody else may read that."""
    own = connection.viewer if connection.plays else -1
    mine = or_(chats.c.recipient.is_(None), chats.c.recipient == own, chats.c.seat == own)
    query = select(chats).where(chats.c.game == room.sheet.id, chats.c.text != "", mine)
    if connection.seats:
        query = query.where(chats.c.seat.is_not(None))
    return query.order_by(chats.c.number.desc()).limit(KEPT)


def told_again(room: Room, connection: Connection, rows: Iterable[RowMapping]) -> list[bytes]:
    """The frames of what was said, the oldest first, without those one has blocked."""
    found = []
    for row in rows:
        seat = row["seat"]
        accounts = room.hall.accounts
        speaker = room.chairs[seat].player if seat is not None else accounts.players.get(same(row["name"]))
        if not room.hall.blocks.between(connection.player, speaker):
            found.append(written(Said(seat, row["name"], row["text"], moment(row["at"]), row["recipient"])))
    return found[::-1]
