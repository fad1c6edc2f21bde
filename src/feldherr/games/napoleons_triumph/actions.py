"""Every answer a player can give, with its line of text."""

from __future__ import annotations

from typing import ClassVar

from feldherr.games.napoleons_triumph.board import BEYOND, ENTRIES, handle
from feldherr.games.napoleons_triumph.state import FIRST_COMMANDER
from feldherr.kernel.answers import Action


class OfPiece(Action, frozen=True, gc=False):
    """Points at a regiment; commanders follow the regiments."""

    line: ClassVar[str] = ""
    piece: int

    @property
    def handles(self) -> tuple[str, ...]:
        return (f"piece:{self.piece}",)


class OfCommander(Action, frozen=True, gc=False):
    """Points at a commander."""

    line: ClassVar[str] = ""
    commander: int

    @property
    def handles(self) -> tuple[str, ...]:
        return (f"piece:{FIRST_COMMANDER + self.commander}",)


class OverFront(Action, frozen=True, gc=False):
    """Points across an approach at the locale beyond."""

    line: ClassVar[str] = ""
    front: int

    @property
    def handles(self) -> tuple[str, ...]:
        return (f"space:{BEYOND[self.front]}",)


class OnSpot(Action, frozen=True, gc=False):
    """Points at a position."""

    line: ClassVar[str] = ""
    spot: int

    @property
    def handles(self) -> tuple[str, ...]:
        return (handle(self.spot),)


class OfSeat(Action, frozen=True, gc=False):
    """Points at a player."""

    line: ClassVar[str] = ""
    seat: int


class Bid(Action, frozen=True, gc=False):
    """Bid morale points for the choice of side (NT §17.3)."""

    line: ClassVar[str] = "bid {points}"
    points: int


class Pass(Action, frozen=True, gc=False):
    """Let the other have the choice (NT §17.5)."""

    line: ClassVar[str] = "pass"


class TakeSide(Action, frozen=True, gc=False):
    """Choose a side (NT §17.6)."""

    line: ClassVar[str] = "take side {side}"
    side: int


class Rank(OfSeat, frozen=True, gc=False):
    """The next in rank (NT §19.3)."""

    line: ClassVar[str] = "rank {seat}"


class Give(OfSeat, frozen=True, gc=False):
    """A corps for a player (NT §19.5)."""

    line: ClassVar[str] = "give to {seat}"


class Organise(Action, frozen=True, gc=False):
    """Start from a suggested organisation."""

    line: ClassVar[str] = "adopt organisation {plan}"
    plan: int


class ByHand(Action, frozen=True, gc=False):
    """Assign every regiment oneself."""

    line: ClassVar[str] = "organise by hand"


class Assign(OfCommander, frozen=True, gc=False):
    """A regiment of this face for a corps (NT §6.s6.2)."""

    line: ClassVar[str] = "assign {face} to {commander}"
    face: int

    @property
    def handles(self) -> tuple[str, ...]:
        return f"button:face-{self.face}", f"button:corps-{self.commander}"


class Change(OfCommander, frozen=True, gc=False):
    """Take a regiment out of this corps."""

    line: ClassVar[str] = "change {commander}"

    @property
    def handles(self) -> tuple[str, ...]:
        return (f"button:corps-{self.commander}",)


class Release(Action, frozen=True, gc=False):
    """A regiment of this face leaves the corps."""

    line: ClassVar[str] = "release {face}"
    face: int

    @property
    def handles(self) -> tuple[str, ...]:
        return (f"button:face-{self.face}",)


class StartWith(OfCommander, frozen=True, gc=False):
    """One of the two Allied corps on the map (NT §5.3)."""

    line: ClassVar[str] = "start with {commander}"


class Place(OnSpot, frozen=True, gc=False):
    """Where a corps starts."""

    line: ClassVar[str] = "place at {spot}"


class Detach(OfPiece, frozen=True, gc=False):
    """A French regiment detached at set-up (NT §6.s8.1)."""

    line: ClassVar[str] = "detach {piece}"


class Post(OnSpot, frozen=True, gc=False):
    """Where a regiment is set up."""

    line: ClassVar[str] = "post at {spot}"


class Battery(OfPiece, frozen=True, gc=False):
    """The stationary battery (NT §6.s9.1)."""

    line: ClassVar[str] = "battery {piece}"


class WriteTo(OfSeat, frozen=True, gc=False):
    """An order to a team mate (NT §19.12)."""

    line: ClassVar[str] = "write to {seat}"


class OrderAttack(Action, frozen=True, gc=False):
    """The verb of an order."""

    line: ClassVar[str] = "order attack"


class OrderDefend(Action, frozen=True, gc=False):
    """The verb of an order."""

    line: ClassVar[str] = "order defend"


class Mention(Action, frozen=True, gc=False):
    """A place named in an order (NT §19.13)."""

    line: ClassVar[str] = "mention {locale}"
    locale: int

    @property
    def handles(self) -> tuple[str, ...]:
        return (f"space:{self.locale}",)


class CorpsMove(OfCommander, frozen=True, gc=False):
    """NT §9.7."""

    line: ClassVar[str] = "corps move {commander}"


class DetachmentMove(OfCommander, frozen=True, gc=False):
    """NT §9.9."""

    line: ClassVar[str] = "detachment move {commander}"

    @property
    def handles(self) -> tuple[str, ...]:
        """Who points at a commander means his corps."""
        return ()


