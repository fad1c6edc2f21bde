"""Mixing: the opponent no longer knows which piece is which."""

from __future__ import annotations

import random

from feldherr.boards.bags import Bag
from feldherr.games.triomphe_a_marengo import GAME
from feldherr.games.triomphe_a_marengo.board import OFF
from feldherr.games.triomphe_a_marengo.events import Mixed
from feldherr.games.triomphe_a_marengo.rules.mixing import mixable, sets_at
from feldherr.games.triomphe_a_marengo.state import TOKENS, face_of
from feldherr.kernel import chance
from feldherr.kernel.answers import CHANCE
from feldherr.kernel.lines import write
from feldherr.kernel.table import Table
from tests.triomphe_a_marengo.field import Field, field, spelled

RESERVE = "45: 20=infantry-3 21=infantry-2 36=cavalry-2.known"


def mixes(scene: Field, side: int) -> list[str]:
    """What this side can mix now."""
    said = [write(what) for what in GAME.interjections(scene.position, side)]
    return [line for line in said if line.startswith("mix ")]


def test_a_known_piece_is_one_of_three_after_mixing() -> None:
    """TM §17.1, ruling r39"""
    scene = field(RESERVE, "1: 0=infantry-2", turn="5 france")
    assert scene.seen("austria", 36) == "cavalry-2"
    scene.say("france", "mix 45")
    assert [scene.seen("austria", p) for p in (20, 21, 36)] == [None, None, None]
    assert scene.s.bags == (Bag((20, 21, 36), (face_of("cavalry-2"),)),)
    assert sorted(scene.face(p) for p in (20, 21, 36)) == ["cavalry-2", "infantry-2", "infantry-3"]
    assert scene.happened(Mixed) == [Mixed(1, (45,))]


def test_every_order_of_the_mixed_pieces_can_come_of_it() -> None:
    """TM §17.1"""
    found = set()
    for seed in range(60):
        scene = Field(f"turn 5 france actions\npool 6 6\nmixing by hand\n{RESERVE}\n1: 0=infantry-2\n", seed)
        scene.say("france", "mix 45")
        found.add(tuple(scene.face(p) for p in (20, 21, 36)))
    assert len(found) == 6


def test_pieces_of_different_positions_are_not_mixed_with_each_other() -> None:
    """TM §17.1"""
    lines = ("45: 20=infantry-3 21=infantry-2", "45>46: 22=infantry-1 36=cavalry-2", "46: 0=infantry-2")
    scene = field(*lines, turn="5 france")
    assert mixes(scene, 1) == [spelled("mix 45"), spelled("mix 45>46")]
    scene.say("france", "mix 45")
    assert [scene.face(p) for p in (22, 36)] == ["infantry-1", "cavalry-2"]
    lone = field("45: 20=infantry-3", "45>46: 36=cavalry-2", "46: 0=infantry-2", turn="5 france")
    assert mixes(lone, 1) == []


def test_pieces_of_a_box_are_mixed() -> None:
    """TM §17.1"""
    scene = field("box 1: 31=infantry-2 32=infantry-3.known", "1: 0=infantry-2", turn="5 france")
    scene.say("france", spelled("mix box 1"))
    assert scene.seen("austria", 32) is None


def test_pieces_are_mixed_in_the_opponents_turn_too() -> None:
    """TM §17.2"""
    scene = field(RESERVE, "1: 0=infantry-2")
    assert scene.asked == "austria action_or_end"
    scene.say("france", "mix 45")
    assert scene.asked == "austria action_or_end"
    assert scene.commands == 3
    assert not any(scene.s.known[p] for p in (20, 21, 36))


def test_mixing_is_no_action() -> None:
    """TM §17.2"""
    scene = field(RESERVE, turn="5 france").say("france", "mix 45")
    assert isinstance(scene, Field)
    assert scene.commands == 3
    assert scene.s.turn.acted == 0


def test_pieces_that_lie_face_up_are_not_mixed() -> None:
    """TM §17.2"""
    scene = field("44>45: 0=infantry-3", "45>44: 20=infantry-2 21=infantry-3 22=infantry-2")
    scene.play("act 44>45", "assault over 44>45", "name 20", "done")
    assert scene.face_up(20)
    assert mixes(scene, 1) == []
    gun = field("45>46: 20=infantry-2 38=artillery-1.open.announced.known", "46: 0=infantry-2", turn="5 france")
    assert mixes(gun, 1) == []


def test_by_default_pieces_are_mixed_as_soon_as_the_rules_allow_it() -> None:
    """TM §17.2"""
    scene = Field(f"turn 5 austria actions\npool 6 6\n{RESERVE}\n44: 0=infantry-2\n")
    scene.play("act 44", "go over 44>40", "name 0", "done")
    assert scene.happened(Mixed) == [Mixed(1, (45,))]


def test_pieces_that_may_still_act_are_not_mixed_with_those_that_may_not() -> None:
    """TM §17.3"""
    scene = field("45: 20=infantry-3 21=infantry-2 36=cavalry-2.acted", turn="5 france")
    for _ in range(8):
        scene.say("france", "mix 45")
        assert scene.face(36) == "cavalry-2"
    assert sorted(scene.face(p) for p in (20, 21)) == ["infantry-2", "infantry-3"]
    two = field("45: 20=infantry-3 36=cavalry-2.acted", turn="5 france")
    assert mixes(two, 1) == []


def test_ready_pieces_are_not_mixed_with_unready_ones() -> None:
    """TM §17.3, ruling r37"""
    scene = field("45: 20=infantry-3 36=cavalry-2.unready", "begun 45", turn="5 france")
    assert mixes(scene, 1) == []


def test_in_the_opponents_turn_all_pieces_of_a_position_are_mixed() -> None:
    """TM §17.3"""
    scene = field("45: 20=infantry-3 36=cavalry-2", "44: 21=infantry-2", "1: 0=infantry-2", turn="5 france")
    scene.play("act 44", "go over 44>45", "name 21", "done")
    assert scene.acted(21)
    scene.play("end actions")
    found = set()
    for _ in range(40):
        scene.say("france", "mix 45")
        found.add(scene.face(21))
    assert found == {"infantry-3", "cavalry-2", "infantry-2"}


def test_whether_there_is_a_set_is_told_as_by_making_the_sets() -> None:
    """TM §17.1 §17.3"""
    rng, met = random.Random(5), set()
    table = Table(GAME, GAME.options_type(mixing=False))
    for _ in range(600):
        if table.outcome:
            break
        question = table.position.questions[0]
        if question.actor == CHANCE:
            table.play(CHANCE, [chance.take(question, rng.randrange)])
            continue
        s = table.position.now
        for side, pieces in enumerate(TOKENS):
            for spot in {s.spot[piece] for piece in pieces} - {OFF}:
                assert mixable(s, side, spot) is bool(sets_at(s, side, spot))
                met.add((mixable(s, side, spot), len(s.at[spot]) > 1))
        table.play(question.actor, [rng.choice(list(question.options()))])
    assert met == {(True, True), (False, True), (False, False)}
