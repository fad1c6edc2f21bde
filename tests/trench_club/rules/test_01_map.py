"""Chapters 1, 2, 4 and 7: the maps as they lie, in numbers and as they are drawn."""

from __future__ import annotations

from collections import Counter
from math import dist, sqrt

import pytest

from feldherr.boards.model import Board
from feldherr.games.trench_club.board import FACTS, FORT, GROUNDS, MAPS, NOBODY, SIGNS, Frame, board, frame

PARTS = {"1-6": ("west",), "7-12": ("east",), "whole": ("west", "east")}
NUMBERS = {"1-6": range(1, 7), "7-12": range(7, 13), "whole": range(1, 13)}
FRAMES = [(name, part) for name in MAPS for part in PARTS]
every = pytest.mark.parametrize(("name", "part"), FRAMES)
COLUMN, ROW = 51.0, 34 * sqrt(3)
"""How far the hexes lie apart: half a hex of 68 and a corner of 17 from column to column."""


def at(here: Frame, *words: str) -> list[int]:
    return [here.hex_at(*map(int, word.split("."))) for word in words]


def built(name: str, part: str) -> Board:
    """The board, made anew: who asks for it twice is given the first one."""
    return board.__wrapped__(name, part)


def cells(name: str, part: str) -> list[str]:
    """The rows of a map, those of the second half below the first."""
    return [row for half in PARTS[part] for row in getattr(FACTS.maps[name], half).rows]


@every
def test_the_ground_is_that_of_the_drawing(name: str, part: str) -> None:
    """TC §4.10 §1.2 §1.4: hex by hex; three hexes of every fort are fort and nothing else."""
    here, rows = Frame(name, part), cells(name, part)
    assert here.size == sum(map(len, rows)) and (here.name, here.part) == (name, part)
    for row, signs in enumerate(rows):
        for column, sign in enumerate(signs):
            hex_ = here.hex_at(column, row)
            assert here.coordinates(hex_) == (column, row)
            assert here.ground[hex_] == (FORT if here.fort_of[hex_] >= 0 else SIGNS.index(sign))
    assert Counter(here.fort_of) == {NOBODY: here.size - 3 * here.forts, **dict.fromkeys(range(here.forts), 3)}


@every
def test_forts_and_start_numbers_lie_where_the_drawing_has_them(name: str, part: str) -> None:
    """TC §2.3 §2.15 §7.1: bodies, names and numbers of both halves, in their order."""
    here, below = Frame(name, part), 0
    bodies, starts, names = [], [], []
    for half in PARTS[part]:
        facts = getattr(FACTS.maps[name], half)
        bodies += [here.hex_at(column, row + below) for column, row, _ in facts.forts]
        starts += [here.hex_at(column, row + below) for column, row in facts.starts]
        names += [f"Fort {one}" for one in facts.names]
        below += len(facts.rows)
    assert here.bodies == tuple(bodies) and here.fort_names == tuple(names) and here.forts == len(bodies)
    assert here.starts == dict(zip(NUMBERS[part], starts))
    for fort, (body, doors) in enumerate(zip(here.bodies, here.entrances)):
        assert here.wall[fort] == (body, *doors) and {here.fort_of[hex_] for hex_ in (body, *doors)} == {fort}
        assert {here.names[hex_] for hex_ in (body, *doors)} == {names[fort]}


@every
def test_nobody_walks_or_flies_across_a_fort(name: str, part: str) -> None:
    """TC §4.21 §7.5, ruling r21: neighbours are hexes of no fort; a fort is entered from beside its entrances."""
    here = Frame(name, part)
    for hex_ in range(here.size):
        beside = [other for other in range(here.size) if here.apart[hex_][other] == 1]
        assert sorted(here.near[hex_]) == [other for other in beside if here.fort_of[other] < 0]
        doors = [fort for fort, two in enumerate(here.entrances) if not {*two}.isdisjoint(beside)]
        free = here.fort_of[hex_] < 0
        assert [*here.gates[hex_]] == (doors if free else [])
        assert all((hex_ in front) == (free and fort in doors) for fort, front in enumerate(here.doors))
    assert here.passages == ((),) * here.forts


def test_the_sides_of_a_hex() -> None:
    """TC §9.9 §12.3 §15.9: opposite ones, neighbours and rings, clockwise from the top; nothing lies off the map."""
    here = Frame("lorraine", "1-6")
    middle, *around = at(here, "17.9", "17.8", "18.9", "18.10", "17.10", "16.10", "16.9")
    assert here.rings(middle, 1) == tuple(around) and here.rings(middle, 0) == (middle,)
    assert [here.across(middle, hex_) for hex_ in around] == [*around[3:], *around[:3]]
    second = at(here, "17.7", "18.8", "19.8", "19.9", "19.10", "18.11", "17.11", "16.11", "15.10", "15.9", "15.8",
                "16.8")  # fmt: skip
    assert here.rings(middle, 2) == tuple(second)
    corner, right, below = at(here, "0.0", "1.0", "0.1")
    assert here.rings(corner, 1) == (right, below)
    assert here.across(corner, below) == here.across(corner, right) == NOBODY
    assert sorted(here.towards(corner, way) for way in range(6)) == [NOBODY] * 4 + [below, right]
    even = at(here, "16.8", "16.7", "17.7", "17.8", "16.9", "15.8", "15.7")
    assert here.rings(even[0], 1) == tuple(even[1:])


