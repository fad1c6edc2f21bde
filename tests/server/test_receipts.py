"""What players keep of the dice shows whether the server has kept to them: an operator who cheats is caught."""

import asyncio
import hashlib
import secrets
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import pytest
from typer.testing import CliRunner

from feldherr.cli.app import app
from feldherr.kernel.chance import Seed
from feldherr.server.store.database import FILE
from feldherr.server.wire.client import Guest, Place
from feldherr.server.wire.receipt import Checked, Receipt, checked, hashed, read
from tests.server.house import House, Visitor, begin, in_house, serving, two_players

Cheat = Callable[[sqlite3.Connection, str, Receipt], None]


async def over(place: Place) -> None:
    await place.send("say", line="resign")
    while place.state.get("phase") != "over":
        await place.until("state")


async def sitting(house: House, ann: Guest, bob: Guest) -> tuple[str, Place, Place]:
    """A game both have pledged for and given to."""
    made = await ann.create("ford", ["me", "open"], public=True)
    await bob.post(f"/api/games/{made['id']}/join", {"seat": 1})
    north, south = await ann.sit(made["id"], 0), await bob.sit(made["id"], 1)
    await begin(north, south)
    return made["id"], north, south


def caught(folder: Path, cheat: Cheat | None) -> tuple[Checked, tuple[int, str]]:
    """Bob plays, the operator writes on the disk, the game ends: what Bob's receipt says, and the command."""
    kept: list[Any] = []

    async def whole() -> None:
        async with serving(folder, nonce_grace=60.0) as house:
            ann, bob = house.guest(), house.guest()
            game, north, south = await sitting(house, ann, bob)
            for place in (north, south):
                await place.close()
        if cheat is not None:
            with closing(sqlite3.connect(folder / FILE)) as disk:
                cheat(disk, game, bob.receipts[game])
                disk.commit()
        async with serving(folder) as house:
            again = Visitor(house.base, ann.token)
            place = await again.sit(game, 0)
            await place.until("state")
            await over(place)
            friend = Visitor(house.base, bob.token)
            draws = await friend.get(f"/api/games/{game}/draws")
            kept.append(checked(bob.receipts[game], draws["secret"], draws["nonces"]))
            (folder / "record.txt").write_text(await friend.get(f"/api/games/{game}/record"))
            (folder / "receipt.json").write_bytes(msgspec.json.encode(bob.receipts[game]))

    asyncio.run(whole())
    words = ["verify", str(folder / "record.txt"), "--receipt", str(folder / "receipt.json")]
    result = CliRunner().invoke(app, words)
    return kept[0], (result.exit_code, result.output)


def recast(disk: sqlite3.Connection, game: str, secret: str, nonces: list[str]) -> None:
    """The operator casts the dice anew, as the new seed gives them: the record agrees with itself."""
    seed = Seed(secret, tuple(nonces))
    query = "SELECT number, line FROM answers WHERE game = ? AND seat = -1 ORDER BY number"
    for count, (number, line) in enumerate(disk.execute(query, [game]).fetchall()):
        below, kind = seed.numbered(count), line.split()[0]
        assert kind == "shuffled"
        order = list(range(len(line.split()[1].split(","))))
        for i in range(len(order) - 1, 0, -1):
            j = below(i + 1)
            order[i], order[j] = order[j], order[i]
        cast = f"shuffled {','.join(map(str, order))}"
        disk.execute("UPDATE answers SET line = ? WHERE game = ? AND number = ?", [cast, game, number])
    disk.execute("DELETE FROM snapshots WHERE game = ?", [game])
    disk.execute("DELETE FROM films WHERE game = ?", [game])


def nonces(disk: sqlite3.Connection, game: str) -> list[str]:
    return [row[0] for row in disk.execute("SELECT nonce FROM seats WHERE game = ? ORDER BY seat", [game])]


