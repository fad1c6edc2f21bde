"""Chapter 10: where pieces can go, and who goes along."""

from __future__ import annotations

from typing import Any

from feldherr.games.napoleons_triumph.actions import Block, Cross, Enter, Go, Halt, Name, TakeRoad, Withdraw
from feldherr.games.napoleons_triumph.board import (
    ANY_ROAD,
    BEYOND,
    ENTRIES,
    FRANCE,
    FRONTS,
    IMPASSABLE,
    LIES_IN,
    LOCALES,
    MAIN_ROAD,
    NOBODY,
    OPENS,
    ROAD_EXITS,
    ROADS,
)
from feldherr.games.napoleons_triumph.rules.choices.limits import closed, near_large_corps, room, used_by_others
from feldherr.games.napoleons_triumph.state import CAVALRY, State, occupant
from feldherr.kernel.answers import DONE
from feldherr.kernel.question import Refuse

Blocks = list[int] | tuple[int, ...]


def go_refusal(s: State, side: int, blocks: Blocks, front: int) -> str | None:
    """NT §4.10 §4.15 §10.1.4 §10.1.5 §10.2.1 §10.2.5, ruling r23: into the reserve of the locale beyond."""
    locale = BEYOND[front]
    if occupant(s, locale) == 1 - side:
        return "10.1.4"
    if s.turn.closed and closed(s, locale, blocks):
        return closing_rule(s, locale)
    if room(s, locale) < 1:
        return "4.15"
    return None


def closing_rule(s: State, locale: int) -> str:
    """NT §10.4.3 §11.a.6: closed by a large corps on the road, or conquered."""
    return "11.a.6" if any(place == locale and conquered for place, _, conquered in s.turn.closed) else "10.4.3"


def goal_refusal(s: State, side: int, spot: int, blocks: Blocks) -> str | None:
    """Whether there is anywhere to go; from reserve an own approach can always be blocked (NT §10.2.2)."""
    if spot < LOCALES:
        return None
    front = spot - LOCALES
    if not closed(s, LIES_IN[front], blocks):
        return None
    return go_refusal(s, side, blocks, front)


def arrival_refusal(s: State, side: int, commander: int, blocks: Blocks) -> str | None:
    """NT §10.5.3 §10.5.4 §10.5.8 §10.5.13: from its round on, by an entry road that is free."""
    opens = OPENS[commander] if commander != NOBODY else min(OPENS[c] for c in range(len(OPENS)) if OPENS[c] > 1)
    if side == FRANCE and s.round < opens:
        return "10.5.3"
    first = None
    for entry, road in enumerate(ENTRIES):
        if road.side == side:
            rule = entry_refusal(s, side, blocks, entry)
            if rule is None:
                return None
            first = first or rule
    return first or "10.5.6"


def entry_refusal(s: State, side: int, blocks: Blocks, entry: int) -> str | None:
    """NT §10.5.6 §10.5.7 §10.5.8 §10.5.13: any own entry road that no enemy holds and no large corps has used."""
    road = ENTRIES[entry]
    if road.side != side:
        return "10.5.6"
    if occupant(s, road.locale) == 1 - side:
        return "10.5.8"
    if closed(s, road.locale, blocks):
        return "10.5.13"
    if room(s, road.locale) < 1:
        return "4.15"
    return None


def goals(s: State, side: int, spot: int, blocks: Blocks, road: bool, no: Refuse | None = None) -> list[Any]:
    """NT §10.2.1 §10.2.2 §10.2.4 §10.2.5: from reserve to an own approach or the next reserve; from an approach back
    or straight on. NT §10.1.3: never at an impassable one. `road`: whether the command allows road movement.
    """
    if spot >= LOCALES + len(LIES_IN):
        return entries(s, side, blocks, no)
    if spot >= LOCALES:
        return from_approach(s, side, spot - LOCALES, blocks, no)
    out: list[Any] = []
    for front in FRONTS[spot]:
        out.append(Block(front))
        if rule := go_refusal(s, side, blocks, front):
            if no:
                no(Go(front), rule)
        else:
            out.append(Go(front))
        if no:
            no(Block(front ^ 1), "10.2.3")
    if no:
        for front in IMPASSABLE[spot]:
            no(Block(front), "10.1.3")
            no(Go(front), "10.1.3")
    if not road:
        if no:
            no(TakeRoad(), "9.11")
    elif not any(go_refusal(s, side, blocks, way[1]) is None for way in ROADS[spot, ANY_ROAD]):
        if no:
            no(TakeRoad(), "10.3.3")
    else:
        out.append(TakeRoad())
    return out


def from_approach(s: State, side: int, front: int, blocks: Blocks, no: Refuse | None) -> list[Any]:
    """NT §10.2.4 §10.2.5 §10.2.6 §10.3.7: two ways, no other."""
    out: list[Any] = []
    locale = LIES_IN[front]
    if s.turn.closed and closed(s, locale, blocks):
        if no:
            no(Withdraw(locale), closing_rule(s, locale))
    else:
        out.append(Withdraw(locale))
    if rule := go_refusal(s, side, blocks, front):
        if no:
            no(Go(front), rule)
    else:
        out.append(Go(front))
    if no:
        for other in FRONTS[locale]:
            if other != front:
                no(Block(other), "10.2.6")
                no(Go(other), "10.2.6")
        no(TakeRoad(), "10.3.7")
    return out


