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
from feldherr.bots.trench_club.taste import Taste
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
SWITCHES, SETTLED = ("focus", "together", "deliver"), ("splits", "shelter")
"""Numbers that are never changed; for later ones no lot is drawn either, so that the first opponents stay the same."""
ATTEMPTS = 3
"""So many tastes are asked for each candidate wanted; many of them would play alike."""
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

    def __init__(self, taste: Taste, fickle: bool, rng: random.Random, staying: int = -1) -> None:
        self.own = self.bot = Greedy(taste)
        self.fickle, self.rng, self.staying = fickle, rng, staying
        self.march: list[Any] = []
        self.said: list[Any] = []

    def __call__(self, seat: int, choices: Choices, args: tuple[Any, ...], options: list[Any]) -> Any:
        if not self.march or self.march[0] not in options:
            question = Question(seat, choices, args)
            question._options = options
            if self.fickle and question.name in ("step", "attacker_to_name"):
                self.bot = Greedy(near(self.own.taste, self.rng)) if self.rng.random() < WHIM else self.own
            stays = question.name == "step" and question.unit == self.staying and a.HALT in options
            given = a.HALT if stays else at_once(self.bot, question, self.rng)
            self.march = list(given) if isinstance(given, Gesture) else [given]
        self.said.append(self.march.pop(0))
        return self.said[-1]


def played(
    s: State, call: Call, seat: int, taste: Taste, fickle: bool, rng: random.Random, staying: int = -1
) -> Plan:
    """The turn as it would be played from here by a taste."""
    return carried(s, call, seat, Hand(taste, fickle, rng, staying))


def carried(s: State, call: Call, seat: int, hand: Hand) -> Plan:
    """The turn this hand plays from here, as long as the seat has the word; nothing is rolled."""
    s = copy(s)
    ask = Playout(hand, chance.from_random(hand.rng))
    try:
        while isinstance(call, FREELY) and s.speaker == seat:
            call = GAME.run(s, call, ask, mute)
    except Over as over:
        return Plan(hand.said, Position(s, None, (), s, (), 0, (), over.outcome))
    return Plan(hand.said, Position(s, call, (), s, (), 0))


def near(taste: Taste, rng: random.Random) -> Taste:
    """Another taste not too far from this one."""
    numbers = [(name, value) for name, value in taste._asdict().items() if name not in SETTLED]
    changed = {name: value * math.exp(rng.gauss(0, SPREAD)) for name, value in numbers}
    return Taste(**{**changed, **{name: getattr(taste, name) for name in (*SWITCHES, *SETTLED)}})


def turns(position: Position, seat: int, rng: random.Random, taste: Taste, wanted: int) -> list[Plan]:
    """The turn this taste would play, then others that end otherwise."""
    assert position.call is not None
    found: dict[Any, Plan] = {}
    for number in range(ATTEMPTS * wanted):
        note(found, played(position.settled, position.call, seat, taste, number > 0, rng))
        if len(found) == wanted:
            break
    return list(found.values())


def openings(position: Position, seat: int, rng: random.Random, taste: Taste, wanted: int) -> list[Plan]:
    """The turn this taste would play, then the same but for one unit that stays where it is, whichever."""
    assert position.call is not None
    s: State = position.settled
    plan = played(s, position.call, seat, taste, False, rng)
    moved = [given.unit for given in plan if isinstance(given, a.Take)]
    found: dict[Any, Plan] = {}
    note(found, plan)
    for unit in rng.sample(moved, len(moved)):
        if len(found) < wanted:
            note(found, played(s, position.call, seat, taste, False, rng, unit))
    return list(found.values())


def note(found: dict[Any, Plan], plan: Plan) -> None:
    """Of turns that end alike the first is kept."""
    assert plan.leads_to is not None
    end: State = plan.leads_to.settled
    found.setdefault((*end.where, *end.turn.attacks, *end.fort), plan)
