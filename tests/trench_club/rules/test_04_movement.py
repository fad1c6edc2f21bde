"""Chapters 4 and 5: costs, water, friends, enemies, contact."""

from __future__ import annotations

from feldherr.games.trench_club import events as e
from tests.trench_club.scene import Scene, world

FAR = "france infantry 0.0"


def road(*places: str) -> list[str]:
    return [f"ground {place} road" for place in places]


def test_every_unit_may_move_once_in_one_go() -> None:
    """TC §4.1 §4.2 §4.4: in any order; nobody has to; points left are lost."""
    scene = Scene(world("germany armoured-car 17.7", "germany infantry 15.8", FAR))
    scene.play("take 0", "go to (17.8)", "halt")
    assert scene.why_not("take 0") == "4.1" and scene.offers("take 1") and scene.offers("end movement")
    assert scene.why_not("take 2") == "3.4"


def test_speed_is_the_number_of_points() -> None:
    """TC §4.3 §4.6 §4.22 §1.7: two meadows for infantry, three mounted; a half point more buys nothing."""
    scene = Scene(world("germany infantry 17.6", FAR)).play("take 0")
    assert scene.left() == 4
    scene.play("go to (17.7)", "go to (17.8)")
    assert scene.asked == "unit_to_move" and scene.step_refused(0, "17.9", 0) == "4.3"
    rider = Scene(world("germany mounted-infantry 17.6", FAR))
    rider.play("take 0", "go to (17.7)", "go to (17.8)", "go to (17.9)")
    assert rider.place(0) == "17.9"


def test_woods_cost_one_and_a_half() -> None:
    """TC §4.7 §4.8 §4.5 §4.22: road and woods are exactly two points; from woods onto meadow one."""
    text = world("germany infantry 17.6", FAR, *road("17.7"), "ground 17.8 woods", "ground 16.7 woods")
    scene = Scene(text).play("take 0", "go to (17.7)", "go to (17.8)")
    assert scene.left() == 0
    short = Scene(text).play("take 0", "go to (18.7)")
    assert short.left() == 2
    tired = Scene(world("germany infantry 17.6", FAR, "ground 17.8 woods")).play("take 0", "go to (17.7)")
    assert tired.why_not("go to (17.8)") == "4.22"
    out = Scene(world("germany infantry 17.6", FAR, "ground 17.6 woods")).play("take 0", "go to (17.7)")
    assert out.left() == 2


def test_roads_need_not_be_followed_and_a_hex_is_one_terrain() -> None:
    """TC §4.8 §4.9 §4.10: any step onto a road hex costs half a point; eight of them for a car."""
    lane = ["17.7", "17.8", "17.9", "17.10", "17.11", "17.12", "16.13", "16.12", "15.12"]
    scene = Scene(world("germany armoured-car 17.6", FAR, *road(*lane))).play("take 0")
    for hex_ in lane[:8]:
        scene.play(f"go to ({hex_})")
    assert scene.left() == 0 and scene.step_refused(0, "15.12", 0) == "4.3"


def test_the_last_half_point_enters_a_meadow_only() -> None:
    """TC §4.15 §4.16 §17.13: three roads, then a meadow; never woods. The railway gun lives on it."""
    lane = road("17.7", "17.8", "17.9")
    text = world("germany infantry 17.6", FAR, *lane, "ground 16.10 woods")
    scene = Scene(text).play("take 0", "go to (17.7)", "go to (17.8)", "go to (17.9)")
    assert scene.left() == 1 and scene.why_not("go to (16.10)") == "4.16"
    scene.play("go to (17.10)")
    assert scene.left() == 0
    gun = Scene(world("germany railway-gun 17.6", FAR)).play("take 0", "go to (17.7)")
    assert gun.left() == 0


def test_water_takes_a_foot_soldiers_whole_move() -> None:
    """TC §4.12 §4.13 §4.11: nobody else enters; a bridge is a road."""
    wet = ["ground 17.7 water", "ground 16.8 bridge"]
    text = world("germany mounted-infantry 17.6", "germany armoured-car 16.7", FAR, *wet)
    scene = Scene(text).play("take 0", "go to (17.7)")
    assert scene.left() == 0
    car = Scene(text).play("take 1")
    assert car.why_not("go to (17.7)") == "4.12"
    car.play("go to (16.8)")
    assert car.left() == 7
    late = Scene(world("germany mounted-infantry 18.6", FAR, *wet)).play("take 0", "go to (17.6)")
    assert late.why_not("go to (17.7)") == "4.13"


def test_who_stands_in_the_water_is_helpless() -> None:
    """TC §4.14 §5.9 §8.10 §9.13: it does not attack, answer, hinder or help, but can be attacked."""
    text = world("germany infantry 17.7", "france armoured-car 17.8", "germany tank 16.9", "ground 17.7 water",
                 phase="declare")  # fmt: skip
    scene = Scene(text)
    assert scene.why_not("name 0") == "4.14" and scene.offers("name 2")
    attacked = Scene(world("germany infantry 17.7", "france armoured-car 17.8", "ground 17.7 water", now="france",
                           powers="germany france", phase="declare"))  # fmt: skip
    attacked.play("name 1", "confirm attacks")
    assert attacked.question.args == (12, 12)
    passing = Scene(world("germany infantry 17.7", "france armoured-car 17.9", "ground 17.7 water", now="france"))
    passing.play("take 1", "go to (17.8)", "go to (18.8)")
    assert passing.asked == "step"


