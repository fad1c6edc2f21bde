"""Chapter 15: options 15.1 to 15.5."""

from feldherr.games.viktory_ii import GAME
from feldherr.games.viktory_ii.board import FRAMES
from feldherr.games.viktory_ii.events import Pinned, TileDrawn, TileReplaced
from feldherr.games.viktory_ii.rules.battle.hits import hits, terrain_dice
from feldherr.games.viktory_ii.rules.movement.exploration import left_over, spare_land, unused
from tests.viktory_ii.rules.test_12_battle import fight
from tests.viktory_ii.scene import Scene, world


def test_options_are_agreed_before_the_game() -> None:
    """V2 §15.0.1"""
    rules = GAME.begin(GAME.options_type(balanced_land=True, less_luck=True))[0].rules
    assert rules.balanced_land and rules.less_luck and not rules.flat_world


def test_in_a_flat_world_terrain_has_no_effect() -> None:
    """V2 §15.1.1"""
    scene = Scene(
        world(
            "1,0 mountain",
            "2,0 forest",
            "units 0,0 red: 1=cavalry 2=artillery",
            "units 1,-1 yellow: 5=infantry",
            "-1,0 forest",
            "units -2,0 yellow: 6=infantry",
            rules="flat-world",
        )
    )
    assert terrain_dice(scene.s, scene.hex("(1,0)"), 1) == 0
    scene.play("take 1", "go to (1,0)", "go to (2,0)", "go to (3,0)", "take 2")
    assert scene.where(1) == "(3,0)" and scene.offers("bombard (-2,0)")


def test_settlements_and_water_keep_theirs() -> None:
    """V2 §15.1.2, ruling r52"""
    scene = Scene(
        world(
            "1,0 mountain village yellow",
            "-1,0 plains village red",
            "0,1 water",
            "units 0,0 red: 2=artillery",
            "units -2,0 yellow: 6=infantry",
            rules="flat-world",
        )
    )
    assert terrain_dice(scene.s, scene.hex("(1,0)"), 1) == 1
    assert scene.play("take 2").why_not("bombard (-2,0)") == "11.2.1" and scene.why_not("go to (0,1)") == "9.1.1"


def test_without_exploration_the_whole_map_lies_open() -> None:
    """V2 §15.2.1 §15.2.2, ruling r53"""
    scene = Scene(players=3, open_map=True).play()
    assert all(scene.s.terrain[h] for h in FRAMES[3].interior) and sum(scene.s.pool) == 138 - 61
    seat = scene.question.actor
    zone = FRAMES[3].zones[(seat - scene.s.first) % 3]
    assert {option.hex for option in scene.question.options()} <= set(zone), "the zone was dealt, not chosen"


def river(rules: str = "balanced-land") -> Scene:
    return Scene(world("units 2,0 red: 1=cavalry", "4,-1 unknown", "4,0 unknown", "3,1 grassland", rules=rules)).play(
        "take 1"
    )


def test_adjacent_water_turned_up_at_once_may_be_replaced() -> None:
    """V2 §15.3.1 §15.3.2 §15.3.3"""
    scene = river().play("go to (3,0)", "drew 4", "drew 4").play()
    assert scene.asked == "red tile_or_not"
    scene.play("draw a tile", "drew 4", "drew 3")
    assert scene.asked == "red hex_to_replace"
    drawn = scene.happened(TileDrawn)[0]
    assert (drawn.terrain, drawn.waters) == (4, 1)
    assert scene.why_not("replace (6,-1)") == "15.3.2", "not the border"
    scene.play("replace (4,0)")
    assert scene.terrain("(4,0)") == "mountain" and scene.terrain("(4,-1)") == "water"
    assert scene.happened(TileReplaced) and scene.s.returned == [0, 0, 0, 0, 2]
    assert scene.asked == "red order", "only one may be replaced; the move goes on"


def test_the_offer_may_be_declined_before_and_after_drawing() -> None:
    """V2 §15.3.3"""
    kept = river().play("go to (3,0)", "drew 4", "drew 4").play("done")
    assert kept.asked == "red order" and kept.terrain("(4,0)") == "water"
    back = river().play("go to (3,0)", "drew 4", "drew 4").play("draw a tile", "drew 2").play("done")
    assert back.terrain("(4,0)") == "water" and back.s.returned == [0, 0, 1, 0, 0]


def test_one_new_water_beside_known_water_gives_no_offer_nor_does_the_game_without_the_option() -> None:
    """V2 §15.3.1"""
    assert river().play("go to (3,0)", "drew 4", "drew 3").play().asked == "red order"
    assert river("").play("go to (3,0)", "drew 4", "drew 4").play().asked == "red order"


