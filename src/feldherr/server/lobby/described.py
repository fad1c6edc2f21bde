"""What every way over HTTP can answer besides what it is for, as the OpenAPI description tells it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec
from litestar.handlers import HTTPRouteHandler
from litestar.openapi.datastructures import ResponseSpec

from feldherr.kernel.text import Text


class Refused(msgspec.Struct, frozen=True):
    """Why not, as a sentence of `/api/texts`."""

    reason: Text


REFUSALS = {
    400: "It cannot be read.",
    403: "It is not for who asks.",
    404: "There is no such thing.",
    405: "It cannot be asked for in this way.",
    409: "Not now, or not so.",
    413: "It is too large.",
    421: "This server does not go by that name.",
    429: "Too much at once; `Retry-After` says after how many seconds it may be tried again.",
    503: "Too many want it just now, or the server is not well.",
}


def told_as(shape: Any, media: str = "application/json") -> dict[int, ResponseSpec]:
    """How a handler's answer reads that is written in bytes, which the description would take for a string."""
    return {200: ResponseSpec(shape, generate_examples=False, media_type=media, description="Told.")}


OBJECT = told_as(dict[str, Any])
PLAIN = told_as(str, "text/plain")


def described(handlers: Iterable[Any]) -> list[Any]:
    """The same handlers, with their refusals."""
    found = list(handlers)
    for handler in found:
        if isinstance(handler, HTTPRouteHandler):
            handler.responses = {
                status: ResponseSpec(Refused, generate_examples=False, description=line)
                for status, line in REFUSALS.items()
            } | (dict(handler.responses) if handler.responses else {})
    return found
