"""Triomphe à Marengo: what is said and seen as numbers."""

from __future__ import annotations

from feldherr.games.triomphe_a_marengo.board import APPROACHES, AREAS, CROSSINGS, SPOTS
from feldherr.games.triomphe_a_marengo.state import PIECES, SIDE, State
from feldherr.sim.numbers.parts import Fields, Part, Seen

FIELDS: Fields = {
    "spot": range(SPOTS), "front": range(APPROACHES), "piece": range(PIECES), "crossing": range(CROSSINGS),
    "area": range(AREAS),
}  # fmt: skip
PARTS = (
    Part("face", PIECES, 0, 15), Part("position", PIECES, 0, SPOTS - 1), Part("unready", PIECES, 0, 1),
    Part("announced", PIECES, 0, 1), Part("acted", PIECES, 0, 1), Part("discs by side and area", 2 * AREAS, 0, 63),
    Part("holder by area", AREAS, -1, 1),
    Part("discs in hand, discs lost (by side); round, side, commands, pontoon", 8, -1, 63),
)  # fmt: skip


def seen(s: State, seat: int) -> tuple[Seen, ...]:
    """TM §2.4 §2.5 §18.1.3: own faces, of the enemy's what was shown and not mixed since; all positions and discs."""
    up, known = s.up, s.known
    faces = [
        face if SIDE[piece] == seat or up >> piece & 1 else known[piece] for piece, face in enumerate(s.face)
    ]
    turn = s.turn
    few = [*s.pool, *s.lost, s.round, s.side, turn.commands, turn.pontoon]
    return faces, s.spot, s.unready, s.announced, turn.acted, s.discs, s.holder, few
