"""Chapter 14.5: haggling, offers that are none, and bots that do not trade without end."""

from __future__ import annotations

import random

import pytest

from feldherr import bots
from feldherr.bots.player import answer
from feldherr.games.napoleon_in_europe import GAME
from feldherr.games.napoleon_in_europe.actions import END_TURN
from feldherr.games.napoleon_in_europe.board import NATIONS, REGION
from feldherr.games.napoleon_in_europe.events import CardsDrawn, ConsentRefused, Shipped, Traded, TradeRefused
from feldherr.kernel.answers import CHANCE, Rolled
from feldherr.kernel.why import why_not
from tests.napoleon_in_europe.scene import THREE, Scene, read

TWO_HANDS = (
    "rules players=2\nlead first France\nlead second Austria Russia\nturn first\n"
    "hand France napoleon 2\nhand Austria napoleon 2\nhand Russia napoleon 1\n"
)


def test_who_was_declined_may_make_another_offer_but_not_the_same() -> None:
    """NE §14.5.1 §14.5.2, ruling r52"""
    scene = Scene(TWO_HANDS).play("trade France with Austria", "give 1", "want 1", "no")
    assert scene.offers("trade France with Austria") and scene.offers("trade France with Russia")
    scene.play("trade France with Austria", "give 1")
    assert scene.why_not("want 1") == "14.5.1" and scene.offers("want 0") and scene.offers("want 2")
    scene.play("want 0", "no", "trade France with Austria", "give 1", "no", "trade France with Austria")
    assert scene.why_not("give 1") == "14.5.1" and scene.offers("give 2")


def test_when_everything_was_declined_there_is_nothing_to_offer() -> None:
    """NE §14.5.1"""
    scene = Scene(THREE + "hand France napoleon 1\n").play("trade France with Austria", "give 1", "no")
    assert scene.why_not("trade France with Austria") == "14.5.1" and scene.offers("trade France with GreatBritain")


def test_who_wants_no_more_offers_gets_none_in_this_turn() -> None:
    """NE §14.5.1: with none of his nations; in the next turn he is asked again."""
    scene = Scene(TWO_HANDS).play("trade France with Austria", "give 1", "want 1", "no more")
    assert scene.why_not("trade France with Austria") == scene.why_not("trade France with Russia") == "14.5.1"
    scene.play("end movement", "end turn", "end movement", "end turn")
    assert scene.asked == "first orders" and scene.offers("trade France with Russia")


def test_nothing_for_nothing_is_no_offer() -> None:
    """NE §14.5.2: nobody is asked, nothing is told, and nobody is barred by it."""
    scene = Scene(THREE + "hand France napoleon 1\n").play("trade France with Austria", "give 0")
    assert scene.asked == "first orders" and scene.offers("trade France with Austria")
    assert scene.happened(TradeRefused) == [] and scene.s.turn.dealt == frozenset()


@pytest.mark.parametrize("name", ["greedy", "recruit"])
def test_a_bot_makes_one_offer_in_a_turn_whatever_is_said_to_it(name: str) -> None:
    """NE §14.5.1: a player who hands worthless cards back does not hold its turn up."""
    rng, bot, offers = random.Random(1), bots.bot("napoleon-in-europe", name), 0
    text = THREE.replace("turn first", "turn second") + "phase production\nround 2\n"
    scene = Scene(text + "hand GreatBritain worthless 1\nhand France worthless 1 infantry-Spain 1\n")
    for _ in range(100):
        scene.chance()
        question = next((q for q in scene.position.questions if q.actor in (0, 1)), None)
        if question is None or scene.s.turn.acting != (1,):
            break
        if question.actor == 1:
            scene.give(1, answer(bot, GAME, scene.position, 1, rng))
        else:
            offers += question.name == "trade_or_not"
            said = {"trade_or_not": "yes", "card_to_hand_over": "card worthless"}.get(question.name)
            scene.give(0, read(said) if said else question.options()[-1])
    assert scene.s.turn.acting == (2,) and offers == len(scene.happened(Traded)) == 1


