"""What who runs a server can do with its games: copy, put back, prune, ask beforehand; and what he is told."""

import asyncio
import os
import random
import shutil
import signal
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from feldherr import games
from feldherr.cli.app import app
from feldherr.cli.hosting.loadtest import SERVE, free_port, wait_for
from feldherr.server.store.database import FILE
from feldherr.server.store.upkeep import copies, restoring
from feldherr.server.store.upkeep.lock import Lock, Unusable
from feldherr.server.wire.client import Guest
from tests.server.house import House, begin, in_house
from tests.server.later import later
from tests.server.test_upgrade import ASIDE, Left, as_before, run, some_answers

games.register("ford", "tests.ford")


def ran(*words: str) -> tuple[int, str]:
    result = CliRunner().invoke(app, list(words))
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    return result.exit_code, result.output + result.stderr


def rows(path: Path, query: str) -> list[Any]:
    with closing(sqlite3.connect(path)) as disk:
        return disk.execute(query).fetchall()


def test_a_copy_of_a_running_server_has_every_answer_and_plays_on(tmp_path: Path) -> None:
    here, there, file = tmp_path / "here", tmp_path / "there", tmp_path / "copy.sqlite3"
    kept: dict[str, Any] = {}

    async def visit(house: House) -> None:
        ann = house.guest()
        made = await ann.create("ford", ["me", "me"], hot_seat=True)
        places = [await ann.sit(made["id"], seat) for seat in (0, 1)]
        await begin(*places)
        room, rng = house.hall.rooms[made["id"]], random.Random(1)

        def act() -> None:
            question = rng.choice(room.table.position.questions)
            room.table.play(question.actor, [rng.choice(question.options())])

        for _ in range(40):
            async with room.lock:
                await room.change(None, act)
        code, said = await asyncio.to_thread(ran, "backup", str(file), "--data", str(here))
        assert code == 0 and f"1 games, {len(room.table.entries)} answers" in said
        naive = tmp_path / "naive"
        shutil.copy(here / FILE, naive)
        assert rows(naive, "SELECT count(*) FROM answers")[0][0] < len(room.table.entries), "that is no way to copy it"
        assert rows(file, "SELECT count(*) FROM answers") == [(len(room.table.entries),)]
        assert ran("backup", str(file), "--data", str(here))[0] == 1, "nothing is written over"
        code, said = ran("restore", str(file), "--data", str(here))
        assert code == 1 and "Another server" in said
        kept.update(id=made["id"], token=ann.token, count=len(room.table.entries), state=places[0].state)

    async def on(house: House) -> None:
        ann = as_before(house, kept["token"])
        room = await house.hall.room(kept["id"])
        assert len(room.table.entries) == kept["count"]
        place = await ann.sit(kept["id"], room.table.position.questions[0].actor)
        assert (await place.until("state"))["phase"] == "running" and place.question
        assert (await place.answer(place.question["options"][0]["line"]))["type"] == "state"

    in_house(here, visit, **ASIDE)
    assert ran("restore", str(file), "--data", str(there))[0] == 0
    in_house(there, on, **ASIDE)
    # what was there before is kept, its journal too
    code, said = ran("restore", str(file), "--data", str(there))
    before = there / "feldherr-replaced-1.sqlite3"
    assert code == 0 and str(before) in said
    assert rows(before, "SELECT count(*) FROM answers")[0][0] > kept["count"]
    assert rows(there / FILE, "SELECT count(*) FROM answers") == [(kept["count"],)]
    in_house(there, on, **ASIDE)


def test_what_cannot_be_put_back_changes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def visit(house: House) -> None:
        await house.guest().create("ford", ["me", "me"])

    in_house(tmp_path, visit, **ASIDE)
    good, bad = tmp_path / "good", tmp_path / "bad"
    assert ran("backup", str(good), "--data", str(tmp_path))[0] == 0
    bad.write_bytes(b"no database at all" * 1000)
    code, said = ran("restore", str(bad), "--data", str(tmp_path))
    assert code == 1 and "is no database of games" in said
    assert ran("restore", str(tmp_path / "nowhere"), "--data", str(tmp_path))[0] == 2
    assert ran("backup", str(good), "--data", str(tmp_path / "nowhere"))[0] == 2

    def full(path: Path) -> None:
        raise OSError(28, "No space left on device")

    for module in (copies, restoring):
        with monkeypatch.context() as patch:
            patch.setattr(module, "sync", full)
            code, said = ran("restore", str(good), "--data", str(tmp_path))
            assert code == 1 and "the disk is full" in said
        assert rows(tmp_path / FILE, "SELECT count(*) FROM games") == [(1,)]
    (tmp_path / FILE).write_bytes(b"damaged" * 5000)
    assert ran("restore", str(good), "--data", str(tmp_path))[0] == 0
    assert rows(tmp_path / FILE, "SELECT count(*) FROM games") == [(1,)]
    assert any(path.read_bytes().startswith(b"damaged") for path in tmp_path.glob("feldherr-replaced-*"))
    assert not list(tmp_path.glob("*.part")) and not list(tmp_path.glob("*.restored"))


