"""The games as environments: PettingZoo's own tests, numbers that mean the same everywhere, and nothing hidden seen."""

from __future__ import annotations

import pickle
import random
import subprocess
import sys
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from feldherr import games
from feldherr.kernel import chance, position
from feldherr.kernel.answers import CHANCE
from feldherr.kernel.game import Game
from feldherr.proving.battery.fuzz import options_for
from feldherr.sim.codec import Saying, codec
from feldherr.sim.environment import Environment, environment
from feldherr.sim.numbers.napoleon_in_europe import Deck, Figures, Hands
from feldherr.sim.observation import KEPT, length, observation, observe
from feldherr.sim.solo import Solo

pytestmark = pytest.mark.filterwarnings("ignore::UserWarning")


@pytest.fixture(params=sorted(games.GAMES))
def game(request: pytest.FixtureRequest) -> Game:
    return games.game(request.param)


def positions(game: Game, seed: int, most: int) -> Any:
    """Positions of a random game with options of its own, each with the seat that is asked."""
    rng = random.Random(seed)
    now, _ = position.begin(game, options_for(game, seed))
    for _ in range(most):
        if now.outcome:
            return
        question = rng.choice(now.questions)
        if question.actor != CHANCE:
            yield now, question
        draw = chance.from_random(rng)
        choice = chance.take(question, draw) if question.actor == CHANCE else rng.choice(question.options())
        now, _ = position.answer(game, now, question.actor, choice)


def test_pettingzoo_accepts_it(game: Game) -> None:
    api_test(environment(game.name), num_cycles=150)


def test_the_same_seed_gives_the_same_game(game: Game) -> None:
    seed_test(lambda: environment(game.name), num_cycles=60)


def test_every_answer_has_its_numbers_and_they_lead_back(game: Game) -> None:
    numbers = codec(game)
    for seed in range(8):
        for _, question in positions(game, seed, 250):
            spoken = [numbers.parts(option) for option in question.options()]
            assert len(set(spoken)) == len(spoken)
            assert [numbers.join(parts) for parts in spoken] == question.options()
            assert all(0 <= number < numbers.size for parts in spoken for number in parts)


def test_what_is_not_an_answer_is_refused(game: Game) -> None:
    numbers = codec(game)
    for wrong in ([], [numbers.end], [numbers.size + 3], [0, numbers.zero]):
        with pytest.raises(ValueError):
            numbers.join(wrong)


def test_worlds_that_look_alike_are_observed_alike(game: Game) -> None:
    rng, other = random.Random(5), 0
    for seed in range(3):
        for now, question in positions(game, seed, 220):
            if rng.random() > 0.2:
                continue
            world = game.resample(now, question.actor, rng)
            asked = world.question(question.actor)
            assert asked is not None
            true, seen = (
                observation(game, one.now, question.actor, Saying(codec(game), q.options()))
                for one, q in ((now, question), (world, asked))
            )
            assert np.array_equal(true["observation"], seen["observation"])
            assert np.array_equal(true["action_mask"], seen["action_mask"])
            other += game.write(now.now) != game.write(world.now)
    hidden = game.name in ("triomphe-a-marengo", "napoleons-triumph", "napoleon-in-europe")
    assert bool(other) == hidden or not hidden


def test_an_observation_has_the_length_it_says(game: Game) -> None:
    for seed in range(6):
        for now, question in positions(game, seed, 40):
            assert observe(game.name, now.now, question.actor).shape == (length(game.name),)


def test_all_figures_of_europe_are_seen() -> None:
    game = games.game("napoleon-in-europe")
    for now, question in positions(game, 1, 300):
        seen = observe(game.name, now.now, question.actor)[: 28 * 95].reshape(95 * 7, 4)
        assert seen.tolist() == [list(stack) for stack in now.now.fig]


def test_what_is_kept_of_the_last_observation_is_never_stale(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two games side by side, each observed by who is asked; the same seen by an observer who remembers nothing."""
    for pair in zip(positions(game, 1, 120), positions(game, 2, 120)):
        for now, question in pair:
            kept = observe(game.name, now.now, question.actor)
            with monkeypatch.context() as forgotten:
                forgotten.delitem(KEPT, (game.name, question.actor))
                forgotten.setattr("feldherr.sim.numbers.napoleon_in_europe.figures", Figures())
                forgotten.setattr("feldherr.sim.numbers.napoleon_in_europe.hands", Hands())
                forgotten.setattr("feldherr.sim.numbers.napoleon_in_europe.deck", Deck())
                assert np.array_equal(kept, observe(game.name, now.now, question.actor))


def test_an_action_the_mask_does_not_allow_is_an_error_and_plays_nothing() -> None:
    env = Environment("triomphe-a-marengo")
    env.reset(seed=1)
    mask = env.observe(env.agent_selection)["action_mask"]
    before = env.render()
    with pytest.raises(ValueError, match="not open"):
        env.step(int(np.flatnonzero(mask == 0)[0]))
    assert env.render() == before
    assert sorted(env.legal()) == list(np.flatnonzero(mask))


def test_one_seat_plays_against_an_opponent_to_the_end() -> None:
    env, rng = Solo("trench-club", seat=1, bot="random"), random.Random(2)
    seen, _ = env.reset(seed=4)
    over, reward, steps = False, 0.0, 0
    while not over:
        assert env.observation_space.contains(seen)
        assert sorted(env.legal()) == list(np.flatnonzero(seen["action_mask"]))
        seen, reward, over, _, _ = env.step(rng.choice(env.legal()))
        steps += 1
    assert steps > 20 and reward in (-1.0, 0.0, 1.0)
    with pytest.raises(ValueError, match="over"):
        env.step(0)
    with pytest.raises(ValueError, match="seats 0 to 1"):
        Solo("trench-club", seat=2)


@pytest.mark.parametrize("name", games.GAMES)
def test_a_running_solo_is_carried_to_another_process(name: str) -> None:
    one = Solo(name, bot="random")
    one.reset(seed=1)
    for _ in range(5):
        one.step(one.legal()[0])
    other = pickle.loads(pickle.dumps(one))
    for _ in range(5):
        here, there = (env.step(env.legal()[0]) for env in (one, other))
        assert here[1:3] == there[1:3] and (here[0]["observation"] == there[0]["observation"]).all()


def test_a_part_of_a_games_name_is_enough() -> None:
    assert Solo("marengo").game.name == "triomphe-a-marengo"


def test_an_environment_has_its_own_game_in_memory_and_no_other() -> None:
    program = (
        "import sys; from feldherr.sim.environment import Environment; Environment('trench-club').reset(seed=1);"
        "print(sorted({'.'.join(one.split('.')[:3]) for one in sys.modules if one.startswith('feldherr.games.')}))"
    )
    run = [sys.executable, "-W", "ignore", "-c", program]
    told = subprocess.run(run, check=True, text=True, stdout=subprocess.PIPE)
    assert told.stdout.strip() == "['feldherr.games.trench_club']"
