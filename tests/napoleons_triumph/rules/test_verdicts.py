"""Verdicts that a game seldom comes to, asked for directly: limits of marches, attacks by road and feints."""

from __future__ import annotations

from feldherr.games.napoleons_triumph.actions import Charge
from feldherr.games.napoleons_triumph.board import ALLIES, ANY_ROAD, CAPACITY, FRANCE, NOBODY, Crossing, Front, Locale
from feldherr.games.napoleons_triumph.events import WereDetached
from feldherr.games.napoleons_triumph.notation import FRONT_NAMES
from feldherr.games.napoleons_triumph.rules.battle.declare import most_of
from feldherr.games.napoleons_triumph.rules.battle.engagement import Attack
from feldherr.games.napoleons_triumph.rules.choices.battle.attackers import FEINT, FIGHT
from feldherr.games.napoleons_triumph.rules.choices.battle.riding import charge_refusal
from feldherr.games.napoleons_triumph.rules.movement.march import PLENTY, Way
from feldherr.games.napoleons_triumph.rules.movement.path import Path
from feldherr.games.napoleons_triumph.rules.movement.waypoint import Waypoint
from tests.napoleons_triumph.scene import crossing, field

OVER = Front(FRONT_NAMES["64>73"])


def crowded(locale: int, left: int) -> str:
    """French infantry in reserve, so that so many more have room."""
    return f"{locale}: {' '.join(f'{48 + n}=infantry-1' for n in range(CAPACITY[locale] - left))}"


def test_of_equal_limits_the_first_is_named() -> None:
    """NT §4.15 §10.4.1: the strictest limit counts."""
    way = Way(5)
    assert (way.most, way.rule) == (PLENTY, "4.15")
    way.limit(3, "10.4.1")
    way.limit(3, "4.15")
    way.limit(4, "4.15")
    assert (way.most, way.rule) == (3, "10.4.1")
    way.limit(2, "4.15")
    assert (way.most, way.rule) == (2, "4.15")


def test_a_feint_by_road_must_fit_where_it_ends() -> None:
    """NT §4.15 §11.s5.2, rulings r7 and r92: an attack need not, nor a feint that passes no locale."""
    s, attack = field(crowded(64, 1)).s, Attack(FRANCE, 1, OVER, False)
    assert CAPACITY[73] > 1
    passed = Path(NOBODY, (), OVER, (), (Locale(64),))
    assert most_of(s, attack, passed, FEINT) == 1
    assert most_of(s, attack, passed, FIGHT) == CAPACITY[73]
    assert most_of(s, attack, Path(NOBODY, (), OVER, (), ()), FEINT) == CAPACITY[73]
    assert most_of(s, attack, None, FEINT) == CAPACITY[73]
    assert most_of(field("63: 44=cavalry-2").s, attack, passed, FEINT) == CAPACITY[73]


def test_who_charges_on_must_fit_where_a_feint_would_end() -> None:
    """NT §4.15 §11.a.2, rulings r7 and r92"""
    at, way = Waypoint(Locale(64), ANY_ROAD, 1, True), Charge(OVER, Crossing(crossing("64>73")))
    for left, rule in ((0, "4.15"), (1, None)):
        s = field("63: 44=cavalry-2", "73: 0=infantry-1", crowded(64, left)).s
        assert charge_refusal(s, FRANCE, (44,), at, way) == rule


def test_blockers_of_two_corps_leave_each_their_own() -> None:
    """NT §11.s3.8 §8.6: corps after corps is told."""
    scene = field("lannes 83>94: 44=infantry-3", "langeron 94: 1=infantry-2 2=infantry-2",
                  "dokhturov 94: 3=infantry-2 4=infantry-2")  # fmt: skip
    scene.play("threaten 83>94", "name 1", "name 3", "done", "feint", "with corps of lannes", "name 1", "name 3")
    detached = [event for event in scene.events if isinstance(event, WereDetached)]
    assert [event.pieces for event in detached] == [(3,), (1,)]
    assert [scene.corps(block) for block in (1, 2, 3, 4)] == ["detached", "langeron", "detached", "dokhturov"]
    assert scene.s.holder[94] == ALLIES
