"""Blocks: from who is blocked come no challenge, no rematch, no words, and he sits down at no table of yours."""

from __future__ import annotations

from typing import TYPE_CHECKING

from litestar import delete, get, post
from litestar.params import FromPath
from sqlalchemy import select

from feldherr.server.accounts.identity import device_of
from feldherr.server.accounts.names import same
from feldherr.server.lobby.calling import AnyRequest, hall_of, poster, reader
from feldherr.server.store.tables import blocks
from feldherr.server.store.writer import Kind
from feldherr.server.table.refusal import Refusal

if TYPE_CHECKING:
    from feldherr.server.table.hall import Hall

MOST = 500
"""People one can block."""


class Blocks:
    """Who wants to hear nothing of whom: in memory, for it is asked with every word that is said."""

    def __init__(self) -> None:
        self.of: dict[str, set[str]] = {}

    async def load(self, hall: Hall) -> None:
        for row in await hall.database.all(select(blocks.c.player, blocks.c.other)):
            self.of.setdefault(row["player"], set()).add(row["other"])

    def between(self, listener: str | None, speaker: str | None) -> bool:
        """Whether the one has blocked the other."""
        return bool(listener and speaker) and speaker in self.of.get(listener or "", ())

    def forget(self, player: str) -> None:
        self.of.pop(player, None)
        for others in self.of.values():
            others.discard(player)


def both(request: AnyRequest, name: str) -> tuple[str, str]:
    """Who is signed in, and whom he means."""
    accounts = hall_of(request).accounts
    me, other = accounts.must_be_in(device_of(request)), accounts.players.get(same(name))
    if other is None:
        raise Refusal("refused-no-such-member")
    if other == me:
        raise Refusal("refused-block-yourself")
    return me, other


@post("/api/players/{name:str}/block", status_code=200)
async def block(request: AnyRequest, name: FromPath[str]) -> None:
    poster(request)
    hall = hall_of(request)
    async with hall.accounts.lock:
        me, other = both(request, name)
        mine = hall.blocks.of.setdefault(me, set())
        if other in mine:
            return
        if len(mine) >= MOST:
            raise Refusal("refused-too-many-blocks", most=MOST)
        await hall.writer.write([(Kind.BLOCK, {"player": me, "other": other, "at": hall.clock()})])
        mine.add(other)


@delete("/api/players/{name:str}/block", status_code=200)
async def unblock(request: AnyRequest, name: FromPath[str]) -> None:
    poster(request)
    hall = hall_of(request)
    async with hall.accounts.lock:
        me, other = both(request, name)
        await hall.writer.write([(Kind.UNBLOCK, {"b_player": me, "b_other": other})])
        hall.blocks.of.get(me, set()).discard(other)


@get("/api/account/blocked")
async def blocked(request: AnyRequest) -> list[str]:
    """The names of those whom who calls has blocked."""
    reader(request)
    hall = hall_of(request)
    me = hall.accounts.must_be_in(device_of(request))
    return sorted(hall.accounts.called(other) for other in hall.blocks.of.get(me, ()))


BLOCKING = [block, unblock, blocked]
