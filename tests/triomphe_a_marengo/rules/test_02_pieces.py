"""Chapter 2: pieces, their faces, and losses."""

from __future__ import annotations

from feldherr.games.triomphe_a_marengo import GAME
from feldherr.games.triomphe_a_marengo.board import AUSTRIA, FRANCE
from feldherr.games.triomphe_a_marengo.events import LossTaken, Shown, TurnedBack
from feldherr.games.triomphe_a_marengo.state import ARTILLERY, CAVALRY, INFANTRY, TOKENS, face_of, kind, strength
from tests.triomphe_a_marengo.ground import Ground, austria, france, random_positions


def test_a_player_acts_with_his_own_pieces_only() -> None:
    """TM §2.1"""
    field = austria("4: 0=infantry-2 1=infantry-3", "5: 20=infantry-2 21=cavalry-2")
    assert field.why_not("act 4") is None
    assert field.why_not("act 5") == "2.1"
    assert field.refuses("mix 5")
    field.say("austria", "mix 4")
    assert field.places(0, 1, 20) == ["4", "4", "5"]


def test_the_strength_is_the_number_of_symbols_on_the_face() -> None:
    """TM §2.2"""
    field = austria("4: 0=infantry-3 1=artillery-1 2=cavalry-2")
    assert [strength(field.s, piece) for piece in TOKENS[AUSTRIA][:3]] == [3, 1, 2]


def test_a_piece_has_one_type_that_never_changes() -> None:
    """TM §2.3"""
    field = austria("4: 0=infantry-3 1=artillery-1 2=cavalry-2")
    assert [kind(field.s, piece) for piece in TOKENS[AUSTRIA][:3]] == [INFANTRY, ARTILLERY, CAVALRY]
    shelled = bombarded("20=cavalry-2").play("execute bombardment by 0")
    assert shelled.face(20) == "cavalry-1"
    assert kind(shelled.s, TOKENS[FRANCE][0]) == CAVALRY


def test_the_opponent_sees_a_piece_but_neither_type_nor_strength() -> None:
    """TM §2.4"""
    field = austria("4: 0=infantry-3", "5: 20=infantry-2")
    assert field.piece(20, "austria").face is None
    assert (field.piece(20, "austria").side, field.piece(20, "austria").at) == (1, "space:5")
    assert field.piece(20, "france").face == "infantry-2"
    assert field.piece(0, "france").face is None


def test_no_piece_shows_a_face_that_no_rule_has_disclosed() -> None:
    """TM §2.4"""
    hidden = 0
    for position in random_positions(7, 900)[::7]:
        for viewer in (0, 1):
            for piece in GAME.view(position, viewer).pieces:
                if piece.side != viewer and not position.now.known[piece.id]:
                    assert piece.face is None
                    hidden += 1
    assert hidden > 1000


def test_cavalry_that_continues_is_shown_and_hidden_again_at_once() -> None:
    """TM §2.5"""
    field = austria("4: 0=cavalry-2", "5: 20=infantry-2", "11: 21=infantry-2")
    field.play("act 4", "go over 4>6", "name 0", "done", "continue with 0 into 6>11", "done")
    assert field.places(0) == ["6>11"]
    assert field.all(Shown) == [Shown(0, face_of("cavalry-2"), True)]
    assert not field.s.up
    assert field.piece(0, "france").marks == ("acted", "known")


def test_a_front_line_lies_open_until_the_assault_is_concluded() -> None:
    """TM §2.5"""
    field = austria("4>5: 0=infantry-3 1=infantry-2", "5>4: 20=infantry-3 21=infantry-2")
    field.play("act 4>5", "assault over 4>5", "name 20", "done")
    assert "open" in field.piece(20, "austria").marks
    assert field.piece(20, "austria").face == "infantry-3"
    field.play("name 0", "done", "name 0", "done")
    assert field.piece(0, "france").face == "infantry-3"
    assert field.piece(21, "austria").face is None
    field.play("done", "done")
    assert field.asked == "austria action_or_end"
    assert not field.s.up
    assert field.all(TurnedBack) == [TurnedBack((20, 0))]


def bombarded(*pieces: str) -> Ground:
    """The Austrian gun 0 in 4>5 may execute its bombardment against these pieces in the opposite approach."""
    return austria("4>5: 0=artillery-1.announced.open.known", f"5>4: {' '.join(pieces)}", round_=6).play("act 4>5")


def test_a_loss_swaps_a_piece_for_a_weaker_one_of_its_type_in_the_same_position() -> None:
    """TM §2.6 §2.8"""
    field = bombarded("20=infantry-3").play("execute bombardment by 0")
    assert field.face(20) == "infantry-2"
    assert field.places(20) == ["5>4"]
    assert field.asked == "austria action_or_end"


def test_two_losses_make_infantry_3_infantry_1() -> None:
    """TM §2.6"""
    field = france("4>5: 20=infantry-3", "5>4: 0=infantry-3 1=infantry-3", round_=6)
    field.play("act 4>5", "assault over 4>5", "name 0", "done", "name 20", "done", "name 20", "done", "done", "name 1")
    field.play("done")
    # 3 - 1 - 3 - 2 = -3: a loss for the front line, and one more because the result reaches the strength in front
    assert field.face(20) == "infantry-1"
    assert [e for e in field.all(LossTaken) if e.piece == 20] == [
        LossTaken(20, face_of("infantry-3"), face_of("infantry-2")),
        LossTaken(20, face_of("infantry-2"), face_of("infantry-1")),
    ]


def test_a_piece_reduced_to_nothing_leaves_the_board_for_good() -> None:
    """TM §2.7"""
    field = bombarded("20=cavalry-1", "21=infantry-2").play("execute bombardment by 0", "name 20")
    assert field.places(20, 21) == ["off", "5>4"]
    assert field.s.at[field.s.spot[21]] == (21,)
    assert field.s.troops[5] == 1
    field.play("end actions")
    assert field.asked == "france action_or_end"
    assert field.refuses("act 438")
    assert field.refuses("act 436")


def test_the_opponent_is_told_the_old_and_the_new_face() -> None:
    """TM §2.8"""
    field = bombarded("20=infantry-3").play("execute bombardment by 0")
    told = [event.seen_by(0) for event in field.all(LossTaken)]
    assert told == [LossTaken(20, face_of("infantry-3"), face_of("infantry-2"))]
    assert "open" not in field.piece(20, "austria").marks


def test_of_a_destroyed_piece_the_last_face_is_told() -> None:
    """TM §2.8"""
    field = bombarded("20=infantry-1").play("execute bombardment by 0")
    assert [event.seen_by(0) for event in field.all(LossTaken)] == [LossTaken(20, face_of("infantry-1"), 0)]


def test_discs_do_not_occupy_an_area() -> None:
    """TM §2.9"""
    field = austria("4: 0=infantry-2", "pool 6 3", "discs france 5 2", "passed france 5")
    field.play("act 4")
    assert field.why_not("attack over 4>5") == "9.0.3"
    field.play("go over 4>5", "name 0", "done")
    assert field.places(0) == ["5"]
    assert "discs france 5 2" in field.notation


def test_discs_do_not_count_against_the_capacity() -> None:
    """TM §2.9"""
    field = austria("12: 0=infantry-2 1=infantry-2", "5: 2=infantry-2", "pool 2 5", "discs austria 12 4")
    field.play("act 5", "go over 5>12", "name 2", "done")
    assert field.places(0, 1, 2) == ["12", "12", "12"]
