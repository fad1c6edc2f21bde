"""Blocks on a board of areas with approaches: where each stands, and what the opponent knows of its face.

Both Simmons block games keep the same index; what moves, is lost or is told, each of them says by its own rules.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Protocol

from feldherr.boards import bags


class Blocks(Protocol):
    """The part of a state that both games have. Blocks and positions are small ints."""

    face: list[int]
    spot: list[int]
    at: list[tuple[int, ...]]
    """Who stands where: blocks by position, ascending."""
    troops: list[int]
    """Blocks by area, and the side that stands there or stood there last."""
    holder: list[int]
    known: list[int]
    bags: tuple[bags.Bag, ...]
    up: int
    """Blocks that lie face up, as bits."""


def put_block(s: Blocks, block: int, to: int, side: int, area_of: Sequence[int]) -> None:
    """A block is always in exactly one position, any number may share one. Keeps the index."""
    old = s.spot[block]
    left = s.at[old]
    s.at[old] = () if len(left) == 1 else tuple([b for b in left if b != block])
    area = area_of[old]
    if area >= 0:
        s.troops[area] -= 1
    s.spot[block] = to
    there = s.at[to]
    s.at[to] = (*there, block) if not there or there[-1] < block else tuple(sorted((*there, block)))
    area = area_of[to]
    if area >= 0:
        s.troops[area] += 1
        s.holder[area] = side


def disclose(s: Blocks, block: int) -> None:
    """The opponent learns a face; he remembers it until the block is mixed with others."""
    face = s.face[block]
    if not s.known[block]:
        s.bags = bags.seen(s.bags, block, face)
    s.known[block] = face


def turn_up(s: Blocks, block: int) -> bool:
    """The block lies face up; whether it did not before."""
    if s.up >> block & 1:
        return False
    s.up |= 1 << block
    disclose(s, block)
    return True


def reordered(sets: Sequence[tuple[int, ...]], order: Sequence[int]) -> Iterable[tuple[tuple[int, ...], list[int]]]:
    """Each set with its blocks as they were drawn; one random order of all blocks serves every set."""
    flat = [block for blocks in sets for block in blocks]
    rank = {block: order[i] for i, block in enumerate(flat)}
    return [(blocks, sorted(blocks, key=lambda block: rank[block])) for blocks in sets]


def index_faults(s: Blocks, count: int, word: str) -> list[str]:
    """What is wrong with the index, in sentences; `word` is what the game calls its blocks."""
    out = [f"{word} {b} is not where the index has it" for b in range(count) if b not in s.at[s.spot[b]]]
    if sum(map(len, s.at)) != count:
        out.append(f"the index does not hold every {word} once")
    return out
