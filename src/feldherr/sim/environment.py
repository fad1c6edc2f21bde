"""A game as a PettingZoo environment (the extra `lab`): agents take turns, actions are numbers, masks say which."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from feldherr import games
from feldherr.sim.codec import codec
from feldherr.sim.observation import length, observe
from feldherr.sim.stepper import Stepper

NAMED = 16
"""How many of the things named so far an observation tells."""


class Environment(AECEnv):  # type: ignore[misc]
    """One game of Feldherr. Rewards come at the end: 1 for winners, -1 for losers, 0 after a draw.

    An answer that is said in parts (see `codec`) takes several steps of the same agent. An action the mask does not
    allow is an error: nothing is played in its place.
    """

    metadata = {"render_modes": ["ansi"], "name": "feldherr", "is_parallelizable": False}

    def __init__(self, game: str, render_mode: str | None = None, **options: Any) -> None:
        super().__init__()
        self.game = games.game(game)
        self.settings = self.game.Options(**options)
        self.render_mode = render_mode
        self.codec = codec(self.game)
        seats = self.game.seats(self.settings)
        self.possible_agents = [seat.name for seat in seats]
        self.teams = [seat.team for seat in seats]
        box = spaces.Box(-32768, 32767, (length(self.game.name) + 1 + NAMED,), np.int16)
        mask = spaces.Box(0, 1, (self.codec.size,), np.int8)
        self.observation_spaces = {
            agent: spaces.Dict({"observation": box, "action_mask": mask}) for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(self.codec.size) for agent in self.possible_agents}
        self.seeds = random.Random()
        self.table: Stepper | None = None

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self.seeds = random.Random(seed)
        self.close()
        self.table = Stepper(self.game, self.settings, self.seeds.getrandbits(63))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.said: tuple[int, ...] = ()
        self.open: dict[int, list[Any]] = {}
        self.turn_to()

    def turn_to(self) -> None:
        """Whose decision it is, and by number what he may say next."""
        assert self.table is not None
        decision = self.table.decision
        if decision is None:
            return self.end()
        self.agent_selection = self.possible_agents[decision.seat]
        parts, place = self.codec.parts, len(self.said)
        self.open = {}
        for option in decision.options:
            numbers = parts(option)
            if numbers[:place] == self.said:
                self.open.setdefault(numbers[place], []).append(option)

    def end(self) -> None:
        assert self.table is not None and self.table.outcome is not None
        winners = self.table.outcome.winners
        first = {self.teams[seat] for seat in winners}
        for agent, team in zip(self.possible_agents, self.teams):
            self.rewards[agent] = 0 if not winners else 1 if team in first else -1
        self.terminations = dict.fromkeys(self.agents, True)
        self.open = {}

    def step(self, action: int | None) -> None:
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        meant = self.open.get(action) if action is not None else None
        if meant is None:
            raise ValueError(f"{action} is not open to {self.agent_selection} now; see the action mask")
        assert self.table is not None
        self._cumulative_rewards[self.agent_selection] = 0
        if len(meant) == 1:
            self.said = ()
            self.table.play(meant[0])
        else:
            self.said = (*self.said, int(action or 0))
        self.turn_to()
        if self.table.outcome is not None:
            self._accumulate_rewards()

    def observe(self, agent: str) -> dict[str, Any]:
        assert self.table is not None
        seat = self.possible_agents.index(agent)
        decision = self.table.decision
        mask = np.zeros(self.codec.size, np.int8)
        told = [0] * (1 + NAMED)
        if decision is not None and decision.seat == seat:
            mask[self.legal()] = 1
            told[0] = 1
            if decision.chosen or self.said:
                named = [self.codec.parts(one)[0] + 1 for one in decision.chosen] + [n + 1 for n in self.said]
                told[1 : 1 + len(named[-NAMED:])] = named[-NAMED:]
        return {"observation": observe(self.game.name, self.table.state, seat, told), "action_mask": mask}

    def legal(self) -> list[int]:
        """What the mask allows the agent whose turn it is: quicker than to search the mask."""
        return list(self.open)

    def render(self) -> str | None:
        """The position in the game's notation; with every face, so not for players."""
        return None if self.table is None else self.game.write(self.table.state)

    def close(self) -> None:
        if self.table is not None:
            self.table.close()
            self.table = None


def environment(game: str, **options: Any) -> Environment:
    """`environment("viktory-ii", players=3)`."""
    return Environment(game, **options)
