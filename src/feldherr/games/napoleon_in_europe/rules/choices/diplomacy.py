"""Chapters 8, 11 and 3: joint turns, alliances, consent and cession."""

from __future__ import annotations

from typing import Any

from feldherr.games.napoleon_in_europe.actions import BEGIN_TURN, Break, Join, Later, Propose
from feldherr.games.napoleon_in_europe.board import Nation, Region, bits
from feldherr.games.napoleon_in_europe.rules.turn.slots import (
    join_refusal,
    parting_refusal,
    waiting_refusal,
)
from feldherr.games.napoleon_in_europe.state import State
from feldherr.kernel.answers import NO, YES
from feldherr.kernel.question import Refuse


def opening(s: State, seat: int, joined: tuple[int, ...], no: Refuse | None = None) -> list[Any]:
    """NE §8.2 §11.5 §11.6 §11.8, ruling r31: alone, together now, together later; or end an alliance first."""
    out: list[Any] = []
    for other in bits(s.alive & ~(1 << seat)):
        for answer, rule in (
            (Break, parting_refusal(s, seat, other, joined)),
            (Join, join_refusal(s, seat, other, joined)),
            (Later, waiting_refusal(s, seat, other, joined)),
        ):
            if rule is None:
                out.append(answer(other))
            elif no:
                no(answer(other), rule)
    return [*out, BEGIN_TURN]


def join_or_not(s: State, seat: int, later: bool, no: Refuse | None = None) -> list[Any]:
    """Ruling r31: a joint turn needs the agreement of all concerned."""
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
    """NE §11.2 §11.8, rulings r32 and r33: propose an alliance, or end one."""
    out: list[Any] = []
    for other in bits(s.alive & ~(1 << seat)):
        proposing = proposal_refusal(s, seat, other)
        parting = parting_refusal(s, seat, other, s.turn.acting)
        if proposing is None:
            out.append(Propose(other))
        elif no:
            no(Propose(other), proposing)
        if parting is None:
            out.append(Break(other))
        elif no:
            no(Break(other), parting)
    return out


def proposal_refusal(s: State, seat: int, other: int) -> str | None:
    """NE §11.1 §11.2: why no alliance can be proposed: there is one, or the other declined or was left in this turn."""
    if s.allies[seat] >> other & 1:
        return "11.1"
    if other in s.turn.proposed:
        return "11.2"
    return None
