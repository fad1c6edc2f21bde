"""All that is on disk of a game, read at once."""

from __future__ import annotations

from collections.abc import Callable

from sqlalchemy import Connection, select

from feldherr.server.archive.opening import Stored
from feldherr.server.store.sheet import Sheet
from feldherr.server.store.tables import answers, films, games, passages, snapshots


def stored(connection: Connection, name: str, prop: Callable[[str], bytes | None]) -> Stored | None:
    """None if there is no such game."""
    row = connection.execute(select(games).where(games.c.id == name)).mappings().first()
    if row is None:
        return None
    given = connection.execute(
        select(answers.c.seat, answers.c.line, answers.c.gesture)
        .where(answers.c.game == name)
        .order_by(answers.c.number)
    )
    lines = [(entry.seat, entry.line, entry.gesture) for entry in given]
    newest = select(passages).where(passages.c.game == name).order_by(passages.c.number.desc())
    passage = connection.execute(newest).mappings().first()
    film = connection.execute(select(films).where(films.c.game == name)).mappings().first()
    taken = connection.scalar(select(snapshots.c.data).where(snapshots.c.game == name))
    return Stored(
        Sheet(**row),
        lines,
        taken,
        passage["data"] if passage else None,
        passage["number"] if passage else 0,
        film["data"] if film else None,
        bool(film and film["final"]),
        prop,
    )
