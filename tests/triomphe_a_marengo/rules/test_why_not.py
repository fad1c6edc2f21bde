"""Whatever cannot be chosen names a rule, as the server is asked for it."""

from __future__ import annotations

import random
from collections.abc import Iterator

from feldherr.games.triomphe_a_marengo import GAME
from feldherr.games.triomphe_a_marengo.board import AREAS
from feldherr.games.triomphe_a_marengo.rules.opening.options import MarengoOptions
from feldherr.kernel import chance
from feldherr.kernel.answers import CHANCE
from feldherr.kernel.position import Position, answer, begin
from feldherr.kernel.why import why_not
from feldherr.words.rulebook import rulebook

QUESTIONS = 500
NOT_NOW = 0.2
"""At most this share of things may be refused by no more than the question itself."""


def questions(count: int) -> Iterator[tuple[Position, int]]:
    """Random questions of random games, one in four."""
    rng = random.Random(14)
    while True:
        position, _ = begin(GAME, MarengoOptions())
        while position.outcome is None:
            question = position.questions[0]
            if question.actor == CHANCE:
                choice = chance.take(question, chance.from_random(rng))
            else:
                if rng.random() < 0.25:
                    yield position, question.actor
                    if not (count := count - 1):
                        return
                choice = rng.choice(question.options())
            position, _ = answer(GAME, position, question.actor, choice)


def closed(position: Position, seat: int) -> list[str]:
    """Spaces and own pieces that no answer points at, nor at the place they stand in."""
    question = position.question(seat)
    assert question
    offered = {handle for option in question.options() for handle in option.handles}
    at = {f"piece:{p.id}": p.at for p in GAME.view(position, seat).pieces if p.side == seat}
    spaces = {f"space:{area}": f"space:{area}" for area in range(AREAS)}
    return [handle for handle, place in (spaces | at).items() if not offered & {handle, place}]


def test_everything_that_cannot_be_chosen_names_a_rule() -> None:
    known = {rule.id for rule in rulebook(GAME.name).rules}
    things = bare = 0
    for position, seat in questions(QUESTIONS):
        question = position.question(seat)
        assert question
        offered = question.options()
        for handle in closed(position, seat):
            found = why_not(GAME, position, seat, handle)
            things += 1
            bare += not found
            named = {refusal.rule for refusal in found} or {GAME.prompt(question)[1]}
            assert named <= known
            assert not any(refusal.question is question and refusal.candidate in offered for refusal in found)
    assert things > 50 * QUESTIONS
    assert bare <= NOT_NOW * things / 4, f"{bare} of {things} are refused by nothing but the question"
