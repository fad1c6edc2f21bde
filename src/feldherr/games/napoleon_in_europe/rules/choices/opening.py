"""Chapter 7: nations and start figures."""

from __future__ import annotations

from typing import Any

from feldherr.games.napoleon_in_europe.actions import Lead, Put, TakeSplit
from feldherr.games.napoleon_in_europe.board import (
    ALL_NATIONS,
    ALL_REGIONS,
    FRANCE,
    HOMELAND,
    NATIONS,
    NOBODY,
    NUMBERS,
    Nation,
    Region,
)
from feldherr.games.napoleon_in_europe.state import State, nations_of
from feldherr.kernel.answers import DONE
from feldherr.kernel.question import Refuse, offered

Splits = tuple[tuple[Nation, ...], ...]
SUGGESTED: dict[int, Splits] = {
    int(players): tuple(tuple(Nation(NATIONS.index(name)) for name in group) for group in groups)
    for players, groups in NUMBERS.split.items()
}
"""NE §7.4.9 §7.4.10 §7.4.11 §7.4.12 §7.4.13 §7.4.14 §7.4.15: by players, who is led against France."""


def nation_to_lead(s: State, seat: int, no: Refuse | None = None) -> list[Any]:
    """NE §4.1 §7.1.5 §7.2.2 §7.4.7, ruling r20: one nation at a time, none twice; France in set-up III is taken."""
    out: list[Any] = offered(map(Lead, ALL_NATIONS), lambda lead: leading_refusal(s, lead.nation), no)
    if s.rules.setup == "french" and nations_of(s, seat):
        out.append(DONE)
    if no and not nations_of(s, seat):
        no(DONE, "7.4.9")
    return out


def leading_refusal(s: State, nation: Nation) -> str | None:
    """NE §7.1.5 §7.4.7: why a nation cannot be taken any more."""
    if nation == FRANCE and s.rules.setup == "french":
        return "7.4.7"
    if s.led[nation] != NOBODY:
        return "7.1.5"
    return None


def group_to_lead(s: State, seat: int, no: Refuse | None = None) -> list[Any]:
    """NE §7.4.7 §7.4.9: one of the suggested groups that is still free."""
    groups = SUGGESTED[s.rules.players]
    return offered(map(TakeSplit, range(len(groups))), lambda take: leading_refusal(s, groups[take.number][0]), no)


def where_to_place(
    s: State, nation: Nation, kind: int, left: int, regions: tuple[Region, ...], no: Refuse | None = None
) -> list[Any]:
    """NE §7.1.7 §7.3.1 §7.4.3 §15.3 §15.4: so many of a kind into a region of the homeland, until all are placed."""
    out: list[Any] = []
    for region in ALL_REGIONS if no else regions:
        for count in range(1, left + 2):
            rule = placing_refusal(nation, region, regions, count, left, bool(s.turn.building))
            if rule is None:
                out.append(Put(region, nation, kind, count))
            elif no:
                no(Put(region, nation, kind, count), rule)
    return out


def placing_refusal(
    nation: Nation, region: Region, regions: tuple[Region, ...], count: int, left: int, built: bool
) -> str | None:
    """NE §7.1.7 §15.3 §15.4 §15.5: why not so many figures are placed in a region, at the set-up or when built."""
    if region in regions:
        return None if count <= left else "15.3" if built else "7.1.7"
    if region in HOMELAND[nation]:
        return "15.5"
    return "15.4" if built else "7.1.7"