def entries(s: State, side: int, blocks: Blocks, no: Refuse | None) -> list[Any]:
    """NT §10.5.6 §10.5.9: reinforcements come by road, over any entry road of their colour."""
    out: list[Any] = []
    for entry in range(len(ENTRIES)):
        if rule := entry_refusal(s, side, blocks, entry):
            if no:
                no(Enter(entry), rule)
        else:
            out.append(Enter(entry))
    return out


def cross_refusal(s: State, side: int, blocks: Blocks, crossing: int, front: int, steps: int, main: bool) -> str | None:
    """NT §10.3.1 §10.3.2 §10.3.12 §8.12 §10.4.3, ruling r6: one locale on by road."""
    if steps >= (3 if main and MAIN_ROAD[crossing] else 2):
        return "10.3.1" if main and MAIN_ROAD[crossing] else "10.3.2"
    locale = BEYOND[front]
    if occupant(s, locale) == 1 - side:
        return "10.3.12"
    if s.turn.closed and closed(s, locale, blocks):
        return closing_rule(s, locale)
    if room(s, locale) < 1:
        return "8.12"
    return None


def road_step(
    s: State, side: int, blocks: Blocks, here: int, group: int, steps: int, main: bool, no: Refuse | None = None
) -> list[Any]:
    """NT §10.3.3 §10.3.4 §10.3.6 §10.3.8 §10.3.9: on along a connected road, or end the march here.

    Cavalry may end it blocking an approach that a connected road runs through (ruling r24).
    """
    out: list[Any] = []
    joined = ROADS[here, group]
    for crossing, front, _ in joined:
        if rule := cross_refusal(s, side, blocks, crossing, front, steps, main):
            if no:
                no(Cross(front, crossing), rule)
        else:
            out.append(Cross(front, crossing))
    if no and group != ANY_ROAD:
        for road in ROADS[here, ANY_ROAD]:
            if road not in joined:
                no(Cross(road[1], road[0]), "10.3.4")
    if not steps:
        if no:
            no(Halt(), "10.3.3")
        return out
    out.append(Halt())
    riders = any(s.face[b] >> 2 == CAVALRY for b in blocks)
    for front in FRONTS[here]:
        if not riders or front not in ROAD_EXITS[here].get(group, ()):
            if no:
                no(Block(front), "10.3.9" if riders else "10.3.8")
        else:
            out.append(Block(front))
    return out


def road_limit(s: State, side: int, blocks: Blocks, left: int, entered: int, first: bool) -> str | None:
    """NT §10.4.1 §10.4.2 §10.4.4 §10.4.5: why only a single regiment could go from `left` on into `entered` by road.

    `first`: `left` is where the march began; there nothing stops it (ruling r28).
    """
    if not first and near_large_corps(s, side, left):
        return "10.4.4"
    if s.turn.entered and used_by_others(s, entered, blocks):
        return "10.4.2"
    return None


def regiments_to_leave(
    s: State, chosen: tuple[Any, ...], going: tuple[int, ...], most: int, rule: str, guard: bool = False,
    no: Refuse | None = None,
) -> list[Any]:  # fmt: skip
    """NT §9.8 §9.22 §10.4.1: name those who are dropped; one of each corps goes along, and no more than `most`.

    `rule` says why not more. NT §15.13: a guard attack keeps a guard.
    """
    left = [n.piece for n in chosen]
    staying = [b for b in going if b not in left]
    out: list[Any] = []
    guards = [b for b in staying if s.face[b] >> 2 == 4] if guard else []
    for block in staying:
        if sum(1 for b in staying if s.corps[b] == s.corps[block]) < 2:
            if no:
                no(Name(block), "9.8")
        elif guards == [block]:
            if no:
                no(Name(block), "15.13")
        else:
            out.append(Name(block))
    if len(staying) > most:
        if no:
            no(DONE, rule)
        return out
    return [*out, DONE]


def regiments_to_send(
    s: State, chosen: tuple[Any, ...], members: tuple[int, ...], able: tuple[int, ...], most: int,
    guard: bool = False, no: Refuse | None = None,
) -> list[Any]:  # fmt: skip
    """NT §9.9 §9.10 §9.21: some of a corps, never all, and no more than there is room for (NT §4.15)."""
    sent = [n.piece for n in chosen]
    out: list[Any] = []
    led = not guard or any(s.face[b] >> 2 == 4 for b in sent)
    last_place = min(most, len(members) - 1) - len(sent)
    for block in members:
        if block in sent:
            continue
        if block not in able:
            if no:
                no(Name(block), "6.s9.3" if block == s.battery else "9.21")
        elif len(sent) >= len(members) - 1:
            if no:
                no(Name(block), "9.10")
        elif len(sent) >= most:
            if no:
                no(Name(block), "4.15")
        elif not led and last_place == 1 and s.face[block] >> 2 != 4:
            if no:
                no(Name(block), "15.13")
        else:
            out.append(Name(block))
    if not sent:
        if no:
            no(DONE, "9.9")
        return out
    if not led:
        if no:
            no(DONE, "15.13")
        return out
    return [*out, DONE]
