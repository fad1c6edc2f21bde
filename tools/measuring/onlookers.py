"""Who notices a flood: people who play, look into the lobby, sign in, wait for the computer or for an analysis."""

from __future__ import annotations

import asyncio
import json
import random
from collections import Counter
from collections.abc import Awaitable
from contextlib import suppress
from time import perf_counter
from typing import Any

from websockets.exceptions import WebSocketException

from feldherr.server.wire.client import Guest, Place

GAME = "triomphe-a-marengo"


class Talk:
    """Calls over one connection, from an address of one's own choice."""

    def __init__(self, base: str, address: str) -> None:
        self.port = int(base.rpartition(":")[2])
        self.address = address
        self.streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None
        self.cookie = ""
        self.body = b""

    async def open(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        here = (self.address, 0) if self.address else None
        self.streams = await asyncio.open_connection("127.0.0.1", self.port, local_addr=here, limit=1 << 24)
        return self.streams

    async def call(self, method: str, path: str, body: Any = None) -> int:
        """The status; what was answered is in `body`."""
        reader, writer = self.streams or await self.open()
        data = b"" if body is None else json.dumps(body).encode()
        head = f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\nContent-Type: application/json\r\n"
        head += f"Content-Length: {len(data)}\r\n{f'Cookie: {self.cookie}' if self.cookie else 'X-None: 0'}\r\n\r\n"
        try:
            writer.write(head.encode() + data)
            lines = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
            fields = {name.lower(): value for name, _, value in (line.partition(": ") for line in lines[1:])}
            if fields.get("transfer-encoding") == "chunked":
                while size := int(await reader.readline(), 16):
                    await reader.readexactly(size + 2)
                await reader.readline()
            else:
                self.body = await reader.readexactly(int(fields.get("content-length", 0)))
            self.cookie = fields["set-cookie"].partition(";")[0] if "set-cookie" in fields else self.cookie
            if fields.get("connection") == "close":
                self.close()
            return int(lines[0].split()[1])
        except BaseException:
            self.close()
            raise

    def close(self) -> None:
        if self.streams:
            self.streams[1].close()
        self.streams = None


class Seen:
    """What the others notice: milliseconds by what they did."""

    def __init__(self) -> None:
        self.times: dict[str, list[float]] = {"answer": [], "look": []}
        self.failed: Counter[str] = Counter()

    def told(self) -> dict[str, Any]:
        found: dict[str, Any] = {}
        for kind, times in self.times.items():
            ordered = sorted(times)
            if ordered:
                last = len(ordered) - 1
                found[kind] = {
                    "count": len(ordered),
                    "p50": round(ordered[last // 2], 1),
                    "p99": round(ordered[min(last, int(0.99 * len(ordered)))], 1),
                    "worst": round(ordered[-1], 1),
                }
        return {**found, **({"failed": dict(self.failed)} if self.failed else {})}


async def timed(seen: Seen, kind: str, doing: Awaitable[Any]) -> Any:
    began = perf_counter()
    try:
        async with asyncio.timeout(60):
            found = await doing
    except (OSError, TimeoutError, WebSocketException) as wrong:
        seen.failed[f"{kind}: {type(wrong).__name__}"] += 1
        return None
    seen.times.setdefault(kind, []).append(1000 * (perf_counter() - began))
    return found


async def plays(base: str, rng: random.Random, seen: Seen) -> None:
    """Two at one table, ten answers a second."""
    guest = Guest(base)
    while True:
        made = await guest.create(GAME, ["me", "me"], hot_seat=True)
        places = [await guest.sit(made["id"], seat) for seat in (0, 1)]
        for place in places:
            await place.until("state")
        await begin(places)
        while any(place.state.get("phase") != "over" for place in places):
            asked = next((place for place in places if place.question), None)
            if asked is None or asked.question is None:
                break
            line = rng.choice(asked.question["options"])["line"]
            await timed(seen, "answer", answered(asked, line))
            await asyncio.sleep(0.1)
            for place in places:
                await place.quiet(0.0)
        for place in places:
            await place.close()


async def answered(place: Place, line: str) -> str:
    """Until what is asked is something else."""
    counter = (place.question or {}).get("counter")
    await place.send("answer", counter=counter, lines=[line])
    while (place.question or {}).get("counter") == counter:
        frame = await place.until("state", "refused", timeout=60)
        if frame["type"] == "refused":
            return "refused"
    return "taken"


async def begin(places: list[Place]) -> None:
    """Give the dice what they wait for."""
    for place in places:
        await place.send("nonce", nonce="00" * 16)
        await place.quiet(0.1)


async def looks(base: str, seen: Seen) -> None:
    """Somebody in the lobby, ten looks a second, on one connection."""
    while True:
        talk = Talk(base, "")
        with suppress(OSError, asyncio.IncompleteReadError):
            while True:
                status = await timed(seen, "look", talk.call("GET", "/api/games"))
                if status not in (200, None):
                    seen.failed[f"look: {status}"] += 1
                await asyncio.sleep(0.1)
        await asyncio.sleep(0.1)


async def signs_in(base: str, seen: Seen) -> None:
    """A member who signs in again and again, twice a second."""
    talk = Talk(base, "")
    member = {"name": "Desaix", "password": "guns of Marengo"}
    await talk.call("POST", "/api/account", member)
    while True:
        talk = Talk(base, "")
        status = await timed(seen, "sign in", talk.call("POST", "/api/account/enter", member))
        talk.close()
        if status not in (200, None):
            seen.failed[f"sign in: {status}"] += 1
        await asyncio.sleep(0.5)


async def asks_the_computer(base: str, seen: Seen) -> None:
    """Somebody who plays against the computer, and waits for it."""
    guest = Guest(base)
    made = await guest.create(GAME, ["me", "greedy"])
    place = await guest.sit(made["id"], 0)
    await place.until("state")
    await begin([place])
    while place.question:
        line = random.choice(place.question["options"])["line"]
        await timed(seen, "computer", there(place, line))
        await asyncio.sleep(0.1)


async def there(place: Place, line: str) -> None:
    await answered(place, line)
    while not place.question and place.state.get("phase") == "running":
        await place.until("state", timeout=60)


async def analyses_one(base: str, record: str, seen: Seen) -> None:
    """Somebody who wants a short game of his own analysed."""
    guest = Guest(base)
    game = (await guest.post("/api/records", {"record": record}))["id"]
    began = perf_counter()
    while True:
        with suppress(Exception):
            if (await guest.get(f"/api/games/{game}/analysis")).get("done"):
                break
        await asyncio.sleep(0.5)
    seen.times.setdefault("analysis", []).append(1000 * (perf_counter() - began))
