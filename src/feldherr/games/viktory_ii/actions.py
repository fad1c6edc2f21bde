"""Every answer a player can give, with its line of text."""

from __future__ import annotations

from typing import ClassVar

from feldherr.games.viktory_ii.board import Hex, Unit
from feldherr.kernel.answers import DONE, NO, YES, Action

__all__ = ["ACTIONS", "DONE", "NO", "YES"]


class OnHex(Action, frozen=True, gc=False):
    """Points at a hex."""

    line: ClassVar[str] = ""
    hex: Hex

    @property
    def handles(self) -> tuple[str, ...]:
        return (f"space:{self.hex}",)


class OfUnit(Action, frozen=True, gc=False):
    """Points at a unit."""

    line: ClassVar[str] = ""
    unit: Unit

    @property
    def handles(self) -> tuple[str, ...]:
        return (f"piece:{self.unit}",)


class UnitTo(Action, frozen=True, gc=False):
    """Points at a unit and where it goes."""

    line: ClassVar[str] = ""
    unit: Unit
    to: Hex

    @property
    def handles(self) -> tuple[str, ...]:
        return (f"piece:{self.unit}", f"space:{self.to}")


class Found(OnHex, frozen=True, gc=False):
    line: ClassVar[str] = "found the capital at {hex}"


class Village(OnHex, frozen=True, gc=False):
    line: ClassVar[str] = "build a village at {hex}"


class Upgrade(OnHex, frozen=True, gc=False):
    line: ClassVar[str] = "upgrade {hex}"


class Relocate(Action, frozen=True, gc=False):
    line: ClassVar[str] = "relocate {hex} to {to}"
    hex: Hex
    to: Hex

    @property
    def handles(self) -> tuple[str, ...]:
        return (f"space:{self.hex}", f"space:{self.to}")


class BuildNothing(Action, frozen=True, gc=False):
    line: ClassVar[str] = "build nothing"
    ends: ClassVar[bool] = True


class Take(OfUnit, frozen=True, gc=False):
    """Take a unit in hand, to give it orders."""

    line: ClassVar[str] = "take {unit}"


class Fight(OnHex, frozen=True, gc=False):
    """Begin a battle that waits."""

    line: ClassVar[str] = "fight at {hex}"


class EndPhase(Action, frozen=True, gc=False):
    line: ClassVar[str] = "end movement"
    ends: ClassVar[bool] = True


class Go(OnHex, frozen=True, gc=False):
    """To an adjacent hex: an attack if enemies are there."""

    line: ClassVar[str] = "go to {hex}"


class TakeRoad(OnHex, frozen=True, gc=False):
    line: ClassVar[str] = "take the road to {hex}"


class Via(Action, frozen=True, gc=False):
    """The hexes between two settlements."""

    line: ClassVar[str] = "by way of {hexes}"
    hexes: tuple[Hex, ...]

    @property
    def handles(self) -> tuple[str, ...]:
        return tuple(f"space:{h}" for h in self.hexes)


class Bombard(OnHex, frozen=True, gc=False):
    line: ClassVar[str] = "bombard {hex}"


class Load(OfUnit, frozen=True, gc=False):
    line: ClassVar[str] = "load {unit}"


class Land(UnitTo, frozen=True, gc=False):
    line: ClassVar[str] = "land {unit} at {to}"


class Halt(Action, frozen=True, gc=False):
    line: ClassVar[str] = "halt"


class Storm(Action, frozen=True, gc=False):
    """Stop among a vassal's pieces, and so attack him."""

    line: ClassVar[str] = "attack here"


class GiveUp(Action, frozen=True, gc=False):
    """Pairs of dice that are not rolled, each for one hit."""

    line: ClassVar[str] = "give up {pairs} pairs"
    pairs: int


class Hit(OfUnit, frozen=True, gc=False):
    line: ClassVar[str] = "hit {unit}"


class FightOn(Action, frozen=True, gc=False):
    line: ClassVar[str] = "fight on"


class BreakOff(Action, frozen=True, gc=False):
    line: ClassVar[str] = "retreat"


class Retreat(UnitTo, frozen=True, gc=False):
    line: ClassVar[str] = "retreat {unit} to {to}"


class Withdraw(UnitTo, frozen=True, gc=False):
    line: ClassVar[str] = "withdraw {unit} to {to}"


class Board(Action, frozen=True, gc=False):
    """Retreat or withdraw onto a ship."""

    line: ClassVar[str] = "board {ship} with {unit}"
    unit: Unit
    ship: Unit

    @property
    def handles(self) -> tuple[str, ...]:
        return (f"piece:{self.unit}", f"piece:{self.ship}")


class GiveBack(OfUnit, frozen=True, gc=False):
    """Eliminate a unit from the map."""

    line: ClassVar[str] = "eliminate {unit}"


class GiveBackReserve(Action, frozen=True, gc=False):
    line: ClassVar[str] = "eliminate {kind} in reserve"
    kind: str


class Place(OnHex, frozen=True, gc=False, kw_only=True):
    line: ClassVar[str] = "place {kind} at {hex}"
    kind: str


class Launch(Action, frozen=True, gc=False):
    """Place a frigate that belongs to this settlement."""

    line: ClassVar[str] = "launch a frigate of {city} at {hex}"
    city: Hex
    hex: Hex

    @property
    def handles(self) -> tuple[str, ...]:
        return (f"space:{self.hex}", f"space:{self.city}")


class DrawTile(Action, frozen=True, gc=False):
    line: ClassVar[str] = "draw a tile"


class Replace(OnHex, frozen=True, gc=False):
    line: ClassVar[str] = "replace {hex}"


BUILD_NOTHING, END_PHASE, HALT, STORM = BuildNothing(), EndPhase(), Halt(), Storm()
FIGHT_ON, BREAK_OFF, DRAW_TILE = FightOn(), BreakOff(), DrawTile()
ACTIONS: tuple[type[Action], ...] = (
    Found, Village, Upgrade, Relocate, BuildNothing, Take, Fight, EndPhase, Go, TakeRoad, Via, Bombard, Load, Land,
    Halt, Storm, GiveUp, Hit, FightOn, BreakOff, Retreat, Withdraw, Board, GiveBack, GiveBackReserve, Place, Launch,
    DrawTile, Replace,
)  # fmt: skip
