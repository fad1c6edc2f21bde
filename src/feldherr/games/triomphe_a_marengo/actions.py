"""Every answer a player can give, with its line of text."""

from __future__ import annotations

from typing import ClassVar

from feldherr.games.triomphe_a_marengo.board import BEYOND, handle
from feldherr.kernel.answers import DONE, NO, YES, Action, Interjection

__all__ = ["ACTIONS", "DONE", "NO", "YES"]


class OnSpot(Action, frozen=True, gc=False):
    """Points at a position."""

    line: ClassVar[str] = ""
    spot: int

    @property
    def handles(self) -> tuple[str, ...]:
        return (handle(self.spot),)


class OverFront(Action, frozen=True, gc=False):
    """Points across an approach at the area beyond."""

    line: ClassVar[str] = ""
    front: int

    @property
    def handles(self) -> tuple[str, ...]:
        return (f"space:{BEYOND[self.front]}",)


class OfPiece(Action, frozen=True, gc=False):
    """Points at a piece."""

    line: ClassVar[str] = ""
    piece: int

    @property
    def handles(self) -> tuple[str, ...]:
        return (f"piece:{self.piece}",)


class Act(OnSpot, frozen=True, gc=False):
    """Act with pieces of this position."""

    line: ClassVar[str] = "act {spot}"


class Rally(Action, frozen=True, gc=False):
    line: ClassVar[str] = "rally"


class EndActions(Action, frozen=True, gc=False):
    line: ClassVar[str] = "end actions"
    ends: ClassVar[bool] = True


class Go(OverFront, frozen=True, gc=False):
    """Standard move across an approach."""

    line: ClassVar[str] = "go over {front}"


class Withdraw(OnSpot, frozen=True, gc=False):
    """Standard move from an approach to the reserve of the same area."""

    line: ClassVar[str] = "withdraw to {spot}"


class Block(Action, frozen=True, gc=False):
    """Standard move from reserve into an approach."""

    line: ClassVar[str] = "block {front}"
    front: int

    @property
    def handles(self) -> tuple[str, ...]:
        return (f"side:{self.front}",)


class Attack(OverFront, frozen=True, gc=False):
    """Maneuver attack across an approach."""

    line: ClassVar[str] = "attack over {front}"


class Assault(OverFront, frozen=True, gc=False):
    line: ClassVar[str] = "assault over {front}"


class TakeRoad(Action, frozen=True, gc=False):
    """Road move of one piece."""

    line: ClassVar[str] = "take the road"


class Pontoon(Action, frozen=True, gc=False):
    line: ClassVar[str] = "use the pontoon bridge"


class Announce(OfPiece, frozen=True, gc=False):
    line: ClassVar[str] = "announce bombardment by {piece}"


class Execute(OfPiece, frozen=True, gc=False):
    line: ClassVar[str] = "execute bombardment by {piece}"


class Cancel(OfPiece, frozen=True, gc=False):
    line: ClassVar[str] = "cancel bombardment by {piece}"


class Name(OfPiece, frozen=True, gc=False):
    """Name a piece for whatever is asked."""

    line: ClassVar[str] = "name {piece}"


class Cross(OverFront, frozen=True, gc=False):
    """Cross by road; into an enemy-occupied area this is a road attack."""

    line: ClassVar[str] = "cross {crossing} over {front}"
    crossing: int


class Enter(Action, frozen=True, gc=False):
    """Cross the entry crossing of a box."""

    line: ClassVar[str] = "enter area {area}"
    area: int

    @property
    def handles(self) -> tuple[str, ...]:
        return (f"space:{self.area}",)


class Wait(Action, frozen=True, gc=False):
    line: ClassVar[str] = "wait"


class Halt(Action, frozen=True, gc=False):
    """Go no further by road; the remaining steps are waited out."""

    line: ClassVar[str] = "halt"


class Continue(Action, frozen=True, gc=False):
    """Cavalry continues into an approach."""

    line: ClassVar[str] = "continue with {piece} into {front}"
    piece: int
    front: int

    @property
    def handles(self) -> tuple[str, ...]:
        return (f"side:{self.front}", f"piece:{self.piece}")


class Retreat(Action, frozen=True, gc=False):
    """A piece retreats across an approach."""

    line: ClassVar[str] = "retreat {piece} over {front}"
    piece: int
    front: int

    @property
    def handles(self) -> tuple[str, ...]:
        return (f"piece:{self.piece}", f"space:{BEYOND[self.front]}")


class Disc(Action, frozen=True, gc=False):
    """A morale disc committed in this area."""

    line: ClassVar[str] = "disc in {area}"
    area: int

    @property
    def handles(self) -> tuple[str, ...]:
        return (f"space:{self.area}",)


class Mix(Interjection, frozen=True, gc=False):
    """Mix one's own pieces in a position or box (TM §17.1)."""

    line: ClassVar[str] = "mix {spot}"
    spot: int

    @property
    def handles(self) -> tuple[str, ...]:
        return (handle(self.spot),)


class CallOff(Interjection, frozen=True, gc=False):
    """Cancel a bombardment in the opponent's turn (TM §10.0.7: at any time)."""

    line: ClassVar[str] = "call off bombardment by {piece}"
    piece: int

    @property
    def handles(self) -> tuple[str, ...]:
        return (f"piece:{self.piece}",)


ACTIONS: tuple[type[Action], ...] = (
    Act, Rally, EndActions, Go, Withdraw, Block, Attack, Assault, TakeRoad, Pontoon, Announce, Execute, Cancel, Name,
    Cross, Enter, Wait, Halt, Continue, Retreat, Disc, Mix, CallOff,
)  # fmt: skip
