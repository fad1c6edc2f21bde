"""Phase 2: approaches are checked."""

from __future__ import annotations

from feldherr.games.triomphe_a_marengo.events import PushedBack
from tests.triomphe_a_marengo.field import Field, field


def next_turn(*lines: str, turn: str = "5 france") -> Field:
    """The other side's turn ends and phase 2 is gone through."""
    return field(*lines, turn=turn).play("end actions")


def test_only_the_active_players_pieces_are_checked() -> None:
    """TM §16.1"""
    scene = next_turn("44>45: 0=infantry-2", "46>45: 20=infantry-2")
    assert scene.asked == "austria action_or_end"
    assert [scene.where(p) for p in (0, 20)] == ["44", "46>45"]


def test_pieces_stay_in_their_approach_until_the_next_phase_2() -> None:
    """TM §16.1"""
    scene = field("44>45: 0=infantry-2", "45: 20=infantry-2", turn="5 france")
    scene.play("act 45", "go over 45>46", "name 20", "done")
    assert scene.where(0) == "44>45"
    assert scene.play("end actions").where(0) == "44"


def test_pieces_facing_an_area_without_enemies_are_pushed_back() -> None:
    """TM §16.2"""
    scene = next_turn("44>45: 0=infantry-2 1=infantry-2", "46: 20=infantry-2")
    assert scene.at("44") == (0, 1)
    assert scene.at("44>45") == ()
    assert scene.happened(PushedBack) == [PushedBack(0, (0, 1), 44)]


def test_a_bombardment_is_off_when_its_artillery_is_pushed_back() -> None:
    """TM §16.2"""
    scene = next_turn("44>45: 19=artillery-1.open.announced.known", "46: 20=infantry-2")
    assert scene.where(19) == "44"
    assert not scene.face_up(19)
    assert scene.s.announced == 0


def test_pieces_facing_an_enemy_stay() -> None:
    """TM §16.3"""
    scene = next_turn("44>45: 0=infantry-2 1=infantry-2", "45: 20=infantry-2")
    assert scene.at("44>45") == (0, 1)
    assert scene.happened(PushedBack) == []
    scene.play("act 44>45", "withdraw to 44", "name 0", "done")
    assert scene.commands == 2


def test_a_piece_that_was_pushed_back_still_acts_once() -> None:
    """TM §16.4"""
    scene = next_turn("44>45: 0=infantry-2", "46: 20=infantry-2")
    assert scene.commands == 3
    assert not scene.acted(0)
    scene.play("act 44", "take the road", "name 0", "cross 85 over 44>45", "halt")
    assert scene.where(0) == "45"
    assert scene.why_not("act 45") == "6.7"
