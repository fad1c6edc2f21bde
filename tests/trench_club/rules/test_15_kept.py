"""What the automa decided in kept positions, with the letters that led to it: it decides and explains so still."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from feldherr.games.trench_club.notation import read
from feldherr.games.trench_club.rules.automa.lists import plan

KEPT: list[dict[str, Any]] = json.loads((Path(__file__).parent / "kept" / "automa.json").read_text("utf-8"))
"""From games with and without trenches, on both maps, with all difficulties: positions, and a plan for every unit."""


@pytest.mark.parametrize("number", range(len(KEPT)))
def test_the_automa_decides_and_explains_as_before(number: int) -> None:
    """TC §15.14 §15.15 §15.16: action, letters, and what is left to draw from."""
    s, _ = read("\n".join(KEPT[number]["position"]))
    for unit, (action, letters, options) in KEPT[number]["plans"].items():
        found = plan(s, int(unit))
        assert (found.action, list(found.letters), [list(one) for one in found.options]) == (action, letters, options)


def test_every_action_and_nearly_every_letter_is_among_them() -> None:
    """TC §15.14: otherwise nothing would be said of it."""
    plans = [row for kept in KEPT for row in kept["plans"].values()]
    assert {action for action, _, _ in plans} >= {"I.1", "I.2", "I.3", "I.5", "I.6", "I.7 II.2", "II.1", "II.2",
                                                  "III.1", "III.2", "stay"}  # fmt: skip
    assert len({(action, letter) for action, letters, _ in plans for letter in letters}) > 45
