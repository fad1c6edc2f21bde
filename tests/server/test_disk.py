"""Nothing is acknowledged before it is on disk; games rest there and come back; what no longer fits stops."""

import asyncio
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection
from websockets.exceptions import ConnectionClosed

from feldherr.server.store.database import open_database
from feldherr.server.store.tables import metadata
from feldherr.server.store.writer import Job, Writer
from feldherr.server.wire.client import Declined
from tests.server.house import House, begin, in_house, two_players
from tests.server.test_lobby import declined


def answers(folder: Path) -> list[tuple[Any, ...]]:
    with sqlite3.connect(folder / "feldherr.sqlite3") as disk:
        rows = disk.execute("SELECT game, number, seat, line FROM answers ORDER BY game, number").fetchall()
    disk.close()
    return rows


def test_no_frame_goes_to_anybody_before_the_answer_is_on_disk(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def visit(house: House) -> None:
        game, _, _, north, south = await two_players(house)
        await south.quiet()
        gate, commit = asyncio.Event(), Writer.write

        def held(self: Writer, job: Job) -> asyncio.Future[None]:
            async def later() -> None:
                await gate.wait()
                await commit(self, job)

            return asyncio.ensure_future(later())

        monkeypatch.setattr(Writer, "write", held)
        assert north.question
        counter, lines = north.question["counter"], north.question["suggestions"][0]["lines"]
        before = len(answers(tmp_path))
        await north.send("answer", counter=counter, lines=lines)
        late = asyncio.create_task(house.guest().sit(game, None, key=house.hall.rooms[game].sheet.key))
        told = [*await north.silence(0.2), *await south.silence(0.2)]
        assert [frame for frame in told if frame["type"] != "players"] == [], "who is here may be told at any time"
        watcher = await late
        assert await watcher.silence(0.1) == [], "who comes meanwhile waits, too"
        assert len(answers(tmp_path)) == before
        gate.set()
        assert (await north.until("state"))["question"]["counter"] != counter
        assert len(answers(tmp_path)) == before + len(lines)
        assert (await watcher.until("state"))["number"] == south.state["number"] + 1

    in_house(tmp_path, visit)


def test_if_a_write_fails_the_game_goes_on_from_the_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def visit(house: House) -> None:
        game, ann, _, north, south = await two_players(house)
        room = house.hall.rooms[game]
        with sqlite3.connect(tmp_path / "feldherr.sqlite3") as disk:
            row = (game, len(room.table.entries), 0, "pass", 0)
            disk.execute("INSERT INTO answers VALUES (?, ?, ?, ?, ?)", row)
        disk.close()
        assert north.question
        await north.send("answer", counter=north.question["counter"], lines=north.question["suggestions"][0]["lines"])
        with pytest.raises(ConnectionClosed):
            await south.until("state")
        again = await ann.sit(game, 0)
        state = await again.until("state")
        assert "question" not in state, "what is on disk counts: somebody has passed there"
        assert house.hall.rooms[game] is not room

    in_house(tmp_path, visit)


def test_one_bad_write_does_not_spoil_the_others_in_its_batch(tmp_path: Path) -> None:
    async def whole() -> None:
        from feldherr.server.store.writer import Kind

        database = await open_database(tmp_path)
        writer = Writer(database.for_writing)
        bad = {"game": "nowhere", "number": 0, "seat": 0, "line": "x", "gesture": 0}
        chat = {"game": "nowhere", "number": 0, "seat": 0, "name": "", "text": "", "at": 0.0}
        futures = [writer.write([(Kind.ANSWER, bad)]), writer.write([]), writer.write([(Kind.CHAT, chat)])]
        writer.start()
        done = await asyncio.gather(*futures, return_exceptions=True)
        assert isinstance(done[0], Exception) and done[1] is None and isinstance(done[2], Exception)
        await writer.stop()
        await database.engine.dispose()

    asyncio.run(whole())


def test_a_full_disk_is_named_in_the_log_and_nothing_is_acknowledged(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def visit(house: House) -> None:
        game, ann, _, north, _ = await two_players(house)
        writer, before = house.hall.writer, answers(tmp_path)

        def fill() -> None:
            assert writer.connection is not None
            pages = writer.connection.exec_driver_sql("PRAGMA page_count").scalar()
            writer.connection.exec_driver_sql(f"PRAGMA max_page_count={pages}")
            writer.connection.rollback()

        await writer.clerk.do(fill)
        with pytest.raises(Declined, match="500"):
            for _ in range(200):
                await ann.post("/api/games", {"game": "ford", "seats": [{"kind": "me"}] * 2, "title": "x" * 80})
        assert "the disk is full (database or disk is full)" in caplog.text
        assert set(before) <= set(answers(tmp_path))
        assert (await ann.get(f"/api/games/{game}"))["phase"] == "running" and north.question

    in_house(tmp_path, visit, posts_burst=1000)


def test_a_game_comes_back_after_a_restart_as_it_was(tmp_path: Path) -> None:
    kept: dict[str, Any] = {}

    async def first(house: House) -> None:
        game, ann, _, north, _ = await two_players(house)
        assert north.question
        await north.answer(*north.question["suggestions"][0]["lines"])
        await north.quiet()
        kept.update(token=ann.token, game=game, state=north.state)

    async def second(house: House) -> None:
        ann = house.guest()
        ann.token = kept["token"]
        north = await ann.sit(kept["game"], 0)
        state = await north.until("state")
        same = ("view", "number", "check", "undo", "commitment", "phase", "interjections")
        assert {key: state.get(key) for key in same} == {key: kept["state"].get(key) for key in same}
        await north.send("undo")
        assert (await north.until("state"))["number"] == kept["state"]["number"] - 1

    in_house(tmp_path, first)
    in_house(tmp_path, second)


def test_games_at_rest_are_not_in_memory(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        ann = house.guest()
        for _ in range(5):
            await ann.create("ford", ["me", "me"])
        while any(room.tasks or room.lock.locked() for room in house.hall.rooms.values()):
            await asyncio.sleep(0.01)
        assert len(house.hall.rooms) == 5 and house.hall.rest(3600) == 5
        assert house.hall.rest(0.0) == 0
        assert len((await ann.get("/api/games"))["mine"]) == 5 and not house.hall.rooms

    in_house(tmp_path, visit, posts_burst=100)


def test_a_game_that_no_longer_fits_the_rules_rests_at_its_last_good_answer(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        ann = house.guest()
        made = await ann.create("ford", ["me", "me"])
        place = await ann.sit(made["id"], 0)
        await begin(place)
        number = place.state["number"]
        await place.answer("pass")
        await place.close()
        house.hall.leave(house.hall.rooms[made["id"]])
        with sqlite3.connect(tmp_path / "feldherr.sqlite3") as disk:
            disk.execute("UPDATE answers SET line = 'attack from 0 into 4' WHERE line = 'pass'")
        disk.close()
        again = await ann.sit(made["id"], 0)
        state = await again.until("state")
        assert state["phase"] == "stopped" and state["number"] == number and "question" not in state
        await again.send("say", line="resign")
        assert (await again.until("refused"))["reason"]["id"] == "refused-stopped"
        refused = await declined(ann, f"/api/games/{made['id']}/branch", {"number": number, "seat": 0})
        assert refused == "409 refused-stopped", "it may be played on: nothing of it is given away"

    in_house(tmp_path, visit)


def test_the_migrations_make_what_the_tables_say(tmp_path: Path) -> None:
    async def whole() -> None:
        database = await open_database(tmp_path)
        await database.engine.dispose()
        database = await open_database(tmp_path)

        def differences(connection: Connection) -> list[Any]:
            return list(compare_metadata(MigrationContext.configure(connection), metadata))

        async with database.connection() as connection:
            assert await connection.run_sync(differences) == []
            pragmas = [
                (await connection.exec_driver_sql(f"PRAGMA {name}")).scalar()
                for name in ("journal_mode", "synchronous", "foreign_keys")
            ]
        assert pragmas == ["wal", 2, 1]
        await database.engine.dispose()
        database.for_writing.dispose()

    asyncio.run(whole())
