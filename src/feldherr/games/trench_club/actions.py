"""Every answer a player can give, with its line of text."""

from __future__ import annotations

from typing import ClassVar

from feldherr.games.trench_club.rules.units import KINDS
from feldherr.kernel.answers import DONE, RESIGN, Action, Interjection

__all__ = ["ACTIONS", "DONE", "RESIGN"]


class OfUnit(Action, frozen=True, gc=False):
    line: ClassVar[str] = ""
    unit: int

    @property
    def handles(self) -> tuple[str, ...]:
        return (f"piece:{self.unit}",)


class OnHex(Action, frozen=True, gc=False):
    line: ClassVar[str] = ""
    hex: int

    @property
    def handles(self) -> tuple[str, ...]:
        return (f"space:{self.hex}",)


class UnitOnHex(Action, frozen=True, gc=False):
    line: ClassVar[str] = ""
    unit: int
    hex: int

    @property
    def handles(self) -> tuple[str, ...]:
        return (f"piece:{self.unit}", f"space:{self.hex}")


class OfKind(Action, frozen=True, gc=False):
    """A type of unit, by its name on the card."""

    line: ClassVar[str] = ""
    kind: str

    @property
    def handles(self) -> tuple[str, ...]:
        return (f"kind:{self.kind}",)

    @property
    def number(self) -> int:
        return KINDS.index(self.kind)


class UseCards(Action, frozen=True, gc=False):
    line: ClassVar[str] = "use cards"


class UseDice(Action, frozen=True, gc=False):
    line: ClassVar[str] = "use dice"


class Claim(OfKind, frozen=True, gc=False):
    """Take a unit for one's own share (TC §16.2)."""

    line: ClassVar[str] = "claim {kind}"


class LeaveRest(Action, frozen=True, gc=False):
    line: ClassVar[str] = "leave the rest"


class Assign(Action, frozen=True, gc=False):
    """Put a unit on one of the chips, counted from 0."""

    line: ClassVar[str] = "assign {kind} to {chip}"
    kind: str
    chip: int

    @property
    def handles(self) -> tuple[str, ...]:
        return (f"kind:{self.kind}", f"chip:{self.chip}")


class Flip(Action, frozen=True, gc=False):
    line: ClassVar[str] = "flip chip {chip}"
    chip: int

    @property
    def handles(self) -> tuple[str, ...]:
        return (f"chip:{self.chip}",)


class Place(UnitOnHex, frozen=True, gc=False):
    line: ClassVar[str] = "place {unit} on {hex}"


class UseArmy(Action, frozen=True, gc=False):
    line: ClassVar[str] = "use army {army}"
    army: int

    @property
    def handles(self) -> tuple[str, ...]:
        return (f"chip:{self.army}",)


class Take(OfUnit, frozen=True, gc=False):
    """Take a unit in hand, to move it."""

    line: ClassVar[str] = "take {unit}"


class EndMovement(Action, frozen=True, gc=False):
    line: ClassVar[str] = "end movement"
    usual: ClassVar[bool] = True
    ends: ClassVar[bool] = True


class HandOver(Action, frozen=True, gc=False):
    """Give the word to the partner (ruling r58)."""

    line: ClassVar[str] = "hand over"


class Go(OnHex, frozen=True, gc=False):
    line: ClassVar[str] = "go to {hex}"


class Enter(OnHex, frozen=True, gc=False):
    """Into a fort, named by the hex of its body: one's own, or as its conqueror."""

    line: ClassVar[str] = "enter the fort at {hex}"


class Board(OfUnit, frozen=True, gc=False):
    """Get into a truck."""

    line: ClassVar[str] = "board {unit}"


class Halt(Action, frozen=True, gc=False):
    line: ClassVar[str] = "halt"
    usual: ClassVar[bool] = True


class TwoHexes(Action, frozen=True, gc=False):
    line: ClassVar[str] = ""
    hex: int
    other: int

    @property
    def handles(self) -> tuple[str, ...]:
        return (f"space:{self.hex}", f"space:{self.other}")


class BuildRoad(TwoHexes, frozen=True, gc=False):
    line: ClassVar[str] = "build a road on {hex} and {other}"


class BuildBridge(TwoHexes, frozen=True, gc=False):
    line: ClassVar[str] = "build a bridge on {hex} and {other}"


class BuildTrench(TwoHexes, frozen=True, gc=False):
    line: ClassVar[str] = "build a trench on {hex} and {other}"


class Unload(UnitOnHex, frozen=True, gc=False):
    line: ClassVar[str] = "unload {unit} on {hex}"


class Name(OfUnit, frozen=True, gc=False):
    """Name a unit as attacker."""

    line: ClassVar[str] = "name {unit}"


class LayMine(UnitOnHex, frozen=True, gc=False):
    line: ClassVar[str] = "lay a mine with {unit} on {hex}"


class Target(OfUnit, frozen=True, gc=False):
    line: ClassVar[str] = "attack {unit}"


class Aim(OnHex, frozen=True, gc=False):
    """The trench hex Big Bertha aims at (ruling r65)."""

    line: ClassVar[str] = "aim at {hex}"


class Confirm(Action, frozen=True, gc=False):
    """No more attacks: the list binds (TC §8.3)."""

    line: ClassVar[str] = "confirm attacks"
    usual: ClassVar[bool] = True
    ends: ClassVar[bool] = True


class Repair(OfUnit, frozen=True, gc=False):
    line: ClassVar[str] = "repair {unit}"


class Buy(OfKind, frozen=True, gc=False):
    line: ClassVar[str] = "buy {kind}"


class BuySpecial(Action, frozen=True, gc=False):
    """Pay, then see which special unit comes (TC §10.15)."""

    line: ClassVar[str] = "buy a special unit"


class Deliver(OnHex, frozen=True, gc=False):
    """Into which fort a bought unit goes."""

    line: ClassVar[str] = "deliver to the fort at {hex}"


class Launch(OnHex, frozen=True, gc=False):
    """Where a bought gunboat appears."""

    line: ClassVar[str] = "launch on {hex}"


class EndRepairs(Action, frozen=True, gc=False):
    line: ClassVar[str] = "end repairs"
    usual: ClassVar[bool] = True
    ends: ClassVar[bool] = True


class EndPurchases(Action, frozen=True, gc=False):
    line: ClassVar[str] = "end purchases"
    usual: ClassVar[bool] = True
    ends: ClassVar[bool] = True


class Give(Interjection, frozen=True, gc=False):
    """Coins for the ally (TC §10.4)."""

    line: ClassVar[str] = "give {coins} coins"
    coins: int


class FightOn(Interjection, frozen=True, gc=False):
    """Decline the partner's wish to give up (ruling r38)."""

    line: ClassVar[str] = "fight on"


ACTIONS: tuple[type[Action], ...] = (
    UseCards, UseDice, Claim, LeaveRest, Assign, Flip, Place, UseArmy, Take, EndMovement, HandOver, Go, Enter, Board,
    Halt, BuildRoad, BuildBridge, BuildTrench, Unload, Name, LayMine, Target, Aim, Confirm, Repair, Buy, BuySpecial,
    Deliver, Launch, EndRepairs, EndPurchases, Give, FightOn,
)  # fmt: skip
END_MOVEMENT, HAND_OVER, HALT, CONFIRM = EndMovement(), HandOver(), Halt(), Confirm()
END_REPAIRS, END_PURCHASES, BUY_SPECIAL, LEAVE_REST = EndRepairs(), EndPurchases(), BuySpecial(), LeaveRest()
USE_CARDS, USE_DICE, FIGHT_ON = UseCards(), UseDice(), FightOn()
