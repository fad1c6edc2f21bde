"""What the coach does in the processes where opponents think; nothing of the server is needed there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from feldherr.coach.advice import Advice, advise
from feldherr.coach.costs import Cost, Taken, costs
from feldherr.kernel import store
from feldherr.kernel.game import Seat
from feldherr.server.processes import learn


def advised(name: str, package: str, world: bytes, seat: int, seed: float) -> Advice:
    game = learn(name, package)
    return advise(game, store.decode(game, world), seat, seed)


def told_costs(
    name: str, package: str, seats: Sequence[Seat], seat: int, turn: Sequence[tuple[int, bytes, tuple[Any, ...]]]
) -> list[Cost]:
    game = learn(name, package)
    return costs(game, seats, seat, [Taken(entry, store.decode(game, at), said) for entry, at, said in turn])
