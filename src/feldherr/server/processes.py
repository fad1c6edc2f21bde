"""Processes of the server's own: how they begin, learn a game, and end with the server, however that ends."""

from __future__ import annotations

import os
import signal
import threading
import time
from concurrent.futures import ProcessPoolExecutor
from contextlib import suppress

from feldherr import games as catalogue
from feldherr.kernel.game import Game

GRACE = 5.0
LAST = 19
"""Nobody can be nicer."""


def attend(parent: int, nice: int = 0) -> None:
    """In the process: leave the interrupt key to the server, and end when it is gone, however it went.

    Who asks all processes of a group to end asks this one too: it waits a while, for the server has an order to end in.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, lambda *_: later(GRACE))
    step_back(nice)

    def watch() -> None:
        while os.getppid() == parent:
            time.sleep(1.0)
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()


def step_back(nice: int) -> None:
    """Behind what is more urgent; as far as one can means at once: who wakes up does not wait for the slice to end."""
    if nice and hasattr(os, "nice"):
        os.nice(nice)
    if nice >= LAST and hasattr(os, "SCHED_IDLE"):
        os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))


def later(seconds: float) -> None:
    """End this process after so long."""
    timer = threading.Timer(seconds, os._exit, [0])
    timer.daemon = True
    timer.start()


def learn(name: str, package: str) -> Game:
    """The game, in a process that may never have heard of it."""
    if name not in catalogue.names():
        catalogue.register(name, package)
    return catalogue.game(name)


def end(pool: ProcessPoolExecutor) -> None:
    """End its processes, whatever they are at, and let go of all it holds: nobody waits for what they would say."""
    for process in list((getattr(pool, "_processes", None) or {}).values()):
        with suppress(OSError, ValueError):
            process.kill()
    pool.shutdown(wait=True, cancel_futures=True)
