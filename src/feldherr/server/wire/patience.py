"""Who begins a request and does not finish it, or does not take the answer, is not waited for without end."""

from __future__ import annotations

import asyncio
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from feldherr.server.wire.crowd import Crowd

PATIENCE = 20.0
"""Seconds in which a request has to be there whole, from the connection or the last request on; uvicorn's own
patience is for the time between two. So long nothing of an answer may be taken, too."""
SENTENCE = b'{"reason":{"id":"refused-busy","args":{}}}'
FULL = (
    b"HTTP/1.1 503 Service Unavailable\r\nretry-after: 5\r\nconnection: close\r\n"
    b"content-type: application/json\r\ncontent-length: %d\r\n\r\n%b" % (len(SENTENCE), SENTENCE)
)


class Patient(HttpToolsProtocol):
    """HTTP as uvicorn speaks it, with a limit for half-sent heads and bodies, for answers nobody reads, and a crowd."""

    crowd: Crowd | None = None

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.deadline: asyncio.TimerHandle | None = None
        self.reading: asyncio.TimerHandle | None = None
        self.host = ""
        self.counted = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.wait()
        if self.crowd is not None:
            peer = transport.get_extra_info("peername")
            self.host = peer[0] if isinstance(peer, tuple) else ""
            self.counted = True
            if not self.crowd.enter(self.host):
                transport.write(FULL)
                transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        self.rest()
        self.taken()
        self.leave()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if not self.transport.is_closing():
            super().data_received(data)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self.wait()

    def on_message_complete(self) -> None:
        self.rest()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """From here on it is counted as a socket."""
        self.rest()
        self.leave()
        super().handle_websocket_upgrade()

    def pause_writing(self) -> None:
        super().pause_writing()
        if self.reading is None:
            self.reading = self.loop.call_later(PATIENCE, self.transport.abort)

    def resume_writing(self) -> None:
        self.taken()
        super().resume_writing()

    def wait(self) -> None:
        if self.deadline is None:
            self.deadline = self.loop.call_later(PATIENCE, self.transport.close)

    def rest(self) -> None:
        if self.deadline is not None:
            self.deadline.cancel()
            self.deadline = None

    def taken(self) -> None:
        if self.reading is not None:
            self.reading.cancel()
            self.reading = None

    def leave(self) -> None:
        if self.crowd is not None and self.counted:
            self.counted = False
            self.crowd.leave(self.host)


def patient(crowd: Crowd) -> type[Patient]:
    """The protocol of one server, whose connections are counted together."""
    return type("PatientInACrowd", (Patient,), {"crowd": crowd})
