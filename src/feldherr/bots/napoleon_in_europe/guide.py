"""How the search looks at Napoleon in Europe: marches, how many go, battles, cards."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from typing import Any

from feldherr import games
from feldherr.bots.napoleon_in_europe.campaign import Outlook
from feldherr.bots.napoleon_in_europe.lands import rounds_left
from feldherr.bots.napoleon_in_europe.manner import CLASSIC as FORMER
from feldherr.bots.napoleon_in_europe.manner import OWN, Manner
from feldherr.bots.napoleon_in_europe.outcome import come_to, leads_to, turn
from feldherr.bots.napoleon_in_europe.plans import POWER
from feldherr.bots.napoleon_in_europe.staff import reply
from feldherr.bots.napoleon_in_europe.taste import PLAIN, Taste
from feldherr.bots.napoleon_in_europe.turns import turns, varied
from feldherr.bots.search.guide import ENOUGH, Weight
from feldherr.bots.search.plans import Plan, Turn
from feldherr.games.napoleon_in_europe import actions as a
from feldherr.games.napoleon_in_europe.board import ALL_REGIONS, CAPITAL, HOMELAND, NEAR, nations_in, regions_in
from feldherr.games.napoleon_in_europe.rules.victory import last_round
from feldherr.games.napoleon_in_europe.state import State, figures, hand_size, hostile_armies
from feldherr.kernel.game import Game
from feldherr.kernel.position import Position
from feldherr.kernel.question import Question

GAIN, GAIN_LATE, FORCE, FORCE_EARLY, CARD = 0.05, 0.3, 0.03, 0.015, 0.05
THREAT, EXPOSED, REACH, ALLY = 0.4, 0.08, 0.12, 0.2
"""What these are worth in the odds of winning: fitted to sixty games of greedy with itself."""
LATE = {"opening": (1, Weight(0.9, 3, 9)), "alliance_or_not": (1, Weight(0.5, 2, 9))}
"""Questions that are thought about, with so many rounds left or fewer: then the game is played to its end every time.

