"""Whatever is sent, it is answered or taken; the room stays whole and nothing but a legal answer changes it."""

import asyncio
import random
from typing import Any

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st

from feldherr import games
from feldherr.kernel.lines import write
from feldherr.kernel.record import dump, load, replay
from feldherr.server.table import acts
from tests.server.worlds import World, at, random_table

games.register("ford", "tests.ford")
GAME = games.game("ford")

lines = st.sampled_from([
    "march from 0 to 1", "march from 1 to 2", "attack from 1 into 2", "name 1", "name 9", "done", "pass", "yes", "no",
    "resign", "offer draw", "decline draw", "mix 1", "undo 0", "undo 5", "rolled 6,6", "shuffled 0,1", "drew 0", "",
    "name 999999999", "march from -1 to 0",
])  # fmt: skip
numbers = st.one_of(st.integers(-2, 40), st.just(2**60), st.none(), st.booleans(), st.text(max_size=3))
values = st.one_of(numbers, lines, st.lists(lines, max_size=4), st.just("ab" * 16), st.just("space:1"), st.just({}))
kinds = st.sampled_from(["answer", "say", "peek", "why", "undo", "consent", "nonce", "chat", "ping", "state", "x"])
keys = st.sampled_from(
    ["counter", "lines", "line", "id", "handle", "chosen", "to", "yes", "nonce", "text", "seat", "type"]
)
frames = st.builds(lambda kind, more: {**more, "type": kind}, kinds, st.dictionaries(keys, values))
messages = st.tuples(st.sampled_from([0, 1, None]), frames)
legal = st.tuples(st.sampled_from([0, 1]), st.integers(0, 50))


@settings(max_examples=150, deadline=None)
@given(st.integers(0, 30), st.lists(st.one_of(messages, legal), min_size=1, max_size=12))
def test_no_message_breaks_a_room(seed: int, sent: list[Any]) -> None:
    async def play() -> None:
        table = random_table(GAME, random.Random(seed), 30)
        world = World(GAME, at(table, table.position))
        room = world.room
        for viewer, message in sent:
            before = len(room.table.entries)
            if isinstance(message, int):
                question = room.table.position.question(viewer)
                if question and not room.table.outcome:
                    options = question.options()
                    await world.answer(viewer, write(options[message % len(options)]))
                    assert len(room.table.entries) > before
                continue
            await acts.take(room, world.places[viewer], msgspec.json.encode(message))
            if viewer is None:
                assert len(room.table.entries) == before
        assert not any(place.closing for place in world.places.values()) and not room.lock.locked()
        again = replay(GAME, load(GAME, dump(GAME, room.table)))
        assert again.entries == room.table.entries and again.happened == room.table.happened

    asyncio.run(play())
