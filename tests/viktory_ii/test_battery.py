"""The contract every game keeps, held against Viktory II with any number of players and any options."""

from __future__ import annotations

import random
from typing import Any

import pytest

from feldherr import games
from feldherr.games.viktory_ii import GAME
from feldherr.games.viktory_ii.board import UNKNOWN
from feldherr.games.viktory_ii.state import frame_of
from feldherr.kernel import chance
from feldherr.kernel.table import Table
from feldherr.proving.battery.contract import Bench, check_game

if "viktory-ii" not in games.names():
    games.register("viktory-ii", "feldherr.games.viktory_ii")

SWITCHES = (
    "subjugation", "decisive_blow", "dominance", "random_end", "flat_world", "open_map", "balanced_land", "less_luck",
    "relocation", "vassals",
)  # fmt: skip


def any_options(seed: int) -> Any:
    rng = random.Random(f"options {seed}")
    thrown = {name: rng.random() < 0.35 for name in SWITCHES}
    players = rng.choice((2, 2, 3, 3, 4, 5, 6))
    stop = rng.choice((4, 6, 8))
    return GAME.options_type(players=players, **thrown, stop_round=stop, map_seed=rng.choice((0, 0, 5)))


@pytest.mark.parametrize("seed", range(6))
def test_random_games_with_random_options_keep_the_contract(seed: int) -> None:
    coverage = check_game(GAME, any_options(seed), seed, 15, bench=Bench(GAME, few=0))
    assert coverage.games == 1 and coverage.checks


def test_no_unit_ever_stands_beside_a_tile_that_lies_face_down() -> None:
    """V2 §9.2.1 §3.2.8"""
    rng = random.Random(3)
    table = Table(GAME, GAME.options_type(players=3, stop_round=8), lambda _: chance.from_random(rng))
    known: set[int] = set()
    while table.outcome is None:
        s = table.position.settled
        units = [unit for unit, kind in enumerate(s.kind) if kind]
        assert not any(s.terrain[n] == UNKNOWN for unit in units for n in frame_of(s).near[s.where[unit]])
        revealed = {hex_ for hex_, terrain in enumerate(s.terrain) if terrain != UNKNOWN}
        assert known <= revealed, "what was turned up stays so"
        known = revealed
        question = table.position.questions[0]
        table.play(question.actor, [rng.choice(question.options())])


def test_every_list_of_options_is_short() -> None:
    rng = random.Random(5)
    table = Table(GAME, GAME.options_type(players=6, stop_round=6), lambda _: chance.from_random(rng))
    longest = 0
    while table.outcome is None:
        question = table.position.questions[0]
        longest = max(longest, len(question.options()))
        table.play(question.actor, [rng.choice(question.options())])
        table.forget()
    assert longest < 200
