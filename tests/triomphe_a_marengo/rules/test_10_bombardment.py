"""Chapter 10: bombardment."""

from __future__ import annotations

import pytest

from feldherr.games.triomphe_a_marengo.board import ARTILLERY_PENALTY
from feldherr.games.triomphe_a_marengo.events import (
    Announced,
    Cancelled,
    CommandSpent,
    DiscsLost,
    Executed,
    LossTaken,
    Shown,
    TurnedBack,
)
from feldherr.games.triomphe_a_marengo.rules.choices.battle import bombardment
from feldherr.games.triomphe_a_marengo.state import face_of
from feldherr.kernel.answers import Illegal
from tests.triomphe_a_marengo.ground import Ground, austria, front

GUN = "4>5: 0=artillery-1"
AIMED = "4>5: 0=artillery-1.announced.open.known"


def aimed(*lines: str, commands: int = 3) -> Ground:
    """The Austrian artillery 0 in 4>5 has announced a bombardment in its last turn."""
    return austria(AIMED, *lines, commands=commands)


def test_only_artillery_bombards() -> None:
    """TM §10.0.1"""
    field = austria("4>5: 0=artillery-1 1=infantry-3 2=cavalry-2", "5: 20=infantry-2").play("act 4>5")
    assert field.why_not("announce bombardment by 0") is None
    assert field.why_not("announce bombardment by 1") == "10.0.1"
    assert field.why_not("announce bombardment by 2") == "10.0.1"


def test_a_bombardment_is_executed_in_the_turn_after_its_announcement() -> None:
    """TM §10.0.2"""
    field = austria(GUN, "5: 20=infantry-2").play("act 4>5", "announce bombardment by 0", "act 4>5")
    assert field.why_not("execute bombardment by 0") == "10.0.2"
    field = austria(GUN, "5: 20=infantry-2").play("act 4>5", "announce bombardment by 0", "end actions", "end actions")
    assert (field.s.round, field.asked) == (4, "austria action_or_end")
    field.play("act 4>5", "execute bombardment by 0")
    assert field.all(Executed) == [Executed(0, 0, front("4>5"), True)]
    assert field.face(20) == "infantry-1"


def test_announcing_and_executing_are_actions_that_cost_no_command() -> None:
    """TM §10.0.3"""
    field = austria(GUN, "5: 20=infantry-2", commands=0).play("act 4>5", "announce bombardment by 0")
    assert field.acted(0)
    fired = aimed("5: 20=infantry-2", commands=0).play("act 4>5", "execute bombardment by 0")
    assert fired.acted(0)
    assert fired.all(CommandSpent) == field.all(CommandSpent) == []


def test_artillery_that_executed_does_not_announce_in_the_same_turn() -> None:
    """TM §10.0.3"""
    field = aimed("5: 20=infantry-2").play("act 4>5", "execute bombardment by 0")
    assert field.why_nowhere("4>5", "announce bombardment by 0") == "10.0.9"
    assert field.why_not("act 4>5") == "6.7"


def test_artillery_in_reserve_does_not_bombard() -> None:
    """TM §10.0.4"""
    field = austria("4: 0=artillery-1", "5: 20=infantry-2").play("act 4")
    assert field.why_not("announce bombardment by 0") == "10.0.4"


def test_the_target_is_the_area_opposite_whatever_the_position_of_the_enemy() -> None:
    """TM §10.0.5"""
    field = aimed("5>3: 20=infantry-2", "3: 1=infantry-2", "6: 21=infantry-3")
    field.play("act 4>5", "execute bombardment by 0")
    assert field.face(20) == "infantry-1"
    assert field.face(21) == "infantry-3"


def test_no_other_area_is_bombarded() -> None:
    """TM §10.0.5"""
    field = aimed("5: 20=infantry-2 22=infantry-2", "6: 21=infantry-3").play("act 4>5", "execute bombardment by 0")
    assert field.asked == "france piece_to_hit"
    assert field.options == ["name 20", "name 22"]
    assert field.refuses("name 21")


def test_a_bombardment_may_be_announced_against_an_area_that_is_empty_for_now() -> None:
    """TM §10.0.5: ruling r25."""
    field = austria(GUN, "12: 20=infantry-2", "passed france 5").play("act 4>5")
    assert field.why_not("announce bombardment by 0") is None
    field.play("announce bombardment by 0", "end actions", "act 12", "go over 12>5", "name 20", "done", "done")
    field.play("end actions", "act 4>5", "execute bombardment by 0")
    assert field.face(20) == "infantry-1"


def test_an_artillery_penalty_opposite_forbids_a_bombardment(monkeypatch: pytest.MonkeyPatch) -> None:
    """TM §10.0.6: on the printed board both sides of a pair have it, so one is taken away for the second half."""
    position = ("5>12: 0=artillery-1", "12: 20=infantry-2")
    assert austria(*position).play("act 5>12").why_not("announce bombardment by 0") == "10.0.6"
    own_side = [penalty and approach != front("12>5") for approach, penalty in enumerate(ARTILLERY_PENALTY)]
    monkeypatch.setattr(bombardment, "ARTILLERY_PENALTY", own_side)
    assert austria(*position).play("act 5>12").why_not("announce bombardment by 0") is None


