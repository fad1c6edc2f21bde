"""Chapters 2 and 6: the turn and its phases."""

from feldherr.games.viktory_ii.events import BattleBegan, Bombarded
from tests.viktory_ii.scene import Scene, world


def test_a_turn_builds_then_moves_and_fights_then_places_reserves() -> None:
    """V2 §6.0.1 §6.0.2 §6.0.3 §7.0.1"""
    scene = Scene(world("0,0 plains village red", "units 0,0 red: 1=infantry", turn="round 3 red building"))
    assert scene.asked == "red what_to_build"
    scene.play("upgrade (0,0)")
    assert scene.asked == "red unit_or_battle" and not any(
        "build" in line or "upgrade" in line for line in scene.options
    )
    scene.play("end movement")
    assert scene.asked == "red what_to_place"
    scene.play("done")
    assert scene.asked == "yellow what_to_build"


def test_no_phase_is_left_with_a_battle_pending() -> None:
    """V2 §6.0.2 §12.0.1"""
    scene = Scene(world("units 0,0 red: 1=infantry", "units 1,0 yellow: 5=infantry")).play("take 1", "go to (1,0)")
    assert scene.why_not("end movement") == "6.0.2"
    assert scene.play("fight at (1,0)", "rolled 1", "rolled 6").asked == "red what_to_place"


def test_only_the_player_whose_turn_it_is_acts_and_others_only_answer() -> None:
    """V2 §2.0.1 §10.1.3"""
    scene = Scene(world("units 0,0 red: 1=artillery", "units 1,0 yellow: 5=infantry 6=cavalry"))
    assert [q.actor for q in scene.position.questions] == [0]
    assert not scene.offers("take 5")
    scene.play("take 1", "bombard (1,0)", "rolled 2")
    assert scene.asked == "yellow unit_to_hit"


def test_movement_points_are_spent_hex_by_hex() -> None:
    """V2 §2.0.2 §9.0.2 §9.11.1"""
    scene = Scene(world("units 0,0 red: 1=infantry")).play("take 1", "go to (1,0)")
    assert scene.s.left[1] == 1
    scene.play("go to (2,0)")
    assert scene.s.left[1] == 0 and not scene.offers("take 1")


def test_combat_is_either_a_bombardment_or_a_battle() -> None:
    """V2 §2.0.3 §3.52.2"""
    text = world("units 0,0 red: 1=artillery", "units 1,0 yellow: 5=infantry")
    shot = Scene(text).play("take 1", "bombard (1,0)", "rolled 6")
    assert len(shot.happened(Bombarded)) == 1 and not shot.happened(BattleBegan)
    fight = Scene(text).play("take 1", "go to (1,0)", "fight at (1,0)", "rolled 6")
    assert fight.happened(BattleBegan) and fight.question.args == (1, 6), "the rounds follow the barrage"
    walk = Scene(world("units 0,0 red: 1=infantry")).play("take 1", "go to (1,0)", "go to (2,0)")
    assert walk.asked == "red what_to_place", "movement needs no dice"


def test_actions_are_taken_in_any_order() -> None:
    """V2 §6.0.4 §6.0.5 §12.4.1"""
    text = world(
        "units 0,0 red: 1=infantry 2=artillery 3=infantry",
        "units 1,0 yellow: 5=infantry",
        "units -1,0 yellow: 6=infantry",
    )
    scene = Scene(text).play("take 1", "go to (1,0)", "fight at (1,0)", "rolled 1", "rolled 6")
    scene.play("take 2", "bombard (-1,0)", "rolled 6", "take 3", "go to (0,1)", "halt")
    assert scene.where(3) == "(0,1)"
    first = Scene(text).play("take 3", "go to (0,1)", "halt", "take 2", "bombard (1,0)", "rolled 6")
    assert first.asked == "red unit_or_battle"
    assert first.why_not("take 2") == "10.6.1"


def test_the_reserve_phase_places_what_was_lost_this_turn_too() -> None:
    """V2 §6.0.6 §10.2.1 §13.0.1"""
    scene = Scene(world("units 0,0 red: 1=infantry", "units 1,0 yellow: 5=infantry 6=infantry"))
    before = scene.reserve("red")[0], scene.reserve("yellow")[0]
    scene.play("take 1", "go to (1,0)", "fight at (1,0)", "rolled 2", "rolled 2")
    assert scene.reserve("red")[0] == before[0] + 1 and scene.reserve("yellow")[0] == before[1] + 1
    assert scene.asked == "red what_to_place" and scene.offers("place infantry at (5,-5)")
    assert not any(str(scene.hex("(-5,5)")) in line.split()[-1] for line in scene.options), "Yellow waits for his own"
