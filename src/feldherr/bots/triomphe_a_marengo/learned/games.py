"""Games to learn from: both sides think in whole turns, each by its own idea of what counts, so that more is seen."""

from __future__ import annotations

import math
import random
from typing import Any

from feldherr.bots.learned import Seen
from feldherr.bots.player import answer
from feldherr.bots.search.bot import Search
from feldherr.bots.search.plans import Begun
from feldherr.bots.triomphe_a_marengo.chances import by_hand
from feldherr.bots.triomphe_a_marengo.guide import Guide
from feldherr.bots.triomphe_a_marengo.learned.features import COUNTED, features
from feldherr.bots.triomphe_a_marengo.manner import OWN
from feldherr.games.triomphe_a_marengo import GAME
from feldherr.games.triomphe_a_marengo.board import AUSTRIA, FRANCE
from feldherr.kernel import chance, position
from feldherr.kernel.answers import CHANCE
from feldherr.kernel.position import Position

__all__ = ["COUNTED", "game"]

SHRINK = 0.01
"""There are few games for so many numbers."""
ITERATIONS = 6
SPREAD = 0.5
"""How far an idea of what counts is from the levels': each of their numbers is drawn anew, by so large a part."""
DRAWN = ("army", "morale", "french", "ground", "arrival")
ANOTHER = 0.15
"""So often a turn is played by another idea."""
RECRUIT = 2
"""The iterations of who overlooks most."""
SLIPS = ((0.0, 0.06, 0.12), (0.0, 0.15, 0.3))
"""By side, how often a turn is played like that, drawn for each game: the French more, or Austria would never win."""


def thinker(rng: random.Random, iterations: int = ITERATIONS) -> Search:
    """By an idea of its own."""
    player = Search("learner", iterations)
    player.begun = Begun()
    player.guide = Guide(OWN._replace(**{name: getattr(OWN, name) * math.exp(rng.gauss(0, SPREAD)) for name in DRAWN}))
    return player


class Player:
    """Both sides of one game."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng
        self.sides = [thinker(rng) for _ in range(2)]
        self.slips = [rng.choice(SLIPS[side]) for side in (AUSTRIA, FRANCE)]
        self.now = self.sides[AUSTRIA]
        self.turn = (-1, -1)
        self.seen: list[Seen] = []

    def answer(self, where: Position, seat: int) -> Any:
        s = where.now
        if where.questions[0].name == "action_or_end" and (s.round, s.side) != self.turn:
            self.turn = (s.round, s.side)
            self.seen.append(Seen(AUSTRIA, features(s, s.side), [], by_hand(s)))
            slip, other = self.rng.random() < self.slips[seat], self.rng.random() < ANOTHER
            self.now = thinker(self.rng, RECRUIT if slip else ITERATIONS) if slip or other else self.sides[seat]
        player = self.now if seat == s.side else self.sides[seat]
        options = where.questions[0].options()
        return options[0] if len(options) == 1 else answer(player, GAME, where, seat, self.rng)


def game(rng: random.Random) -> tuple[list[Seen], list[float]]:
    """One game: what was seen at the beginning of each turn, and what each side has scored."""
    player, below = Player(rng), chance.from_random(rng)
    now, _ = position.begin(GAME, GAME.options_type())
    while not now.outcome:
        seat = now.questions[0].actor
        given = chance.take(now.questions[0], below) if seat == CHANCE else player.answer(now, seat)
        now, _ = position.answer(GAME, now, seat, given)
    return player.seen, list(now.outcome.scores)
