"""Who begins a request and does not finish it is not waited for without end."""

from __future__ import annotations

import asyncio
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

PATIENCE = 20.0
"""Seconds in which a request has to be there whole, from the connection or the last request on; uvicorn's own
patience is for the time between two."""


class Patient(HttpToolsProtocol):
    """HTTP as uvicorn speaks it, with a limit for half-sent heads and bodies."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.wait()

    def connection_lost(self, exc: Exception | None) -> None:
        self.rest()
        super().connection_lost(exc)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self.wait()

    def on_message_complete(self) -> None:
        self.rest()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self.rest()
        super().handle_websocket_upgrade()

    def wait(self) -> None:
        if self.deadline is None:
            self.deadline = self.loop.call_later(PATIENCE, self.transport.close)

    def rest(self) -> None:
        if self.deadline is not None:
            self.deadline.cancel()
            self.deadline = None
