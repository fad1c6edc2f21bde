"""Marches that are proposed: as far as the road leads, and taken whole."""

from __future__ import annotations

from feldherr.games.triomphe_a_marengo import GAME
from feldherr.games.triomphe_a_marengo.actions import Halt, TakeRoad
from feldherr.kernel.position import Position, answer, peek
from tests.triomphe_a_marengo.field import Field, field
from tests.triomphe_a_marengo.ground import new_game, random_positions


def targets(s: Field) -> set[str]:
    return {handle for march in GAME.suggestions(s.question) for handle in march.handles if handle.startswith("space:")}


def test_the_opening_of_the_rulebook_is_one_march() -> None:
    """TM §8.10 §15.4: from Alessandria to C. Peterbona, though French pieces elsewhere are unready."""
    scene = new_game().play("act box 0")
    assert {"space:1", "space:4"} <= targets(scene)
    march = next(march for march in GAME.suggestions(scene.question) if march.handles == ("space:4", "piece:0"))
    position, _, used = peek(GAME, scene.position, 0, list(march.answers))
    assert (used, position.now.spot[0], position.now.turn.commands) == (len(march.answers), 4, 3)


def test_unready_pieces_elsewhere_shorten_no_march() -> None:
    """TM §14.16"""
    alone = field("39: 0=infantry-2").play("act 39")
    beside = field("39: 0=infantry-2", "46: 20=infantry-2.unready").play("act 39")
    assert len(targets(beside)) > 10
    assert targets(beside) < targets(alone)


def test_a_march_ends_where_it_meets_unready_pieces() -> None:
    """TM §14.16"""
    met = field("39: 20=infantry-2", "45: 21=infantry-2.unready", turn="5 france").play("act 39")
    march = next(march for march in GAME.suggestions(met.question) if "space:45" in march.handles)
    assert march.answers[-1] != Halt()
    far = targets(field("39: 20=infantry-2", turn="5 france").play("act 39"))
    assert "space:45" in targets(met) < far


def test_every_proposed_march_is_taken_whole_and_ends_where_it_says() -> None:
    """TM §8.2 §8.14"""
    tried = 0
    for seed in range(6):
        for position in random_positions(seed, 400)[::3]:
            if position.questions:
                tried += marches_taken(position)
    assert tried > 2000


def marches_taken(position: Position) -> int:
    question = position.questions[0]
    if question.actor < 0:
        return 0
    found = GAME.suggestions(question)
    for march in found:
        after = position
        forced: list[object] = []
        for said in march.answers:
            if said in forced:
                forced.remove(said)
                continue
            after, _ = answer(GAME, after, question.actor, said)
            forced = [own.answer for own in after.forced]
        if not isinstance(march.answers[0], TakeRoad) and question.name not in ("road_piece", "road_step"):
            continue
        piece = int(next(handle for handle in march.handles if handle.startswith("piece:")).partition(":")[2])
        assert f"space:{after.now.spot[piece]}" in march.handles
    return len(found)


def test_no_march_goes_back_over_the_crossing_it_came_by() -> None:
    """TM §8.15 §14.11: what a begun rally forbids to pay for now would be free once a local road is paid for."""
    rally = ("45: 23=infantry-2.unready 24=infantry-2.unready", "begun 45", "38: 28=infantry-2.unready")
    ready = ("46: 29=infantry-2", "63: 20=infantry-2 21=infantry-2")
    scene = field(*ready, *rally, turn="4 france", commands=2)
    scene.play("act 46", "take the road", "name 29")
    found = GAME.suggestions(scene.question)
    assert found
    for march in found:
        position = scene.position
        for one in march.answers:
            assert one in position.questions[0].options()
            position, _ = answer(GAME, position, 1, one)
