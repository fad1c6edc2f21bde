"""The same answers in two worlds that look alike to a seat send it the same frames, byte for byte."""

import asyncio
import random
from collections import Counter
from typing import Any

import msgspec
import pytest

from feldherr import games
from feldherr.kernel.lines import write
from feldherr.kernel.position import Position
from feldherr.kernel.table import Table
from feldherr.kernel.text import say
from feldherr.kernel.view import Note, View
from feldherr.server.table.room import Room
from feldherr.server.wire.frames import Own
from tests.ford import Ford
from tests.server.worlds import World, alike, at, random_table

games.register("ford", "tests.ford")
CASES = [("ford", 80, 80), ("triomphe-a-marengo", 20, 400)]


def events_of(frames: list[bytes]) -> list[Any]:
    """What the rules themselves have shown."""
    decoded = [msgspec.json.decode(frame) for frame in frames]
    return [event for frame in decoded for event in frame.get("events", [])]


@pytest.mark.parametrize(("name", "samples", "most"), CASES)
def test_frames_do_not_tell_two_worlds_apart(name: str, samples: int, most: int) -> None:
    counted = asyncio.run(compare(name, samples, most, random.Random(5)))
    assert counted["compared"] > samples and counted["hidden"] > samples / 4, counted


async def compare(name: str, samples: int, most: int, rng: random.Random) -> Counter[str]:
    game, counted = games.game(name), Counter[str]()
    for _ in range(samples):
        table = random_table(game, rng, most)
        seat = rng.choice([0, 1])
        worlds = alike(game, table, seat, rng, rng.random() < 0.5)
        assert worlds
        for _ in range(rng.randrange(1, 14)):
            counted["doors"] += await same_doors(*worlds, seat, rng)
            if not await same_step(*worlds, seat, rng, counted):
                break
    return counted


async def same_step(one: World, two: World, seat: int, rng: random.Random, counted: Counter[str]) -> bool:
    """The same message in both worlds: the frames are equal, unless the rules have shown a difference."""
    first, second = one.room.table.position, two.room.table.position
    assert {q.actor for q in first.questions} == {q.actor for q in second.questions}
    if not first.questions:
        return False
    actor = rng.choice(first.questions).actor
    mine, other = first.question(actor), second.question(actor)
    assert mine and other
    if actor == seat:
        assert mine.options() == other.options(), "one's own options do not depend on what is hidden"
    common = [answer for answer in mine.options() if answer in other.options()]
    if not common:
        return False
    if rng.random() < 0.15:
        for world in (one, two):
            await world.send(actor, "undo")
    else:
        line = write(rng.choice(common))
        for world in (one, two):
            await world.answer(actor, line)
    frames = one.read(seat), two.read(seat)
    if events_of(frames[0]) != events_of(frames[1]):
        counted["told apart by the rules"] += 1
        return False
    assert frames[0] == frames[1]
    counted["compared"] += 1
    counted["hidden"] += actor != seat and not frames[0]
    counted["bytes"] += sum(map(len, frames[0]))
    return one.room.table.outcome is None


async def same_doors(one: World, two: World, seat: int, rng: random.Random) -> int:
    """Peek, why, log, film and list say the same in both worlds."""
    assert one.side_doors(seat) == two.side_doors(seat)
    question = one.room.table.position.question(seat)
    if question is None:
        return 0
    answers = rng.sample(question.options(), min(3, len(question.options())))
    view = one.room.game.view(one.room.table.position, seat)
    things = [f"piece:{piece.id}" for piece in view.pieces] + [piece.at for piece in view.pieces]
    for world in (one, two):
        counter = world.room.eyes[seat].counter
        for number, answer in enumerate(answers):
            await world.send(seat, "peek", id=number, counter=counter, lines=[write(answer)])
        for thing in things[:: max(1, len(things) // 6)]:
            await world.send(seat, "why", id=1, handle=thing)
    frames = one.read(seat), two.read(seat)
    assert frames[0] == frames[1]
    return len(frames[0])


def lining_up(rng: random.Random) -> Table:
    """A game of Ford in which both sides name their lines in secret, the attacker with more than one block."""
    game = games.game("ford")
    while True:
        table = random_table(game, rng, 60)
        questions = table.position.questions
        if len(questions) == 2 and all(q.name == "front_block" and len(q.options()) > 2 for q in questions):
            return table


def test_how_much_another_decides_in_secret_is_not_told() -> None:
    async def play() -> None:
        table = lining_up(random.Random(3))
        game = games.game("ford")
        attacker = table.position.now.fight.attacker
        defender = 1 - attacker
        shown = []
        for supported in (False, True):
            world = World(game, at(table, table.position))
            front = table.position.question(attacker)
            assert front
            await world.answer(attacker, write(front.options()[0]))
            if supported:  # takes one answer back and gives two more
                await world.send(attacker, "undo")
                await world.answer(attacker, write(front.options()[0]))
            support = world.room.table.position.question(attacker)
            assert support and support.name == "support_block"
            assert world.read(defender) == [] and world.read(None) == []
            await world.answer(attacker, write(support.options()[0 if supported else -1]))
            for choice in (0, -1):
                mine = world.room.table.position.question(defender)
                assert mine
                await world.answer(defender, write(mine.options()[choice]))
            shown.append((world.read(defender), world.read(None)))
        assert shown[0] == shown[1]
        assert any(b'"name":"fire_or_not"' in frame for frame in shown[0][0])

    asyncio.run(play())


class Leaky(Ford):
    """Shows the strength of one hidden block to everybody."""

    def view(self, position: Position, viewer: int | None) -> View:
        seen = super().view(position, viewer)
        strengths = [block.face.strength for block in position.now.blocks]
        return msgspec.structs.replace(seen, notes=(Note(say("leak", strengths=str(strengths))),))


def test_a_leak_planted_in_a_view_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "game", lambda name: Leaky())
    with pytest.raises(AssertionError):
        asyncio.run(compare("ford", 40, 60, random.Random(1)))


def test_a_leak_planted_in_the_frames_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if the record's entries were counted instead of the viewer's own."""
    own = Room.own

    def leaky(room: Room, viewer: int | None) -> Own:
        return Own(len(room.table.entries), own(room, viewer).undo)

    monkeypatch.setattr(Room, "own", leaky)
    with pytest.raises(AssertionError):
        test_how_much_another_decides_in_secret_is_not_told()
