"""Who calls over HTTP, from where, and whether he may yet."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from litestar import Request

from feldherr.server.accounts.identity import Player, player_of
from feldherr.server.accounts.limits import network
from feldherr.server.table.refusal import Refusal

if TYPE_CHECKING:
    from feldherr.server.table.hall import Hall

AnyRequest = Request[Any, Any, Any]


def hall_of(request: AnyRequest) -> Hall:
    hall: Hall = request.app.state.hall
    return hall


def caller(request: AnyRequest) -> Player:
    player = player_of(request)
    assert player is not None, "the gate gives everybody a cookie"
    return player


def where_from(request: AnyRequest) -> str:
    return network(request.client.host) if request.client else ""


def poster(request: AnyRequest) -> Player:
    """Who posts, if he does not post too much."""
    if wait := hall_of(request).posts.take(where_from(request)):
        raise Refusal("refused-too-fast", wait=wait)
    return caller(request)


def reader(request: AnyRequest, cost: float = 1.0) -> Player:
    """Who looks, if he does not look too much: by what it costs, of himself and of all from where he is."""
    hall, player = hall_of(request), caller(request)
    wait = hall.reads.take(player.id, cost) or hall.reads_from.take(where_from(request), cost)
    if wait:
        raise Refusal("refused-too-fast", wait=wait)
    return player


def address(request: AnyRequest) -> str:
    return hall_of(request).settings.address or str(request.base_url).rstrip("/")
