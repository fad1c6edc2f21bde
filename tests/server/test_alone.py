"""Games in which computers play alone rest; who runs the server can end or delete any game."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

from typer.testing import CliRunner

from feldherr.cli.hosting.games import app
from feldherr.server.store.database import FILE
from feldherr.server.store.upkeep.ending import end_all
from feldherr.server.store.writer import Kind
from feldherr.server.wire.client import Guest
from tests.server.house import House, begin, in_house, serving


def test_what_computers_play_alone_is_not_taken_up_again(tmp_path: Path) -> None:
    async def whole() -> None:
        async with serving(tmp_path, bot_pace=100.0) as house:
            ann = house.guest()
            names = [(await ann.create("ford", ["me", "random"]))["id"] for _ in range(2)]
            for name in names:
                place = await ann.sit(name, 0)
                await begin(place)
                while place.question:  # until it is the bot's turn
                    await place.answer(place.question["options"][-1]["line"])
                    await place.quiet(0.1)
        with closing(sqlite3.connect(tmp_path / FILE)) as disk, disk:
            disk.execute("UPDATE seats SET kind = 'bot', bot = 'random' WHERE game = ?", [names[0]])
            assert disk.execute("SELECT count(*) FROM games WHERE bot_turn").fetchone() == (2,)
        async with serving(tmp_path, bot_pace=100.0) as house:
            while names[1] not in house.hall.rooms:
                await asyncio.sleep(0.02)
            await asyncio.wait_for(house.hall.tasks[1], 20)
            assert names[0] not in house.hall.rooms

    asyncio.run(whole())


def test_a_game_is_deleted_while_it_is_played(tmp_path: Path) -> None:
    run = CliRunner()

    async def visit(house: House) -> None:
        ann = house.guest()
        gone, stays = [(await ann.create("ford", ["me", "me"], hot_seat=True))["id"] for _ in range(2)]
        place = await ann.sit(gone, 0)
        await begin(place, await ann.sit(gone, 1))
        data = ["--data", str(tmp_path)]
        assert run.invoke(app, ["delete", gone, "none", *data]).exit_code == 1
        said = await asyncio.to_thread(run.invoke, app, ["delete", gone, *data])
        assert said.exit_code == 0 and "--yes" in said.output
        assert (await ann.get(f"/api/games/{gone}"))["id"] == gone
        done = await asyncio.to_thread(run.invoke, app, ["delete", gone, "--yes", *data])
        assert done.exit_code == 0 and "deleted" in done.output, done.output
        await place.send("chat", text="is anybody there?")
        while place.socket.close_code is None:
            await asyncio.sleep(0.02)
        left = await Guest(house.base, ann.token).get("/api/games")
        assert [game["id"] for game in left["mine"]] == [stays]

    in_house(tmp_path, visit)


def test_a_stuck_game_is_ended_while_it_is_looked_at(tmp_path: Path) -> None:
    run = CliRunner()

    async def visit(house: House) -> None:
        ann, bob = house.guest(), house.guest()
        for guest, name in ((ann, "Ann"), (bob, "Bob")):
            await guest.post("/api/account", {"name": name, "password": "guns of Lodi"})
        game = (await ann.create("ford", ["me", "open"], public=True))["id"]
        await bob.post(f"/api/games/{game}/join", {"seat": 1})
        place = await ann.sit(game, 0)
        await begin(place, await bob.sit(game, 1))
        data = ["--data", str(tmp_path)]
        assert run.invoke(app, ["end", game, "none", *data]).exit_code == 1
        said = await asyncio.to_thread(run.invoke, app, ["end", game, *data])
        assert said.exit_code == 0 and "--yes" in said.output
        assert (await ann.get(f"/api/games/{game}"))["phase"] == "running"
        running = house.hall.rooms[game].sheet.summary()
        done = await asyncio.to_thread(run.invoke, app, ["end", game, "--yes", *data])
        assert done.exit_code == 0 and "ended" in done.output, done.output
        await house.hall.writer.write([(Kind.SUMMARY, running)])  # the room in memory does not know of it yet
        while place.socket.close_code is None:  # who looks is sent away, and comes back by himself
            await asyncio.sleep(0.02)
        again = await ann.sit(game, 0)
        await again.until("state")
        assert again.state["phase"] == "over" and again.state["outcome"]["manner"] == "broken-off"
        assert "question" not in again.state
        listed = await ann.get(f"/api/games/{game}/record")
        assert "break off" in str(listed)
        assert not house.hall.ratings.tables, "nobody has won, and nobody is rated"
        once = await asyncio.to_thread(run.invoke, app, ["end", game, "--yes", *data])
        assert "stays as it is" in once.output, "it is over already"

    in_house(tmp_path, visit)


def test_a_game_is_ended_also_where_somebody_is_just_acting(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        ann, hall = house.guest(), house.hall
        game = (await ann.create("ford", ["me", "me"], hot_seat=True))["id"]
        await begin(await ann.sit(game, 0))     # else the draw of the beginning goes on by itself just then
        room = hall.rooms[game]
        async with room.lock:
            await asyncio.to_thread(end_all, tmp_path / FILE, [game], hall.clock())
            later = hall.clock() + 100
            hall.clock = lambda: later
            await hall.look_out()
            assert hall.rooms[game] is room
        await hall.look_out()
        assert game not in hall.rooms

    in_house(tmp_path, visit)
