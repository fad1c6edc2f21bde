"""The position notation reads and writes."""

from __future__ import annotations

import random

import pytest

from feldherr.games.triomphe_a_marengo import GAME
from feldherr.games.triomphe_a_marengo.rules.calls import Actions
from feldherr.kernel import chance
from feldherr.kernel.answers import CHANCE, Malformed
from feldherr.kernel.position import answer, begin
from tests.triomphe_a_marengo.scene import Scene


def test_every_position_of_phase_3_in_random_games_is_read_back_as_it_was() -> None:
    seen = 0
    for seed in range(6):
        rng = random.Random(seed)
        position, _ = begin(GAME, GAME.options_type())
        while position.questions and seen < 1500:
            question = position.questions[0]
            if type(position.call) is Actions and not position.given:
                seen += 1
                state, call = GAME.read(GAME.write(position.now))
                assert state == position.now
                assert call == position.call
            chosen = (
                chance.take(question, chance.from_random(rng))
                if question.actor == CHANCE
                else rng.choice(question.options())
            )
            position, _ = answer(GAME, position, question.actor, chosen)
    assert seen > 300


def test_a_line_that_cannot_be_read_is_refused_with_its_number() -> None:
    with pytest.raises(Malformed, match="line 2 of the position"):
        GAME.read("turn 3 austria actions\n999: 7=infantry-3\n")


def test_a_scene_plays_on_from_a_position() -> None:
    scene = Scene("turn 3 austria actions\npool 2 5\n4: 7=infantry-3\n")
    assert "act 4" in scene.options
    assert scene.play("act 4").asked == "austria what_to_do"
