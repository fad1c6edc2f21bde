"""What happened, as a line of a viewer's log and as something his board can move."""

from __future__ import annotations

from typing import Any

import msgspec

from feldherr.kernel.event import Event
from feldherr.kernel.game import Game
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
    )


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
        found = self.tails.get(id(event))
        if found is None:
            found = self.tails[id(event)] = event, encode(happening(self.game, event))[1:]
        return found[1]
