"""Chapter 12: how battles come about, the barrage, the dice of both sides."""

from typing import Any

import pytest

from feldherr.games.viktory_ii import GAME
from feldherr.games.viktory_ii.board import COLOURS, Unit
from feldherr.games.viktory_ii.events import AttackRolled, BattleBegan, BattleEnded, DefenceRolled, Lost, Pinned
from feldherr.games.viktory_ii.rules.battle.hits import attack_dice, defence_dice, naval_dice, terrain_dice
from feldherr.games.viktory_ii.rules.choices.battle import retreat_refusal, ways_back
from feldherr.games.viktory_ii.rules.units import own
from tests.viktory_ii.scene import Scene, world


def fight(scene: Scene, units: int, at: str = "(1,0)") -> Scene:
    """Red's units 1 to `units` go there, and the battle begins."""
    for unit in range(1, units + 1):
        scene.play(f"take {unit}", f"go to {at}")
    return scene.play(f"fight at {at}")


def test_entering_a_hex_with_units_or_a_settlement_leads_to_a_battle() -> None:
    """V2 §12.0.1 §12.33.1 §12.33.2"""
    empty = Scene(world("1,0 plains village yellow", "units 0,0 red: 1=infantry")).play("take 1", "go to (1,0)")
    assert empty.offers("fight at (1,0)")
    free = Scene(world("2,0 water", "units 2,0 yellow: 5=frigate", "units 0,0 red: 1=cavalry"))
    free.play("take 1", "go to (1,0)", "go to (1,-1)", "go to (2,-1)")
    assert free.where(1) == "(2,-1)" and not free.happened(BattleBegan), "frigates support no empty hex"


def test_the_attacker_gathers_units_and_says_when_the_battle_begins() -> None:
    """V2 §12.0.2 §12.1.1 §12.1.2"""
    scene = Scene(world("units 0,0 red: 1=infantry 2=infantry 3=cavalry", "units 1,0 yellow: 5=infantry", blue=True))
    fight(scene, 3)
    began = scene.happened(BattleBegan)[0]
    assert (began.attacker, began.defender) == (0, 1)
    assert scene.question.args == (3, 6) and not any("take" in line for line in scene.options)


@pytest.mark.parametrize(
    ("units", "dice"),
    [
        ("1=infantry 2=infantry 3=infantry 4=infantry 7=infantry", (1, 0, 0, 0)),
        ("1=cavalry", (0, 2, 0, 0)),
        ("1=cavalry 2=cavalry", (0, 2, 0, 0)),
        ("1=artillery 2=artillery", (0, 0, 1, 0)),
        ("1=infantry 2=cavalry 3=artillery", (1, 2, 1, 0)),
        ("1=infantry 2=cavalry", (1, 2, 0, 0)),
        ("1=infantry 2=infantry 3=cavalry 4=cavalry 7=artillery 8=artillery", (1, 2, 1, 0)),
    ],
)
def test_the_attacker_rolls_by_kinds_of_units(units: str, dice: tuple[int, ...]) -> None:
    """V2 §12.0.3 §12.3.1.1 §12.3.1.2 §12.3.1.3 §12.3.1.4"""
    scene = Scene(world("0,0 mountain", f"units 0,0 red: {units}", "1,-1 water", "units 1,-1 red: 9=frigate"))
    there = own(scene.s, scene.hex("(0,0)"), 0)
    assert attack_dice(scene.s, there) == dice and sum(dice) <= 4


def test_kinds_that_are_lost_roll_no_more() -> None:
    """V2 §12.3.1.1 §12.3.1.3 §12.3.3.9"""
    scene = Scene(world("units 0,0 red: 1=infantry 2=cavalry", "units 1,0 yellow: 5=infantry 6=infantry 7=infantry"))
    fight(scene, 2).play("rolled 6,6,6", "rolled 1", "hit 1", "fight on")
    assert scene.question.args == (2, 6), "cavalry only"


