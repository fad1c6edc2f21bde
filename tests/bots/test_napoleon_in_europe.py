"""Greedy in Napoleon in Europe."""

from __future__ import annotations

import random
from typing import Any

import pytest

from feldherr.bots import player
from feldherr.bots.napoleon_in_europe.greedy import BOT, reply
from feldherr.games.napoleon_in_europe import GAME
from feldherr.games.napoleon_in_europe.actions import BeginTurn, Break
from feldherr.games.napoleon_in_europe.rules.choices.diplomacy import opening
from feldherr.games.napoleon_in_europe.rules.opening.options import NapoleonOptions
from feldherr.kernel import chance
from feldherr.kernel.answers import CHANCE, Outcome
from feldherr.kernel.playout import playout
from feldherr.kernel.position import answer, begin
from feldherr.kernel.question import Choices, Question
from tests.napoleon_in_europe.scene import THREE, Scene


def play(seed: int, greedy: set[int], options: NapoleonOptions) -> Outcome:
    """A game to its end; who is not greedy takes any option."""
    rng = random.Random(seed)
    position, _ = begin(GAME, options)
    while position.outcome is None:
        question = position.questions[0]
        if question.actor == CHANCE:
            choice = chance.take(question, chance.from_random(rng))
        elif question.actor in greedy:
            choice = player.answer(BOT, GAME, position, question.actor, rng)
        else:
            choice = rng.choice(question.options())
        position, _ = answer(GAME, position, question.actor, choice)
    return position.outcome


def choice(scene: Scene) -> str:
    """What greedy would say, as a name."""
    found = BOT.choose(GAME, scene.position, scene.question.actor, random.Random(1))
    return type(found).__name__


@pytest.mark.parametrize("seat", [0, 1])
def test_greedy_beats_random_from_either_side(seat: int) -> None:
    assert play(seat, {seat}, NapoleonOptions(players=2, victory="total", stop_round=8)).winners == (seat,)


def test_a_game_of_greedy_players_ends() -> None:
    outcome = play(3, {0, 1, 2}, NapoleonOptions(players=3, victory="total", stop_round=6))
    assert len(outcome.scores) == 3


def test_greedy_takes_what_lies_open_and_leaves_what_is_stronger() -> None:
    assert choice(Scene(THREE)) == "EndMovement"
    open_land = Scene(THREE + "proposed second\nproposed third\nPicardy: France 1I\n")
    assert choice(open_land) == "From"
    guarded = Scene(THREE + "proposed second\nproposed third\nNaples: France 1I\nPapalStates: Austria 9I\n")
    assert choice(guarded) == "EndMovement"


def test_greedy_leaves_an_ally_who_is_far_ahead() -> None:
    ahead = "ally first second\nown GreatBritain Denmark Sweden Norway Finland Portugal Hanover\nParis: France 1I\n"
    for told, wanted in ((ahead, Break), ("ally first second\nParis: France 1I\n", BeginTurn)):
        scene = Scene(THREE + told)
        before = Question(scene.question.actor, opening, (scene.position.now, scene.question.actor, ()))
        assert type(reply(before, (), random.Random(1))) is wanted
        assert choice(scene) != "Break", "before the turn or not at all"


def test_greedy_exchanges_its_sets() -> None:
    assert choice(Scene(THREE + "phase production\nhand France infantry-Spain 3\n")) == "Play"
    assert choice(Scene(THREE + "phase production\nhand France infantry-Spain 1\n")) == "EndTurn"


def test_it_does_not_ally_and_part_for_ever() -> None:
    """In this game two sides once made and broke their alliance in one turn without end."""
    rng, said = random.Random(7), list[Any]()

    def quick(seat: int, choices: Choices, args: tuple[Any, ...], options: list[Any]) -> Any:
        question = Question(seat, choices, args)
        said.append(rng.choice(options) if choices.__name__ == "nation_to_lead" else reply(question, said, rng))
        assert len(said) < 6000
        return said[-1]

    state, call = GAME.begin(NapoleonOptions())
    outcome, _ = playout(GAME, state, call, quick, chance.from_random(rng))
    assert outcome.winners
