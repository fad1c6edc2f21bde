"""Chapters 9 and 10, rule 16.12: whereto, and how many."""

from __future__ import annotations

from functools import partial
from typing import Any

from feldherr.games.napoleon_in_europe.actions import ALL, Land, Take, To
from feldherr.games.napoleon_in_europe.board import ALL_REGIONS, ANCHORS, NEIGHBOURS, Nation, Region
from feldherr.games.napoleon_in_europe.rules.movement.groups import LEADERS, Counts, armies_in, fresh_armies, movable
from feldherr.games.napoleon_in_europe.rules.movement.ways import (
    landing_refusal,
    retreat_refusal,
    step_refusal,
    voyage_so_far,
)
from feldherr.games.napoleon_in_europe.state import State
from feldherr.kernel.answers import DONE
from feldherr.kernel.question import Made, Refuse

ANY = 999
"""No limit to how many go."""
TO, LAND = tuple(map(To, ALL_REGIONS)), tuple(map(Land, ALL_REGIONS))
"""By region, made once."""
TAKE = tuple([Made(partial(Take, kind)) for kind in range(6)])
"""By kind, and by number."""


def destination(s: State, nation: Nation, origin: Region, no: Refuse | None = None) -> list[Any]:
    """NE §3.2 §3.3 §3.4 §9.2 §9.3 §9.7: an adjacent region, whoever owns it; no further."""
    out: list[Any] = []
    armies = armies_in(movable(s, nation, origin))
    for region in ALL_REGIONS if no else NEIGHBOURS[origin]:
        rule = step_refusal(s, nation, origin, region, armies)
        if rule is None:
            out.append(TO[region])
        elif no:
            no(To(region), rule)
    return out


def harbour(s: State, nation: Nation, origin: Region, no: Refuse | None = None) -> list[Any]:
    """NE §10.1 §10.8: any other anchor region; after the first part the same one again."""
    out: list[Any] = []
    armies, voyage = fresh_armies(s, nation, origin), voyage_so_far(s, nation)
    for region in ALL_REGIONS if no else ANCHORS:
        rule = landing_refusal(s, nation, origin, region, armies, voyage)
        if rule is None:
            out.append(LAND[region])
        elif no:
            no(Land(region), rule)
    return out


def retreat_to(s: State, nation: Nation, region: Region, side: int, no: Refuse | None = None) -> list[Any]:
    """NE §16.12.1 §16.12.2 §16.12.3 §16.12.4: one region far, by land, not where enemies stand or came from."""
    out: list[Any] = []
    for to in ALL_REGIONS if no else NEIGHBOURS[region]:
        rule = retreat_refusal(s, nation, region, to, side)
        if rule is None:
            out.append(TO[to])
        elif no:
            no(To(to), rule)
    return out


def how_many(
    s: State,
    chosen: tuple[Any, ...],
    counts: Counts,
    limit: int,
    escort: bool,
    nation: Nation,
    origin: Region,
    to: Region,
    no: Refuse | None = None,
) -> list[Any]:
    """NE §3.6 §9.1 §10.3 §16.12.1: all that can go, or so many of each kind. `escort`: leaders need armies."""
    out: list[Any] = []
    total = sum(counts)
    if not chosen and total <= limit and not (escort and not armies_in(counts)):
        if total == 1:
            return [ALL]
        out.append(ALL)
    named = {take.kind for take in chosen}
    left = limit - sum(take.count for take in chosen)
    alone = escort and all(take.kind in LEADERS for take in chosen)
    for kind, count in enumerate(counts):
        if kind in named:
            continue
        for number in range(1, count + 1):
            rule = taking_refusal(kind, number, left, alone)
            if rule is None:
                out.append(TAKE[kind][number])
            elif no:
                no(Take(kind, number), rule)
    return [*out, DONE] if chosen else out


def taking_refusal(kind: int, number: int, left: int, alone: bool) -> str | None:
    """NE §9.3 §10.3, ruling r22: why so many of a kind do not go along. `alone`: no army goes, but leaders need one."""
    if alone and kind in LEADERS:
        return "9.3"
    if number > left:
        return "10.3"
    return None
