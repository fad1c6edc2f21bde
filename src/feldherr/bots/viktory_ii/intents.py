"""What a turn could be about: everybody at one target, nobody at any, or as the taste has it; played up to the dice.

Who looks at one unit at a time sees no joint attack: each goes where it pays for itself, and nobody comes second.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

from feldherr.bots.search.gestures import Gesture
from feldherr.bots.search.guide import Guide
from feldherr.bots.search.plans import Turn
from feldherr.bots.viktory_ii.greedy import orders, ranked
from feldherr.bots.viktory_ii.outlook import Outlook
from feldherr.bots.viktory_ii.taste import Taste
from feldherr.games.viktory_ii.state import State
from feldherr.kernel.game import Game
from feldherr.kernel.playout import Stop, play_on
from feldherr.kernel.position import Position
from feldherr.kernel.question import Choices, Question

NEVER = 99.0
"""So many would have to be left: nobody attacks."""
LONGEST = 120
"""A turn that has not come to any dice after so many answers is carried out so far."""


def turn(answers: Sequence[Any], intent: Taste) -> Turn:
    found = Turn(answers)
    found.intent = intent
    return found


def said(question: Question, intent: Taste, rng: random.Random) -> Any:
    """What an intent answers; a unit is taken up and set in march at once."""
    if question.name == "unit_or_battle":
        return Gesture(orders(question, rng, intent))
    return ranked(question, rng, intent)[0]


def intents(s: State, seat: int, taste: Taste, wanted: int, tempers: bool = False) -> list[Taste]:
    """The taste as it is, then all at one target, the dearest first; then to attack nothing, and other tempers."""
    outlook = Outlook(s, seat, taste._replace(sure=-NEVER))
    goals = sorted(outlook.targets, key=lambda hex_: (-outlook.targets[hex_], hex_))
    focused = [taste._replace(focus=float(hex_)) for hex_ in goals]
    peace = taste._replace(sure=NEVER)
    if not tempers:
        return [taste, *focused[: wanted - 2], peace]
    others = [
        taste._replace(sure=0.8), taste._replace(guard=3.0), taste._replace(sure=-NEVER), taste._replace(near=0.3),
        taste._replace(guard=0.0), taste._replace(near=4.0), taste._replace(home=8.0, guard=4.0),
        taste._replace(unknown=5.0), peace._replace(guard=3.0), taste._replace(sure=0.8, guard=2.0),
    ]  # fmt: skip
    half = max(1, (wanted - 2) // 2)
    return [taste, *focused[:half], peace, *others, *focused[half:]]


class UpToTheDice:
    """A player for one seat, who notes what he says; at dice, a drawn tile or another's word it is over."""

    def __init__(self, seat: int, intent: Taste, rng: random.Random) -> None:
        self.seat, self.intent, self.rng = seat, intent, rng
        self.begun: list[Any] = []
        self.said: list[Any] = []

    def __call__(self, seat: int, choices: Choices, args: tuple[Any, ...], options: list[Any]) -> Any:
        if seat != self.seat or len(self.said) >= LONGEST:
            raise Stop
        if not (self.begun and self.begun[0] in options):
            question = Question(seat, choices, args)
            question._options = options
            given = said(question, self.intent, self.rng)
            self.begun = list(given) if isinstance(given, Gesture) else [given]
        self.said.append(self.begun.pop(0))
        return self.said[-1]


def stop(_: int) -> int:
    raise Stop


def turns(
    game: Game, position: Position, seat: int, rng: random.Random, taste: Taste, wanted: int, tempers: bool = False
) -> list[Turn]:
    """What each intent would do now, as far as it is another thing."""
    found: dict[tuple[Any, ...], Turn] = {}
    for intent in intents(position.now, seat, taste, wanted, tempers):
        if len(found) == wanted:
            break
        if other := drawn(game, position, seat, intent, rng):
            found.setdefault(tuple(other), other)
    return list(found.values())


def drawn(game: Game, position: Position, seat: int, intent: Taste, rng: random.Random) -> Turn | None:
    """What an intent would do now, up to the dice; None if nothing is to be said."""
    player = UpToTheDice(seat, intent, random.Random(rng.getrandbits(32)))
    with suppress(Stop):
        play_on(game, position, player, stop)
    return turn(player.said, intent) if player.said else None


class Leaning:
    """The guide, but that a seat goes by its intent as long as its turn lasts."""

    def __init__(self, guide: Guide, seat: int, until: int, intent: Taste) -> None:
        self.guide, self.seat, self.until, self.intent = guide, seat, until, intent
        self.opponents: frozenset[str] = frozenset()
        self.turn, self.values = guide.turn, guide.values
        self.weight, self.propose, self.order, self.judge = guide.weight, guide.propose, guide.order, guide.judge

    def reply(self, question: Question, said_: Sequence[Any], rng: random.Random) -> Any:
        if question.actor == self.seat and self.turn(question.s) == self.until:
            return said(question, self.intent, rng)
        return self.guide.reply(question, said_, rng)
