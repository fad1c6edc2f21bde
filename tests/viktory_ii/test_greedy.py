"""The greedy opponent: it always answers, and it beats random play."""

from __future__ import annotations

import random

import pytest

from feldherr import bots
from feldherr.bots.player import answer
from feldherr.games.viktory_ii import GAME
from feldherr.kernel import chance
from feldherr.kernel.answers import Outcome
from feldherr.kernel.lines import write
from feldherr.kernel.table import Table
from tests.viktory_ii.scene import Scene, world


def match(players: int, greedy: int, seed: int, **options: object) -> Outcome:
    """One game of one greedy seat against random ones."""
    rng = random.Random(seed)
    table = Table(GAME, GAME.options_type(players=players, **options), lambda _: chance.from_random(rng))
    while table.outcome is None:
        seat = table.position.questions[0].actor
        bot = bots.bot("viktory-ii", "greedy" if seat == greedy else "random")
        table.play(seat, [answer(bot, GAME, table.position, seat, rng)])
        table.forget()
    return table.outcome


def test_it_is_found_by_its_name() -> None:
    assert bots.names("viktory-ii")[:2] == ("random", "greedy")


@pytest.mark.parametrize("seat", [0, 1])
def test_it_beats_random_play_from_either_side(seat: int) -> None:
    won = sum(match(2, seat, seed).scores[seat] for seed in range(4))
    assert won >= 3


def test_among_four_it_is_first_more_often_than_fair() -> None:
    won = sum(match(4, seed % 4, seed, stop_round=12).scores[seed % 4] for seed in range(4))
    assert won >= 2


def test_it_answers_every_question_of_every_option() -> None:
    everything = dict.fromkeys(("balanced_land", "less_luck", "relocation", "vassals", "random_end"), True)
    rng = random.Random(1)
    bot = bots.bot("viktory-ii", "greedy")
    table = Table(GAME, GAME.options_type(players=3, stop_round=10, **everything), lambda _: chance.from_random(rng))
    while table.outcome is None:
        seat = table.position.questions[0].actor
        table.play(seat, [answer(bot, GAME, table.position, seat, rng)])
        table.forget()
    assert table.outcome.manner in ("stopped", "subjugation", "random-end")


def choice(scene: Scene) -> str:
    bot = bots.bot("viktory-ii", "greedy")
    return write(bot.choose(GAME, scene.position, scene.question.actor, random.Random(1)))


def test_it_takes_an_undefended_town_and_shuns_a_fortress() -> None:
    weak = Scene(world("1,0 plains village yellow", "units 0,0 red: 1=infantry 2=infantry 3=cavalry"))
    assert choice(weak).startswith("take")
    weak.play(choice(weak))
    assert choice(weak) == f"go to {weak.hex('(1,0)')}"
    strong = Scene(
        world(
            "1,0 mountain city yellow",
            "units 1,0 yellow: 5=infantry 6=infantry 7=cavalry 8=artillery",
            "units 0,0 red: 1=infantry 2=infantry",
        )
    )
    strong.play("take 1")
    assert choice(strong) != f"go to {strong.hex('(1,0)')}"


def test_it_builds_and_keeps_a_guard_in_its_capital() -> None:
    build = Scene(world("0,0 plains village red", turn="round 3 red building"))
    assert choice(build).startswith(("build a village", "upgrade"))
    guarded = Scene(
        world(
            "0,0 plains city red",
            "capital red 0,0",
            "units 0,0 red: 1=infantry",
            "units 2,0 yellow: 5=cavalry 6=cavalry",
        )
    )
    assert choice(guarded) == "end movement"
