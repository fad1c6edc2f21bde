"""Chapter 4: which unit moves, and where it goes."""

from __future__ import annotations

from typing import Any

from feldherr.games.trench_club.actions import END_MOVEMENT, HALT, HAND_OVER, Go, Take
from feldherr.games.trench_club.board import NOBODY
from feldherr.games.trench_club.rules.choices.building import sites
from feldherr.games.trench_club.rules.choices.forts import forts
from feldherr.games.trench_club.rules.choices.rest import can_rest, goal_of, room
from feldherr.games.trench_club.rules.choices.trucks import trucks, walks_aboard
from feldherr.games.trench_club.rules.choices.turns import active, word_options
from feldherr.games.trench_club.rules.movement.contact import contact
from feldherr.games.trench_club.rules.movement.ground import COSTS, FULL, LEAVES, NEVER
from feldherr.games.trench_club.rules.movement.reach import reach
from feldherr.games.trench_club.rules.movement.ways import (
    after,
    closed_refusal,
    exits,
    shifting,
    short_refusal,
    step_refusal,
)
from feldherr.games.trench_club.rules.pieces import cargo
from feldherr.games.trench_club.rules.units import BUILDER, RIDES, SPEED
from feldherr.games.trench_club.state import ABOARD, BUILT, GONE, INSIDE, MOVED, RODE, State, alike, frame_of, power_of
from feldherr.kernel.question import Made, Refuse

GO, TAKE = Made(Go), Made(Take)


def take_refusal(s: State, unit: int, power: int) -> str | None:
    """TC §3.4 §4.1 §4.2: each own unit once, in one go."""
    if s.owner[unit] != power:
        return "3.4"
    if (flags := s.flags[unit]) & MOVED:
        return "6.10" if flags & RODE else "4.1"
    if not SPEED[s.kind[unit]]:
        return "17.16"
    if not active(s, unit):
        return "3.13"
    truck = s.turn.truck
    if truck != NOBODY and truck != unit:
        if s.where[unit] == ABOARD or not walks_aboard(s, unit, truck):
            return "6.5"
    return None


def unit_to_move(s: State, seat: int, no: Refuse | None = None) -> list[Any]:
    """TC §4.1 §4.4: any own unit in any order; nobody has to move. TC §6.7: a loaded truck must unload first.

    Of several in a fort that are alike one is offered.
    """
    out: list[Any] = []
    power, where, flags, twins = power_of(s, seat), s.where, s.flags, set[tuple[int, ...]]()
    kind, usual, army, armies = s.kind, no is None and s.turn.truck == NOBODY, s.army, s.turn.armies
    for unit, who in enumerate(s.owner):
        # Without a name for what is refused, nobody is looked at who is not one's own or has moved.
        if (no is None and (who != power or flags[unit] & MOVED)) or (at := where[unit]) == GONE:
            continue
        if at >= INSIDE:
            if (one := alike(s, unit)) in twins:
                continue
            twins.add(one)
        # Nothing speaks against most of them; `active` is written out.
        easy = usual and SPEED[kind[unit]] and ((its := army[unit]) < 0 or armies >> its & 1)
        rule = None if easy else take_refusal(s, unit, power)
        if rule is None:
            out.append(TAKE[unit])
        elif no:
            no(Take(unit), rule)
    if s.turn.truck >= 0:
        if no:
            no(END_MOVEMENT, "6.7")
        return out if s.owner[s.turn.truck] == power else [*out, HAND_OVER]
    return [*out, *word_options(s, seat, END_MOVEMENT)]


