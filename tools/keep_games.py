"""Keep games of today's program for tests of later ones: `python -m tools.keep_games DIR`, in a few minutes.

DIR gets `records/` (files as the command line saves them), `database.sqlite3.gz` (what a server on the loopback has
written while people and bots played at it) and `expected.json` (where each of these games stands, by this program).
To keep them in the repository DIR is `tests/kept`; what an older version has kept there is overwritten, and how the
dice of the server fall differs every time. `tests/kept/README.md` says which version they are of.
"""

from __future__ import annotations

import asyncio
import gzip
import random
import sqlite3
import sys
import tempfile
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import msgspec

from feldherr import __version__, games
from feldherr.cli.hosting.loadtest import server
from feldherr.cli.terminal.session import PERSON, Session, seed_of
from feldherr.kernel.answers import OFFER_DRAW, RESIGN, Given
from feldherr.kernel.lines import lines_of
from feldherr.kernel.table import Table
from feldherr.server.load import clients as load
from feldherr.server.store import database
from feldherr.server.wire.client import Guest, Place
from tests.kept.expected import DATABASE, FILE, RECORDS, Entry, Expected, Kept, People, stands
from tools.kept_plans import ACCOUNTS, AUSTERLITZ, MARENGO, PERSONS, PLANS, TRENCHES, VIKTORY, Plan

PASSWORD = "kept for later"
REST, CLOCK = 34.0, 30
"""Seconds after which a game nobody looks at rests on disk, with a snapshot; and after which a clock is run down."""


# records, as the command line keeps them ------------------------------------------------------------------------------
def keep_record(plan: Plan, file: Path) -> Expected:
    game, rng = games.game(plan.game), random.Random(f"{plan.game} {plan.title}")
    options, seed = msgspec.convert(plan.options, game.options_type), seed_of(f"{plan.game} {plan.title}")
    players = [PERSON if who in PERSONS else who for who in plan.seats]
    session = Session(game, Table(game, options, seed.numbered), players, seed, file)
    number = 0
    while not session.over and not enough(plan, number, plan.after, lambda: session.table):
        seat = session.bot_to_move()
        if seat is not None:
            session.let_bot_answer(seat)
            continue
        seat = rng.choice(session.waiting())
        session.play(seat, [rng.choice(session.question(seat).options())])
        number += 1
        if number % 10 == 2 and session.table.undoable(seat) is not None:
            session.undo(seat)
    if plan.stop == "resign":
        session.play(0, [RESIGN])
    for seat in range(len(players)) if plan.stop == "draw" else ():
        session.play(seat, [OFFER_DRAW])
    return stands(session.table)


def enough(plan: Plan, number: int, after: int, table: Callable[[], Table]) -> bool:
    """Whether people have answered enough; in the middle, something must have been answered in the procedure."""
    return plan.stop != "over" and number >= after and (plan.stop != "middle" or bool(table().position.given))


