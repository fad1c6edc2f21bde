"""Whole commands as candidates: they begin with what is open, and are judged at the end of the command, not later."""

import random
from importlib import import_module
from typing import Any

import pytest

from feldherr import bots, games
from feldherr.bots.search.bot import EACH, Search
from feldherr.bots.search.gestures import Gesture
from feldherr.bots.search.lines import MOST, candidates, looked_at, outcome_of
from feldherr.kernel import chance
from feldherr.kernel.answers import CHANCE
from feldherr.kernel.position import Position, answer, begin

KINDS = {"triomphe-a-marengo": "ACTION", "napoleons-triumph": "COMMAND"}


def at_a_command(name: str, command: str, after: int) -> tuple[Position, int]:
    """The position at a command of a game that greedy plays with itself."""
    game, rng = games.game(name), random.Random(2)
    position, _ = begin(game, game.Options())
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


@pytest.mark.parametrize("name", KINDS)
def test_candidates_are_open_and_to_do_nothing_is_among_the_first(name: str) -> None:
    guide: Any = import_module(f"feldherr.bots.{name.replace('-', '_')}.guide")
    game, kind = games.game(name), getattr(guide, KINDS[name])
    position, seat = at_a_command(name, kind.command, 3)
    question = position.question(seat)
    assert question is not None
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
