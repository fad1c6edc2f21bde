"""Cavalry continues. Around 45 lie 39, 44, 46 and 50; a main road leads 19, 39, 45, 44, 49."""

from __future__ import annotations

from feldherr.games.triomphe_a_marengo.board import FRONTS
from feldherr.games.triomphe_a_marengo.events import Continued, Shown
from feldherr.games.triomphe_a_marengo.state import face_of
from tests.triomphe_a_marengo.field import Field, field, printed

GO = ("act 44", "go over 44>45")
ROAD = ("act 39", "take the road", "name 13", "cross 74 over 39>45")


def test_cavalry_goes_on_from_the_reserve_it_has_reached_into_an_approach() -> None:
    """TM §12.1"""
    scene = field("44: 13=cavalry-2", "46: 20=infantry-2").play(*GO, "name 13", "done")
    assert scene.asked == "austria continuations"
    scene.play("continue with 13 into 45>46", "done")
    assert scene.where(13) == "45>46"
    assert scene.happened(Continued) == [Continued(0, 13, 184)]


def test_infantry_does_not_continue() -> None:
    """TM §12.1"""
    scene = field("44: 0=infantry-2", "46: 20=infantry-2").play(*GO, "name 0", "done")
    assert scene.why_not("continue with 0 into 45>46") == "12.1"
    assert scene.options == ["done"]


def test_infantry_does_not_continue_after_a_road_move() -> None:
    """TM §12.1 §15.15"""
    scene = field("39: 0=infantry-2", "44: 20=infantry-2")
    scene.play("act 39", "take the road", "name 0", "cross 74 over 39>45", "halt")
    assert scene.asked == "austria road_continuation"
    assert scene.why_not("continue with 0 into 45>44") == "12.1"


def test_unready_cavalry_continues_inside_its_area() -> None:
    """TM §12.1 §14.5, ruling r12"""
    scene = field("45>44: 36=cavalry-2.unready", "44: 0=infantry-2", "46: 1=infantry-2", turn="5 france")
    scene.play("act 45>44", "withdraw to 45", "name 36", "done", "continue with 36 into 45>46", "done")
    assert scene.where(36) == "45>46"


def test_cavalry_that_came_back_from_an_approach_continues_into_another() -> None:
    """TM §12.2 §22.5"""
    scene = field("45>44: 13=cavalry-2", "44: 20=infantry-2", "46: 21=infantry-2")
    scene.play("act 45>44", "withdraw to 45", "name 13", "done", "continue with 13 into 45>46", "done")
    assert scene.where(13) == "45>46"
    assert scene.commands == 2


def test_a_move_that_ends_in_an_approach_has_no_continuation() -> None:
    """TM §12.2"""
    scene = field("45: 13=cavalry-2", "44: 20=infantry-2", "46: 21=infantry-2")
    scene.play("act 45", "block 45>44", "name 13", "done")
    assert scene.asked == "austria action_or_end"
    assert scene.why_not("act 45>44") == "6.7"


def test_cavalry_continues_after_a_maneuver_attack() -> None:
    """TM §12.2"""
    scene = field("44: 13=cavalry-2", "45: 20=infantry-2", "46: 21=infantry-2")
    scene.play(*GO[:1], "attack over 44>45", "name 13", "done", "done", "retreat 20 over 45>50")
    assert scene.asked == "austria continuations"
    scene.play("continue with 13 into 45>50", "done")
    assert scene.where(13) == "45>50"


def test_the_area_opposite_must_be_held_by_the_enemy() -> None:
    """TM §12.3"""
    scene = field("44: 13=cavalry-2", "46: 20=infantry-2", "39: 0=infantry-2").play(*GO, "name 13", "done")
    assert scene.options == ["continue with 13 into 184", "done"]
    assert scene.why_not("continue with 13 into 45>50") == "12.3"
    assert scene.why_not("continue with 13 into 45>39") == "12.3"


def test_without_an_enemy_around_nobody_is_asked() -> None:
    """TM §12.3"""
    scene = field("44: 13=cavalry-2", "49: 20=infantry-2").play(*GO, "name 13", "done")
    assert scene.asked == "austria action_or_end"


def test_a_road_move_leads_into_no_approach_without_an_enemy_opposite() -> None:
    """TM §12.3"""
    scene = field("39: 13=cavalry-2", "44: 20=infantry-2").play(*ROAD, "halt")
    assert scene.why_not("continue with 13 into 45>50") == "12.3"


