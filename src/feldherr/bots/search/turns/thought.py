"""A turn thought out: candidates by greed, weighed with the enemy's answer in the same worlds; the best is varied."""

from __future__ import annotations

import math
import random
from typing import Any

from feldherr.bots.commanding import HESITATION
from feldherr.bots.search.effort import Effort
from feldherr.bots.search.turns.quick import Ended, end_turn, quick_turn
from feldherr.bots.search.turns.rehearsal import Craft, Notes, Path, Rehearsal, Tried, again, asked, commands
from feldherr.kernel.answers import DONE, NO, YES, Call, Over
from feldherr.kernel.playout import Stop
from feldherr.kernel.position import Position
from feldherr.kernel.question import Question

Turn = tuple[Path, ...]
"""Commands in their order; what is not open when it is due is left out. Then the turn is ended."""
FIRST = 0.3
"""So much of the effort is spent on telling the first candidates apart, the rest on varying the best."""
WORLDS = 16
"""Turns are compared in so many worlds at most."""
MANY = 64
"""Answers to the enemy are compared in so many at most."""
TELLING = 4
"""In fewer worlds two answers cannot be told apart."""
NOTED = 8
"""In so many of them it is noted what the plan would be."""
GREED = 4.0
"""How much more often those commands are tried that look better by themselves."""
KEEN = 0.4
"""So often attacks and blocks are added, by themselves or two of the same pieces."""
SHARP = 80
"""So many of them are known at most."""
LOST = 0.01
"""Who is lost by all he thinks of tries what attacks or blocks."""
DULL = 200
"""So often in a row nothing new comes to mind: then that is all."""
AGREED = (DONE, YES, NO)
LENGTH = 12
"""So many commands at most in a turn."""


def likely(score: float, scale: float) -> float:
    return 1 / (1 + math.exp(-max(-400.0, min(400.0, score)) / scale))


def apart(one: Path, other: Path) -> bool:
    """Whether two commands to pieces of the same place are given to different ones, for different ends."""
    return all(said in AGREED or said not in other for said in one[1:])


