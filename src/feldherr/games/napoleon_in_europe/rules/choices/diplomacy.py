"""Chapters 8, 11 and 3: joint turns, alliances, consent and cession."""

from __future__ import annotations

from typing import Any

from feldherr.games.napoleon_in_europe.actions import BEGIN_TURN, Break, Join, Later, Propose
from feldherr.games.napoleon_in_europe.board import Nation, Region, bits
from feldherr.games.napoleon_in_europe.rules.turn.slots import (
    are_allied,
    join_refusal,
    parting_refusal,
    waiting_refusal,
)
from feldherr.games.napoleon_in_europe.state import State
from feldherr.kernel.answers import NO, YES
from feldherr.kernel.question import Refuse

SEATS = range(7)
PROPOSE, BREAK = tuple(map(Propose, SEATS)), tuple(map(Break, SEATS))
"""By seat, made once."""


def opening(s: State, seat: int, joined: tuple[int, ...], no: Refuse | None = None) -> list[Any]:
    """NE §8.2 §11.5 §11.6 §11.8, ruling r31: alone, together now, together later; or end an alliance first."""
    out: list[Any] = []
    for other in bits(s.alive & ~(1 << seat)):
        listed(out, Break(other), parting_refusal(s, seat, other, joined), no)
        listed(out, Join(other), join_refusal(s, seat, other, joined), no)
        listed(out, Later(other), waiting_refusal(s, seat, other, joined), no)
    return [*out, BEGIN_TURN]


def listed(out: list[Any], answer: Any, rule: str | None, no: Refuse | None) -> None:
    """Offered if no rule refuses it."""
    if rule is None:
        out.append(answer)
    elif no:
        no(answer, rule)


def join_or_not(s: State, seat: int, other: int, later: bool, no: Refuse | None = None) -> list[Any]:
    """Ruling r31: a joint turn needs the agreement of all concerned: of who is asked, or of others in it already."""
    return [YES, NO]


def alliance_or_not(s: State, seat: int, no: Refuse | None = None) -> list[Any]:
    """NE §11.2: both must agree."""
    return [YES, NO]


def cede_or_not(s: State, nation: Nation, region: Region, no: Refuse | None = None) -> list[Any]:
    """Ruling r11: a minor nation passes to an ally's infantry only if its owner consents."""
    return [YES, NO]


def consent_or_not(s: State, nation: Nation, origin: Region, to: int, no: Refuse | None = None) -> list[Any]:
    """NE §2.13, ruling r6: the straits between Black Sea and Aegean."""
    return [YES, NO]


def alliances(s: State, seat: int, no: Refuse | None = None) -> list[Any]:
    """NE §11.2 §11.5 §11.8, rulings r31 to r33: propose an alliance, or end one; act jointly with who is allied now."""
    out: list[Any] = []
    first, partners = s.turn.acting[0] == seat and not s.turn.moved, s.turn.acting[1:]
    for other in bits(s.alive & ~(1 << seat)):
        if (rule := proposal_refusal(s, seat, other)) is None:
            out.append(PROPOSE[other])
        elif no:
            no(PROPOSE[other], rule)
        if first and are_allied(s, seat, other):
            listed(out, Join(other), join_refusal(s, seat, other, partners), no)
            listed(out, Later(other), waiting_refusal(s, seat, other, partners), no)
        elif no:
            no(Join(other), "11.6" if are_allied(s, seat, other) else "11.5")
        if (rule := parting_refusal(s, seat, other, s.turn.acting)) is None:
            out.append(BREAK[other])
        elif no:
            no(BREAK[other], rule)
    return out


def proposal_refusal(s: State, seat: int, other: int) -> str | None:
    """NE §11.1 §11.2: why no alliance can be proposed: there is one, or the other has declined in this turn."""
    if s.allies[seat] >> other & 1:
        return "11.1"
    if other in s.turn.proposed:
        return "11.2"
    return None