def test_continuing_together_needs_no_command() -> None:
    """TM §12.4"""
    scene = field("44: 13=cavalry-2 14=cavalry-2", "46: 20=infantry-2", "50: 21=infantry-2", commands=1)
    scene.play(*GO, "name 13", "name 14", "done")
    assert scene.commands == 0
    scene.play("continue with 13 into 45>46")
    assert scene.why_not("continue with 14 into 45>50") == "12.5"
    scene.play("continue with 14 into 45>46", "done")
    assert scene.at("45>46") == (13, 14)
    assert scene.commands == 0


def test_a_group_that_splits_pays_for_each_position_beyond_the_first() -> None:
    """TM §12.5"""
    scene = field("44: 13=cavalry-2 14=cavalry-2 15=cavalry-2", "46: 20=infantry-2", "50: 21=infantry-2")
    scene.play(*GO, "name 13", "name 14", "name 15", "done")
    scene.play("continue with 13 into 45>46", "continue with 14 into 45>50", "done")
    assert [scene.where(p) for p in (13, 14, 15)] == ["45>46", "45>50", "45"]
    assert scene.commands == 0


def test_cavalry_that_leaves_its_infantry_behind_costs_a_command() -> None:
    """TM §12.5, ruling r42"""
    scene = field("44: 0=infantry-2 13=cavalry-2", "46: 20=infantry-2")
    scene.play(*GO, "name 0", "name 13", "done", "continue with 13 into 45>46", "done")
    assert scene.commands == 1
    poor = field("44: 0=infantry-2 13=cavalry-2", "46: 20=infantry-2", commands=1)
    poor.play(*GO, "name 0", "name 13", "done")
    assert poor.why_not("continue with 13 into 45>46") == "12.5"
    assert poor.options == ["done"]


def marched(*more: str, commands: int = 3) -> Field:
    """Cavalry has used all three steps on the main road from 19 to 44."""
    scene = field("19: 13=cavalry-2", *more, commands=commands)
    return scene.play(
        "act 19", "take the road", "name 13",
        "cross 41 over 19>39", "cross 74 over 39>45", "cross 85 over 45>44",
    )  # fmt: skip


def test_after_three_steps_cavalry_continues_along_its_road() -> None:
    """TM §12.6"""
    scene = marched("49: 20=infantry-2", "40: 21=infantry-2")
    assert scene.why_not("continue with 13 into 44>40") == "12.6"
    scene.play("continue with 13 into 44>49")
    assert scene.where(13) == "44>49"
    assert scene.commands == 3


def test_a_used_up_crossing_does_not_hinder_a_continuation() -> None:
    """TM §12.6"""
    full = [f"crossed {crossing} over 182 step {step}" for crossing in (87, 88) for step in (1, 2, 3)]
    scene = marched("49: 20=infantry-2", *full)
    assert scene.play("continue with 13 into 44>49").where(13) == "44>49"


def test_an_approach_that_the_road_does_not_cross_is_closed_to_it() -> None:
    """TM §12.6"""
    scene = field("39: 13=cavalry-2", "44: 20=infantry-2", "46: 21=infantry-2").play(*ROAD, "halt")
    assert scene.why_not("continue with 13 into 45>46") == "12.6"
    assert scene.why_not("continue with 13 into 45>44") is None


def test_continuing_along_a_local_road_costs_a_command() -> None:
    """TM §12.6"""
    scene = field("39: 13=cavalry-2", "50: 20=infantry-2").play(*ROAD, "halt", "continue with 13 into 45>50")
    assert scene.where(13) == "45>50"
    assert scene.commands == 2
    poor = field("39: 13=cavalry-2", "50: 20=infantry-2", commands=0).play(*ROAD, "halt")
    assert poor.why_not("continue with 13 into 45>50") == "8.7"


def test_cavalry_waits_and_continues_along_a_main_road_for_nothing() -> None:
    """TM §12.7"""
    scene = field("44: 13=cavalry-2", "44>49: 0=infantry-2 1=infantry-2", "49: 20=infantry-2", commands=0)
    scene.play("act 44", "take the road", "name 13", "halt", "continue with 13 into 44>49")
    assert scene.at("44>49") == (0, 1, 13)
    assert scene.commands == 0
    assert scene.acted(13)


def test_waiting_and_continuing_along_a_local_road_costs_a_command() -> None:
    """TM §12.7"""
    scene = field("50: 13=cavalry-2", "45: 20=infantry-2")
    scene.play("act 50", "take the road", "name 13", "halt", "continue with 13 into 50>45")
    assert scene.where(13) == "50>45"
    assert scene.commands == 2
    poor = field("50: 13=cavalry-2", "45: 20=infantry-2", commands=0).play("act 50")
    assert poor.why_not("take the road") == "8.6"


