"""Everything that can be seen to happen. All of it is open to everybody (ruling r67)."""

from __future__ import annotations

from feldherr.games.viktory_ii.events.battles import (
    AttackRolled,
    BarrageFired,
    BattleBegan,
    BattleEnded,
    Conquered,
    DefenceRolled,
    Freed,
    Marked,
    Pinned,
    Subjugated,
)
from feldherr.games.viktory_ii.events.land import (
    BuildDeclined,
    Built,
    CapitalFounded,
    Eliminated,
    Recruited,
    Relocated,
    Revealed,
    TileDrawn,
    TileReplaced,
    Upgraded,
)
from feldherr.games.viktory_ii.events.marches import (
    Bombarded,
    Landed,
    Loaded,
    Lost,
    Moved,
    Placed,
)
from feldherr.games.viktory_ii.events.turns import (
    CapitalReturned,
    ClockRolled,
    ClockStarted,
    Ended,
    FirstDrawn,
    MovementEnded,
    PlayerEliminated,
    Resigned,
    TurnBegan,
)
from feldherr.kernel.event import Event

__all__ = [
    "EVENTS",
    "AttackRolled",
    "BarrageFired",
    "BattleBegan",
    "BattleEnded",
    "Bombarded",
    "BuildDeclined",
    "Built",
    "CapitalFounded",
    "CapitalReturned",
    "ClockRolled",
    "ClockStarted",
    "Conquered",
    "DefenceRolled",
    "Eliminated",
    "Ended",
    "FirstDrawn",
    "Freed",
    "Landed",
    "Loaded",
    "Lost",
    "Marked",
    "Moved",
    "MovementEnded",
    "Pinned",
    "Placed",
    "PlayerEliminated",
    "Recruited",
    "Relocated",
    "Resigned",
    "Revealed",
    "Subjugated",
    "TileDrawn",
    "TileReplaced",
    "TurnBegan",
    "Upgraded",
]

EVENTS: tuple[type[Event], ...] = (
    FirstDrawn, Revealed, CapitalFounded, TurnBegan, ClockRolled, ClockStarted, Built, Upgraded, Relocated, Recruited,
    Eliminated, BuildDeclined, Moved, Loaded, Landed, Bombarded, Lost, BattleBegan, BarrageFired, AttackRolled, Pinned,
    DefenceRolled, Marked, BattleEnded, Conquered, PlayerEliminated, Resigned, CapitalReturned, Subjugated, Freed,
    Placed, TileDrawn, TileReplaced, MovementEnded, Ended,
)  # fmt: skip
