"""What people read: places by name, cases and counts, odds that are true, why not for everything on the board."""

from __future__ import annotations

import random
import re

import pytest

from feldherr import words
from feldherr.games.trench_club import GAME
from feldherr.games.trench_club import events as e
from feldherr.games.trench_club.actions import UseArmy
from feldherr.games.trench_club.board import MAPS, board, frame
from feldherr.games.trench_club.notation import read
from feldherr.games.trench_club.rules.opening.options import TrenchClubOptions
from feldherr.games.trench_club.rules.units import BERTHA, KINDS, MORTAR
from feldherr.games.trench_club.shown.attacking import attack_text, name_text
from feldherr.games.trench_club.shown.odds import forecast, on_target
from feldherr.games.trench_club.shown.prompts import opening
from feldherr.games.trench_club.shown.words import hex_text, points_text, the_text, unit_text
from feldherr.kernel.answers import CHANCE
from feldherr.kernel.event import Event
from feldherr.kernel.lines import write
from feldherr.kernel.text import Text
from feldherr.kernel.why import why_not
from feldherr.words.options import choices
from feldherr.words.rulebook import rulebook
from tests.trench_club.scene import Scene, faces, world

ENGLISH, GERMAN = words.of("trench-club", "en"), words.of("trench-club", "de")


def both(text: Text) -> tuple[str, str]:
    return ENGLISH.format(text), GERMAN.format(text)


def told(event: Event) -> tuple[str, str]:
    found = GAME.told(event)
    assert found is not None
    return both(found[0])


def options(scene: Scene) -> dict[str, str]:
    """Line and words of every option."""
    return {write(one): ENGLISH.format(GAME.option(scene.question, one)) for one in scene.question.options()}


def test_hexes_and_forts_have_names_that_can_be_printed() -> None:
    """TC §1.4 §7.1: letter and number from the north-west; the three hexes of a fort bear one name."""
    for name in MAPS:
        for part, forts in (("1-6", 7), ("7-12", 7), ("whole", 14)):
            here, printed = frame(name, part), board(name, part)
            assert [space.name for space in printed.spaces] == list(here.names)
            assert len(set(here.fort_names)) == forts and len(set(here.names)) == here.size - 2 * forts
    here = frame("lorraine", "1-6")
    assert here.names[here.hex_at(0, 0)] == "A1" and here.names[here.hex_at(17, 8)] == "R9"
    assert here.names[here.hex_at(13, 9)] == here.names[here.hex_at(12, 10)] == "Fort Souville"
    one, other = (read(f"rules two lorraine 1-6\npowers germany france\nunit 0 germany tank at {at}")[0]
                  for at in ("17.8", "R9"))  # fmt: skip
    assert one == other


def test_no_internal_number_is_read_by_anybody() -> None:
    """TC §4.5 §7.12: units are called by type and place in prompts, options and log."""
    scene = Scene(world("germany tank 17.7", "germany infantry in 2 damage 2", "fort 2 germany",
                        "france infantry 17.10", "germany transport-truck 16.7"))  # fmt: skip
    found = options(scene)
    assert found["take 0"] == "Move the tank on R8"
    assert found["take 1"] == "Move the infantry in Fort Souville (damage 2, experience 0)"
    scene.play("take 0")
    assert options(scene)[f"go to {scene.hex('17.8')}"] == "Go to R9 (meadow)"
    scene.play("go to (17.8)")
    assert told(scene.happened(e.Moved)[0]) == ("Germany, tank: from R8 to R9.", "Deutschland, Panzer: von R8 nach R9.")


def test_basic_rules_know_no_trench_in_words() -> None:
    """TC §4.24: there it is a meadow."""
    for rules, ground in (("special_units", "meadow"), ("trenches", "trench")):
        s, _ = read(world("ground 17.8 trench", rules=rules))
        assert ENGLISH.format(hex_text(s, frame("lorraine", "1-6").hex_at(17, 8))) == f"R9 ({ground})"


