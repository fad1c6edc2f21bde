"""What one asks for is measured by what it costs, and nobody waits long because another asks for much."""

import asyncio
import sqlite3
import threading
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event

from feldherr.server.accounts.identity import identify
from feldherr.server.table.film import Films
from feldherr.server.table.opponents import owner
from feldherr.server.table.queue import Queue
from feldherr.server.table.room import Room
from feldherr.server.wire.client import Declined
from feldherr.server.wire.toll import Lines
from tests.server.house import House, begin, in_house, two_players


def test_owners_take_turns_and_ranks_come_first() -> None:
    async def run() -> None:
        queue, done = Queue(1), []

        async def work(owner: str, name: str, rank: int = 0) -> None:
            async with queue.turn(owner, rank):
                done.append(name)
                await asyncio.sleep(0)

        await queue.come("first")
        many = [asyncio.create_task(work("greedy", f"g{i}")) for i in range(4)]
        await asyncio.sleep(0)
        late = [asyncio.create_task(work(*one)) for one in (("ann", "a"), ("bob", "b"), ("eve", "upload", 1))]
        await asyncio.sleep(0)
        many[1].cancel()
        queue.next()
        await asyncio.gather(*many, *late, return_exceptions=True)
        assert done == ["g0", "a", "b", "g2", "g3", "upload"] and queue.free == 1

    asyncio.run(run())


