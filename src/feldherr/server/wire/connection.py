"""One open socket: who looks through it, and what waits to be sent."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from feldherr.kernel.text import Text
from feldherr.server.accounts.limits import Bucket
from feldherr.server.wire.frames import Gone, written

Send = Callable[[bytes], Awaitable[None]]
AtOnce = Callable[[bytes], bool]
"""Sends a frame without waiting for anything; False: it has to wait."""


class Connection:
    """Frames are queued, so that a slow viewer delays nobody; one who falls too far behind has to come back."""

    def __init__(
        self,
        viewer: int | None,
        seats: tuple[int, ...],
        player: str,
        bucket: Bucket,
        outbox: int,
        changes: bool = False,
    ) -> None:
        self.viewer = viewer
        self.seats = seats
        """The seats of the player who looks."""
        self.plays = viewer in seats
        """Whether the viewer sits where he looks from."""
        self.player = player
        self.bucket = bucket
        self.queue: asyncio.Queue[bytes | None] = asyncio.Queue()
        self.behind = 0
        """Frames that were posted and are not sent yet."""
        self.at_once: AtOnce | None = None
        """The short way, where the socket has one: taken as long as nothing waits before."""
        self.outbox = outbox
        self.changes = changes
        """Whether the client knows `changed`; else it is sent every state whole."""
        self.code = 1000
        self.closing = False

    def post(self, *frames: bytes) -> None:
        if self.closing:
            return
        for frame in frames:
            if not self.behind and self.at_once is not None and self.at_once(frame):
                continue
            if self.behind >= self.outbox:
                self.close(1013)
                return
            self.behind += 1
            self.queue.put_nowait(frame)

    def close(self, code: int, reason: Text | None = None) -> None:
        """Close after what was posted; with a reason it is for good."""
        if self.closing:
            return
        self.closing, self.code = True, code
        if reason is not None:
            self.queue.put_nowait(written(Gone(reason)))
        self.queue.put_nowait(None)

    async def pump(self, send: Send) -> None:
        """Send what is posted until the connection closes."""
        get = self.queue.get
        while (frame := await get()) is not None:
            await send(frame)
            self.behind -= 1
