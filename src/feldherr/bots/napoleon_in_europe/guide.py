"""How the search looks at Napoleon in Europe: marches, how many go, battles, cards."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from typing import Any

from feldherr.bots.napoleon_in_europe.greedy import reply
from feldherr.bots.napoleon_in_europe.plans import POWER, best_march, march_value, ways_of
from feldherr.bots.napoleon_in_europe.taste import TUNED, Taste
from feldherr.bots.search.guide import Weight
from feldherr.games.napoleon_in_europe import actions as a
from feldherr.games.napoleon_in_europe.board import CAPITAL, HOMELAND, NEAR, bits
from feldherr.games.napoleon_in_europe.state import State, figures, hand_size, hostile_armies
from feldherr.kernel.game import Game
from feldherr.kernel.position import Position
from feldherr.kernel.question import Question

GAIN, GAIN_LATE, FORCE, FORCE_EARLY, CARD = 0.05, 0.3, 0.03, 0.015, 0.05
THREAT, EXPOSED, REACH, ALLY = 0.4, 0.08, 0.12, 0.2
"""What these are worth in the odds of winning: fitted to sixty games of greedy with itself."""
WEIGHTS = {
    "orders": Weight(1.0, 8, 1), "destination": Weight(0.7, 5, 1), "how_many": Weight(0.7, 5, 1),
    "rows_to_change": Weight(0.5, 4, 1), "casualties": Weight(0.4, 3, 1), "production": Weight(0.7, 5, 3),
    "where_to_place": Weight(0.4, 4, 3), "retreat_to": Weight(0.5, 4, 1), "front_row": Weight(0.3, 3, 1),
    "next_battle": Weight(0.3, 3, 1), "nation_to_lead": Weight(0.5, 4, 4),
}  # fmt: skip


class Guide:
    opponents: frozenset[str] = frozenset()

    def weight(self, question: Question) -> Weight | None:
        return WEIGHTS.get(question.name)

    def reply(self, question: Question, said: Sequence[Any], rng: random.Random) -> Any:
        return reply(question, said, rng, TUNED)

    def by_taste(self, question: Question, said: Sequence[Any], rng: random.Random, taste: Taste) -> Any:
        return reply(question, said, rng, taste)

    def propose(self, game: Game, position: Position, question: Question, rng: random.Random) -> list[Any]:
        return self.order(question, [given.answer for given in position.given], rng)

    def order(self, question: Question, said: Sequence[Any], rng: random.Random) -> list[Any]:
        """What greedy would say, then marches by what they are worth; talk and trade come last."""
        first = reply(question, said, rng, TUNED)
        rest = [option for option in question.options() if option != first]
        if question.name == "orders":
            rest = [option for option in rest if isinstance(option, a.From | a.EndMovement)]
            rest.sort(key=marching(question), reverse=True)
        elif question.name == "destination":
            s, nation, origin = question.args[:3]
            ways = ways_of(s, (nation,))[nation]
            goals = [to for to in rest if isinstance(to, a.To)]
            rest = sorted(goals, key=lambda to: -march_value(s, nation, origin, to.region, ways, TUNED))
        elif question.name == "production":
            rest = [option for option in rest if not isinstance(option, a.Trade)]
        return [first, *rest]

    def judge(self, game: Game, world: Position, option: Any, seat: int, rng: random.Random) -> float | None:
        return None

    def turn(self, s: State) -> int:
        return s.round * max(1, len(s.order)) + s.slot

    def values(self, s: State) -> Sequence[float]:
        """NE §6.8 §6.9: gains of regions for each nation led at the start; figures and cards are gains to come."""
        rules = s.rules
        last = rules.length if rules.victory == "limited" else rules.stop_round
        late = min(1.0, s.round / last)
        scores = [score(s, seat, late) if s.alive >> seat & 1 else -99.0 for seat in range(rules.players)]
        best = max(scores)
        shares = [math.exp(one - best) for one in scores]
        return [share / sum(shares) for share in shares]


def marching(question: Question) -> Any:
    s: State = question.args[0]
    ways = ways_of(s, {option.nation for option in question.options() if isinstance(option, a.From)})

    def worth(option: Any) -> float:
        if not isinstance(option, a.From):
            return 0.0
        return best_march(s, option.nation, option.region, ways[option.nation], TUNED)[0]

    return worth


def score(s: State, seat: int, late: float) -> float:
    """For each nation: gains, which count late; figures, cards and land within reach, which count early; danger."""
    nations = bits(s.started[seat]) if s.started else []
    if not nations:
        return 0.0
    total, left = 0.0, 1 - late
    for nation in nations:
        force = 0.0
        for region in bits(s.where[nation]):
            force += sum([worth * count for worth, count in zip(POWER, figures(s, nation, region))])
        total += (GAIN + GAIN_LATE * late) * (s.owner.count(nation) - len(HOMELAND[nation]))
        total += (FORCE + FORCE_EARLY * left) * force + CARD * left * hand_size(s, nation)
        hostile = hostile_armies(s, nation)
        if hostile & NEAR[CAPITAL[nation]]:
            total -= THREAT
        exposed = reached = 0
        for region, owner in enumerate(s.owner):
            if owner == nation:
                exposed += bool(hostile & NEAR[region])
            elif NEAR[region] & s.foot[nation] and not (owner >= 0 and s.friends[nation] >> owner & 1):
                reached += 1
        total += left * (REACH * reached - EXPOSED * exposed)
    return total / len(nations) + ALLY * (s.allies[seat].bit_count() - 1)


GUIDE = Guide()
