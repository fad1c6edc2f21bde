"""Bots: in processes of their own, with their seat's knowledge only, in even time."""

import asyncio
import random
import time
from collections.abc import Callable
from concurrent.futures import Future
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from feldherr import games
from feldherr.kernel import store
from feldherr.kernel.answers import DECLINE_DRAW, OFFER_DRAW
from feldherr.kernel.position import Position
from feldherr.server.table import opponents
from feldherr.server.table.opponents import Opponents, think
from tests.server.house import House, begin, in_house
from tests.server.worlds import random_table


def test_a_bot_plays_a_game_to_its_end(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        ann = house.guest()
        made = await ann.create("ford", ["me", "random"], options={"turns": 2})
        north = await ann.sit(made["id"], 0)
        await begin(north)
        while north.state.get("phase") != "over":
            if north.question:
                await north.answer(north.question["options"][-1]["line"])
            else:
                await north.until("state", timeout=30)
        assert house.hall.rooms[made["id"]].table.outcome

    in_house(tmp_path, visit, bot_pace=0.0)


def test_a_bot_answers_a_person_and_goes_on_after_a_restart(tmp_path: Path) -> None:
    async def first(house: House) -> None:
        ann = house.guest()
        made = await ann.create("ford", ["me", "random"])
        north = await ann.sit(made["id"], 0)
        await begin(north)
        await north.answer("pass")
        assert north.question is None
        found.append((ann.token, made["id"]))

    async def second(house: House) -> None:
        room = await house.hall.room(found[0][1])
        while room.table.position.question(0) is None:
            await asyncio.sleep(0.02)
        assert not house.hall.rooms[found[0][1]].sheet.bot_turn

    found: list[tuple[str, str]] = []
    in_house(tmp_path, first, bot_pace=60.0)
    in_house(tmp_path, second, bot_pace=0.0)


def test_a_bot_is_handed_what_its_seat_may_know(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What goes to the worker is the resampled world: nothing in it depends on the true one."""
    handed: list[bytes] = []

    class Here:
        """Thinks in this process, and keeps what it was handed."""

        def submit(self, work: Any, *args: Any) -> Any:
            if work is think:
                handed.append(args[3])
            done: Future[Any] = Future()
            done.set_result(work(*args))
            return done

    monkeypatch.setattr(Opponents, "workers", lambda self: Here())
    game = games.game("ford")
    drawn: list[Position] = []
    resample = type(game).resample

    def watched(self: Any, position: Position, viewer: int, rng: random.Random) -> Position:
        drawn.append(resample(self, position, viewer, rng))
        return drawn[-1]

    monkeypatch.setattr(type(game), "resample", watched)

    async def visit(house: House) -> None:
        ann = house.guest()
        made = await ann.create("ford", ["me", "random"])
        north = await ann.sit(made["id"], 0)
        await begin(north)
        await north.answer("pass")
        while not north.question:
            await north.until("state")

    in_house(tmp_path, visit, bot_pace=0.0)
    assert handed and handed == [store.encode(world) for world in drawn]


def test_what_a_bot_shows_comes_at_an_even_pace(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        ann = house.guest()
        made = await ann.create("ford", ["me", "random"])
        north = await ann.sit(made["id"], 0)
        await begin(north)
        await north.answer("pass")
        times = [time.monotonic()]
        while not north.question:
            if (await north.receive(10))["type"] == "happened":
                times.append(time.monotonic())
        gaps = [later - earlier for earlier, later in pairwise(times)]
        assert gaps and all(gap > 0.28 for gap in gaps[1:]), gaps

    in_house(tmp_path, visit, bot_pace=0.3)


def test_a_bot_that_fails_or_dawdles_is_answered_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    class Broken:
        def submit(self, work: Any, *args: Any) -> Any:
            if work is think:
                calls.append(args)
            future: Future[Any] = Future()
            if work is think and len(calls) == 1:
                future.set_exception(ValueError("lost the thread"))
            return future

    calls: list[Any] = []
    broken = Broken()
    monkeypatch.setattr(Opponents, "workers", lambda self: broken)

    async def visit(house: House) -> None:
        ann = house.guest()
        made = await ann.create("ford", ["me", "random"])
        north = await ann.sit(made["id"], 0)
        await begin(north)
        while len(calls) < 3:
            if north.question:
                await north.answer(north.question["options"][-1]["line"])
            else:
                await north.until("state")

    in_house(tmp_path, visit, bot_pace=0.0, bot_budget=0.05)


def test_thinking_needs_nothing_but_bytes() -> None:
    game = games.game("ford")
    table = random_table(game, random.Random(2), 40)
    question = table.position.questions[0]
    world = store.encode(game.resample(table.position, question.actor, random.Random(1)))
    assert think("ford", "tests.ford", "random", world, question.actor, 0.5) in question.options()


class Here:
    """Thinks in this process."""

    def submit(self, work: Any, *args: Any) -> Any:
        done: Future[Any] = Future()
        done.set_result(work(*args))
        return done


async def against_a_recruit(house: House) -> Any:
    """The person's connection, before his first answer."""
    ann = house.guest()
    made = await ann.create("trench-club", ["me", "recruit"])
    mine = await ann.sit(made["id"], 0)
    await begin(mine)
    return house.hall.rooms[made["id"]], mine


async def answered(mine: Any, over: Callable[[], bool]) -> None:
    while not over():
        if mine.question:
            await mine.answer(mine.question["options"][0]["line"])
        else:
            await mine.until("state", timeout=30)


def test_a_level_that_is_lost_gives_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Opponents, "workers", lambda self: Here())
    monkeypatch.setattr(opponents, "lost", lambda game, seats, position, seat, seed: True)

    async def visit(house: House) -> None:
        room, mine = await against_a_recruit(house)
        await answered(mine, lambda: mine.state.get("phase") == "over")
        assert room.table.outcome.manner == "resigned" and room.table.outcome.winners == (0,)

    in_house(tmp_path, visit, bot_pace=0.0)


@pytest.mark.parametrize("agreed", [True, False])
def test_a_level_agrees_to_a_draw_that_is_fair(agreed: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Opponents, "workers", lambda self: Here())
    monkeypatch.setattr(opponents, "fair", lambda game, seats, position, seat, seed: agreed)

    async def visit(house: House) -> None:
        room, mine = await against_a_recruit(house)
        await mine.send("say", line="offer draw")
        while not any(given.seat == 1 and given.answer in (OFFER_DRAW, DECLINE_DRAW) for given in room.table.entries):
            await asyncio.sleep(0.02)
        assert (room.table.outcome is not None) is agreed
        assert not agreed or room.table.outcome.manner == "agreed"

    in_house(tmp_path, visit, bot_pace=0.0)
