"""Bots: they think in worker processes, about a world drawn from what their seat knows, and answer in even time."""

from __future__ import annotations

import asyncio
import logging
import math
import os
import random
import secrets
import time
from collections.abc import Callable, Sequence
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from multiprocessing import get_context
from typing import TYPE_CHECKING, Any

from feldherr import bots
from feldherr import games as catalogue
from feldherr.analysis.settling import fair, lost
from feldherr.bots.search.levels import LEVELS
from feldherr.kernel import store
from feldherr.kernel.answers import CHANCE, DECLINE_DRAW, OFFER_DRAW, RESIGN, Illegal
from feldherr.kernel.game import Game, Seat
from feldherr.kernel.position import Position, answer
from feldherr.server.processes import attend, end, learn
from feldherr.server.settings import Settings
from feldherr.server.store.sheet import Chair
from feldherr.server.table.asking import stages
from feldherr.server.table.queue import Queue

if TYPE_CHECKING:
    from feldherr.server.table.room import Room

log = logging.getLogger(__name__)
Start = Callable[["Room", Any, str], None]
Settling = Callable[[Game, Sequence[Seat], Position, int, str], bool]


class Opponents:
    """The pool of worker processes, started with the first bot that is asked."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.pool: ProcessPoolExecutor | None = None
        self.queue = Queue(max(1, settings.bot_workers))
        """Fair by who plays against them: nobody's games keep another's opponent waiting long."""

    def stop(self) -> None:
        if self.pool is not None:
            end(self.pool)
            self.pool = None

    def warm(self, name: str) -> None:
        """Have a process ready by the time a bot is asked."""
        if self.pool is None:
            self.workers().submit(learn, name, catalogue.package(name))

    def wake(self, room: Room, start: Start) -> None:
        """Let the bots of a room answer, if they are asked and not at it already."""
        if asked(room) is None and asked_for_a_draw(room) is None:
            return
        if not any(task.get_name() == "bots" and not task.done() for task in room.tasks):
            start(room, self.play(room), "bots")

    async def play(self, room: Room) -> None:
        """Answer for every bot that is asked until none is."""
        while True:
            if (seat := asked(room)) is not None:
                await self.turn(room, seat)
            elif (seat := asked_for_a_draw(room)) is not None:
                await self.answer_draw(room, seat)
            else:
                return

    async def turn(self, room: Room, seat: int) -> None:
        position, counter = room.table.position, room.table.counter(seat)
        if await self.gives_up(room, position, seat):
            choice: Any = RESIGN
        else:
            choice = await self.think(room, position, seat)
        if choice is RESIGN or shows(room, position, seat, choice):
            await self.keep_pace(room)
        async with room.lock:
            if room.table.counter(seat) == counter and asked(room) is not None:
                await room.change(seat, lambda: void(room.table.play(seat, [choice])))

    async def think(self, room: Room, position: Position, seat: int) -> Any:
        """The bot's answer; if it fails or takes too long, any answer."""
        rng = random.Random(secrets.randbits(64))
        chair = room.chairs[seat]
        question = position.question(seat)
        assert question is not None
        try:
            world = room.game.resample(position, seat, rng)
            choice = await self.thought(room, chair, store.encode(world), rng.random())
            if choice in question.options():
                return choice
            log.error("bot %s of game %s gave an answer that is not open", chair.bot, room.sheet.id)
        except TimeoutError:
            log.warning("bot %s of game %s thought too long", chair.bot, room.sheet.id)
        except BrokenExecutor:
            log.error("a process in which bots think has died; starting another")
            self.stop()
        except Exception:
            log.exception("bot %s of game %s failed", chair.bot, room.sheet.id)
        return rng.choice(question.options())

    async def thought(self, room: Room, chair: Chair, world: bytes, seed: float) -> Any:
        """What the bot would do."""
        name = room.sheet.game
        said = think, name, catalogue.package(name), chair.bot or "random", world, chair.seat, seed
        return await self.apart(owner(room), self.settings.bot_budget, *said)

    async def apart(self, who: str, budget: float, task: Callable[..., Any], *args: Any) -> Any:
        """What comes of a task in a worker process, when its turn has come; its time counts from then."""
        loop = asyncio.get_running_loop()
        await self.queue.come(who)
        held = True
        try:
            work = self.workers().submit(task, *args)
            # who thinks too long is not waited for, but holds his process until he is done
            work.add_done_callback(lambda _: loop.is_closed() or loop.call_soon_threadsafe(self.queue.next))
            held = False
            async with asyncio.timeout(budget):
                return await asyncio.wrap_future(work)
        finally:
            if held:
                self.queue.next()

    async def keep_pace(self, room: Room) -> None:
        """What others see comes a whole number of paces after the last they saw, however long was thought."""
        pace = self.settings.bot_pace
        if pace > 0:
            elapsed = time.monotonic() - room.seen_at
            await asyncio.sleep(math.floor(elapsed / pace) * pace + pace - elapsed)

    async def gives_up(self, room: Room, position: Position, seat: int) -> bool:
        """Whether a level is lost; asked once a turn, and never with a person on its side."""
        turn = len(room.table.turns)
        if room.weighed.get(seat) == turn or room.chairs[seat].bot not in LEVELS:
            return False
        room.weighed[seat] = turn
        own = room.table.seats[seat].team
        if any(chair.kind != "bot" for chair in room.chairs if room.table.seats[chair.seat].team == own):
            return False
        return RESIGN in room.table.interjections(seat) and await self.settled(room, position, seat, lost)

    async def answer_draw(self, room: Room, seat: int) -> None:
        """A level agrees to what is fair; all others play on."""
        position, offers = room.table.position, room.table.talk.offers
        agreed = room.chairs[seat].bot in LEVELS and await self.settled(room, position, seat, fair)
        await self.keep_pace(room)
        async with room.lock:
            if asked_for_a_draw(room) == seat and room.table.talk.offers == offers:
                said = OFFER_DRAW if agreed and room.table.position is position else DECLINE_DRAW
                await room.change(seat, lambda: void(room.table.play(seat, [said])))

    async def settled(self, room: Room, position: Position, seat: int, what: Settling) -> bool:
        """What a level makes of its chances, in a worker process; it plays on if that fails."""
        rng = random.Random(f"{room.sheet.id} {seat} {len(room.table.entries)}")
        name = room.sheet.game
        world = store.encode(room.game.resample(position, seat, rng))
        seats = tuple(room.table.seats)
        said = weigh, name, catalogue.package(name), what, seats, world, seat, f"{rng.random()}"
        try:
            return bool(await self.apart(owner(room), self.settings.bot_budget, *said))
        except BrokenExecutor:
            self.stop()
        except Exception:
            log.exception("bot %s of game %s cannot say how it stands", room.chairs[seat].bot, room.sheet.id)
        return False

    def workers(self) -> ProcessPoolExecutor:
        if self.pool is None:
            self.pool = ProcessPoolExecutor(
                max(1, self.settings.bot_workers), get_context("spawn"), attend, (os.getpid(),)
            )
        return self.pool


