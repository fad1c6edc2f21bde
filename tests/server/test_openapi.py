"""The description of the HTTP interface: every parameter and every refusal is in it, and what it says is so."""

import asyncio
import http.client
import json
from contextlib import closing
from pathlib import Path
from typing import Any, cast
from urllib.parse import urlsplit

from feldherr.server.wire.client import Guest
from tests.server.house import House, in_house, two_players
from tests.server.test_gate import asked
from tests.server.test_lobby import declined
from tests.server.test_offers import over


def test_keys_seats_languages_and_refusals_are_described(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        schema: dict[str, Any] = await house.guest().get("/api/schema/openapi.json")
        paths = schema["paths"]

        def named(path: str) -> set[str]:
            return {one["name"] for one in paths[path]["get"].get("parameters", ())}

        assert named("/api/games/{name}/record") == {"name", "key", "seat", "lang"}
        assert named("/api/games/{name}/at/{lines}") == {"name", "lines", "key", "seat", "opened"}
        assert "key" in named("/api/games/{name}") and "seat" in named("/api/games/{name}/analysis")
        for path, ways in paths.items():
            for method, way in ways.items():
                if method in ("get", "post", "delete"):
                    assert {"400", "403", "404", "409", "429"} <= set(way["responses"]), (path, method)
                    refused = way["responses"]["409"]["content"]["application/json"]["schema"]
                    assert refused["$ref"].endswith("Refused")

    in_house(tmp_path, visit)


def test_a_seat_that_is_no_number_is_refused_and_not_taken_for_a_spectator(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        game, ann, _, _, _ = await two_players(house, public=True)
        for seat in ("abc", "-1", "1e3", "99"):
            reason = await declined(ann, f"/api/games/{game}/record?seat={seat}")
            assert reason in ("400 refused-malformed", "403 refused-not-your-seat"), seat
        place = await ann.sit(game, cast(int, "abc"))
        assert (await place.until("gone"))["reason"]["id"] == "refused-malformed"
        place = await ann.sit(game, 0, since="x")
        assert (await place.until("gone"))["reason"]["id"] == "refused-malformed"
        assert (await asyncio.to_thread(asked, house.base, f"/api/games/{game}?key="))[0] == 200

    in_house(tmp_path, visit)


def told(guest: Guest, path: str) -> tuple[int, str, Any]:
    """Status, content type and body, read as what it says it is."""
    line = http.client.HTTPConnection(urlsplit(guest.base).netloc, timeout=60)
    line.request("GET", path, headers=guest.cookie())
    with closing(line), line.getresponse() as found:
        kind, body = str(found.headers["content-type"]).partition(";")[0], found.read()
        return found.status, kind, json.loads(body) if kind == "application/json" else body.decode()


KINDS = {"object": dict, "array": list, "string": str}


def test_what_is_answered_is_what_is_described(tmp_path: Path) -> None:
    """With names that exist: who makes names up is only ever refused."""

    async def visit(house: House) -> None:
        game, ann, _, *places = await two_players(house, public=True)
        await ann.post("/api/account", {"name": "Ann", "password": "guns of Marengo"})
        await over(*places)
        schema: dict[str, Any] = await ann.get("/api/schema/openapi.json")
        names = {"/api/games": game, "/api/players": "Ann"}
        looked = 0
        for path, ways in schema["paths"].items():
            if "get" not in ways:
                continue
            [described] = ways["get"]["responses"]["200"]["content"].items()
            name = names.get(path.partition("/{")[0], "triomphe-a-marengo")
            place = path.format(name=name, game=name, lines=0, language="de", digest="none")
            status, kind, body = await asyncio.to_thread(told, ann, place)
            if status != 200:
                continue                                       # refused, as is described
            looked += 1
            assert kind == described[0], path
            shape = described[1].get("schema", {})
            asked = KINDS["object" if "$ref" in shape else shape.get("type", "object")]
            assert isinstance(body, asked), (path, shape)
        assert looked > 20

    in_house(tmp_path, visit)
