"""How often somebody may ask for something."""

from __future__ import annotations

from collections import OrderedDict
from time import monotonic


class Bucket:
    """Fills with `rate` tokens a second up to `burst`; what is asked for takes some out."""

    __slots__ = ("burst", "filled", "rate", "tokens")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate, self.burst, self.tokens, self.filled = rate, burst, burst, monotonic()

    def take(self, cost: float = 1.0) -> bool:
        now = monotonic()
        self.tokens = min(self.burst, self.tokens + (now - self.filled) * self.rate)
        self.filled = now
        if self.tokens < cost:
            return False
        self.tokens -= cost
        return True


class Buckets:
    """One bucket a caller; the longest unused are forgotten."""

    def __init__(self, rate: float, burst: float, most: int = 10_000) -> None:
        self.rate, self.burst, self.most = rate, burst, most
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, caller: str) -> bool:
        bucket = self.buckets.pop(caller, None) or Bucket(self.rate, self.burst)
        self.buckets[caller] = bucket
        if len(self.buckets) > self.most:
            self.buckets.popitem(last=False)
        return bucket.take()
