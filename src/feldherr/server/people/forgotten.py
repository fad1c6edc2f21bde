"""A forgotten password: by a link to the address its owner has confirmed, good once and for an hour.

Whoever asks gets the same answer, whether we know the address or not; what is kept of the link is its hash.
"""

from __future__ import annotations

import hashlib
import secrets
from typing import Annotated, Literal

import msgspec
from litestar import post
from litestar.params import JSONBody
from msgspec import Meta
from sqlalchemy import select

from feldherr.server.accounts.hashing import HASHER
from feldherr.server.accounts.members import MAIL
from feldherr.server.accounts.signing import Password, at_the_door, counted, long_enough
from feldherr.server.lobby.calling import AnyRequest, hall_of, where_from
from feldherr.server.store.tables import accounts, resets
from feldherr.server.store.writer import Kind
from feldherr.server.table.hall import Hall
from feldherr.server.table.refusal import Refusal

LIFE = 3600.0
"""Seconds a link is good for; and no second letter goes to an address before."""


class Forgotten(msgspec.Struct, frozen=True):
    mail: Annotated[str, Meta(max_length=200)]
    language: Literal["en", "de"] = "en"


class Reset(msgspec.Struct, frozen=True):
    key: Annotated[str, Meta(max_length=64)]
    new: Password


@post("/api/account/forgotten", status_code=200)
async def forgotten(request: AnyRequest, data: JSONBody[Forgotten]) -> None:
    """A letter goes to the address if somebody has confirmed it as his; who asks is not told whether."""
    doors, hall, mail = at_the_door(request), hall_of(request), data.mail.strip()
    if hall.settings.office is None:
        raise Refusal("refused-no-mail")
    if not MAIL.fullmatch(mail):
        raise Refusal("refused-address")
    doors.attempts.of(where_from(request)).reserve()
    hall.chore(send_links(hall, mail, data.language))


async def send_links(hall: Hall, mail: str, language: str) -> None:
    """One letter with a link for every account that has this address."""
    now, key = hall.clock(), f"forgotten {mail.casefold()}"
    if now - hall.accounts.letters.get(key, -LIFE) < LIFE:
        return
    mine = (accounts.c.mail == mail) & (accounts.c.mail_key == "")
    rows = await hall.database.all(select(accounts.c.name, accounts.c.player).where(mine).order_by(accounts.c.name))
    if not rows:
        return
    hall.accounts.letters[key] = now
    lines = []
    for row in rows:
        word = secrets.token_urlsafe(32)
        kept = {"hash": hashed(word), "player": row["player"], "until": now + LIFE}
        await hall.writer.write([(Kind.RESETS_GONE, {"b_player": row["player"]}), (Kind.RESET, kept)])
        lines.append(f"{row['name']}\n{hall.settings.address}/account#reset={word}")
    if not await hall.mail.send(mail, language, "forgotten", links="\n\n".join(lines)):
        hall.accounts.letters.pop(key, None)


@post("/api/account/reset", status_code=200)
async def reset(request: AnyRequest, data: JSONBody[Reset]) -> None:
    """A new password for who has got the link; every device is signed out, this one too."""
    new = long_enough(data.new)
    async with counted(request) as doors:
        hall = hall_of(request)
        await whose(hall, data.key)
        secret = await doors.hashing.done(where_from(request), HASHER.hash, new)
        async with doors.lock:
            player = await whose(hall, data.key)
            found = select(accounts.c.key).where(accounts.c.player == player)
            row = {"b_key": await hall.database.scalar(found), "b_password": secret}
            gone = {"b_player": player}
            await hall.writer.write([(Kind.PASSWORD, row), (Kind.LEFT_ALL, gone), (Kind.RESETS_GONE, gone)])
            doors.sign_out(player)


async def whose(hall: Hall, word: str) -> str:
    """The player to whom a link was sent; `Refusal` if there is none, or it was used, or is too old."""
    good = (resets.c.hash == hashed(word)) & (resets.c.until > hall.clock())
    found: str | None = await hall.database.scalar(select(resets.c.player).where(good))
    if found is None:
        raise Refusal("refused-confirmation")
    return found


def hashed(word: str) -> str:
    return hashlib.sha256(b"feldherr reset " + word.encode()).hexdigest()


FORGOTTEN = [forgotten, reset]