def test_a_bombardment_announced_last_turn_is_cancelled_for_another_action() -> None:
    """TM §10.0.7"""
    field = aimed("5: 20=infantry-2").play("act 4>5", "cancel bombardment by 0")
    assert field.all(Cancelled) == [Cancelled(0, 0)]
    assert field.commands == 3
    field.play("act 4>5", "withdraw to 4", "name 0", "done", "done")
    assert field.where(0) == "4"


def test_a_bombardment_announced_and_cancelled_this_turn_has_used_up_the_artillery() -> None:
    """TM §10.0.7"""
    field = austria(GUN, "5: 20=infantry-2").play("act 4>5", "announce bombardment by 0", "act 4>5")
    assert field.why_not("withdraw to 4") == "6.7"
    field.play("cancel bombardment by 0")
    assert field.acted(0)
    assert field.why_not("act 4>5") == "6.7"


def test_a_bombardment_is_off_when_the_target_area_is_found_empty() -> None:
    """TM §10.0.8"""
    field = austria(GUN, "5: 20=infantry-2").play("act 4>5", "announce bombardment by 0", "end actions")
    field.play("act 5", "go over 5>12", "name 20", "done", "end actions")
    assert field.asked == "austria action_or_end"
    assert field.all(Cancelled) == [Cancelled(0, 0)]
    assert field.where(0) == "4"
    assert not field.face_up(0)
    field.play("act 4")
    assert field.refuses("execute bombardment by 0")


def test_a_bombardment_is_off_when_the_artillery_moves() -> None:
    """TM §10.0.8"""
    field = aimed("5: 20=infantry-2").play("act 4>5", "withdraw to 4", "name 0", "done", "done")
    assert field.all(Cancelled) == [Cancelled(0, 0)]
    assert field.s.announced == 0
    assert field.refuses("act 4>5")


def test_a_bombardment_is_off_when_the_artillery_attacks_or_is_destroyed() -> None:
    """TM §10.0.8"""
    attack = aimed("5: 20=cavalry-2").play("act 4>5", "attack over 4>5", "name 0", "done")
    attack.play("retreat 20 over 5>12", "done")
    assert attack.where(0) == "5"
    assert attack.all(Cancelled) == [Cancelled(0, 0)]
    beaten = austria(GUN, "5: 20=infantry-2", "6: 21=infantry-2")
    beaten.play("act 4>5", "announce bombardment by 0", "end actions")
    beaten.play("act 6", "attack over 6>4", "name 21", "done")
    assert beaten.where(0) == "off"
    assert beaten.all(Cancelled) == [Cancelled(0, 0)]


def test_artillery_that_moved_does_not_announce_in_the_same_turn() -> None:
    """TM §10.0.9"""
    field = austria("4: 0=artillery-1", "4>5: 1=infantry-2", "5: 20=infantry-2")
    field.play("act 4", "block 4>5", "name 0", "done", "act 4>5")
    assert field.why_not("announce bombardment by 0") == "10.0.9"
    later = austria("4: 0=artillery-1", "5: 20=infantry-2").play("act 4", "block 4>5", "name 0", "done")
    later.play("end actions", "end actions", "act 4>5")
    assert later.why_not("announce bombardment by 0") is None


def test_the_artillery_is_revealed_when_it_announces() -> None:
    """TM §10.1.1"""
    field = austria(GUN, "5: 20=infantry-2")
    assert field.seen("france", 0) is None
    field.play("act 4>5", "announce bombardment by 0")
    assert field.all(Announced) == [Announced(0, 0, front("4>5"))]
    assert field.all(Shown) == [Shown(0, face_of("artillery-1"), False)]
    assert field.piece(0, "france").face == "artillery-1"
    assert "open" in field.piece(0, "france").marks


def test_announced_artillery_stays_face_up_in_the_turn_of_the_enemy() -> None:
    """TM §10.1.2"""
    field = austria(GUN, "5: 20=infantry-2").play("act 4>5", "announce bombardment by 0", "end actions")
    assert field.asked == "france action_or_end"
    assert field.face_up(0)
    assert field.piece(0, "france").marks == ("announced", "open")


def test_cancelled_artillery_is_turned_back_and_may_be_mixed() -> None:
    """TM §10.1.2"""
    field = austria("4>5: 0=artillery-1.announced.open.known 1=infantry-2", "5: 20=infantry-2")
    with pytest.raises(Illegal, match="not open"):
        field.say("austria", "mix 108")
    field.play("act 4>5", "cancel bombardment by 0")
    assert not field.face_up(0)
    field.say("austria", "mix 108")
    assert sorted(field.face(piece) for piece in (0, 1)) == ["artillery-1", "infantry-2"]
    assert [field.seen("france", piece) for piece in (0, 1)] == [None, None]


