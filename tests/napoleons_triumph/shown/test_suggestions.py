"""Gestures the game proposes: every one is taken by the engine as it stands."""

from __future__ import annotations

import random
from collections import Counter

from feldherr.games.napoleons_triumph import GAME
from feldherr.games.napoleons_triumph.actions import Cross, Go, Halt, Name, TakeRoad
from feldherr.kernel.answers import DONE
from feldherr.kernel.position import Position, answer
from tests.napoleons_triumph.crowd import crowds, walk
from tests.napoleons_triumph.scene import field, set_up, table


def taken(position: Position) -> Counter[str]:
    """Take each suggestion at the open question, answer by answer; by name."""
    found: Counter[str] = Counter()
    question = position.questions[0]
    for suggestion in GAME.suggestions(question):
        now = position
        for choice in suggestion.answers:
            asked = now.question(question.actor)
            assert asked is not None and choice in asked.options(), (suggestion, choice)
            now, _ = answer(GAME, now, question.actor, choice)
        found[suggestion.text.id] += 1
    return found


def test_suggestions_in_play_are_taken_whole() -> None:
    """NT §9.7 §10.2.1 §10.3.1 §11.s2.6: marches of whole corps, roads, a defence with everybody."""
    rng, found = random.Random(5), Counter[str]()
    for _, position in crowds(5, 30):
        for now in walk(position, rng, 25):
            found += taken(now)
    assert min(found[f"nt-suggest-{name}"] for name in ("whole", "block", "road", "everybody")) > 10


def test_suggestions_before_the_game_are_taken_whole() -> None:
    """NT §6.s6.2 §6.s6.8: an organisation, and all corps in reserve."""
    assert len(taken(table().position)) == 2
    assert taken(set_up().position) == {"nt-suggest-reserve": 1}


def test_a_defence_with_everybody_needs_no_last_word() -> None:
    """NT §11.s2.6: when nobody is left to be named, that is said by itself."""
    scene = field("83: 44=infantry-3", "langeron 94: 0=infantry-2 1=infantry-2").play("threaten 83>94")
    (everybody,) = GAME.suggestions(scene.question)
    assert {type(choice) for choice in everybody.answers} == {Name} and taken(scene.position)


def test_a_road_march_with_a_choice_to_make_ends_with_the_question() -> None:
    """NT §10.4.1 §10.4.2: who must stay behind is asked, not guessed."""
    scene = field("lannes 53: 44=infantry-2 45=infantry-2", "62: 46=infantry-2").play(
        "regiment move 46", "go over 62>71", "corps move lannes"
    )
    roads = {s.handles[-1]: s.answers[-1] for s in GAME.suggestions(scene.question) if s.answers[0] == TakeRoad()}
    assert roads["space:72"] == DONE and roads["space:71"] == Halt()


def test_every_locale_that_can_be_reached_is_suggested_by_the_best_road() -> None:
    """NT §10.3.1 §10.3.2: by main road three locales far, though a shorter secondary road leads half the way."""
    scene = field("lannes 53: 44=infantry-2 45=infantry-2").play("corps move lannes")
    roads = {s.handles[-1]: s.answers for s in GAME.suggestions(scene.question) if s.answers[0] == TakeRoad()}
    reached = set()
    heads = [scene.position]
    for step in range(5):
        following = []
        for now in heads:
            question = now.questions[0]
            for option in question.options() if question.name in ("goals", "road_step") else ():
                if type(option) in (Cross, TakeRoad):
                    following.append(answer(GAME, now, 1, option)[0])
                elif step and type(option) is Halt:
                    reached.add(f"space:{question.at.locale}")
        heads = following
    near = {o.handles[0] for o in scene.question.options() if type(o) is Go}
    assert "space:64" in roads and reached - near - {"space:53"} == set(roads)
    for answers in roads.values():
        now = scene.position
        for choice in answers:
            now, _ = answer(GAME, now, 1, choice)


def test_a_retreat_to_one_place_is_one_answer() -> None:
    """NT §12.11 §12.12: all to a neighbour that has room for them."""
    scene = field("83: 44=infantry-3", "94: 0=cavalry-2 1=cavalry-3 2=infantry-3", "lannes 53: 45=infantry-2")
    scene.play("threaten 83>94", "done")
    found = GAME.suggestions(scene.question)
    assert scene.question.name == "retreat_over" and len(found) > 2
    for suggestion in found:
        now = scene.position
        for choice in suggestion.answers:
            now, _ = answer(GAME, now, 0, choice)
        assert {f"space:{now.now.spot[b]}" for b in (0, 1, 2)} == {suggestion.handles[0]}