def owner(room: Room) -> str:
    """For whom the bots of a room think: the first person there."""
    return next((chair.player or "" for chair in room.chairs if chair.kind == "person"), "")


def asked(room: Room) -> int | None:
    """A bot's seat that is asked now."""
    if room.left or room.sheet.phase != "running" or room.table.outcome:
        return None
    questions = room.table.position.questions
    return next((q.actor for q in questions if q.actor != CHANCE and room.chairs[q.actor].kind == "bot"), None)


def asked_for_a_draw(room: Room) -> int | None:
    """A bot's seat that has a draw to agree to or to decline."""
    offers = room.table.talk.offers
    if room.left or room.sheet.phase != "running" or not offers or room.table.outcome:
        return None
    able = set(room.table.drawing()) - offers
    return next((chair.seat for chair in room.chairs if chair.kind == "bot" and chair.seat in able), None)


def shows(room: Room, position: Position, seat: int, choice: Any) -> bool:
    """Whether anybody else would see something happen after this answer."""
    try:
        following, news = answer(room.game, position, seat, choice)
    except Illegal:
        return True
    others = [None, *(chair.seat for chair in room.chairs if chair.seat != seat)]
    if following.outcome or any(event.seen_by(other) is not None for event in news for other in others):
        return True
    after = tuple((q.actor, "" if q.actor == CHANCE else room.game.stage(q)) for q in following.questions)
    return after != stages(room.table)


def void(_: object) -> None:
    """What a table gives back is told to each viewer by his own eyes."""


# in the worker process ------------------------------------------------------------------------------------------------
def think(
    name: str,
    package: str,
    bot: str,
    world: bytes,
    seat: int,
    seed: float,
) -> Any:
    """The choice of a bot in a world drawn for its seat."""
    game = learn(name, package)
    position = store.decode(game, world)
    return bots.bot(name, bot).choose(game, position, seat, random.Random(seed))


def weigh(
    name: str, package: str, what: Settling, seats: Sequence[Seat], world: bytes, seat: int, seed: str
) -> bool:
    """Whether a seat is lost, or a draw is fair to it, in a world drawn for it."""
    game = learn(name, package)
    return what(game, seats, store.decode(game, world), seat, seed)
