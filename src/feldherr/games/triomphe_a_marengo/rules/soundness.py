"""What must hold in every state the rules can reach."""

from __future__ import annotations

from feldherr.boards.blocks import index_faults
from feldherr.games.triomphe_a_marengo.board import AREA_OF, AREAS, AUSTRIA, CAPACITY, FRANCE, NEW_DISCS, NOBODY, OFF
from feldherr.games.triomphe_a_marengo.rules.opening.setup import AUSTRIAN_FACES, REINFORCEMENT_FACES, START_FACES
from feldherr.games.triomphe_a_marengo.state import KIND_OF, PIECES, SIDE, TOKENS, State, kind, level

DISCS = (12, 15)
"""TM §1.3: 12 red and 15 blue morale discs."""


def faults(s: State) -> list[str]:
    """Sentences; none in a sound state."""
    index = index_faults(s, PIECES, "piece")  # type: ignore[arg-type]
    return [*index, *area_faults(s), *piece_faults(s), *disc_faults(s)]


def area_faults(s: State) -> list[str]:
    """TM §3.5 §3.18: one side an area, within its capacity."""
    out = []
    standing: dict[int, list[int]] = {}
    for piece in range(PIECES):
        standing.setdefault(AREA_OF[s.spot[piece]], []).append(piece)
    for area in range(AREAS):
        there = standing.get(area, [])
        if len(there) != s.troops[area]:
            out.append(f"area {area} counts {s.troops[area]} pieces and holds {len(there)}")
        if len({SIDE[p] for p in there}) > 1:
            out.append(f"area {area} is occupied by both sides")
        if there and s.holder[area] != SIDE[there[0]]:
            out.append(f"area {area} is said to be held by {s.holder[area]}")
        if len(there) > CAPACITY[area]:
            out.append(f"area {area} holds more than its capacity")
        if not there and s.holder[area] == NOBODY and any(s.discs[side * AREAS + area] for side in (0, 1)):
            out.append(f"discs lie in area {area}, where nobody ever was")
    return out


def piece_faults(s: State) -> list[str]:
    """TM §2.3 §2.7 §4.3.1 §14.2: faces only ever get weaker; what is known is true; readiness is a French matter."""
    out = []
    at_start = (AUSTRIAN_FACES, [*START_FACES, *REINFORCEMENT_FACES])
    for side in (AUSTRIA, FRANCE):
        kinds = [0, 0, 0, 0]
        for face in at_start[side]:
            kinds[KIND_OF[face]] += 1
        for piece in TOKENS[side]:
            if s.face[piece]:
                kinds[kind(s, piece)] -= 1
            if bool(s.face[piece]) == (s.spot[piece] == OFF):
                out.append(f"piece {piece} is {'destroyed' if s.spot[piece] != OFF else 'off the board'}, but not both")
            if s.known[piece] and s.known[piece] != s.face[piece]:
                out.append(f"what is known of piece {piece} is not true")
        if min(kinds) < 0:
            out.append(f"side {side} has more pieces of a kind than it began with")
    for bag in s.bags:
        left = [s.face[p] for p in bag.blocks]
        for face in bag.faces:
            if face not in left:
                out.append(f"the bag {bag.blocks} does not hold {bag.faces}")
                break
            left.remove(face)
        if any(s.known[p] or not s.face[p] for p in bag.blocks):
            out.append(f"the bag {bag.blocks} holds a piece that is known or gone")
    if any(s.unready >> p & 1 for p in TOKENS[AUSTRIA]):
        out.append("an Austrian piece is unready")
    return out


def disc_faults(s: State) -> list[str]:
    """TM §1.3 §4.1.2: discs on the track, in the pool, in areas and lost add up."""
    out = []
    for side in (AUSTRIA, FRANCE):
        coming = sum(discs[side] for discs in NEW_DISCS) - (s.received[side] - (3 if side == FRANCE else 0))
        if level(s, side) + s.lost[side] + coming != DISCS[side] or min(s.pool) < 0 or min(s.discs) < 0:
            out.append(f"the discs of side {side} do not add up to {DISCS[side]}")
    return out
