"""Chapter 6: the questions of set-up. A corps is a tuple of faces; `corps` has one for each commander of the side."""

from __future__ import annotations

from typing import Any

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
from feldherr.games.napoleons_triumph.organisations import PLANS
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


def assign_refusal(s: State, side: int, corps: Corps, pool: tuple[int, ...], place: int, face: int) -> str | None:
    """NT §6.s6.3 §6.s6.4 §6.s6.9 §6.s7.3 §6.s9.1, rulings r9 and r14: every corps must still come out right."""
    commander = LEADERS[side][place]
    size = len(corps[place]) + 1
    if size > MOST:
        return "6.s6.4"
    if side == ALLIES and s.scenario == 2 and size > CAPACITY[START[commander]]:
        return "6.s6.9"
    after = [(*c, face) if n == place else c for n, c in enumerate(corps)]
    rest = list(pool)
    rest.remove(face)
    owed = guns = plain = 0
    fixed = 0
    for n, faces in enumerate(after):
        unmet = max(0, LEAST[LEADERS[side][n]] - len(faces))
        if LEADERS[side][n] in REINFORCEMENTS:
            lacking = all(f == PLAIN for f in faces)
            if lacking and len(faces) >= MOST:
                return "6.s7.3"
            plain += lacking
            owed += max(unmet, int(lacking))
        else:
            fixed += unmet
            guns += sum(1 for f in faces if f >> 2 == ARTILLERY)
    unarmed = side == FRANCE and not guns
    if len(rest) < owed + fixed:
        least = sum(max(0, LEAST[LEADERS[side][n]] - len(faces)) for n, faces in enumerate(after))
        return "6.s7.3" if len(rest) >= least else "6.s6.3"
    if unarmed and (not any(f >> 2 == ARTILLERY for f in rest) or len(rest) < owed + max(fixed, 1)):
        return "6.s9.1"
    if sum(1 for f in rest if f != PLAIN) - unarmed < plain:
        return "6.s7.3"
    return None


def regiment_to_assign(
    s: State, side: int, corps: Corps, pool: tuple[int, ...], no: Refuse | None = None
) -> list[Any]:
    """NT §6.s5.1 §6.s6.2 §6.s7.1 §1.2: any regiment that is left, to any commander."""
    out: list[Any] = []
    for place, commander in enumerate(LEADERS[side]):
        for face in sorted(set(pool)):
            if rule := assign_refusal(s, side, corps, pool, place, face):
                if no:
                    no(Assign(commander, face), rule)
            else:
                out.append(Assign(commander, face))
    return out


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
