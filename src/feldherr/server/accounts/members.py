"""Accounts: a name and a password by which a player is the same one on every device. Nobody needs one.

A device is known by its cookie. Who signs in gets a new cookie, bound to the account's player; what he had begun to
play on this device comes along. The database holds hashes of both, so it lets nobody sit down in another's place.
"""

from __future__ import annotations

import asyncio
import re
import secrets
import unicodedata
from functools import cache
from typing import TYPE_CHECKING

from argon2 import PasswordHasher
from argon2.exceptions import VerificationError
from sqlalchemy import RowMapping, select

from feldherr.server.accounts.identity import identify, new_key, new_token
from feldherr.server.accounts.limits import Buckets
from feldherr.server.store.tables import accounts, logins
from feldherr.server.store.writer import Job, Kind
from feldherr.server.table.room import Refusal

if TYPE_CHECKING:
    from feldherr.server.table.hall import Hall

HASHER = PasswordHasher()

MAIL = re.compile(r"[!-?A-~]{1,100}@[A-Za-z0-9.-]{1,90}\.[A-Za-z0-9-]{2,}")
LEAST = 8
"""Characters of a password."""
LONGEST = 80
"""Letters of a name as it is compared: one that is written may be several then."""


class Accounts:
    """Who has an account, and which devices are signed in: in memory, so that nobody waits for the disk to be known."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.names: dict[str, str] = {}
        """Of the players who have an account."""
        self.players: dict[str, str] = {}
        """By what makes two names the same."""
        self.devices: dict[str, str] = {}
        """The player of every device that is signed in."""
        self.attempts = Buckets(hall.settings.attempts_rate, hall.settings.attempts_burst)
        self.lock = asyncio.Lock()
        """One after the other: a hash takes 64 MB, and an old password must not outlive its change."""

    async def load(self) -> None:
        for row in await self.hall.database.all(select(accounts.c.key, accounts.c.name, accounts.c.player)):
            self.enrol(row["key"], row["name"], row["player"])
        for row in await self.hall.database.all(select(logins.c.device, logins.c.player)):
            self.devices[row["device"]] = row["player"]

    def enrol(self, key: str, name: str, player: str) -> None:
        self.players[key], self.names[player] = player, name

    def player(self, device: str) -> str:
        """Who calls from this device: the player who is signed in, or whoever holds it."""
        return self.devices.get(device, device)

    def name_for(self, player: str, wished: str) -> str:
        """The name at the table: an account's own; nobody else may go by it."""
        if player in self.names:
            return self.names[player]
        if same(wished) in self.players:
            raise Refusal("refused-name-taken")
        return wished

    def called(self, player: str) -> str:
        """The name of an account; empty if it is no more."""
        return self.names.get(player, "")

    async def since(self, player: str) -> float:
        """When the account was made."""
        found: float = await self.hall.database.scalar(select(accounts.c.created).where(accounts.c.player == player))
        return found

    # signing in and out -----------------------------------------------------------------------------------------------
    async def create(self, device: str, name: str, password: str) -> str:
        """A new account, signed in on this device; the device's new token."""
        name = " ".join(name.split())
        key = same(name)
        if not name.isprintable() or not 0 < len(key) <= LONGEST:
            raise Refusal("refused-name")
        async with self.lock:
            self.must_be_out(device)
            if key in self.players:
                raise Refusal("refused-name-taken")
            player, secret = secrets.token_hex(16), await asyncio.to_thread(HASHER.hash, password)
            row = {"key": key, "name": name, "password": secret, "player": player, "created": self.hall.clock()}
            token = await self.bind(device, player, [(Kind.ACCOUNT, row)])
            self.enrol(key, name, player)
            return token

    async def enter(self, device: str, name: str, password: str) -> str:
        """Sign in; the device's new token."""
        async with self.lock:
            self.must_be_out(device)
            return await self.bind(device, await self.proven(same(name), password), [])

    async def leave(self, device: str) -> None:
        """Sign out on this device."""
        async with self.lock:
            player = self.must_be_in(device)
            await self.hall.writer.write([(Kind.LEFT, {"b_device": device})])
            del self.devices[device]
        self.send_back(player)

    async def change(self, device: str, old: str, new: str) -> str:
        """Another password; every other device is signed out. The device's new token."""
        async with self.lock:
            player = self.must_be_in(device)
            key = same(self.names[player])
            await self.proven(key, old)
            secret = await asyncio.to_thread(HASHER.hash, new)
            job: Job = [(Kind.PASSWORD, {"b_key": key, "b_password": secret})]
            job.append((Kind.LEFT_ALL, {"b_player": player}))
            token = await self.bind(device, player, job)
            for other in [d for d, whose in self.devices.items() if whose == player and d != identify(token)]:
                del self.devices[other]
        self.send_back(player)
        return token

    def must_be_out(self, device: str) -> None:
        if device in self.devices:
            raise Refusal("refused-signed-in")

    def must_be_in(self, device: str) -> str:
        if device not in self.devices:
            raise Refusal("refused-signed-out")
        return self.devices[device]

    async def bind(self, device: str, player: str, job: Job) -> str:
        """A new token, so that whoever knew the old one gains nothing; the device's seats are the player's now."""
        token = new_token()
        row = {"device": identify(token), "player": player, "at": self.hall.clock()}
        moved = {"b_player": player, "b_before": device}
        await self.hall.writer.write([*job, (Kind.LOGIN, row), (Kind.MOVED, moved), (Kind.OFFERS_MOVED, moved)])
        self.devices[identify(token)] = player
        if self.hall.loading:  # a room that is being opened may have read its seats before
            await asyncio.wait([*self.hall.loading.values()])
        for room in self.hall.rooms.values():
            for chair in room.chairs:
                if chair.player == device:
                    chair.player = player
                if chair.invited == device:
                    chair.invited = player
        return token

    def send_back(self, player: str) -> None:
        """Close the player's sockets: who is still signed in comes back by himself."""
        for room in self.hall.rooms.values():
            seats = set(room.seats_of(player))
            for connection in [c for c in room.connections if seats & set(c.seats)]:
                connection.close(1012)

    # mail -------------------------------------------------------------------------------------------------------------
    async def address(self, player: str) -> RowMapping | None:
        """Where to write to him, if he has an account: `mail`, `mail_key`, `language`."""
        fields = (accounts.c.mail, accounts.c.mail_key, accounts.c.language)
        return await self.hall.database.first(select(*fields).where(accounts.c.player == player))

    async def write_to(self, device: str, mail: str, language: str) -> None:
        """From now on write to this address, once its owner has sent the key back; to none if it is empty."""
        player = self.must_be_in(device)
        if self.hall.settings.office is None:
            raise Refusal("refused-no-mail")
        if mail and not MAIL.fullmatch(mail):
            raise Refusal("refused-address")
        key = new_key() if mail else ""
        if mail:
            link = f"{self.hall.settings.address}/account?confirm={key}"
            name = self.names[player]
            if not await self.hall.mail.send(mail, language, "confirm", name=name, link=link):
                raise Refusal("refused-mail-failed")
        row = {"b_player": player, "b_mail": mail, "b_mail_key": key, "b_language": language}
        await self.hall.writer.write([(Kind.ADDRESS, row)])

    async def confirm(self, key: str) -> None:
        """The key has come back: the address is its owner's."""
        known = select(accounts.c.key).where(accounts.c.mail_key == key)
        if not key or await self.hall.database.first(known) is None:
            raise Refusal("refused-confirmation")
        await self.hall.writer.write([(Kind.CONFIRMED, {"b_key": key})])

    # passwords --------------------------------------------------------------------------------------------------------
    async def proven(self, key: str, password: str) -> str:
        """The player whose name and password these are. For a name nobody has it takes just as long to say no."""
        row = await self.hall.database.first(select(accounts).where(accounts.c.key == key))
        fits = await asyncio.to_thread(matches, row["password"] if row else None, password)
        if row is None or not fits:
            raise Refusal("refused-sign-in")
        player: str = row["player"]
        return player


def same(name: str) -> str:
    """What makes two names the same: neither capitals nor spaces nor ways to write a letter tell them apart."""
    return "".join(unicodedata.normalize("NFKC", name).casefold().split())


def matches(secret: str | None, password: str) -> bool:
    try:
        return HASHER.verify(secret or nobodys(), password)
    except VerificationError:
        return False


@cache
def nobodys() -> str:
    return HASHER.hash(secrets.token_hex(16))
