"""Chapters 12.3.3 and 15.64: where a retreat leads, and what becomes of an attack that is called off or called back."""

from feldherr.games.viktory_ii.actions import HALT, Launch
from feldherr.games.viktory_ii.board import Unit
from feldherr.games.viktory_ii.events import BattleEnded
from feldherr.games.viktory_ii.rules.choices.orders import end_refusal
from feldherr.kernel.lines import write
from tests.viktory_ii.rules.test_15_vassals import VASSAL, play
from tests.viktory_ii.scene import Scene, world


def test_the_way_of_who_fell_is_still_open() -> None:
    """V2 §12.3.3.7, ruling r74: any hex from which an attacker came, not only those of the attackers who are left."""
    scene = Scene(
        world(
            "units 0,0 red: 1=infantry", "units 0,1 red: 2=cavalry", "units 1,0 yellow: 5=infantry 6=infantry"
        )
    )
    scene.play("take 1", "go to (1,0)", "take 2", "go to (1,0)", "fight at (1,0)", "rolled 6,6,6", "rolled 1", "hit 2")
    scene.play("retreat")
    assert scene.asked == "red retreat_to"
    assert scene.offers("retreat 1 to (0,0)") and scene.offers("retreat 1 to (0,1)")
    assert scene.play("retreat 1 to (0,1)").where(1) == "(0,1)"


def test_who_came_through_a_harbour_leaves_where_another_came_from() -> None:
    """V2 §12.3.3.7, rulings r40 and r74: the harbour itself is no way back."""
    scene = Scene(
        world(
            "0,0 plains village red", "-1,0 water", "1,0 water", "1,1 water", "2,0 water", "units -1,0 red: 2=frigate",
            "units 2,0 red: 1=frigate", "units 1,0 yellow: 5=frigate 6=frigate",
        )
    )
    scene.play("take 2", "go to (0,0)", "go to (1,0)", "take 1", "go to (1,0)")
    scene.play("fight at (1,0)", "rolled 6", "rolled 1")
    assert scene.asked == "red fight_on_or_retreat" and scene.s.kind[1] == 0
    assert scene.play("retreat").where(2) == "(2,0)"


def test_which_of_two_like_attackers_falls_makes_no_difference() -> None:
    """V2 §12.3.3.7, rulings r69 and r74: both ways are open, whoever was removed."""
    scene = Scene(
        world("units 0,0 red: 1=infantry", "units 0,1 red: 2=infantry", "units 1,0 yellow: 5=infantry 6=infantry")
    )
    scene.play("take 1", "go to (1,0)", "take 2", "go to (1,0)", "fight at (1,0)", "rolled 6", "rolled 2", "retreat")
    assert scene.asked == "red retreat_to" and len(scene.options) == 2


def test_a_vassal_who_resigns_lets_his_ruler_go_on() -> None:
    """V2 §15.64.3 §5.1.3, rulings r14, r31 and r64: with the battle its right to be fought first is gone."""
    lines = ("units 0,0 red: 1=infantry 2=infantry", "units -3,0 red: 3=cavalry", "units 1,0 yellow: 5=infantry")
    scene = play(VASSAL, *lines).play("take 1", "go to (1,0)")
    scene.play("attack here" if scene.asked == "red order" else "yes")
    assert scene.why_not("take 3") == "15.64.3"
    scene.say("yellow", "resign")
    assert scene.offers("take 3") and [e.how for e in scene.happened(BattleEnded)] == ["cancelled"]


def test_an_attack_on_a_vassal_that_was_called_back_is_not_announced_again() -> None:
    """V2 §15.64.3, ruling r65: by the same kind of unit from the same hex; so nobody goes round for ever."""
    spent = ("units 0,0 red: 1=infantry.left1 2=infantry.left1", "units 0,1 red: 3=cavalry.left1")
    scene = play(VASSAL, "units 1,0 yellow: 5=infantry", *spent).play("take 1", "go to (1,0)")
    assert scene.asked == "red attack_on_vassal"
    scene.play("no")
    assert scene.asked == "red unit_or_battle" and scene.s.left[1] == 1, "nothing is spent"
    assert scene.play("take 1").why_not("go to (1,0)") == "15.64.3"
    assert scene.play("halt", "take 2").why_not("go to (1,0)") == "15.64.3", "another such unit is no other attack"
    scene.play("halt", "take 3", "go to (1,0)", "yes")
    assert scene.play("take 1").offers("go to (1,0)"), "but it may join one that was announced"


