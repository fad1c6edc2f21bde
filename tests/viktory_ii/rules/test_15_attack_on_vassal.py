"""Chapter 15.64: while a vassal is being attacked nothing else happens; each way to do something else is refused."""

from feldherr.games.viktory_ii.rules.choices.orders import order
from feldherr.games.viktory_ii.rules.choices.reserve import mooring_refusal
from feldherr.kernel.question import Question
from tests.viktory_ii.rules.test_15_vassals import VASSAL, play
from tests.viktory_ii.scene import LINES, Scene, number, world

WAR = ("1,0 plains village yellow", "units 0,0 red: 1=infantry")


def refused(scene: Scene, unit: int, line: str) -> str | None:
    """Why the unit may not do this, were it in hand."""
    return Question(0, order, (scene.s, unit, False)).refusals().get(LINES.read(number(line)))


def war(*lines: str) -> Scene:
    """Red's unit 1 has stopped in Yellow's village (1,0); the battle has not begun."""
    return play(VASSAL, *WAR, *lines).play("take 1", "go to (1,0)", "attack here")


def test_other_battles_wait() -> None:
    """V2 §15.64.3"""
    scene = play(VASSAL, *WAR, "units -1,0 blue: 7=infantry", "units -2,0 red: 2=infantry")
    scene.play("take 2", "go to (-1,0)", "take 1", "go to (1,0)", "attack here")
    assert scene.why_not("fight at (-1,0)") == "15.64.3" and scene.offers("fight at (1,0)")


def test_roads_that_lead_elsewhere_are_closed() -> None:
    """V2 §15.64.3 §9.13.2"""
    scene = war("0,2 plains village red", "-3,3 plains village red", "units 0,2 red: 3=infantry")
    assert scene.why_not("take 3") is None and refused(scene, 3, "go to (0,1)") is None
    assert refused(scene, 3, "take the road to (-3,3)") == "15.64.3"


def test_ships_load_and_land_for_that_battle_only() -> None:
    """V2 §15.64.3 §9.47.1"""
    scene = war("2,0 water", "3,0 plains", "units 2,0 red: 8=frigate 3=infantry.aboard8", "units 3,0 red: 4=infantry")
    assert refused(scene, 8, "land 3 at (3,0)") == "15.64.3" and refused(scene, 8, "load 4") is None
    assert scene.play("take 8").offers("land 3 at (1,0)")
    far = war("-2,0 water", "-3,0 plains", "units -2,0 red: 8=frigate", "units -3,0 red: 4=infantry")
    assert refused(far, 8, "load 4") == "15.64.3"


def test_no_second_vassal_is_attacked_on_the_way() -> None:
    """V2 §15.64.3 §15.64.2"""
    scene = war("vassal blue of red", "units 1,1 blue: 7=infantry", "units 1,2 red: 3=cavalry")
    scene.play("take 3", "go to (1,1)")
    assert scene.why_not("attack here") == "15.64.3" and scene.offers("go to (1,0)")
    scene.play("go to (1,0)")
    assert scene.at("(1,0)") == ["red cavalry", "red infantry"]
    assert scene.play("fight at (1,0)").s.side == [0, 1, 0, 3], "only the attacked vassal is free"


def test_where_a_battle_was_fought_a_ruler_may_pass_but_not_attack() -> None:
    """V2 §15.64.2 §12.2.1"""
    scene = play(VASSAL, "units 1,0 yellow: 5=infantry", "units 0,0 red: 1=cavalry", "turn fought 1,0").play("take 1")
    scene.play("go to (1,0)")
    assert scene.why_not("attack here") == "12.2.1" and scene.offers("go to (2,0)")
    short = play(VASSAL, "units 1,0 yellow: 5=infantry", "units 0,0 red: 1=cavalry.left1", "turn fought 1,0").play(
        "take 1"
    )
    assert short.why_not("go to (1,0)") == "12.2.1"


def test_three_players_never_meet_in_one_hex() -> None:
    """V2 §12.1.2"""
    fleet = ("0,0 water", "units 0,0 red: 1=frigate.storming.over.from1,0", "units 0,0 yellow: 5=frigate")
    scene = Scene(world(*fleet, rules="vassals", blue=True))
    assert mooring_refusal(scene.s, 2, scene.hex("(0,0)")) == "12.1.2"
    assert mooring_refusal(scene.s, 1, scene.hex("(0,0)")) == "12.1.2", "he is being attacked there"


def test_a_harbour_that_leads_only_among_allies_is_closed_to_a_vassal() -> None:
    """V2 §9.32.2 §15.64.5"""
    sea = (VASSAL, "0,0 plains village yellow", "-1,0 water", "units -1,0 red: 1=frigate", "-2,0 water", "-2,1 water")
    scene = play(*sea, "units -2,0 yellow: 5=frigate.left3", turn="round 3 yellow acting").play(
        "take 5", "go to (-1,0)"
    )
    assert scene.why_not("go to (0,0)") == "9.32.2", "from the harbour it could only come back among allies"
    assert scene.play("go to (-2,0)", "halt").where(5) == "(-2,0)"


def test_a_ruler_cannot_just_halt_among_a_vassals_pieces() -> None:
    """V2 §15.64.3"""
    scene = play(VASSAL, "units 0,0 red: 1=cavalry", "units 1,0 yellow: 5=infantry").play("take 1", "go to (1,0)")
    assert scene.why_not("halt") == "15.64.3" and scene.offers("attack here")
