"""How the spaces lie: polygons whole and side by side, edges on common borders, blocks inside their space."""

from collections.abc import Iterable

from feldherr.boards import geometry
from feldherr.boards.model import Board, Edge, Slot, Space

ON_BORDER = 0.6
OVERHANG = 4.0


def faults(board: Board) -> Iterable[str]:
    broken = False
    for s in board.spaces:
        for fault in _polygon(s):
            broken = True
            yield fault
    if not broken:
        yield from _overlaps(board)
        yield from _edges(board)
        yield from _slots(board)


def _polygon(s: Space) -> Iterable[str]:
    if len(s.polygon) < 3 or geometry.area(s.polygon) < 1:
        yield f"The polygon of space {s.id} encloses nothing."
        return
    sides = geometry.sides(s.polygon)
    for i, one in enumerate(sides):
        if any(geometry.cross(one, two) for two in sides[i + 2 :]):
            yield f"The polygon of space {s.id} crosses itself and falls apart."
            return
    if not geometry.inside(s.centre, s.polygon):
        yield f"The centre of space {s.id} lies outside its polygon."
    if s.numeral and not geometry.inside(s.numeral, s.polygon):
        yield f"The numeral of space {s.id} lies outside its polygon."


def _overlaps(board: Board) -> Iterable[str]:
    boxes = [geometry.bounds(s.polygon) for s in board.spaces]
    for i, one in enumerate(board.spaces):
        for j in range(i + 1, len(board.spaces)):
            two, a, b = board.spaces[j], boxes[i], boxes[j]
            if a[0] < b[2] and b[0] < a[2] and a[1] < b[3] and b[1] < a[3] and _overlap(one, two):
                yield f"The polygons of spaces {one.id} and {two.id} overlap."


def _overlap(one: Space, two: Space) -> bool:
    if geometry.inside(one.centre, two.polygon) or geometry.inside(two.centre, one.polygon):
        return True
    x0, y0, x1, y1 = geometry.bounds(two.polygon)
    near = [
        side for side in geometry.sides(one.polygon)
        if max(side[0][0], side[1][0]) >= x0 and min(side[0][0], side[1][0]) <= x1
        and max(side[0][1], side[1][1]) >= y0 and min(side[0][1], side[1][1]) <= y1
    ]
    others = geometry.sides(two.polygon)
    return any(geometry.cross(a, b) for a in near for b in others)


def _edges(board: Board) -> Iterable[str]:
    spaces = {s.id: s for s in board.spaces}
    for e in board.edges:
        (ax, ay), (bx, by) = e.segment
        if (ax, ay) == (bx, by):
            yield f"The bar of edge {e.name} has no length."
        if e.marks.get("strait"):
            yield from _strait(e, spaces)
            continue
        for id_ in (e.a, e.b):
            points = ((ax, ay), (bx, by), ((ax + bx) / 2, (ay + by) / 2))
            if any(geometry.to_border(p, spaces[id_].polygon) > ON_BORDER for p in points):
                yield f"The bar of edge {e.name} does not lie on the border of space {id_}."
        for c in e.crossings:
            if c.at and geometry.distance(c.at, e.segment) > ON_BORDER:
                yield f"Crossing {c.id} does not lie on the bar of edge {e.name}."


def _strait(e: Edge, spaces: dict[int, Space]) -> Iterable[str]:
    """A way over water leads from the shore of one space to that of the other."""
    for id_, end in ((e.a, e.segment[0]), (e.b, e.segment[1])):
        if geometry.to_border(end, spaces[id_].polygon) > ON_BORDER:
            yield f"The strait of edge {e.name} does not begin at the shore of space {id_}."


def _slots(board: Board) -> Iterable[str]:
    spaces = {s.id: s for s in board.spaces}
    length, depth = board.block
    loose = any(d.kind == "water" for d in board.decorations)
    most = depth if loose else OVERHANG

    def stands(slot: Slot, space: Space) -> bool:
        """Armies of a political map may hang over a border, the sea or the margin; blocks stand where they are."""
        corners = geometry.rectangle(slot, length, depth)
        if not geometry.inside((slot.x, slot.y), space.polygon) and not loose:
            return False
        return all(geometry.inside(c, space.polygon) or geometry.to_border(c, space.polygon) <= most for c in corners)

    for s in board.spaces:
        if not all(stands(slot, s) for slot in s.reserve):
            yield f"A reserve slot of space {s.id} lies outside its polygon."
    for e in board.edges:
        for id_, slots in ((e.a, e.slots_a), (e.b, e.slots_b)):
            if not all(stands(slot, spaces[id_]) for slot in slots):
                yield f"A slot of edge {e.name} lies outside the polygon of space {id_}."
        for id_, slots in ((e.a, e.signs_a), (e.b, e.signs_b)):
            if not all(geometry.inside((slot.x, slot.y), spaces[id_].polygon) for slot in slots):
                yield f"A sign of edge {e.name} lies outside the polygon of space {id_}."
