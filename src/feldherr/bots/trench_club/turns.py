"""Whole turns as candidates: every unit moved and every attack declared by this or that taste, up to the dice.

No single move says how good it is: a soldier before a fort is worth what his comrades leave alive around him.
"""

from __future__ import annotations

import math
import random
from typing import Any

from feldherr.bots.search.gestures import Gesture
from feldherr.bots.search.plans import Plan
from feldherr.bots.trench_club.greedy import Greedy
from feldherr.bots.trench_club.taste import TUNED, Taste
from feldherr.bots.trench_club.worth import way_to_best
from feldherr.games.trench_club import GAME
from feldherr.games.trench_club import actions as a
from feldherr.games.trench_club.rules.calls import Declare, Moves, Step, Unloading
from feldherr.games.trench_club.state import State, copy
from feldherr.kernel import chance
from feldherr.kernel.answers import Call, Over
from feldherr.kernel.playout import Playout, mute
from feldherr.kernel.position import Position
from feldherr.kernel.question import Choices, Question

WHIM, SPREAD = 0.4, 1.0
"""How often a unit goes by another taste, and how far that one is from the player's own, in the logarithm of every
number."""
SWITCHES = ("focus", "together", "deliver")
ATTEMPTS = 3
"""So many tastes are asked for each candidate wanted; many of them would play alike."""
BOT = Greedy(TUNED)
FREELY = (Moves, Step, Unloading, Declare)
"""What a turn consists of before the dice."""


def at_once(bot: Greedy, question: Question, rng: random.Random) -> Any:
    """What greedy says; a march as a whole, so that its way is looked for once."""
    if question.name != "step" or question.steps > 0:
        return bot.answer(question, rng)
    s, unit = question.s, question.unit
    options = question.options()
    first = bot.enter_or_stay(s, unit, options)
    if first is not None:
        return first
    way = way_to_best(s, unit, bot.taste)
    return Gesture(map(a.Go, way)) if way and a.Go(way[0]) in options else bot.halt(options)


class Hand:
    """A player who goes by his taste, one who is `fickle` with this unit or that by another; he notes what he says."""

    def __init__(self, taste: Taste, fickle: bool, rng: random.Random) -> None:
        self.own = self.bot = Greedy(taste)
        self.fickle, self.rng = fickle, rng
        self.march: list[Any] = []
        self.said: list[Any] = []

    def __call__(self, seat: int, choices: Choices, args: tuple[Any, ...], options: list[Any]) -> Any:
        if not self.march or self.march[0] not in options:
            question = Question(seat, choices, args)
            question._options = options
            if self.fickle and question.name in ("step", "attacker_to_name"):
                self.bot = Greedy(near(self.own.taste, self.rng)) if self.rng.random() < WHIM else self.own
            given = at_once(self.bot, question, self.rng)
            self.march = list(given) if isinstance(given, Gesture) else [given]
        self.said.append(self.march.pop(0))
        return self.said[-1]


def played(s: State, call: Call, seat: int, taste: Taste, fickle: bool, rng: random.Random) -> Plan:
    """The turn as it would be played from here, as long as the seat has the word; nothing is rolled."""
    s, hand = copy(s), Hand(taste, fickle, rng)
    ask = Playout(hand, chance.from_random(rng))
    try:
        while isinstance(call, FREELY) and s.speaker == seat:
            call = GAME.run(s, call, ask, mute)
    except Over as over:
        return Plan(hand.said, Position(s, None, (), s, (), 0, (), over.outcome))
    return Plan(hand.said, Position(s, call, (), s, (), 0))


def near(taste: Taste, rng: random.Random) -> Taste:
    """Another taste not too far from this one."""
    changed = {name: value * math.exp(rng.gauss(0, SPREAD)) for name, value in taste._asdict().items()}
    return Taste(**{**changed, **{name: getattr(taste, name) for name in SWITCHES}})


def turns(position: Position, seat: int, rng: random.Random, wanted: int) -> list[Plan]:
    """The turn the tuned taste would play, then others that end otherwise."""
    assert position.call is not None
    found: dict[Any, Plan] = {}
    for number in range(ATTEMPTS * wanted):
        plan = played(position.settled, position.call, seat, TUNED, number > 0, rng)
        assert plan.leads_to is not None
        end: State = plan.leads_to.settled
        found.setdefault((*end.where, *end.turn.attacks, *end.fort), plan)
        if len(found) == wanted:
            break
    return list(found.values())
