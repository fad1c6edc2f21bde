"""Games as files and as films: download, upload, step through, branch, and the draws to be checked."""

from __future__ import annotations

import asyncio
import re
from typing import Annotated

import msgspec
from litestar import Response, get, post
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, FromQuery, JSONBody
from msgspec import Meta, Raw

from feldherr import words
from feldherr.kernel.answers import Malformed
from feldherr.kernel.chance import Seed
from feldherr.kernel.record import HEXADECIMAL, Header, header_of, load, options_of, refuse_newer
from feldherr.kernel.record import text as written_out
from feldherr.kernel.table import Table
from feldherr.kernel.turns import began
from feldherr.server.film.still import Standing
from feldherr.server.film.told import Kept
from feldherr.server.lobby import making
from feldherr.server.lobby.calling import AnyRequest, caller, hall_of, poster, reader, where_from
from feldherr.server.lobby.described import OBJECT, PLAIN
from feldherr.server.lobby.library import known_game
from feldherr.server.lobby.lobby import Created, created
from feldherr.server.lobby.making import Name, SeatWish, Title
from feldherr.server.store.sheet import Chair
from feldherr.server.table.dice import hashed, seed_of
from feldherr.server.table.film import stop_at
from feldherr.server.table.refusal import Refusal
from feldherr.server.table.room import Room
from feldherr.server.table.telling import sentence
from feldherr.server.wire.frames import State, encode

ENTRIES = 20_000
OPENING = 10.0
"""What it costs to have a game played again that is not at hand."""
COMMITMENT = re.compile("[0-9a-f]{64}")
SECRET = 64
"""Digits of a seed at most; of a nonce twice that."""


class Upload(msgspec.Struct, frozen=True):
    record: str
    name: Title = ""


class Branch(msgspec.Struct, frozen=True):
    """Without a number: from where the seat's last turn began, without a seat anybody's."""

    number: Annotated[int, Meta(ge=0, le=10**6)] | None = None
    seat: Annotated[int, Meta(ge=0, le=15)] | None = None
    seats: Annotated[tuple[SeatWish, ...], Meta(max_length=16)] = ()
    name: Name = ""


async def seen(request: AnyRequest, name: str, key: str, seat: int | None = None) -> tuple[Room, int | None]:
    """The room, and with whose eyes the caller looks: his own while it runs, anybody's once it is over."""
    hall = hall_of(request)
    reader(request, 1.0 if name in hall.rooms else OPENING)
    room = await hall.room(name)
    player = caller(request).id
    mine = room.seats_of(player)
    if not room.may_look(player, key):
        raise Refusal("refused-private")
    if seat is not None and (seat not in range(len(room.chairs)) or (seat not in mine and room.sheet.phase != "over")):
        raise Refusal("refused-not-your-seat")
    return room, seat


def check_over(room: Room) -> None:
    """Seed and hands are shown when the game is over, never before: one that is stopped may be played on."""
    if room.sheet.phase != "over":
        raise Refusal("refused-stopped" if room.sheet.phase == "stopped" else "refused-running")


@get("/api/games/{name:str}/record", responses=PLAIN)
async def record(
    request: AnyRequest,
    name: FromPath[str],
    key: FromQuery[str] = "",
    seat: FromQuery[int | None] = None,
    lang: FromQuery[str] = "en",
) -> Response[str]:
    """The record as text; while the game runs, what the viewer has seen of it, in his language."""
    room, seat = await seen(request, name, key, seat)
    async with room.lock:
        if room.sheet.phase == "over":
            text = whole(room)
        else:
            text = known_so_far(room, seat, lang)
    called = f'attachment; filename="{room.sheet.game}-{name}.txt"'
    return Response(text, headers={"content-disposition": called}, media_type="text/plain")


