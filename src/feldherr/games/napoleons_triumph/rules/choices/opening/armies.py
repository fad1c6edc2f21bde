"""Chapter 6: whether an army that is being organised can still come out right.

Three things must: every corps reaches its least number, the corps of reinforcements have something better than plain
infantry, and an artillery regiment can be the battery.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import NamedTuple

from feldherr.games.napoleons_triumph.board import (
    ALLIES,
    CAPACITY,
    FRANCE,
    LEADERS,
    LEAST,
    MOST,
    REINFORCEMENTS,
    START,
    Commander,
    Side,
)
from feldherr.games.napoleons_triumph.state import ARTILLERY, INFANTRY

Corps = tuple[tuple[int, ...], ...]
"""An organisation: the faces of each corps, in the order of the commanders of a side."""
PLAIN = 4 * INFANTRY + 2
"""NT §6.s7.3: infantry of strength 2."""
GUN, COMMON, OTHER = range(3)
SORTS = (GUN, COMMON, OTHER)


class Need(NamedTuple):
    """What corps must still get."""

    least: int
    """Regiments up to their least numbers (NT §6.s6.3)."""
    present: int
    """The same for corps that are there from the start."""
    waiting: int
    """The same for reinforcements; one at least for a corps that still needs something better (NT §6.s7.3)."""
    better: int
    """Corps of reinforcements with nothing but plain infantry (NT §6.s7.3)."""


@cache
def need_of(commander: Commander, size: int, plain: bool) -> Need:
    """What a corps of this size needs; `plain`: it has nothing but plain infantry."""
    missing = max(0, LEAST[commander] - size)
    if commander in REINFORCEMENTS:
        return Need(missing, 0, max(missing, int(plain)), int(plain))
    return Need(missing, missing, 0, 0)


def altogether(needs: Iterable[Need]) -> Need:
    least = present = waiting = better = 0
    for need in needs:
        least += need[0]
        present += need[1]
        waiting += need[2]
        better += need[3]
    return Need(least, present, waiting, better)


def needs_after(side: Side, corps: Corps, plain: list[bool]) -> list[tuple[Need, Need]]:
    """By corps: what all together need once this one has got something better, and once it has got plain infantry."""
    needs = [need_of(c, len(faces), only) for c, faces, only in zip(LEADERS[side], corps, plain)]
    total, out = altogether(needs), []
    for commander, faces, own, only in zip(LEADERS[side], corps, needs, plain):
        better = instead(total, own, need_of(commander, len(faces) + 1, False))
        out.append((better, instead(total, own, need_of(commander, len(faces) + 1, True)) if only else better))
    return out


def instead(total: Need, before: Need, after: Need) -> Need:
    """The total when the need of one corps has changed."""
    least, present, waiting, better = total
    return Need(
        least - before[0] + after[0], present - before[1] + after[1],
        waiting - before[2] + after[2], better - before[3] + after[3],
    )  # fmt: skip


class Pool(NamedTuple):
    """Regiments that are in no corps yet: how many, how many guns, how many that are better than plain infantry."""

    regiments: int
    guns: int
    better: int


class Army(NamedTuple):
    """An organisation as it stands, counted once for all regiments that could come next."""

    sizes: list[int]
    plain: list[bool]
    """By corps: whether it has nothing but plain infantry."""
    need: list[tuple[Need, Need]]
    """By corps: what is needed after it has got another regiment (`needs_after`)."""
    armed: bool
    """A gun with a corps that is there from the start (NT §6.s9.1)."""
    left: dict[int, Pool]
    """By face: what is left when one of it is taken."""


def army_of(side: Side, corps: Corps, pool: tuple[int, ...]) -> Army:
    """The organisation `corps`, with the regiments of the pool still to be assigned."""
    plain = [faces.count(PLAIN) == len(faces) for faces in corps]
    present = [face for c, faces in zip(LEADERS[side], corps) if c not in REINFORCEMENTS for face in faces]
    armed = ARTILLERY in [face >> 2 for face in present]
    size, guns, better = len(pool), [face >> 2 for face in pool].count(ARTILLERY), len(pool) - pool.count(PLAIN)
    faces = dict.fromkeys(pool)
    left = {face: Pool(size - 1, guns - (face >> 2 == ARTILLERY), better - (face != PLAIN)) for face in faces}
    return Army([len(own) for own in corps], plain, needs_after(side, corps, plain), armed, left)


def assign_refusal(scenario: int, side: Side, army: Army, place: int, face: int) -> str | None:
    """NT §6.s6.3 §6.s6.4 §6.s6.9 §6.s7.3 §6.s9.1, rulings r9 and r14: a regiment of this face for this corps."""
    commander, size = LEADERS[side][place], army.sizes[place] + 1
    if size > MOST:
        return "6.s6.4"
    if side == ALLIES and scenario == 2 and size > CAPACITY[START[commander]]:
        return "6.s6.9"
    waits, gun, plain = commander in REINFORCEMENTS, face >> 2 == ARTILLERY, army.plain[place] and face == PLAIN
    if plain and size >= MOST and waits:
        return "6.s7.3"
    unarmed = side == FRANCE and not army.armed and not (gun and not waits)
    return shortage_refusal(army.need[place][plain], army.left[face], unarmed)


def sort_of(face: int) -> int:
    """All that matters of a face when it is assigned: whether it is a gun, plain infantry or neither."""
    return GUN if face >> 2 == ARTILLERY else COMMON if face == PLAIN else OTHER


def shortage_refusal(need: Need, left: Pool, unarmed: bool) -> str | None:
    """NT §6.s6.3 §6.s7.3 §6.s9.1: whether what is left is enough; `unarmed`: no corps on the map has a gun yet."""
    if left.regiments < need.least:
        return "6.s6.3"
    if left.regiments < need.waiting + need.present:
        return "6.s7.3"
    if unarmed and (not left.guns or left.regiments < need.waiting + max(need.present, 1)):
        return "6.s9.1"
    if left.better - unarmed < need.better:
        return "6.s7.3"
    return None
