"""Opponents are found by name, answer within the rules, and are never shown the truth."""

import random
from typing import Any

import pytest

from feldherr import bots, games
from feldherr.bots.player import answer
from feldherr.kernel.chance import Seed
from feldherr.kernel.game import Game
from feldherr.kernel.position import Position
from feldherr.kernel.table import Table

games.register("ford", "tests.ford")


def table(name: str) -> Table:
    game = games.game(name)
    return Table(game, game.options_type(), Seed("00" * 32).numbered)


@pytest.mark.parametrize("name", [*games.GAMES, "ford"])
def test_every_game_has_the_random_opponent_and_its_own(name: str) -> None:
    names = bots.names(name)
    assert names[0] == "random"
    assert [bots.bot(name, known).name for known in names] == list(names)


def test_an_opponent_that_does_not_exist_is_a_sentence() -> None:
    with pytest.raises(KeyError, match="there is no opponent 'karpov' for ford; there are: random"):
        bots.bot("ford", "karpov")


@pytest.mark.parametrize("name", [*games.GAMES, "ford"])
def test_an_opponent_is_handed_another_world_never_the_truth(name: str) -> None:
    seen: list[Position] = []

    class Curious:
        name = "curious"

        def choose(self, game: Game, position: Position, seat: int, rng: random.Random) -> Any:
            seen.append(position)
            question = position.question(seat)
            assert question
            return question.options()[0]

    played = table(name)
    seat = played.position.questions[0].actor
    given = answer(Curious(), played.game, played.position, seat, random.Random(1))
    assert seen[0] is not played.position
    played.play(seat, [given])


def test_the_random_opponent_takes_any_of_its_options() -> None:
    played = table("ford")
    rng = random.Random(1)
    question = played.position.questions[0]
    bot = bots.bot("ford", "random")
    given = {bot.choose(played.game, played.position, question.actor, rng) for _ in range(200)}
    assert given == set(question.options())
    with pytest.raises(ValueError, match="is not asked anything"):
        bot.choose(played.game, played.position, 1 - question.actor, rng)
