"""What can be wrong with a board, each fault as a sentence: ids, references, roads, tracks."""

from collections import Counter
from collections.abc import Iterable

from feldherr.boards import lay
from feldherr.boards.drawing import print_room
from feldherr.boards.model import Board


def faults(board: Board) -> list[str]:
    """All faults; those of the geometry only when the ids hold together, for they build on them."""
    found = [*_ids(board), *_references(board), *_values(board)]
    if not found:
        found = [*_roads(board), *lay.faults(board), *print_room.faults(board)]
    return found


def _ids(board: Board) -> Iterable[str]:
    things = {
        "space": [s.id for s in board.spaces], "edge": [e.id for e in board.edges],
        "box": [b.id for b in board.boxes], "track": [t.id for t in board.tracks],
        "crossing": [c.id for e in board.edges for c in e.crossings],
    }
    for kind, ids in things.items():
        for id_, count in Counter(ids).items():
            if count > 1:
                yield f"The id {id_} is given to {count} {kind}{'es' if kind == 'box' else 's'}."
    for name, count in Counter(e.name for e in board.edges).items():
        if count > 1:
            yield f"The name {name} is given to {count} edges."


def _references(board: Board) -> Iterable[str]:
    spaces = {s.id for s in board.spaces}
    crossings = {c.id for e in board.edges for c in e.crossings}
    for e in board.edges:
        for id_ in (e.a, e.b):
            if id_ not in spaces:
                yield f"Edge {e.name} names space {id_}, which does not exist."
        if e.a == e.b:
            yield f"Edge {e.name} joins space {e.a} with itself."
    for b in board.boxes:
        if b.entry is not None and b.entry not in spaces:
            yield f"Box {b.name} enters space {b.entry}, which does not exist."
    for d in board.decorations:
        if d.space is not None and d.space not in spaces:
            yield f"A decoration ({d.kind}) names space {d.space}, which does not exist."
        for id_ in d.crossings:
            if id_ not in crossings:
                yield f"A decoration ({d.kind}) names crossing {id_}, which does not exist."


def _values(board: Board) -> Iterable[str]:
    if board.width <= 0 or board.height <= 0:
        yield "The sheet has no extent."
    for s in board.spaces:
        if s.capacity is not None and s.capacity < 1:
            yield f"Space {s.id} has capacity {s.capacity}; it must be at least 1."
        for field in s.reconstructed:
            if field not in s.__struct_fields__ and field not in s.marks:
                yield f"Space {s.id} calls its {field} reconstructed, but has no such field."
    for e in board.edges:
        for field in e.reconstructed:
            if field not in e.__struct_fields__ and field not in e.marks:
                yield f"Edge {e.name} calls its {field} reconstructed, but has no such field."
        for letter, names, signs in (("a", e.symbols_a, e.signs_a), ("b", e.symbols_b, e.signs_b)):
            if signs and len(names) != len(signs):
                yield f"Edge {e.name} has {len(names)} symbols on side {letter}, but places for {len(signs)}."
        if e.impassable and (e.crossings or e.arrow):
            yield f"Edge {e.name} is impassable, but has a road or an arrow."
    for b in board.boxes:
        if b.places is not None and b.slots and len(b.slots) != b.places:
            yield f"Box {b.name} has {b.places} places, but {len(b.slots)} slots."
        if b.opens is not None and b.opens < 1:
            yield f"Box {b.name} opens in round {b.opens}; rounds count from 1."


def _roads(board: Board) -> Iterable[str]:
    """Road groups count from 0 in every space, and the road of a box goes on inside."""
    groups: dict[int, set[int]] = {s.id: set() for s in board.spaces}
    for e in board.edges:
        for c in e.crossings:
            groups[e.a].add(c.group_a)
            groups[e.b].add(c.group_b)
    for space, given in groups.items():
        for group in sorted(given):
            if group > 0 and group - 1 not in given:
                yield f"Space {space} has a road group {group}, but none {group - 1}."
            if group < 0:
                yield f"Space {space} has a road group {group}; groups count from 0."
    for b in board.boxes:
        if b.entry is not None and b.group is not None and b.group not in groups[b.entry]:
            yield f"Box {b.name} enters space {b.entry} by road group {b.group}, which no crossing has there."
    for d in board.decorations:
        if d.kind in ("main road", "local road") and d.space is not None:
            if d.group is None or d.group not in groups[d.space]:
                yield f"A road drawn in space {d.space} belongs to group {d.group}, which no crossing has there."
