"""Environments as standard learners want them: Gymnasium's checker, masks, names, margins, later and paired starts."""

from __future__ import annotations

import random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import feldherr
from feldherr import games
from feldherr.sim.environment import Environment
from feldherr.sim.numbers.margins import margins
from feldherr.sim.solo import Solo

pytestmark = pytest.mark.filterwarnings("ignore::UserWarning")
NAMES = sorted(games.GAMES)


def played(env: Solo, seed: int, most: int = 10_000, **options: Any) -> list[float]:
    """The rewards of a game in which the learner takes any of its options."""
    rng, earned, over = random.Random(seed), list[float](), False
    env.reset(seed=seed, options=options)
    while not over and len(earned) < most:
        _, reward, over, _, _ = env.step(rng.choice(env.legal()))
        earned.append(reward)
    return earned


@pytest.mark.parametrize("name", NAMES)
def test_gymnasium_accepts_what_it_makes_by_name(name: str) -> None:
    env = gymnasium.make(f"feldherr.sim.solo:feldherr/{name}-v0", bot="random")
    check_env(env.unwrapped)
    env.reset(seed=3)
    masks = env.unwrapped.action_masks()  # type: ignore[attr-defined]
    solo: Any = env.unwrapped
    assert masks.dtype == np.bool_ and sorted(solo.legal()) == np.flatnonzero(masks).tolist()
    env.close()


@pytest.mark.parametrize("name", NAMES)
def test_observations_lie_in_their_space_and_its_parts_have_names(name: str) -> None:
    env = Solo(name, bot="random")
    box, parts = env.observation_space["observation"], env.layout()  # type: ignore[index]
    assert [part.first for part in parts] == [sum(one.length for one in parts[:n]) for n in range(len(parts))]
    assert sum(part.length for part in parts) == box.shape[0] and len({part.name for part in parts}) == len(parts)
    assert box.low.min() > -32768 and box.high.max() < 32767
    rng = random.Random(4)
    for seed in range(3):
        env.reset(seed=seed)
        over, steps = False, 0
        while not over and steps < 150:
            seen, _, over, _, told = env.step(rng.choice(env.legal()))
            steps += 1
            outside = [p.name for p in parts for n in [seen["observation"][p.first : p.first + p.length]]
                       if n.min() < p.low or n.max() > p.high]  # fmt: skip
            assert not outside and (over or told["question"])


@pytest.mark.parametrize("name", NAMES)
def test_an_action_says_what_it_means(name: str) -> None:
    env, rng, told = Solo(name, bot="random"), random.Random(1), 0
    env.reset(seed=1)
    for _ in range(60):
        assert env.saying is not None
        legal = env.legal()
        for number in legal:
            if len(env.saying.meant(number)) == 1 and not env.saying.said:
                told += env.describe(number) == feldherr.game(name).line(env.saying.meant(number)[0])
        if env.step(rng.choice(legal))[2]:
            break
    assert told > 20
    assert env.describe(env.codec.end) == "that is all" and env.describe(env.codec.zero + 3) == "the number 2"
    with pytest.raises(ValueError, match="there are numbers 0 to"):
        env.describe(env.codec.size)


def test_an_action_that_is_not_open_plays_nothing_and_may_be_an_error() -> None:
    env = Solo("trench-club", bot="random", refusal=-0.5)
    seen, _ = env.reset(seed=1)
    wrong = next(number for number in range(env.codec.size) if number not in env.legal())
    after, reward, over, _, told = env.step(wrong)
    assert (reward, over) == (-0.5, False) and "not open now" in told["refused"] and told["question"]
    assert np.array_equal(seen["observation"], after["observation"])
    strict = Solo("trench-club", bot="random", refusal=None)
    strict.reset(seed=1)
    with pytest.raises(ValueError, match="not open now"):
        strict.step(wrong)


@pytest.mark.parametrize("name", ["triomphe-a-marengo", "napoleons-triumph"])
def test_margins_tell_games_apart_that_all_end_alike(name: str) -> None:
    """Random against random one side always wins; how clearly differs."""
    plain, clear = (Solo(name, seat=0, bot="random", reward=kind) for kind in ("result", "margin"))
    results, margin = ([played(env, seed)[-1] for seed in range(4)] for env in (plain, clear))
    assert len({round(one, 6) for one in margin}) > len(set(results))
    assert all(abs(one) <= 1 and one * result >= 0 for one, result in zip(margin, results))


@pytest.mark.parametrize("name", NAMES)
def test_margins_are_even_at_first_or_opposite_and_within_bounds(name: str) -> None:
    game = feldherr.game(name, seed=1)
    teams, rng = [seat.team for seat in game.rules.seats(game.options)], random.Random(1)
    for _ in range(120):
        if game.outcome:
            break
        found = margins(name, game.position.now, teams)
        assert all(-1 <= one <= 1 for one in found) and len(found) == len(teams)
        if len(set(teams)) == 2:
            assert found[teams.index(0)] == pytest.approx(-found[teams.index(1)])
        game.play(rng.choice(game.legal()))


def test_what_is_paid_in_advance_is_paid_back() -> None:
    plain, shaped = Solo("viktory-ii", bot="random"), Solo("viktory-ii", bot="random", shaping=0.5)
    for seed in range(2):
        bare, earned = played(plain, seed), played(shaped, seed)
        shaped.reset(seed=seed)
        assert sum(earned) == pytest.approx(sum(bare) - shaped.promised) and shaped.promised > 0
        assert len({round(one, 6) for one in earned}) > 5, "something to learn from on the way"
    with pytest.raises(ValueError, match="there is no reward 'glory'"):
        Solo("viktory-ii", reward="glory")  # type: ignore[arg-type]


@pytest.mark.parametrize("name", NAMES)
def test_a_game_begins_at_any_position_that_was_written(name: str) -> None:
    game, rng = feldherr.game(name, seed=2), random.Random(2)
    for _ in range(90):
        game.play(rng.choice(game.legal()))
    while (again := feldherr.game(name, position=game.write())).asked != game.asked or again.legal() != game.legal():
        game.play(rng.choice(game.legal()))  # inside a command the notation says only what it began with
    text = game.write()
    assert again.write() == text and not game.outcome
    env = Environment(name)
    env.reset(seed=1, options={"position": text})
    assert env.table is not None and env.table.decision and env.table.decision.seat == game.asked[0]
    solo = Solo(name, bot="random", position=text)
    solo.reset(seed=1)
    assert solo.position is not None and solo.position.now.round >= game.position.now.round


def test_pairs_of_games_have_the_same_luck() -> None:
    """The same seed from both seats: whoever learns meets the same tiles."""
    env = Solo("viktory-ii", bot="random")
    maps = []
    for seat in (0, 1):
        env.reset(seed=7, options={"seat": seat})
        assert env.position is not None and env.seat == seat
        maps.append(env.position.now.terrain[:])
    both = [(one, other) for one, other in zip(*maps) if one and other]
    assert len(both) > 25 and all(one == other for one, other in both)
    with pytest.raises(ValueError, match="there are seats 0 to 1"):
        env.reset(options={"seat": 5})


def test_all_see_what_the_whole_consists_of() -> None:
    env = Environment("trench-club")
    env.reset(seed=1)
    whole = env.state()
    assert whole.shape[0] == 2 * env.observation_space(env.agents[0])["observation"].shape[0]
    assert env.infos[env.agent_selection]["question"] and env.describe(0) == "done" and env.layout()
    assert set(games.names()) >= set(NAMES)
