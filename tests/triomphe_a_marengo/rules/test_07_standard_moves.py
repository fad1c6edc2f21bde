"""Chapter 7: standard moves."""

from __future__ import annotations

from feldherr.games.triomphe_a_marengo.events import CommandSpent, Marched
from tests.triomphe_a_marengo.ground import austria, france, front


def test_a_standard_move_costs_one_command() -> None:
    """TM §7.1"""
    field = austria("4: 0=infantry-2 1=infantry-2").play("act 4", "go over 4>5", "name 0", "name 1", "done")
    assert field.places(0, 1) == ["5", "5"]
    assert field.commands == 2
    assert field.all(Marched) == [Marched(0, (0, 1), 4, 5, "standard")]


def test_without_a_command_no_piece_goes_to_another_area() -> None:
    """TM §7.1"""
    field = austria("4: 0=infantry-2", commands=0).play("act 4")
    assert field.why_not("go over 4>5") == "7.1"


def test_a_standard_move_enters_an_empty_area_but_none_of_the_enemy() -> None:
    """TM §7.2"""
    field = austria("4: 0=infantry-2", "5>20: 20=infantry-2").play("act 4")
    assert field.why_not("go over 4>5") == "7.2"
    assert field.why_not("go over 4>6") is None


def test_from_an_approach_no_standard_move_enters_an_area_of_the_enemy() -> None:
    """TM §7.2"""
    field = austria("4>5: 0=infantry-2", "5: 20=infantry-2").play("act 4>5")
    assert field.why_not("go over 4>5") == "7.2"


def test_a_group_starts_from_one_position() -> None:
    """TM §7.3"""
    field = austria("4: 0=infantry-2", "4>5: 1=infantry-2").play("act 4", "go over 4>5", "name 0")
    assert field.options == ["done"]
    assert field.refuses("name 1")
    both = austria("4: 0=infantry-2 1=infantry-2").play("act 4", "go over 4>5", "name 0", "name 1", "done")
    assert len(both.all(CommandSpent)) == 1


def test_a_group_ends_in_one_position() -> None:
    """TM §7.3"""
    field = austria("4: 0=infantry-2 1=infantry-2").play("act 4", "go over 4>5", "name 0", "name 1")
    assert field.refuses("go over 4>6")
    field.play("done")
    assert field.places(0, 1) == ["5", "5"]


def test_from_reserve_to_the_reserve_of_an_adjacent_area() -> None:
    """TM §7.4"""
    field = austria("4: 0=infantry-2").play("act 4", "go over 4>6", "name 0", "done")
    assert field.at("6") == (0,)
    assert field.asked == "austria action_or_end"


def test_infantry_does_not_end_its_move_in_an_approach_of_the_other_area() -> None:
    """TM §7.4 §7.5"""
    field = austria("4: 0=infantry-2", "11: 20=infantry-2").play("act 4")
    assert field.refuses("block 6>11")
    field.play("go over 4>6", "name 0", "done")
    assert field.asked == "austria continuations"
    assert field.why_not("continue with 0 into 6>11") == "12.1"


def test_from_reserve_to_an_own_approach_that_is_blocked_by_it() -> None:
    """TM §7.5"""
    field = austria("4: 0=infantry-2", "5: 20=infantry-2").play("act 4", "block 4>5", "name 0", "done")
    assert field.places(0) == ["4>5"]
    field.play("end actions", "act 5")
    assert field.why_not("attack over 5>4") == "9.0.2"


def test_an_approach_is_blocked_only_against_an_enemy_opposite() -> None:
    """TM §7.6"""
    field = austria("4: 0=infantry-2", "5>20: 20=infantry-2").play("act 4")
    assert field.why_not("block 4>5") is None
    assert field.why_not("block 4>6") == "7.6"
    own = austria("4: 0=infantry-2", "5: 1=infantry-2").play("act 4")
    assert own.why_not("block 4>5") == "7.6"


def test_a_move_that_blocks_no_more_than_fully_is_free() -> None:
    """TM §7.7"""
    narrow = austria("4: 0=infantry-2", "5: 20=infantry-2").play("act 4", "block 4>5", "name 0", "done")
    assert narrow.commands == 3
    assert narrow.all(Marched)[-1].how == "defensive"
    second = austria("4: 0=infantry-2", "4>2: 1=infantry-2", "2: 20=infantry-2")
    assert second.play("act 4", "block 4>2", "name 0", "done").commands == 3
    both = austria("4: 0=infantry-2 1=infantry-2", "2: 20=infantry-2")
    assert both.play("act 4", "block 4>2", "name 0", "name 1", "done").commands == 3


