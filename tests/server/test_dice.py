"""The dice: commitment first, then nonces, then draws; everything shown and checked at the end."""

import asyncio
import hashlib
from pathlib import Path

from feldherr import games
from feldherr.kernel.record import load, verify
from feldherr.server.wire.client import Declined
from tests.server.house import House, begin, in_house


def test_nothing_is_drawn_before_the_nonces_are_there(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        ann, bob = house.guest(), house.guest()
        made = await ann.create("ford", ["me", "open"])
        north = await ann.sit(made["id"], 0)
        state = await north.until("state")
        assert state["phase"] == "open" and state["wanted"] == [0] and len(state["commitment"]) == 64
        assert "seed" not in state and state["view"]["pieces"] == []
        await north.send("nonce", nonce="ab" * 16)
        await bob.post(f"/api/games/{made['id']}/join", {"seat": 1, "key": made["seats"][1]["key"]})
        south = await bob.sit(made["id"], 1)
        assert (await south.until("state"))["wanted"] == [1]
        room = house.hall.rooms[made["id"]]
        assert room.table.entries == [] and room.chairs[0].nonce == "ab" * 16
        await south.send("nonce", nonce="cd" * 16)
        while not north.question:
            await north.until("state")
        assert room.table.draws == 2 and "wanted" not in north.state
        await south.send("nonce", nonce="ef" * 16)
        assert (await south.until("refused"))["reason"]["id"] == "refused-nonce"
        assert room.chairs[1].nonce == "cd" * 16

    in_house(tmp_path, visit, nonce_grace=30)


def test_a_nonce_that_does_not_come_is_waived_and_that_is_recorded(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        ann = house.guest()
        made = await ann.create("ford", ["me", "random"])
        north = await ann.sit(made["id"], 0)
        assert (await north.until("state"))["wanted"] == [0]
        while not north.question:
            await north.until("state")
        room = house.hall.rooms[made["id"]]
        assert [chair.nonce for chair in room.chairs] == ["", ""]
        await north.send("nonce", nonce="ab" * 16)
        assert (await north.until("refused"))["reason"]["id"] == "refused-nonce"

    in_house(tmp_path, visit, nonce_grace=0.1)


def test_seed_and_nonces_are_shown_at_the_end_and_the_record_verifies(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        ann = house.guest()
        made = await ann.create("ford", ["me", "me"], hot_seat=True, options={"turns": 2})
        places = [await ann.sit(made["id"], seat) for seat in (0, 1)]
        await begin(*places)
        commitment = places[0].state["commitment"]
        try:
            await ann.get(f"/api/games/{made['id']}/draws")
            raise AssertionError("a running game shows no draws")
        except Declined as wrong:
            assert wrong.reason == "refused-running"
        while places[0].state.get("phase") != "over":
            for place in places:
                await place.quiet(0.02)
                if place.question:
                    await place.answer(place.question["options"][0]["line"])
        state = places[0].state
        assert hashlib.sha256(bytes.fromhex(state["seed"])).hexdigest() == commitment == state["commitment"]
        assert state["nonces"] == ["0" * 32, "0" * 32], "one player, one nonce for all his seats"
        text = await ann.get(f"/api/games/{made['id']}/record")
        game = games.game("ford")
        record = load(game, text)
        shown = await ann.get(f"/api/games/{made['id']}/draws")
        assert verify(game, record) == len(shown["draws"]) >= 2
        assert shown["draws"][0]["kind"] == "shuffle" and shown["draws"][0]["value"].startswith("shuffled ")
        assert shown["secret"] == state["seed"]

    in_house(tmp_path, visit, nonce_grace=30)


def test_draws_go_on_where_they_were_after_a_rest(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        ann = house.guest()
        made = await ann.create("ford", ["me", "me"], hot_seat=True)
        north = await ann.sit(made["id"], 0)
        await begin(north)
        await north.close()
        while house.hall.rooms[made["id"]].connections:
            await asyncio.sleep(0.01)
        old = house.hall.rooms[made["id"]]
        while house.hall.rest(0.0):  # something of it is still written
            await asyncio.sleep(0.01)
        again = await ann.sit(made["id"], 0)
        await again.until("state")
        new = house.hall.rooms[made["id"]]
        assert new is not old and new.table.draws == old.table.draws == 2
        assert new.table.entries == old.table.entries and new.table.deal is not None
        assert again.state["view"] == north.state["view"] and again.state["check"] == north.state["check"]

    in_house(tmp_path, visit)
