"""Passwords are hashed one at a time, behind the games that are played, and fairly among those who wait."""

from __future__ import annotations

import asyncio
import os
import sys
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import TypeVar

from argon2 import PasswordHasher

from feldherr.server.table.queue import Queue
from feldherr.server.table.refusal import Refusal

HASHER = PasswordHasher()
T = TypeVar("T")
QUEUE = 16
"""Who would have to wait behind more than so many is told to come again."""
BEHIND = 5
"""How far the thread steps back: a hash takes 64 MB and keeps all cores busy, in threads that do as this one does."""


class Hashing:
    def __init__(self) -> None:
        self.pool = ThreadPoolExecutor(1, "hash", step_back)
        self.queue = Queue(1)
        self.waiting = 0

    async def done(self, where: str, work: Callable[..., T], *args: str | None) -> T:
        """Hash something for somebody; those of one place take turns with those of others."""
        if self.waiting >= QUEUE:
            raise Refusal("refused-busy", wait=5.0)
        self.waiting += 1
        try:
            async with self.queue.turn(where):
                return await asyncio.get_running_loop().run_in_executor(self.pool, work, *args)
        finally:
            self.waiting -= 1


def step_back() -> None:
    """Lower the priority of this thread, and of those it begins; where only whole processes have one, nothing."""
    if sys.platform == "linux":
        me = threading.get_native_id()
        with suppress(OSError):
            os.setpriority(os.PRIO_PROCESS, me, os.getpriority(os.PRIO_PROCESS, me) + BEHIND)
