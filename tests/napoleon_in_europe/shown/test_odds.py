"""What is said of a battle before it is fought, against battles fought by the rules, and against a closed form."""

from __future__ import annotations

import random
from typing import Any

import pytest

from feldherr.games.napoleon_in_europe import GAME
from feldherr.games.napoleon_in_europe.actions import FIRE, Strike
from feldherr.games.napoleon_in_europe.board import FRONT_DICE
from feldherr.games.napoleon_in_europe.shown.odds import fought
from feldherr.kernel import chance
from feldherr.kernel.answers import CHANCE, DONE
from feldherr.kernel.position import Position, answer
from tests.napoleon_in_europe.rules.test_16_battle import battle
from tests.napoleon_in_europe.rules.test_16_odds import defender_wins
from tests.napoleon_in_europe.scene import THREE, Scene, read

FIGHTS = 700


@pytest.mark.parametrize("landed", [False, True])
@pytest.mark.parametrize(("mine", "theirs"), [(1, 1), (2, 1), (3, 4), (6, 2)])
def test_of_infantry_alone_it_is_what_a_closed_form_says(mine: int, theirs: int, landed: bool) -> None:
    """NE §10.12 §16.3.1 §16.5.3: the closed form is compared with the rules in `rules/test_16_odds.py`."""
    said = fought((1,) * mine, (1,) * theirs, landed)
    hits = (1 / 3 if landed else 1 / 6, 1 / 6)
    assert 1 - said.win == pytest.approx(defender_wins((theirs, 0, 0, 0), (mine, 0, 0, 0), hits), abs=1e-9)
    assert said.killed <= theirs and said.lost <= mine


def played_out(position: Position, rng: random.Random) -> int:
    """Everybody fires with all he has and takes who has the most dice; gives the side that has lost."""
    while position.now.battle.loser < 0:
        (question,) = position.questions
        if question.actor == CHANCE:
            choice: Any = chance.take(question, chance.from_random(rng))
        elif question.name == "casualties":
            strikes = [option for option in question.options() if isinstance(option, Strike)]
            choice = max(strikes, key=lambda strike: (FRONT_DICE[strike.kind], -strike.count))
        else:
            choice = FIRE if FIRE in question.options() else DONE
        position, _ = answer(GAME, position, question.actor, choice)
    return int(position.now.battle.loser)


def dice(words: str) -> tuple[int, ...]:
    kinds = [("ICA".index(word[-1]), int(word[:-1])) for word in words.split()]
    return tuple(FRONT_DICE[kind] for kind, count in kinds for _ in range(count))


@pytest.mark.parametrize(("mine", "theirs"), [("2I 1C", "2I 1A"), ("1I 2C 1A", "4I 1C")])
def test_of_all_arms_it_is_what_battles_by_the_rules_come_to(mine: str, theirs: str) -> None:
    """NE §16.5.2 §16.5.4: by the dice of each arm, whom the shooter likes."""
    rng, start = random.Random(4), battle(mine, theirs, mine, theirs).position
    won = sum(played_out(start, rng) == 0 for _ in range(FIGHTS))
    assert abs(fought(dice(mine), dice(theirs), False).win - won / FIGHTS) < 0.07


def test_it_is_said_before_a_battle_and_of_nothing_else() -> None:
    scene = Scene(THREE + "Holland: France 3I 1C\nHanover: GreatBritain 3I\n").march("France", "Holland", "Hanover")
    scene.play("end movement")
    said = GAME.odds(scene.question, read("fight in Hanover"))
    assert said is not None and said.id == "ne-odds"
    assert said.args["win"] == round(100 * fought(dice("3I 1C"), dice("3I"), False).win)
    others = [option for option in scene.question.options() if option != read("fight in Hanover")]
    assert all(GAME.odds(scene.question, option) is None for option in others)
