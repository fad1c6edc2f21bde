"""A turn thought out unit by unit: every game that is played on tells something about all that was done in it.

Whole turns are compared by the same luck. What is tried differs from the best known turn in one to three things; how
much each of these is worth is learned from all turns in which it was done. What comes out best is compared once more,
as a whole and with fresh luck, with the turn that the taste alone would play.
"""

from __future__ import annotations

import math
import random
from typing import Any

from feldherr.bots.search.effort import Effort
from feldherr.bots.search.plans import Plan
from feldherr.bots.trench_club.arms import Chosen, Slot, slots_of
from feldherr.bots.trench_club.greedy import Greedy
from feldherr.bots.trench_club.onward import END, Values, comes_to
from feldherr.bots.trench_club.taste import Taste
from feldherr.bots.trench_club.turns import carried
from feldherr.bots.trench_club.variations import meant
from feldherr.games.trench_club import GAME
from feldherr.games.trench_club.state import State
from feldherr.kernel.position import Position

Choice = tuple[int, ...]
BLOCK, CHANGES = 8, 3
"""So many turns are played with the same luck, and differ from the best in so many things at most."""
PRIOR, NOISE = 7.0, 0.018
"""What is known of a change at first is worth so many games; how far games of the same luck scatter, as a variance."""
STAGES = 8
"""So often at most what is best so far takes the place of what is varied."""
LAST, FINAL = 0.35, 6
"""Such a part of the games compares the turns that are left, so many of them."""


class Arm:
    """One way of doing one thing: how it went in the games in which it was done, compared with others of its luck."""

    def __init__(self) -> None:
        self.tried = 0
        self.gained = 0.0

    def mean(self) -> float:
        return self.gained / (self.tried + PRIOR)

    def drawn(self, rng: random.Random) -> float:
        return self.mean() + rng.gauss(0.0, 1.0) * math.sqrt(NOISE / (self.tried + PRIOR))


class Thought:
    """One turn that is thought out."""

    def __init__(
        self, position: Position, seat: int, taste: Taste, ahead: int, bot: Greedy, values: Values, rng: random.Random,
        effort: Effort,
    ) -> None:  # fmt: skip
        self.position, self.seat, self.taste, self.ahead = position, seat, taste, ahead or END
        self.bot, self.values, self.rng, self.effort = bot, values, rng, effort
        self.plans: dict[Choice, Plan] = {}
        self.played = 0
        self.slots: list[Slot] = []
        self.first = self.plan(())
        s: State = position.settled
        self.slots = slots_of(s, s.seat_of.index(seat), meant(self.first), taste, rng)
        self.plans = {(0,) * len(self.slots): self.first}
        self.arms = [[Arm() for _ in slot.ways] for slot in self.slots]

    def plan(self, choice: Choice) -> Plan:
        """The turn that comes of a choice."""
        found = self.plans.get(choice)
        if found is None:
            assert self.position.call is not None
            hand = Chosen(self.taste, random.Random(0), self.slots, choice)
            found = self.plans[choice] = carried(self.position.settled, self.position.call, self.seat, hand)
        return found

    def play(self, choice: Choice, luck: int) -> float:
        self.played += 1
        leads_to = self.plan(choice).leads_to
        assert leads_to is not None
        return comes_to(GAME, leads_to, self.seat, self.ahead, self.bot, self.values, random.Random(luck))

    def best(self) -> tuple[Plan, Plan | None]:
        """The best turn that is found, and the one it was compared with to the last."""
        if not self.slots:
            return self.first, None
        looking = self.effort.part(1 - LAST)
        best = start = (0,) * len(self.slots)
        stages = max(1, min(STAGES, looking.iterations // BLOCK))
        for stage in range(stages):
            part = looking.part(1 / (stages - stage))
            until = self.played + part.iterations if not part.endless else self.played + 1_000_000
            while self.played < until and not part.late():
                self.block(best)
            looking = looking._replace(iterations=max(1, looking.iterations - part.iterations))
            best = self.bettered(best)
        return self.settled([start, best, *self.promising(best)])

    def block(self, best: Choice) -> None:
        """Some turns with the same luck; what was changed in each is credited with how it went."""
        luck, tried = self.rng.getrandbits(31), {best: self.ends(best)}
        for _ in range(2 * BLOCK):
            if len(tried) < BLOCK:
                other = self.changed(best)
                end = self.ends(other)
                if end not in tried.values():
                    tried[other] = end
        values = {choice: self.play(choice, luck) for choice in tried}
        usual = sum(values.values()) / len(values)
        for choice, value in values.items():
            for arms, number in zip(self.arms, choice):
                arms[number].tried += 1
                arms[number].gained += value - usual

    def ends(self, choice: Choice) -> Any:
        """By what two turns are the same."""
        leads_to = self.plan(choice).leads_to
        assert leads_to is not None
        end: State = leads_to.settled
        return (*end.where, *end.turn.attacks, *end.fort)

    def changed(self, best: Choice) -> Choice:
        """The best with one to three things done otherwise: what may be worth most, by a draw from what is known."""
        gains = list[tuple[float, int, int]]()
        for place, arms in enumerate(self.arms):
            now = arms[best[place]].mean()
            drawn = [(arm.drawn(self.rng) - now, number) for number, arm in enumerate(arms) if number != best[place]]
            gain, number = max(drawn)
            gains.append((gain, place, number))
        gains.sort(reverse=True)
        choice = list(best)
        for _, place, number in gains[: self.rng.randint(1, CHANGES)]:
            choice[place] = number
        return tuple(choice)

    def bettered(self, best: Choice) -> Choice:
        """Everything done in the way that went best."""
        choice = list(best)
        for place, arms in enumerate(self.arms):
            for number, arm in enumerate(arms):
                if arm.mean() > max(0.0, arms[choice[place]].mean()):
                    choice[place] = number
        return tuple(choice)

    def promising(self, best: Choice) -> list[Choice]:
        """The best but for the one change that is least certain, or with the next one."""
        found, ranked = list[Choice](), list[tuple[float, int, int]]()
        for place, arms in enumerate(self.arms):
            now = arms[best[place]].mean()
            ranked += [(arm.mean() - now, place, n) for n, arm in enumerate(arms) if n != best[place]]
        for _, place, number in sorted(ranked, reverse=True)[: FINAL - 2]:
            found.append((*best[:place], number, *best[place + 1 :]))
        return found

    def settled(self, choices: list[Choice]) -> tuple[Plan, Plan | None]:
        """Sequential halving of what is left, with fresh luck for all of them."""
        left = list({self.ends(choice): choice for choice in reversed(choices)}.values())
        values: dict[Choice, list[float]] = {choice: [] for choice in left}
        rounds = max(1, (len(left) - 1).bit_length())
        lucks = list[int]()
        budget = max(len(left), self.effort.iterations - self.played)
        for number in range(rounds if len(left) > 1 else 0):
            part = self.effort.part(1 / (rounds - number))
            each = max(1, round(budget / rounds / len(left)))
            while (each > 0 or self.effort.endless) and not part.late():
                each -= 1
                lucks.append(self.rng.getrandbits(31))
                for choice in left:
                    values[choice].append(self.play(choice, lucks[len(values[choice])]))
            left.sort(key=lambda choice: -sum(values[choice]) / max(1, len(values[choice])))
            if number < rounds - 1:
                left = left[: (len(left) + 1) // 2]
        second = self.plan(left[1]) if len(left) > 1 else self.first if left[0] != choices[0] else None
        return self.plan(left[0]), second
