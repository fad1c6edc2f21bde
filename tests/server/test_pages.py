"""The client's page at every address, its files, the cookie; and the server's words in both languages."""

import asyncio
import re
import urllib.error
import urllib.request
from email.message import Message
from http.client import HTTPConnection
from pathlib import Path

from feldherr.server.accounts.identity import COOKIE
from feldherr.server.lobby.pages import PAGES
from feldherr.words.catalogue import faults, variables
from tests.server.house import House, in_house

ROOT = Path(__file__).resolve().parents[2]
SERVER = ROOT / "src/feldherr/server"


def fetch(address: str) -> tuple[int, str, Message]:
    try:
        with urllib.request.urlopen(address, timeout=10) as response:
            return response.status, response.read().decode(), response.headers
    except urllib.error.HTTPError as wrong:
        with wrong:
            return wrong.code, wrong.read().decode(), wrong.headers


def test_a_client_that_is_not_built_is_a_sentence(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        status, text, _ = await asyncio.to_thread(fetch, house.base)
        assert status == 503 and "has not been built" in text

    in_house(tmp_path, visit, static=tmp_path / "nothing")


def test_the_page_is_at_every_address_but_those_of_files_and_api(tmp_path: Path) -> None:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<title>Feldherr</title>", "utf-8")
    (static / "favicon.svg").write_text("<svg/>", "utf-8")
    (static / "assets" / "a.js").write_text("1", "utf-8")
    (tmp_path / "secret.txt").write_text("no", "utf-8")

    async def visit(house: House) -> None:
        for path in ("/", "/game/7", "/rules/x/1.2", "/exercises/x", "/exercises/x/one"):
            status, text, headers = await asyncio.to_thread(fetch, house.base + path)
            assert (status, text) == (200, "<title>Feldherr</title>"), path
            assert headers["content-type"].startswith("text/html")
        assert (await asyncio.to_thread(fetch, f"{house.base}/favicon.svg"))[1] == "<svg/>"
        assert (await asyncio.to_thread(fetch, f"{house.base}/assets/a.js"))[1] == "1"
        assert (await asyncio.to_thread(fetch, f"{house.base}/assets/b.js"))[0] == 404
        assert (await asyncio.to_thread(fetch, f"{house.base}/api/nothing"))[0] == 404
        for path in ("/../secret.txt", "/%2e%2e/secret.txt", "/..%2fsecret.txt", "/assets/../../secret.txt"):
            assert (await asyncio.to_thread(fetch, house.base + path))[1] != "no", path

    in_house(tmp_path / "data", visit, static=static)


def test_every_screen_of_the_client_has_its_page() -> None:
    routing = (ROOT / "web/src/routing.svelte.ts").read_text("utf-8")
    lists = [re.search(rf"^const {name} = \[(.*?)\] as const;$", routing, re.M) for name in ("NAMED", "ALONE")]
    known = [re.findall(r'"(\w+)"', found[1]) for found in lists if found]
    assert {(name,) for names in known for name in names} == PAGES
    # and no screen is found beside the two lists
    assert len(re.findall(r"\bfirst\b", routing)) == 4


def test_where_an_example_was_one_is_led_to_its_lesson(tmp_path: Path) -> None:
    def asked(base: str, path: str) -> tuple[int, str | None]:
        line = HTTPConnection(base.removeprefix("http://"), timeout=10)
        line.request("GET", path)
        answer = line.getresponse()
        line.close()
        return answer.status, answer.getheader("location")

    async def visit(house: House) -> None:
        for path, there in (
            ("/example/viktory-ii", "/learn/viktory-ii"), ("/example/ford/ex-one", "/learn/ford/ex-one"),
            ("/example//elsewhere.org/x", "/learn/elsewhere.org/x"), ("/example/a%0d%0ab", "/learn/a%0D%0Ab"),
        ):  # fmt: skip
            assert await asyncio.to_thread(asked, house.base, path) == (308, there)

    in_house(tmp_path, visit)


def test_everybody_is_known_by_a_cookie_no_script_can_read(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        _, _, headers = await asyncio.to_thread(fetch, f"{house.base}/api/games")
        cookie = headers["set-cookie"]
        assert cookie.startswith(COOKIE) and "HttpOnly" in cookie and "SameSite=lax" in cookie
        again = await asyncio.to_thread(house.guest().call, "/api/games", None)
        assert again["mine"] == []

    in_house(tmp_path, visit)


def test_the_server_speaks_both_languages_and_has_a_sentence_for_everything() -> None:
    texts = {lang: (SERVER / "text" / f"{lang}.ftl").read_text("utf-8") for lang in ("en", "de")}
    assert {lang: faults(text) for lang, text in texts.items()} == {"en": [], "de": []}
    assert variables(texts["en"]) == variables(texts["de"])
    code = "\n".join(path.read_text("utf-8") for path in SERVER.rglob("*.py"))
    said = set(re.findall(r'"((?:refused|error|request)-[a-z-]+)"', code)) - {"refused-"}
    said |= {"refused-open", "refused-running", "refused-over", "refused-stopped"}
    assert said - variables(texts["en"]).keys() == set()
    unsaid = variables(texts["en"]).keys() - said
    assert [name for name in unsaid if not name.startswith("bot-") and f'"{name}"' not in code] == []
