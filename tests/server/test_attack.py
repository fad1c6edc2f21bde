"""Whatever is sent is answered: bent frames over real sockets, from players and from who watches."""

import asyncio
import logging
from pathlib import Path

import pytest

from feldherr.server.load.attack import attack
from tests.server.house import House, in_house


def test_no_bent_frame_ends_a_connection_without_a_word(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def visit(house: House) -> None:
        tale = await attack(house.base, ["ford", "triomphe-a-marengo"], 1200, 3)
        assert tale.sent == 1200 and tale.unexplained == []
        assert tale.refused["refused-malformed"] > 100 and tale.heard["state"] > 5
        assert (await house.guest().get("/health"))["well"]

    with caplog.at_level(logging.WARNING):
        in_house(tmp_path, visit, 280, rate=1e6, burst=1e6)
    assert [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR] == []


def test_a_connection_that_ends_without_a_word_is_found(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        async def cut() -> None:
            while not any(room.connections for room in house.hall.rooms.values()):
                await asyncio.sleep(0.05)
            await asyncio.sleep(0.2)
            for room in house.hall.rooms.values():
                for connection in room.connections:
                    connection.close(1011)

        cutting = asyncio.create_task(cut())
        tale = await attack(house.base, ["ford"], 400, 5)
        await cutting
        assert tale.unexplained and tale.unexplained[0].startswith("1011")

    in_house(tmp_path, visit, 280, rate=1e6, burst=1e6)
