"""The rules of Nine Fields, each tried from a position."""

from feldherr.kernel.chance import Seed
from feldherr.kernel.position import answer, resume
from feldherr.kernel.table import Table

from . import GAME
from .rules import Man, State, Step, Turn


def test_each_side_has_three_pieces_and_only_the_one_in_front_has_a_field_to_step_to() -> None:
    """NF §1.1 §2.1 §2.2"""
    position = Table(GAME, GAME.options_type(), Seed("00").numbered).position
    assert sorted(man.strength for man in position.now.men) == [1, 1, 2, 2, 3, 3]
    assert position.questions[0].options() == [Step(2, 4)]
    assert [*position.questions[0].refusals().values()] == ["2.2", "2.2", "2.1", "2.1", "2.1"]


def test_the_stronger_stays_and_who_is_alone_has_won() -> None:
    """NF §3.1 §3.2"""
    position, _ = resume(GAME, State([Man(0, 2, 4), Man(1, 1, 5)]), Turn())
    position, _ = answer(GAME, position, 0, Step(0, 5))
    assert position.now.men[0] == Man(0, 2, 5, shown=True)
    assert position.outcome and position.outcome.winners == (0,)
