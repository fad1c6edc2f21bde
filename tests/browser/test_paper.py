"""One hand: the page draws the boards with the papers and inks of the pictures."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from feldherr.boards.drawing.paper import DARK, LIGHT, Paper

CSS = Path(__file__).resolve().parents[2] / "web/src/board/paper.css"
OTHERWISE = {"wood": "wooded", "ink": "sheet-ink"}
PIECES = {"red", "blue"}
"""Blocks have their colours from the sides, not from the sheet."""


def inks(paper: Paper) -> dict[str, str]:
    """The colours of a paper under the names the page has for them."""
    found = {f"tint-{i}": tint for i, tint in enumerate(paper.tints)}
    found |= {f"sign-{name}": colour for name, colour in paper.signs.items()}
    for name, colour in zip(paper._fields, paper):
        if isinstance(colour, str) and name not in PIECES:
            found[OTHERWISE.get(name, name.replace("_", "-"))] = colour
    return found


@pytest.mark.parametrize(("paper", "selector"), [(LIGHT, ":root {"), (DARK, ':root[data-theme="dark"] {')])
def test_the_page_has_the_inks_of_the_pictures(paper: Paper, selector: str) -> None:
    rule = CSS.read_text("utf-8").split(selector, 1)[1].split("}", 1)[0]
    assert dict(re.findall(r"--([\w-]+): (#\w+);", rule)) == inks(paper)
