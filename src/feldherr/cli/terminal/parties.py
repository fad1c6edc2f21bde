"""Whose pieces they are: the sides of the table, or the nations that players lead."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby
from string import ascii_uppercase
from typing import NamedTuple

from feldherr.cli.terminal.voice import Voice
from feldherr.kernel.view import Piece, View

BY_PLACE = 10_000
"""Pieces with such a number (a town) are known by where they stand; nobody needs to type it."""


class Party(NamedTuple):
    """`side` is what pieces and markers carry as their side; `seat` leads it, -1 if nobody does."""

    side: int
    seat: int
    title: str


def parties(voice: Voice, view: View) -> list[Party]:
    """Every side; where players lead nations, every nation, those of one player together."""
    if not view.liveries:
        return [Party(side.seat, side.seat, voice.text(side.title)) for side in view.sides]
    order = [*(side.seat for side in view.sides), -1]
    found = [Party(side, one.seat, voice.text(one.title)) for side, one in enumerate(view.liveries)]
    return sorted(found, key=lambda party: (order.index(party.seat) if party.seat in order else -1, party.side))


def letters(found: Iterable[Party]) -> dict[int, str]:
    """A letter for each on the map: of its name, a capital if there is one; none stands for two."""
    out: dict[int, str] = {}
    for party in found:
        capitals = [letter for letter in party.title if letter.isupper()]
        wanted = [*capitals, *(letter.upper() for letter in party.title if letter.isalpha()), *ascii_uppercase]
        out[party.side] = next((letter for letter in wanted if letter not in out.values()), "?")
    return out


def heading(voice: Voice, view: View, party: Party) -> str:
    """Its name, with who leads it where that is somebody else's name."""
    if not view.liveries or party.seat < 0:
        return party.title
    return f"{party.title} ({voice.seat(party.seat)})"


def many(view: View, piece: Piece) -> int:
    """How many figures a piece stands for: where nations march, those of a kind are one piece with their number."""
    return piece.value or 1 if view.liveries else 1


def listed(voice: Voice, view: View, here: Iterable[Piece]) -> str:
    """Pieces that look alike stand together: `3 × infantry 3 ·4–6`; figures that are only counted: `3 infantry`."""

    def look(piece: Piece) -> tuple[str, str]:
        return "?" if piece.face is None and not piece.name else voice.called(piece), voice.marked(piece, view)

    out = []
    for (name, marks), same in groupby(sorted(here, key=lambda p: (look(p), p.order, p.id)), key=look):
        alike = list(same)
        count = sum(many(view, piece) for piece in alike)
        if view.liveries:
            out.append(f"{count} {name}{marks}" if not alike[0].title or count > 1 else f"{name}{marks}")
        else:
            ids = numbered(piece.id for piece in alike if piece.id < BY_PLACE)
            out.append(" ".join(filter(None, [f"{count} × {name}{marks}" if count > 1 else f"{name}{marks}", ids])))
    return ", ".join(out)


def numbered(pieces: Iterable[int]) -> str:
    """The numbers of pieces, neighbours together: `·2 ·5–8`."""
    runs: list[list[int]] = []
    for number in sorted(pieces):
        if runs and number == runs[-1][1] + 1:
            runs[-1][1] = number
        else:
            runs.append([number, number])
    parts = []
    for first, last in runs:
        parts += [f"·{first}–{last}"] if last - first > 1 else [f"·{number}" for number in range(first, last + 1)]
    return " ".join(parts)
