"""The opening of the rulebook's last example; scenarios/ holds the example itself."""

from __future__ import annotations

from feldherr.games.triomphe_a_marengo.events import AttackSucceeded, Responded
from tests.triomphe_a_marengo.field import field

BOX = "box 0: 0=infantry-2 1=infantry-2 2=infantry-3 3=infantry-2 4=infantry-2"


def test_austria_brings_four_pieces_a_turn_onto_the_board_for_nothing() -> None:
    """TM §23.1"""
    scene = field(BOX, turn="1 austria", pool="2 3")
    scene.play("act box 0", "take the road", "name 0", "enter area 1", "cross 2 over 1>2S", "cross 4 over 2>4")
    scene.play("act box 0", "take the road", "name 1", "wait", "enter area 1", "cross 2 over 1>2S")
    scene.play("act box 0", "take the road", "name 2", "wait", "wait", "enter area 1")
    scene.play("act box 0", "use the pontoon bridge", "name 3")
    assert [scene.where(p) for p in (0, 1, 2, 3, 4)] == ["4", "2", "1", "1", "box 0"]
    assert scene.commands == 3
    assert scene.why_nowhere("box 0", "take the road") == "15.5"
    assert scene.why_nowhere("box 0", "use the pontoon bridge") == "15.9"
    assert not scene.offers("act box 0")


def test_a_piece_in_one_approach_does_not_stop_an_attack_over_another() -> None:
    """TM §23.2"""
    scene = field("4>5: 13=cavalry-2", "6: 36=cavalry-2", "5: 20=infantry-2", turn="2 france", pool="2 4")
    scene.play("act 6", "take the road", "name 36", "cross 6 over 6>4")
    assert scene.happened(AttackSucceeded) == [AttackSucceeded(1, 21)]
    assert scene.happened(Responded) == []
    assert scene.face(13) == "cavalry-1"


def test_a_piece_is_not_pushed_from_one_approach_into_the_attacked_one() -> None:
    """TM §23.2"""
    scene = field("4>5: 13=cavalry-2", "4: 0=infantry-2", "6: 20=infantry-2", "5: 21=infantry-2", turn="5 france")
    scene.play("act 6", "attack over 6>4", "name 20", "done")
    assert scene.asked == "austria responders"
    assert scene.why_not("name 13") == "9.2.4"
