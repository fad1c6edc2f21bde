"""Mail: to those who want it and have confirmed it, once for every time they are waited for."""

import asyncio
import logging
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from email.message import EmailMessage
from pathlib import Path
from smtplib import SMTPNotSupportedError
from typing import Any

import pytest

from feldherr.server.accounts.mail import Office, deliver, letter
from feldherr.server.store.writer import Kind
from feldherr.server.wire.client import Guest
from tests.server.house import House, begin, in_house
from tests.server.test_accounts import ANN
from tests.server.test_lobby import declined

OFFICE = Office("localhost", "feldherr@example.org", 1)
BASE = "https://feldherr.example.org"
HOUSE: dict[str, Any] = {"office": OFFICE, "address": BASE, "mail_every": 3600.0, "mail_after": 100.0}


def boxed(house: House) -> list[EmailMessage]:
    """Letters are put here instead of being sent."""
    found: list[EmailMessage] = []
    house.hall.mail.deliver = lambda _, letter: found.append(letter)
    return found


def link(sent: EmailMessage) -> str:
    found: list[str] = sent.get_content().split()
    return next(word for word in found if word.startswith(BASE))


async def with_mail(house: House, box: list[EmailMessage], language: str = "en") -> Guest:
    """Ann, signed in, her address confirmed."""
    ann = house.guest()
    await ann.post("/api/account", ANN)
    await ann.post("/api/account/mail", {"mail": "ann@example.org", "language": language})
    await house.guest().post("/api/account/confirm", {"key": link(box.pop()).partition("=")[2]})
    return ann


async def waited_for(ann: Guest, house: House, **wish: Any) -> str:
    """A game in which she is asked and not there."""
    bob = house.guest()
    made = await ann.create("ford", ["me", "open"], **wish)
    await bob.post(f"/api/games/{made['id']}/join", {"seat": 1, "key": made["seats"][1]["key"]})
    places = await ann.sit(made["id"], 0), await bob.sit(made["id"], 1)
    await begin(*places)
    for place in places:
        await place.close()
    name: str = made["id"]
    room = await house.hall.room(name)
    while room.connections:
        await asyncio.sleep(0.01)
    return name


def later(house: House, seconds: float) -> None:
    clock = house.hall.clock
    house.hall.clock = lambda: clock() + seconds


