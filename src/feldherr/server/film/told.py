"""The log as it was told: what each viewer read, whatever the rules make of it later."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from feldherr.kernel.answers import Action
from feldherr.kernel.event import Event
from feldherr.kernel.game import Game
from feldherr.kernel.table import Happened
from feldherr.kernel.text import Text
from feldherr.server.table.telling import Line, Tails
from feldherr.server.wire.frames import Happening, encode


class Kept(Action, frozen=True):
    """An answer that is only shown: the line it was stored as."""

    line = "{text}"
    text: str


class Told(Event, frozen=True):
    """What a spectator and each seat were told, as it goes into their logs; None: nothing."""

    tails: tuple[bytes | None, ...]

    def seen_by(self, viewer: int | None) -> Event | None:
        tail = self.tails[0 if viewer is None else viewer + 1]
        return None if tail is None else Line(tail)


def told(tails: Tails, event: Event, viewers: int) -> Told:
    """An event as it is kept; `viewers` counts the spectator and the seats."""
    if isinstance(event, Told):
        return event
    seen = [event.seen_by(None if n == 0 else n - 1) for n in range(viewers)]
    return Told(tuple(None if shown is None else tails.tail(shown) for shown in seen))


def everybody(text: Text, viewers: int) -> Told:
    """A sentence of the server's own, in everybody's log."""
    return Told((encode(Happening({"type": text.id}, text))[1:],) * viewers)


class Log:
    """Everything that has happened, as told; grows with the table, and is cut with it when something is taken back.

    An event is put into words once: for all who look, and for the snapshots and the film.
    """

    def __init__(self, game: Game, viewers: int) -> None:
        self.game, self.viewers = game, viewers
        self.events: list[Event] = []
        self.lines: list[Told] = []

    def read(self, happened: Sequence[Happened], taken_back: bool = True) -> list[Told]:
        """All lines; what was read before is not made again. `taken_back`: some of that may no longer stand."""
        stands = len(self.events)
        if taken_back:
            pairs = enumerate(zip(self.events, happened))
            stands = next((n for n, (old, new) in pairs if old is not new.event), min(stands, len(happened)))
            del self.events[stands:], self.lines[stands:]
        if stands == len(happened):
            return self.lines
        tails = Tails(self.game)
        for _, event in happened[stands:]:
            self.events.append(event)
            self.lines.append(told(tails, event, self.viewers))
        return self.lines


class Drawn(msgspec.Struct, frozen=True):
    """A draw of chance. `kind` and `args`: what was asked of it; `value`: the line of its answer."""

    number: int
    kind: str
    args: msgspec.Raw
    value: str
