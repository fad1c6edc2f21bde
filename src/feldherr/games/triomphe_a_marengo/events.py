"""Everything that can be seen to happen. All of it is open: faces appear only in events that disclose them."""

from __future__ import annotations

from typing import ClassVar

from feldherr.kernel.event import Event


class Final(Event, frozen=True):
    """Cannot be unsaid."""

    final: ClassVar[bool] = True


class SetUp(Final, frozen=True, tag=True):
    """The pieces are dealt."""


class TurnBegan(Final, frozen=True, tag=True):
    side: int
    round: int


class DiscsReceived(Event, frozen=True, tag=True):
    side: int
    count: int


class PushedBack(Event, frozen=True, tag=True):
    side: int
    pieces: tuple[int, ...]
    area: int


class Marched(Event, frozen=True, tag=True):
    """`how`: standard, defensive, road, pontoon, push, advance (after a maneuver attack), storm (after an assault)."""

    side: int
    pieces: tuple[int, ...]
    origin: int
    to: int
    how: str


class CommandSpent(Event, frozen=True, tag=True):
    side: int
    left: int


class Rallied(Event, frozen=True, tag=True):
    pieces: tuple[int, ...]
    areas: tuple[int, ...] = ()


class Disordered(Event, frozen=True, tag=True):
    """Ready pieces became unready by contact."""

    area: int
    pieces: tuple[int, ...]


class AttackDeclared(Final, frozen=True, tag=True):
    """Binds. `blocking`: who stands in the approach that is attacked."""

    side: int
    pieces: tuple[int, ...]
    front: int
    by_road: bool
    blocking: tuple[int, ...] = ()


class Responded(Event, frozen=True, tag=True):
    side: int
    pieces: tuple[int, ...]
    front: int


class AttackStopped(Final, frozen=True, tag=True):
    """`partly`: by a partial block. Then how many attacked, how many blocked, and how many block fully."""

    side: int
    front: int
    partly: bool = False
    attackers: int = 0
    blockers: int = 0
    full: int = 0


class AttackSucceeded(Final, frozen=True, tag=True):
    side: int
    front: int
    attackers: int = 0
    blockers: int = 0
    full: int = 0


class Announced(Final, frozen=True, tag=True):
    side: int
    piece: int
    front: int


class Cancelled(Event, frozen=True, tag=True):
    side: int
    piece: int
    at: int = -1


class Executed(Event, frozen=True, tag=True):
    side: int
    piece: int
    front: int
    hits: bool
    gun: int = 0
    """Its face, which lies open."""


class Shown(Final, frozen=True, tag=True):
    """`briefly`: hidden again at once; else it lies face up until a rule turns it back."""

    piece: int
    face: int
    briefly: bool
    at: int = -1


class TurnedBack(Event, frozen=True, tag=True):
    pieces: tuple[int, ...]


class LossTaken(Final, frozen=True, tag=True):
    piece: int
    before: int
    after: int
    at: int = -1


class AssaultAnnounced(Final, frozen=True, tag=True):
    """`storming`, `blocking`: who stands on either side of the approach."""

    side: int
    front: int
    storming: tuple[int, ...] = ()
    blocking: tuple[int, ...] = ()


class LineFormed(Final, frozen=True, tag=True):
    """The front line of a side, its pieces shown; perhaps none."""

    side: int
    pieces: tuple[int, ...]
    front: int
    attacking: bool = False
    faces: tuple[int, ...] = ()


class AttackersNamed(Event, frozen=True, tag=True):
    side: int
    pieces: tuple[int, ...]


class Fired(Final, frozen=True, tag=True):
    """Defensive artillery fire; the gun is shown for it."""

    side: int
    piece: int
    gun: int = 0


class Counterattacked(Final, frozen=True, tag=True):
    side: int
    pieces: tuple[int, ...]
    faces: tuple[int, ...] = ()


class Counted(Final, frozen=True, tag=True):
    """The result of an assault, term by term."""

    front: int
    strength: int
    penalty: int
    line: int
    counter: int
    result: int


class LossesDue(Final, frozen=True, tag=True):
    """Losses of step 7, term by term."""

    attacker: int
    cavalry: int
    crushing: int
    defender: int


class AssaultEnded(Final, frozen=True, tag=True):
    """`taken`: the attacker has won."""

    front: int
    winner: int
    taken: bool = False


class Continued(Final, frozen=True, tag=True):
    side: int
    piece: int
    front: int


class RetreatBegan(Final, frozen=True, tag=True):
    side: int
    area: int
    pieces: tuple[int, ...]


class Retreated(Final, frozen=True, tag=True):
    side: int
    piece: int
    origin: int
    to: int


class Trapped(Final, frozen=True, tag=True):
    """A piece found no way out and is destroyed."""

    side: int
    piece: int
    face: int
    at: int = -1


class DiscsPlaced(Final, frozen=True, tag=True):
    """`occasion`: stopped (a maneuver attack), held (an assault), retreat."""

    side: int
    area: int
    count: int
    occasion: str = "stopped"


class DiscMoved(Final, frozen=True, tag=True):
    side: int
    origin: int
    to: int


class DiscsLost(Final, frozen=True, tag=True):
    """`area` -1: from the pool. `occasion`: losses, ground (the area is the enemy's)."""

    side: int
    area: int
    count: int
    left: int
    occasion: str = "losses"


class DiscsReturned(Event, frozen=True, tag=True):
    """`chosen`: one that France takes back, not those no enemy is near."""

    side: int
    area: int
    count: int
    chosen: bool = False


class Mixed(Final, frozen=True, tag=True):
    """Pieces of these positions were mixed; which is which now is nobody else's business."""

    side: int
    spots: tuple[int, ...]


class ActionsEnded(Event, frozen=True, tag=True):
    side: int


class Ended(Final, frozen=True, tag=True):
    winner: int
    manner: str
    beyond: int


EVENTS: tuple[type[Event], ...] = (
    SetUp, TurnBegan, DiscsReceived, PushedBack, Marched, CommandSpent, Rallied, Disordered, AttackDeclared, Responded,
    AttackStopped, AttackSucceeded, Announced, Cancelled, Executed, Shown, TurnedBack, LossTaken, AssaultAnnounced,
    LineFormed, AttackersNamed, Fired, Counterattacked, Counted, LossesDue, AssaultEnded, Continued, RetreatBegan,
    Retreated, Trapped, DiscsPlaced, DiscMoved, DiscsLost, DiscsReturned, Mixed, ActionsEnded, Ended,
)  # fmt: skip
