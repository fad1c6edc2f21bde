"""Games as files and as films: download, upload, step through, branch, and the draws to be checked."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

import msgspec
from litestar import Request, Response, get, post
from litestar.params import FromPath, JSONBody
from msgspec import Meta, Raw

from feldherr import words
from feldherr.kernel.answers import CHANCE
from feldherr.kernel.chance import Seed
from feldherr.kernel.question import Question
from feldherr.kernel.record import dump, header_of, load, options_of, replay
from feldherr.kernel.table import Table
from feldherr.server.lobby import making
from feldherr.server.lobby.library import known_game
from feldherr.server.lobby.lobby import Created, caller, created, hall_of, poster
from feldherr.server.lobby.making import Name, SeatWish
from feldherr.server.store.sheet import Chair
from feldherr.server.table.asking import line_of
from feldherr.server.table.dice import seed_of
from feldherr.server.table.film import stop_at
from feldherr.server.table.room import Refusal, Room
from feldherr.server.table.telling import happening
from feldherr.server.wire.frames import State, encode
from feldherr.server.wire.socket import may_enter

AnyRequest = Request[Any, Any, Any]
ENTRIES = 20_000


class Upload(msgspec.Struct, frozen=True):
    record: str
    name: Annotated[str, Meta(max_length=80)] = ""


class Branch(msgspec.Struct, frozen=True):
    number: Annotated[int, Meta(ge=0, le=10**6)]
    seat: int | None = None
    seats: tuple[SeatWish, ...] = ()
    name: Name = ""


async def seen(request: AnyRequest, name: str) -> tuple[Room, int | None]:
    """The room, and with whose eyes the caller looks: his own while it runs, anybody's once it is over."""
    room = await hall_of(request).room(name)
    mine = room.seats_of(caller(request).id)
    if not mine and not may_enter(room, request.query_params.get("key", "")):
        raise Refusal("refused-private")
    word = request.query_params.get("seat", "")
    seat = int(word) if word.isascii() and word.isdigit() and len(word) < 3 else None
    if seat is not None and (seat >= len(room.chairs) or (seat not in mine and room.sheet.phase != "over")):
        raise Refusal("refused-not-your-seat")
    return room, seat


def check_over(room: Room) -> None:
    if room.sheet.phase not in ("over", "stopped"):
        raise Refusal("refused-running")


@get("/api/games/{name:str}/record")
async def record(request: AnyRequest, name: FromPath[str]) -> Response[str]:
    room, seat = await seen(request, name)
    async with room.lock:
        if room.sheet.phase == "over":
            text = whole(room)
        else:
            text = known_so_far(room, seat, request.query_params.get("lang", "en"))
    called = f'attachment; filename="{room.sheet.game}-{name}.txt"'
    return Response(text, headers={"content-disposition": called}, media_type="text/plain")


def whole(room: Room) -> str:
    """The record. A branch says how many answers it took over: their draws are of another seed."""
    seed = seed_of(room.sheet, room.chairs) if room.sheet.secret else None
    return dump(
        room.game,
        room.table,
        players=tuple(chair.name or chair.bot or "" for chair in room.chairs),
        commitment=room.commitment,
        seed=seed,
        base=room.sheet.base,
    )


def known_so_far(room: Room, seat: int | None, lang: str) -> str:
    """While the game runs: what one has seen of it, in sentences."""
    speak = words.of(room.sheet.game, lang if lang in words.LANGUAGES else "en")
    head = ["feldherr log 1", f'game "{room.sheet.game}"', f'commitment "{room.commitment}"', ""]
    lines = []
    for _, event in room.table.seen(seat):
        told = room.game.told(event)
        if told:
            lines.append(f"{speak.format(told[0])} [{told[1]}]")
    return "\n".join([*head, *lines, ""])


@post("/api/records")
async def upload(request: AnyRequest, data: JSONBody[Upload]) -> Created:
    hall, player = hall_of(request), poster(request)
    game = known_game(header_of(data.record).game)
    if data.record.count("\n") > ENTRIES:
        raise Refusal("refused-too-large")
    found = await asyncio.to_thread(load, game, data.record)
    ended = await asyncio.to_thread(replay, game, found)
    header = found.header
    sheet = making.new_sheet(game, options_of(game, header), data.name, False, False)
    seed = header.seed or Seed("")
    sheet.secret, sheet.phase, sheet.base = seed.secret, "over", header.base
    chairs = [
        Chair(sheet.id, seat, "record", dict(enumerate(header.players)).get(seat, "")[:40], player.id)
        for seat in range(len(ended.seats))
    ]
    for chair, nonce in zip(chairs, [*seed.nonces, *[""] * len(chairs)]):
        chair.nonce = nonce
    room = await hall.create(game, sheet, chairs, found.entries)
    return created(request, room)


@get("/api/games/{name:str}/at/{lines:int}")
async def at(request: AnyRequest, name: FromPath[str], lines: FromPath[int]) -> Response[bytes]:
    """The table after so many lines of the viewer's log."""
    room, seat = await seen(request, name)
    async with room.lock:
        stop = stop_at(await hall_of(request).films.film(room), seat, lines)
        facts = room.facts()
        state = State(
            seat,
            stop.lines,
            0,
            facts.game,
            facts.name,
            facts.options,
            facts.phase,
            False,
            facts.hot_seat,
            facts.commitment,
            Raw(encode(room.game.view(stop.position, seat))),
            facts.players,
        )
        news = [happening(room.game, event) for event in stop.news]
    body = encode(state)[:-1] + b',"happened":' + encode(news) + b"}"
    return Response(body, media_type="application/json")


@post("/api/games/{name:str}/branch")
async def branch(request: AnyRequest, name: FromPath[str], data: JSONBody[Branch]) -> Created:
    hall, player = hall_of(request), poster(request)
    room, _ = await seen(request, name)
    async with room.lock:
        check_over(room)
        stop = stop_at(await hall_of(request).films.film(room), data.seat, data.number)
        if stop.position.outcome:
            raise Refusal("refused-over")
        entries = room.table.entries[: stop.entries]
        return created(request, await making.branch(hall, room, player, data.name, entries, data.seats))


@get("/api/games/{name:str}/analysis")
async def analysis(request: AnyRequest, name: FromPath[str]) -> Response[bytes]:
    """Chances over time and the decisions that changed them: from a seat's knowledge, without one with all open."""
    room, seat = await seen(request, name)
    if room.sheet.phase != "over":
        raise Refusal("refused-analysis-running")
    report = await hall_of(request).analyses.report(room, seat, whole)
    return Response(encode(report), media_type="application/json")


class Drawn(msgspec.Struct, frozen=True):
    """`kind` and `args`: what was asked of chance; `value`: the line of its answer."""

    number: int
    kind: str
    args: tuple[Any, ...]
    value: str


@get("/api/games/{name:str}/draws")
async def draws(request: AnyRequest, name: FromPath[str]) -> dict[str, Any]:
    room, _ = await seen(request, name)
    check_over(room)
    before = sum(given.seat == CHANCE for given in room.table.entries[: room.sheet.base])
    drawn: list[Drawn] = []

    def watch(number: int, question: Question, given: Any) -> None:
        if number >= before:
            drawn.append(Drawn(number - before, question.name, tuple(question.args), line_of(given)))

    await asyncio.to_thread(Table(room.game, room.table.options).replay, room.table.entries[:], watch)
    return {
        "commitment": room.commitment,
        "secret": room.sheet.secret,
        "nonces": [chair.nonce or "" for chair in room.chairs],
        "draws": drawn,
    }


RECORDS = [record, upload, at, branch, draws, analysis]
