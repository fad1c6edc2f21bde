"""The lobby over HTTP: make a game, find one, sit down."""

from __future__ import annotations

import hmac
from typing import Any

import msgspec
from litestar import get, post
from litestar.params import FromPath, FromQuery, JSONBody
from sqlalchemy import and_, exists, select

from feldherr.server.accounts.identity import Player
from feldherr.server.lobby import making
from feldherr.server.lobby.calling import AnyRequest, address, hall_of, poster, reader
from feldherr.server.lobby.making import Name, Wish
from feldherr.server.lobby.rows import Listed, entry, listed
from feldherr.server.store.sheet import Chair
from feldherr.server.store.tables import games, seats
from feldherr.server.store.writer import Job, Kind
from feldherr.server.table.refusal import Refusal
from feldherr.server.table.room import Room

SHOWN = 60
"""Games in one list."""
DECLINED = 3 * 86_400.0
"""So long who made an offer sees that it was declined."""


class SeatMade(msgspec.Struct, frozen=True, omit_defaults=True):
    seat: int
    kind: str
    key: str = ""
    link: str = ""


class Created(msgspec.Struct, frozen=True):
    id: str
    link: str
    seats: list[SeatMade]


class Join(msgspec.Struct, frozen=True):
    seat: int | None = None
    key: str = ""
    name: Name = ""


class Games(msgspec.Struct, frozen=True):
    offers: list[Listed]
    """Others want to play with me: to be accepted or declined."""
    mine: list[Listed]
    open: list[Listed]
    running: list[Listed]
    finished: list[Listed]


def created(request: AnyRequest, room: Room) -> Created:
    """What the maker is told: the links with which others come."""
    base = f"{address(request)}/game/{room.sheet.id}"
    made = [
        SeatMade(c.seat, c.kind, c.key or "", f"{base}?seat={c.seat}&key={c.key}" if c.key else "")
        for c in room.chairs
    ]
    watch = base if room.sheet.public else f"{base}?key={room.sheet.key}"
    return Created(room.sheet.id, next((seat.link for seat in made if seat.link), watch), made)


@post("/api/games")
async def create(request: AnyRequest, data: JSONBody[Wish]) -> Created:
    room = await making.create(hall_of(request), poster(request), data)
    return created(request, room)


@post("/api/games/{name:str}/join", status_code=200)
async def join(request: AnyRequest, name: FromPath[str], data: JSONBody[Join]) -> Created:
    player, hall = poster(request), hall_of(request)
    room = await hall.room(name)
    async with room.lock:
        chair = chair_for(room, player, data)
        if chair.kind == "open":
            await sit_down(room, chair, player, data.name)
    return Created(room.sheet.id, f"{address(request)}/game/{name}?seat={chair.seat}", [])


def chair_for(room: Room, player: Player, wish: Join) -> Chair:
    """The chair he may take, or holds already; `Refusal` says why not."""
    mine = [chair for chair in room.chairs if chair.player == player.id]
    free = [chair for chair in room.chairs if chair.kind == "open"]
    kept = [chair for chair in free if chair.invited == player.id]
    if wish.seat is None:
        found = (mine or kept or [chair for chair in free if chair.invited is None])[:1]
        if not found:
            raise Refusal("refused-full")
        chair = found[0]
    elif 0 <= wish.seat < len(room.chairs):
        chair = room.chairs[wish.seat]
    else:
        raise Refusal("refused-no-such-seat")
    if chair in mine:
        return chair
    if chair.kind != "open":
        raise Refusal("refused-taken" if free else "refused-full")
    if room.sheet.phase == "declined":
        raise Refusal("refused-declined")
    if chair.invited is not None:
        if chair.invited != player.id:
            raise Refusal("refused-kept")
        return chair
    if room.sheet.public and any(room.hall.blocks.between(other.player, player.id) for other in room.chairs):
        raise Refusal("refused-not-wanted")
    if not room.sheet.public and not hmac.compare_digest(wish.key.encode(), (chair.key or "").encode()):
        raise Refusal("refused-key")
    return chair


async def sit_down(room: Room, chair: Chair, player: Player, name: str) -> None:
    """The key is spent: from now on the seat is the player's, and only his."""
    name = room.hall.accounts.name_for(player.id, name)

    def act() -> None:
        chair.kind, chair.player, chair.name, chair.key, chair.invited = "person", player.id, name, None, None
        chair.member = player.id in room.hall.accounts.names
        job.append((Kind.TAKEN, chair.taken()))

    job: Job = []
    await room.change(None, act, job)


@get("/api/games")
async def lists(request: AnyRequest) -> Games:
    hall, player = hall_of(request), reader(request, 4.0)
    mine = select(seats.c.game).where(seats.c.player == player.id)

    async def found(*conditions: Any) -> list[Listed]:
        query = select(games).where(and_(*conditions)).order_by(games.c.since.desc()).limit(SHOWN)
        return await listed(hall, await hall.database.all(query), player, address(request))

    foreign = games.c.id.not_in(mine)
    offers = select(seats.c.game).where(seats.c.invited == player.id)
    lately = (games.c.phase != "declined") | (games.c.since > hall.clock() - DECLINED)
    free = (seats.c.game == games.c.id) & (seats.c.kind == "open") & seats.c.invited.is_(None)
    # asked for apart, what is public is found by phase and what is mine by its name, not among all that are over
    over, mine_over = games.c.phase == "over", games.c.phase.concat("") == "over"
    return Games(
        await found(games.c.id.in_(offers), games.c.phase == "open"),
        await found(games.c.id.in_(mine), games.c.phase != "over", lately),
        await found(games.c.phase == "open", games.c.public, foreign, exists().where(free)),
        await found(games.c.phase == "running", games.c.public, foreign),
        last([*await found(over, games.c.public), *await found(mine_over, games.c.id.in_(mine))]),
    )


@get("/api/games/{name:str}")
async def one(request: AnyRequest, name: FromPath[str], key: FromQuery[str] = "") -> Listed:
    hall = hall_of(request)
    player = reader(request, 1.0 if name in hall.rooms else 10.0)
    room = await hall.room(name)
    if not room.may_look(player.id, key):
        raise Refusal("refused-private")
    return entry(room.sheet, room.chairs, player, address(request), key)


def last(found: list[Listed]) -> list[Listed]:
    """Of these the latest, as many as are shown."""
    once = {game.id: game for game in found}.values()
    return sorted(once, key=lambda game: game.since, reverse=True)[:SHOWN]


LOBBY = [create, join, lists, one]
