"""Chance is a player that is asked. Its faces are recorded answers, and can be verified after the game.

The server commits to a secret seed by its hash; then each seat adds a nonce. Draw number n of the game is made
from HMAC(seed, nonces, n) alone, so nobody could choose it, and everybody can recompute it once the seed is shown.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from feldherr.kernel.answers import Drew, Rolled, Shuffled
from feldherr.kernel.question import Question

Below = Callable[[int], int]
"""Draws an integer in 0..n-1."""


def dice(count: int, sides: int, no: Any = None) -> list[Any]:
    """Chance is offered no list: it draws."""
    return []


def shuffle(count: int, no: Any = None) -> list[Any]:
    return []


def later(count: int, no: Any = None) -> list[Any]:
    """A shuffle that records of older rules do not have; there its order is empty."""
    return []


def draw(weights: Sequence[int], count: int, no: Any = None) -> list[Any]:
    return []


def take(question: Question, below: Below) -> Any:
    """What chance answers."""
    if question.choices is dice:
        count, sides = question.args
        return Rolled(tuple([1 + below(sides) for _ in range(count)]))
    if question.choices in (shuffle, later):
        order = list(range(question.args[0]))
        for i in range(len(order) - 1, 0, -1):
            j = below(i + 1)
            order[i], order[j] = order[j], order[i]
        return Shuffled(tuple(order))
    weights, count = question.args
    left, places = list(weights), []
    for _ in range(count):
        at, place = below(sum(left)), 0
        while at >= left[place]:
            at -= left[place]
            place += 1
        left[place] -= 1
        places.append(place)
    return Drew(tuple(places))


def fits(question: Question, answer: Any) -> bool:
    """Whether a recorded or dictated answer can be chance's."""
    if question.choices is dice:
        count, sides = question.args
        return type(answer) is Rolled and len(answer.faces) == count and all(1 <= f <= sides for f in answer.faces)
    if question.choices in (shuffle, later):
        if type(answer) is not Shuffled:
            return False
        missing = question.choices is later and not answer.order
        return missing or sorted(answer.order) == list(range(question.args[0]))
    weights, count = question.args
    return (
        type(answer) is Drew
        and len(answer.places) == count
        and all(0 <= p < len(weights) and answer.places.count(p) <= weights[p] for p in answer.places)
    )


def from_random(rng: random.Random) -> Below:
    """For simulation, search and tests: fast, not verifiable."""
    rand = rng.random
    return lambda n: int(rand() * n)


class Seed(msgspec.Struct, frozen=True):
    """A secret seed and the nonces added to it after the commitment, one a seat, all in hexadecimal digits."""

    secret: str
    nonces: tuple[str, ...] = ()

    @property
    def commitment(self) -> str:
        import hashlib  # brings OpenSSL along, which games without a server do not need

        return hashlib.sha256(bytes.fromhex(self.secret)).hexdigest()

    def numbered(self, draw_number: int) -> Below:
        """The source of the draw with this number in the game; nothing else can come of it."""
        key = bytes.fromhex(self.secret)
        message = f"{draw_number}:{','.join(self.nonces)}".encode()
        stream = Stream(key, message)
        return stream.below


class Stream:
    """Unbiased integers from HMAC-SHA256 in counter mode."""

    def __init__(self, key: bytes, message: bytes) -> None:
        self.key, self.message, self.block, self.rest = key, message, 0, b""

    def below(self, n: int) -> int:
        import hmac  # as above

        if n < 1:
            raise ValueError("there is nothing to draw from")
        size = max(1, ((n - 1).bit_length() + 7) // 8)
        limit = 256**size - 256**size % n
        while True:
            while len(self.rest) < size:
                self.rest += hmac.digest(self.key, self.message + f":{self.block}".encode(), "sha256")
                self.block += 1
            value, self.rest = int.from_bytes(self.rest[:size], "big"), self.rest[size:]
            if value < limit:
                return value % n
