"""The client's files, packed when it was built: whoever takes brotli or gzip gets that."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from litestar import get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from litestar.response import File

from feldherr.server.lobby.calling import AnyRequest

FOREVER = {"cache-control": "max-age=31536000, immutable", "vary": "accept-encoding"}
"""Their names change with what is in them."""
PACKED = (("br", ".br"), ("gzip", ".gz"))
KINDS = {".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml", ".json": "application/json"}


def files(folder: Path) -> Any:
    """The handler of the files in this folder, whose names have a hash of what is in them."""

    @get("/assets/{path:path}", include_in_schema=False, sync_to_thread=False)
    def asset(request: AnyRequest, path: FromPath[Path]) -> File:
        try:
            found = (folder / str(path).lstrip("/")).resolve()
            there = found.is_file() and found.is_relative_to(folder.resolve())
        except (ValueError, OSError):  # no name a file can have
            there = False
        if not there:
            raise NotFoundException
        taken = {word.partition(";")[0].strip() for word in request.headers.get("accept-encoding", "").split(",")}
        for coding, ending in PACKED:
            packed = found.with_name(found.name + ending)
            if coding in taken and packed.is_file():
                return sent(packed, found, {**FOREVER, "content-encoding": coding})
        return sent(found, found, FOREVER)

    return asset


def sent(file: Path, named: Path, headers: dict[str, str]) -> File:
    kind = KINDS.get(named.suffix)
    more = {"media_type": kind} if kind else {"filename": named.name}
    return File(file, content_disposition_type="inline", headers=headers, **more)  # type: ignore[arg-type]
