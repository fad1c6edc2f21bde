"""Who owns a region after what happened: one answer, whatever it was and whoever is asked first."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from feldherr.games.napoleon_in_europe.board import (
    ALL_NATIONS,
    ALL_REGIONS,
    AUSTRIA,
    FRANCE,
    REGION,
    SPAIN,
    Nation,
    Region,
)
from feldherr.games.napoleon_in_europe.rules import ownership
from feldherr.games.napoleon_in_europe.rules.opening.options import NapoleonOptions
from feldherr.games.napoleon_in_europe.rules.ownership import holder, may_take, order_of_claims, owner_after
from feldherr.games.napoleon_in_europe.state import State
from tests.napoleon_in_europe.scene import THREE, TOTAL, Scene
from tests.napoleon_in_europe.wander import MANY, wander

ALLIES = "rules players=3\nlead first Spain\nlead second Austria\nlead third France\n"
ALLIES += "ally first third\nturn first third\n"


@pytest.mark.parametrize(("seed", "options"), MANY)
def test_what_is_settled_stays_settled(seed: int, options: NapoleonOptions) -> None:
    """NE §3.10 §3.11 §3.13: between answers every region already belongs to who should own it."""
    for position in wander(seed, options, 1500):
        s: State = position.settled
        fought_over = s.battle.region if s.battle is not None else -1
        for region in ALL_REGIONS:
            if s.order and s.phase != "nations" and region != fought_over:
                assert owner_after(s, region) == s.owner[region]


@pytest.mark.parametrize(("seed", "options"), MANY)
def test_only_equal_claims_are_decided_by_the_order_of_arrival(
    seed: int, options: NapoleonOptions, monkeypatch: pytest.MonkeyPatch
) -> None:
    """NE §3.9 §3.12, ruling r10: where one nation at most has a claim, the order of arrival decides nothing."""

    def backwards(s: State, region: int, nations: Iterable[Nation]) -> list[Nation]:
        return order_of_claims(s, Region(region), nations)[::-1]

    met = 0
    for position in wander(seed, options, 600):
        s: State = position.settled
        for region in ALL_REGIONS:
            here = [nation for nation in ALL_NATIONS if s.foot[nation] >> region & 1]
            if not here:
                continue
            usual = owner_after(s, region, here)
            with monkeypatch.context() as other:
                other.setattr(ownership, "order_of_claims", backwards)
                turned = owner_after(s, region, here)
            if usual != turned:
                able = [nation for nation in here if may_take(s, nation, region, holder(s, region))]
                able = order_of_claims(s, region, able)
                assert (usual, turned) == (able[0], able[-1]) and len(able) > 1
            met += 1
    assert met > 100


def test_of_equal_claims_who_came_first_has_the_better_one() -> None:
    """NE §3.17, ruling r10"""
    tyrol, both = REGION["Tyrol"], "own Spain Tyrol\nTyrol: Spain 1I, France 1I\n"
    s = Scene(ALLIES + both + "came Tyrol Spain France\n").s
    assert order_of_claims(s, tyrol, (FRANCE, SPAIN)) == [SPAIN, FRANCE]
    assert owner_after(s, tyrol, (SPAIN,)) == SPAIN and owner_after(s, tyrol, (AUSTRIA,)) == SPAIN
    left = Scene(ALLIES + both + "came Tyrol Spain France\n").march("Spain", "Tyrol", "Bavaria")
    assert left.owner("Tyrol") == "France" and left.s.came == {}
    assert order_of_claims(Scene(ALLIES).s, tyrol, (SPAIN, FRANCE)) == [FRANCE, SPAIN]


@pytest.mark.parametrize("defender", ["", "Tyrol: Austria 1I\n"])
@pytest.mark.parametrize("first", ["Spain", "France"])
def test_what_allies_have_won_belongs_to_who_came_first_with_a_battle_or_without(first: str, defender: str) -> None:
    """NE §3.9 §16.11.2, rulings r8 and r10: not to the nation with the lowest number."""
    text = ALLIES.replace("turn first third", "turn first third" if first == "Spain" else "turn third first")
    scene = Scene(text + "Bavaria: Spain 1I\nSwitzerland: France 1I\n" + defender)
    marches = [("Spain", "Bavaria", "Tyrol"), ("France", "Switzerland", "Tyrol")]
    for march in marches if first == "Spain" else reversed(marches):
        scene.march(*march).play("end movement")
    if defender:
        scene.play("fight in Tyrol").line_up("first: 1I", "second: 1I", "third: 1I")
        scene.play("give up", "done", "rolled 1,1")
        while scene.asked.startswith("second"):
            scene.play(scene.options[0])
    assert scene.owner("Tyrol") == first


@pytest.mark.parametrize(("first", "then"), [("Austria", "France"), ("France", "Austria")])
def test_of_one_players_nations_the_first_in_their_order_takes_what_both_have_won(first: str, then: str) -> None:
    """NE §3.17 §16.11.2, ruling r10: which speaks of players; he passes it on by marching in with the other one."""
    scene = Scene(
        "rules players=2\nlead first Austria France\nlead second GreatBritain\nturn first\n"
        "Galicia: Austria 6I\nVolhynia: France 1I\nMoldavia: GreatBritain 2I\n"
    )
    origin = {"Austria": "Galicia", "France": "Volhynia"}
    scene.march(first, origin[first], "Moldavia").march(then, origin[then], "Moldavia")
    scene.play("end movement", "fight in Moldavia", "first: front 1 of I of France", "first: front 6 of I of Austria")
    scene.line_up("second: 2I").play("give up", "done", "rolled 1,1,1,1,1,1,1").play(scene.options[0], "all")
    assert scene.owner("Moldavia") == "France"


def test_who_falls_and_is_rallied_has_not_left() -> None:
    """NE §16.8.5, ruling r10: Spain keeps its place before France."""
    text = ALLIES + "Bavaria: Spain 1I 1C 1L\nSwitzerland: France 1I\nTyrol: Austria 3I\n"
    scene = Scene(text).march("Spain", "Bavaria", "Tyrol").play("end movement")
    scene.march("France", "Switzerland", "Tyrol").play("end movement", "fight in Tyrol")
    scene.line_up("first: 1I 1C", "second: 3I", "third: 1I").play("done", "done", "rolled 6,1,1")
    scene.play("strike 1 of I of Spain", "done", "done", "done", "rolled 1,1,1,1", "rolled 6,1", "rally I of Spain")
    assert scene.at("Tyrol", "Spain") == "1I 1C 1L" and scene.s.came[REGION["Tyrol"]][:3] == (AUSTRIA, SPAIN, FRANCE)
    scene.play("give up", "done", "rolled 1,1,1,1")
    while scene.asked.startswith("second"):
        scene.play(scene.options[0])
    assert scene.owner("Tyrol") == "Spain" and scene.s.came[REGION["Tyrol"]] == (SPAIN, FRANCE)


def test_after_a_retreat_no_ally_is_asked_to_cede() -> None:
    """NE §3.12 §16.12.1, ruling r11: who retreats into an ally's minor nation does not ask for it."""
    scene = Scene(
        THREE + "ally second third\nown Austria Denmark\nHolland: France 6I\nHanover: GreatBritain 1I\n"
    ).march("France", "Holland", "Hanover")
    scene.play("end movement", "fight in Hanover").line_up("first: 6I", "second: 1I")
    scene.play("give up", "done", "rolled 1,1,1,1,1,1", "to Denmark")
    assert scene.at("Denmark", "GreatBritain") == "1I" and scene.owner("Denmark") == "Austria"
    assert scene.asked == "first production"


