"""Retreat, step 2: where to. East-west arrows lead from 5 to 11, 12 and 20; between 3 and 5 there is none."""

from __future__ import annotations

from feldherr.games.triomphe_a_marengo.board import CAPACITY
from feldherr.games.triomphe_a_marengo.events import DiscsLost, DiscsPlaced, Retreated, Trapped, TurnedBack
from feldherr.games.triomphe_a_marengo.state import face_of
from tests.triomphe_a_marengo.field import Field, field, printed


def taken(pair: str, *lines: str) -> Field:
    """Austrian cavalry 13 takes the area beyond its approach; French morale is 12."""
    scene = field(f"{pair}: 13=cavalry-2", *lines, turn="12 austria", pool="6 12")
    return scene.play(f"act {pair}", f"attack over {pair}", "name 13", "done")


def test_pieces_retreat_to_the_reserve_of_adjacent_areas() -> None:
    """TM §13.2.1"""
    scene = taken("44>45", "45>39: 20=infantry-3", "39: 1=infantry-2")
    assert scene.options == ["retreat 20 over 184", "retreat 20 over 186"]
    assert scene.turned_away("france", "retreat 20 over 50>62")
    scene.play("retreat 20 over 45>50")
    assert scene.where(20) == "50"
    assert scene.happened(Retreated) == [Retreated(1, 20, 90 + 167, 50)]


def test_the_owner_decides_for_each_piece() -> None:
    """TM §13.2.2"""
    scene = taken("44>45", "45>39: 36=cavalry-2 37=cavalry-2", "39: 1=infantry-2").play("name 36", "name 37")
    assert scene.asked == "france retreat_over"
    assert scene.turned_away("austria", "retreat 36 over 45>46")
    scene.play("retreat 37 over 45>46", "retreat 36 over 45>50")
    assert [scene.where(p) for p in (36, 37)] == ["50", "46"]


def test_nobody_retreats_into_the_area_the_attack_came_from() -> None:
    """TM §13.2.3"""
    scene = taken("44>45", "45: 36=cavalry-2")
    assert scene.s.troops[44] == 1
    assert scene.why_not("retreat 36 over 45>44") == "13.2.3"


def test_after_a_road_attack_it_is_the_area_of_the_last_step() -> None:
    """TM §13.2.3, ruling r54"""
    scene = field("19: 13=cavalry-2", "45: 36=cavalry-2")
    scene.play("act 19", "take the road", "name 13", "cross 41 over 19>39", "cross 74 over 39>45", "done")
    assert scene.why_not("retreat 36 over 45>39") == "13.2.3"
    assert scene.why_not("retreat 36 over 45>44") is None


def test_nobody_retreats_into_an_area_with_an_enemy() -> None:
    """TM §13.2.4"""
    scene = taken("44>45", "45: 36=cavalry-2", "39: 1=infantry-2")
    assert scene.why_not("retreat 36 over 45>39") == "13.2.4"
    only = taken("44>45", "45: 36=cavalry-2", "39: 1=infantry-2", "46: 2=infantry-2")
    assert only.where(36) == "50"


def test_nobody_retreats_into_a_protected_entry_area() -> None:
    """TM §13.2.4 §15.8, ruling r19"""
    with printed(CAPACITY, 3, 1):
        scene = taken("4>2", "2: 36=cavalry-2 37=cavalry-1", "box 0: 1=infantry-2")
        assert scene.why_not("retreat 36 over 2>1N") == "13.2.4"
        assert scene.options == ["retreat 36 over 10", "retreat 37 over 10"]
        free = taken("4>2", "2: 36=cavalry-2 37=cavalry-1")
        assert free.why_not("retreat 36 over 2>1N") == "13.2.6"


def test_nobody_retreats_into_a_full_area() -> None:
    """TM §13.2.5"""
    scene = taken("2>4", "4: 36=cavalry-2 37=cavalry-1", "6: 20=infantry-2 21=infantry-2 22=infantry-2")
    assert scene.offers("retreat 37 over 4>6")
    scene.play("retreat 36 over 4>6")
    assert scene.where(37) == "5"
    with printed(CAPACITY, 5, 1):
        crowd = "6: 20=infantry-2 21=infantry-2 22=infantry-2 23=infantry-2"
        full = taken("2>4", "4: 36=cavalry-2 37=cavalry-1", crowd)
        assert full.why_not("retreat 37 over 4>6") == "13.2.5"


def test_a_french_piece_goes_against_the_arrow_only_if_it_must() -> None:
    """TM §13.2.6"""
    scene = taken("3>5", "5: 36=cavalry-2")
    assert scene.why_not("retreat 36 over 5>4") == "13.2.6"
    assert scene.offers("retreat 36 over 5>11")
    must = taken("3>5", "5: 36=cavalry-2", "11: 1=infantry-2", "12: 2=infantry-2", "20: 3=infantry-2")
    assert must.where(36) == "4"


