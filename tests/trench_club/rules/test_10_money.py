"""Chapters 10 and 11: coins, repairs, purchases, gifts, victory."""

from __future__ import annotations

import pytest

from feldherr.games.trench_club import GAME
from feldherr.games.trench_club import events as e
from feldherr.games.trench_club.actions import Give
from feldherr.games.trench_club.events import TurnSkipped
from feldherr.games.trench_club.notation import read
from feldherr.games.trench_club.rules.choices.money import chooses, deck
from feldherr.games.trench_club.rules.ruin import could_launch
from feldherr.games.trench_club.rules.units import KINDS, NUMBER, SPECIALS
from feldherr.games.trench_club.rules.victory import goal
from feldherr.kernel.answers import CHANCE, Illegal
from feldherr.kernel.lines import write
from tests.trench_club.scene import LINES, Scene, faces, world

FOUR = {"mode": "four", "powers": "germany great-britain austria-hungary france", "part": "whole"}
HOME = ("germany tank in 2", "fort 2 germany", "france infantry 0.0")


def shop(*lines: str, coins: int = 9, **kwargs: str) -> Scene:
    return Scene(world(*HOME, *lines, f"coins germany {coins}", phase="money", **kwargs))


def test_income_is_one_coin_for_each_own_fort() -> None:
    """TC §10.1 §10.2 §10.3 §7.8: into the own purse, once in the own turn; what is not spent is kept."""
    text = world("germany infantry 15.10", "france infantry 0.0", "fort 1 germany", "fort 3 france", "coins germany 3",
                 "coins france 1")  # fmt: skip
    scene = Scene(text).play("take 0", "enter the fort at (13.9)", "end movement")
    assert scene.s.coins[0] == 5 and scene.s.coins[2] == 1


def test_repair_needs_a_whole_turn_in_an_own_fort_and_two_coins() -> None:
    """TC §10.6 §10.7 §10.8 §10.9 §7.19: all damage goes, experience stays."""
    scene = Scene(world("germany tank in 2 damage 5 experience 4 stayed", "germany infantry in 2 damage 1",
                        "germany infantry 17.7 damage 1", "fort 2 germany", "coins germany 3",
                        phase="money"))  # fmt: skip
    assert scene.why_not("repair 1") == "10.6" and scene.why_not("repair 2") == "10.6"
    scene.play("repair 0")
    assert scene.s.damage[0] == 0 and scene.s.experience[0] == 4 and scene.s.coins[0] == 1
    two = Scene(world("germany tank in 2 damage 1 stayed", "germany infantry in 2 damage 1 stayed", "fort 2 germany",
                      "coins germany 2", phase="money")).play("repair 0")  # fmt: skip
    assert two.asked != "unit_to_repair" and two.s.damage[1] == 1


def test_a_repair_spans_three_turns() -> None:
    """TC §10.9 §10.6: who leaves in its turn is not repaired."""
    text = world("germany tank in 2 damage 2 stayed", "germany infantry in 2 damage 2 stayed", "fort 2 germany",
                 "france infantry 0.0", "coins germany 6")  # fmt: skip
    scene = Scene(text).play("take 0", "go to (15.10)", "halt", "end movement")
    assert scene.asked == "unit_to_repair"
    assert scene.why_not("repair 0") == "10.6" and scene.offers("repair 1")


def test_units_are_bought_into_own_forts() -> None:
    """TC §10.10 §10.11 §10.12 §10.14 §10.20: without damage or experience, at the price on the card."""
    scene = shop("fort 1 germany", coins=5)
    assert scene.why_not("buy tank") == "10.10" and scene.offers("buy mounted-infantry")
    scene.play("buy infantry")
    assert scene.why_not("deliver to the fort at (4.6)") == "10.12"
    scene.play("deliver to the fort at (15.5)", "buy mounted-infantry", "deliver to the fort at (13.9)")
    assert scene.s.coins[0] == 0 and scene.s.where[-2:] == [1001, 1002] and scene.s.damage[-1] == 0
    assert shop(coins=2).why_not("buy mounted-infantry") == "10.11"
    homeless = Scene(world("germany tank 17.7", "germany infantry in 2 damage 1 stayed", "fort 2 france".replace(
        "france", "germany"), "coins germany 9", phase="money"))  # fmt: skip
    assert homeless.asked == "unit_to_repair"
    three = shop("germany infantry in 2", "germany infantry in 2", "germany infantry in 2")
    assert three.offers("buy infantry")


