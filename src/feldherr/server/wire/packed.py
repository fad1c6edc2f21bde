"""Sockets whose frames are packed: what was sent before need not be sent again."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from contextlib import suppress
from typing import Any
from zlib import DEFLATED, Z_SYNC_FLUSH

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory
from websockets.http11 import Request
from websockets.protocol import OPEN
from websockets.server import ServerProtocol

from feldherr.server.wire.hearing import Peculiar, heard

quick: Any = None
with suppress(ImportError):  # not on every machine
    from isal import isal_zlib

    quick = isal_zlib.compressobj
WINDOW, MEMORY, LEVEL = 15 if quick else 13, 5, 1
"""Looks back over 32 kB for 70 kB a connection; by zlib, which takes five times as long, over 8 kB for 53 kB:
docs/load.md says what others would cost."""
AT_ONCE = "feldherr.at_once"
"""The extension of the scope by which a frame is sent without a turn of the event loop, and messages are read."""
WHOLE_PACKED_TEXT, ENDING = 0b1100_0001, b"\0\0\xff\xff"
"""How a frame begins that is a whole packed message of text, and what is left out at its end."""
WAITING = 4
"""After so many messages nothing more is read of a viewer until they have been dealt with."""


class Letterbox(asyncio.Queue[Any]):
    """What has come for one reader: as he is the only one, a future at a time does for him."""

    def __init__(self) -> None:
        super().__init__()
        self.there: deque[Any] = deque()
        self.awaited: asyncio.Future[None] | None = None

    def put_nowait(self, item: Any) -> None:
        self.there.append(item)
        if self.awaited is not None and not self.awaited.done():
            self.awaited.set_result(None)

    async def get(self) -> Any:
        while not self.there:
            self.awaited = asyncio.get_running_loop().create_future()
            await self.awaited
        return self.there.popleft()

    def qsize(self) -> int:
        return len(self.there)

    def empty(self) -> bool:
        return not self.there


class Packed(WebSocketsSansIOProtocol):
    """WebSockets as uvicorn speaks them, with memory and effort of our choice; nothing is kept of what comes in."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.encoder: Any = None
        """What packs, where it goes on from frame to frame; else the library packs each by itself."""
        self.plain = False
        """Whether frames are told apart here; `rest`: of which the last has not come whole."""
        self.rest, self.packed = b"", False
        self.queue = self.box = Letterbox()
        packing = ServerPerMessageDeflateFactory(
            client_no_context_takeover=True,
            server_max_window_bits=WINDOW,
            compress_settings={"memLevel": MEMORY, "level": LEVEL},
        )
        self.conn = ServerProtocol(
            extensions=[packing], max_size=self.config.ws_max_size, logger=logging.getLogger("uvicorn.error")
        )

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["extensions"][AT_ONCE] = {"send": self.send_at_once, "receive": self.next_message}
            packing = [one for one in self.conn.extensions if isinstance(one, PerMessageDeflate)]
            if packing and not packing[0].local_no_context_takeover:
                if quick:  # the library goes on with it, too, where a frame goes its way
                    packing[0].encoder = quick(0, DEFLATED, -packing[0].local_max_window_bits)
                self.encoder = packing[0].encoder
            self.packed = bool(packing) and packing[0].remote_no_context_takeover
            self.plain = self.packed or not packing

    def connection_lost(self, exc: Exception | None) -> None:
        """What packs is let go of at once: the rest goes round in circles and stays until garbage is looked for."""
        super().connection_lost(exc)
        self.encoder, self.conn.extensions = None, []

    # sending ----------------------------------------------------------------------------------------------------------
    def send_at_once(self, frame: bytes) -> bool:
        """Send a frame now; not while an earlier one waits for the viewer to read, nor when he is gone."""
        if not self.writable.is_set() or self.disconnected or self.close_sent or not self.handshake_complete:
            return False
        if self.conn.state is not OPEN:
            return False
        if self.encoder is None:
            self.conn.send_text(frame)
            self.transport.write(b"".join(self.conn.data_to_send()))
            return True
        packed = self.encoder.compress(frame) + self.encoder.flush(Z_SYNC_FLUSH)
        self.transport.write(head(len(packed) - len(ENDING)) + packed[: -len(ENDING)])
        return True

    # listening --------------------------------------------------------------------------------------------------------
    def data_received(self, data: bytes) -> None:
        """Whole messages are read here; the rest the library sees, from frame to frame, or all from then on."""
        if not self.plain:
            super().data_received(data)
            return
        data = self.rest + data if self.rest else data
        at, most = 0, self.config.ws_max_size
        try:
            while (found := heard(data, at, most, self.packed)) is not None:
                if found.message is None:
                    super().data_received(data[at : at + found.size])
                else:
                    self.take(found.message)
                at += found.size
            self.rest = data[at:]
        except Peculiar:
            self.plain, self.rest = False, b""
            super().data_received(data[at:])

    async def next_message(self) -> Any:
        """What has come, in one step: `receive` of the library does the same in three."""
        box = self.box
        while not box.there:
            box.awaited = asyncio.get_running_loop().create_future()
            await box.awaited
        message = box.there.popleft()
        if self.read_paused and not box.there:
            self.read_paused = False
            self.transport.resume_reading()
        return message

    def send_receive_event_to_app(self) -> None:
        data = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
        self.frames = []
        self.take(data)

    def take(self, data: bytes) -> None:
        """A message is there. Reading pauses only when several wait, and who reads it says what is wrong with it."""
        if self.close_sent:
            return
        self.queue.put_nowait({"type": "websocket.receive", "bytes": bytes(data)})
        if not self.read_paused and self.queue.qsize() >= WAITING:
            self.read_paused = True
            self.transport.pause_reading()


def head(length: int) -> bytes:
    """The beginning of a packed frame of text that is a whole message (RFC 6455 §5.2, RFC 7692 §6)."""
    if length < 126:
        return bytes((WHOLE_PACKED_TEXT, length))
    if length < 1 << 16:
        return bytes((WHOLE_PACKED_TEXT, 126)) + length.to_bytes(2, "big")
    return bytes((WHOLE_PACKED_TEXT, 127)) + length.to_bytes(8, "big")