class Thought:
    """What is found out about one question; every turn is tried in the same worlds with the same luck."""

    def __init__(
        self, craft: Craft, position: Position, question: Question, rng: random.Random, effort: Effort, turns: int
    ) -> None:
        """`turns`: so many quick turns follow the own one, the enemy's first."""
        self.craft, self.question, self.rng = craft, question, rng
        self.position = craft.believed(position, question.actor, rng) if craft.believed else position
        self.seat, self.effort, self.turns = question.actor, effort, turns
        self.worlds: list[tuple[Position, int]] = []
        self.values: dict[Turn, dict[int, float]] = {}
        self.played = 0
        self.keen: list[Path] = []
        self.hope = True
        self.base = 0.0 if craft.absolute else self.stands(position.now)
        """What the position is worth now: what comes of a turn is measured against it."""

    def world(self, number: int) -> tuple[Position, int]:
        while len(self.worlds) <= number:
            drawn = self.position
            if self.worlds:
                believed = self.craft.believed or self.craft.game.resample
                drawn = believed(self.position, self.seat, self.rng)
            self.worlds.append((drawn, self.rng.getrandbits(40)))
        return self.worlds[number]

    def spent(self) -> bool:
        return self.effort.spent(self.played)

    # what a turn is worth
    def value(self, turn: Turn, number: int) -> float:
        known = self.values.setdefault(turn, {})
        if number not in known:
            self.played += 1
            known[number] = self.play(turn, number)
        return known[number]

    def mean(self, turn: Turn, numbers: list[int]) -> float:
        return sum([self.value(turn, number) for number in numbers]) / len(numbers)

    def play(self, turn: Turn, number: int, notes: Notes | None = None) -> float:
        """The own turn, then quick ones; how likely the seat is to win after them."""
        world, luck = self.world(number)
        rng = random.Random(luck)
        craft, seat = self.craft, self.seat
        s = craft.game.copy(world.settled)
        try:
            call = self.begin(s, world, turn, rng, notes)
            if craft.mover(s) == seat and not self.answering:
                call = end_turn(craft, s, call, seat, rng, notes)
            elif craft.mover(s) == seat and notes is None:
                s, call = quick_turn(craft, s, call, rng)
            if notes is not None:
                return 0.0                                        # what others do after it is not planned
            for _ in range(self.turns):
                s, call = quick_turn(craft, s, call, rng)
            return likely(self.stands(s) - self.base, craft.scale)
        except Over as end:
            return 1.0 if seat in end.outcome.winners else 0.0
        except Ended as end:
            return 1.0 if end.won == (end.seat == seat) else 0.0

    def stands(self, s: Any) -> float:
        return (self.craft.next if self.craft.mover(s) == self.seat else self.craft.worth)(s, self.seat)

    def begin(self, s: Any, world: Position, turn: Turn, rng: random.Random, notes: Notes | None) -> Call:
        """The commands of the turn, in place; the first one goes on from what was answered already."""
        craft, seat, call = self.craft, self.seat, world.call
        assert call is not None
        given = world.given
        for path in turn or ((),):
            if not path and not given:
                break
            one = Rehearsal(craft, seat, path, rng, every=self.answering)
            one.notes = notes
            try:
                call = one.run(s, call, given)
            except Stop:
                continue
            given = ()
            if craft.mover(s) != seat:
                break
        return call

    @property
    def answering(self) -> bool:
        """Whether the question is none of those own commands are made of."""
        name = self.question.name
        return name != self.craft.command and name not in self.craft.searched

    # which turns are tried
    def best(self) -> Turn:
        """The best that is found within the effort; the more of it, the more is varied."""
        if self.answering:
            answers: list[Turn] = [(path,) for path in self.craft.answers(self.question, self.rng)]
            return self.weighed(answers) if self.craft.doubt else self.halved(answers, 1.0)
        breadth = max(2, min(10, self.effort.iterations // 25))
        pool = self.pool()
        begun: dict[Any, Tried] = {}
        for one in pool:
            begun.setdefault(one.path[:2], one)
        turns, half = list[Turn](), self.effort.part(0.5)
        for one in list(begun.values())[:breadth]:
            turns.append(self.completed(one, pool))
            if half.late():
                break
        self.keen = self.sharp_ones() if self.question.name == self.craft.command else []
        ended: list[Turn] = [()] if self.craft.end in self.question.options() else []
        best = self.halved(list(dict.fromkeys([*turns, *ended])), FIRST)
        return self.varied(best, pool)

    def pool(self) -> list[Tried]:
        """Commands the turn may begin with, the most promising first."""
        world, _ = self.world(0)
        most = max(self.craft.fewest, min(600, self.effort.iterations * 2))
        call = world.call
        assert call is not None
        s = self.craft.game.copy(world.settled)
        found = commands(self.craft, s, call, self.seat, self.craft.wide, most, self.rng, world.given)
        return sorted(found, key=lambda one: -one.value)

    def sharp_ones(self) -> list[Path]:
        """Commands that attack, or keep attacks off."""
        world, _ = self.world(0)
        assert world.call is not None
        s = self.craft.game.copy(world.settled)
        found = commands(self.craft, s, world.call, self.seat, self.craft.sharp, SHARP, self.rng)
        return [one.path for one in found]

    def completed(self, start: Tried, pool: list[Tried]) -> Turn:
        """What greed adds to a first command: of the pool and of what attacks or blocks, as long as it gains."""
        craft, seat, turn = self.craft, self.seat, [start.path]
        s, call, value = start.s, start.call, start.value + HESITATION
        tried = max(8, min(40, self.effort.iterations // 10))
        while s is not None and call is not None and len(turn) < LENGTH and craft.mover(s) == seat:
            options = asked(craft, s, call, seat, self.rng)
            known = [one.path for one in pool if one.path[0] in options and one.path not in turn][:tried]
            found = commands(craft, s, call, seat, craft.sharp, 30, self.rng)
            found += [one for path in known if (one := again(craft, s, call, seat, path, self.rng, 1))]
            best = max(found, key=lambda one: one.value, default=None)
            if best is None or best.value <= value:
                break
            turn.append(best.path)
            s, call, value = best.s, best.call, best.value + HESITATION
        return tuple(turn)

    def halved(self, turns: list[Turn], share: float) -> Turn:
        """In each round all that are left are played in as many worlds more, and the worse half is dropped."""
        left, worlds = turns, 0
        rounds = max(1, (len(turns) - 1).bit_length())
        while len(left) > 1:
            worlds = min(2 * WORLDS, worlds + max(1, round(share * self.effort.iterations / rounds / len(left))))
            scored = []
            for turn in left:
                scored.append((self.mean(turn, list(range(worlds))), turn))
                if self.spent():
                    break
            scored.sort(key=lambda pair: -pair[0])
            left = [turn for _, turn in scored[: max(1, len(scored) // 2)]]
            if self.spent():
                break
        return left[0]

    def weighed(self, turns: list[Turn]) -> Turn:
        """As `halved`, but all the time is used, and what comes first is kept to the end: see `Craft.doubt`."""
        first, left, worlds = turns[0], turns, 0
        rounds = max(1, (len(turns) - 1).bit_length())
        for number in range(rounds if len(turns) > 1 else 0):
            part = self.effort.part(1 / (rounds - number))
            until = self.played + max(0, self.effort.iterations - self.played) // (rounds - number)
            while worlds < MANY:
                for turn in left:
                    self.value(turn, worlds)
                worlds += 1
                if part.late() if self.effort.endless else self.played >= until or self.effort.late():
                    break
            numbers = list(range(worlds))
            left = sorted(left, key=lambda turn: -self.mean(turn, numbers))
            kept = left[: (len(left) + 1) // 2]
            left = kept if first in kept else [*kept, first]
        best = left[0]
        return best if self.beyond_doubt(best, first, list(range(worlds))) else first

    def beyond_doubt(self, one: Turn, other: Turn, numbers: list[int]) -> bool:
        """Whether it is better in these worlds by more than luck may do; in fewer than four of them anything may be."""
        if len(numbers) < TELLING:
            return False
        differences = [self.value(one, number) - self.value(other, number) for number in numbers]
        middle = sum(differences) / len(numbers)
        spread = sum([(each - middle) ** 2 for each in differences]) / (len(numbers) - 1)
        return middle > 1e-9 + self.craft.doubt * math.sqrt(spread / len(numbers))

    def varied(self, best: Turn, pool: list[Tried]) -> Turn:
        """The best turn against others that differ from it in one thing, as long as there is time."""
        if not pool:
            return best
        known = max(self.craft.fewest_worlds, min(WORLDS, self.effort.iterations // 20))
        weights = [math.exp(max(-8.0, (one.value - pool[0].value) / GREED)) for one in pool]
        tried, dull = {best}, 0
        while not self.spent() and dull < DULL:
            other = self.another(best, pool, weights)
            if other in tried:
                dull += 1
                continue
            tried.add(other)
            dull = 0
            numbers = self.rng.sample(range(known), known)
            self.hope = self.mean(best, numbers[:2]) > LOST
            if self.better(other, best, numbers):
                best = other
        return best

    def better(self, other: Turn, best: Turn, numbers: list[int]) -> bool:
        """Whether it is better in two worlds, then in four, then in all of them."""
        played = 0
        for upto in sorted({min(2, len(numbers)), min(4, len(numbers)), len(numbers)}):
            while played < upto:
                self.value(other, numbers[played])
                self.value(best, numbers[played])
                played += 1
            if self.mean(other, numbers[:upto]) <= self.mean(best, numbers[:upto]) + 1e-9:
                return False
            if self.spent():
                return upto >= min(4, len(numbers))
        return True

    def another(self, turn: Turn, pool: list[Tried], weights: list[float]) -> Turn:
        """One command is added, left out, exchanged or put elsewhere."""
        rng = self.rng
        fixed = 1 if self.question.name != self.craft.command else 0
        how = rng.random()
        commands_ = list(turn)
        if self.keen and not fixed and (not self.hope or rng.random() < KEEN):
            one = rng.choice(self.keen)
            beside = [other for other in self.keen if other[0] == one[0] and apart(one, other)]
            place = rng.randrange(len(commands_) + 1) if self.hope else 0
            commands_[place:place] = [one, *([rng.choice(beside)] if beside and rng.random() < 0.5 else [])]
            return tuple(dict.fromkeys(commands_))
        if how < 0.25 and len(commands_) > fixed:
            del commands_[rng.randrange(fixed, len(commands_))]
        elif how < 0.35 and len(commands_) > fixed + 1:
            one = commands_.pop(rng.randrange(fixed, len(commands_)))
            commands_.insert(rng.randrange(fixed, len(commands_) + 1), one)
        else:
            new = rng.choices(pool, weights)[0].path if not fixed else rng.choice(pool).path
            if fixed:
                commands_[:1] = [new]
            elif how < 0.7 and commands_:
                commands_[rng.randrange(len(commands_))] = new
            else:
                commands_.insert(rng.randrange(len(commands_) + 1), new)
        return tuple(dict.fromkeys(commands_))

    def noted(self, turn: Turn) -> Notes:
        """What is to be answered in the worlds that were thought of, by what the seat sees when it is asked."""
        notes: Notes = {}
        for number in range(min(len(self.worlds), NOTED)):
            self.play(turn, number, notes)
        return notes

    def next_best(self, best: Turn) -> Turn | None:
        """Of the turns that begin otherwise, the best one; None if none was compared."""
        begun = best[:1]
        least = min(2, len(self.worlds))
        others = [turn for turn, known in self.values.items() if turn[:1] != begun and len(known) >= least]
        return max(others, key=lambda turn: sum(self.values[turn].values()) / len(self.values[turn]), default=None)

    def spoken(self, turn: Turn) -> Path:
        """The first command of a turn as it is given in the first world: the answers where there is a choice."""
        world, luck = self.world(0)
        s, rng = self.craft.game.copy(world.settled), random.Random(luck)
        assert world.call is not None
        for path in turn:
            one = Rehearsal(self.craft, self.seat, path, rng, every=self.answering)
            one.notes = {}
            try:
                one.run(s, world.call, world.given)
            except Stop:
                continue
            except Over:
                pass
            return tuple(one.chosen)
        return (self.craft.end,)