def exchange(disk: sqlite3.Connection, game: str, _: Receipt) -> None:
    """Another secret, and the commitment that fits it."""
    secret = secrets.token_hex(32)
    change = "UPDATE games SET secret = ?, commitment = ? WHERE id = ?"
    disk.execute(change, [secret, hashlib.sha256(bytes.fromhex(secret)).hexdigest(), game])
    recast(disk, game, secret, nonces(disk, game))


def waive(disk: sqlite3.Connection, game: str, _: Receipt) -> None:
    """The victim's nonce is said never to have come."""
    disk.execute("UPDATE seats SET nonce = '', pledge = '' WHERE game = ? AND seat = 1", [game])
    [secret] = disk.execute("SELECT secret FROM games WHERE id = ?", [game]).fetchone()
    recast(disk, game, secret, nonces(disk, game))


def grind(disk: sqlite3.Connection, game: str, _: Receipt) -> None:
    """The operator plays himself, and chooses his nonce when he knows the victim's, until the first draw suits him."""
    [secret] = disk.execute("SELECT secret FROM games WHERE id = ?", [game]).fetchone()
    theirs = nonces(disk, game)[1]
    while True:
        mine = secrets.token_hex(32)
        if Seed(secret, (mine, theirs)).numbered(0)(6) == 5:
            break
    disk.execute("UPDATE seats SET nonce = ?, pledge = ? WHERE game = ? AND seat = 0", [mine, hashed(mine), game])
    recast(disk, game, secret, [mine, theirs])


def test_an_honest_server_is_found_honest(tmp_path: Path) -> None:
    found, (code, said) = caught(tmp_path, None)
    assert found == Checked("kept", "kept", "kept", [], []) and not found.broken
    assert code == 0 and "the seed is the one committed to" in said and "own number is in the dice" in said


@pytest.mark.parametrize(
    ("cheat", "found", "said"),
    [
        (exchange, Checked("broken", "kept", "kept", [], []), "THE SEED IS NOT THE ONE COMMITTED TO"),
        (waive, Checked("kept", "broken", "broken", [], [1]), "OWN NUMBER IS NOT IN THE DICE"),
        (grind, Checked("kept", "kept", "broken", [0], []), "ANOTHER NUMBER THAN PLEDGED"),
    ],
)
def test_an_operator_who_cheats_is_caught_by_his_victim(
    tmp_path: Path, cheat: Cheat, found: Checked, said: str
) -> None:
    now, (code, words) = caught(tmp_path, cheat)
    assert now == found and now.broken
    assert code == 1 and "draws are those the seed gives" in words, "without the receipt nothing would be seen"
    assert said in words


