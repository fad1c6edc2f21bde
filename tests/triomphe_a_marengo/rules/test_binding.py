"""What binds: a declared attack, a bombardment that is given up for another action, a rally that is begun."""

from __future__ import annotations

import random

from feldherr.games.triomphe_a_marengo import GAME
from feldherr.games.triomphe_a_marengo.events import Cancelled
from feldherr.kernel import chance
from feldherr.kernel.position import resume
from feldherr.kernel.table import Table
from tests.triomphe_a_marengo.field import field, spelled
from tests.triomphe_a_marengo.scene import LINES

RALLIED = ("rally", "name 23", "done")
WAITING = "50: 23=infantry-2.unready 24=infantry-2.unready 25=infantry-2.unready"


def table(text: str, *lines: str) -> Table:
    """Austria answers at a table."""
    state, call = GAME.read("turn 5 austria actions\ncommands 3\npool 6 6\nmixing by hand\n" + text)
    out = Table(GAME, GAME.options_type(), lambda draw: chance.from_random(random.Random(draw)))
    out.position, _ = resume(GAME, state, call)
    out.steps = []
    out.ask_anew(None)
    for line in lines:
        out.play(0, [LINES.read(spelled(line))])
    return out


def test_a_declared_attack_is_not_taken_back_while_the_defender_thinks() -> None:
    """TM §9.1.1"""
    armies = "44: 0=infantry-2 1=infantry-2\n45: 20=infantry-2 21=infantry-2\n"
    declared = table(armies, "act 44", "attack over 44>45", "name 0", "done")
    assert [question.name for question in declared.position.questions] == ["responders"]
    assert declared.undoable(0) is None
    undeclared = table(armies, "act 44", "attack over 44>45", "name 0")
    assert undeclared.undoable(0) is not None


def test_an_attack_by_road_is_not_taken_back_either() -> None:
    """TM §8.18 §9.1.5"""
    attack = ("act 39", "take the road", "name 13", "cross 74 over 39>45")
    declared = table("39: 13=cavalry-2 0=infantry-2\n45: 20=infantry-2 21=infantry-2\n", *attack)
    assert [question.name for question in declared.position.questions] == ["responders"]
    assert declared.undoable(0) is None


def test_who_takes_the_road_is_not_told_before_it_goes() -> None:
    """TM §8.18 §12.7, ruling r49: where only cavalry could use the road, that would tell of it."""
    scene = field("45: 36=cavalry-2 20=infantry-2", "44: 0=infantry-2", turn="5 france", commands=0)
    scene.play("act 45", "take the road")
    assert GAME.view(scene.position, 0).asked == ((1, "actions"),)
    scene.play("name 36")
    assert scene.asked == "france road_step"
    assert GAME.view(scene.position, 0).asked == ((1, "actions"),)
    waiting = field("45: 36=cavalry-2 20=infantry-2", "44: 0=infantry-2", turn="5 france", commands=1)
    waiting.play("act 45", "take the road", "name 36", "halt")
    assert waiting.asked == "france road_continuation"
    view = GAME.view(waiting.position, 0)
    assert view.asked == ((1, "actions"),)
    assert [piece.marks for piece in view.pieces if piece.id == 36] == [()]


def test_a_gun_that_joins_an_assault_gives_up_its_bombardment() -> None:
    """TM §10.0.7"""
    scene = field("44>45: 0=infantry-3 19=artillery-1.announced.open", "45>44: 20=infantry-3 21=infantry-3",
                  turn="8 austria")  # fmt: skip
    scene.play("act 44>45", "assault over 44>45", "name 20", "name 21", "done", "name 0", "name 19", "done")
    assert scene.happened(Cancelled) == [Cancelled(0, 19)]
    assert not scene.s.announced >> 19 & 1
    assert not scene.face_up(19)


def test_a_gun_that_attacks_gives_up_its_bombardment() -> None:
    """TM §10.0.7"""
    scene = field("44>45: 19=artillery-1.announced.open", "45>44: 20=infantry-3", turn="8 austria")
    scene.play("act 44>45", "attack over 44>45", "name 19", "done")
    assert scene.happened(Cancelled) == [Cancelled(0, 19)]
    assert not scene.s.announced >> 19 & 1


def test_a_gun_that_stays_out_of_an_assault_keeps_its_bombardment() -> None:
    """TM §10.1.2"""
    scene = field("44>45: 0=infantry-3 1=infantry-3 19=artillery-1.announced.open", "45>44: 20=infantry-3",
                  turn="8 austria")  # fmt: skip
    scene.play("act 44>45", "assault over 44>45", "name 20", "done", "name 0", "name 1", "done", "name 0", "done")
    assert scene.s.announced >> 19 & 1 and scene.face_up(19)


def test_a_move_that_a_begun_rally_can_spare_is_open() -> None:
    """TM §14.11, ruling r9: piece 26 becomes unready, and four ready ones rally two with the last command."""
    scene = field("65: 20=infantry-2 21=infantry-2 22=infantry-2", "66: 26=infantry-2", "67: 27=infantry-2.unready",
                  WAITING, turn="5 france").play(*RALLIED, "act 66")  # fmt: skip
    assert scene.commands == 2
    assert scene.why_not("go over 66>67") is None
    scene.play("go over 66>67", "name 26", "done")
    assert scene.unready(26) and scene.commands == 1
    assert scene.play("rally", "name 24", "name 25", "done").commands == 0


def test_of_a_move_that_spoils_a_begun_rally_only_as_many_as_it_spares_take_part() -> None:
    """TM §14.11, ruling r9"""
    scene = field("65: 20=infantry-2", "66: 26=infantry-2 28=infantry-2", "67: 27=infantry-2.unready",
                  WAITING, turn="5 france").play(*RALLIED, "act 66", "go over 66>67", "name 26")  # fmt: skip
    assert scene.why_not("name 28") == "14.11"


def test_an_assault_that_a_begun_rally_can_spare_is_open() -> None:
    """TM §14.11, ruling r9"""
    scene = field("44>45: 20=infantry-3", "65: 21=infantry-2 22=infantry-2 26=infantry-2", "45>44: 0=infantry-3",
                  WAITING, turn="5 france").play(*RALLIED)  # fmt: skip
    assert scene.commands == 2
    assert scene.why_nowhere("44>45", "assault over 44>45") is None


def test_who_may_be_lost_in_an_assault_leads_it_if_only_one_may() -> None:
    """TM §11.3.6 §14.11, ruling r9: nobody comes to a question without an answer."""
    scene = field("44>45: 20=infantry-3 28=infantry-1", "65: 21=infantry-2", "45>44: 0=infantry-3",
                  WAITING, turn="5 france").play(*RALLIED, "act 44>45", "assault over 44>45", "done")  # fmt: skip
    assert scene.options == ["name 20"]
    assert scene.why_not("name 28") == "11.3.6"
    assert scene.play("name 20").why_not("name 28") == "14.11"


def test_that_a_gun_has_shot_follows_its_face_when_blocks_are_mixed() -> None:
    """TM §11.4.4 §17.1, ruling r37"""
    mixed = 0
    for seed in range(8):
        scene = field("44>45: 0=infantry-3", "45: 20=infantry-2 38=artillery-1.fired")
        scene.rng = random.Random(seed)
        scene.say("france", "mix 45")
        (gun,) = [piece for piece in (20, 38) if scene.face(piece) == "artillery-1"]
        assert [bool(scene.s.fired >> piece & 1) for piece in (20, 38)] == [gun == 20, gun == 38]
        mixed += gun == 20
    assert 0 < mixed < 8
