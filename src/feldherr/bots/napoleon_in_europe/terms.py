"""What the levels' estimate consists of, by name, so that it can be said why one position is better than another."""

from __future__ import annotations

import math

from feldherr.bots.napoleon_in_europe.guide import (
    ALLY,
    CARD,
    EXPOSED,
    FORCE,
    FORCE_EARLY,
    GAIN,
    GAIN_LATE,
    REACH,
    THREAT,
    score,
)
from feldherr.bots.napoleon_in_europe.plans import POWER
from feldherr.games.napoleon_in_europe.board import ALL_REGIONS, CAPITAL, HOMELAND, NEAR, nations_in, regions_in
from feldherr.games.napoleon_in_europe.rules.victory import last_round
from feldherr.games.napoleon_in_europe.state import State, figures, hand_size, hostile_armies

WORDS = "ne-coach"
NAMED = ("land", "army", "cards", "capital", "border", "reach", "allies", "rivals")


def terms(s: State, seat: int) -> dict[str, float]:
    """In the odds of winning; all but the last are the seat's own `score`."""
    last, found = last_round(s), dict.fromkeys(NAMED, 0.0)
    late = min(1.0, s.round / last) if last else 0.0
    others = [score(s, who, late) for who in range(s.rules.players) if who != seat and s.alive >> who & 1]
    if others:
        highest = max(others)
        found["rivals"] = -highest - math.log(sum(math.exp(one - highest) for one in others))
    nations = nations_in(s.started[seat]) if s.started else []
    if not nations:
        return found
    left, share = 1 - late, 1 / len(nations)
    for nation in nations:
        hostile = hostile_armies(s, nation)
        force = sum(
            worth * count
            for region in regions_in(s.where[nation])
            for worth, count in zip(POWER, figures(s, nation, region))
        )
        near = [region for region, owner in zip(ALL_REGIONS, s.owner) if owner == nation and hostile & NEAR[region]]
        open_to_us = [
            region
            for region, owner in zip(ALL_REGIONS, s.owner)
            if owner != nation
            and NEAR[region] & s.foot[nation]
            and not (owner >= 0 and s.friends[nation] >> owner & 1)
        ]
        found["land"] += share * (GAIN + GAIN_LATE * late) * (s.owner.count(nation) - len(HOMELAND[nation]))
        found["army"] += share * (FORCE + FORCE_EARLY * left) * force
        found["cards"] += share * CARD * left * hand_size(s, nation)
        found["capital"] -= share * THREAT * bool(hostile & NEAR[CAPITAL[nation]])
        found["border"] -= share * left * EXPOSED * len(near)
        found["reach"] += share * left * REACH * len(open_to_us)
    found["allies"] = ALLY * (s.allies[seat].bit_count() - 1)
    return found
