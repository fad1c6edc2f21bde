"""For who watches over a server: figures, numbered requests, dated lines; none of them tells a secret."""

import asyncio
import json
import logging
from pathlib import Path

import pytest

from feldherr.server.watch.logs import DATES, FORMAT, Numbered, Structured, begin_request, request
from tests.server.house import House, in_house, two_players
from tests.server.test_gate import asked


def test_figures_are_told_only_where_the_host_wants_it(tmp_path: Path) -> None:
    async def with_figures(house: House) -> None:
        game, ann, *_ = await two_players(house)
        await ann.get(f"/api/games/{game}")
        for path in ("/api/nothing", "/api/games/strange", "/api/games/stranger", "/wp-admin"):
            await asyncio.to_thread(asked, house.base, path)
        status, body, headers = await asyncio.to_thread(asked, house.base, "/metrics")
        text = body.decode()
        assert status == 200 and headers["content-type"].startswith("text/plain")
        assert "feldherr_rooms 1.0" in text and "feldherr_connections 2.0" in text
        assert 'feldherr_requests_total{method="GET",route="/api/games/{name}",status="200"} 1.0' in text
        assert 'route="/api/games/{name}",status="404"} 2.0' in text
        assert "feldherr_request_seconds_count" in text and "feldherr_commits_total" in text
        assert game not in text and "stranger" not in text and ann.token not in text

    async def without(house: House) -> None:
        assert (await asyncio.to_thread(asked, house.base, "/metrics"))[0] == 404

    in_house(tmp_path / "with", with_figures, metrics=True)
    in_house(tmp_path / "without", without)


def test_every_answer_has_the_number_its_lines_in_the_log_have(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.handler.addFilter(Numbered())

    async def visit(house: House) -> None:
        numbers = set()
        for path in ("/api/games", "/api/games/nothing", "/", "/api/games"):
            numbers.add((await asyncio.to_thread(asked, house.base, path))[2]["x-request-id"])
        assert len(numbers) == 4
        lines = {getattr(record, "request_id", "") for record in caplog.records if "GET /api" in record.getMessage()}
        assert lines < numbers and len(lines) == 3

    with caplog.at_level(logging.INFO, "feldherr.access"):
        in_house(tmp_path, visit)


def test_lines_are_dated_and_numbered_as_text_or_as_json() -> None:
    number = begin_request()
    record = logging.LogRecord("feldherr", logging.WARNING, "", 0, "a \"line\" of\n%s", ("two",), None)
    assert Numbered().filter(record)
    text = logging.Formatter(FORMAT, DATES).format(record)
    assert text[:4].isdigit() and f"[{number}] a" in text
    found = json.loads(Structured().format(record))
    assert found["what"] == 'a "line" of\ntwo' and found["level"] == "warning" and found["request"] == number
    assert found["at"].endswith("+00:00") and "\n" not in Structured().format(record)
    request.set("")


def test_a_failure_is_one_line_of_json_with_its_traceback() -> None:
    try:
        raise ValueError("broken")
    except ValueError as wrong:
        record = logging.LogRecord("feldherr", logging.ERROR, "", 0, "failed", (), (ValueError, wrong, None))
    line = Structured().format(record)
    assert "\n" not in line and "ValueError: broken" in json.loads(line)["traceback"]
