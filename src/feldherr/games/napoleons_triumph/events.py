"""Everything that can be seen to happen. Faces appear only in events that disclose them."""

from __future__ import annotations

from typing import ClassVar

from feldherr.kernel.event import Event


class Final(Event, frozen=True):
    """Cannot be unsaid."""

    final: ClassVar[bool] = True


class BidMade(Final, frozen=True, tag=True):
    seat: int
    points: int


class BidPassed(Final, frozen=True, tag=True):
    seat: int


class SideTaken(Final, frozen=True, tag=True):
    seat: int
    side: int
    points: int


class RanksFixed(Final, frozen=True, tag=True):
    """Who commands whom in a team; told to the other side (NT §19.6)."""

    side: int
    seats: tuple[int, ...]


class CorpsGiven(Final, frozen=True, tag=True):
    """Which player has which corps, by commander; told to the other side (NT §19.6 §19.8)."""

    side: int
    owners: tuple[int, ...]


class CorpsFormed(Final, frozen=True, tag=True):
    """How many regiments each corps has; the faces stay secret (NT §6.s6.2)."""

    side: int
    sizes: tuple[int, ...]


class CorpsPlaced(Event, frozen=True, tag=True):
    commander: int
    spot: int
    count: int


class CorpsWaits(Event, frozen=True, tag=True):
    """It comes later, as a reinforcement."""

    commander: int
    count: int


class Posted(Event, frozen=True, tag=True):
    """Detached at set-up."""

    piece: int
    commander: int
    spot: int


class BatteryShown(Final, frozen=True, tag=True):
    piece: int
    spot: int


class TurnBegan(Final, frozen=True, tag=True):
    side: int
    round: int


class PartBegan(Final, frozen=True, tag=True):
    """A player's part of the team's turn (NT §19.23)."""

    side: int
    seat: int


class NightFell(Final, frozen=True, tag=True):
    """Morale regained by each side (NT §14.3)."""

    allies: int
    france: int


class CommandGiven(Event, frozen=True, tag=True):
    """`kind`: corps move, detachment move, attach, regiment move."""

    side: int
    kind: str
    commander: int
    piece: int
    used: int


class Marched(Event, frozen=True, tag=True):
    """`how`: move, road, entry, block, advance, fall back, feint."""

    side: int
    pieces: tuple[int, ...]
    commanders: tuple[int, ...]
    origin: int
    to: int
    how: str


class MustBlock(Final, frozen=True, tag=True):
    """Defenders in reserve must block the approach now (NT §11.s3.7 §11.s11.9)."""

    side: int
    front: int


class ApproachBlocked(Final, frozen=True, tag=True):
    """Defenders leave the reserve to block the approach that was attacked (NT §11.s3.7 §11.s11.9)."""

    side: int
    pieces: tuple[int, ...]
    commanders: tuple[int, ...]
    front: int


class WereDetached(Event, frozen=True, tag=True):
    pieces: tuple[int, ...]
    commander: int


class Attached(Event, frozen=True, tag=True):
    piece: int
    commander: int
    before: int


class MoraleLost(Final, frozen=True, tag=True):
    """`why`: fight, retreat, heavy cavalry, guard, guard attack, bombardment."""

    side: int
    points: int
    left: int
    why: str


class MoraleGained(Final, frozen=True, tag=True):
    side: int
    points: int
    left: int


class Threatened(Final, frozen=True, tag=True):
    """Only the approach is named (NT §11.s1.2)."""

    side: int
    front: int
    guard: bool


class DefendersNamed(Final, frozen=True, tag=True):
    side: int
    pieces: tuple[int, ...]
    front: int


class Evacuated(Final, frozen=True, tag=True):
    side: int
    locale: int


class Feinted(Final, frozen=True, tag=True):
    side: int
    front: int


class Declared(Final, frozen=True, tag=True):
    """The attack declaration (NT §11.s5.1). `how`: corps, detachment, regiment."""

    side: int
    how: str
    pieces: tuple[int, ...]
    commanders: tuple[int, ...]
    front: int
    by_road: bool


class LineFormed(Final, frozen=True, tag=True):
    """The front line of a side, its regiments shown; perhaps none."""

    side: int
    pieces: tuple[int, ...]
    front: int


