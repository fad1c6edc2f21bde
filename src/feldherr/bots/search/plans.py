"""Plans: gestures that reach over many questions and are carried out to their end, as long as nothing comes between.

An opponent has no memory of a game. What is kept here is only what it would have to think out again, under the very
position in which it is asked for it; if that is lost it thinks anew, from where it stands.
"""

from __future__ import annotations

import random
from collections import OrderedDict
from collections.abc import Hashable, Iterable
from typing import Any

from feldherr.bots.search.gestures import Gesture
from feldherr.kernel.forced import repeated
from feldherr.kernel.game import Game
from feldherr.kernel.position import Position, spared
from feldherr.kernel.store import encode

MOST = 256
"""So many plans that were begun are kept."""
Kind = tuple[int, bool, bool]
"""The budget of who has begun a plan, and whether he goes by the classic manner, or by one on trial."""
Notes = dict[Hashable, Any]
Key = tuple[str, bytes, int, Kind]


class Plan(Gesture):
    """A gesture that is remembered, and where it leads if nothing comes between."""

    leads_to: Position | None

    def __new__(cls, answers: Iterable[Any], leads_to: Position | None = None) -> Plan:
        plan = super().__new__(cls, answers)
        plan.leads_to = leads_to
        return plan


class Turn(Plan):
    """A plan up to the dice, and what the game's opponent goes by after them."""

    intent: Any


def known(game: Game, position: Position, seat: int) -> bytes:
    """The position as far as the seat can tell: where others hold something hidden, always the same deal of it."""
    return encode(game.resample(position, seat, random.Random(0)))


class Begun:
    """The plans that were begun: what is still to be answered, by where it is asked and by whom."""

    def __init__(self) -> None:
        self.rest: OrderedDict[Key, Plan] = OrderedDict()
        self.notes: dict[tuple[str, int, Kind], Notes] = {}
        """The turn each seat has thought out last, by what it sees when it is asked."""

    def notes_of(self, game: Game, seat: int, kind: Kind) -> Notes:
        return self.notes.setdefault((game.name, seat, kind), {})

    def keep(self, game: Game, position: Position, seat: int, kind: Kind, plan: Plan) -> None:
        """The first answer of the plan is given now."""
        if len(plan) > 1:
            following, _ = spared(game, position, seat, plan[0])
            rest = plan[1 + repeated(following.forced, seat, plan[1:]) :]
            while rest and (asked := following.question(seat)) and asked.held and asked.options() == [rest[0]]:
                following, _ = spared(game, following, seat, rest[0])
                rest = rest[1 + repeated(following.forced, seat, rest[1:]) :]
            if not rest:
                return
            self.rest[game.name, known(game, following, seat), seat, kind] = Plan(rest)
            while len(self.rest) > MOST:
                self.rest.popitem(last=False)

    def carried_on(self, game: Game, position: Position, seat: int, kind: Kind) -> Plan | None:
        """What was planned for this position, if it is open."""
        question = position.question(seat)
        found = self.rest.get((game.name, known(game, position, seat), seat, kind)) if self.rest else None
        return found if found and question and found[0] in question.options() else None


BEGUN = Begun()
