"""What is asked, answered and told: the rule of the occasion, the numbers that matter, a name for every place."""

from __future__ import annotations

import random
import re

import pytest

from feldherr import words
from feldherr.games.napoleons_triumph import GAME
from feldherr.games.napoleons_triumph import events as e
from feldherr.games.napoleons_triumph.board import SPACES
from feldherr.games.napoleons_triumph.rules.choices.opening.writing import NAMED
from feldherr.games.napoleons_triumph.shown.words import front_text, locale_text, spot_text
from feldherr.kernel import chance, position
from feldherr.kernel.answers import CHANCE
from feldherr.kernel.text import Text
from tests.napoleons_triumph.crowd import crowds, walk
from tests.napoleons_triumph.scene import Scene, field

EN, DE = words.of(GAME.name, "en"), words.of(GAME.name, "de")
FAR = "bagration 87: 5=infantry-2"


def asked(scene: Scene, lang: words.Words = EN) -> tuple[str, str]:
    """The open question in words, and its rule."""
    text, rule = GAME.prompt(scene.question)
    return lang.format(text), rule


def answers(scene: Scene, lang: words.Words = EN) -> list[str]:
    return [lang.format(GAME.option(scene.question, option)) for option in scene.question.options()]


def told(scene: Scene, lang: words.Words = EN) -> list[tuple[str, str]]:
    found = [GAME.told(event) for event in scene.events]
    return [(lang.format(text), rule) for text, rule in filter(None, found)]


def test_every_locale_has_a_name_of_its_own() -> None:
    """In both languages; those that are not on the map are ours, and no order may use them (NT §19.13)."""
    for lang in (EN, DE):
        assert len({lang.format(locale_text(n)) for n in SPACES}) == len(SPACES) == 168
        assert not any(re.search(r"\d", lang.format(locale_text(n))) for n in SPACES)
    assert len(NAMED) == 42 and all("name" in SPACES[n].reconstructed for n in SPACES if n not in NAMED)
    assert DE.format(locale_text(134)) == "Schloss Sokolnitz" and EN.format(locale_text(8)) == "Nowabora (far north)"
    assert DE.format(spot_text(94)) == "Reservegebiet von Pratze (Südwest)"
    assert DE.format(front_text(286)) == "Zugang von Puntowitz (Ost) nach Pratze (Südwest)"


@pytest.mark.parametrize("seed", range(3))
def test_no_two_answers_read_alike_and_few_questions_have_one(seed: int) -> None:
    """NT §10.3.4 §11.9: roads that differ say how; what follows from public facts or the own answer is not asked."""
    rng, open_questions, forced = random.Random(seed), 0, 0
    now, _ = position.begin(GAME, GAME.options_type(december=1 + seed % 2))
    before: tuple[int, str] | None = None
    for _ in range(700):
        if now.outcome:
            break
        question = now.questions[0]
        here = question.actor, GAME.stage(question)
        if question.actor == CHANCE:
            choice = chance.take(question, chance.from_random(rng))
        else:
            options = question.options()
            lang = rng.choice((EN, DE))
            read = [lang.format(GAME.option(question, option)) for option in options]
            assert len(set(read)) == len(read), read
            assert not re.search(r"\b(no|Nr)\. \d", " ".join(read))
            open_questions += 1
            forced += len(options) == 1 and here != before
            choice = rng.choice(options)
        now, news = position.answer(GAME, now, question.actor, choice)
        before = None if news or question.actor == CHANCE else here
    assert open_questions > 200 and forced <= open_questions / 20


def test_roads_that_lead_on_differently_say_how() -> None:
    """NT §10.3.4 §11.9: in crowded corners of the map too."""
    rng, roads = random.Random(8), 0
    for _, start in crowds(8, 25):
        for now in walk(start, rng, 20):
            question = now.questions[0]
            read = [EN.format(GAME.option(question, option)) for option in question.options()]
            assert len(set(read)) == len(read), read
            roads += question.name in ("road_step", "attack_command", "ride_on")
    assert roads > 30


def test_commands_left_are_those_that_can_still_be_given() -> None:
    """NT §9.5 §9.6 §9.12: one French commander is alive, and he has one command."""
    scene = field("lannes 64: 44=infantry-2", FAR)
    sentence = "France to command: one corps command and 4 independent commands left."
    assert asked(scene) == (sentence, "9.1")
    assert asked(scene, DE)[0] == "Frankreich am Zug, übrig: ein Korps-Kommando und 4 unabhängige Kommandos."
    ending = GAME.option(scene.question, scene.question.options()[-1])
    warning = Text(ending.id + "-warn", ending.args)
    assert EN.format(warning) == "Not used: one corps command and 4 independent commands."
    spent = field("72: 44=infantry-2.moved", "commands 0 4", FAR)
    assert GAME.option(spent.question, spent.question.options()[-1]).id == "nt-do-endturn-last"