def test_prune_says_what_it_would_do_and_takes_nothing_anybody_has_played(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        ann, bob = house.guest(), house.guest()
        names = [(await ann.create("ford", ["me", "open"], public=True))["id"] for _ in range(3)]
        played = (await ann.create("ford", ["me", "me"], hot_seat=True))["id"]
        place = await ann.sit(played, 0)
        await begin(place)
        await place.send("say", line="resign")
        await place.until("state")
        record = await ann.get(f"/api/games/{played}/record")
        upload = (await ann.post("/api/records", {"record": record}))["id"]
        fresh = (await ann.post("/api/records", {"record": record}))["id"]
        with closing(sqlite3.connect(tmp_path / FILE)) as disk:
            old = [*names[:2], played, upload]
            change = f"UPDATE games SET since = 0, created = 0 WHERE id IN ({', '.join('?' * len(old))})"
            disk.execute(change, old)
            disk.commit()
        code, said = ran("prune", "--data", str(tmp_path), "--older", "30")
        assert code == 0 and "2 open games" in said and f"1 uploaded records: {upload}" in said and "--yes" in said
        assert len(rows(tmp_path / FILE, "SELECT id FROM games")) == 6
        code, said = ran("prune", "--data", str(tmp_path), "--older", "30", "--yes")
        left = {name for (name,) in rows(tmp_path / FILE, "SELECT id FROM games")}
        assert code == 0 and left == {names[2], played, fresh}
        for table in ("seats", "answers", "snapshots", "films"):
            assert {name for (name,) in rows(tmp_path / FILE, f"SELECT game FROM {table}")} <= left
        # the server runs on, and nobody sits down at a game that is gone
        await bob.post(f"/api/games/{names[2]}/join", {"seat": 1})
        with pytest.raises(Exception, match=r"500|404|409"):
            await bob.post(f"/api/games/{names[0]}/join", {"seat": 1})
        house.hall.rest(0.0)
        with pytest.raises(Exception, match="404"):
            await ann.get(f"/api/games/{names[0]}")

    in_house(tmp_path, visit, **ASIDE)


def test_check_says_beforehand_what_an_upgrade_would_do(tmp_path: Path) -> None:
    left = Left()

    async def old(house: House) -> None:
        await some_answers(house, left)

    run(tmp_path, old)
    before = {path.name: path.read_bytes() for path in tmp_path.iterdir()}
    code, said = ran("check", "--data", str(tmp_path))
    assert code == 0 and "1 play on as they are" in said and "Nothing would be lost." in said
    with later("ford"):
        code, said = ran("check", "--data", str(tmp_path))
        assert code == 0 and "1 go on from their last stored position" in said
    with later("ford", state_type=int):
        code, said = ran("check", "--data", str(tmp_path))
        assert code == 1 and "wait for the one they were played with" in said and left.running in said
        code, said = ran("check", "--data", str(tmp_path), "--json")
        assert code == 1 and '"fate": "waits"' in said and '"safe": false' in said
    assert {path.name: path.read_bytes() for path in tmp_path.iterdir() if path.name in before} == before


def serve(folder: Path, *more: str) -> subprocess.Popen[str]:
    words = ["--data", str(folder), "--no-open", "--log", "warning", *more]
    return subprocess.Popen(
        [sys.executable, "-c", SERVE, *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )


def test_a_second_server_and_what_cannot_be_opened_are_sentences_and_the_end_leaves_nothing_behind(
    tmp_path: Path,
) -> None:
    port = free_port()
    first = serve(tmp_path, "--port", str(port))
    try:
        base = f"http://127.0.0.1:{port}"
        wait_for(base, first)  # type: ignore[arg-type]
        asyncio.run(Guest(base).create("triomphe-a-marengo", ["marshal", "me"]))
        second = serve(tmp_path, "--port", "0")
        said, wrong = second.communicate(timeout=60)
        assert second.returncode == 1 and not said
        assert f"Another server (process {first.pid})" in wrong and "Traceback" not in wrong
    finally:
        os.killpg(first.pid, signal.SIGTERM)  # all its processes at once, as a service manager does
        said, wrong = first.communicate(timeout=60)
    assert first.returncode == 0 and wrong == "", "no semaphore is left behind, and no word about one"
    with closing(sqlite3.connect(tmp_path / FILE)) as disk:
        assert disk.execute("SELECT count(*) FROM snapshots").fetchone() == (1,), "kept at the end"
        disk.execute("UPDATE alembic_version SET version_num = '0099'")
        disk.commit()
    newer = serve(tmp_path, "--port", "0")
    said, wrong = newer.communicate(timeout=60)
    assert newer.returncode == 1 and not said and "written by a newer version" in wrong and "Traceback" not in wrong
    with pytest.raises(Unusable, match="cannot be used"):
        Lock(tmp_path / FILE / "below a file")
