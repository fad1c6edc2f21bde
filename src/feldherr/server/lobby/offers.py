"""Offers: to play again, or against somebody by name. Each is accepted or declined; nobody is seated unasked."""

from __future__ import annotations

from litestar import post
from litestar.params import FromPath

from feldherr.server.accounts.identity import Player
from feldherr.server.lobby import making
from feldherr.server.lobby.calling import AnyRequest, hall_of, poster
from feldherr.server.lobby.lobby import Created, created, sit_down
from feldherr.server.store.writer import Job, Kind
from feldherr.server.table.hall import Hall
from feldherr.server.table.refusal import Refusal
from feldherr.server.table.room import Room
from feldherr.server.wire.frames import Rematch, written


@post("/api/games/{name:str}/rematch")
async def rematch(request: AnyRequest, name: FromPath[str]) -> Created:
    """Who asks first offers; who asks then accepts."""
    hall, player = hall_of(request), poster(request)
    room = await hall.room(name)
    async with room.lock:
        if not room.seats_of(player.id):
            raise Refusal("refused-not-your-seat")
        if room.sheet.phase != "over":
            raise Refusal("refused-running")
        if room.sheet.rematch is None:
            other = await making.rematch(hall, room, player)
            room.sheet.rematch = other.sheet.id
            await hall.writer.write([(Kind.REMATCH, {"b_game": name, "b_rematch": other.sheet.id})])
            room.tell(written(Rematch(other.sheet.id, room.seats_of(player.id)[0])))
        else:
            other = await hall.room(room.sheet.rematch)
            await accept(other, player)
    return created(request, other)


async def accept(room: Room, player: Player) -> None:
    """Sit down on the chairs that are kept for him."""
    async with room.lock:
        if room.sheet.phase == "declined":
            raise Refusal("refused-declined")
        for chair in room.chairs:
            if chair.kind == "open" and chair.invited == player.id:
                await sit_down(room, chair, player, chair.name)


@post("/api/games/{name:str}/decline", status_code=200)
async def decline(request: AnyRequest, name: FromPath[str]) -> None:
    """The invited does not want to play, or who offered it calls it off: before it has begun there is no game."""
    hall, player = hall_of(request), poster(request)
    room = await hall.room(name)
    async with room.lock:
        if room.sheet.phase != "open":
            raise Refusal(f"refused-{room.sheet.phase}")
        if not may_decline(room, player):
            raise Refusal("refused-not-your-seat")
        await call_off(hall, room)


def may_decline(room: Room, player: Player) -> bool:
    """Who is invited; who sits there alone."""
    sitting = {chair.player for chair in room.chairs if chair.kind == "person"}
    return any(chair.invited == player.id for chair in room.chairs) or sitting == {player.id}


async def call_off(hall: Hall, room: Room) -> None:
    def act() -> None:
        room.sheet.phase, room.sheet.since = "declined", hall.clock()
        job.append((Kind.SUMMARY, room.sheet.summary()))

    job: Job = []
    await room.change(None, act, job)


OFFERS = [rematch, decline]
