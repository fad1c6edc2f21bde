"""Everything that can be answered: actions of players, interjections nobody asked for, faces of chance."""

from __future__ import annotations

from typing import Any, ClassVar, NamedTuple

import msgspec

CHANCE = -1
"""The seat of chance."""
PATIENCE = 10_000
"""So many steps in a row in which nobody has a choice are one too many: the rules go round in a circle."""


class Action(msgspec.Struct, frozen=True, gc=False, cache_hash=True):
    """An answer of a player. `line` is its text: words, and `{field}` for each field (see `lines`).

    Those made once are looked up again and again, so each knows its hash.
    """

    line: ClassVar[str]
    touches: ClassVar[tuple[str, ...]] = ()
    """What it points at, with its fields: `piece:{piece}`, `space:{to}`."""
    usual: ClassVar[bool] = False
    """Whether it is what Enter takes, unless something is left unused by it (`Game.usual`)."""
    ends: ClassVar[bool] = False
    """Whether it ends a phase or a turn: it stands apart, and `Game.warning` says what would be left unused."""

    @property
    def handles(self) -> tuple[str, ...]:
        """What on the table this answer points at: `piece:7`, `space:3`, `side:18`, `box:0`, `card:4` …"""
        return tuple([point.format_map(msgspec.structs.asdict(self)) for point in self.touches])


class Interjection(Action, frozen=True, gc=False):
    """An answer nobody asked for: resign, offer, accept, mix. Legal whenever the game lists it."""

    line: ClassVar[str] = ""


class Done(Action, frozen=True, gc=False):
    """Stop naming."""

    line: ClassVar[str] = "done"


class Yes(Action, frozen=True, gc=False):
    line: ClassVar[str] = "yes"


class No(Action, frozen=True, gc=False):
    line: ClassVar[str] = "no"


class Resign(Interjection, frozen=True, gc=False):
    """Give up. Every game knows it."""

    line: ClassVar[str] = "resign"


class OfferDraw(Interjection, frozen=True, gc=False):
    """Offer a draw, or agree to one that is offered. When all who still play have said so, the game is drawn."""

    line: ClassVar[str] = "offer draw"


class DeclineDraw(Interjection, frozen=True, gc=False):
    """Decline the draw that is offered, or take one's own offer back."""

    line: ClassVar[str] = "decline draw"


class Forfeit(Interjection, frozen=True, gc=False):
    """Lose because one's time is up. Whoever keeps the clock says it, not the player."""

    line: ClassVar[str] = "forfeit"


class BreakOff(Interjection, frozen=True, gc=False):
    """End the game without a result. Who runs the house says it, not a player."""

    line: ClassVar[str] = "break off"


class Undo(Interjection, frozen=True, gc=False):
    """The entries from number `to` on are taken back. The record keeps them, so that no draw is used twice."""

    line: ClassVar[str] = "undo {to}"
    to: int


class Rolled(Action, frozen=True, gc=False):
    line: ClassVar[str] = "rolled {faces}"
    faces: tuple[int, ...]


class Shuffled(Action, frozen=True, gc=False):
    """`order[i]` is the old place of what now lies at place `i`."""

    line: ClassVar[str] = "shuffled {order}"
    order: tuple[int, ...]


class Drew(Action, frozen=True, gc=False):
    """`places` are indices into the weights that were asked for, in the order drawn."""

    line: ClassVar[str] = "drew {places}"
    places: tuple[int, ...]


DONE, YES, NO, RESIGN, OFFER_DRAW, DECLINE_DRAW = Done(), Yes(), No(), Resign(), OfferDraw(), DeclineDraw()
KERNEL_ACTIONS: tuple[type[Action], ...] = (
    Done, Yes, No, Resign, OfferDraw, DeclineDraw, Forfeit, BreakOff, Undo, Rolled, Shuffled, Drew,
)  # fmt: skip


class Given(NamedTuple):
    """One line of the record."""

    seat: int
    answer: Any


class Call(msgspec.Struct, frozen=True):
    """Which procedure runs next, with which arguments. Games subclass it, tagged, one class a procedure."""


class Outcome(msgspec.Struct, frozen=True, omit_defaults=True):
    """How a game ended: who won, in which manner, and a score for each seat in 0..1.

    If nobody at the table has won it is a draw, or all of them have lost: `victor` is the message that names to whom.
    """

    winners: tuple[int, ...]
    manner: str
    scores: tuple[float, ...]
    victor: str = ""

    @property
    def lost(self) -> bool:
        """Whether all at the table have lost."""
        return not self.winners and (bool(self.victor) or not any(self.scores))

    @property
    def drawn(self) -> bool:
        return not self.winners and not self.lost


class Over(Exception):
    """Raised by the verb that ends the game."""

    def __init__(self, outcome: Outcome) -> None:
        super().__init__(outcome)
        self.outcome = outcome


class Illegal(ValueError):
    """An answer that is not open to its seat."""


class Stale(Illegal):
    """An answer to a question that has been answered already."""


class Endless(RuntimeError):
    """Rules that go on and on and leave nobody a choice."""

    def __init__(self, what: object, count: int) -> None:
        super().__init__(f"{what} goes on without end: {count} steps, and nobody had a choice")


class Malformed(ValueError):
    """Text or bytes that cannot be read; the message says what was expected."""
