"""Chapter 15.6: vassals, their rulers, and what they may do to each other."""

from feldherr.games.viktory_ii import GAME
from feldherr.games.viktory_ii.events import BattleBegan, Conquered, Freed, Subjugated
from feldherr.games.viktory_ii.rules.choices.reserve import mooring_refusal, town_refusal
from feldherr.kernel.position import answer
from tests.viktory_ii.scene import LINES, Scene, number, world

CAPITAL = ("1,0 plains village yellow", "capital yellow 1,0")
THREE = ("units 0,0 red: 1=infantry 2=infantry 3=cavalry",)
VASSAL = "vassal yellow of red"


def play(*lines: str, turn: str = "round 3 red acting") -> Scene:
    """Red, Yellow and Blue play with vassals."""
    return Scene(world(*lines, turn=turn, rules="vassals", blue=True))


def conquer(*lines: str) -> Scene:
    """Red's three units take Yellow's capital in (1,0)."""
    scene = play(*CAPITAL, *THREE, *lines)
    for unit in (1, 2, 3):
        scene.play(f"take {unit}", "go to (1,0)")
    return scene.play("fight at (1,0)", "rolled 6")


def test_who_loses_his_capital_keeps_it_and_becomes_a_vassal() -> None:
    """V2 §15.6.1 §15.61.1 §15.62.8 §15.61.2"""
    scene = conquer()
    assert scene.town("(1,0)") == "yellow village" and scene.s.side == [0, 0, 2, 3]
    assert scene.happened(Subjugated)
    assert scene.happened(Conquered)
    before = play(*CAPITAL, *THREE)
    assert [scene.total(c) for c in ("red", "yellow")] == [before.total(c) for c in ("red", "yellow")]
    row = {r.label.id for r in GAME.view(scene.position, 2).sides[1].rows}
    assert "v2-row-status" in row


def test_a_beaten_attack_and_an_ordinary_city_change_no_alliance() -> None:
    """V2 §15.61.1 §15.6.1 §15.62.8"""
    scene = play(*CAPITAL, "units 0,0 red: 1=infantry").play("take 1", "go to (1,0)", "fight at (1,0)", "rolled 1")
    assert scene.s.side == [0, 1, 2, 3]
    city = play("1,0 plains city yellow", *THREE)
    red = city.total("red")
    for unit in (1, 2):
        city.play(f"take {unit}", "go to (1,0)")
    city.play("fight at (1,0)", "rolled 6,6")
    assert city.town("(1,0)") == "red city" and city.total("red")[0] == red[0] + 2 and city.s.side == [0, 1, 2, 3]


def test_the_ruler_leaves_the_capital_with_all_units_at_once() -> None:
    """V2 §15.62.1 §10.7.2 §9.1.1, ruling r60"""
    scene = conquer("0,1 mountain", "2,-1 water", "units 2,-1 red: 8=frigate")
    assert scene.asked == "red withdraw_to" and scene.why_not("withdraw 1 to (1,0)") == "15.62.1"
    assert scene.offers("withdraw 1 to (2,0)"), "hexes need not be entry hexes"
    assert scene.offers("board 8 with 1") and scene.why_not("withdraw 1 to (2,-1)") == "9.1.1"
    scene.play("withdraw 1 to (2,0)", "board 8 with 2", "withdraw 3 to (0,1)")
    assert scene.where(1) == "(2,0)" and scene.s.cargo[8] == (2,) and scene.where(3) == "(0,1)"
    assert scene.asked == "yellow reinforcement"


def test_units_without_any_place_to_go_return_to_the_reserve() -> None:
    """V2 §15.62.1, ruling r60"""
    ring = ("0,0 plains", "0,1 water", "2,0 water", "2,-1 water", "1,-1 water", "1,1 water")
    scene = play(*CAPITAL, *ring, "units 0,0 red: 1=infantry", "turn fought 0,0")
    scene.play("take 1", "go to (1,0)", "fight at (1,0)", "rolled 6")
    assert scene.where(1) == "(0,0)" and scene.asked == "yellow reinforcement", "an empty hex is open though fought for"
    shut = play(
        *CAPITAL,
        *ring,
        "units 2,0 red: 8=frigate 1=infantry.aboard8 2=infantry.aboard8 3=infantry.aboard8",
        "units 0,0 blue: 6=infantry",
        "turn fought 0,0",
    )
    shut.play("take 8", "land 1 at (1,0)", "halt", "fight at (1,0)", "rolled 6")
    assert shut.s.cargo[8] == (1, 2, 3), "the ship beside has room"
    full = play(
        *CAPITAL,
        *ring,
        "units 2,0 red: 8=frigate",
        "units 0,0 red: 1=infantry",
        "units 1,0 red: 2=infantry.storming.from0,0",
        "turn fought 1,1",
    )
    assert full.offers("fight at (1,0)")


