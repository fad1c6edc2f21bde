"""Chapter 4: setting up the game."""

from __future__ import annotations

from collections import Counter

import pytest

from feldherr.games.triomphe_a_marengo import GAME
from feldherr.games.triomphe_a_marengo.board import ALESSANDRIA, NEW_DISCS, START_MARKS
from feldherr.games.triomphe_a_marengo.events import DiscsReceived, SetUp, TurnBegan, TurnedBack
from feldherr.games.triomphe_a_marengo.state import TOKENS, face_name, level
from feldherr.kernel.answers import CHANCE, Illegal
from feldherr.kernel.position import answer, begin
from tests.triomphe_a_marengo.ground import Ground, austria, new_game
from tests.triomphe_a_marengo.scene import LINES


def faces(game: Ground, pieces: range | tuple[int, ...]) -> dict[str, int]:
    return dict(Counter(face_name(game.s.face[piece]) for piece in pieces))


def test_the_round_marker_begins_on_6h() -> None:
    """TM §4.1.1"""
    game = new_game()
    assert game.s.round == 1
    assert [m.at for m in GAME.view(game.position, None).markers if m.kind == "round"] == ["track:time:0"]


def test_twelve_discs_of_each_colour_lie_on_the_time_track() -> None:
    """TM §4.1.2"""
    assert [sum(discs[side] for discs in NEW_DISCS) for side in (0, 1)] == [12, 12]
    assert [discs[0] for discs in NEW_DISCS] == [2, 2, 2, 2, 2, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
    assert [discs[1] for discs in NEW_DISCS] == [1, 1, 1, 1, 1, 1, 2, 0, 0, 0, 3, 1, 0, 0, 0, 0]
    position, _ = begin(GAME, GAME.options_type())
    track = [m for m in GAME.view(position, None).markers if m.kind == "disc" and m.at.startswith("track:time")]
    assert sum(m.count for m in track if m.side == 1) == 12


def test_three_blue_discs_and_no_red_one_begin_in_the_pool() -> None:
    """TM §4.2.1: Austria with no disc is not demoralised by that; it takes its first ones in phase 1 of 6h."""
    state, _ = GAME.begin(GAME.options_type())
    assert [level(state, side) for side in (0, 1)] == [0, 3]
    game = new_game()
    assert game.asked == "austria action_or_end"
    assert [level(game.s, side) for side in (0, 1)] == [2, 3]


def test_the_start_boxes_hold_exactly_the_pieces_pictured() -> None:
    """TM §4.3.1"""
    for seed in (1, 2, 3):
        game = new_game(seed)
        assert faces(game, range(20)) == {"infantry-3": 3, "infantry-2": 10, "cavalry-2": 6, "artillery-1": 1}
        assert faces(game, range(20, 31)) == {"infantry-3": 2, "infantry-2": 6, "cavalry-2": 3}
        assert faces(game, range(31, 39)) == {"infantry-3": 2, "infantry-2": 4, "cavalry-2": 1, "artillery-1": 1}
        assert GAME.faults(game.s) == []


def test_a_piece_of_another_type_than_pictured_is_a_fault_of_the_set_up() -> None:
    """TM §4.3.1"""
    game = new_game()
    gun = next(piece for piece in range(20) if face_name(game.s.face[piece]) == "artillery-1")
    game.s.face[gun] = game.s.face[next(p for p in range(20) if face_name(game.s.face[p]) == "cavalry-2")]
    assert "side 0 has more pieces of a kind than it began with" in GAME.faults(game.s)


def test_both_players_know_what_each_box_contained_but_not_where_it_stands() -> None:
    """TM §4.3.2"""
    game = new_game()
    view = GAME.view(game.position, 0)
    bags = {frozenset(note.handles) for note in view.notes}
    assert bags == {frozenset(f"piece:{p}" for p in range(20, 31)), frozenset(f"piece:{p}" for p in range(31, 39))}
    assert sorted(game.s.bags[1].faces) == sorted(game.s.face[p] for p in range(20, 31))
    assert all(piece.face is None for piece in view.pieces if piece.side == 1)


def test_the_replacement_pieces_are_no_reinforcements() -> None:
    """TM §4.3.3"""
    game = austria("4: 0=infantry-2", "5: 20=infantry-2")
    assert game.refuses("act box 0")
    assert len(game.s.face) == 39


def test_the_french_start_pieces_are_mixed() -> None:
    """TM §4.4.1"""
    dealt = {tuple(new_game(seed).s.face[20:31]) for seed in range(8)}
    assert len(dealt) > 5


def test_each_start_symbol_receives_one_random_piece_in_reserve() -> None:
    """TM §4.4.2"""
    seen = set()
    for seed in range(8):
        game = new_game(seed)
        assert [len(game.s.at[area]) for area in range(90)] == START_MARKS
        assert {game.s.spot[piece] for piece in range(20, 31)} == {a for a in range(90) if START_MARKS[a]}
        seen.add(tuple(sorted(game.s.face[piece] for piece in game.at("5"))))
    assert len(game.at("5")) == 2
    assert len(seen) > 2


def test_france_does_not_choose_which_piece_goes_to_which_symbol() -> None:
    """TM §4.4.2"""
    position, _ = begin(GAME, GAME.options_type())
    assert [question.actor for question in position.questions] == [CHANCE]
    with pytest.raises(Illegal):
        answer(GAME, position, 1, LINES.read("name 20"))


def test_france_sees_its_start_pieces_only_after_all_are_placed_and_austria_never() -> None:
    """TM §4.4.3"""
    position, _ = begin(GAME, GAME.options_type())
    assert GAME.view(position, 1).pieces == ()
    game = new_game()
    french = range(20, 31)
    assert [game.seen("france", piece) for piece in french] == [face_name(game.s.face[p]) for p in french]
    assert {game.seen("austria", piece) for piece in french} == {None}


def test_the_reinforcements_are_dealt_at_random_to_the_three_boxes() -> None:
    """TM §4.5.1: 3 pieces to the box of 11h, 4 to that of 4h, 1 to that of 5h."""
    guns = set()
    for seed in range(12):
        game = new_game(seed)
        assert [len(game.at(f"box {box}")) for box in (1, 2, 3)] == [3, 4, 1]
        assert sorted(p for box in (1, 2, 3) for p in game.at(f"box {box}")) == list(range(31, 39))
        guns.add(game.where(next(p for p in range(31, 39) if face_name(game.s.face[p]) == "artillery-1")))
    assert guns == {"box 1", "box 2", "box 3"}


def test_france_sees_its_reinforcements_and_austria_only_their_number() -> None:
    """TM §4.5.2"""
    game = new_game()
    box = game.at("box 1")
    assert [game.seen("france", piece) for piece in box] == [face_name(game.s.face[p]) for p in box]
    assert [game.seen("austria", piece) for piece in box] == [None, None, None]


def test_the_austrians_are_hidden_in_alessandria_but_for_the_artillery() -> None:
    """TM §4.6.1 §4.6.2"""
    guns = set()
    for seed in range(6):
        game = new_game(seed)
        seen = [game.seen("france", piece) for piece in TOKENS[0]]
        assert Counter(seen) == {None: 19, "artillery-1": 1}
        guns.add(seen.index("artillery-1"))
    assert len(guns) > 2


def test_the_austrian_artillery_is_not_mixed_in_round_6h() -> None:
    """TM §4.6.2"""
    game = new_game()
    gun = next(piece for piece in range(20) if face_name(game.s.face[piece]) == "artillery-1")
    for _ in range(3):
        game.say("austria", f"mix {ALESSANDRIA}")
        assert game.face(gun) == "artillery-1"
        assert game.piece(gun, "france").marks == ("open",)


def test_the_austrian_artillery_is_turned_down_when_the_turn_of_7h_begins() -> None:
    """TM §4.6.2"""
    game = new_game()
    gun = next(piece for piece in range(20) if face_name(game.s.face[piece]) == "artillery-1")
    game.play("end actions", "end actions")
    assert (game.s.round, game.asked) == (2, "austria action_or_end")
    assert TurnedBack((gun,)) in game.events
    assert {game.seen("france", piece) for piece in range(20)} == {None}


def test_after_set_up_the_austrian_turn_of_6h_begins_with_its_discs() -> None:
    """TM §4.7"""
    game = new_game()
    assert game.events == [SetUp(), TurnBegan(0, 1), DiscsReceived(0, 2)]
    assert (game.s.round, game.s.side, game.commands) == (1, 0, 3)
    assert game.asked == "austria action_or_end"
