"""A shortcut to a long game: where it stood at some entry, so that only what came after has to be played again.

Written lazily, when a game comes to rest; never the truth. One that does not fit is passed over, and the game is
played again from its answers.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from feldherr import __version__
from feldherr.kernel import store
from feldherr.kernel.answers import CHANCE, Given, Undo
from feldherr.kernel.event import Event
from feldherr.kernel.game import Game
from feldherr.kernel.table import Happened, Table, Talk

WORTH = 200
"""A game gets a snapshot once so many entries have come since the last."""


class Snapshot(msgspec.Struct, frozen=True):
    """`asked`: the seats asked and since which entry. `happened`: entry, kind and content of each event."""

    version: str
    rules: int
    number: int
    position: msgspec.Raw
    asked: list[tuple[int, int]]
    happened: list[tuple[int, str, msgspec.Raw]]


def take(game: Game, table: Table, since: int) -> Snapshot | None:
    """The snapshot of a table as far back as one can still take back, if it is worth it and comes back as it was."""
    if not table.steps or table.talk != Talk() or table.steps[0].entries - since < WORTH:
        return None
    step = table.steps[0]
    later = [given.answer for given in table.entries[step.entries :]]
    if any(isinstance(answer, Undo) and answer.to < step.entries for answer in later):
        return None
    kinds = events_of(game)
    seen = table.happened[: step.happened]
    happened = [(entry, type(event).__name__, msgspec.Raw(msgspec.json.encode(event))) for entry, event in seen]
    if any(kinds.get(kind) is not type(event) for (_, kind, _), (_, event) in zip(happened, seen)):
        return None
    position = msgspec.Raw(store.encode(step.position))
    taken = Snapshot(__version__, game.rules_version, step.entries, position, sorted(step.asked.items()), happened)
    return taken if [h.event for h in read_events(game, taken)] == [h.event for h in seen] else None


def restore(game: Game, options: Any, data: bytes, entries: Sequence[Given]) -> Table | None:
    """The table with all entries, from the snapshot on; None if the snapshot does not fit."""
    try:
        taken = msgspec.json.decode(data, type=Snapshot)
        if (taken.version, taken.rules) != (__version__, game.rules_version) or taken.number > len(entries):
            return None
        table = Table(game, options)
        table.position = store.decode(game, bytes(taken.position))
        table.entries = list(entries[: taken.number])
        table.happened = list(read_events(game, taken))
        table.asked = dict(taken.asked)
        table.steps = []
        table.draws = sum(given.seat == CHANCE for given in table.entries)
        table.replay(entries)
    except (ValueError, LookupError, TypeError, AssertionError):
        return None
    return table


def read_events(game: Game, taken: Snapshot) -> Iterator[Happened]:
    kinds = events_of(game)
    for entry, kind, content in taken.happened:
        yield Happened(entry, msgspec.json.decode(content, type=kinds[kind]))


def events_of(game: Game) -> dict[str, type[Event]]:
    """The events of a game, by their names."""
    return {kind.__name__: kind for kind in game.events}
