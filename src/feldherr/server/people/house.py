"""What anybody may know of this server: who runs it, and what it can do."""

from __future__ import annotations

import msgspec
from litestar import get

from feldherr import __version__
from feldherr.server.lobby.calling import AnyRequest, hall_of


class House(msgspec.Struct, frozen=True, omit_defaults=True):
    version: str
    imprint: str = ""
    """Who runs it, in his own words."""
    mails: bool = False
    """Whether it sends mail: then a forgotten password can be replaced by its owner."""


@get("/api/house", sync_to_thread=False)
def house(request: AnyRequest) -> House:
    settings = hall_of(request).settings
    return House(__version__, settings.imprint, settings.office is not None)


HOUSE = [house]
