"""The battery notices what a game lacks: a board, a title, names for faces, an end that is never reached."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from feldherr.kernel.position import Position
from feldherr.kernel.view import Piece, View
from feldherr.proving.battery import contract, speech
from feldherr.proving.battery.contract import Bench, check_game
from feldherr.proving.battery.coverage import Broken, Coverage
from feldherr.proving.battery.reach import manners, unreached
from feldherr.words.rulebook import rulebook
from tests.ford import GAME, Ford, Options

SHORT = Options(turns=3)


def test_a_game_without_a_board_is_found(monkeypatch: pytest.MonkeyPatch, tmp_path: Any) -> None:
    monkeypatch.setattr(contract, "game_folder", lambda name: tmp_path)
    with pytest.raises(Broken, match="board: there is none"):
        check_game(GAME, SHORT, 1)


def test_a_game_without_a_title_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    untitled = replace(rulebook("ford"), title={"en": "Ford"})
    monkeypatch.setattr(speech, "rulebook", lambda name: untitled)
    with pytest.raises(Broken, match="no title in de"):
        Bench(GAME)


class Shows(Ford):
    """Adds a piece of its own."""

    def __init__(self, **fields: Any) -> None:
        self.piece = Piece(999, 0, "off", **fields)

    def view(self, position: Position, viewer: int | None) -> View:
        shown = Ford.view(position, viewer)
        return replace(shown, pieces=(*shown.pieces, self.piece))


@pytest.mark.parametrize("face", ["balloon", "balloon-3"])
def test_a_face_without_a_name_is_found(face: str) -> None:
    with pytest.raises(Broken, match=f"texts: the face {face} has no name in en"):
        check_game(Shows(face=face), SHORT, 1, 3)


def test_a_mark_named_in_one_language_only_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    game = Shows(face="infantry-1", marks=("smoking",))
    bench = Bench(game)
    bench.speech.view(game.view(contract.Battery(bench, SHORT, 1).table.position, 0))
    bench = Bench(game)
    english = bench.speech.words[0]
    knows = english.knows
    monkeypatch.setattr(english, "knows", lambda name: name == "mark-smoking" or knows(name))
    with pytest.raises(Broken, match="the mark smoking has no name in "):
        bench.speech.view(game.view(contract.Battery(bench, SHORT, 1).table.position, 0))


def test_a_manner_of_ending_that_is_never_reached_is_told() -> None:
    assert manners("tests.ford") == ("morale", "time")
    coverage = Coverage()
    coverage.outcomes["time"] += 3
    assert unreached("tests.ford", coverage).manners == ("morale",)
