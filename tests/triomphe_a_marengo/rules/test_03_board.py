"""Chapter 3, first half: areas, positions, adjacency, approaches and what blocks them."""

from __future__ import annotations

from feldherr.games.triomphe_a_marengo.board import (
    ALL_AREAS,
    APPROACHES,
    AREA_OF,
    AREAS,
    BEYOND,
    FIRST_BOX,
    FRANCE,
    FRONTS,
    FULL,
    LIES_IN,
    NEIGHBOURS,
    NOBODY,
    SPOTS,
    sheet,
)
from feldherr.games.triomphe_a_marengo.notation import spot_name
from feldherr.games.triomphe_a_marengo.state import occupant
from tests.triomphe_a_marengo.ground import austria, front, random_positions

BOARD = sheet()


def test_every_piece_on_the_board_belongs_to_exactly_one_area() -> None:
    """TM §3.1"""
    assert [AREA_OF[spot] for spot in range(FIRST_BOX)] == [*range(AREAS), *LIES_IN]
    assert {AREA_OF[spot] for spot in range(FIRST_BOX, SPOTS)} == {NOBODY}
    for position in random_positions(11, 400)[1::10]:
        s = position.now
        for area in range(AREAS):
            assert s.troops[area] == sum(1 for piece in range(39) if AREA_OF[s.spot[piece]] == area)


def test_an_area_with_five_edges_has_six_positions() -> None:
    """TM §3.2"""
    positions = [spot_name(spot) for spot in range(FIRST_BOX) if AREA_OF[spot] == 5]
    assert positions == ["5", "5>3", "5>4", "5>11", "5>12", "5>20"]
    for area in ALL_AREAS:
        edges = sum((edge.a == area) + (edge.b == area) for edge in BOARD.edges)
        assert AREA_OF.count(area) == 1 + edges


def test_a_piece_moved_into_an_approach_is_no_longer_in_reserve() -> None:
    """TM §3.3"""
    field = austria("4: 0=infantry-2", "5: 20=infantry-2")
    field.play("act 4", "block 4>5", "name 0", "done")
    assert field.at("4") == ()
    assert field.at("4>5") == (0,)


def test_a_piece_blocks_one_approach_and_no_second() -> None:
    """TM §3.3"""
    field = austria("4>5: 0=infantry-2", "5: 20=infantry-2", "6: 21=infantry-2")
    assert field.at("4>6") == ()
    assert field.refuses("act 4>6")
    field.play("act 4>5")
    assert field.why_not("block 4>6") == "7.11"


def test_any_number_of_own_pieces_may_share_a_position() -> None:
    """TM §3.4"""
    field = austria("4>5: 0=infantry-2", "4: 1=infantry-2 2=infantry-2", "5: 20=infantry-2")
    field.play("act 4", "block 4>5", "name 1", "name 2", "done")
    assert field.at("4>5") == (0, 1, 2)
    assert field.commands == 2


def test_an_area_is_occupied_by_a_piece_in_any_of_its_positions() -> None:
    """TM §3.5"""
    field = austria("4: 0=infantry-2", "5>11: 20=infantry-2", "11: 1=infantry-2")
    assert occupant(field.s, ALL_AREAS[5]) == FRANCE
    assert occupant(field.s, ALL_AREAS[6]) == NOBODY
    field.play("act 4")
    assert field.why_not("go over 4>5") == "7.2"
    assert field.why_not("go over 4>6") is None


def test_an_area_is_never_occupied_by_both_sides() -> None:
    """TM §3.5"""
    for position in random_positions(12, 900)[1:]:
        s = position.now
        areas = [{AREA_OF[s.spot[piece]] for piece in pieces} - {NOBODY} for pieces in (range(20), range(20, 39))]
        assert not areas[0] & areas[1]


def test_areas_that_share_an_edge_are_adjacent() -> None:
    """TM §3.7"""
    assert NEIGHBOURS[4] == (2, 5, 6)
    field = austria("4: 0=infantry-2")
    field.play("act 4")
    assert [option for option in field.options if option.startswith("go")] == [
        f"go over {front(name)}" for name in ("4>2", "4>5", "4>6")
    ]


def test_two_areas_may_share_two_approach_pairs_and_each_is_named() -> None:
    """TM §3.7, ruling r48"""
    assert [front(name) ^ 1 for name in ("1>2N", "1>2S")] == [front("2>1N"), front("2>1S")]
    field = austria("1: 0=infantry-2", "2>1N: 20=infantry-2")
    field.play("act 1")
    assert field.why_not("attack over 1>2N") == "9.0.2"
    assert field.why_not("attack over 1>2S") is None


def test_areas_that_touch_only_at_a_corner_are_not_adjacent() -> None:
    """TM §3.8"""
    corner = set(BOARD.spaces[69].polygon) & set(BOARD.spaces[79].polygon)
    assert len(corner) == 1
    assert 79 not in NEIGHBOURS[69]
    field = austria("69: 0=infantry-2")
    field.play("act 69")
    ways = [int(option.split()[-1]) for option in field.options if option.startswith("go")]
    assert sorted(BEYOND[way] for way in ways) == [60, 68, 71, 72, 77]
    assert field.refuses("go over 79>68")
    assert field.refuses("go over 68>79")


def test_the_parallel_approaches_of_adjacent_areas_are_opposite() -> None:
    """TM §3.9"""
    here, there = front("4>5"), front("5>4")
    assert here ^ 1 == there
    assert (LIES_IN[here], BEYOND[here]) == (4, 5)
    assert (LIES_IN[there], BEYOND[there]) == (5, 4)
    for approach in range(APPROACHES):
        assert BEYOND[approach] == LIES_IN[approach ^ 1]


def test_every_approach_is_narrow_or_wide_and_both_sides_alike() -> None:
    """TM §3.10, ruling r29"""
    assert {edge.width for edge in BOARD.edges} == {"narrow", "wide"}
    for approach in range(APPROACHES):
        assert FULL[approach] == FULL[approach ^ 1] == 1 + (BOARD.edges[approach >> 1].width == "wide")


def test_a_narrow_approach_is_fully_blocked_by_one_piece_and_a_wide_one_by_two() -> None:
    """TM §3.11"""
    narrow = austria("4: 0=infantry-2", "5>4: 20=infantry-2").play("act 4")
    assert narrow.why_not("attack over 4>5") == "9.0.2"
    wide = austria("2: 0=infantry-2", "4>2: 20=infantry-2 21=infantry-2").play("act 2")
    assert wide.why_not("attack over 2>4") == "9.0.2"
    empty = austria("4: 0=infantry-2", "5: 20=infantry-2").play("act 4")
    assert empty.why_not("attack over 4>5") is None


def test_a_wide_approach_with_one_piece_is_partially_blocked_and_a_narrow_one_never() -> None:
    """TM §3.12"""
    wide = austria("2: 0=infantry-2", "4>2: 20=infantry-2").play("act 2")
    assert wide.why_not("attack over 2>4") is None
    narrow = austria("4: 0=infantry-2", "5>4: 20=infantry-2").play("act 4")
    assert narrow.why_not("attack over 4>5") == "9.0.2"
    assert len(FRONTS[4]) == 3