def test_without_a_fort_nothing_is_bought() -> None:
    """TC §10.12 §2.18: however many coins."""
    lines = ("germany tank 17.7", "france infantry 0.0", "fort 3 france", "france infantry 0.1", "coins germany 9")
    scene = Scene(world(*lines, "ground 3.3 water", phase="money"))
    assert scene.why_not("buy infantry") == "10.12" and scene.offers("buy gunboat")


def test_without_free_water_no_gunboat_is_bought() -> None:
    """TC §10.13, ruling r36: it could not be put anywhere."""
    lines = ("germany tank 17.7", "germany tank in 2", "fort 2 germany", "fort 1 france", "fort 3 france",
             "france infantry 3.3", "france infantry 0.1", "coins germany 9")  # fmt: skip
    assert Scene(world(*lines, phase="money")).why_not("buy gunboat") == "10.13"
    assert Scene(world(*lines, "ground 3.3 water", phase="money")).why_not("buy gunboat") == "10.13"
    assert Scene(world(*lines, "ground 3.4 water", phase="money")).offers("buy gunboat")


def test_without_free_water_the_card_of_the_gunboat_is_not_drawn() -> None:
    """TC §10.13 §10.16, ruling r36: it is set aside; if it is the last one, nothing is drawn."""
    others = [kind for kind in SPECIALS if kind != NUMBER["gunboat"]]
    for dry, cards in (("ground 3.3 meadow", len(others)), ("ground 3.3 water", len(others) + 1)):
        scene = shop(dry).play("buy a special unit")
        assert len(scene.position.questions[0].weights) == cards
    taken = [f"germany {KINDS[kind]} in 2" for kind in others]
    assert shop(*taken).why_not("buy a special unit") == "10.12"
    assert shop(*taken, "ground 3.3 water").offers("buy a special unit")


def test_two_of_a_type_are_the_limit_if_it_is_played() -> None:
    """TC §10.19: units in forts count; a destroyed one does not."""
    limited = shop("germany tank in 2", rules="unit_limit")
    assert limited.why_not("buy tank") == "10.19"
    assert shop("germany tank gone", rules="unit_limit").offers("buy tank")


def test_a_special_unit_is_paid_before_its_card_is_seen() -> None:
    """TC §10.15 §10.16 §1.18: drawn from those not in play, then shown and placed."""
    assert shop(coins=6).why_not("buy a special unit") == "10.15"
    scene = shop("germany zeppelin in 2")
    s = scene.s
    assert NUMBER["zeppelin"] not in deck(s) and len(deck(s)) == 7
    scene.play("buy a special unit", "drew 0")
    assert scene.happened(e.CardDrawn)[0].kind == NUMBER["ground-attack-aircraft"]
    assert scene.s.coins[0] == 2 and scene.why_not("buy zeppelin") == "10.15"


def test_the_losing_team_chooses() -> None:
    """TC §10.17 §10.18: fewer units on the board and fewer forts, as a team."""
    behind = shop("fort 1 france", "fort 3 france", "france tank 0.2", "france tank 0.4")
    assert chooses(behind.s, 0) and behind.offers("buy zeppelin") and behind.why_not("buy a special unit") == "10.17"
    equal = shop("fort 1 france", "france tank 0.2", "france tank 0.4")
    assert equal.why_not("buy zeppelin") == "10.17" and equal.offers("buy a special unit")
    text = world("germany tank 17.7", "austria-hungary tank 17.9", "austria-hungary tank 17.11", "france tank 0.0",
                 "france tank 0.2", "fort 3 france", **FOUR)  # fmt: skip
    assert not chooses(read(text)[0], 0)


