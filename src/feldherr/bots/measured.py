"""How strong the opponents are: what was counted in matches of one against another, kept in `figures/`.

`feldherr opponents` writes a file a game from what it has played (docs/opponents.md).
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

import msgspec

FOLDER = Path(__file__).with_name("figures")


class Match(msgspec.Struct, frozen=True):
    """`first` won so many of so many games against `second`; with more than two seats, so many first places."""

    first: str
    second: str
    won: float
    games: int


@cache
def of(game: str) -> tuple[Match, ...]:
    """Every match of a game's opponents that was played."""
    place = FOLDER / f"{game}.json"
    return msgspec.json.decode(place.read_bytes(), type=tuple[Match, ...]) if place.exists() else ()


def telling(game: str, bot: str) -> Match | None:
    """The match that tells most about an opponent: against the next weaker level, else the one it lost."""
    won = [match for match in of(game) if match.first == bot]
    lost = [match for match in of(game) if match.second == bot]
    found = won or lost  # the last of a level's matches is against the nearest
    return found[-1] if found else None
