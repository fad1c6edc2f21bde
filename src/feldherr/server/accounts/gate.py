"""At the gate: everybody gets a cookie to be known by, pages from elsewhere may not act, and a line is logged.

Every request has a number, which is in the log and in the answer: so a host finds what somebody complains about.
"""

from __future__ import annotations

import logging
from http.cookies import SimpleCookie
from time import perf_counter
from typing import Any
from urllib.parse import quote

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from feldherr.server.accounts.identity import COOKIE, OVER_TLS, TOKEN, YEARS
from feldherr.server.accounts.members import Accounts
from feldherr.server.accounts.places import Places
from feldherr.server.watch.logs import begin_request

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
            state = scope["litestar_app"].state
            secure = scope["scheme"] in ("https", "wss") or places.secure
            number = begin_request()
            if scope["type"] == ScopeType.WEBSOCKET:
                if places.ours(word(headers, b"host")):
                    await recognise(scope["state"], headers, secure, state.hall.accounts)
                    await app(scope, receive, send)
                else:
                    await send({"type": "websocket.close", "code": 1008, "reason": ""})
                return
            path, method, began = scope["path"], scope["method"], perf_counter()
            if not path.startswith("/assets/"):
                await recognise(scope["state"], headers, secure, state.hall.accounts)
                if "known" not in scope["state"]:
                    scope["state"]["token"] = state.hall.accounts.seal.new()

            async def answer(message: Message) -> None:
                if message["type"] == "http.response.start":
                    more = [*HEADERS, FOR_GOOD] if secure else HEADERS
                    if token := scope["state"].get("token"):  # given above, or by who signs in or out
                        more = [*more, set_cookie(token, secure)]
                    message["headers"] = [*message["headers"], *more, (b"x-request-id", number.encode())]
                    took = perf_counter() - began
                    state.metrics.answered(method, scope.get("path_template", ""), message["status"], took)
                    if path.startswith("/api/"):
                        log.info("%s %s %d %.0f ms", method, plain(path), message["status"], took * 1000)
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


async def recognise(state: Any, headers: dict[bytes, bytes], secure: bool, accounts: Accounts) -> None:
    """Note in `state` the token the caller is `known` by, if it is one of ours.

    Over https only a cookie that was set over https counts; but one an earlier version gave is exchanged for such.
    """
    jar = SimpleCookie(headers.get(b"cookie", b"").decode("latin-1"))
    given, elder = (jar[name].value if name in jar else "" for name in (OVER_TLS if secure else COOKIE, COOKIE))
    if accounts.seal.made(given) or await remembered(accounts, given):
        state["known"] = given
    elif secure and not accounts.seal.made(elder) and await remembered(accounts, elder):
        state["known"] = state["token"] = elder


async def remembered(accounts: Accounts, token: str) -> bool:
    return TOKEN.fullmatch(token) is not None and await accounts.remembers(token)


def set_cookie(token: str, secure: bool) -> tuple[bytes, bytes]:
    words = f"{OVER_TLS if secure else COOKIE}={token}; HttpOnly; Max-Age={YEARS}; Path=/; SameSite=lax"
    return b"set-cookie", (words + ("; Secure" if secure else "")).encode()
