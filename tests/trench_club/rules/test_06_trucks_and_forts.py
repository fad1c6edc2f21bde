"""Chapters 6 and 7: trucks and forts. Fort 2: body 13.9, entrances 12.10 and 14.10; 15.10 and 15.9 lie before them."""

from __future__ import annotations

from feldherr.games.trench_club import events as e
from feldherr.games.trench_club.notation import read
from feldherr.games.trench_club.rules.choices.rest import room
from feldherr.games.trench_club.rules.choices.trucks import walks_aboard
from feldherr.games.trench_club.rules.pieces import cargo
from tests.trench_club.scene import Scene, world

FAR = "france infantry 0.0"
FOUR = {"mode": "four", "powers": "germany great-britain austria-hungary france", "part": "whole"}


def test_load_drive_unload() -> None:
    """TC §6.3 §6.4 §6.5 §6.6 §6.7 §6.10 §6.11 §6.2: everybody boards, the truck drives, everybody gets off."""
    text = world("germany transport-truck 17.7", "germany heavy-mortar 17.6", "germany mounted-infantry 18.6",
                 "germany armoured-car 19.9", "france tank 17.13")  # fmt: skip
    scene = Scene(text).play("take 1", "board 0")
    assert scene.why_not("end movement") == "6.7" and scene.why_not("take 3") == "6.5"
    scene.play("take 2", "go to (18.7)")
    assert scene.why_not("halt") == "6.5"
    scene.play("board 0", "go to (17.8)", "go to (17.9)", "halt")
    assert scene.asked == "passenger_to_unload" and scene.offers("unload 1 on (17.10)")
    scene.play("unload 1 on (17.10)", "unload 2 on (16.9)")
    assert scene.place(1) == "17.10" and scene.place(2) == "16.9"
    assert scene.why_not("take 1") == "6.10" and scene.why_not("take 0") == "4.1"
    scene.play("end movement")
    assert scene.offers("name 1")


def test_a_truck_carries_four_that_have_the_symbol() -> None:
    """TC §6.1 §6.2 §12.2: the fifth is refused, and who has no transport symbol."""
    riders = [f"germany infantry {hex_}" for hex_ in ("17.6", "18.7", "18.8", "16.7")]
    scene = Scene(world("germany transport-truck 17.7", *riders, "germany infantry 16.8", FAR))
    for unit in (1, 2, 3, 4):
        scene.play(f"take {unit}", "board 0")
    assert len(cargo(scene.s, 0)) == 4 and not walks_aboard(scene.s, 5, 0)
    assert scene.question.unit == 0
    flak = Scene(world("germany transport-truck 17.7", "germany anti-aircraft 17.6", FAR)).play("take 1")
    assert flak.why_not("board 0") == "6.2"


def test_boarding_costs_half_a_point() -> None:
    """TC §6.3: whatever the truck stands on; without it nobody boards."""
    text = world("germany transport-truck 17.9", "germany infantry 17.6", FAR, "ground 17.9 woods",
                 "ground 17.7 road", "ground 17.8 road")  # fmt: skip
    scene = Scene(text).play("take 1", "go to (17.7)", "go to (17.8)")
    assert scene.offers("board 0")
    tired = Scene(world("germany transport-truck 17.9", "germany infantry 17.6", FAR)).play("take 1", "go to (17.7)")
    assert tired.left() == 2
    tired.play("go to (17.8)")
    assert tired.place(1) == "17.8" and tired.asked == "unit_to_move"


def test_a_truck_must_find_room_for_everybody() -> None:
    """TC §6.9 §6.8 §6.7 §4.12: enough free hexes beside it; not in trucks, forts or water."""
    wet = ["ground 18.7 water", "ground 18.8 water", "ground 16.7 water"]
    text = world("germany transport-truck 17.7", "germany infantry 17.6", "germany infantry 17.8", FAR, *wet)
    scene = Scene(text).play("take 1", "board 0", "take 0", "halt")
    assert scene.why_not("unload 1 on (18.7)") == "4.12" and scene.why_not("unload 1 on (17.8)") == "6.7"
    fort = Scene(world("germany transport-truck 15.10", "germany infantry 16.10", FAR))
    fort.play("take 1", "board 0", "halt")
    assert fort.why_not("unload 1 on (14.10)") == "6.8"
    tight, _ = read(world("germany transport-truck 17.7", "germany infantry 3.3", "germany infantry 3.4", *wet,
                          "ground 16.8 water", "ground 17.8 water"))  # fmt: skip
    assert room(tight, 0, tight.where[0], (1,)) and not room(tight, 0, tight.where[0], (1, 2))


def test_a_loaded_truck_drives_into_an_own_fort() -> None:
    """TC §6.12 §6.13 §7.10 §7.11 §7.13: all are inside; nobody boards in a fort, and a truck leaves it empty."""
    text = world("germany transport-truck 15.10", "germany infantry 16.10", "germany infantry in 2", "fort 2 germany",
                 FAR)  # fmt: skip
    scene = Scene(text).play("take 1", "board 0", "take 0", "enter the fort at (13.9)")
    assert [scene.place(unit) for unit in (0, 1, 2)] == ["fort 2"] * 3
    assert scene.why_not("take 1") == "6.10"
    inside = Scene(world("germany transport-truck in 2", "germany infantry in 2", "fort 2 germany", FAR)).play("take 1")
    assert inside.why_not("board 0") == "6.13"


