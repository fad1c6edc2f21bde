"""A client in Python: what a program needs to make games and to play them over the wire."""

from __future__ import annotations

import asyncio
import urllib.error
import urllib.request
from collections import deque
from collections.abc import Sequence
from http.cookies import SimpleCookie
from typing import Any
from urllib.parse import urlencode

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from feldherr.server.accounts.identity import COOKIE, OVER_TLS
from feldherr.server.wire.changes import applied
from feldherr.server.wire.receipt import Receipt


class Declined(Exception):
    """The server said no: a status and the id of its sentence; `wait`: the seconds until it may be tried again."""

    def __init__(self, status: int, reason: str, wait: float = 0.0) -> None:
        super().__init__(f"{status} {reason}")
        self.status, self.reason, self.wait = status, reason, wait


class Guest:
    """Somebody at a server. Without a token, a new player: the first answer gives him one."""

    def __init__(self, base: str, token: str | None = None) -> None:
        self.base = base.rstrip("/")
        self.token = token or ""
        self.cookie_name = OVER_TLS if base.startswith("https:") else COOKIE
        self.receipts: dict[str, Receipt] = {}
        """By game: what was seen of the dice before they were cast."""

    async def get(self, path: str) -> Any:
        return await asyncio.to_thread(self.call, path, None)

    async def post(self, path: str, body: Any = None) -> Any:
        return await asyncio.to_thread(self.call, path, {} if body is None else body)

    async def call_off(self, path: str) -> Any:
        """What was posted shall hold no longer."""
        return await asyncio.to_thread(self.call, path, None, None, "DELETE")

    def call(self, path: str, body: Any, headers: dict[str, str] | None = None, method: str | None = None) -> Any:
        """One request; JSON is decoded, other text is given as it is."""
        data = None if body is None else msgspec.json.encode(body)
        known = {"Content-Type": "application/json", **self.cookie()}
        asked = urllib.request.Request(self.base + path, data, known, method=method)
        for name, value in (headers or {}).items():
            asked.add_header(name, value)
        try:
            with urllib.request.urlopen(asked, timeout=30) as response:
                content = response.read()
                kind = response.headers.get("content-type", "")
                self.remember(response.headers.get_all("set-cookie") or [])
        except urllib.error.HTTPError as wrong:
            with wrong:
                content = wrong.read()
                self.remember(wrong.headers.get_all("set-cookie") or [])
            try:
                reason = msgspec.json.decode(content)["reason"]["id"]
            except (msgspec.MsgspecError, KeyError, TypeError):
                reason = ""
            raise Declined(wrong.code, reason, float(wrong.headers.get("retry-after") or 0)) from None
        return msgspec.json.decode(content) if "json" in kind else content.decode()

    def remember(self, cookies: Sequence[str]) -> None:
        """Who signs in or out is known by a new token."""
        for words in cookies:
            for name, found in SimpleCookie(words).items():
                if name in (COOKIE, OVER_TLS):
                    self.cookie_name, self.token = name, found.value

    def cookie(self) -> dict[str, str]:
        return {"Cookie": f"{self.cookie_name}={self.token}"} if self.token else {}

    async def create(self, game: str, kinds: Sequence[str], **wish: Any) -> Any:
        """A game with seats `me`, `open`, or a bot's name."""
        seats = [
            {"kind": kind} if kind in ("me", "open") else {"kind": "bot", "bot": kind} for kind in kinds
        ]
        return await self.post("/api/games", {"game": game, "seats": seats, **wish})

    async def sit(self, game: str, seat: int | None = None, **query: Any) -> Place:
        """Open the socket of a seat, or of a spectator."""
        address, cookie = self.socket(game, seat, **query), self.cookie()
        socket = await connect(address, additional_headers=cookie, max_size=None, ping_interval=None)
        return Place(socket, seat, self.receipts.setdefault(game, Receipt(game)))

    def socket(self, game: str, seat: int | None = None, **query: Any) -> str:
        """Where that socket is."""
        words = {key: value for key, value in {"seat": seat, "protocol": 2, **query}.items() if value is not None}
        return f"{self.base.replace('http', 'ws', 1)}/api/games/{game}/socket?{urlencode(words)}"


class Place:
    """An open socket, with the last state it has shown."""

    def __init__(self, socket: ClientConnection, seat: int | None, receipt: Receipt | None = None) -> None:
        self.socket = socket
        self.seat = seat
        self.receipt = receipt or Receipt("")
        self.state: dict[str, Any] = {}
        self.frames: list[str] = []
        self.waiting: deque[dict[str, Any]] = deque()

    async def receive(self, timeout: float = 5.0) -> dict[str, Any]:
        """The next frame; what has changed is given as what happened, if anything did, and the state it led to."""
        if self.waiting:
            return self.waiting.popleft()
        async with asyncio.timeout(timeout):
            raw = await self.socket.recv()
        assert isinstance(raw, str)
        first, *more = self.take(raw)
        self.waiting += more
        return first

    def take(self, raw: str) -> list[dict[str, Any]]:
        """What a frame says, and the state after it."""
        self.frames.append(raw)
        frame: dict[str, Any] = msgspec.json.decode(raw)
        found = [frame]
        if frame["type"] == "changed":
            state = applied(self.state, frame)
            found = [state]
            if events := frame.get("events"):
                number, check = state["number"], state["check"]
                found.insert(0, {"type": "happened", "number": number, "check": check, "events": events})
        elif frame["type"] == "players" and self.state:
            self.state = {**self.state, "players": frame["players"]}
        if found[-1]["type"] == "state":
            self.state = found[-1]
            self.receipt.see(self.state)
        return found

    async def mix(self) -> bool:
        """Give the dice what the last state wants of this seat; whether that was anything. Until then no die falls."""
        message = self.receipt.share(self.state, self.seat)
        if message is not None:
            await self.socket.send(msgspec.json.encode(message).decode())
        return message is not None

    async def until(self, *kinds: str, timeout: float = 5.0) -> dict[str, Any]:
        """The next frame of one of these kinds; the others are passed over."""
        while True:
            frame = await self.receive(timeout)
            if frame["type"] in kinds:
                return frame

    async def quiet(self, seconds: float = 0.15) -> list[dict[str, Any]]:
        """What comes until the server has read all that was sent before, and then nothing has come for a while."""
        found = []
        await self.send("ping")
        while (frame := await self.receive())["type"] != "pong":
            found.append(frame)
        return found + await self.silence(seconds)

    async def silence(self, seconds: float) -> list[dict[str, Any]]:
        """What comes until nothing has come for a while."""
        found = []
        try:
            while True:
                found.append(await self.receive(seconds))
        except TimeoutError:
            return found

    async def send(self, kind: str, **fields: Any) -> None:
        await self.socket.send(msgspec.json.encode({"type": kind, **fields}).decode())

    @property
    def question(self) -> dict[str, Any] | None:
        return self.state.get("question")

    async def answer(self, *lines: str, timeout: float = 5.0) -> dict[str, Any]:
        """Answer the open question; the state or the refusal that follows."""
        assert self.question is not None
        await self.send("answer", counter=self.question["counter"], lines=lines)
        return await self.until("state", "refused", timeout=timeout)

    async def close(self) -> None:
        await self.socket.close()
