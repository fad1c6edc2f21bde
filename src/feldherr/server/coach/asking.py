"""The coach over HTTP: what the marshal would do, what the last turn has cost, and that turn once more in a copy."""

from __future__ import annotations

import random
from typing import Annotated

from litestar import post
from litestar.params import FromPath, JSONBody
from msgspec import Meta, Struct
from msgspec.structs import astuple

from feldherr import games as catalogue
from feldherr.analysis.chances import Judge
from feldherr.coach.advice import Advice, seed_at
from feldherr.coach.costs import Cost, last_turn
from feldherr.kernel import store
from feldherr.kernel.table import Table
from feldherr.server.coach.allowed import alone, coached
from feldherr.server.coach.thinking import advised, told_costs
from feldherr.server.lobby import making
from feldherr.server.lobby.calling import AnyRequest, caller, hall_of, poster, reader
from feldherr.server.lobby.lobby import Created, created
from feldherr.server.table.refusal import Refusal
from feldherr.server.table.room import Room

COST = 40.0
"""About a second of a process."""
SeatNumber = Annotated[int, Meta(ge=0, le=16)]


class Asked(Struct, frozen=True):
    seat: SeatNumber


class Again(Struct, frozen=True):
    """Play on in a copy, from before an own answer."""

    seat: SeatNumber
    entry: Annotated[int, Meta(ge=0, le=2**31)]


class Advised(Advice, frozen=True, omit_defaults=True, kw_only=True):
    """`after`: after so many answers of the seat it holds; with another number the question is another."""

    after: int


class Told(Struct, frozen=True, omit_defaults=True):
    """`again`: a copy can be played on with."""

    costs: list[Cost]
    again: bool = False


async def seated(request: AnyRequest, name: str, seat: int) -> Room:
    """The room, if the coach may be asked there by who sits on the seat."""
    room = await hall_of(request).room(name)
    if seat not in room.seats_of(caller(request).id):
        raise Refusal("refused-not-your-seat")
    if not coached(room.sheet, room.chairs):
        raise Refusal("refused-coach")
    room.refuse_unless_running()
    return room


@post("/api/games/{name:str}/coach", status_code=200)
async def advice(request: AnyRequest, name: FromPath[str], data: JSONBody[Asked]) -> Advised:
    """What the marshal would do at the question that is open to the seat, from what it knows, and why."""
    player, seat = reader(request, COST), data.seat
    room = await seated(request, name, seat)
    async with room.lock:
        position, after = room.table.position, room.answers[seat]
        if position.question(seat) is None:
            raise Refusal("refused-coach-idle")
        seed = seed_at(name, seat, after)
        world = store.encode(room.game.resample(position, seat, random.Random(seed)))
        key = name, seat, len(room.table.entries)
    given = room.sheet.game, catalogue.package(room.sheet.game), world, seat, seed
    said: Advice = await hall_of(request).coaches.think(player.id, key, advised, *given)
    return Advised(*astuple(said), after=after)


@post("/api/games/{name:str}/coach/turn", status_code=200)
async def turn(request: AnyRequest, name: FromPath[str], data: JSONBody[Asked]) -> Told:
    """The decisions of the seat's last turn that lost most, by what it could know."""
    player, seat = reader(request, COST), data.seat
    room, hall = await seated(request, name, seat), hall_of(request)
    async with room.lock:
        table = room.table
        if len(table.steps) < len(table.entries) and not whole_turn(table, seat):
            table = await hall.apart(room.whole, table.entries[:])
        taken = await hall.apart(last_turn, table, Judge(room.game, table.seats), seat)
    sent = [(store.encode(one.position), one.answers, one.asked) for one in taken]
    game, entries = room.sheet.game, [at.entry for one in taken for at in one.asked]
    said = {entry: known for entry in entries if (known := hall.coaches.said.get((name, seat, entry)))}
    key = name, seat, "turn", *entries[-1:], *said
    given = game, catalogue.package(game), list(table.seats), seat, name, said, sent
    found: list[Cost] = await hall.coaches.think(player.id, key, told_costs, *given) if sent else []
    return Told(found, alone(room.chairs))


def whole_turn(table: Table, seat: int) -> bool:
    """Whether the steps that are remembered reach back to before the seat's last turn."""
    own = [step.seat == seat for step in table.steps]
    last = len(own) - own[::-1].index(True) if True in own else 0
    return not all(own[:last])


@post("/api/games/{name:str}/coach/again")
async def again(request: AnyRequest, name: FromPath[str], data: JSONBody[Again]) -> Created:
    """A copy of the game before an own answer, to try something else: only where nobody else plays."""
    player = poster(request)
    room = await seated(request, name, data.seat)
    if not alone(room.chairs):
        raise Refusal("refused-coach")
    async with room.lock:
        entries = room.table.entries
        if data.entry >= len(entries) or entries[data.entry].seat != data.seat:
            raise Refusal("refused-no-such-game")
        copy = await making.branch(hall_of(request), room, player, "", entries[: data.entry], ())
    return created(request, copy)


COACH = [advice, turn, again]
