"""The analysis of a game, piece by piece: the points of the curve, then the decisions that changed it most."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from feldherr.analysis.chances import Judge
from feldherr.analysis.moments import Decision, decisions, lines, points, position_at, resignations
from feldherr.analysis.pieces import Piece, Point, Start
from feldherr.analysis.study import Effort, Study
from feldherr.kernel.game import Game
from feldherr.kernel.table import Table

USUAL = Effort()


def analyse(game: Game, table: Table, viewer: int | None, effort: Effort = USUAL) -> Iterator[Piece]:
    """From the knowledge of a seat, or (None) with everything open. The same record gives the same analysis."""
    judge = Judge(game, table.seats)
    places = points(table, judge.guide, effort.points)
    seen = lines(table)
    yield Start([list(side) for side in judge.sides], len(places), viewer)
    curve: list[list[float]] = []
    for number, step in enumerate(places):
        position = position_at(table, step)
        if table.outcome and step == len(table.steps):
            chances = judge.by_side(table.outcome.scores)
        else:
            chances = judge.chances(position, viewer, f"point {number}", effort.worlds)
        curve.append(chances)
        yield Point(seen[step], [round(chance, 4) for chance in chances], game.view(position, viewer).heading)
    studied, given_up = (
        [one for one in found if viewer is None or one.seat == viewer]
        for found in (decisions(table, judge.guide), resignations(table))
    )
    study = Study(game, table, judge, viewer, effort)
    yield from study.turning_points(near_the_jumps(studied, places, curve, effort.decisions), given_up)


def near_the_jumps(
    studied: Sequence[Decision], places: Sequence[int], curve: Sequence[Sequence[float]], most: int
) -> list[Decision]:
    """Of too many decisions, those where the curve moves most."""
    jumps = sorted(
        range(len(places) - 1), key=lambda n: -sum(abs(a - b) for a, b in zip(curve[n], curve[n + 1]))
    )
    found: list[Decision] = []
    for place in jumps:
        found += [one for one in studied if places[place] <= one.first < places[place + 1]]
    return sorted(found[:most], key=lambda one: one.first)
