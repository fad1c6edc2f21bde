"""Snapshots: a long game comes back the same with one as without, and one that does not fit is passed over."""

import random
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import select

from feldherr import games
from feldherr.kernel.record import dump
from feldherr.kernel.table import Table
from feldherr.server.accounts.identity import Player
from feldherr.server.lobby.making import SeatWish, Wish, create
from feldherr.server.store import snapshot
from feldherr.server.store.tables import snapshots
from feldherr.server.wire.frames import encode
from tests.server.house import House, in_house
from tests.server.worlds import SEED

games.register("ford", "tests.ford")


def long_table(name: str, seed: int, most: int = 330) -> Table:
    game, rng = games.game(name), random.Random(seed)
    table = Table(game, game.options_type(), SEED.numbered)
    while not table.outcome and len(table.entries) < most:
        if rng.random() < 0.1 and (seat := rng.choice([0, 1])) is not None and table.undoable(seat) is not None:
            table.undo(seat)
            continue
        question = rng.choice(table.position.questions)
        table.play(question.actor, [rng.choice(question.options())])
    return table


@pytest.mark.parametrize(("name", "most"), [("ford", 60), ("triomphe-a-marengo", 330)])
def test_a_table_comes_back_as_it_was(name: str, most: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(snapshot, "WORTH", 20)
    game, restored = games.game(name), 0
    for seed in range(6):
        table = long_table(name, seed, most)
        table.forget(10)
        taken = snapshot.take(game, table, 0)
        if taken is None or table.outcome:
            continue
        again = snapshot.restore(game, table.options, msgspec.json.encode(taken), table.entries)
        assert again is not None
        restored += 1
        assert dump(game, again) == dump(game, table) and again.draws == table.draws and again.asked == table.asked
        assert again.happened == table.happened and again.talk == table.talk
        for viewer in (None, 0, 1):
            assert encode(game.view(again.position, viewer)) == encode(game.view(table.position, viewer))
        assert [again.undoable(seat) for seat in (0, 1)] == [table.undoable(seat) for seat in (0, 1)]
        again.deal = SEED.numbered
        rng = random.Random(seed)
        for other in (table, again):
            rng.seed(seed)
            for _ in range(15):
                if not other.outcome:
                    question = rng.choice(other.position.questions)
                    other.play(question.actor, [rng.choice(question.options())])
        assert dump(game, again) == dump(game, table)
    assert restored >= 3


def test_a_snapshot_that_does_not_fit_is_passed_over() -> None:
    game, table = games.game("ford"), long_table("ford", 1)
    for bad in (b"", b"{}", b'{"version":"0"}', b"\xff"):
        assert snapshot.restore(game, table.options, bad, table.entries) is None


def test_a_long_game_that_rests_gets_one_and_is_read_with_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(snapshot, "WORTH", 1)
    monkeypatch.setattr("feldherr.server.table.room.KEPT", 5)

    async def visit(house: House) -> None:
        hall, me = house.hall, SeatWish("me")
        room = await create(hall, Player("ann"), Wish("ford", seats=(me, me)))
        rng = random.Random(2)

        def act() -> None:
            question = rng.choice(room.table.position.questions)
            room.table.play(question.actor, [rng.choice(question.options())])

        while room.tasks:
            await next(iter(room.tasks))
        for _ in range(50):
            async with room.lock:
                await room.change(None, act)
        assert hall.rest(0.0) == 0
        await hall.writer.write([])
        row = await hall.database.first(select(snapshots))
        assert room.table.outcome is None and row is not None and row["number"] > 0
        again = await hall.room(room.sheet.id)
        assert again.snapshot == row["number"] and len(again.table.steps) < len(room.table.entries)
        assert again.table.entries == room.table.entries and again.answers == room.answers

    in_house(tmp_path, visit)
