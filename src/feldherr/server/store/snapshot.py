"""Where a running game stands: a shortcut to it, and what it goes on from if the rules no longer fit its answers.

Written while it is played and when it comes to rest. Never the truth as long as the answers can be played again.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import Raw
from msgspec.structs import replace

from feldherr.kernel import store
from feldherr.kernel.answers import CHANCE, Given, Undo
from feldherr.kernel.game import Game
from feldherr.kernel.position import Position
from feldherr.kernel.table import Happened, Table, Talk
from feldherr.kernel.turns import Turn
from feldherr.server.archive.ground import Draws
from feldherr.server.film.film import Film, Made, film, moments, pack, unpack
from feldherr.server.film.told import Drawn, Told


class Shortcut(msgspec.Struct, frozen=True):
    """As far back as one can take back. `asked`: the seats asked and since which entry."""

    number: int
    position: Raw
    asked: list[tuple[int, int]]
    happened: int


class Snapshot(msgspec.Struct, frozen=True):
    """`position` after `number` entries; `film`: the whole log, the draws, and what each viewer saw last."""

    number: int
    position: Raw
    shortcut: Shortcut | None
    film: Film
    turns: list[Turn] = []
    """Whose turn it was when; snapshots of before do not know it."""


def take(table: Table, lines: Sequence[Told], draws: Sequence[Drawn], made: Made) -> Snapshot:
    """The snapshot of a table as it stands now; `lines` are its log."""
    now = moments(table)[-1:]
    count = len(table.entries)
    shown = film(table.game, table.seats, count, lines, draws, now, table.outcome, made)
    return Snapshot(count, Raw(store.encode(table.position)), shortcut(table), shown, table.turns[:])


def shortcut(table: Table) -> Shortcut | None:
    """None if something later goes back behind it, or if there is talk of a draw."""
    if not table.steps or table.talk != Talk():
        return None
    step = table.steps[0]
    later = [given.answer for given in table.entries[step.entries :]]
    if any(isinstance(answer, Undo) and answer.to < step.entries for answer in later):
        return None
    position = Raw(store.encode(step.position))
    return Shortcut(step.entries, position, sorted(step.asked.items()), step.happened)


def restore(
    game: Game, options: Any, taken: Snapshot, entries: Sequence[Given], base: int
) -> tuple[Table, list[Drawn]] | None:
    """The table with all entries, from the shortcut on, and its draws; None if it does not fit."""
    short = taken.shortcut
    if short is None or short.number > len(entries):
        return None
    try:
        table = Table(game, options)
        table.position = store.decode(game, bytes(short.position))
        table.entries = list(entries[: short.number])
        table.happened = [Happened(0, line) for line in taken.film.told()[: short.happened]]
        table.asked = dict(short.asked)
        table.turns = [turn for turn in taken.turns if turn.happened <= short.happened]
        table.steps = []
        table.draws = sum(given.seat == CHANCE for given in table.entries)
        draws = Draws(entries, base)
        known = [drawn for drawn in taken.film.draws if drawn.number < table.draws - draws.before]
        # as they were read they hold on to the whole film
        draws.found = [replace(drawn, args=drawn.args.copy()) for drawn in known]
        table.replay(entries, draws.watch)
    except (ValueError, LookupError, TypeError, AssertionError):
        return None
    return table, draws.found


# bytes ----------------------------------------------------------------------------------------------------------------
class Older(msgspec.Struct, frozen=True):
    """As versions before migration 0006 wrote it: a position, and what had happened by then as events."""

    number: int
    position: Raw


def write(taken: Snapshot) -> bytes:
    return pack(taken)


def read(data: bytes | None) -> Snapshot | Older | None:
    """None if there is none that could be read."""
    if data is None:
        return None
    try:
        return msgspec.json.decode(data, type=Older) if data.startswith(b"{") else unpack(data, Snapshot)
    except ValueError:
        return None


def position_of(game: Game, taken: Snapshot | Older) -> Position:
    return store.decode(game, bytes(taken.position))