def test_one_battle_a_hex_and_turn_but_any_number_of_bombardments() -> None:
    """V2 §12.2.1 §12.2.2 §12.3.3.3, ruling r39"""
    scene = Scene(world("units 0,0 red: 1=infantry 2=infantry 3=artillery", "units 1,0 yellow: 5=infantry 6=infantry"))
    fight(scene, 1).play("rolled 6", "rolled 1")
    assert scene.play("take 2").why_not("go to (1,0)") == "12.2.1"
    scene.play("halt", "take 3")
    assert scene.offers("bombard (1,0)")
    won = fight(Scene(world("units 0,0 red: 1=infantry 2=infantry", "units 1,0 yellow: 5=infantry")), 1)
    won.play("rolled 1", "rolled 6", "take 2", "go to (1,0)", "halt")
    assert won.at("(1,0)") == ["red infantry", "red infantry"], "where nobody is left one may enter"


def test_a_pending_battle_without_defenders_is_not_fought() -> None:
    """V2 §12.2.2 §12.0.1, ruling r32"""
    scene = Scene(world("units 0,0 red: 1=infantry 2=artillery", "units 1,0 yellow: 5=infantry"))
    scene.play("take 1", "go to (1,0)", "take 2", "bombard (1,0)", "rolled 1")
    ended = scene.happened(BattleEnded)
    assert ended[0].how == "cancelled"
    assert scene.at("(1,0)") == ["red infantry"] and scene.s.held[scene.hex("(1,0)")] == 0


def test_the_barrage_has_a_die_for_every_attacking_artillery_and_comes_once() -> None:
    """V2 §12.3.0.0 §12.3.0.1 §12.3.0.2 §12.3.1.3"""
    scene = fight(
        Scene(world("units 0,0 red: 1=artillery 2=artillery", "units 1,0 yellow: 5=infantry 6=infantry 7=artillery")), 2
    )
    assert scene.question.args == (2, 6) and scene.s.fray and scene.s.fray.round == 0
    scene.play("rolled 6,6")
    assert scene.question.args == (1, 6), "step 1: the kind artillery gives one die"
    scene.play("rolled 6", "rolled 6,6", "fight on")
    assert scene.question.args == (1, 6), "no second barrage"
    none = fight(Scene(world("units 0,0 red: 1=infantry", "units 1,0 yellow: 5=artillery")), 1)
    assert none.s.fray and none.s.fray.round == 1, "a defending artillery fires no barrage"


def test_who_is_hit_by_the_barrage_does_not_fire_back() -> None:
    """V2 §12.3.0.3 §12.3.2.3"""
    scene = fight(Scene(world("units 0,0 red: 1=artillery", "units 1,0 yellow: 5=infantry 6=infantry 7=artillery")), 1)
    scene.play("rolled 1", "hit 7", "rolled 6")
    assert scene.question.args == (1, 6)
    miss = fight(Scene(world("units 0,0 red: 1=artillery", "units 1,0 yellow: 5=infantry 7=artillery")), 1).play(
        "rolled 5", "rolled 6"
    )
    assert miss.question.args == (2, 6)


def test_a_barrage_decides_a_battle_in_the_open() -> None:
    """V2 §12.3.0.4"""
    scene = fight(
        Scene(
            world(
                "1,0 mountain",
                "2,0 water",
                "units 2,0 yellow: 6=frigate",
                "units 0,0 red: 1=artillery 2=infantry",
                "units 1,0 yellow: 5=infantry",
            )
        ),
        1,
    ).play("rolled 2")
    ended = scene.happened(BattleEnded)[0]
    assert (ended.winner, ended.how) == (0, "barrage")
    assert not scene.happened(DefenceRolled)


def test_after_a_deadly_barrage_a_settlement_still_defends_itself_for_a_round() -> None:
    """V2 §12.3.0.5 §12.31.3 §12.3.2.9, ruling r37"""
    text = world("1,0 plains village yellow", "units 0,0 red: 1=artillery", "units 1,0 yellow: 5=infantry")
    scene = fight(Scene(text), 1).play("rolled 2")
    assert scene.question.args == (1, 6)
    assert scene.play("rolled 6").town("(1,0)") == "red village"
    lost = fight(Scene(text), 1).play("rolled 2", "rolled 3")
    assert lost.town("(1,0)") == "yellow village" and lost.at("(1,0)") == []
    city = fight(
        Scene(
            world("1,0 plains city yellow", "units 0,0 red: 1=artillery 2=artillery", "units 1,0 yellow: 5=infantry")
        ),
        2,
    ).play("rolled 1,1")
    assert city.question.args == (2, 6), "surplus hits of the barrage pin nothing"


