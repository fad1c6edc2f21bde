"""Why not? Over random positions of every game: what is in hand is spoken of, and nothing that is open is refused."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from feldherr import games
from feldherr.kernel.answers import DONE
from feldherr.kernel.position import Position, peek
from feldherr.kernel.question import Question
from feldherr.kernel.why import DEPTH, why_not
from feldherr.proving.battery.play import Walk
from feldherr.words import formatting
from feldherr.words.rulebook import rulebook

REFUSALS = 200


def led_by(game: Any, position: Position, question: Question, held: str) -> set[str]:
    """The names of the questions that answers about what is in hand lead to."""
    names, heads = {question.name}, [(position, question)]
    for _ in range(DEPTH):
        following = []
        for at, asked in heads:
            for option in asked.options():
                if held in asked.handles(option) or (at is not position and option == DONE):
                    on, _, used = peek(game, at, asked.actor, [option])
                    if used and (next_ := on.question(asked.actor)) is not None:
                        names.add(next_.name)
                        following.append((on, next_))
        heads = following[:20]
    return names


@pytest.mark.parametrize("name", games.GAMES)
def test_what_is_in_hand_is_spoken_of(name: str) -> None:
    """No reason is told of another piece, nor of what is asked after a phase was ended; each has its rule in words."""
    game, rng, told = games.game(name), random.Random(2), Counter[str]()
    spaces = [f"space:{space.id}" for space in game.board(game.options_type()).spaces]
    written = {rule.id for rule in rulebook(name).rules}
    for seed in range(20):
        walk = Walk(game, game.options_type(), seed, talk=0, resign=0, brake=0.8, dealt=True)
        for question in walk.positions(500):
            if sum(told.values()) >= REFUSALS or rng.random() > 0.1:
                continue
            position, seat = walk.table.position, question.actor
            firsts = sorted({question.handles(option)[0] for option in question.options() if question.handles(option)})
            pieces = [handle for handle in firsts if handle[:6] == "piece:"] or firsts
            if not pieces:
                continue
            held, thing = rng.choice(pieces), rng.choice(spaces)
            if any({held, thing} <= set(question.handles(option)) for option in question.options()):
                continue
            found = why_not(game, position, seat, thing, (held,))
            names = led_by(game, position, question, held) if found else set[str]()
            for asked, candidate, rule in found:
                assert asked.name in names, (question, held, thing, candidate)
                assert rule in written, rule
                assert thing in candidate.handles and candidate not in asked.options()
                others = [h for h in candidate.handles if h[:6] == "piece:" and h != held]
                assert asked.name != question.name or held in candidate.handles or not others, (held, candidate)
                for language in ("de", "en"):
                    assert formatting.of(name, language).format(game.option(asked, candidate)).strip()
                told[rule] += 1
    assert sum(told.values()) >= REFUSALS and len(told) > 2, told
