"""Rulings that no rule of a chapter tries by itself."""

from __future__ import annotations

from msgspec.structs import replace

from feldherr.games.triomphe_a_marengo import GAME
from feldherr.games.triomphe_a_marengo.board import BOARD, NEIGHBOURS, adjacent
from feldherr.games.triomphe_a_marengo.events import Ended, LossTaken
from feldherr.games.triomphe_a_marengo.state import face_of
from tests.triomphe_a_marengo.field import field
from tests.triomphe_a_marengo.ground import france, front


def test_cavalry_continues_only_where_the_road_it_came_by_is_joined() -> None:
    """TM §12.6, ruling r15: two roads lead from 39 to 38, one on to 20, the other on to 37 and 46."""
    lines = ("39: 13=cavalry-2 0=infantry-2", "46: 20=infantry-2")
    joined = field(*lines).play("act 39", "take the road", "name 13", "cross 72 over 39>38", "halt")
    assert joined.offers("continue with 13 into 38>46")
    apart = field(*lines, "20: 21=infantry-2").play("act 39", "take the road", "name 13", "cross 71 over 39>38", "halt")
    assert apart.offers("continue with 13 into 38>20")
    assert apart.why_not("continue with 13 into 38>46") == "12.6"


def test_a_retreat_goes_over_an_approach_that_is_taboo_to_the_attacker() -> None:
    """TM §11.0.5, ruling r27"""
    scene = field("44>45: 0=infantry-2", "45>44: 20=cavalry-2", "taboo 90")
    assert scene.why_nowhere("44>45", "assault over 44>45") == "11.0.5"
    away = field("39>45: 0=infantry-2", "45: 36=cavalry-2", "46: 1=infantry-2", "50: 2=infantry-2", "taboo 90")
    away.play("act 39>45", "attack over 39>45", "name 0", "done")
    assert away.where(36) == "44"


def test_areas_behind_an_impassable_approach_would_be_adjacent() -> None:
    """TM §18.5.2, ruling r33: the printed board has none between two areas."""
    assert not any(edge.impassable for edge in BOARD.edges)
    edges = tuple(replace(edge, impassable=True) if edge.id == front("4>5") >> 1 else edge for edge in BOARD.edges)
    assert adjacent(replace(BOARD, edges=edges)) == adjacent(BOARD) == NEIGHBOURS
    assert NEIGHBOURS[4] == (2, 5, 6)


def test_who_passes_an_area_by_road_has_been_there() -> None:
    """TM §18.5.1, ruling r34: the discs of its former holder are lost."""
    kept = field("1: 0=infantry-2", "discs austria 45 2", "passed austria 45", "44: 20=infantry-2").play("end actions")
    assert kept.discs("austria", 45) == 2
    passed = field("44: 36=cavalry-2", "discs austria 45 2", "passed austria 45", "1: 0=infantry-2", turn="5 france")
    passed.play("act 44", "take the road", "name 36")
    passed.play(next(line for line in passed.options if line.startswith("cross") and f"over {front('44>45')}" in line))
    passed.play(next(option for option in passed.options if option.startswith("cross")))
    while passed.asked == "france road_step":
        passed.now("halt")
    passed.now("end actions").now("end actions")
    assert passed.where(36) != "45"
    assert passed.discs("austria", 45) == 0


def test_there_are_always_weaker_pieces_to_be_swapped_for() -> None:
    """TM §2.6 §4.3.3, ruling r36: twelve Austrians of strength 1 are no fault, and a thirteenth becomes one."""
    weak = " ".join(f"{piece}=infantry-1" for piece in range(12))
    scene = field(f"50: {weak}", "5>4: 38=artillery-1.open.announced.known", "4: 12=infantry-2", turn="5 france")
    scene.play("act 5>4", "execute bombardment by 38")
    assert scene.happened(LossTaken) == [LossTaken(12, face_of("infantry-2"), face_of("infantry-1"))]