def test_unready_cavalry_waits_and_continues() -> None:
    """TM §12.7 §14.6, ruling r50"""
    scene = field("44: 36=cavalry-2.unready", "49: 0=infantry-2", turn="5 france")
    scene.play("act 44", "take the road", "name 36", "halt", "continue with 36 into 44>49")
    assert scene.where(36) == "44>49"
    assert scene.commands == 3


def test_a_piece_that_continues_is_shown_and_hidden_again() -> None:
    """TM §12.8"""
    scene = field("44: 13=cavalry-2", "46: 20=infantry-2").play(*GO, "name 13", "done")
    assert scene.seen("france", 13) is None
    scene.play("continue with 13 into 45>46", "done")
    assert scene.happened(Shown) == [Shown(13, face_of("cavalry-2"), True)]
    assert not scene.face_up(13)


def stopped(commands: int = 3) -> Field:
    """Infantry and cavalry have attacked from reserve, were stopped, and have not pushed on."""
    armies = ("44: 0=infantry-2 13=cavalry-2", "45: 20=infantry-2 21=infantry-2", "49: 22=infantry-2")
    scene = field(*armies, commands=commands)
    scene.play("act 44", "attack over 44>45", "name 0", "name 13", "done", "name 20", "name 21", "done")
    return scene.play("no")


def test_after_a_stopped_attack_cavalry_continues_only_into_the_attacker_approach() -> None:
    """TM §12.9"""
    scene = stopped()
    assert scene.commands == 2
    assert scene.why_not("continue with 13 into 44>49") == "12.9"
    scene.play("continue with 13 into 44>45", "done")
    assert [scene.where(p) for p in (0, 13)] == ["44", "44>45"]
    assert scene.commands == 1


def test_after_a_stopped_attack_a_split_needs_a_command_too() -> None:
    """TM §12.9 §12.5, ruling r16"""
    assert stopped(commands=1).why_not("continue with 13 into 44>45") == "12.5"


def assaulted(attack: str) -> Field:
    """The first piece of the attack leads against infantry 1; area 46 is French."""
    scene = field(f"44>45: {attack} 13=cavalry-2", "45>44: 20=infantry-1", "46: 21=infantry-2")
    scene.play("act 44>45", "assault over 44>45", "name 20", "done", "name 0", "name 13", "done", "name 0", "done")
    return scene


def test_after_a_won_assault_attacking_cavalry_continues_from_the_taken_area() -> None:
    """TM §12.10"""
    scene = assaulted("0=infantry-3")
    assert scene.asked == "austria continuations"
    scene.play("continue with 13 into 45>46", "done")
    assert [scene.where(p) for p in (0, 13)] == ["45", "45>46"]


def test_after_a_lost_assault_no_cavalry_continues() -> None:
    """TM §12.10"""
    scene = assaulted("0=infantry-2")
    assert scene.asked == "austria action_or_end"
    assert scene.where(13) == "44>45"
    assert scene.happened(Continued) == []


def test_cavalry_that_continues_after_a_road_attack_goes_no_further() -> None:
    """TM §12.11"""
    scene = field("39: 13=cavalry-2", "45: 20=infantry-2", "44: 21=infantry-2")
    scene.play(*ROAD, "done", "retreat 20 over 45>50")
    assert scene.asked == "austria road_step"
    assert scene.offers("cross 85 over 45>44")
    scene.play("halt", "continue with 13 into 45>44")
    assert scene.where(13) == "45>44"
    assert scene.asked == "austria action_or_end"
    assert scene.turned_away("austria", "cross 85 over 45>44")
    assert scene.why_not("act 45>44") == "6.7"


def test_in_round_6h_no_french_cavalry_continues_while_austrian_cavalry_does() -> None:
    """TM §12.12 §14.1"""
    french = field("44: 36=cavalry-2", "46: 0=infantry-2", turn="1 france", pool="2 4")
    french.play(*GO, "name 36", "done")
    assert french.asked == "france action_or_end"
    assert french.where(36) == "45"
    austrian = field("44: 13=cavalry-2", "46: 20=infantry-2", turn="1 austria", pool="2 3")
    austrian.play(*GO, "name 13", "done", "continue with 13 into 45>46", "done")
    assert austrian.where(13) == "45>46"


def test_no_continuation_into_an_impassable_approach() -> None:
    """TM §12.12"""
    scene = field("44: 13=cavalry-2", "46: 20=infantry-2", "50: 21=infantry-2")
    with printed(FRONTS, 45, tuple(front for front in FRONTS[45] if front != 184)):
        scene.play(*GO, "name 13", "done")
        assert scene.options == ["continue with 13 into 186", "done"]
