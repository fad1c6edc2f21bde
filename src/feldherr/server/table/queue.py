"""A fair queue: so many at once, and whoever waits with one thing comes before who waits with many."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class Queue:
    """`slots` at once; then the owners of what waits take turns, those of a better `rank` first."""

    def __init__(self, slots: int) -> None:
        self.free = slots
        self.waiting: dict[int, OrderedDict[str, deque[asyncio.Future[None]]]] = {}

    @asynccontextmanager
    async def turn(self, owner: str, rank: int = 0) -> AsyncIterator[None]:
        await self.come(owner, rank)
        try:
            yield
        finally:
            self.next()

    async def come(self, owner: str, rank: int = 0) -> None:
        """Wait for a slot; who has one gives it back by `next`."""
        if self.free > 0:
            self.free -= 1
            return
        mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.setdefault(rank, OrderedDict()).setdefault(owner, deque()).append(mine)
        try:
            await mine
        except asyncio.CancelledError:
            if mine.done() and not mine.cancelled():  # its turn had come already
                self.next()
            raise

    def next(self) -> None:
        """A slot is free: for the owner whose turn it is, who then stands behind the others."""
        for rank in sorted(self.waiting):
            owners = self.waiting[rank]
            while owners:
                owner, line = owners.popitem(last=False)
                one = line.popleft()
                if line:
                    owners[owner] = line
                if not one.done():
                    one.set_result(None)
                    return
        self.free += 1
