"""How the game is won. The objective line lies west of the eighteen eastern areas."""

from __future__ import annotations

import pytest

from feldherr.games.triomphe_a_marengo.events import AssaultEnded, Ended, Retreated
from tests.triomphe_a_marengo.field import Field, field


def last(*lines: str, pool: str = "1 1") -> Field:
    """The French turn of the last round ends."""
    return field(*lines, turn="16 france", pool=pool).play("end actions")


def test_a_demoralised_army_has_lost_in_the_middle_of_an_action() -> None:
    """TM §19.1"""
    scene = field("44>45: 0=infantry-3", "45>44: 20=infantry-1 21=infantry-3", "45: 22=infantry-2", pool="6 2")
    scene.play("act 44>45", "assault over 44>45", "name 20", "done", "name 0", "done", "name 0", "done", "done", "done")
    assert scene.asked == "over"
    assert scene.happened(AssaultEnded) == [AssaultEnded(181, 0)]
    assert scene.happened(Retreated) == []
    assert [scene.where(p) for p in (21, 22)] == ["45>44", "45"]
    assert scene.happened(Ended) == [Ended(0, "decisive", -1)]
    assert scene.position.outcome is not None
    assert scene.position.outcome.winners == (0,)


def test_if_nobody_is_demoralised_the_objective_line_decides_after_the_last_round() -> None:
    """TM §19.2"""
    scene = last("45: 0=infantry-2", "44: 20=infantry-2")
    assert scene.asked == "over"
    assert scene.happened(Ended) == [Ended(1, "marginal", 0)]
    before = field("45: 0=infantry-2", "44: 20=infantry-2", turn="15 france", pool="1 1").play("end actions")
    assert before.asked == "austria action_or_end"
    austrian = field("45: 0=infantry-2", "44: 20=infantry-2", turn="16 austria", pool="1 1").play("end actions")
    assert austrian.asked == "france action_or_end"


def test_three_austrian_pieces_beyond_the_line_win() -> None:
    """TM §19.3, ruling r35: in whatever position."""
    scene = last("73: 0=infantry-1 1=infantry-1", "64>63: 2=infantry-1", "63: 20=infantry-2", pool="3 3")
    assert scene.happened(Ended) == [Ended(0, "marginal", 3)]


@pytest.mark.parametrize("lines", [
    ("73: 0=infantry-3 1=infantry-3", "71: 2=infantry-3"),
    ("73: 0=infantry-3 1=infantry-3", "box 0: 2=infantry-3"),
])  # fmt: skip
def test_two_beyond_the_line_do_not_whoever_else_is_near_or_in_a_box(lines: tuple[str, ...]) -> None:
    """TM §19.3 §15.14"""
    assert last(*lines, "44: 20=infantry-2").happened(Ended) == [Ended(1, "marginal", 2)]


@pytest.mark.parametrize("beyond", [0, 1, 2])
def test_otherwise_france_wins_marginally(beyond: int) -> None:
    """TM §19.4"""
    pieces = " ".join(f"{p}=infantry-2" for p in range(beyond))
    scene = last("10: 10=infantry-2", "44: 20=infantry-2", *([f"79: {pieces}"] if beyond else []))
    assert scene.happened(Ended) == [Ended(1, "marginal", beyond)]
    assert scene.position.outcome is not None
    assert scene.position.outcome.winners == (1,)
