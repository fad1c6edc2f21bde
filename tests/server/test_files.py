"""The client's files come packed to who takes them so, and as they are to everybody else."""

import asyncio
import gzip
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


def test_boards_and_texts_come_packed_and_only_once(tmp_path: Path) -> None:
    """A board is up to three quarters of a megabyte: whoever loads the page again has it already."""

    async def visit(house: House) -> None:
        def ask(path: str, **headers: str) -> tuple[int, dict[str, str], bytes]:
            line = http.client.HTTPConnection(urlsplit(house.base).netloc, timeout=20)
            line.request("GET", path, headers={name.replace("_", "-"): value for name, value in headers.items()})
            with closing(line), line.getresponse() as found:
                return found.status, {name.lower(): value for name, value in found.getheaders()}, found.read()

        for path in ("/api/boards/napoleons-triumph?december=2", "/api/texts/de"):
            status, plain, whole = await asyncio.to_thread(ask, path, accept_encoding="")
            assert status == 200 and "content-encoding" not in plain and plain["cache-control"] == "no-cache"
            status, packed, small = await asyncio.to_thread(ask, path, accept_encoding="gzip, br")
            assert packed["content-encoding"] == "gzip" and packed["vary"] == "accept-encoding"
            assert gzip.decompress(small) == whole and len(small) * 2 < len(whole)
            assert packed["etag"] == plain["etag"] and packed["content-type"] == plain["content-type"]
            status, again, nothing = await asyncio.to_thread(ask, path, if_none_match=packed["etag"])
            assert (status, again["etag"], nothing) == (304, packed["etag"], b"")
            assert (await asyncio.to_thread(ask, path, if_none_match='W/"another"'))[0] == 200
        one, other = [await asyncio.to_thread(ask, f"/api/texts/{language}") for language in ("de", "en")]
        assert one[1]["etag"] != other[1]["etag"]

    in_house(tmp_path / "data", visit)


@pytest.mark.skipif(not (STATIC / "index.html").exists(), reason="the client is not built")
def test_the_first_page_is_small() -> None:
    """Other screens are fetched when they are wanted."""
    needed = re.findall(r'"/assets/([^"]+\.(?:js|css))"', (STATIC / "index.html").read_text("utf-8"))
    sizes = {name: (STATIC / "assets" / f"{name}.br").stat().st_size for name in needed}
    assert len(sizes) >= 2 and sum(sizes.values()) < FIRST_PAGE, sizes
