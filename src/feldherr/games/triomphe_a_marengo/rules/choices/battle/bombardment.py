"""Chapter 10: what artillery can do, and whom it hits."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from feldherr.games.triomphe_a_marengo.board import (
    APPROACH,
    AREAS,
    ARTILLERY_PENALTY,
    FRONT_AT,
    LIES_IN,
    OPPOSITE,
    Front,
    Spot,
)
from feldherr.games.triomphe_a_marengo.rules.choices.elsewhere import only_these
from feldherr.games.triomphe_a_marengo.rules.choices.hands import Hands
from feldherr.games.triomphe_a_marengo.rules.choices.limits import acted_refusal
from feldherr.games.triomphe_a_marengo.rules.choices.naming import name_another
from feldherr.games.triomphe_a_marengo.state import ARTILLERY, Piece, State, kind, pieces_in
from feldherr.kernel.question import Refuse


def gun_refusal(s: State, piece: Piece, spot: Spot) -> str | None:
    """TM §10.0.1 §10.0.4: only artillery shoots, and only from an approach."""
    if kind(s, piece) != ARTILLERY:
        return "10.0.1"
    if spot < AREAS:
        return "10.0.4"
    return None


def announce_refusal(s: State, held: Hands, piece: Piece) -> str | None:
    """TM §3.14 §10.0.3 §10.0.6 §10.0.9: free, but only a gun that has not acted can shoot, and not into cover."""
    front = FRONT_AT[held.spot]
    if ARTILLERY_PENALTY[OPPOSITE[front]]:
        return "10.0.6"
    if acted_refusal(s, piece):
        return "10.0.9"
    return target_refusal(s, held, piece)


def execute_refusal(s: State, held: Hands, piece: Piece) -> str | None:
    """TM §10.0.2: what was announced is executed in a later turn."""
    if s.turn.announced >> piece & 1:
        return "10.0.2"
    return acted_refusal(s, piece) or target_refusal(s, held, piece)


def target_refusal(s: State, held: Hands, piece: Piece) -> str | None:
    """TM §11.0.5 §14.4, rulings r26 and r57: not while unready, and not over an approach where an assault was lost."""
    if piece not in held.ready:
        return "14.4"
    if (FRONT_AT[held.spot]) >> 1 in s.turn.taboo:
        return "11.0.5"
    return None


def piece_to_hit(s: State, back: Front, no: Refuse | None = None) -> list[Any]:
    """TM §10.2.1: a piece of the area that is shot at, as its owner chooses."""
    area = LIES_IN[back]
    there = pieces_in(s, area)
    out = name_another(s, (), there, no, hit_refusal, s.at[APPROACH[back]] or s.at[area] or there)
    if no:
        only_these(s, no, s.holder[area], there, "10.2.1")
    return out


def hit_refusal(s: State, chosen: tuple[Any, ...], piece: Piece, nearest: Sequence[Piece]) -> str | None:
    """TM §10.2.2: in the approach opposite the artillery if possible, else in reserve, else anywhere."""
    return "10.2.2" if piece not in nearest else None
