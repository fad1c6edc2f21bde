"""Chapter 12: losses, retreat, and what a battle decides."""

from feldherr.games.viktory_ii.actions import Board
from feldherr.games.viktory_ii.board import Unit
from feldherr.games.viktory_ii.events import BattleEnded, Conquered, Loaded, Revealed
from feldherr.games.viktory_ii.rules.choices.battle import can_retreat, retreat_to
from feldherr.games.viktory_ii.rules.units import go_aboard
from feldherr.games.viktory_ii.state import copy
from feldherr.kernel.question import Question
from tests.viktory_ii.rules.test_12_battle import fight
from tests.viktory_ii.scene import Scene, world


def test_both_sides_remove_their_losses_together_and_each_chooses_as_the_dice_say() -> None:
    """V2 §12.3.2.13 §10.1.2 §10.1.3"""
    scene = Scene(
        world(
            "1,0 mountain",
            "units 1,0 yellow: 5=infantry 6=infantry 7=infantry",
            "units 0,0 red: 1=infantry 2=cavalry 3=cavalry 4=infantry",
        )
    )
    fight(scene, 4).play("rolled 2,6,6", "rolled 1,1,3")
    assert scene.asked == "yellow unit_to_hit" and len(scene.at("(1,0)")) == 7, "the marked defender is still there"
    scene.play("hit 2", "hit 3")
    assert scene.asked == "red fight_on_or_retreat", "the rest is of one kind: nobody is asked"
    assert scene.at("(1,0)") == ["red infantry", "yellow infantry", "yellow infantry"]


def test_the_attacker_may_retreat_after_a_full_round() -> None:
    """V2 §12.3.3.1 §12.3.3.4 §12.3.3.8, ruling r42"""
    scene = Scene(world("units 0,0 red: 1=infantry", "units 1,0 yellow: 5=infantry"))
    scene.play("take 1", "go to (1,0)", "fight at (1,0)")
    assert scene.asked == "chance dice"
    scene.play("rolled 6", "rolled 6")
    assert scene.asked == "red fight_on_or_retreat" and scene.options == ["fight on", "retreat"]
    scene.play("retreat")
    assert scene.where(1) == "(0,0)" and scene.at("(1,0)") == ["yellow infantry"]
    assert not any(q.actor == 1 and q.name == "fight_on_or_retreat" for q in scene.position.questions)


def test_who_has_won_stays_in_the_hex() -> None:
    """V2 §12.3.3.2 §12.3.3.3"""
    scene = Scene(
        world(
            "2,0 water",
            "3,0 water",
            "units 2,0 red: 8=frigate",
            "units 0,0 red: 1=infantry 2=cavalry 3=infantry",
            "units 1,0 yellow: 5=infantry",
        )
    )
    fight(scene, 2).play("rolled 1,6,6", "rolled 6")
    assert scene.why_not("take 2") == "10.6.1"
    assert scene.play("take 8").why_not("load 1") == "12.3.3.2"
    scene.play("halt", "take 3", "go to (1,0)", "halt")
    assert len(scene.at("(1,0)")) == 3


def test_all_units_retreat_into_hexes_from_which_attackers_came() -> None:
    """V2 §12.3.3.5 §12.3.3.7"""
    scene = Scene(
        world(
            "units 0,0 red: 1=infantry 2=infantry",
            "units 0,1 red: 3=cavalry",
            "units 1,0 yellow: 5=infantry 6=infantry",
        )
    )
    for unit in (1, 2, 3):
        scene.play(f"take {unit}", "go to (1,0)")
    scene.play("fight at (1,0)", "rolled 6,6,6", "rolled 6", "retreat")
    assert scene.asked == "red retreat_to" and scene.why_not("retreat 1 to (2,-1)") == "12.3.3.7"
    assert not scene.offers("done"), "nobody is left behind"
    scene.play("retreat 1 to (0,1)", "retreat 2 to (0,0)", "retreat 3 to (0,0)")
    assert (scene.where(1), scene.where(2), scene.where(3)) == ("(0,1)", "(0,0)", "(0,0)")


def test_land_units_retreat_onto_the_ship_that_landed_them_within_its_capacity() -> None:
    """V2 §12.3.3.6 §12.3.3.7 §9.41.1"""
    scene = Scene(
        world(
            "0,0 water",
            "units 0,0 red: 1=frigate 2=infantry.aboard1 3=cavalry.aboard1",
            "units 1,0 yellow: 5=infantry 6=infantry",
            "units -1,0 red: 4=infantry",
        )
    )
    scene.play(
        "take 1", "land 2 at (1,0)", "land 3 at (1,0)", "halt", "fight at (1,0)", "rolled 6,6,6", "rolled 6", "retreat"
    )
    assert len(scene.happened(Loaded)) == 2 and scene.s.cargo[1] == (2, 3)
    assert scene.play("take 1").why_not("land 2 at (1,-1)") == "12.3.3.6", "who boarded by retreat stays aboard"


