"""A glance at a game from the lobby: how it stands, as everybody may see it who may look at all."""

from __future__ import annotations

import msgspec
from litestar import Response, get
from litestar.params import FromPath, FromQuery

from feldherr.server.film.still import view_of
from feldherr.server.lobby.calling import AnyRequest, hall_of, reader
from feldherr.server.lobby.described import OBJECT
from feldherr.server.table.refusal import Refusal
from feldherr.server.wire.frames import encode

OPENING = 10.0
"""What it costs to look at a game that is not at hand."""


@get("/api/games/{name:str}/glance", responses=OBJECT)
async def glance(request: AnyRequest, name: FromPath[str], key: FromQuery[str] = "") -> Response[bytes]:
    """The view of who only watches; nobody's own, so that a list shows nothing others may not see on the screen."""
    hall = hall_of(request)
    player = reader(request, 1.0 if name in hall.rooms else OPENING)
    room = await hall.room(name)
    if not room.may_look(player.id, key):
        raise Refusal("refused-private")
    async with room.lock:
        seen = view_of(room.table, None)
    body = bytes(seen) if isinstance(seen, msgspec.Raw) else encode(seen)
    return Response(body, media_type="application/json")


GLANCE = [glance]
