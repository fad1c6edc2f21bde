"""What an opponent remembers of blocks that were seen and then mixed: among these blocks, at least these faces.

Blocks are public numbers, faces small ints. `known[block]` is the face an opponent has seen on it since it was last
mixed (0: none); a bag holds for blocks none of which is known. Bags are nested or apart, never overlapping: so
they can be dealt out again from the inmost outward without a dead end.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence

import msgspec


class Bag(msgspec.Struct, frozen=True, gc=False):
    """Among `blocks` (ascending) are at least `faces` (ascending)."""

    blocks: tuple[int, ...]
    faces: tuple[int, ...]


def without(faces: Sequence[int], gone: Iterable[int]) -> tuple[int, ...]:
    """The multiset difference."""
    left = list(faces)
    for face in gone:
        if face in left:
            left.remove(face)
    return tuple(left)


def tidy(bags: Iterable[Bag]) -> tuple[Bag, ...]:
    """One bag for the same blocks (what several say of them holds at once), none that says nothing; inmost first."""
    said: dict[tuple[int, ...], tuple[int, ...]] = {}
    for bag in bags:
        before = said.get(bag.blocks, ())
        said[bag.blocks] = tuple(sorted(before + without(bag.faces, before)))
    return tuple([Bag(blocks, said[blocks]) for blocks in sorted(said, key=lambda b: (len(b), b)) if said[blocks]])


def seen(bags: tuple[Bag, ...], block: int, face: int) -> tuple[Bag, ...]:
    """The bags after a block of unknown face has been seen: the rest of each bag holds the rest of its faces."""
    if not any(block in bag.blocks for bag in bags):
        return bags
    out = []
    for bag in bags:
        if block in bag.blocks:
            bag = Bag(tuple([b for b in bag.blocks if b != block]), without(bag.faces, (face,)))
        out.append(bag)
    return tidy(out)


def mixed(bags: tuple[Bag, ...], known: list[int], blocks: tuple[int, ...]) -> tuple[Bag, ...]:
    """The bags after `blocks` have been mixed; what was known of one of them is known of all of them together.

    Writes `known`: no single face of the mixed blocks is known any more. A bag that the mixing reaches into is
    widened by it; bags that lay apart and are joined by it become one, level by level, so that bags stay nested.
    """
    faces = tuple([known[b] for b in blocks if known[b]])
    for b in blocks:
        known[b] = 0
    reach = set(blocks)
    touched = [bag for bag in bags if reach & set(bag.blocks) and not reach <= set(bag.blocks)]
    out = [bag for bag in bags if bag not in touched]
    while touched:
        outermost = [t for t in touched if not any(set(t.blocks) < set(o.blocks) for o in touched)]
        touched = [t for t in touched if t not in outermost]
        union = reach.union(*(t.blocks for t in outermost))
        out.append(Bag(tuple(sorted(union)), tuple(sorted(sum((t.faces for t in outermost), faces)))))
    if faces:
        out.append(Bag(tuple(sorted(blocks)), tuple(sorted(faces))))
    return tidy(out)


def deal(
    bags: Iterable[Bag], hidden: Sequence[int], faces: Sequence[int], rng: random.Random
) -> dict[int, int]:
    """A face for every hidden block, at random, so that every bag holds. `faces` are those of the hidden blocks."""
    dealt: dict[int, int] = {}
    rest = sorted(faces)
    for bag in sorted(bags, key=lambda bag: (len(bag.blocks), bag.blocks)):
        due = list(without(bag.faces, [dealt[b] for b in bag.blocks if b in dealt]))
        open_blocks = [b for b in bag.blocks if b not in dealt]
        rng.shuffle(due)
        for face, block in zip(due, rng.sample(open_blocks, len(due))):
            dealt[block] = face
            rest.remove(face)
    rng.shuffle(rest)
    dealt.update(zip([b for b in sorted(hidden) if b not in dealt], rest))
    return dealt