def go_refusal(s: State, unit: int, to: int, left: int, touched: bool, steps: int) -> str | None:
    """TC §4.20 §6.5 §6.9, ruling r22: a step that may be made, and after which the unit can still come to rest."""
    if rule := step_refusal(s, unit, to, left, steps):
        return rule
    truck, free = s.turn.truck, s.at[to] in (NOBODY, unit)
    if free and truck == NOBODY:
        return None
    if not free and shifting(s, unit, to, steps):
        return "4.20"
    here = contact(s, unit, to)
    if not can_rest(s, unit, to, after(s, unit, to, left, steps), here, 1, goal_of(s, unit), touched and here):
        return "4.20" if truck == NOBODY else "6.9" if truck == unit else "6.5"
    return None


def farther(s: State, unit: int, left: int, touched: bool, steps: int, no: Refuse) -> None:
    """Why a unit does not come to hexes beyond the next ones, for who points at them."""
    found, here = reach(s, unit, left, touched, steps), frame_of(s)
    unhindered = reach(s, unit, left, touched, steps, hindered=False).spent
    riders = tuple(cargo(s, unit)) if s.turn.truck == unit else ()
    beside = {s.where[unit], *exits(s, unit, s.where[unit], steps)}
    for hex_ in range(here.size):
        if hex_ in beside or here.fort_of[hex_] >= 0:
            continue
        if s.turn.truck not in (NOBODY, unit):
            no(Go(hex_), "6.5")
        elif hex_ not in found.spent:
            no(Go(hex_), far_refusal(s, unit, hex_, hex_ in unhindered))
        elif not room(s, unit, hex_, riders):
            no(Go(hex_), "6.9")


def far_refusal(s: State, unit: int, hex_: int, near: bool) -> str:
    """TC §4.3 §4.19 §4.20 §5.2: who is there, what ground it is; else contact on the way, or the points."""
    if rule := closed_refusal(s, unit, hex_):
        return rule
    if s.at[hex_] not in (NOBODY, unit):
        return "4.20"
    if COSTS[s.rules.trenches][s.kind[unit]][s.terrain[hex_]] in (FULL, NEVER):
        return short_refusal(s, unit, hex_, 0)
    return "5.2" if near else "4.3"


def over_a_friend(s: State, unit: int) -> bool:
    """TC §4.18 §4.20: on its way over a hex that is not its own."""
    at = s.where[unit]
    return at < INSIDE and s.at[at] not in (NOBODY, unit)


def halt_refusal(s: State, unit: int) -> str | None:
    """TC §4.20 §6.5 §6.9: not over a friend, not with passengers who cannot get off, not as one of them."""
    truck = s.turn.truck
    if over_a_friend(s, unit):
        return "4.20"
    if truck != NOBODY and not goal_of(s, unit)(s.where[unit], 0, True):
        return "6.9" if truck == unit else "6.5"
    return None


def step(s: State, unit: int, left: int, touched: bool, steps: int, no: Refuse | None = None) -> list[Any]:
    """TC §4.1 §4.4: where the unit goes next, or that it stops."""
    out: list[Any] = []
    at, terrain, kind = s.at, s.terrain, s.kind[unit]
    leaves = LEAVES[s.rules.trenches][not steps][kind]
    plain = s.turn.truck == NOBODY and not s.rules.trenches
    for to in exits(s, unit, s.where[unit], steps):
        # Nothing speaks against most steps: onto an empty hex for which the points suffice. Without them there is none.
        enough = leaves[terrain[to]][left] >= 0
        if not enough and no is None:
            continue
        easy = plain and at[to] < 0 and enough
        rule = None if easy else go_refusal(s, unit, to, left, touched, steps)
        if rule is None:
            out.append(GO[to])
        elif no:
            no(Go(to), rule)
    if no:
        farther(s, unit, left, touched, steps, no)
    out += forts(s, unit, left, steps, no)
    if no or RIDES[kind]:
        out += trucks(s, unit, left, no)
    if kind == BUILDER and not s.flags[unit] & BUILT and not over_a_friend(s, unit):
        out += sites(s, unit, no)
    rule = halt_refusal(s, unit)
    if rule is None:
        return [*out, HALT]
    if no:
        no(HALT, rule)
    return out
