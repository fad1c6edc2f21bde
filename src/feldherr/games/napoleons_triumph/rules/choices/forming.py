"""Chapter 6: the questions of set-up. A corps is a tuple of faces; `corps` has one for each commander of the side."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any, NamedTuple

from feldherr.games.napoleons_triumph.actions import (
    Assign,
    Bid,
    ByHand,
    Change,
    Give,
    Organise,
    Pass,
    Rank,
    Release,
    TakeSide,
)
from feldherr.games.napoleons_triumph.board import (
    ALLIES,
    CAPACITY,
    FRANCE,
    LEADERS,
    LEAST,
    MOST,
    REINFORCEMENTS,
    START,
    START_MORALE,
)
from feldherr.games.napoleons_triumph.rules.opening.organisations import PLANS
from feldherr.games.napoleons_triumph.state import ARTILLERY, INFANTRY, State
from feldherr.kernel.answers import DONE
from feldherr.kernel.question import Refuse

Corps = tuple[tuple[int, ...], ...]
PLAIN = 4 * INFANTRY + 2
"""NT §6.s7.3: infantry of strength 2."""
CHANGES = 24
"""So many regiments may change their corps in one sitting; then the organisation stands."""
HIGHEST_BID = min(START_MORALE) - 1
"""Ruling r74."""


def bid_or_pass(s: State, last: int, no: Refuse | None = None) -> list[Any]:
    """NT §17.3 §17.5, ruling r74: a higher number than the last bid, or pass."""
    out: list[Any] = []
    for points in range(HIGHEST_BID + 1):
        if points <= last:
            if no:
                no(Bid(points), "17.3")
        else:
            out.append(Bid(points))
    return [*out, Pass()]


def side_to_take(s: State, no: Refuse | None = None) -> list[Any]:
    """NT §6.s2.1 §17.6."""
    return [TakeSide(ALLIES), TakeSide(FRANCE)]


def next_in_rank(s: State, team: tuple[int, ...], ranked: tuple[int, ...], no: Refuse | None = None) -> list[Any]:
    """NT §19.3: one supreme commander, then the second and so on; nobody twice."""
    out: list[Any] = []
    for seat in team:
        if seat in ranked:
            if no:
                no(Rank(seat), "19.3")
        else:
            out.append(Rank(seat))
    return out


def player_for_corps(
    s: State, side: int, team: tuple[int, ...], given: tuple[int, ...], no: Refuse | None = None
) -> list[Any]:
    """NT §19.5: every player gets at least one corps. `given`: the players of the commanders before this one."""
    left = len(LEADERS[side]) - len(given)
    empty = [seat for seat in team if seat not in given]
    out: list[Any] = []
    for seat in team:
        if len(empty) >= left and seat not in empty:
            if no:
                no(Give(seat), "19.5")
        else:
            out.append(Give(seat))
    return out


def organisation_to_adopt(s: State, side: int, no: Refuse | None = None) -> list[Any]:
    """A suggested organisation to start from, or none."""
    return [*(Organise(n) for n in range(len(PLANS[side]))), ByHand()]


class Need(NamedTuple):
    """What must still come to a corps: regiments up to its least number (NT §6.s6.3), something better than plain
    infantry (NT §6.s7.3). The regiments `owed` to reinforcements count that in; `fixed` are those of other corps.
    """

    unmet: int
    owed: int
    fixed: int
    better: int


@cache
def need_of(commander: int, size: int, plain: bool) -> Need:
    unmet = max(0, LEAST[commander] - size)
    if commander in REINFORCEMENTS:
        return Need(unmet, max(unmet, int(plain)), 0, int(plain))
    return Need(unmet, 0, unmet, 0)


class Army(NamedTuple):
    """An organisation as it stands, counted once for all regiments that could come next."""

    sizes: list[int]
    plain: list[bool]
    """By corps: whether it has nothing but plain infantry."""
    needs: list[Need]
    total: Need
    guns: int
    """Artillery with corps that are there from the start (NT §6.s9.1)."""
    left: int
    guns_left: int
    better_left: int


def army_of(side: int, corps: Corps, pool: tuple[int, ...]) -> Army:
    plain = [all(face == PLAIN for face in faces) for faces in corps]
    needs = [need_of(c, len(faces), only) for c, faces, only in zip(LEADERS[side], corps, plain)]
    total = Need(*[sum(parts) for parts in zip(*needs)])
    present = [face for c, faces in zip(LEADERS[side], corps) if c not in REINFORCEMENTS for face in faces]
    guns, guns_left = ([face >> 2 for face in faces].count(ARTILLERY) for faces in (present, pool))
    sizes = [len(faces) for faces in corps]
    return Army(sizes, plain, needs, total, guns, len(pool), guns_left, len(pool) - pool.count(PLAIN))


def assign_refusal(scenario: int, side: int, army: Army, place: int, face: int) -> str | None:
    """NT §6.s6.3 §6.s6.4 §6.s6.9 §6.s7.3 §6.s9.1, rulings r9 and r14: every corps must still come out right."""
    commander = LEADERS[side][place]
    size = army.sizes[place] + 1
    if size > MOST:
        return "6.s6.4"
    if side == ALLIES and scenario == 2 and size > CAPACITY[START[commander]]:
        return "6.s6.9"
    plain, gun = army.plain[place] and face == PLAIN, face >> 2 == ARTILLERY
    if plain and size >= MOST and commander in REINFORCEMENTS:
        return "6.s7.3"
    before, after, total, rest = army.needs[place], need_of(commander, size, plain), army.total, army.left - 1
    owed, fixed = total.owed - before.owed + after.owed, total.fixed - before.fixed + after.fixed
    unarmed = side == FRANCE and not army.guns and not (gun and commander not in REINFORCEMENTS)
    if rest < owed + fixed:
        return "6.s7.3" if rest >= total.unmet - before.unmet + after.unmet else "6.s6.3"
    if unarmed and (army.guns_left == gun or rest < owed + max(fixed, 1)):
        return "6.s9.1"
    if army.better_left - (face != PLAIN) - unarmed < total.better - before.better + after.better:
        return "6.s7.3"
    return None


def regiment_to_assign(
    s: State, side: int, corps: Corps, pool: tuple[int, ...], no: Refuse | None = None
) -> list[Any]:
    """NT §6.s5.1 §6.s6.2 §6.s7.1 §1.2: any regiment that is left, to any commander."""
    out: list[Any] = []
    for candidate, rule in assignments(s.scenario, side, corps, pool):
        if rule:
            if no:
                no(candidate, rule)
        else:
            out.append(candidate)
    return out


@lru_cache(5_000)
def assignments(scenario: int, side: int, corps: Corps, pool: tuple[int, ...]) -> list[tuple[Assign, str | None]]:
    """Kept: an army is organised step by step, and each step is asked anew whenever the round is replayed."""
    army, faces = army_of(side, corps, pool), sorted(set(pool))
    return [
        (Assign(commander, face), assign_refusal(scenario, side, army, place, face))
        for place, commander in enumerate(LEADERS[side])
        for face in faces
    ]


def corps_to_change(s: State, side: int, corps: Corps, changes: int, no: Refuse | None = None) -> list[Any]:
    """NT §6.s6.3 §6.s7.4: take a regiment out of a corps that can spare one, or be content; not for ever."""
    out: list[Any] = [DONE]
    for place, commander in enumerate(LEADERS[side]):
        if changes >= CHANGES:
            if no:
                no(Change(commander), "6.s7.4")
        elif len(corps[place]) <= LEAST[commander]:
            if no:
                no(Change(commander), "6.s6.3")
        else:
            out.append(Change(commander))
    return out


def regiment_to_release(s: State, side: int, corps: Corps, place: int, no: Refuse | None = None) -> list[Any]:
    """Which regiment goes to another corps."""
    return [Release(face) for face in sorted(set(corps[place]))]
