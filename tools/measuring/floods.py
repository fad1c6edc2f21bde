"""Flood a server from one address and see what others notice: `python -m tools.measuring.floods [--program SRC] [--seconds 8]`.

Who floods is another process at 127.0.0.2, the others play and look from 127.0.0.1. `--program`: the sources of the
program to be flooded, so that two versions can be compared in one sitting.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from time import perf_counter
from typing import Any

from feldherr.cli.hosting.loadtest import cpu, free_port, resident, wait_for
from feldherr.server.wire.client import Guest
from tools.measuring.onlookers import (
    GAME,
    Seen,
    Talk,
    analyses_one,
    asks_the_computer,
    looks,
    plays,
    signs_in,
)

LONG = "napoleon-in-europe"
ELSEWHERE = "127.0.0.2"
TABLES, CALLERS = 4, 20
SERVE = """
import typer
try:
    from feldherr.cli.hosting.serve import serve
except ImportError:
    from feldherr.cli.serve import serve
typer.run(serve)
"""
RECORD = """
import random, sys
from feldherr import games
from feldherr.kernel import chance
from feldherr.kernel.answers import CHANCE
from feldherr.kernel.record import dump
from feldherr.kernel.table import Table
name, length, seed = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
game, rng = games.game(name), random.Random(seed)
table = Table(game, game.options_type() if hasattr(game, "options_type") else game.Options(), None)
while len(table.entries) < length:
    if table.outcome:
        step = table.steps[-min(200, len(table.steps))]
        table.rewind(max(step.seat, 0), step.entries)
        continue
    question = rng.choice(table.position.questions)
    given = chance.take(question, rng.randrange) if question.actor == CHANCE else rng.choice(list(question.options()))
    table.play(question.actor, [given])