def test_withdrawing_into_enemies_is_fought_at_once() -> None:
    """V2 §15.62.2 §12.2.1, ruling r60"""
    scene = conquer("units 2,0 blue: 7=infantry", "units 2,-1 yellow: 9=infantry", "turn fought 2,-1")
    assert scene.why_not("withdraw 1 to (2,-1)") == "12.2.1"
    scene.play("withdraw 1 to (2,0)", "withdraw 2 to (2,0)", "withdraw 3 to (0,0)")
    began = scene.happened(BattleBegan)[-1]
    assert (began.attacker, began.defender) == (0, 2)
    scene.play("rolled 6", "rolled 6")
    assert scene.asked == "chance dice", "no retreat from such a battle"
    scene.play("rolled 1", "rolled 6")
    assert scene.at("(2,0)") == ["red infantry", "red infantry"] and scene.asked == "yellow reinforcement"


def test_a_withdrawal_into_a_vassals_units_frees_him_and_he_still_reinforces() -> None:
    """V2 §15.62.3 §15.62.7 §15.65.1, ruling r62"""
    scene = conquer("units 2,0 yellow: 7=infantry").play(
        "withdraw 1 to (2,0)", "withdraw 2 to (0,0)", "withdraw 3 to (0,0)"
    )
    assert scene.s.side == [0, 1, 2, 3] and scene.happened(Freed)
    scene.play("rolled 1", "rolled 6")
    assert scene.asked == "yellow reinforcement"


def test_the_vassal_reinforces_his_capital_and_nothing_else() -> None:
    """V2 §15.62.4 §15.62.5"""
    scene = conquer().play("withdraw 1 to (0,0)", "withdraw 2 to (0,0)", "withdraw 3 to (0,0)")
    assert scene.asked == "yellow reinforcement" and scene.why_not("place infantry at (-5,5)") == "15.62.5"
    scene.play("place cavalry at (1,0)", "place artillery at (1,0)", "place infantry at (1,0)", "done")
    assert scene.at("(1,0)") == ["yellow artillery", "yellow cavalry", "yellow infantry"]
    assert scene.asked.startswith("red"), "the ruler's turn goes on"
    idle = conquer().play("withdraw 1 to (0,0)", "withdraw 2 to (0,0)", "withdraw 3 to (0,0)", "done")
    assert idle.asked.startswith("red")


def test_a_vassal_without_reserves_is_not_asked() -> None:
    """V2 §15.62.4"""
    land = ("5,-5 plains city red", "capital red 5,-5", "-2,-3 plains city blue", "capital blue -2,-3")
    text = world(*CAPITAL, *land, "units 0,0 red: 1=infantry", "units -3,0 yellow: 5=infantry", rules="vassals",
                 blue=True, bare=True)  # fmt: skip
    scene = Scene(text).play("take 1", "go to (1,0)", "fight at (1,0)", "rolled 6")
    assert scene.asked == "red withdraw_to"
    last = scene.position
    after, _ = answer(GAME, last, 0, LINES.read(number("withdraw 1 to (0,0)")))
    assert all(entry.seat == 0 for entry in after.forced), "nobody else has answered"
    assert scene.play("withdraw 1 to (0,0)").asked == "red what_to_place" and scene.reserve("yellow") == [0, 0, 0, 0]


def test_frigates_go_around_the_capital_but_not_among_allies() -> None:
    """V2 §15.62.6 §15.64.7"""
    scene = conquer("2,0 water", "units 2,0 red: 8=frigate", "3,0 water")
    scene.play("withdraw 1 to (0,0)", "withdraw 2 to (0,0)", "withdraw 3 to (0,0)")
    assert scene.why_not("launch a frigate of (1,0) at (2,0)") == "15.62.6"
    assert scene.offers("launch a frigate of (1,0) at (3,0)"), "the nearest free water"
    enemy = conquer("2,0 water", "units 2,0 blue: 8=frigate", "-4,-1 forest city blue")
    enemy.play(
        "withdraw 1 to (0,0)",
        "withdraw 2 to (0,0)",
        "withdraw 3 to (0,0)",
        "launch a frigate of (1,0) at (2,0)",
        "done",
    )
    began = enemy.happened(BattleBegan)[-1]
    assert (began.attacker, began.defender) == (1, 2), "a naval battle at once"


