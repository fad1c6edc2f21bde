"""Napoleon's Triumph: what is said and seen as numbers."""

from __future__ import annotations

from feldherr.games.napoleons_triumph.board import APPROACHES, COMMANDERS, ENTRIES, LOCALES, SPOTS
from feldherr.games.napoleons_triumph.state import BLOCKS, SIDE, State, side_of_seat
from feldherr.sim.numbers.parts import Fields, Part, Seen

FIELDS: Fields = {
    "points": range(64), "side": range(2), "seat": range(8), "plan": range(16), "commander": range(COMMANDERS),
    "face": range(20), "spot": range(SPOTS), "piece": range(BLOCKS + COMMANDERS), "locale": range(LOCALES),
    "front": range(APPROACHES), "crossing": range(APPROACHES), "entry": range(-1, len(ENTRIES)),
}  # fmt: skip
PARTS = (
    Part("face", BLOCKS, 0, 31), Part("position", BLOCKS, 0, SPOTS - 1), Part("corps", BLOCKS, -1, COMMANDERS - 1),
    Part("position of a commander", COMMANDERS, 0, SPOTS - 1), Part("holder by locale", LOCALES, -1, 1),
    Part("moved", BLOCKS + COMMANDERS, 0, 1),
    Part("morale, morale at first (by side); round, side, corps commands, others, reinforced", 9, -1, 127),
)  # fmt: skip


def seen(s: State, seat: int) -> tuple[Seen, ...]:
    """NT §3.3 §3.6 §8.2: own faces, of the enemy's what was shown; which corps a block stands with is open."""
    own, known = side_of_seat(s, seat), s.known
    faces = [face if SIDE[block] == own else known[block] for block, face in enumerate(s.face)]
    turn = s.turn
    few = [*s.morale, *s.reference, s.round, s.side, turn.corps, turn.independent, s.reinforced]
    return faces, s.spot, s.corps, s.post, s.holder, turn.moved, few
