"""Both runners must play the same game: a playout, and the replay of what was decided in it."""

from __future__ import annotations

import random
from collections import defaultdict, deque
from contextlib import suppress
from typing import Any

from feldherr.kernel.answers import CHANCE, Given
from feldherr.kernel.chance import from_random, take
from feldherr.kernel.event import Event
from feldherr.kernel.game import Game
from feldherr.kernel.playout import Stop, playout
from feldherr.kernel.position import Position, answer
from feldherr.kernel.question import Question
from feldherr.proving.battery.coverage import Broken


class Listener:
    """A random player, and a chance, that remember what they gave. Leaves after so many decisions, or in a dead end."""

    def __init__(self, rng: random.Random, limit: int) -> None:
        self.rng, self.limit = rng, limit
        self.given: dict[int, deque[Any]] = defaultdict(deque)
        self.drawn: deque[int] = deque()
        self.source = from_random(rng)

    def player(self, seat: int, choices: Any, args: tuple[Any, ...], options: list[Any]) -> Any:
        if self.limit == 0 or not options:
            raise Stop
        self.limit -= 1
        self.given[seat].append(self.rng.choice(options))
        return self.given[seat][-1]

    def below(self, n: int) -> int:
        self.drawn.append(self.source(n))
        return self.drawn[-1]

    def again(self, question: Question) -> Any:
        """What was given to this question, or None where the listener left."""
        if question.actor == CHANCE:
            return take(question, lambda n: self.drawn.popleft()) if self.drawn else None
        if len(question.options()) == 1:
            return question.options()[0]
        return self.given[question.actor].popleft() if self.given[question.actor] else None


def check(game: Game, position: Position, rng: random.Random, decisions: int = 400) -> None:
    """Play the position out, for so many decisions at most, then by replay, and compare state and events."""
    if position.call is None:
        return
    listener, state, told = Listener(rng, decisions), game.copy(position.settled), list[Event]()
    outcome = None
    with suppress(Stop):
        outcome, _ = playout(game, state, position.call, listener.player, listener.below, position.given, told.append)
    end, news, further = position, list[Event](), list[Given]()
    while end.outcome is None and (choice := listener.again(end.questions[0])) is not None:
        further.append(Given(end.questions[0].actor, choice))
        end, more = answer(game, end, *further[-1])
        news += more
    way = tuple(further)
    if end.questions and end.questions[0].actor != CHANCE and not end.questions[0].options():
        raise Broken("options", f"{end.questions[0]} has none", further=way)
    if end.outcome != outcome:
        raise Broken("playout", f"the playout comes to {outcome}, the replay to {end.outcome}", further=way)
    if end.now != state:
        raise Broken("playout", "the playout comes to another state than the replay", further=way)
    if told[position.told :] != news:
        raise Broken("playout", "other things happen in the playout than in the replay", further=way)