def test_who_lost_his_capital_attacks_nobody_in_his_next_turn() -> None:
    """V2 §15.63.1 §15.63.2, ruling r66"""
    scene = play(
        "ban yellow",
        "units 0,0 yellow: 5=artillery 6=infantry",
        "units 1,0 blue: 7=infantry",
        "units -6,6 blue: 8=frigate",
        "-4,-1 forest city blue",
    ).end_turn()
    assert scene.asked == "yellow what_to_build", "he may build"
    scene.play("build nothing", "take 5")
    assert scene.why_not("bombard (1,0)") == "15.63.1" and scene.why_not("go to (1,0)") == "15.63.1"
    scene.play("go to (0,1)", "halt", "end movement")
    assert scene.why_not("launch a frigate of (-5,5) at (-6,6)") == "15.63.2" and scene.offers(
        "place infantry at (-5,5)"
    )
    scene.play("done")
    for _ in range(2):
        scene.end_turn()
    assert scene.asked == "yellow what_to_build" and not scene.s.turn.banned, "for one turn only"


def test_the_ban_covers_the_turn_after_the_loss() -> None:
    """V2 §15.63.1, ruling r66"""
    scene = conquer().play("withdraw 1 to (0,0)", "withdraw 2 to (0,0)", "withdraw 3 to (0,0)", "done")
    assert scene.s.ban[1]
    assert scene.end_turn().s.turn.banned and not scene.s.ban[1]


def test_a_vassal_attacks_no_ally() -> None:
    """V2 §15.64.1 §15.61.2 §15.64.5"""
    scene = play(
        VASSAL,
        "vassal blue of red",
        "units 0,0 yellow: 5=artillery 6=infantry.left1",
        "units 1,0 red: 1=infantry",
        "units 0,1 blue: 7=infantry",
        turn="round 3 yellow acting",
    ).play("take 5")
    assert scene.why_not("bombard (1,0)") == "15.64.1" and scene.why_not("bombard (0,1)") == "15.64.1"
    assert scene.play("halt", "take 6").why_not("go to (1,0)") == "15.64.5", "he could not leave it again"
    outside = play(VASSAL, "units 0,0 yellow: 5=artillery", "units 1,0 blue: 7=infantry", turn="round 3 yellow acting")
    assert outside.play("take 5").offers("bombard (1,0)")


def test_rulers_and_vassals_pass_each_other() -> None:
    """V2 §15.64.2 §15.64.5, ruling r65"""
    ruler = play(VASSAL, "units 0,0 red: 1=infantry", "units 1,0 yellow: 5=infantry").play(
        "take 1", "go to (1,0)", "go to (2,0)"
    )
    assert ruler.where(1) == "(2,0)" and not ruler.happened(BattleBegan)
    vassal = play(VASSAL, "1,0 plains village red", "units 0,0 yellow: 5=cavalry", turn="round 3 yellow acting")
    vassal.play("take 5", "go to (1,0)")
    assert vassal.why_not("halt") == "15.64.5" and vassal.why_not("attack here") == "15.64.1"
    vassal.play("go to (2,0)", "halt")
    assert vassal.where(5) == "(2,0)"


def test_a_ruler_who_stops_among_a_vassals_pieces_attacks_and_frees_him() -> None:
    """V2 §15.64.3 §15.65.1 §15.65.4"""
    scene = play(
        VASSAL,
        "vassal blue of red",
        "1,0 plains village yellow",
        "units 0,0 red: 1=infantry 2=infantry 4=artillery",
        "units 1,1 blue: 7=infantry",
        "units -2,0 red: 3=cavalry",
    )
    scene.play("take 1", "go to (1,0)")
    assert not scene.offers("halt")
    scene.play("attack here")
    assert scene.s.side[1] == 0, "until the battle begins further units may join"
    assert scene.play("take 4").offers("go to (1,0)")
    scene.play("halt", "take 2", "go to (1,0)", "fight at (1,0)")
    assert scene.s.side == [0, 1, 0, 3], "Yellow is free, Blue is not"
    assert scene.happened(Freed)


