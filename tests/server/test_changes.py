"""Who is sent what has changed has the same state and the same log as who is sent every state whole."""

import asyncio
import random
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec
import pytest

from feldherr import games
from feldherr.server.accounts.limits import Bucket
from feldherr.server.wire.changes import applied
from feldherr.server.wire.client import Place
from feldherr.server.wire.connection import Connection
from feldherr.server.wire.frames import encode
from tests.server.house import House, in_house
from tests.server.worlds import World, random_table

CASES = Path(__file__).with_name("changes.json")
GAMES = ["triomphe-a-marengo", "napoleons-triumph", "viktory-ii", "trench-club", "napoleon-in-europe"]
ONCE = ("log", "log_from")


class Client:
    """A client without a network: what it has been sent, and the log it has made of it."""

    def __init__(self, world: World, viewer: int | None, changes: bool) -> None:
        self.world, self.viewer, self.changes = world, viewer, changes
        self.log: list[Any] = []
        self.bytes = 0
        self.come(0, 0)

    def come(self, since: int, check: int) -> None:
        seats = () if self.viewer is None else (self.viewer,)
        self.connection = Connection(self.viewer, seats, "", Bucket(1e9, 1e9), 10**6, self.changes)
        self.place = Place(None, self.viewer)  # type: ignore[arg-type]
        self.world.room.welcome(self.connection, since, check)
        self.read()

    def come_back(self) -> None:
        """The line was lost and is there again."""
        number, check = self.place.state["number"], self.place.state["check"]
        self.world.room.farewell(self.connection)
        self.come(number, check)

    def read(self) -> None:
        while not self.connection.queue.empty():
            raw = self.connection.queue.get_nowait()
            assert raw is not None
            self.bytes += len(raw)
            for frame in self.place.take(raw.decode()):
                if frame["type"] == "happened":
                    self.log += frame["events"]
                elif "log" in frame:
                    self.log[frame["log_from"] :] = frame["log"]

    @property
    def state(self) -> dict[str, Any]:
        return {name: value for name, value in self.place.state.items() if name not in ONCE}


def compare(world: World, clients: list[Client]) -> None:
    for client in clients:
        client.read()
        eyes = world.room.eyes[client.viewer]
        assert client.state == msgspec.json.decode(encode(eyes.shown))
        assert client.log == [msgspec.json.decode(line) for line in eyes.lines]


async def play(name: str, steps: int, rng: random.Random) -> Counter[str]:
    """A random game with answers, taking back and lost lines; what was done."""
    world, done = World(games.game(name), random_table(games.game(name), rng, 200)), Counter[str]()
    viewers: list[int | None] = [*range(len(world.room.chairs)), None]
    clients = [Client(world, viewer, changes) for viewer in viewers for changes in (True, False, True)]
    for _ in range(steps):
        client, what = rng.choice(clients), rng.choice(["answer"] * 8 + ["undo", "come back"])
        asked = [seat for seat in viewers if seat is not None and world.room.eyes[seat].question]
        if not asked:
            break
        seat = rng.choice(asked)
        if what == "answer":
            question = msgspec.json.decode(world.room.eyes[seat].question or b"")
            await world.answer(seat, rng.choice(question["options"])["line"])
        elif what == "undo":
            before = len(world.room.table.entries)
            await world.send(seat, "undo")
            what = "undone" if len(world.room.table.entries) > before else "asked to undo"
        else:
            client.come_back()
        done[what] += 1
        compare(world, clients)
    for client in clients:
        done["changed" if client.changes else "whole"] += client.bytes
    return done


@pytest.mark.parametrize("name", GAMES)
def test_what_has_changed_leads_to_the_whole_state(name: str) -> None:
    rng, done = random.Random(name), Counter[str]()
    while done["answer"] < 70:
        done += asyncio.run(play(name, 50, rng))
    assert done["undone"] >= 2 and done["come back"] >= 3, done
    assert done["changed"] / 2 < 0.6 * done["whole"], "and it is less"


@pytest.mark.parametrize("case", msgspec.json.decode(CASES.read_bytes()), ids=lambda case: case["what"][:30])
def test_a_client_applies_what_has_changed(case: dict[str, Any]) -> None:
    before = msgspec.json.encode(case["state"])
    assert applied(case["state"], case["changed"]) == case["after"]
    assert msgspec.json.encode(case["state"]) == before, "what was shown stays as it was"


def test_who_asks_for_no_protocol_is_sent_whole_states(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        ann = house.guest()
        game = (await ann.create("ford", ["me", "me"], hot_seat=True))["id"]
        old, new = await ann.sit(game, 0, protocol=None), await ann.sit(game, 0)
        both = (old, new)
        for place in both:
            await place.until("state")
        await new.send("nonce", nonce="ab" * 16)
        while not all(place.question for place in both):
            for place in both:
                await place.quiet(0.02)
        await new.answer(new.question["options"][0]["line"])  # type: ignore[index]
        for place in both:
            await place.quiet()
        kinds = [{msgspec.json.decode(raw)["type"] for raw in place.frames} for place in both]
        assert "changed" not in kinds[0] and "changed" in kinds[1]
        assert old.state["question"] == new.state["question"] and old.state["view"] == new.state["view"]
        assert sum(map(len, new.frames[1:])) < sum(map(len, old.frames[1:]))
        assert new.socket.protocol.extensions, "it is packed"

    in_house(tmp_path, visit)
