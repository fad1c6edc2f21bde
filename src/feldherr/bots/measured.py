"""How strong the opponents are: what was counted in matches of one against another, kept in `measured.json`.

`feldherr opponents` writes that file from the games it has played (docs/opponents.md).
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

import msgspec


class Match(msgspec.Struct, frozen=True):
    """`first` won so many of so many games against `second`; with more than two seats, so many first places."""

    first: str
    second: str
    won: float
    games: int


@cache
def measured() -> dict[str, list[Match]]:
    """By game, every match that was played."""
    found = Path(__file__).with_name("measured.json").read_bytes()
    return msgspec.json.decode(found, type=dict[str, list[Match]])


def telling(game: str, bot: str) -> Match | None:
    """The match that tells most about an opponent: against the next weaker level, else the one it lost."""
    played = measured().get(game, [])
    won = [match for match in played if match.first == bot]
    lost = [match for match in played if match.second == bot]
    found = won or lost  # the last of a level's matches is against the nearest
    return found[-1] if found else None
