"""What both block games share: who stands where, what is known, how blocks are mixed."""

from __future__ import annotations

from feldherr.boards.bags import Bag
from feldherr.boards.blocks import disclose, index_faults, put_block, reordered, turn_up

AREA_OF = [0, 1, 0, -1]
"""Two reserves, an approach of the first area, and off the board."""
OFF = 3


class Field:
    """Three blocks, all off the board."""

    def __init__(self) -> None:
        self.face = [6, 10, 13]
        self.spot = [OFF] * 3
        self.at: list[tuple[int, ...]] = [(), (), (), (0, 1, 2)]
        self.troops, self.holder = [0, 0], [-1, -1]
        self.known = [0, 0, 0]
        self.bags: tuple[Bag, ...] = (Bag((0, 1), (6,)),)
        self.up = 0


def test_a_block_leaves_one_position_for_another() -> None:
    s = Field()
    for block, to in ((2, 0), (0, 0), (1, 2)):
        put_block(s, block, to, 1, AREA_OF)
    assert s.at == [(0, 2), (), (1,), ()] and s.troops == [3, 0] and s.holder == [1, -1]
    put_block(s, 2, 1, 1, AREA_OF)
    put_block(s, 1, OFF, 1, AREA_OF)
    assert s.at == [(0,), (2,), (), (1,)] and s.troops == [1, 1] and s.holder == [1, 1]
    assert index_faults(s, 3, "block") == []


def test_a_block_is_turned_up_once_and_leaves_the_bag_it_was_in() -> None:
    s = Field()
    assert turn_up(s, 1) and not turn_up(s, 1)
    assert s.up == 2 and s.known == [0, 10, 0] and s.bags == (Bag((0,), (6,)),)
    disclose(s, 0)
    assert s.known == [6, 10, 0] and not s.bags and s.up == 2


def test_one_drawn_order_serves_every_set() -> None:
    assert list(reordered([(3, 5), (1, 2, 7)], (1, 0, 4, 2, 3))) == [((3, 5), [5, 3]), ((1, 2, 7), [2, 7, 1])]
    assert list(reordered([], ())) == []


def test_a_wrong_index_is_found() -> None:
    s = Field()
    s.spot[1] = 0
    assert index_faults(s, 3, "block") == ["block 1 is not where the index has it"]
    s.at[0] = (1,)
    assert index_faults(s, 3, "block") == ["the index does not hold every block once"]
