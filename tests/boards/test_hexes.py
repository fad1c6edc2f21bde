"""Hex geometry, held against counting by hand and against other ways to compute the same."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from feldherr.boards import hexes
from feldherr.boards.hexes import Axial, hexagon

AXIAL = st.tuples(st.integers(-9, 9), st.integers(-9, 9))


SIZES = [(0, 1, 1), (4, 61, 24), (5, 91, 30), (6, 127, 36), (7, 169, 42)]


@pytest.mark.parametrize(("radius", "total", "border"), SIZES)
def test_a_hexagon_has_the_hexes_of_its_rings(radius: int, total: int, border: int) -> None:
    field = hexagon(radius)
    assert len(field) == total == sum(len(hexes.ring((0, 0), r)) for r in range(radius + 1))
    assert sum(hexes.distance(at, (0, 0)) == radius for at in field) == border


def test_hexes_are_numbered_row_by_row_from_the_north() -> None:
    assert list(hexagon(1)) == [(0, -1), (1, -1), (-1, 0), (0, 0), (1, 0), (-1, 1), (0, 1)]


def test_neighbours_run_clockwise_from_the_east_on_the_sheet() -> None:
    east, south_east, *_, north_east = (hexes.centre_point(at, 1.0) for at in hexes.neighbours((0, 0)))
    assert east[0] > 0 and abs(east[1]) < 1e-9
    assert south_east[1] > 0 and south_east[0] > 0 > north_east[1]


@given(AXIAL, AXIAL)
def test_distance_is_the_number_of_steps(a: Axial, b: Axial) -> None:
    reached, steps = {a}, 0
    while b not in reached and steps < 4:
        reached |= {n for at in reached for n in hexes.neighbours(at)}
        steps += 1
    assert hexes.distance(a, b) == steps if b in reached else hexes.distance(a, b) > 4


@given(AXIAL, AXIAL)
def test_a_line_is_a_shortest_way(a: Axial, b: Axial) -> None:
    way = hexes.line(a, b)
    assert way[0] == a and way[-1] == b and len(way) == hexes.distance(a, b) + 1
    assert all(hexes.distance(one, two) == 1 for one, two in pairwise(way))


@given(AXIAL, st.integers(0, 6))
def test_turning_keeps_the_distance_and_six_turns_bring_it_home(at: Axial, turns: int) -> None:
    assert hexes.distance(hexes.rotated(at, turns), (0, 0)) == hexes.distance(at, (0, 0))
    assert hexes.rotated(hexes.rotated(at, turns), 6 - turns) == at


def test_a_ring_closes_and_each_step_leads_to_a_neighbour() -> None:
    way = hexes.ring((0, 0), 4)
    assert len(set(way)) == 24
    assert all(hexes.distance(one, two) == 1 for one, two in zip(way, [*way[1:], way[0]]))


def test_on_a_round_world_every_hex_outside_is_one_inside() -> None:
    inside = hexes.disc((0, 0), 3)
    assert all(hexes.wrapped(at, 3) == at for at in inside)
    moved = [(q + 7, r - 3) for q, r in inside]
    assert [hexes.wrapped(at, 3) for at in moved] == inside
    with pytest.raises(ValueError, match="more than one world"):
        hexes.wrapped((40, 0), 3)


def test_between_two_hexes_lies_one_in_a_straight_line_and_else_two() -> None:
    field = hexagon(4)
    number = field.number
    assert field.between[number[2, -1], number[0, 0]] == tuple(sorted((number[1, 0], number[1, -1])))
    assert field.between[number[2, 0], number[0, 0]] == (number[1, 0],)
    assert {len(between) for between in field.between.values()} == {1, 2}


def test_ways_of_two_and_three_steps() -> None:
    field = hexagon(4)
    ways = field.paths(field.number[0, 0], field.number[2, 0], 3)
    assert (field.number[1, 0],) in ways and len(ways) == 7
    assert len(field.paths(field.number[0, 0], field.number[3, 0], 3)) == 1
    assert field.paths(field.number[0, 0], field.number[4, 0], 3) == []


def test_corners_of_neighbours_coincide_along_the_common_side() -> None:
    for direction in range(6):
        there = hexes.corners(hexes.step((0, 0), direction), 10.0)
        here = hexes.corners((0, 0), 10.0)
        common = {here[direction], here[(direction + 1) % 6]}
        assert sum(any(abs(x - a) + abs(y - b) < 0.01 for a, b in there) for x, y in common) == 2
