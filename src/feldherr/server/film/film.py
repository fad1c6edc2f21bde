"""A game to step through without its rules: each viewer's log, his picture after every line, the draws of chance."""

from __future__ import annotations

import zlib
from bisect import bisect_left
from collections.abc import Callable, Sequence
from functools import cached_property, partial
from typing import Any, NamedTuple, TypeVar

import msgspec
from msgspec import Raw

from feldherr.kernel.answers import Outcome
from feldherr.kernel.defaults.viewing import opened
from feldherr.kernel.game import Game, Seat
from feldherr.kernel.position import Position
from feldherr.kernel.table import Table
from feldherr.kernel.view import View
from feldherr.server.film.reel import Change, Refs, Scraps, apply, difference, written
from feldherr.server.film.told import Drawn, Told
from feldherr.server.wire.frames import encode

T = TypeVar("T")


class Made(msgspec.Struct, frozen=True, omit_defaults=True):
    """By what, under which rules, and with which board and messages (their digests) it is shown."""

    program: str = ""
    rules: int = 0
    board: str = ""
    texts: str = ""


class Picture(NamedTuple):
    """`lines` of the viewer's log have happened by then, `entries` of the record."""

    lines: int
    entries: int
    change: Change


WHOLE = 32
"""So many pictures apart whole views are kept while a film is looked at: to show one, no more changes are made."""


