"""How a stored game is opened: played again, played on from where it stood, or only shown."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any, NamedTuple

import msgspec

from feldherr.kernel import store
from feldherr.kernel.answers import CHANCE, Given, Malformed
from feldherr.kernel.game import Game
from feldherr.kernel.lines import lines_of
from feldherr.kernel.table import Table
from feldherr.kernel.text import say
from feldherr.server.archive.carry import revived
from feldherr.server.archive.ground import Draws, Ground, film_of, read_passage, table_at
from feldherr.server.film.film import Film, Made, film, moments, unpack
from feldherr.server.film.joined import joined
from feldherr.server.film.props import retold, used
from feldherr.server.film.still import Line, Standing
from feldherr.server.film.told import Drawn, Kept, everybody
from feldherr.server.store import snapshot
from feldherr.server.store.sheet import Sheet

PLAYS, CARRIED, STOPPED, FILM = "plays", "carried", "stopped", "film"
"""It plays on; it plays on from a stored position; it waits for the program it was played with; it is only shown."""


def nothing(digest: str) -> bytes | None:
    """There are no props but today's."""
    return None


class Stored(NamedTuple):
    """All there is of a game. `film`: its row, if there is one; `final`: nothing more can come."""

    sheet: Sheet
    lines: Sequence[Line]
    snapshot: bytes | None = None
    passage: bytes | None = None
    passed: int = 0
    film: bytes | None = None
    final: bool = False
    prop: Callable[[str], bytes | None] = nothing
    """Boards and messages of other times, by their digests."""


class Opened(NamedTuple):
    """`fresh`: the ground is not on disk yet. `lost`: so many answers no longer count."""

    table: Table
    draws: list[Drawn]
    stands: str
    ground: Ground | None = None
    fresh: bool = False
    lost: int = 0
    kept: int = -1
    """The entries at the last snapshot, if today's program took it."""


def opened(game: Game, stored: Stored) -> Opened:
    """The table of a stored game, as well as it can be had. Call it in a thread: it may have to play the game again."""
    options = options_of(game, stored.sheet.options)
    if stored.sheet.phase == "over":
        return finished(game, options, stored)
    try:
        ground = ground_of(game, options, stored)
    except ValueError:
        return stopped(game, options, stored, None)
    taken = snapshot.read(stored.snapshot)
    if isinstance(taken, snapshot.Snapshot) and taken.film.made == used(game, options)[0]:
        if (found := by_shortcut(game, options, stored, ground, taken)) is not None:
            return found
    again = played_again(game, options, stored, ground)
    if again.fits and not differs(game, options, again.table, taken):
        return Opened(again.table, again.draws, CARRIED if ground else PLAYS, ground)
    return carried(game, options, stored, taken, again) or stopped(game, options, stored, again)


# played again ---------------------------------------------------------------------------------------------------------
class Again(NamedTuple):
    """As far as the answers fit the rules of today."""

    table: Table
    draws: list[Drawn]
    fits: bool


def played_again(game: Game, options: Any, stored: Stored, ground: Ground | None) -> Again:
    entries, whole = read_lines(game, ground, stored.lines)
    base, known = stored.sheet.base, ground.film.draws if ground else []
    draws, table = Draws(entries, base, known), table_at(game, options, ground, stored.lines)
    try:
        table.replay(entries, draws.watch)
    except Exception:  # whatever other rules make of it: it does not fit
        whole = False
        fits = table.entries == entries[: len(table.entries)]
        good = len(table.entries) if fits else table.steps[-1].entries if table.steps else 0
        draws, table = Draws(entries, base, known), table_at(game, options, ground, stored.lines)
        table.replay(entries[:good], draws.watch)
    count_draws(table, base)
    return Again(table, draws.found, whole)


def read_lines(game: Game, ground: Ground | None, lines: Sequence[Line]) -> tuple[list[Given], bool]:
    """The entries up to the first that is no answer of this game, and whether that is all of them."""
    number = ground.number if ground else 0
    read = lines_of(tuple(game.actions)).read
    entries = [Given(seat, Kept(line)) for seat, line, _ in lines[:number]]
    try:
        for seat, line, _ in lines[number:]:
            entries.append(Given(seat, read(line)))
    except Malformed:
        return entries, False
    return entries, True


def count_draws(table: Table, base: int) -> None:
    """So many draws of the game's own seed are used up."""
    table.draws = sum(given.seat == CHANCE for given in table.entries[base:])


def by_shortcut(
    game: Game, options: Any, stored: Stored, ground: Ground | None, taken: snapshot.Snapshot
) -> Opened | None:
    entries, whole = read_lines(game, ground, stored.lines)
    if not whole or (taken.shortcut and ground and taken.shortcut.number < ground.number):
        return None
    if (found := snapshot.restore(game, options, taken, entries, stored.sheet.base)) is None:
        return None
    table, draws = found
    count_draws(table, stored.sheet.base)
    return Opened(table, draws, CARRIED if ground else PLAYS, ground, kept=taken.number)


def differs(game: Game, options: Any, table: Table, taken: snapshot.Snapshot | snapshot.Older | None) -> bool:
    """Whether the same answers lead elsewhere under a new version of the rules: then where people left it counts."""
    if not isinstance(taken, snapshot.Snapshot) or taken.film.made.rules == game.rules_version:
        return False
    stood = revived(game, options, bytes(taken.position), taken.film.made.rules)
    again = next((moment.position for moment in moments(table) if moment.entries == taken.number), None)
    return stood is not None and again is not None and store.encode(stood.position) != store.encode(again)


