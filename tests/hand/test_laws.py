"""The laws of the hand over random positions of every game: the client's gestures on the server's own questions."""

from __future__ import annotations

import json
import random
import shutil
from collections import Counter
from collections.abc import Iterator

import pytest

from feldherr import games
from feldherr.kernel.lines import lines_of
from feldherr.kernel.position import look_ahead
from feldherr.kernel.table import Table
from feldherr.proving.battery.play import Walk
from feldherr.server.film.props import board_of
from tests.hand.pipe import WEB, Hand

POSITIONS = 10
BRAKE = 0.8
"""How often a phase is not ended at the first chance."""

pytestmark = pytest.mark.skipif(
    shutil.which("node") is None or not (WEB / "node_modules" / "rolldown").exists(), reason="the client is not set up"
)


def tables(name: str, seed: int) -> Iterator[Table]:
    """Positions of a random game, each with a choice; every kind of question as early as it comes."""
    game, rng, seen = games.game(name), random.Random(seed), Counter[str]()
    walk = Walk(game, game.options_type(), seed, talk=0, resign=0, brake=BRAKE, dealt=True)
    for question in walk.positions(3000):
        if len(question.options()) > 1 and seen[question.name] < 2 and rng.random() < 0.4:
            seen[question.name] += 1
            yield walk.table


@pytest.mark.parametrize("name", games.GAMES)
def test_the_laws_of_the_hand(name: str) -> None:
    """Nothing guessed, nothing over a line at the first click, everything that glows can be clicked and is accepted."""
    game, kinds = games.game(name), Counter[str]()
    hand = Hand()
    try:
        hand.board(json.loads(board_of(game, game.options_type())))
        for count, table in enumerate(tables(name, 5)):
            if count == POSITIONS:
                break
            seat = table.position.questions[0].actor
            for found in hand.laws(table, seat):
                assert not found["broken"], (table.position.question(seat), found)
                accepted(table, seat, found)
                kinds[found["kind"]] += 1
    finally:
        hand.close()
    assert kinds["hand"] and kinds["send"] + kinds["arm"], kinds


def accepted(table: Table, seat: int, found: dict[str, object]) -> None:
    """What goes out at once can be taken back; whatever is offered is taken whole by the engine."""
    lines = found["lines"]
    assert isinstance(lines, list)
    read = lines_of(tuple(table.game.actions)).read
    answers = [read(line) for line in lines]
    if found["kind"] in ("send", "hand"):
        assert look_ahead(table.game, table.position, seat, answers).used == len(answers), found
    if answers:
        mark = table.mark()
        try:
            table.play(seat, answers)
        finally:
            table.restore(mark)