def test_both_players_see_who_is_ready() -> None:
    """TM §14.2, ruling r38"""
    scene = france("5: 20=infantry-2.unready", "11: 21=infantry-2", "1: 0=infantry-2")
    for viewer in (0, 1, None):
        marks = {piece.id: piece.marks for piece in GAME.view(scene.position, viewer).pieces}
        assert [("unready" in marks[piece]) for piece in (20, 21)] == [True, False]


def test_a_response_that_cannot_stop_the_attack_takes_losses_in_the_approach() -> None:
    """TM §9.2.1 §13.1.3, ruling r52"""
    scene = field("44: 0=infantry-2 1=infantry-2 2=infantry-2", "45: 20=infantry-3 36=cavalry-2")
    scene.play("act 44", "attack over 44>45", "name 0", "name 1", "name 2", "done")
    scene.play("name 20", "done")
    assert scene.asked == "france retreat_over"
    hits = [event for event in scene.events if isinstance(event, LossTaken)]
    assert [(hit.piece, hit.after) for hit in hits] == [(20, face_of("infantry-2")), (20, face_of("infantry-1"))]
    assert [event.at for event in scene.said if isinstance(event, LossTaken)] == [90 + front("45>44")] * 2


def test_a_victor_without_a_piece_left_keeps_his_discs_in_the_area() -> None:
    """TM §18.3.3 §18.5.1, ruling r58"""
    scene = field("44>45: 0=infantry-2 1=infantry-2", "45>44: 20=infantry-1", "50: 21=infantry-2")
    scene.play("act 44>45", "assault over 44>45", "name 20", "done", "name 0", "done", "name 0", "done")
    assert scene.face(20) == "destroyed" and scene.discs("france", 45) == 1
    assert scene.why_nowhere("44>45", "go over 44>45") == "11.0.5"
    scene.now("end actions").now("end actions")
    if scene.asked == "france disc_to_recover":
        scene.now("done")
    assert scene.discs("france", 45) == 1


def test_a_single_piece_wears_down_a_partial_block_from_the_approach() -> None:
    """TM §9.3.3 §9.3.4, ruling r59"""
    scene = field("44>45: 0=infantry-2 1=infantry-2", "45>44: 20=infantry-2")
    scene.play("act 44>45", "attack over 44>45", "name 0", "done")
    assert (scene.where(0), scene.discs("france", 45)) == ("44>45", 1)
    scene.play("act 44>45", "attack over 44>45", "name 1", "done")
    assert scene.where(1) == "45"


def test_who_has_acted_and_what_is_left_to_spend_is_open_to_both() -> None:
    """TM §2.4 §6.2, ruling r60: and no face is."""
    scene = field("20: 0=infantry-2 1=infantry-3", "50: 20=infantry-2")
    scene.play("act 20", "go over 20>21", "name 0", "done")
    own, other = GAME.view(scene.position, 0), GAME.view(scene.position, 1)
    assert own.sides == other.sides and own.markers == other.markers
    assert [(p.id, p.at, p.marks) for p in own.pieces] == [(p.id, p.at, p.marks) for p in other.pieces]
    assert [p.marks for p in other.pieces if p.id == 0] == [("acted",)]
    assert [p.face for p in other.pieces if p.side == 0] == [None, None]
    rows = {str(row.label.id): row.value for row in other.sides[0].rows}
    assert rows["tm-row-commands"] == 2


def test_the_last_disc_ends_the_game_before_anything_else_is_paid() -> None:
    """TM §18.1.2 §18.4.4, ruling r6"""
    scene = field("44>45: 0=infantry-3 1=infantry-3", "45>44: 20=infantry-1", "45: 36=cavalry-2", pool="6 1")
    scene.play("act 44>45", "assault over 44>45", "name 20", "done", "name 0", "name 1", "done")
    scene.play("name 0", "name 1", "done")
    assert scene.asked == "over"
    assert isinstance(scene.events[-1], Ended) and scene.where(36) == "45"
