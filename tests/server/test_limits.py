"""Too much, too fast, too large, from elsewhere."""

import asyncio
from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.typing import Origin

from feldherr.server.wire.client import Declined
from tests.server.house import House, in_house, two_players


def test_too_many_messages_are_refused_and_the_connection_stays(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        _, _, _, north, _ = await two_players(house)
        await north.quiet()
        for number in range(30):
            await north.send("why", id=number, handle="space:1")
        frames = await north.quiet(0.3)
        kinds = [frame["type"] for frame in frames]
        assert kinds.count("because") >= 4 and kinds.count("refused") > 15
        assert {f["reason"]["id"] for f in frames if f["type"] == "refused"} == {"refused-too-fast"}
        assert north.socket.close_code is None

    in_house(tmp_path, visit, rate=2, burst=20)


def test_a_frame_too_large_ends_the_connection_with_a_sentence(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        _, _, _, north, _ = await two_players(house)
        await north.socket.send("x" * 40_000)
        assert (await north.until("gone"))["reason"]["id"] == "refused-too-large"
        with pytest.raises(ConnectionClosed):
            await north.until("state")
        assert north.socket.close_code == 4413

    in_house(tmp_path, visit)


def test_a_page_from_elsewhere_gets_no_socket_and_posts_nothing(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        ann = house.guest()
        made = await ann.create("ford", ["me", "me"])
        address = f"{house.base.replace('http', 'ws')}/api/games/{made['id']}/socket?seat=0"
        with pytest.raises(InvalidStatus) as wrong:
            await connect(address, additional_headers=ann.cookie(), origin=Origin("http://evil.example"))
        assert wrong.value.response.status_code == 403
        for origin in (house.base, "http://friend.example"):
            async with connect(address, additional_headers=ann.cookie(), origin=Origin(origin)) as socket:
                assert '"type":"state"' in str(await socket.recv())
        with pytest.raises(Declined) as declined:
            await asyncio.to_thread(ann.call, "/api/games", {"game": "ford"}, {"Origin": "http://evil.example"})
        assert (declined.value.status, declined.value.reason) == (403, "refused-elsewhere")
        again = await asyncio.to_thread(ann.call, "/api/games", {"game": "ford"}, {"Origin": house.base})
        assert again["id"]

    in_house(tmp_path, visit, origins=("http://friend.example",))


def test_one_address_cannot_make_games_without_end(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        ann = house.guest()
        made = 0
        with pytest.raises(Declined) as wrong:
            for _ in range(9):
                await ann.create("ford", ["me", "me"])
                made += 1
        assert made == 5 and wrong.value.status == 429

    in_house(tmp_path, visit, posts_rate=0.01, posts_burst=5)


def test_a_viewer_who_does_not_read_is_sent_away_and_nobody_waits_for_him(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        game, _, _, north, south = await two_players(house)
        room = house.hall.rooms[game]
        slow = next(c for c in room.connections if c.viewer == 1)
        slow.outbox = 0
        assert north.question
        await north.answer(*north.question["suggestions"][0]["lines"])
        assert slow.closing and slow.code == 1013
        with pytest.raises(ConnectionClosed):
            while True:
                await south.socket.recv()
        assert south.socket.close_code == 1013

    in_house(tmp_path, visit)
