"""The client's files come packed to who takes them so, and as they are to everybody else."""

import asyncio
import http.client
import re
from contextlib import closing
from pathlib import Path
from urllib.parse import urlsplit

import pytest

import feldherr
from tests.server.house import House, in_house

STATIC = Path(feldherr.__file__).parent / "static"
FIRST_PAGE = 150_000
"""So many bytes, packed, are fetched at most before the lobby is there; fonts come after it."""


@pytest.mark.parametrize(
    ("taken", "coding", "body"),
    [
        ("gzip, deflate, br", "br", b"brotli"),
        ("gzip;q=1.0", "gzip", b"zipped"),
        ("", None, b"plain"),
        ("zstd", None, b"plain"),
    ],
)
def test_files_are_sent_packed(tmp_path: Path, taken: str, coding: str | None, body: bytes) -> None:
    assets = tmp_path / "static" / "assets"
    assets.mkdir(parents=True)
    (assets.parent / "index.html").write_text("page")
    (assets.parent / "secret.js").write_text("no asset")
    for name, content in (("a-1.js", b"plain"), ("a-1.js.br", b"brotli"), ("a-1.js.gz", b"zipped"), ("b.woff2", b"f")):
        (assets / name).write_bytes(content)

    async def visit(house: House) -> None:
        def ask(path: str) -> tuple[int, dict[str, str], bytes]:
            line = http.client.HTTPConnection(urlsplit(house.base).netloc, timeout=20)
            line.request("GET", path, headers={"Accept-Encoding": taken})
            with closing(line), line.getresponse() as found:
                return found.status, {name.lower(): value for name, value in found.getheaders()}, found.read()

        status, headers, content = await asyncio.to_thread(ask, "/assets/a-1.js")
        assert (status, headers.get("content-encoding"), content) == (200, coding, body)
        assert headers["content-type"].startswith("text/javascript") and "immutable" in headers["cache-control"]
        assert headers["vary"] == "accept-encoding" and int(headers["content-length"]) == len(body)
        assert (await asyncio.to_thread(ask, "/assets/b.woff2"))[2] == b"f"
        for path in ("/assets/none.js", "/assets/../secret.js", "/assets/%2e%2e/secret.js", "/assets/"):
            status, _, content = await asyncio.to_thread(ask, path)
            assert status == 404 and b"no asset" not in content, path

    in_house(tmp_path / "data", visit, static=assets.parent)


@pytest.mark.skipif(not (STATIC / "index.html").exists(), reason="the client is not built")
def test_the_first_page_is_small() -> None:
    """Other screens are fetched when they are wanted."""
    needed = re.findall(r'"/assets/([^"]+\.(?:js|css))"', (STATIC / "index.html").read_text("utf-8"))
    sizes = {name: (STATIC / "assets" / f"{name}.br").stat().st_size for name in needed}
    assert len(sizes) >= 2 and sum(sizes.values()) < FIRST_PAGE, sizes
