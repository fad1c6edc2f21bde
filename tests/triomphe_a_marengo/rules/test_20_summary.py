"""Impassable approaches, capacities, and degrees of blocking."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from feldherr.games.triomphe_a_marengo.board import BOARD, CAPACITY, FRONTS, fronts_by_area
from feldherr.games.triomphe_a_marengo.events import AttackStopped, AttackSucceeded, Trapped
from tests.triomphe_a_marengo.field import field, printed


def test_impassable_approaches_are_no_way_for_anything() -> None:
    """TM §20.1"""
    edges = tuple(replace(edge, impassable=edge.name == "45-50") for edge in BOARD.edges)
    fronts = fronts_by_area(replace(BOARD, edges=edges))
    assert [front for front in FRONTS[45] if front not in fronts[45]] == [186]
    assert [front for front in FRONTS[50] if front not in fronts[50]] == [187]
    assert all(fronts[area] == FRONTS[area] for area in range(90) if area not in (45, 50))


def test_a_piece_is_destroyed_rather_than_retreat_over_an_impassable_approach() -> None:
    """TM §20.1"""
    armies = ("44>45: 0=infantry-2", "45: 36=cavalry-2", "39: 1=infantry-2", "46: 2=infantry-2")
    attack = ("act 44>45", "attack over 44>45", "name 0", "done")
    assert field(*armies).play(*attack).where(36) == "50"
    with printed(FRONTS, 45, tuple(front for front in FRONTS[45] if front != 186)):
        scene = field(*armies).play(*attack)
        assert scene.happened(Trapped) == [Trapped(1, 36, 10)]
        assert scene.face(36) == "destroyed"


def test_no_attack_goes_over_an_impassable_approach() -> None:
    """TM §20.1"""
    scene = field("45: 0=infantry-2", "50: 20=infantry-2", "46: 21=infantry-2")
    with printed(FRONTS, 45, tuple(front for front in FRONTS[45] if front != 186)):
        scene.play("act 45")
        assert scene.turned_away("austria", "attack over 45>50")
        assert scene.turned_away("austria", "block 45>50")
        assert scene.offers("attack over 45>46")


def test_an_attack_is_limited_by_the_capacity_of_its_target_and_enemies_do_not_count() -> None:
    """TM §20.2"""
    armies = ("11>12: 0=infantry-2 1=infantry-2 2=infantry-2", "12: 20=infantry-3 21=infantry-2 22=infantry-2")
    scene = field(*armies).play("act 11>12", "attack over 11>12", "name 0", "name 1", "name 2", "done")
    assert scene.asked == "france piece_to_bear"
    with printed(CAPACITY, 12, 2):
        small = field("11>12: 0=infantry-2 1=infantry-2 2=infantry-2", "12: 20=infantry-2")
        small.play("act 11>12", "attack over 11>12", "name 0", "name 1")
        assert small.why_not("name 2") == "9.1.2"


def test_moves_and_retreats_are_limited_by_capacity_too() -> None:
    """TM §20.2"""
    move = field("4: 3=infantry-2", "6: 0=infantry-2 1=infantry-2 2=infantry-2 4=infantry-2").play("act 4")
    assert move.why_not("go over 4>6") == "3.18"
    full = "6: 20=infantry-2 21=infantry-2 22=infantry-2 23=infantry-2"
    retreat = field("2>4: 0=infantry-2", "4: 36=cavalry-2", full)
    retreat.play("act 2>4", "attack over 2>4", "name 0", "done")
    assert retreat.where(36) == "5"


@pytest.mark.parametrize(("blockers", "attackers", "second", "succeeds"), [
    (0, 1, False, True),
    (1, 1, False, False),
    (1, 1, True, True),
    (1, 2, False, True),
    (2, 1, False, False),
    (2, 3, False, False),
])  # fmt: skip
def test_a_maneuver_attack_depends_on_how_far_the_approach_is_blocked(
    blockers: int, attackers: int, second: bool, succeeds: bool
) -> None:
    """TM §20.3"""
    attack = " ".join(f"{p}=infantry-2" for p in range(attackers))
    before = ["attacked 45>44"] if second else []
    scene = field(f"44: {attack}", "45: 20=infantry-2 21=infantry-2 22=infantry-2", *before)
    scene.play("act 44", "attack over 44>45", *(f"name {p}" for p in range(attackers)), "done")
    answer = [f"name {20 + p}" for p in range(min(blockers, attackers))]
    if blockers > attackers:
        scene = field(f"44: {attack}", "45: 22=infantry-2", "45>44: 20=infantry-2", *before)
        scene.play("act 44", "attack over 44>45", *(f"name {p}" for p in range(attackers)), "done")
        answer = ["name 22"]
    scene.play(*answer, "done")
    assert bool(scene.happened(AttackSucceeded)) is succeeds
    assert bool(scene.happened(AttackStopped)) is not succeeds
