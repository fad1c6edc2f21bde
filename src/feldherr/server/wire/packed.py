"""Sockets whose frames are packed: what was sent before need not be sent again."""

from __future__ import annotations

import logging
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory
from websockets.server import ServerProtocol

WINDOW, MEMORY, LEVEL = 13, 5, 1
"""Looks back over 8 kB, a few differences, for 48 kB a connection: docs/load.md says what others would cost."""


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
