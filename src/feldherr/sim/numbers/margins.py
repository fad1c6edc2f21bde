"""How clearly a seat is ahead, as its game counts it: -1 to 1. Who lost by little has more than who lost all."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from feldherr.games.napoleon_in_europe.rules.victory import score
from feldherr.games.napoleons_triumph.state import side_of_seat
from feldherr.games.trench_club.rules.victory import team_forts
from feldherr.games.triomphe_a_marengo.state import level
from feldherr.games.viktory_ii.state import value

REGIONS = 10.0
"""So many regions ahead is half of all one can be ahead in Napoleon in Europe."""


def counted(game: str, s: Any, seats: Sequence[int]) -> list[float]:
    """TM §18.1.1, NT §16.1: morale; V2 §5.3.3: value; TC §11.1: forts; NE §6.8: gains. By seat."""
    count: Callable[[int], Any] = {
        "triomphe-a-marengo": lambda seat: level(s, seat),
        "napoleons-triumph": lambda seat: s.morale[side_of_seat(s, seat)],
        "viktory-ii": lambda seat: value(s, seat) if s.alive[seat] else 0,
        "trench-club": lambda seat: team_forts(s, s.team[s.seat_of.index(seat)]),
        "napoleon-in-europe": lambda seat: score(s, seat) if s.started and s.started[seat] else 0,
    }[game]
    return [float(count(seat)) for seat in seats]


def margins(game: str, s: Any, teams: Sequence[int]) -> list[float]:
    """By seat: its share of what it and the strongest of the others have, less theirs."""
    have = counted(game, s, range(len(teams)))
    out = []
    for seat, team in enumerate(teams):
        others = max((have[one] for one, its in enumerate(teams) if its != team), default=0.0)
        ahead = have[seat] - others
        whole = REGIONS + abs(ahead) if game == "napoleon-in-europe" else max(1.0, have[seat] + others)
        out.append(max(-1.0, min(1.0, ahead / whole)))
    return out
