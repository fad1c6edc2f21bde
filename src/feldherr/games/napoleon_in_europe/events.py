"""Everything that can be seen to happen. Only the faces of cards are hidden, from all but their holder."""

from __future__ import annotations

from typing import ClassVar

from feldherr.kernel.event import Event

Figures = tuple[int, int, int, int]
"""Infantry, cavalry, artillery, leaders."""


class Final(Event, frozen=True):
    """Cannot be unsaid."""

    final: ClassVar[bool] = True


class StartRolled(Final, frozen=True, tag=True):
    seats: tuple[int, ...]
    faces: tuple[int, ...]


class NationTaken(Final, frozen=True, tag=True):
    seat: int
    nation: int
    by_lot: bool


class FewNations(Event, frozen=True, tag=True):
    """A warning: the set-up works best with at least four nations."""

    count: int


class SetUp(Final, frozen=True, tag=True):
    """All placements are revealed."""


class TurnBegan(Final, frozen=True, tag=True):
    acting: tuple[int, ...]
    round: int


class TurnPostponed(Final, frozen=True, tag=True):
    seat: int
    partner: int


class Allied(Final, frozen=True, tag=True):
    seat: int
    other: int


class AllianceOffered(Final, frozen=True, tag=True):
    seat: int
    other: int


class AllianceDeclined(Final, frozen=True, tag=True):
    seat: int
    other: int


class AllianceEnded(Final, frozen=True, tag=True):
    seat: int
    other: int


class Marched(Event, frozen=True, tag=True):
    nation: int
    figures: Figures
    origin: int
    to: int


class Shipped(Final, frozen=True, tag=True):
    nation: int
    figures: Figures
    origin: int
    to: int


class ConsentRefused(Final, frozen=True, tag=True):
    """The straits stay closed."""

    seat: int
    nation: int


class LandingRolled(Final, frozen=True, tag=True):
    nation: int
    region: int
    faces: tuple[int, ...]
    lost: Figures


class RegionTaken(Event, frozen=True, tag=True):
    nation: int
    region: int


class RegionReturned(Event, frozen=True, tag=True):
    """Falls back to its nation, or to nobody."""

    nation: int
    region: int


class Ceded(Final, frozen=True, tag=True):
    nation: int
    to: int
    region: int


class CessionRefused(Final, frozen=True, tag=True):
    nation: int
    to: int
    region: int


class MovementEnded(Final, frozen=True, tag=True):
    seat: int


class TradeOffered(Event, frozen=True, tag=True):
    nation: int
    partner: int
    give: int
    want: int


class TradeRefused(Final, frozen=True, tag=True):
    nation: int
    partner: int


class Traded(Final, frozen=True, tag=True):
    """`seats` see the faces; others see how many."""

    nation: int
    partner: int
    seats: tuple[int, int]
    counts: tuple[int, int]
    given: tuple[int, ...] = ()
    received: tuple[int, ...] = ()

    def seen_by(self, viewer: int | None) -> Event | None:
        if viewer in self.seats:
            return self
        return Traded(self.nation, self.partner, self.seats, self.counts)


class CardsDrawn(Final, frozen=True, tag=True):
    """`seat` sees the faces."""

    nation: int
    seat: int
    count: int
    cards: tuple[int, ...] = ()

    def seen_by(self, viewer: int | None) -> Event | None:
        return self if viewer == self.seat else CardsDrawn(self.nation, self.seat, self.count)


class CardPutBack(Final, frozen=True, tag=True):
    nation: int


class CombinationPlayed(Final, frozen=True, tag=True):
    nation: int
    cards: tuple[int, ...]
    figures: Figures


class FiguresPlaced(Event, frozen=True, tag=True):
    nation: int
    kind: int
    count: int
    region: int


class TurnEnded(Final, frozen=True, tag=True):
    seat: int


class BattleBegan(Final, frozen=True, tag=True):
    region: int
    attackers: tuple[int, ...]
    defenders: tuple[int, ...]
    great: bool
    landed: bool


class LinedUp(Final, frozen=True, tag=True):
    """The screen is lifted: everybody sees which row each figure stands in, and whose it is."""

    region: int
    side: int
    front: Figures
    rear: Figures
    whose: tuple[tuple[int, Figures], ...]
    """What each nation has in front."""


class RowsChanged(Final, frozen=True, tag=True):
    region: int
    side: int
    forward: Figures
    back: Figures


class Fired(Final, frozen=True, tag=True):
    region: int
    side: int
    faces: tuple[int, ...]
    hits: int
    pursuit: bool
    arms: tuple[int, ...] = ()
    """How many of the dice are those of each kind, in this order."""
    hit: int = 0
    """The face that hits, and all above it."""


class FiguresLost(Final, frozen=True, tag=True):
    """`how`: battle, pursuit, retreat, removal."""

    nation: int
    region: int
    figures: Figures
    how: str


class RallyRolled(Final, frozen=True, tag=True):
    nation: int
    faces: tuple[int, ...]
    successes: int


class Rallied(Final, frozen=True, tag=True):
    nation: int
    kind: int


class BattleLost(Final, frozen=True, tag=True):
    region: int
    side: int
    given_up: bool


class LeadersGaveWay(Final, frozen=True, tag=True):
    """Leaders without armies leave before armies."""

    region: int


class Retreated(Final, frozen=True, tag=True):
    nation: int
    figures: Figures
    origin: int
    to: int


class BattleEnded(Final, frozen=True, tag=True):
    region: int
    winner: int


class Eliminated(Final, frozen=True, tag=True):
    nation: int


class Resigned(Final, frozen=True, tag=True):
    seat: int


class Ended(Final, frozen=True, tag=True):
    """`scores` are fractions as pairs, by seat; empty unless regions decided."""

    winners: tuple[int, ...]
    manner: str
    scores: tuple[tuple[int, int], ...]


EVENTS: tuple[type[Event], ...] = tuple(
    kind
    for kind in list(globals().values())
    if isinstance(kind, type) and issubclass(kind, Event) and kind not in (Event, Final)
)
