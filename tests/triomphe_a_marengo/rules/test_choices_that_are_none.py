"""Options that differ in nothing are one option, and what is to be seen by all is not asked."""

from __future__ import annotations

import random

from feldherr import bots
from feldherr.bots import player
from feldherr.games.triomphe_a_marengo import GAME
from feldherr.games.triomphe_a_marengo.events import Fired, LossTaken, Retreated
from feldherr.kernel import chance
from feldherr.kernel.answers import CHANCE
from feldherr.kernel.position import Position, answer
from feldherr.kernel.table import Table
from tests.triomphe_a_marengo.field import Field, field
from tests.triomphe_a_marengo.shown.told import DE, EN, offered

GUN = ("act 44>45", "assault over 44>45", "name 20", "done")


def test_a_retreat_to_the_only_area_with_room_is_not_asked() -> None:
    """TM §13.2.2"""
    scene = field("3>5: 20=infantry-2", "5: 0=infantry-2 1=infantry-2 2=infantry-2 13=cavalry-2", turn="5 france")
    scene.play("act 3>5", "attack over 3>5", "name 20", "done")
    assert scene.asked.startswith("france")
    assert len(scene.happened(Retreated)) == 4
    assert {scene.where(piece) for piece in (0, 1, 2, 13)} == {"4"}


def test_which_of_two_equal_open_pieces_takes_the_loss_is_not_asked() -> None:
    """TM §13.1.8"""
    scene = field("3>5: 20=infantry-2", "5: 0=infantry-2 1=infantry-2", turn="5 france")
    scene.play("act 3>5", "attack over 3>5", "name 20", "done")
    assert len(scene.happened(LossTaken)) == 1
    assert scene.asked.startswith("france")


def test_an_answer_for_the_like_of_a_listed_one_is_taken() -> None:
    """TM §13.1.8: records hold such answers."""
    scene = field("3>5: 20=infantry-2", "5: 0=infantry-2 1=infantry-2 2=infantry-3", turn="5 france")
    scene.play("act 3>5", "attack over 3>5", "name 20", "done")
    assert scene.options == ["name 0", "name 2"]
    assert scene.play("name 1").face(1) == "infantry-1"


def test_hidden_pieces_are_each_an_option_however_alike() -> None:
    """TM §2.4: the opponent follows every block; were only one of them open, he would learn from the other."""
    scene = field("20: 0=infantry-2 1=infantry-2", "50: 20=infantry-2").play("act 20", "go over 20>21")
    assert scene.options == ["name 0", "name 1"]
    assert offered(scene) == ["Infantry 2 (1 of 2)", "Infantry 2 (2 of 2)"]


def test_over_which_of_twin_approaches_one_moves_or_retreats_is_not_asked() -> None:
    """TM §7.4 §13.2.1, ruling r48: they are told apart where something depends on it."""
    scene = field("1: 0=infantry-2", "50: 20=infantry-2").play("act 1")
    assert [option for option in scene.options if option.startswith("go")] == ["go over 6"]
    assert offered(scene)[0] == "Move to C. Peterbona North-East · 1 command"
    assert scene.play("go over 8", "name 0", "done").where(0) == "2"
    attack = field("1: 0=infantry-2", "2: 20=infantry-2").play("act 1")
    assert attack.offers("attack over 1>2N") and attack.offers("attack over 1>2S")
    taboo = field("1: 0=infantry-2", "50: 20=infantry-2", "taboo 3").play("act 1")
    assert [option for option in taboo.options if option.startswith("go")] == ["go over 8"]
    assert taboo.why_not("go over 6") == "11.0.5"


def test_a_single_attacker_that_stays_back_is_not_asked_again() -> None:
    """TM §9.4.4 §12.9, ruling r16"""
    alone = field("44: 13=cavalry-2", "45>44: 20=infantry-2")
    alone.play("act 44", "attack over 44>45", "name 13", "done", "no")
    assert alone.asked == "austria action_or_end"
    two = field("44: 13=cavalry-2 14=cavalry-2", "45: 20=infantry-2 21=infantry-2")
    two.play("act 44", "attack over 44>45", "name 13", "name 14", "done", "name 20", "name 21", "done", "no")
    assert two.asked == "austria continuations"


def test_a_single_attacker_over_an_obstacle_is_shown_without_a_question() -> None:
    """TM §9.0.8: everybody sees who it is; so it is with two that have been seen, but of hidden ones one is chosen."""
    answers = ("act 5", "attack over 5>12", "name 0", "done", "name 20", "done")
    alone = field("5: 0=infantry-2", "12: 20=infantry-2").play(*answers)
    assert alone.asked == "austria push_or_not"
    seen = field("5: 0=infantry-2.known 13=cavalry-2.known", "12: 20=infantry-2")
    assert seen.play(*answers[:3], "name 13", *answers[3:]).asked == "austria push_or_not"


