"""What is posted to a viewer comes in its order, at once where it can; who does not read is sent away."""

import asyncio
from pathlib import Path

from feldherr.server.accounts.limits import Bucket
from feldherr.server.wire.connection import Connection
from tests.server.house import House, begin, in_house


def connected(outbox: int = 10) -> Connection:
    return Connection(0, (0,), "", Bucket(1, 1), outbox)


def test_frames_keep_their_order_whether_they_go_at_once_or_wait() -> None:
    async def whole() -> None:
        sent: list[str] = []
        reads = True

        def at_once(frame: str) -> bool:
            if reads:
                sent.append(frame)
            return reads

        async def later(frame: str) -> None:
            await asyncio.sleep(0)
            sent.append(frame)

        connection = connected()
        connection.post("1")  # from before there was a short way
        connection.at_once = at_once
        pump = asyncio.create_task(connection.pump(later))
        connection.post("2")
        while connection.behind:
            await asyncio.sleep(0)
        connection.post("3", "4")
        assert sent == ["1", "2", "3", "4"], "what waited went first, then nothing waits"
        reads = False
        connection.post("5")
        reads = True
        connection.post("6")
        assert sent[-1] == "4", "what comes after something that waits waits too"
        connection.close(1000)
        await pump
        assert sent == ["1", "2", "3", "4", "5", "6"]

    asyncio.run(whole())


def test_who_does_not_read_is_sent_away() -> None:
    async def whole() -> None:
        connection = connected(outbox=3)
        connection.at_once = lambda frame: False
        for number in range(3):
            connection.post(str(number))
        assert not connection.closing
        connection.post("one too many")
        assert connection.closing and connection.code == 1013

    asyncio.run(whole())


def test_over_a_real_socket_nothing_waits(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        ann = house.guest()
        game = (await ann.create("ford", ["me", "me"], hot_seat=True))["id"]
        first, other = await ann.sit(game, 0), await ann.sit(game, 1)
        await begin(first, other)
        waited: list[str] = []
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
