"""What every game's boards look like, part by part, as digests: a changed drawing is noticed, whatever it is.

Where one changes and was meant to, look at the board; then `python -m tests.boards.drawn` writes them anew.
"""

from __future__ import annotations

import hashlib
import tomllib
from pathlib import Path
from typing import Any

import msgspec

from feldherr import games

FILE = Path(__file__).with_name("drawn.toml")
OPTIONS: dict[str, tuple[dict[str, Any], ...]] = {
    "triomphe-a-marengo": ({},),
    "napoleons-triumph": ({},),
    "viktory-ii": tuple({"players": players} for players in (2, 3, 4, 5, 6)),
    "trench-club": tuple(
        {"map": name, **part} for name in ("lorraine", "isonzo") for part in ({}, {"half": "7-12"}, {"mode": "four"})
    ),
    "napoleon-in-europe": ({},),
}
PARTS = ("sheet", "spaces", "edges", "boxes", "tracks", "decorations")


def digests() -> dict[str, dict[str, str]]:
    """By board, by part of it."""
    return {
        f"{name} {msgspec.json.encode(chosen).decode()}": parts(name, chosen)
        for name, many in OPTIONS.items() for chosen in many
    }  # fmt: skip


def parts(name: str, chosen: dict[str, Any]) -> dict[str, str]:
    game = games.game(name)
    board = msgspec.to_builtins(game.board(msgspec.convert(chosen, game.options_type)))
    board["sheet"] = (board["width"], board["height"], board["block"])
    return {part: hashlib.sha256(msgspec.json.encode(board[part], order="sorted")).hexdigest()[:12] for part in PARTS}


def kept() -> dict[str, dict[str, str]]:
    return tomllib.loads(FILE.read_text("utf-8"))


def main() -> None:
    lines: list[str] = []
    for name, found in digests().items():
        lines += [f"['{name}']", *(f'{part} = "{digest}"' for part, digest in found.items()), ""]
    FILE.write_text("\n".join(lines), "utf-8")


if __name__ == "__main__":
    main()
