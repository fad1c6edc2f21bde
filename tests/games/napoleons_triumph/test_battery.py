"""The contract every game keeps, held against Napoleon's Triumph with both scenarios, teams and options."""

from __future__ import annotations

import random
from typing import Any

import pytest

from feldherr import games
from feldherr.games.napoleons_triumph import GAME
from feldherr.kernel import chance, record
from feldherr.kernel.table import Table
from feldherr.proving.battery.contract import Bench, check_game

if "napoleons-triumph" not in games.names():
    games.register("napoleons-triumph", "feldherr.games.napoleons_triumph")


def any_options(seed: int) -> Any:
    rng = random.Random(f"options {seed}")
    players = {"allied_players": rng.choice((1, 1, 2, 4)), "french_players": rng.choice((1, 1, 3))}
    return GAME.options_type(december=1 + seed % 2, santon=rng.random() < 0.5, auction=rng.random() < 0.3, **players)


@pytest.mark.parametrize("seed", range(3))
def test_random_games_with_random_options_keep_the_contract(seed: int) -> None:
    coverage = check_game(GAME, any_options(seed), seed, 60, bench=Bench(GAME, few=0))
    assert coverage.games == 1 and coverage.checks


def test_records_of_older_rules_are_replayed() -> None:
    """Rules 2 only offer more road threats than rules 1: what was answered then is still open."""
    rng = random.Random(6)
    table = Table(GAME, GAME.options_type(), lambda _: chance.from_random(rng))
    for _ in range(150):
        question = table.position.questions[0]
        table.play(question.actor, [rng.choice(question.options())])
    content = record.dump(GAME, table)
    assert "\nrules 2\n" in content
    older = record.load(GAME, content.replace("\nrules 2\n", "\nrules 1\n"))
    assert GAME.write(record.replay(GAME, older).position.now) == GAME.write(table.position.now)


def test_every_list_of_options_is_short_and_the_game_ends() -> None:
    """NT §7.1 §16.11."""
    rng = random.Random(5)
    table = Table(GAME, GAME.options_type(december=1), lambda _: chance.from_random(rng))
    longest = 0
    while table.outcome is None:
        question = table.position.questions[0]
        longest = max(longest, len(question.options()))
        table.play(question.actor, [rng.choice(question.options())])
        table.forget()
    assert longest < 200 and len(table.outcome.winners) == 1
