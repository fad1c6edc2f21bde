"""Accounts: a name and a password by which a player is the same one on every device. Nobody needs one.

A device is known by its cookie. Who signs in gets a new cookie, bound to the account's player; what he had begun to
play on this device comes along. The database holds hashes of both, so it lets nobody sit down in another's place.
"""

from __future__ import annotations

import asyncio
import re
import secrets
from functools import cache
from typing import TYPE_CHECKING

from argon2.exceptions import VerificationError
from sqlalchemy import RowMapping, select

from feldherr.server.accounts.hashing import HASHER, Hashing
from feldherr.server.accounts.identity import Seal, identify, new_key
from feldherr.server.accounts.limits import Buckets
from feldherr.server.accounts.names import looks, proper, same
from feldherr.server.store.tables import accounts, keys, logins, seats
from feldherr.server.store.writer import Job, Kind
from feldherr.server.table.refusal import Refusal

if TYPE_CHECKING:
    from feldherr.server.table.hall import Hall

__all__ = ["LEAST", "Accounts", "same"]

MAIL = re.compile(r"[A-Za-z0-9!#$%&'*+/=?^_`{|}~.-]{1,64}@(?:[A-Za-z0-9-]{1,63}\.){1,8}[A-Za-z][A-Za-z0-9-]{1,62}")
"""One recipient, written plainly: nothing that could be read as several, or as another."""
LEAST = 8
"""Characters of a password."""
A_DAY, AN_HOUR = 86_400.0, 3_600.0


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
        self.seal = Seal(b"")
        """By which we know the cookies we have given; its key is read when we start."""
        self.elder: set[str] = set()
        """Devices with a cookie of an earlier version, which had no seal, that were found on disk."""
        self.attempts = Buckets(hall.settings.attempts_rate, hall.settings.attempts_burst)
        self.looks: dict[str, str] = {}
        """The players by what their names look like."""
        self.letters: dict[str, float] = {}
        """When a letter to confirm an address was last sent there, or for that account."""
        self.renamed: dict[str, float] = {}
        """When an account last took another name."""
        self.signed_out = hall.clock()
        """So far we know who was signed out everywhere by who runs the server."""
        self.hashing = Hashing()
        self.lock = asyncio.Lock()
        """Changes one after the other: an old password must not outlive its change. Hashes are made outside."""

    async def load(self) -> None:
        self.seal = Seal(bytes.fromhex(await self.hall.database.scalar(select(keys.c.secret))))
        for row in await self.hall.database.all(select(accounts.c.key, accounts.c.name, accounts.c.player)):
            self.enrol(row["key"], row["name"], row["player"])
        for row in await self.hall.database.all(select(logins.c.device, logins.c.player)):
            self.devices[row["device"]] = row["player"]

    def forget_name(self, player: str) -> None:
        """Nobody goes by his name any more."""
        name = self.names.pop(player)
        for kept, key in ((self.players, same(name)), (self.looks, looks(name))):
            if kept.get(key) == player:
                del kept[key]

    def enrol(self, key: str, name: str, player: str) -> None:
        self.players[key], self.names[player] = player, name
        self.looks.setdefault(looks(name), player)

    async def remembers(self, token: str) -> bool:
        """Whether something is stored under a token: it was one of ours before tokens had a seal."""
        device = identify(token)
        if device in self.devices or device in self.elder:
            return True
        mine = (seats.c.player == device) | (seats.c.invited == device)
        if await self.hall.database.first(select(seats.c.game).where(mine).limit(1)) is None:
            return False
        self.elder.add(device)
        return True

    def player(self, device: str) -> str:
        """Who calls from this device: the player who is signed in, or whoever holds it."""
        return self.devices.get(device, device)

    def name_for(self, player: str, wished: str) -> str:
        """The name at the table: an account's own; nobody else may go by it."""
        if player in self.names:
            return self.names[player]
        wished = proper(wished)
        if same(wished) in self.players or (wished and looks(wished) in self.looks):
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
    async def create(self, device: str, name: str, password: str, where: str) -> str:
        """A new account, signed in on this device; the device's new token. `where`: from where it is asked."""
        name = proper(" ".join(name.split()))
        key = same(name)
        if not key:
            raise Refusal("refused-name")
        self.must_be_out(device)
        self.must_be_free(name)
        secret = await self.hashing.done(where, HASHER.hash, password)
        async with self.lock:
            self.must_be_out(device)
            self.must_be_free(name)
            player = secrets.token_hex(16)
            row = {"key": key, "name": name, "password": secret, "player": player, "created": self.hall.clock()}
            token = await self.bind(device, player, [(Kind.ACCOUNT, row)])
            self.enrol(key, name, player)
            return token

    async def enter(self, device: str, name: str, password: str, where: str) -> str:
        """Sign in; the device's new token."""
        self.must_be_out(device)
        player, secret = await self.proven(same(name), password, where)
        async with self.lock:
            self.must_be_out(device)
            await self.must_be_still(player, secret)
            return await self.bind(device, player, [])

    async def leave(self, device: str) -> None:
        """Sign out on this device."""
        async with self.lock:
            player = self.must_be_in(device)
            await self.hall.writer.write([(Kind.LEFT, {"b_device": device})])
            del self.devices[device]
        self.send_back(player)

    async def change(self, device: str, old: str, new: str, where: str) -> str:
        """Another password; every other device is signed out. The device's new token."""
        key = same(self.names[self.must_be_in(device)])
        _, before = await self.proven(key, old, where)
        secret = await self.hashing.done(where, HASHER.hash, new)
        async with self.lock:
            player = self.must_be_in(device)
            await self.must_be_still(player, before)
            job: Job = [(Kind.PASSWORD, {"b_key": key, "b_password": secret})]
            job.append((Kind.LEFT_ALL, {"b_player": player}))
            token = await self.bind(device, player, job)
            for other in [d for d, whose in self.devices.items() if whose == player and d != identify(token)]:
                del self.devices[other]
        self.send_back(player)
        return token

    def must_be_free(self, name: str) -> None:
        if same(name) in self.players or looks(name) in self.looks:
            raise Refusal("refused-name-taken")

    async def must_be_still(self, player: str, secret: str) -> None:
        """The password that was proven has not been changed meanwhile."""
        now = await self.hall.database.scalar(select(accounts.c.password).where(accounts.c.player == player))
        if now != secret:
            raise Refusal("refused-sign-in")

    async def look_out(self) -> None:
        """Who was signed out everywhere from outside, because he has a new password, is so here."""
        query = select(accounts.c.player, accounts.c.signed_out).where(accounts.c.signed_out > self.signed_out)
        for row in await self.hall.database.all(query):
            self.signed_out = max(self.signed_out, row["signed_out"])
            self.sign_out(row["player"])

    def sign_out(self, player: str) -> None:
        """On every device; what is on disk is the caller's to do."""
        for device in [device for device, whose in self.devices.items() if whose == player]:
            del self.devices[device]
        self.send_back(player)

    def must_be_out(self, device: str) -> None:
        if device in self.devices:
            raise Refusal("refused-signed-in")

    def must_be_in(self, device: str) -> str:
        if device not in self.devices:
            raise Refusal("refused-signed-out")
        return self.devices[device]

    async def bind(self, device: str, player: str, job: Job) -> str:
        """A new token, so that whoever knew the old one gains nothing; the device's seats are the player's now."""
        token = self.seal.new()
        row = {"device": identify(token), "player": player, "at": self.hall.clock()}
        moved = {"b_player": player, "b_before": device}
        await self.hall.writer.write([*job, (Kind.LOGIN, row), (Kind.MOVED, moved), (Kind.OFFERS_MOVED, moved)])
        self.devices[identify(token)] = player
        await self.all_opened()
        for room in self.hall.rooms.values():
            for chair in room.chairs:
                if chair.player == device:
                    chair.player = player
                if chair.invited == device:
                    chair.invited = player
        return token

    async def all_opened(self) -> None:
        """A room that is being opened may have read its seats before they were changed: wait for it."""
        if self.hall.loading:
            await asyncio.wait([*self.hall.loading.values()])

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
            self.not_too_often(mail, player)
            link = f"{self.hall.settings.address}/account?confirm={key}"
            if not await self.hall.mail.send(mail, language, "confirm", link=link):
                for name in (f"to {mail.casefold()}", f"by {player}"):  # none has gone
                    self.letters.pop(name, None)
                raise Refusal("refused-mail-failed")
        row = {"b_player": player, "b_mail": mail, "b_mail_key": key, "b_language": language}
        await self.hall.writer.write([(Kind.ADDRESS, row)])

    def not_too_often(self, mail: str, player: str) -> None:
        """One such letter an address and day, one an account and hour: nobody is flooded by way of us."""
        now, keys = self.hall.clock(), ((f"to {mail.casefold()}", A_DAY), (f"by {player}", AN_HOUR))
        self.letters = {key: at for key, at in self.letters.items() if now - at < A_DAY}
        waits = [self.letters[key] + rest - now for key, rest in keys if key in self.letters]
        if (wait := max(waits, default=0.0)) > 0:
            raise Refusal("refused-mail-often", wait=wait)
        self.letters |= {key: now for key, _ in keys}

    async def confirm(self, key: str) -> None:
        """The key has come back: the address is its owner's."""
        known = select(accounts.c.key).where(accounts.c.mail_key == key)
        if not key or await self.hall.database.first(known) is None:
            raise Refusal("refused-confirmation")
        await self.hall.writer.write([(Kind.CONFIRMED, {"b_key": key})])

    # passwords --------------------------------------------------------------------------------------------------------
    async def proven(self, key: str, password: str, where: str) -> tuple[str, str]:
        """The player whose name and password these are, and its hash.

        For a name nobody has it takes just as long to say no. What is wrong is counted against the account.
        """
        if wait := self.attempts.empty(f"account {key}"):
            raise Refusal("refused-too-many-attempts", wait=wait)
        row = await self.hall.database.first(select(accounts).where(accounts.c.key == key))
        fits = await self.hashing.done(where, matches, row["password"] if row else None, password)
        if row is None or not fits:
            self.attempts.of(f"account {key}").reserve()
            raise Refusal("refused-sign-in")
        return row["player"], row["password"]


def matches(secret: str | None, password: str) -> bool:
    try:
        return HASHER.verify(secret or nobodys(), password)
    except VerificationError:
        return False


@cache
def nobodys() -> str:
    return HASHER.hash(secrets.token_hex(16))
