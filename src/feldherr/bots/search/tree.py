"""The tree: what came of each answer, at every question that was met after the same answers.

A node stands for what its seat knows: the answers given since the root, whatever the dice and the hidden pieces were.
Options are not the same in every world, so an edge also counts how often it was there to be taken.
"""

from __future__ import annotations

import math
from typing import Any

CURIOSITY = 0.7
"""How much an answer that was tried seldom is preferred, in units of how much values differ."""
WIDENING, POWER = 1.0, 0.45
"""After n visits a node knows WIDENING * n ** POWER answers, the most promising first."""


class Edge:
    """An answer at a node."""

    __slots__ = ("available", "following", "total", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.available = 0
        self.total = 0.0
        self.following: dict[tuple[int, str], Node] = {}


class Node:
    """A question put to a seat. Its values are those of this seat: each seat looks for its own best (max^n)."""

    __slots__ = ("edges", "seat", "square", "total", "visits")

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.visits = 0
        self.total = self.square = 0.0
        self.edges: dict[Any, Edge] = {}

    def first(self, option: Any) -> tuple[Any, Edge]:
        """The answer a new node begins with: what would be answered at once, so nothing needs to be ranked."""
        edge = self.edges[option] = Edge()
        edge.available = 1
        return option, edge

    def select(self, ranked: list[Any]) -> tuple[Any, Edge]:
        """The answer to try next; `ranked` are the options in this world, the most promising first."""
        wanted = 1 + int(WIDENING * self.visits**POWER)
        best: tuple[Any, Edge] | None = None
        highest, known = -math.inf, 0
        spread = self.spread()
        for option in ranked:
            edge = self.edges.get(option)
            if edge is None:
                if known < wanted:
                    edge = self.edges[option] = Edge()
                    edge.available = 1
                    return option, edge
                continue
            known += 1
            edge.available += 1
            if not edge.visits:
                return option, edge
            bound = edge.total / edge.visits + CURIOSITY * spread * math.sqrt(math.log(edge.available) / edge.visits)
            if bound > highest:
                highest, best = bound, (option, edge)
        assert best is not None
        return best

    def spread(self) -> float:
        """How much the values seen here differ."""
        if self.visits < 2:
            return 0.5
        mean = self.total / self.visits
        return math.sqrt(max(1e-4, self.square / self.visits - mean * mean))

    def learn(self, edge: Edge, value: float) -> None:
        self.visits += 1
        self.total += value
        self.square += value * value
        edge.visits += 1
        edge.total += value
