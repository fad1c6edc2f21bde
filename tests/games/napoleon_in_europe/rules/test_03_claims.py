"""Who owns a region after what happened: one answer, whatever it was and whoever is asked first."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from feldherr.games.napoleon_in_europe.board import ALL_NATIONS, ALL_REGIONS, AUSTRIA, FRANCE, REGION, SPAIN, Nation
from feldherr.games.napoleon_in_europe.rules import ownership
from feldherr.games.napoleon_in_europe.rules.opening.options import NapoleonOptions
from feldherr.games.napoleon_in_europe.rules.ownership import holder, may_take, order_of_claims, owner_after
from feldherr.games.napoleon_in_europe.state import State
from tests.games.napoleon_in_europe.scene import THREE, TOTAL, Scene
from tests.games.napoleon_in_europe.wander import MANY, wander

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
def test_only_equal_claims_are_decided_by_the_order_of_nations(
    seed: int, options: NapoleonOptions, monkeypatch: pytest.MonkeyPatch
) -> None:
    """NE §3.9 §3.12, ruling r10: where one nation at most has a claim, the numbering of nations decides nothing."""

    def backwards(s: State, region: int, nations: Iterable[Nation]) -> list[Nation]:
        return sorted(nations, reverse=True)

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
                assert (usual, turned) == (min(able), max(able)) and len(able) > 1
            met += 1
    assert met > 100


def test_of_equal_claims_the_first_nation_has_the_better_one() -> None:
    """NE §3.17, ruling r10: who came first is not remembered."""
    s = Scene(ALLIES + "Tyrol: Spain 1I, France 1I\n").s
    tyrol = REGION["Tyrol"]
    assert order_of_claims(s, tyrol, (SPAIN, FRANCE)) == [FRANCE, SPAIN]
    assert owner_after(s, tyrol, (SPAIN, FRANCE)) == owner_after(s, tyrol, (FRANCE, SPAIN)) == FRANCE
    assert owner_after(s, tyrol, (SPAIN,)) == SPAIN and owner_after(s, tyrol, (AUSTRIA,)) == AUSTRIA


def test_without_a_battle_who_comes_first_takes_the_region_after_one_the_first_nation() -> None:
    """NE §3.9 §16.11.2: as it is today."""
    lines = "Bavaria: Spain 1I\nSwitzerland: France 1I\n"
    free = Scene(ALLIES + lines).march("Spain", "Bavaria", "Tyrol").play("end movement")
    assert free.march("France", "Switzerland", "Tyrol").owner("Tyrol") == "Spain"
    scene = Scene(ALLIES + lines + "Tyrol: Austria 1I\n").march("Spain", "Bavaria", "Tyrol").play("end movement")
    scene.march("France", "Switzerland", "Tyrol").play("end movement", "fight in Tyrol")
    scene.line_up("first: 1I", "second: 1I", "third: 1I").play("give up", "done", "rolled 1,1")
    while scene.asked.startswith("second"):
        scene.play(scene.options[0])
    assert scene.owner("Tyrol") == "France"


def test_of_one_players_nations_the_first_takes_what_both_have_won() -> None:
    """NE §3.17 §16.11.2: as it is today."""
    scene = Scene(
        "rules players=2\nlead first Austria France\nlead second GreatBritain\nturn first\n"
        "Galicia: Austria 6I\nVolhynia: France 1I\nMoldavia: GreatBritain 2I\n"
    )
    scene.march("Austria", "Galicia", "Moldavia").march("France", "Volhynia", "Moldavia")
    scene.play("end movement", "fight in Moldavia", "first: front 1 of I of France", "first: front 6 of I of Austria")
    scene.line_up("second: 2I").play("give up", "done", "rolled 1,1,1,1,1,1,1").play(scene.options[0], "all")
    assert scene.owner("Moldavia") == "France"


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