def test_until_that_battle_only_moves_into_it_are_allowed() -> None:
    """V2 §15.64.3 §15.65.4"""
    scene = play(
        VASSAL,
        "1,0 plains village yellow",
        "units 0,0 red: 1=infantry",
        "units -3,0 red: 3=infantry",
        "units 0,2 red: 4=artillery",
        "units 0,4 blue: 7=infantry",
        "0,4 plains",
        "0,3 plains",
    )
    scene.play("take 1", "go to (1,0)", "attack here")
    assert scene.why_not("take 3") == "15.64.3" and scene.why_not("end movement") == "6.0.2"
    assert scene.play("take 4").why_not("bombard (0,4)") == "15.64.3"


def test_who_cannot_go_on_is_asked_before_he_attacks_his_vassal() -> None:
    """V2 §15.64.3"""
    text = (VASSAL, "units 0,0 red: 1=infantry.moved.left1", "units 1,0 yellow: 5=infantry")
    scene = play(*text).play("take 1", "go to (1,0)")
    assert scene.asked == "red attack_on_vassal"
    assert scene.play("no").where(1) == "(0,0)"
    war = play(*text).play("take 1", "go to (1,0)", "yes")
    assert war.s.turn.target == war.hex("(1,0)") and war.options == [f"fight at {war.hex('(1,0)')}"]


def test_a_ruler_may_land_among_his_vassals_pieces() -> None:
    """V2 §15.64.3 §9.47.1"""
    scene = play(
        VASSAL,
        "0,0 water",
        "units 0,0 red: 1=frigate 2=infantry.aboard1 3=infantry.aboard1",
        "units 1,0 yellow: 5=infantry",
    )
    scene.play("take 1", "land 2 at (1,0)")
    assert scene.asked == "red attack_on_vassal"
    scene.play("yes", "land 3 at (1,0)")
    assert scene.at("(1,0)") == ["red infantry", "red infantry", "yellow infantry"] and scene.s.side[1] == 0
    assert scene.play("fight at (1,0)").s.side[1] == 1


def test_a_vassal_lands_nowhere_among_allies() -> None:
    """V2 §15.64.5 §15.64.1"""
    ship = "units 0,0 yellow: 5=frigate 6=infantry.aboard5"
    scene = play(VASSAL, "0,0 water", ship, "units 1,0 red: 1=infantry", turn="round 3 yellow acting").play("take 5")
    assert scene.why_not("land 6 at (1,0)") == "15.64.5" and scene.offers("land 6 at (0,1)")


def test_a_bombardment_frees_before_the_die_is_rolled() -> None:
    """V2 §15.64.4 §15.65.1"""
    scene = play(VASSAL, "vassal blue of red", "units 0,0 red: 1=artillery", "units 1,0 yellow: 5=infantry")
    scene.play("take 1", "bombard (1,0)")
    assert scene.asked == "red attack_on_vassal" and scene.s.side == [0, 0, 0, 3]
    scene.play("yes")
    assert scene.s.side == [0, 1, 0, 3] and scene.asked == "chance dice"


def test_allies_do_not_hinder_placement() -> None:
    """V2 §15.64.6 §15.64.8"""
    scene = play(VASSAL, "0,0 plains village yellow", "units 1,0 red: 1=infantry", turn="round 3 yellow placing")
    assert scene.offers("place infantry at (0,0)") and town_refusal(scene.s, 1, scene.hex("(0,0)")) is None
    enemy = play(
        VASSAL,
        "0,0 plains village yellow",
        "units 1,0 red: 1=infantry",
        "units 0,1 blue: 7=infantry",
        turn="round 3 yellow placing",
    )
    assert enemy.why_not("place infantry at (0,0)") == "13.2.1"


