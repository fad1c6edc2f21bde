"""What places are called at the prompt, also where their names are numbers."""

from __future__ import annotations

from msgspec.structs import replace

from feldherr.boards.simple import row
from feldherr.cli.terminal.places import Places
from tests.cli.conftest import Feldherr

NINE = row("nine-fields", "Nine Fields", 9)
SHIFTED = replace(NINE, spaces=tuple(replace(space, name=str(space.id + 1)) for space in NINE.spaces))
"""As a board file may have it: area 3 is called 4."""
NAMED = Places(row("x", "X", ["Camp", "Ford"]))


def test_a_number_is_not_numbered_again() -> None:
    for board in (NINE, SHIFTED):
        assert Places(board).number_names("Piece 1 to field 4") == "Piece 1 to field 4"
    assert NAMED.number_names("from Camp to Ford") == "from Camp (1) to Ford (2)"


def test_an_area_whose_name_is_a_number_is_known_by_it() -> None:
    places = Places(SHIFTED)
    assert places.space(3) == places.number(3) == places.name("space:3") == "4" and NAMED.space(1) == "1 Camp"
    assert places.name("side:4") == "4→5" and Places(NINE).name("side:4") == "3→4"


def test_what_is_typed_is_the_number_that_is_shown() -> None:
    assert Places(SHIFTED).meant("4") == ["space:3"] and Places(NINE).meant("4") == ["space:4"]
    assert Places(SHIFTED).meant("4>5") == ["side:4"] and Places(NINE).meant("3>4") == ["side:4"]
    assert Places(NINE).meant("17") == [] and Places(None).meant("17") == ["space:17"]


def test_nine_fields_are_shown_by_their_numbers(feldherr: Feldherr) -> None:
    shown = feldherr("play", "nine-fields", "--seed", "1", typed="m\nb 4\nq\n").stdout
    assert "Piece 2 to field 4 (infantry " in shown and "\n  3  infantry " in shown
    assert "1·W1" in shown and "9·E1" in shown and "  → 3  wide" in shown
