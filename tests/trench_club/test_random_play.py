"""Random play from positions that random games seldom come to: every special unit on the map, trenches, mines."""

from __future__ import annotations

import random
from typing import Any

import pytest

from feldherr.games.trench_club import GAME
from feldherr.kernel.answers import CHANCE
from feldherr.kernel.chance import from_random, take
from feldherr.kernel.position import answer, resume
from feldherr.proving.battery.speech import Speech
from tests.trench_club.scene import Scene, world

UNITS = (
    "germany builder 17.7", "germany gas-mortar 17.9", "germany mine-layer 16.7", "germany zeppelin 18.6",
    "germany big-bertha 19.6", "germany infantry 16.11", "germany transport-truck 15.12", "germany gun-turret in 2",
    "fort 2 germany", "france gunboat 18.9", "france railway-gun 19.12", "france ground-attack-aircraft 18.12",
    "france infantry 17.11", "france heavy-infantry 17.12", "france tank 16.13", "ground 18.9 water",
    "ground 18.10 water", "ground 18.11 water", "ground 17.11 trench", "ground 17.12 trench", "ground 16.12 trench",
    "mine 17.8 france", "coins germany 8", "coins france 9", "fort 3 france",
)  # fmt: skip


def watch(seed: int, rules: str, steps: int) -> set[str]:
    """Play on at random and look at everything said; what happened, by name."""
    rng = random.Random(seed)
    speech, told = Speech(GAME), set[str]()
    state, call = GAME.read(world(*UNITS, rules=rules))
    position, _ = resume(GAME, state, call)
    for _ in range(steps):
        if position.outcome:
            break
        question = position.questions[0]
        if question.actor == CHANCE:
            choice: Any = take(question, from_random(rng))
        else:
            speech.question(question)
            refusals = question.refusals()
            assert not set(refusals) & set(question.options())
            for candidate, rule in refusals.items():
                speech.rule(rule)
                speech.answer(question, candidate)
            choice = rng.choice(question.options())
        position, news = answer(GAME, position, question.actor, choice)
        assert GAME.faults(position.now) == []
        if not position.given and position.call is not None:
            text = GAME.write(position.settled)
            assert GAME.write(GAME.read(text)[0]) == text
        for event in news:
            speech.event(event, 2)
            told.add(type(event).__name__)
        speech.view(GAME.view(position, None))
    return told


@pytest.mark.parametrize("rules", ["special_units", "special_units trenches", "special_units trenches unit_limit"])
def test_special_units_act_in_random_play(rules: str) -> None:
    """Whatever comes, the state is sound and can be put into words."""
    assert Scene(world(*UNITS, rules=rules)).asked == "unit_to_move"
    told = set[str]()
    for seed in range(4):
        told |= watch(seed, rules, 120)
    assert told >= {"BuiltGround", "MineLaid", "GasSpread", "Scattered", "Fought"}
