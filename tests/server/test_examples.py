"""The rulebook's examples, as they are offered to be followed."""

from __future__ import annotations

import pytest

from feldherr.server.lobby.examples import files, listing, played
from feldherr.words.rulebook import rulebook

GAME = "triomphe-a-marengo"


def test_most_of_the_rulebook_can_be_followed() -> None:
    found = listing(GAME)
    assert len(found) >= 12
    assert all(set(example.text) == {"en", "de"} and example.rules for example in found)


@pytest.mark.parametrize("name", files(GAME))
def test_every_step_is_an_answer_to_its_question_and_has_a_rule(name: str) -> None:
    import msgspec

    known = {rule.id for rule in rulebook(GAME).rules}
    example = played(GAME, name)
    assert example.steps
    for step in example.steps:
        lines = [option["line"] for option in msgspec.json.decode(step.question)["options"]]
        assert (step.line in lines) is not step.refused
        assert step.rule in known