def test_air_units_pay_one_for_every_hex() -> None:
    """TC §4.17: no discount on roads, nothing extra for woods or water."""
    ground = ["ground 17.7 woods", "ground 17.8 water", *road("17.9", "17.10", "17.11", "17.12", "17.13")]
    scene = Scene(world("germany fighter 17.6", FAR, *ground)).play("take 0")
    for row in (7, 8, 9, 10, 11, 12):
        scene.play(f"go to (17.{row})")
    assert scene.left() == 0 and scene.step_refused(0, "17.13", 1) == "4.22"


def test_friends_are_passed_enemies_not() -> None:
    """TC §4.18 §4.19 §4.20: a move ends on a free hex; one unit a hex, in the air too."""
    text = world("germany infantry 17.6", "germany fighter 17.7", "france transport-truck 18.7")
    scene = Scene(text).play("take 0", "go to (17.7)")
    assert scene.why_not("halt") == "4.20" and scene.why_not("go to (18.7)") == "4.19"
    scene.play("go to (17.8)")
    assert scene.at("17.7") == "germany fighter" and scene.at("17.8") == "germany infantry"
    blocked = Scene(world("germany heavy-mortar 17.6", "germany tank 17.7", FAR)).play("take 0")
    assert blocked.why_not("go to (17.7)") == "4.20"
    flying = Scene(world("germany fighter 17.6", "france transport-truck 17.7")).play("take 0")
    assert flying.why_not("go to (17.7)") == "4.19" and flying.offers("go to (18.7)")


def test_ships_keep_to_the_water() -> None:
    """TC §4.23 §4.11 §17.18: water and bridges for one point each, no land."""
    wet = ["ground 17.6 water", "ground 17.7 bridge", "ground 17.8 water"]
    scene = Scene(world("germany gunboat 17.6", FAR, *wet)).play("take 0")
    assert scene.why_not("go to (18.7)") == "4.23"
    scene.play("go to (17.7)", "go to (17.8)")
    assert scene.left() == 4


def test_trenches_are_decoration_without_the_expert_rules() -> None:
    """TC §4.24 §13.1 §13.2: then a car enters one like a meadow; with them it may not."""
    text = world("germany armoured-car 17.6", FAR, "ground 17.7 trench")
    assert Scene(text).play("take 0", "go to (17.7)").left() == 6
    expert = world("germany armoured-car 17.6", FAR, "ground 17.7 trench", rules="trenches")
    assert Scene(expert).play("take 0").why_not("go to (17.7)") == "13.2"


def test_two_contacts_in_a_row_end_the_move() -> None:
    """TC §5.1 §5.2 §5.3 §5.4 §5.5 §5.11: the first alone does not; the starting hex counts."""
    text = world("germany armoured-car 17.6", "france tank 16.9", "france infantry 16.11")
    scene = Scene(text).play("take 0", "go to (17.7)", "go to (17.8)")
    assert scene.asked == "step"
    scene.play("go to (17.9)")
    assert scene.asked == "unit_to_move" and scene.happened(e.Moved)[-1].halted
    assert scene.why_not("take 0") == "4.1"
    scene.play("end movement")
    assert scene.asked == "attacker_to_name" and scene.offers("name 0")
    starts = Scene(world("germany mounted-infantry 17.8", "france tank 16.9")).play("take 0", "go to (17.9)")
    assert starts.asked != "step"
    free = Scene(world("germany armoured-car 17.8", "france tank 16.9")).play("take 0", "go to (18.8)", "go to (18.9)")
    assert free.asked == "step"


def test_who_cannot_fight_in_melee_makes_no_contact() -> None:
    """TC §5.6 §5.8 §6.14: mortar and truck do not; an anti-aircraft gun only hinders aircraft."""
    for kind in ("heavy-mortar", "transport-truck", "anti-aircraft", "howitzer"):
        scene = Scene(world("germany armoured-car 17.7", f"france {kind} 16.9")).play("take 0", "go to (17.8)",
                                                                                  "go to (17.9)")  # fmt: skip
        assert scene.asked == "step", kind
    stopped = Scene(world("germany infantry 17.8", "france fighter 16.9")).play("take 0", "go to (17.9)")
    assert stopped.asked != "step"


def test_contact_of_air_units() -> None:
    """TC §5.7: only who can fight air units in melee stops a fighter."""
    stopped = Scene(world("germany fighter 17.8", "france heavy-infantry 16.9")).play("take 0", "go to (17.9)")
    assert stopped.asked != "step"
    free = Scene(world("germany fighter 17.8", "france tank 16.9")).play("take 0", "go to (17.9)")
    assert free.asked == "step"


def test_an_allied_unit_is_no_enemy() -> None:
    """TC §5.5 §1.1: contact is counted with enemies only."""
    text = world("germany armoured-car 17.8", "austria-hungary tank 16.9", "france infantry 0.0", mode="four",
                 powers="germany great-britain austria-hungary france", part="whole")  # fmt: skip
    assert Scene(text).play("take 0", "go to (17.9)").asked == "step"
