"""Which games are still to be filmed, and in which order: what is played before what is over, the latest first."""

import asyncio
import os
from pathlib import Path

import pytest
from sqlalchemy import text

from feldherr.server.archive.archivist import Archivist
from feldherr.server.archive.program import program
from tests.server.house import House, begin, in_house, two_players


def test_what_was_played_last_is_filmed_first_and_again_by_another_program(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        archivist, engine = house.hall.archivist, house.hall.database.engine
        over, _, _, *places = await two_players(house)
        await places[0].send("say", line="resign")
        await places[0].until("state")
        running = []
        for _ in range(2):
            ann = house.guest()
            made = await ann.create("ford", ["me", "me"])
            running.append(made["id"])
            await begin(await ann.sit(made["id"], 0))
        assert (await archivist.missing())[::-1] == [*running[::-1], over]
        for name in (*running, over):
            await archivist.keep(name, here=True)
            async with engine.begin() as disk:
                seen = {"id": name, "checked": program("ford")}
                await disk.execute(text("UPDATE games SET checked = :checked WHERE id = :id"), seen)
        assert await archivist.missing() == []
        async with engine.begin() as disk:
            await disk.execute(text("UPDATE games SET checked = 'other' WHERE id = :id"), {"id": running[0]})
        assert await archivist.missing() == [running[0]], "another program has looked at it"
        async with engine.begin() as disk:
            await disk.execute(text("UPDATE games SET game = 'chess' WHERE id = :id"), {"id": running[0]})
        assert await archivist.missing() == [], "and nobody here can play it"

    in_house(tmp_path, visit, film_after=3600.0, rest_after=3600.0)


@pytest.mark.skipif(not hasattr(os, "SCHED_IDLE"), reason="only Linux lets go of a processor at once")
def test_who_films_lets_go_of_the_processor_as_soon_as_somebody_else_wants_it(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        there, loop = house.hall.archivist.workers(), asyncio.get_running_loop()
        policy = await loop.run_in_executor(there, os.sched_getscheduler, 0)
        assert policy == os.SCHED_IDLE and os.sched_getscheduler(0) != os.SCHED_IDLE

    in_house(tmp_path, visit, film_nice=19)


def test_who_films_stops_when_the_server_does_also_if_a_film_is_done_just_then(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    filmed = asyncio.Event()

    async def keep(self: Archivist, name: str) -> None:
        await filmed.wait()

    async def visit(house: House) -> None:
        archivist = Archivist(house.hall)
        archivist.wanted("some game")
        filming = asyncio.create_task(archivist.run())
        while archivist.waiting:
            await asyncio.sleep(0.01)
        filmed.set()
        await asyncio.sleep(0)
        filming.cancel()
        ended, _ = await asyncio.wait([filming], timeout=5)
        assert ended and filming.cancelled()

    monkeypatch.setattr(Archivist, "keep", keep)
    in_house(tmp_path, visit, film_after=0.0)
