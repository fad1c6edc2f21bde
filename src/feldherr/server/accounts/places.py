"""Where we are reached: which names are ours, and which pages may act here."""

from __future__ import annotations

import ipaddress
from urllib.parse import urlsplit

NEAR = (".localhost", ".local", ".lan", ".home.arpa", ".internal", ".fritz.box")
"""Names nobody on the internet can have, so no page from there can come by them."""


class Places:
    """`address`: what links begin with; `others`: origins by which we are reached besides."""

    def __init__(self, address: str = "", others: tuple[str, ...] = ()) -> None:
        self.origins = {found for found in map(origin_of, (address, *others)) if found}
        self.names = {urlsplit(origin).hostname or "" for origin in self.origins}
        self.secure = address.startswith("https://")

    def ours(self, host: str) -> bool:
        """Whether this `Host` can mean us. A name that points here without our knowledge may be a trap for browsers."""
        try:
            name = urlsplit(f"//{host}").hostname or ""
        except ValueError:
            return False
        return not host or name in self.names or "." not in name or name.endswith(NEAR) or number(name)

    def same(self, origin: str, host: str) -> bool:
        """Whether the page that calls is ours. Programs that are no browser send no Origin, and no cookie."""
        if not origin:
            return True
        return origin_of(origin) in self.origins or (bool(host) and netloc(origin) == host.lower())


def number(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def netloc(address: str) -> str:
    try:
        return urlsplit(address).netloc.lower()
    except ValueError:
        return ""


def origin_of(address: str) -> str:
    """What a browser calls the origin of pages there."""
    try:
        parts = urlsplit(address)
    except ValueError:
        return ""
    return f"{parts.scheme}://{parts.netloc}".lower() if parts.netloc else ""
