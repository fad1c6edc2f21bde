"""Chance is fair, can be recomputed, and cannot be forged."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from feldherr.kernel import chance
from feldherr.kernel.answers import CHANCE, DONE, Drew, Rolled, Shuffled
from feldherr.kernel.chance import Seed, Stream, fits, from_random, take
from feldherr.kernel.question import Question

SEED = Seed("00" * 32, ("ab", "cd"))


def dice(count: int, sides: int) -> Question:
    return Question(CHANCE, chance.dice, (count, sides))


def shuffle(count: int) -> Question:
    return Question(CHANCE, chance.shuffle, (count,))


def draw(weights: tuple[int, ...], count: int) -> Question:
    return Question(CHANCE, chance.draw, (weights, count))


QUESTIONS = st.one_of(
    st.builds(dice, st.integers(0, 9), st.integers(1, 20)),
    st.builds(shuffle, st.integers(0, 80)),
    st.lists(st.integers(0, 4), min_size=1, max_size=8).flatmap(
        lambda weights: st.builds(draw, st.just(tuple(weights)), st.integers(0, sum(weights)))
    ),
)


@given(QUESTIONS, st.integers(0, 999))
def test_what_chance_takes_fits_and_comes_again(question: Question, number: int) -> None:
    answer = take(question, SEED.numbered(number))
    assert fits(question, answer)
    assert answer == take(question, SEED.numbered(number))
    assert fits(question, take(question, from_random(random.Random(number))))


@pytest.mark.parametrize("n", [1, 2, 3, 6, 7, 100, 200, 255, 256, 257, 1000])
def test_the_stream_is_unbiased(n: int) -> None:
    stream, per_cell = Stream(b"key", b"message"), 40
    cells = min(n, 50)
    drawn = Counter(stream.below(n) * cells // n for _ in range(per_cell * cells))
    expected = Counter(value * cells // n for value in range(n))
    due = {cell: per_cell * cells * count / n for cell, count in expected.items()}
    chi = sum((drawn[cell] - due[cell]) ** 2 / due[cell] for cell in due)
    assert set(drawn) <= set(expected)
    assert chi < cells + 5 * (2 * cells) ** 0.5


def test_nothing_can_be_drawn_from_nothing() -> None:
    with pytest.raises(ValueError, match="nothing to draw from"):
        Stream(b"k", b"m").below(0)


def test_seed_nonces_and_number_each_change_the_draw() -> None:
    question = shuffle(52)
    others = (SEED.numbered(1), Seed("00" * 32, ("ab", "ce")).numbered(0), Seed("01" * 32, ("ab", "cd")).numbered(0))
    assert len({take(question, source) for source in (SEED.numbered(0), *others)}) == 4


def test_the_commitment_is_the_hash_of_the_seed_alone() -> None:
    assert SEED.commitment == Seed(SEED.secret).commitment
    assert SEED.commitment == "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925"


@pytest.mark.parametrize(
    ("question", "forged"),
    [
        (dice(2, 6), Rolled((1,))),
        (dice(2, 6), Rolled((1, 7))),
        (dice(2, 6), Rolled((0, 1))),
        (dice(2, 6), Rolled((1, 2, 3))),
        (dice(2, 6), Shuffled((0, 1))),
        (dice(2, 6), DONE),
        (shuffle(3), Shuffled((0, 1))),
        (shuffle(3), Shuffled((0, 1, 1))),
        (shuffle(3), Shuffled((1, 2, 3))),
        (shuffle(3), Rolled((0, 1, 2))),
        (draw((1, 0, 2), 2), Drew((0,))),
        (draw((1, 0, 2), 2), Drew((0, 0))),
        (draw((1, 0, 2), 2), Drew((0, 1))),
        (draw((1, 0, 2), 2), Drew((0, 3))),
        (draw((1, 0, 2), 2), Drew((-1, 0))),
        (draw((1, 0, 2), 2), Rolled((0, 2))),
    ],
)
def test_a_forged_draw_does_not_fit(question: Question, forged: Any) -> None:
    assert not fits(question, forged)


def test_a_deck_is_drawn_by_what_remains_in_it() -> None:
    counted = Counter(take(draw((1, 3), 1), SEED.numbered(n)).places[0] for n in range(2000))
    assert 0.7 < counted[1] / 2000 < 0.8
    assert sorted(take(draw((1, 3), 4), SEED.numbered(0)).places) == [0, 1, 1, 1]