# played on ------------------------------------------------------------------------------------------------------------
def ground_of(game: Game, options: Any, stored: Stored) -> Ground | None:
    """Where the game was played on under other rules for the last time; `ValueError` if it cannot be gone on from."""
    if stored.passage is None:
        return None
    kept = read_passage(stored.passage)  # a `ValueError` too, if the bytes cannot be read
    stood = revived(game, options, bytes(kept.position), kept.film.made.rules)
    if stood is None or stood.dropped:
        raise ValueError("the position this game was played on from cannot be read")
    return Ground(stored.passed, stood.position, kept.film)


def carried(
    game: Game, options: Any, stored: Stored, taken: snapshot.Snapshot | snapshot.Older | None, again: Again | None
) -> Opened | None:
    """Played on from the last stored position, with a line in the log that says so; None if that cannot be."""
    if taken is None or not stored.passed <= taken.number <= len(stored.lines):
        return None
    made, seats = used(game, options)[0], game.seats(options)
    then = taken.film.made.rules if isinstance(taken, snapshot.Snapshot) else stored.sheet.rules
    stood = revived(game, options, bytes(taken.position), then)
    before = shown_before(stored, again, made)
    if stood is None or before is None or len(before.seats) != len(seats):
        return None
    lines = [*before.told(), everybody(say("played-on", rules=game.rules_version), before.viewers)]
    shown = film(game, seats, taken.number, lines, before.draws, (), None, made, before)
    ground = Ground(taken.number, stood.position, shown)
    on = played_again(game, options, stored, ground)
    rest = len(stored.lines) - len(on.table.entries)
    if rest:  # what does not fit after that position is passed over, and stays in the record
        shown = film_of(on.table, on.draws, made, ground)
        ground = Ground(len(stored.lines), on.table.position, shown)
        on = played_again(game, options, stored, ground)
    return Opened(on.table, on.draws, CARRIED, ground, True, stood.dropped + rest)


def shown_before(stored: Stored, again: Again | None, made: Made, newest: bool = False) -> Film | None:
    """All that was kept of log, pictures and draws up to the snapshot, or to the `newest` of it.

    If there is nothing, as far as the answers still fit.
    """
    taken, kept = snapshot.read(stored.snapshot), kept_film(stored)
    late = taken.film if isinstance(taken, snapshot.Snapshot) else None
    if newest and late is not None and kept is not None and late.entries < kept.entries:
        late = None
    found = joined(spoken(stored, kept, made), spoken(stored, late, made))
    if found is None and again is not None:
        found = film_of(again.table, again.draws, made, None)
    return found


def kept_film(stored: Stored) -> Film | None:
    """The film there is, or the one that led to where the game was played on from; None if none can be read."""
    for data, read in ((stored.film, film_in), (stored.passage, film_before)):
        with suppress(ValueError):
            if data is not None:
                return read(data)
    return None


def film_in(data: bytes) -> Film:
    return unpack(data, Film)


def film_before(data: bytes) -> Film:
    return read_passage(data).film


def spoken(stored: Stored, shown: Film | None, made: Made) -> Film | None:
    """A film in the words it had, if today's are others."""
    if shown is None or shown.made.texts == made.texts:
        return shown
    then = stored.prop(shown.made.texts)
    return retold(shown, then, stored.sheet.game) if then is not None else shown


# only shown -----------------------------------------------------------------------------------------------------------
def finished(game: Game, options: Any, stored: Stored) -> Opened:
    """From its film; if there is none yet, played again; if that cannot be, whatever was kept."""
    made, outcome = used(game, options)[0], stored.sheet.result()
    if stored.film is not None and stored.final and (shown := spoken(stored, kept_film(stored), made)) is not None:
        return Opened(Standing(game, options, shown, stored.lines, outcome), shown.draws, FILM)
    again = None
    try:
        ground = ground_of(game, options, stored)
        again = played_again(game, options, stored, ground)
        if again.fits and again.table.outcome == outcome:
            return Opened(again.table, again.draws, PLAYS, ground)
    except ValueError:
        pass
    shown = shown_before(stored, again or from_the_beginning(game, options, stored), made, newest=True)
    assert shown is not None, "what was played again can be shown"
    return Opened(Standing(game, options, shown, stored.lines, outcome), shown.draws, FILM)


def stopped(game: Game, options: Any, stored: Stored, again: Again | None) -> Opened:
    """It waits for the program it was played with, and shows where it stands."""
    again = again or from_the_beginning(game, options, stored)
    shown = shown_before(stored, again, used(game, options)[0], newest=True)
    assert shown is not None, "what was played again can be shown"
    return Opened(Standing(game, options, shown, stored.lines, None), shown.draws, STOPPED)


def from_the_beginning(game: Game, options: Any, stored: Stored) -> Again:
    """As far as one comes from there, for a game of which nothing else can be read."""
    return played_again(game, options, stored, None)


# options --------------------------------------------------------------------------------------------------------------
def options_of(game: Game, text: str) -> Any:
    """The options a game was made with; of those today's game does not know, none."""
    try:
        return msgspec.json.decode(text.encode(), type=game.options_type)
    except msgspec.MsgspecError:
        return msgspec.convert(known_options(game, msgspec.json.decode(text.encode())), game.options_type)


def known_options(game: Game, wished: dict[str, Any]) -> dict[str, Any]:
    kept: dict[str, Any] = {}
    for field in msgspec.structs.fields(game.options_type):
        try:
            msgspec.convert({**kept, field.encode_name: wished[field.encode_name]}, game.options_type)
        except (msgspec.ValidationError, ValueError, KeyError):
            continue
        kept[field.encode_name] = wished[field.encode_name]
    return kept
