"""How often somebody may ask for something."""

from __future__ import annotations

from collections import OrderedDict
from functools import lru_cache
from ipaddress import IPv6Address, ip_address, ip_network
from time import monotonic


class Bucket:
    """Fills with `rate` tokens a second up to `burst`; what is asked for takes some out."""

    __slots__ = ("burst", "filled", "rate", "tokens")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate, self.burst, self.tokens, self.filled = rate, burst, burst, monotonic()

    def fill(self) -> None:
        now = monotonic()
        self.tokens = min(self.burst, self.tokens + (now - self.filled) * self.rate)
        self.filled = now

    def take(self, cost: float = 1.0) -> float:
        """0 if it was taken; else the seconds after which it may be tried again."""
        self.fill()
        if self.tokens < cost:
            return (cost - self.tokens) / self.rate
        self.tokens -= cost
        return 0.0

    def lacks(self, cost: float = 1.0) -> float:
        """The seconds until there is enough; nothing is taken."""
        self.fill()
        return max(0.0, (cost - self.tokens) / self.rate)

    def reserve(self, cost: float = 1.0) -> float:
        """Take it in any case; the seconds to wait before it is made use of."""
        self.fill()
        self.tokens -= cost
        return max(0.0, -self.tokens / self.rate)


class Buckets:
    """One bucket a caller; the longest unused are forgotten."""

    def __init__(self, rate: float, burst: float, most: int = 10_000) -> None:
        self.rate, self.burst, self.most = rate, burst, most
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    def of(self, caller: str) -> Bucket:
        bucket = self.buckets.pop(caller, None) or Bucket(self.rate, self.burst)
        self.buckets[caller] = bucket
        if len(self.buckets) > self.most:
            self.buckets.popitem(last=False)
        return bucket

    def take(self, caller: str, cost: float = 1.0) -> float:
        """0 if it was taken; else the seconds after which it may be tried again."""
        return self.of(caller).take(cost)

    def empty(self, caller: str) -> float:
        """The seconds until there is something again; 0 if there is."""
        bucket = self.of(caller)
        bucket.fill()
        return max(0.0, (1.0 - bucket.tokens) / bucket.rate)


@lru_cache(1 << 10)
def network(host: str) -> str:
    """Whose address it is: of IPv6, where everybody has very many, the part his provider gave him.

    Kept, because who makes a game and sits down is asked a dozen times.
    """
    try:
        found = ip_address(host)
    except ValueError:
        return host
    if isinstance(found, IPv6Address):
        mapped = found.ipv4_mapped
        return str(mapped) if mapped else str(ip_network((found, 64), strict=False))
    return host
