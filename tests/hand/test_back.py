"""Taking back is safe: over random play of every game, what goes out without a confirmation can be taken back."""

from __future__ import annotations

from collections import Counter

import pytest

from feldherr import games
from feldherr.kernel.position import look_ahead
from feldherr.kernel.question import Question
from feldherr.proving.battery.play import Walk


@pytest.mark.parametrize("name", games.GAMES)
def test_what_shows_nothing_is_taken_back(name: str) -> None:
    """Until something is shown or rolled, or another is to act; a placement and the sharing out of an army included."""
    game, met = games.game(name), Counter[str]()
    for seed in range(3):
        walk = Walk(game, game.options_type(), seed, talk=0, resign=0, brake=0.7, dealt=True)
        for question in walk.positions(500):
            table, seat = walk.table, question.actor
            answer = walk.taste.choose(question.options())
            if met[question.name] >= 12 or look_ahead(game, table.position, seat, [answer]).used != 1:
                continue
            mark, before = table.mark(), game.write(table.position.now)
            asked = [write_down(one) for one in table.position.questions]
            table.play(seat, [answer])
            table.undo(seat)
            assert game.write(table.position.now) == before, (question, answer)
            assert [write_down(one) for one in table.position.questions] == asked, (question, answer)
            table.restore(mark)
            met[question.name] += 1
    assert sum(met.values()) > 40 and len(met) > 3, met


def write_down(question: Question) -> str:
    return f"{question} {question.options()}"
