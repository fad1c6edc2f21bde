"""What the levels' estimate consists of, by name, so that it can be said why one position is better than another."""

from __future__ import annotations

from feldherr.bots.search.by_command import SCALE
from feldherr.bots.triomphe_a_marengo.manner import OWN as MANNER
from feldherr.bots.triomphe_a_marengo.outlook import (
    ARMY,
    HIS,
    LATE_ADVANCE,
    MORALE,
    OWN,
    READY,
    dangers,
    discs,
    shelling,
)
from feldherr.bots.triomphe_a_marengo.value import advance, army, spirit
from feldherr.games.triomphe_a_marengo.board import AUSTRIA, LAST_ROUND
from feldherr.games.triomphe_a_marengo.state import State, ready_in_play

WORDS = "tm-coach"


def terms(s: State, side: int) -> dict[str, float]:
    """In the odds of winning; together they are `outlook`."""
    enemy, sign = 1 - side, 1 if side == AUSTRIA else -1
    found, ground = dangers(s), (1 + LATE_ADVANCE * s.round / LAST_ROUND) * advance(s)
    parts = {
        "troops": ARMY * (army(s, side) - army(s, enemy)),
        "morale": MORALE * (spirit(discs(s, side)) - spirit(discs(s, enemy))),
        "ground" if side == AUSTRIA else "line": sign * ground,
        "unready" if side == AUSTRIA else "ready": -sign * READY * ready_in_play(s),
        "danger": -OWN * found[side],
        "threat": HIS * found[enemy] + sign * MANNER.guns * shelling(s),
    }
    return {name: part / SCALE for name, part in parts.items()}
