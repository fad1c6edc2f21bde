"""What a viewer can do at the table: each message of the protocol, taken or refused with a sentence."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from functools import partial
from typing import Any

import msgspec
from msgspec import UNSET, Raw

from feldherr.kernel.answers import Illegal, Interjection, Malformed
from feldherr.kernel.position import Ahead
from feldherr.kernel.position import look_ahead as run_ahead
from feldherr.kernel.text import say
from feldherr.kernel.why import why_not
from feldherr.server.people.talk import say_among_watchers, say_at_table
from feldherr.server.store.writer import Job
from feldherr.server.table import dice
from feldherr.server.table.asking import asked, counted, line_of
from feldherr.server.table.back import last_gesture, take_back, takeable
from feldherr.server.table.clocks import claim
from feldherr.server.table.refusal import Refusal
from feldherr.server.table.room import Pending, Room
from feldherr.server.table.telling import happening
from feldherr.server.wire import frames
from feldherr.server.wire.connection import Connection
from feldherr.server.wire.frames import encode, written

log = logging.getLogger(__name__)
COSTS: dict[type[Any], float] = {frames.Why: 4.0, frames.Chat: 4.0, frames.Ping: 0.2}


async def take(room: Room, connection: Connection, raw: str | bytes) -> None:
    """One message. Whatever is wrong with it is answered with a sentence, and the connection stays."""
    number: int | None = None
    try:
        message = frames.decode(raw)
        number = getattr(message, "id", None)
        if wait := connection.bucket.reserve(COSTS.get(type(message), 1.0)):
            await asyncio.sleep(wait)  # nothing more is read from him meanwhile, and nothing is lost
        if type(message) is frames.Ping:
            connection.post(written(frames.Pong()))
            return
        if connection.viewer is None or not connection.plays:
            if not isinstance(message, frames.Chat) or message.to is not None:
                raise Refusal("refused-spectator")
            await say_among_watchers(room, connection, message.text)
            return
        await dispatch(room, connection, connection.viewer, message)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as wrong:
        refuse(room, connection, Refusal("refused-malformed", why=str(wrong)[:200]), number)
    except Refusal as refusal:
        refuse(room, connection, refusal, number)
    except Malformed:
        refuse(room, connection, Refusal("refused-no-answer"), number)
    except Illegal:
        refuse(room, connection, Refusal("refused-illegal"), number)


def refuse(room: Room, connection: Connection, refusal: Refusal, number: int | None) -> None:
    """With the counter of the question that is open, if there is one: what can be answered now."""
    eyes = room.eyes.get(connection.viewer)
    counter = eyes.counter if eyes is not None and eyes.question is not None else None
    connection.post(written(frames.Refused(refusal.text, counter, number, round(refusal.wait, 1))))


async def dispatch(room: Room, connection: Connection, seat: int, message: frames.Message) -> None:
    async with room.lock:
        if room.left or connection.closing:
            raise Refusal("refused-moved")
        match message:
            case frames.Answer(counter, lines):
                await answer(room, seat, counter, lines)
            case frames.Say(line):
                await interject(room, seat, line)
            case frames.Peek(number, counter, lines):
                look_ahead(room, connection, seat, number, counter, lines)
            case frames.Why(number, handle, chosen, lines):
                explain(room, connection, seat, number, handle, chosen, lines)
            case frames.TakeBack(to):
                await undo(room, seat, to)
            case frames.Consent(yes):
                await consent(room, connection, yes)
            case frames.Pledge(pledge):
                await add_pledge(room, connection, pledge)
            case frames.Nonce(nonce):
                await add_nonce(room, connection, nonce)
            case frames.Chat(text, to):
                await say_at_table(room, seat, text, to)
            case frames.Claim(whose, computer):
                await claim(room, connection.seats, whose, computer)


# answering ------------------------------------------------------------------------------------------------------------
async def answer(room: Room, seat: int, counter: int, lines: Sequence[str]) -> None:
    room.refuse_unless_running()
    refuse_stale(room, seat, counter)
    answers = [room.read(line) for line in lines]
    for given in answers:
        if isinstance(given, Interjection):
            raise Refusal("refused-illegal")
    await room.change(seat, partial(room.table.play, seat, answers))


async def interject(room: Room, seat: int, line: str) -> None:
    room.refuse_unless_running()
    what = room.read(line)
    if not isinstance(what, Interjection):
        raise Refusal("refused-illegal")
    await room.change(seat, partial(room.table.play, seat, [what]))


def refuse_stale(room: Room, seat: int, counter: int) -> None:
    eyes = room.eyes[seat]
    if eyes.question is None:
        raise Refusal("refused-not-asked")
    if counter != eyes.counter:
        raise Refusal("refused-stale")


# looking ahead --------------------------------------------------------------------------------------------------------
def ahead(room: Room, seat: int, lines: Sequence[str]) -> Ahead:
    return run_ahead(room.game, room.table.position, seat, [room.read(line) for line in lines])


def look_ahead(
    room: Room, connection: Connection, seat: int, number: int, counter: int, lines: Sequence[str]
) -> None:
    room.refuse_unless_running()
    refuse_stale(room, seat, counter)
    position, events, used, path = ahead(room, seat, lines)
    question = position.question(seat)
    odds = room.game.odds(question, room.read(lines[used])) if question and used < len(lines) else None
    frame = frames.Peeked(
        number,
        used,
        Raw(counted(asked(room.game, position, question), counter)) if question else UNSET,
        Raw(encode(room.game.view(position, seat))),
        [happening(room.game, event) for event in events],
        [line_of(given) for given in path],
        odds,
    )
    connection.post(written(frame))


def explain(
    room: Room,
    connection: Connection,
    seat: int,
    number: int,
    handle: str,
    chosen: tuple[str, ...],
    lines: Sequence[str],
) -> None:
    refusals: list[frames.Reason] = []
    if room.sheet.phase == "running" and room.table.position.question(seat) is not None:
        position, _, used, _ = ahead(room, seat, lines)
        found = why_not(room.game, position, seat, handle, chosen) if used == len(lines) else []
        for question, candidate, rule in found[:20]:
            refusals.append(frames.Reason(room.game.option(question, candidate), rule, line_of(candidate)))
        if not found and (now := position.question(seat)) is not None:
            refusals.append(frames.Reason(*room.game.prompt(now), ""))
    connection.post(written(frames.Because(number, refusals)))


# taking back ----------------------------------------------------------------------------------------------------------
async def undo(room: Room, seat: int, to: int | None) -> None:
    """Inside the limits it is done; outside it is asked of the other people at the table."""
    room.refuse_unless_running()
    sizes = takeable(room.table, seat, room.starts)
    count = (sizes[0] if sizes else 0) if to is None else room.answers[seat] - to
    if not 0 <= count <= sum(sizes):
        raise Refusal("refused-nothing-to-undo")
    done = False

    def act() -> None:
        nonlocal done
        done = count > 0 and take_back(room.table, seat, count)

    await room.change(seat, act)
    if done:
        room.settle(False)
    else:
        await ask_for_it(room, seat)


async def ask_for_it(room: Room, seat: int) -> None:
    to = last_gesture(room.table, seat, room.starts)
    if to is None:
        room.table = await room.hall.apart(room.whole, room.table.entries[:])
        to = last_gesture(room.table, seat, room.starts)
    if to is None:
        raise Refusal("refused-nothing-to-undo")
    if room.request is not None:
        raise Refusal("refused-request-open")
    own = room.chairs[seat].player
    waiting = [c.seat for c in room.chairs if c.kind == "person" and c.player != own]
    room.request = Pending(seat, to, waiting)
    if waiting:
        room.tell(request_frame(room.request), seats=[c.seat for c in room.chairs])
    else:
        await grant(room)


def request_frame(request: Pending) -> bytes:
    return written(frames.Request(request.seat, say("request-undo"), request.waiting))


async def consent(room: Room, connection: Connection, yes: bool) -> None:
    request = room.request
    if request is None or not set(connection.seats) & set(request.waiting):
        raise Refusal("refused-no-request")
    if not yes:
        room.settle(False)
        return
    request.waiting = [seat for seat in request.waiting if seat not in connection.seats]
    if not request.waiting:
        await grant(room)


async def grant(room: Room) -> None:
    request = room.request
    assert request is not None

    def act() -> None:
        room.table.rewind(request.seat, request.to)

    try:
        await room.change(request.seat, act)
    except Illegal:
        room.settle(False)
        raise
    room.settle(True)


# dice -----------------------------------------------------------------------------------------------------------------
async def add_pledge(room: Room, connection: Connection, pledge: str) -> None:
    await share(room, connection, dice.pledge(room.chairs, connection.seats, pledge))


async def add_nonce(room: Room, connection: Connection, nonce: str) -> None:
    await share(room, connection, dice.give(room.chairs, connection.seats, nonce))


async def share(room: Room, connection: Connection, job: Job) -> None:
    """Something of a player's share of the dice has come; drawing begins with the last of it."""
    if room.sheet.phase not in ("open", "running"):
        raise Refusal(f"refused-{room.sheet.phase}")
    if not job:
        raise Refusal("refused-nonce")

    def act() -> None:
        if dice.ready(room.chairs):
            dice.hand_over(room.table, room.sheet, room.chairs)

    await room.change(connection.viewer, act, job)
