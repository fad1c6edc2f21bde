"""Whole commands as candidates: they begin with what is open, and are judged at the end of the command, not later."""

import random
from importlib import import_module
from typing import Any

import pytest

from feldherr import bots, games
from feldherr.bots.search.bot import Search
from feldherr.bots.search.by_command import FEW
from feldherr.bots.search.gestures import Gesture
from feldherr.bots.search.guide import EACH, ENOUGH
from feldherr.bots.search.lines import MOST, SECOND, Lines, candidates, looked_at, outcome_of
from feldherr.kernel import chance
from feldherr.kernel.answers import CHANCE
from feldherr.kernel.position import Position, answer, begin
from feldherr.kernel.question import Question
from feldherr.kernel.store import encode

KINDS = ("triomphe-a-marengo", "napoleons-triumph")


def at_a_command(name: str, command: str, after: int) -> tuple[Position, int]:
    """The position at a command of a game that greedy plays with itself."""
    game, rng = games.game(name), random.Random(2)
    position, _ = begin(game, game.options_type())
    while True:
        question = position.questions[0]
        if question.name == command and len(question.options()) > 3:
            after -= 1
            if after < 0:
                return position, question.actor
        if question.actor == CHANCE:
            choice = chance.take(question, chance.from_random(rng))
        else:
            choice = bots.bot(name, "greedy").choose(game, position, question.actor, rng)
        position, _ = answer(game, position, question.actor, choice)


def asked_of(name: str, after: int) -> tuple[Any, Any, Position, Question]:
    """A block game's guide, its kind of commands, and a position with the question for one."""
    guide: Any = import_module(f"feldherr.bots.{name.replace('-', '_')}.guide")
    kind = guide.GUIDE.kind
    position, seat = at_a_command(name, kind.command, after)
    question = position.question(seat)
    assert question is not None
    return guide, kind, position, question


@pytest.mark.parametrize("name", KINDS)
def test_candidates_are_open_and_to_do_nothing_is_among_the_first(name: str) -> None:
    game, (_, kind, position, question) = games.game(name), asked_of(name, 3)
    seat = question.actor
    found = candidates(game, kind, position, question, random.Random(1), 120, 0.05)
    assert len(found) == len(set(found)) > 3
    assert all(isinstance(line, Gesture) and line[0] in question.options() for line in found)
    assert any(kind.idle(line[0]) for line in found[:2])
    assert max(len(line) for line in found) > 1, "a command is more than its first answer"
    worths = {outcome_of(game, kind, position, line, seat, random.Random(1)) for line in found[:6]}
    assert len(worths) > 1, "they do not all come to the same"
    idle = next(line for line in found if kind.idle(line[0]))
    assert outcome_of(game, kind, position, idle, seat, random.Random(1)) == 0.0
    chosen = Search("x", 12).choose(game, position, seat, random.Random(4))
    assert chosen in question.options()


def test_only_as_many_answers_are_tried_as_can_be_told_apart() -> None:
    middle, lowest = Search("captain", 24), Search("recruit", 2)
    assert middle.breadth(24, 5) == 5 and middle.breadth(2 * EACH, 5) == 2
    assert middle.breadth(2 * EACH - 1, 5) == 1, "not worth a look: answered at once"
    assert lowest.breadth(2, 5) == 5, "tries all of them once and is misled by luck"


def test_a_larger_budget_looks_longer_for_candidates_up_to_a_bound() -> None:
    assert [looked_at(260, iterations) for iterations in (12, 24, 48, 480)] == [65, 260, 1040, MOST]


def looked_through(guide: Any, kind: Any) -> tuple[Position, int, Lines]:
    game = games.game("napoleons-triumph")
    position, seat = at_a_command(game.name, kind.command, 2)
    question = position.question(seat)
    assert question is not None
    lines = Lines(game, kind, seat, random.Random(1), 300)
    lines.look(position, kind.tried(question, random.Random(1)))
    return position, seat, lines


def commands_in(line: Gesture, guide: Any) -> int:
    return sum(type(given) in guide.TRIED for given in line)


