"""At the gate: everybody gets a cookie to be known by, pages from elsewhere may not act, and a line is logged."""

from __future__ import annotations

import logging
from http.cookies import SimpleCookie
from time import perf_counter
from typing import Any

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from feldherr.server.accounts.identity import COOKIE, TOKEN, YEARS, new_token, ours

log = logging.getLogger("feldherr.access")
REFUSED = b'{"reason":{"id":"refused-elsewhere","args":{}}}'


def gate(origins: tuple[str, ...]) -> Any:
    """The middleware, for a server whose client may come from these origins too."""

    def around(app: ASGIApp) -> ASGIApp:
        async def handle(scope: Scope, receive: Receive, send: Send) -> None:
            if scope["type"] == ScopeType.WEBSOCKET:
                await app(scope, receive, send)
                return
            path, method, began = scope["path"], scope["method"], perf_counter()
            headers = dict(scope["headers"])
            if not path.startswith("/assets/") and not known(headers):
                scope["state"]["token"] = new_token()

            async def answer(message: Message) -> None:
                if message["type"] == "http.response.start":
                    if token := scope["state"].get("token"):  # given above, or by who signs in or out
                        message["headers"] = [*message["headers"], set_cookie(token, scope["scheme"] == "https")]
                    if path.startswith("/api/"):
                        took = (perf_counter() - began) * 1000
                        log.info("%s %s %d %.0f ms", method, path, message["status"], took)
                await send(message)

            if method not in ("GET", "HEAD", "OPTIONS") and not from_us(headers, origins):
                await answer({"type": "http.response.start", "status": 403, "headers": [JSON]})
                await answer({"type": "http.response.body", "body": REFUSED, "more_body": False})
                return
            await app(scope, receive, answer)

        return handle

    return around


JSON = (b"content-type", b"application/json")


def known(headers: dict[bytes, bytes]) -> bool:
    """Whether the caller has a cookie we could have given him."""
    jar = SimpleCookie(headers.get(b"cookie", b"").decode("latin-1"))
    return COOKIE in jar and TOKEN.fullmatch(jar[COOKIE].value) is not None


def set_cookie(token: str, secure: bool) -> tuple[bytes, bytes]:
    words = f"{COOKIE}={token}; HttpOnly; Max-Age={YEARS}; Path=/; SameSite=lax"
    return b"set-cookie", (words + ("; Secure" if secure else "")).encode()


def from_us(headers: dict[bytes, bytes], also: tuple[str, ...]) -> bool:
    origin = headers.get(b"origin", b"").decode("latin-1")
    return not origin or origin in also or ours(origin, headers.get(b"host", b"").decode("latin-1"))
