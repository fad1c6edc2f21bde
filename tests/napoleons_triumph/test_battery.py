"""The contract every game keeps, held against Napoleon's Triumph with both scenarios, teams and options."""

from __future__ import annotations

import random
from typing import Any

import pytest

from feldherr import games
from feldherr.games.napoleons_triumph import GAME
from feldherr.games.napoleons_triumph.actions import EndTurn, TakeRoad, Threaten, ThreatenGuard
from feldherr.games.napoleons_triumph.events import TurnBegan
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
    """NT §7.4, ruling r19: older records lack the draw that mixes who came together unseen; there nothing is mixed."""
    rng = random.Random(6)
    table = Table(GAME, GAME.options_type(), lambda _: chance.from_random(rng))
    while sum(type(event) is TurnBegan for _, event in table.happened) < 9:
        question = table.position.questions[0]
        quiet = [o for o in question.options() if type(o) not in (Threaten, ThreatenGuard, TakeRoad)]
        ends = EndTurn() in quiet and rng.random() < 0.2
        table.play(question.actor, [EndTurn() if ends else rng.choice(quiet)])
    content = record.dump(GAME, table)
    assert "\nrules 3\n" in content
    again = record.replay(GAME, record.load(GAME, content))
    assert GAME.write(again.position.now) == GAME.write(table.position.now)
    head, _, body = content.partition("\n\n")
    lines = body.splitlines()
    turns = [n for n, line in enumerate(lines) if line.endswith(": end turn")]
    drawn = [n + 1 for n in turns if lines[n + 1 : n + 2] and lines[n + 1].startswith("chance: ")]
    assert drawn
    older = [line for n, line in enumerate(lines) if n not in drawn]
    found = record.load(GAME, "\n".join([head.replace("\nrules 3\n", "\nrules 1\n"), "", *older, ""]))
    old = record.replay(GAME, found)
    assert old.draws == table.draws - len(drawn)
    assert record.dump(GAME, old).partition("\n\n")[2].splitlines() == older


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
