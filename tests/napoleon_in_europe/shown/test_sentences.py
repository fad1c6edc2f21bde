"""Sentences: the rule of the occasion, numbers that agree, names in the case they need, warnings in time."""

from __future__ import annotations

import random
import re
from fractions import Fraction

import pytest

from feldherr import bots, games
from feldherr.games.napoleon_in_europe import GAME
from feldherr.games.napoleon_in_europe.actions import Ship
from feldherr.games.napoleon_in_europe.board import KEYS, NATIONS, OTTOMAN, REGION
from feldherr.games.napoleon_in_europe.events import (
    CardsDrawn,
    Ended,
    FiguresPlaced,
    Marched,
    RegionReturned,
    RegionTaken,
    Traded,
    TradeOffered,
)
from feldherr.games.napoleon_in_europe.shown.words import mixed, nation_text, region_text
from feldherr.kernel import chance
from feldherr.kernel.event import Event
from feldherr.kernel.table import Table
from feldherr.kernel.text import Text
from feldherr.words import formatting
from tests.napoleon_in_europe.scene import THREE, TOTAL, Scene, new_game, read

EN, DE = (formatting.of("napoleon-in-europe", lang) for lang in ("en", "de"))


def both(text: Text) -> tuple[str, str]:
    return EN.format(text), DE.format(text)


def asked(scene: Scene) -> tuple[str, str, str]:
    """English, German, and the rule."""
    text, rule = GAME.prompt(scene.question)
    return *both(text), rule


def told(event: Event) -> tuple[str, str, str]:
    found = GAME.told(event)
    assert found is not None
    return *both(found[0]), found[1]


def test_questions_cite_the_rule_of_the_occasion() -> None:
    """NE §15.4 §16.10.2 §16.10.4 §16.12.1 §9.1 §10.3"""
    scene = Scene(THREE + "Holland: France 6I 1C\nHanover: GreatBritain 4I 1L\n")
    scene.play("march France from Holland", "to Hanover")
    assert asked(scene)[::2] == ("France: how many march from Holland to Hanover? There are 7.", "9.1")
    scene.play("all", "end movement", "fight in Hanover").line_up("first: 6I 1C", "second: 4I").play("give up")
    assert asked(scene)[::2] == (
        "Pursuit: fire with all that can (9 dice), leave figures out, or do without.", "16.10.2"
    )  # fmt: skip
    scene.play("done", "rolled 6,1,1,1,1,1,1,1,1")
    assert asked(scene)[2] == "16.10.4" and asked(scene)[0].startswith("One hit in the pursuit: ")
    scene.play("strike 1 of I of GreatBritain", "to Denmark")
    assert asked(scene)[1:] == (
        "Großbritannien: Wie viele von 4 ziehen sich aus Hannover nach Dänemark zurück? "
        "Auch die anderen müssen weichen.",
        "16.12.1",
    )
    build = Scene(THREE + "phase production\nhand France infantry-Spain 3\n").play("play France 3 of I own 0 jokers 0")
    assert asked(build) == ("France: where do you place 3 infantry?", "Frankreich: Wohin mit 3 Infanterie?", "15.4")
    ship = Scene(THREE + "Picardy: France 9I\n").play("ship France from Picardy", "land in Crimea")
    assert asked(ship)[1:] == ("Frankreich: Wie viele fahren aus der Picardie auf die Krim? Höchstens 4.", "10.3")


def test_at_the_set_up_the_rule_is_that_of_the_set_up() -> None:
    """NE §7.1.7 §15.3 §15.4"""
    scene = new_game(players=7, nations="draw")
    question = next(q for q in scene.position.questions if q.nation == 0)
    assert GAME.prompt(question)[1] == "7.1.7"
    refusals = question.refusals()
    assert {refusals[read(f"put {count} of I of France in Belgium")] for count in (1, 8)} == {"7.1.7"}
    assert told(FiguresPlaced(0, 0, 3, 0, True))[2] == "7.1.7" and told(FiguresPlaced(0, 0, 3, 0))[2] == "15.3"
    build = Scene(THREE + "phase production\nhand France infantry-Spain 3\n").play("play France 3 of I own 0 jokers 0")
    assert build.why_not("put 1 of I of France in Belgium") == "15.4"
    assert build.why_not("put 4 of I of France in Paris") == "15.3"


