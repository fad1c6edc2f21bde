"""What rules ask of a board is what the board says."""

from __future__ import annotations

from importlib import import_module

import msgspec
import pytest

from feldherr.boards.ground import Ground

DRAWN = ("triomphe_a_marengo", "napoleons_triumph", "napoleon_in_europe")


@pytest.mark.parametrize("package", DRAWN)
def test_the_ground_is_what_the_board_says(package: str) -> None:
    board = import_module(f"feldherr.games.{package}.board")
    sheet, ground = board.sheet(), board.BOARD
    assert len(ground.spaces) > 50 and len(ground.edges) > 100
    assert msgspec.convert(msgspec.to_builtins(sheet), Ground) == ground
    for kind in ("spaces", "edges", "boxes", "tracks"):     # what the file leaves out has the same value in both
        for said, drawn in zip(getattr(ground, kind), getattr(sheet, kind), strict=True):
            for name in said.__struct_fields__:
                if name not in ("crossings", "spaces"):
                    assert getattr(said, name) == getattr(drawn, name), (kind, name)