print(dump(game, table))
"""
"""A long legal record by the program that is flooded: what fits one need not fit the other."""


async def again(base: str, tale: Counter[str], call: Callable[[Talk], Awaitable[int]], cookie: str) -> None:
    """Call without end, over connection after connection."""
    talk = Talk(base, ELSEWHERE)
    while True:
        talk.cookie = cookie
        try:
            tale[str(await call(talk))] += 1
        except (OSError, asyncio.IncompleteReadError) as wrong:
            tale[type(wrong).__name__] += 1
            talk = Talk(base, ELSEWHERE)
            await asyncio.sleep(0.05)


async def uploaded(base: str, record: str, count: int) -> tuple[list[str], str]:
    """So many copies of a record, as fast as the server takes them, and the cookie of who may look at them."""
    talk, found = Talk(base, ELSEWHERE), list[str]()
    for _ in range(3 * count):
        if await talk.call("POST", "/api/records", {"record": record}) == 201:
            found.append(json.loads(talk.body)["id"])
        if len(found) == count:
            break
        await asyncio.sleep(0.05)
    return found, talk.cookie


async def draws(base: str, record: str, tale: Counter[str]) -> None:
    """The draws of a long game, by twenty callers without end."""
    [game], cookie = await uploaded(base, record, 1)
    await many(base, tale, lambda talk: talk.call("GET", f"/api/games/{game}/draws"), cookie)


async def many(base: str, tale: Counter[str], call: Callable[[Talk], Awaitable[int]], cookie: str = "") -> None:
    await asyncio.gather(*(again(base, tale, call, cookie) for _ in range(CALLERS)))


async def computers(base: str, record: str, tale: Counter[str]) -> None:
    """Games in which the strongest computers play each other, or, where nobody may have that, oneself."""
    talk = Talk(base, ELSEWHERE)
    count = len(await Guest(base).get(f"/api/seats/{LONG}"))
    seats: list[list[dict[str, str]]] = [[{"kind": "bot"}] * count, [{"kind": "me"}, *[{"kind": "bot"}] * (count - 1)]]
    for number in range(200):
        kinds = seats[number % 2]
        status = await talk.call("POST", "/api/games", {"game": LONG, "seats": kinds})
        tale[f"{'one person' if number % 2 else 'nobody'} {status}"] += 1
    await asyncio.sleep(3600)


async def guesses(base: str, record: str, tale: Counter[str]) -> None:
    """Wrong passwords for one name after the other."""
    names = iter(range(10**9))
    await many(base, tale, lambda talk: talk.call(
        "POST", "/api/account/enter", {"name": f"Guest {next(names)}", "password": "wrong password"}
    ))  # fmt: skip


async def analyses(base: str, record: str, tale: Counter[str]) -> None:
    """The same long game nine times, each to be analysed."""
    for _ in range(9):
        wanted, cookie = await uploaded(base, record, 1)
        talk = Talk(base, ELSEWHERE)
        talk.cookie = cookie
        tale["uploaded"] += len(wanted)
        for game in wanted:
            tale[str(await talk.call("GET", f"/api/games/{game}/analysis"))] += 1
    await asyncio.sleep(3600)


async def sockets(base: str, record: str, tale: Counter[str]) -> None:
    """Half requests, half bodies, a thousand who watch, and sixty sockets that look ahead without end."""
    host = Talk(base, ELSEWHERE)
    count = len(await Guest(base).get(f"/api/seats/{LONG}"))
    wish = {"game": LONG, "seats": [{"kind": "me"}] * count, "hot_seat": True, "public": True}
    tale[f"made {await host.call('POST', '/api/games', wish)}"] += 1
    game = json.loads(host.body)["id"]
    kept: list[Any] = []
    ask = f"GET /api/games/{game}/socket?{{}} HTTP/1.1\r\nHost: 127.0.0.1:{host.port}\r\nUpgrade: websocket\r\n"
    ask += "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
    half = [b"GET /api/games HTTP/1.1\r\nHost: x\r\nX-a: "] * 500
    half += [b"POST /api/records HTTP/1.1\r\nHost: x\r\nContent-Length: 2000000\r\n\r\n" + b"x" * 1000] * 200
    half += [f"{ask.format('')}\r\n".encode()] * 1000
    for words in half:
        with suppress(OSError):
            kept.append(await Talk(base, ELSEWHERE).open())
            kept[-1][1].write(words)
            tale["connections"] += 1
    look = [f"{ask.format('seat=0')}Cookie: {host.cookie}\r\n\r\n".encode()] * 60
    await asyncio.gather(*(looks_ahead(base, words, tale) for words in look))


async def looks_ahead(base: str, words: bytes, tale: Counter[str]) -> None:
    """Forty times a second, not listening to what comes of it."""
    body = b'{"type":"peek","id":1,"counter":1,"lines":[]}'
    frame = b"\x81" + bytes([0x80 | len(body)]) + b"\0\0\0\0" + body
    reader, writer = await Talk(base, ELSEWHERE).open()
    writer.write(words)
    with suppress(OSError):
        while True:
            await asyncio.sleep(0.025)
            with suppress(TimeoutError):
                async with asyncio.timeout(0.001):
                    if not await reader.read(1 << 16):
                        break
            writer.write(frame)
            tale["peeks"] += 1
    tale["sent away"] += 1


FLOODS: dict[str, Callable[[str, str, Counter[str]], Awaitable[None]]] = {
    "draws": draws, "computers": computers, "guesses": guesses, "analyses": analyses, "sockets": sockets,
}  # fmt: skip


def flood(kind: str, base: str, record: str, seconds: float) -> None:
    """In a process of its own; ends by itself and says what became of it."""

    async def whole() -> Counter[str]:
        tale: Counter[str] = Counter()
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await FLOODS[kind](base, record, tale)
        return tale

    print(json.dumps(asyncio.run(whole())))


# both -----------------------------------------------------------------------------------------------------------------
def record_of(program: str, game: str, length: int) -> str:
    told = subprocess.run(
        [sys.executable, "-c", RECORD, game, str(length), "3"],
        env={**os.environ, "PYTHONPATH": program}, stdout=subprocess.PIPE, text=True, check=True,
    )  # fmt: skip
    return told.stdout


Besides = Callable[[str, str, Seen], Awaitable[None]]
BESIDES: dict[str, Besides] = {
    "guesses": lambda base, record, seen: signs_in(base, seen),
    "computers": lambda base, record, seen: asks_the_computer(base, seen),
    "analyses": analyses_one,
}
"""What else the others do that just this flood could spoil."""


async def watched(base: str, seconds: float, record: str, besides: Besides | None) -> Seen:
    """What the others notice for so long."""
    seen = Seen()
    doing = [plays(base, random.Random(number), seen) for number in range(TABLES)]
    more = [besides(base, record, seen)] if besides else []
    tasks = [asyncio.ensure_future(one) for one in (*doing, looks(base, seen), *more)]
    await asyncio.sleep(seconds)
    for task in tasks:
        task.cancel()
    for wrong in await asyncio.gather(*tasks, return_exceptions=True):
        if isinstance(wrong, Exception):
            seen.failed[f"{type(wrong).__name__}: {wrong}"[:80]] += 1
    return seen


def tried(program: str, kind: str, seconds: float, long: Path, short: str) -> None:
    """One flood on a server of its own: first without it, then with it."""
    with tempfile.TemporaryDirectory() as folder:
        port = free_port()
        words = ["--port", str(port), "--data", folder, "--no-open", "--log", "error"]
        server = subprocess.Popen(
            [sys.executable, "-c", SERVE, *words], env={**os.environ, "PYTHONPATH": program}, stdout=subprocess.DEVNULL
        )
        base = f"http://127.0.0.1:{port}"
        try:
            wait_for(base, server)
            besides = BESIDES.get(kind)
            quiet = asyncio.run(watched(base, seconds, short, besides))
            used, began = cpu(server.pid), perf_counter()
            flooding = subprocess.Popen(
                [sys.executable, "-m", "tools.measuring.floods", "--as", kind, "--base", base, "--record", str(long),
                 "--seconds", str(seconds + 2)], stdout=subprocess.PIPE, text=True,
            )  # fmt: skip
            during = asyncio.run(watched(base, seconds, short, besides))
            busy = (cpu(server.pid) - used) / (perf_counter() - began)
            tale = flooding.communicate()[0].strip()
            memory = resident(server.pid)
        finally:
            server.terminate()
            try:
                server.wait(15)
            except subprocess.TimeoutExpired:
                server.kill()
                server.wait()
    for name, seen in (("quiet", quiet), ("flooded", during)):
        print(f"{kind:10} {name:8} {json.dumps(seen.told())}", flush=True)
    print(f"{kind:10} flood    {tale} server at {busy:.2f} cores, {memory} MB", flush=True)


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--program", default=str(Path(__file__).parents[2] / "src"))
    asked.add_argument("--seconds", type=float, default=8.0)
    asked.add_argument("--length", type=int, default=6000, help="entries of the long record")
    asked.add_argument("--flood", action="append", choices=list(FLOODS))
    asked.add_argument("--as", dest="as_", help=argparse.SUPPRESS)
    asked.add_argument("--base", help=argparse.SUPPRESS)
    asked.add_argument("--record", help=argparse.SUPPRESS)
    wish = asked.parse_args()
    if wish.as_:
        flood(wish.as_, wish.base, Path(wish.record).read_text("utf-8"), wish.seconds)
        return
    with tempfile.TemporaryDirectory() as folder:
        long = Path(folder) / "long.txt"
        long.write_text(record_of(wish.program, LONG, wish.length), "utf-8")
        short = record_of(wish.program, GAME, 40)
        for kind in wish.flood or FLOODS:
            tried(wish.program, kind, wish.seconds, long, short)


if __name__ == "__main__":
    main()
