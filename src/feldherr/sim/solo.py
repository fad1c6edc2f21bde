"""A game as a Gymnasium environment (the extra `lab`): one seat learns, opponents of ours hold the others."""

from __future__ import annotations

import random
from typing import Any

import gymnasium
from gymnasium import spaces

from feldherr import bots, games
from feldherr.bots.player import answer
from feldherr.kernel import chance, position
from feldherr.kernel.answers import CHANCE
from feldherr.kernel.position import Position
from feldherr.sim.codec import Saying, codec
from feldherr.sim.environment import observation, observation_space, rewards


class Solo(gymnasium.Env[dict[str, Any], int]):
    """`Solo("trench-club", seat=0, bot="greedy")`. The reward comes at the end, as in `Environment`."""

    metadata = {"render_modes": []}

    def __init__(self, game: str, seat: int = 0, bot: str = "random", **options: Any) -> None:
        self.game = games.game(game)
        self.settings = self.game.options_type(**options)
        self.teams = [one.team for one in self.game.seats(self.settings)]
        if not 0 <= seat < len(self.teams):
            raise ValueError(f"there are seats 0 to {len(self.teams) - 1}")
        self.seat, self.bot = seat, bots.bot(self.game.name, bot)
        self.codec = codec(self.game)
        self.observation_space = observation_space(self.game)
        self.action_space = spaces.Discrete(self.codec.size)  # type: ignore[assignment]
        self.position: Position | None = None
        self.saying: Saying | None = None

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        super().reset(seed=seed)
        self.luck = random.Random(int(self.np_random.integers(2**62)))
        self.below = chance.from_random(random.Random(self.luck.getrandbits(62)))
        self.position, _ = position.begin(self.game, self.settings)
        self.go_on()
        return self.seen(), {}

    def go_on(self) -> None:
        """Until the learner has a decision, or the game is over."""
        now = self.position
        assert now is not None
        self.saying = None
        while not now.outcome:
            own = now.question(self.seat)
            if own is not None and len(own.options()) > 1:
                self.saying = Saying(self.codec, own.options())
                break
            question = own or now.questions[0]
            if question.actor == CHANCE:
                choice = chance.take(question, self.below)
            elif len(question.options()) == 1:
                choice = question.options()[0]
            else:
                choice = answer(self.bot, self.game, now, question.actor, self.luck)
            now, _ = position.answer(self.game, now, question.actor, choice)
        self.position = now

    def seen(self) -> dict[str, Any]:
        assert self.position is not None
        question = self.position.question(self.seat) if self.saying else None
        chosen = question.chosen if question and question.tells("chosen") else ()
        named = chosen if isinstance(chosen, tuple) and all(type(one) in self.codec.kinds for one in chosen) else ()
        return observation(self.game, self.position.now, self.seat, self.saying, named)

    def step(self, action: int) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        if self.saying is None or self.position is None:
            raise ValueError("the game is over or has not begun; call reset")
        answered = self.saying.say(int(action))
        if answered is not None:
            self.position, _ = position.answer(self.game, self.position, self.seat, answered)
            self.go_on()
        outcome = self.position.outcome
        reward = float(rewards(outcome, self.teams)[self.seat]) if outcome else 0.0
        return self.seen(), reward, outcome is not None, False, {}

    def legal(self) -> list[int]:
        """What the mask allows now."""
        return list(self.saying.open) if self.saying is not None else []
