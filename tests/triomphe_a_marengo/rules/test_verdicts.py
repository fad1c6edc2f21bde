"""One verdict a candidate: who names rules, what is told where nothing can be done, and one way by road for all."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from feldherr.games import triomphe_a_marengo
from feldherr.games.triomphe_a_marengo import GAME
from feldherr.games.triomphe_a_marengo.actions import Cross, Enter, Wait
from feldherr.games.triomphe_a_marengo.board import CAPACITY
from feldherr.games.triomphe_a_marengo.rules.movement.crossing import (
    STEPS,
    after,
    leads_on,
    soonest,
    step_refusal,
    steps_from,
)
from feldherr.kernel.position import Position, answer
from feldherr.kernel.why import why_not
from tests.triomphe_a_marengo.field import field
from tests.triomphe_a_marengo.ground import france, front, random_positions

RULES = Path(triomphe_a_marengo.__file__).parent / "rules"
RULE = re.compile(r"[0-9]+(\.[0-9]+)+")
RALLY = ("50: 23=infantry-2.unready 24=infantry-2.unready", "49: 0=infantry-2")


def rules_named(tree: ast.Module) -> Iterator[tuple[int, str, str]]:
    """Every rule that code names: line, rule, and the function it stands in."""
    for function in ast.walk(tree):
        if isinstance(function, ast.FunctionDef):
            for node in ast.walk(function):
                if isinstance(node, ast.Constant) and isinstance(node.value, str) and RULE.fullmatch(node.value):
                    yield node.lineno, node.value, function.name


def handed_on(tree: ast.Module) -> set[int]:
    """Lines on which a rule is handed to what refuses everything that a question is not about."""
    imports = [node for node in ast.walk(tree) if isinstance(node, ast.ImportFrom) and node.module]
    names = {alias.name for node in imports if str(node.module).endswith(".elsewhere") for alias in node.names}
    calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)]
    return {call.lineno for call in calls if isinstance(call.func, ast.Name) and call.func.id in names}


LISTS = ("elsewhere.py", "farther.py")


def test_a_rule_that_refuses_is_named_by_a_verdict() -> None:
    """Or by the list of what a question is not about at all."""
    found = []
    for path in sorted(RULES.rglob("*.py")):
        tree = ast.parse(path.read_text("utf-8"))
        allowed = handed_on(tree)
        for line, rule, function in rules_named(tree):
            if path.name not in LISTS and line not in allowed and not function.endswith("_refusal"):
                found.append(f"{path.relative_to(RULES)}:{line}: {function} names {rule}")
    assert found == []


def road_questions(seeds: range, most: int) -> Iterator[Position]:
    for seed in seeds:
        for position in random_positions(seed, most):
            if position.questions and position.questions[0].name == "road_step":
                yield position


def test_the_question_offers_the_steps_that_the_way_finder_finds() -> None:
    """TM §8.2 §8.10"""
    asked = 0
    for position in road_questions(range(20, 32), 500):
        question = position.questions[0]
        s, way = question.s, question.way
        found = [step.answer for step in steps_from(way) if step_refusal(s, way, step, way.step + 1) is None]
        listed = [option for option in question.options() if isinstance(option, Cross | Enter)]
        assert listed == [option for option in found if option in listed]
        assert all(option in question.options() for option in found)
        assert found == [step.answer for step in steps_from(way) if soonest(s, way, step, way.step + 1) == way.step + 1]
        later = [soonest(s, way, step, way.step + 2) for step in steps_from(way)]
        assert (Wait() in question.options()) == any(later) == leads_on(s, way, way.step + 2)
        assert s.spot[way.piece] == way.where
        asked += 1
    assert asked > 300


def test_the_road_move_goes_on_where_the_way_finder_says() -> None:
    """TM §8.3 §8.7"""
    crossed = 0
    for position in road_questions(range(32, 40), 500):
        question = position.questions[0]
        way = question.way
        for step in steps_from(way):
            if step.answer in question.options():
                following, _ = answer(GAME, position, question.actor, step.answer)
                asked = following.question(question.actor)
                if asked is not None and asked.name == "road_step":
                    assert asked.way == after(way, step, way.step + 1)
                    crossed += 1
                assert way.step < STEPS
    assert crossed > 100


def test_unready_infantry_is_told_why_it_takes_no_road() -> None:
    """TM §14.6"""
    scene = france("5: 20=infantry-2.unready", "4: 0=infantry-2", round_=2).play("act 5")
    assert scene.why_not("take the road") == "14.6"


def test_a_local_road_without_commands_is_told_as_such() -> None:
    """TM §8.6"""
    assert field("20: 0=infantry-2", commands=0).why_nowhere("20", "take the road") == "8.6"


def test_a_road_into_an_area_that_is_full_is_told_as_such() -> None:
    """TM §3.18: and not the command that a local road would cost besides."""
    full = "32: " + " ".join(f"{piece}=infantry-2" for piece in range(1, 1 + CAPACITY[32]))
    assert field("33: 0=infantry-2", full, commands=0).why_nowhere("33", "take the road") == "3.18"


def test_commands_kept_for_a_begun_rally_are_told_as_such() -> None:
    """TM §14.11: whatever they would be spent on."""
    begun = ("rally", "name 23", "done")
    scene = field("65: 20=infantry-2", *RALLY, turn="5 france", commands=2).play(*begun, "act 65")
    assert scene.why_not("attack over 65>49") == "14.11"
    scene = field("65>49: 20=infantry-2", *RALLY, turn="5 france", commands=2).play(*begun)
    assert scene.why_nowhere("65>49", "withdraw to 65") == "14.11"
    assert scene.why_nowhere("65>49", "attack over 65>49") == "14.11"
    reasons = why_not(GAME, scene.position, 1, f"side:{front('65>49')}", ())
    assert [reason.rule for reason in reasons] == ["14.11"]


def test_who_can_do_nothing_is_told_what_came_furthest() -> None:
    """TM §7.1 §7.9: the command is lacking, not the enemy beyond or the place to stand."""
    assert field("20: 0=infantry-2", "50: 20=infantry-2", commands=0).why_not("act 20") == "7.1"
    assert field("44>45: 0=infantry-2", "45: 20=infantry-2", commands=0).why_not("act 44>45") == "7.9"


def test_an_assault_that_could_spoil_a_begun_rally_is_refused() -> None:
    """TM §14.11"""
    scene = field(
        "44>45: 20=infantry-3 21=infantry-3 22=infantry-3", "65: 26=infantry-2", "45>44: 0=infantry-3",
        "50: 23=infantry-2.unready 24=infantry-2.unready 25=infantry-2.unready", turn="5 france",
    )  # fmt: skip
    scene.play("rally", "name 23", "done", "act 44>45", "assault over 44>45", "done", "name 20", "name 21")
    assert scene.why_not("name 22") == "14.11"                          # two may be lost, not three
    with_two = field(
        "44>45: 20=infantry-3 21=infantry-3", "65: 26=infantry-2", "45>44: 0=infantry-3",
        "50: 23=infantry-2.unready 24=infantry-2.unready 25=infantry-2.unready", turn="5 france",
    ).play("rally", "name 23", "done")  # fmt: skip
    assert with_two.why_nowhere("44>45", "assault over 44>45") is None
