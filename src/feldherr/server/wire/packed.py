"""Sockets whose frames are packed: what was sent before need not be sent again."""

from __future__ import annotations

import logging
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory
from websockets.http11 import Request
from websockets.server import ServerProtocol

WINDOW, MEMORY, LEVEL = 13, 5, 1
"""Looks back over 8 kB, a few differences, for 48 kB a connection: docs/load.md says what others would cost."""
AT_ONCE = "feldherr.at_once"
"""The extension of the scope by which a frame is sent without a turn of the event loop."""


class Packed(WebSocketsSansIOProtocol):
    """WebSockets as uvicorn speaks them, with memory and effort of our choice; nothing is kept of what comes in."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
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
            self.scope["extensions"][AT_ONCE] = {"send": self.send_at_once}

    def send_at_once(self, frame: str) -> bool:
        """Send a frame now; not while an earlier one waits for the viewer to read, nor when he is gone."""
        if not self.writable.is_set() or self.disconnected or self.close_sent or not self.handshake_complete:
            return False
        try:
            self.conn.send_text(frame.encode())
        except InvalidState:
            return False
        self.transport.write(b"".join(self.conn.data_to_send()))
        return True