def whole(room: Room) -> str:
    """The record. A branch says how many answers it took over: their draws are of another seed."""
    sheet, table = room.sheet, room.table
    header = Header(
        sheet.game,
        sheet.rules if isinstance(table, Standing) else room.game.rules_version,
        Raw(sheet.options.encode()),
        tuple(chair.name or chair.bot or "" for chair in room.chairs),
        sheet.commitment,
        seed_of(sheet, room.chairs) if sheet.secret else None,
        table.outcome.manner if table.outcome else "",
        sheet.base,
        table.outcome.victor if table.outcome else "",
    )
    return written_out(header, table.entries, [seat.name for seat in table.seats])


def known_so_far(room: Room, seat: int | None, lang: str) -> str:
    """While the game runs: what one has seen of it, in sentences."""
    speak = words.of(room.sheet.game, lang if lang in words.LANGUAGES else "en")
    head = ["feldherr log 1", f'game "{room.sheet.game}"', f'commitment "{room.sheet.commitment}"', ""]
    lines = []
    for _, event in room.table.seen(seat):
        told = sentence(room.game, event)
        if told:
            lines.append(f"{speak.format(told[0])} [{told[1]}]" if told[1] else speak.format(told[0]))
    return "\n".join([*head, *lines, ""])


@post("/api/records")
async def upload(request: AnyRequest, data: JSONBody[Upload]) -> Created:
    hall, player = hall_of(request), poster(request)
    try:
        game = known_game(header_of(data.record).game)
    except RecursionError:
        raise Malformed("the header of the record is nested too deeply") from None
    lines = data.record.count("\n")
    if lines > ENTRIES:
        raise Refusal("refused-too-large")
    reader(request, OPENING + lines / 100)
    found = await hall.apart(load, game, data.record)
    header = found.header
    refuse_newer(game, header)
    count = len(game.seats(options_of(game, header)))
    sheet = making.new_sheet(game, options_of(game, header), data.name, False, False)
    seed = header.seed or Seed("")
    sheet.secret, sheet.phase, sheet.base = seed.secret, "over", header.base
    check_head(header, seed, count, len(found.entries))
    sheet.commitment = header.commitment or (seed.commitment if seed.secret else "")
    sheet.reckoned = not header.commitment
    sheet.rules = sheet.played = header.rules
    chairs = [
        Chair(sheet.id, seat, "record", dict(enumerate(header.players)).get(seat, "")[:40], player.id)
        for seat in range(count)
    ]
    for chair, nonce in zip(chairs, [*seed.nonces, *[""] * len(chairs)]):
        chair.nonce, chair.pledge = nonce, hashed(nonce)
    room = await hall.create(game, sheet, chairs, found.entries)
    return created(request, room)


def check_head(header: Header, seed: Seed, seats: int, answers: int) -> None:
    """What stands in the head of an uploaded record can have been written by anybody."""
    if seed.secret and not (HEXADECIMAL.fullmatch(seed.secret) and len(seed.secret) <= SECRET):
        raise Malformed("the seed of the record is not a number in hexadecimal digits")
    if header.seed is None and header.commitment and not COMMITMENT.fullmatch(header.commitment):
        raise Malformed("the commitment of the record is not a hash in hexadecimal digits")
    if header.seed is not None and header.commitment and header.commitment != seed.commitment:
        raise Malformed("the seed of the record is not the one that was committed to")
    if any("\0" in name for name in header.players):
        raise Malformed("a name in the record has a sign in it that no name has")
    if len(seed.nonces) > seats:
        raise Malformed("the record has more nonces than seats")
    if not all(not nonce or (HEXADECIMAL.fullmatch(nonce) and len(nonce) <= 2 * SECRET) for nonce in seed.nonces):
        raise Malformed("a nonce of the record is not a number in hexadecimal digits")
    if not 0 <= header.base <= answers:
        raise Malformed("the record took over more answers than it has")