def test_the_defender_chooses_the_piece_that_takes_the_loss() -> None:
    """TM §10.2.1"""
    field = aimed("5>4: 20=infantry-2 21=infantry-3").play("act 4>5", "execute bombardment by 0")
    assert field.asked == "france piece_to_hit"
    assert field.turned_away("austria", "name 20")
    field.play("name 21")
    assert [field.face(piece) for piece in (20, 21)] == ["infantry-2", "infantry-2"]
    assert field.all(LossTaken) == [LossTaken(21, face_of("infantry-3"), face_of("infantry-2"))]


def test_a_piece_in_the_opposite_approach_is_hit_first() -> None:
    """TM §10.2.2"""
    field = aimed("5>4: 20=infantry-2 23=infantry-2", "5: 21=infantry-2 22=infantry-2")
    field.play("act 4>5", "execute bombardment by 0")
    assert field.why_not("name 21") == "10.2.2"
    assert field.why_not("name 23") is None


def test_else_a_piece_in_reserve_is_hit_and_else_any() -> None:
    """TM §10.2.2"""
    reserve = aimed("5: 20=infantry-2 22=infantry-2", "5>3: 21=infantry-2").play("act 4>5", "execute bombardment by 0")
    assert reserve.why_not("name 21") == "10.2.2"
    assert reserve.why_not("name 20") is None
    lone = aimed("5: 20=infantry-2", "5>3: 21=infantry-2").play("act 4>5", "execute bombardment by 0")
    assert lone.face(20) == "infantry-1"
    anywhere = aimed("5>20: 20=infantry-2", "5>3: 21=infantry-2").play("act 4>5", "execute bombardment by 0")
    assert anywhere.options == ["name 20", "name 21"]


def test_the_loss_costs_the_defender_a_disc() -> None:
    """TM §10.2.3"""
    field = aimed("5: 20=infantry-2", "pool 6 4").play("act 4>5", "execute bombardment by 0")
    assert field.pool("france") == 3
    assert field.all(DiscsLost) == [DiscsLost(1, -1, 1, 3)]


def test_without_an_enemy_in_the_target_area_nothing_is_hit() -> None:
    """TM §10.2.4"""
    field = aimed("3>5: 1=infantry-2", "5: 20=cavalry-2").play("act 3>5", "attack over 3>5", "name 1", "done")
    field.play("retreat 20 over 5>12", "done", "act 4>5", "execute bombardment by 0")
    assert field.all(Executed) == [Executed(0, 0, front("4>5"), False)]
    assert field.all(LossTaken) == []
    assert (field.pool("austria"), field.pool("france")) == (6, 5)
    assert field.places(0, 1, 20) == ["4>5", "5", "12"]


def test_after_execution_the_artillery_stays_face_up_until_the_turn_ends() -> None:
    """TM §10.2.5"""
    field = aimed("5: 20=infantry-2").play("act 4>5", "execute bombardment by 0")
    assert field.face_up(0)
    field.play("end actions")
    assert field.asked == "france action_or_end"
    assert not field.face_up(0)
    assert TurnedBack((0,)) in field.events


def test_a_bombardment_may_precede_an_assault_over_the_same_approach() -> None:
    """TM §10.2.6"""
    field = austria("4>5: 0=artillery-1.announced.open.known 1=infantry-3", "5>4: 20=infantry-2")
    field.play("act 4>5", "execute bombardment by 0", "act 4>5")
    assert field.why_not("assault over 4>5") is None


def test_no_bombardment_is_executed_or_announced_over_a_taboo_approach() -> None:
    """TM §10.2.6, ruling r26"""
    taboo = f"taboo {front('4>5') >> 1}"
    assert aimed("5: 20=infantry-2", taboo).play("act 4>5").why_not("execute bombardment by 0") == "11.0.5"
    assert austria(GUN, "5: 20=infantry-2", taboo).play("act 4>5").why_not("announce bombardment by 0") == "11.0.5"


def test_a_bombardment_that_is_not_executed_lapses_at_the_end_of_the_turn() -> None:
    """TM §10.2.6, ruling r24"""
    field = aimed("5: 20=infantry-2").play("end actions")
    assert field.all(Cancelled) == [Cancelled(0, 0)]
    assert not field.face_up(0)
    assert field.s.announced == 0
    assert field.face(20) == "infantry-2"


def test_a_bombardment_may_be_called_off_in_the_opponents_turn_too() -> None:
    """TM §10.0.7"""
    field = austria(GUN, "5: 20=infantry-2").play("act 4>5", "announce bombardment by 0")
    with pytest.raises(Illegal):
        field.say("austria", "call off bombardment by 0")
    field.play("end actions")
    assert field.asked == "france action_or_end"
    assert field.face_up(0)
    with pytest.raises(Illegal):
        field.say("france", "call off bombardment by 0")
    field.say("austria", "call off bombardment by 0")
    assert field.asked == "france action_or_end"
    assert not field.face_up(0)
    assert field.s.announced == 0
    assert field.s.fired == 1
