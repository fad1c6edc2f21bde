"""What the kept games must come to: written by the program that kept them, told again by the one that is tested."""

from __future__ import annotations

import hashlib
from pathlib import Path

import msgspec

from feldherr import games
from feldherr.kernel.answers import CHANCE, Outcome, Undo
from feldherr.kernel.lines import write
from feldherr.kernel.table import Table

HERE = Path(__file__).resolve().parent
FILE, DATABASE, RECORDS = "expected.json", "database.sqlite3.gz", "records"


class Asked(msgspec.Struct, frozen=True):
    """A seat that is asked, what it is asked, and the lines of its options in their order as text."""

    seat: int
    question: str
    options: list[str]


class Expected(msgspec.Struct, frozen=True, kw_only=True):
    """Where a game stands. `given`: answers inside the running procedure; `notation`: the hash of the position."""

    game: str
    entries: int
    draws: int
    undone: int
    given: int
    happened: int
    notation: str
    asked: list[Asked]
    outcome: Outcome | None


class Entry(msgspec.Struct, frozen=True, kw_only=True):
    """A game of the database. `seats`: one of `People`, a bot, or `open`."""

    title: str
    phase: str
    seats: list[str]
    bot_turn: bool
    base: int
    chats: int
    snapshot: bool
    stands: Expected


class People(msgspec.Struct, frozen=True):
    """Who plays at the old server: names, the tokens they are known by, and the password of those with accounts."""

    tokens: dict[str, str]
    accounts: list[str]
    password: str


class Kept(msgspec.Struct, frozen=True, kw_only=True):
    version: str
    rules: dict[str, int]
    records: dict[str, Expected]
    people: People
    games: dict[str, Entry]
    standings: dict[str, list[tuple[str, int, int, float]]]


def stands(table: Table) -> Expected:
    """Where a table stands, in words that do not depend on how the program is built."""
    position = table.position
    asked = [] if table.outcome else position.questions
    return Expected(
        game=table.game.name,
        entries=len(table.entries),
        draws=sum(given.seat == CHANCE for given in table.entries),
        undone=sum(isinstance(given.answer, Undo) for given in table.entries),
        given=len(position.given),
        happened=len(table.happened),
        notation=hashlib.sha256(table.game.write(position.now).encode()).hexdigest(),
        asked=[Asked(q.actor, q.name, sorted(write(answer) for answer in q.options())) for q in asked],
        outcome=table.outcome and msgspec.structs.replace(table.outcome, victor=""),  # not said by who kept them
    )


def agree(now: Expected, then: Expected, rules: int) -> bool:
    """Whether a game has come to where it stood; under newer rules it may be told and written otherwise."""
    if games.game(then.game).rules_version > rules:
        now, then = (msgspec.structs.replace(one, happened=0, notation="") for one in (now, then))
    return now == then


def read(folder: Path = HERE) -> Kept:
    return msgspec.json.decode((folder / FILE).read_bytes(), type=Kept)
