"""A turn's marches where a game is played on: thought out once, and looked at again only near what has changed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from feldherr.bots.napoleon_in_europe import greedy
from feldherr.bots.napoleon_in_europe.campaign import March, Outlook
from feldherr.bots.napoleon_in_europe.plans import harbours
from feldherr.bots.napoleon_in_europe.staff import part_of, proposal
from feldherr.bots.napoleon_in_europe.taste import Taste
from feldherr.games.napoleon_in_europe import actions as a
from feldherr.games.napoleon_in_europe.board import NEAR
from feldherr.games.napoleon_in_europe.rules.movement.groups import movable
from feldherr.games.napoleon_in_europe.state import State
from feldherr.kernel.question import Question


class Desk:
    """Orders of one seat by a taste, nearly as `staff` gives them, at a fraction of the time."""

    def __init__(self, seat: int, taste: Taste) -> None:
        self.seat, self.taste = seat, taste
        self.round = -1
        self.outlook: Outlook | None = None
        self.bests: dict[int, March] = {}
        """By stack, its best march as it was when it was looked at."""
        self.march: March | None = None
        """What was ordered last, of which the question where to and how many is still open."""
        self.start: Any = None

    def answer(self, question: Question, options: list[Any]) -> Any:
        """None: nothing is prepared for this."""
        name = question.name
        if name == "orders":
            return self.orders(question.s, options)
        march = self.march
        if march is None or (name != "destination" and name != "how_many"):
            return None
        if (question.nation, question.origin) != (self.start.nation, self.start.region):
            return None
        if name == "destination":
            return next((option for option in options if option.region == march.to), None)
        return part_of(march.group, question.chosen, question.counts, options)

    def orders(self, s: State, options: list[Any]) -> Any:
        """An offer before the first march; the best march; then a landing on a free shore; then the end."""
        outlook = self.settled(s)
        if not s.turn.moved:
            if offer := proposal(s, self.seat, options, self.taste):
                return offer
            outlook = None
        if outlook is None:
            self.outlook = outlook = Outlook(s, self.seat, self.taste)
            self.round = s.round
            self.bests = {}
        found = self.best(outlook, options)
        if found is not None:
            self.start, self.march = found, self.bests.pop(found.region * 7 + found.nation)
            return found
        for ship in options:
            if type(ship) is a.Ship and not any(entry[0] == ship.nation for entry in s.turn.ships):
                if movable(s, ship.nation, ship.region)[0] >= self.taste.crew:
                    if harbours(s, ship.nation, ship.region):
                        self.outlook = None
                        return ship
        return greedy.end_of_movement(options)

    def settled(self, s: State) -> Outlook | None:
        """The outlook of this turn, after what was ordered last."""
        outlook, march, start = self.outlook, self.march, self.start
        self.march = None
        if outlook is None or outlook.s is not s or self.round != s.round:
            return None
        if march is not None:
            outlook.marched(start.nation, march, start.region)
            changed = NEAR[start.region] | NEAR[march.to] | 1 << start.region | 1 << march.to
            hostile = outlook.hostile
            self.bests = {
                stack: found
                for stack, found in self.bests.items()
                if not changed >> stack // 7 & 1 and not (found.to >= 0 and hostile >> found.to & 1)
            }
        return outlook

    def best(self, outlook: Outlook, options: Sequence[Any]) -> Any:
        best, found, bests = 0.0, None, self.bests
        for start in options:
            if type(start) is not a.From:
                continue
            stack = start.region * 7 + start.nation
            march = bests.get(stack)
            if march is None:
                march = bests[stack] = outlook.best(start.nation, start.region)
            if march.worth > best:
                best, found = march.worth, start
        return found
