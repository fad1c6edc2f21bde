"""Accounts over HTTP: make one, sign in, sign out, change the password."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib import resources
from typing import Annotated, Any, Literal

import msgspec
from litestar import get, post
from litestar.params import JSONBody
from msgspec import Meta

from feldherr.server.accounts.identity import become, device_of
from feldherr.server.accounts.members import LEAST, Accounts
from feldherr.server.lobby.calling import AnyRequest, caller, hall_of, poster, where_from
from feldherr.server.lobby.making import Name
from feldherr.server.table.refusal import Refusal

Password = Annotated[str, Meta(max_length=200)]


class Me(msgspec.Struct, frozen=True, omit_defaults=True):
    """Without a name: nobody is signed in. `mail` is written to when it is his turn, once he has confirmed it."""

    name: str = ""
    mail: str = ""
    confirmed: bool = False
    mails: bool = False
    """Whether this server sends mail."""


class Proof(msgspec.Struct, frozen=True):
    name: Name
    password: Password


class Address(msgspec.Struct, frozen=True):
    mail: Annotated[str, Meta(max_length=200)]
    language: Literal["en", "de"] = "en"


class Confirmation(msgspec.Struct, frozen=True):
    key: Annotated[str, Meta(max_length=32)]


class Change(msgspec.Struct, frozen=True):
    password: Password
    new: Password


def at_the_door(request: AnyRequest) -> Accounts:
    """The accounts, for one who does not try too often."""
    poster(request)
    found = hall_of(request).accounts
    if wait := found.attempts.empty(where_from(request)):
        raise Refusal("refused-too-many-attempts", wait=wait)
    return found


@asynccontextmanager
async def counted(request: AnyRequest) -> AsyncIterator[Accounts]:
    """The accounts; what is tried in vain counts against where it comes from, what goes well does not."""
    accounts = at_the_door(request)
    try:
        yield accounts
    except Refusal as wrong:
        if wrong.text.id in ("refused-sign-in", "refused-confirmation"):
            accounts.attempts.of(where_from(request)).reserve()
        raise


def long_enough(password: str) -> str:
    if len(password) < LEAST:
        raise Refusal("refused-password", least=LEAST)
    if len(set(password.casefold())) < DIFFERENT or password.casefold() in COMMON:
        raise Refusal("refused-common-password")
    return password


DIFFERENT = 4
"""Characters of a password that are not the same."""
COMMON = frozenset(
    resources.files("feldherr.server").joinpath("text", "common-passwords.txt").read_text("utf-8").split()
)
"""What anybody would try first."""


@get("/api/account")
async def me(request: AnyRequest) -> Me:
    return await answer(request)


async def answer(request: AnyRequest) -> Me:
    hall, player = hall_of(request), caller(request).id
    if player not in hall.accounts.names:
        return Me()
    row = await hall.accounts.address(player)
    mail, key = (row["mail"], row["mail_key"]) if row else ("", "")
    return Me(hall.accounts.names[player], mail, bool(mail) and not key, hall.settings.office is not None)


@post("/api/account", status_code=200)
async def create(request: AnyRequest, data: JSONBody[Proof]) -> Me:
    accounts, password = at_the_door(request), long_enough(data.password)
    token = await accounts.create(device_of(request), data.name, password, where_from(request))
    accounts.attempts.of(where_from(request)).reserve()
    become(request, token)
    return await answer(request)


@post("/api/account/enter", status_code=200)
async def enter(request: AnyRequest, data: JSONBody[Proof]) -> Me:
    async with counted(request) as accounts:
        token = await accounts.enter(device_of(request), data.name, data.password, where_from(request))
        become(request, token)
    return await answer(request)


@post("/api/account/leave", status_code=200)
async def leave(request: AnyRequest) -> Me:
    poster(request)
    accounts = hall_of(request).accounts
    await accounts.leave(device_of(request))
    become(request, accounts.seal.new())
    return await answer(request)


@post("/api/account/password", status_code=200)
async def change(request: AnyRequest, data: JSONBody[Change]) -> Me:
    new = long_enough(data.new)
    async with counted(request) as accounts:
        token = await accounts.change(device_of(request), data.password, new, where_from(request))
        become(request, token)
    return await answer(request)


@post("/api/account/mail", status_code=200)
async def mail(request: AnyRequest, data: JSONBody[Address]) -> Me:
    await at_the_door(request).write_to(device_of(request), data.mail.strip(), data.language)
    return await answer(request)


@post("/api/account/confirm", status_code=200)
async def confirm(request: AnyRequest, data: JSONBody[Confirmation]) -> Me:
    async with counted(request) as accounts:
        await accounts.confirm(data.key)
    return await answer(request)


SIGNING: list[Any] = [me, create, enter, leave, change, mail, confirm]
