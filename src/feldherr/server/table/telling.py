"""What happened, as a line of a viewer's log and as something his board can move."""

from __future__ import annotations

from typing import Any

import msgspec

from feldherr.kernel.event import Event
from feldherr.kernel.game import Game
from feldherr.kernel.text import Text
from feldherr.server.wire.frames import Happening, encode


def happening(game: Game, event: Event) -> Happening:
    """The event is what the viewer sees of it already."""
    text, rule = game.told(event) or (None, None)
    facts = game.shown(event)
    return Happening(
        body(event),
        text,
        rule,
        facts.handles,
        [{"piece": piece, "to": to} for piece, to in facts.moves],
        [{"piece": piece, "face": face} for piece, face in facts.shows],
        facts.loses,
        facts.flash,
        facts.ways,
        facts.rows,
        losses=facts.losses,
        clash=facts.clash,
    )


class Line(Event, frozen=True):
    """What one viewer was told, as it was kept: a line of his log from behind its number."""

    tail: bytes


def sentence(game: Game, event: Event) -> tuple[Text, str | None] | None:
    """The words of an event as its viewer sees it, and their rule."""
    if not isinstance(event, Line):
        return game.told(event)
    kept = msgspec.json.decode(b"{" + event.tail, type=Spoken)
    return (kept.text, kept.rule) if kept.text else None


class Spoken(msgspec.Struct, frozen=True):
    text: Text | None = None
    rule: str | None = None


def body(event: Event) -> Any:
    if type(event).__struct_config__.tag is not None:
        return event
    return {"type": type(event).__name__, **msgspec.structs.asdict(event)}


class Tails:
    """Lines without their place in a log, encoded once for all who see the same. Lives as long as one change."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.tails: dict[int, tuple[Event, bytes]] = {}

    def tail(self, event: Event) -> bytes:
        if isinstance(event, Line):
            return event.tail
        found = self.tails.get(id(event))
        if found is None:
            found = self.tails[id(event)] = event, encode(happening(self.game, event))[1:]
        return found[1]
