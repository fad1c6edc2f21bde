"""What nobody will miss: games nobody came to, and records somebody once looked at."""

from __future__ import annotations

from pathlib import Path
from typing import Any, NamedTuple

from sqlalchemy import Connection, Select, Table, delete, exists, select

from feldherr.server.store import tables
from feldherr.server.store.tables import answers, games, seats
from feldherr.server.store.upkeep.upgrade import closed, engine_for

PARTS: tuple[Table, ...] = (
    tables.seats,
    tables.answers,
    tables.chats,
    tables.notices,
    tables.snapshots,
    tables.films,
    tables.passages,
    tables.analyses,
    tables.rated,
)
"""Everything that belongs to a game and goes with it."""


class Pruned(NamedTuple):
    """The names of the games that go."""

    open: list[str]
    uploads: list[str]


def prune(path: Path, before: float, really: bool) -> Pruned:
    """Find them, and if it is really meant, delete them; in one transaction, while the server runs or not."""
    with closed(engine_for(path)) as engine, engine.begin() as connection:
        connection.exec_driver_sql("PRAGMA defer_foreign_keys=ON")
        found = Pruned(names(connection, nobody_came(before)), names(connection, uploaded(before)))
        if really:
            for name in (*found.open, *found.uploads):
                remove(connection, name)
        return found


def names(connection: Connection, query: Select[Any]) -> list[str]:
    return [str(name) for name in connection.scalars(query)]


def nobody_came(before: float) -> Select[Any]:
    """Games with a free chair, or called off, in which nobody has answered anything since."""
    played = exists().where((answers.c.game == games.c.id) & (answers.c.seat >= 0))
    waits = games.c.phase.in_(("open", "declined"))
    return select(games.c.id).where(waits, games.c.since < before, ~played).order_by(games.c.id)


def uploaded(before: float) -> Select[Any]:
    """Records that somebody has uploaded to step through them: he has the file."""
    mine = exists().where((seats.c.game == games.c.id) & (seats.c.kind == "record"))
    return select(games.c.id).where(games.c.phase == "over", games.c.created < before, mine).order_by(games.c.id)


def found_among(path: Path, names: list[str]) -> dict[str, str]:
    """Which of these games there are, and what each is."""
    with closed(engine_for(path)) as engine, engine.connect() as connection:
        rows = connection.execute(select(games.c.id, games.c.game, games.c.phase).where(games.c.id.in_(names)))
        return {str(row.id): f"{row.game}, {row.phase}" for row in rows}


def remove_all(path: Path, names: list[str]) -> list[str]:
    """Games nobody wants any more; in one transaction, while the server runs or not. Which they were."""
    with closed(engine_for(path)) as engine, engine.begin() as connection:
        connection.exec_driver_sql("PRAGMA defer_foreign_keys=ON")
        for name in names:
            remove(connection, name)
    return names


def remove(connection: Connection, name: str) -> None:
    for table in PARTS:
        connection.execute(delete(table).where(table.c.game == name))
    connection.execute(delete(games).where(games.c.id == name))