def test_where_to_is_asked_with_where_from_and_how_many() -> None:
    """NT §10.2.1: in whole sentences, in both languages."""
    scene = field("murat 64: 44=cavalry-2 45=cavalry-2", FAR).play("corps move murat")
    place = EN.format(locale_text(64))
    assert asked(scene) == (f"Where to, from the reserve of {place}? Up to 2 regiments can go.", "10.2.1")
    place = DE.format(locale_text(64))
    assert asked(scene, DE)[0] == f"Wohin aus dem Reservegebiet von {place}? Bis zu 2 Regimenter können gehen."


def test_detached_regiments_stand_together_in_the_list() -> None:
    """NT §9.12: by where they are, as those of a corps stand by their commander."""
    scene = field("murat 64: 44=cavalry-2", "72: 45=infantry-2 46=infantry-2", FAR)
    found = [GAME.group(scene.question, option) for option in scene.question.options()]
    headings = [EN.format(text) if text else "" for text in found]
    assert headings.count(f"Detached, reserve of {EN.format(locale_text(72))}") == 2


def test_numbers_below_zero_have_a_minus() -> None:
    """NT §11.s6.1 §11.s8.1: in sentences as in sums."""
    final = GAME.told(e.FinalCounted(-1, 0, -1, 1))
    assert final and "−1 − 0 (counter-attack) = −1." in EN.format(final[0])


def test_who_goes_along_is_told_with_what_limits_it() -> None:
    """NT §9.8 §4.15 §10.4.4: no number where nothing limits, else the limit and its rule."""
    free = field("murat 64: 44=cavalry-2 45=cavalry-2 46=cavalry-2", FAR).play("corps move murat", "block 64>55")
    assert asked(free) == ("Who goes along? All marked are chosen (3); click one to leave it behind.", "9.8")
    assert answers(free)[-1] == "Go with 3 regiments"
    small = field("legrand 72: 44=infantry-2 45=infantry-2 46=infantry-2", "73: 47=infantry-2 48=infantry-2", FAR)
    small.play("corps move legrand", "go over 72>73")
    assert asked(small)[1] == "4.15"
    assert asked(small)[0] == "Who goes along? 3 regiments are chosen, at most 2 can go; click one to leave it behind."


def test_a_road_march_says_before_whom_it_drops() -> None:
    """NT §10.3.9 §9.8: only cavalry ends it blocking."""
    mixed = field("murat 64: 44=cavalry-2 45=cavalry-2 46=infantry-2", FAR)
    mixed.play("corps move murat", "take the road", "cross 64>55")
    assert any(read.endswith("; only cavalry goes along") for read in answers(mixed))
    riders = field("murat 64: 44=cavalry-2 45=cavalry-2", FAR).play("corps move murat", "take the road", "cross 64>55")
    assert not any(read.endswith("; only cavalry goes along") for read in answers(riders))


def test_losses_say_how_many_why_and_by_which_rule() -> None:
    """NT §12.6 §12.7 §12.19 §11.s9.5 §11.s10.7: those of a retreat are not those of an attack."""
    scene = field("lannes 83: 44=infantry-3 45=infantry-3", FAR, "94>93: 6=infantry-2 7=cavalry-2",
                  "langeron 94: 0=infantry-3 1=infantry-2 2=artillery-1 3=cavalry-3")  # fmt: skip
    scene.play("threaten 83>94", "done")
    assert asked(scene)[1] == "12.6" and asked(scene)[0].startswith("2 points are to be lost in the retreat, at this")
    while scene.question.name == "regiment_to_bear":
        seen = asked(scene)
        scene.by(0, scene.options[0])
    assert seen[1] == "12.7" and "by infantry that was not named" in seen[0]
    assert asked(scene) == ("Which regiment stays with Langeron? The others are detached.", "12.19")
    scene.by(0, scene.options[0])
    assert asked(scene)[1] == "12.11" and "4 regiments are left to go" in asked(scene)[0]
    weak = field("lannes 83: 44=infantry-3 45=infantry-2", "94>83: 0=infantry-3 1=infantry-2").play(
        "threaten 83>94", "fight", "name 0", "name 1", "done", "with corps of lannes", "done", "wide front", "name 44"
    )
    weak.play("name 45", "done")
    assert asked(weak) == ("Which enemy regiment takes the odd point?", "11.s9.5")


def test_the_attacker_gives_the_odd_point_of_the_defender() -> None:
    """NT §11.s10.7: of two in the line, by the rule for the defender's losses."""
    defenders = "langeron 94: 0=infantry-3 1=infantry-2"
    scene = field("lannes 83: 44=infantry-3 45=guard-3", "83: 46=infantry-3", defenders, FAR)
    scene.play("threaten 83>94", "name 0", "name 1", "name langeron", "fight", "name 0", "name 1", "done")
    scene.play("with corps of lannes", "done", "wide front", "name 44", "done")
    while scene.question.name != "command_or_end" and scene.question.name != "regiment_to_hit":
        scene.play(scene.options[-1])
    assert scene.asked == "france regiment_to_hit" and asked(scene)[1] == "11.s10.7"


