"""Chapter 9: movement by land."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from feldherr.games.napoleon_in_europe.actions import ALL
from feldherr.games.napoleon_in_europe.events import Marched
from feldherr.games.napoleon_in_europe.rules.choices.orders import (
    ANY,
    RIDERS,
    alone_against_armies,
    destination,
    how_many,
    movable,
)
from feldherr.games.napoleon_in_europe.rules.ownership import enter, settle
from feldherr.games.napoleon_in_europe.rules.victory import check_elimination
from feldherr.games.napoleon_in_europe.state import State, hostile_armies, hostile_figures, put
from feldherr.kernel.answers import DONE
from feldherr.kernel.ask import Ask
from feldherr.kernel.game import Emit


def group(
    s: State, ask: Ask, seat: int, counts: tuple[int, ...], limit: int = ANY, escort: bool = False
) -> tuple[int, ...]:
    """How many of each kind go, in few answers."""
    chosen: tuple[Any, ...] = ()
    while True:
        answer = ask.openly(seat, how_many, s, chosen, counts, limit, escort)
        if answer == ALL:
            return counts
        if answer == DONE:
            found = [0] * len(counts)
            for take in chosen:
                found[take.kind] = take.count
            return tuple(found)
        chosen = (*chosen, answer)


def march(s: State, ask: Ask, emit: Emit, nation: int, origin: int) -> None:
    """NE §8.6 §9.1 §9.4 §9.5 §9.6 §9.8: one region; who meets enemies stops there for this turn."""
    seat = s.led[nation]
    to = ask.openly(seat, destination, s, nation, origin).region
    escort = alone_against_armies(s, nation, to, 0)
    counts = group(s, ask, seat, movable(s, nation, origin), ANY, escort)
    leave(s, nation, origin, counts)
    arrive(s, nation, to, counts, stops(s, nation, to, counts))
    s.turn = replace(s.turn, moved=True, origins=s.turn.origins | {(to, origin)})
    emit(Marched(nation, by_kind(counts), origin, to))
    settle(s, emit, origin)
    if counts[0]:
        enter(s, ask, emit, nation, to)
    check_elimination(s, emit)


def by_kind(counts: tuple[int, ...]) -> tuple[int, int, int, int]:
    """Figures that have ridden before are figures like others."""
    on, led_on = (counts[4], counts[5]) if len(counts) > 4 else (0, 0)
    return counts[0], counts[1] + on, counts[2], counts[3] + led_on


def stops(s: State, nation: int, region: int, counts: tuple[int, ...]) -> bool:
    """NE §9.4 §9.7 §11.10, ruling r21: any enemy figure stops armies; leaders do not stop for lone leaders."""
    bit = 1 << region
    if sum(by_kind(counts)[:3]):
        return bool(hostile_figures(s, nation) & bit)
    return bool(hostile_armies(s, nation) & bit)


def leave(s: State, nation: int, region: int, counts: tuple[int, ...]) -> None:
    start = (region * 7 + nation) * 4
    for kind, count in enumerate(by_kind(counts)):
        if count:
            put(s, nation, region, kind, -count)
    for kind, on in RIDERS.items():
        if counts[on]:
            lessen(s.ridden, start + kind, counts[on])


def arrive(s: State, nation: int, region: int, counts: tuple[int, ...], stopped: bool) -> None:
    """Cavalry and leaders that have moved one region and met nobody may ride on (NE §9.3)."""
    start = (region * 7 + nation) * 4
    for kind, count in enumerate(by_kind(counts)):
        if not count:
            continue
        put(s, nation, region, kind, count)
        fresh = counts[kind] if kind in RIDERS and not stopped else 0
        if fresh:
            s.ridden[start + kind] = s.ridden.get(start + kind, 0) + fresh
        if count > fresh:
            s.spent[start + kind] = s.spent.get(start + kind, 0) + count - fresh


def lessen(counts: dict[int, int], place: int, count: int) -> None:
    """Take from a count; what is nothing is not kept."""
    counts[place] -= count
    if not counts[place]:
        del counts[place]