def test_a_region_that_changes_hands_is_told_with_the_rule_by_which_it_does() -> None:
    """NE §3.9 §3.11 §3.12 §6.4 §11.2 §11.8"""
    scene = Scene(THREE + "Bavaria: France 2I\nThuringia: France 1I\n").march("France", "Bavaria", "Tyrol", "1 I")
    scene.march("France", "Thuringia", "Saxony")
    assert [told(event)[2] for event in scene.happened(RegionTaken)] == ["3.9", "3.12"]
    fight = Scene(THREE + "Holland: France 3I\nHanover: GreatBritain 1I\n").march("France", "Holland", "Hanover")
    fight.play("end movement", "fight in Hanover").line_up("first: 3I", "second: 1I")
    fight.play("give up", "done", "rolled 1,1,1", "to Berlin")
    assert told(fight.happened(RegionTaken)[-1])[2] == "16.11.2"
    parted = Scene(THREE + "ally first third\nTyrol: France 1I\n").play("break with third")
    assert told(parted.happened(RegionTaken)[0])[1:] == ("Frankreich nimmt Tirol ein.", "11.8")
    allied = Scene(THREE + "own France Tyrol\nTyrol: France 1I\n").play("propose alliance to third", "yes")
    assert told(allied.happened(RegionReturned)[0])[1:] == ("Tirol fällt an Österreich zurück.", "11.2")
    free = told(RegionReturned(-1, REGION["Saxony"], "eliminated"))
    assert free[::2] == ("Saxony belongs to nobody any more.", "6.4")


@pytest.mark.parametrize(
    ("event", "english", "german"),
    [
        (CardsDrawn(OTTOMAN, 0, 1), "The Ottoman Empire draws 1 card.", "Das Osmanische Reich zieht 1 Karte."),
        (CardsDrawn(0, 0, 2), "France draws 2 cards.", "Frankreich zieht 2 Karten."),
        (TradeOffered(0, OTTOMAN, 1, 0), "France offers the Ottoman Empire 1 card for no card.",
         "Frankreich bietet dem Osmanischen Reich 1 Karte gegen keine Karte an."),
        (Traded(0, OTTOMAN, (0, 1), (1, 2)), "France gives the Ottoman Empire 1 card and gets 2 cards.",
         "Frankreich gibt dem Osmanischen Reich 1 Karte und erhält 2 Karten."),
        (Marched(OTTOMAN, (1, 0, 0, 2), REGION["Switzerland"], REGION["Crimea"]),
         "The Ottoman Empire: 1 infantry, 2 leaders from Switzerland to the Crimea.",
         "Das Osmanische Reich: 1 Infanterie, 2 Anführer aus der Schweiz auf die Krim."),
        (RegionTaken(0, REGION["PapalStates"]), "France takes the Papal States.",
         "Frankreich nimmt den Kirchenstaat ein."),
        (Ended((0, 2), "limited", ((20, 1), (5, 2), (20, 1))),
         "The last round is over. Gains: Player 1: 20, Player 2: 2½, Player 3: 20. "
         "Shared victory: Player 1, Player 3.",
         "Die letzte Runde ist vorbei. Zuwachs: Spieler 1: 20, Spieler 2: 2½, Spieler 3: 20. "
         "Geteilter Sieg: Spieler 1, Spieler 3."),
    ],
)  # fmt: skip
def test_numbers_agree_and_names_stand_in_their_case(event: Event, english: str, german: str) -> None:
    """NE §3.12 §6.10 §9.1 §14.2.7 §14.5.1"""
    assert told(event)[:2] == (english, german)


@pytest.mark.parametrize("form", ["in", "to", "from", "the", "start"])
def test_every_region_has_its_forms(form: str) -> None:
    """NE §3.1: with an article in every form or in none."""
    articles = re.compile(r"\b(der|die|das|den|dem|im|ins)\b", re.IGNORECASE)
    declined = {"in": "Schweiz", "to": "Krim"}
    for region, key in enumerate(KEYS):
        plain, spoken = DE.format(region_text(region)), DE.format(region_text(region, form))
        inside = DE.format(region_text(region, "in"))
        assert plain in spoken and bool(articles.search(spoken)) == bool(articles.search(inside)), key
    assert declined["in"] in DE.format(region_text(REGION["Switzerland"], form))


def test_a_sentence_begins_with_a_capital_whoever_it_is_about() -> None:
    """NE §4.1"""
    for nation in range(len(NATIONS)):
        assert all(name[0].isupper() for name in both(nation_text(nation, "start")))


def test_the_set_ups_have_the_titles_we_read() -> None:
    """NE §7.1.1 §7.3.1 §7.4.1, ruling r2"""
    name = "napoleon-in-europe-option-setup-"
    titles = [words.say(name + setup) for words in (DE, EN) for setup in ("central", "french")]
    assert titles[:2] == ["II Die Mittelmächte", "III Einhalt den Franzosen"]
    assert titles[2:] == ["II The central powers", "III Stop the French"]


SHARED = TOTAL.replace("GreatBritain", "Prussia").replace("turn first", "turn second") + "ally first second\n"
GUESTS = "Berlin: France 1I\nSilesia: France 1I\nPomerania: France 1I\n"


def warning(scene: Scene, line: str) -> tuple[str, str]:
    text = GAME.option(scene.question, read(line))
    return both(Text(text.id + "-warn", text.args))


