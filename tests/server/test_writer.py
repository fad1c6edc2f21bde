"""The writer: what is written by several at once comes on disk as if one had come after the other."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from sqlalchemy import func, select

from feldherr.server.store.database import open_database
from feldherr.server.store.sheet import SUMMARY
from feldherr.server.store.statements import STATEMENTS, Job, Kind, bound, runs, table_of
from feldherr.server.store.tables import accounts, answers, games, logins, seats
from feldherr.server.store.writer import Writer
from tests.server.house import House, in_house


def account(name: str) -> dict[str, Any]:
    return {"key": name, "name": name, "password": "", "player": name, "created": 0.0}


def test_two_jobs_that_touch_one_row_keep_their_order(tmp_path: Path) -> None:
    """Signing in and out and in again, in one commit."""
    login = {"device": "d", "player": "ann", "at": 0.0}
    jobs: list[Job] = [
        [(Kind.ACCOUNT, account("ann")), (Kind.LOGIN, login)],
        [(Kind.LEFT, {"b_device": "d"})],
        [(Kind.LOGIN, login)],
        [(Kind.PASSWORD, {"b_key": "ann", "b_password": "first"})],
        [(Kind.LEFT_ALL, {"b_player": "ann"}), (Kind.PASSWORD, {"b_key": "ann", "b_password": "last"})],
    ]

    async def write() -> None:
        database = await open_database(tmp_path)
        writer = Writer(database.for_writing)
        writer.start()
        await asyncio.gather(*(writer.write(job) for job in jobs))
        assert writer.commits == 1
        assert await database.scalar(select(func.count()).select_from(logins)) == 0
        assert await database.scalar(select(accounts.c.password)) == "last"
        await writer.stop()
        await database.engine.dispose()

    asyncio.run(write())


def test_a_game_begun_while_others_are_played_is_there_before_its_answers(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        first = (await house.guest().create("ford", ["me", "me"], hot_seat=True))["id"]
        room = house.hall.rooms[first]
        row = {"game": first, "number": 900, "seat": 0, "line": "pass", "gesture": 900}
        sheet = {**room.sheet.row(), "id": "another"}
        other: Job = [(Kind.GAME, sheet), (Kind.SEAT, {**room.chairs[0].row(), "game": "another"})]
        other.append((Kind.ANSWER, {**row, "game": "another"}))
        before = house.hall.writer.commits
        await asyncio.gather(*(house.hall.writer.write(job) for job in ([(Kind.ANSWER, row)], other)))
        assert house.hall.writer.commits == before + 1
        for table in (answers, seats):
            found = select(func.count()).select_from(table).where(table.c.game == "another")
            assert await house.hall.database.scalar(found) == 1

    in_house(tmp_path, visit)


def test_what_looks_into_another_table_is_not_passed_by_a_change_of_it() -> None:
    gone = {"b_player": "ann"}
    leave: Job = [(Kind.CHATS_GONE, gone), (Kind.SEATS_GONE, gone)]
    found = [kind for kind, _ in runs([leave, [(Kind.CHAT, {})], leave])]
    assert found == [Kind.CHATS_GONE, Kind.SEATS_GONE, Kind.CHAT, Kind.CHATS_GONE, Kind.SEATS_GONE]


def test_the_answers_of_many_games_are_one_statement() -> None:
    jobs: list[Job] = [
        [(Kind.ANSWER, {"game": name}), (Kind.SUMMARY, {"b_game": name}), (Kind.ACTED, {"b_game": name})]
        for name in "abcdef"
    ]
    assert [kind for kind, _ in runs(jobs)] == [Kind.ANSWER, Kind.SUMMARY, Kind.ACTED]


def test_what_is_played_is_written_at_once_and_sums_up_as_by_itself(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    direct: list[list[Kind]] = []
    at_once = Writer.write_at_once

    def noted(writer: Writer, parts: dict[Kind, list[Any]]) -> None:
        direct.append([*parts])
        at_once(writer, parts)

    monkeypatch.setattr(Writer, "write_at_once", noted)

    async def visit(house: House) -> None:
        names = [(await house.guest().create("ford", ["me", "me"], hot_seat=True))["id"] for _ in range(3)]
        sheets = [house.hall.rooms[name].sheet for name in names]
        told = []
        for number, sheet in enumerate(sheets):
            new = replace(sheet, phase="running", asked="1", since=1 / 3 + number, bot_turn=True, begun=0.1, played=7)
            new.outcome, new.spent = ("{}" if number else None), '{"0":1.5}'
            told.append(new)
        row = {"game": names[0], "number": 900, "seat": 0, "line": "pass", "gesture": 900}
        jobs: list[Job] = [[(Kind.ANSWER, row)], *([(Kind.SUMMARY, new.summary())] for new in told)]
        jobs.append([(Kind.ACTED, {"b_game": names[1], "b_seat": 1})])
        await asyncio.gather(*(house.hall.writer.write(job) for job in jobs))
        assert direct == [[Kind.ANSWER, Kind.SUMMARY, Kind.ACTED]]
        acted = await house.hall.database.all(select(seats.c.game, seats.c.seat).where(seats.c.acted))
        assert [(one["game"], one["seat"]) for one in acted] == [(names[1], 1)]
        for new in told:
            found = await house.hall.database.first(select(games).where(games.c.id == new.id))
            assert found and {name: found[name] for name in SUMMARY} == {name: getattr(new, name) for name in SUMMARY}
        over, later = replace(told[0], phase="over").summary(), told[0].summary()
        await asyncio.gather(*(house.hall.writer.write([(Kind.SUMMARY, one)]) for one in (over, later)))
        assert len(direct) == 1, "of one game there are two"
        await house.hall.writer.write([(Kind.SUMMARY, later)])
        phase = select(games.c.phase).where(games.c.id == names[0])
        assert len(direct) == 2 and await house.hall.database.scalar(phase) == "over", "what is over stays so"
        with pytest.raises(Exception, match="UNIQUE"):
            await house.hall.writer.write([(Kind.ANSWER, row)])
        await house.hall.writer.write([(Kind.ANSWER, {**row, "number": 901})])
        count = select(func.count()).select_from(answers).where(answers.c.game == names[0], answers.c.number >= 900)
        assert await house.hall.database.scalar(count) == 2

    in_house(tmp_path, visit, nonce_grace=60.0)


def test_what_is_played_is_one_step_of_the_driver_and_a_transaction_by_itself(tmp_path: Path) -> None:
    """Between two steps the thread would have to ask for the lock that all threads share."""

    async def visit(house: House) -> None:
        name = (await house.guest().create("ford", ["me", "me"], hot_seat=True))["id"]
        writer, steps = house.hall.writer, list[str]()
        row = {"game": name, "number": 900, "seat": 0, "line": "pass", "gesture": 900}
        await writer.clerk.do(lambda: writer.driver.set_trace_callback(steps.append))
        await writer.write([(Kind.ANSWER, row), (Kind.SUMMARY, house.hall.rooms[name].sheet.summary())])
        await writer.clerk.do(lambda: writer.driver.set_trace_callback(None))
        assert len({step for step in steps if not step.startswith("--")}) == 1, steps
        assert not writer.driver.in_transaction

    in_house(tmp_path, visit, nonce_grace=60.0)


@pytest.mark.parametrize("kind", Kind, ids=lambda kind: kind.name)
def test_every_kind_has_a_statement_and_knows_its_table(kind: Kind) -> None:
    assert kind in STATEMENTS and bound(kind, kind)
    assert bound(Kind.GAME, kind) or not any(key.column.table.name == "games" for key in table_of(kind).foreign_keys)
