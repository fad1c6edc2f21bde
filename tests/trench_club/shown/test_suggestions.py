"""What is proposed is accepted whole: every answer of a gesture is open when its turn comes."""

from __future__ import annotations

import random
from typing import Any

import pytest

from feldherr.bots.trench_club.greedy import BOT
from feldherr.games.trench_club import GAME
from feldherr.games.trench_club.actions import HALT, Place
from feldherr.games.trench_club.board import WATER, frame
from feldherr.games.trench_club.notation import read
from feldherr.games.trench_club.rules.choices.moves import step
from feldherr.games.trench_club.rules.choices.opening import unit_to_place
from feldherr.games.trench_club.rules.opening.options import TrenchClubOptions
from feldherr.kernel import chance
from feldherr.kernel.answers import CHANCE
from feldherr.kernel.position import Position, answer, begin
from feldherr.kernel.question import Question
from tests.trench_club.scene import MAP, PART, world


def taken(position: Position, seat: int, answers: tuple[Any, ...]) -> None:
    """Plays a gesture from a position; nobody else is asked in between."""
    for said in answers:
        question = position.question(seat)
        assert question is not None and said in question.options(), (said, answers)
        position, _ = answer(GAME, position, seat, said)


@pytest.mark.parametrize("options", [{}, {"trenches": True}, {"mode": "four", "map": "isonzo"}])
def test_every_suggestion_is_accepted_whole(options: dict[str, Any]) -> None:
    """TC §2.7 §2.11 §4.4 §6.9 §7.11: splits, whole armies, marches, forts at the end of one, also with a truck."""
    rng, tried = random.Random(7), dict[str, int]()
    position, _ = begin(GAME, TrenchClubOptions(stop_round=4, **options))
    while position.questions:
        question = position.questions[0]
        if question.actor == CHANCE:
            said = chance.take(question, chance.from_random(rng))
        else:
            if question.name != "step" or rng.random() < 0.25:
                for one in GAME.suggestions(question):
                    tried[one.text.id] = tried.get(one.text.id, 0) + 1
                    taken(position, question.actor, one.answers)
            open_ = question.options()
            boards = [option for option in open_ if type(option).__name__ == "Board"]
            said = rng.choice(boards or open_) if rng.random() < 0.5 else BOT.answer(question, rng)
        position, _ = answer(GAME, position, question.actor, said)
    assert {"tc-suggest-split", "tc-suggest-place", "tc-suggest-go", "tc-suggest-next"} <= set(tried), tried


def test_guns_are_placed_away_from_the_enemy() -> None:
    """TC §2.11 §1.14: who cannot fight in melee stands where nobody is near; foot soldiers go towards a fort."""
    text = world("germany big-bertha box army 0", "germany infantry box army 0", "france tank 18.10", round="0")
    s, middle = read(text)[0], frame(MAP, PART).starts[6]
    question = Question(0, unit_to_place, (s, 0, 0, 6))
    (whole,) = GAME.suggestions(question)
    at = {place.unit: place.hex for place in whole.answers if isinstance(place, Place)}
    far = frame(MAP, PART).apart[s.where[2]]
    ring = [hex_ for hex_ in frame(MAP, PART).near[middle] if s.terrain[hex_] != WATER]
    assert at[1] == middle and far[at[0]] == max(far[hex_] for hex_ in ring)


def test_enter_stops_only_who_has_gone_a_step() -> None:
    """TC §4.4"""
    s = read(world("germany infantry 5.5 army 0", "france tank 18.10"))[0]
    still, gone = (Question(0, step, (s, 0, 2, False, steps)) for steps in (0, 1))
    assert HALT in still.options() and HALT in gone.options()
    assert [GAME.usual(question, HALT) for question in (still, gone)] == [False, True]
