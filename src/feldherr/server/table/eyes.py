"""One viewer's side of a game: his log, his question's number, the last he was shown.

Everything he is sent is made from what he may see, the numbers included. When nothing he can see has changed,
nothing is sent, whatever others decide in secret meanwhile.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile
from typing import Any
from zlib import crc32

from msgspec import UNSET, Raw
from msgspec.structs import replace

from feldherr.kernel.table import Table
from feldherr.kernel.turns import Since
from feldherr.kernel.view import View
from feldherr.server.film.still import Standing, view_of
from feldherr.server.film.told import Told
from feldherr.server.table.asking import asked, counted, sayings
from feldherr.server.wire.changes import difference
from feldherr.server.wire.frames import Facts, Missed, Own, Saying, Seated, Seen, State, encode, whole


class Compared:
    """Two states that were compared last: all who look at a table have mostly seen the same one before."""

    def __init__(self) -> None:
        self.before: Any = None
        self.after: Any = None
        self.alike = True

    def same(self, before: Any, after: Any) -> bool:
        if self.before is not before or self.after is not after:
            self.before, self.after, self.alike = before, after, bool(before == after)
        return self.alike


COMPARED = Compared()


class Eyes:
    def __init__(self, viewer: int | None) -> None:
        self.viewer = viewer
        self.place = 0 if viewer is None else viewer + 1
        """Where his part of what was told stands."""
        self.lines: list[bytes] = []
        self.checks: list[int] = [0]
        self.told = 0
        self.read: list[int] = [0]
        """After so many events the viewer had read so many lines."""
        self.question: bytes | None = None
        self.answers = -1
        self.counter = 0
        self.seen: Seen | None = None
        self.stood: Any = None
        """The state that was last looked at; as long as it is the same, what lies there is not looked at again."""
        self.said: tuple[list[Any], list[Saying]] = [], []
        """What could be said last, and how that was put."""
        self.change: dict[str, Any] = {}
        """What is other in what is `seen` than in what was before."""

    # the log ----------------------------------------------------------------------------------------------------------
    def read_on(self, log: Sequence[Told]) -> int:
        """Add what happened since; gives how many lines of it this viewer sees."""
        if self.told == len(log):
            return 0
        before = len(self.lines)
        for told in log[self.told :]:
            tail = told.tails[self.place]
            if tail is not None:
                self.add(tail)
            self.read.append(len(self.lines))
        self.told = len(log)
        return len(self.lines) - before

    def add(self, tail: bytes) -> None:
        line = b'{"entry":%d,' % (len(self.lines) + 1) + tail
        self.lines.append(line)
        self.checks.append(crc32(line, self.checks[-1]))

    def read_again(self, log: Sequence[Told]) -> tuple[int, bool]:
        """After something was taken back: how many lines stand, and whether the log is another now."""
        old, self.lines, self.checks, self.told, self.read = self.lines, [], [0], 0, [0]
        self.read_on(log)
        stands = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(old, self.lines)))
        return stands, stands < len(old) or stands < len(self.lines)

    def standing(self, since: int, check: int) -> int:
        """How many lines somebody who comes back need not be told again."""
        known = 0 <= since < len(self.checks) and self.checks[since] == check
        return since if known else 0

    # the state --------------------------------------------------------------------------------------------------------
    def look(self, table: Table, facts: Facts, own: Own) -> bool:
        """Look at the table; whether anything is different."""
        before, self.seen = self.seen, self.sight(table, facts, own)
        self.change = difference(before, self.seen) if before is not None else {}
        return before is None or bool(self.change)

    def sight(self, table: Table, facts: Facts, own: Own) -> Seen:
        seat = self.viewer
        playing = seat is not None and facts.running
        self.ask(table if playing else None, own.answers)
        same = self.same(table)
        return Seen(
            facts,
            len(self.lines),
            self.checks[-1],
            self.view(table, same),
            UNSET if self.question is None else Raw(counted(self.question, self.counter)),
            self.sayings(table, seat, same) if playing and seat is not None else [],
            own.undo,
            own.wanted,
            self.missed(own.since),
        )

    def same(self, table: Table) -> bool:
        """Whether the state is the one that was last looked at."""
        before, self.stood = self.stood, table.position.now
        return before is self.stood or COMPARED.same(before, self.stood)

    def view(self, table: Table, same: bool) -> View | Raw:
        before = self.seen.view if same and self.seen is not None else None
        if isinstance(before, View) and table.outcome is None and not isinstance(table, Standing):
            return table.game.view_again(before, table.position, self.viewer)
        return view_of(table, self.viewer)

    def sayings(self, table: Table, seat: int, same: bool) -> list[Saying]:
        """What may be said, put into words only if something of it or the state is other than before."""
        said = table.interjections(seat)
        if not same or said != self.said[0]:
            self.said = said, sayings(table, seat, said)
        return self.said[1]

    def missed(self, since: Since | None) -> Missed | None:
        """In lines of his own log: how many others were told in between is not said."""
        if since is None:
            return None
        start, end, own = since
        return Missed(self.read[start], None if end is None else self.read[end], spans(self.read, own))

    @property
    def shown(self) -> State | None:
        """All of it as one frame."""
        return None if self.seen is None else whole(self.viewer, self.seen)

    def ask(self, table: Table | None, answers: int) -> None:
        """Number the open question: it is another if it reads differently or one has answered since."""
        question = table.position.question(self.viewer) if table and self.viewer is not None else None
        if table is None or question is None or table.outcome:
            self.question = None
            return
        text = asked(table.game, table.position, question)
        if text != self.question or answers != self.answers:
            self.counter = max(self.counter + 1, answers + 1)
        self.question, self.answers = text, answers

    def told_who_is_here(self, players: list[Seated]) -> None:
        """All his connections have been sent `players`."""
        if self.seen is not None:
            self.seen = self.seen._replace(facts=replace(self.seen.facts, players=players))

    # frames -----------------------------------------------------------------------------------------------------------
    def frames(self, changes: bool, since: int | None, log_from: int | None) -> list[bytes]:
        """What leads from the state before to this one, for a client that knows `changed`, or does not.

        `since`: the lines of the log from there on have just happened; `log_from`: from there on it is another.
        """
        if changes:
            return [self.changed_frame(since, log_from)]
        return [*([] if since is None else [self.happened_frame(since)]), self.state_frame(log_from)]

    def changed_frame(self, since: int | None, log_from: int | None) -> bytes:
        body = encode({"type": "changed", **self.change})
        if since is not None:
            body = body[:-1] + b',"events":[' + b",".join(self.lines[since:]) + b"]}"
        return with_log(body, self.lines, log_from)

    def happened_frame(self, since: int) -> bytes:
        """The lines from number `since` on."""
        events = b",".join(self.lines[since:])
        return (
            b'{"type":"happened","number":%d,"check":%d,"events":[' % (len(self.lines), self.checks[-1])
            + events + b"]}"
        )

    def state_frame(self, log_from: int | None = None) -> bytes:
        """The whole state; with the log from line `log_from` on, if that is given."""
        return with_log(encode(self.shown), self.lines, log_from)


def with_log(body: bytes, lines: Sequence[bytes], log_from: int | None) -> bytes:
    """The frame with the log from line `log_from` on."""
    if log_from is None:
        return body
    return body[:-1] + b',"log_from":%d,"log":[' % log_from + b",".join(lines[log_from:]) + b"]}"


def spans(read: Sequence[int], own: Sequence[tuple[int, int | None]]) -> list[tuple[int, int]]:
    """Stretches of a log, joined where no line lies between: what others did there unseen is not told.

    `read`: after so many events there were so many lines.
    """
    found: list[tuple[int, int]] = []
    for start, end in own:
        first, last = read[start], read[-1 if end is None else end]
        if found and found[-1][1] == first:
            found[-1] = found[-1][0], last
        elif first < last:
            found.append((first, last))
    return found
