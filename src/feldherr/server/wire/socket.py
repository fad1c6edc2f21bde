"""The socket of one viewer at one game."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from typing import Any

from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from feldherr.kernel.text import Text
from feldherr.server.accounts.identity import player_of
from feldherr.server.accounts.limits import Bucket, network
from feldherr.server.people.talk import heard_by, told_again
from feldherr.server.table import acts
from feldherr.server.table.hall import Hall
from feldherr.server.table.refusal import Refusal
from feldherr.server.table.room import Room
from feldherr.server.wire.connection import Connection
from feldherr.server.wire.packed import AT_ONCE

log = logging.getLogger(__name__)
FORBIDDEN, TOO_LARGE = 4403, 4413
CODES = {"refused-no-such-game": 4404, "refused-too-many-sockets": 4429}
CHANGES = 2
"""The first protocol with `changed`; who asks for an older one, or for none, is sent every state whole."""
Socket = WebSocket[Any, Any, Any]
Listen = Callable[[], Awaitable[Any]]


@websocket("/api/games/{name:str}/socket")
async def table(socket: Socket, name: FromPath[str]) -> None:
    hall: Hall = socket.app.state.hall
    if not hall.places.same(socket.headers.get("origin", ""), socket.headers.get("host", "")):
        log.info("a page from elsewhere was turned away")
        await socket.close(FORBIDDEN)
        return
    await socket.accept()
    with counted(socket, hall) as few:
        try:
            if not few:
                raise Refusal("refused-too-many-sockets")
            room = await hall.room(name)
            connection = admit(socket, room)
            since, check = number(socket, "since", 0), number(socket, "check", 0)
        except Refusal as refusal:
            await turn_away(socket, refusal)
            return
        while not await take_place(hall, room, connection, since, check):
            room = await hall.room(name)
        await serve(socket, hall, room, connection)


@contextmanager
def counted(socket: Socket, hall: Hall) -> Iterator[bool]:
    """Count an open socket, by player and by address; whether there are not too many."""
    player = player_of(socket)
    most = {f"player {player.id if player else ''}": hall.settings.sockets}
    most[f"from {network(socket.client.host) if socket.client else ''}"] = hall.settings.sockets * 10
    hall.sockets.update(most.keys())
    try:
        yield all(hall.sockets[key] <= count for key, count in most.items())
    finally:
        hall.sockets.subtract(most.keys())
        for key in most:
            if hall.sockets[key] <= 0:
                del hall.sockets[key]


def number(socket: Socket, name: str, default: int | None) -> Any:
    word = socket.query_params.get(name, "")
    if word and not (word.isascii() and word.isdigit() and len(word) < 16):
        raise Refusal("refused-malformed", why=f"{name} is a number")
    return int(word) if word else default


def admit(socket: Socket, room: Room) -> Connection:
    """Who comes with which eyes; `Refusal` if they are not his."""
    settings = room.hall.settings
    player = player_of(socket)
    seats = room.seats_of(player.id if player else None)
    seat: int | None = number(socket, "seat", None)
    if seat is not None and seat not in seats:
        if room.sheet.phase != "over" or not 0 <= seat < len(room.chairs):
            raise Refusal("refused-not-your-seat")
    if not room.may_look(player.id if player else None, socket.query_params.get("key", "")):
        raise Refusal("refused-private")
    who = player.id if player else ""
    changes = number(socket, "protocol", 1) >= CHANGES
    return Connection(seat, seats, who, room.hall.messages.of(who), settings.outbox, changes)


async def take_place(hall: Hall, room: Room, connection: Connection, since: int, check: int) -> bool:
    """Sit down; not if the room was left in the meantime."""
    said = await hall.database.all(heard_by(room, connection)) if room.said else []
    async with room.lock:
        if room.left:
            return False
        room.welcome(connection, since, check)
        for frame in told_again(room, connection, said):
            connection.post(frame)
        if room.request is not None and connection.plays:
            connection.post(acts.request_frame(room.request))
        return True


async def turn_away(socket: Socket, refusal: Refusal) -> None:
    code = CODES.get(refusal.text.id, FORBIDDEN)
    await farewell(socket, code, refusal.text)


async def farewell(socket: Socket, code: int, reason: Text) -> None:
    connection = Connection(None, (), "", Bucket(1, 1), 10)
    connection.close(code, reason)
    await connection.pump(lambda frame: socket.send_text(frame.decode()))
    await socket.close(code)


async def serve(socket: Socket, hall: Hall, room: Room, connection: Connection) -> None:
    """Take messages and send frames until one side has enough."""

    async def send(frame: bytes) -> None:
        await socket.send({"type": "websocket.send", "bytes": None, "text": frame.decode()})

    extensions: Any = socket.scope.get("extensions") or {}
    short: Any = extensions.get(AT_ONCE, {})
    connection.at_once = short.get("send")
    pump = asyncio.create_task(connection.pump(send))
    listen = asyncio.create_task(receive(socket, hall, room, connection, short.get("receive", socket.receive)))
    try:
        await asyncio.wait([pump, listen], return_when=asyncio.FIRST_COMPLETED)
    finally:
        room.farewell(connection)
        for task in (pump, listen):
            task.cancel()
        done = await asyncio.gather(pump, listen, return_exceptions=True)
        for wrong in done:
            if isinstance(wrong, Exception) and not isinstance(wrong, WebSocketDisconnect | OSError):
                log.error("a connection failed", exc_info=wrong)
                connection.code = 1011
        if socket.connection_state != "disconnect":
            await close(socket, connection.code)


async def close(socket: Socket, code: int) -> None:
    try:
        await socket.close(code)
    except (RuntimeError, WebSocketDisconnect, OSError):
        log.debug("the viewer was gone already")


async def receive(socket: Socket, hall: Hall, room: Room, connection: Connection, listen: Listen) -> None:
    largest = hall.settings.frame_size
    while True:
        message = await listen()
        if message["type"] != "websocket.receive":
            socket.connection_state = "disconnect"
            return
        raw: str | bytes = message.get("text") or message.get("bytes") or ""
        if len(raw) > largest:
            connection.close(TOO_LARGE, Refusal("refused-too-large").text)
            return
        await acts.take(room, connection, raw)