class WidthChosen(Final, frozen=True, tag=True):
    """The front; `target` is the one regiment fought on a narrow front, or -1."""

    side: int
    wide: bool
    target: int


class Counted(Final, frozen=True, tag=True):
    """The preliminary result, term by term (NT §11.s6.1)."""

    front: int
    strength: int
    blocked: int
    penalty: int
    line: int
    result: int
    leader: int


class CounterAttacked(Final, frozen=True, tag=True):
    side: int
    pieces: tuple[int, ...]


class FinalCounted(Final, frozen=True, tag=True):
    """The final result (NT §11.s8.1)."""

    preliminary: int
    counter: int
    result: int
    winner: int


class LossesDue(Final, frozen=True, tag=True):
    """The attacker's by the line and below zero; the defender's by the front and above zero, less artillery."""

    line: int
    below: int
    front: int
    above: int
    spared: int


class Shown(Final, frozen=True, tag=True):
    """`briefly`: hidden again at once; else until the attack is over."""

    piece: int
    face: int
    briefly: bool


class HiddenAgain(Event, frozen=True, tag=True):
    pieces: tuple[int, ...]


class LossTaken(Final, frozen=True, tag=True):
    piece: int
    before: int
    after: int


class CommanderLost(Final, frozen=True, tag=True):
    commander: int


class AttackEnded(Final, frozen=True, tag=True):
    front: int
    winner: int


class RetreatBegan(Final, frozen=True, tag=True):
    side: int
    locale: int
    pieces: tuple[int, ...]


class Retreated(Final, frozen=True, tag=True):
    side: int
    piece: int
    origin: int
    to: int


class Trapped(Final, frozen=True, tag=True):
    """It finds no way out and is destroyed."""

    side: int
    piece: int
    face: int


class Mixed(Final, frozen=True, tag=True):
    """Regiments of these positions were mixed."""

    side: int
    spots: tuple[int, ...]


class PartEnded(Event, frozen=True, tag=True):
    side: int
    seat: int


class Ended(Final, frozen=True, tag=True):
    """Key locales: blue ones the Allies control, the others those of the French."""

    winner: int
    manner: str
    blue: int
    green: int
    red: int
    black: int


class ArmyOrganised(Final, frozen=True, tag=True):
    """NT §6.s6.2, ruling r96: the faces of each corps, for its own players only."""

    side: int
    team: tuple[int, ...]
    corps: tuple[tuple[int, ...], ...]

    def seen_by(self, viewer: int | None) -> Event | None:
        return self if viewer in self.team else None


class OrderSent(Final, frozen=True, tag=True):
    """What everybody else sees of an order: that there is one."""

    side: int
    sender: int
    to: int


class OrderWritten(Final, frozen=True, tag=True):
    """NT §19.14: only the sender sees it before it is delivered."""

    side: int
    sender: int
    to: int
    attack: bool
    places: tuple[int, ...]

    def seen_by(self, viewer: int | None) -> Event | None:
        return self if viewer == self.sender else OrderSent(self.side, self.sender, self.to)


class OrderRead(Final, frozen=True, tag=True):
    """NT §19.14: the recipient reads it one turn later, nobody else."""

    to: int
    attack: bool
    places: tuple[int, ...]

    def seen_by(self, viewer: int | None) -> Event | None:
        return self if viewer == self.to else None


class OrderOpened(Final, frozen=True, tag=True):
    """NT §19.17: after the game all orders lie open."""

    round: int
    side: int
    sender: int
    to: int
    attack: bool
    places: tuple[int, ...]


EVENTS: tuple[type[Event], ...] = (
    BidMade, BidPassed, SideTaken, RanksFixed, CorpsGiven, CorpsFormed, CorpsPlaced, CorpsWaits, Posted,
    BatteryShown, TurnBegan, PartBegan, NightFell, CommandGiven, Marched, MustBlock, ApproachBlocked, WereDetached,
    Attached, MoraleLost, MoraleGained, Threatened, DefendersNamed, Evacuated, Feinted, Declared, LineFormed,
    WidthChosen, Counted, CounterAttacked, FinalCounted, LossesDue, Shown, HiddenAgain, LossTaken, CommanderLost,
    AttackEnded, RetreatBegan, Retreated, Trapped, Mixed, PartEnded, Ended, ArmyOrganised, OrderSent, OrderWritten,
    OrderRead, OrderOpened,
)  # fmt: skip
