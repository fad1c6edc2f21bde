"""A process that can hold no more connections says so: to who comes, and in its log."""

import logging
import resource
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from feldherr.cli.hosting.loadtest import SERVE, free_port, wait_for
from feldherr.server.wire import crowd
from feldherr.server.wire.crowd import Crowd

HALF = b"GET /api/games HTTP/1.1\r\nHost: x\r\nX-a: "
FILES = 200


def test_that_all_files_are_used_up_is_said_once_in_a_while(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = 1000.0
    monkeypatch.setattr(crowd, "monotonic", lambda: now)
    few = Crowd(each=100, most=3)
    with caplog.at_level(logging.WARNING):
        assert [few.enter(f"10.0.0.{number}") for number in range(5)] == [True] * 3 + [False] * 2
        assert caplog.messages == ["3 connections are all this process can hold: raise its limit of open files"]
        now += crowd.QUIET
        assert not few.enter("10.0.0.9")
    assert len(caplog.messages) == 2 and not any("10.0.0" in line for line in caplog.messages)


@pytest.mark.skipif(sys.platform == "win32", reason="has no limit of open files")
def test_a_server_without_files_to_spare_answers_and_logs_it(tmp_path: Path) -> None:
    port, log = free_port(), tmp_path / "log"
    words = ["--port", str(port), "--data", str(tmp_path / "data"), "--no-open", "--log", "warning"]

    def few_files() -> None:
        resource.setrlimit(resource.RLIMIT_NOFILE, (FILES, FILES))

    with log.open("wb") as told:
        process = subprocess.Popen(
            [sys.executable, "-c", SERVE, *words], preexec_fn=few_files, stdout=told, stderr=told
        )
        held = []
        try:
            wait_for(f"http://127.0.0.1:{port}", process)
            for _ in range(FILES):
                held.append(socket.create_connection(("127.0.0.1", port), 10))
                held[-1].sendall(HALF)
            with socket.create_connection(("127.0.0.1", port), 10) as next_one:
                next_one.settimeout(10)
                assert b"503" in next_one.recv(1000)
        finally:
            for one in held:
                one.close()
            process.terminate()
            process.wait(20)
    assert "are all this process can hold: raise its limit of open files" in log.read_text("utf-8")
