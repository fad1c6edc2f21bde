"""At the gate: everybody gets a cookie to be known by, pages from elsewhere may not act, and a line is logged."""

from __future__ import annotations

import logging
from http.cookies import SimpleCookie
from time import perf_counter
from typing import Any
from urllib.parse import quote

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from feldherr.server.accounts.identity import COOKIE, TOKEN, YEARS, new_token
from feldherr.server.accounts.places import Places

log = logging.getLogger("feldherr.access")
JSON = (b"content-type", b"application/json")
HEADERS = [
    (
        b"content-security-policy",
        b"default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:;"
        b" connect-src 'self' ws: wss:; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    ),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"x-frame-options", b"DENY"),
]
"""What a browser may do with what comes from here."""
FOR_GOOD = (b"strict-transport-security", b"max-age=31536000")


def gate(places: Places) -> Any:
    """The middleware, for a server that is reached at these places."""

    def around(app: ASGIApp) -> ASGIApp:
        async def handle(scope: Scope, receive: Receive, send: Send) -> None:
            headers = dict(scope["headers"])
            if scope["type"] == ScopeType.WEBSOCKET:
                if places.ours(word(headers, b"host")):
                    await app(scope, receive, send)
                else:
                    await send({"type": "websocket.close", "code": 1008, "reason": ""})
                return
            path, method, began = scope["path"], scope["method"], perf_counter()
            secure = scope["scheme"] == "https" or places.secure
            if not path.startswith("/assets/") and not known(headers):
                scope["state"]["token"] = new_token()

            async def answer(message: Message) -> None:
                if message["type"] == "http.response.start":
                    more = [*HEADERS, FOR_GOOD] if secure else HEADERS
                    if token := scope["state"].get("token"):  # given above, or by who signs in or out
                        more = [*more, set_cookie(token, secure)]
                    message["headers"] = [*message["headers"], *more]
                    if path.startswith("/api/"):
                        took = (perf_counter() - began) * 1000
                        log.info("%s %s %d %.0f ms", method, plain(path), message["status"], took)
                await send(message)

            async def refuse(status: int, reason: str) -> None:
                body = b'{"reason":{"id":"%b","args":{}}}' % reason.encode()
                await answer({"type": "http.response.start", "status": status, "headers": [JSON]})
                await answer({"type": "http.response.body", "body": body, "more_body": False})

            host, origin = word(headers, b"host"), word(headers, b"origin")
            if not places.ours(host):
                log.warning("called by the name %s, which is not ours: see --address", plain(host))
                await refuse(421, "refused-host")
            elif method not in ("GET", "HEAD", "OPTIONS") and not places.same(origin, host):
                log.warning("a page of %s may not act at %s: see --address", plain(origin), plain(host))
                await refuse(403, "refused-elsewhere")
            else:
                await app(scope, receive, answer)

        return handle

    return around


def word(headers: dict[bytes, bytes], name: bytes) -> str:
    return headers.get(name, b"").decode("latin-1")


def plain(path: str) -> str:
    """What a stranger has written, so that it can stand in a log: nothing in it begins a line."""
    return quote(path, "/:@,;=+-._~")


def known(headers: dict[bytes, bytes]) -> bool:
    """Whether the caller has a cookie we could have given him."""
    jar = SimpleCookie(headers.get(b"cookie", b"").decode("latin-1"))
    return COOKIE in jar and TOKEN.fullmatch(jar[COOKIE].value) is not None


def set_cookie(token: str, secure: bool) -> tuple[bytes, bytes]:
    words = f"{COOKIE}={token}; HttpOnly; Max-Age={YEARS}; Path=/; SameSite=lax"
    return b"set-cookie", (words + ("; Secure" if secure else "")).encode()
