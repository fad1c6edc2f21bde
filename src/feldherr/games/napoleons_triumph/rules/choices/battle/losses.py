"""Chapters 11 and 12: who takes a loss, who stays with his commander, who retreats where."""

from __future__ import annotations

from typing import Any

from feldherr.games.napoleons_triumph.actions import Name, Retreat
from feldherr.games.napoleons_triumph.board import BEYOND, FRONTS, IMPASSABLE, Commander, Front, Locale, Side
from feldherr.games.napoleons_triumph.rules.movement.locales import room
from feldherr.games.napoleons_triumph.state import State, occupant
from feldherr.kernel.question import Refuse

Blocks = tuple[int, ...]


def unlike(s: State, blocks: Blocks) -> list[int]:
    """Of regiments that lie open and differ in nothing, the first.

    Of those that are hidden each one counts, however alike: else the enemy would know that they are.
    """
    first: dict[Any, int] = {}
    for block in blocks:
        notes = tuple([block in bag.blocks for bag in s.bags])
        lot = s.lot[block] if s.lot else 0
        like = (s.face[block], s.corps[block], s.spot[block], lot, notes) if s.known[block] else block
        first.setdefault(like, block)
    return list(first.values())


def regiment_to_hit(
    s: State, blocks: Blocks, hits: Blocks, left: int, rule: str, no: Refuse | None = None
) -> list[Any]:
    """NT §11.s9.4 §11.s9.5 §11.s10.7 §11.s10.9, ruling r50: point by point to whoever has taken fewest; as long as each
    of them gets one there is nothing to choose.

    `left`: the points that are still to be taken; `rule`: why.
    """
    alive = [b for b in blocks if s.face[b]]
    fewest = min(hits.count(b) for b in alive)
    next_ones = [b for b in alive if hits.count(b) == fewest]
    return [Name(b) for b in (next_ones[:1] if left >= len(next_ones) else unlike(s, tuple(next_ones)))]


def regiment_to_bear(s: State, blocks: Blocks, left: int, rule: str, no: Refuse | None = None) -> list[Any]:
    """NT §11.s9.6 §11.s10.10 §12.6 §12.7: the owner chooses freely among those who can take it; if all of them fall
    there is nothing to choose.
    """
    alive = tuple([b for b in blocks if s.face[b]])
    return [Name(b) for b in (alive[:1] if left >= sum(s.face[b] & 3 for b in alive) else unlike(s, alive))]


def regiment_to_keep(s: State, blocks: Blocks, commander: Commander, rule: str, no: Refuse | None = None) -> list[Any]:
    """NT §11.s11.7 §12.18 §12.19: one regiment stays with the commander."""
    return [Name(block) for block in unlike(s, blocks)]


def retreat_refusal(s: State, side: Side, front: Front, attack_locale: Locale) -> str | None:
    """NT §12.12 §12.13 §12.14 §12.15 §12.16: over a passable approach, not to where the attack came from, not to the
    enemy, and only as long as there is room.
    """
    to = BEYOND[front]
    if to == attack_locale:
        return "12.13"
    if occupant(s, to) == 1 - side:
        return "12.15"
    return "12.16" if room(s, to) < 1 else None


def ways_out(s: State, side: Side, locale: Locale, attack_locale: Locale) -> list[Front]:
    """NT §12.12 §12.16: approaches over which somebody can still retreat."""
    return [f for f in FRONTS[locale] if retreat_refusal(s, side, f, attack_locale) is None]


def retreat_over(
    s: State, side: Side, locale: Locale, blocks: Blocks, attack_locale: Locale, no: Refuse | None = None
) -> list[Any]:
    """NT §12.11 §12.12: one regiment after the other, as long as there is room; by the only way out without asking."""
    fronts = ways_out(s, side, locale, attack_locale)
    if len(fronts) == 1 and room(s, BEYOND[fronts[0]]) >= len(blocks) and not no:
        return [Retreat(blocks[0], fronts[0])]
    movers = unlike(s, blocks)
    if no:
        refuse_ways(s, side, locale, blocks, attack_locale, no)
    return [Retreat(block, front) for front in fronts for block in movers]


def refuse_ways(
    s: State, side: Side, locale: Locale, blocks: Blocks, attack_locale: Locale, no: Refuse
) -> None:
    """NT §12.13 §12.14 §12.15 §12.16: the ways that are closed."""
    for front in FRONTS[locale]:
        if rule := retreat_refusal(s, side, front, attack_locale):
            for block in blocks:
                no(Retreat(block, front), rule)
    for front in IMPASSABLE[locale]:
        for block in blocks:
            no(Retreat(block, front), "12.14")
