"""Unready French pieces: what they may and may not do, and how contact makes unready."""

from __future__ import annotations

from feldherr.games.triomphe_a_marengo.board import ALESSANDRIA, AREA_OF
from feldherr.games.triomphe_a_marengo.events import Continued, Disordered
from feldherr.games.triomphe_a_marengo.state import TOKENS, ready_in_play
from tests.triomphe_a_marengo.field import Field, field
from tests.triomphe_a_marengo.ground import new_game


def french(*lines: str, turn: str = "5 france", commands: int = 3) -> Field:
    return field(*lines, turn=turn, commands=commands)


def test_in_round_6h_no_french_piece_moves_into_an_approach() -> None:
    """TM §14.1"""
    first = field("45: 20=infantry-2", "46: 0=infantry-2", turn="1 france", pool="2 4").play("act 45")
    assert first.why_not("block 45>46") == "14.1"
    second = field("45: 20=infantry-2", "46: 0=infantry-2", turn="2 france", pool="2 4").play("act 45")
    assert second.why_not("block 45>46") is None


def test_in_round_6h_austrian_pieces_block_as_usual() -> None:
    """TM §14.1"""
    scene = field("45: 0=infantry-2", "46: 20=infantry-2", turn="1 austria", pool="2 3")
    assert scene.play("act 45", "block 45>46", "name 0", "done").where(0) == "45>46"


def test_in_round_6h_the_french_neither_respond_nor_push_on() -> None:
    """TM §14.1, ruling r45"""
    attacked = field("44: 0=infantry-2", "45: 20=infantry-3", turn="1 austria", pool="2 3")
    attacked.play("act 44", "attack over 44>45", "name 0", "done")
    assert attacked.asked == "france retreat_over"
    stopped = field("44: 20=infantry-2", "45: 0=infantry-2", turn="1 france", pool="2 3")
    stopped.play("act 44", "attack over 44>45", "name 20", "done", "name 0", "done")
    assert stopped.asked == "france action_or_end"
    assert stopped.where(20) == "44"


def test_all_french_pieces_on_the_board_are_unready_at_first_and_no_austrian_is() -> None:
    """TM §14.2"""
    scene = new_game()
    on_board = [p for p in TOKENS[1] if AREA_OF[scene.s.spot[p]] >= 0]
    assert len(on_board) == 11
    assert ready_in_play(scene.s) == 0
    assert [p for p in range(39) if scene.unready(p)] == on_board
    assert scene.s.at[ALESSANDRIA] == TOKENS[0]


def test_readiness_lasts_from_round_to_round() -> None:
    """TM §14.3"""
    scene = french("45: 20=infantry-2.unready", "50: 21=infantry-2.unready", "63: 22=infantry-2", "10: 0=infantry-2")
    scene.play("rally", "name 20", "done", "end actions", "end actions")
    assert scene.s.round == 6
    assert [scene.unready(p) for p in (20, 21)] == [False, True]


def test_an_unready_piece_makes_no_maneuver_attack() -> None:
    """TM §14.4"""
    scene = french("45: 20=infantry-3.unready", "46: 0=infantry-2").play("act 45")
    assert scene.why_not("attack over 45>46") == "14.4"
    half = french("45: 20=infantry-3 21=infantry-3.unready", "begun 45", "46: 0=infantry-2")
    assert half.play("act 45", "attack over 45>46").why_not("name 21") == "14.4"


def test_an_unready_piece_takes_no_part_in_an_assault() -> None:
    """TM §14.4"""
    scene = french("45>46: 20=infantry-3 21=infantry-3.unready", "begun 45", "46>45: 0=infantry-2")
    scene.play("act 45>46", "assault over 45>46", "done")
    assert scene.why_not("name 21") == "14.4"


def test_unready_artillery_neither_announces_nor_executes() -> None:
    """TM §14.4"""
    scene = french("45>46: 38=artillery-1.unready", "46: 0=infantry-2").play("act 45>46")
    assert scene.why_not("announce bombardment by 38") == "14.4"
    due = french("45>46: 38=artillery-1.unready.open.announced.known", "46: 0=infantry-2").play("act 45>46")
    assert due.why_not("execute bombardment by 38") == "14.4"


def test_artillery_rallied_in_time_executes_as_its_second_action() -> None:
    """TM §14.4 §14.13, ruling r57"""
    scene = french("45>46: 38=artillery-1.unready.open.announced.known", "46: 0=infantry-2")
    scene.play("rally", "name 38", "done", "act 45>46", "execute bombardment by 38")
    assert scene.face(0) == "infantry-1"


def test_an_unready_piece_changes_its_position_inside_its_area() -> None:
    """TM §14.5"""
    scene = french("45: 20=infantry-2.unready", "46: 0=infantry-2", commands=0)
    scene.play("act 45", "block 45>46", "name 20", "done")
    assert scene.where(20) == "45>46"
    back = french("45>46: 20=infantry-2.unready", "46: 0=infantry-2")
    back.play("act 45>46", "withdraw to 45", "name 20", "done")
    assert back.where(20) == "45"


