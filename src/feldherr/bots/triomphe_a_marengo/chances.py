"""How likely Austria and France are to win, to be read as chances: learned from games; before that set by hand."""

from __future__ import annotations

import math
from collections.abc import Sequence

from feldherr.bots.triomphe_a_marengo.learned.value import learned
from feldherr.bots.triomphe_a_marengo.value import FAR, LINE, ways
from feldherr.games.triomphe_a_marengo.board import AREA_OF, AUSTRIA, FRANCE, LAST_ROUND
from feldherr.games.triomphe_a_marengo.state import TOKENS, State, level

VALUE = learned()
DISC, STEP, DANGER, ARRIVED = 0.2, 0.1, 3.0, 3.0
"""What these are worth in the odds of winning: set by hand, so that the opening is even and the last round is not."""
REACH = 4.0


def chances(s: State) -> Sequence[float]:
    """As they were learned."""
    austria = 1 / (1 + math.exp(-VALUE.odds(s, s.side)))
    return [austria, 1 - austria]


def by_hand(s: State) -> float:
    """Austria's. TM §19.1 §19.3: an army is demoralised, or else the objective line decides."""
    odds = DISC * (s.lost[FRANCE] - s.lost[AUSTRIA]) + STEP * (steps(s, AUSTRIA) - steps(s, FRANCE))
    odds += danger(s, FRANCE) - danger(s, AUSTRIA) + line(s)
    return 1 / (1 + math.exp(-odds))


def steps(s: State, side: int) -> int:
    """The strength that is left, on the board and on the way there."""
    return sum(s.face[piece] & 3 for piece in TOKENS[side])


def danger(s: State, side: int) -> float:
    """An army that has lost discs and has few left is close to its end."""
    return DANGER / (level(s, side) + 0.5) if s.lost[side] else 0.0


def line(s: State) -> float:
    """Whether enough Austrians will be beyond the objective line in time; the later, the more it counts."""
    cost = ways(s)
    way = sorted(cost[AREA_OF[s.spot[p]]] if AREA_OF[s.spot[p]] >= 0 else FAR for p in TOKENS[AUSTRIA] if s.face[p])
    late = (s.round / LAST_ROUND) ** 2
    if len(way) < LINE:
        return -ARRIVED * late
    last = way[LINE - 1]
    return ARRIVED * late * (math.tanh((LAST_ROUND - s.round - last) / REACH) if last else 1.0)
