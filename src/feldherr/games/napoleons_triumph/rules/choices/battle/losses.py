"""Chapters 11 and 12: who takes a loss, who stays with his commander, who retreats where."""

from __future__ import annotations

from typing import Any

from feldherr.games.napoleons_triumph.actions import Name, Retreat
from feldherr.games.napoleons_triumph.board import BEYOND, FRONTS, IMPASSABLE, Front, Locale, Side
from feldherr.games.napoleons_triumph.rules.movement.locales import room
from feldherr.games.napoleons_triumph.state import State, occupant
from feldherr.kernel.question import Refuse


def regiment_to_hit(s: State, blocks: tuple[int, ...], hits: tuple[int, ...], no: Refuse | None = None) -> list[Any]:
    """NT §11.s9.4 §11.s9.5 §11.s10.7 §11.s10.9, ruling r50: point by point to whoever has taken fewest."""
    alive = [b for b in blocks if s.face[b]]
    fewest = min(hits.count(b) for b in alive)
    return [Name(b) for b in alive if hits.count(b) == fewest]


def regiment_to_bear(s: State, blocks: tuple[int, ...], no: Refuse | None = None) -> list[Any]:
    """NT §11.s9.6 §11.s10.10 §12.6 §12.7: the owner chooses freely among those who can take it."""
    return [Name(block) for block in blocks if s.face[block]]


def regiment_to_keep(s: State, blocks: tuple[int, ...], no: Refuse | None = None) -> list[Any]:
    """NT §11.s11.7 §12.18 §12.19: one regiment stays with the commander."""
    return [Name(block) for block in blocks]


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


def ways_out(s: State, side: Side, locale: Locale, attack_locale: Locale) -> list[int]:
    """NT §12.12 §12.16: approaches over which somebody can still retreat."""
    return [f for f in FRONTS[locale] if retreat_refusal(s, side, f, attack_locale) is None]


def retreat_over(
    s: State, side: Side, locale: Locale, blocks: tuple[int, ...], attack_locale: Locale, no: Refuse | None = None
) -> list[Any]:
    """NT §12.11 §12.12: one regiment after the other, as long as there is room."""
    out: list[Any] = []
    for front in FRONTS[locale]:
        if (rule := retreat_refusal(s, side, front, attack_locale)) is None:
            out += [Retreat(block, front) for block in blocks]
        elif no:
            for block in blocks:
                no(Retreat(block, front), rule)
    if no:
        refuse_impassable(locale, blocks, no)
    return out


def refuse_impassable(locale: Locale, blocks: tuple[int, ...], no: Refuse) -> None:
    """NT §12.14."""
    for front in IMPASSABLE[locale]:
        for block in blocks:
            no(Retreat(block, front), "12.14")
