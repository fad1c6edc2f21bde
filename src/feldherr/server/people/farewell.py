"""One's own data: all of it in a file, another name, and how to leave.

Who deletes his account leaves the games he played with others, for they are theirs too: without his name, and without
what he said in them. Games nobody else took part in go with him.
"""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
from litestar import Response, get, post
from litestar.params import JSONBody
from sqlalchemy import select

from feldherr.server.accounts.identity import become, device_of
from feldherr.server.accounts.members import A_DAY, Accounts
from feldherr.server.accounts.names import proper, same
from feldherr.server.accounts.signing import Me, Password, answer, counted
from feldherr.server.lobby.calling import AnyRequest, hall_of, reader, where_from
from feldherr.server.lobby.described import OBJECT
from feldherr.server.lobby.making import Name
from feldherr.server.lobby.offers import call_off
from feldherr.server.people import exporting
from feldherr.server.store.database import FILE
from feldherr.server.store.tables import games, seats
from feldherr.server.store.upkeep.pruning import remove_all
from feldherr.server.store.writer import Job, Kind
from feldherr.server.table.clocks import replace
from feldherr.server.table.hall import Hall
from feldherr.server.table.refusal import Refusal


class Sure(msgspec.Struct, frozen=True):
    password: Password


class NewName(msgspec.Struct, frozen=True):
    name: Name
    password: Password


@get("/api/account/export", responses=OBJECT)
async def export(request: AnyRequest) -> Response[bytes]:
    """Everything stored about who calls, in a file."""
    reader(request, 40.0)
    hall = hall_of(request)
    player = hall.accounts.must_be_in(device_of(request))
    found = msgspec.json.format(msgspec.json.encode(await exporting.everything(hall, player)), indent=1)
    called = {"content-disposition": 'attachment; filename="feldherr.json"', "cache-control": "no-store"}
    return Response(found, headers=called, media_type="application/json")


@post("/api/account/name", status_code=200)
async def rename(request: AnyRequest, data: JSONBody[NewName]) -> Me:
    """Another name for the account, in all its games; once a day."""
    async with counted(request) as accounts:
        await take_name(accounts, device_of(request), data, where_from(request))
    return await answer(request)


async def take_name(accounts: Accounts, device: str, data: NewName, where: str) -> None:
    hall, name = accounts.hall, proper(" ".join(data.name.split()))
    if not same(name):
        raise Refusal("refused-name")
    key = same(accounts.names[accounts.must_be_in(device)])
    player, secret = await accounts.proven(key, data.password, where)
    async with accounts.lock:
        await accounts.must_be_still(player, secret)
        old = accounts.names[player]
        wait = accounts.renamed.get(player, -A_DAY) + A_DAY - hall.clock()
        if wait > 0:
            raise Refusal("refused-renamed", wait=wait)
        accounts.forget_name(player)
        try:
            accounts.must_be_free(name)
            row = {"b_player": player, "b_key": same(name), "b_name": name}
            await hall.writer.write([(Kind.RENAMED, row), (Kind.SEATS_RENAMED, {"b_player": player, "b_name": name})])
        except BaseException:
            accounts.enrol(same(old), old, player)
            raise
        accounts.enrol(same(name), name, player)
        accounts.renamed[player] = hall.clock()
        await accounts.all_opened()
        for room in hall.rooms.values():
            for chair in room.chairs:
                if player in (chair.player, chair.invited):
                    chair.name = name
    accounts.send_back(player)


@post("/api/account/delete", status_code=200)
async def leave_for_good(request: AnyRequest, data: JSONBody[Sure]) -> Me:
    """Delete the account. What is done before its last step can be done again: until then it is still there."""
    async with counted(request) as accounts:
        key = same(accounts.names[accounts.must_be_in(device_of(request))])
        player, secret = await accounts.proven(key, data.password, where_from(request))
        await clear_tables(accounts.hall, player)
        async with accounts.lock:
            await accounts.must_be_still(player, secret)
            await clear_tables(accounts.hall, player)  # what he has begun elsewhere meanwhile
            await forget(accounts, player)
    become(request, accounts.seal.new())
    return await answer(request)


async def clear_tables(hall: Hall, player: str) -> None:
    """Offers come to nothing, the computer plays on against others, and what was his alone goes."""
    mine = (seats.c.player == player) | (seats.c.invited == player)
    query = select(seats.c.game, games.c.phase).join(games, games.c.id == seats.c.game).where(mine).distinct()
    alone = []
    for row in await hall.database.all(query):
        name = row["game"]
        if not await others(hall, name, player):
            alone.append(name)
        elif row["phase"] in ("open", "running"):
            await get_up(hall, name, player)
    for name in alone:
        if room := hall.rooms.get(name):
            async with room.lock:
                hall.leave(room)
    if alone:
        await asyncio.to_thread(remove_all, hall.settings.data / FILE, alone)


async def others(hall: Hall, game: str, player: str) -> bool:
    """Whether anybody else sits there, sat there until he left, or is invited."""
    query = select(seats.c.kind, seats.c.player, seats.c.invited, seats.c.acted).where(seats.c.game == game)
    for row in await hall.database.all(query):
        if row["kind"] != "record" and row["player"] != player and (
            row["kind"] == "person" or row["invited"] not in (None, player) or row["acted"]
        ):
            return True
    return False


async def get_up(hall: Hall, game: str, player: str) -> None:
    """From a game that others wait for."""
    room = await hall.room(game)
    async with room.lock:
        if room.sheet.phase == "open":
            await call_off(hall, room)
        elif room.sheet.phase == "running":
            for chair in [chair for chair in room.chairs if chair.player == player]:
                await replace(room, chair)


async def forget(accounts: Accounts, player: str) -> None:
    """The last step, all of it or nothing."""
    hall, gone = accounts.hall, {"b_player": player}
    job: Job = [
        (kind, gone)
        for kind in (
            Kind.LEFT_ALL, Kind.RESETS_GONE, Kind.BLOCKS_GONE, Kind.REPORTS_GONE, Kind.CHATS_GONE, Kind.SEATS_GONE,
            Kind.OFFERS_GONE,
        )
    ]  # fmt: skip
    name = accounts.names[player]
    job += [(Kind.WORDS_GONE, {"b_name": name}), (Kind.PLACES_GONE, {"b_name": name})]
    job.append((Kind.ACCOUNT_GONE, gone))
    await hall.writer.write(job)
    accounts.sign_out(player)
    accounts.forget_name(player)
    hall.blocks.forget(player)
    await accounts.all_opened()
    for table in hall.ratings.tables.values():
        table.pop(player, None)
    for room in hall.rooms.values():
        for chair in room.chairs:
            if chair.player == player or (chair.kind == "bot" and chair.member and chair.name == name):
                chair.player, chair.name = None, ""
            if chair.invited == player:
                chair.invited, chair.name = None, ""


FAREWELL: list[Any] = [export, rename, leave_for_good]
