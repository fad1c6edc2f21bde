"""Chapter 5: rounds, turns and phases."""

from __future__ import annotations

from feldherr.games.triomphe_a_marengo.board import LAST_ROUND, TIME
from feldherr.games.triomphe_a_marengo.events import (
    ActionsEnded,
    CommandSpent,
    DiscsReceived,
    DiscsReturned,
    Ended,
    PushedBack,
    TurnBegan,
)
from feldherr.games.triomphe_a_marengo.shown.words import hour
from tests.triomphe_a_marengo.ground import austria, france, new_game


def test_sixteen_rounds_lead_from_6h_in_the_morning_to_9h_in_the_evening() -> None:
    """TM §5.1"""
    assert LAST_ROUND == len(TIME) == 16
    assert [hour(round_) for round_ in range(1, 17)] == list(range(6, 22))


def test_there_is_no_seventeenth_round() -> None:
    """TM §5.1 §5.4"""
    game = new_game()
    for _ in range(31):
        game.play("end actions")
    assert (game.s.round, game.asked) == (16, "france action_or_end")
    game.play("end actions")
    assert game.asked == "over"
    assert game.s.round == 16
    assert game.all(TurnBegan)[-1] == TurnBegan(1, 16)


def test_each_side_has_one_turn_a_round_and_austria_the_first() -> None:
    """TM §5.2"""
    game = new_game()
    for _ in range(6):
        game.play("end actions")
    turns = [(event.round, event.side) for event in game.all(TurnBegan)]
    assert turns == [(1, 0), (1, 1), (2, 0), (2, 1), (3, 0), (3, 1), (4, 0)]


def test_france_cannot_act_in_the_austrian_turn_but_decides_as_defender() -> None:
    """TM §5.2"""
    field = austria("4: 0=infantry-2", "5: 20=infantry-2", "6: 21=infantry-2")
    assert field.turned_away("france", "act 6")
    assert field.turned_away("france", "end actions")
    field.play("act 4", "attack over 4>5", "name 0", "done")
    assert field.asked == "france responders"


def test_the_round_marker_moves_on_after_the_french_turn() -> None:
    """TM §5.3"""
    field = france("5: 20=infantry-2", "1: 0=infantry-2", round_=7)
    field.play("end actions")
    assert (field.s.round, hour(field.s.round), field.asked) == (8, 13, "austria action_or_end")


def test_the_round_marker_does_not_move_after_the_austrian_turn() -> None:
    """TM §5.3"""
    field = austria("5: 20=infantry-2", "1: 0=infantry-2", round_=7)
    field.play("end actions")
    assert (field.s.round, field.asked) == (7, "france action_or_end")


def test_the_game_ends_with_the_french_turn_of_9h_in_the_evening() -> None:
    """TM §5.4"""
    field = france("5: 20=infantry-2", "1: 0=infantry-2", round_=16).play("end actions")
    assert field.asked == "over"
    assert field.all(Ended) == [Ended(1, "marginal", 0)]


def test_the_game_goes_on_after_9h_in_the_morning() -> None:
    """TM §5.4"""
    field = france("5: 20=infantry-2", "1: 0=infantry-2", round_=4).play("end actions")
    assert (field.s.round, hour(field.s.round), field.asked) == (5, 10, "austria action_or_end")
    assert field.all(Ended) == []


def test_the_last_round_is_counted_after_phase_4_of_france() -> None:
    """TM §5.4, ruling r46"""
    field = france("5: 20=infantry-2", "1: 0=infantry-2", "pool 12 14", "discs france 5 1", round_=16)
    field.play("end actions")
    kinds = [type(event) for event in field.events]
    assert kinds == [ActionsEnded, DiscsReturned, Ended]


def test_discs_come_first_then_the_approaches_then_the_actions() -> None:
    """TM §5.5"""
    field = austria("4: 0=infantry-2", "5>4: 20=infantry-2", commands=1)
    field.play("act 4", "go over 4>6", "name 0", "done", "end actions")
    turn = field.events[field.events.index(TurnBegan(1, 3)) :]
    assert turn == [TurnBegan(1, 3), DiscsReceived(1, 1), PushedBack(1, (20,), 5)]
    assert field.where(20) == "5"
    assert field.asked == "france action_or_end"
    assert [event.left for event in field.all(CommandSpent)] == [0]


def test_the_phases_concern_the_active_players_own_pieces_and_discs() -> None:
    """TM §5.5"""
    field = france("5: 20=infantry-2", "4>5: 0=infantry-2", "pool 5 6", "discs austria 4 1", round_=3)
    field.play("act 5", "go over 5>11", "name 20", "done", "end actions")
    assert field.places(0, 20) == ["4", "11"]
    assert [event.side for event in field.all(PushedBack)] == [0]
    assert field.all(DiscsReturned) == []
    assert field.discs("austria", 4) == 1
    field.play("end actions")
    assert field.all(DiscsReturned) == [DiscsReturned(0, 4, 1)]


def test_no_action_is_taken_once_phase_4_has_begun() -> None:
    """TM §5.5"""
    field = france("5: 20=infantry-2", "4: 0=infantry-2", "pool 6 5", "discs france 5 1").play("end actions")
    assert field.asked == "france disc_to_recover"
    assert field.commands == 3
    assert field.refuses("act 5")
    assert field.refuses("end actions")
