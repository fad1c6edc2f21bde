"""Hex geometry: axial coordinates (q, r), pointy-top hexes, r downwards.

A `Field` is a set of hexes numbered row by row, with everything a game asks of it worked out once: neighbours,
distances, rings, what lies between. Directions are numbered clockwise from the east.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache, cached_property
from math import cos, pi, sin, sqrt

Axial = tuple[int, int]
EAST, SOUTH_EAST, SOUTH_WEST, WEST, NORTH_WEST, NORTH_EAST = range(6)
DIRECTIONS: tuple[Axial, ...] = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
CENTRE: Axial = (0, 0)


def step(at: Axial, direction: int, count: int = 1) -> Axial:
    """The hex so many steps away in a straight line."""
    dq, dr = DIRECTIONS[direction]
    return at[0] + count * dq, at[1] + count * dr


def neighbours(at: Axial) -> list[Axial]:
    """The six hexes that share a side with this one, clockwise from the east."""
    return [(at[0] + dq, at[1] + dr) for dq, dr in DIRECTIONS]


def distance(a: Axial, b: Axial) -> int:
    """Steps from hex to hex."""
    dq, dr = a[0] - b[0], a[1] - b[1]
    return max(abs(dq), abs(dr), abs(dq + dr))


def rotated(at: Axial, sixths: int = 1) -> Axial:
    """Turned clockwise about the centre by so many times 60 degrees."""
    for _ in range(sixths % 6):
        at = (-at[1], at[0] + at[1])
    return at


def ring(centre: Axial, radius: int) -> list[Axial]:
    """The hexes at exactly this distance, clockwise from the east: the way around the world."""
    if radius == 0:
        return [centre]
    at, out = step(centre, EAST, radius), []
    for side in range(6):
        for _ in range(radius):
            out.append(at)
            at = step(at, (side + 2) % 6)
    return out


def disc(centre: Axial, radius: int) -> list[Axial]:
    """All hexes up to this distance, row by row."""
    q, r = centre
    return [
        (q + dq, r + dr)
        for dr in range(-radius, radius + 1)
        for dq in range(max(-radius, -radius - dr), min(radius, radius - dr) + 1)
    ]


def line(a: Axial, b: Axial) -> list[Axial]:
    """The hexes on the straight line from a to b, both included; along a common side, those nearer the east."""
    steps = distance(a, b)
    if steps == 0:
        return [a]
    out = []
    for i in range(steps + 1):
        t = i / steps
        out.append(nearest(a[0] + (b[0] - a[0]) * t + 1e-6, a[1] + (b[1] - a[1]) * t - 5e-7))
    return out


def nearest(q: float, r: float) -> Axial:
    """The hex that holds a point given in fractional coordinates."""
    whole_q, whole_r, whole_s = round(q), round(r), round(-q - r)
    off_q, off_r, off_s = abs(whole_q - q), abs(whole_r - r), abs(whole_s + q + r)
    if off_q > off_r and off_q > off_s:
        whole_q = -whole_r - whole_s
    elif off_r > off_s:
        whole_r = -whole_q - whole_s
    return whole_q, whole_r


def wrapped(at: Axial, radius: int) -> Axial:
    """The hex of a round world of this radius: who leaves the disc at one side comes in at the opposite one."""
    for centre in (CENTRE, *(rotated((2 * radius + 1, -radius), turn) for turn in range(6))):
        moved = (at[0] - centre[0], at[1] - centre[1])
        if distance(moved, CENTRE) <= radius:
            return moved
    raise ValueError(f"{at} lies more than one world away")


def centre_point(at: Axial, size: float) -> tuple[float, float]:
    """Where the middle of a hex is drawn; `size` is the length of a side."""
    q, r = at
    return size * sqrt(3) * (q + r / 2), size * 1.5 * r


def corners(at: Axial, size: float) -> tuple[tuple[float, float], ...]:
    """The corners of a hex as drawn; side i, towards direction i, runs from corner i to corner i + 1."""
    x, y = centre_point(at, size)
    return tuple(
        (round(x + size * cos(pi / 3 * i - pi / 6), 3), round(y + size * sin(pi / 3 * i - pi / 6), 3)) for i in range(6)
    )


class Field:
    """Hexes numbered from 0 in the order given."""

    def __init__(self, hexes: Iterable[Axial]) -> None:
        self.hexes = tuple(hexes)
        self.number = {at: i for i, at in enumerate(self.hexes)}
        self.near: tuple[tuple[int, ...], ...] = tuple(
            tuple(sorted(self.number[n] for n in neighbours(at) if n in self.number)) for at in self.hexes
        )

    def __len__(self) -> int:
        return len(self.hexes)

    def __iter__(self) -> Iterator[Axial]:
        return iter(self.hexes)

    @cached_property
    def apart(self) -> list[list[int]]:
        """The distance between any two, in a straight line whatever lies between."""
        return [[distance(a, b) for b in self.hexes] for a in self.hexes]

    @cached_property
    def second(self) -> tuple[tuple[int, ...], ...]:
        """The hexes at distance 2 of each."""
        return tuple(tuple(i for i, d in enumerate(row) if d == 2) for row in self.apart)

    @cached_property
    def between(self) -> dict[tuple[int, int], tuple[int, ...]]:
        """The common neighbours of two hexes at distance 2: one if they lie in a straight line, else two."""
        return {
            (a, b): tuple(n for n in self.near[a] if n in self.near[b])
            for a in range(len(self.hexes))
            for b in self.second[a]
        }

    def within(self, at: int, radius: int) -> list[int]:
        """The hexes up to this distance, ascending, without the hex itself."""
        return [i for i, d in enumerate(self.apart[at]) if 0 < d <= radius]

    def paths(self, a: int, b: int, most: int) -> list[tuple[int, ...]]:
        """Every way from a to b of 2 to `most` steps that crosses itself nowhere: the hexes between, ascending."""
        found: list[tuple[int, ...]] = []
        heads: list[tuple[int, ...]] = [(n,) for n in self.near[a] if n != b]
        while heads:
            way = heads.pop()
            for n in self.near[way[-1]]:
                if n == b:
                    found.append(way)
                elif len(way) + 1 < most and n != a and n not in way:
                    heads.append((*way, n))
        return sorted(found)


@cache
def hexagon(radius: int) -> Field:
    """A large regular hexagon around the centre, numbered row by row from the north."""
    return Field(disc(CENTRE, radius))
