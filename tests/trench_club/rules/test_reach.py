"""The way-finder and the question: what is found at once is what one comes to step by step, and nothing else."""

from __future__ import annotations

import random
from typing import Any

import pytest

from feldherr.bots.trench_club.greedy import BOT
from feldherr.games.trench_club import GAME
from feldherr.games.trench_club.actions import HALT, Go
from feldherr.games.trench_club.board import FORT, MEADOW, NOBODY
from feldherr.games.trench_club.events import Moved
from feldherr.games.trench_club.rules.calls import Step
from feldherr.games.trench_club.rules.choices.moves import step
from feldherr.games.trench_club.rules.movement.contact import contact, contacts
from feldherr.games.trench_club.rules.movement.reach import Goal, all_shut, leads_to, next_steps, reach
from feldherr.games.trench_club.rules.movement.steps import go
from feldherr.games.trench_club.rules.movement.ways import mined
from feldherr.games.trench_club.rules.opening.options import TrenchClubOptions
from feldherr.games.trench_club.state import INSIDE, State, copy, frame_of
from feldherr.kernel.chance import from_random
from feldherr.kernel.playout import playout
from feldherr.kernel.question import Question
from tests.trench_club.scene import Scene, world


def step_by_step(s: State, unit: int, left: int, touched: bool, steps: int) -> dict[int, int]:
    """By hex where the move could end: the least it costs, found by answering the question and going there."""
    rest: dict[int, int] = {}
    seen = set[tuple[int, int, bool, bool]]()
    heads = [(copy(s), Step(unit, left, touched, steps))]
    while heads:
        here, call = heads.pop()
        options = step(here, unit, call.left, call.contact, call.steps)
        if HALT in options and here.where[unit] < INSIDE:
            note(rest, here.where[unit], left - call.left)
        for option in options:
            if not isinstance(option, Go) or mined(here, unit, option.hex):
                continue
            then, told = copy(here), list[Any]()
            following = go(then, told.append, call, option.hex)
            moved = told[0]
            assert isinstance(moved, Moved)
            if not isinstance(following, Step):
                note(rest, option.hex, left - moved.left)
            elif (key := (option.hex, following.left, following.contact, following.steps == 0)) not in seen:
                seen.add(key)
                heads.append((then, following))
    return rest


def note(rest: dict[int, int], hex_: int, cost: int) -> None:
    rest[hex_] = min(cost, rest.get(hex_, cost))


def to_hex(hex_: int) -> Goal:
    return lambda to, left, ended: to == hex_


def same(s: State, unit: int, left: int, touched: bool, steps: int) -> None:
    found = reach(s, unit, left, touched, steps)
    assert found.spent == step_by_step(s, unit, left, touched, steps)
    for hex_, way in found.way.items():
        assert not way or way[-1] == hex_
    dry = [to for to in step(s, unit, left, touched, steps) if isinstance(to, Go) and not mined(s, unit, to.hex)]
    assert {to.hex for to in dry} <= {to for to, _, _ in next_steps(s, unit, left, touched, steps)}
    at = s.where[unit]
    edge = {to for hex_ in found.spent for to in (hex_, *frame_of(s).near[hex_]) if s.at[to] == NOBODY and to != at}
    for hex_ in sorted(edge):
        assert leads_to(s, unit, at, left, touched, steps, to_hex(hex_)) == (hex_ in found.spent)
    open_ground = [hex_ for hex_, terrain in enumerate(s.terrain) if terrain != FORT]
    touching = contacts(s, unit)
    assert [hex_ for hex_ in open_ground if touching[hex_]] == [h for h in open_ground if contact(s, unit, h)]


def mine(s: State, rng: random.Random) -> State:
    """The same with mines of everybody in some free meadows."""
    then = copy(s)
    free = [hex_ for hex_, unit in enumerate(s.at) if unit == NOBODY and s.terrain[hex_] == MEADOW]
    then.mines = tuple(sorted((hex_, rng.randrange(4)) for hex_ in rng.sample(free, len(free) // 3)))
    return then


@pytest.mark.parametrize(
    "options",
    [{}, {"map": "isonzo", "half": "7-12"}, {"mode": "four"}, {"trenches": True},
     {"trenches": True, "map": "isonzo", "entente": "great-britain"}],
)  # fmt: skip
def test_the_way_finder_finds_what_one_comes_to_step_by_step(options: dict[str, Any]) -> None:
    """TC §4.2 §4.3 §4.18 §5.2 §13.7: on hexes, in forts, in trenches, over friends, around mines."""
    rng, looked = random.Random(2), [0, 0]

    def player(seat: int, choices: Any, args: tuple[Any, ...], open_: list[Any]) -> Any:
        question = Question(seat, choices, args)
        if question.name == "step" and question.s.turn.truck == NOBODY:
            inside = question.s.where[question.unit] >= INSIDE
            if inside or rng.random() < 0.15:
                s = question.s if rng.random() < 0.7 else mine(question.s, rng)
                same(s, question.unit, question.left, question.touched, question.steps)
                looked[inside] += 1
        return rng.choice(open_) if rng.random() < 0.3 else BOT.answer(question, rng)

    state, call = GAME.begin(TrenchClubOptions(stop_round=8, **options))
    playout(GAME, state, call, player, from_random(rng))
    assert looked[0] > 20 and looked[1] > 0, looked


def test_an_enemy_closes_the_first_hex_of_the_map_too() -> None:
    """TC §4.19"""
    s = Scene(world("germany tank 0.2", "france infantry 0.0", "france infantry 0.5")).s
    closed = all_shut(s, 0)
    assert s.where[1] == 0 and [hex_ for hex_, shut in enumerate(closed) if shut] == sorted(s.where[1:3])