# games at a server ----------------------------------------------------------------------------------------------------
class House:
    """A server and its folder, who plays there, and the games that are kept, by their names."""

    def __init__(self, base: str, folder: Path) -> None:
        self.folder = folder
        self.people = {who: Guest(base) for who in PERSONS}
        self.kept: dict[str, Plan] = {}

    async def make(self, plan: Plan) -> str:
        """Ann makes the game, and the others come."""
        kinds = ["me" if who == "ann" else "open" if who in PERSONS else who for who in plan.seats]
        wish = {"options": plan.options, "title": plan.title, "hot_seat": kinds.count("me") > 1}
        if plan.stop == "clock":
            wish["pace"] = {"each": "turn", "seconds": CLOCK}
        made = await self.people["ann"].create(plan.game, kinds, **wish)
        for seat, who in enumerate(plan.seats):
            if kinds[seat] == "open" and who in self.people:
                invited = {"seat": seat, "key": made["seats"][seat]["key"], "name": who}
                await self.people[who].post(f"/api/games/{made['id']}/join", invited)
        self.kept[made["id"]] = plan
        return str(made["id"])

    async def sit(self, name: str) -> list[Place]:
        seats = enumerate(self.kept[name].seats)
        return [await self.people[who].sit(name, seat) for seat, who in seats if who in self.people]

    async def play(self, name: str, after: int, patience: float = 240.0) -> None:
        """Answer at random for all people: so often, to the end, or until only bots are asked."""
        plan, rng, number = self.kept[name], random.Random(name), 0

        def going() -> bool:
            nonlocal number
            if enough(plan, number, after, lambda: table_of(self.folder, name)):
                return False
            number += 1
            return True

        places, tally = await self.sit(name), load.Tally()
        tasks = [asyncio.create_task(load.play(place, rng, tally, going)) for place in places]
        done, waiting = await asyncio.wait(tasks, timeout=patience, return_when=asyncio.FIRST_COMPLETED)
        for task in waiting:
            task.cancel()
        await asyncio.gather(*waiting, *(place.close() for place in places), return_exceptions=True)
        errors = [error for error in tally.errors if "refused-nonce" not in error]  # it is given once for all seats
        assert all(task.exception() is None for task in done) and not errors, (plan, errors)

    async def meet(self, name: str) -> None:
        """Talk, and take an answer back: in the middle by right, early with the others' consent."""
        places = await self.sit(name)
        for place in places:
            await place.until("state")
        await places[0].send("chat", text=f"This is {self.kept[name].title}.")
        if len(places) > 1:
            await places[1].send("chat", text="Nobody else reads this.", to=places[0].seat)
        by_right = self.kept[name].stop == "middle"
        first = next((place for place in places if bool(place.state.get("undo")) == by_right), places[0])
        await first.send("undo")
        for place in places:
            if place is not first and any(frame["type"] == "request" for frame in await place.quiet()):
                await place.send("consent", yes=True)
        for place in places:
            await place.quiet()
            await place.close()

    async def end(self, name: str) -> None:
        """Two people end it: one resigns, both agree on a draw, or one has not answered in time."""
        places = await self.sit(name)
        for place in places:
            await place.until("state")
        late, other = sorted(places, key=lambda place: place.question is None)
        match self.kept[name].stop:
            case "clock":
                await other.send("claim", seat=late.seat)
            case "resign":
                await other.send("say", line="resign")
            case "draw":
                await other.send("say", line="offer draw")
                await other.quiet()
                await late.send("say", line="offer draw")
        for place in places:
            await place.quiet()
            await place.close()