def test_a_second_command_is_looked_for_after_the_best_ones_only() -> None:
    guide: Any = import_module("feldherr.bots.napoleons_triumph.guide")
    _, _, lines = looked_through(guide, guide.CLASSIC.kind)
    assert max(commands_in(line, guide) for line in lines.found) == 1
    best = [line for line in lines.best(0.05) if line in lines.ends][: guide.CLASSIC.kind.ahead]
    lines.further(0.05)
    pairs = [line for line in lines.found if commands_in(line, guide) == 2]
    begun = {line[: len(one)] for line in pairs for one in best if line[: len(one)] == one}
    assert pairs and begun <= set(best) and len(begun) > 1
    assert max(lines.found[line] for line in pairs) > max(lines.found[line] for line in best), "two do more than one"


def test_second_commands_get_a_part_of_the_budget_only() -> None:
    guide: Any = import_module("feldherr.bots.napoleons_triumph.guide")

    def pairs(parts: int) -> int:
        _, _, lines = looked_through(guide, guide.CLASSIC.kind)
        lines.budget *= parts
        lines.further(0.05)
        return sum(commands_in(line, guide) == 2 for line in lines.found)

    _, _, lines = looked_through(guide, guide.CLASSIC.kind)
    assert SECOND > 1 and pairs(SECOND) > len(lines.found) > pairs(1) > 0, "as many times of it, and there are as many"


def test_a_pair_is_judged_at_the_end_of_its_second_command() -> None:
    guide: Any = import_module("feldherr.bots.napoleons_triumph.guide")
    position, seat, lines = looked_through(guide, guide.CLASSIC.kind)
    lines.further(0.05)
    pair = max((line for line in lines.found if commands_in(line, guide) == 2), key=lambda line: lines.found[line])
    second = next(n for n, given in enumerate(pair) if n and type(given) in guide.TRIED)
    game, before = games.game("napoleons-triumph"), guide.CLASSIC.worth(position.now, seat)
    whole = outcome_of(game, guide.CLASSIC.kind, position, pair, seat, random.Random(1))
    half = outcome_of(game, guide.CLASSIC.kind, position, Gesture(pair[:second]), seat, random.Random(1))
    assert abs(whole - (lines.found[pair] - before)) < 1e-9 and whole != half
    single = outcome_of(game, guide.CLASSIC.single, position, pair, seat, random.Random(1))
    assert single == half, "one who thinks of one"


def test_only_a_large_budget_thinks_of_two_commands() -> None:
    game, (guide, _, position, question) = games.game("napoleons-triumph"), asked_of("napoleons-triumph", 3)
    few = guide.GUIDE.propose(game, position, question, random.Random(1), guide.GUIDE.pairs - 1)
    many = guide.GUIDE.propose(game, position, question, random.Random(1), guide.GUIDE.pairs)
    assert max(commands_in(line, guide) for line in few) == 1
    assert max(commands_in(line, guide) for line in many) == 2


@pytest.mark.parametrize("after", [3, 20])
def test_who_thinks_of_two_commands_sees_no_more_than_his_seat(after: int) -> None:
    guide: Any = import_module("feldherr.bots.napoleons_triumph.guide")
    game, player = games.game("napoleons-triumph"), Search("x", guide.GUIDE.pairs)
    position, seat = at_a_command(game.name, "command_or_end", after)
    world = game.resample(position, seat, random.Random(5))
    assert encode(world) != encode(position)
    given = player.choose(game, position, seat, random.Random(6))
    assert player.choose(game, world, seat, random.Random(6)) == given


@pytest.mark.parametrize("name", KINDS)
def test_a_recruit_overlooks_most_commands_but_never_the_end_of_his_turn(name: str) -> None:
    game, (guide, kind, position, question) = games.game(name), asked_of(name, 20)

    def begun(iterations: int, seed: int) -> set[Any]:
        return {line[0] for line in guide.GUIDE.propose(game, position, question, random.Random(seed), iterations)}

    every = begun(ENOUGH, 1)
    drawn = [begun(ENOUGH - 1, seed) for seed in range(4)]
    assert all(len(found) <= FEW + 1 < len(every) and found < set(question.options()) for found in drawn)
    assert all(any(map(kind.idle, found)) for found in drawn) and len(set(map(frozenset, drawn))) > 1