def test_german_names_carry_their_case() -> None:
    """TC §8.2: with and against somebody."""
    cases = [GERMAN.format(the_text(MORTAR, case)) for case in ("nom", "acc", "dat", "top")]
    assert cases == ["der schwere Mörser", "den schweren Mörser", "dem schweren Mörser", "Den schweren Mörser"]
    for kind in range(len(KINDS)):
        bare = GERMAN.format(Text(f"tc-{KINDS[kind]}"))
        nom = GERMAN.format(the_text(kind))
        assert nom.split(" ")[0] in ("der", "die", "das") and nom.split(" ")[-1] == bare.split(" ")[-1]
    scene = Scene(world("germany heavy-mortar 17.7", "france heavy-mortar 17.10", "france tank 17.11", phase="declare"))
    assert GERMAN.format(name_text(scene.s, 0)) == "Mit dem schweren Mörser auf R8 angreifen (2 Ziele)"
    scene.play("name 0", "attack 1", "confirm attacks").deal()
    assert "gegen den schweren Mörser auf R11 (Frankreich)" in told(scene.happened(e.Fought)[0])[1]


def test_counts_have_their_singular() -> None:
    """TC §4.3 §3.5: points in halves, units, armies, attacks, coins."""
    assert [ENGLISH.format(points_text(left)) for left in (0, 1, 2, 3)] == [
        "no movement points", "½ movement point", "1 movement point", "1½ movement points"]  # fmt: skip
    assert GERMAN.format(points_text(2)) == "1 Bewegungspunkt"
    assert told(e.ArmiesChosen(2, 2))[0] == "France acts with army 2."
    assert told(e.ArmiesChosen(2, 6)) == ("France acts with armies 2 and 3.",
                                          "Frankreich handelt mit den Armeen 2 und 3.")  # fmt: skip
    assert told(e.AttacksConfirmed(0, 1))[0] == "Germany confirms 1 attack."
    assert told(e.Paid(0, 1, 1))[0] == "Germany receives 1 coin and has 1."
    assert GAME.told(e.AutomaSaved(0, 0)) is None and told(e.AutomaSaved(0, 1))[0] == "Germany saves 1 coin."


def test_who_chooses_armies_reads_how_many_and_who_is_in_them() -> None:
    """TC §3.8 §3.12: the second of two is another question, and an army is more than a number."""
    scene = Scene(mode="two", seed=4)
    while scene.asked != "army_to_use" or scene.question.count == 1:
        question = scene.position.questions[0]
        if question.actor == CHANCE:
            scene.deal()
        else:
            scene.one(question.actor, write(question.options()[0]))
    prompts = []
    for _ in range(2):
        prompts.append(ENGLISH.format(GAME.prompt(scene.question)[0]))
        scene.play(scene.options[0])
    assert "(number 1 of 2)" in prompts[0] and "(number 2 of 2)" in prompts[1]
    s, _ = read(world("germany tank 17.7 army 0", "germany infantry 17.8 army 0", "germany fighter 17.9 army 1"))
    found = [opening(s, UseArmy(army)) for army in range(3)]
    assert [ENGLISH.format(one) for one in found if one] == [
        "Army 1: 2 units (tank, infantry)", "Army 2: 1 unit (fighter aircraft)", "Army 3: empty"]  # fmt: skip


def test_a_lost_attack_says_who_is_gone() -> None:
    """TC §8.4, ruling r29: the target, or the attacker by an own shot."""
    scene = Scene(world("germany tank 17.7", "germany infantry 16.9", "france infantry 17.8 damage 5", phase="declare"))
    scene.play("name 0", "name 1", "confirm attacks", faces(9, 14 + 4))
    assert told(scene.happened(e.AttackLost)[0])[0] == (
        "Attack 2 of Germany (infantry on Q10) on the infantry is lost: the target has been destroyed.")
    own = Scene(world("germany big-bertha 17.6", "germany infantry 17.10 damage 5", "france infantry 17.9",
                      phase="declare"))  # fmt: skip
    own.play("name 0", "name 1", "confirm attacks", "rolled 4", faces(9, 12))
    lost = own.happened(e.AttackLost)[0]
    assert lost.attacker_gone and "the attacker has been destroyed" in told(lost)[0]


def test_the_one_target_is_named_with_its_odds() -> None:
    """TC §8.2 §8.3: for it is declared at once; and the list is confirmed in words that say what follows."""
    scene = Scene(world("germany tank 17.7", "france infantry 17.8 damage 3", phase="declare"))
    found = options(scene)
    assert re.fullmatch(
        r"With the tank on R8: Attack the infantry on R9 \(damage 3\): 12 dice, hits up to 6, damage about [\d.]+, "
        r"destroyed in \d+ %\. Return fire: damage about [\d.]+\.",
        found["name 0"],
    )
    theirs = [GAME.option(scene.question, one) for one in scene.question.refusals() if getattr(one, "unit", 0) == 1]
    assert {text.id for text in theirs} == {"tc-do-name-idle"}, "no odds of what is not theirs to do now"
    assert found["confirm attacks"] == "Confirm that nobody attacks"
    scene.play("name 0")
    assert options(scene)["confirm attacks"] == "Confirm the attack: it is fought now"


