"""The client: its page for every address it knows, its files, and a sentence where it has not been built."""

from __future__ import annotations

from pathlib import Path
from typing import Any
from urllib.parse import quote

from litestar import Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from litestar.response import File, Redirect

from feldherr.server.wire.files import files

MISSING = """<!doctype html><meta charset="utf-8"><title>Feldherr</title>
<p>The server runs, but the page has not been built: run <code>make play</code>, or <code>npm run build</code> in web/.
<p lang="de">Der Server läuft, aber die Seite ist noch nicht gebaut: <code>make play</code> baut sie."""


def pages(static: Path) -> list[Any]:
    """The handlers of the client in this folder."""
    index = static / "index.html"

    def page(status: int = 200) -> Response[Any]:
        if not index.is_file():
            return Response(MISSING, media_type="text/html", status_code=503)
        inline = {"media_type": "text/html", "content_disposition_type": "inline", "headers": FRESH}
        return File(index, status_code=status, **inline)  # type: ignore[arg-type]

    @get("/", include_in_schema=False, sync_to_thread=False)
    def home() -> Response[Any]:
        return page()

    @get("/{path:path}", include_in_schema=False, sync_to_thread=False)
    def anywhere(path: FromPath[Path]) -> Response[Any]:
        if path.parts[1:2] in PAGES:
            return page()
        if path.parts[1:2] == ("example",):  # examples are lessons; links to where they were still lead to them
            return Redirect("/learn/" + quote("/".join(path.parts[2:])), status_code=308)
        try:
            inside = (static / str(path).lstrip("/")).resolve()
            if inside.is_file() and inside.is_relative_to(static.resolve()):
                return File(inside, content_disposition_type="inline", headers=FRESH)
        except (ValueError, OSError):  # no name a file can have
            pass
        if path.parts[1:2] == ("api",) or not index.is_file():
            raise NotFoundException
        return page(404)  # the client has a sentence for it, and who watches over the server sees that it is no page

    assets = static / "assets"
    return [*([files(assets)] if assets.is_dir() else []), home, anywhere]


PAGES = {
    (name,)
    for name in (
        "game", "new", "learn", "exercises", "rules", "standings", "player", "settings", "account", "about", "privacy",
    )
}
"""The first parts of the addresses the client knows: NAMED and ALONE in web/src/routing.svelte.ts."""
FRESH = {"cache-control": "no-cache"}