def test_an_unready_piece_responds_to_a_maneuver_attack() -> None:
    """TM §14.5"""
    scene = field("44: 0=infantry-2", "45: 20=infantry-2.unready").play("act 44", "attack over 44>45", "name 0", "done")
    assert scene.asked == "france responders"
    scene.play("name 20", "done")
    assert scene.where(20) == "45>44"
    assert scene.discs("france", 45) == 1


def test_an_unready_piece_does_not_leave_its_area_by_standard_move() -> None:
    """TM §14.6"""
    scene = french("45: 20=infantry-2.unready", "46: 0=infantry-2").play("act 45")
    assert scene.why_not("go over 45>50") == "14.6"
    half = french("45: 20=infantry-2 21=infantry-2.unready", "begun 45").play("act 45", "go over 45>50")
    assert half.why_not("name 21") == "14.6"
    assert half.why_not("name 20") is None


def test_an_unready_piece_does_not_leave_its_area_by_road() -> None:
    """TM §14.6"""
    scene = french("44: 20=infantry-2.unready 36=cavalry-2.unready", "49: 0=infantry-2").play("act 44", "take the road")
    assert scene.why_not("name 20") == "14.6"
    scene.play("name 36")
    assert scene.why_not("cross 78 over 44>40") == "14.6"
    assert scene.options == ["halt"]


def test_an_unready_piece_retreats_and_stays_unready() -> None:
    """TM §14.7"""
    scene = field("44>45: 0=infantry-2", "45: 20=infantry-2.unready")
    scene.play("act 44>45", "attack over 44>45", "name 0", "done", "retreat 20 over 45>50", "done", "end actions")
    assert scene.where(20) == "50"
    assert scene.unready(20)
    assert scene.play("act 50").why_not("go over 50>62") == "14.6"


def test_pieces_met_by_an_unready_one_in_retreat_are_unready_at_once() -> None:
    """TM §14.15, ruling r41"""
    met = ("50: 21=infantry-2", "50>49: 22=infantry-2", "49: 1=infantry-2")
    scene = field("44>45: 0=infantry-2", "45: 20=infantry-2.unready", *met)
    scene.play("act 44>45", "attack over 44>45", "name 0", "done", "retreat 20 over 45>50")
    assert [scene.unready(p) for p in (20, 21, 22)] == [True, True, True]
    assert scene.happened(Disordered) == [Disordered(50, (21, 22))]


def test_a_ready_piece_that_moves_to_unready_ones_is_unready() -> None:
    """TM §14.15, ruling r41"""
    scene = french("45: 20=infantry-2", "50: 21=infantry-2.unready").play("act 45", "go over 45>50", "name 20", "done")
    assert [scene.unready(p) for p in (20, 21)] == [True, True]
    both = french("45: 20=infantry-2", "50: 21=infantry-2").play("act 45", "go over 45>50", "name 20", "done")
    assert both.happened(Disordered) == []


def test_a_reinforcement_that_meets_an_unready_piece_is_unready() -> None:
    """TM §14.15 §14.16, ruling r41"""
    scene = french("box 1: 31=infantry-2", "80: 20=infantry-2.unready", turn="6 france")
    scene.play("act box 1", "take the road", "name 31", "enter area 80")
    assert scene.asked == "france action_or_end"
    assert scene.where(31) == "80"
    assert [scene.unready(p) for p in (20, 31)] == [True, True]


def test_a_road_move_ends_where_it_meets_unready_pieces() -> None:
    """TM §14.16, ruling r41"""
    scene = french("39: 20=infantry-2", "45: 21=infantry-2.unready")
    scene.play("act 39", "take the road", "name 20", "cross 74 over 39>45")
    assert scene.asked == "france action_or_end"
    assert scene.where(20) == "45"
    assert scene.unready(20)
    assert scene.turned_away("france", "cross 85 over 45>44")
    assert scene.why_not("act 45") is not None


def test_cavalry_made_unready_by_its_own_move_still_continues() -> None:
    """TM §14.16 §12.1, ruling r12"""
    scene = french("39: 36=cavalry-2", "45: 21=infantry-2.unready", "44: 0=infantry-2")
    scene.play("act 39", "take the road", "name 36", "cross 74 over 39>45", "continue with 36 into 45>44")
    assert scene.where(36) == "45>44"
    assert scene.unready(36)
    assert scene.happened(Continued) == [Continued(1, 36, 180)]


def test_reinforcements_arrive_ready_and_may_attack_by_road_at_once() -> None:
    """TM §14.17"""
    scene = french("box 1: 36=cavalry-2", "79: 0=infantry-2", turn="6 france")
    scene.play("act box 1", "take the road", "name 36", "enter area 80")
    assert not scene.unready(36)
    scene.play("cross 142 over 80>79")
    assert scene.asked == "austria responders"
