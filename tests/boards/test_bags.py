"""What is remembered of mixed blocks is always true, hangs together, and can be dealt out again."""

from __future__ import annotations

import random
from collections import Counter
from itertools import combinations

from hypothesis import given, settings
from hypothesis import strategies as st

from feldherr.boards.bags import Bag, deal, mixed, seen, tidy

BLOCKS = 7
GONE = 0


class World:
    """The true faces of some blocks, and what an opponent remembers of them."""

    def __init__(self, faces: list[int]) -> None:
        self.faces = list(faces)
        self.known = [0] * len(faces)
        self.bags: tuple[Bag, ...] = ()

    def see(self, block: int) -> None:
        if self.faces[block] and not self.known[block]:
            self.bags = seen(self.bags, block, self.faces[block])
            self.known[block] = self.faces[block]

    def destroy(self, block: int) -> None:
        self.see(block)
        self.faces[block] = self.known[block] = GONE

    def weaken(self, block: int) -> None:
        """A loss: the face that is seen is another from now on."""
        self.see(block)
        if self.faces[block] > 1:
            self.faces[block] -= 1
            self.known[block] -= 1

    def mix(self, blocks: list[int], seed: int) -> None:
        there = tuple(sorted(b for b in set(blocks) if self.faces[b]))
        if len(there) > 1:
            self.bags = mixed(self.bags, self.known, there)
            faces = [self.faces[b] for b in there]
            random.Random(seed).shuffle(faces)
            for block, face in zip(there, faces):
                self.faces[block] = face

    def do(self, deed: tuple[str, list[int], int]) -> None:
        word, blocks, seed = deed
        if word == "mix":
            self.mix(blocks, seed)
        else:
            {"see": self.see, "destroy": self.destroy, "weaken": self.weaken}[word](blocks[0])

    @property
    def hidden(self) -> list[int]:
        return [b for b, face in enumerate(self.faces) if face and not self.known[b]]

    @property
    def hidden_faces(self) -> list[int]:
        return [self.faces[b] for b in self.hidden]


def holds(bag: Bag, face_of: dict[int, int]) -> bool:
    """Whether these faces are among these blocks."""
    return not Counter(bag.faces) - Counter(face_of[b] for b in bag.blocks)


def deeds(blocks: int) -> st.SearchStrategy[list[tuple[str, list[int], int]]]:
    numbers = st.lists(st.integers(0, blocks - 1), min_size=1, max_size=blocks)
    words = st.sampled_from(["mix", "mix", "mix", "see", "see", "weaken", "destroy"])
    return st.lists(st.tuples(words, numbers, st.integers(0, 999)), max_size=14)


worlds = st.lists(st.integers(1, 4), min_size=BLOCKS, max_size=BLOCKS)


@given(worlds, deeds(BLOCKS))
def test_every_bag_holds_in_the_true_world(faces: list[int], history: list[tuple[str, list[int], int]]) -> None:
    world = World(faces)
    for deed in history:
        world.do(deed)
        truth = dict(enumerate(world.faces))
        assert all(holds(bag, truth) for bag in world.bags)


@given(worlds, deeds(BLOCKS))
def test_bags_are_nested_or_apart_and_hold_blocks_of_unknown_face_only(
    faces: list[int], history: list[tuple[str, list[int], int]]
) -> None:
    world = World(faces)
    for deed in history:
        world.do(deed)
        for one, other in combinations([set(bag.blocks) for bag in world.bags], 2):
            assert one < other or other < one or not one & other
        for bag in world.bags:
            assert bag.faces
            assert bag.blocks == tuple(sorted(set(bag.blocks)))
            assert bag.faces == tuple(sorted(bag.faces))
            assert set(bag.blocks) <= set(world.hidden)


@given(worlds, deeds(BLOCKS))
def test_nothing_single_is_known_of_blocks_that_were_mixed(
    faces: list[int], history: list[tuple[str, list[int], int]]
) -> None:
    world = World(faces)
    for deed in history:
        before = Counter(face for face in world.known if face)
        world.do(deed)
        if deed[0] == "mix" and len([b for b in set(deed[1]) if world.faces[b]]) > 1:
            assert not any(world.known[b] for b in deed[1])
            kept = Counter(face for face in world.known if face)
            for face in before - kept:
                assert any(face in bag.faces for bag in world.bags)


@given(worlds, deeds(BLOCKS), st.integers(0, 10**6))
def test_a_deal_gives_every_hidden_block_a_face_so_that_all_bags_hold(
    faces: list[int], history: list[tuple[str, list[int], int]], seed: int
) -> None:
    world = World(faces)
    for deed in history:
        world.do(deed)
    dealt = deal(world.bags, world.hidden, world.hidden_faces, random.Random(seed))
    assert sorted(dealt) == world.hidden
    assert Counter(dealt.values()) == Counter(world.hidden_faces)
    assert all(holds(bag, dealt) for bag in world.bags)


@given(worlds, deeds(BLOCKS), st.integers(0, 10**6))
def test_worlds_that_look_alike_give_equal_deals(
    faces: list[int], history: list[tuple[str, list[int], int]], seed: int
) -> None:
    world = World(faces)
    for deed in history:
        world.do(deed)
    other = deal(world.bags, world.hidden, world.hidden_faces, random.Random(seed + 1))
    here = deal(world.bags, world.hidden, world.hidden_faces, random.Random(seed))
    there = deal(
        reversed(world.bags), list(reversed(world.hidden)), [other[b] for b in reversed(world.hidden)],
        random.Random(seed),
    )  # fmt: skip
    assert here == there


@settings(max_examples=60)
@given(st.lists(st.integers(1, 3), min_size=5, max_size=5), deeds(5))
def test_a_deal_can_come_to_the_true_world(faces: list[int], history: list[tuple[str, list[int], int]]) -> None:
    world = World(faces)
    for deed in history:
        world.do(deed)
    truth = {b: world.faces[b] for b in world.hidden}
    rng = random.Random(1)
    assert any(deal(world.bags, world.hidden, world.hidden_faces, rng) == truth for _ in range(4000))


def test_a_seen_block_leaves_its_bag_and_takes_its_face_along() -> None:
    bags = (Bag((1, 2, 3), (5, 6)),)
    assert seen(bags, 2, 6) == (Bag((1, 3), (5,)),)
    assert seen(bags, 2, 7) == (Bag((1, 3), (5, 6)),)
    assert seen(bags, 4, 5) == bags


def test_mixing_widens_the_bags_it_reaches_into_and_keeps_the_others() -> None:
    known = [0, 5, 0, 0, 0]
    bags = (Bag((2, 3), (7,)), Bag((2, 3, 4), (7, 8)))
    assert mixed(bags, known, (1, 2)) == (Bag((1, 2), (5,)), Bag((1, 2, 3), (5, 7)), Bag((1, 2, 3, 4), (5, 7, 8)))
    assert known == [0, 0, 0, 0, 0]
    assert mixed(bags, [0] * 5, (0, 1)) == bags
    assert mixed(bags, [0] * 5, (2, 3)) == bags


def test_what_several_bags_say_of_the_same_blocks_is_said_once() -> None:
    assert tidy([Bag((1, 2, 3), (5, 5)), Bag((1, 2, 3), (5, 6)), Bag((4,), ())]) == (Bag((1, 2, 3), (5, 5, 6)),)
