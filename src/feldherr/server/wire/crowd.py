"""How many connections there may be, in all and from one address, before their first request is even read."""

from __future__ import annotations

import logging
import sys
from collections import Counter
from time import monotonic

from feldherr.server.accounts.limits import network

log = logging.getLogger(__name__)
SPARED = 64
"""Files and pipes the server needs for itself."""
QUIET = 60.0
"""Seconds between two lines in the log about the same."""


class Crowd:
    """Connections that are open. Those of a trusted proxy are many people's: it counts them itself."""

    def __init__(self, each: int, trusted: tuple[str, ...] = (), most: int | None = None) -> None:
        self.each, self.trusted = each, trusted
        self.most = room_for() if most is None else most
        self.open: Counter[str] = Counter()
        self.all = 0
        self.said_at = -QUIET

    def enter(self, host: str) -> bool:
        """Count one; whether it may stay. Who leaves, or was not let in, is counted out again by `leave`."""
        where = network(host)
        self.all += 1
        self.open[where] += 1
        if self.all > self.most:
            self.say("%d connections are all this process can hold: raise its limit of open files", self.most)
            return False
        if self.open[where] > self.each and host not in self.trusted:
            self.say("more than %d connections from one address; further ones are turned away", self.each)
            return False
        return True

    def leave(self, host: str) -> None:
        where = network(host)
        self.all -= 1
        self.open[where] -= 1
        if self.open[where] <= 0:
            del self.open[where]

    def say(self, line: str, number: int) -> None:
        """Once in a while, and never the address."""
        if monotonic() - self.said_at >= QUIET:
            self.said_at = monotonic()
            log.warning(line, number)


def room_for() -> int:
    """So many connections this process may hold: as many files as it is allowed, after asking for all it may have."""
    if sys.platform == "win32":
        return 8192
    import resource

    now, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    wish = 65_536 if most == resource.RLIM_INFINITY else min(most, 65_536)
    if now != resource.RLIM_INFINITY and now < wish:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wish, most))
        now = wish
    return max(SPARED, (wish if now == resource.RLIM_INFINITY else now) - SPARED)
