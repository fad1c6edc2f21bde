"""Chapter 8: traffic at the crossings."""

from __future__ import annotations

from feldherr.games.triomphe_a_marengo.actions import Cross, Halt, Wait
from feldherr.games.triomphe_a_marengo.board import Spot
from feldherr.games.triomphe_a_marengo.rules.choices.movement.road import road_step
from feldherr.games.triomphe_a_marengo.rules.movement.crossing import steps_from
from feldherr.games.triomphe_a_marengo.rules.movement.step import Way
from feldherr.games.triomphe_a_marengo.state import Piece
from feldherr.kernel.question import Question
from tests.triomphe_a_marengo.ground import Ground, austria, front


def after(*traffic: tuple[int, str, int], piece: str = "2: 0=infantry-2") -> Ground:
    """Infantry 0 sets out by road from 2 after others have used crossings in these steps."""
    used = [f"crossed {crossing} over {front(name)} step {step}" for crossing, name, step in traffic]
    field = austria(piece, *used)
    return field.play(f"act {field.where(0)}", "take the road", "name 0")


def test_three_pieces_cross_a_crossing_and_no_fourth() -> None:
    """TM §8.11"""
    field = austria("2: 0=infantry-2 1=infantry-2 2=infantry-2 3=infantry-2")
    for piece in range(3):
        field.play("act 2", "take the road", f"name {piece}", *(["wait"] * piece), "cross 3 over 2>3")
        if field.asked == "austria road_step":
            field.play("halt")
    field.play("act 2", "take the road", "name 3")
    assert field.why_not("cross 3 over 2>3") == "8.11"
    field.play("cross 4 over 2>4", "halt")
    assert field.places(0, 1, 2, 3) == ["3", "3", "3", "4"]


def test_one_piece_crosses_a_crossing_in_each_step() -> None:
    """TM §8.12"""
    field = after((3, "2>3", 1))
    assert field.why_not("cross 3 over 2>3") == "8.12"
    field.play("wait")
    assert field.why_not("cross 3 over 2>3") is None
    field.play("wait")
    assert field.play("cross 3 over 2>3").where(0) == "3"


def test_a_crossing_is_crossed_in_rising_steps() -> None:
    """TM §8.13"""
    field = after((3, "2>3", 2))
    assert field.why_not("cross 3 over 2>3") == "8.13"
    assert after((3, "2>3", 1)).play("wait", "wait", "cross 3 over 2>3").where(0) == "3"


def test_a_piece_waits_until_the_crossing_is_open_to_it() -> None:
    """TM §8.14"""
    field = after((3, "2>3", 1)).play("wait", "cross 3 over 2>3", "cross 0 over 3>0")
    assert field.where(0) == "0"
    assert field.asked == "austria action_or_end"


def test_a_crossing_used_in_step_3_is_used_up_and_not_waited_for() -> None:
    """TM §8.14"""
    shut = austria("33: 0=infantry-2", f"crossed 60 over {front('33>32')} step 3")
    assert shut.why_nowhere("33", "take the road") == "8.25"
    field = after((3, "2>3", 3), (4, "2>4", 3), (2, "2>1S", 2))
    assert [field.why_not(f"cross {c} over {f}") for c, f in ((3, "2>3"), (4, "2>4"))] == ["8.13", "8.13"]
    assert field.why_not("wait") is None
    field.play("wait")
    assert field.why_not("cross 2 over 2>1S") == "8.12"
    field.play("wait")
    assert field.why_not("wait") == "8.14"
    assert field.play("cross 2 over 2>1S").where(0) == "1"


def test_nobody_waits_where_nothing_will_open() -> None:
    """TM §8.14"""
    field = after(piece="32: 0=infantry-2")
    assert field.why_not("wait") is None
    field.play("cross 60 over 32>33")
    assert field.asked == "austria action_or_end"
    (step,) = [step for step in steps_from(Way(0, Piece(0), Spot(32))) if step.crossing == 60]
    there = Question(0, road_step, (field.s, Way(0, Piece(0), Spot(33), step.group, 1, moved=True)))
    assert there.options() == [Halt()]
    assert there.refusals()[Cross(front("33>32"), 60)] == "8.15"
    assert there.refusals()[Wait()] == "8.14"


def test_a_crossing_is_crossed_in_one_direction_a_turn() -> None:
    """TM §8.15"""
    field = after((3, "2>3", 1), piece="3: 0=infantry-2").play("wait")
    assert field.why_not("cross 3 over 3>2") == "8.15"
    assert field.why_not("cross 0 over 3>0") is None


def test_a_standard_move_goes_against_the_traffic() -> None:
    """TM §8.15 §8.16"""
    used = tuple(f"crossed 3 over {front('2>3')} step {step}" for step in (1, 2, 3))
    back = austria("3: 0=infantry-2", *used).play("act 3", "go over 3>2", "name 0", "done")
    assert back.where(0) == "2"
    along = austria("2: 0=infantry-2", *used).play("act 2", "go over 2>3", "name 0", "done")
    assert along.where(0) == "3"


def test_standard_moves_do_not_use_up_a_crossing() -> None:
    """TM §8.16"""
    field = austria("2: 0=infantry-2 1=infantry-2 2=infantry-2 3=infantry-2")
    field.play("act 2", "go over 2>3", "name 0", "name 1", "name 2", "done", "act 2", "take the road", "name 3")
    assert field.why_not("cross 3 over 2>3") is None
    assert field.s.turn.traffic == frozenset()


def test_the_step_in_which_a_crossing_is_used_is_remembered() -> None:
    """TM §8.11 §8.12 §8.13 §8.15"""
    field = austria("2: 0=infantry-2").play("act 2", "take the road", "name 0", "wait")
    field.play("cross 3 over 2>3", "cross 0 over 3>0")
    assert field.s.turn.traffic == {(3, front("2>3"), 2), (0, front("3>0"), 3)}
    field.play("end actions")
    assert field.s.turn.traffic == frozenset()
