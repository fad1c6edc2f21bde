"""Everything that can be seen to happen. Faces appear only in events that disclose them."""

from __future__ import annotations

from feldherr.games.napoleons_triumph.events.attacks import (
    ApproachBlocked,
    AttackEnded,
    CommanderLost,
    Counted,
    CounterAttacked,
    Declared,
    DefendersNamed,
    Evacuated,
    Feinted,
    FinalCounted,
    HiddenAgain,
    LineFormed,
    LossesDue,
    LossTaken,
    MustBlock,
    RetreatBegan,
    Retreated,
    Shown,
    Threatened,
    Trapped,
    WidthChosen,
)
from feldherr.games.napoleons_triumph.events.final import (
    Final,
)
from feldherr.games.napoleons_triumph.events.opening import (
    ArmyOrganised,
    BatteryShown,
    BidMade,
    BidPassed,
    CorpsFormed,
    CorpsGiven,
    CorpsPlaced,
    CorpsWaits,
    OrderOpened,
    OrderRead,
    OrderSent,
    OrderWritten,
    Posted,
    RanksFixed,
    SideTaken,
)
from feldherr.games.napoleons_triumph.events.turns import (
    Attached,
    CommandGiven,
    Ended,
    Marched,
    Mixed,
    MoraleGained,
    MoraleLost,
    NightFell,
    PartBegan,
    PartEnded,
    TurnBegan,
    WereDetached,
)
from feldherr.kernel.event import Event

__all__ = [
    "EVENTS", "ApproachBlocked", "ArmyOrganised", "Attached", "AttackEnded", "BatteryShown", "BidMade", "BidPassed",
    "CommandGiven", "CommanderLost", "CorpsFormed", "CorpsGiven", "CorpsPlaced", "CorpsWaits", "Counted",
    "CounterAttacked", "Declared", "DefendersNamed", "Ended", "Evacuated", "Feinted", "Final", "FinalCounted",
    "HiddenAgain", "LineFormed", "LossTaken", "LossesDue", "Marched", "Mixed", "MoraleGained", "MoraleLost",
    "MustBlock", "NightFell", "OrderOpened", "OrderRead", "OrderSent", "OrderWritten", "PartBegan", "PartEnded",
    "Posted", "RanksFixed", "RetreatBegan", "Retreated", "Shown", "SideTaken", "Threatened", "Trapped", "TurnBegan",
    "WereDetached", "WidthChosen",
]

EVENTS: tuple[type[Event], ...] = (
    BidMade, BidPassed, SideTaken, RanksFixed, CorpsGiven, CorpsFormed, CorpsPlaced, CorpsWaits, Posted,
    BatteryShown, TurnBegan, PartBegan, NightFell, CommandGiven, Marched, MustBlock, ApproachBlocked, WereDetached,
    Attached, MoraleLost, MoraleGained, Threatened, DefendersNamed, Evacuated, Feinted, Declared, LineFormed,
    WidthChosen, Counted, CounterAttacked, FinalCounted, LossesDue, Shown, HiddenAgain, LossTaken, CommanderLost,
    AttackEnded, RetreatBegan, Retreated, Trapped, Mixed, PartEnded, Ended, ArmyOrganised, OrderSent, OrderWritten,
    OrderRead, OrderOpened,
)  # fmt: skip
