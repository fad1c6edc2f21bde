"""Everything that can follow, looked through: own answers for the best, the others' for the worst, chance by its odds.

A node is what the seat knows: all the positions it cannot tell apart. It answers the same in all of them, and what it
sees happen parts them. So nothing is found that only somebody could play who sees the hidden pieces.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from feldherr.exercises.motif import Bounds, Motif, Task, Unprovable
from feldherr.kernel.answers import CHANCE
from feldherr.kernel.event import Event
from feldherr.kernel.game import Game
from feldherr.kernel.position import Position, answer

Known = tuple[Position, ...]
"""The positions a seat cannot tell apart."""
EXACT = 1e-9
DEEPEST = 90
"""So many answers follow one another at most, of whomever."""


class Solution(NamedTuple):
    """What each first answer is worth, the best one first."""

    values: tuple[tuple[Any, Bounds], ...]
    nodes: int
    depth: int
    """So many answers of the seat the best line has, up to chance or the others."""

    @property
    def best(self) -> Any:
        return self.values[0][0]

    @property
    def value(self) -> Bounds:
        return self.values[0][1]

    def unique(self, margin: float) -> bool:
        """Whether the first is better than all others by this."""
        return len(self.values) > 1 and self.value.low >= self.values[1][1].high + margin - EXACT


def frozen(s: Any) -> tuple[Any, ...]:
    """A state as something that can be looked up: its containers are one level deep."""
    return tuple([held(getattr(s, field)) for field in s.__struct_fields__])


def held(value: Any) -> Any:
    if isinstance(value, list):
        return tuple(value)
    return tuple(sorted(value.items())) if isinstance(value, dict) else value


class Solver:
    """Looks a task through; `Unprovable` if that takes more than its positions."""

    def __init__(self, game: Game, motif: Motif, task: Task, limit: int | None = None) -> None:
        self.game, self.motif, self.task = game, motif, task
        self.limit = limit or motif.nodes
        self.nodes = self.deep = 0
        self.known: dict[Any, Bounds] = {}

    def solve(self, known: Known) -> Solution:
        """All first answers, each to its end."""
        values = [(option, self.after(known, option)) for option in self.options(known)]
        values.sort(key=lambda one: (-one[1].low, -one[1].high))
        best = values[0][0] if values else None
        return Solution(tuple(values), self.nodes, self.depth(known, best) if values else 0)

    def options(self, known: Known) -> list[Any]:
        """What is open to the seat in all of them."""
        question = known[0].question(self.task.seat)
        if question is None:
            return []
        options = self.motif.tried(question)
        for other in known[1:]:
            asked = other.question(self.task.seat)
            if asked is None or self.motif.tried(asked) != options:
                raise Unprovable("what is asked tells worlds apart")
        return options

    def after(self, known: Known, option: Any) -> Bounds:
        """What it is worth to answer so, whichever of these positions it is."""
        if (sure := self.motif.known(known[0], option, self.task)) is not None:
            return sure
        return self.worst(self.told(known, option))

    def told(self, known: Known, option: Any) -> list[Known]:
        """What the seat knows after its own answer: one for everything it may see happen."""
        seat = self.task.seat
        return self.parted([self.step(position, seat, option) for position in known])

    def step(self, position: Position, seat: int, choice: Any) -> tuple[Position, list[Event]]:
        self.nodes += 1
        if self.nodes > self.limit:
            raise Unprovable(f"more than {self.limit} positions")
        return answer(self.game, position, seat, choice)

    def parted(self, following: list[tuple[Position, list[Event]]]) -> list[Known]:
        """The positions by what the seat has seen happen and is asked now."""
        if len(following) == 1 or not self.motif.hidden:
            return [(position,) for position, _ in following]
        groups: dict[Any, dict[Any, Position]] = {}
        for position, news in following:
            groups.setdefault(self.seen(position, news), {})[self.key(position)] = position
        return [tuple(group.values()) for group in groups.values()]

    def seen(self, position: Position, news: list[Event]) -> Any:
        seat = self.task.seat
        told = [one for event in news if (one := event.seen_by(seat)) is not None]
        stages = tuple([(question.actor, self.game.stage(question)) for question in position.questions])
        own = position.question(seat)
        return repr(told), stages, repr(own.options()) if own else "", position.outcome is None

    def key(self, position: Position) -> Any:
        return frozen(self.motif.same(position.settled)), position.call, position.given

    def worst(self, groups: list[Known]) -> Bounds:
        """The worst of them; of what is reached or not, the first that fails is enough."""
        found = []
        for group in sorted(groups, key=len):
            found.append(self.value(group))
            if self.motif.certain and not found[-1].high:
                break
        return Bounds(min(one.low for one in found), min(one.high for one in found))

    def value(self, known: Known) -> Bounds:
        """What can be reached from what is known, for certain or by expectation."""
        name = self.key(known[0]) if len(known) == 1 else frozenset(map(self.key, known))
        if name in self.known:
            return self.known[name]
        if self.deep >= DEEPEST:
            raise Unprovable(f"more than {DEEPEST} answers in a row")
        self.deep += 1
        try:
            found = self.known[name] = self.valued(known)
        finally:
            self.deep -= 1
        return found

    def valued(self, known: Known) -> Bounds:
        done = [position for position in known if position.outcome or self.motif.over(position, self.task)]
        rest = known
        if done:
            gone = {id(position) for position in done}
            rest = tuple([position for position in known if id(position) not in gone])
        ends = [self.motif.worth(position, self.task) for position in done]
        if rest and not (self.motif.certain and any(not end.high for end in ends)):
            ends.append(self.going_on(rest))
        return Bounds(min(end.low for end in ends), min(end.high for end in ends))

    def going_on(self, known: Known) -> Bounds:
        if known[0].question(self.task.seat) is not None:
            found = []
            for option in self.options(known):
                found.append(self.after(known, option))
                if self.motif.certain and found[-1].low >= 1:
                    break
            return Bounds(max(one.low for one in found), max(one.high for one in found))
        if (question := known[0].question(CHANCE)) is not None:
            if len(known) > 1:
                raise Unprovable("chance decides among worlds")
            low = high = 0.0
            for odds, roll in self.motif.rolls(known[0], question):
                following, _ = self.step(known[0], CHANCE, roll)
                value = self.value((following,))
                low, high = low + odds * value.low, high + odds * value.high
            return Bounds(low, high)
        replies = []
        for position in known:
            if position.question(self.task.seat) or position.question(CHANCE):
                raise Unprovable("who is asked tells worlds apart")
            other = position.questions[0]
            replies += [self.step(position, other.actor, option) for option in other.options()]
        return self.worst(self.parted(replies))

    def depth(self, known: Known, best: Any) -> int:
        """How many answers the seat gives along the best line, up to chance or the others."""
        count, option = 0, best
        while option is not None:
            count += 1
            groups = self.told(known, option)
            known, option = groups[0], None
            if len(groups) == 1 and not known[0].outcome and not self.motif.over(known[0], self.task):
                open_ = self.options(known)
                option = max(open_, key=lambda one: self.after(known, one).low) if open_ else None
        return count