def test_a_gunboat_appears_on_any_free_water() -> None:
    """TC §10.13 §4.23: instead of in a fort."""
    scene = shop("fort 1 france", "fort 3 france", "france tank 0.2", "france infantry 17.8", "ground 17.7 water",
                 "ground 17.8 water", "ground 18.1 water")  # fmt: skip
    scene.play("buy gunboat")
    assert scene.why_not("launch on (17.8)") == "10.13" and scene.why_not("launch on (13.9)") == "10.13"
    scene.play("launch on (17.7)")
    assert scene.at("17.7") == "germany gunboat"


def test_gifts_cost_a_fee() -> None:
    """TC §10.4 §10.5: the giver pays one coin more; only to the ally, at any time."""
    text = world("germany tank 17.7", "france infantry 0.0", "austria-hungary tank 17.9", "great-britain tank 0.2",
                 "coins germany 5", **FOUR)  # fmt: skip
    scene = Scene(text)
    with pytest.raises(Illegal):
        scene.say(0, "give 5 coins")
    scene.say(0, "give 4 coins")
    assert scene.s.coins == [0, 4, 0, 0] and scene.question.actor == 0
    scene.say(2, "give 3 coins")
    assert scene.s.coins == [3, 0, 0, 0]
    two = Scene(world("germany tank 17.7", "france infantry 0.0", "coins germany 5"))
    assert LINES.read("give 1 coins") not in GAME.interjections(two.position, 0)


def test_gifts_are_made_at_any_time() -> None:
    """TC §10.4, ruling r34: while armies are split or chosen, with a unit in hand, in the shop."""
    scene = Scene(mode="four", seed=2)
    austria = scene.s.seat_of[1]
    assert LINES.read("give 2 coins") in GAME.interjections(scene.position, austria)
    scene.say(austria, "give 1 coins")
    assert scene.s.coins == [1, 1, 0, 0] and len(scene.position.questions) == 4
    while scene.asked != "army_to_use":
        asked = scene.position.questions[0]
        if asked.actor == CHANCE:
            scene.deal()
        else:
            scene.one(asked.actor, write(asked.options()[-1]))
    assert LINES.read("give 1 coins") not in GAME.interjections(scene.position, austria)
    text = world("germany tank 17.8", "austria-hungary infantry 17.9", "france infantry 2.9", "great-britain tank 18.2",
                 "coins germany 5", now="france", **FOUR)  # fmt: skip
    held = Scene(text).play("take 2").say(0, "give 4 coins")
    assert held.s.coins[:2] == [0, 4] and held.asked == "step"
    held.play("halt")
    assert held.s.coins[:2] == [0, 4]
    buying = Scene(world("germany tank in 2", "germany tank in 3", "fort 2 germany", "fort 3 germany",
                         "austria-hungary tank 17.9", "france infantry 0.0", "great-britain tank 0.2",
                         "coins germany 5", phase="buy", **FOUR)).play("buy mounted-infantry")  # fmt: skip
    assert [one.coins for one in GAME.interjections(buying.position, 0) if isinstance(one, Give)] == [1]


def test_forts_decide() -> None:
    """TC §11.2 §11.3 §11.5: five of seven, four in the short game; with four players nine, or seven; at once."""
    owned = [f"fort {fort} germany" for fort in (0, 1, 3, 4)]
    scene = Scene(world("germany infantry 15.10", "france infantry 15.9", *owned))
    scene.play("take 0", "enter the fort at (13.9)")
    assert scene.asked == "over" and scene.position.outcome and scene.position.outcome.winners == (0,)
    assert scene.position.outcome.manner == "forts"
    three = Scene(world("germany infantry 15.10", "france infantry 15.9", *owned[1:]))
    assert three.play("take 0", "enter the fort at (13.9)").asked == "unit_to_move"
    assert goal(read(world(**FOUR))[0]) == 9 and goal(read(world(rules="short_game", **FOUR))[0]) == 7
    assert goal(read(world(rules="short_game"))[0]) == 4


