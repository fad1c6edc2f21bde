"""Worker processes do not outlive a server that was killed, and its port is free again."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import time
from pathlib import Path

import pytest

from feldherr.cli.hosting.loadtest import server
from feldherr.server.wire.client import Guest

PATIENCE = 20.0


def children(parent: int) -> list[int]:
    found = []
    for entry in Path("/proc").iterdir():
        if entry.name.isdigit():
            try:
                fields = (entry / "stat").read_text().rpartition(")")[2].split()
            except OSError:
                continue
            if int(fields[1]) == parent and fields[0] != "Z":
                found.append(int(entry.name))
    return found


def alive(process: int) -> bool:
    try:
        return (Path("/proc") / str(process) / "stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


@pytest.mark.skipif(not os.path.isdir("/proc/self"), reason="looks for processes in /proc")
def test_workers_end_with_a_killed_server(tmp_path: Path) -> None:
    with server(tmp_path) as (base, process):
        asyncio.run(Guest(base).create("triomphe-a-marengo", ["random", "me"]))
        end = time.monotonic() + PATIENCE
        while not (workers := children(process.pid)) and time.monotonic() < end:
            time.sleep(0.1)
        assert workers
        time.sleep(1.0)
        workers = children(process.pid)
        process.send_signal(signal.SIGKILL)
        process.wait()
        end = time.monotonic() + PATIENCE
        while any(map(alive, workers)) and time.monotonic() < end:
            time.sleep(0.1)
        assert not any(map(alive, workers))
        with socket.socket() as door:
            door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            door.bind(("127.0.0.1", int(base.rpartition(":")[2])))
            door.listen()
