"""The analysis over HTTP: never of a running game, as it grows, and at once the second time."""

import asyncio
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import select

from feldherr.kernel.answers import Given
from feldherr.kernel.record import dump
from feldherr.kernel.table import Table
from feldherr.server.store import tables
from feldherr.server.store.writer import Kind
from feldherr.server.wire.client import Guest
from tests.analysis.games import LITTLE, played
from tests.server.house import House, in_house, two_players
from tests.server.later import later
from tests.server.test_lobby import declined
from tests.server.test_records import played as ford

EFFORT: dict[str, Any] = {"analysis_effort": tuple(LITTLE), "analysis_nice": 0, "patience": 300}


async def uploaded(guest: Guest) -> str:
    table = played("viktory-ii", 60)
    made = await guest.post("/api/records", {"record": dump(table.game, table)})
    return str(made["id"])


async def grown(guest: Guest, path: str) -> list[dict[str, Any]]:
    """Every answer until the analysis is done."""
    seen: list[dict[str, Any]] = []
    while not (seen and seen[-1]["done"]):
        seen.append(await guest.get(path))
        await asyncio.sleep(0.3)
    return seen


def test_a_running_game_is_not_analysed_for_anybody(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        game, ann, _, _, _ = await two_players(house, "triomphe-a-marengo")
        for path in ("", "?seat=0"):
            assert await declined(ann, f"/api/games/{game}/analysis{path}") == "409 refused-analysis-running"
        assert await declined(ann, f"/api/games/{game}/analysis?seat=1") == "403 refused-not-your-seat"
        assert await declined(house.guest(), f"/api/games/{game}/analysis") == "403 refused-private"
        assert not house.hall.analyses.tasks

    in_house(tmp_path, visit)


def test_a_finished_game_is_analysed_once_and_kept(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        ann = house.guest()
        game = await uploaded(ann)
        seen = await grown(ann, f"/api/games/{game}/analysis")
        lengths = [len(one["curve"]) for one in seen]
        assert seen[0]["done"] is False and lengths == sorted(lengths) and lengths[-1] == seen[-1]["of"]
        assert seen[-1]["sides"] == [[0], [1]] and seen[-1]["turning"]
        analyses = house.hall.analyses
        while analyses.tasks:
            await asyncio.sleep(0.05)
        rows = await house.hall.database.all(select(tables.analyses.c.game, tables.analyses.c.viewer))
        assert [(row["game"], row["viewer"]) for row in rows] == [(game, -1)]
        analyses.reports.clear()
        assert await ann.get(f"/api/games/{game}/analysis") == seen[-1]
        assert not analyses.tasks, "it was read, not made again"
        # as versions before migration 0006 kept it
        house.hall.analyses.reports.clear()
        kept = await analyses.kept((game, None))
        await house.hall.writer.write([(Kind.NO_ANALYSIS, {"b_game": game, "b_viewer": -1})])
        analyses.folder.mkdir()
        whole = msgspec.json.encode(kept)
        for name, content in ((f"{game}-open", whole), (f"{game}-0", b"cut off"), ("gone-open", whole)):
            (analyses.folder / f"{name}.json").write_bytes(content)
        await analyses.adopt()
        assert [path.name for path in analyses.folder.iterdir()] == ["gone-open.json"]
        assert await ann.get(f"/api/games/{game}/analysis") == seen[-1] and not analyses.tasks
        # whatever becomes of the rules it stays as it was; without it there is none
        analyses.reports.clear()
        assert kept is not None
        kept.made = "older"
        await analyses.write((game, None), kept)
        await house.hall.archivist.keep(game, here=True)
        house.hall.leave(house.hall.rooms[game])
        with later("viktory-ii"):
            assert await ann.get(f"/api/games/{game}/analysis") == seen[-1] | {"made": "older"}
            assert await declined(ann, f"/api/games/{game}/analysis?seat=0") == "409 refused-older-rules"
            assert not analyses.tasks

    in_house(tmp_path, visit, **EFFORT)


def test_so_many_wait_and_no_more(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        ann = house.guest()
        game = await uploaded(ann)
        analyses = house.hall.analyses
        await analyses.queue.come("somebody")
        for number in range(32):
            analyses.tasks[f"other {number}", None] = asyncio.create_task(asyncio.sleep(0))
        assert await declined(ann, f"/api/games/{game}/analysis") == "429 refused-analyses-wait"
        analyses.tasks.clear()
        waiting = await ann.get(f"/api/games/{game}/analysis")
        assert waiting["of"] == 0 and waiting["done"] is False
        assert await ann.get(f"/api/games/{game}/analysis?seat=1") == waiting | {"viewer": 1}
        assert len(analyses.tasks) == 2

    in_house(tmp_path, visit, **EFFORT)


def test_one_visitor_does_not_occupy_all_analyses(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        ann, bob = house.guest(), house.guest()
        games = [await uploaded(ann) for _ in range(2)]
        analyses = house.hall.analyses
        await analyses.queue.come("somebody")
        await ann.get(f"/api/games/{games[0]}/analysis")
        assert await declined(ann, f"/api/games/{games[1]}/analysis") == "429 refused-analysis-yours"
        other = await uploaded(bob)
        assert (await bob.get(f"/api/games/{other}/analysis"))["done"] is False
        for number in range(2):
            analyses.askers[f"near {number}", None] = f"player {number}", "127.0.0.1"
        eve = house.guest()
        assert await declined(eve, f"/api/games/{await uploaded(eve)}/analysis") == "429 refused-analysis-yours"
        assert analyses.queue.waiting[1], "what was uploaded waits behind what is played here"

    in_house(tmp_path, visit, **EFFORT)


def test_a_game_without_a_guide_has_no_analysis(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        game, ann, _ = await ford(house)
        assert await declined(ann, f"/api/games/{game}/analysis") == "409 refused-no-analysis"

    in_house(tmp_path, visit)


def test_the_process_of_an_analysis_loads_nothing_of_the_server_before_it_steps_back() -> None:
    code = "import sys, feldherr.server.store.analysing; print(*sys.modules)"
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.split()
    assert not {"litestar", "sqlalchemy", "uvicorn", "argon2", "feldherr.analysis.curve"} & set(told)


def test_an_uploaded_record_is_played_once_and_its_way_is_let_go(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    played_again: list[int] = []
    replay = Table.replay

    def counted(table: Table, entries: Sequence[Given], watch: Any = None) -> None:
        played_again.append(len(entries))
        replay(table, entries, watch)

    monkeypatch.setattr(Table, "replay", counted)

    async def visit(house: House) -> None:
        name = await uploaded(house.guest())
        room = house.hall.rooms[name]
        assert played_again == [len(room.table.entries)] and len(room.table.entries) >= 60
        assert len(room.table.steps) < len(room.table.entries)

    in_house(tmp_path, visit)