def test_in_the_short_game_an_anti_tank_gun_conquers_nothing() -> None:
    """TC §11.5 §7.3: in the normal game it does."""
    lines = ("austria-hungary anti-tank 15.10", "france infantry 0.0")
    game = {"powers": "austria-hungary france", "now": "austria-hungary"}
    short = Scene(world(*lines, rules="short_game", **game)).play("take 0")
    assert short.why_not("enter the fort at (13.9)") == "11.5"
    assert Scene(world(*lines, **game)).play("take 0").offers("enter the fort at (13.9)")


def test_a_team_surrenders_when_all_its_players_do() -> None:
    """TC §11.4: with two players one suffices; the partner may decline."""
    two = Scene(world("germany tank 17.7", "france infantry 0.0")).say(1, "resign")
    assert two.position.outcome and two.position.outcome.winners == (0,)
    text = world("germany tank 17.7", "france infantry 0.0", "austria-hungary tank 17.9", "great-britain tank 0.2",
                 **FOUR)  # fmt: skip
    scene = Scene(text).say(1, "resign").say(3, "fight on")
    assert scene.s.surrendered == 0 and scene.asked != "over"
    scene.say(1, "resign").say(3, "resign")
    assert scene.position.outcome and scene.position.outcome.winners == (0, 2)


def test_a_team_without_anything_has_lost() -> None:
    """TC §11.4, ruling r39: no unit anywhere and no way to place one."""
    scene = Scene(world("germany tank 17.7", "france transport-truck 17.8 damage 5", phase="declare").replace(
        "unit 3 france infantry at 0.13", ""))  # fmt: skip
    scene.play("name 0").led("confirm attacks").play("rolled " + ",".join(["1"] * 12))
    assert scene.position.outcome and scene.position.outcome.manner == "annihilated"


@pytest.mark.parametrize(("lines", "lost"), [
    (("coins germany 9", "fort 3 france", "ground 3.3 water"), False),
    (("coins germany 6", "fort 3 france", "ground 3.3 water"), True),
    (("coins germany 9", "ground 3.3 water"), True),
    (("coins germany 9", "fort 3 france"), True),
    (("coins germany 9", "fort 3 france", "ground 3.3 water", "france gunboat 3.3"), True),
    (("coins germany 9", "fort 3 france", "ground 3.3 water", "france infantry 3.3"), True),
])  # fmt: skip
def test_who_has_nothing_left_lives_on_a_gunboat_only(lines: tuple[str, ...], lost: bool) -> None:
    """TC §11.4 §10.13 §10.17, rulings r36 and r39: coins, fewer forts, the card in the deck, free water."""
    text = world("germany infantry 15.10 damage 5", "france tank 15.11", *lines, now="france")
    text = text.replace("france infantry at 0.12", "france truck gone").replace("truck", "transport-truck")
    scene = Scene(text).play("end movement", "name 1").led("confirm attacks").play(faces(9, 16))
    assert (scene.position.outcome is not None) == lost
    assert lost or scene.s.where[0] < 0
    assert lost or (scene.s.now == 0 and scene.offers("buy gunboat") and not scene.happened(TurnSkipped))


def test_what_an_ally_could_give_keeps_a_team_alive() -> None:
    """TC §10.4 §10.5, ruling r39: seven coins in two purses, less the fee; who gives them away has lost."""
    for own, coins, alive in ((4, 3, False), (4, 4, True), (6, 0, False), (6, 1, False), (6, 2, True)):
        s, _ = read(world("france tank 17.7", f"coins germany {own}", f"coins austria-hungary {coins}", "fort 3 france",
                          "ground 3.3 water", now="france", **FOUR))  # fmt: skip
        assert could_launch(s, 0) == alive
    scene = Scene(world("germany tank gone", "france tank 17.7", "france tank 17.9", "coins germany 7", "fort 3 france",
                        "ground 3.3 water", now="france", **FOUR))  # fmt: skip
    scene.say(0, "give 5 coins")
    assert scene.position.outcome and scene.position.outcome.winners == (1, 3)
