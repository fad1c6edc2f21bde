"""A server on the loopback in the loop of the test, for as long as the test runs."""

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import uvicorn

from feldherr import games
from feldherr.server.app import application, configured
from feldherr.server.settings import Settings
from feldherr.server.table.hall import Hall
from feldherr.server.wire.client import Guest, Place

games.register("ford", "tests.ford")


class House:
    """Where the server is, and its hall."""

    def __init__(self, base: str, hall: Hall) -> None:
        self.base, self.hall = base, hall

    def guest(self) -> Guest:
        return Visitor(self.base)


class Visitor(Guest):
    """Leaves when the house closes."""

    async def sit(self, game: str, seat: int | None = None, **query: Any) -> Place:
        place = await super().sit(game, seat, **query)
        opened.append(place)
        return place


opened: list[Place] = []


@asynccontextmanager
async def serving(folder: Path, **settings: Any) -> AsyncIterator[House]:
    wished = Settings(**{"data": folder, "nonce_grace": 0.05, "bot_pace": 0.02, "film_nice": 0, **settings})
    app = application(wished)
    config = configured(app, wished, host="127.0.0.1", port=0, lifespan="on", timeout_graceful_shutdown=1)
    server = uvicorn.Server(config)
    task = asyncio.create_task(server.serve())
    while not server.started:
        if task.done():
            await task
        await asyncio.sleep(0.005)
    port = server.servers[0].sockets[0].getsockname()[1]
    try:
        yield House(f"http://127.0.0.1:{port}", app.state.hall)
    finally:
        await asyncio.gather(*(place.close() for place in opened), return_exceptions=True)
        opened.clear()
        server.should_exit = True
        await task


def in_house(
    folder: Path, visit: Callable[[House], Coroutine[Any, Any, None]], patience: float = 60, **settings: Any
) -> None:
    """Run a visit to a server of its own."""

    async def whole() -> None:
        async with serving(folder, **settings) as house:
            await asyncio.wait_for(visit(house), patience)

    asyncio.run(whole())


async def two_players(house: House, game: str = "ford", **wish: Any) -> tuple[str, Guest, Guest, Place, Place]:
    """A game in which two people sit, and their open sockets, past the dealing."""
    ann, bob = house.guest(), house.guest()
    made = await ann.create(game, ["me", "open"], **wish)
    await bob.post(f"/api/games/{made['id']}/join", {"seat": 1, "key": made["seats"][1]["key"]})
    north, south = await ann.sit(made["id"], 0), await bob.sit(made["id"], 1)
    await begin(north, south)
    return made["id"], ann, bob, north, south


async def begin(*places: Place) -> None:
    """Pledge the nonces, give them and wait for the first question."""
    for place in places:
        await place.until("state")
        place.receipt.nonce = place.receipt.nonce or f"{place.seat or 0:032x}"
    while not any(place.question for place in places):
        for place in places:
            await place.mix()
            await place.quiet(0.02)
