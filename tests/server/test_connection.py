"""What is posted to a viewer comes in its order, at once where it can; who does not read is sent away."""

import asyncio
import gc
import random
import weakref
from pathlib import Path

import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.extensions.permessage_deflate import ClientPerMessageDeflateFactory

from feldherr.server.accounts.limits import Bucket
from feldherr.server.wire import packed as wire_packed
from feldherr.server.wire.connection import Connection
from tests.server.house import House, begin, in_house, two_players


def connected(outbox: int = 10) -> Connection:
    return Connection(0, (0,), "", Bucket(1, 1), outbox)


def test_what_has_come_is_read_in_its_order_however_long_one_waits() -> None:
    async def whole() -> None:
        box, read = wire_packed.Letterbox(), list[int]()

        async def reading() -> None:
            while True:
                read.append(await box.get())

        box.put_nowait(1)
        first = asyncio.create_task(reading())
        await asyncio.sleep(0)
        box.put_nowait(2)
        box.put_nowait(3)
        assert box.qsize() == 2 and not box.empty()
        await asyncio.sleep(0.01)
        assert read == [1, 2, 3] and box.empty()
        first.cancel()
        await asyncio.gather(first, return_exceptions=True)
        box.put_nowait(4)  # nobody waits any more: it lies there for the next who reads
        assert await box.get() == 4

    asyncio.run(whole())


def test_frames_keep_their_order_whether_they_go_at_once_or_wait() -> None:
    async def whole() -> None:
        sent: list[bytes] = []
        reads = True

        def at_once(frame: bytes) -> bool:
            if reads:
                sent.append(frame)
            return reads

        async def later(frame: bytes) -> None:
            await asyncio.sleep(0)
            sent.append(frame)

        connection = connected()
        connection.post(b"1")  # from before there was a short way
        connection.at_once = at_once
        pump = asyncio.create_task(connection.pump(later))
        connection.post(b"2")
        while connection.behind:
            await asyncio.sleep(0)
        connection.post(b"3", b"4")
        assert sent == [b"1", b"2", b"3", b"4"], "what waited went first, then nothing waits"
        reads = False
        connection.post(b"5")
        reads = True
        connection.post(b"6")
        assert sent[-1] == b"4", "what comes after something that waits waits too"
        connection.close(1000)
        await pump
        assert sent == [b"1", b"2", b"3", b"4", b"5", b"6"]

    asyncio.run(whole())


def test_who_does_not_read_is_sent_away() -> None:
    async def whole() -> None:
        connection = connected(outbox=3)
        connection.at_once = lambda frame: False
        for number in range(3):
            connection.post(b"%d" % number)
        assert not connection.closing
        connection.post(b"one too many")
        assert connection.closing and connection.code == 1013

    asyncio.run(whole())


def test_over_a_real_socket_nothing_waits(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        ann = house.guest()
        game = (await ann.create("ford", ["me", "me"], hot_seat=True))["id"]
        first, other = await ann.sit(game, 0), await ann.sit(game, 1)
        await begin(first, other)
        waited: list[bytes] = []
        for connection in house.hall.rooms[game].connections:
            assert connection.at_once is not None and not connection.behind
            connection.queue.put_nowait = waited.append  # type: ignore[method-assign,assignment]
        for _ in range(5):
            asked = first if first.question else other
            if not asked.question:
                break
            await asked.answer(asked.question["options"][0]["line"])
            for place in (first, other):
                await place.quiet(0.1)
        assert not waited

    in_house(tmp_path, visit)


@pytest.mark.parametrize("packed", ["quickly", "by zlib", "with a small window", ""])
def test_frames_of_every_size_come_whole_packed_or_not(
    tmp_path: Path, packed: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """RFC 6455 §5.2, RFC 7692: a length takes one, three or nine bytes; what is packed goes on from frame to frame."""
    if packed == "by zlib":
        monkeypatch.setattr(wire_packed, "quick", None)
    small = ClientPerMessageDeflateFactory(server_max_window_bits=10)

    async def visit(house: House) -> None:
        ann = house.guest()
        game = (await ann.create("ford", ["me", "me"], hot_seat=True))["id"]
        async with connect(
            f"{house.base.replace('http', 'ws')}/api/games/{game}/socket?seat=0",
            additional_headers=ann.cookie(),
            compression="deflate" if packed in ("quickly", "by zlib") else None,
            extensions=[small] if packed == "with a small window" else None,
            max_size=None,
        ) as socket:
            await socket.recv()
            (connection,) = house.hall.rooms[game].connections
            for size in (1, 125, 126, 400, 70_000, 300_000):
                noise = random.Random(size).randbytes(size).hex()[:size].encode()
                for frame in (noise, b"\xc3\xa9" * 3, noise):
                    connection.post(frame)
                    assert await socket.recv() == frame.decode()
            assert not connection.behind
            await socket.send(b"\xff\xfe", text=True)
            refused = msgspec.json.decode(await socket.recv())
            assert refused["type"] == "refused", "what is no text is refused with a sentence, and the connection stays"

    in_house(tmp_path, visit, nonce_grace=60.0)


def test_frames_are_packed_by_what_is_quickest_here(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        ann = house.guest()
        game = (await ann.create("ford", ["me", "me"], hot_seat=True))["id"]
        await ann.sit(game, 0)
        (connection,) = house.hall.rooms[game].connections
        assert connection.at_once is not None
        socket = connection.at_once.__self__  # type: ignore[attr-defined]
        assert type(socket.encoder) is type(isal_zlib.compressobj())
        assert socket.conn.extensions[0].encoder is socket.encoder, "whatever way a frame goes"

    isal_zlib = pytest.importorskip("isal.isal_zlib")
    in_house(tmp_path, visit, nonce_grace=60.0)


def test_a_closed_connection_does_not_hold_on_to_what_packs(tmp_path: Path) -> None:
    def packing() -> list[wire_packed.Packed]:
        return [one for one in gc.get_objects() if isinstance(one, wire_packed.Packed) and one.encoder is not None]

    async def visit(house: House) -> None:
        *_, north, south = await two_players(house)
        assert len(packing()) == 2
        for place in (north, south):
            await place.close()
        async with asyncio.timeout(10):
            while packing():
                await asyncio.sleep(0.02)

    gc.collect()
    in_house(tmp_path, visit)


class Circle:
    """Goes round, as what a closed connection leaves does."""

    def __init__(self) -> None:
        self.itself = self


def test_what_goes_round_in_circles_is_swept_away_where_nobody_plays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("feldherr.server.table.hall.LITTER", 0)

    async def visit(house: House) -> None:
        left = weakref.ref(Circle())
        async with asyncio.timeout(10):
            while left() is not None:
                await asyncio.sleep(0.02)

    gc.disable()
    try:
        in_house(tmp_path, visit, rest_after=0.1)
    finally:
        gc.enable()
