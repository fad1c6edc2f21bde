"""Playing on: everybody goes by the taste, to a certain turn or to the end, and what it has come to."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Any

from feldherr.bots.search.gestures import Gesture
from feldherr.bots.trench_club.greedy import Greedy
from feldherr.bots.trench_club.turns import at_once
from feldherr.games.trench_club.state import State
from feldherr.kernel import chance
from feldherr.kernel.game import Game
from feldherr.kernel.playout import Stop, play_on
from feldherr.kernel.position import Position
from feldherr.kernel.question import Choices, Question, about

END = 10_000
"""No game has so many turns."""
Values = Callable[[State], Sequence[float]]


def turn_of(s: State) -> int:
    """One more each time the word goes on to the other side."""
    return s.round * len(s.order) + s.order.index(s.now) if s.now in s.order else 0


class Onward:
    """A player for all seats; a march is thought out once and carried out. At its turn it stops."""

    def __init__(self, bot: Greedy, until: int, rng: random.Random) -> None:
        self.bot, self.until, self.rng = bot, until, rng
        self.marches: dict[int, list[Any]] = {}
        self.state: State | None = None

    def __call__(self, seat: int, choices: Choices, args: tuple[Any, ...], options: list[Any]) -> Any:
        if self.until < END:
            s: State = about(choices, args, "s")
            if turn_of(s) >= self.until:
                self.state = s
                raise Stop
        march = self.marches.get(seat)
        if march and march[0] in options:
            return march.pop(0)
        question = Question(seat, choices, args)
        question._options = options
        given = at_once(self.bot, question, self.rng)
        if isinstance(given, Gesture):
            self.marches[seat] = list(given[1:])
            return given[0]
        self.marches[seat] = []
        return given


def comes_to(
    game: Game, position: Position, seat: int, turns: int, bot: Greedy, values: Values, rng: random.Random
) -> float:
    """The seat's chance after so many turns more; with `END` whether it has won."""
    until = turn_of(position.settled) + turns if turns < END else END
    player = Onward(bot, until, rng)
    try:
        outcome, _ = play_on(game, position, player, chance.from_random(rng))
    except Stop:
        assert player.state is not None
        return values(player.state)[seat]
    return float(outcome.scores[seat])