def test_hit_defenders_fire_back_before_they_are_removed() -> None:
    """V2 §12.3.1.6 §12.3.2.1 §12.3.2.13"""
    scene = fight(Scene(world("units 0,0 red: 1=infantry 2=infantry", "units 1,0 yellow: 5=infantry 6=cavalry")), 2)
    scene.play("rolled 1", "hit 6")
    assert scene.question.args == (2, 6) and scene.at("(1,0)").count("yellow cavalry") == 1 and scene.s.fray
    assert scene.s.fray.marked == (6,)
    scene.play("rolled 6,6")
    assert "yellow cavalry" not in scene.at("(1,0)")


@pytest.mark.parametrize(
    ("attackers", "defenders", "faces", "left"),
    [
        ("1=infantry 2=cavalry", "5=infantry 6=infantry", "1,2,3", 0),
        ("1=infantry 2=cavalry 3=artillery", "5=infantry 6=cavalry 7=artillery", "1,2,3,3", 2),
        ("1=infantry 2=cavalry 3=artillery", "5=infantry", "1,2,3,3", 0),
    ],
)
def test_surplus_hits_pin_down_unit_dice(attackers: str, defenders: str, faces: str, left: int) -> None:
    """V2 §12.31.1 §12.31.3"""
    scene = Scene(world(f"units 0,0 red: {attackers}", f"units 1,0 yellow: {defenders}"))
    fight(scene, len(attackers.split()))
    if "artillery" in attackers:
        scene.play("rolled 6")
    scene.play(f"rolled {faces}")
    assert scene.happened(Pinned)
    assert scene.question.args == (left, 6) if left else scene.happened(DefenceRolled)


def test_pinning_spares_naval_support_and_terrain() -> None:
    """V2 §12.31.2 §12.3.2.4 §12.3.2.5"""
    scene = Scene(
        world(
            "1,0 mountain city yellow",
            "2,0 water",
            "units 2,0 yellow: 8=frigate",
            "units 1,0 yellow: 5=infantry",
            "units 0,0 red: 1=infantry 2=cavalry 3=artillery",
        )
    )
    fight(scene, 3).play("rolled 6", "rolled 1,1,1,1")
    assert scene.question.args == (3, 6)
    wood = Scene(world("1,0 forest", "units 1,0 yellow: 5=infantry 6=infantry", "units 0,0 red: 1=infantry 2=cavalry"))
    assert fight(wood, 2).play("rolled 1,2,3").question.args == (1, 6)


@pytest.mark.parametrize(
    ("units", "dice"),
    [
        ("5=infantry 6=infantry 7=infantry", 1),
        ("5=cavalry 6=cavalry", 1),
        ("5=infantry 6=cavalry 7=artillery 8=artillery", 3),
    ],
)
def test_the_defender_rolls_one_die_for_each_kind(units: str, dice: int) -> None:
    """V2 §12.3.2.1 §12.3.2.2 §12.3.2.3"""
    scene = Scene(world(f"units 1,0 yellow: {units}"))
    assert sum(defence_dice(scene.s, list(scene.s.at[scene.hex("(1,0)")]), 0)) == dice


def test_naval_support_is_one_die_however_many_ships() -> None:
    """V2 §12.3.2.4 §12.32.1 §12.3.2.12"""
    one = Scene(world("2,0 water", "3,0 water", "units 2,0 yellow: 5=frigate", "units 1,0 yellow: 6=infantry"))
    assert naval_dice(one.s, one.hex("(1,0)"), 1) == 1
    more = Scene(world("2,0 water", "2,-1 water", "units 2,0 yellow: 5=frigate", "units 2,-1 yellow: 7=frigate"))
    assert naval_dice(more.s, more.hex("(1,0)"), 1) == 1
    far = Scene(world("2,0 water", "3,0 water", "units 3,0 yellow: 5=frigate"))
    assert naval_dice(far.s, far.hex("(1,0)"), 1) == 0
    assert naval_dice(far.s, far.hex("(2,0)"), 1) == 0, "no support at sea"