def test_hexes_are_called_as_on_a_chessboard() -> None:
    """TC §1.17: column and row from the north-west."""
    here = Frame("lorraine", "1-6")
    assert [here.names[hex_] for hex_ in at(here, "0.0", "0.13", "17.8", "19.0")] == ["A1", "A14", "R9", "T1"]


@every
def test_a_map_is_drawn_to_scale(name: str, part: str) -> None:
    """TC §1.2: flat-topped hexes of 34, odd columns half a hex lower, 14 around them."""
    here, drawn = frame(name, part), built(name, part)
    for hex_, space in enumerate(drawn.spaces):
        column, row = here.coordinates(hex_)
        assert space.centre == pytest.approx((48 + COLUMN * column, 14 + ROW * (row + 0.5 + column % 2 / 2)), abs=0.02)
        assert all(dist(space.centre, point) == pytest.approx(34, abs=0.02) for point in space.polygon)
        assert len({*space.polygon}) == 6 and space.polygon[0][0] == pytest.approx(space.centre[0] + 34, abs=0.02)
    points = [point for space in drawn.spaces for point in space.polygon]
    assert min(x for x, _ in points) == min(y for _, y in points) == 14
    assert drawn.width == pytest.approx(max(x for x, _ in points) + 14, abs=0.02)
    assert drawn.height == pytest.approx(max(y for _, y in points) + 14, abs=0.02)
    edge = drawn.decorations[0]
    right, foot = drawn.width - 4, drawn.height - 4
    assert (edge.kind, edge.path) == ("frame", f"M4,4H{right:.0f}V{foot:.0f}H4Z")


@every
def test_neighbours_share_an_edge(name: str, part: str) -> None:
    """TC §1.17: each pair once, with the two corners they have in common."""
    here, drawn = frame(name, part), built(name, part)
    pairs = [(a, b) for a in range(here.size) for b in range(a + 1, here.size) if here.apart[a][b] == 1]
    assert [(edge.a, edge.b) for edge in drawn.edges] == pairs
    for number, edge in enumerate(drawn.edges):
        assert (edge.id, edge.name) == (number, f"{edge.a}-{edge.b}")
        assert dist(*edge.segment) == pytest.approx(34, abs=0.05)
        for point in edge.segment:
            assert all(min(dist(point, p) for p in drawn.spaces[s].polygon) < 0.2 for s in (edge.a, edge.b))


@every
def test_what_is_marked_on_a_hex(name: str, part: str) -> None:
    """TC §2.3 §7.1: start numbers on their hexes; the body of a fort answers for its three hexes, where all stand."""
    here, drawn = frame(name, part), built(name, part)
    number = {hex_: start for start, hex_ in here.starts.items()}
    for hex_, space in enumerate(drawn.spaces):
        assert (space.id, space.name, space.terrain) == (hex_, here.names[hex_], GROUNDS[here.ground[hex_]])
        marks: dict[str, object] = {}
        places = [space.centre]
        if (fort := here.fort_of[hex_]) >= 0:
            wall = here.wall[fort]
            marks = {"fort": fort} if hex_ == wall[0] else {"fort": fort, "entrance": True, "part_of": wall[0]}
            places = [drawn.spaces[one].centre for one in wall] if hex_ == wall[0] else []
        texts = []
        if hex_ in number:
            marks["start"] = number[hex_]
            texts = [(str(number[hex_]), *space.centre, 13.0, 7.0 * len(str(number[hex_])), "start")]
        assert space.marks == marks and [(slot.x, slot.y) for slot in space.reserve] == places
        assert [(one.text, one.x, one.y, one.size, one.width, one.style) for one in space.labels] == texts


@every
def test_roads_and_rivers_run_from_hex_to_hex(name: str, part: str) -> None:
    """TC §4.8 §4.11: through neighbours of the same kind; a bridge is part of both, a road across a trench of one."""
    drawn, lines = built(name, part), set[tuple[str, str, float | None]]()
    for kind, grounds, width in (("river", "river bridge", 9.0), ("main road", "road bridge trench-road", 5.0)):
        joined = [edge for edge in drawn.edges if on(drawn, edge.a, grounds) and on(drawn, edge.b, grounds)]
        for edge in joined:
            (ax, ay), (bx, by) = drawn.spaces[edge.a].centre, drawn.spaces[edge.b].centre
            lines.add((kind, f"M{ax:g},{ay:g}L{bx:g},{by:g}", width))
        assert joined
    assert Counter((one.kind, one.path, one.width) for one in drawn.decorations[1:]) == Counter(lines)


def on(drawn: Board, hex_: int, grounds: str) -> bool:
    return drawn.spaces[hex_].terrain in grounds.split()
