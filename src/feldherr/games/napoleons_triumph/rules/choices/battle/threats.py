"""Chapter 11, step (1): over which approach an attack can be threatened."""

from __future__ import annotations

from typing import Any

from feldherr.games.napoleons_triumph.actions import Threaten, ThreatenGuard
from feldherr.games.napoleons_triumph.board import (
    ALL_FRONTS,
    ALL_LOCALES,
    BEYOND,
    ENEMY,
    FRONTS,
    IMPASSABLE,
    LIES_IN,
    LOCALE_OF,
    LOCALES,
    NOBODY,
    OBSTACLE,
    WAITING,
    Front,
    Locale,
    Side,
)
from feldherr.games.napoleons_triumph.rules.choices.battle.attackers import able_at, battery_attack_refusal
from feldherr.games.napoleons_triumph.rules.choices.battle.rides import road_threats
from feldherr.games.napoleons_triumph.rules.choices.limits import night
from feldherr.games.napoleons_triumph.rules.movement.locales import closed_refusal
from feldherr.games.napoleons_triumph.state import GUARD_FACE, OWN, State, occupant
from feldherr.kernel.question import Refuse

FRONTS_OF: list[tuple[Front, ...]] = [*FRONTS, *((front,) for front in ALL_FRONTS)]
"""By position: the approaches it can be left over."""
INTO = [tuple([front for fronts in FRONTS for front in fronts if BEYOND[front] == locale]) for locale in ALL_LOCALES]
"""By locale: the approaches that lead into it."""

THREATS, GUARD_THREATS = tuple(map(Threaten, ALL_FRONTS)), tuple(map(ThreatenGuard, ALL_FRONTS))


def threats(s: State, side: Side, seat: int, out: list[Any], no: Refuse | None) -> None:
    """NT §11.s1.1 §11.s1.3, ruling r37: an approach into an enemy-held locale, with a command left for somebody behind
    it, or for cavalry that could come by road.
    """
    open_fronts: dict[Front, bool] = {}
    refused: dict[Front, str] = {}
    if no:
        refuse_far(s, side, no)
    enemy, troops, holder, at = held_by(s, ENEMY[side]), s.troops, s.holder, s.at
    ready: dict[int, list[int]] = {}                        # by position, because several approaches lead out of it
    for locale in sorted(enemy):
        for front in INTO[locale]:
            behind = LIES_IN[front]
            if not troops[behind] or holder[behind] != side:
                continue
            for spot in (behind, LOCALES + front):
                if not at[spot]:
                    continue
                if spot not in ready:
                    ready[spot] = able_at(s, side, seat, spot)
                able = ready[spot]
                if (rule := threat_refusal(s, side, seat, front, spot, able)) is None:
                    guard = GUARD_FACE in [s.face[b] for b in able]
                    open_fronts[front] = open_fronts.get(front, False) or guard
                else:
                    refused.setdefault(front, rule)
    road_threats(s, side, seat, enemy, open_fronts, refused)
    for front in sorted(open_fronts):
        out.append(THREATS[front])
        if (rule := guard_refusal(s, side, front, open_fronts[front])) is None:
            out.append(GUARD_THREATS[front])
        elif no:
            no(ThreatenGuard(front), rule)
    if no:
        for front, rule in refused.items():
            if front not in open_fronts:
                no(Threaten(front), rule)


def refuse_far(s: State, side: Side, no: Refuse) -> None:
    """NT §11.1 §11.s1.1: nobody to attack there, or no way through."""
    for spot in sorted({s.spot[b] for b in OWN[side] if s.spot[b] < WAITING}):
        for front in FRONTS_OF[spot]:
            if occupant(s, BEYOND[front]) != 1 - side:
                no(Threaten(front), "11.1")
        if spot < LOCALES:
            for front in IMPASSABLE[spot]:
                no(Threaten(front), "11.s1.1")


def threat_refusal(s: State, side: Side, seat: int, front: Front, spot: int, able: list[int]) -> str | None:
    """NT §11.a.5 §11.s1.3 §14.2: why nobody of this position can attack over this approach."""
    if night(s):
        return "14.2"
    if front >> 1 in s.turn.barred:
        return "11.a.5"
    if able:
        return closed_refusal(s, BEYOND[front], able) if s.turn.closed else None
    if s.battery in s.at[spot]:
        return battery_attack_refusal(s, side, seat, front)
    return "11.s1.3"


def guard_refusal(s: State, side: Side, front: Front, guard: bool) -> str | None:
    """NT §15.10 §15.11 §15.18: a guard behind the approach, no obstacle on the own side, no failure before."""
    if s.disgraced >> side & 1:
        return "15.18"
    if OBSTACLE[front]:
        return "15.11"
    return None if guard else "15.10"


def held_by(s: State, side: Side) -> set[Locale]:
    """The locales a side has pieces in."""
    spots = s.spot
    found = {LOCALE_OF[spots[block]] for block in OWN[side]}
    found.discard(NOBODY)                                   # off the map
    return found
