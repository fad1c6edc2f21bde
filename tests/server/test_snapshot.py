"""Snapshots: a long game comes back the same with one as without, and one that does not fit is passed over."""

import asyncio
import random
from pathlib import Path

import pytest
from sqlalchemy import select

from feldherr import games
from feldherr.kernel import chance
from feldherr.kernel.answers import CHANCE
from feldherr.kernel.record import dump
from feldherr.kernel.table import Table
from feldherr.server.accounts.identity import Player
from feldherr.server.archive.ground import Draws
from feldherr.server.film.props import used
from feldherr.server.film.told import Drawn, Log
from feldherr.server.lobby.making import SeatWish, Wish, create
from feldherr.server.store import snapshot
from feldherr.server.store.tables import snapshots
from feldherr.server.table.hall import SOON
from feldherr.server.table.telling import Tails
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


def taken_of(table: Table) -> snapshot.Snapshot:
    """The snapshot of a table, through its bytes."""
    lines = Log(table.game, len(table.seats) + 1).read(table.happened)
    made = snapshot.take(table, lines, draws_of(table), used(table.game, table.options)[0])
    found = snapshot.read(snapshot.write(made))
    assert isinstance(found, snapshot.Snapshot) and found == made
    return found


def draws_of(table: Table) -> list[Drawn]:
    draws = Draws(table.entries, 0)
    Table(table.game, table.options).replay(table.entries, draws.watch)
    return draws.found


@pytest.mark.parametrize(("name", "most"), [("ford", 60), ("triomphe-a-marengo", 330)])
def test_a_table_comes_back_as_it_was(name: str, most: int) -> None:
    game, restored = games.game(name), 0
    for seed in range(6):
        table = long_table(name, seed, most)
        table.forget(10)
        if table.outcome or (found := snapshot.restore(game, table.options, taken_of(table), table.entries, 0)) is None:
            continue
        again, draws = found
        restored += 1
        assert dump(game, again) == dump(game, table) and again.draws == table.draws and again.asked == table.asked
        assert again.turns == table.turns
        assert again.talk == table.talk and draws == draws_of(table)
        assert all(draw.args.copy() is draw.args for draw in draws), "the film they were read from is let go"
        for viewer in (None, 0, 1):
            assert log_of(again, viewer) == log_of(table, viewer)
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


def log_of(table: Table, viewer: int | None) -> list[bytes]:
    tails = Tails(table.game)
    return [tails.tail(event) for _, event in table.seen(viewer)]


def test_a_snapshot_that_cannot_be_read_is_none() -> None:
    for bad in (b"", b"{}", b'{"version":"0"}', b"\xff", b"x\x9c" + bytes(20)):
        assert snapshot.read(bad) is None


def test_a_long_game_that_rests_gets_one_and_is_read_with_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
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
        await asyncio.gather(*hall.chores)
        row = await hall.database.first(select(snapshots))
        assert room.table.outcome is None and row is not None and row["number"] > 0
        again = await hall.room(room.sheet.id)
        assert again.keeping.number == row["number"] == len(room.table.entries)
        assert len(again.table.steps) < len(room.table.entries), "from the shortcut on"
        assert again.table.entries == room.table.entries and again.answers == room.answers

    in_house(tmp_path, visit)


def test_a_new_game_is_kept_soon_and_then_while_it_is_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def visit(house: House) -> None:
        hall, me = house.hall, SeatWish("me")
        room = await create(hall, Player("ann"), Wish("ford", seats=(me, me)))
        now = room.keeping.taken + SOON
        monkeypatch.setattr("feldherr.server.table.hall.monotonic", lambda: now)
        assert hall.due() == [room], "the rules may change before there is another chance"
        await hall.keep(room)
        assert hall.due() == [] and room.keeping.number == len(room.table.entries)
        room.table.play(CHANCE, [chance.take(room.table.position.questions[0], random.Random(1).randrange)])
        now = room.keeping.taken
        assert hall.due() == [], "not at every answer"
        now = max(room.keeping.taken + hall.settings.keep_after, room.keeping.rest_until)
        assert hall.due() == [room]

    in_house(tmp_path, visit, nonce_grace=30)  # nothing is dealt meanwhile


def test_a_game_that_is_over_lets_go_of_its_steps(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        hall, me = house.hall, SeatWish("me")
        room = await create(hall, Player("ann"), Wish("ford", seats=(me, me)))
        rng = random.Random(3)

        def act() -> None:
            question = rng.choice(room.table.position.questions)
            room.table.play(question.actor, [rng.choice(question.options())])

        while room.tasks:
            await next(iter(room.tasks))
        while room.table.outcome is None:
            assert len(room.table.entries) < 3000
            async with room.lock:
                await room.change(None, act)
        assert room.sheet.phase == "over" and len(room.table.steps) == 1

    in_house(tmp_path, visit)
