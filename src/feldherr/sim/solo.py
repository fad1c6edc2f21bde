"""A game as a Gymnasium environment (the extra `lab`): one seat learns, opponents of ours hold the others.

Importing this registers every game: `gymnasium.make("feldherr.sim.solo:feldherr/trench-club-v0", bot="greedy")`.
"""

from __future__ import annotations

import random
from typing import Any, Literal

import gymnasium
import numpy as np
from gymnasium import spaces

from feldherr import games
from feldherr.bots import outside
from feldherr.bots.player import answer, dismiss
from feldherr.bots.search.bot import guide_of
from feldherr.bots.search.levels import unhurried
from feldherr.kernel import chance, position
from feldherr.kernel.answers import CHANCE
from feldherr.kernel.position import Position
from feldherr.sim.codec import Saying, codec
from feldherr.sim.environment import observation_space, rewards
from feldherr.sim.numbers.layout import Span, layout
from feldherr.sim.numbers.margins import margins
from feldherr.sim.observation import NAMED, observation
from feldherr.sim.play import checked, started

Reward = Literal["result", "margin"]


class Solo(gymnasium.Env[dict[str, Any], int]):
    """`Solo("trench-club", seat=0, bot="greedy")`. The reward comes at the end, as in `Environment`.

    `reward`: `margin` is half the result and half how clearly (`numbers/margins.py`). `shaping`: so much of what the
    levels think of a position is paid in advance, and back at the end. `refusal`: the reward of an action the mask
    does not allow, which plays nothing; None: it is an error. `position`: where to begin, in the game's notation.
    """

    metadata = {"render_modes": []}

    def __init__(
        self, game: str, seat: int = 0, bot: str | Any = "random", reward: Reward = "result", shaping: float = 0.0,
        refusal: float | None = -0.01, position: str = "", render_mode: str | None = None, **options: Any,
    ) -> None:  # fmt: skip
        self.game = games.game(games.meant(game))
        self.settings = checked(self.game, options)
        self.teams = [one.team for one in self.game.seats(self.settings)]
        if reward not in ("result", "margin"):
            raise ValueError(f"there is no reward {reward!r}; there are: result, margin")
        self.kind, self.shaping, self.refusal, self.start, self.render_mode = (
            reward, shaping, refusal, position, render_mode,
        )  # fmt: skip
        self.sit(seat)
        named = isinstance(bot, str)
        self.bot = unhurried(outside.named(self.game.name, bot)) if named else outside.Guest(repr(bot), bot)
        self.codec = codec(self.game)
        self.observation_space = observation_space(self.game)
        self.action_space = spaces.Discrete(self.codec.size)  # type: ignore[assignment]
        self.position: Position | None = None
        self.saying: Saying | None = None
        self.promised = 0.0

    def sit(self, seat: int) -> None:
        if not 0 <= seat < len(self.teams):
            raise ValueError(f"there are seats 0 to {len(self.teams) - 1}")
        self.seat = seat

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """`options`: another `seat` or `position`. The same seed with each seat in turn: games with the same luck."""
        super().reset(seed=seed)
        told = options or {}
        self.sit(told.get("seat", self.seat))
        self.luck = random.Random(int(self.np_random.integers(2**62)))
        self.dice = random.Random(self.luck.getrandbits(62))
        self.position, _ = started(self.game, self.settings, told.get("position", self.start))
        self.go_on()
        self.promised = self.promise()
        return self.seen(), self.told()

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
                choice = chance.take(question, chance.from_random(self.dice))
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

    def told(self, refused: str = "") -> dict[str, Any]:
        """What stands beside an observation: what is asked, and why an action was refused."""
        assert self.position is not None
        question = self.position.question(self.seat) if self.saying else None
        return {"question": question.name if question else ""} | ({"refused": refused} if refused else {})

    def step(self, action: int) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        if self.saying is None or self.position is None:
            raise ValueError("the game is over or has not begun; call reset")
        try:
            answered = self.saying.say(int(action))
        except ValueError as wrong:
            if self.refusal is None:
                raise
            return self.seen(), self.refusal, False, False, self.told(str(wrong))
        if answered is not None:
            self.position, _ = position.answer(self.game, self.position, self.seat, answered)
            self.go_on()
        return self.seen(), self.earned(), self.position.outcome is not None, False, self.told()

    def earned(self) -> float:
        """The reward of a step."""
        assert self.position is not None
        outcome, before = self.position.outcome, self.promised
        self.promised = self.promise()
        gained = self.promised - before if self.shaping else 0.0
        if not outcome:
            return gained
        result = float(rewards(outcome, self.teams)[self.seat])
        if self.kind == "margin":
            result = (result + margins(self.game.name, self.position.now, self.teams)[self.seat]) / 2
        return result + gained

    def promise(self) -> float:
        """What the levels think of the position; nothing is promised at the end, so that all of it is paid back."""
        assert self.position is not None
        if not self.shaping or self.position.outcome:
            return 0.0
        return self.shaping * guide_of(self.game.name).values(self.position.now)[self.seat]

    def close(self) -> None:
        dismiss([self.bot])

    def legal(self) -> list[int]:
        """What the mask allows now."""
        return self.saying.open() if self.saying is not None else []

    def action_masks(self) -> np.ndarray[Any, np.dtype[np.bool_]]:
        """The mask under the name by which learners ask for it."""
        mask = np.zeros(self.codec.size, np.bool_)
        mask[self.legal()] = True
        return mask

    def layout(self) -> list[Span]:
        """The parts of an observation by name, with their ranges."""
        return layout(self.game.name, NAMED, self.codec.size)

    def describe(self, action: int) -> str:
        """What an action says."""
        return self.codec.describe(action)


for _name in games.GAMES:
    if f"feldherr/{_name}-v0" not in gymnasium.registry:
        gymnasium.register(f"feldherr/{_name}-v0", "feldherr.sim.solo:Solo", kwargs={"game": _name})
