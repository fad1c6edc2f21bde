"""What must hold in every state: each law is broken once, and exactly that is said."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pytest

from feldherr.boards.bags import Bag
from feldherr.games.triomphe_a_marengo import GAME
from feldherr.games.triomphe_a_marengo.board import AREAS, CAPACITY
from feldherr.games.triomphe_a_marengo.rules.pieces import put
from feldherr.games.triomphe_a_marengo.rules.soundness import faults
from feldherr.games.triomphe_a_marengo.state import State, face_of

TEXT = """turn 5 austria actions
pool 4 3
discs austria 44 1
discs france 45 2
0: 1=infantry-3
44: 2=infantry-2 3=infantry-3
44>45: 4=artillery-1
45: 20=infantry-2.known 21=cavalry-2.unready 22=infantry-3 23=infantry-1
box 0: 5=infantry-3
bag 22 23: infantry-3
"""
"""Piece 0 and most others are off the board; area 0 is held by a single piece."""
SMALL = CAPACITY.index(min(CAPACITY))
HORSE, FOOT = face_of("cavalry-2"), face_of("infantry-3")


def said(change: Callable[[State], object]) -> list[str]:
    s, _ = GAME.read(TEXT)
    assert isinstance(s, State)
    change(s)
    return faults(s)


def stand(s: State, piece: int, face: int, spot: int) -> None:
    s.face[piece] = face
    put(s, piece, spot)


def test_a_sound_state_has_no_faults() -> None:
    """TM §1.3 §3.5 §4.3.1: nor has one with empty pools, or an area filled to its capacity."""
    assert said(lambda s: None) == []

    def spent(s: State) -> None:
        s.lost[0] += s.pool[0]
        s.pool[0] = 0

    def filled(s: State) -> None:
        for piece in range(6, 6 + CAPACITY[SMALL]):
            stand(s, piece, FOOT - 1, SMALL)

    assert said(spent) == said(filled) == []


def test_an_area_holds_whom_it_counts() -> None:
    """TM §3.5 §3.18: pieces of one side, no more than its capacity, and the side that is said to be there."""
    assert said(lambda s: s.troops.__setitem__(0, 2)) == ["area 0 counts 2 pieces and holds 1"]
    assert said(lambda s: s.holder.__setitem__(44, 1)) == ["area 44 is said to be held by 1"]
    assert said(lambda s: s.holder.__setitem__(44, -1)) == ["area 44 is said to be held by -1"]

    def both(s: State) -> None:
        stand(s, 24, FOOT, 44)
        s.holder[44] = 0

    assert said(both) == ["area 44 is occupied by both sides"]

    def crowded(s: State) -> None:
        for piece in range(6, 7 + CAPACITY[SMALL]):
            stand(s, piece, FOOT - 1, SMALL)

    assert said(crowded) == [f"area {SMALL} holds more than its capacity"]


@pytest.mark.parametrize("side", [0, 1])
def test_discs_lie_where_somebody_has_been(side: int) -> None:
    """TM §18.3.1: an area somebody has left still is his (TM §18.5.1)."""
    def strewn(s: State) -> None:
        s.discs[side * AREAS + 50] += 1
        s.pool[side] -= 1

    def passed(s: State) -> None:
        strewn(s)
        s.holder[50] = side

    assert said(strewn) == ["discs lie in area 50, where nobody ever was"] and said(passed) == []


def test_who_has_no_strength_is_off_the_board() -> None:
    """TM §2.7: and nobody else is."""
    assert said(lambda s: s.face.__setitem__(3, 0)) == ["piece 3 is destroyed, but not both"]
    assert said(lambda s: s.face.__setitem__(0, FOOT)) == ["piece 0 is off the board, but not both"]


def test_what_is_known_is_true() -> None:
    """TM §2.5, ruling r39."""
    assert said(lambda s: s.known.__setitem__(20, HORSE)) == ["what is known of piece 20 is not true"]
    assert said(lambda s: s.known.__setitem__(20, 0)) == []


@pytest.mark.parametrize(("side", "kind", "there", "began"), [
    (0, "infantry", 4, 13), (0, "cavalry", 0, 6), (0, "artillery", 1, 1),
    (1, "infantry", 3, 14), (1, "cavalry", 1, 4), (1, "artillery", 0, 1),
])  # fmt: skip
def test_no_side_has_more_of_a_kind_than_it_began_with(side: int, kind: str, there: int, began: int) -> None:
    """TM §4.3.1: as pictured in the boxes; some of them are on the board already."""
    def raised(s: State, count: int) -> None:
        for number in range(count):
            stand(s, (6, 24)[side] + number, face_of(f"{kind}-1"), (44, 45)[side])

    assert said(lambda s: raised(s, began - there)) == []
    fault = f"side {side} has more pieces of a kind than it began with"
    assert said(lambda s: raised(s, began - there + 1)) == [fault]


def test_a_bag_holds_what_its_pieces_are() -> None:
    """TM §17.2: their faces, of pieces that live and are not known."""
    def wrong(s: State) -> None:
        s.bags = (Bag((22, 23), (FOOT, FOOT)),)

    def known(s: State) -> None:
        s.bags = (Bag((20, 22), (FOOT,)),)

    def gone(s: State) -> None:
        s.bags = (Bag((22, 30), (FOOT,)),)

    assert said(wrong) == [f"the bag (22, 23) does not hold ({FOOT}, {FOOT})"]
    assert said(known) == ["the bag (20, 22) holds a piece that is known or gone"]
    assert said(gone) == ["the bag (22, 30) holds a piece that is known or gone"]


def test_no_austrian_piece_is_unready() -> None:
    """TM §14.2: the first as little as any; French ones may be."""
    fault = ["an Austrian piece is unready"]
    assert said(lambda s: setattr(s, "unready", 1 << 1)) == said(lambda s: setattr(s, "unready", 1)) == fault
    assert said(lambda s: setattr(s, "unready", 1 << 20)) == []


@pytest.mark.parametrize(("side", "all_"), [(0, 12), (1, 15)])
def test_the_discs_of_a_side_add_up(side: int, all_: int) -> None:
    """TM §1.3 §4.1.2: on the track, in the pool, in areas and lost."""
    fault = f"the discs of side {side} do not add up to {all_}"
    def counted(s: State, column: str) -> None:
        getattr(s, column)[side] += 1

    assert all(said(partial(counted, column=column)) == [fault] for column in ("pool", "lost", "received"))

    def owing(s: State) -> None:
        s.lost[side] += s.pool[side] + 1
        s.pool[side] = -1

    assert fault in said(owing)

    def borrowed(s: State) -> None:
        s.discs[side * AREAS + 50] -= 1
        s.pool[side] += 1
        s.holder[50] = side

    assert fault in said(borrowed)