def test_without_room_for_all_there_is_no_retreat() -> None:
    """V2 §12.3.3.5 §12.3.3.6 §12.3.3.7, ruling r40"""
    scene = Scene(
        world(
            "0,0 water",
            "units 0,0 red: 1=frigate 2=infantry.aboard1 3=infantry.aboard1 4=infantry.aboard1",
            "units 1,0 yellow: 5=infantry 6=infantry",
            "units -1,0 red: 7=infantry 8=infantry",
        )
    )
    scene.play("take 1", "land 2 at (1,0)", "land 3 at (1,0)", "halt")
    crowded = copy(scene.s)
    go_aboard(crowded, Unit(7), Unit(1))
    assert can_retreat(scene.s, scene.hex("(1,0)"), 0) and not can_retreat(crowded, scene.hex("(1,0)"), 0)


def test_nobody_boards_a_ship_that_is_full() -> None:
    """V2 §12.3.3.6 §9.41.1"""
    scene = Scene(
        world(
            "0,0 water",
            "units 0,0 red: 8=frigate 3=infantry.aboard8 4=infantry.aboard8 9=frigate",
            "units 1,0 red: 1=infantry.storming.over.from0,0 2=cavalry.storming.over.from0,0",
            "units 1,0 yellow: 5=infantry 6=infantry",
        )
    )
    scene.play("fight at (1,0)", "rolled 6,6,6", "rolled 6", "retreat")
    assert scene.asked == "red retreat_to" and scene.offers("board 8 with 1")
    named = (Board(Unit(1), Unit(8)),)
    second = Question(0, retreat_to, (scene.s, named, scene.hex("(1,0)"), 0, 2))
    assert second.refusals()[Board(Unit(2), Unit(8))] == "12.3.3.6"
    assert second.options() == [Board(Unit(2), Unit(9))]
    scene.play("board 8 with 1")
    assert scene.s.cargo[8] == (1, 3, 4) and scene.s.cargo[9] == (2,), "the second finds room on the other ship only"
    assert [(told.unit, told.ship) for told in scene.happened(Loaded) if told.how == "retreat"] == [(1, 8), (2, 9)]


def test_frigates_retreat_with_their_cargo() -> None:
    """V2 §12.3.3.5 §12.3.3.7"""
    scene = Scene(
        world("0,0 water", "1,0 water", "units 0,0 red: 1=frigate 2=infantry.aboard1", "units 1,0 yellow: 5=frigate")
    )
    fight(scene, 1).play("rolled 6", "rolled 6", "retreat")
    assert scene.where(1) == "(0,0)" and scene.where(2) == "(0,0)" and scene.s.cargo[1] == (2,)


def test_the_rounds_go_on_until_one_side_is_gone() -> None:
    """V2 §12.3.3.9 §12.3.0.0"""
    scene = Scene(world("units 0,0 red: 1=infantry 2=cavalry", "units 1,0 yellow: 5=infantry 6=cavalry"))
    fight(scene, 2).play("rolled 6,6,6", "rolled 6,6", "fight on", "rolled 1,6,6", "hit 6", "rolled 6,6", "fight on")
    assert scene.s.fray and scene.s.fray.round == 3 and scene.question.args == (3, 6)
    scene.play("rolled 1,6,6")
    assert scene.question.args == (1, 6), "dice are counted anew"
    scene.play("rolled 6")
    assert scene.happened(BattleEnded)


def test_if_no_attacker_is_left_the_defender_keeps_his_settlement() -> None:
    """V2 §12.3.4.1 §12.3.4.2 §12.3.4.6"""
    text = world("1,0 plains village yellow", "units 0,0 red: 1=infantry 2=infantry", "units 1,0 yellow: 5=infantry")
    both = fight(Scene(text), 1).play("rolled 1", "rolled 1,6")
    assert both.town("(1,0)") == "yellow village" and both.at("(1,0)") == []
    assert both.play("take 2").why_not("go to (1,0)") == "12.2.1"
    retreat = fight(Scene(text), 1)
    total = retreat.total("yellow")
    retreat.play("rolled 6", "rolled 6,6", "retreat")
    assert retreat.town("(1,0)") == "yellow village" and retreat.total("yellow") == total


def test_if_one_attacker_is_left_he_takes_the_settlement_whatever_ships_are_near() -> None:
    """V2 §12.3.4.3 §12.3.4.4 §12.3.4.5"""
    scene = Scene(
        world(
            "1,0 plains village yellow",
            "2,0 water",
            "units 2,0 yellow: 8=frigate",
            "units 1,0 yellow: 5=infantry",
            "units 0,0 red: 1=infantry 2=infantry",
        )
    )
    revealed = len(scene.happened(Revealed))
    fight(scene, 2).play("rolled 1", "rolled 1,6,6")
    assert scene.town("(1,0)") == "red village" and scene.happened(Conquered)
    assert len(scene.happened(Revealed)) == revealed, "it is not built anew"
    assert scene.asked.startswith("red"), "and gives no build action"


def test_in_the_open_nothing_but_the_units_is_at_stake() -> None:
    """V2 §12.3.4.6"""
    scene = Scene(world("units 0,0 red: 1=infantry", "units 1,0 yellow: 5=infantry"))
    totals = scene.total("red"), scene.total("yellow")
    fight(scene, 1).play("rolled 1", "rolled 6")
    assert (scene.total("red"), scene.total("yellow")) == totals and not scene.happened(Conquered)