def test_frigates_find_free_water_beyond_allied_ships() -> None:
    """V2 §15.64.7 §15.64.8 §13.5.1, ruling r72"""
    text = (VASSAL, "0,0 forest city yellow", "1,0 water", "2,0 water", "units 1,0 red: 1=frigate")
    scene = play(*text, turn="round 3 yellow placing")
    assert scene.offers("launch a frigate of (0,0) at (2,0)")
    assert scene.why_not("launch a frigate of (0,0) at (1,0)") == "15.62.6"
    free = play(*text, "0,1 water", turn="round 3 yellow placing")
    assert free.why_not("launch a frigate of (0,0) at (2,0)") == "13.3.1" and free.offers(
        "launch a frigate of (0,0) at (0,1)"
    )
    ruler = play(VASSAL, "0,0 forest city red", "1,0 water", "units 1,0 yellow: 5=frigate", turn="round 3 red placing")
    ruler.play("launch a frigate of (0,0) at (1,0)")
    assert ruler.asked == "red attack_on_vassal" and ruler.s.side[1] == 0
    assert ruler.play("yes").s.side[1] == 1, "a ruler may; it is an attack"


def test_no_frigate_joins_two_others() -> None:
    """V2 §12.1.2 §15.62.6"""
    scene = play(
        "0,0 water",
        "-4,-1 forest city blue",
        "units 0,0 blue: 7=frigate",
        "units 0,0 red: 1=frigate.storming.over.from1,0",
    )
    assert mooring_refusal(scene.s, 1, scene.hex("(0,0)")) == "12.1.2"


def test_pieces_of_allies_open_ground_and_roads() -> None:
    """V2 §15.64.9"""
    scene = play(VASSAL, "1,0 mountain village red", "units 0,0 yellow: 5=cavalry", turn="round 3 yellow acting")
    scene.play("take 5", "go to (1,0)", "go to (2,0)", "go to (3,0)")
    assert scene.where(5) == "(3,0)"
    road = play(
        VASSAL,
        "0,0 plains city yellow",
        "3,0 plains city red",
        "units 0,0 yellow: 5=infantry.left1 6=cavalry",
        turn="round 3 yellow acting",
    ).play("take 5")
    assert road.why_not("take the road to (3,0)") == "15.64.5", "he would end there"
    assert road.play("halt", "take 6").offers("take the road to (3,0)")


def test_the_loss_of_the_rulers_capital_frees_his_vassals() -> None:
    """V2 §15.65.2 §15.61.2, ruling r61"""
    scene = play("vassal blue of yellow", *CAPITAL, *THREE)
    for unit in (1, 2, 3):
        scene.play(f"take {unit}", "go to (1,0)")
    scene.play("fight at (1,0)", "rolled 6")
    assert scene.s.side == [0, 0, 2, 3], "Blue is free, Yellow is Red's vassal"
    city = play("vassal blue of yellow", "1,0 plains city yellow", *THREE)
    for unit in (1, 2, 3):
        city.play(f"take {unit}", "go to (1,0)")
    city.play("fight at (1,0)", "rolled 6,6")
    assert city.s.side == [0, 1, 1, 3]


def test_a_vassal_who_subjugates_another_is_free() -> None:
    """V2 §15.65.3 §15.66.1, ruling r61"""
    scene = play(
        VASSAL,
        "1,0 plains village blue",
        "capital blue 1,0",
        "units 0,0 yellow: 5=infantry 6=infantry",
        turn="round 3 yellow acting",
    )
    scene.play("take 5", "go to (1,0)", "fight at (1,0)", "rolled 6")
    assert scene.s.side == [0, 1, 1, 3] and scene.position.outcome is None, "nobody has won"


def test_who_rules_all_others_has_won() -> None:
    """V2 §15.66.1 §5.2.1"""
    scene = play("vassal blue of red", *CAPITAL, *THREE)
    for unit in (1, 2, 3):
        scene.play(f"take {unit}", "go to (1,0)")
    scene.play("fight at (1,0)", "rolled 6")
    assert scene.position.outcome and scene.position.outcome.winners == (0,)
    assert scene.position.outcome.manner == "subjugation"
    resigned = play(VASSAL).say("blue", "resign")
    assert resigned.position.outcome and resigned.position.outcome.manner == "subjugation"


def test_nobody_withdraws_among_others_where_a_battle_took_place() -> None:
    """V2 §12.2.1 §15.62.2"""
    scene = play(*CAPITAL, *THREE, "units 3,0 red: 8=infantry", "units 2,0 blue: 7=infantry")
    scene.play("take 8", "go to (2,0)", "fight at (2,0)", "rolled 6", "rolled 1")
    for unit in (1, 2, 3):
        scene.play(f"take {unit}", "go to (1,0)")
    assert scene.play("fight at (1,0)", "rolled 6").why_not("withdraw 1 to (2,0)") == "12.2.1"