def test_who_ends_an_alliance_is_warned_of_what_he_loses_by_it() -> None:
    """NE §11.8 §6.2, ruling r12"""
    scene = Scene(SHARED + GUESTS + "EastPrussia: France 1I\nSaxony: Prussia 5I\n")
    english, german = warning(scene, "break with first")
    assert "Berlin, Silesia, Pomerania, East Prussia" in english and "Eliminated by it: Prussia" in english
    assert "Dadurch ausgeschieden: Preußen" in german and scene.s.allies[1] == 0b011
    some = Scene(SHARED + "Berlin: France 1I\n")
    assert warning(some, "break with first")[0] == "This changes hands at once: Berlin. End the alliance all the same?"
    assert warning(Scene(SHARED), "break with first")[0].strip() == ""


def test_who_ends_his_turn_is_warned_of_combinations_he_could_play() -> None:
    """NE §15.2"""
    scene = Scene(THREE + "phase production\nhand France infantry-Spain 2\n")
    assert "could still play" in warning(scene, "end turn")[0]
    assert warning(Scene(THREE + "phase production\nhand France infantry-Spain 1\n"), "end turn")[0].strip() == ""


def test_an_army_that_could_march_or_sail_is_counted_once() -> None:
    """NE §8.6 §10.1"""
    scene = Scene(THREE + "Holland: France 6I\nHanover: France 1I\n")
    ships = [option for option in scene.question.options() if isinstance(option, Ship)]
    text = GAME.warning(scene.question, read("end movement"))
    assert ships and text is not None and "2 armies could still move" in both(text)[0]


def test_ceding_is_asked_of_an_ally_in_other_words_than_of_oneself() -> None:
    """NE §3.12, ruling r11"""
    own = "rules players=2\nlead first Austria Russia\nlead second France\nturn first\nown Russia Moldavia\n"
    scene = Scene(own + "Galicia: Austria 1I\n").march("Austria", "Galicia", "Moldavia")
    assert asked(scene)[:2] == (
        "Infantry of Austria stands in Moldavia; the region belongs to Russia. You lead both: does it pass to Austria?",
        "Infanterie von Österreich steht in der Moldau; die Region gehört Russland. "
        "Du führst beide: Geht sie an Österreich über?",
    )
    ally = Scene(THREE + "ally first second\nown GreatBritain Belgium\nHolland: France 1I\n")
    assert "Do you cede it?" in asked(ally.march("France", "Holland", "Belgium"))[0]


def test_all_says_who_goes() -> None:
    """NE §9.1: leaders too."""
    scene = Scene(THREE + "Holland: France 6I 3C 1L\n").play("march France from Holland", "to Hanover")
    assert both(GAME.option(scene.question, read("all"))) == (
        "All: 6 infantry, 3 cavalry, 1 leader", "Alle: 6 Infanterie, 3 Kavallerie, 1 Anführer"
    )  # fmt: skip


def test_the_figure_that_fires_most_is_proposed_for_rallying() -> None:
    """NE §16.8.4: nobody is thrown away by a careless answer."""
    scene = Scene(THREE + "Holland: France 3I 1C 1A 1L\nHanover: GreatBritain 4I\n")
    scene.march("France", "Holland", "Hanover").play("end movement", "fight in Hanover")
    scene.line_up("first: 3I 1C 1A", "second: 4I")
    scene.play("done", "done", "rolled 6,6,1,1", "strike 1 of C of France", "strike 1 of A of France", "done", "done")
    scene.play("rolled 1,1,1", "rolled 4,5")
    assert [proposal.answers for proposal in GAME.suggestions(scene.question)] == [(read("rally A of France"),)]


@pytest.mark.parametrize(("seed", "players"), [(1, 2), (2, 3), (3, 7)])
def test_no_two_answers_to_a_question_read_alike(seed: int, players: int) -> None:
    """NE §14.3.7: in whole games of greedy, in both languages; and few questions have one answer only."""
    game, bot, rng = games.game("napoleon-in-europe"), bots.bot("napoleon-in-europe", "greedy"), random.Random(seed)
    options = game.options_type(players=players, length=12, nations="draw")
    table = Table(game, options, lambda n: chance.from_random(random.Random(seed * 9973 + n)))
    asked_, single = 0, 0
    while not table.outcome and table.position.now.round < 5:
        question = table.position.questions[0]
        found = question.options()
        asked_, single = asked_ + 1, single + (len(found) == 1)
        for words in (EN, DE) if rng.random() < 0.3 else ():
            said = [words.format(game.option(question, option)) for option in found]
            assert len(set(said)) == len(said), [one for one in said if said.count(one) > 1]
        table.play(question.actor, [bot.choose(game, table.position, question.actor, rng)])
        table.forget(1)
    assert asked_ > 200 and single <= asked_ / 20


@pytest.mark.parametrize(
    ("gain", "said"),
    [((9, 2), "4½"), ((-1, 2), "−½"), ((1, 3), "⅓"), ((-7, 4), "−1¾"), ((0, 1), "0"), ((-3, 1), "−3"),
     ((6, 5), "1 1/5")],
)
def test_a_part_of_a_region_is_said_as_a_part(gain: tuple[int, int], said: str) -> None:
    """NE §6.9"""
    assert mixed(Fraction(*gain)) == said
