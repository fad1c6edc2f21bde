"""The opponents of the block games as they were before they thought of more: `classic` still answers as they did."""

from __future__ import annotations

import json
import random
from collections import Counter
from pathlib import Path

import pytest

from feldherr import bots, games
from feldherr.bots.search.bot import Search
from feldherr.kernel import chance
from feldherr.kernel.answers import CHANCE
from feldherr.kernel.position import answer, begin

KEPT: dict[str, list[list[str]]] = json.loads(Path(__file__).with_name("classic_blocks.json").read_text("utf-8"))
"""By game: a question, the iterations, and what was answered."""
QUESTIONS = {
    "triomphe-a-marengo": {"action_or_end": 48, "what_to_do": 24, "responders": 24, "counterattack": 24,
                           "push_or_not": 24, "defence_line": 24},
    "napoleons-triumph": {"command_or_end": 48, "goals": 24, "attack_command": 24, "feint_or_fight": 24,
                          "defenders_to_name": 24, "defence_line": 24},
}  # fmt: skip
EACH, EVERY = 3, 3
"""Of each question so many are kept, every third that is met."""


def answered(name: str, most: int) -> list[list[str]]:
    """What the classic search answers in a game that greedy plays with itself."""
    game, rng, met = games.game(name), random.Random(11), Counter[str]()
    position, _ = begin(game, game.options_type())
    found: list[list[str]] = []
    while not position.outcome and len(found) < most:
        question = position.questions[0]
        if question.actor == CHANCE:
            choice = chance.take(question, chance.from_random(rng))
        else:
            iterations = QUESTIONS[name].get(question.name)
            if iterations and len(question.options()) > 1:
                met[question.name] += 1
                if met[question.name] % EVERY == 1 and met[question.name] <= EACH * EVERY:
                    player = Search("x", iterations, classic=True)
                    given = player.choose(game, position, question.actor, random.Random(len(found)))
                    found.append([question.name, str(iterations), repr(given)])
            choice = bots.bot(name, "greedy").choose(game, position, question.actor, rng)
        position, _ = answer(game, position, question.actor, choice)
    return found


@pytest.mark.parametrize("name", QUESTIONS)
def test_classic_answers_as_the_opponents_did_before(name: str) -> None:
    kept = KEPT[name]
    assert len(kept) > 8 and len({question for question, _, _ in kept}) > 2
    assert answered(name, len(kept)) == kept