def test_two_pieces_into_a_narrow_approach_are_no_defensive_move() -> None:
    """TM §7.7 §7.8"""
    field = austria("4: 0=infantry-2 1=infantry-2", "5: 20=infantry-2")
    field.play("act 4", "block 4>5", "name 0", "name 1", "done")
    assert field.commands == 2
    assert field.all(Marched)[-1].how == "standard"


def test_going_back_to_reserve_is_never_a_defensive_move() -> None:
    """TM §7.7"""
    field = austria("4>5: 0=infantry-2", "5: 20=infantry-2").play("act 4>5", "withdraw to 4", "name 0", "done")
    assert field.commands == 2


def test_overfilling_an_approach_costs_a_command() -> None:
    """TM §7.8"""
    field = austria("4>5: 0=infantry-2", "4: 1=infantry-2", "5: 20=infantry-2")
    field.play("act 4", "block 4>5", "name 1", "done")
    assert (field.at("4>5"), field.commands) == ((0, 1), 2)


def test_without_a_command_no_approach_is_overfilled() -> None:
    """TM §7.8"""
    field = austria("4: 0=infantry-2 1=infantry-2", "5: 20=infantry-2", commands=0)
    field.play("act 4", "block 4>5", "name 0")
    assert field.why_not("name 1") == "7.8"
    full = austria("4>5: 0=infantry-2", "4: 1=infantry-2", "5: 20=infantry-2", commands=0)
    assert full.why_nowhere("4", "block 4>5") == "7.8"


def test_from_an_approach_back_to_the_reserve_for_one_command() -> None:
    """TM §7.9"""
    field = austria("4>5: 0=infantry-2", "5: 20=infantry-2").play("act 4>5", "withdraw to 4", "name 0", "done")
    assert (field.where(0), field.commands) == ("4", 2)
    poor = austria("4>5: 0=infantry-2 1=artillery-1", "5: 20=infantry-2", commands=0).play("act 4>5")
    assert poor.why_not("withdraw to 4") == "7.9"


def test_from_an_approach_to_the_opposite_area_once_it_is_free() -> None:
    """TM §7.10"""
    field = austria("4>5: 0=infantry-2", "11: 1=infantry-2", "passed france 5").play("act 4>5")
    assert field.why_not("go over 4>6") == "7.10"
    field.play("go over 4>5", "name 0", "done")
    assert (field.where(0), field.commands) == ("5", 2)


def test_from_an_approach_no_piece_goes_straight_to_a_third_area() -> None:
    """TM §7.10"""
    field = austria("4>5: 0=infantry-2", "5: 20=infantry-2").play("act 4>5")
    assert field.why_not("go over 4>2") == "7.10"
    assert field.why_not("go over 4>6") == "7.10"


def test_there_is_no_move_from_one_approach_to_another() -> None:
    """TM §7.11"""
    field = austria("4>5: 0=infantry-2", "5: 20=infantry-2", "6: 21=infantry-2").play("act 4>5")
    assert field.why_not("block 4>6") == "7.11"
    field.play("withdraw to 4", "name 0", "done")
    assert field.why_not(f"continue with 0 into {front('4>6')}") == "12.1"


def test_cavalry_reaches_another_approach_by_reserve_and_continuation() -> None:
    """TM §7.11"""
    field = austria("4>5: 0=cavalry-2", "5: 20=infantry-2", "6: 21=infantry-2").play("act 4>5")
    assert field.why_not("block 4>6") == "7.11"
    field.play("withdraw to 4", "name 0", "done", "continue with 0 into 4>6", "done")
    assert (field.where(0), field.commands) == ("4>6", 2)


def test_no_standard_move_into_a_protected_entry_area() -> None:
    """TM §7.12"""
    field = austria("79: 0=infantry-2", "box 1: 31=infantry-2").play("act 79")
    assert field.why_not("go over 79>80") == "15.8"
    free = austria("79: 0=infantry-2", "box 2: 31=infantry-2").play("act 79")
    assert free.why_not("go over 79>80") is None
    own = france("79: 20=infantry-2", "box 1: 31=infantry-2").play("act 79")
    assert own.why_not("go over 79>80") is None


def test_no_standard_move_over_an_approach_where_an_assault_was_lost() -> None:
    """TM §7.12"""
    field = austria("4: 0=infantry-2", f"taboo {front('4>5') >> 1}").play("act 4")
    assert field.why_not("go over 4>5") == "11.0.5"
    assert field.why_not("go over 4>6") is None


def test_no_standard_move_beyond_the_capacity() -> None:
    """TM §7.12"""
    field = austria("5: 0=infantry-2", "12: 1=infantry-2 2=infantry-2 3=infantry-2").play("act 5")
    assert field.why_not("go over 5>12") == "3.18"
