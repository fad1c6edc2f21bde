"""Who calls. Local play needs no account: a player is whoever holds a random cookie.

A seat belongs to a player's id, which is the hash of his cookie: nothing has to be stored for a mere visitor, and
neither database nor logs hold what would let one sit down in his place. Where the cookie is signed in to an account
(`accounts`) the player is the account's; nothing else in the server asks how he proved who he is. A cookie is of this
house's making (`Seal`), or one of an earlier version under which something is stored; any other is nobody's.
"""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Any

import msgspec
from litestar.connection import ASGIConnection

COOKIE = "feldherr_player"
OVER_TLS = "__Host-feldherr_player"
"""So no other server of the same domain, and none without https, can have set it."""
TOKEN = re.compile(r"[A-Za-z0-9_-]{43}")
YEARS = 5 * 365 * 24 * 3600
RANDOM, MARK = 24, 8
"""Bytes of a token that are drawn, and that are reckoned from them."""

Caller = ASGIConnection[Any, Any, Any, Any]


class Player(msgspec.Struct, frozen=True):
    id: str


class Seal:
    """Makes tokens, and knows those it has made without having kept them."""

    def __init__(self, secret: bytes) -> None:
        self.secret = secret

    def new(self) -> str:
        drawn = secrets.token_bytes(RANDOM)
        return urlsafe_b64encode(drawn + self.mark(drawn)).rstrip(b"=").decode()

    def made(self, token: str) -> bool:
        if not TOKEN.fullmatch(token):
            return False
        found = urlsafe_b64decode(token + "=")
        exact = urlsafe_b64encode(found).rstrip(b"=").decode() == token
        return exact and hmac.compare_digest(found[RANDOM:], self.mark(found[:RANDOM]))

    def mark(self, drawn: bytes) -> bytes:
        return hmac.digest(self.secret, b"feldherr token " + drawn, "sha256")[:MARK]


def player_of(connection: Caller) -> Player | None:
    """The player who calls: whose account his device is signed in to, or whoever holds the device."""
    device = device_of(connection)
    return Player(connection.app.state.hall.accounts.player(device)) if device else None


def device_of(connection: Caller) -> str:
    """By the cookie, which the gate has looked at, or by the one it has just given; empty: by neither."""
    state = connection.scope["state"]
    token: str = state.get("token") or state.get("known", "")
    return identify(token) if token else ""


def become(connection: Caller, token: str) -> None:
    """From now on the caller is known by this token; the gate sends it to him as his cookie."""
    connection.scope["state"]["token"] = token


def identify(token: str) -> str:
    return hashlib.sha256(b"feldherr player " + token.encode()).hexdigest()[:32]


def new_key() -> str:
    """A key that opens something, for a link."""
    return secrets.token_urlsafe(12)


def new_game_id() -> str:
    return secrets.token_hex(5)
