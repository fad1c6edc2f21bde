"""Too much, too fast, too large, from elsewhere."""

import asyncio
import urllib.error
import urllib.request
from pathlib import Path
from time import monotonic
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.typing import Origin

from feldherr.server.wire.client import Declined
from tests.server.house import House, in_house, two_players


def test_too_many_messages_are_read_later_and_none_is_lost(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        game, ann, _, north, south = await two_players(house)
        again = await ann.sit(game, 0)
        await north.quiet()
        began = monotonic()
        for number in range(30):
            for place in (north, again):
                await place.send("why", id=number, handle="space:1")
        quick = monotonic()
        await south.quiet(0)
        assert monotonic() - quick < 0.5, "nobody else waits"
        for place in (north, again):
            frames = await place.quiet(0.3)
            assert [frame["id"] for frame in frames if frame["type"] == "because"] == list(range(30))
        assert monotonic() - began > (2 * 30 * 4 - 40) / 100 * 0.9, "a player has one measure, however many sockets"

    in_house(tmp_path, visit, rate=100, burst=40)


def test_who_is_refused_is_told_what_is_open_and_how_long_to_wait(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        _, _, _, *places = await two_players(house)
        place = next(place for place in places if place.question)
        await place.send("answer", counter=99, lines=["pass"])
        refused = await place.until("refused")
        assert place.question and refused["counter"] == place.question["counter"]
        ann = house.guest()
        for _ in range(6):
            wish = b'{"game":"ford","seats":[{"kind":"me"},{"kind":"me"}]}'
            status, _, headers = await asyncio.to_thread(posted, f"{house.base}/api/games", wish, ann.cookie())
        assert status == 429 and 1 <= int(headers["retry-after"]) <= 20

    in_house(tmp_path, visit, posts_rate=0.1, posts_burst=5)


def posted(address: str, body: bytes, cookie: dict[str, str]) -> tuple[int, bytes, Any]:
    asked = urllib.request.Request(address, body, {"Content-Type": "application/json", **cookie})
    try:
        with urllib.request.urlopen(asked, timeout=10) as response:
            return response.status, response.read(), response.headers
    except urllib.error.HTTPError as wrong:
        with wrong:
            return wrong.code, wrong.read(), wrong.headers


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
        slow.outbox, slow.at_once = 0, lambda frame: False
        assert north.question
        await north.answer(*north.question["suggestions"][0]["lines"])
        assert slow.closing and slow.code == 1013
        with pytest.raises(ConnectionClosed):
            while True:
                await south.socket.recv()
        assert south.socket.close_code == 1013

    in_house(tmp_path, visit)
