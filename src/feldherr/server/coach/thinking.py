"""What the coach does in the processes where opponents think; nothing of the server is needed there."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from feldherr.coach.advice import Advice, advise, adviser
from feldherr.coach.costs import Asked, Coach, Cost, Taken, costs
from feldherr.kernel import store
from feldherr.kernel.game import Seat
from feldherr.server.processes import learn

Sent = tuple[bytes, tuple[Any, ...], tuple[Asked, ...]]
"""What was taken in a turn, with its position as it is stored."""


def advised(name: str, package: str, world: bytes, seat: int, seed: float) -> Advice:
    game = learn(name, package)
    return advise(game, store.decode(game, world), seat, seed)


def told_costs(
    name: str, package: str, seats: Sequence[Seat], seat: int, word: str, said: Mapping[int, Advice],
    turn: Sequence[Sent],
) -> list[Cost]:  # fmt: skip
    game = learn(name, package)
    coach = Coach(game, seat, adviser(name), word, said)
    return costs(coach, seats, [Taken(store.decode(game, at), answers, asked) for at, answers, asked in turn])