def test_odds_know_how_often_big_bertha_scatters() -> None:
    """TC §12.3 §12.4 §12.5 §12.17, ruling r65: half of a recruit's shots, a quarter of a veteran's, no hero's."""
    def duel(experience: int, rules: str = "special_units", *more: str) -> Scene:
        gun = f"germany big-bertha 17.5 experience {experience}"
        return Scene(world(gun, "france infantry 17.9 damage 3", *more, phase="declare", rules=rules))

    sure = forecast(duel(5).s, 0, 1)
    assert [on_target(duel(points).s, 0, 1) for points in (0, 3, 5)] == [0.5, 0.75, 1.0]
    assert on_target(duel(0, "beginner").s, 0, 1) == 1.0
    recruit = forecast(duel(0).s, 0, 1)
    assert recruit.astray == 50 and 40 < recruit.kill < 50 and sure.astray == 0 and sure.kill > 90
    dug = duel(0, "trenches", "ground 17.9 trench", "ground 17.10 trench")
    assert on_target(dug.s, 0, 1) == 1 - 5 / 12
    text = ENGLISH.format(attack_text(duel(0, "special_units", "germany tank 17.10").s, 0, 1))
    assert text.endswith("It lands beside the target in 50 % of cases; around it: tank on R11 (Germany).")
    hits = 0
    for seed in range(200):
        scene = duel(0)
        scene.rng = random.Random(seed)
        hits += not scene.play("name 0", "confirm attacks").deal().happened(e.Scattered)[0].missed
    assert 80 < hits < 120 and scene.s.kind[0] == BERTHA


def test_odds_say_whom_else_gas_reaches() -> None:
    """TC §12.12, rulings r43 and r65: friend and foe around the target, one of a garrison beside it."""
    lines = ("germany gas-mortar 17.7", "france infantry 17.9", "germany infantry 17.10", "germany infantry 16.10")
    text = ENGLISH.format(attack_text(Scene(world(*lines, phase="declare")).s, 0, 1))
    assert text.endswith("The gas also reaches: infantry on Q11 (Germany), infantry on R11 (Germany).")
    alone = ENGLISH.format(attack_text(Scene(world(*lines[:2], phase="declare")).s, 0, 1))
    assert alone.endswith("The gas reaches nobody else.")
    dug = Scene(world(*lines[:2], "france infantry 17.11", "ground 17.10 trench", "ground 17.11 trench",
                      phase="declare", rules="trenches special_units"))  # fmt: skip
    assert ENGLISH.format(attack_text(dug.s, 0, 1)).endswith("reaches: one soldier in the trench (France).")


def test_the_heading_says_when_the_game_stops() -> None:
    """TC §11.1: the last round that was agreed."""
    shown = GAME.view(Scene(world("germany tank 17.7")).position, 0)
    assert ENGLISH.format(shown.heading) == "Round 5 of 30 · Germany · phase 1, movement"


def test_a_war_lost_to_the_automa_is_called_lost() -> None:
    """TC §15.56 §11.3: nobody at the table has won, and the log says who has."""
    solo = {"mode": "solo", "powers": "france germany", "now": "germany"}
    owned = [f"fort {fort} germany" for fort in (0, 1, 3, 4)]
    scene = Scene(world("germany infantry 15.10", "france tank 0.0", *owned, **solo)).deal()
    ended = scene.happened(e.Ended)[0]
    assert ended.by_automa and scene.position.outcome and scene.position.outcome.scores == (0.0,)
    assert told(ended) == (
        "The war is won by the Central Powers with 5 forts. The automa has won.",
        "Sieger: die Mittelmächte mit 5 Forts. Der Automa hat gewonnen.",
    )
    stopped = told(e.Ended(1, "stopped", 3))[1]
    assert stopped == "Die letzte Runde ist vorbei. Gewonnen mit mehr Forts (3): die Entente."
    assert told(e.Ended(1, "resigned", 3))[0] == "The war is won by the Entente: the Central Powers gave up."


