"""`feldherr loadtest`: random clients against one server process."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer

from feldherr import games
from feldherr.cli.arguments import AsJson, chosen_game, failed, print_json

SERVE = "import typer; from feldherr.cli.hosting.serve import serve; typer.run(serve)"


def loadtest(
    tables: Annotated[int, typer.Option("--games", help="Games played at once.", min=1)] = 32,
    seconds: Annotated[float, typer.Option(help="How long.", min=1)] = 20.0,
    spectators: Annotated[int, typer.Option(help="Who watch a game at rest meanwhile.", min=0)] = 0,
    game: Annotated[str, typer.Option(help="Which game; default: the first there is.", show_default=False)] = "",
    url: Annotated[str, typer.Option(help="A server that runs already (its --rate must allow it).")] = "",
    as_json: AsJson = False,
) -> None:
    """Let random clients play over real sockets and measure: answers a second, how long they take, errors."""
    name = chosen_game(game).name if game else games.names()[0]
    if url:
        report(url, name, tables, seconds, spectators, as_json, None)
        return
    with tempfile.TemporaryDirectory() as folder, server(Path(folder)) as (base, process):
        report(base, name, tables, seconds, spectators, as_json, process)


@contextmanager
def server(folder: Path, port: int = 0, *more: str) -> Iterator[tuple[str, subprocess.Popen[bytes]]]:
    """A server in a process of its own, on the loopback, as long as the context lasts."""
    port = port or free_port()
    words = ["--port", str(port), "--data", str(folder), "--no-open", "--rate", "100000", "--log", "warning"]
    process = subprocess.Popen([sys.executable, "-c", SERVE, *words, *more], stdout=subprocess.DEVNULL)
    base = f"http://127.0.0.1:{port}"
    try:
        wait_for(base, process)
        yield base, process
    finally:
        process.terminate()
        try:
            process.wait(10)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def free_port() -> int:
    import socket

    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


def wait_for(base: str, process: subprocess.Popen[bytes], patience: float = 60.0) -> None:
    """Until the server answers."""
    for _ in range(int(patience / 0.05)):
        try:
            urllib.request.urlopen(f"{base}/api/games-on-offer", timeout=5).close()
            return
        except OSError:
            if process.poll() is not None:
                failed("The server did not start.")
            time.sleep(0.05)
    failed("The server does not answer.")


def report(
    base: str, name: str, tables: int, seconds: float, spectators: int, as_json: bool, process: object | None
) -> None:
    from feldherr.server.load.clients import load

    with asyncio.Runner(loop_factory=fast_loop()) as runner:
        pid = process.pid if isinstance(process, subprocess.Popen) else 0
        before = cpu(pid)
        tally, took = runner.run(load(base, name, tables, seconds, spectators))
        busy = cpu(pid) - before
    figures = {
        "game": name,
        "games": tables,
        "spectators": spectators,
        "seconds": round(took, 1),
        "answers": len(tally.times),
        "answers_per_second": round(len(tally.times) / took),
        "entries_per_second": round(tally.entries / took),
        "p50_ms": round(tally.percentile(0.5), 1),
        "p99_ms": round(tally.percentile(0.99), 1),
        "slowest_ms": round(tally.percentile(1.0), 1),
        "finished": tally.finished,
        "bytes_per_answer": round(tally.bytes / max(1, len(tally.times))),
        "unpacked_per_answer": round(tally.unpacked / max(1, len(tally.times))),
        "megabytes": round(tally.bytes / 1e6, 1),
        "errors": len(tally.errors),
        "server_megabytes": resident(pid) if pid else None,
        "server_cpu_ms_per_answer": round(busy * 1000 / max(1, len(tally.times)), 2) if pid else None,
    }
    if as_json:
        print_json(figures)
    else:
        for key, value in figures.items():
            typer.echo(f"{key.replace('_', ' '):20} {value}")
        for error in tally.errors[:5]:
            typer.echo(error, err=True)
    if tally.errors:
        raise typer.Exit(1)


def fast_loop() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """The faster event loop, where the system has it."""
    try:
        import uvloop
    except ImportError:
        return None
    return uvloop.new_event_loop


def resident(pid: int) -> int | None:
    """Megabytes a process holds in memory, where the system tells."""
    try:
        pages = int(Path(f"/proc/{pid}/statm").read_text("ascii").split()[1])
    except (OSError, ValueError):
        return None
    return round(pages * os.sysconf("SC_PAGE_SIZE") / 1e6)


def cpu(pid: int) -> float:
    """Seconds of processor time a process has used, where the system tells."""
    try:
        words = Path(f"/proc/{pid}/stat").read_text("ascii").rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(words[11]) + int(words[12])) / os.sysconf("SC_CLK_TCK")