def test_why_not_answers_for_who_was_left_or_not_named() -> None:
    """NT §11.s5.7 §11.s7.2: a regiment that was dropped does not lead, one not named does not counter-attack."""
    scene = field("lannes 83: 44=infantry-3 45=infantry-3 46=infantry-2", "94: 0=infantry-2")
    scene.play("threaten 83>94", "name 0", "done", "fight", "done", "with corps of lannes", "name 46", "done")
    scene.play("wide front")
    assert scene.why_not("name 46") == "11.s5.7"
    scene = field("83: 44=infantry-3", "langeron 94: 0=infantry-2 1=infantry-2 2=infantry-3")
    scene.play("threaten 83>94", "name 0", "name 1", "done", "fight", "name 0", "done", "with regiment 44")
    scene.play("narrow front", "name 44", "done")
    assert scene.why_not("name 2") == "11.s7.2"
    assert asked(scene)[0].startswith("The result is 1 so far, the attacker leads.")
    assert answers(scene)[-1] == "No counter-attack"
    assert asked(scene, DE)[0].startswith("Das Ergebnis ist bisher 1, der Angreifer liegt vorn.")


def test_questions_say_what_they_are_about() -> None:
    """NT §11.s2.1 §11.s2.14 §11.s2.15 §11.s3.3: who is threatened, what the command is for, who may stay."""
    scene = field("83>94: 44=infantry-3 45=infantry-2", "94: 0=infantry-2", "bagration 67: 5=infantry-2")
    scene.play("threaten 83>94")
    assert asked(scene)[0].startswith("Pratze (south-west) is threatened over the approach of Puntowitz (east) towards")
    scene.play("done")
    while scene.asked.startswith("allies"):
        scene.play(scene.options[0])
    assert asked(scene) == ("Pratze (south-west) was given up. With which command do you move in?", "11.s2.14")
    scene.play("with regiment 44", "done")
    assert asked(scene)[0].endswith("Only artillery that could have fired may stay.")
    feint = field("83: 44=infantry-3 45=infantry-2", "94: 0=infantry-2")
    feint.play("threaten 83>94", "name 0", "done", "feint")
    assert asked(feint)[1] == "11.s3.3"


def test_what_happened_is_told_readably() -> None:
    """NT §11.s3.5 §11.s3.7 §11.s11.9 §12.12 §10.2.4: who, where, by the rule of the occasion."""
    scene = field("83: 44=infantry-3", "94: 0=infantry-2", FAR).play(
        "threaten 83>94", "name 0", "done", "feint", "with regiment 44", "stay"
    )
    log = told(scene)
    assert ("Allies: the approach of Pratze (south-west) towards Puntowitz (east) must be blocked.", "11.s3.7") in log
    assert e.Marched not in {type(event) for event in scene.events}
    ride = field("64: 44=cavalry-2", "66: 0=infantry-2", FAR).play("threaten 55>66", "name 0", "done")
    ride.play("ride 44 64>55,55>66", "stay")
    stands = "France: after the feint one regiment stands in the reserve of Bosenitz (south-east)."
    assert (stands, "11.s3.5") in told(ride)
    beaten = field("83: 44=infantry-2", "94: 0=infantry-3", FAR).play(
        "threaten 83>94", "name 0", "done", "fight", "name 0", "done", "with regiment 44", "narrow front", "name 44"
    )
    beaten.play("done")
    assert "11.s11.9" in [rule for _, rule in told(beaten)] and "11.s5.7" in [rule for _, rule in told(beaten)]
    flight = field("83: 44=infantry-3", "94: 0=cavalry-2", FAR).play("threaten 83>94", "done")
    flight.play(flight.options[0])
    assert any(re.match(r"Allies: cavalry 2 retreats to ", read) for read, _ in told(flight))
    back = field("murat 64>55: 44=cavalry-2 45=cavalry-2", FAR).play("corps move murat", "withdraw to 64", "done")
    assert told(back)[-1][0] == "France: Murat (2 regiments) goes back into the reserve of Santon (south-east)."
    german = "Frankreich: Ins Reservegebiet von Santon (Südost) geht Murat (2 Regimenter) zurück."
    assert told(back, DE)[-1] == (german, "10.2.4")


def test_regiments_are_told_apart_without_their_numbers() -> None:
    """NT §3.6: by what they are, under whom or where; of several alike, which one."""
    scene = field("lannes 64: 44=infantry-2 45=infantry-2 46=cavalry-2", "64: 47=infantry-2", FAR)
    read = answers(scene)
    assert "Regiment move: infantry 2 (Lannes, 1 of 2)" in read and "Regiment move: cavalry 2 (Lannes)" in read
    assert "Regiment move: infantry 2, reserve of Santon (south-east)" in read
    moved = scene.play("regiment move 47", "block 64>55")
    assert ("France: regiment move, one regiment.", "9.17") in told(moved)
