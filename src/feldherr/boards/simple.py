"""Simple boards from a few numbers, for games that need no board file: fields in a row, or in a grid of squares."""

from __future__ import annotations

from collections.abc import Sequence
from string import ascii_lowercase

from feldherr.boards.model import Board, Decoration, Edge, Label, Slot, Space

FIELD = 200.0
"""The length of a field's side; a block is drawn this long and this deep, in columns and rows below the name."""
BLOCK = (76.0, 34.0)
COLUMNS = 2
NAME, BELOW = 20.0, 40.0
GAP = 12.0


def row(game: str, title: str, fields: int | Sequence[str], room: int = 4) -> Board:
    """Fields from left to right, each joined to the next and numbered from 1; only a list of names names them, too.

    `room`: so many blocks find a place in a field.
    """
    names = tuple(map(str, range(1, fields + 1))) if isinstance(fields, int) else tuple(fields)
    return laid(game, title, names, len(names), room, first=1)


def grid(game: str, title: str, columns: int, rows: int, room: int = 4) -> Board:
    """Squares named as on a chess board, `a1` at the bottom left; numbered from 0 at the top left, line by line."""
    names = [f"{letters(column)}{rows - line}" for line in range(rows) for column in range(columns)]
    return laid(game, title, names, columns, room)


def laid(game: str, title: str, names: Sequence[str], columns: int, room: int, first: int = 0) -> Board:
    spaces = tuple(square(first + n, name, *divmod(n, columns), room) for n, name in enumerate(names))
    lines = len(names) // columns
    borders = [(n, n + 1) for n in range(len(names)) if (n + 1) % columns]
    borders += [(n, n + columns) for n in range(len(names) - columns)]
    edges = tuple(border(number, spaces[a], spaces[b]) for number, (a, b) in enumerate(sorted(borders)))
    width, height = columns * FIELD, lines * FIELD
    ground = Decoration("ground", f"M0 0H{width:g}V{height:g}H0Z")
    about = {"what": f"The board of {title}: {columns} by {lines} fields."}
    return Board(about, game, title, width, height, BLOCK, spaces, edges, (), (), (ground,))


def square(number: int, name: str, line: int, column: int, room: int) -> Space:
    """One field with its name on top, and below it a place for each block."""
    x, y = column * FIELD, line * FIELD
    middle = x + FIELD / 2
    corners = ((x, y), (x + FIELD, y), (x + FIELD, y + FIELD), (x, y + FIELD))
    label = Label(name, middle, y + NAME, 22, FIELD * 0.8)
    return Space(
        number, name, room, (middle, y + FIELD / 2), corners, "plain", labels=(label,), reserve=places(x, y, room)
    )


def places(x: float, y: float, room: int) -> tuple[Slot, ...]:
    """Blocks stand side by side in lines below the name; the lines move together if there are many."""
    columns = min(COLUMNS, room)
    lines = -(-room // columns)
    aside = BLOCK[0] + GAP
    below = min(BLOCK[1] + GAP, (FIELD - BELOW - BLOCK[1]) / max(1, lines - 1))
    left = x + FIELD / 2 - (columns - 1) * aside / 2
    top = y + (BELOW + FIELD - (lines - 1) * below) / 2
    return tuple(Slot(left + n % columns * aside, top + n // columns * below) for n in range(room))


def border(number: int, a: Space, b: Space) -> Edge:
    """The common side of two squares."""
    ends = sorted(set(a.polygon) & set(b.polygon))
    return Edge(number, f"{a.name} to {b.name}", a.id, b.id, (ends[0], ends[1]), "wide")


def letters(column: int) -> str:
    """`a` to `z`, then `aa`, `ab` …"""
    rest, last = divmod(column, len(ascii_lowercase))
    return (letters(rest - 1) if rest else "") + ascii_lowercase[last]