@get("/api/games/{name:str}/at/{lines:int}", responses=OBJECT)
async def at(
    request: AnyRequest,
    name: FromPath[str],
    lines: FromPath[int],
    key: FromQuery[str] = "",
    seat: FromQuery[int | None] = None,
    opened: FromQuery[bool] = False,
) -> Response[bytes]:
    """The table after so many lines of the viewer's log; after the end, if he wants, with every piece face up."""
    room, seat = await seen(request, name, key, seat)
    if opened:
        check_over(room)
    films = hall_of(request).films
    if (opened or not isinstance(room.table, Standing)) and not films.known(name, len(room.table.entries)):
        reader(request, OPENING)  # it has to be played again
    still = await films.still(room, seat, lines, opened)
    facts = room.facts()
    state = State(
        seat=seat,
        number=still.lines,
        check=0,
        game=facts.game,
        name=facts.name,
        options=facts.options,
        phase=facts.phase,
        running=False,
        hot_seat=facts.hot_seat,
        commitment=facts.commitment,
        view=Raw(still.view),
        players=facts.players,
        board=room.board(still.entries),
    )
    body = encode(state)[:-1] + b',"happened":[' + b",".join(still.news) + b"]}"
    return Response(body, media_type="application/json")


@get("/api/games/{name:str}/board/{digest:str}", responses=OBJECT)
async def old_board(
    request: AnyRequest, name: FromPath[str], digest: FromPath[str], key: FromQuery[str] = ""
) -> Response[bytes]:
    """The board a game was played on, where today's is another."""
    room, _ = await seen(request, name, key)
    if digest not in room.boards():
        raise NotFoundException
    found = await asyncio.to_thread(hall_of(request).database.prop, digest)
    if found is None:
        raise NotFoundException
    return Response(found, media_type="application/json", headers={"cache-control": "max-age=31536000, immutable"})


@post("/api/games/{name:str}/branch")
async def branch(request: AnyRequest, name: FromPath[str], data: JSONBody[Branch], key: FromQuery[str] = "") -> Created:
    hall, player = hall_of(request), poster(request)
    room, _ = await seen(request, name, key)
    check_over(room)
    if data.seat is not None and data.seat >= len(room.chairs):
        raise Refusal("refused-no-such-seat")
    whole = await hall.films.table(room)
    if whole is None or any(isinstance(given.answer, Kept) for given in whole.entries[:1]):
        raise Refusal("refused-older-rules")
    number = last_turn(whole, data.seat) if data.number is None else data.number
    stop = await hall.apart(stop_at, whole, data.seat, number)
    if whole.outcome and stop.entries == len(whole.entries):
        raise Refusal("refused-over")
    entries = whole.entries[: stop.entries]
    async with room.lock:
        return created(request, await making.branch(hall, room, player, data.name, entries, data.seats))


def last_turn(table: Table, seat: int | None) -> int:
    """So many lines the seat had seen when it was last its turn."""
    return sum(event.seen_by(seat) is not None for _, event in table.happened[: began(table.turns, seat)])


@get("/api/games/{name:str}/analysis", responses=OBJECT)
async def analysis(
    request: AnyRequest, name: FromPath[str], key: FromQuery[str] = "", seat: FromQuery[int | None] = None
) -> Response[bytes]:
    """Chances over time and the decisions that changed them: from a seat's knowledge, without one with all open."""
    room, seat = await seen(request, name, key, seat)
    if room.sheet.phase != "over":
        raise Refusal("refused-analysis-running")
    who = caller(request).id, where_from(request)
    report = await hall_of(request).analyses.report(room, seat, whole, who)
    return Response(encode(report), media_type="application/json")


@get("/api/games/{name:str}/draws", responses=OBJECT)
async def draws(request: AnyRequest, name: FromPath[str], key: FromQuery[str] = "") -> Response[bytes]:
    """`reckoned`: the commitment was not stored when the game was made, so it proves nothing by itself."""
    room, _ = await seen(request, name, key)
    check_over(room)
    shown = {
        "commitment": room.sheet.commitment,
        "reckoned": room.sheet.reckoned,
        "secret": room.sheet.secret,
        "nonces": [chair.nonce or "" for chair in room.chairs],
        "pledges": [chair.pledge or "" for chair in room.chairs],
        "draws": room.keeping.draws,
    }
    return Response(encode(shown), media_type="application/json")


RECORDS = [record, upload, at, old_board, branch, draws, analysis]
