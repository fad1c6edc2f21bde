"""Every answer a player can give, with its line of text."""

from __future__ import annotations

from typing import ClassVar

from feldherr.kernel.answers import Action, Interjection


class InRegion(Action, frozen=True, gc=False):
    """Points at a region."""

    line: ClassVar[str] = ""
    region: int

    @property
    def handles(self) -> tuple[str, ...]:
        return (f"space:{self.region}",)


class OfSeat(Action, frozen=True, gc=False):
    """Names another player."""

    line: ClassVar[str] = ""
    seat: int

    @property
    def handles(self) -> tuple[str, ...]:
        return (f"seat:{self.seat}",)


# opening
class Lead(Action, frozen=True, gc=False):
    line: ClassVar[str] = "lead {nation}"
    nation: int


class TakeSplit(Action, frozen=True, gc=False):
    """Take one of the suggested groups of nations."""

    line: ClassVar[str] = "take group {number}"
    number: int


class Put(InRegion, frozen=True, gc=False):
    """Place figures of a nation."""

    line: ClassVar[str] = "put {count} of {kind} of {nation} in {region}"
    nation: int
    kind: int
    count: int


# the slot
class Break(OfSeat, frozen=True, gc=False):
    line: ClassVar[str] = "break with {seat}"


class Join(OfSeat, frozen=True, gc=False):
    """Act together now."""

    line: ClassVar[str] = "join with {seat}"


class Later(OfSeat, frozen=True, gc=False):
    """Act together in the partner's slot."""

    line: ClassVar[str] = "wait for {seat}"


class BeginTurn(Action, frozen=True, gc=False):
    line: ClassVar[str] = "begin the turn"


# movement
class From(InRegion, frozen=True, gc=False):
    line: ClassVar[str] = "march {nation} from {region}"
    nation: int


class To(InRegion, frozen=True, gc=False):
    line: ClassVar[str] = "to {region}"


class All(Action, frozen=True, gc=False):
    line: ClassVar[str] = "all"


class Take(Action, frozen=True, gc=False):
    """So many of a kind; 4 and 5 are cavalry and leaders that have moved one region."""

    line: ClassVar[str] = "take {count} of {kind}"
    kind: int
    count: int

    @property
    def handles(self) -> tuple[str, ...]:
        return (f"kind:{self.kind}",)


class Ship(InRegion, frozen=True, gc=False):
    line: ClassVar[str] = "ship {nation} from {region}"
    nation: int


class Land(InRegion, frozen=True, gc=False):
    line: ClassVar[str] = "land in {region}"


class EndMovement(Action, frozen=True, gc=False):
    line: ClassVar[str] = "end movement"


# diplomacy and cards
class Propose(OfSeat, frozen=True, gc=False):
    line: ClassVar[str] = "propose alliance to {seat}"


class Trade(Action, frozen=True, gc=False):
    """Trade cards of one's nation with a nation of another player."""

    line: ClassVar[str] = "trade {nation} with {partner}"
    nation: int
    partner: int

    @property
    def handles(self) -> tuple[str, ...]:
        return (f"livery:{self.partner}",)


class Give(Action, frozen=True, gc=False):
    line: ClassVar[str] = "give {count}"
    count: int


class Want(Action, frozen=True, gc=False):
    line: ClassVar[str] = "want {count}"
    count: int


class Card(Action, frozen=True, gc=False):
    line: ClassVar[str] = "card {card}"
    card: int

    @property
    def handles(self) -> tuple[str, ...]:
        return (f"card:{self.card}",)


class PutBack(Action, frozen=True, gc=False):
    """Put a worthless card back into the deck."""

    line: ClassVar[str] = "put back of {nation}"
    nation: int


class Play(Action, frozen=True, gc=False):
    """Play a combination: `size` cards of `kind`, of them `own` in the nation's colour and so many jokers.

    A corps has kind 4; `own` and `jokers` then are bit masks of the four kinds.
    """

    line: ClassVar[str] = "play {nation} {size} of {kind} own {own} jokers {jokers}"
    nation: int
    kind: int
    size: int
    own: int
    jokers: int

    @property
    def handles(self) -> tuple[str, ...]:
        return (f"hand:{self.nation}",)


class EndTurn(Action, frozen=True, gc=False):
    line: ClassVar[str] = "end turn"


# battle
class Fight(InRegion, frozen=True, gc=False):
    line: ClassVar[str] = "fight in {region}"


class OfFigures(Action, frozen=True, gc=False):
    """So many figures of one kind of a nation."""

    line: ClassVar[str] = ""
    nation: int
    kind: int
    count: int

    @property
    def handles(self) -> tuple[str, ...]:
        return (f"row:{self.nation}-{self.kind}",)


class Front(OfFigures, frozen=True, gc=False):
    """Line up so many in the front row, the others behind."""

    line: ClassVar[str] = "front {count} of {kind} of {nation}"


class Forward(OfFigures, frozen=True, gc=False):
    line: ClassVar[str] = "forward {count} of {kind} of {nation}"


class Back(OfFigures, frozen=True, gc=False):
    line: ClassVar[str] = "back {count} of {kind} of {nation}"


class GiveUp(Action, frozen=True, gc=False):
    """Pull everything out of the front row."""

    line: ClassVar[str] = "give up"


class Hold(Action, frozen=True, gc=False):
    """Leave figures out of the volley; row 0 is the front."""

    line: ClassVar[str] = "hold {count} of {kind} in row {row}"
    kind: int
    row: int
    count: int


class Strike(OfFigures, frozen=True, gc=False):
    """Remove enemy figures."""

    line: ClassVar[str] = "strike {count} of {kind} of {nation}"


class Rally(Action, frozen=True, gc=False):
    """Bring back one lost figure."""

    line: ClassVar[str] = "rally {kind} of {nation}"
    nation: int
    kind: int


# out of turn
class ToSeat(Interjection, frozen=True, gc=False):
    """Said to another player."""

    line: ClassVar[str] = ""
    seat: int

    @property
    def handles(self) -> tuple[str, ...]:
        return (f"seat:{self.seat}",)


class OfferAlliance(ToSeat, frozen=True, gc=False):
    """Offer an alliance without being asked (ruling r32)."""

    line: ClassVar[str] = "offer alliance to {seat}"


class AcceptAlliance(ToSeat, frozen=True, gc=False):
    line: ClassVar[str] = "accept alliance with {seat}"


class DeclineAlliance(ToSeat, frozen=True, gc=False):
    line: ClassVar[str] = "decline alliance with {seat}"


BEGIN_TURN, ALL, END_MOVEMENT, END_TURN, GIVE_UP = BeginTurn(), All(), EndMovement(), EndTurn(), GiveUp()
ACTIONS: tuple[type[Action], ...] = (
    Lead, TakeSplit, Put, Break, Join, Later, BeginTurn, From, To, All, Take, Ship, Land, EndMovement, Propose, Trade,
    Give, Want, Card, PutBack, Play, EndTurn, Fight, Front, Forward, Back, GiveUp, Hold, Strike, Rally, OfferAlliance,
    AcceptAlliance, DeclineAlliance,
)  # fmt: skip
