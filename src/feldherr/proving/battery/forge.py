"""Forged answers: by the wrong seat, to an old question, not in the list, malformed. All must be refused."""

from __future__ import annotations

import hashlib
import random
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from feldherr.kernel.answers import (
    CHANCE,
    DONE,
    NO,
    YES,
    Drew,
    Illegal,
    Interjection,
    Malformed,
    Rolled,
    Shuffled,
    Stale,
)
from feldherr.kernel.game import Game
from feldherr.kernel.lines import Lines, lines_of, write
from feldherr.kernel.position import Position
from feldherr.kernel.store import encode
from feldherr.kernel.table import Table
from feldherr.proving.battery.coverage import Broken
from feldherr.proving.battery.play import Walk

PLAIN = (DONE, YES, NO, Rolled((1, 1)), Shuffled((0,)), Drew((0,)))
LITTER = ("", " ", "pass\n", "\x00", "'; drop table games; --", "{}", "[]", "null", "undo", "ü" * 500, "march " * 99)


def forgeries(position: Position, seats: Sequence[int], rng: random.Random, count: int) -> Iterator[tuple[int, Any]]:
    """Answers that look like real ones and are open to nobody who gives them here."""
    listed = {q.actor: q.options() for q in position.questions if q.actor != CHANCE}
    real = [option for options in listed.values() for option in options] or list(PLAIN)
    for _ in range(count):
        seat = rng.choice(seats)
        forged = mutated(rng.choice(real), rng) if rng.random() < 0.7 else rng.choice(PLAIN)
        if forged not in listed.get(seat, ()) and not isinstance(forged, Interjection):
            yield seat, forged


def mutated(answer: Any, rng: random.Random) -> Any:
    """The answer with one of its numbers changed, if it has any."""
    fields = [name for name in answer.__struct_fields__ if isinstance(getattr(answer, name), int)]
    if not fields:
        return answer
    name = rng.choice(fields)
    return replace(answer, **{name: getattr(answer, name) + rng.choice((-1, 1, -1000, 1000, 7, -(10**12)))})


def garbled(line: str, rng: random.Random) -> str:
    """A line with something taken away, put in or doubled."""
    at = rng.randrange(len(line) + 1)
    more = f"{line[:at]}{rng.choice('x 9-,{')}{line[at:]}"
    return rng.choice((line[:at] + line[at + 1 :], more, line * 2, line.upper()))


def forge(game: Game, options: Any, seed: int, count: int = 1000) -> Counter[str]:
    """Throw so many forgeries at a table while a game is played on it; how many of each kind were refused."""
    rng, thrown = random.Random(f"forge {seed}"), Counter[str]()
    lines = lines_of(tuple(game.actions))
    while thrown.total() < count:
        walk = Walk(game, options, rng.getrandbits(32))
        while walk.table.outcome is None and thrown.total() < count:
            before = fingerprint(walk.table)
            for kind, seat, answers, counter in attempts(walk.table, rng):
                refuse(walk.table, kind, seat, answers, counter)
                thrown[kind] += 1
            thrown["malformed"] += malformed(walk.table, lines, rng)
            if fingerprint(walk.table) != before:
                raise Broken("forgery", "a refused answer has changed the table")
            for _ in range(rng.randrange(1, 6)):
                if walk.table.outcome is None:
                    walk.step()
    return thrown


def attempts(table: Table, rng: random.Random) -> Iterator[tuple[str, int, list[Any], int | None]]:
    """A forgery of each kind: what it is, who gives it, what, and to the question of which number."""
    asked = [q for q in table.position.questions if q.actor != CHANCE]
    seats = range(len(table.seats))
    for seat, forged in forgeries(table.position, seats, rng, 2):
        yield "not in the list", seat, [forged], table.asked.get(seat)
    yield "no such seat", rng.choice((-5, len(seats), 99)), [rng.choice(PLAIN)], None
    for question in asked[:1]:
        option = rng.choice(question.options())
        others = [q.actor for q in asked if option in q.options()]
        idle = [seat for seat in seats if seat not in others]
        if idle:
            yield "wrong seat", rng.choice(idle), [option], None
        yield "stale", question.actor, [option], rng.choice((-1, 10**9, table.counter(question.actor) - 1))
        yield "chance", question.actor, [rng.choice(PLAIN[3:])], None
        yield "gesture", question.actor, [option, Rolled((6, 6, 6, 6, 6, 6, 6))], None


def malformed(table: Table, lines: Lines, rng: random.Random) -> int:
    """Send a text that is no answer; if it happens to read as one, it must not be open."""
    asked = [q for q in table.position.questions if q.actor != CHANCE]
    line = write(rng.choice(asked[0].options())) if asked else "done"
    text = rng.choice((rng.choice(LITTER), garbled(line, rng)))
    try:
        answer = lines.read(text)
    except Malformed:
        return 1
    if isinstance(answer, Interjection) or any(answer in q.options() for q in asked):
        return 0
    refuse(table, "malformed", rng.randrange(len(table.seats)), [answer], None)
    return 1


def refuse(table: Table, kind: str, seat: int, answers: list[Any], counter: int | None) -> None:
    try:
        table.play(seat, answers, counter)
    except Stale:
        return
    except Illegal:
        if kind != "stale":
            return
    raise Broken("forgery", f"{kind}: {answers} by seat {seat} to question {counter} was taken")


def fingerprint(table: Table) -> str:
    """A hash of everything a table holds."""
    position = table.position
    parts = (encode(position), msgspec.json.encode((position.now, len(table.happened), len(table.steps))))
    entries = "\n".join(f"{seat} {write(answer)}" for seat, answer in table.entries)
    state = f"{table.draws} {sorted(table.talk.offers)} {table.asked} {table.outcome}"
    return hashlib.sha256(b"\0".join((*parts, entries.encode(), state.encode()))).hexdigest()
