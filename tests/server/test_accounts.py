"""Accounts: the same player on every device, and nobody else in his place."""

import asyncio
import logging
import urllib.request
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import select

from feldherr.server.accounts.identity import identify
from feldherr.server.store.tables import accounts, logins, seats
from tests.server.house import House, in_house, two_players
from tests.server.test_lobby import declined

ANN = {"name": "Ann", "password": "guns of Marengo"}


async def listed(guest: Any) -> list[str]:
    return [game["id"] for game in (await guest.get("/api/games"))["mine"]]


def test_what_was_begun_comes_along_and_is_found_on_another_device(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        ann, phone = house.guest(), house.guest()
        assert await ann.get("/api/account") == {}
        first = (await ann.create("ford", ["me", "open"], name="somebody"))["id"]
        before = ann.token
        assert await ann.post("/api/account", ANN) == {"name": "Ann"}
        assert ann.token != before and await ann.get("/api/account") == {"name": "Ann"}
        second = (await phone.create("ford", ["me", "open"]))["id"]
        assert await phone.post("/api/account/enter", {**ANN, "name": "  aNN "}) == {"name": "Ann"}
        assert sorted(await listed(ann)) == sorted(await listed(phone)) == sorted([first, second])
        place = await phone.sit(first, 0)
        assert (await place.until("state"))["seat"] == 0
        third = (await phone.create("ford", ["me", "open"], name="Admiral"))["id"]
        assert (await ann.get(f"/api/games/{third}"))["seats"][0]["name"] == "Ann"
        left = house.guest()
        left.token = before
        assert await listed(left) == [] and await left.get("/api/account") == {}

    in_house(tmp_path, visit)


def test_a_room_in_memory_knows_who_sits_there(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        game, ann, bob, _, _ = await two_players(house)
        await ann.post("/api/account", ANN)
        again = await ann.sit(game, 0)
        assert (await again.until("state"))["seat"] == 0
        assert (await bob.get(f"/api/games/{game}"))["seat"] == 1
        assert {c.player for c in house.hall.rooms[game].chairs} == {
            house.hall.accounts.players["ann"], identify(bob.token),
        }  # fmt: skip

    in_house(tmp_path, visit)


def test_who_is_signed_in_stays_so_after_a_start(tmp_path: Path) -> None:
    kept: dict[str, str] = {}

    async def before(house: House) -> None:
        ann = house.guest()
        await ann.post("/api/account", ANN)
        kept["game"] = (await ann.create("ford", ["me", "open"]))["id"]
        kept["token"] = ann.token

    async def after(house: House) -> None:
        ann, eve = house.guest(), house.guest()
        ann.token = kept["token"]
        assert await ann.get("/api/account") == {"name": "Ann"} and await listed(ann) == [kept["game"]]
        assert await declined(eve, "/api/account", ANN) == "409 refused-name-taken"

    in_house(tmp_path, before)
    in_house(tmp_path, after)


def test_signing_out_leaves_nothing_behind(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        ann = house.guest()
        await ann.post("/api/account", ANN)
        game = (await ann.create("ford", ["me", "random"]))["id"]
        place, before = await ann.sit(game, 0), ann.token
        await place.until("state")
        assert await ann.post("/api/account/leave") == {}
        assert ann.token != before and await ann.get("/api/account") == {} and await listed(ann) == []
        with pytest.raises(Exception, match="1012"):
            await place.quiet(5)
        for token in (before, ann.token):
            ann.token = token
            assert (await (await ann.sit(game, 0)).until("gone"))["reason"]["id"] == "refused-not-your-seat"
        assert await declined(ann, "/api/account/leave", {}) == "409 refused-signed-out"
        await ann.post("/api/account/enter", ANN)
        assert await listed(ann) == [game]

    in_house(tmp_path, visit)


def test_a_new_password_signs_the_other_devices_out(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        ann, phone, third = house.guest(), house.guest(), house.guest()
        await ann.post("/api/account", ANN)
        await phone.post("/api/account/enter", ANN)
        path, new = "/api/account/password", "bridge of Lodi"
        assert await declined(ann, path, {"password": "wrong one", "new": new}) == "403 refused-sign-in"
        assert await declined(ann, path, {"password": ANN["password"], "new": "short"}) == "409 refused-password"
        assert await declined(third, path, {"password": "x", "new": new}) == "409 refused-signed-out"
        assert await ann.post(path, {"password": ANN["password"], "new": new}) == {"name": "Ann"}
        assert await ann.get("/api/account") == {"name": "Ann"} and await phone.get("/api/account") == {}
        assert await declined(third, "/api/account/enter", ANN) == "403 refused-sign-in"
        await third.post("/api/account/enter", {"name": "Ann", "password": new})
        rows = await house.hall.database.all(select(logins))
        assert {row["device"] for row in rows} == {identify(ann.token), identify(third.token)}

    in_house(tmp_path, visit)


def test_nobody_else_goes_by_the_name_of_an_account(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        ann, eve = house.guest(), house.guest()
        await ann.post("/api/account", ANN)
        made = await ann.create("ford", ["me", "open"], public=True)
        wish = {"game": "ford", "seats": [{"kind": "me"}, {"kind": "open"}], "name": "ANN"}
        assert await declined(eve, "/api/games", wish) == "409 refused-name-taken"
        join = f"/api/games/{made['id']}/join"
        assert await declined(eve, join, {"seat": 1, "name": "A n n"}) == "409 refused-name-taken"
        await eve.post(join, {"seat": 1, "name": "Anna"})

    in_house(tmp_path, visit)


@pytest.mark.parametrize(
    ("path", "body", "reason"),
    [
        ("", {"name": "Bob", "password": "1234567"}, "409 refused-password"),
        ("", {"name": "  ", "password": "guns of Lodi"}, "409 refused-name"),
        ("", {"name": "A\u200bnn", "password": "guns of Lodi"}, "409 refused-name"),
        ("", {"name": "\ufdfa" * 40, "password": "guns of Lodi"}, "409 refused-name"),
        ("", {"name": "x" * 41, "password": "guns of Lodi"}, "400 refused-malformed"),
        ("", {"name": "Bob", "password": "x" * 201}, "400 refused-malformed"),
        ("", {"name": "Bob"}, "400 refused-malformed"),
        ("", {"name": "ann", "password": "guns of Lodi"}, "409 refused-name-taken"),
        ("/enter", {"name": "Ann", "password": "wrong one"}, "403 refused-sign-in"),
        ("/enter", {"name": "Nobody", "password": "guns of Lodi"}, "403 refused-sign-in"),
        ("/enter", {"name": ["Ann"], "password": "guns of Lodi"}, "400 refused-malformed"),
    ],
)
def test_what_is_refused_at_the_door(tmp_path: Path, path: str, body: dict[str, Any], reason: str) -> None:
    async def visit(house: House) -> None:
        ann, eve = house.guest(), house.guest()
        await ann.post("/api/account", ANN)
        assert await declined(eve, "/api/account" + path, body) == reason
        bob = {"name": "Bob", "password": "guns of Lodi"}
        assert await declined(ann, "/api/account", bob) == "409 refused-signed-in"
        assert await declined(ann, "/api/account/enter", ANN) == "409 refused-signed-in"

    in_house(tmp_path, visit)


def test_who_has_no_cookie_yet_is_signed_in_by_the_one_he_gets(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        asked = urllib.request.Request(
            f"{house.base}/api/account", msgspec.json.encode(ANN), {"Content-Type": "application/json"}
        )

        def call() -> list[str]:
            with urllib.request.urlopen(asked, timeout=30) as response:
                return response.headers.get_all("set-cookie") or []

        given = await asyncio.to_thread(call)
        assert len(given) == 1 and "HttpOnly" in given[0] and "SameSite=lax" in given[0]
        ann = house.guest()
        ann.remember(given)
        assert await ann.get("/api/account") == {"name": "Ann"}

    in_house(tmp_path, visit)


def test_passwords_cannot_be_tried_for_ever(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        ann, eve = house.guest(), house.guest()
        await ann.post("/api/account", ANN)
        said = [await declined(eve, "/api/account/enter", {"name": "Ann", "password": str(n)}) for n in range(4)]
        assert said == ["403 refused-sign-in"] * 2 + ["429 refused-too-many-attempts"] * 2
        assert await ann.get("/api/account") == {"name": "Ann"}

    in_house(tmp_path, visit, attempts_rate=0.001, attempts_burst=3.0)


def test_no_password_is_kept_or_told(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)

    async def visit(house: House) -> None:
        ann = house.guest()
        await ann.post("/api/account", ANN)
        await declined(ann, "/api/account/password", {"password": "other guns", "new": "bridge of Lodi"})
        await ann.create("ford", ["me", "open"])
        database = house.hall.database
        stored = str([await database.all(select(table)) for table in (accounts, logins, seats)])
        assert "$argon2id$" in stored
        told = caplog.text + str(await ann.get("/api/games")) + str(await ann.get("/api/account"))
        for secret in (ANN["password"], "other guns", "bridge of Lodi", ann.token):
            assert secret not in stored and secret not in told
        assert "argon2" not in told

    in_house(tmp_path, visit)
