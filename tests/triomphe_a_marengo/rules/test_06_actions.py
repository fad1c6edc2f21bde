"""Chapter 6: actions, commands, and who may still act."""

from __future__ import annotations

import pytest

from feldherr.games.triomphe_a_marengo.events import CommandSpent, Rallied
from tests.triomphe_a_marengo.ground import austria, france


def test_france_may_rally_and_austria_may_not() -> None:
    """TM §6.1"""
    field = france("5: 20=infantry-2.unready").play("rally", "name 20", "done")
    assert field.all(Rallied) == [Rallied((20,))]
    assert field.commands == 2
    assert austria("4: 0=infantry-2", "5: 20=infantry-2.unready").why_not("rally") == "6.1"


def test_every_kind_of_action_is_open_in_phase_3() -> None:
    """TM §6.1"""
    field = austria("4: 0=infantry-2", "5: 20=infantry-2").play("act 4")
    assert field.offers("go over 4>6") and field.offers("take the road") and field.offers("attack over 4>5")
    field = austria("4>5: 0=infantry-2 1=artillery-1", "5>4: 20=infantry-2").play("act 4>5")
    assert field.offers("announce bombardment by 1") and field.offers("assault over 4>5")


def test_a_turn_has_three_commands() -> None:
    """TM §6.2"""
    field = austria("4: 0=infantry-2 1=infantry-2 2=infantry-2 3=infantry-2")
    for piece in range(3):
        field.play("act 4", "go over 4>6", f"name {piece}", "done")
    assert [event.left for event in field.all(CommandSpent)] == [2, 1, 0]
    field.play("act 4")
    assert field.why_not("go over 4>5") == "7.1"


def test_without_a_command_nobody_is_rallied() -> None:
    """TM §6.2"""
    assert france("5: 20=infantry-2.unready", commands=0).why_not("rally") == "6.2"
    assert france("5: 20=infantry-2.unready", commands=1).why_not("rally") is None


def test_unused_commands_are_not_carried_over() -> None:
    """TM §6.2, ruling r43"""
    field = austria("4: 0=infantry-2", "11: 20=infantry-2").play("end actions")
    assert field.commands == 3
    field.play("act 11", "go over 11>10", "name 20", "done", "end actions")
    assert (field.asked, field.commands) == ("austria action_or_end", 3)


def test_an_attack_costs_one_command_whatever_its_size() -> None:
    """TM §6.3"""
    field = austria("4: 0=infantry-2 1=infantry-2 2=infantry-2", "5: 20=infantry-2", commands=1)
    field.play("act 4", "attack over 4>5", "name 0", "name 1", "name 2", "done")
    assert field.commands == 0


def test_an_assault_costs_a_command_and_is_refused_without_one() -> None:
    """TM §6.3"""
    position = ("4>5: 0=infantry-3", "5>4: 20=infantry-2")
    assert austria(*position, commands=1).play("act 4>5", "assault over 4>5").commands == 0
    assert austria(*position, commands=0).why_nowhere("4>5", "assault over 4>5") == "11.0.1"


@pytest.mark.parametrize(
    "lines",
    [
        ("act 4", "go over 4>6", "name 0", "done"),
        ("act 4", "take the road", "name 0", "cross 6 over 4>6", "halt"),
        ("act 4>5", "withdraw to 4", "name 1", "done"),
    ],
)
def test_a_move_that_no_rule_makes_free_costs_one_command(lines: tuple[str, ...]) -> None:
    """TM §6.3"""
    field = austria("4: 0=infantry-2", "4>5: 1=infantry-2", "5: 20=infantry-2").play(*lines)
    assert field.commands == 2


def test_main_road_moves_need_no_command() -> None:
    """TM §6.4"""
    field = austria("2: 0=infantry-2", commands=0)
    field.play("act 2", "take the road", "name 0", "cross 4 over 2>4", "halt")
    assert (field.where(0), field.commands) == ("4", 0)
    assert field.has_acted(0)


def test_defensive_moves_need_no_command_and_are_unlimited() -> None:
    """TM §6.4"""
    enemies = ("2: 20=infantry-2", "5: 21=infantry-2", "6: 22=infantry-2", "20: 23=infantry-2", "12: 24=infantry-2")
    own = ("4: 0=infantry-2 1=infantry-2 2=infantry-2 3=infantry-2", "11: 5=infantry-2")
    field = austria(*enemies, *own, commands=0)
    for piece, area, approach in ((0, 4, "4>2"), (1, 4, "4>2"), (2, 4, "4>5"), (3, 4, "4>6"), (5, 11, "11>12")):
        field.play(f"act {area}", f"block {approach}", f"name {piece}", "done")
    assert field.places(0, 1, 2, 3, 5) == ["4>2", "4>2", "4>5", "4>6", "11>12"]
    assert field.commands == 0
    assert field.has_acted(0, 1, 2, 3, 5)


