"""How the search looks at Viktory II: everything lies open, so every seat may look for its best answer."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from typing import Any

from feldherr.bots.search.gestures import Gesture
from feldherr.bots.search.guide import ENOUGH, Weight
from feldherr.bots.search.plans import Turn
from feldherr.bots.search.tree import Edge
from feldherr.bots.search.walk import Walk
from feldherr.bots.viktory_ii.estimate import danger
from feldherr.bots.viktory_ii.greedy import orders, ranked
from feldherr.bots.viktory_ii.intents import Leaning, turns
from feldherr.bots.viktory_ii.learned.value import by_seat
from feldherr.bots.viktory_ii.manner import CLASSIC as FORMER
from feldherr.bots.viktory_ii.manner import OWN, Manner
from feldherr.bots.viktory_ii.manner import TRIAL as TRIED
from feldherr.bots.viktory_ii.taste import Taste
from feldherr.bots.viktory_ii.variations import variations
from feldherr.games.viktory_ii import GAME
from feldherr.games.viktory_ii.actions import HALT, Fight, Take
from feldherr.games.viktory_ii.board import UNKNOWN
from feldherr.games.viktory_ii.rules.units import own
from feldherr.games.viktory_ii.state import FRIGATE, State, by_unit, enemies, frame_of, value
from feldherr.kernel.game import Game
from feldherr.kernel.position import Position, answer
from feldherr.kernel.question import Question

TOWN, CAPITAL, KNOWN, SIEGE, DANGER, BARE, WORD = 0.09, 0.6, 0.04, 0.28, 0.06, 0.3, 0.3
UNIT = (0.0, 0.12, 0.2, 0.5, 0.08)
"""What these are worth in the odds of winning, units by kind: fitted to sixty games of greedy with itself."""
WEIGHTS = {
    "what_to_build": Weight(0.5, 4, 3), "fight_on_or_retreat": Weight(1.0, 2, 2), "capital_site": Weight(1.0, 4, 4),
    "unit_or_battle": Weight(0.05, 4, 2), "order": Weight(0.05, 4, 2), "what_to_place": Weight(0.05, 3, 2),
    "reinforcement": Weight(0.05, 3, 2), "unit_to_hit": Weight(0.05, 3, 2), "unit_to_eliminate": Weight(0.05, 3, 2),
}  # fmt: skip
"""What to build decides most, and is asked seldom; small questions are worth a look only where there is much time."""
SMALL = 0.1
"""A question with a smaller share is a small one."""
AHEAD = 2
"""So many turns a whole turn is played on."""
SLOW = frozenset(("what_to_build", "capital_site"))
"""What pays late."""


class Guide:
    opponents = frozenset(("fight_on_or_retreat", "unit_or_battle"))

    def __init__(self, manner: Manner) -> None:
        self.manner, self.taste = manner, manner.taste

    def weight(self, question: Question) -> Weight | None:
        if self.manner.intents and question.name == "unit_or_battle":
            return Weight(self.manner.share, self.manner.intents, AHEAD, self.manner.rounds)
        found = WEIGHTS.get(question.name)
        if found and question.name in SLOW:
            share = self.manner.building if question.name == "what_to_build" else found.share
            return found._replace(share=share, width=self.manner.sites)
        return found._replace(doubt=self.manner.doubt) if found and found.share < SMALL else found

    def reply(self, question: Question, said: Sequence[Any], rng: random.Random) -> Any:
        """What greedy says by another taste; a unit is taken up and set in march at once."""
        if question.name == "unit_or_battle":
            return Gesture(orders(question, rng, self.taste))
        return ranked(question, rng, self.taste)[0]

    def by_taste(self, question: Question, said: Sequence[Any], rng: random.Random, taste: Taste) -> Any:
        return ranked(question, rng, taste)[0]

    def propose(
        self, game: Game, position: Position, question: Question, rng: random.Random, iterations: int
    ) -> list[Any]:
        """A unit that was just taken up is put down again only if nothing better is known; see `order`.

        Who can tell two turns apart compares what the rest of his turn could be about.
        """
        if self.manner.intents and iterations >= ENOUGH:
            if question.name == "unit_or_battle" and not position.given:
                return self.candidates(game, position, question.actor, rng)
            if question.name in ("unit_or_battle", "order"):
                return [self.reply(question, (), rng)]
        found = self.order(question, (), rng)
        if question.name == "order" and not question.going:
            return [option for option in found if option != HALT or option == found[0]]
        return found[: WEIGHTS["unit_or_battle"].width] if question.name == "unit_or_battle" else found

    def candidates(self, game: Game, position: Position, seat: int, rng: random.Random) -> list[Any]:
        """What a turn could be about; where that is not much, the first of them varied."""
        manner = self.manner
        found = turns(game, position, seat, rng, self.taste, manner.intents, manner.tempers)
        if manner.rounds > 1 and found and len(found) < manner.intents:
            others = variations(game, position, seat, found[0], rng, manner.intents - len(found))
            found += [other for other in others if other not in found]
        return [*found]

    def vary(self, position: Position, question: Question, best: Any, rng: random.Random, wanted: int) -> list[Any]:
        """The best turn, then others in which one unit does something else, or some go at one target."""
        if not isinstance(best, Turn):
            return [best]
        return [*variations(GAME, position, question.actor, best, rng, wanted)]

    def order(self, question: Question, said: Sequence[Any], rng: random.Random) -> list[Any]:
        """As greedy ranks them; units that have nowhere to go come after the end of the phase, and are left out.

        Who takes one up only puts it down again, and nothing has changed: that could go on for ever.
        """
        found = ranked(question, rng, self.taste)
        if question.name != "unit_or_battle":
            return found
        last = next((n for n, option in enumerate(found) if not isinstance(option, Take | Fight)), len(found))
        return found[: last + 1]

    def judge(self, game: Game, world: Position, option: Any, seat: int, rng: random.Random) -> float | None:
        """A whole turn by what is there some turns later; the seat goes by its intent as long as its own lasts."""
        ahead = self.manner.ahead
        if isinstance(option, Turn):
            walk = Walk(game, Leaning(self, seat, self.turn(world.settled), option.intent), Edge(), seat, rng)
            walk.growing = False
            walk.plans[seat] = list(option)
            return walk.go(world, ahead or AHEAD)[seat]
        if not ahead:
            return None
        following, _ = answer(game, world, seat, option)
        walk = Walk(game, self, Edge(), seat, rng)
        walk.growing = False
        return walk.go(following, self.played_on(world.question(seat)))[seat]

    def played_on(self, question: Question | None) -> int:
        """So many turns an answer is played on."""
        return self.manner.ahead + (self.manner.later if question is not None and question.name in SLOW else 0)

    def turn(self, s: State) -> int:
        return s.round * s.players + (s.seat - s.first) % s.players

    def values(self, s: State) -> Sequence[float]:
        """V2 §5.1.1 §5.3.3: settlements, the capital and troops, weighed against those of all others."""
        if self.manner.learned:
            return by_seat(s)
        scores = [score(s, seat) if s.alive[seat] else -math.inf for seat in range(s.players)]
        best = max(scores)
        shares = [math.exp(one - best) if one > -math.inf else 0.0 for one in scores]
        total = sum(shares)
        return [share / total for share in shares]


def score(s: State, seat: int) -> float:
    """Settlements, troops, troops close to enemy settlements, known land, and what stands open to the enemy."""
    frame, home = frame_of(s), s.capital[seat]
    total = TOWN * value(s, seat) + WORD * (s.seat == seat)
    if home >= 0 and s.lord[home] == seat:
        total += CAPITAL - DANGER * max(0, danger(s, seat, home) - len(own(s, home, seat)))
    total += sum(UNIT[kind] * s.reserve[4 * seat + kind - 1] for kind in range(1, 5))
    prey = [h for who, towns in enumerate(s.towns) if enemies(s, seat, who) for h in towns]
    for unit, who in by_unit(s.owner):
        if who == seat and s.kind[unit]:
            total += UNIT[s.kind[unit]]
            if prey and s.kind[unit] != FRIGATE:
                row = frame.apart[s.where[unit]]
                total += SIEGE / (1 + min([row[h] for h in prey]))
    for hex_ in s.towns[seat]:
        total += KNOWN * sum(1 for n in frame.near[hex_] if s.terrain[n] != UNKNOWN)
        if not own(s, hex_, seat) and danger(s, seat, hex_, 2):
            total -= BARE
    return total


GUIDE, CLASSIC, TRIAL = Guide(OWN), Guide(FORMER), Guide(TRIED)
