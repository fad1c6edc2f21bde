"""Chapter 5: five ways to win, and resigning."""

import msgspec
import pytest

from feldherr.games.viktory_ii import GAME
from feldherr.games.viktory_ii.events import ClockRolled, ClockStarted
from feldherr.kernel.answers import RESIGN
from tests.viktory_ii.scene import Scene, world

LAST = (
    "1,0 plains village yellow",
    "capital yellow 1,0",
    "2,-3 plains village red",
    "capital red 2,-3",
    "2,1 plains village red",
    "units 0,0 red: 1=infantry 2=infantry",
)


def storm(scene: Scene, *dice: str) -> Scene:
    """Both infantry attack (1,0), which holds no units."""
    return scene.play("take 1", "go to (1,0)", "take 2", "go to (1,0)", "fight at (1,0)", *dice)


def test_without_a_choice_extermination_is_in_force_and_nothing_can_be_changed_later() -> None:
    """V2 §5.0.1 §15.0.1"""
    options = GAME.options_type()
    assert not any(
        getattr(options, f) for f in options.__struct_fields__ if f not in ("players", "stop_round", "map_seed")
    )
    with pytest.raises(AttributeError):
        options.dominance = True
    both = GAME.begin(GAME.options_type(balanced_land=True, less_luck=True, dominance=True, random_end=True))[0].rules
    assert both.balanced_land and both.less_luck and both.dominance and both.random_end and not both.flat_world
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"metropolises": True}, GAME.options_type)


def test_who_alone_is_left_has_won() -> None:
    """V2 §5.1.1 §5.1.2 §10.2.2"""
    scene = storm(Scene(world(*LAST, bare=True)), "rolled 4")
    assert scene.position.outcome and scene.position.outcome.manner == "extermination"
    assert scene.position.outcome.winners == (0,) and scene.total("yellow") == [0, 0, 0, 0]


def test_with_a_third_player_the_game_goes_on_and_the_loser_is_skipped() -> None:
    """V2 §5.1.1 §5.1.2 §4.0.1.2"""
    third = ("-3,0 plains village blue", "capital blue -3,0")
    scene = storm(Scene(world(*LAST, *third, "out green", bare=True, blue=True)), "rolled 6").end_turn()
    assert scene.position.outcome is None and not scene.s.alive[1]
    assert scene.asked.startswith("blue")


def test_losing_the_capital_alone_does_not_eliminate() -> None:
    """V2 §5.1.2 §14.0.6"""
    scene = storm(Scene(world(*LAST, "-3,3 plains village yellow", bare=True)), "rolled 6")
    assert scene.s.alive[1] and scene.position.outcome is None
    assert scene.s.capital[1] == scene.hex("(1,0)") and scene.town("(1,0)") == "red village"


def test_resigning_ends_a_game_of_two() -> None:
    """V2 §5.1.3"""
    scene = Scene(world(*LAST, bare=True)).say("yellow", "resign")
    assert scene.position.outcome and scene.position.outcome.winners == (0,)


def test_resigning_among_three_removes_all_pieces_and_gives_captured_capitals_back() -> None:
    """V2 §5.1.3 §4.0.1.2"""
    scene = Scene(world("units 0,0 yellow: 1=infantry", "-2,-3 plains city yellow", blue=True))
    assert scene.s.lord[scene.s.capital[2]] == 1
    scene.say("yellow", "resign")
    assert scene.at("(0,0)") == [] and scene.town("(-5,5)") == "none" and scene.total("yellow") == [0] * 4
    assert scene.town("(-2,-3)") == "blue city" and scene.total("blue") == [3, 1, 0, 0]
    assert scene.position.outcome is None
    assert scene.end_turn().asked.startswith("blue")


def test_who_resigns_in_his_own_turn_has_finished_it() -> None:
    """V2 §5.1.3"""
    scene = Scene(world("units 0,0 red: 1=infantry 2=infantry", blue=True)).play("take 1", "go to (1,0)")
    scene.say("red", "resign")
    assert scene.asked.startswith("yellow") and scene.total("red") == [0] * 4


def test_nobody_resigns_out_of_a_battle() -> None:
    """V2 §5.1.3, ruling r14"""
    scene = Scene(
        world(
            "1,0 plains", "units 1,0 yellow: 5=infantry 6=infantry", "units 0,0 red: 1=infantry 2=infantry", blue=True
        )
    )
    scene.play("take 1", "go to (1,0)", "take 2", "go to (1,0)", "fight at (1,0)", "rolled 6", "rolled 6")
    assert scene.asked == "red fight_on_or_retreat"
    assert [GAME.interjections(scene.position, seat) for seat in (0, 1, 2, 3)] == [[], [], [RESIGN], []]
    scene.say("blue", "resign").play("fight on", "rolled 1", "rolled 6")
    assert not scene.s.alive[2]


def test_nobody_resigns_out_of_a_bombardment() -> None:
    """V2 §5.1.3"""
    scene = Scene(
        world("units 2,-1 red: 1=artillery 2=infantry", "units 1,0 yellow: 5=infantry 6=cavalry", blue=True)
    ).play("take 1")
    assert [GAME.interjections(scene.position, seat) for seat in (0, 1, 2)] == [[RESIGN]] * 3
    assert scene.play("bombard (1,0)").asked == "chance dice"
    assert [GAME.interjections(scene.position, seat) for seat in (0, 1, 2)] == [[]] * 3
    assert scene.play("rolled 2").asked == "yellow unit_to_hit"
    assert [GAME.interjections(scene.position, seat) for seat in (0, 1, 2)] == [[]] * 3
    assert scene.play("hit 5").at("(1,0)") == ["yellow cavalry"]
    assert GAME.interjections(scene.position, 1) == [RESIGN]


