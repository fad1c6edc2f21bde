"""The rules of New Game, each tried from a position."""

from feldherr.kernel.position import answer, begin, resume

from . import GAME
from .rules import Man, State, Step, Turn


def test_each_side_has_two_pieces_and_only_the_one_in_front_has_a_field_to_step_to() -> None:
    """NG §1.1 §2.1 §2.2"""
    position, _ = begin(GAME, GAME.options_type())
    assert position.now.men == [Man(0, 1), Man(0, 2), Man(1, 7), Man(1, 6)]
    assert position.questions[0].options() == [Step(1, 3)]
    assert position.questions[0].refusals() == {Step(0, 2): "2.2", Step(2, 6): "2.1", Step(3, 5): "2.1"}


def test_who_takes_the_last_enemy_has_won() -> None:
    """NG §3.1 §3.2"""
    position, _ = resume(GAME, State([Man(0, 4), Man(1, 5)]), Turn())
    position, _ = answer(GAME, position, 0, Step(0, 5))
    assert position.now.men == [Man(0, 5), Man(1, 0)]
    assert position.outcome and position.outcome.winners == (0,)
