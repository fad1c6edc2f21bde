"""At the gate: names, origins, heads, health, the log; nothing a stranger sends is a mistake of the server."""

import asyncio
import http.client
import logging
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from feldherr.server.accounts.places import Places
from feldherr.server.wire.client import Declined
from tests.server.house import House, in_house, two_players
from tests.server.test_lobby import declined
from tests.server.test_pages import fetch


def asked(base: str, path: str, method: str = "GET", **headers: str) -> tuple[int, bytes, http.client.HTTPMessage]:
    """A request with exactly this path and these headers."""
    line = http.client.HTTPConnection(urlsplit(base).netloc, timeout=10)
    body = headers.pop("body", None)
    line.request(method, path, body, {name.replace("_", "-"): value for name, value in headers.items()})
    answer = line.getresponse()
    found = answer.status, answer.read(), answer.headers
    line.close()
    return found


def test_a_name_that_is_not_ours_is_refused_and_pages_there_may_not_act(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        evil = {"Host": "evil.example:8733", "Origin": "http://evil.example:8733", "Content-Type": "application/json"}
        evil["body"] = '{"game":"ford"}'
        status, body, _ = await asyncio.to_thread(asked, house.base, "/api/games", "POST", **evil)
        assert status == 421 and b"refused-host" in body
        assert (await asyncio.to_thread(asked, house.base, "/", Host="evil.example"))[0] == 421

    in_house(tmp_path, visit)


def test_behind_a_proxy_that_passes_no_name_on_our_own_page_acts(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        ann = house.guest()
        wish = {"game": "ford", "seats": [{"kind": "me"}, {"kind": "me"}]}
        made = await asyncio.to_thread(ann.call, "/api/games", wish, {"Origin": "https://war.example.org"})
        assert made["link"].startswith("https://war.example.org/game/")
        with pytest.raises(Declined, match="403 refused-elsewhere"):
            await asyncio.to_thread(ann.call, "/api/games", wish, {"Origin": "https://example.org"})
        _, _, headers = await asyncio.to_thread(fetch, f"{house.base}/api/games")
        assert "; Secure" in headers["set-cookie"] and headers["strict-transport-security"]

    in_house(tmp_path, visit, address="https://war.example.org")


@pytest.mark.parametrize(
    ("host", "right"),
    [
        ("127.0.0.1:8000", True), ("[::1]:8000", True), ("localhost:8000", True), ("192.168.0.7", True),
        ("schreibtisch:8000", True), ("schreibtisch.local", True), ("war.example.org", True), ("", True),
        ("evil.example", False), ("war.example.org.evil.example", False), ("127.0.0.1.evil.example", False),
        ("[", False),
    ],
)  # fmt: skip
def test_which_names_are_ours(host: str, right: bool) -> None:
    assert Places("https://war.example.org").ours(host) is right


def test_a_head_is_asked_for_and_health_is_told(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        status, body, headers = await asyncio.to_thread(asked, house.base, "/health")
        assert status == 200 and b'"well":true' in body
        for path in ("/health", "/api/games", "/api/games-on-offer"):
            assert (await asyncio.to_thread(asked, house.base, path, "HEAD"))[:2] == (200, b"")
        for path in ("/healthz", "/metrics", "/wp-admin/setup.php"):
            assert (await asyncio.to_thread(asked, house.base, path))[0] == 404
        assert headers["x-content-type-options"] == "nosniff"
        assert "frame-ancestors" in headers["content-security-policy"]
        assert headers["referrer-policy"] == "same-origin"
        assert house.hall.writer.task
        house.hall.writer.task.cancel()
        await asyncio.sleep(0.05)
        assert (await asyncio.to_thread(asked, house.base, "/health"))[0] == 503

    in_house(tmp_path, visit)


def test_no_path_begins_a_line_of_the_log(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def visit(house: House) -> None:
        await asyncio.to_thread(asked, house.base, "/api/games/x%0a12:00:00%20ERROR%20forged%1bline")

    with caplog.at_level(logging.INFO, "feldherr.access"):
        in_house(tmp_path, visit)
    [line] = [record.getMessage() for record in caplog.records if "forged" in record.getMessage()]
    assert "\n" not in line and "\x1b" not in line and "x%0A12:00:00" in line


HEAD = 'feldherr record 1\ngame "ford"\nrules 1\noptions {}\n'
DEEP = "[" * 100_000


@pytest.mark.parametrize("path", ["/%00", "/assets/%00", "/" + "a" * 5000, "/game/%00", "/rules/%00"])
def test_no_path_is_a_mistake_of_the_server(tmp_path: Path, path: str) -> None:
    async def visit(house: House) -> None:
        assert (await asyncio.to_thread(asked, house.base, path))[0] < 500

    (tmp_path / "static" / "assets").mkdir(parents=True)
    (tmp_path / "static" / "index.html").write_text("page")
    in_house(tmp_path, visit, static=tmp_path / "static")


def test_a_body_nested_without_end_is_refused(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        kind = {"Content-Type": "application/json"}
        for path in ("/api/games", "/api/records", "/api/account"):
            assert (await asyncio.to_thread(asked, house.base, path, "POST", body=DEEP, **kind))[0] == 400

    in_house(tmp_path, visit)


@pytest.mark.parametrize(
    "line",
    [
        "base 9223372036854775808", "base -5", "base 1000000", 'seed {"secret":"zz"}',
        'seed {"secret":"' + "ab" * 100_000 + '"}', 'seed {"secret":"ab","nonces":["","","","",""]}',
        'seed {"secret":"ab","nonces":["xx"]}', 'seed {"secret":"ab","nonces":["' + "ab" * 65 + '"]}', f"seed {DEEP}",
    ],
)  # fmt: skip
def test_a_head_that_no_record_has_is_refused(tmp_path: Path, line: str) -> None:
    async def visit(house: House) -> None:
        reason = await declined(house.guest(), "/api/records", {"record": f"{HEAD}{line}\n\n"})
        assert reason == "400 refused-record"

    in_house(tmp_path, visit)


def test_a_branch_is_of_a_seat_there_is(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        game, ann, _, north, _ = await two_players(house)
        await north.send("say", line="resign")
        while north.state.get("phase") != "over":
            await north.until("state")
        for seat, reason in ((-7, "400 refused-malformed"), (9, "404 refused-no-such-seat")):
            assert await declined(ann, f"/api/games/{game}/branch", {"number": 0, "seat": seat}) == reason

    in_house(tmp_path, visit)


def test_a_frame_that_is_no_text_is_answered_with_a_sentence(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        _, _, _, north, _ = await two_players(house)
        for raw in (b'{"type":"\xff"}', b"\x00\xff", DEEP[:20_000]):
            await north.socket.send(raw)
            assert (await north.until("refused"))["reason"]["id"] == "refused-malformed"
        assert north.socket.close_code is None

    in_house(tmp_path, visit)


def test_in_every_game_somebody_plays(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        seats = [{"kind": "bot"}, {"kind": "bot"}]
        ann = house.guest()
        assert await declined(ann, "/api/games", {"game": "ford", "seats": seats}) == "409 refused-nobody-plays"
        game, ann, _, north, _ = await two_players(house)
        await north.send("say", line="resign")
        while north.state.get("phase") != "over":
            await north.until("state")
        branch = {"number": 0, "seats": seats}
        assert await declined(ann, f"/api/games/{game}/branch", branch) == "409 refused-nobody-plays"

    in_house(tmp_path, visit)