def test_a_frigate_supports_every_attacked_hex_beside_it_until_it_is_gone() -> None:
    """V2 §12.32.1 §12.3.2.4"""
    text = world(
        "0,0 plains village yellow",
        "0,1 water",
        "-1,2 plains village yellow",
        "units 0,1 yellow: 5=frigate",
        "units 1,0 red: 1=infantry 4=artillery",
        "units -2,2 red: 2=infantry",
    )
    scene = Scene(text).play("take 1", "go to (0,0)", "fight at (0,0)")
    assert scene.question.args == (2, 6)
    scene.play("rolled 6,6", "take 2", "go to (-1,2)", "fight at (-1,2)")
    assert scene.question.args == (2, 6)
    sunk = Scene(text).play("take 4", "bombard (0,1)", "rolled 1", "take 2", "go to (-1,2)", "fight at (-1,2)")
    assert sunk.question.args == (1, 6)


@pytest.mark.parametrize(
    ("ground", "dice"),
    [
        ("mountain", 2),
        ("forest", 1),
        ("plains", 0),
        ("grassland", 0),
        ("plains city yellow", 2),
        ("mountain city yellow", 2),
        ("mountain village yellow", 2),
        ("forest village yellow", 1),
        ("grassland village yellow", 1),
        ("forest city yellow", 2),
    ],
)
def test_the_best_of_terrain_and_settlement_gives_dice(ground: str, dice: int) -> None:
    """V2 §12.3.2.5 §12.3.2.6 §12.3.2.7"""
    scene = Scene(world(f"1,0 {ground}", "units 1,0 yellow: 5=infantry"))
    assert terrain_dice(scene.s, scene.hex("(1,0)"), 1) == dice


def test_the_defender_rolls_six_dice_at_most() -> None:
    """V2 §12.3.2.8"""
    scene = Scene(
        world(
            "1,0 mountain city yellow",
            "2,0 water",
            "units 2,0 yellow: 8=frigate 9=frigate",
            "units 1,0 yellow: 5=infantry 6=cavalry 7=artillery",
            "units 0,0 red: 1=infantry 2=cavalry 3=artillery",
        )
    )
    fight(scene, 3).play("rolled 6", "rolled 6,6,6,6")
    assert scene.question.args == (6, 6)
    pinned = Scene(
        world(
            "1,0 mountain city yellow",
            "2,0 water",
            "units 2,0 yellow: 8=frigate 9=frigate",
            "units 1,0 yellow: 5=infantry 6=cavalry 7=artillery",
            "units 0,0 red: 1=infantry 2=cavalry 3=artillery",
        )
    )
    assert fight(pinned, 3).play("rolled 6", "rolled 1,1,1,1").question.args == (5, 6)


def test_a_settlement_without_units_fights_exactly_one_round() -> None:
    """V2 §12.3.2.9 §12.3.2.10 §12.3.4.3, ruling r36"""
    text = world("1,0 plains city yellow", "units 0,0 red: 1=infantry 2=infantry")
    scene = fight(Scene(text), 2)
    assert not scene.happened(AttackRolled) and scene.question.args == (2, 6)
    scene.play("rolled 3,5")
    assert scene.town("(1,0)") == "red city" and scene.at("(1,0)") == ["red infantry"]
    alone = fight(Scene(text), 1).play("rolled 4,4")
    assert alone.town("(1,0)") == "red city"


