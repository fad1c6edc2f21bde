"""One's own data: taken along, under another name, deleted; and what stays for those one has played with."""

import asyncio
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import select

from feldherr.server.store.tables import accounts, answers, chats, logins, reports, seats
from feldherr.server.wire.client import Declined, Guest
from tests.server.house import House, begin, in_house
from tests.server.test_accounts import listed
from tests.server.test_lobby import declined
from tests.server.test_offers import over
from tests.server.test_standings import both_answer, members

ANN = {"name": "Ann", "password": "guns of Lodi"}
SURE = {"password": ANN["password"]}


async def together(ann: Guest, bob: Guest, **wish: Any) -> tuple[str, list[Any]]:
    made = await ann.create("ford", ["me", "open"], **wish)
    await bob.post(f"/api/games/{made['id']}/join", {"seat": 1, "key": made["seats"][1]["key"]})
    places = [await ann.sit(made["id"], 0), await bob.sit(made["id"], 1)]
    await begin(*places)
    return made["id"], places


async def with_past(house: House) -> tuple[Guest, Guest, dict[str, str]]:
    """Ann has played with Bob, plays with him, plays alone, has offered and is offered, and has said things."""
    ann, bob = await members(house, "Ann", "Bob")
    ended, places = await together(ann, bob)
    await both_answer(*places)
    await places[0].send("chat", text="farewell from Ann")
    await over(*places)
    running, places = await together(ann, bob)
    await places[0].send("chat", text="farewell from Ann, too")
    for place in places:
        await place.quiet(0.02)
        await place.close()
    alone = (await ann.create("ford", ["me", "me"], hot_seat=True))["id"]
    challenge = {"game": "ford", "seats": [{"kind": "me"}, {"kind": "member", "name": "Ann"}]}
    offered = (await bob.post("/api/games", challenge))["id"]
    await ann.post("/api/players/Bob/block")
    await ann.post("/api/reports", {"about": "Bob", "text": "a complaint"})
    return ann, bob, {"ended": ended, "running": running, "alone": alone, "offered": offered}


