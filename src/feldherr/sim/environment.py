"""A game as a PettingZoo environment (the extra `lab`): agents take turns, actions are numbers, masks say which."""

from __future__ import annotations

import gc
import random
from collections.abc import Sequence
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from feldherr import games
from feldherr.kernel.answers import Outcome
from feldherr.kernel.game import Game
from feldherr.sim.codec import Codec, Saying, codec
from feldherr.sim.numbers.layout import Span, layout
from feldherr.sim.observation import NAMED, observation
from feldherr.sim.stepper import Stepper

gc.freeze()
"""What was loaded up to here, numpy and all, is not looked through again for garbage: a twentieth of every step."""


def observation_space(game: Game) -> spaces.Dict:
    """What is seen, whether one is asked, what one has named so far; and which numbers are open."""
    parts = layout(game.name, NAMED, codec(game).size)
    low, high = (np.concatenate([np.full(one.length, end, np.int16) for one, end in ends]) for ends in (
        [(one, one.low) for one in parts], [(one, one.high) for one in parts]
    ))  # fmt: skip
    box = spaces.Box(low, high, dtype=np.int16)
    return spaces.Dict({"observation": box, "action_mask": spaces.Box(0, 1, (codec(game).size,), np.int8)})


def rewards(outcome: Outcome, teams: Sequence[int]) -> list[int]:
    """By seat: 1 for winners, -1 for losers, 0 after a draw."""
    first = {teams[seat] for seat in outcome.winners}
    return [0 if outcome.drawn else 1 if team in first else -1 for team in teams]


class Environment(AECEnv):  # type: ignore[misc]
    """One game of Feldherr; rewards come at its end.

    An answer that is said in parts (see `codec`) takes several steps of the same agent. An action the mask does not
    allow is an error: nothing is played in its place.
    """

    metadata = {"render_modes": ["ansi"], "name": "feldherr", "is_parallelizable": False}

    def __init__(self, game: str, render_mode: str | None = None, **options: Any) -> None:
        super().__init__()
        self.game = games.game(game)
        self.settings = self.game.options_type(**options)
        self.render_mode = render_mode
        self.codec: Codec = codec(self.game)
        seats = self.game.seats(self.settings)
        self.possible_agents = [seat.name for seat in seats]
        self.teams = [seat.team for seat in seats]
        self.observation_spaces = {agent: observation_space(self.game) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(self.codec.size) for agent in self.possible_agents}
        self.seeds = random.Random()
        self.table: Stepper | None = None
        self.saying: Saying | None = None

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self.seeds = random.Random(seed)
        self.close()
        start = (options or {}).get("position", "")
        self.table = Stepper(self.game, self.settings, self.seeds.getrandbits(63), start)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.turn_to()

    def turn_to(self) -> None:
        """Whose decision it is, or that the game is over."""
        assert self.table is not None
        if (decision := self.table.decision) is not None:
            agent = self.agent_selection = self.possible_agents[decision.seat]
            self.saying = Saying(self.codec, decision.options)
            self.infos[agent] = {"question": decision.name}
            return
        assert self.table.outcome is not None
        self.saying = None
        self.rewards = dict(zip(self.possible_agents, rewards(self.table.outcome, self.teams)))
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert self.table is not None and self.saying is not None and action is not None
        answer = self.saying.say(int(action))
        self._cumulative_rewards[agent] = 0
        if answer is not None:
            self.table.play(answer)
            self.turn_to()

    def observe(self, agent: str) -> dict[str, Any]:
        table = self.table
        assert table is not None
        seat, decision = self.possible_agents.index(agent), table.decision
        if decision is None or decision.seat != seat:
            return observation(self.game, table.state, seat, None)
        return observation(self.game, table.state, seat, self.saying, decision.chosen)

    def state(self) -> Any:
        """What all agents see, one after the other."""
        return np.concatenate([self.observe(agent)["observation"] for agent in self.possible_agents])

    def layout(self) -> list[Span]:
        """The parts of an observation by name, with their ranges."""
        return layout(self.game.name, NAMED, self.codec.size)

    def describe(self, action: int) -> str:
        """What an action says."""
        return self.codec.describe(action)

    def legal(self) -> list[int]:
        """What the mask allows the agent whose turn it is: quicker than to search the mask."""
        return self.saying.open() if self.saying is not None else []

    def render(self) -> str | None:
        """The position in the game's notation; with every face, so not for players."""
        return None if self.table is None else self.game.write(self.table.state)

    def close(self) -> None:
        if self.table is not None:
            self.table.close()
            self.table = None


def random_game(env: Environment, rng: random.Random) -> int:
    """One random game, an observation before every step; its steps."""
    env.reset(seed=rng.getrandbits(32))
    steps = 0
    while env.saying is not None:
        env.last()
        legal = env.legal()
        env.step(legal[int(rng.random() * len(legal))])
        steps += 1
    return steps


def environment(game: str, **options: Any) -> Environment:
    """`environment("viktory-ii", players=3)`."""
    return Environment(game, **options)
