"""All worlds of the block games: every way in which the hidden blocks that matter can be dealt, one of each kind."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations_with_replacement
from typing import Any

from feldherr.boards import bags
from feldherr.boards.bags import Bag
from feldherr.exercises.motif import Unprovable
from feldherr.kernel.answers import Illegal
from feldherr.kernel.game import Game
from feldherr.kernel.position import Position, reopen

MOST = 120
"""More worlds than these are not looked through."""


def alike(kept: Sequence[Bag], blocks: Iterable[int], spots: Sequence[int]) -> list[list[int]]:
    """The blocks that nothing tells apart: they stand in one place, and the same is remembered of them."""
    groups: dict[object, list[int]] = {}
    for block in blocks:
        said = tuple([number for number, bag in enumerate(kept) if block in bag.blocks])
        groups.setdefault((spots[block], said), []).append(block)
    return list(groups.values())


def dealt(
    kept: tuple[Bag, ...], groups: list[list[int]], hidden: Sequence[int], faces: Sequence[int]
) -> Iterator[dict[int, int]]:
    """A face for every hidden block: once for each choice of faces in the groups, the rest dealt in one way that fits.

    Blocks of a group are alike, so which of them has which face makes no difference.
    """
    found = 0
    for chosen in choices(groups, Counter(faces)):
        pinned = {block: face for group, own in zip(groups, chosen) for block, face in zip(group, own)}
        rest = completed(kept, pinned, hidden, faces)
        if rest is not None:
            found += 1
            if found > MOST:
                raise Unprovable(f"more than {MOST} worlds")
            yield pinned | rest


def opened(game: Game, position: Position, states: Iterable[Any]) -> list[Position]:
    """The position in each of these states, where the same is asked there."""
    found = []
    for state in states:
        try:
            world = reopen(game, state, position.call, position.given, True)
        except Illegal:
            continue
        if [question.name for question in world.questions] == [question.name for question in position.questions]:
            found.append(world)
    return found


def choices(groups: list[list[int]], pool: Counter[int]) -> Iterator[tuple[tuple[int, ...], ...]]:
    """Which faces the groups hold, of those there are."""
    if not groups:
        yield ()
        return
    for own in combinations_with_replacement(sorted(pool), len(groups[0])):
        used = Counter(own)
        if all(used[face] <= pool[face] for face in used):
            for others in choices(groups[1:], +(pool - used)):
                yield (own, *others)


def completed(
    kept: tuple[Bag, ...], pinned: dict[int, int], hidden: Sequence[int], faces: Sequence[int]
) -> dict[int, int] | None:
    """The other hidden blocks, dealt so that all that is remembered holds; None if it cannot."""
    for block, face in pinned.items():
        kept = bags.seen(kept, block, face)
    others = [block for block in hidden if block not in pinned]
    try:
        return bags.deal(kept, others, sorted((Counter(faces) - Counter(pinned.values())).elements()), random.Random(0))
    except ValueError:
        return None
