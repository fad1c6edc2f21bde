"""Mail that it is somebody's turn: for those with an account who want it, once for every time they are asked.

Who runs the server says through which post office it goes; without one there is no mail.
"""

from __future__ import annotations

import asyncio
import logging
import smtplib
import ssl
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from email.message import EmailMessage
from email.utils import localtime, make_msgid
from functools import cache
from importlib import resources
from typing import TYPE_CHECKING, Any

import msgspec
from sqlalchemy import RowMapping, and_, exists, select

from feldherr.kernel.text import Argument
from feldherr.server.store.tables import accounts, games, notices, seats
from feldherr.server.store.writer import Job, Kind
from feldherr.words import LANGUAGES, Words
from feldherr.words.rulebook import rulebook

if TYPE_CHECKING:
    from feldherr.server.table.hall import Hall

log = logging.getLogger(__name__)
PATIENCE = 20.0
ENCRYPTED = 465
LETTERS = {
    "confirm": ("mail-confirm-subject", "mail-confirm"),
    "turn": ("mail-turn-subject", "mail-turn"),
    "forgotten": ("mail-forgotten-subject", "mail-forgotten"),
}


class Office(msgspec.Struct, frozen=True):
    """The post office. The password is read from the environment, never from a flag."""

    host: str
    sender: str
    port: int = 587
    user: str = ""
    password: str = ""


def deliver(office: Office, letter: EmailMessage) -> None:
    """Hand a letter to the post office; a password is said to nobody without encryption."""
    context = ssl.create_default_context()
    if office.port == ENCRYPTED:
        with smtplib.SMTP_SSL(office.host, office.port, timeout=PATIENCE, context=context) as line:
            hand_over(line, office, letter)
        return
    with smtplib.SMTP(office.host, office.port, timeout=PATIENCE) as line:
        line.ehlo()
        if line.has_extn("starttls"):
            line.starttls(context=context)
        elif office.user:
            raise smtplib.SMTPNotSupportedError("no encryption offered")
        hand_over(line, office, letter)


def hand_over(line: smtplib.SMTP, office: Office, letter: EmailMessage) -> None:
    if office.user:
        line.login(office.user, office.password)
    line.send_message(letter, to_addrs=[str(letter["To"])])  # to this one, whatever else an address may be read as


@cache
def spoken(lang: str) -> Words:
    return Words(lang, resources.files("feldherr.server").joinpath("text", f"{lang}.ftl").read_text("utf-8"))


def letter(office: Office, to: str, lang: str, kind: str, **args: Argument) -> EmailMessage:
    """A letter in somebody's language."""
    words, found = spoken(lang if lang in LANGUAGES else "en"), EmailMessage()
    found["From"], found["To"] = office.sender, to
    subject, text = LETTERS[kind]
    found["Subject"] = words.say(subject, args)
    found["Date"], found["Message-ID"] = localtime(), make_msgid(domain=office.sender.rpartition("@")[2] or None)
    found["Auto-Submitted"] = "auto-generated"
    found.set_content(words.say(text, args) + "\n")
    return found


class Mail:
    """Looks from time to time who is waited for. `deliver` can be another for a test."""

    def __init__(self, hall: Hall, deliver: Callable[[Office, EmailMessage], None] = deliver) -> None:
        self.hall, self.office, self.deliver = hall, hall.settings.office, deliver
        self.pool = ThreadPoolExecutor(2, "mail")

    async def send(self, to: str, lang: str, kind: str, **args: Argument) -> bool:
        """Whether it was taken; what is wrong is the host's to know, and is not told to anybody else."""
        assert self.office is not None
        try:
            sent = letter(self.office, to, lang, kind, **args)
            await asyncio.get_running_loop().run_in_executor(self.pool, self.deliver, self.office, sent)
        except (OSError, smtplib.SMTPException, ValueError, AttributeError, IndexError) as wrong:
            log.warning("a mail could not be sent: %s", type(wrong).__name__)
            return False
        return True

    async def watch(self) -> None:
        while True:
            await asyncio.sleep(self.hall.settings.mail_every)
            try:
                await self.look()
            except Exception:
                log.exception("looking for mail to send failed")

    async def look(self) -> int:
        """One letter to everybody who is waited for and does not know yet; how many were sent."""
        due: dict[str, list[RowMapping]] = {}
        for row in await self.hall.database.all(asked_before(self.hall.clock() - self.hall.settings.mail_after)):
            if str(row["seat"]) in row["asked"].split(",") and not self.at_the_table(row["id"], row["seat"]):
                due.setdefault(row["mail"], []).append(row)
        sent = 0
        for to, rows in due.items():
            if await self.send(to, rows[0]["language"], "turn", **self.told(rows)):
                await self.hall.writer.write(list(noted(rows)))
                sent += 1
        return sent

    def at_the_table(self, game: str, seat: int) -> bool:
        room = self.hall.rooms.get(game)
        return room is not None and any(seat in connection.seats for connection in room.connections)

    def told(self, rows: list[RowMapping]) -> dict[str, Argument]:
        """What the letter says; no word of it is another player's, not even the title he gave to the game."""
        base, lang = self.hall.settings.address, rows[0]["language"]
        named = {row["id"]: rulebook(row["game"]).title.get(lang, row["game"]) for row in rows}
        lines = "\n".join(f"{name}\n{base}/game/{game}" for game, name in named.items())
        return {"games": lines, "count": len(named), "name": rows[0]["name"], "link": f"{base}/account"}


def asked_before(moment: float) -> Any:
    """The seats of those who want mail, in games in which another person has been waiting since before.

    Not those told of already; and nobody is called back to a game against the computer.
    """
    others = seats.alias()
    waits = exists().where(others.c.game == games.c.id, others.c.kind == "person", others.c.player != seats.c.player)
    told = and_(notices.c.game == games.c.id, notices.c.seat == seats.c.seat, notices.c.since == games.c.since)
    return (
        select(games.c.id, games.c.game, games.c.asked, games.c.since, seats.c.seat)
        .add_columns(accounts.c.name, accounts.c.mail, accounts.c.language)
        .join(seats, seats.c.game == games.c.id)
        .join(accounts, accounts.c.player == seats.c.player)
        .outerjoin(notices, told)
        .where(games.c.phase == "running", games.c.since < moment, notices.c.game.is_(None))
        .where(accounts.c.mail != "", accounts.c.mail_key == "", seats.c.kind == "person", waits)
        .order_by(games.c.since)
    )


def noted(rows: Iterable[RowMapping]) -> Job:
    job: Job = []
    for row in rows:
        job.append((Kind.OUT_OF_DATE, {"b_game": row["id"], "b_seat": row["seat"]}))
        job.append((Kind.NOTICE, {"game": row["id"], "seat": row["seat"], "since": row["since"]}))
    return job