def test_every_unseen_tile_may_lie_among_the_unused() -> None:
    """V2 §3.2.7 §15.3.2"""
    scene = Scene(world(rules="balanced-land"))
    face_down = scene.s.terrain.count(0)
    assert unused(scene.s)[:5] == [count * (sum(scene.s.pool) - face_down) for count in scene.s.pool] and spare_land(
        scene.s
    )
    fixed = Scene(players=2, map_seed=3, balanced_land=True).play()
    assert sum(left_over(fixed.s, 0)) == 138 - 37


def test_pairs_of_dice_may_be_given_up_for_sure_hits() -> None:
    """V2 §15.4.1 §15.4.2 §15.4.3, ruling r55"""
    scene = Scene(
        world("units 0,0 red: 1=infantry 2=cavalry 3=artillery", "units 1,0 yellow: 5=infantry", rules="less-luck")
    )
    fight(scene, 3)
    assert scene.asked == "chance dice", "a single die of the barrage must be rolled"
    scene.play("rolled 6")
    assert scene.asked == "red pairs_to_give_up"
    assert scene.options == ["give up 0 pairs", "give up 1 pairs", "give up 2 pairs"]
    assert scene.why_not("give up 3 pairs") == "15.4.2"
    scene.play("give up 2 pairs")
    assert scene.happened(Pinned) == [Pinned(1, 1)], "two hits, no die rolled; sure hits pin too"
    assert hits((1,), 2) == 3


def test_the_defender_gives_up_his_own_pairs_and_the_opponent_chooses_who_falls() -> None:
    """V2 §15.4.1 §15.4.3 §10.1.3, ruling r55"""
    scene = Scene(
        world(
            "1,0 plains city yellow",
            "units 0,0 red: 1=infantry 2=cavalry 3=infantry",
            "units 1,0 yellow: 5=infantry",
            rules="less-luck",
        )
    )
    fight(scene, 3).play("give up 0 pairs", "rolled 6,6,6")
    assert scene.asked == "yellow pairs_to_give_up"
    scene.play("give up 1 pairs", "rolled 6")
    assert scene.asked == "red unit_to_hit", "a sure hit is a normal one"
    shot = Scene(world("units 0,0 red: 1=artillery", "units 1,0 yellow: 5=infantry", rules="less-luck"))
    assert shot.play("take 1", "bombard (1,0)").asked == "chance dice", "not in bombardments"


def moving(*lines: str) -> Scene:
    return Scene(world(*lines, turn="round 3 red building", rules="relocation"))


def test_a_settlement_may_be_relocated_instead_of_building() -> None:
    """V2 §15.5.1 §15.5.2 §15.5.3"""
    scene = moving("0,0 mountain city red", "1,0 grassland", "units -3,0 red: 1=artillery")
    before = scene.total("red")
    scene.play("relocate (0,0) to (1,0)", "eliminate 1")
    assert scene.town("(1,0)") == "red city" and scene.town("(0,0)") == "none" and scene.at("(-3,0)") == []
    assert scene.total("red") == [before[0], before[1] + 1, before[2] - 1, before[3]]
    assert scene.asked == "red what_to_place", "the build action is used"
    assert scene.s.turn.built == 1 << scene.hex("(1,0)")


def test_it_goes_to_an_adjacent_free_hex_away_from_other_settlements() -> None:
    """V2 §15.5.3 §15.5.1 §14.0.6"""
    scene = moving("0,0 plains village red", "2,0 plains village red", "-1,0 water", "units 0,1 yellow: 5=infantry")
    assert scene.why_not("relocate (0,0) to (1,0)") == "7.21.4", "beside another settlement"
    assert scene.why_not("relocate (0,0) to (-1,0)") == "7.21.1", "water"
    assert scene.why_not("relocate (0,0) to (0,1)") == "7.22.1", "an enemy stands there"
    assert scene.why_not("relocate (0,0) to (0,2)") == "15.5.3", "not adjacent"
    assert scene.offers("relocate (0,0) to (-1,1)")
    captured = moving("-5,5 plains city red")
    assert captured.why_not("relocate (-5,5) to (-5,4)") == "14.0.6", "a foreign capital stays"


def test_the_marker_goes_with_a_relocated_capital() -> None:
    """V2 §15.5.3 §15.5.2"""
    scene = moving("0,0 plains village red", "capital red 0,0", "marked red", "1,0 plains").play(
        "relocate (0,0) to (1,0)"
    )
    assert scene.s.capital[0] == scene.hex("(1,0)") and scene.s.alive[0]
