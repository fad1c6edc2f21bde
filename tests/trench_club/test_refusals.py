"""What is refused, and by which rule: each of these refusals is seen to matter."""

from __future__ import annotations

from pathlib import Path

import pytest

from feldherr.proving.scenario import run_file
from tests.trench_club.scene import Scene, world

FAR = "france infantry 0.0"
WET = [f"ground {hex_} water" for hex_ in ("17.9", "16.9", "18.8", "18.9")]


def faults(name: str) -> tuple[str, ...]:
    """What is wrong with a scenario."""
    return run_file(Path(__file__).parent / "scenarios" / f"{name}.toml").faults


@pytest.mark.parametrize("name", ["builder-digs", "builder-by-the-basic-rules"])
def test_where_trenches_are_not_dug(name: str) -> None:
    """TC §13.1 §13.2 §13.16 §12.14 §7.11: by the basic rules, under guns, beside the enemy's."""
    assert faults(name) == ()


def test_big_bertha_aims_at_a_trench_hex_in_range() -> None:
    """TC §8.5 §12.3: the soldier may be nearer than the hex."""
    assert faults("big-bertha-and-the-trench") == ()


def test_who_may_choose_must_have_a_fort_and_a_card_in_the_deck() -> None:
    """TC §10.16 §10.12 §10.17: only the gunboat needs no fort."""
    assert faults("the-losing-team-chooses") == ()


def test_ships_enter_no_fort() -> None:
    """TC §4.23: not even their own."""
    assert faults("a-gunboat-keeps-to-the-water") == ()


@pytest.mark.parametrize("name", ["a-truck-on-an-island", "a-truck-needs-room", "unloading-into-trenches"])
def test_nobody_rides_where_not_all_can_get_off(name: str) -> None:
    """TC §6.9 §13.2 §13.16: neither boards nor halts nor drives on, and the gun's hex stays the gun's."""
    assert faults(name) == ()


def test_the_enemys_units_are_not_moved() -> None:
    """TC §3.4: in one's own turn only one's own."""
    assert Scene(world("germany tank 17.7", "france tank 17.10")).why_not("take 1") == "3.4"


def test_a_truck_that_has_moved_is_not_boarded() -> None:
    """TC §6.5 §6.6: load first, then drive."""
    scene = Scene(world("germany transport-truck 17.7", "germany infantry 17.9", FAR))
    scene.play("take 0", "go to (17.8)", "halt", "take 1")
    assert scene.why_not("board 0") == "6.5"


def test_a_truck_of_an_army_that_pauses_is_not_boarded() -> None:
    """TC §3.13: it could not drive."""
    turn = 'turn {"armies":1,"phase":"move"}'
    scene = Scene(world("germany transport-truck 17.7 army 1", "germany infantry 17.6 army 0", FAR, turn, round="1"))
    assert scene.play("take 1").why_not("board 0") == "3.13"
    both = world("germany transport-truck 17.7 army 0", "germany infantry 17.6 army 0", FAR, turn, round="1")
    assert Scene(both).play("take 1").offers("board 0")


def test_while_one_truck_loads_another_is_not_boarded() -> None:
    """TC §6.5: load, drive and unload are one."""
    scene = Scene(world("germany transport-truck 17.9", "germany transport-truck 17.7", "germany infantry 17.10",
                        "germany infantry 16.9", FAR, "ground 17.8 road"))  # fmt: skip
    scene.play("take 2", "board 0", "take 3", "go to (17.8)")
    assert scene.why_not("board 1") == "6.5" and scene.offers("board 0")


def test_a_passenger_walks_only_to_his_truck() -> None:
    """TC §6.5 §5.2: not away from it, and not to where contact would stop him."""
    scene = Scene(world("germany transport-truck 17.9", "germany infantry 17.10", "germany mounted-infantry 17.6",
                        "france infantry 16.7", *(f"ground 18.{row} road" for row in (6, 7, 8))))  # fmt: skip
    scene.play("take 1", "board 0", "take 2")
    assert scene.why_not("go to (17.5)") == "6.5" and scene.why_not("go to (17.7)") == "6.5"
    assert scene.offers("go to (18.7)")


def test_a_loaded_truck_is_not_stopped_by_contact_where_it_cannot_unload() -> None:
    """TC §6.9 §5.2, ruling r22: it may not enter that hex; with one passenger it may."""
    lines = ("germany transport-truck 17.7", "germany infantry 17.6", "germany infantry 18.7", "france infantry 16.8")
    two = Scene(world(*lines, *WET)).play("take 1", "board 0", "take 2", "board 0")
    assert two.asked == "step" and two.why_not("go to (17.8)") == "6.9"
    one = Scene(world(*lines, *WET)).play("take 1", "board 0", "take 0")
    assert one.offers("go to (17.8)")
