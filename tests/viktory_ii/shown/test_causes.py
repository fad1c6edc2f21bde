"""Every die of a battle cites the rule that gives it: on the card, on the panel beside the map and in the log."""

from __future__ import annotations

import pytest

from feldherr.games.viktory_ii import GAME
from feldherr.games.viktory_ii import events as e
from feldherr.games.viktory_ii.shown.battle import clash
from feldherr.games.viktory_ii.shown.view import battle_panel
from feldherr.kernel.event import Event
from feldherr.words.formatting import of
from tests.viktory_ii.scene import Scene, world

EN = of("viktory-ii", "en")
MEN = "units 0,0 red: 1=infantry"
ALL = "units 0,0 red: 1=infantry 2=cavalry 3=artillery"


def fought(*lines: str, attackers: int = 1) -> Scene:
    scene = Scene(world(*lines))
    for unit in range(1, attackers + 1):
        scene.play(f"take {unit}", "go to (1,0)")
    return scene.play("fight at (1,0)")


def card(event: Event) -> dict[str, str | None]:
    found = clash(event)
    assert found is not None
    return {EN.format(roll.cause): roll.rule for roll in found.rolls}


def panel(scene: Scene) -> dict[str, str | None]:
    fray = scene.position.now.fray
    return {EN.format(row.label): row.rule for row in battle_panel(scene.position.now, fray).rows}


def defence(scene: Scene) -> e.DefenceRolled:
    return scene.happened(e.DefenceRolled)[0]


def test_each_kind_of_attacker_cites_its_own_rule() -> None:
    """V2 §12.3.0.1 §12.3.1.1 §12.3.1.2 §12.3.1.3"""
    scene = fought(ALL, "units 1,0 yellow: 5=infantry 6=infantry 7=infantry", attackers=3).play("rolled 6")
    beside = panel(scene)
    assert beside["Red: infantry"] == "12.3.1.1" and beside["Red: cavalry"] == "12.3.1.2"
    assert beside["Red: artillery"] == "12.3.1.3"
    scene.play("rolled 6,6,6,6")
    assert card(scene.happened(e.AttackRolled)[0]) == {
        "infantry": "12.3.1.1", "cavalry": "12.3.1.2", "artillery": "12.3.1.3"
    }  # fmt: skip
    assert card(scene.happened(e.BarrageFired)[0]) == {"preliminary barrage": "12.3.0.1"}


def test_each_kind_of_defender_and_his_ships_cite_their_own_rule() -> None:
    """V2 §12.3.2.1 §12.3.2.2 §12.3.2.3 §12.3.2.4 §12.3.2.5"""
    around = ("1,0 mountain", "2,0 water", "units 2,0 yellow: 9=frigate")
    scene = fought(MEN, *around, "units 1,0 yellow: 5=infantry 6=cavalry 7=artillery")
    wanted = {"infantry": "12.3.2.1", "cavalry": "12.3.2.2", "artillery": "12.3.2.3", "naval support": "12.3.2.4",
              "defensive terrain": "12.3.2.5"}  # fmt: skip
    assert {name: panel(scene)[f"Yellow: {name}"] for name in wanted} == wanted
    scene.play("rolled 6", "rolled 6,6,6,6,6,6")
    assert card(defence(scene)) == wanted


@pytest.mark.parametrize(
    ("ground", "rule"),
    [
        ("1,0 plains village yellow", "12.3.2.6"),
        ("1,0 forest", "12.3.2.6"),
        ("1,0 forest city yellow", "12.3.2.6"),
        ("1,0 mountain village yellow", "12.3.2.5"),
        ("1,0 plains city yellow", "14.0.3"),
    ],
)  # fmt: skip
def test_the_dice_of_the_ground_cite_what_gives_them(ground: str, rule: str) -> None:
    """V2 §12.3.2.5 §12.3.2.6 §14.0.3: a city of who has lost his capital has a rule of its own."""
    taken = "-5,5 plains city red"
    scene = fought(MEN, ground, taken, "units 1,0 yellow: 5=infantry").play("rolled 6")
    scene.play("rolled 6,6,6" if rule == "12.3.2.5" else "rolled 6,6")
    assert card(defence(scene)) == {"infantry": "12.3.2.1", "defensive terrain": rule}


def test_a_settlement_without_units_is_told_by_its_own_rule() -> None:
    """V2 §12.3.2.6 §12.3.2.9: the log says why it shoots at all, the card what gives the die."""
    scene = fought(MEN, "1,0 plains village yellow").play("rolled 6")
    told = GAME.told(defence(scene))
    assert told is not None and told[1] == "12.3.2.9"
    assert card(defence(scene)) == {"defensive terrain": "12.3.2.6"}


def test_dice_of_which_pairs_were_given_up_are_of_no_kind() -> None:
    """V2 §15.4.1"""
    event = e.DefenceRolled(1, (1, 1, 0, 0), 0, 2, "12.3.2.5", False, (4, 5), 1)
    assert card(event) == {"all dice": "15.4.1"}