def test_no_nonce_is_given_before_every_seat_has_pledged(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        ann, bob = house.guest(), house.guest()
        made = await ann.create("ford", ["me", "open"], public=True)
        north = await ann.sit(made["id"], 0)
        state = await north.until("state")
        assert state["pledges"] == [None, None] and await north.mix()
        await north.quiet()
        receipt = ann.receipts[made["id"]]
        assert north.state["pledges"] == [hashed(receipt.nonce), None]
        assert not await north.mix(), "the other has not pledged yet"
        await bob.post(f"/api/games/{made['id']}/join", {"seat": 1})
        await north.quiet()
        assert north.state["phase"] == "running" and not await north.mix()
        south = await bob.sit(made["id"], 1)
        await south.until("state")
        await south.mix()
        await south.quiet()
        await north.quiet()
        assert await north.mix() and receipt.pledges == [hashed(receipt.nonce), hashed(bob.receipts[made["id"]].nonce)]
        await north.quiet()
        room = house.hall.rooms[made["id"]]
        assert room.chairs[0].nonce == receipt.nonce and not room.table.entries, "nothing is drawn before the last"
        await south.send("nonce", nonce="ab" * 16)
        assert (await south.until("refused"))["reason"]["id"] == "refused-nonce", "that is not what was pledged"
        await south.mix()
        await south.quiet()
        assert room.table.draws == 2 and "pledges" not in south.state and "wanted" not in south.state
        first = receipt.commitment
        receipt.see({"commitment": "00" * 32})
        assert receipt.commitment == first, "the first counts"
        receipt.share({"commitment": first, "phase": "running", "wanted": [0], "pledges": ["1", "2"]}, 0)
        assert receipt.pledges[1] == hashed(bob.receipts[made["id"]].nonce), "the first count, whatever is shown later"

    in_house(tmp_path, visit, nonce_grace=60.0)


def test_who_has_pledged_and_gone_is_waited_for_a_day_and_then_gone_on_without(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        now = [1e9]
        house.hall.clock = lambda: now[0]
        ann, bob = house.guest(), house.guest()
        made = await ann.create("ford", ["me", "open"], public=True)
        north = await ann.sit(made["id"], 0)
        await north.until("state")
        await north.mix()
        await north.quiet()
        await north.close()
        await bob.post(f"/api/games/{made['id']}/join", {"seat": 1})
        south = await bob.sit(made["id"], 1)
        await south.until("state")
        await south.mix()
        await south.quiet()
        await south.mix()
        await south.quiet(0.3)
        room = house.hall.rooms[made["id"]]
        assert room.chairs[1].nonce and room.chairs[0].nonce is None and not room.table.entries
        now[0] += 86_401
        while not room.table.entries:
            await asyncio.sleep(0.05)
        assert room.chairs[0].nonce == ""
        found = checked(bob.receipts[made["id"]], room.sheet.secret, [chair.nonce or "" for chair in room.chairs])
        assert found == Checked("kept", "kept", "broken", [], [0])

    in_house(tmp_path, visit, rest_after=0.2)


def test_who_comes_back_after_a_restart_gives_what_he_has_pledged(tmp_path: Path) -> None:
    async def whole() -> None:
        async with serving(tmp_path, nonce_grace=60.0) as house:
            ann = house.guest()
            game = (await ann.create("ford", ["me", "me"], hot_seat=True))["id"]
            north = await ann.sit(game, 0)
            await north.until("state")
            await north.mix()
            await north.quiet()
        async with serving(tmp_path, nonce_grace=60.0) as house:
            again = Visitor(house.base, ann.token)
            again.receipts = ann.receipts
            north = await again.sit(game, 0)
            await north.until("state")
            assert north.state["pledges"] == [hashed(ann.receipts[game].nonce)] * 2
            await north.mix()
            while not north.question:
                await north.until("state")
            assert [chair.nonce for chair in house.hall.rooms[game].chairs] == [ann.receipts[game].nonce] * 2

    asyncio.run(whole())


def test_who_gives_his_nonce_at_once_is_taken_at_his_word(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        ann = house.guest()
        made = await ann.create("ford", ["me", "me"], hot_seat=True)
        north = await ann.sit(made["id"], 0)
        await north.until("state")
        await north.send("nonce", nonce="ab" * 16)
        while not north.question:
            await north.until("state")
        assert {chair.pledge for chair in house.hall.rooms[made["id"]].chairs} == {hashed("ab" * 16)}

    in_house(tmp_path, visit, nonce_grace=60.0)


def test_what_was_not_seen_here_is_not_vouched_for(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        game, _, _, north, _ = await two_players(house, public=True)
        await over(north)
        late = house.guest()
        draws = await late.get(f"/api/games/{game}/draws")
        assert draws["pledges"] == [hashed(nonce) for nonce in draws["nonces"]]
        found = checked(Receipt(game), draws["secret"], draws["nonces"])
        assert found == Checked("unseen", "unseen", "unseen", [], []) and not found.broken

    in_house(tmp_path, visit, nonce_grace=60.0)


@pytest.mark.parametrize("text", ["", "[]", '{"game": 3}', '{"game": "a", "nonce": "zz"}'])
def test_what_is_no_receipt_is_said_to_be_none(text: str) -> None:
    with pytest.raises(ValueError, match="no receipt"):
        read(text)