def test_naval_battles_have_one_die_a_side() -> None:
    """V2 §12.3.1.5 §12.3.2.11 §12.3.2.12"""
    scene = Scene(
        world(
            "0,0 water",
            "1,0 water",
            "2,0 water",
            "1,1 plains city yellow",
            "units 0,0 red: 1=frigate 2=frigate 3=artillery.aboard1",
            "units 1,0 yellow: 5=frigate",
            "units 2,0 yellow: 6=frigate",
        )
    )
    fight(scene, 2)
    assert scene.question.args == (1, 6) and scene.s.fray and scene.s.fray.round == 1, "no barrage from aboard"
    scene.play("rolled 2")
    assert scene.question.args == (1, 6)
    both = Scene(world("0,0 water", "1,0 water", "units 0,0 red: 1=frigate", "units 1,0 yellow: 5=frigate"))
    fight(both, 1).play("rolled 1", "rolled 1")
    ended = both.happened(BattleEnded)[0]
    assert COLOURS[ended.winner] == "yellow"


def test_only_units_in_the_hex_are_hit() -> None:
    """V2 §12.3.2.14"""
    scene = Scene(
        world(
            "1,0 plains city yellow",
            "2,0 water",
            "units 2,0 yellow: 8=frigate",
            "units 0,0 red: 1=cavalry",
            "units 1,0 yellow: 5=infantry 6=artillery",
        )
    )
    fight(scene, 1).play("rolled 1,6")
    assert scene.why_not("hit 8") == "12.3.2.14"
    scene.play("hit 6", "rolled 6,6,6,6,6")
    lost = scene.happened(Lost)[0]
    assert lost.units == (6,)


def test_the_battle_board_shows_dice_by_cause() -> None:
    """V2 §12.3.0.0 §3.52.2"""
    scene = Scene(
        world(
            "1,0 mountain city yellow",
            "2,0 water",
            "units 2,0 yellow: 8=frigate",
            "units 0,0 red: 1=cavalry",
            "units 1,0 yellow: 5=infantry 6=infantry",
        )
    )
    fight(scene, 1).play("rolled 1,6")
    panel = GAME.view(scene.position, None).panels[0]
    rows: Any = panel.rows
    dice = [(row.label.args["cause"].id, row.value.args) for row in rows if "cause" in row.label.args]
    shown = {cause: (args["side"], args["dice"], args["faces"]) for cause, args in dice}
    assert panel.kind == "battle" and len(panel.pieces) == 3
    assert shown == {
        "v2-cavalry": (0, 2, "1 6"),
        "v2-infantry": (1, 1, ""),
        "v2-cause-naval": (1, 1, ""),
        "v2-cause-terrain": (1, 2, ""),
    }
    hits = next(row.value.args for row in rows if row.label.id == "v2-panel-hits-of")
    assert (hits["hits"], hits["direct"], hits["plain"]) == (1, 1, 0)


def test_on_water_one_retreats_aboard_and_never_into_a_harbour() -> None:
    """V2 §12.3.3.6 §12.3.3.7 §9.1.1 §9.3.1"""
    ashore = Scene(
        world("0,0 water", "units 0,0 red: 8=frigate 1=infantry.aboard8", "units 0,1 red: 3=infantry",
              "units 1,0 yellow: 5=infantry 6=infantry")
    )  # fmt: skip
    ashore.play("take 8", "land 1 at (1,0)", "halt", "take 3", "go to (1,0)")
    ashore.play("fight at (1,0)", "rolled 6", "rolled 6", "retreat")
    assert ashore.why_not("retreat 1 to (0,0)") == "9.1.1" and ashore.offers("board 8 with 1")
    at_sea = Scene(
        world("0,0 plains village red", "-1,0 water", "1,0 water", "1,1 water", "2,0 water", "units 2,0 red: 1=frigate",
              "units -1,0 red: 2=frigate", "units 1,0 yellow: 5=frigate 6=frigate")
    )  # fmt: skip
    at_sea.play("take 2", "go to (0,0)", "go to (1,0)", "take 1", "go to (1,0)")
    at_sea.play("fight at (1,0)", "rolled 6", "rolled 6")
    ways = ways_back(at_sea.s, at_sea.hex("(1,0)"), 0)
    assert retreat_refusal(at_sea.s, Unit(2), at_sea.hex("(0,0)"), ways) == "9.3.1"
    assert retreat_refusal(at_sea.s, Unit(2), at_sea.hex("(2,0)"), ways) is None
