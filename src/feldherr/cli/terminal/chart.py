"""A compact map: the number of every area at its place, with who stands there."""

from __future__ import annotations

from rich.text import Text

from feldherr.cli.terminal.parties import letters, many, parties
from feldherr.cli.terminal.picture import tiles
from feldherr.cli.terminal.voice import Voice
from feldherr.kernel.view import View

Label = list[tuple[str, str]]
"""Words with their styles."""
GLYPHS = {
    "water": "~", "river": "~", "mountain": "^", "forest": "%", "woods": "%", "wood": "%", "grassland": ",",
    "plains": "_", "road": "=", "bridge": "#", "trench": "v", "trench-road": "+", "village": "o",
    "unknown": "?",
}  # fmt: skip
"""Signs for the ground behind the number of a place; what is plain has none."""
WHOLE = 30
"""A map with so many tiles is laid of them."""


def chart(voice: Voice, view: View, width: int) -> Text | None:
    """The map as lines of at most `width` characters; None for a game without a board."""
    board = voice.places.board
    if board is None or not board.spaces:
        return None
    xs, ys = [s.centre[0] for s in board.spaces], [s.centre[1] for s in board.spaces]
    left, top = min(xs), min(ys)
    wide, high = max(xs) - left or 1.0, max(ys) - top or 1.0
    columns = max(20, min(width, 150)) - 8
    rows = max(1, round(columns * high / wide * 0.5))
    canvas = Canvas(columns + 8)
    ground = tiles(view)
    seen = dict[str, str]()
    for space in sorted(board.spaces, key=lambda s: (s.centre[1], s.centre[0])):
        terrain = ground.get(f"space:{space.id}", space.terrain)
        if whole(ground, view) and f"space:{space.id}" not in ground:
            continue  # beyond the edge of this map
        if terrain and (glyph := GLYPHS.get(terrain)):
            seen.setdefault(voice.terrain(terrain), glyph)
        column = round((space.centre[0] - left) / wide * columns)
        row = round((space.centre[1] - top) / high * rows)
        canvas.place(row, column, label(voice, view, space.id, terrain))
    return canvas.text().append(legend(voice, view, seen), "dim")


def whole(ground: dict[str, str], view: View) -> bool:
    """Whether the map itself is laid of tiles: then there is nothing where none lies."""
    return any(terrain == "unknown" for terrain in ground.values()) or len(ground) > WHOLE


def legend(voice: Voice, view: View, seen: dict[str, str]) -> str:
    """What the letters and the signs for the ground mean."""
    found = parties(voice, view)
    own = {party.side for party in found if any(piece.side == party.side for piece in view.pieces)}
    who = [f"{letter} {party.title}" for party, letter in zip(found, letters(found).values()) if party.side in own]
    return "".join("\n" + "  ".join(line) for line in (who, [f"{g} {name}" for name, g in seen.items()]) if line)


def label(voice: Voice, view: View, space: int, terrain: str | None = None) -> Label:
    """`22`, or `22~·F3A1` if on this water stand three pieces of F and one of A, approaches included."""
    here = {f"space:{space}", *(f"side:{side}" for side, _, _ in voice.places.sides_of(space))}
    out: Label = []
    found = parties(voice, view)
    letter = letters(found)
    for party in found:
        count = sum(many(view, p) for p in view.pieces if p.side == party.side and p.at in here)
        if count:
            out.append((f"{letter[party.side]}{count}", f"bold {voice.colour(party.seat)}"))
    number = voice.places.number(space) + GLYPHS.get(terrain or "", "")
    return [(f"{number}·" if out else number, "bold" if out else "dim"), *out]


class Canvas:
    """Lines that grow downwards; a label that finds no room moves to the nearest line that has some."""

    def __init__(self, width: int) -> None:
        self.width = width
        self.rows: dict[int, dict[int, tuple[str, str]]] = {}

    def place(self, row: int, column: int, label: Label) -> None:
        length = sum(len(word) for word, _ in label)
        column = max(0, min(column, self.width - length))
        for away in (0, 1, -1, 2, -2, 3, -3):
            for shift in (0, 1, -1, 2, -2, 3, -3):
                at = column + shift
                if row + away >= 0 and 0 <= at <= self.width - length and self.free(row + away, at, length):
                    self.write(row + away, at, label)
                    return
        self.write(max(self.rows, default=0) + 1, column, label)

    def free(self, row: int, column: int, length: int) -> bool:
        taken = self.rows.get(row, {})
        return not any(at in taken for at in range(column - 1, column + length + 1))

    def write(self, row: int, column: int, label: Label) -> None:
        line = self.rows.setdefault(row, {})
        for word, style in label:
            for letter in word:
                line[column] = (letter, style)
                column += 1

    def text(self) -> Text:
        out = Text()
        for row in range(max(self.rows, default=-1) + 1):
            line, column = self.rows.get(row, {}), 0
            for at in sorted(line):
                letter, style = line[at]
                out.append(" " * (at - column))
                out.append(letter, style)
                column = at + 1
            out.append("\n")
        out.rstrip()
        return out
