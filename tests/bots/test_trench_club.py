"""Greedy beats chance from either seat, and the automa beats chance too."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

from feldherr.bots.trench_club.greedy import BOT, Greedy
from feldherr.bots.trench_club.manner import OWN
from feldherr.bots.trench_club.taste import PLAIN, TUNED
from feldherr.games.trench_club import GAME
from feldherr.games.trench_club import actions as a
from feldherr.games.trench_club.rules.opening.options import TrenchClubOptions
from feldherr.games.trench_club.rules.units import FOOT
from feldherr.kernel import chance
from feldherr.kernel.answers import Outcome
from feldherr.kernel.chance import from_random
from feldherr.kernel.playout import playout
from feldherr.kernel.position import answer, begin
from feldherr.kernel.question import Question
from tests.trench_club.scene import Scene, world


def game(seed: int, greedy: Callable[[int], bool], **options: Any) -> Outcome:
    rng = random.Random(seed)
    state, call = GAME.begin(TrenchClubOptions(**options))

    def player(seat: int, choices: Any, args: tuple[Any, ...], open_: list[Any]) -> Any:
        return BOT.answer(Question(seat, choices, args), rng) if greedy(seat) else rng.choice(open_)

    return playout(GAME, state, call, player, from_random(rng))[0]


@pytest.mark.parametrize("seat", [0, 1])
def test_greedy_beats_random_from_either_seat(seat: int) -> None:
    won = sum(seat in game(seed, lambda who: who == seat).winners for seed in range(10))
    assert won >= 9


def test_greedy_teams_beat_random_ones() -> None:
    won = sum(0 in game(seed, lambda who: who % 2 == 0, mode="four").winners for seed in range(4))
    assert won >= 3


def test_with_four_every_nation_has_two_foot_soldiers_in_its_first_army() -> None:
    """So that nobody who begins with one army alone (TC §3.5) begins with one foot soldier."""
    rng = random.Random(1)
    position, _ = begin(GAME, TrenchClubOptions(mode="four"))
    while len(position.questions) == 4 or position.questions[0].name == "unit_to_assign":
        question = position.questions[0]
        position, _ = answer(GAME, position, question.actor, BOT.choose(GAME, position, question.actor, rng))
    s = position.now
    for power in range(4):
        armies = [[s.kind[u] for u, who in enumerate(s.owner) if who == power and s.army[u] == army]
                  for army in range(3)]  # fmt: skip
        assert [len(army) for army in armies] == [4, 4, 3]
        assert [sum(FOOT[kind] for kind in army) for army in armies] == [2, 1, 1 if power == 1 else 0]


def test_it_answers_what_is_asked_at_the_table() -> None:
    """Every answer is one of the options, on positions as the server has them."""
    rng = random.Random(1)
    position, _ = begin(GAME, TrenchClubOptions(stop_round=1))
    for _ in range(200):
        if not position.questions:
            break
        question = position.questions[0]
        if question.actor < 0:
            choice = chance.take(question, from_random(rng))
        else:
            choice = BOT.choose(GAME, position, question.actor, rng)
            assert choice in question.options()
        position, _ = answer(GAME, position, question.actor, choice)
    assert position.now.round == 1


def test_the_levels_fire_first_at_who_stands_before_a_fort() -> None:
    """A dearer target that threatens nothing comes after him; greedy itself takes the dear one."""
    text = world("germany howitzer 17.8", "france infantry 15.10", "france fighter 0.0", "france heavy-mortar 17.5",
                 "fort 2 germany", phase="declare")  # fmt: skip
    scene = Scene(text).play("name 0")
    assert scene.asked == "target_to_attack"
    assert Greedy(TUNED).answer(scene.question, random.Random(1)).unit == 1
    assert Greedy(PLAIN).answer(scene.question, random.Random(1)).unit == 3


def test_the_levels_do_not_fire_again_at_who_is_as_good_as_dead() -> None:
    text = world("germany heavy-mortar 17.8", "germany howitzer 18.8", "france infantry 17.5 damage 5",
                 "france infantry 18.5 damage 1", phase="declare")  # fmt: skip
    scene = Scene(text).play("name 0")
    assert Greedy(TUNED).answer(scene.question, random.Random(1)).unit == 2
    scene.play("attack 2", "name 1")
    assert Greedy(TUNED).answer(scene.question, random.Random(1)).unit == 3
    assert Greedy(PLAIN).answer(scene.question, random.Random(1)).unit == 2


def test_the_levels_put_bought_units_where_nobody_stands_before_the_fort() -> None:
    text = world("germany tank 17.7", "france infantry 15.10", "fort 1 germany", "fort 2 germany", "coins germany 3",
                 phase="money")  # fmt: skip
    scene = Scene(text).play("buy infantry")
    safe, besieged = (scene.hex("15.5"), scene.hex("13.9"))
    assert {option.hex for option in scene.question.options()} == {safe, besieged}
    assert all(Greedy(TUNED).answer(scene.question, random.Random(seed)).hex == safe for seed in range(5))


def test_the_levels_do_not_hide_in_a_fort_that_an_enemy_soldier_stands_before() -> None:
    """TC §7.18: he conquers it next turn, and who is inside is lost; outside the hurt one can retake it."""
    own = ("germany infantry 12.9 damage 4", "germany tank 17.7", "fort 2 germany")
    calm = Scene(world(*own, "france infantry 18.12")).play("take 0")
    siege = Scene(world(*own, "france infantry 15.10")).play("take 0")
    for scene, goes_in in ((calm, True), (siege, False)):
        doors = [option for option in scene.question.options() if isinstance(option, a.Enter)]
        assert doors, "the fort is next door"
        given = Greedy(OWN.taste).answer(scene.question, random.Random(1))
        assert isinstance(given, a.Enter) == goes_in
        assert isinstance(Greedy(TUNED).answer(scene.question, random.Random(1)), a.Enter), "as the first ones did"
