"""What the levels' estimate consists of, by name, so that it can be said why one position is better than another."""

from __future__ import annotations

from feldherr.bots.napoleons_triumph.manner import OWN as MANNER
from feldherr.bots.napoleons_triumph.outlook import EVENING, LATE, MORALE, STRENGTH, dangers, marginal, weights
from feldherr.bots.napoleons_triumph.value import spirit, strength
from feldherr.bots.search.by_command import SCALE
from feldherr.games.napoleons_triumph.board import ALLIES, LAST_ROUND
from feldherr.games.napoleons_triumph.state import State, side_of_seat

WORDS = "nt-coach"


def terms(s: State, seat: int) -> dict[str, float]:
    """In the odds of winning; together they are `outlook`."""
    side = side_of_seat(s, seat)
    enemy, sign = 1 - side, 1 if side == ALLIES else -1
    found, (own, his) = dangers(s), weights(side, MANNER)
    parts = {
        "troops": STRENGTH * strength(s, side, MANNER.waiting),
        "losses": -STRENGTH * strength(s, enemy, MANNER.waiting),
        "morale": MORALE * spirit(s, side),
        "dismay": -MORALE * spirit(s, enemy),
        "keys": sign * (MANNER.day[side] + EVENING * (s.round / LAST_ROUND) ** LATE) * marginal(s),
        "called" if side == ALLIES else "spared": sign * (MANNER.easier if s.reinforced else 0.0),
        "danger": -own * found[side],
        "threat": his * found[enemy],
    }
    return {name: part / SCALE for name, part in parts.items()}
