"""NT §11.a.2: cavalry that took an evacuated locale by road may go on."""

from __future__ import annotations

from typing import Any

from feldherr.games.napoleons_triumph.actions import Block, Charge, Cross, Halt
from feldherr.games.napoleons_triumph.board import BEYOND, FRONTS, ROAD_EXITS, ROADS
from feldherr.games.napoleons_triumph.rules.choices.limits import closed, night
from feldherr.games.napoleons_triumph.rules.choices.marches import closing_rule, cross_refusal, road_limit
from feldherr.games.napoleons_triumph.state import State, occupant
from feldherr.kernel.question import Refuse


def ride_on(
    s: State, side: int, blocks: tuple[int, ...], here: int, group: int, steps: int, main: bool,
    no: Refuse | None = None,
) -> list[Any]:  # fmt: skip
    """NT §11.a.2 §10.3.9, rulings r29 and r89: within what is left of the range, and perhaps against the next enemy."""
    out: list[Any] = [Halt()]
    for crossing, front, _ in ROADS[here, group]:
        there = BEYOND[front]
        limit = road_limit(s, side, blocks, here, there, False) if len(blocks) > 1 else None
        rule = cross_refusal(s, side, blocks, crossing, front, steps, main)
        if occupant(s, there) == 1 - side:
            bars = charge_refusal(s, blocks, front, rule, limit)
            if bars:
                if no:
                    no(Charge(front, crossing), bars)
            else:
                out.append(Charge(front, crossing))
        elif rule or limit:
            if no:
                no(Cross(front, crossing), str(rule or limit))
        else:
            out.append(Cross(front, crossing))
    for front in FRONTS[here]:
        if front not in ROAD_EXITS[here].get(group, ()):
            if no:
                no(Block(front), "10.3.9")
        else:
            out.append(Block(front))
    return out


def charge_refusal(s: State, blocks: tuple[int, ...], front: int, rule: str | None, limit: str | None) -> str | None:
    """NT §10.3.1 §10.3.2 §10.4.4 §11.a.5: too far, stopped by a large corps, or barred."""
    if rule in ("10.3.1", "10.3.2"):
        return rule
    if limit:
        return limit
    if front >> 1 in s.turn.barred or night(s):
        return "11.a.5"
    return closing_rule(s, BEYOND[front]) if closed(s, BEYOND[front], blocks) else None
