"""Why not? The rule that is named is what keeps a unit from a hex or a fort, and nothing else is named."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from typing import Any

from feldherr.games.trench_club.actions import Enter, Go
from feldherr.games.trench_club.board import NOBODY, WATER
from feldherr.games.trench_club.rules.movement.contact import contact
from feldherr.games.trench_club.rules.movement.ground import COSTS, FULL, NEVER
from feldherr.games.trench_club.rules.movement.reach import reach
from feldherr.games.trench_club.rules.movement.ways import exits, fort_gates
from feldherr.games.trench_club.rules.units import FOOT, SHIP
from feldherr.games.trench_club.state import INSIDE, State, frame_of
from feldherr.proving.battery.play import questions


def comes(q: Any, hex_: int, hindered: bool = True) -> bool:
    return hex_ in reach(q.s, q.unit, q.left, q.touched, q.steps, hindered=hindered).spent


def cost(q: Any, hex_: int) -> int:
    return int(COSTS[q.s.rules.trenches][q.s.kind[q.unit]][q.s.terrain[hex_]])


def there(q: Any, hex_: int) -> int | None:
    """Whose unit stands there: of one's own team or of the other."""
    s: State = q.s
    return None if s.at[hex_] in (NOBODY, q.unit) else s.team[s.owner[s.at[hex_]]]


def own(q: Any) -> int:
    return int(q.s.team[q.s.owner[q.unit]])


def may_end(q: Any, hex_: int) -> bool:
    return cost(q, hex_) not in (FULL, NEVER) and there(q, hex_) is None


HEXES: dict[str, Callable[[Any, int], bool]] = {
    "4.3": lambda q, hex_: may_end(q, hex_) and not comes(q, hex_, hindered=False),
    "5.2": lambda q, hex_: comes(q, hex_, hindered=False) and not comes(q, hex_),
    "4.12": lambda q, hex_: q.s.terrain[hex_] == WATER and cost(q, hex_) == NEVER,
    "4.13": lambda q, hex_: cost(q, hex_) == FULL,
    "4.19": lambda q, hex_: there(q, hex_) == 1 - own(q),
    "4.20": lambda q, hex_: there(q, hex_) == own(q),
    "4.23": lambda q, hex_: SHIP[q.s.kind[q.unit]] and cost(q, hex_) == NEVER,
    "6.5": lambda q, hex_: q.s.turn.truck not in (NOBODY, q.unit),
    "6.9": lambda q, hex_: q.s.turn.truck == q.unit,
}
"""By rule what must be so of a hex that is not beside the unit."""


def held(q: Any, fort: int) -> str:
    """By whom a fort is held: us, our partner, or nobody of our side."""
    s: State = q.s
    house, holder = s.house[s.owner[q.unit]], s.fort[fort]
    if holder == house:
        return "us"
    return "partner" if holder >= 0 and s.team[holder] == s.team[house] else "others"


def at_the_gate(q: Any, fort: int) -> bool:
    return fort in fort_gates(q.s, q.unit, q.s.where[q.unit], q.steps)


FORTS: dict[str, Callable[[Any, int], bool]] = {
    "4.3": lambda q, fort: held(q, fort) == "us" and q.left > 0 and not at_the_gate(q, fort),
    "4.23": lambda q, fort: SHIP[q.s.kind[q.unit]],
    "6.5": lambda q, fort: q.s.turn.truck not in (NOBODY, q.unit),
    "7.1": lambda q, fort: not at_the_gate(q, fort),
    "7.3": lambda q, fort: held(q, fort) == "others" and not FOOT[q.s.kind[q.unit]],
    "7.4": lambda q, fort: held(q, fort) == "others" and (q.steps > 0 or not at_the_gate(q, fort)),
    "7.9": lambda q, fort: held(q, fort) == "partner",
    "7.11": lambda q, fort: held(q, fort) == "us" and not q.left,
}
"""By rule what must be so of a fort."""


def test_what_is_named_is_so() -> None:
    """TC §4.3 §4.12 §4.13 §4.19 §4.20 §5.2 §7.3 §7.4 §7.9: over a few hundred hexes and forts out of reach."""
    rng, met = random.Random(8), Counter[str]()
    for question in questions("trench-club", 6, 900):
        if question.name != "step" or question.s.where[question.unit] >= INSIDE or rng.random() < 0.5:
            continue
        s: State = question.s
        frame, beside = frame_of(s), exits(s, question.unit, s.where[question.unit], question.steps)
        refused = list(question.refusals().items())
        for candidate, rule in rng.sample(refused, min(6, len(refused))):
            if isinstance(candidate, Enter):
                assert FORTS[rule](question, frame.fort_of[candidate.hex]), (question, candidate, rule)
                met["fort " + rule] += 1
            elif isinstance(candidate, Go) and candidate.hex not in beside:
                assert HEXES[rule](question, candidate.hex), (question, candidate, rule)
                met[rule] += 1
    assert sum(met.values()) > 300 and min(met[one] for one in ("4.3", "4.12", "4.20", "fort 7.3", "fort 7.4")) > 3, met


def test_contact_is_named_where_it_is_what_stops_a_unit() -> None:
    """TC §5.2: every hex it would come to if nobody stood beside its way, and no other."""
    met = 0
    for question in questions("trench-club", 8, 900):
        if question.name != "step" or question.s.where[question.unit] >= INSIDE or not question.touched:
            continue
        for candidate, rule in question.refusals().items():
            if isinstance(candidate, Go) and rule == "5.2":
                assert HEXES["5.2"](question, candidate.hex)
                met += contact(question.s, question.unit, question.s.where[question.unit])
    assert met > 3
