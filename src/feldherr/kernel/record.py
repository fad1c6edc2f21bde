"""A game as one readable file: a header, an empty line, then one answer a line. It loads, replays and forks."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

import msgspec

from feldherr.kernel.answers import CHANCE, Given, Illegal, Malformed
from feldherr.kernel.chance import Seed, take
from feldherr.kernel.game import Game
from feldherr.kernel.lines import lines_of, write
from feldherr.kernel.question import Question
from feldherr.kernel.table import Table

FORMAT = "feldherr record 1"
DICE = "chance"
ENTRY = re.compile(r"(?P<seat>[\w-]+): (?P<line>.+)")
HEXADECIMAL = re.compile(r"(?:[0-9a-f]{2})+")


class Header(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What a record says before its answers. `seed` is there once the game is over.

    `base`: so many answers were taken over from another game; their draws were of another seed.
    `victor`: who has won, if all at the table have lost.
    """

    game: str
    rules: int
    options: msgspec.Raw = msgspec.Raw(b"{}")
    players: tuple[str, ...] = ()
    commitment: str = ""
    seed: Seed | None = None
    result: str = ""
    base: int = 0
    victor: str = ""


class Record(msgspec.Struct, frozen=True):
    header: Header
    entries: tuple[Given, ...]


def dump(game: Game, table: Table, **more: Any) -> str:
    """The record of a table as text."""
    options = msgspec.Raw(msgspec.json.encode(table.options))
    result = table.outcome.manner if table.outcome else ""
    victor = table.outcome.victor if table.outcome else ""
    header = Header(game.name, game.rules_version, options, result=result, victor=victor, **more)
    return text(header, table.entries, [seat.name for seat in table.seats])


def text(header: Header, entries: Sequence[Given], names: Sequence[str]) -> str:
    fields = msgspec.json.decode(msgspec.json.encode(header), type=dict[str, msgspec.Raw])
    head = [FORMAT, *(f"{key} {bytes(value).decode()}" for key, value in fields.items())]
    lines = [f"{DICE if seat == CHANCE else names[seat]}: {write(answer)}" for seat, answer in entries]
    return "\n".join([*head, "", *lines, ""])


def header_of(content: str) -> Header:
    """The header alone: which game it is, under which rules."""
    first, *lines = content.replace("\r\n", "\n").partition("\n\n")[0].split("\n")
    if first.strip() != FORMAT:
        raise Malformed(f"a record begins with the line {FORMAT!r}")
    try:
        fields = {key: msgspec.Raw(value.encode()) for key, _, value in (line.partition(" ") for line in lines)}
        return msgspec.convert(
            {key: msgspec.json.decode(value) if key != "options" else value for key, value in fields.items()}, Header
        )
    except msgspec.MsgspecError as wrong:
        raise Malformed(f"the header of the record cannot be read: {wrong}") from wrong


def load(game: Game, content: str) -> Record:
    """Read a record of this game."""
    header = header_of(content)
    if header.game != game.name:
        raise Malformed(f"this is a record of {header.game}, not of {game.name}")
    seats = {seat.name: number for number, seat in enumerate(game.seats(options_of(game, header)))} | {DICE: CHANCE}
    lines, entries = lines_of(tuple(game.actions)), []
    for number, line in enumerate(content.replace("\r\n", "\n").partition("\n\n")[2].splitlines(), 1):
        found = ENTRY.fullmatch(line)
        if not line.strip():
            continue
        if not found or found["seat"] not in seats:
            raise Malformed(f"answer {number}: expected 'SEAT: ANSWER' with a seat of {', '.join(seats)}")
        try:
            entries.append(Given(seats[found["seat"]], lines.read(found["line"])))
        except Malformed as wrong:
            raise Malformed(f"answer {number}: {wrong}") from None
    return Record(header, tuple(entries))


def options_of(game: Game, header: Header) -> Any:
    try:
        return msgspec.json.decode(bytes(header.options), type=game.options_type)
    except msgspec.MsgspecError as wrong:
        raise Malformed(f"the options of the record cannot be read: {wrong}") from wrong


def refuse_newer(game: Game, header: Header) -> None:
    if header.rules > game.rules_version:
        raise Illegal(f"the record was played under rules {header.rules}; these are rules {game.rules_version}")


def replay(game: Game, record: Record) -> Table:
    """The table after all entries; `Illegal` names the first that does not fit. Older rules may still fit."""
    refuse_newer(game, record.header)
    table = Table(game, options_of(game, record.header))
    table.replay(record.entries)
    return table


def verify(game: Game, record: Record) -> int:
    """How many draws of chance agree with the seed; `Illegal` names the first that does not."""
    seed = record.header.seed
    if seed is None:
        raise Illegal("the record does not show its seed: only a finished game can be verified")
    if not HEXADECIMAL.fullmatch(seed.secret):
        raise Malformed("the seed of the record is not a number in hexadecimal digits")
    if record.header.commitment and seed.commitment != record.header.commitment:
        raise Illegal("the seed is not the one that was committed to")
    table = Table(game, options_of(game, record.header))
    taken_over = sum(seat == CHANCE for seat, _ in record.entries[: record.header.base])

    def agree(number: int, question: Question, answer: Any) -> None:
        own = number - taken_over
        if own >= 0 and answer != take(question, seed.numbered(own)):
            raise Illegal(f"draw {own + 1} (answer {len(table.entries) + 1}) is not the one the seed gives")

    table.replay(record.entries, agree)
    return table.draws - taken_over
