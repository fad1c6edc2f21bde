"""What counts as chosen already, and what else on the map stands for an answer: docs/hand.md."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from feldherr import games
from feldherr.kernel.answers import DONE
from feldherr.proving.battery.play import questions


def asked(name: str, question: str, seeds: int = 6) -> Iterator[Any]:
    return (one for one in questions(name, seeds) if one.name == question)


def test_all_of_a_corps_go_along_until_one_is_left_behind() -> None:
    """NT §9.8"""
    game, met = games.game("napoleons-triumph"), 0
    for question in asked("napoleons-triumph", "regiments_to_leave"):
        left = {name.piece for name in question.chosen}
        assert set(game.marked(question)) == {f"piece:{block}" for block in question.going if block not in left}
        for answer in question.options():
            if answer != DONE:
                assert f"piece:{answer.piece}" in game.marked(question)
                assert game.option(question, answer).id == "nt-do-leave"
                met += 1
    assert met > 5


def test_an_army_is_chosen_by_its_units_and_stays_marked() -> None:
    """TC §3.8 §3.12"""
    game, met = games.game("trench-club"), [0, 0]
    for question in asked("trench-club", "army_to_use"):
        chosen = set(game.marked(question))
        for answer in question.options():
            units = set(game.besides(question, answer))
            assert not units & chosen
            met[0] += len(units)
        met[1] += len(chosen)
    assert min(met) > 0


def test_a_nation_is_chosen_by_its_regions_and_stays_marked() -> None:
    """NE §7.1.5"""
    game, met = games.game("napoleon-in-europe"), [0, 0]
    for question in asked("napoleon-in-europe", "nation_to_lead", 3):
        for answer in question.options():
            assert answer.handles[0] in game.besides(question, answer)
            met[0] += 1
        met[1] += len(game.marked(question))
    assert min(met) > 0
