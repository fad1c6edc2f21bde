"""Why not? The rule that is named is so, over random refusals of marches, voyages and placements."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from typing import Any

from feldherr.games.napoleon_in_europe.actions import From, Land, Put, Ship, To
from feldherr.games.napoleon_in_europe.board import ANCHOR, HOMELAND, NEIGHBOURS
from feldherr.games.napoleon_in_europe.rules.movement.groups import armies_in, fresh_armies, movable
from feldherr.games.napoleon_in_europe.rules.movement.ways import capacity, unescorted, voyage_so_far
from feldherr.proving.battery.play import questions

Held = Callable[[Any, Any], bool]


def linked(q: Any, to: int) -> bool:
    return to in NEIGHBOURS[q.origin]


def shipped(q: Any, nation: Any) -> Any:
    return voyage_so_far(q.s, nation)


HELD: dict[tuple[str, str], Held] = {
    ("destination", "3.3"): lambda q, c: not linked(q, c.region),
    ("destination", "2.7"): lambda q, c: not linked(q, c.region) and ANCHOR[c.region],
    ("destination", "2.8"): lambda q, c: not linked(q, c.region) and ANCHOR[c.region],
    ("destination", "2.9"): lambda q, c: not linked(q, c.region) and ANCHOR[c.region],
    ("destination", "9.3"): lambda q, c: (
        linked(q, c.region) and not armies_in(movable(q.s, q.nation, q.origin)) and unescorted(q.s, q.nation, c.region)
    ),
    ("harbour", "10.1"): lambda q, c: not ANCHOR[c.region] or c.region == q.origin,
    ("harbour", "10.8"): lambda q, c: shipped(q, q.nation).to != c.region,
    ("harbour", "2.13"): lambda q, c: q.nation in q.s.turn.closed,
    ("harbour", "9.3"): lambda q, c: not fresh_armies(q.s, q.nation, q.origin) and unescorted(q.s, q.nation, c.region),
    ("orders", "3.3"): lambda q, c: not NEIGHBOURS[c.region],
    ("orders", "9.3"): lambda q, c: not armies_in(movable(q.s, c.nation, c.region)),
    ("orders", "9.1"): lambda q, c: not any(movable(q.s, c.nation, c.region)),
    ("orders", "10.1"): lambda q, c: not ANCHOR[c.region],
    ("orders", "10.2"): lambda q, c: ANCHOR[c.region] and not fresh_armies(q.s, c.nation, c.region),
    ("orders", "10.3"): lambda q, c: not capacity(q.s, c.nation),
    ("orders", "10.8"): lambda q, c: c.region not in (shipped(q, q.s.turn.ships[0][0]).origin,),
    ("orders", "10.10"): lambda q, c: shipped(q, c.nation).figures >= capacity(q.s, c.nation),
    ("where_to_place", "7.1.7"): lambda q, c: c.region not in HOMELAND[q.nation] or c.count > q.left,
    ("where_to_place", "15.4"): lambda q, c: c.region not in HOMELAND[q.nation],
    ("where_to_place", "15.5"): lambda q, c: c.region in HOMELAND[q.nation] and c.region not in q.regions,
    ("where_to_place", "15.3"): lambda q, c: c.count > q.left,
}
"""By question and rule what must be so."""


def test_what_is_named_is_so() -> None:
    """NE §3.3 §9.1 §9.3 §10.1 §10.2 §10.3 §10.8 §15.4: over a few hundred refusals."""
    rng, met = random.Random(4), Counter[tuple[str, str]]()
    for question in questions("napoleon-in-europe", 6, 1200):
        if question.name not in ("destination", "harbour", "orders", "where_to_place") or rng.random() < 0.6:
            continue
        found = [one for one in question.refusals().items() if isinstance(one[0], From | Ship | To | Land | Put)]
        for candidate, rule in rng.sample(found, min(4, len(found))):
            if (question.name, rule) == ("orders", "10.8") and isinstance(candidate, Land):
                continue
            assert HELD[question.name, rule](question, candidate), (question, candidate, rule)
            met[question.name, rule] += 1
    common = [("destination", "3.3"), ("harbour", "10.1"), ("orders", "10.1"), ("where_to_place", "15.4")]
    assert sum(met.values()) > 300 and min(met[one] for one in common) > 3, met
