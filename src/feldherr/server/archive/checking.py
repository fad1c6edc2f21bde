"""What would happen to each game of a database if this program opened it. Only a copy is touched."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from pathlib import Path

import msgspec
from sqlalchemy import Engine, create_engine, select

from feldherr import games as catalogue
from feldherr.server.archive.opening import STOPPED, Opened, opened
from feldherr.server.archive.reading import stored
from feldherr.server.film.still import Standing
from feldherr.server.store.database import FILE, prepare, read_prop
from feldherr.server.store.tables import games
from feldherr.server.store.upkeep import copies
from feldherr.server.store.upkeep.upgrade import closed

UNKNOWN = "unknown"
ON, FROM_POSITION, AGAIN, AS_FILM, IN_PART, WAITS = "plays on", "goes on", "replays", "film", "in part", "waits"
LOSING = (IN_PART, WAITS, UNKNOWN)


class Verdict(msgspec.Struct, frozen=True):
    """`fate`: one of the words above; `lost`: answers that would no longer count."""

    id: str
    game: str
    name: str
    phase: str
    fate: str
    lost: int = 0

    @property
    def safe(self) -> bool:
        """Whether nothing of it would be lost."""
        return self.fate not in LOSING and not self.lost


def check(folder: Path) -> Iterator[Verdict]:
    """One game after the other. `Unusable` if the database cannot be opened at all."""
    with tempfile.TemporaryDirectory(prefix="feldherr-check-") as place:
        copies.copy(folder / FILE, Path(place) / FILE)
        path = prepare(Path(place), copied=True)
        with closed(create_engine(f"sqlite:///{path}")) as engine:
            with engine.connect() as connection:
                names = [str(name) for name in connection.scalars(select(games.c.id).order_by(games.c.created))]
            for name in names:
                yield verdict(engine, name)


def verdict(engine: Engine, name: str) -> Verdict:
    with engine.connect() as connection:
        found = stored(connection, name, lambda digest: read_prop(engine, digest))
    assert found is not None
    sheet = found.sheet

    def say(fate: str, lost: int = 0) -> Verdict:
        return Verdict(name, sheet.game, sheet.name, sheet.phase, fate, lost)

    if sheet.game not in catalogue.names():
        return say(UNKNOWN)
    game = catalogue.game(sheet.game)
    seen = opened(game, found._replace(final=False))
    if sheet.phase == "over":
        return say(AS_FILM if found.final else IN_PART) if isinstance(seen.table, Standing) else say(AGAIN)
    return say(*running(seen))


def running(seen: Opened) -> tuple[str, int]:
    if seen.stands == STOPPED:
        return WAITS, 0
    return (FROM_POSITION, seen.lost) if seen.fresh else (ON, 0)