def test_bombardment_and_pontoon_bridge_need_no_command() -> None:
    """TM §6.4"""
    field = austria("4>5: 0=artillery-1", "5: 20=infantry-2", "box 0: 1=infantry-2", commands=0)
    field.play("act 4>5", "announce bombardment by 0", "act box 0", "use the pontoon bridge", "name 1")
    assert (field.where(1), field.commands) == ("1", 0)
    assert field.has_acted(0, 1)


def test_no_action_begins_before_the_one_before_is_finished() -> None:
    """TM §6.5"""
    field = austria("4: 0=infantry-2", "10: 1=infantry-2", "5: 20=infantry-2")
    field.play("act 4", "attack over 4>5", "name 0", "done")
    assert field.asked == "france responders"
    assert field.turned_away("austria", "act 10")
    field.play("done")
    assert field.asked == "france retreat_over"
    assert field.turned_away("austria", "act 10")


def test_actions_are_taken_in_any_order() -> None:
    """TM §6.6"""
    field = france("5>4: 20=infantry-3", "4>5: 0=infantry-2", "12: 21=infantry-2.unready")
    field.play("act 5>4", "assault over 5>4", "name 0", "done", "name 20", "done", "name 20", "done")
    field.play("rally", "name 21", "done", "act 12", "take the road", "name 21", "cross 24 over 12>19", "halt")
    assert (field.where(21), field.commands) == ("19", 1)


def test_a_bombardment_is_executed_between_other_actions() -> None:
    """TM §6.6"""
    gun = "4>5: 0=artillery-1.announced.open.known 1=infantry-3"
    field = austria(gun, "5>4: 20=infantry-2", "2: 2=infantry-2 3=infantry-2")
    field.play("act 2", "go over 2>1S", "name 2", "done", "act 2", "go over 2>1S", "name 3", "done")
    field.play("act 4>5", "execute bombardment by 0", "act 4>5", "assault over 4>5")
    assert field.face(20) == "infantry-1"
    assert field.commands == 0


def test_a_piece_that_moved_for_free_is_not_named_for_an_assault() -> None:
    """TM §6.7"""
    field = austria("4: 0=infantry-2", "4>5: 1=infantry-2", "5>4: 20=infantry-2")
    field.play("act 4", "block 4>5", "name 0", "done", "act 4>5", "assault over 4>5", "done")
    assert field.why_not("name 0") == "11.3.1"
    assert field.why_not("name 1") is None


def test_artillery_that_executed_does_nothing_else() -> None:
    """TM §6.7"""
    field = austria("4>5: 0=artillery-1.announced.open.known", "5: 20=infantry-2")
    field.play("act 4>5", "execute bombardment by 0")
    assert field.why_not("act 4>5") == "6.7"
    assert field.why_nowhere("4>5", "withdraw to 4") == "6.7"
    assert field.why_nowhere("4>5", "attack over 4>5") == "6.7"


def test_pieces_that_have_acted_are_named_for_no_other_action() -> None:
    """TM §6.7"""
    position = ("4: 0=infantry-2.acted 1=infantry-2", "5: 20=infantry-2")
    for order in ("go over 4>6", "block 4>5", "attack over 4>5", "take the road"):
        field = austria(*position).play("act 4", order)
        assert field.why_not("name 0") == "6.7", order
        assert field.why_not("name 1") is None, order


def test_a_position_whose_pieces_have_all_acted_is_given_no_order() -> None:
    """TM §6.7"""
    field = austria("4: 0=infantry-2.acted", "4>6: 1=infantry-2.acted", "5: 20=infantry-2")
    assert field.why_not("act 4") == "6.7"
    assert field.why_not("act 4>6") == "6.7"
    assert field.why_nowhere("4", "go over 4>6") == "6.7"
    assert field.why_nowhere("4", "attack over 4>5") == "6.7"
    assert field.why_nowhere("4>6", "withdraw to 4") == "6.7"
    assert field.why_nowhere("4>6", "go over 4>6") == "6.7"


def test_pieces_that_have_acted_in_an_approach_are_refused_for_that_alone() -> None:
    """TM §6.7"""
    field = france("5>4: 20=infantry-2.acted", "4: 0=infantry-2")
    assert field.why_not("act 5>4") == "6.7"