def test_that_one_wants_no_more_offers_is_remembered_until_one_makes_an_offer() -> None:
    """NE §14.5.1: by the courteous; who declines one offer has not refused all of them."""
    asked = Scene(TWO_HANDS).play("trade France with Austria", "give 1", "want 1")
    assert asked.play("no").s.aloof == 0
    scene = Scene(TWO_HANDS).play("trade France with Austria", "give 1", "want 1", "no more")
    scene.play("end movement", "end turn")
    assert scene.s.turn.acting == (1,) and scene.s.aloof == 0b10
    scene.play("trade Austria with France", "give 1", "want 1")
    assert scene.s.aloof == 0


@pytest.mark.parametrize("name", ["greedy", "recruit"])
def test_a_bot_makes_no_offer_to_who_wanted_no_more(name: str) -> None:
    """NE §14.5.1: a refusal stands, for the computers, through all turns to come."""
    text = THREE.replace("turn first", "turn second") + "phase production\nround 2\n"
    text += "hand GreatBritain worthless 1\nhand France worthless 1 infantry-Spain 1\n"
    bot = bots.bot("napoleon-in-europe", name)
    said = {aloof: answer(bot, GAME, Scene(text + aloof).position, 1, random.Random(1)) for aloof in ("", "aloof 1\n")}
    assert said == {"": read("trade GreatBritain with France"), "aloof 1\n": END_TURN}


def test_the_player_names_the_foreign_cards_he_spends() -> None:
    """NE §14.3.7: what he keeps may be worth a bonus to others."""
    text = THREE + "phase production\nhand France infantry-Austria 1 infantry-Spain 1 infantry-Russia 1\n"
    usual = Scene(text).play("play France 2 of I own 0 jokers 0")
    assert usual.holds("France", "infantry-Spain") == 1
    scene = Scene(text).play("choose cards of France", "play France 2 of I own 0 jokers 0")
    assert GAME.stage(scene.question) == "production" and len(scene.options) == 3
    scene.play("card infantry-Spain", "card infantry-Russia")
    assert scene.holds("France", "infantry-Austria") == 1 and scene.cards("France") == 1
    alike = Scene(THREE + "phase production\nhand France infantry-Spain 3\n")
    assert not alike.offers("choose cards of France")


@pytest.mark.parametrize("name", ["Austria", "Russia"])
def test_of_his_nations_with_equally_many_armies_the_winner_says_which_draws(name: str) -> None:
    """NE §14.2.2, ruling r36"""
    scene = Scene(
        "rules players=2\nlead first Austria Russia\nlead second GreatBritain\nturn first\n"
        "Galicia: Austria 3I\nVolhynia: Russia 3I\nMoldavia: GreatBritain 6I\n"
    ).march("Austria", "Galicia", "Moldavia").march("Russia", "Volhynia", "Moldavia")
    scene.play("end movement", "fight in Moldavia").line_up("first: 3I", "second: 6I")
    scene.play("give up", "done", "rolled 1,1,1,1,1,1").play(scene.options[0], "all")
    assert scene.asked == "first nation_to_reward" and len(scene.options) == 2
    scene.play(f"draw for {name}").chance()
    assert NATIONS[scene.happened(CardsDrawn)[0].nation] == name
    assert scene.asked == "first production" and scene.s.turn.building == ()


@pytest.mark.parametrize(("austria", "russia", "drawer"), [(2, 5, "Russia"), (5, 2, "Austria")])
def test_the_nation_with_most_armies_draws_the_card(austria: int, russia: int, drawer: str) -> None:
    """NE §14.2.2, ruling r36"""
    scene = Scene(
        "rules players=2\nlead first Austria Russia\nlead second GreatBritain\nturn first\n"
        f"Galicia: Austria {austria}I\nVolhynia: Russia {russia}I\nMoldavia: GreatBritain 6I\n"
    )
    scene.march("Austria", "Galicia", "Moldavia").march("Russia", "Volhynia", "Moldavia")
    scene.play("end movement", "fight in Moldavia")
    scene.play(f"first: front {russia} of I of Russia", f"first: front {austria} of I of Austria")
    scene.line_up("second: 6I").play("give up", "done", "rolled 1,1,1,1,1,1,1").play(scene.options[0], "all").chance()
    assert NATIONS[scene.happened(CardsDrawn)[0].nation] == drawer