def test_the_first_capital_conquered_ends_the_game_and_the_richest_wins() -> None:
    """V2 §5.3.1 §5.3.2 §5.3.3 §5.3.4"""
    blow = Scene(world(*LAST, "-3,3 plains city yellow", "-3,0 plains city yellow", rules="decisive-blow", bare=True))
    assert (blow.value("red"), blow.value("yellow")) == (2, 5)
    storm(blow, "rolled 6")
    assert blow.position.outcome and blow.position.outcome.manner == "decisive-blow"
    assert blow.position.outcome.winners == (0,), "whose capital fell is excluded"
    third = ("-3,0 plains city blue", "capital blue -3,0", "-3,2 plains village blue")
    rich = storm(Scene(world(*LAST, *third, "out green", rules="decisive-blow", bare=True, blue=True)), "rolled 6")
    assert rich.position.outcome and rich.position.outcome.winners == (0, 2), "equal empires win together"
    assert rich.position.outcome.scores == (0.5, 0.0, 0.5, 0.0)


def test_an_ordinary_city_is_no_decisive_blow() -> None:
    """V2 §5.3.1"""
    scene = Scene(world("1,0 plains city yellow", "units 0,0 red: 1=infantry 2=infantry", rules="decisive-blow"))
    storm(scene, "rolled 6,6")
    assert scene.position.outcome is None and scene.town("(1,0)") == "red city"


RICH = ("0,0 plains city red", "0,2 plains city red", "-2,0 plains village red")


def test_without_that_agreement_nobody_wins_by_dominance() -> None:
    """V2 §5.4.1"""
    scene = Scene(world(*RICH, "0,-2 plains village red", turn="round 3 red building")).end_turn().end_turn()
    assert scene.value("red") == 20 and scene.asked.startswith("red") and scene.position.outcome is None


def test_dominance_is_checked_at_the_beginning_of_the_own_turn_only() -> None:
    """V2 §5.4.1 §5.4.2"""
    scene = Scene(world(*RICH, "0,-2 plains village red", rules="dominance", turn="round 3 red building"))
    assert scene.value("red") == 20 and scene.position.outcome is None
    scene = Scene(world(*RICH, rules="dominance", turn="round 3 red building"))
    assert scene.value("red") == 19
    scene.play("upgrade (-2,0)")
    assert scene.value("red") == 20 and scene.position.outcome is None, "reaching 20 later does not win yet"
    scene.end_turn().end_turn()
    assert scene.position.outcome and scene.position.outcome.manner == "dominance"
    assert scene.position.outcome.winners == (0,)


def test_the_clock_starts_with_the_first_conquered_city() -> None:
    """V2 §5.5.1 §5.5.2"""
    city = storm(
        Scene(world("1,0 plains city yellow", "units 0,0 red: 1=infantry 2=infantry", rules="random-end")), "rolled 6,6"
    )
    assert city.happened(ClockStarted) and city.s.clock
    assert city.end_turn().asked == "chance dice"
    village = storm(
        Scene(world("1,0 plains village yellow", "units 0,0 red: 1=infantry 2=infantry", rules="random-end")),
        "rolled 6",
    )
    assert not village.s.clock
    assert village.end_turn().asked == "yellow what_to_build"


def test_a_one_places_the_marker_and_who_has_one_rolls_no_more() -> None:
    """V2 §5.5.2 §5.5.3 §5.5.4"""
    scene = Scene(world("clock", rules="random-end")).end_turn().play("rolled 1")
    assert scene.s.marked == [False, True, False, False]
    scene.end_turn().play("rolled 2")
    assert not scene.s.marked[0]
    scene.end_turn()
    assert scene.asked == "yellow what_to_build" and len(scene.happened(ClockRolled)) == 2
    assert any(
        m.kind == "doom" and m.at == f"space:{scene.hex('(-5,5)')}" for m in GAME.view(scene.position, None).markers
    )


def test_the_last_marker_ends_the_game_and_the_richest_wins() -> None:
    """V2 §5.5.5 §5.3.3"""
    scene = Scene(world("clock", "marked red", "0,0 plains village yellow", rules="random-end")).end_turn()
    scene.play("rolled 1")
    assert scene.position.outcome and scene.position.outcome.manner == "random-end"
    assert scene.position.outcome.winners == (1,)
    going = Scene(world("clock", "marked red", rules="random-end")).end_turn().play("rolled 4")
    assert going.position.outcome is None


def test_after_the_stated_round_the_richest_wins() -> None:
    """V2 §5.3.3 §5.3.4"""
    scene = Scene(world("0,0 plains village red", rules="stop 3")).end_turn().end_turn()
    assert scene.position.outcome and scene.position.outcome.manner == "stopped"
    assert scene.position.outcome.winners == (0,)


def test_subjugation_brings_the_vassals_with_it() -> None:
    """V2 §5.2.1 §15.66.1, ruling r57"""
    assert GAME.begin(GAME.options_type(subjugation=True))[0].rules.vassals
    scene = storm(Scene(world(*LAST, rules="vassals", bare=True)), "rolled 6")
    assert scene.position.outcome and scene.position.outcome.manner == "subjugation"
