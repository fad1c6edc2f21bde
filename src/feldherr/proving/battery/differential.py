"""However it is run, it is the same game: a playout, the replay of what was decided in it, and what a table answers."""

from __future__ import annotations

import random
from collections import defaultdict, deque
from collections.abc import Iterable
from contextlib import suppress
from typing import Any

from feldherr.kernel.answers import CHANCE, Given, Interjection
from feldherr.kernel.chance import from_random, take
from feldherr.kernel.event import Event
from feldherr.kernel.game import Game
from feldherr.kernel.playout import Stop, playout
from feldherr.kernel.position import Position, answer, closes_round, spared
from feldherr.kernel.question import Question
from feldherr.proving.battery.coverage import Broken
from feldherr.proving.battery.scene import Scene, Seen


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


def forced(scene: Scene, seat: int, choice: Any, viewers: Iterable[int | None]) -> None:
    """What a table answers for the seat leads where the rules lead, is seen by nobody, and crosses no line."""
    game, position = scene.game, scene.position
    if seat == CHANCE or isinstance(choice, Interjection):
        return
    following, news = spared(game, position, seat, choice)
    own = [given for given in following.forced if given.seat == seat]
    asked = following.question(seat)
    if asked is not None and asked.held and len(asked.options()) != 1:
        raise Broken("forced", f"{asked} is to be confirmed, and has {len(asked.options())} options")
    if not own:
        return
    one_by_one(scene, following, news, Given(seat, choice), [viewer for viewer in viewers if viewer != seat])
    alone, before = spared(game, position, seat, choice, 0)
    if any(event.final for event in before) or closes_round(position, alone):
        return
    over = any(event.final for event in news) or closes_round(position, following)
    if over or asked is None:
        raise Broken(
            "forced", f"{own[-1].answer}, which nobody asked for, carries seat {seat} over a point of no return"
        )


def one_by_one(scene: Scene, following: Position, news: list[Event], given: Given, others: list[int | None]) -> None:
    """The same question by question; where the table asked nothing, others see what they saw before or see after it."""
    game, end = scene.game, Scene(scene.game, following)
    position, told = answer(game, scene.position, *given)
    rest, held = list(following.forced), any(question.held for question in following.questions)
    while rest:
        if held and len(rest) < len(position.forced) and rest == list(position.forced[: len(rest)]):
            return  # the rules alone would have gone on
        if rest[: len(position.forced)] != list(position.forced):
            raise Broken("forced", f"after {given.answer} the table answers {rest[0].answer}, the rules do not")
        del rest[: len(position.forced)]
        if rest:
            passed = Scene(game, position)
            for viewer in others:
                # What may be said in between is another matter: a gesture of several answers passes over it, too.
                sights = [one.seen(viewer)._replace(interjections=()) for one in (passed, scene, end)]
                if sights[0] not in sights[1:]:
                    pairs = zip(Seen._fields, *sights)
                    where = next((name for name, now, before, after in pairs if now not in (before, after)), "all")
                    what = f"{rest[0].answer} was not asked of seat {rest[0].seat}"
                    raise Broken("forced", f"viewer {viewer} can tell by {where} that {what}")
            position, more = answer(game, position, *rest.pop(0))
            told += more
    if held and position.forced:
        return  # and here, right after the last answer the table gives
    if position.given != following.given or position.now != following.now or told != news:
        raise Broken("forced", f"after {given.answer} the table comes to something else than the rules")
