"""Everything that is asked for over HTTP costs something, so that nobody can ask for it without end.

What is asked for a little too fast is answered a little later; what is asked for much too fast is refused, and it
is said after how many seconds it may be tried again. What costs more takes the rest itself (`calling.reader`).
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from feldherr.server.accounts.identity import player_of
from feldherr.server.accounts.limits import network
from feldherr.server.lobby.calling import AnyRequest, hall_of, where_from
from feldherr.server.table.queue import Queue
from feldherr.server.table.refusal import Refusal

SLOWED = 1.0
"""Seconds an answer is held back at most."""
CALL, FILE = 1.0, 0.25
COSTS = {"boards": 4.0, "examples": 4.0, "lessons": 2.0, "rules": 4.0, "schema": 4.0}
"""By the first word after `/api/`; about a millisecond each."""


class Lines:
    """So many requests of one address are dealt with at once; the others stand in that address's own line."""

    def __init__(self, each: int) -> None:
        self.each = each
        self.lines: dict[str, Queue] = {}

    @asynccontextmanager
    async def turn(self, host: str) -> AsyncIterator[None]:
        where = network(host)
        line = self.lines.setdefault(where, Queue(self.each))
        try:
            async with line.turn(where):
                yield
        finally:
            if line.free == self.each and self.lines.get(where) is line:
                del self.lines[where]


async def toll(request: AnyRequest) -> None:
    """Before every request: taken from the player's account and from that of all where he is."""
    hall, player = hall_of(request), player_of(request)
    _, first, *more = request.scope["path"].split("/", 3)
    cost = COSTS.get(more[0], CALL) if first == "api" and more else FILE
    buckets = [hall.reads_from.of(where_from(request))]
    if player is not None:
        buckets.append(hall.reads.of(player.id))
    wait = max(bucket.lacks(cost) for bucket in buckets)
    if wait > SLOWED:
        raise Refusal("refused-too-fast", wait=wait)
    for bucket in buckets:
        bucket.reserve(cost)
    if wait:
        await asyncio.sleep(wait)