When to leave one's allies decides more than any march before it.
"""
FAINT = 0.03
WEIGHTS = {
    "orders": Weight(FAINT, 8, 1), "destination": Weight(FAINT, 5, 1), "how_many": Weight(FAINT, 5, 1),
    "rows_to_change": Weight(FAINT, 4, 1), "casualties": Weight(FAINT, 3, 1), "production": Weight(FAINT, 5, 3),
    "where_to_place": Weight(FAINT, 4, 3), "retreat_to": Weight(FAINT, 4, 1), "front_row": Weight(FAINT, 3, 1),
    "next_battle": Weight(FAINT, 3, 1), "nation_to_lead": Weight(FAINT, 4, 4),
}  # fmt: skip
"""These matter too, but what one would say at once is good enough."""
NAME = "napoleon-in-europe"
AT_ONCE = Weight(0.0, 1, 1)
OFTEN = 6
"""So many iterations at least for each turn that is compared."""


class Guide:
    opponents: frozenset[str] = frozenset()

    def __init__(self, manner: Manner) -> None:
        self.manner, self.taste = manner, manner.taste
        self.whole = Weight(1.0, manner.turns, 1, manner.rounds)

    def weight(self, question: Question) -> Weight | None:
        if self.begins(question):
            return self.whole
        return late(question) or WEIGHTS.get(question.name, AT_ONCE)

    def begins(self, question: Question) -> bool:
        """Whether the whole turn is to be thought out: before anybody has marched."""
        return bool(self.manner.turns) and question.name in ("opening", "orders") and not question.s.turn.moved

    def reply(self, question: Question, said: Sequence[Any], rng: random.Random) -> Any:
        return reply(question, said, rng, self.taste)

    def by_taste(self, question: Question, said: Sequence[Any], rng: random.Random, taste: Taste) -> Any:
        return reply(question, said, rng, taste)

    def propose(
        self, game: Game, position: Position, question: Question, rng: random.Random, iterations: int
    ) -> list[Any]:
        """A recruit goes by greedy's taste; those who tried everything once were no weaker than captains."""
        said = [given.answer for given in position.given]
        if iterations < ENOUGH:
            return [self.by_taste(question, said, rng, PLAIN)]
        if self.begins(question):
            wanted = max(1, min(self.manner.turns, iterations // OFTEN))
            found = turns(game, position, question.actor, rng, self.taste, wanted)
            return [*found] or [self.reply(question, said, rng)]
        return self.order(question, said, rng) if late(question) else [self.reply(question, said, rng)]

    def vary(self, position: Position, question: Question, best: Any, rng: random.Random, wanted: int) -> list[Any]:
        """The best turn, then others by a taste near its own, or in which one stack stays."""
        if not isinstance(best, Turn):
            return [best]
        return [best, *varied(games.game(NAME), position, question.actor, best, rng, wanted)]

    def order(self, question: Question, said: Sequence[Any], rng: random.Random) -> list[Any]:
        """What would be said at once, then marches by what they are worth, partings, the end of the movement."""
        first = reply(question, said, rng, self.taste)
        rest = [option for option in question.options() if option != first]
        if question.name == "orders":
            rest = [option for option in rest if isinstance(option, a.From | a.EndMovement)]
            rest = marching(question, rest, self.taste)
        elif question.name == "opening":
            rest = [option for option in rest if isinstance(option, a.Break | a.BeginTurn)]
        elif question.name == "destination":
            nation, origin = question.nation, question.origin
            outlook = Outlook(question.s, question.actor, self.taste)
            rest.sort(key=lambda to: -outlook.best(nation, origin, to.region).worth)
        elif question.name == "production":
            rest = [option for option in rest if not isinstance(option, a.Trade)]
        return [first, *rest]

    def judge(self, game: Game, world: Position, option: Any, seat: int, rng: random.Random) -> float | None:
        if isinstance(option, Plan):
            return leads_to(game, world, option, seat, rng, self.taste, self.manner.treason)
        question = world.question(seat)
        if question is None or not late(question):
            return None
        return come_to(game, world, option, seat, rng, self.taste, self.manner.treason, bool(self.manner.turns))

    def turn(self, s: State) -> int:
        return turn(s)

    def values(self, s: State) -> Sequence[float]:
        """NE §6.8 §6.9: gains of regions for each nation led at the start; figures and cards are gains to come."""
        rules = s.rules
        last = last_round(s)
        late = min(1.0, s.round / last) if last else 0.0
        scores = [score(s, seat, late) if s.alive >> seat & 1 else -99.0 for seat in range(rules.players)]
        best = max(scores)
        shares = [math.exp(one - best) for one in scores]
        return [share / sum(shares) for share in shares]


def late(question: Question) -> Weight | None:
    """What the question is worth near the end; None before."""
    rounds, weight = LATE.get(question.name, (-1, None))
    return weight if weight and rounds_left(question.s) <= rounds else None


def marching(question: Question, options: list[Any], taste: Taste) -> list[Any]:
    """The marches that are worth something, best first, and the end of the movement."""
    outlook = Outlook(question.s, question.actor, taste)
    worth: dict[Any, float] = {a.END_MOVEMENT: 0.2}
    for option in options:
        if isinstance(option, a.From):
            worth[option] = outlook.best(option.nation, option.region).worth
    return sorted([option for option in options if worth[option] > 0], key=lambda option: -worth[option])


def score(s: State, seat: int, late: float) -> float:
    """For each nation: gains, which count late; figures, cards and land within reach, which count early; danger."""
    nations = nations_in(s.started[seat]) if s.started else []
    if not nations:
        return 0.0
    total, left = 0.0, 1 - late
    for nation in nations:
        force = 0.0
        for region in regions_in(s.where[nation]):
            force += sum([worth * count for worth, count in zip(POWER, figures(s, nation, region))])
        total += (GAIN + GAIN_LATE * late) * (s.owner.count(nation) - len(HOMELAND[nation]))
        total += (FORCE + FORCE_EARLY * left) * force + CARD * left * hand_size(s, nation)
        hostile = hostile_armies(s, nation)
        if hostile & NEAR[CAPITAL[nation]]:
            total -= THREAT
        exposed = reached = 0
        for region, owner in zip(ALL_REGIONS, s.owner):
            if owner == nation:
                exposed += bool(hostile & NEAR[region])
            elif NEAR[region] & s.foot[nation] and not (owner >= 0 and s.friends[nation] >> owner & 1):
                reached += 1
        total += left * (REACH * reached - EXPOSED * exposed)
    return total / len(nations) + ALLY * (s.allies[seat].bit_count() - 1)


GUIDE, CLASSIC = Guide(OWN), Guide(FORMER)
