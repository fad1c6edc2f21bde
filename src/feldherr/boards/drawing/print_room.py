"""Room for print: no words meet other words, a block in any slot, or the edge of the sheet.

Only names of style `beside` may lie where blocks do: they are left out as long as one lies there.
"""

from collections.abc import Iterable, Iterator

from feldherr.boards import geometry
from feldherr.boards.model import Board, Label, Point, Slot, Space

SLACK = 0.5
HEIGHT = 0.84
NUMERAL_SIZE, NUMERAL_WIDTH = 12.0, 6.0

Corners = tuple[Point, ...]


def numeral(space: Space) -> Label | None:
    """The printed capacity of a space."""
    if space.numeral is None or space.capacity is None:
        return None
    text = str(space.capacity)
    return Label(text, *space.numeral, size=NUMERAL_SIZE, width=NUMERAL_WIDTH * len(text), style="capacity")


def labels(board: Board) -> Iterator[Label]:
    """All words of a sheet."""
    for s in board.spaces:
        yield from s.labels
        if printed := numeral(s):
            yield printed
    for b in board.boxes:
        yield from b.labels
    for t in board.tracks:
        for step in t.spaces:
            yield from step.labels
    for d in board.decorations:
        if d.label:
            yield d.label


def slots(board: Board) -> Iterator[tuple[str, Slot]]:
    """All places of blocks, with the name of what they belong to."""
    for s in board.spaces:
        yield from ((f"space {s.id}", slot) for slot in s.reserve)
    for e in board.edges:
        yield from ((f"edge {e.name}", slot) for slot in (*e.slots_a, *e.slots_b))
    for b in board.boxes:
        yield from ((f"box {b.name}", slot) for slot in b.slots)


def room(label: Label) -> Corners:
    return geometry.rectangle(Slot(label.x, label.y, label.angle), label.width, label.size * (HEIGHT + label.lines - 1))


def faults(board: Board) -> Iterable[str]:
    printed_words = list(labels(board))
    words = [(label.text, room(label)) for label in printed_words]
    bounds = [geometry.bounds(corners) for _, corners in words]
    for (text, _), (x0, y0, x1, y1) in zip(words, bounds):
        if x0 < 0 or y0 < 0 or x1 > board.width or y1 > board.height:
            yield f"The label “{text}” leaves the sheet."
    for i, (text, corners) in enumerate(words):
        for j in range(i):
            if _near(bounds[i], bounds[j]) and geometry.meet(corners, words[j][1], SLACK):
                yield f"The labels “{words[j][0]}” and “{text}” meet."
    length, depth = board.block
    told = set()
    for owner, slot in slots(board):
        corners = geometry.rectangle(slot, length, depth)
        here = geometry.bounds(corners)
        for label, (text, printed), there in zip(printed_words, words, bounds):
            if label.style == "beside" or (owner, text) in told:
                continue
            if _near(here, there) and geometry.meet(corners, printed, SLACK):
                told.add((owner, text))
                yield f"The label “{text}” meets a block in a slot of {owner}."


def _near(one: tuple[float, float, float, float], two: tuple[float, float, float, float]) -> bool:
    return one[0] < two[2] and two[0] < one[2] and one[1] < two[3] and two[1] < one[3]
