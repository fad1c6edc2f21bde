"""Games to learn from: both sides as the levels think with little time, at times with whims."""

from __future__ import annotations

import random
from typing import Any

from feldherr.bots.learned import Seen
from feldherr.bots.napoleons_triumph.greedy import TRIED
from feldherr.bots.napoleons_triumph.guide import GUIDE
from feldherr.bots.napoleons_triumph.learned.features import COUNTED, features
from feldherr.bots.napoleons_triumph.standing import by_hand
from feldherr.bots.player import answer as answered
from feldherr.bots.search.bot import Search
from feldherr.bots.search.plans import Begun
from feldherr.games.napoleons_triumph import GAME
from feldherr.games.napoleons_triumph.board import ALLIES
from feldherr.games.napoleons_triumph.rules.opening.options import AusterlitzOptions
from feldherr.games.napoleons_triumph.state import State
from feldherr.kernel import chance
from feldherr.kernel.answers import CHANCE
from feldherr.kernel.position import Position, answer, begin

__all__ = ["COUNTED", "game"]

BUDGETS = (6, 8, 12)
"""Iterations of a side: drawn for each game."""
WHIMS = (0.0, 0.0, 0.05, 0.15)
"""How often a side gives any command at all: who always does what it thinks best never shows what that is worth."""


def game(rng: random.Random) -> tuple[list[Seen], list[float]]:
    """One game: what was seen at the beginning of each turn, and what each side has scored."""
    players = [Search("learning", rng.choice(BUDGETS)) for _ in range(2)]
    whims = [rng.choice(WHIMS) for _ in players]
    for one in players:
        one.begun = Begun()
    below, seen, last = chance.from_random(rng), list[Seen](), (-1, -1)
    position, _ = begin(GAME, AusterlitzOptions())
    while not position.outcome:
        question = position.questions[0]
        seat, options = question.actor, question.options()
        if seat == CHANCE:
            given = chance.take(question, below)
        elif len(options) == 1:
            given = options[0]
        else:
            s: State = position.now
            if question.name == GUIDE.kind.command and (s.round, s.side) != last:
                last = (s.round, s.side)
                own, others = features(s, s.side)
                former = by_hand(s)
                seen.append(Seen(s.side, own, others, former if s.side == ALLIES else 1 - former))
            given = said(position, options, players[seat], whims[seat], rng)
        position, _ = answer(GAME, position, seat, given)
    return seen, list(position.outcome.scores)


def said(position: Position, options: list[Any], player: Search, whim: float, rng: random.Random) -> Any:
    """What is thought best, seldom anything."""
    question = position.questions[0]
    if question.name == GUIDE.kind.command and rng.random() < whim:
        return rng.choice([option for option in options if type(option) in TRIED])
    return answered(player, GAME, position, question.actor, rng)
