"""Games to learn from: both sides by the levels' taste, at times by one that differs, so that more is seen."""

from __future__ import annotations

import math
import random
from typing import Any

from feldherr.bots.learned import Seen
from feldherr.bots.search.gestures import Gesture
from feldherr.bots.viktory_ii.guide import CLASSIC as FORMER
from feldherr.bots.viktory_ii.intents import said
from feldherr.bots.viktory_ii.learned.features import COUNTED, features
from feldherr.bots.viktory_ii.manner import OWN
from feldherr.bots.viktory_ii.taste import Taste
from feldherr.games.viktory_ii import GAME
from feldherr.games.viktory_ii.rules.opening.options import ViktoryOptions
from feldherr.games.viktory_ii.state import State
from feldherr.kernel import chance
from feldherr.kernel.playout import playout
from feldherr.kernel.question import Choices, Question, about

__all__ = ["COUNTED", "game"]

FAITHFUL = 0.4
"""So many play by the levels' own taste, the others by one drawn around it."""
DRAWN = (
    "town", "capital", "guard_share", "village", "room", "city", "unknown", "near", "home", "stir", "place_near",
    "place_bare",
)  # fmt: skip
WIDE = 0.5
"""How far they are drawn, in their logarithms."""


def taste(rng: random.Random) -> Taste:
    if rng.random() < FAITHFUL:
        return OWN.taste
    changed = {name: getattr(OWN.taste, name) * math.exp(rng.gauss(0, WIDE)) for name in DRAWN}
    return OWN.taste._replace(**changed, sure=rng.uniform(-2, 1), guard=float(rng.choice((0, 1, 1, 2, 3))))


class Player:
    """Answers for both sides, and notes the position whenever a turn begins."""

    def __init__(self, rng: random.Random) -> None:
        self.rng, self.tastes = rng, [taste(rng), taste(rng)]
        self.marches: dict[int, list[Any]] = {}
        self.seen: list[Seen] = []
        self.last = (0, -1)

    def __call__(self, seat: int, choices: Choices, args: tuple[Any, ...], options: list[Any]) -> Any:
        s: State = about(choices, args, "s")
        if s.round and (s.round, s.seat) != self.last:
            self.last, mover = (s.round, s.seat), s.seat
            former = FORMER.values(s)[mover]
            self.seen.append(Seen(mover, features(s, mover), features(s, 1 - mover), former))
        march = self.marches.get(seat)
        if march and march[0] in options:
            return march.pop(0)
        question = Question(seat, choices, args)
        question._options = options
        given = said(question, self.tastes[seat], self.rng)
        self.marches[seat] = list(given[1:]) if isinstance(given, Gesture) else []
        return given[0] if isinstance(given, Gesture) else given


def game(rng: random.Random) -> tuple[list[Seen], list[float]]:
    """One game: what was seen at the beginning of each turn, and what each side has scored."""
    player = Player(rng)
    s, call = GAME.begin(ViktoryOptions())
    outcome, _ = playout(GAME, s, call, player, chance.from_random(rng))
    return player.seen, list(outcome.scores)
