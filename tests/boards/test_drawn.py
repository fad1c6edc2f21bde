"""The boards as they are drawn: on their sheets, and as they were."""

from __future__ import annotations

import re
from typing import Any

import msgspec
import pytest

from feldherr import games
from feldherr.boards.drawing import hexmap
from feldherr.boards.geometry import inside
from tests.boards import drawn

HEXES = [(name, chosen) for name in ("viktory-ii", "trench-club") for chosen in drawn.OPTIONS[name]]


def test_no_board_has_changed() -> None:
    """No part of any; `python -m tests.boards.drawn` writes anew what was meant to change."""
    assert drawn.digests() == drawn.kept()


@pytest.mark.parametrize(("name", "chosen"), HEXES)
def test_hexes_lie_on_their_sheet_and_their_slots_in_them(name: str, chosen: dict[str, Any]) -> None:
    game = games.game(name)
    board = game.board(msgspec.convert(chosen, game.options_type))
    for space in board.spaces:
        assert all(0 < x < board.width and 0 < y < board.height for x, y in space.polygon)
        if "part_of" not in space.marks and "fort" not in space.marks:
            assert all(inside((slot.x, slot.y), space.polygon) for slot in space.reserve)
    middles = [hexmap.middle(space.polygon) for space in board.spaces]
    for box in board.boxes:
        assert all(0 < x < board.width and 0 < y < board.height for x, y in box.polygon)
        assert not any(inside(middle, box.polygon) for middle in middles)


def test_the_names_of_seas_lie_on_water() -> None:
    """Those that lie level, in the room of the longest: land is drawn over them and would hide their letters."""
    game = games.game("napoleon-in-europe")
    board = game.board(game.options_type())
    isles = [re.findall(r"[ML](-?[\d.]+) (-?[\d.]+)", one.path) for one in board.decorations if one.kind == "isle"]
    dry = [(float(x), float(y)) for isle in isles for x, y in isle] + [at for one in board.spaces for at in one.polygon]
    seas = [one.label for one in board.decorations if one.kind == "sea" and one.label and not one.label.angle]
    assert len(seas) == 10
    for name in seas:
        reach = (name.width / 2, name.size * 0.4)
        assert not any(abs(x - name.x) < reach[0] and abs(y - name.y) < reach[1] for x, y in dry), name.text


def test_two_hexes_share_one_side() -> None:
    one = ((0.0, 0.0), (1.0, 0.5), (1.0, 1.5), (0.0, 2.0), (-1.0, 1.5), (-1.0, 0.5))
    other = tuple((x + 2, y) for x, y in one)
    sheet = hexmap.sheet([one, other], 5.0)
    assert (sheet.width, sheet.height) == (14.0, 12.0) and sheet.polygons[0][0] == (6.0, 5.0)
    (edge,) = hexmap.edges([(1,), (0,)], sheet.polygons)
    assert (edge.a, edge.b, edge.segment) == (0, 1, ((7.0, 5.5), (7.0, 6.5)))
    assert sheet.frame == "M4,4H10V8H4Z" and hexmap.middle(sheet.polygons[1]) == (8.0, 6.0)
