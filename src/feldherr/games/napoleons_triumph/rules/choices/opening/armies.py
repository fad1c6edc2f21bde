"""Chapter 6: whether an army that is being organised can still come out right.

Three things must: every corps reaches its least number, the corps of reinforcements have something better than plain
infantry, and an artillery regiment can be the battery.
"""

from __future__ import annotations

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


def altogether(needs: list[Need]) -> Need:
    return Need(*map(sum, zip(*needs)))


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
    others: list[Need]
    """By corps: what all the others need."""
    armed: bool
    """A gun with a corps that is there from the start (NT §6.s9.1)."""
    pool: Pool


def army_of(side: Side, corps: Corps, pool: tuple[int, ...]) -> Army:
    """The organisation `corps`, with the regiments of the pool still to be assigned."""
    plain = [all(face == PLAIN for face in faces) for faces in corps]
    needs = [need_of(c, len(faces), only) for c, faces, only in zip(LEADERS[side], corps, plain)]
    others = [altogether(needs[:place] + needs[place + 1 :]) for place in range(len(needs))]
    present = [face for c, faces in zip(LEADERS[side], corps) if c not in REINFORCEMENTS for face in faces]
    armed = any(face >> 2 == ARTILLERY for face in present)
    guns = sum(1 for face in pool if face >> 2 == ARTILLERY)
    return Army([len(f) for f in corps], plain, others, armed, Pool(len(pool), guns, len(pool) - pool.count(PLAIN)))


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
    one, other, pool = need_of(commander, size, plain), army.others[place], army.pool
    need = Need(one.least + other.least, one.present + other.present, one.waiting + other.waiting,
                one.better + other.better)  # fmt: skip
    left = Pool(pool.regiments - 1, pool.guns - gun, pool.better - (face != PLAIN))
    return shortage_refusal(need, left, side == FRANCE and not army.armed and not (gun and not waits))


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
