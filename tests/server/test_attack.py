"""Whatever is sent is answered: bent frames over real sockets, from players and from who watches."""

import logging
from pathlib import Path

import pytest

from feldherr.server.load import attack as attacking
from feldherr.server.load.attack import Tale, attack
from feldherr.server.wire.client import Place
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


def test_a_connection_that_ends_without_a_word_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    listen, cut = attacking.listen, list[str]()

    async def visit(house: House) -> None:
        async def cut_short(place: Place, tale: Tale) -> None:
            for room in house.hall.rooms.values() if not cut else ():
                for connection in room.connections:
                    connection.close(1011)
                    cut.append(room.sheet.id)
            await listen(place, tale)

        monkeypatch.setattr(attacking, "listen", cut_short)
        tale = await attack(house.base, ["ford"], 400, 5)
        assert tale.unexplained and tale.unexplained[0].startswith("1011")

    in_house(tmp_path, visit, 280, rate=1e6, burst=1e6)
