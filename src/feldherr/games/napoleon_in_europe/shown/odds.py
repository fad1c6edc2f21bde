"""What a battle may be expected to bring before the rows are formed (chapter 16): reckoned through, for all is open."""

from __future__ import annotations

from functools import lru_cache
from math import comb
from typing import Any

from feldherr.games.napoleon_in_europe.actions import Attack, Fight
from feldherr.games.napoleon_in_europe.board import FRONT_DICE, LEADER, NUMBERS
from feldherr.games.napoleon_in_europe.rules.battle.opponents import Sides
from feldherr.games.napoleon_in_europe.rules.battle.sides import sides, without_armies
from feldherr.games.napoleon_in_europe.shown.words import say
from feldherr.games.napoleon_in_europe.state import ATTACKER, DEFENDER, State, figures
from feldherr.kernel.odds import Odds
from feldherr.kernel.question import Question
from feldherr.kernel.text import Text

LARGEST = 500
"""So many pairs of armies on both sides at most are reckoned through."""


@lru_cache(4_000)
def hits(dice: int, chance: float, most: int) -> tuple[float, ...]:
    """The chance of so many hits; no more than there is to hit."""
    exact = [comb(dice, n) * chance**n * (1 - chance) ** (dice - n) for n in range(dice + 1)]
    return tuple(exact) if dice <= most else (*exact[:most], sum(exact[most:]))


@lru_cache(500)
def fought(attackers: tuple[int, ...], defenders: tuple[int, ...], easier: bool) -> Odds:
    """NE §16.3.1 §16.5.2 §16.5.4: all armies in front, by their dice; the defender fires first, the shooter takes who
    has the most dice, and nobody gives up or rallies. `easier`: the attacker has landed (NE §10.12).
    """
    mine, theirs = sorted(attackers, reverse=True), sorted(defenders, reverse=True)
    at_me, at_them = (7 - (NUMBERS.hit_landed if easier else NUMBERS.hit)) / 6, (7 - NUMBERS.hit) / 6
    mine_from = [sum(mine[n:]) for n in range(len(mine) + 1)]
    theirs_from = [sum(theirs[n:]) for n in range(len(theirs) + 1)]
    table: dict[tuple[int, int], Odds] = {}
    for fallen in reversed(range(len(mine))):
        for killed in reversed(range(len(theirs))):
            again, win, own, other = 0.0, 0.0, 0.0, 0.0
            for struck, first in enumerate(hits(theirs_from[killed], at_me, len(mine) - fallen)):
                now = fallen + struck
                own += first * (now - fallen)
                if now == len(mine):
                    continue
                for shot, second in enumerate(hits(mine_from[now], at_them, len(theirs) - killed)):
                    then, chance = killed + shot, first * second
                    other += chance * (then - killed)
                    if then == len(theirs):
                        win += chance
                    elif (now, then) == (fallen, killed):
                        again += chance
                    else:
                        rest = table[now, then]
                        win += chance * rest.win
                        own += chance * rest.lost
                        other += chance * rest.killed
            table[fallen, killed] = Odds(win / (1 - again), own / (1 - again), other / (1 - again))
    return table[0, 0]


def armies(s: State, found: Sides, side: int) -> tuple[int, ...]:
    """The dice of each army of a side, if all stand in front."""
    return tuple(
        FRONT_DICE[kind]
        for nation in found.nations(side)
        for kind, count in enumerate(figures(s, nation, found.region)[:LEADER])
        for _ in range(count)
    )


def odds(question: Question, answer: Any) -> Text | None:
    """NE §16.1.1: before a battle is begun."""
    if not isinstance(answer, Fight | Attack):
        return None
    s: State = question.s
    found = sides(s, answer.region)
    if found is None or without_armies(s, found) is not None:
        return None
    mine, theirs = armies(s, found, ATTACKER), armies(s, found, DEFENDER)
    if len(mine) * len(theirs) > LARGEST:
        return say("odds-too-large", own=len(mine), other=len(theirs))
    landed = any(entered == found.region and nation in found.attackers for entered, nation in s.turn.landed)
    got = fought(mine, theirs, landed)
    return say("odds", **got.said())