def test_an_address_is_written_to_only_when_its_owner_has_confirmed_it(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        box, ann = boxed(house), house.guest()
        await ann.post("/api/account", ANN)
        said = await ann.post("/api/account/mail", {"mail": " ann@example.org ", "language": "de"})
        assert said == {"name": "Ann", "mail": "ann@example.org", "mails": True}
        asked = box.pop()
        assert asked["To"] == "ann@example.org" and asked["Subject"] == "Feldherr: Bestätige deine Adresse"
        await waited_for(ann, house)
        later(house, 1000)
        assert await house.hall.mail.look() == 0 and not box
        key = link(asked).partition("=")[2]
        assert await declined(ann, "/api/account/confirm", {"key": key[:-1]}) == "409 refused-confirmation"
        assert await declined(ann, "/api/account/confirm", {"key": ""}) == "409 refused-confirmation"
        await house.guest().post("/api/account/confirm", {"key": key})
        assert await declined(ann, "/api/account/confirm", {"key": key}) == "409 refused-confirmation"
        assert (await ann.get("/api/account"))["confirmed"] is True
        assert await house.hall.mail.look() == 1 and box[0]["Subject"] == "Feldherr: Du bist am Zug"
        assert await ann.post("/api/account/mail", {"mail": ""}) == {"name": "Ann", "mails": True}

    in_house(tmp_path, visit, **HOUSE)


def test_one_letter_for_all_games_once_for_every_time_one_is_asked(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        box = boxed(house)
        ann = await with_mail(house, box)
        first, second = await waited_for(ann, house), await waited_for(ann, house, title="Sunday")
        assert await house.hall.mail.look() == 0, "she may be on her way"
        later(house, 200)
        assert await house.hall.mail.look() == 1 and await house.hall.mail.look() == 0
        sent = box.pop()
        assert sent["Subject"] == "Feldherr: it is your turn in 2 games" and sent["From"] == OFFICE.sender
        text = sent.get_content()
        assert f"Ford\nhttps://feldherr.example.org/game/{first}" in text
        assert f"Ford\nhttps://feldherr.example.org/game/{second}" in text
        assert "Sunday" not in text, "another may have written that"
        room = await house.hall.room(first)
        room.sheet.since += 50
        await house.hall.writer.write([(Kind.SUMMARY, room.sheet.summary())])
        assert await house.hall.mail.look() == 1 and second not in box[0].get_content()

    in_house(tmp_path, visit, **HOUSE)


def test_who_is_at_the_table_or_not_asked_gets_none(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        box = boxed(house)
        ann = await with_mail(house, box)
        game = await waited_for(ann, house)
        later(house, 200)
        place = await ann.sit(game, 0)
        await place.until("state")
        assert await house.hall.mail.look() == 0
        while place.question:
            await place.answer(place.question["options"][-1]["line"])
        await place.close()
        later(house, 400)
        assert await house.hall.mail.look() == 0, "it is the other's turn"

    in_house(tmp_path, visit, **HOUSE)


def test_nobody_is_called_back_to_the_computer(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        box = boxed(house)
        ann = await with_mail(house, box)
        made = await ann.create("ford", ["me", "random"])
        place = await ann.sit(made["id"], 0)
        await begin(place)
        await place.close()
        while (await house.hall.room(made["id"])).connections:
            await asyncio.sleep(0.01)
        later(house, 200)
        assert await house.hall.mail.look() == 0

    in_house(tmp_path, visit, **HOUSE)


def test_what_cannot_be_sent_is_tried_again_and_told_to_nobody(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)

    def lost(*_: Any) -> None:
        raise OSError("ann@example.org refused")

    async def visit(house: House) -> None:
        box = boxed(house)
        ann = await with_mail(house, box)
        await waited_for(ann, house)
        later(house, 200)
        house.hall.mail.deliver = lost
        assert await house.hall.mail.look() == 0
        change = {"mail": "other@example.org"}
        later(house, 3600)
        assert await declined(ann, "/api/account/mail", change) == "409 refused-mail-failed"
        assert (await ann.get("/api/account"))["mail"] == "ann@example.org"
        assert "could not be sent: OSError" in caplog.text and "example.org" not in caplog.text
        boxed(house)
        assert await house.hall.mail.look() == 1

    in_house(tmp_path, visit, **HOUSE)


@pytest.mark.parametrize("mail", [
    "ann", "ann@", "a nn@example.org", "ann@example.org\nBcc: eve@example.org", "ä@b.de",
    "root,postmaster,hr,victim@example.com", "x;y@example.com", '"x"<victim@example.com', "undisclosed:;@x.com",
    "a(b)@example.com", "a@b@example.com", "a@[127.0.0.1]", "a@example.c",
])  # fmt: skip
def test_what_is_no_address_is_refused(tmp_path: Path, mail: str) -> None:
    async def visit(house: House) -> None:
        box, ann = boxed(house), house.guest()
        assert await declined(ann, "/api/account/mail", {"mail": mail}) == "409 refused-signed-out"
        await ann.post("/api/account", ANN)
        assert await declined(ann, "/api/account/mail", {"mail": mail}) == "409 refused-address" and not box
        assert await declined(ann, "/api/account/mail", {"mail": "a@b.de", "language": "fr"}) == "400 refused-malformed"

    in_house(tmp_path, visit, **HOUSE)


def test_a_letter_to_a_stranger_has_no_word_of_another_and_comes_once_a_day(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        box, ann, bob = boxed(house), house.guest(), house.guest()
        await ann.post("/api/account", {"name": "You won! Claim: http://evil.example/x", "password": "guns of Lodi"})
        await bob.post("/api/account", {"name": "Bob", "password": "guns of Lodi"})
        for language in ("en", "de"):
            await ann.post("/api/account/mail", {"mail": "victim@example.com", "language": language})
            sent = box.pop()
            assert "evil" not in sent.as_string() and "won" not in sent.get_content()
            assert sent["Date"] and sent["Message-ID"].endswith("@example.org>")
            later(house, 90_000)
        house.hall.accounts.letters.clear()
        change = {"mail": "victim@example.com"}
        await ann.post("/api/account/mail", change)
        for guest in (ann, bob):
            assert await declined(guest, "/api/account/mail", change) == "429 refused-mail-often"
        assert await declined(ann, "/api/account/mail", {"mail": "other@example.com"}) == "429 refused-mail-often"
        await bob.post("/api/account/mail", {"mail": "bob@example.com"})
        later(house, 3_601)
        await ann.post("/api/account/mail", {"mail": "other@example.com"})
        assert await declined(bob, "/api/account/mail", change) == "429 refused-mail-often", "a day is not over"
        assert len(box) == 3

    in_house(tmp_path, visit, **HOUSE)


def test_without_a_post_office_there_is_no_mail(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        ann = house.guest()
        await ann.post("/api/account", ANN)
        assert await ann.get("/api/account") == {"name": "Ann"}
        assert await declined(ann, "/api/account/mail", {"mail": "ann@example.org"}) == "409 refused-no-mail"

    in_house(tmp_path, visit)


SAID = {"data": "354 go on", "DATA": "354 go on", "QUIT": "221 bye", "quit": "221 bye"}


@contextmanager
def post_office() -> Iterator[tuple[int, list[str]]]:
    """A mail server on the loopback that takes one letter and offers no encryption."""
    heard: list[str] = []
    with socket.create_server(("127.0.0.1", 0)) as listening:

        def serve() -> None:
            line, _ = listening.accept()
            with line, line.makefile("rw", newline="\r\n") as file:
                file.write("220 here\r\n")
                file.flush()
                body = False
                for said in file:
                    heard.append(said.rstrip())
                    begins = not body and said.upper().startswith("DATA")
                    body = begins or (body and said.rstrip() != ".")
                    if begins or not body:
                        file.write(SAID.get(said[:4].rstrip(), "250 yes") + "\r\n")
                        file.flush()
                    if said.upper().startswith("QUIT"):
                        return

        thread = threading.Thread(target=serve, daemon=True)
        thread.start()
        yield listening.getsockname()[1], heard
        thread.join(5)


def test_a_letter_is_handed_to_the_post_office() -> None:
    with post_office() as (port, heard):
        office = Office("127.0.0.1", "feldherr@example.org", port)
        deliver(office, letter(office, "ann@example.org", "en", "confirm", name="Ann", link="https://x/y"))
    assert any(line.upper().startswith("MAIL FROM:<FELDHERR@EXAMPLE.ORG>") for line in heard)
    assert "https://x/y" in heard and "To: ann@example.org" in heard


def test_a_password_is_not_said_without_encryption() -> None:
    with post_office() as (port, heard):
        office = Office("127.0.0.1", "feldherr@example.org", port, "user", "secret word")
        with pytest.raises(SMTPNotSupportedError):
            deliver(office, letter(office, "ann@example.org", "en", "confirm", name="Ann", link="https://x/y"))
    assert "secret" not in str(heard) and not any("AUTH" in line.upper() for line in heard)
