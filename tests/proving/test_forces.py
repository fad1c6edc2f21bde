"""What the order of battle says of every game: nothing is counted twice or forgotten, and nobody learns from it."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from feldherr import games
from feldherr.games.trench_club.state import GONE
from feldherr.kernel import chance
from feldherr.kernel.lines import write
from feldherr.kernel.table import Table
from feldherr.kernel.view import View

KEEPS_COUNT = {"triomphe-a-marengo", "napoleons-triumph", "trench-club"}
"""Games in which what is lost stays lost."""
SEEDS, STEPS = (3, 5), 800


def positions(name: str, seed: int) -> Iterator[Table]:
    game, rng = games.game(name), random.Random(seed)
    table = Table(game, game.options_type(), lambda number: chance.from_random(random.Random(seed * 1000 + number)))
    for step in range(STEPS):
        if table.outcome:
            return
        question = table.position.questions[0]
        options = question.options()
        choice = next((one for one in rng.choices(options, k=4) if write(one) != "end actions"), options[-1])
        table.play(question.actor, [choice])
        if step % 60 == 0:
            yield table


def totals(view: View) -> Counter[int]:
    found: Counter[int] = Counter()
    for force in view.forces:
        found[force.side] += force.standing + force.waiting + (force.lost or 0)
    return found


def units(name: str, s: Any, view: View) -> Any:
    """How many there are on the board and beside it, by the state where it counts them, else by the pieces."""
    if name == "viktory-ii":
        return sum(1 for kind in s.kind if kind) + sum(s.reserve)
    if name == "napoleon-in-europe":
        return sum(sum(counts) for counts in s.fig)
    if name == "trench-club":
        return sum(1 for where in s.where if where != GONE)
    return sum(1 for piece in view.pieces if not piece.name)


def begun(view: View, side: int) -> bool:
    """Whether the side has been set up; before, its blocks lie nowhere."""
    return not view.heading.id.startswith("nt-") or any(piece.side == side for piece in view.pieces)


@pytest.mark.parametrize("name", games.GAMES)
def test_forces_are_the_pieces_there_are(name: str) -> None:
    most = 0
    for seed in SEEDS:
        first: Counter[int] | None = None
        for table in positions(name, seed):
            seats = len(table.game.seats(table.options))
            views = [table.game.view(table.position, viewer) for viewer in (None, *range(seats))]
            assert len({tuple(sorted(totals(view).items())) for view in views}) == 1, "all count the same"
            view = views[0]
            there = sum(force.standing + force.waiting for force in view.forces if begun(view, force.side))
            assert there == units(name, table.position.now, view)
            if name not in KEEPS_COUNT:
                assert all(force.lost is None for force in view.forces)
                continue
            lost = sum(force.lost or 0 for force in view.forces)
            assert first or not lost, "nobody begins with losses"
            first = first or totals(view)
            grown = totals(view) - first
            assert not first - totals(view), "what is neither here nor beside is lost"
            assert not grown or name == "trench-club", "only there new units are raised"
            most = max(most, lost)
    assert most or name not in KEEPS_COUNT, "these games are long enough for losses"


@pytest.mark.parametrize("name", ["triomphe-a-marengo", "napoleons-triumph"])
def test_the_kinds_of_hidden_blocks_are_told_to_who_sees_them(name: str) -> None:
    for table in positions(name, SEEDS[0]):
        for viewer in (None, 0, 1):
            view = table.game.view(table.position, viewer)
            seen = Counter((piece.side, piece.face) for piece in view.pieces if not piece.name)
            told = Counter({(f.side, f.face): f.standing + f.waiting for f in view.forces if begun(view, f.side)})
            assert +told == seen