def test_a_homeland_region_falls_back_though_the_winners_cavalry_stands_there() -> None:
    """NE §3.11 §3.15 §16.11.2, ruling r9"""
    scene = Scene(
        THREE.replace("turn first", "turn second") + "own France Tyrol\nTyrol: France 1I\nVenice: GreatBritain 3C\n"
    ).march("GreatBritain", "Venice", "Tyrol")
    scene.play("end movement", "fight in Tyrol").line_up("first: 1I", "second: 3C")
    scene.play("give up", "done", "rolled 1,1,1,1,1,1,1,1,1").play(scene.options[0])
    assert scene.at("Tyrol", "GreatBritain") == "3C" and scene.owner("Tyrol") == "Austria"


FALL = """own France Berlin Silesia Pomerania
Berlin: France 1I
Silesia: France 1I
Pomerania: France 2I
"""


def test_what_an_eliminated_nation_held_of_a_homeland_falls_back_the_rest_is_free() -> None:
    """NE §6.4, ruling r15"""
    text = TOTAL.replace("GreatBritain", "Prussia") + FALL + "own Prussia Tyrol Saxony\nTyrol: Prussia 1I\n"
    scene = Scene(text).march("France", "Pomerania", "EastPrussia", "1 I")
    assert scene.owner("Tyrol") == "Austria" and scene.owner("Saxony") == "nobody"


def test_a_player_is_out_with_his_last_nation_only() -> None:
    """NE §6.4, ruling r14"""
    text = TOTAL.replace("lead second GreatBritain", "lead second Prussia Russia") + FALL + "Moscow: Russia 3I\n"
    scene = Scene(text).march("France", "Pomerania", "EastPrussia", "1 I")
    assert scene.s.alive == 0b111 and scene.at("Moscow", "Russia") == "3I"