def test_everything_stored_about_me_is_in_one_file_and_nothing_of_others(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        ann, bob, games = await with_past(house)
        found = await ann.get("/api/account/export")
        assert found["account"]["name"] == "Ann" and found["blocked"] == ["Bob"]
        mine = {game["id"] for game in found["games"]}
        assert mine == {games["ended"], games["running"], games["alone"]}
        assert [line["text"] for line in found["said"]] == ["farewell from Ann", "farewell from Ann, too"]
        assert [one["game"] for one in found["rated"]] == [games["ended"]]
        assert [one["text"] for one in found["reports"]] == ["a complaint"]
        raw = msgspec.json.encode(found).decode()
        [row] = await house.hall.database.all(select(accounts).where(accounts.c.name == "Ann"))
        for secret in (row["password"], row["player"], ann.token):
            assert secret not in raw
        other = await bob.get("/api/account/export")
        assert other["said"] == [] and other["reports"] == [] and other["blocked"] == []
        assert await declined(house.guest(), "/api/account/export") == "409 refused-signed-out"

    in_house(tmp_path, visit)


def test_who_deletes_his_account_leaves_games_to_others_and_nothing_else(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        ann, bob, games = await with_past(house)
        phone = house.guest()
        await phone.post("/api/account/enter", ANN)
        given = select(answers).where(answers.c.game == games["ended"]).order_by(answers.c.number)
        before = await house.hall.database.all(given)
        assert await declined(ann, "/api/account/delete", {"password": "wrong guns"}) == "403 refused-sign-in"
        assert await ann.post("/api/account/delete", SURE) == {}
        assert await phone.get("/api/account") == {} and await listed(ann) == []
        database = house.hall.database
        for table in (accounts, logins, seats, chats, reports):
            for row in await database.all(select(table)):
                assert "Ann" not in row.values() and "farewell" not in str(row)
        assert [row["name"] for row in await database.all(select(accounts))] == ["Bob"]
        assert await declined(bob, f"/api/games/{games['alone']}") == "404 refused-no-such-game"
        ended = await bob.get(f"/api/games/{games['ended']}")
        assert ended["phase"] == "over" and ended["seats"][0].get("name", "") == ""
        assert "north: " in await bob.get(f"/api/games/{games['ended']}/record")
        assert await declined(bob, f"/api/games/{games['ended']}/rematch", {}) == "409 refused-account-gone"
        running = await bob.get(f"/api/games/{games['running']}")
        assert (running["phase"], running["seats"][0]["kind"]) == ("running", "bot"), "the computer plays on"
        assert (await bob.get(f"/api/games/{games['offered']}"))["phase"] == "declined"
        assert [one["name"] for one in await bob.get("/api/standings/ford")] == ["Bob"]
        history = (await bob.get("/api/players/Bob"))["games"][0]["history"]
        assert history[0]["against"] == [""], "somebody, whose account is no more"
        assert len(before) > 4 and await house.hall.database.all(given) == before
        assert await declined(house.guest(), "/api/players/Ann") == "404 refused-no-such-member"
        eve = house.guest()
        assert await eve.post("/api/account", ANN) == {"name": "Ann"}, "the name is free"
        assert await listed(eve) == []

    async def again(house: House) -> None:
        assert [one["name"] for one in await house.guest().get("/api/standings/ford")] == ["Bob"]
        assert set(house.hall.accounts.names.values()) == {"Ann", "Bob"}

    in_house(tmp_path, visit)
    in_house(tmp_path, again)


def test_deleted_twice_at_once_it_goes_once(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        ann, _, _ = await with_past(house)
        devices = [ann]
        for _ in range(3):
            devices.append(house.guest())
            await devices[-1].post("/api/account/enter", ANN)

        async def go(guest: Guest) -> str:
            try:
                await guest.post("/api/account/delete", SURE)
            except Declined as no:
                return str(no)
            return "gone"

        done = await asyncio.gather(*map(go, devices))
        assert done.count("gone") == 1, done
        assert set(done) <= {"gone", "403 refused-sign-in", "409 refused-signed-out"}
        assert (await house.guest().get("/api/games"))["mine"] == []

    in_house(tmp_path, visit)


def test_what_fails_half_way_leaves_the_account_and_can_be_done_again(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        ann, bob, games = await with_past(house)
        writer, write = house.hall.writer, house.hall.writer.write

        def broken(job: Any) -> Any:
            if any(kind.name == "ACCOUNT_GONE" for kind, _ in job):
                raise OSError("the disk is gone")
            return write(job)

        writer.write = broken  # type: ignore[method-assign]
        assert (await declined(ann, "/api/account/delete", SURE)).startswith("500")
        writer.write = write  # type: ignore[method-assign]
        assert await ann.get("/api/account") == {"name": "Ann"}
        assert await ann.post("/api/account/delete", SURE) == {}
        assert (await bob.get(f"/api/games/{games['running']}"))["seats"][0]["kind"] == "bot"

    in_house(tmp_path, visit)


def test_an_account_takes_another_name_in_all_its_games(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        ann, bob, games = await with_past(house)
        new = {"name": "  Anna  Maria ", **SURE}
        assert await declined(ann, "/api/account/name", {**new, "password": "wrong guns"}) == "403 refused-sign-in"
        assert await declined(ann, "/api/account/name", {**new, "name": "b0b"}) == "409 refused-name-taken"
        assert await declined(ann, "/api/account/name", {**new, "name": "A\u0430"}) == "409 refused-name-mixed"
        assert (await ann.post("/api/account/name", new))["name"] == "Anna Maria"
        assert await declined(ann, "/api/account/name", {**new, "name": "Again"}) == "429 refused-renamed"
        for game in ("ended", "running"):
            assert (await bob.get(f"/api/games/{games[game]}"))["seats"][0]["name"] == "Anna Maria"
        assert (await house.guest().post("/api/account/enter", {**ANN, "name": "annamaria"}))["name"] == "Anna Maria"
        assert await declined(house.guest(), "/api/account/enter", ANN) == "403 refused-sign-in"

    async def again(house: House) -> None:
        assert set(house.hall.accounts.names.values()) == {"Anna Maria", "Bob"}

    in_house(tmp_path, visit)
    in_house(tmp_path, again)
