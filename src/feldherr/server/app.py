"""The application: the hall, and every way into it."""

from __future__ import annotations

import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from litestar import Litestar
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from feldherr import __version__
from feldherr import games as catalogue
from feldherr.server.accounts.gate import gate
from feldherr.server.accounts.signing import SIGNING
from feldherr.server.accounts.standings import STANDINGS
from feldherr.server.lobby.examples import EXAMPLES
from feldherr.server.lobby.library import LIBRARY
from feldherr.server.lobby.lobby import LOBBY
from feldherr.server.lobby.offers import OFFERS
from feldherr.server.lobby.pages import pages
from feldherr.server.settings import Settings
from feldherr.server.store.database import open_database
from feldherr.server.store.records import RECORDS
from feldherr.server.store.upkeep.lock import Lock
from feldherr.server.table.hall import Hall
from feldherr.server.wire.errors import HANDLERS
from feldherr.server.wire.socket import table


def application(settings: Settings, lock: Lock | None = None) -> Litestar:
    """The server as an ASGI application. It opens its database when it starts; `lock`: the folder is ours already."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        with lock or Lock(settings.data):
            hall = Hall(settings, await open_database(settings.data))
            app.state.hall = hall
            await hall.start()
            try:
                yield
            finally:
                await hall.stop()

    extra = os.environ.get(catalogue.EXTRA, "")
    if extra:
        catalogue.register_all(extra)
    return Litestar(
        [*LIBRARY, *EXAMPLES, *LOBBY, *OFFERS, *RECORDS, *SIGNING, *STANDINGS, table, *pages(settings.static)],
        lifespan=[lifespan],
        middleware=[gate(settings.origins)],
        exception_handlers=HANDLERS,
        openapi_config=OpenAPIConfig("Feldherr", __version__, path="/api/schema", render_plugins=[JsonRenderPlugin()]),
        request_max_body_size=settings.record_size + 64 * 1024,
        logging_config=None,
    )
