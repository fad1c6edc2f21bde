"""Games to learn from: both sides by the levels' own taste, at times with whims, so that more is seen than it plays."""

from __future__ import annotations

import random
from typing import Any

from feldherr.bots.learned import Seen
from feldherr.bots.search.gestures import Gesture
from feldherr.bots.trench_club.greedy import Greedy
from feldherr.bots.trench_club.learned.features import COUNTED, features
from feldherr.bots.trench_club.manner import OWN
from feldherr.bots.trench_club.standing import chance as former
from feldherr.bots.trench_club.turns import at_once, near
from feldherr.games.trench_club import GAME
from feldherr.games.trench_club.rules.opening.options import TrenchClubOptions
from feldherr.games.trench_club.state import State
from feldherr.kernel import chance
from feldherr.kernel.playout import playout
from feldherr.kernel.question import Choices, Question, about

__all__ = ["COUNTED", "game"]

WHIMS = (0.0, 0.0, 0.2, 0.5)
"""How often a side moves a unit by another taste: drawn for each game."""
BLUNDER = 0.3
"""How often such a step is any step: who always takes a fort at once never shows what it is worth to have taken it."""


class Player:
    """Answers for both sides, and notes the position whenever a turn begins."""

    def __init__(self, rng: random.Random) -> None:
        self.rng, self.own = rng, Greedy(OWN.taste)
        self.whims = [rng.choice(WHIMS) for _ in range(2)]
        self.marches: dict[int, list[Any]] = {}
        self.seen: list[Seen] = []
        self.last = (-1, -1)

    def __call__(self, seat: int, choices: Choices, args: tuple[Any, ...], options: list[Any]) -> Any:
        s: State = about(choices, args, "s")
        if s.now >= 0 and (s.round, s.now) != self.last:
            self.last, mover = (s.round, s.now), s.team[s.now]
            self.seen.append(Seen(mover, features(s, mover), features(s, 1 - mover), former(s, mover)))
        march = self.marches.get(seat)
        if march and march[0] in options:
            return march.pop(0)
        question = Question(seat, choices, args)
        question._options = options
        whim = question.name in ("step", "attacker_to_name") and self.rng.random() < self.whims[seat]
        if whim and question.name == "step" and self.rng.random() < BLUNDER:
            self.marches[seat] = []
            return self.rng.choice(options)
        given = at_once(Greedy(near(OWN.taste, self.rng)) if whim else self.own, question, self.rng)
        self.marches[seat] = list(given[1:]) if isinstance(given, Gesture) else []
        return given[0] if isinstance(given, Gesture) else given


def game(rng: random.Random) -> tuple[list[Seen], list[float]]:
    """One game: what was seen at the beginning of each turn, and what each side has scored."""
    player = Player(rng)
    s, call = GAME.begin(TrenchClubOptions())
    outcome, _ = playout(GAME, s, call, player, chance.from_random(rng))
    return player.seen, list(outcome.scores)
