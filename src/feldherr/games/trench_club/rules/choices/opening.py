"""Chapters 2 and 16: sharing out, splitting, placing."""

from __future__ import annotations

from typing import Any

from feldherr.games.trench_club.actions import (
    DONE,
    HAND_OVER,
    LEAVE_REST,
    USE_CARDS,
    USE_DICE,
    Assign,
    Claim,
    Flip,
    Place,
)
from feldherr.games.trench_club.board import NOBODY, TRENCH, WATER
from feldherr.games.trench_club.rules.movement.ground import can_enter
from feldherr.games.trench_club.rules.units import FOOT, KINDS
from feldherr.games.trench_club.state import ARMIES, BOX, State, frame_of, is_trench, trench_holder, trench_of
from feldherr.kernel.question import Refuse, offered


def dice_or_cards(s: State, no: Refuse | None = None) -> list[Any]:
    """TC §14.1 §14.2: everyone chooses for himself, once and for all combats."""
    return [USE_DICE, USE_CARDS]


def unit_to_claim(
    s: State, force: tuple[int, ...], claimed: tuple[int, ...], no: Refuse | None = None
) -> list[Any]:
    """TC §16.2: the eleven units are divided; what one has taken the other cannot."""

    def claim_refusal(claim: Claim) -> str | None:
        if claim.number in claimed:
            return "16.2"
        return None

    return [*offered([Claim(KINDS[kind]) for kind in force], claim_refusal, no), LEAVE_REST]


def unit_to_assign(
    s: State, kinds: tuple[int, ...], barred: int, assigned: tuple[Assign, ...], no: Refuse | None = None
) -> list[Any]:
    """TC §1.5 §2.5 §2.6: every unit on one of three chips, which may stay empty. `barred`: the partner's (TC §16.4)."""
    out: list[Any] = []
    taken = {one.kind for one in assigned}
    for name in [KINDS[kind] for kind in kinds]:
        for chip in range(ARMIES):
            rule = assign_refusal(name, chip, taken, barred)
            if rule is None:
                out.append(Assign(name, chip))
            elif no:
                no(Assign(name, chip), rule)
    if len(taken) == len(kinds):
        return [*out, DONE]
    if no:
        no(DONE, "2.5")
    return out


def assign_refusal(kind: str, chip: int, taken: set[str], barred: int) -> str | None:
    """TC §1.5 §16.4: each unit once, none on the partner's chip."""
    if kind in taken:
        return "1.5"
    if chip == barred:
        return "16.4"
    return None


def chip_to_flip(s: State, house: int, no: Refuse | None = None) -> list[Any]:
    """TC §2.9 §2.13: one of the own chips that lie face down; in the simple set-up one after the other (TC §2.17)."""
    down = s.chips[house]

    def flip_refusal(flip: Flip) -> str | None:
        if not down >> flip.chip & 1:
            return "2.9"
        if s.rules.simple_setup and down & (1 << flip.chip) - 1:
            return "2.17"
        return None

    return offered(map(Flip, range(ARMIES)), flip_refusal, no)


def enterable(s: State, kind: int, team: int, hex_: int) -> bool:
    """Rulings r5, r6 and r81: no fort, no other unit; trenches only for who may enter them, if no enemy holds them."""
    if s.at[hex_] != NOBODY or frame_of(s).fort_of[hex_] >= 0:
        return False
    if is_trench(s, hex_):
        if not can_enter(True, kind, s.terrain[hex_]):
            return False
        return not (FOOT[kind] and trench_holder(s, trench_of(s, hex_)) == 1 - team)
    return True


def ring_places(s: State, kind: int, team: int, middle: int) -> tuple[list[int], list[int]]:
    """TC §2.10 §2.11 §2.12: the hexes open to a unit, and those of the next ring, which is not begun yet.

    Water may be used up to the ring that is being filled, but need not be.
    """
    frame = frame_of(s)
    waters: list[int] = []
    for radius in range(len(frame.field)):
        around = frame.rings(middle, radius)
        open_ = [hex_ for hex_ in around if enterable(s, kind, team, hex_)]
        waters += [hex_ for hex_ in open_ if s.terrain[hex_] == WATER]
        if land := [hex_ for hex_ in open_ if s.terrain[hex_] != WATER]:
            beyond = [hex_ for hex_ in frame.rings(middle, radius + 1) if enterable(s, kind, team, hex_)]
            return sorted({*land, *waters}), beyond
    return sorted(waters), []


def place_refusal(s: State, hex_: int) -> str:
    """TC §2.11 §4.20 §4.21 §13.2: why nobody is placed there now, for who points at it."""
    if frame_of(s).fort_of[hex_] >= 0:
        return "4.21"
    if s.at[hex_] != NOBODY:
        return "4.20"
    return "2.11"


def unplaced(s: State, power: int, army: int) -> list[int]:
    return [unit for unit, who in enumerate(s.owner)
            if who == power and s.army[unit] == army and s.where[unit] == BOX]  # fmt: skip


def unit_to_place(
    s: State, power: int, army: int, number: int, common: bool = False, no: Refuse | None = None
) -> list[Any]:
    """TC §2.9 §2.10 §2.11: the first on the number, the others ring by ring, which unit where as one likes.

    `common`: the partner has units to place, too (TC §16.4).
    """
    out: list[Any] = []
    middle, team = frame_of(s).starts[number], s.team[power]
    known: dict[tuple[bool, bool], tuple[list[int], list[int]]] = {}
    waiting = unplaced(s, power, army)
    for unit in waiting:
        kind = s.kind[unit]
        key = (FOOT[kind], s.rules.trenches and not can_enter(True, kind, TRENCH))
        if key not in known:
            known[key] = ring_places(s, kind, team, middle)
        open_, beyond = known[key]
        out += [Place(unit, hex_) for hex_ in open_]
        if no:
            for hex_ in beyond:
                if hex_ not in open_:
                    no(Place(unit, hex_), "2.10" if open_ == [middle] else "2.11")
            for hex_ in range(len(s.terrain)):
                if hex_ not in open_ and hex_ not in beyond:
                    no(Place(unit, hex_), place_refusal(s, hex_))
    return [*out, HAND_OVER] if common else out

