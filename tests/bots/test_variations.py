"""Trench Club's levels better a turn bit by bit: what is best is varied in what one unit does, and compared anew."""

from __future__ import annotations

import random
from typing import Any

import pytest

from feldherr.bots.search.bot import Root, Search
from feldherr.bots.search.plans import Plan
from feldherr.bots.trench_club import guide as places
from feldherr.bots.trench_club.guide import Guide
from feldherr.bots.trench_club.manner import CLASSIC as FORMER
from feldherr.bots.trench_club.manner import OWN
from feldherr.bots.trench_club.turns import turns
from feldherr.bots.trench_club.variations import meant, variations
from feldherr.games.trench_club import GAME
from feldherr.games.trench_club.state import State
from feldherr.kernel.position import Position, answer
from tests.bots.test_turns import first_turn
from tests.trench_club.scene import Scene, world

FIELD = (
    "germany infantry 15.10", "germany howitzer 17.8", "germany tank 16.8", "germany fighter 12.8",
    "france infantry 18.12", "france tank 17.12", "france heavy-mortar 19.13", "fort 2 france", "fort 0 germany",
)  # fmt: skip


def field() -> Position:
    """In the middle of a game: rounds in which armies matter are over."""
    return Scene(world(*FIELD)).position


def moved(position: Position, plan: Plan) -> tuple[list[int], tuple[Any, ...]]:
    assert plan.leads_to is not None
    end: State = plan.leads_to.settled
    return end.where, end.turn.attacks


def test_one_unit_does_something_else_and_everything_can_be_carried_out() -> None:
    position = field()
    plan = turns(position, 0, random.Random(1), OWN.taste, 1)[0]
    found = variations(position, 0, plan, random.Random(1), OWN.taste, 24)
    assert found[0] == plan and len(found) > 12
    where, attacks = moved(position, plan)
    stays, changes, single = False, set[int](), 0
    for other in found[1:]:
        there, theirs = moved(position, other)
        different = [unit for unit, (one, two) in enumerate(zip(where, there, strict=True)) if one != two]
        single += len(different) <= 1
        assert different or theirs != attacks
        changes |= {*different}
        stays |= any(there[unit] == position.now.where[unit] for unit in different)
        reached = position
        for given in other:
            reached, _ = answer(GAME, reached, 0, given)
        assert reached.now.where == there
    assert stays and len(changes) > 1, "some stay, and not always the same unit is changed"
    assert single >= 0.8 * (len(found) - 1), "the rest stays as it was, but for who finds his hex taken"


def test_what_a_turn_means_for_each_unit() -> None:
    position = field()
    plan = turns(position, 0, random.Random(1), OWN.taste, 1)[0]
    it = meant(plan)
    own = {unit for unit, who in enumerate(position.now.owner) if who == 0}
    assert set(it.moves) == own and set(it.targets) <= own
    assert len(it.targets) == len(moved(position, plan)[1])


def test_rounds_compare_the_best_with_its_variations_in_fresh_luck(monkeypatch: pytest.MonkeyPatch) -> None:
    compared: list[tuple[list[Any], int, int]] = []
    best = Root.best

    def noted(self: Root, ranked: list[Any], iterations: int) -> Any:
        compared.append((ranked, iterations, len(self.worlds)))
        return best(self, ranked, iterations)

    monkeypatch.setattr(Root, "best", noted)
    monkeypatch.setattr(places, "GUIDE", Guide(FORMER._replace(opening=2, rounds=3, width=6)))
    player = Search("x", 108)
    chosen = player.choose(GAME, field(), 0, random.Random(1))
    assert chosen in field().questions[0].options()
    assert len(compared) == 2, "tastes find but one turn here; what is not spent on it is left for its variations"
    assert compared[0][1] == 54 and [worlds for _, _, worlds in compared] == [0, 0]
    assert all(1 < len(ranked) <= 6 for ranked, _, _ in compared)
    assert 95 <= player.used <= 125


def test_with_one_round_nothing_is_varied(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(places, "GUIDE", Guide(FORMER._replace(opening=2)))
    monkeypatch.setattr(Guide, "vary", None)
    assert Search("x", 24).choose(GAME, field(), 0, random.Random(1)) in field().questions[0].options()


def test_in_the_opening_too_another_hex_is_a_candidate() -> None:
    """Tastes find one and the same turn there."""
    position = first_turn(1)
    seat = position.questions[0].actor
    plan = turns(position, seat, random.Random(1), OWN.taste, 8)[0]
    assert len(variations(position, seat, plan, random.Random(1), OWN.taste, 10)) > 8


def test_nobody_gives_up_a_conquest() -> None:
    """Whatever is varied, who can take a fort now takes it."""
    text = world("germany infantry 15.10", "germany tank 17.7", "france infantry 18.12", "fort 2 france")
    position = Scene(text).position
    plan = turns(position, 0, random.Random(1), OWN.taste, 1)[0]
    found = variations(position, 0, plan, random.Random(1), OWN.taste, 12)
    assert len(found) > 4
    assert all(one.leads_to is not None and one.leads_to.settled.fort[2] == 0 for one in found)
