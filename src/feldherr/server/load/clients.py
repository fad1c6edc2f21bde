"""Random clients over real sockets, to see what a server can bear. Runs in a process of its own."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from time import perf_counter

import msgspec
from msgspec import UNSET, UnsetType
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from feldherr.server.wire.client import Guest, Place

NONCE = "00" * 16


class Option(msgspec.Struct):
    line: str


class Question(msgspec.Struct):
    counter: int
    options: list[Option]


class Frame(msgspec.Struct):
    """What a random player reads of a frame: of what has changed, only that."""

    type: str
    question: Question | UnsetType | None = UNSET
    wanted: list[int] | UnsetType | None = UNSET
    phase: str = ""


decode = msgspec.json.Decoder(Frame).decode


class Tally:
    """What was measured: the time from sending an answer to seeing what came of it."""

    def __init__(self) -> None:
        self.times: list[float] = []
        self.entries = 0
        """What these answers have become in the records: with what was answered for a seat because it was forced."""
        self.errors: list[str] = []
        self.finished = 0
        self.received = 0
        self.bytes = 0
        """As they came, packed."""
        self.unpacked = 0

    def percentile(self, share: float) -> float:
        """In milliseconds."""
        ordered = sorted(self.times)
        return ordered[min(len(ordered) - 1, int(share * len(ordered)))] * 1000 if ordered else 0.0


async def play(
    place: Place,
    rng: random.Random,
    tally: Tally,
    going: Callable[[], bool],
    acknowledged: Callable[[str], None] | None = None,
) -> None:
    """Answer at random until the game is over or it is enough; `acknowledged` hears of every answer taken."""
    socket, sent_at, counter, line = place.socket, 0.0, -1, ""
    question: Question | None = None
    while True:
        raw = await socket.recv()
        tally.received += 1
        tally.unpacked += len(raw)
        if isinstance(socket, Weighing):
            tally.bytes += socket.weighed()
        frame = decode(raw)
        if frame.type == "refused":
            tally.errors.append(str(raw)[:200])
        if frame.type not in ("state", "changed"):
            continue
        if frame.question is not UNSET:
            question = frame.question
        elif frame.type == "state":
            question = None
        if sent_at and (question is None or question.counter != counter):
            tally.times.append(perf_counter() - sent_at)
            sent_at = 0.0
            if acknowledged is not None:
                acknowledged(line)
        if frame.phase == "over":
            return
        if frame.wanted and place.seat == min(frame.wanted):
            await place.send("nonce", nonce=NONCE)
        if question and question.counter != counter:
            if counter >= 0:
                tally.entries += question.counter - counter
            if not going():
                return
            counter, sent_at = question.counter, perf_counter()
            line = rng.choice(question.options).line
            await socket.send(f'{{"type":"answer","counter":{counter},"lines":["{line}"]}}')


class Weighing(ClientConnection):
    """A connection that counts what comes over the wire."""

    weight = 0

    def data_received(self, data: bytes) -> None:
        self.weight += len(data)
        super().data_received(data)

    def weighed(self) -> int:
        """The bytes since the last time."""
        found, self.weight = self.weight, 0
        return found


async def keep_playing(
    base: str, game: str, count: int, rng: random.Random, tally: Tally, going: Callable[[], bool]
) -> None:
    """One table of so many seats after the other."""
    guest = Guest(base)
    guest.connection = Weighing
    while going():
        made = await guest.create(game, ["me"] * count, hot_seat=True)
        places = [await guest.sit(made["id"], seat) for seat in range(count)]
        players = [asyncio.create_task(play(place, rng, tally, going)) for place in places]
        try:
            await asyncio.wait(players, return_when=asyncio.FIRST_COMPLETED)
            await asyncio.wait(players, timeout=1.0 if going() else 0.0)
            for player in players:
                if player.done() and player.exception() is not None:
                    raise player.exception() or AssertionError
            tally.finished += going()
        except ConnectionClosed as wrong:
            tally.errors.append(str(wrong))
        finally:
            for player in players:
                player.cancel()
            await asyncio.gather(*players, return_exceptions=True)
            for place in places:
                await place.close()


async def spectators(base: str, game: str, count: int, tally: Tally, done: asyncio.Event) -> None:
    """So many who watch one game at rest."""
    host = Guest(base)
    made = await host.create(game, ["me", "open"], public=True)
    watching: list[Place] = []
    for _ in range(count):
        place = await Guest(base).sit(made["id"])
        await place.until("state")
        watching.append(place)
    done.set()
    try:
        while True:
            await asyncio.sleep(0.5)
            gone = [place for place in watching if place.socket.close_code is not None]
            tally.errors += [f"a spectator was sent away: {place.socket.close_code}" for place in gone]
            watching = [place for place in watching if place not in gone]
    finally:
        await asyncio.gather(*(place.close() for place in watching), return_exceptions=True)


async def load(base: str, game: str, tables: int, seconds: float, watchers: int, seed: int = 1) -> tuple[Tally, float]:
    """So many tables at once for so long; what was measured, and the seconds it took."""
    tally, seated = Tally(), asyncio.Event()
    offers = await Guest(base).get("/api/games-on-offer")
    count = len(next(offer["seats"] for offer in offers if offer["game"] == game))
    watch = asyncio.create_task(spectators(base, game, watchers, tally, seated)) if watchers else None
    if watch:
        await asyncio.wait([watch, asyncio.create_task(seated.wait())], return_when=asyncio.FIRST_COMPLETED)
    began = perf_counter()

    def going() -> bool:
        return perf_counter() - began < seconds

    rngs = [random.Random(seed * 1000 + number) for number in range(tables)]
    async with asyncio.TaskGroup() as group:
        for rng in rngs:
            group.create_task(keep_playing(base, game, count, rng, tally, going))
        await asyncio.sleep(seconds)
        took, answers = perf_counter() - began, len(tally.times)
        del tally.times[answers:]
    if watch:
        watch.cancel()
        await asyncio.gather(watch, return_exceptions=True)
    return tally, took