def test_no_timer_is_offered() -> None:
    """TC §3.14, ruling r9: it would do nothing; records in which one was set are still read."""
    assert "timer" not in [choice.name for choice in choices(GAME)] and TrenchClubOptions(timer=5).timer == 5
    assert {"stop_round", "map", "trenches"} <= {choice.name for choice in choices(GAME)}


@pytest.mark.parametrize(("hex_", "rule"), [
    ("17.13", "4.3"), ("15.9", "5.2"), ("16.11", "4.19"), ("18.10", "4.20"), ("14.12", "4.12"), ("17.9", None),
])  # fmt: skip
def test_why_not_answers_for_every_hex(hex_: str, rule: str | None) -> None:
    """TC §4.3 §4.12 §4.19 §4.20 §5.2: too far, contact on the way, somebody there, the wrong ground."""
    scene = Scene(world("germany armoured-car 17.7", "france infantry 16.11", "germany tank 18.10", "france tank 16.9",
                        "france tank 15.8", "ground 14.12 water"))  # fmt: skip
    scene.play("take 0")
    found = {refusal.rule for refusal in why_not(GAME, scene.position, 0, f"space:{scene.hex(hex_)}")}
    assert found == ({rule} if rule else set())


def test_why_not_answers_for_every_unit_that_cannot_be_named_or_repaired() -> None:
    """TC §8.2 §10.6: the enemy's, and those in the field."""
    scene = Scene(world("germany tank 17.7", "france infantry 17.8", phase="declare"))
    assert scene.why_not("name 1") == "8.2"
    shop = Scene(world("germany tank in 2 damage 2 stayed", "germany tank 17.7 damage 1", "france tank 0.0",
                       "fort 2 germany", "coins germany 5", phase="money"))  # fmt: skip
    assert shop.asked == "unit_to_repair" and shop.why_not("repair 1") == shop.why_not("repair 2") == "10.6"


def test_units_alike_in_one_place_are_one_option() -> None:
    """TC §4.1 §6.7 §10.7: in a fort, in a truck, in the workshop; one that differs is told apart."""
    fort = Scene(world("germany infantry in 2", "germany infantry in 2", "germany infantry in 2 damage 1",
                       "fort 2 germany", "france tank 0.0"))  # fmt: skip
    assert [line for line in fort.options if line.startswith("take")] == ["take 0", "take 2", "take 4"]
    for round_, lines in (("2", ["take 0", "take 1"]), ("3", ["take 0"])):
        army = Scene(world("germany infantry in 2 army 0", "germany infantry in 2 army 1", "fort 2 germany",
                           "france tank 0.0", round=round_))  # fmt: skip
        assert [line for line in army.options if line in ("take 0", "take 1")] == lines
    shop = Scene(world(*["germany tank in 2 damage 2 stayed"] * 2, "fort 2 germany", "france tank 0.0",
                       "coins germany 9", phase="money"))  # fmt: skip
    assert shop.options == ["repair 0", "end repairs"]
    truck = Scene(world("germany transport-truck 17.7", "germany infantry 17.6", "germany infantry 16.7",
                        "france tank 0.0"))  # fmt: skip
    truck.play("take 1", "board 0", "take 2", "board 0").led("take 0").led("halt")
    assert {line.split()[1] for line in truck.options} == {"1"}


def test_every_name_of_a_unit_is_said_once() -> None:
    """TC §2.14: in a fort with its marks, while armies matter with its army."""
    s, _ = read(world("germany infantry in 2 army 1", "fort 2 germany", round="2"))
    assert both(unit_text(s, 0, "top")) == ("the infantry in Fort Souville of army 2",
                                            "Die Infanterie in Fort Souville von Armee 2")  # fmt: skip
    assert not re.search(r"\d", ENGLISH.format(unit_text(read(world("germany infantry in 2", "fort 2 germany"))[0], 0)))


def test_every_ruling_is_told_in_german_too() -> None:
    """TC §1.16: question and answer, with the numbers of the English one."""
    for ruling in rulebook("trench-club").rulings:
        question, german = ruling.reads("de")
        assert question[-1] in "?." and german[-1] == "." and ruling.reads("en") != (question, german)
        missing = set(re.findall(r"\b\d+\.\d+\b", ruling.ruling)) - set(re.findall(r"\b\d+\.\d+\b", german)) - {"0.5"}
        assert not missing, (ruling.id, missing)
