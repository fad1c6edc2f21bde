"""What an observation consists of: by game its parts by name, in order, each with the range of its numbers."""

from __future__ import annotations

from typing import NamedTuple

from feldherr.sim.numbers.parts import Part, terms


class Span(NamedTuple):
    """A part of an observation: `length` numbers from `first` on, each from `low` to `high`."""

    name: str
    first: int
    length: int
    low: int
    high: int


def layout(game: str, named: int, actions: int) -> list[Span]:
    """All parts of a game's observations; at the end whether one is asked, and the last numbers said."""
    out, first = list[Span](), 0
    said = Part("said so far: the number of an action and one, 0: none", named, 0, actions)
    for name, length, low, high in (*terms(game).parts, Part("asked", 1, 0, 1), said):
        out.append(Span(name, first, length, low, high))
        first += length
    return out
