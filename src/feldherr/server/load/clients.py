"""Random clients over real sockets, to see what a server can bear. Runs in a process of its own."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Sequence
from time import perf_counter

import msgspec
from msgspec import UNSET, UnsetType

from feldherr.server.load.line import Hung, Line, called
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
        self.unpacked = 0
        self.lines: set[Line] = set()
        self.left = 0
        """The bytes that came over lines that are closed."""

    @property
    def bytes(self) -> int:
        """As they came, packed."""
        return self.left + sum(line.weight for line in self.lines)

    def leave(self, lines: Sequence[Line]) -> None:
        self.left += sum(line.weight for line in lines)
        self.lines.difference_update(lines)

    def percentile(self, share: float) -> float:
        """In milliseconds."""
        ordered = sorted(self.times)
        return ordered[min(len(ordered) - 1, int(share * len(ordered)))] * 1000 if ordered else 0.0


class Hand:
    """Who answers at random what one seat is asked, frame by frame; `acknowledged` hears of every answer taken."""

    def __init__(
        self,
        seat: int | None,
        rng: random.Random,
        tally: Tally,
        going: Callable[[], bool],
        acknowledged: Callable[[str], None] | None = None,
    ) -> None:
        self.seat, self.rng, self.tally, self.going, self.acknowledged = seat, rng, tally, going, acknowledged
        self.question: Question | None = None
        self.sent_at, self.counter, self.line = 0.0, -1, ""
        self.over = False
        """The game has ended, or it is enough."""

    def hear(self, raw: str | bytes) -> str:
        """What is said to this frame; nothing if it needs no answer."""
        tally = self.tally
        tally.received += 1
        tally.unpacked += len(raw)
        frame = decode(raw)
        if frame.type == "refused":
            tally.errors.append(str(raw)[:200])
        if frame.type not in ("state", "changed"):
            return ""
        if frame.question is not UNSET:
            self.question = frame.question
        elif frame.type == "state":
            self.question = None
        question = self.question
        if self.sent_at and (question is None or question.counter != self.counter):
            tally.times.append(perf_counter() - self.sent_at)
            self.sent_at = 0.0
            if self.acknowledged is not None:
                self.acknowledged(self.line)
        if frame.phase == "over":
            self.over = True
        elif frame.wanted and self.seat == min(frame.wanted):
            return f'{{"type":"nonce","nonce":"{NONCE}"}}'
        elif question and question.counter != self.counter:
            return self.answer(question)
        return ""

    def answer(self, question: Question) -> str:
        if self.counter >= 0:
            self.tally.entries += question.counter - self.counter
        if not self.going():
            self.over = True
            return ""
        self.counter, self.sent_at = question.counter, perf_counter()
        self.line = self.rng.choice(question.options).line
        return f'{{"type":"answer","counter":{self.counter},"lines":["{self.line}"]}}'


async def play(
    place: Place,
    rng: random.Random,
    tally: Tally,
    going: Callable[[], bool],
    acknowledged: Callable[[str], None] | None = None,
) -> None:
    """Answer at random over a client's socket until the game is over or it is enough."""
    hand = Hand(place.seat, rng, tally, going, acknowledged)
    while not hand.over:
        if said := hand.hear(await place.socket.recv()):
            await place.socket.send(said)


async def sit(guest: Guest, game: str, hand: Hand) -> tuple[Line, asyncio.Future[None]]:
    """The same over a line that costs next to nothing; and what is done when there is nothing more to be done."""
    line = await called(guest.socket(game, hand.seat), guest.cookie())
    done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def hear(raw: bytes) -> None:
        if said := hand.hear(raw):
            line.send(said.encode())
        if hand.over and not done.done():
            done.set_result(None)

    def lost(why: Exception) -> None:
        if not done.done():
            done.set_exception(why)

    line.listen(hear, lost)
    return line, done


async def keep_playing(
    base: str, game: str, count: int, rng: random.Random, tally: Tally, going: Callable[[], bool]
) -> None:
    """One table of so many seats after the other."""
    guest = Guest(base)
    while going():
        made = await guest.create(game, ["me"] * count, hot_seat=True)
        seated = [await sit(guest, made["id"], Hand(seat, rng, tally, going)) for seat in range(count)]
        lines, players = [line for line, _ in seated], [done for _, done in seated]
        tally.lines.update(lines)
        try:
            await asyncio.wait(players, return_when=asyncio.FIRST_COMPLETED)
            await asyncio.wait(players, timeout=1.0 if going() else 0.0)
            for player in players:
                if player.done():
                    player.result()
            tally.finished += going()
        except Hung as wrong:
            tally.errors.append(str(wrong))
        finally:
            for player in players:
                player.cancel()
            for line in lines:
                line.lost = lambda why: None
                line.close()
            tally.leave(lines)


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
