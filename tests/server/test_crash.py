"""The server is killed under load: no acknowledged answer is lost, no game is stuck. More: tools/crashtest.py."""

import asyncio
from pathlib import Path

import pytest

from feldherr import games
from feldherr.cli.hosting.loadtest import server
from feldherr.server.load.crash import crash

games.register("ford", "tests.ford")


def test_a_killed_server_loses_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(games.EXTRA, "ford=tests.ford")
    monkeypatch.setenv("PYTHONPATH", str(Path(__file__).resolve().parents[2]))
    trial = asyncio.run(crash(tmp_path, server, "ford", times=2, tables=5, seed=4))
    assert trial.kills == 2 and trial.answers > 30
