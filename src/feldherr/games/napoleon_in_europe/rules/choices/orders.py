"""Rule 8.6: what may be ordered in the movement phase."""

from __future__ import annotations

from typing import Any

from feldherr.games.napoleon_in_europe.actions import END_MOVEMENT, Attack, From, Land, Ship
from feldherr.games.napoleon_in_europe.board import (
    ALL_NATIONS,
    ALL_REGIONS,
    ANCHOR,
    ANCHORS,
    NEIGHBOURS,
    Nation,
    Region,
    regions_in,
)
from feldherr.games.napoleon_in_europe.rules.battle.sides import pending
from feldherr.games.napoleon_in_europe.rules.choices.diplomacy import alliances
from feldherr.games.napoleon_in_europe.rules.choices.trade import cards_in_turn, cards_refused
from feldherr.games.napoleon_in_europe.rules.movement.groups import Counts, movable
from feldherr.games.napoleon_in_europe.rules.movement.ways import (
    capacity,
    march_refusal,
    shipping_refusal,
    voyage_so_far,
)
from feldherr.games.napoleon_in_europe.state import State, nations_of
from feldherr.kernel.question import Refuse

FROM = tuple([From(region, nation) for region in ALL_REGIONS for nation in ALL_NATIONS])
SHIP = tuple([Ship(region, nation) for region in ALL_REGIONS for nation in ALL_NATIONS])
"""By stack: every order to march or to sail, made once."""
NOBODY_YET: dict[int, int] = {}


def orders(s: State, seat: int, no: Refuse | None = None) -> list[Any]:
    """NE §4.5 §8.6 §9.1 §10.15: march or ship with any of one's own figures, deal with others, or end the phase."""
    out: list[Any] = []
    fig, seas = s.fig, ANCHOR
    arrived = arrivals(s) if s.spent or s.ridden else NOBODY_YET
    for nation in nations_of(s, seat):
        room, voyage = capacity(s, nation), voyage_so_far(s, nation)
        for region in regions_in(s.where[nation]):
            stack = region * 7 + nation
            infantry, cavalry, artillery, leaders = fig[stack]
            spent = arrived.get(stack)
            if spent is None:
                if not seas[region] and NEIGHBOURS[region] and infantry + cavalry + artillery and no is None:
                    out.append(FROM[stack])                 # the usual case, at once: armies that stand inland
                    continue
                counts: Counts = (infantry, cavalry, artillery, leaders, 0, 0)
            elif spent == infantry + cavalry + artillery + leaders and no is None:
                continue                                    # NE §9.1 §10.2: who has moved does not move again
            else:
                counts = movable(s, nation, region)
            rule = march_refusal(s, nation, region, counts)
            if rule is None:
                out.append(FROM[stack])
            elif no:
                no(From(region, nation), rule)
            if seas[region] or no:
                rule = shipping_refusal(s, nation, region, counts, room, voyage)
                if rule is None:
                    out.append(SHIP[stack])
                elif no:
                    no(Ship(region, nation), rule)
        if no and voyage is not None:
            other_harbours_refused(nation, voyage.to, no)
    if no:
        cards_refused(s, seat, "15.1", no)
    out += alliances(s, seat, no)
    out += cards_in_turn(s, seat, no)
    out += only_battle(s, seat)
    out.append(END_MOVEMENT)
    return out


def arrivals(s: State) -> dict[int, int]:
    """NE §9.1: by stack in which somebody has moved in this turn, how many figures of it move no more."""
    out: dict[int, int] = {}
    for place, count in s.spent.items():
        out[place >> 2] = out.get(place >> 2, 0) + count
    for place in s.ridden:
        out.setdefault(place >> 2, 0)
    return out


def only_battle(s: State, seat: int) -> list[Any]:
    """NE §8.7: who acts alone and has one battle to fight may begin it in the same breath."""
    if s.turn.acting != (seat,):
        return []
    due = pending(s, 2)
    return [Attack(due[0])] if len(due) == 1 else []


def other_harbours_refused(nation: Nation, to: Region, no: Refuse) -> None:
    """NE §10.8: where the nation cannot land any more in this turn."""
    for region in ANCHORS:
        if region != to:
            no(Land(region), "10.8")