def test_french_pieces_that_have_acted_are_not_said_to_be_unready() -> None:
    """TM §6.7"""
    field = france("5: 20=infantry-2.acted", "11: 21=infantry-2.unready", "4: 0=infantry-2")
    assert field.why_nowhere("5", "attack over 5>4") == "6.7"
    assert field.why_nowhere("5", "go over 5>3") == "6.7"


def test_artillery_that_attacked_does_not_execute_as_well() -> None:
    """TM §6.7: the attack was stopped, so the artillery has not left its approach."""
    gun = "2>4: 0=artillery-1.announced.open.known"
    field = austria(gun, "4>2: 20=infantry-2").play("act 2>4", "attack over 2>4", "name 0", "done")
    assert field.where(0) == "2>4"
    assert field.why_not("act 2>4") == "6.7"


def test_a_piece_that_responded_acts_normally_in_its_own_turn() -> None:
    """TM §6.7"""
    field = austria("4: 0=infantry-2", "5: 20=infantry-2").play("act 4", "attack over 4>5", "name 0", "done")
    field.play("name 20", "done", "no", "done", "end actions")
    assert field.where(20) == "5>4"
    field.play("act 5>4", "withdraw to 5", "name 20", "done")
    assert field.where(20) == "5"


def test_a_rallied_piece_takes_one_further_action_and_no_third() -> None:
    """TM §6.8"""
    field = france("12: 20=infantry-2.unready", "1: 0=infantry-2").play("rally", "name 20", "done")
    field.play("act 12", "take the road", "name 20", "cross 24 over 12>19", "halt")
    assert field.where(20) == "19"
    assert field.commands == 2
    assert field.why_not("act 19") == "6.7"


def test_at_most_three_pieces_take_part_in_a_move() -> None:
    """TM §6.9"""
    four = "4: 0=infantry-2 1=infantry-2 2=infantry-2 3=infantry-2"
    field = austria(four).play("act 4", "go over 4>5", "name 0", "name 1", "name 2")
    assert field.why_not("name 3") == "6.9"
    field.play("done")
    assert field.places(0, 1, 2, 3) == ["5", "5", "5", "4"]
    block = austria(four, "5: 20=infantry-2").play("act 4", "block 4>5", "name 0", "name 1", "name 2")
    assert block.why_not("name 3") == "6.9"


def test_at_most_three_pieces_take_part_in_an_assault_however_many_defend() -> None:
    """TM §6.9"""
    four = "4>5: 0=infantry-2 1=infantry-2 2=infantry-2 3=infantry-2"
    field = austria(four, "5>4: 20=infantry-2 21=infantry-2 22=infantry-2 23=infantry-2 24=infantry-2")
    field.play("act 4>5", "assault over 4>5", "done", "name 0", "name 1", "name 2")
    assert field.why_not("name 3") == "6.9"
    field.play("done", "name 0", "done", "done")
    assert field.asked == "france counterattack"
    assert field.offers("name 20") and field.offers("name 24")


def test_a_road_move_names_one_piece() -> None:
    """TM §6.10"""
    field = austria("2: 0=infantry-2 1=infantry-2").play("act 2", "take the road", "name 0")
    assert field.asked == "austria road_step"
    assert field.refuses("name 1")


def test_a_rally_names_one_piece_and_with_three_ready_ones_two() -> None:
    """TM §6.10"""
    waiting = ("5: 22=infantry-2.unready", "11: 23=infantry-2.unready", "10: 24=infantry-2.unready")
    field = france(*waiting, "19: 20=infantry-2 21=infantry-2").play("rally", "name 22")
    assert field.why_not("name 23") == "14.8"
    field = france(*waiting, "19: 20=infantry-2 21=infantry-2 25=infantry-2").play("rally", "name 22", "name 23")
    assert field.why_not("name 24") == "6.10"
    field.play("done")
    assert field.all(Rallied) == [Rallied((22, 23))]


def test_nobody_has_to_act() -> None:
    """TM §6.11"""
    field = austria("4: 0=infantry-2", "5: 20=infantry-2")
    assert field.commands == 3
    assert field.play("end actions").asked == "france action_or_end"


def test_a_rally_begun_must_be_finished_before_the_actions_end() -> None:
    """TM §6.11"""
    field = france("5: 20=infantry-2.unready 21=infantry-2.unready").play("rally", "name 20", "done")
    assert field.why_not("end actions") == "14.11"
    field.play("rally", "name 21", "done")
    assert field.why_not("end actions") is None
