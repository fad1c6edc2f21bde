"""The application: the hall, and every way into it."""

from __future__ import annotations

import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import uvicorn
from litestar import Litestar
from litestar.datastructures import State as AppState
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import Message

from feldherr import __version__
from feldherr import games as catalogue
from feldherr.server.accounts.gate import gate
from feldherr.server.accounts.places import Places
from feldherr.server.accounts.signing import SIGNING
from feldherr.server.accounts.standings import STANDINGS
from feldherr.server.coach.asking import COACH
from feldherr.server.lobby.described import described
from feldherr.server.lobby.examples import EXAMPLES
from feldherr.server.lobby.exercises import EXERCISES
from feldherr.server.lobby.glance import GLANCE
from feldherr.server.lobby.lessons import LESSONS
from feldherr.server.lobby.library import LIBRARY
from feldherr.server.lobby.lobby import LOBBY
from feldherr.server.lobby.offers import OFFERS
from feldherr.server.lobby.pages import pages
from feldherr.server.people.blocking import BLOCKING
from feldherr.server.people.farewell import FAREWELL
from feldherr.server.people.forgotten import FORGOTTEN
from feldherr.server.people.house import HOUSE
from feldherr.server.people.reports import REPORTS
from feldherr.server.settings import Settings
from feldherr.server.store.database import open_database
from feldherr.server.store.records import RECORDS
from feldherr.server.store.upkeep.lock import Lock
from feldherr.server.table.hall import Hall
from feldherr.server.watch.health import HEALTH
from feldherr.server.watch.metrics import METRICS, Metrics
from feldherr.server.wire.crowd import Crowd
from feldherr.server.wire.errors import HANDLERS
from feldherr.server.wire.packed import Packed
from feldherr.server.wire.patience import patient
from feldherr.server.wire.socket import table
from feldherr.server.wire.toll import Lines, toll


class Server(Litestar):
    """What has to be seen to before a request finds its way."""

    lines = Lines(6)

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] != "http":
            await super().__call__(scope, receive, send)
            return
        head = scope["method"] == "HEAD"

        async def only_the_head(message: Message) -> None:
            if message["type"] == "http.response.body":
                message["body"] = b""
            await send(message)

        # asked for a head as if for the whole; and no file or game has a name with a NUL in it
        changed: dict[str, Any] = {"method": "GET"} if head else {}
        if "\0" in scope["path"]:
            changed |= {"path": "/api/nothing", "raw_path": b"/api/nothing"}
        asked: Any = {**scope, **changed} if changed else scope
        async with self.lines.turn(scope["client"][0] if scope.get("client") else ""):
            await super().__call__(asked, receive, only_the_head if head else send)


def application(settings: Settings, lock: Lock | None = None) -> Litestar:
    """The server as an ASGI application. It opens its database when it starts; `lock`: the folder is ours already."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        with lock or Lock(settings.data):
            hall = Hall(settings, await open_database(settings.data))
            app.state.hall = hall
            app.state.metrics.watch(hall)
            await hall.start()
            try:
                yield
            finally:
                await hall.stop()

    extra = os.environ.get(catalogue.EXTRA, "")
    if extra:
        catalogue.register_all(extra)
    server = Server(
        described([
            *(*HEALTH, *METRICS, *LIBRARY, *EXAMPLES, *LOBBY, *GLANCE, *OFFERS, *RECORDS, *SIGNING),
            *(*STANDINGS, *LESSONS, *EXERCISES, *COACH),
            *(*FORGOTTEN, *BLOCKING, *REPORTS, *FAREWELL, *HOUSE, table, *pages(settings.static)),
        ]),
        lifespan=[lifespan],
        state=AppState({"metrics": Metrics()}),
        middleware=[gate(Places(settings.address, settings.origins))],
        before_request=toll,
        exception_handlers=HANDLERS,
        openapi_config=OpenAPIConfig("Feldherr", __version__, path="/api/schema", render_plugins=[JsonRenderPlugin()]),
        request_max_body_size=settings.record_size + 64 * 1024,
        logging_config=None,
    )
    server.lines = Lines(settings.at_once)
    return server


def configured(app: Litestar, settings: Settings, **more: Any) -> uvicorn.Config:
    """How uvicorn shall run it. What a header says of who calls is believed of trusted proxies alone."""
    return uvicorn.Config(
        app,
        log_config=None,
        access_log=False,
        http=patient(Crowd(settings.connections, settings.trusted)),
        ws=Packed,
        ws_max_size=settings.frame_size * 2,
        proxy_headers=bool(settings.trusted),
        forwarded_allow_ips=list(settings.trusted),
        **{"timeout_graceful_shutdown": 3, **more},
    )
