"""Whether the server is well, for who watches over it."""

from __future__ import annotations

import msgspec
from litestar import Response, get
from sqlalchemy import func, select

from feldherr import __version__
from feldherr.server.lobby.calling import AnyRequest, hall_of
from feldherr.server.store.tables import games


class Health(msgspec.Struct, frozen=True):
    """`well`: what is stored can be read, and answers can be written."""

    well: bool
    version: str
    rooms: int
    """Games in memory."""
    connections: int
    waiting: int
    """Writes that wait for the disk."""


@get("/health")
async def health(request: AnyRequest) -> Response[Health]:
    hall = hall_of(request)
    try:
        await hall.database.scalar(select(func.count()).select_from(select(games.c.id).limit(1).subquery()))
        well = hall.writer.task is not None and not hall.writer.task.done()
    except Exception:  # whatever is wrong with the disk, that is the answer
        well = False
    connections = sum(len(room.connections) for room in hall.rooms.values())
    found = Health(well, __version__, len(hall.rooms), connections, len(hall.writer.waiting))
    return Response(found, status_code=200 if well else 503, headers={"cache-control": "no-store"})


HEALTH = [health]
