"""Half a request is not waited for without end; who is quick, or has a socket, notices nothing."""

import asyncio
from pathlib import Path

import pytest

from feldherr.server.wire import patience
from tests.server.house import House, in_house, two_players

HALF = b"GET /api/games HTTP/1.1\r\nHost: x\r\nX-a: "
BODY = b"POST /api/records HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 2000\r\n\r\n{"
WHOLE = b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n"


@pytest.mark.parametrize("half", [b"", HALF, BODY, WHOLE + HALF])
def test_a_request_never_finished_is_let_go(tmp_path: Path, half: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(patience, "PATIENCE", 0.5)

    async def visit(house: House) -> None:
        host, _, port = house.base.removeprefix("http://").partition(":")
        _, _, _, north, south = await two_players(house)
        reader, writer = await asyncio.open_connection(host, int(port))
        writer.write(half)
        await asyncio.wait_for(reader.read(), 4)  # to the end: it was closed
        writer.close()
        await asyncio.sleep(0.6)
        for place in (north, south):
            await place.quiet(0)
            assert place.socket.close_code is None

    in_house(tmp_path, visit)
