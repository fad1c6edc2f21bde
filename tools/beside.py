"""Where to print the name of an area that is called after a place beside it: `python -m tools.beside GAME`.

Writes the label into the board file of the game, one of style `beside` for every area that bears no words of its own.
The name is said in the reader's language, so that the room is that of the longer one. Such words give way to blocks:
they may lie where blocks stand, best where few do, but never on other words, numerals, signs, bars and keys.
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterator
from importlib import import_module
from math import atan2, degrees, dist
from typing import Any

from feldherr import games, words
from feldherr.boards import geometry
from feldherr.boards.drawing import print_room
from feldherr.boards.model import Board, Label, Point, Slot, Space
from feldherr.words.sources import game_folder

SIZES = {"triomphe-a-marengo": 11.6, "napoleons-triumph": 12.5}
"""Sheet units: eleven pixels where a block is as large as it must be."""
ANGLES = (0, -8, 8, -16, 16, -24, 24, -32, 32, -42, 42, -55, 55, -70, 70)
STEP = 4.0
NARROW_LETTERS, BROAD_LETTERS = set("ijltfrI.'’,1() "), set("mwMWQOGDHNCAVUT")
Corners = tuple[Point, ...]


def width(text: str, size: float) -> float:
    """Room for words in a common italic book face."""
    return size * sum(0.29 if c in NARROW_LETTERS else 0.72 if c in BROAD_LETTERS else 0.47 for c in text)


def halves(text: str) -> list[str]:
    """Over two lines, as the drawing breaks them."""
    cuts = [i for i, c in enumerate(text) if c in " -"]
    at = min(cuts, key=lambda i: abs(i - len(text) / 2))
    return [text[: at + (text[at] == "-")], text[at + 1 :]]


def printed(board: Board) -> Iterator[Corners]:
    """Everything such words must leave free."""
    for label in print_room.labels(board):
        if label.style != "beside":
            yield print_room.room(label)
    for edge in board.edges:
        (x0, y0), (x1, y1) = edge.segment
        bar = Slot((x0 + x1) / 2, (y0 + y1) / 2, degrees(atan2(y1 - y0, x1 - x0)))
        yield geometry.rectangle(bar, dist(*edge.segment), 4)
        for sign in (*edge.signs_a, *edge.signs_b, *([edge.arrow_at] if edge.arrow_at else [])):
            yield geometry.rectangle(sign, 7, 7)
    for d in board.decorations:
        if d.at and d.kind in ("star", "flag", "sign", "house", "village"):
            yield geometry.rectangle(Slot(*d.at), 12, 12)
    for box in board.boxes:
        x0, y0, x1, y1 = geometry.bounds(box.polygon)
        yield geometry.rectangle(Slot((x0 + x1) / 2, (y0 + y1) / 2), x1 - x0, y1 - y0)


def roads(board: Board) -> list[Point]:
    """Points along everything drawn as a line below the words."""
    found = []
    for d in board.decorations:
        if d.path and ("road" in d.kind or d.kind in ("river", "stream")):
            numbers = [float(n) for n in re.findall(r"-?\d+(?:\.\d+)?", d.path)]
            found += list(zip(numbers[::2], numbers[1::2], strict=False))
    return found


def blocks(board: Board, space: Space) -> list[tuple[float, Corners]]:
    """The places of blocks in this area, and how often one lies there: the first of them most of all."""
    found = [(4.0 / (1 + i), slot) for i, slot in enumerate(space.reserve)]
    for edge in board.edges:
        for owner, slots in ((edge.a, edge.slots_a), (edge.b, edge.slots_b)):
            if owner == space.id:
                found += [(1.5 / (1 + i), slot) for i, slot in enumerate(slots)]
    return [(weight, geometry.rectangle(slot, *board.block)) for weight, slot in found]


def place(board: Board, space: Space, names: list[str], size: float, hard: list[Corners], below: list[Point]) -> Label | None:
    """The best of all places inside the area, if there is one."""
    x0, y0, x1, y1 = geometry.bounds(space.polygon)
    near = [corners for corners in hard if overlaps(geometry.bounds(corners), (x0, y0, x1, y1))]
    lines = [(x, y) for x, y in below if x0 < x < x1 and y0 < y < y1]
    standing = blocks(board, space)
    for margin in (0.0, 7.0, 16.0):
        best: tuple[float, Label] | None = None
        for rows in (1, 2):
            wide = max(width(part, size) for name in names for part in ([name] if rows == 1 else halves(name)))
            for angle in ANGLES:
                for i in range(int((x1 - x0) / STEP)):
                    for k in range(int((y1 - y0) / STEP)):
                        x, y = x0 + i * STEP, y0 + k * STEP
                        if not geometry.inside((x, y), space.polygon):
                            continue
                        label = Label(names[0], round(x, 1), round(y, 1), size, round(wide, 1), angle, "beside", "", rows)
                        corners = print_room.room(label)
                        inner = corners if not margin else geometry.rectangle(Slot(x, y, angle), wide - 2 * margin, size * (rows - 0.16))
                        if not all(geometry.inside(p, space.polygon) for p in inner):
                            continue
                        if any(geometry.meet(corners, other, 0.0) for other in near):
                            continue
                        cost = abs(angle) * 0.04 + rows * 0.6 + dist((x, y), space.centre) * 0.008
                        cost += sum(weight for weight, other in standing if geometry.meet(corners, other, 0.5))
                        cost += 0.5 * sum(geometry.inside(p, corners) for p in lines)
                        if best is None or cost < best[0]:
                            best = cost, label
        if best:
            return best[1]
    return None


def overlaps(one: tuple[float, ...], other: tuple[float, ...]) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


def main(name: str) -> None:
    package = game_folder(name).name
    board: Board = import_module(f"feldherr.games.{package}.board").sheet()
    shown: Any = import_module(f"feldherr.games.{package}.shown.words")
    say = shown.area_text if hasattr(shown, "area_text") else shown.locale_text
    hard, below, found = list(printed(board)), roads(board), {}
    for space in board.spaces:
        if space.labels and space.labels[0].style != "beside":
            continue
        if not space.name and not space.marks.get("beside"):
            continue
        names = [words.of(name, lang).format(say(space.id)) for lang in words.LANGUAGES]
        label = place(board, space, names, SIZES[name], hard, below)
        if label is None:
            print(f"There is no room for “{names[0]}”.")
            continue
        hard.append(print_room.room(label))
        found[space.id] = label
    path = game_folder(name) / "data" / "board.json"
    lines = path.read_text("utf-8").split("\n")
    for at, line in enumerate(lines):
        if line.startswith('{"id": ') and '"capacity"' in line and (number := json.loads(line.rstrip(","))["id"]) in found:
            lines[at] = written(json.loads(line.rstrip(",")), found[number]) + ("," if line.endswith(",") else "")
    path.write_text("\n".join(lines), "utf-8")
    print(f"{len(found)} names in {path.name}")


def written(space: dict[str, Any], label: Label) -> str:
    """The line of a space with this label before its reserve."""
    words_ = {"text": label.text, "x": label.x, "y": label.y, "size": label.size, "width": label.width}
    words_ |= ({"angle": label.angle} if label.angle else {}) | {"style": label.style}
    words_ |= {"lines": label.lines} if label.lines > 1 else {}
    out: dict[str, Any] = {}
    for key, value in space.items():
        if key == "reserve":
            out["labels"] = [words_]
        if key != "labels":
            out[key] = value
    return json.dumps(out, ensure_ascii=False)


if __name__ == "__main__":
    if sys.argv[1:] not in [[name] for name in games.GAMES if name in SIZES]:
        sys.exit(__doc__)
    main(sys.argv[1])
