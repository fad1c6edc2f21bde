"""What is counted of a position, each number with a meaning of the rules; what they are worth is in `value.json`.

All of it is seen from Austria's side, for the two armies are not alike.
"""

from __future__ import annotations

import math

from feldherr.bots.triomphe_a_marengo.manner import OWN as MANNER
from feldherr.bots.triomphe_a_marengo.outlook import dangers, discs, shelling
from feldherr.bots.triomphe_a_marengo.value import FAR, LINE, advance, lengths, ways_past
from feldherr.games.triomphe_a_marengo.board import AREA_OF, AREAS, AUSTRIA, FRANCE, LAST_ROUND, OFF
from feldherr.games.triomphe_a_marengo.state import TOKENS, State

COUNTED = (
    "turn", "late",
    "infantry", "cavalry", "guns", "french_infantry", "french_cavalry", "french_guns", "strength_late", "french_late",
    "discs", "french_discs", "despair", "french_despair", "discs_late", "french_discs_late",
    "danger_now", "danger_waiting", "french_danger_now", "french_danger_waiting",
    "ruin_now", "ruin_waiting", "french_ruin_now", "french_ruin_waiting",
    "arriving", "arriving_late", "third_late", "all_late", "end", "all_end", "there_late",
    "advance", "advance_late", "mass", "mass_late", "barred",
    "guards", "guards_late", "unready", "unready_late", "outside", "outside_late", "french_outside", "shelling",
)  # fmt: skip
MIDDLE = 0.5
FREE = ways_past((0,) * AREAS)
"""By area: the way to the objective line if no Frenchman stood in it."""
NEAR = [math.exp(-way / 4.0) for way in FREE]


def features(s: State, mover: int) -> list[float]:
    """The numbers, as `COUNTED` names them; `mover`: who has the turn, or has it next."""
    hour = s.round + (1 if mover == AUSTRIA and s.side == FRANCE else 0)
    late = hour / LAST_ROUND
    turns = LAST_ROUND - hour + (1 if mover == AUSTRIA else 0)
    face, spot = s.face, s.spot
    strength = [0.0] * 8
    outside = [0.0, 0.0]
    guards = 0.0
    for side in (AUSTRIA, FRANCE):
        for piece in TOKENS[side]:
            if not face[piece] or spot[piece] == OFF:
                continue
            strength[4 * side + (face[piece] >> 2)] += face[piece] & 3
            area = AREA_OF[spot[piece]]
            if area < 0:
                outside[side] += 1.0
            elif side == FRANCE:
                guards += NEAR[area]
    both = (strength[1] + strength[2] + strength[3], strength[5] + strength[6] + strength[7])
    red, blue = discs(s, AUSTRIA), discs(s, FRANCE)
    peril = dangers(s, MANNER)
    red_ruin, blue_ruin = min(2.0, peril[0] / (red + 1.0)), min(2.0, peril[1] / (blue + 1.0))
    austria = 1.0 if mover == AUSTRIA else 0.0
    france = 1.0 - austria
    way = lengths(s)
    arrived = [math.exp(-length / (turns + MIDDLE)) for length in way[:LINE]]
    while len(arrived) < LINE:
        arrived.append(0.0)
    every = arrived[0] * arrived[1] * arrived[2]
    there = float(sum([1 for length in way[:LINE] if not length]))
    third = way[LINE - 1] if len(way) >= LINE else FAR * 2
    free = sorted([FREE[area] if (area := AREA_OF[spot[p]]) >= 0 else FAR for p in TOKENS[AUSTRIA] if face[p]])
    open_ = free[LINE - 1] if len(free) >= LINE else FAR * 2
    mass = sum([FAR - length for length in way]) / 100.0
    ahead = advance(s, way) / 50.0
    end = late**4
    unready = float(s.unready.bit_count())
    return [
        austria, late,
        strength[1], strength[2], strength[3], strength[5], strength[6], strength[7], both[0] * late, both[1] * late,
        red, blue, 1 / (red + MIDDLE), 1 / (blue + MIDDLE), red * late, blue * late,
        austria * peril[0], france * peril[0], france * peril[1], austria * peril[1],
        austria * red_ruin, france * red_ruin, france * blue_ruin, austria * blue_ruin,
        sum(arrived), sum(arrived) * late, arrived[2] * late, every * late, end, every * end, there * late,
        ahead, ahead * late, mass, mass * late, third - open_,
        guards, guards * late, unready, unready * late, outside[0], outside[0] * late, outside[1], float(shelling(s)),
    ]  # fmt: skip
