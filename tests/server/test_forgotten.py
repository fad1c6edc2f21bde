"""A forgotten password: a link to the confirmed address, once, for an hour; nobody learns who has which address."""

import asyncio
from email.message import EmailMessage
from pathlib import Path

from sqlalchemy import select

from feldherr.server.store.tables import resets
from feldherr.server.wire.client import Declined, Guest
from tests.server.house import House, in_house
from tests.server.test_accounts import ANN
from tests.server.test_lobby import declined
from tests.server.test_mail import HOUSE, boxed, later, link, with_mail

MAIL = {"mail": "ann@example.org", "language": "de"}
NEW = "heights of Pratzen"


async def asked(house: House, box: list[EmailMessage]) -> str:
    """The key in the letter that comes."""
    assert await house.guest().post("/api/account/forgotten", MAIL) is None
    await asyncio.gather(*house.hall.chores)
    return link(box.pop()).partition("=")[2]


def test_the_link_gives_a_new_password_once_and_ends_all_sessions(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        box = boxed(house)
        ann = await with_mail(house, box)
        game = (await ann.create("ford", ["me", "open"]))["id"]
        seat = await ann.sit(game, 0)
        await seat.until("state")
        key = await asked(house, box)
        stored = str(await house.hall.database.all(select(resets)))
        assert key not in stored
        eve = house.guest()
        assert await declined(eve, "/api/account/reset", {"key": key, "new": "12345678"}) == (
            "409 refused-common-password"
        )
        assert await declined(eve, "/api/account/reset", {"key": key[:-1], "new": NEW}) == "409 refused-confirmation"
        assert await eve.post("/api/account/reset", {"key": key, "new": NEW}) is None
        assert await eve.get("/api/account") == {}, "it signs nobody in"
        assert await ann.get("/api/account") == {} and await declined(
            house.guest(), "/api/account/enter", ANN
        ) == "403 refused-sign-in"
        await asyncio.wait_for(seat.socket.wait_closed(), 5)
        phone = house.guest()
        assert (await phone.post("/api/account/enter", {**ANN, "password": NEW}))["name"] == "Ann"
        assert await declined(eve, "/api/account/reset", {"key": key, "new": NEW}) == "409 refused-confirmation"

    in_house(tmp_path, visit, **HOUSE)


def test_twice_at_once_it_is_good_for_one(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        box = boxed(house)
        await with_mail(house, box)
        key = await asked(house, box)

        async def use(guest: Guest, new: str) -> str:
            try:
                await guest.post("/api/account/reset", {"key": key, "new": new})
            except Declined as no:
                return str(no)
            return new

        news = [f"{NEW} {number}" for number in range(4)]
        done = await asyncio.gather(*(use(house.guest(), new) for new in news))
        [won] = [word for word in done if word in news]
        assert sorted(set(done) - {won}) == ["409 refused-confirmation"]
        assert (await house.guest().post("/api/account/enter", {**ANN, "password": won}))["name"] == "Ann"

    in_house(tmp_path, visit, **HOUSE)


def test_it_is_good_for_an_hour_and_a_second_letter_comes_no_sooner(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        box = boxed(house)
        await with_mail(house, box)
        key = await asked(house, box)
        await house.guest().post("/api/account/forgotten", MAIL)
        await asyncio.gather(*house.hall.chores)
        assert not box
        later(house, 3601)
        assert await declined(house.guest(), "/api/account/reset", {"key": key, "new": NEW}) == (
            "409 refused-confirmation"
        )
        fresh = await asked(house, box)
        assert await house.guest().post("/api/account/reset", {"key": fresh, "new": NEW}) is None

    in_house(tmp_path, visit, **HOUSE)


def test_nobody_learns_whether_an_address_is_known_and_unconfirmed_ones_are_not_written_to(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        box, ann = boxed(house), house.guest()
        await ann.post("/api/account", ANN)
        await ann.post("/api/account/mail", {"mail": "ann@example.org", "language": "en"})
        box.clear()
        for mail in ("ann@example.org", "nobody@example.org"):
            assert await house.guest().post("/api/account/forgotten", {"mail": mail}) is None
        await asyncio.gather(*house.hall.chores)
        assert not box
        assert await declined(ann, "/api/account/forgotten", {"mail": "a@b.c, d@e.f"}) == "409 refused-address"

    in_house(tmp_path, visit, **HOUSE)


def test_asking_is_counted_and_a_server_without_mail_says_so(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        eve = house.guest()
        for number in range(10):
            await eve.post("/api/account/forgotten", {"mail": f"a{number}@example.org"})
        assert await declined(eve, "/api/account/forgotten", MAIL) == "429 refused-too-many-attempts"

    async def without(house: House) -> None:
        assert await declined(house.guest(), "/api/account/forgotten", MAIL) == "409 refused-no-mail"

    in_house(tmp_path / "with", visit, **HOUSE)
    in_house(tmp_path / "without", without)