@pytest.mark.parametrize("owner", ["France", "Russia"])
def test_of_allies_with_equally_many_armies_the_regions_owner_draws(owner: str) -> None:
    """NE §14.2.2, ruling r36"""
    lead = "rules players=3\nlead first Austria\nlead second France\nlead third Russia\nally second third\nturn first\n"
    scene = Scene(lead + f"own {owner} Moldavia\nGalicia: Austria 6I\nMoldavia: France 3I, Russia 3I\n")
    scene.march("Austria", "Galicia", "Moldavia").play("end movement", "fight in Moldavia")
    scene.line_up("first: 6I", "second: 3I", "third: 3I").play("done", "done", "done", "rolled 1,1,1,1,1,1", "give up")
    scene.play("done").give(CHANCE, Rolled((1,) * 6))
    scene.play("all")
    assert NATIONS[scene.happened(CardsDrawn)[0].nation] == owner


def test_a_refused_passage_is_not_asked_for_again_in_the_turn() -> None:
    """NE §2.13, ruling r6"""
    text = "rules players=3 straits=True\nlead first Russia\nlead second Ottoman\nlead third Austria\nturn first\n"
    scene = Scene(text + "Crimea: Russia 2I\n").ship("Russia", "Crimea", "Sicily").play("no")
    assert len(scene.happened(ConsentRefused)) == 1 and scene.offers("ship Russia from Crimea")
    scene.play("ship Russia from Crimea")
    assert scene.asked == "first how_many" and scene.question.to == REGION["Constantinople"]


def test_it_is_told_when_nobody_arrives() -> None:
    """NE §10.9 §10.10, ruling r27"""
    scene = Scene(THREE + "Picardy: France 2I\nLondon: GreatBritain 1I\n").ship("France", "Picardy", "London")
    (event,) = scene.play("rolled 1,1").happened(Shipped)
    told = GAME.told(event)
    assert event.figures == (0, 0, 0, 0) and told is not None and told[0].id == "ne-shipped-none"


def reasons(scene: Scene, seat: int, handle: str) -> set[str]:
    return {found.rule for found in why_not(GAME, scene.position, seat, handle)}


def test_why_not_answers_for_players_nations_harbours_and_cards() -> None:
    """NE §11.2 §14.5.1 §10.8 §14.3.3 §14.4.2"""
    hands = "hand France napoleon 1\nhand Austria napoleon 1\n"
    scene = Scene(THREE + hands).play("propose alliance to third", "no")
    assert "11.2" in reasons(scene, 0, "seat:2")
    scene.play("trade France with Austria", "give 1", "want 1", "no more")
    assert reasons(scene, 0, "livery:5") == {"14.5.1"} and reasons(scene, 0, "card:28") == {"15.1"}
    text = THREE.replace("turn first", "turn second") + "own GreatBritain Portugal Holland\nLondon: GreatBritain 5I\n"
    ship = Scene(text).ship("GreatBritain", "London", "Portugal", "3 I")
    assert reasons(ship, 1, f"space:{REGION['Holland']}") == {"10.8"}
    cards = Scene(THREE + "phase production\nhand France infantry-Spain 1 worthless 2\n")
    assert cards.offers("put back of France") and reasons(cards, 0, "card:24") == {"14.3.3"}
    joker = Scene(THREE + "phase production\nhand France infantry-Spain 1 napoleon 1\n")
    assert joker.offers("play France 2 of I own 0 jokers 1")
    assert joker.why_not("play France 3 of I own 0 jokers 1") == "14.3.4"
    assert joker.why_not("play France 3 of I own 0 jokers 2") == "14.4.2"
    assert joker.why_not("play France 2 of I own 1 jokers 1") == "14.4.1"
    assert joker.why_not("play France 4 of 4 own 0 jokers 3") == "14.4.2"