def test_a_road_and_a_landing_are_called_back_alike() -> None:
    """V2 §15.64.3 §9.13.2 §9.47.1, ruling r65"""
    road = play(VASSAL, "0,0 plains village red", "2,0 plains village yellow", "units 0,0 red: 1=infantry.left1")
    road.play("take 1", "take the road to (2,0)", "no", "take 1")
    assert road.why_not("take the road to (2,0)") == "15.64.3"
    ship = play(VASSAL, "0,0 water", "units 0,0 red: 1=frigate 2=infantry.aboard1", "units 1,0 yellow: 5=infantry")
    ship.play("take 1", "land 2 at (1,0)")
    assert ship.asked == "red attack_on_vassal"
    assert ship.play("no").why_not("land 2 at (1,0)") == "15.64.3" and ship.offers("land 2 at (0,1)")


def test_a_shot_at_a_vassal_is_confirmed_and_may_be_called_back() -> None:
    """V2 §15.64.4 §15.65.1, ruling r64: he is free when it is announced, and not before."""
    scene = play(VASSAL, "units 0,0 red: 1=artillery", "units 1,0 yellow: 5=infantry").play("take 1", "bombard (1,0)")
    assert scene.asked == "red attack_on_vassal" and scene.question.by == "shot"
    scene.play("no")
    assert scene.s.side[1] == 0 and scene.play("take 1").why_not("bombard (1,0)") == "15.64.3"


def test_a_frigate_among_a_vassals_is_confirmed_and_may_be_called_back() -> None:
    """V2 §13.5.1 §15.64.3, ruling r71: it would free him at once."""
    port = ("0,0 forest city red", "1,0 water", "0,1 water", "units 1,0 yellow: 5=frigate")
    scene = play(VASSAL, *port, turn="round 3 red placing")
    scene.play("launch a frigate of (0,0) at (1,0)", "no")
    assert scene.s.side[1] == 0 and scene.reserve("red")[3] == 3, "it is still in reserve"
    assert scene.why_not("launch a frigate of (0,0) at (1,0)") == "15.64.3"
    again = play(VASSAL, *port, turn="round 3 red placing")
    launch = next(o for o in again.question.options() if isinstance(o, Launch) and o.hex == again.hex("(1,0)"))
    assert again.play(write(launch), "yes").s.side[1] == 1


def test_who_sets_out_for_an_attacked_vassal_does_not_stop_half_way() -> None:
    """V2 §15.64.3, ruling r64: only moves into that same hex."""
    lines = ("units 0,0 red: 1=infantry", "units -1,0 red: 2=cavalry", "units 1,0 yellow: 8=infantry")
    scene = play(VASSAL, *lines).play("take 1", "go to (1,0)")
    scene.play("attack here" if scene.asked == "red order" else "yes")
    scene.play("take 2")
    assert scene.offers("halt"), "who has not moved may be put back"
    assert scene.play("go to (0,0)").why_not("halt") == "15.64.3"
    assert end_refusal(scene.s, Unit(2), HALT, True) == "15.64.3"
    assert end_refusal(scene.s, Unit(2), HALT, False) is None, "but who has nothing else left to do may"
    sea = ("0,0 water", "-1,0 water", "-2,0 water", "units -2,0 red: 2=frigate 3=infantry.aboard2")
    ship = play(VASSAL, *sea, "units 0,1 red: 1=infantry", "1,0 plains village yellow")
    ship.play("take 1", "go to (1,0)")
    ship.play("attack here" if ship.asked == "red order" else "yes")
    assert ship.play("take 2", "go to (-1,0)").why_not("halt") == "15.64.3"
    ship.play("go to (0,0)", "land 3 at (1,0)")
    assert ship.at("(1,0)") == ["red infantry", "red infantry"]