def test_an_austrian_piece_goes_along_the_arrow_only_if_it_must() -> None:
    """TM §13.2.6"""
    attack = ("act 20>5", "attack over 20>5", "name 36", "done")
    scene = field("20>5: 36=cavalry-2", "5: 13=cavalry-2", turn="5 france", pool="6 6").play(*attack)
    assert [scene.why_not(f"retreat 13 over 5>{area}") for area in (11, 12)] == ["13.2.6", "13.2.6"]
    assert [scene.why_not(f"retreat 13 over 5>{area}") for area in (3, 4)] == [None, None]
    hemmed = field("20>5: 36=cavalry-2", "5: 13=cavalry-2", "3: 20=infantry-2", "4: 21=infantry-2", turn="5 france")
    hemmed.play(*attack)
    assert hemmed.options == ["retreat 13 over 22", "retreat 13 over 24"]


def test_a_way_along_the_arrow_has_no_priority() -> None:
    """TM §13.2.7"""
    scene = taken("4>5", "5: 36=cavalry-2")
    assert scene.offers("retreat 36 over 5>11")
    assert scene.turned_away("austria", "retreat 36 over 5>11")
    scene.play("retreat 36 over 5>3")
    assert scene.where(36) == "3"


def test_pieces_that_find_no_way_out_are_destroyed_at_one_disc_a_strength_point() -> None:
    """TM §13.2.8, ruling r5"""
    scene = taken("44>45", "45: 36=cavalry-2 37=cavalry-1", "39: 1=infantry-2", "46: 2=infantry-2", "50: 3=infantry-2")
    assert scene.happened(Trapped) == [Trapped(1, 36, face_of("cavalry-2")), Trapped(1, 37, face_of("cavalry-1"))]
    assert [scene.face(p) for p in (36, 37)] == ["destroyed", "destroyed"]
    assert scene.happened(DiscsLost) == [DiscsLost(1, -1, 3, 9)]


def test_if_there_is_room_for_some_the_owner_chooses_who_is_saved() -> None:
    """TM §13.2.8, ruling r28"""
    others = ("6: 21=infantry-2 22=infantry-2 23=infantry-2", "5: 1=infantry-2")
    scene = taken("2>4", "4: 20=infantry-3 36=cavalry-1", *others)
    assert scene.options == ["retreat 20 over 20", "retreat 36 over 20"]
    scene.play("retreat 20 over 4>6")
    assert [scene.face(p) for p in (20, 36)] == ["infantry-2", "destroyed"]
    assert scene.where(20) == "6"
    assert scene.happened(Trapped) == [Trapped(1, 36, face_of("cavalry-1"))]
    other = taken("2>4", "4: 20=infantry-3 36=cavalry-1", *others).play("retreat 36 over 4>6")
    assert [other.face(p) for p in (20, 36)] == ["destroyed", "cavalry-1"]
    assert other.happened(DiscsLost) == [DiscsLost(1, -1, 1, 11), DiscsLost(1, -1, 2, 9)]


def test_a_piece_that_can_retreat_must() -> None:
    """TM §13.2.8"""
    scene = taken("44>45", "45: 36=cavalry-2")
    assert all(option.startswith("retreat 36 over ") for option in scene.options)


def test_the_enemy_sees_who_goes_where_before_the_pieces_are_turned_back() -> None:
    """TM §13.2.9"""
    scene = taken("44>45", "45: 36=cavalry-2 37=cavalry-2").play("retreat 36 over 45>50")
    assert scene.face_up(36)
    scene.play("retreat 37 over 45>50")
    assert [scene.face_up(p) for p in (36, 37)] == [False, False]
    assert scene.happened(TurnedBack) == [TurnedBack((36, 37))]
    assert scene.happened(Retreated) == [Retreated(1, 36, 45, 50), Retreated(1, 37, 45, 50)]


def test_the_retreat_is_over_before_the_attackers_move_in() -> None:
    """TM §13.2.10"""
    scene = taken("44>45", "45: 36=cavalry-2", "46: 20=infantry-2")
    assert scene.asked == "france retreat_over"
    assert scene.where(13) == "44>45"
    scene.play("retreat 36 over 45>50")
    assert scene.asked == "austria continuations"
    assert scene.where(13) == "45"


def test_austria_commits_a_disc_for_each_piece_that_retreats_after_paying_for_the_others() -> None:
    """TM §13.2.8 §18.3.4, ruling r6"""
    others = ("2: 20=infantry-2", "6: 0=infantry-2 1=infantry-2 2=infantry-2")
    scene = field("5>4: 36=cavalry-2", "4: 13=cavalry-2 14=cavalry-1", *others, turn="5 france")
    scene.play("act 5>4", "attack over 5>4", "name 36", "done", "retreat 13 over 4>6")
    assert scene.happened(Trapped) == [Trapped(0, 14, face_of("cavalry-1"))]
    assert [type(event).__name__ for event in scene.events[-8:] if isinstance(event, DiscsLost | DiscsPlaced)] == [
        "DiscsLost",
        "DiscsPlaced",
    ]
    assert scene.happened(DiscsLost) == [DiscsLost(0, -1, 1, 5)]
    assert scene.happened(DiscsPlaced) == [DiscsPlaced(0, 4, 1)]
