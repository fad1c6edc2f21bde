"""Who calls. Local play needs no account: a player is whoever holds a random cookie.

A seat belongs to a player's id, which is the hash of his cookie: nothing has to be stored for a mere visitor, and
neither database nor logs hold what would let one sit down in his place. Where the cookie is signed in to an account
(`accounts`) the player is the account's; nothing else in the server asks how he proved who he is.
"""

from __future__ import annotations

import hashlib
import re
import secrets
from typing import Any

import msgspec
from litestar.connection import ASGIConnection

COOKIE = "feldherr_player"
TOKEN = re.compile(r"[A-Za-z0-9_-]{43}")
YEARS = 5 * 365 * 24 * 3600

Caller = ASGIConnection[Any, Any, Any, Any]


class Player(msgspec.Struct, frozen=True):
    id: str


def player_of(connection: Caller) -> Player | None:
    """The player who calls: whose account his device is signed in to, or whoever holds the device."""
    device = device_of(connection)
    return Player(connection.app.state.hall.accounts.player(device)) if device else None


def device_of(connection: Caller) -> str:
    """By the cookie, or by the one the gate has just given; empty: by neither."""
    token = connection.scope["state"].get("token") or connection.cookies.get(COOKIE, "")
    return identify(token) if TOKEN.fullmatch(token) else ""


def become(connection: Caller, token: str) -> None:
    """From now on the caller is known by this token; the gate sends it to him as his cookie."""
    connection.scope["state"]["token"] = token


def identify(token: str) -> str:
    return hashlib.sha256(b"feldherr player " + token.encode()).hexdigest()[:32]


def new_token() -> str:
    return secrets.token_urlsafe(32)


def new_key() -> str:
    """A key that opens something, for a link."""
    return secrets.token_urlsafe(12)


def new_game_id() -> str:
    return secrets.token_hex(5)
