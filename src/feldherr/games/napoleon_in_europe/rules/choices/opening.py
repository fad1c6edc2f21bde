"""Chapter 7: nations and start figures."""

from __future__ import annotations

from typing import Any

from feldherr.games.napoleon_in_europe.actions import Lead, Put, TakeSplit
from feldherr.games.napoleon_in_europe.board import FRANCE, HOMELAND, NATIONS, NOBODY, NUMBERS, REGIONS
from feldherr.games.napoleon_in_europe.state import State, nations_of
from feldherr.kernel.answers import DONE
from feldherr.kernel.question import Refuse

Splits = tuple[tuple[int, ...], ...]
SUGGESTED: dict[int, Splits] = {
    int(players): tuple(tuple(NATIONS.index(name) for name in group) for group in groups)
    for players, groups in NUMBERS.split.items()
}
"""NE §7.4.9 §7.4.10 §7.4.11 §7.4.12 §7.4.13 §7.4.14 §7.4.15: by players, who is led against France."""


def nation_to_lead(s: State, seat: int, no: Refuse | None = None) -> list[Any]:
    """NE §4.1 §7.1.5 §7.2.2 §7.4.7, ruling r20: one nation at a time, none twice; France in set-up III is taken."""
    out: list[Any] = []
    for nation in range(7):
        if s.led[nation] != NOBODY:
            if no:
                no(Lead(nation), "7.4.7" if nation == FRANCE and s.rules.setup == "french" else "7.1.5")
            continue
        out.append(Lead(nation))
    if s.rules.setup == "french" and nations_of(s, seat):
        out.append(DONE)
    return out


def group_to_lead(s: State, seat: int, no: Refuse | None = None) -> list[Any]:
    """NE §7.4.7 §7.4.9: one of the suggested groups that is still free."""
    out: list[Any] = []
    for number, group in enumerate(SUGGESTED[s.rules.players]):
        if s.led[group[0]] != NOBODY:
            if no:
                no(TakeSplit(number), "7.1.5")
            continue
        out.append(TakeSplit(number))
    return out


def where_to_place(
    s: State, nation: int, kind: int, left: int, regions: tuple[int, ...], no: Refuse | None = None
) -> list[Any]:
    """NE §7.1.7 §7.3.1 §7.4.3 §15.3 §15.4: so many of a kind into a region of the homeland, until all are placed."""
    out: list[Any] = []
    for region in range(REGIONS) if no else regions:
        if region not in regions:
            if no:
                no(Put(region, nation, kind, left), "15.5" if region in HOMELAND[nation] else "15.4")
            continue
        for count in range(1, left + 1):
            out.append(Put(region, nation, kind, count))
        if no:
            no(Put(region, nation, kind, left + 1), "7.1.7")
    return out
