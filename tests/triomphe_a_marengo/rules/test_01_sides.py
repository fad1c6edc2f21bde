"""Chapter 1: the two sides and what they play with."""

from __future__ import annotations

import pytest

from feldherr.games.triomphe_a_marengo import GAME
from feldherr.games.triomphe_a_marengo.actions import EndActions
from feldherr.games.triomphe_a_marengo.board import AREA_OF, BOARD, BOX_SIDE, FIRST_BOX, FRANCE
from feldherr.games.triomphe_a_marengo.state import TOKENS
from feldherr.kernel.answers import Illegal
from feldherr.kernel.position import answer
from tests.triomphe_a_marengo.ground import new_game, random_positions


def test_one_player_commands_austria_and_the_other_france() -> None:
    """TM §1.1"""
    assert [(seat.name, seat.team) for seat in GAME.seats(GAME.options_type())] == [("austria", 0), ("france", 1)]
    sides = {piece.id: piece.side for piece in GAME.view(new_game().position, None).pieces}
    assert sides == {piece: int(piece >= 20) for piece in range(39)}


def test_a_third_person_cannot_act_for_a_side() -> None:
    """TM §1.1"""
    game = new_game()
    with pytest.raises(Illegal):
        answer(GAME, game.position, 2, EndActions())
    assert answer(GAME, game.position, 0, EndActions())


def test_austria_begins_in_alessandria_and_france_on_the_board_and_in_three_boxes() -> None:
    """TM §1.2"""
    game = new_game()
    assert game.places(*TOKENS[0]) == ["box 0"] * 20
    on_board = [piece for piece in TOKENS[FRANCE] if AREA_OF[game.s.spot[piece]] >= 0]
    waiting = {game.s.spot[piece] - FIRST_BOX for piece in TOKENS[FRANCE] if piece not in on_board}
    assert len(on_board) == 11
    assert waiting == {1, 2, 3}
    assert [BOX_SIDE[box] for box in sorted(waiting)] == [FRANCE] * 3


def test_an_austrian_piece_comes_to_an_area_only_by_entering_from_its_box() -> None:
    """TM §1.2"""
    game = new_game()
    assert game.options == ["act 434", "end actions"]
    assert game.refuses("act 1")
    assert game.refuses("enter area 1")
    game.play("act 434", "take the road", "name 3")
    assert game.refuses("enter area 2")
    game.play("enter area 1")
    assert game.places(3) == ["1"]


def test_discs_on_the_track_in_the_pool_in_areas_and_lost_always_add_up() -> None:
    """TM §1.3"""
    committed = lost = 0
    for seed in (3, 4):
        for position in random_positions(seed, 1200)[1:]:
            shown = [0, 0]
            for marker in GAME.view(position, None).markers:
                if marker.kind == "disc":
                    shown[marker.side] += marker.count
                    committed += marker.at.startswith("space")
            lost += sum(position.now.lost)
            assert [shown[0] + position.now.lost[0], shown[1] + position.now.lost[1]] == [12, 15]
    assert committed > 50
    assert lost > 50


def test_there_is_one_round_marker_and_one_board() -> None:
    """TM §1.3"""
    for position in random_positions(5, 300)[::20]:
        markers = GAME.view(position, None).markers
        assert [m.at for m in markers if m.kind == "round"] == [f"track:time:{position.now.round - 1}"]
    assert len(BOARD.spaces) == 90
