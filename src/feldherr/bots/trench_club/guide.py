"""How the search looks at Trench Club: turns, purchases and the army that begins, each played on for some turns.

What is there when the seat has the next turn tells turns apart hardly better than the toss of a coin; three rounds on,
or in the end, it does, if enough of them are tried.
"""

from __future__ import annotations

import random
from typing import Any

from feldherr.bots.search.effort import Effort
from feldherr.bots.search.guide import EACH, ENOUGH, Weight
from feldherr.bots.search.plans import Plan
from feldherr.bots.trench_club.chances import chances
from feldherr.bots.trench_club.estimating import AT_ONCE, WEIGHTS, Estimating
from feldherr.bots.trench_club.manner import CLASSIC as FORMER
from feldherr.bots.trench_club.manner import OWN, Manner
from feldherr.bots.trench_club.manner import TRIAL as TRIED
from feldherr.bots.trench_club.onward import END, comes_to
from feldherr.bots.trench_club.thought import Thought
from feldherr.bots.trench_club.turns import note, openings, turns
from feldherr.bots.trench_club.variations import variations
from feldherr.games.trench_club.actions import BUY_SPECIAL
from feldherr.games.trench_club.rules.choices.money import waters
from feldherr.kernel.game import Game
from feldherr.kernel.position import Position, answer
from feldherr.kernel.question import Question

SMALL = {"army_to_use": 0.5, "what_to_buy": 0.3, "fort_for_unit": 0.2, "unit_to_repair": 0.2}
"""Single answers that are thought about, and how much, compared with a turn."""
OPTIONS = 14
"""So many of them are compared at most: every type that can be bought, a card, and nothing."""


class Guide(Estimating):
    """Goes by what its manner says: the estimate at the next turn, or playing on."""

    def __init__(self, manner: Manner) -> None:
        super().__init__(manner)
        share, doubt = manner.share, manner.doubt
        self.played_on = Weight(share, manner.width, manner.ahead, manner.rounds, doubt)
        self.small = {name: Weight(share * part, OPTIONS, manner.ahead, 1, doubt) for name, part in SMALL.items()}

    def weight(self, question: Question) -> Weight | None:
        if not self.manner.honest:
            return super().weight(question)
        if question.name in WEIGHTS:
            return self.played_on
        return self.small.get(question.name, AT_ONCE)

    def propose(
        self, game: Game, position: Position, question: Question, rng: random.Random, iterations: int
    ) -> list[Any]:
        """The taste's own first; then by other tastes, with one unit staying, with one unit doing something else."""
        if not self.manner.honest or iterations < ENOUGH:
            return super().propose(game, position, question, rng, iterations)
        weight = self.weight(question)
        if weight in self.small.values():
            first, *rest = self.order(question, (), rng)
            if not waters(question.s):
                rest = [one for one in rest if one != BUY_SPECIAL]  # the card may be a gunboat, which needs water
            return [first, *rest[-1:], *rest[:-1]]  # to buy or repair nothing is the last option
        if weight is None or weight is AT_ONCE or position.given:
            return [self.reply(question, (), rng)]
        budget = round(iterations * weight.share)
        wanted = max(1, min(weight.width, budget // weight.rounds_of(budget) // EACH))
        taste = self.manner.taste
        pool = turns(position, question.actor, rng, taste, max(1, wanted // 3))
        if wanted > 1:
            pool += openings(position, question.actor, rng, taste, 1 + wanted // 3)
            pool += variations(position, question.actor, pool[0], rng, taste, wanted)
        return [*unlike(pool)][:wanted]

    def thought(
        self, position: Position, question: Question, rng: random.Random, effort: Effort
    ) -> tuple[Any, Any, int] | None:
        """The rest of a turn, unit by unit."""
        manner = self.manner
        if not manner.by_unit or question.name not in WEIGHTS or position.given or effort.iterations < ENOUGH:
            return None
        found = Thought(position, question.actor, manner.taste, manner.ahead, self.bot, chances, rng, effort)
        return *found.best(), found.played

    def judge(self, game: Game, world: Position, option: Any, seat: int, rng: random.Random) -> float | None:
        """What it comes to if everybody goes on as the taste would."""
        if not self.manner.honest:
            return super().judge(game, world, option, seat, rng)
        if isinstance(option, Plan) and option.leads_to is not None:
            following = option.leads_to
        else:
            following, _ = answer(game, world, seat, option)
        return comes_to(game, following, seat, self.manner.ahead or END, self.bot, chances, rng)


def unlike(plans: list[Plan]) -> list[Plan]:
    """Of turns that end alike the first."""
    found: dict[Any, Plan] = {}
    for plan in plans:
        note(found, plan)
    return list(found.values())


GUIDE, CLASSIC, TRIAL = Guide(OWN), Guide(FORMER), Guide(TRIED)
