"""What is the same for everybody and seldom changes: sent packed, and not again to whoever still has it."""

from __future__ import annotations

import gzip
from hashlib import sha256

import msgspec
from litestar import Response

from feldherr.server.lobby.calling import AnyRequest


class Kept(msgspec.Struct, frozen=True):
    """Made once: packing a board takes longer than sending it."""

    whole: bytes
    packed: bytes
    tag: str


def kept(whole: bytes) -> Kept:
    return Kept(whole, gzip.compress(whole, 6, mtime=0), f'W/"{sha256(whole).hexdigest()[:24]}"')


def sent(request: AnyRequest, found: Kept, media_type: str) -> Response[bytes]:
    """It may be kept, and is asked for each time: whoever names its tag has it."""
    headers = {"cache-control": "no-cache", "etag": found.tag, "vary": "accept-encoding"}
    if found.tag in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=headers)
    taken = {word.partition(";")[0].strip() for word in request.headers.get("accept-encoding", "").split(",")}
    if "gzip" in taken:
        return Response(found.packed, media_type=media_type, headers={**headers, "content-encoding": "gzip"})
    return Response(found.whole, media_type=media_type, headers=headers)