class Attach(OfCommander, frozen=True, gc=False):
    """NT §9.13."""

    line: ClassVar[str] = "attach {commander}"

    @property
    def handles(self) -> tuple[str, ...]:
        return ()


class RegimentMove(OfPiece, frozen=True, gc=False):
    """NT §9.17."""

    line: ClassVar[str] = "regiment move {piece}"


class Threaten(OverFront, frozen=True, gc=False):
    """An attack is threatened over this approach (NT §11.s1.1)."""

    line: ClassVar[str] = "threaten {front}"


class ThreatenGuard(OverFront, frozen=True, gc=False):
    """A guard attack is announced (NT §15.10)."""

    line: ClassVar[str] = "threaten with guard {front}"


class EndTurn(Action, frozen=True, gc=False):
    """NT §7.3: at any time between commands."""

    line: ClassVar[str] = "end turn"


class Go(OverFront, frozen=True, gc=False):
    """To the reserve of the locale beyond (NT §10.2.1 §10.2.5)."""

    line: ClassVar[str] = "go over {front}"


class Block(Action, frozen=True, gc=False):
    """To an approach of the locale one is in (NT §10.2.2)."""

    line: ClassVar[str] = "block {front}"
    front: int

    @property
    def handles(self) -> tuple[str, ...]:
        return (f"side:{self.front}",)


class Withdraw(OnSpot, frozen=True, gc=False):
    """From an approach to the own reserve (NT §10.2.4)."""

    line: ClassVar[str] = "withdraw to {spot}"


class TakeRoad(Action, frozen=True, gc=False):
    """A road movement (NT §10.3.1)."""

    line: ClassVar[str] = "take the road"


class Enter(Action, frozen=True, gc=False):
    """Come onto the map by an entry road (NT §10.5.9)."""

    line: ClassVar[str] = "enter by {entry}"
    entry: int

    @property
    def handles(self) -> tuple[str, ...]:
        return (f"space:{ENTRIES[self.entry].locale}",)


class Cross(OverFront, frozen=True, gc=False):
    """One locale on by road."""

    line: ClassVar[str] = "cross {crossing} over {front}"
    crossing: int


class Charge(OverFront, frozen=True, gc=False):
    """Go on by road against the next enemy (NT §11.a.2)."""

    line: ClassVar[str] = "charge {crossing} over {front}"
    crossing: int


class Halt(Action, frozen=True, gc=False):
    """End a road movement in reserve."""

    line: ClassVar[str] = "halt"


class Name(OfPiece, frozen=True, gc=False):
    """Name a piece for whatever is asked."""

    line: ClassVar[str] = "name {piece}"


class Feint(Action, frozen=True, gc=False):
    """It was only a feint (NT §11.s3.1)."""

    line: ClassVar[str] = "feint"


class Fight(Action, frozen=True, gc=False):
    """It is no feint."""

    line: ClassVar[str] = "fight"


class WithCorps(OfCommander, frozen=True, gc=False):
    """Attack by corps move."""

    line: ClassVar[str] = "with corps of {commander}"


class WithDetachment(OfCommander, frozen=True, gc=False):
    """Attack by detachment move."""

    line: ClassVar[str] = "with detachment of {commander}"


class WithRegiment(OfPiece, frozen=True, gc=False):
    """Attack by regiment move."""

    line: ClassVar[str] = "with regiment {piece}"


class Ride(Action, frozen=True, gc=False):
    """A road attack: a cavalry regiment or a commander, over an entry road (or -1) and these crossings (NT §11.9)."""

    line: ClassVar[str] = "ride {piece} from {entry} by {crossings}"
    piece: int
    entry: int
    crossings: tuple[int, ...]

    @property
    def handles(self) -> tuple[str, ...]:
        return (f"piece:{self.piece}",)


class Narrow(Action, frozen=True, gc=False):
    """NT §11.s5.4."""

    line: ClassVar[str] = "narrow front"


class Wide(Action, frozen=True, gc=False):
    """NT §11.s5.4."""

    line: ClassVar[str] = "wide front"


class Stay(Action, frozen=True, gc=False):
    """Keep the position."""

    line: ClassVar[str] = "stay"


class MoveIn(Action, frozen=True, gc=False):
    """Into the locale that was given up (NT §11.s2.14)."""

    line: ClassVar[str] = "move in"


class Retreat(Action, frozen=True, gc=False):
    """A regiment retreats across an approach (NT §12.12)."""

    line: ClassVar[str] = "retreat {piece} over {front}"
    piece: int
    front: int

    @property
    def handles(self) -> tuple[str, ...]:
        return (f"piece:{self.piece}", f"space:{BEYOND[self.front]}")


ACTIONS: tuple[type[Action], ...] = (
    Bid, Pass, TakeSide, Rank, Give, Organise, ByHand, Assign, Change, Release, StartWith, Place, Detach, Post,
    Battery, WriteTo, OrderAttack, OrderDefend, Mention, CorpsMove, DetachmentMove, Attach, RegimentMove, Threaten,
    ThreatenGuard, EndTurn, Go, Block, Withdraw, TakeRoad, Enter, Cross, Charge, Halt, Name, Feint, Fight, WithCorps,
    WithDetachment, WithRegiment, Ride, Narrow, Wide, Stay, MoveIn, Retreat,
)  # fmt: skip
