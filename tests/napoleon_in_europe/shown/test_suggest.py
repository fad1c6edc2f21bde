"""What the game proposes is taken whole: no proposal knows better than the rules."""

from __future__ import annotations

import pytest

from feldherr.games.napoleon_in_europe import GAME
from feldherr.games.napoleon_in_europe.actions import Put
from feldherr.games.napoleon_in_europe.rules.opening.options import NapoleonOptions
from feldherr.kernel.answers import CHANCE
from feldherr.kernel.position import answer
from tests.napoleon_in_europe.wander import MANY, wander


@pytest.mark.parametrize(("seed", "options"), MANY)
def test_every_suggestion_is_accepted_whole(seed: int, options: NapoleonOptions) -> None:
    """NE §14.3.7 §15.3 §16.2.4 §16.5.5 §16.12.1"""
    met = set()
    for position in wander(seed, options, 1500):
        for question in position.questions:
            for suggestion in GAME.suggestions(question) if question.actor != CHANCE else ():
                following = position
                for said in suggestion.answers:
                    asked = following.question(question.actor)
                    assert asked is not None and said in asked.options(), (question, suggestion)
                    following, _ = answer(GAME, following, question.actor, said)
                places = {said.region for said in suggestion.answers if isinstance(said, Put)}
                assert (suggestion.text.id == "ne-suggest-place-in") == (len(places) == 1), suggestion
                met.add(question.name)
    assert {"where_to_place", "front_row", "retreat_to"} <= met
