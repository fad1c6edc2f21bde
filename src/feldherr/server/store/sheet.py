"""What is written about a game besides its answers: the sheet, and who sits on which chair."""

from __future__ import annotations

from datetime import UTC, datetime
from operator import attrgetter
from typing import Any

import msgspec

from feldherr.kernel.answers import Outcome

SUMMARY = ("phase", "asked", "since", "bot_turn", "outcome", "spent", "played", "begun")
"""What of a sheet changes while the game is played."""

TAKEN = ("kind", "player", "name", "key", "invited", "member")
"""What of a chair changes when somebody sits down."""


of_summary = attrgetter(*SUMMARY)


class Sheet(msgspec.Struct):
    id: str
    game: str
    rules: int
    options: str
    name: str
    key: str
    public: bool
    hot_seat: bool
    secret: str
    created: float
    parent: str | None = None
    base: int = 0
    phase: str = "open"
    asked: str = ""
    since: float = 0.0
    bot_turn: bool = False
    outcome: str | None = None
    rematch: str | None = None
    pace: str = ""
    """The clock, as JSON; empty: none."""
    spent: str = "{}"
    """Seconds used up, by seat."""
    commitment: str = ""
    """The hash of the secret, stored when the game was made; `reckoned`: not then, but by a later version."""
    reckoned: bool = False
    played: int = 0
    """The version of the rules it was last played under; `rules`: it was made under."""
    checked: str = ""
    """The program for which `stands` holds; for another it says nothing."""
    stands: str = ""
    begun: float = 0.0
    """Since when clocks run: when every player has answered once; 0: not yet."""
    coach: bool = False
    """Whether people who play against each other agreed on a coach."""

    def row(self) -> dict[str, Any]:
        return msgspec.structs.asdict(self)

    def summary(self) -> dict[str, Any]:
        """The row of `Kind.SUMMARY`."""
        return {"b_game": self.id} | {f"b_{name}": getattr(self, name) for name in SUMMARY}

    def summed_up(self) -> tuple[Any, ...]:
        """The same as it is compared, at every answer."""
        found: tuple[Any, ...] = of_summary(self)
        return found

    @property
    def copy_of(self) -> str:
        """The game this one was copied from to be played on otherwise, from whatever answer; a rematch begins anew."""
        return self.parent or ""

    def seats_asked(self) -> list[int]:
        return [int(word) for word in self.asked.split(",") if word]

    def result(self) -> Outcome | None:
        return msgspec.json.decode(self.outcome, type=Outcome) if self.outcome else None


class Chair(msgspec.Struct):
    """`kind`: person, bot or open. `nonce`: None while it is awaited, empty if none was given; `pledge`: its hash."""

    game: str
    seat: int
    kind: str
    name: str = ""
    player: str | None = None
    bot: str | None = None
    key: str | None = None
    nonce: str | None = None
    pledge: str | None = None
    invited: str | None = None
    """The player for whom an open chair is kept, until he accepts or declines."""
    member: bool = False
    """Whether who sits there had an account when he sat down."""
    acted: bool = False
    """Whether he has answered anything yet."""

    def row(self) -> dict[str, Any]:
        return msgspec.structs.asdict(self)

    def replaced(self) -> dict[str, Any]:
        """The row of `Kind.REPLACED`."""
        return {f"b_{name}": getattr(self, name) for name in ("game", "seat", "kind", "player", "bot")}

    def taken(self) -> dict[str, Any]:
        """The row of `Kind.TAKEN`."""
        return {f"b_{name}": getattr(self, name) for name in ("game", "seat", *TAKEN)}


def moment(at: float) -> str:
    """A time as it is sent."""
    return datetime.fromtimestamp(at, UTC).isoformat(timespec="seconds")
