"""Two rooms whose worlds look alike to one seat, without network and disk, to compare what that seat is sent."""

import asyncio
import random
from collections.abc import Callable
from typing import Any, cast

import msgspec

from feldherr.kernel.chance import Seed
from feldherr.kernel.game import Game
from feldherr.kernel.position import Position
from feldherr.kernel.table import Table
from feldherr.server.accounts.identity import Player
from feldherr.server.accounts.limits import Bucket
from feldherr.server.lobby.rows import entry
from feldherr.server.people.blocking import Blocks
from feldherr.server.store.records import known_so_far
from feldherr.server.store.sheet import Chair, Sheet
from feldherr.server.table import acts
from feldherr.server.table.film import stop_at
from feldherr.server.table.hall import Hall
from feldherr.server.table.room import Room
from feldherr.server.wire.connection import Connection
from feldherr.server.wire.frames import encode

SEED = Seed("07" * 32, ("", ""))


class Still:
    """A hall in which nothing is written and nobody else acts."""

    def __init__(self) -> None:
        self.writer = self.accounts = self
        self.blocks = Blocks()

    def called(self, player: str | None) -> str:
        return ""

    async def apart(self, work: Callable[..., Any], *args: Any) -> Any:
        return work(*args)

    def clock(self) -> float:
        return 0.0

    def write(self, job: Any) -> asyncio.Future[None]:
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        done.set_result(None)
        return done

    def changed(self, room: Room) -> None:
        pass

    def leave(self, room: Room) -> None:
        raise AssertionError("a room was left")


class World:
    """A room, and a connection for each seat and for a spectator."""

    def __init__(self, game: Game, table: Table, changes: bool = True) -> None:
        count = len(table.seats)
        options = msgspec.json.encode(table.options).decode()
        sheet = Sheet("game", game.name, 1, options, "", "key", False, False, SEED.secret, 0.0, phase="running")
        chairs = [Chair("game", seat, "person", f"P{seat}", f"player{seat}", nonce="") for seat in range(count)]
        self.room = Room(cast(Hall, Still()), game, sheet, chairs, table, [])
        self.room.sum_up()
        self.room.public = self.room.visible_to_all()
        viewers: list[int | None] = [*range(count), None]
        self.places = {
            viewer: Connection(viewer, () if viewer is None else (viewer,), "", Bucket(1e9, 1e9), 10**6, changes)
            for viewer in viewers
        }
        for place in self.places.values():
            self.room.welcome(place, 0, 0)
        for viewer in viewers:
            self.read(viewer)

    def read(self, viewer: int | None) -> list[bytes]:
        """The frames a viewer has been sent since he read last."""
        queue, found = self.places[viewer].queue, list[bytes]()
        while not queue.empty():
            found.append(queue.get_nowait() or b"closed")
        return found

    async def send(self, seat: int, kind: str, **fields: Any) -> None:
        await acts.take(self.room, self.places[seat], msgspec.json.encode({"type": kind, **fields}))

    async def answer(self, seat: int, line: str) -> None:
        await self.send(seat, "answer", counter=self.room.eyes[seat].counter, lines=[line])

    def side_doors(self, seat: int) -> list[bytes | str]:
        """What the seat reads elsewhere: log, film, list of games."""
        room = self.room
        stop = stop_at(room.table, seat, len(room.eyes[seat].lines) - 1)
        listed = entry(room.sheet, room.chairs, Player(f"player{seat}"), "")
        return [known_so_far(room, seat, "en"), stop.view, *stop.news, encode([stop.lines, listed])]


def alike(
    game: Game, table: Table, seat: int, rng: random.Random, changes: bool = True
) -> tuple[World, World] | None:
    """The table as it is, and in a world the seat cannot tell from it."""
    world: Position = game.resample(table.position, seat, rng)
    for here, there in zip(table.position.questions, world.questions):
        there.held = here.held
    return World(game, at(table, table.position), changes), World(game, at(table, world), changes)


def at(table: Table, position: Position) -> Table:
    """The table with this position; what was is settled."""
    other = Table.__new__(Table)
    other.__dict__.update(table.__dict__)
    other.entries, other.happened, other.steps = table.entries[:], table.happened[:], []
    other.turns = table.turns[:]
    other.position, other.asked, other.deal = position, dict(table.asked), SEED.numbered
    return other


def random_table(game: Game, rng: random.Random, most: int) -> Table:
    """A game played at random for a while."""
    table = Table(game, game.options_type(), SEED.numbered)
    for _ in range(rng.randrange(1, most)):
        if table.outcome:
            return random_table(game, rng, most)
        question = rng.choice(table.position.questions)
        table.play(question.actor, [rng.choice(question.options())])
    return random_table(game, rng, most) if table.outcome else table