def test_trucks_do_not_fight() -> None:
    """TC §6.14 §9.13: never named, no answer, no partner."""
    text = world("germany transport-truck 16.9", "germany infantry 17.7", "france tank 17.8", phase="declare")
    scene = Scene(text)
    assert scene.why_not("name 0") == "6.14"
    scene.play("name 1", "confirm attacks")
    assert scene.question.args == (24, 12)
    prey = Scene(world("germany infantry 17.7", "france transport-truck 17.8", phase="declare"))
    prey.play("name 0", "confirm attacks")
    assert prey.question.args == (12, 12)


def test_conquest_takes_a_foot_soldiers_full_move() -> None:
    """TC §7.2 §7.3 §7.4 §7.5 §7.7 §7.1 §2.16: beside an entrance when the move begins."""
    text = world("germany infantry 15.10", "germany tank 15.9", "germany mounted-infantry 17.10",
                 "germany infantry 13.8", FAR)  # fmt: skip
    scene = Scene(text)
    scene.play("take 1")
    assert scene.why_not("enter the fort at (13.9)") == "7.3"
    scene.play("halt", "take 2", "go to (16.11)", "go to (15.11)")
    assert scene.why_not("enter the fort at (13.9)") == "7.4"
    scene.play("halt", "take 3")
    assert scene.why_not("enter the fort at (13.9)") == "7.1" and scene.why_not("enter the fort at (4.6)") == "7.4"
    home = Scene(world("germany tank 17.7", "fort 2 germany", "fort 1 france", FAR)).play("take 0")
    assert home.why_not("enter the fort at (13.9)") == "4.3" and home.why_not("enter the fort at (15.5)") == "7.3"
    scene.play("halt", "take 0", "enter the fort at (13.9)")
    assert scene.s.fort[2] == 0 and scene.place(0) == "fort 2"


def test_a_step_before_the_entrance_is_too_much() -> None:
    """TC §7.4: the step must be the only one."""
    scene = Scene(world("germany mounted-infantry 16.11", FAR, "ground 15.10 road")).play("take 0", "go to (15.10)")
    assert scene.why_not("enter the fort at (13.9)") == "7.4"


def test_occupants_are_destroyed_without_combat() -> None:
    """TC §7.6 §7.14 §7.16 §7.17 §7.18 §7.19: whoever is inside, and nobody shoots."""
    text = world("germany infantry 15.10", "france tank in 2", "france infantry in 2", "fort 2 france", FAR)
    scene = Scene(text).play("take 0", "enter the fort at (13.9)")
    assert scene.place(1) == scene.place(2) == "gone" and scene.s.damage[0] == 0
    assert scene.happened(e.Conquered)[0].destroyed == (1, 2)
    assert not scene.happened(e.Fought)


def test_the_conqueror_may_be_thrown_out_again() -> None:
    """TC §7.18 §7.8: there is no rule against it; an empty fort stays its owner's."""
    text = world("germany infantry in 2", "france infantry 15.10", "fort 2 germany", "germany tank 17.7", now="france")
    scene = Scene(text).play("take 1", "enter the fort at (13.9)")
    assert scene.s.fort[2] == 2 and scene.place(0) == "gone"
    empty = Scene(world("germany tank 17.7", FAR, "fort 2 germany", "fort 1 germany")).play("end movement")
    assert empty.s.coins[0] == 2


def test_allied_forts_are_closed() -> None:
    """TC §7.9 §7.7 §10.12: neither conquered nor entered, nor used for bought units."""
    text = world("germany infantry 15.10", "germany tank 15.9", "fort 2 austria-hungary", "france infantry 0.0", **FOUR)
    scene = Scene(text).play("take 0")
    assert scene.why_not("enter the fort at (13.9)") == "7.9"
    scene.play("halt", "take 1")
    assert scene.why_not("enter the fort at (13.9)") == "7.9"


def test_own_forts_are_open_to_all_own_units() -> None:
    """TC §7.10 §7.11 §7.12 §7.13 §4.21: half a point, and the move is over; nobody flies across."""
    text = world("germany fighter 15.10", "germany tank 15.9", "fort 2 germany", FAR)
    scene = Scene(text).play("take 0")
    assert not any(option == f"go to {scene.hex('14.10')}" for option in scene.options)
    scene.play("enter the fort at (13.9)")
    assert scene.why_not("take 0") == "4.1"
    scene.play("take 1", "enter the fort at (13.9)")
    assert scene.place(0) == scene.place(1) == "fort 2"
    neutral = Scene(world("germany fighter 15.10", FAR)).play("take 0")
    assert neutral.why_not("enter the fort at (13.9)") == "7.3"


def test_leaving_a_fort_by_either_entrance() -> None:
    """TC §7.15 §5.10: the first step costs the hex entered; contact is counted from there on."""
    text = world("germany armoured-car in 2", "fort 2 germany", "france tank 11.11", "ground 15.10 road")
    scene = Scene(text).play("take 0")
    assert scene.offers("go to (15.10)") and scene.offers("go to (12.11)") and not scene.offers("go to (13.8)")
    scene.play("go to (12.11)")
    assert scene.asked == "step"
    road = Scene(text).play("take 0", "go to (15.10)")
    assert road.left() == 7


def test_units_inside_are_out_of_play() -> None:
    """TC §7.14 §8.9 §5.9: not attacked, not attacking, no contact."""
    text = world("germany infantry 15.9", "france tank in 2", "fort 2 france", "germany heavy-mortar 17.10",
                 phase="declare")  # fmt: skip
    scene = Scene(text)
    assert scene.why_not("name 0") == "8.5" and scene.why_not("name 2") == "8.5"
    passing = Scene(world("germany armoured-car 15.10", "france tank in 2", "fort 2 france"))
    assert passing.play("take 0", "go to (15.9)").asked == "step"
    mine = Scene(world("germany tank in 2", "fort 2 germany", "france infantry 15.10", phase="declare"))
    assert mine.why_not("name 0") == "7.14"
