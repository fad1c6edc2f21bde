"""What Enter takes and what is warned of, over random play of every game: docs/hand.md."""

from __future__ import annotations

from collections import Counter

import pytest

from feldherr import games
from feldherr.kernel.answers import DONE
from feldherr.kernel.defaults.choosing import enough
from feldherr.proving.battery.play import Walk, questions
from feldherr.words import formatting

NO_GAIN = ("Trade", "PutBack", "Break", "HandOver")
"""What may be left alone without losing anything: dealings with others, giving the word to the partner."""


@pytest.mark.parametrize("name", games.GAMES)
def test_ending_is_warned_of_exactly_where_something_is_open(name: str) -> None:
    game, told = games.game(name), Counter[bool]()
    for question in questions(name):
        options = question.options()
        for answer in options:
            warning = game.warning(question, answer)
            if answer.ends or warning is not None:
                open_ = [one for one in options if one != answer and type(one).__name__ not in NO_GAIN]
                assert (warning is not None) == bool(open_) or not answer.ends, (question, answer, open_)
                told[warning is not None] += answer.ends
                assert warning is None or len(options) > 1, (question, answer)
                if warning is not None:
                    said = [formatting.of(name, language).format(warning) for language in ("de", "en")]
                    assert all(text.strip() for text in said), warning
    assert told[True] > 10


@pytest.mark.parametrize("name", games.GAMES)
def test_enter_never_gives_anything_up(name: str) -> None:
    """At most one default; never what is warned of; to stop only where something was named or nothing is given up."""
    game, stopped = games.game(name), 0
    for question in questions(name):
        usual = [answer for answer in question.options() if game.usual(question, answer)]
        assert len(usual) <= 1, (question, usual)
        for answer in usual:
            assert game.warning(question, answer) is None, (question, answer)
            assert answer != DONE or enough(game, question), question
            stopped += answer == DONE
    assert stopped or name in ("trench-club", "viktory-ii"), "no naming was ever ended"


@pytest.mark.parametrize("name", games.GAMES)
def test_every_proposal_is_accepted_whole(name: str) -> None:
    """Whatever is forced on the way: none is an answer too long, and none names what is not open."""
    game, tried = games.game(name), Counter[str]()
    for seed in range(2):
        walk = Walk(game, game.options_type(), seed, talk=0, resign=0, brake=0.7, dealt=True)
        for question in walk.positions(400):
            proposals = game.suggestions(question)
            for proposal in proposals[:2] + proposals[-2:]:
                if tried[proposal.text.id] < 40:
                    mark = walk.table.mark()
                    walk.table.play(question.actor, list(proposal.answers))
                    walk.table.restore(mark)
                    tried[proposal.text.id] += 1
    assert len(tried) > 1, tried
