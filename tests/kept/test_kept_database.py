"""The database an earlier version's server has written is opened by this one, and nothing in it is lost."""

import asyncio
import gzip
import random
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from time import monotonic
from typing import Any, NamedTuple
from urllib.parse import parse_qs, urlsplit

import pytest
from sqlalchemy import select

from feldherr import games
from feldherr.cli.hosting.loadtest import server
from feldherr.kernel.record import load, verify
from feldherr.server.store import database, tables
from feldherr.server.store.sheet import Sheet
from feldherr.server.table.hall import rebuild
from feldherr.server.wire.client import Guest
from tests.kept.expected import DATABASE, HERE, Asked, Entry, agree, read, stands

KEPT = read()
OVER = sorted(name for name, entry in KEPT.games.items() if entry.phase == "over")
FOR_BOTS = sorted(name for name, entry in KEPT.games.items() if entry.bot_turn)
FOR_PEOPLE = sorted(name for name, e in KEPT.games.items() if e.phase == "running" and not e.bot_turn)
PATIENCE = 30.0


def unpacked(folder: Path) -> Path:
    """A copy of the database, as the old server has left it, in a folder for a server."""
    (folder / database.FILE).write_bytes(gzip.decompress((HERE / DATABASE).read_bytes()))
    return folder


def title(name: str) -> str:
    return f"{KEPT.games[name].stands.game}-{KEPT.games[name].title}-{name}"


# without a server -----------------------------------------------------------------------------------------------------
class Stored(NamedTuple):
    sheet: Sheet
    lines: list[tuple[int, str, int]]
    snapshot: bytes | None


@pytest.fixture(scope="module")
def stored(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Stored]:
    """Everything in the database after its migrations."""
    return asyncio.run(read_all(unpacked(tmp_path_factory.mktemp("old"))))


async def read_all(folder: Path) -> dict[str, Stored]:
    found = await database.open_database(folder)
    sheets = [Sheet(**row) for row in await found.all(select(tables.games))]
    given = await found.all(select(tables.answers).order_by(tables.answers.c.game, tables.answers.c.number))
    shortcuts = {row["game"]: row["data"] for row in await found.all(select(tables.snapshots))}
    await found.engine.dispose()
    found.for_writing.dispose()
    lines: dict[str, list[tuple[int, str, int]]] = {}
    for row in given:
        lines.setdefault(row["game"], []).append((row["seat"], row["line"], row["gesture"]))
    return {sheet.id: Stored(sheet, lines.get(sheet.id, []), shortcuts.get(sheet.id)) for sheet in sheets}


@pytest.mark.parametrize("game", games.GAMES)
def test_of_every_game_some_are_kept_for_people_for_bots_in_the_middle_of_something_and_over(game: str) -> None:
    ours = {name: entry for name, entry in KEPT.games.items() if entry.stands.game == game}
    assert len(ours.keys() & set(FOR_PEOPLE)) >= 2 and ours.keys() & set(FOR_BOTS) and ours.keys() & set(OVER)
    assert any(ours[name].stands.given for name in ours.keys() & set(FOR_PEOPLE))
    assert any(entry.stands.undone for entry in ours.values()) and any(entry.chats for entry in ours.values())


def test_no_game_of_the_database_is_lost_or_unexpected(stored: dict[str, Stored]) -> None:
    assert sorted(stored) == sorted(KEPT.games)
    assert {name: stored[name].sheet.phase for name in stored} == {n: e.phase for n, e in KEPT.games.items()}
    assert {name for name in stored if stored[name].snapshot} == {n for n, e in KEPT.games.items() if e.snapshot}


@pytest.mark.parametrize("name", sorted(KEPT.games), ids=title)
def test_a_kept_game_stands_where_it_stood_with_its_snapshot_and_without(
    name: str, stored: dict[str, Stored]
) -> None:
    sheet, lines, snapshot = stored[name]
    game = games.game(sheet.game)
    for shortcut in (None, snapshot) if snapshot else (None,):
        table, good = rebuild(game, sheet, lines, shortcut)
        assert good == len(lines) and agree(stands(table), KEPT.games[name].stands, KEPT.rules[sheet.game])
    assert sheet.result() == KEPT.games[name].stands.outcome


# at a server ----------------------------------------------------------------------------------------------------------
class House(NamedTuple):
    base: str
    folder: Path

    def guest(self, who: str) -> Guest:
        return Guest(self.base, KEPT.people.tokens[who])

    def answered(self, name: str) -> list[int]:
        """The seats that have answered in a game since it was kept."""
        with closing(sqlite3.connect(self.folder / database.FILE)) as disk:
            rows = disk.execute(
                "SELECT seat FROM answers WHERE game = ? AND number >= ?", [name, KEPT.games[name].stands.entries]
            ).fetchall()
        return [seat for (seat,) in rows]


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """The server of this version, started in the folder of the old one."""
    folder = unpacked(tmp_path_factory.mktemp("server"))
    with server(folder, 0, "--bot-pace", "0.05") as (base, _):
        yield House(base, folder)


def people_at(entry: Entry) -> list[str]:
    return [who for who in KEPT.people.tokens if who in entry.seats]