async def visit(house: House) -> dict[str, list[tuple[str, int, int, float]]]:
    """Play all that is not about waiting bots; what the standings are then."""
    for who in ACCOUNTS:
        await house.people[who].post("/api/account", {"name": who, "password": PASSWORD})
    named: dict[tuple[str, str], str] = {}
    for plan in (plan for plan in PLANS if plan.stop != "bots"):
        name = named[plan.game, plan.title] = await house.make(plan)
        await house.play(name, plan.after // 2)
        if plan.stop in ("early", "middle"):
            await house.meet(name)
            await house.play(name, plan.after - plan.after // 2)
        if plan.stop in ("resign", "draw"):
            await house.end(name)
        table = table_of(house.folder, name)
        assert table.outcome or plan.stop != "over", f"{plan} has found no end"
        print(f"{plan.game} {plan.title}: {len(table.entries)} entries", flush=True)
    ann, eve = house.people["ann"], house.people["eve"]
    again = await ann.post(f"/api/games/{named[MARENGO, 'over']}/rematch")
    house.kept[again["id"]] = Plan(MARENGO, "over", "early", 3, ("bob", "ann"))
    branch = await ann.post(f"/api/games/{named[TRENCHES, 'over']}/branch", {"number": 90, "seat": 0, "name": "ann"})
    house.kept[branch["id"]] = Plan(TRENCHES, "over", "early", 3, ("ann", "greedy"))
    for made in (again, branch):
        await house.play(made["id"], 3)
    text = await ann.get(f"/api/games/{named[AUSTERLITZ, 'over']}/record")
    upload = await eve.post("/api/records", {"record": text, "name": "studied"})
    house.kept[upload["id"]] = Plan(AUSTERLITZ, "studied", "over", 0, ("eve",) * 3)
    await house.make(Plan(MARENGO, "waiting", "open", 0, ("ann", "open")))
    await asyncio.sleep(REST)
    await house.end(named[VIKTORY, "clock"])
    rows = {name: await eve.get(f"/api/standings/{name}") for name in games.GAMES}
    return {name: [(r["name"], r["rating"], r["games"], r["points"]) for r in found] for name, found in rows.items()}


async def wait_for_bots(house: House) -> None:
    for plan in (plan for plan in PLANS if plan.stop == "bots"):
        await house.play(await house.make(plan), plan.after, patience=8.0)


# what is on disk ------------------------------------------------------------------------------------------------------
def table_of(folder: Path, name: str) -> Table:
    """The table of a game on disk, played again from its answers."""
    with closing(sqlite3.connect(folder / database.FILE)) as disk:
        kind, options = disk.execute("SELECT game, options FROM games WHERE id = ?", [name]).fetchone()
        lines = disk.execute("SELECT seat, line FROM answers WHERE game = ? ORDER BY number", [name]).fetchall()
    game = games.game(kind)
    table, read = Table(game, msgspec.json.decode(options, type=game.options_type)), lines_of(tuple(game.actions)).read
    table.replay([Given(seat, read(line)) for seat, line in lines])
    return table


def entry(folder: Path, name: str, plan: Plan) -> Entry:
    with closing(sqlite3.connect(folder / database.FILE)) as disk:
        phase, bot_turn, base = disk.execute("SELECT phase, bot_turn, base FROM games WHERE id = ?", [name]).fetchone()
        chats, snapshots = (
            disk.execute(f"SELECT count(*) FROM {table} WHERE game = ?", [name]).fetchone()[0]
            for table in ("chats", "snapshots")
        )
    return Entry(
        title=plan.title, phase=phase, seats=list(plan.seats), bot_turn=bool(bot_turn), base=base, chats=chats,
        snapshot=bool(snapshots), stands=stands(table_of(folder, name)),
    )  # fmt: skip


def packed(folder: Path) -> bytes:
    """The database as one small file."""
    with closing(sqlite3.connect(folder / database.FILE, isolation_level=None)) as disk:
        for order in ("PRAGMA wal_checkpoint(TRUNCATE)", "PRAGMA journal_mode=DELETE", "VACUUM"):
            disk.execute(order)
    return gzip.compress((folder / database.FILE).read_bytes(), mtime=0)


def main() -> None:
    target = Path(sys.argv[1])
    (target / RECORDS).mkdir(parents=True, exist_ok=True)
    records = {
        file: keep_record(plan, target / RECORDS / file)
        for plan in PLANS if plan.stop not in ("clock", "bots")
        for file in [f"{plan.game}-{plan.title}.feldherr"]
    }  # fmt: skip
    with tempfile.TemporaryDirectory() as name:
        with server(Path(name), 0, "--bot-pace", "0") as (base, _):
            house = House(base, Path(name))
            standings = asyncio.run(visit(house))
        with server(house.folder, int(base.rpartition(":")[2]), "--bot-pace", "3600"):
            asyncio.run(wait_for_bots(house))
        found = {name: entry(house.folder, name, plan) for name, plan in house.kept.items()}
        (target / DATABASE).write_bytes(packed(house.folder))
    rules = {name: games.game(name).rules_version for name in games.GAMES}
    people = People({who: guest.token for who, guest in house.people.items()}, list(ACCOUNTS), PASSWORD)
    kept = Kept(version=__version__, rules=rules, records=records, people=people, games=found, standings=standings)
    (target / FILE).write_bytes(msgspec.json.format(msgspec.json.encode(kept), indent=1) + b"\n")


if __name__ == "__main__":
    main()
