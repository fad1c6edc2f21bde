"""Suggested organisations of the corps: whole armies to start from (NT §6.s6.2)."""

from __future__ import annotations

from feldherr.games.napoleons_triumph.board import ALLIES, FRANCE, LEADERS, NAMES, Side
from feldherr.games.napoleons_triumph.state import ARTILLERY, CAVALRY, GUARD, INFANTRY

LETTERS = {"I": INFANTRY, "C": CAVALRY, "A": ARTILLERY, "G": GUARD}

PLANS: dict[int, tuple[tuple[str, dict[str, str]], ...]] = {
    ALLIES: (
        ("balanced", {
            "Bagration": "I2 I2 I2 C2 A1", "Constantine": "G3 G3 G3 C3 A1", "Dokhturov": "I3 I2 I2 I2 C2",
            "Kienmayer": "C2 C1 C1 I1", "Kollowrath": "I2 I2 I2 I1 A1", "Langeron": "I3 I3 I2 I2 I2",
            "Liechtenstein": "C3 C2 C2 C2 C1", "Miloradovich": "I3 I2 I2 I2 A1", "Prebyshevsky": "I3 I2 I2 I2 I2",
        }),
        ("spearhead", {
            "Bagration": "I2 I2 I2 C2", "Constantine": "G3 G3 G3 C3 A1", "Dokhturov": "I3 I3 I2 I2 I2 I2 C2",
            "Kienmayer": "C1 C1 I1", "Kollowrath": "I2 I2 I2 A1", "Langeron": "I3 I3 I3 I2 I2 I2 I2 A1",
            "Liechtenstein": "C3 C2 C2 C2 C1", "Miloradovich": "I2 I2 I1 C2", "Prebyshevsky": "I2 I2 I2 A1",
        }),
    ),
    FRANCE: (
        ("balanced", {
            "Bernadotte": "I2 I2 I2 C2", "Bessières": "G3 G3 C3 A1", "Davout": "I3 I2 I2 C2",
            "Lannes": "I3 I2 I2 I2 A1", "Legrand": "I2 I2 I2 C2", "Murat": "C3 C3 C2 C2",
            "St. Hilaire": "I3 I3 I3 I2 I2", "Vandamme": "I3 I3 I2 I2 I2 A1",
        }),
        ("forward", {
            "Bernadotte": "I2 I2 I2 C2", "Bessières": "G3 G3 C3 C3", "Davout": "I2 I2 I2 C2",
            "Lannes": "I3 I3 I2 I2 A1", "Legrand": "I2 I2 I2 A1", "Murat": "C3 C2 C2 C2",
            "St. Hilaire": "I3 I3 I2 I2 I2", "Vandamme": "I3 I3 I3 I2 I2 A1",
        }),
    ),
}  # fmt: skip


def faces(words: str) -> tuple[int, ...]:
    return tuple(sorted(4 * LETTERS[word[0]] + int(word[1]) for word in words.split()))


def plan(side: Side, number: int) -> tuple[tuple[int, ...], ...]:
    """The faces of each corps, in the order of the commanders of the side."""
    corps = PLANS[side][number][1]
    return tuple(faces(corps[NAMES[commander]]) for commander in LEADERS[side])
