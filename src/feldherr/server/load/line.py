"""A socket that costs next to nothing, so that a load test loads the server and not itself.

It says what the random players say, over the loopback, and hands what it hears straight to who listens; a true client
is `wire/client.py`. Frames go out unpacked and masked with zeros, which nobody between the two could misread.
"""

from __future__ import annotations

import asyncio
import re
import zlib
from collections.abc import Callable
from typing import cast
from urllib.parse import urlsplit

Hear = Callable[[bytes], None]
OFFER = "permessage-deflate; client_max_window_bits"
"""As the library of `wire/client.py` asks for it."""
BITS = re.compile(rb"server_max_window_bits=(\d+)")
MASKED, SHORT, MIDDLE = 0x80, 126, 127
TEXT, CLOSE, PING, PONG, ALONE, PACKED = 0x1, 0x8, 0x9, 0xA, 0x80, 0x40
"""Kinds of frames, and what is said of them: nothing follows that belongs to it, it is packed."""


class Hung(OSError):
    """The server has closed the line."""


class Line(asyncio.Protocol):
    """One open socket. `weight`: the bytes that have come so far."""

    def __init__(self, request: bytes) -> None:
        self.request = request
        self.transport: asyncio.Transport | None = None
        self.ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.rest = b""
        self.inflate: Callable[[bytes], bytes] | None = None
        self.afresh = True
        """Each message is packed by itself."""
        self.bits = 15
        self.begun: list[bytes] = []
        """A message that comes in several frames, as far as it has come."""
        self.begun_packed = False
        self.hear: Hear | None = None
        """Until somebody listens, what comes is kept."""
        self.lost: Callable[[Exception], None] = lambda why: None
        self.weight = 0

    def listen(self, hear: Hear, lost: Callable[[Exception], None]) -> None:
        """From now on these are told what comes, with what has come already, and of the end."""
        self.hear, self.lost = hear, lost
        self.rest = self.frames(self.rest, hear)

    # as asyncio calls it ----------------------------------------------------------------------------------------------
    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast("asyncio.Transport", transport)  # uvloop's is one without saying so
        self.transport.write(self.request)

    def connection_lost(self, exc: Exception | None) -> None:
        why = Hung(str(exc or "the server has closed the line"))
        if not self.ready.done():
            self.ready.set_exception(why)
        self.lost(why)

    def data_received(self, data: bytes) -> None:
        self.weight += len(data)
        if self.rest:
            data = self.rest + data
        if not self.ready.done():
            head, found, data = data.partition(b"\r\n\r\n")
            if not found:
                self.rest = head
                return
            self.shake(head)
        self.rest = data if self.hear is None else self.frames(data, self.hear)

    # what it understands ----------------------------------------------------------------------------------------------
    def shake(self, head: bytes) -> None:
        if not head.startswith(b"HTTP/1.1 101"):
            self.ready.set_exception(Hung(head.partition(b"\r\n")[0].decode(errors="replace")))
            return
        words = next((line for line in head.lower().split(b"\r\n") if line.startswith(b"sec-websocket-ext")), b"")
        found = BITS.search(words)
        self.bits = int(found[1]) if found else 15
        self.afresh = b"server_no_context_takeover" in words
        self.ready.set_result(None)

    def frames(self, data: bytes, hear: Hear) -> bytes:
        """Hear all frames that are there whole; what is left."""
        at, end = 0, len(data)
        while end - at >= 2:
            first, size, start = data[at], data[at + 1], at + 2
            if size == SHORT:
                size, start = int.from_bytes(data[at + 2 : at + 4], "big"), at + 4
            elif size == MIDDLE:
                size, start = int.from_bytes(data[at + 2 : at + 10], "big"), at + 10
            if start + size > end or start > end:
                break
            at = start + size
            self.frame(first, data[start:at], hear)
        return data[at:]

    def frame(self, first: int, body: bytes, hear: Hear) -> None:
        kind = first & 0x0F
        if kind == PING:
            self.send(body, PONG)
        elif kind == CLOSE:
            self.close()
        elif kind != PONG:
            if kind == TEXT:
                self.begun, self.begun_packed = [], bool(first & PACKED)
            self.begun.append(body)
            if first & ALONE:
                whole = b"".join(self.begun)
                hear(self.unpacked(whole) if self.begun_packed else whole)

    def unpacked(self, body: bytes) -> bytes:
        if self.inflate is None or self.afresh:
            self.inflate = zlib.decompressobj(-self.bits).decompress
        return self.inflate(body + b"\0\0\xff\xff")

    # what it says -----------------------------------------------------------------------------------------------------
    def send(self, body: bytes, kind: int = TEXT) -> None:
        if self.transport is None or self.transport.is_closing():
            return
        size = len(body)
        told = bytes((MASKED | size,)) if size < SHORT else bytes((MASKED | SHORT,)) + size.to_bytes(2, "big")
        self.transport.write(bytes((ALONE | kind,)) + told + b"\0\0\0\0" + body)

    def close(self) -> None:
        if self.transport is not None:
            self.transport.close()


async def called(address: str, cookie: dict[str, str]) -> Line:
    """An open line to the socket at this address (`ws://…`)."""
    where = urlsplit(address)
    said = {
        "Host": where.netloc, "Upgrade": "websocket", "Connection": "Upgrade", "Sec-WebSocket-Version": "13",
        "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==", "Sec-WebSocket-Extensions": OFFER, **cookie,
    }  # fmt: skip
    words = "".join(f"{name}: {value}\r\n" for name, value in said.items())
    request = f"GET {where.path}?{where.query} HTTP/1.1\r\n{words}\r\n".encode()
    _, line = await asyncio.get_running_loop().create_connection(
        lambda: Line(request), where.hostname or "", where.port or 80
    )
    await line.ready
    return line