class Film(msgspec.Struct, omit_defaults=True, dict=True):
    """`lines`: of each event the scraps of its tails, one if all viewers were told the same. `reels`: by viewer."""

    made: Made
    seats: list[Seat]
    entries: int
    fields: list[str]
    scraps: list[Raw]
    lines: list[int | list[int | None]]
    reels: list[list[Picture]]
    draws: list[Drawn]
    outcome: Outcome | None = None
    boards: list[tuple[int, str]] = []
    """Up to so many entries it is shown on another board than the last."""

    # reading ----------------------------------------------------------------------------------------------------------
    @property
    def viewers(self) -> int:
        return len(self.seats) + 1

    def told(self) -> list[Told]:
        """Every event, as it was told."""
        tails = [bytes(scrap)[1:] for scrap in self.scraps]
        out = []
        for line in self.lines:
            each = [line] * self.viewers if isinstance(line, int) else line
            out.append(Told(tuple(None if number is None else tails[number] for number in each)))
        return out

    @cached_property
    def numbers(self) -> list[list[int]]:
        """By viewer, the scraps of the lines of his log."""
        each = [[line] * self.viewers if isinstance(line, int) else line for line in self.lines]
        return [[number for number in own if number is not None] for own in zip(*each)] or [[] for _ in self.reels]

    @cached_property
    def views(self) -> list[dict[int, Refs]]:
        """By viewer, every so many pictures the view before it, as far as somebody has looked."""
        return [{0: {}} for _ in self.reels]

    def seen(self, viewer: int | None) -> list[bytes]:
        """The lines of a viewer's log, whole."""
        return [bytes(self.scraps[number]) for number in self.numbers[place_of(viewer)]]

    def view(self, viewer: int | None, place: int) -> Refs:
        """What a picture shows, from the last whole view before it on. Threads that look at once find the same."""
        reel, known = self.reels[place_of(viewer)], self.views[place_of(viewer)]
        begun = next(number for number in range(place // WHOLE, -1, -1) if number in known)
        view = dict(known[begun])
        for number in range(begun * WHOLE, place + 1):
            if number % WHOLE == 0:
                known.setdefault(number // WHOLE, dict(view))
            apply(view, reel[number].change)
        return view

    def stop(self, viewer: int | None, lines: int) -> Still:
        """The last moment at which the viewer had seen so many lines; where there is none, the next."""
        reel = self.reels[place_of(viewer)]
        place = min(bisect_left(reel, lines, key=lambda picture: picture.lines), len(reel) - 1)
        before = reel[place - 1].lines if place else 0
        at = reel[place]
        shown = written(self.view(viewer, place), self.scraps, self.fields)
        news = self.numbers[place_of(viewer)][before : at.lines]
        return Still(at.lines, at.entries, shown, [bytes(self.scraps[number]) for number in news])

    def board(self, entries: int) -> str:
        """The digest of the board a picture is shown on."""
        return next((board for upto, board in self.boards if entries < upto), self.made.board)

    def last(self, viewer: int | None) -> bytes:
        """What the viewer saw in the end."""
        return self.stop(viewer, 1 << 30).view


def place_of(viewer: int | None) -> int:
    """Who only watches comes first."""
    return 0 if viewer is None else viewer + 1


class Still(NamedTuple):
    """One picture, and what the viewer saw happen since the one before."""

    lines: int
    entries: int
    view: bytes
    news: list[bytes]


class Moment(NamedTuple):
    """`happened` events and `entries` of the record had come to this position."""

    happened: int
    entries: int
    position: Position


# making ---------------------------------------------------------------------------------------------------------------
def moments(table: Table) -> list[Moment]:
    """Every position the table remembers, and where it stands."""
    before = [Moment(step.happened, step.entries, step.position) for step in table.steps]
    return [*before, Moment(len(table.happened), len(table.entries), table.position)]


def film(
    game: Game,
    seats: Sequence[Seat],
    entries: int,
    lines: Sequence[Told],
    draws: Sequence[Drawn],
    at: Sequence[Moment],
    outcome: Outcome | None,
    made: Made,
    earlier: Film | None = None,
) -> Film:
    """A film of these moments, after what an earlier one shows; `lines` and `draws` are the whole of the game's."""
    scraps = Scraps([bytes(scrap) for scrap in earlier.scraps] if earlier else ())
    fields = merged(earlier.fields if earlier else [], View.__struct_fields__)
    told = [line_of(scraps, line) for line in lines]
    reels = []
    ended = at[-1].position if at and outcome is not None else None
    for number in range(len(seats) + 1):
        old = earlier.reels[number] if earlier else []
        viewer = None if number == 0 else number - 1
        counts = [0]
        for line in lines:
            counts.append(counts[-1] + (line.tails[number] is not None))
        reels.append(reel(old, chosen(at, counts), scraps, partial(look, game, viewer, len(seats), ended)))
    boards = older_boards(earlier, made) if earlier else []
    return Film(made, list(seats), entries, fields, scraps.all(), told, reels, list(draws), outcome, boards)


def older_boards(earlier: Film, made: Made) -> list[tuple[int, str]]:
    """On which boards an earlier film was shown, if it is continued with another."""
    if earlier.made.board == made.board:
        return earlier.boards
    return [*earlier.boards, (earlier.entries, earlier.made.board)]


def look(game: Game, viewer: int | None, seats: int, ended: Position | None, position: Position) -> bytes:
    """What the viewer sees there; at the end everything lies open."""
    return encode(opened(game, position, seats) if position is ended else game.view(position, viewer))


def chosen(at: Sequence[Moment], counts: Sequence[int]) -> list[tuple[int, Moment]]:
    """For each number of lines seen the last moment with it."""
    last: dict[int, Moment] = {}
    for moment in at:
        last[counts[moment.happened]] = moment
    return sorted(last.items())


def reel(
    old: Sequence[Picture], new: Sequence[tuple[int, Moment]], scraps: Scraps, shown: Callable[[Position], bytes]
) -> list[Picture]:
    """The old pictures as far as the new ones do not show the same lines, then those."""
    pictures, view = [], Refs()
    for picture in old:
        if new and picture.lines >= new[0][0]:
            break
        apply(view, picture.change)
        pictures.append(picture)
    for lines, moment in new:
        after = scraps.refs(shown(moment.position))
        pictures.append(Picture(lines, moment.entries, difference(view, after)))
        view = after
    return pictures


def line_of(scraps: Scraps, line: Told) -> int | list[int | None]:
    each = [None if tail is None else scraps.number(b"{" + tail) for tail in line.tails]
    first = each[0]
    return first if first is not None and all(number == first for number in each) else each


def merged(old: Sequence[str], new: Sequence[str]) -> list[str]:
    """The fields of views in their order, with those that are no more."""
    return [*new, *(field for field in old if field not in new)]


# bytes ----------------------------------------------------------------------------------------------------------------
def pack(value: Any) -> bytes:
    return zlib.compress(msgspec.json.encode(value), 6)


def unpack(data: bytes, kind: type[T]) -> T:
    """`ValueError` if it cannot be read."""
    try:
        return msgspec.json.decode(zlib.decompress(data), type=kind)
    except zlib.error as wrong:
        raise ValueError(str(wrong)) from wrong
