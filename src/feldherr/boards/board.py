"""Boards are data: read one from its file, and say what is wrong with it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from feldherr.boards.model import (
    Board,
    Box,
    Crossing,
    Decoration,
    Edge,
    Label,
    Mark,
    Point,
    Slot,
    Space,
    Symbol,
    Track,
    TrackSpace,
)
from feldherr.boards.soundness import faults

if TYPE_CHECKING:
    from pathlib import Path

__all__ = [
    "Board", "BoardError", "Box", "Crossing", "Decoration", "Edge", "Label", "Mark", "Point", "Slot", "Space",
    "Symbol", "Track", "TrackSpace", "check", "decode", "load",
]


class BoardError(ValueError):
    """A board file that cannot be read; the message is a sentence for its editor."""


def decode(text: bytes | str, name: str = "The board") -> Board:
    """Decode a board strictly: an unknown field, a missing one or one of the wrong kind is refused."""
    try:
        return msgspec.json.decode(text, type=Board)
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise BoardError(f"{name} cannot be read: {_sentence(str(error))}") from error


def load(path: Path | str) -> Board:
    """Read the board in the file `path`."""
    from pathlib import Path  # games come without it, and it brings much along

    path = Path(path)
    try:
        text = path.read_bytes()
    except OSError as error:
        raise BoardError(f"{path.name} cannot be opened: {error.strerror or error}.") from error
    return decode(text, path.name)


def check(board: Board) -> list[str]:
    """Everything that is wrong with the board, as sentences; empty if it is sound."""
    return faults(board)


def _sentence(words: str) -> str:
    return words if words.endswith(".") else words + "."