def test_everybody_finds_all_his_games_in_the_lists(house: House) -> None:
    async def visit() -> None:
        for who in KEPT.people.tokens:
            lists = await house.guest(who).get("/api/games")
            found = {game["id"]: (game["game"], game["name"]) for part in lists.values() for game in part}
            mine = {n: (e.stands.game, e.title) for n, e in KEPT.games.items() if who in e.seats}
            assert found == mine

    asyncio.run(visit())


@pytest.mark.parametrize("name", FOR_PEOPLE, ids=title)
def test_in_a_kept_game_people_are_asked_the_same_and_play_on(name: str, house: House) -> None:
    entry, rng = KEPT.games[name], random.Random(name)

    async def visit() -> None:
        people = [(seat, who) for seat, who in enumerate(entry.seats) if who in KEPT.people.tokens]
        places = [await house.guest(who).sit(name, seat) for seat, who in people]
        for place in places:
            await place.until("state", timeout=PATIENCE)
        asked = [Asked(p.seat or 0, p.question["name"], lines(p.question)) for p in places if p.question]
        assert asked == [one for one in entry.stands.asked if entry.seats[one.seat] in KEPT.people.tokens]
        first = next(place for place in places if place.question)
        for _ in range(3):
            if first.question:
                reply = await first.answer(rng.choice(first.question["options"])["line"], timeout=PATIENCE)
                assert reply["type"] == "state", reply
        for place in places:
            await place.close()
        assert house.answered(name)[0] == first.seat

    asyncio.run(visit())


def lines(question: dict[str, Any]) -> list[str]:
    return sorted(option["line"] for option in question["options"])


@pytest.mark.parametrize("name", FOR_BOTS, ids=title)
def test_in_a_kept_game_a_bot_whose_turn_it_was_goes_on(name: str, house: House) -> None:
    seats, end = KEPT.games[name].seats, monotonic() + PATIENCE

    async def visit() -> None:
        place = await house.guest("ann").sit(name, seats.index("ann"))
        while not house.answered(name) and monotonic() < end:
            await asyncio.sleep(0.05)
        await place.close()
        assert seats[house.answered(name)[0]] not in KEPT.people.tokens

    asyncio.run(visit())


@pytest.mark.parametrize("name", OVER, ids=title)
def test_a_kept_game_that_is_over_is_replayed_and_its_dice_are_verified(name: str, house: House) -> None:
    entry = KEPT.games[name]
    game = games.game(entry.stands.game)

    async def visit() -> None:
        guest = house.guest(people_at(entry)[0])
        found = load(game, await guest.get(f"/api/games/{name}/record"))
        assert entry.stands.outcome and found.header.result == entry.stands.outcome.manner
        assert len(found.entries) == entry.stands.entries
        draws = await guest.get(f"/api/games/{name}/draws")
        assert verify(game, found) == entry.stands.draws == len(draws["draws"])
        film = [(await guest.get(f"/api/games/{name}/at/{number}?seat=0"))["number"] for number in (0, 5)]
        assert film[0] == 0 and film[1] >= min(5, entry.stands.happened)

    asyncio.run(visit())


def test_what_was_said_is_still_heard_by_those_it_was_said_to(house: House) -> None:
    talked = [name for name, entry in KEPT.games.items() if entry.chats]

    async def hears(name: str, who: str, count: int) -> None:
        place = await house.guest(who).sit(name, KEPT.games[name].seats.index(who))
        for _ in range(count):
            assert (await place.until("chat"))["text"]
        assert not [frame for frame in await place.quiet() if frame["type"] == "chat"]
        await place.close()

    async def visit() -> None:
        for name in talked:
            await hears(name, "ann", KEPT.games[name].chats)
        with_eve = [name for name in talked if "eve" in KEPT.games[name].seats]
        assert with_eve
        for name in with_eve:
            await hears(name, "eve", 1)

    asyncio.run(visit())


def test_a_chair_that_was_free_is_taken(house: House) -> None:
    name = next(name for name, entry in KEPT.games.items() if entry.phase == "open")

    async def visit() -> None:
        listed = await house.guest("ann").get(f"/api/games/{name}")
        asked = parse_qs(urlsplit(listed["link"]).query)
        guest = Guest(house.base)
        await guest.post(f"/api/games/{name}/join", {"seat": int(asked["seat"][0]), "key": asked["key"][0]})
        assert (await guest.get(f"/api/games/{name}"))["phase"] == "running"

    asyncio.run(visit())


@pytest.mark.parametrize("who", KEPT.people.accounts)
def test_who_had_an_account_signs_in_and_has_his_games(who: str, house: House) -> None:
    async def visit() -> None:
        guest = Guest(house.base)
        assert (await guest.post("/api/account/enter", {"name": who, "password": KEPT.people.password}))["name"] == who
        lists = await guest.get("/api/games")
        assert {n for n, e in KEPT.games.items() if who in e.seats} <= {g["id"] for p in lists.values() for g in p}

    asyncio.run(visit())


@pytest.mark.parametrize("game", games.GAMES)
def test_the_standings_are_what_they_were(game: str, house: House) -> None:
    async def visit() -> None:
        rows = await house.guest("eve").get(f"/api/standings/{game}")
        # The one game of Trench Club was lost to the automa by both; it was counted as drawn between them.
        before = KEPT.standings[game] if game != "trench-club" else []
        kept = [(name, count, points) for name, _, count, points in before]
        assert sorted((r["name"], r["games"], r["points"]) for r in rows) == sorted(kept), "by another measure today"

    asyncio.run(visit())