def test_a_bot_has_its_time_from_when_it_begins_to_think(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        ann = house.guest()
        made = await ann.create("ford", ["me", "random"])
        north = await ann.sit(made["id"], 0)
        await begin(north)
        room, bots = house.hall.rooms[made["id"]], house.hall.opponents
        assert owner(room) == room.chairs[0].player
        await bots.queue.come("another's bot")
        told: list[Any] = []
        bots.settings = type("Short", (), {"bot_budget": 5.0, "bot_workers": 1, "bot_pace": 0.0})()
        room.table.play(0, [room.table.position.question(0).options()[-1]])  # type: ignore[union-attr]
        position = room.table.position
        seat = position.questions[0].actor
        thinking = asyncio.create_task(bots.think(room, position, seat))
        thinking.add_done_callback(lambda task: told.append(task.result()))
        await asyncio.sleep(0.3)
        assert not told, "it waits for its turn, however long that is"
        bots.queue.next()
        await asyncio.wait_for(thinking, 30)
        question = position.question(seat)
        assert question and told[0] in question.options()
        while bots.queue.free < 1:
            await asyncio.sleep(0.01)

    in_house(tmp_path, visit, bot_pace=100.0)


def test_looking_is_measured_by_what_it_costs_and_others_are_not_slowed(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        game, _, _, north, _ = await two_players(house, public=True)
        await north.send("say", line="resign")
        while north.state.get("phase") != "over":
            await north.until("state")
        eve, bob = house.guest(), house.guest()
        with pytest.raises(Declined, match="429 refused-too-fast"):
            for _ in range(60):
                await eve.get(f"/api/games/{game}/draws")
        assert (await bob.get(f"/api/games/{game}"))["id"] == game
        here = f"/api/games/{game}"
        for path in ("", "/api/standings/ford", "/api/players/x", f"{here}/at/1", f"{here}/record"):
            with pytest.raises(Declined, match="429 refused-too-fast"):
                for _ in range(60):
                    await eve.get(path or "/api/games")

    in_house(tmp_path, visit, reads_rate=0.01, reads_burst=30)


@pytest.mark.parametrize(
    "path",
    ["/api/account", "/api/games-on-offer", "/api/boards/ford", "/api/seats/ford", "/api/texts/en", "/api/rules/ford",
     "/api/examples/triomphe-a-marengo", "/api/schema/openapi.json", "/", "/nothing/here"],
)  # fmt: skip
def test_everything_costs_something(tmp_path: Path, path: str) -> None:
    async def visit(house: House) -> None:
        eve = house.guest()
        await eve.get("/api/account")
        with pytest.raises(Declined, match="429 refused-too-fast") as refused:
            for _ in range(60):
                try:
                    await eve.get(path)
                except Declined as other:
                    if other.status not in (404, 503):  # not there, or the page is not built
                        raise
        assert refused.value.wait > 1
        assert await house.guest().get("/api/account") == {}, "another is not slowed"

    in_house(tmp_path, visit, reads_rate=0.05, reads_burst=10)


def test_a_little_too_fast_is_answered_a_little_later(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        eve = house.guest()
        await eve.get("/api/account")
        began = asyncio.get_running_loop().time()
        await asyncio.gather(*(eve.get("/api/account") for _ in range(14)))
        assert asyncio.get_running_loop().time() - began > 0.4, "14 at 10 a second, 4 of them at once, none refused"

    in_house(tmp_path, visit, reads_rate=10, reads_burst=5)


def test_connections_are_counted_by_address_before_they_say_anything(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        host, _, port = house.base.removeprefix("http://").partition(":")

        async def connect(here: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
            return await asyncio.open_connection(host, int(port), local_addr=(here, 0))

        idle = [await connect("127.0.0.1") for _ in range(6)]
        reader, writer = await connect("127.0.0.1")
        told = await asyncio.wait_for(reader.read(), 5)
        assert told.startswith(b"HTTP/1.1 503") and b"retry-after" in told and b"refused-busy" in told
        other, asking = await connect("127.0.0.2")
        asking.write(b"GET /health HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
        assert b" 200 " in await asyncio.wait_for(other.readline(), 5), "others are let in"
        for _, some in [*idle, (reader, writer), (other, asking)]:
            some.close()
        while True:  # those who have left are counted out
            reader, writer = await connect("127.0.0.1")
            writer.write(b"GET /health HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
            line = await asyncio.wait_for(reader.readline(), 5)
            writer.close()
            if b" 200 " in line:
                return

    in_house(tmp_path, visit, connections=6)


def test_sockets_are_counted_by_player_and_let_go(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        game, ann, *_ = await two_players(house, public=True)
        eve = house.guest()
        places = [await eve.sit(game) for _ in range(3)]
        for place in places:
            await place.until("state")
        assert (await (await eve.sit(game)).until("gone"))["reason"]["id"] == "refused-too-many-sockets"
        assert (await (await ann.sit(game, 0)).until("state"))["seat"] == 0, "others are let in"
        await places[0].close()
        while house.hall.sockets[f"player {house.hall.accounts.player(identify(eve.token))}"] > 2:
            await asyncio.sleep(0.01)
        await (await eve.sit(game)).until("state")

    in_house(tmp_path, visit, sockets=3)


def test_who_steps_through_a_running_game_keeps_nobody_at_the_table_waiting(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its players answer while it is played again for others; and it is played again once for all who wait."""
    begun, go_on = threading.Event(), threading.Event()
    count, whole = [0], Room.whole

    def slowly(self: Room, entries: Any) -> Any:
        count[0] += 1
        begun.set()
        assert go_on.wait(20)
        return whole(self, entries)

    monkeypatch.setattr(Room, "whole", slowly)
    asked, table = [0], Films.table

    async def counted(self: Films, room: Room) -> Any:
        asked[0] += 1
        return await table(self, room)

    monkeypatch.setattr(Films, "table", counted)

    async def visit(house: House) -> None:
        game, _, _, north, south = await two_players(house, public=True)
        eve = house.guest()
        looking = [asyncio.create_task(eve.get(f"/api/games/{game}/at/1")) for _ in range(2)]
        await asyncio.to_thread(begun.wait, 20)
        while asked[0] < 2:
            await asyncio.sleep(0.01)
        place = north if north.question else south
        assert place.question
        frame = await place.answer(place.question["options"][0]["line"])
        assert frame["type"] == "state", "taken, while others wait for the picture"
        assert not any(task.done() for task in looking)
        go_on.set()
        assert [(await task)["number"] for task in looking] == [1, 1] and count[0] == 1

    in_house(tmp_path, visit)


def test_of_one_address_few_requests_are_dealt_with_at_once_and_others_pass_it_by() -> None:
    async def run() -> None:
        lines, at_once, most, done = Lines(2), 0, 0, list[str]()

        async def ask(host: str, seconds: float) -> None:
            nonlocal at_once, most
            async with lines.turn(host):
                at_once, most = at_once + (host == "10.0.0.1"), max(most, at_once + (host == "10.0.0.1"))
                await asyncio.sleep(seconds)
                at_once -= host == "10.0.0.1"
                done.append(host)

        flood = [asyncio.create_task(ask("10.0.0.1", 0.05)) for _ in range(20)]
        flood += [asyncio.create_task(ask("10.0.0.1", 9.0))]
        await asyncio.sleep(0)
        await ask("10.0.0.2", 0.0)
        assert done == ["10.0.0.2"], "it did not stand in the other's line"
        flood[-1].cancel()
        await asyncio.gather(*flood, return_exceptions=True)
        assert most == 2 and done.count("10.0.0.1") == 20 and not lines.lines, "nothing is kept of who has gone"

    asyncio.run(run())


def test_lists_of_games_are_found_without_looking_at_every_game(tmp_path: Path) -> None:
    """However many are stored: by what is asked for there is an index."""

    async def visit(house: House) -> None:
        said: list[tuple[str, Any]] = []
        engine = house.hall.database.engine.sync_engine
        event.listen(engine, "before_cursor_execute", lambda *told: said.append((told[2], told[3])))
        ann = house.guest()
        await ann.create("ford", ["me", "open"], public=True)
        await ann.get("/api/games")
        asked = [one for one in said if one[0].startswith("SELECT") and "FROM games" in one[0]]
        assert len(asked) >= 6
        with sqlite3.connect(tmp_path / "feldherr.sqlite3") as disk:
            for query, values in asked:
                plan = [row[-1] for row in disk.execute(f"EXPLAIN QUERY PLAN {query}", values)]
                assert not [step for step in plan if step.startswith(("SCAN games", "SCAN seats"))], plan
        disk.close()

    in_house(tmp_path, visit)


def test_the_draws_of_a_game_are_kept_and_it_is_not_played_again_for_them(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        game, _, _, north, _ = await two_players(house, public=True)
        await north.send("say", line="resign")
        while north.state.get("phase") != "over":
            await north.until("state")

        async def apart(*_: Any) -> None:
            raise AssertionError("it is played again")

        house.hall.apart = apart  # type: ignore[assignment]
        for _ in range(3):
            assert (await house.guest().get(f"/api/games/{game}/draws"))["secret"]

    in_house(tmp_path, visit)
