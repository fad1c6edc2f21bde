"""Both runners must play the same game: a playout, and the replay of what was decided in it."""

from __future__ import annotations

import random
from collections import defaultdict, deque
from typing import Any

from feldherr.kernel.answers import CHANCE
from feldherr.kernel.chance import from_random, take
from feldherr.kernel.event import Event
from feldherr.kernel.game import Game
from feldherr.kernel.playout import Stop, playout
from feldherr.kernel.position import Position, answer
from feldherr.proving.coverage import Broken


class Listener:
    """A random player, and a chance, that remember what they gave."""

    def __init__(self, rng: random.Random, limit: int) -> None:
        self.rng, self.limit = rng, limit
        self.given: dict[int, deque[Any]] = defaultdict(deque)
        self.drawn: deque[int] = deque()
        self.source = from_random(rng)

    def player(self, seat: int, choices: Any, args: tuple[Any, ...], options: list[Any]) -> Any:
        if self.limit == 0:
            raise Stop
        self.limit -= 1
        self.given[seat].append(self.rng.choice(options))
        return self.given[seat][-1]

    def below(self, n: int) -> int:
        self.drawn.append(self.source(n))
        return self.drawn[-1]


def check(game: Game, position: Position, rng: random.Random, decisions: int = 400) -> None:
    """Play the position out, for so many decisions at most, then by replay, and compare state and events."""
    if position.call is None:
        return
    listener, state, told = Listener(rng, decisions), game.copy(position.settled), list[Event]()
    try:
        outcome, _ = playout(
            game, state, position.call, listener.player, listener.below, position.given, told.append
        )
    except Stop:
        outcome = None
    told_before, end, news = position.told, position, list[Event]()
    while end.outcome is None:
        question = end.questions[0]
        if question.actor == CHANCE:
            if not listener.drawn and outcome is None:
                break
            choice = take(question, lambda n: listener.drawn.popleft())
        elif len(question.options()) == 1:
            choice = question.options()[0]
        elif listener.given[question.actor]:
            choice = listener.given[question.actor].popleft()
        else:
            break
        end, more = answer(game, end, question.actor, choice)
        news += more
    if end.outcome != outcome:
        raise Broken("playout", f"the playout comes to {outcome}, the replay to {end.outcome}")
    if end.now != state:
        raise Broken("playout", "the playout comes to another state than the replay")
    if told[told_before:] != news:
        raise Broken("playout", "other things happen in the playout than in the replay")
