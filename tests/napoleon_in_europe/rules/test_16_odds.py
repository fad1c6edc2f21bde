"""Chapter 16: the odds of small battles, played through the rules with every roll there is, against a closed form.

Both sides hold their rows and fire with all they have; hits fall on infantry first, then cavalry, then artillery.
"""

from __future__ import annotations

import itertools
import math
from collections import Counter
from collections.abc import Iterator

import pytest

from feldherr.games.napoleon_in_europe import GAME
from feldherr.games.napoleon_in_europe.actions import Strike
from feldherr.games.napoleon_in_europe.state import Battle
from feldherr.kernel.answers import CHANCE, DONE, Rolled
from feldherr.kernel.position import Position, answer, resume
from tests.napoleon_in_europe.rules.test_16_battle import battle

Rows = tuple[int, int, int, int]
"""Infantry, cavalry and artillery in front; artillery behind."""
DICE = (1, 3, 4, 2)


# the closed form ------------------------------------------------------------------------------------------------------
def volley(rows: Rows, hit: float) -> list[float]:
    """How likely 0, 1, 2 … hits are."""
    dice = sum(count * each for count, each in zip(rows, DICE))
    return [math.comb(dice, hits) * hit**hits * (1 - hit) ** (dice - hits) for hits in range(dice + 1)]


def struck(rows: Rows, hits: int) -> Rows:
    left = list(rows)
    for kind in range(3):
        gone = min(left[kind], hits)
        left[kind] -= gone
        hits -= gone
    return left[0], left[1], left[2], left[3]


def defender_wins(defenders: Rows, attackers: Rows, hits: tuple[float, float]) -> float:
    """NE §16.3.1: the defender fires first. Rounds in which nobody is hit change nothing, so they are divided out."""
    total = still = 0.0
    for given, chance in enumerate(volley(defenders, hits[0])):
        left = struck(attackers, given)
        if not any(left[:3]):
            total += chance
            continue
        for taken, reply in enumerate(volley(left, hits[1])):
            standing = struck(defenders, taken)
            if not given and not taken:
                still += chance * reply
            elif any(standing[:3]):
                total += chance * reply * defender_wins(standing, left, hits)
    return total / (1 - still)


# by the rules ---------------------------------------------------------------------------------------------------------
def rolls(dice: int) -> Iterator[tuple[tuple[int, ...], float]]:
    """Every roll, its faces in ascending order, and how likely it is."""
    for faces in itertools.combinations_with_replacement(range(1, 7), dice):
        ways = math.factorial(dice)
        for times in Counter(faces).values():
            ways //= math.factorial(times)
        yield faces, ways / 6**dice


def half_rounds(position: Position) -> Iterator[tuple[Position, float]]:
    """The positions one side's move, fire and rally lead to."""
    (question,) = position.questions
    if question.actor == CHANCE:
        for faces, chance in rolls(question.count):
            after, _ = answer(GAME, position, CHANCE, Rolled(faces))
            for end, further in answered(after):
                yield end, chance * further
        return
    after, _ = answer(GAME, position, question.actor, DONE)
    yield from half_rounds(after)


def answered(position: Position) -> Iterator[tuple[Position, float]]:
    """On past the casualties."""
    (question,) = position.questions
    if question.name == "casualties":
        strikes = [option for option in question.options() if isinstance(option, Strike)]
        first = min(strikes, key=lambda strike: (strike.kind, strike.count))
        yield from answered(answer(GAME, position, question.actor, first)[0])
    else:
        yield position, 1.0


def key_of(fought: Battle, position: Position) -> tuple[object, ...]:
    return fought.side, fought.front, tuple(position.now.fig)


def played_out(position: Position, known: dict[tuple[object, ...], float]) -> float:
    """The chance that the defender wins, from the beginning of one of his half rounds."""
    fought = position.now.battle
    key = key_of(fought, position)
    if key not in known:
        total = still = 0.0
        for middle, chance in half_rounds(position):
            if middle.now.battle.loser >= 0:
                total += chance * (middle.now.battle.loser == 1)
                continue
            for end, reply in half_rounds(middle):
                if end.now.battle.loser >= 0:
                    total += chance * reply * (end.now.battle.loser == 1)
                elif key_of(end.now.battle, end) == key:
                    still += chance * reply
                else:
                    total += chance * reply * played_out(end, known)
        known[key] = total / (1 - still)
    return known[key]


@pytest.mark.parametrize("landed", [False, True])
@pytest.mark.parametrize(
    ("attackers", "in_front", "defenders", "behind"),
    [
        ("1I", "1I", "1I", "1I"),
        ("3I", "3I", "2I", "2I"),
        ("2I", "2I", "1C", "1C"),
        ("1I 1C", "1I 1C", "2I", "2I"),
        ("1I 1A", "1I", "2I", "2I"),
        ("1A", "1A", "1I 1A", "1I"),
    ],
)
def test_the_odds_of_small_battles_are_those_of_the_closed_form(
    attackers: str, in_front: str, defenders: str, behind: str, landed: bool
) -> None:
    """NE §16.3.1 §16.5.2 §16.5.3 §16.5.4 §16.6.1 §16.6.2 §16.9.1 §10.12 §10.13 §10.14"""
    scene = battle(attackers, defenders, in_front, behind)
    text = GAME.write(scene.position.settled).replace('"landed":false', f'"landed":{str(landed).lower()}')
    position, _ = resume(GAME, *GAME.read(text))
    expected = defender_wins(rows(defenders, behind), rows(attackers, in_front), (1 / 3 if landed else 1 / 6, 1 / 6))
    assert played_out(position, {}) == pytest.approx(expected, abs=1e-12)


def rows(words: str, front: str) -> Rows:
    here, ahead = ({word[-1]: int(word[:-1]) for word in text.split()} for text in (words, front))
    return ahead.get("I", 0), ahead.get("C", 0), ahead.get("A", 0), here.get("A", 0) - ahead.get("A", 0)


def test_the_closed_form_itself() -> None:
    """NE §16.3.1: one infantry against one wins 6/11 of the battles it defends; a cavalry does better."""
    assert defender_wins((1, 0, 0, 0), (1, 0, 0, 0), (1 / 6, 1 / 6)) == pytest.approx(6 / 11)
    rider = defender_wins((0, 1, 0, 0), (1, 0, 0, 0), (1 / 6, 1 / 6))
    assert rider == pytest.approx(91 / 216 / (1 - 125 / 216 * 5 / 6))
