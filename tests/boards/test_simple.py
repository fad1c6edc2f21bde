"""Simple boards are sound, whatever numbers they are made of."""

from __future__ import annotations

import pytest

from feldherr.boards.board import check
from feldherr.boards.drawing.draw import draw
from feldherr.boards.model import Board
from feldherr.boards.simple import grid, letters, row


@pytest.mark.parametrize(
    "board",
    [
        row("x", "X", 9), row("x", "X", 9, room=1), row("x", "X", ["Camp", "Ford"], room=7), row("x", "X", 5, room=16),
        grid("x", "X", 8, 8, room=1), grid("x", "X", 3, 2, room=9), grid("x", "X", 1, 1),
    ],
)  # fmt: skip
def test_it_is_sound_and_can_be_drawn(board: Board) -> None:
    assert check(board) == []
    assert draw(board).startswith("<svg")


def test_fields_of_a_row_are_numbered_from_one_and_each_is_joined_to_the_next() -> None:
    board = row("nine-fields", "Nine Fields", 9)
    assert [(space.id, space.name) for space in board.spaces] == [(n, str(n)) for n in range(1, 10)]
    assert [(edge.a, edge.b) for edge in board.edges] == [(n, n + 1) for n in range(1, 9)]
    assert [space.name for space in row("x", "X", ["Camp", "Ford"]).spaces] == ["Camp", "Ford"]


def test_squares_of_a_grid_are_named_as_on_a_chess_board() -> None:
    board = grid("x", "X", 3, 2)
    assert [space.name for space in board.spaces] == ["a2", "b2", "c2", "a1", "b1", "c1"]
    assert {(edge.a, edge.b) for edge in board.edges} == {(0, 1), (1, 2), (3, 4), (4, 5), (0, 3), (1, 4), (2, 5)}
    assert [letters(n) for n in (0, 25, 26, 27)] == ["a", "z", "aa", "ab"]


def test_as_many_blocks_find_a_place_as_there_is_room() -> None:
    assert [len(space.reserve) for space in row("x", "X", 3, room=5).spaces] == [5, 5, 5]
