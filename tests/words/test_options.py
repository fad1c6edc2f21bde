"""No two answers to one question are said in the same words."""

import random

import pytest

from feldherr import games, words
from feldherr.kernel.answers import CHANCE
from feldherr.kernel.text import Text
from feldherr.proving.battery.fuzz import options_for
from feldherr.proving.battery.play import Walk

GAMES_EACH, ANSWERS = 4, 350


@pytest.mark.parametrize("name", games.GAMES)
def test_no_two_options_of_a_question_have_the_same_words(name: str) -> None:
    game = games.game(name)
    said: dict[tuple[str, str], str] = {}
    twice: set[str] = set()
    for seed in range(GAMES_EACH):
        rng = random.Random(seed)
        walk = Walk(game, options_for(game, seed) if seed else game.options_type(), seed)
        while walk.table.outcome is None and len(walk.table.entries) < ANSWERS:
            for question in walk.table.position.questions:
                options = question.options() if question.actor != CHANCE else ()
                if len(options) > 1 and rng.random() < 0.5:
                    for lang in words.LANGUAGES:
                        seen = [sentence(said, name, lang, game.option(question, answer)) for answer in options]
                        twice |= {f"{question.name}: {text}" for text in seen if seen.count(text) > 1}
            walk.step()
    assert sorted(twice) == []


def sentence(said: dict[tuple[str, str], str], name: str, lang: str, text: Text) -> str:
    key = lang, repr(text)
    if key not in said:
        said[key] = words.of(name, lang).format(text)
    return said[key]
