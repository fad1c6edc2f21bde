"""The texts of what belongs to no game: resigning, draws, the end."""

from __future__ import annotations

from typing import Any

from feldherr.kernel.answers import (
    BreakOff,
    DeclineDraw,
    Done,
    Drew,
    Forfeit,
    No,
    OfferDraw,
    Outcome,
    Resign,
    Rolled,
    Shuffled,
    Undo,
    Yes,
)
from feldherr.kernel.text import Text, say

PLAIN: dict[type[Any], str] = {
    Done: "done", Yes: "yes", No: "no", Resign: "resign", OfferDraw: "offer-draw", DeclineDraw: "decline-draw",
    Forfeit: "forfeit", BreakOff: "break-off",
}  # fmt: skip


def saying(answer: Any) -> Text | None:
    """The text of an answer the kernel knows by itself; None for a game's own."""
    match answer:
        case Undo(to):
            return say("undo", to=to)
        case Rolled(faces):
            return say("rolled", faces=" ".join(map(str, faces)))
        case Shuffled(order):
            return say("shuffled", count=len(order))
        case Drew(places):
            return say("drew", count=len(places))
    name = PLAIN.get(type(answer))
    return say(name) if name else None


def victor(outcome: Outcome) -> Text | None:
    """Who has won a game that all at the table have lost, where the game says it."""
    return say(outcome.victor) if outcome.victor else None


def manner(outcome: Outcome) -> Text:
    """How a game ended. A game's own manners are its messages `manner-…`."""
    return say(f"manner-{outcome.manner}")
