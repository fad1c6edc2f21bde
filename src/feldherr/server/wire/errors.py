"""What goes wrong over HTTP, as `{"reason": text}` with a fitting status."""

from __future__ import annotations

import logging
import math
from typing import Any

from litestar import Response
from litestar.exceptions import HTTPException

from feldherr.kernel.answers import Illegal, Malformed
from feldherr.kernel.text import Text, say
from feldherr.server.accounts.gate import plain
from feldherr.server.lobby.calling import AnyRequest
from feldherr.server.table.refusal import Refusal

log = logging.getLogger(__name__)

STATUS = {
    "refused-no-such-game": 404, "refused-no-such-seat": 404, "refused-nobody-there": 404,
    "refused-no-such-member": 404,
    "refused-private": 403, "refused-not-wanted": 403, "refused-reports": 429, "refused-renamed": 429,
    "refused-not-your-seat": 403,
    "refused-key": 403, "refused-elsewhere": 403, "refused-sign-in": 403, "refused-too-fast": 429,
    "refused-too-many-attempts": 429, "refused-mail-often": 429, "refused-analysis-yours": 429,
    "refused-analyses-wait": 429, "refused-busy": 503, "refused-malformed": 400,
}  # fmt: skip
CONFLICT = 409


def answer(reason: Text, status: int) -> Response[dict[str, Text]]:
    return Response({"reason": reason}, status_code=status, media_type="application/json")


def refusal(_: AnyRequest, wrong: Refusal) -> Response[dict[str, Text]]:
    found = answer(wrong.text, STATUS.get(wrong.text.id, CONFLICT))
    if wrong.wait:
        found.headers["retry-after"] = str(math.ceil(wrong.wait))
    return found


def illegal(_: AnyRequest, wrong: Illegal | Malformed) -> Response[dict[str, Text]]:
    """Only records are played from HTTP, and their faults are no secret."""
    return answer(say("refused-record", why=str(wrong)[:300]), 400)


def http(_: AnyRequest, wrong: HTTPException) -> Response[dict[str, Text]]:
    status = wrong.status_code
    if status == 404:
        return answer(say("error-not-found"), status)
    if status < 500:
        return answer(say("refused-malformed", why=str(wrong.detail)[:200]), status)
    return answer(say("error-server"), status)


def unforeseen(request: AnyRequest, wrong: Exception) -> Response[dict[str, Text]]:
    if isinstance(wrong, RecursionError):
        return answer(say("refused-malformed", why="it is nested too deeply"), 400)
    log.error("%s %s failed", request.method, plain(request.scope["path"]), exc_info=wrong)
    return answer(say("error-server"), 500)


HANDLERS: dict[Any, Any] = {
    Refusal: refusal, Illegal: illegal, Malformed: illegal, HTTPException: http, Exception: unforeseen,
}  # fmt: skip