def test_a_gun_that_all_know_to_be_elsewhere_is_not_asked_for() -> None:
    """TM §11.4.1 §15.1"""
    closed = field("44>45: 0=infantry-3", "45>44: 20=infantry-2 21=infantry-2",
                   "box 2: 37=infantry-2 38=artillery-1", "bag 37 38: artillery-1",
                   turn="3 austria", pool="6 5")  # fmt: skip
    assert closed.play(*GUN).asked == "france counterattack"
    destroyed = field("44>45: 0=infantry-3", "45>44: 20=infantry-2 21=infantry-2", turn="12 austria").play(*GUN)
    assert destroyed.asked == "france counterattack"
    seen = field("44>45: 0=infantry-3", "45>44: 20=infantry-2 21=infantry-2", "50: 38=artillery-1.known").play(*GUN)
    assert seen.asked == "france counterattack"


def test_a_gun_that_may_be_there_is_asked_for_whether_it_is_or_not() -> None:
    """TM §2.4 §11.4.1"""
    scene = field("44>45: 0=infantry-3", "45>44: 20=infantry-2 21=infantry-2", "50: 38=artillery-1").play(*GUN)
    assert (scene.asked, scene.options) == ("france defensive_fire", ["done"])
    among = field("44>45: 0=infantry-3", "45>44: 20=infantry-2 21=infantry-2", "50: 38=artillery-1",
                  "bag 21 38: artillery-1").play(*GUN)  # fmt: skip
    assert among.asked == "france defensive_fire"
    assert not among.play("done").happened(Fired)


def test_only_two_leaders_are_a_choice() -> None:
    """TM §11.3.1 §11.3.2"""
    scene = field("44>45: 0=infantry-3", "45>44: 20=infantry-3").play("act 44>45", "assault over 44>45", "name 20")
    assert scene.play("done").asked == "austria action_or_end"


def greedy_questions(seed: int, most: int) -> list[Position]:
    """Questions as people meet them at a table, with greedy opponents."""
    bot, rng = bots.bot(GAME.name, "greedy"), random.Random(seed)
    table = Table(GAME, GAME.options_type(), lambda draw: chance.from_random(random.Random(f"{seed}:{draw}")))
    table.deal_on()
    out: list[Position] = []
    while not table.outcome and len(out) < most:
        question = table.position.questions[0]
        assert question.actor != CHANCE
        out.append(table.position)
        options = question.options()
        lone = options[0] if len(options) == 1 else None
        table.play(question.actor, [lone or player.answer(bot, GAME, table.position, question.actor, rng)])
    return out


def test_no_two_options_have_the_same_words_and_few_questions_have_one_answer() -> None:
    """TM §6.1"""
    positions = [position for seed in (3, 4) for position in greedy_questions(seed, 450)]
    single = 0
    for position in positions:
        question = position.questions[0]
        options = question.options()
        single += len(options) == 1 and not question.held
        for words in (EN, DE):
            said = [words.format(GAME.option(question, option)) for option in options]
            assert len(set(said)) == len(said), (question.name, said)
    assert len(positions) == 900
    assert single * 10 <= len(positions), single


def test_every_proposal_is_taken_whole() -> None:
    """TM §13.2.2 §11.8.1 §6.9"""
    tried: dict[str, int] = {}
    for position in greedy_questions(5, 500):
        question = position.questions[0]
        for proposal in GAME.suggestions(question):
            after, forced = position, list[object]()
            for said in proposal.answers:
                if said in forced:
                    forced.remove(said)
                    continue
                after, _ = answer(GAME, after, question.actor, said)
                forced = [own.answer for own in after.forced]
            tried[proposal.text.id] = tried.get(proposal.text.id, 0) + 1
    assert tried["tm-suggest-all"] > 5


def retreating(*lines: str) -> Field:
    scene = field("4>5: 20=infantry-3", *lines, turn="12 france", pool="12 9")
    return scene.play("act 4>5", "attack over 4>5", "name 20", "done")


def test_a_retreat_and_losses_are_proposed_as_a_whole() -> None:
    """TM §13.1.6 §13.2.2"""
    scene = retreating("5: 13=cavalry-2 14=cavalry-1", "11: 1=infantry-2", "12: 2=infantry-2", "20: 3=infantry-2",
                       "3: 21=infantry-2")  # fmt: skip
    assert scene.asked == "austria retreat_over"
    proposals = {EN.format(p.text): p.answers for p in GAME.suggestions(scene.question)}
    assert "All to Marengo" in proposals
    for said in proposals["All to Marengo"]:
        scene.position, _ = answer(GAME, scene.position, 0, said)
    assert {scene.where(piece) for piece in (13, 14)} == {"12"}
    broad = field("44>45: 0=infantry-3 1=infantry-3", "45: 20=infantry-3 21=infantry-2 22=infantry-3", turn="5 austria")
    broad.play("act 44>45", "attack over 44>45", "name 0", "name 1", "done")
    (losses,) = GAME.suggestions(broad.question)
    assert EN.format(losses.text) == "All losses as anyone would take them"
    for said in losses.answers:
        broad.position, _ = answer(GAME, broad.position, 1, said)
    assert broad.asked == "france retreat_over"
    assert sorted(broad.face(piece) for piece in (20, 21, 22)) == ["infantry-2", "infantry-2", "infantry-2"]
