"""Every answer a player can give, with its line of text."""

from __future__ import annotations

from feldherr.games.napoleons_triumph.actions.attacks import (
    Charge,
    Feint,
    Fight,
    MoveIn,
    Narrow,
    Retreat,
    Ride,
    Stay,
    Threaten,
    ThreatenGuard,
    Wide,
    WithCorps,
    WithDetachment,
    WithRegiment,
)
from feldherr.games.napoleons_triumph.actions.commands import (
    Attach,
    Block,
    CorpsMove,
    Cross,
    DetachmentMove,
    EndTurn,
    Enter,
    Go,
    Halt,
    RegimentMove,
    TakeRoad,
    Withdraw,
)
from feldherr.games.napoleons_triumph.actions.opening import (
    Assign,
    Battery,
    Bid,
    ByHand,
    Change,
    Detach,
    Give,
    Mention,
    OrderAttack,
    OrderDefend,
    Organise,
    Pass,
    Place,
    Post,
    Rank,
    Release,
    StartWith,
    TakeSide,
    WriteTo,
)
from feldherr.games.napoleons_triumph.actions.pointing import (
    Name,
    OfCommander,
    OfPiece,
    OfSeat,
    OnSpot,
    OverFront,
)
from feldherr.kernel.answers import Action

__all__ = [
    "ACTIONS", "Assign", "Attach", "Battery", "Bid", "Block", "ByHand", "Change", "Charge", "CorpsMove", "Cross",
    "Detach", "DetachmentMove", "EndTurn", "Enter", "Feint", "Fight", "Give", "Go", "Halt", "Mention", "MoveIn",
    "Name", "Narrow", "OfCommander", "OfPiece", "OfSeat", "OnSpot", "OrderAttack", "OrderDefend", "Organise",
    "OverFront", "Pass", "Place", "Post", "Rank", "RegimentMove", "Release", "Retreat", "Ride", "StartWith", "Stay",
    "TakeRoad", "TakeSide", "Threaten", "ThreatenGuard", "Wide", "WithCorps", "WithDetachment", "WithRegiment",
    "Withdraw", "WriteTo",
]

ACTIONS: tuple[type[Action], ...] = (
    Bid, Pass, TakeSide, Rank, Give, Organise, ByHand, Assign, Change, Release, StartWith, Place, Detach, Post,
    Battery, WriteTo, OrderAttack, OrderDefend, Mention, CorpsMove, DetachmentMove, Attach, RegimentMove, Threaten,
    ThreatenGuard, EndTurn, Go, Block, Withdraw, TakeRoad, Enter, Cross, Charge, Halt, Name, Feint, Fight, WithCorps,
    WithDetachment, WithRegiment, Ride, Narrow, Wide, Stay, MoveIn, Retreat,
)  # fmt: skip
