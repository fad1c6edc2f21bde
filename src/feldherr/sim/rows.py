"""The rows of a study in a file: JSON lines, or Parquet where pyarrow is installed (the extra `lab`)."""

from __future__ import annotations

import os
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import IO, Any

import msgspec


class Row(msgspec.Struct, frozen=True):
    """One game: who sat where, who won, how it ended, how long it was."""

    game: str
    seed: int
    number: int
    seats: tuple[str, ...]
    """By seat, the opponent there."""
    winners: tuple[int, ...]
    """The seats that won; none after a draw."""
    manner: str
    answers: int
    decisions: int
    """Questions with two or more options."""
    scores: tuple[float, ...] = ()
    """By seat, from 0 to 1, as the game counts it; none where it was not ended."""
    options: str = ""
    """What was agreed, as JSON; empty in files of versions that did not say it."""
    rules: int = 0
    version: str = ""
    """Of the game's rules, and of the program that played."""


ENCODER, DECODER = msgspec.json.Encoder(), msgspec.json.Decoder(Row)


def is_parquet(out: Path) -> bool:
    return out.suffix == ".parquet"


def part_of(out: Path) -> Path:
    """Where rows wait until all are there: lines can be appended to, Parquet cannot."""
    return out.with_name(f"{out.name}.part")


def append(file: IO[bytes], played: Iterable[Row]) -> None:
    """On disk before the next batch, so that a broken run loses no batch it was told of."""
    file.write(b"".join(ENCODER.encode(row) + b"\n" for row in played))
    file.flush()
    os.fsync(file.fileno())


def resume(out: Path, part: Path, game: str, seed: int) -> list[Row]:
    """What an earlier run has played, whole or broken off."""
    found = {row.number: row for place in (out, part) if place.exists() for row in read(place)}
    for row in found.values():
        if (row.game, row.seed) != (game, seed):
            raise ValueError(
                f"{out.name} holds games of {row.game} with the seed {row.seed}; take another file or the same seed"
            )
    return list(found.values())


def read(place: Path) -> list[Row]:
    """The rows of a file. A last line that was cut off while it was written counts as not played."""
    if is_parquet(place):
        table: Any = parquet().read_table(place)
        return [msgspec.convert(row, Row) for row in table.to_pylist()]
    lines = place.read_bytes().split(b"\n")
    whole = lines[:-1]
    try:
        return [DECODER.decode(line) for line in whole]
    except msgspec.MsgspecError as wrong:
        raise ValueError(f"{place.name} is not a file of games: {wrong}") from None


def finish(out: Path, rows: Sequence[Row]) -> None:
    """Write the whole file beside the old one and put it in its place."""
    fresh = out.with_name(f"{out.name}.new")
    if is_parquet(out):
        import pyarrow as arrow

        parquet().write_table(arrow.Table.from_pylist([msgspec.to_builtins(row) for row in rows], schema()), fresh)
    else:
        fresh.write_bytes(b"".join(ENCODER.encode(row) + b"\n" for row in rows))
    fresh.replace(out)


def schema() -> Any:
    import pyarrow as arrow

    number, text = arrow.int64(), arrow.string()
    return arrow.schema({
        "game": text, "seed": number, "number": number, "seats": arrow.list_(text), "winners": arrow.list_(number),
        "manner": text, "answers": number, "decisions": number, "scores": arrow.list_(arrow.float64()), "options": text,
        "rules": number, "version": text,
    })  # fmt: skip


def parquet() -> Any:
    """pyarrow, which only Parquet needs."""
    try:
        import pyarrow.parquet as found
    except ImportError:
        raise ValueError("Parquet needs pyarrow: install feldherr[lab], or name the file .jsonl") from None
    return found
