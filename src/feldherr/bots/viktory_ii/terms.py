"""What the levels' estimate consists of, by name, so that it can be said why one position is better than another."""

from __future__ import annotations

import math

from feldherr.bots.viktory_ii.estimate import danger
from feldherr.bots.viktory_ii.guide import BARE, CAPITAL, DANGER, KNOWN, SIEGE, TOWN, UNIT, WORD, score
from feldherr.games.viktory_ii.board import UNKNOWN
from feldherr.games.viktory_ii.rules.units import own
from feldherr.games.viktory_ii.state import FRIGATE, State, by_unit, enemies, frame_of, value

WORDS = "v2-coach"


def terms(s: State, seat: int) -> dict[str, float]:
    """In the odds of winning; all but the last are the seat's own `score`. Whose turn it is needs no words."""
    frame, home = frame_of(s), s.capital[seat]
    held = home >= 0 and s.lord[home] == seat
    prey = [h for who, towns in enumerate(s.towns) if enemies(s, seat, who) for h in towns]
    units = [unit for unit, who in by_unit(s.owner) if who == seat and s.kind[unit]]
    foot = [unit for unit in units if s.kind[unit] != FRIGATE] if prey else []
    towns = s.towns[seat]
    others = [score(s, who) for who in range(s.players) if who != seat and s.alive[who]]
    highest = max(others, default=0.0)
    return {
        "towns": TOWN * value(s, seat),
        "capital": CAPITAL if held else 0.0,
        "danger": -DANGER * max(0, danger(s, seat, home) - len(own(s, home, seat))) if held else 0.0,
        "troops": sum(UNIT[kind] * s.reserve[4 * seat + kind - 1] for kind in range(1, 5))
        + sum(UNIT[s.kind[unit]] for unit in units),
        "siege": sum(SIEGE / (1 + min(frame.apart[s.where[unit]][h] for h in prey)) for unit in foot),
        "land": sum(KNOWN * sum(s.terrain[n] != UNKNOWN for n in frame.near[h]) for h in towns),
        "bare": -BARE * sum(not own(s, h, seat) and danger(s, seat, h, 2) > 0 for h in towns),
        "": WORD * (s.seat == seat),
        "rivals": -highest - math.log(sum(math.exp(one - highest) for one in others)) if others else 0.0,
    }
