"""Chapter 15: entry from the boxes, by road or over the pontoon bridge."""

from __future__ import annotations

from typing import Any

from feldherr.games.triomphe_a_marengo.board import (
    ALESSANDRIA,
    ANY_ROAD,
    ARTILLERY_OPENS,
    AUSTRIA,
    CAPACITY,
    ENTRY,
    FIRST_BOX,
    OPENS,
    Spot,
)
from feldherr.games.triomphe_a_marengo.rules.choices.elsewhere import not_an_entry, other_pieces
from feldherr.games.triomphe_a_marengo.rules.choices.hands import Hands
from feldherr.games.triomphe_a_marengo.rules.choices.naming import name_another
from feldherr.games.triomphe_a_marengo.rules.movement.crossing import STEPS, STEPS_FROM, entry_refusal
from feldherr.games.triomphe_a_marengo.state import ARTILLERY, Piece, State, kind
from feldherr.kernel.question import Refuse


def opening_refusal(s: State, piece: Piece, spot: Spot) -> str | None:
    """TM §15.1 §15.2 §15.13: from the round printed in the box on; the Austrian artillery from 7h."""
    if s.round < (ARTILLERY_OPENS if spot == ALESSANDRIA and kind(s, piece) == ARTILLERY else OPENS[spot - FIRST_BOX]):
        return "15.13"
    return None


def enter_refusal(s: State, held: Hands) -> str | None:
    """TM §15.1 §15.3 §15.13: why no piece can enter by road from this box."""
    if s.round < OPENS[held.spot - FIRST_BOX]:
        return "15.1"
    if all(opening_refusal(s, piece, held.spot) for piece in held.free):
        return "15.13"
    (step,) = STEPS_FROM[held.spot, ANY_ROAD]
    return entry_refusal(s, step, STEPS)                # steps are used in rising order: the last stays open longest


def pontoon_refusal(s: State) -> str | None:
    """TM §15.9 §15.10 §15.11 §15.12 §23.1: one Austrian piece a round over the pontoon bridge."""
    if s.turn.pontoon:
        return "15.9"
    if s.troops[ENTRY[0]] >= CAPACITY[ENTRY[0]]:
        return "3.18"
    if all(opening_refusal(s, piece, ALESSANDRIA) for piece in s.at[ALESSANDRIA]):
        return "15.13"
    return None


def pontoon_piece(s: State, no: Refuse | None = None) -> list[Any]:
    """TM §15.7: any piece of the box."""
    out = name_another(s, (), s.at[ALESSANDRIA], no, pontoon_piece_refusal)
    if no:
        not_an_entry(no, ENTRY[0])
        other_pieces(s, no, AUSTRIA, s.at[ALESSANDRIA], "15.9")
    return out


def pontoon_piece_refusal(s: State, chosen: tuple[Any, ...], piece: Piece) -> str | None:
    """TM §15.13: the artillery from 7h."""
    return opening_refusal(s, piece, ALESSANDRIA)
