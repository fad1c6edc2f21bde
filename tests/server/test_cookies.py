"""Who one is, is given by the server: no cookie made up or planted is anybody, and none of before is lost."""

import asyncio
from pathlib import Path
from typing import Any

from feldherr.server.accounts.identity import COOKIE, OVER_TLS, Seal, identify
from feldherr.server.store.writer import Kind
from tests.server.house import House, in_house
from tests.server.test_accounts import listed
from tests.server.test_gate import asked

TLS: dict[str, Any] = {"address": "https://war.example.org"}


def given(headers: object) -> tuple[str, str]:
    """Name and value of the cookie an answer sets; empty if it sets none."""
    words = str(headers.get("set-cookie") or "")  # type: ignore[attr-defined]
    name, _, rest = words.partition("=")
    return name, rest.partition(";")[0]


def test_a_seal_knows_what_it_has_made_and_nothing_else() -> None:
    seal = Seal(b"secret")
    token = seal.new()
    assert len(token) == 43 and seal.made(token) and seal.new() != token
    assert not Seal(b"another").made(token)
    for other in ("", "A" * 43, token[:-1], token + "A", "é" * 43, token[:-1] + chr(ord(token[-1]) ^ 1)):
        assert not seal.made(other), other


def test_a_cookie_somebody_made_up_is_nobodys(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        planted = "A" * 43
        victim = house.guest()
        victim.token = planted
        game = (await victim.create("ford", ["me", "open"]))["id"]
        assert victim.token != planted and await listed(victim) == [game]
        eve = house.guest()
        eve.token = planted
        assert await listed(eve) == []
        place = await house.guest().sit(game)
        assert (await place.until("gone"))["reason"]["id"] == "refused-private"

    in_house(tmp_path, visit)


def test_who_held_a_seat_before_cookies_were_sealed_still_holds_it(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        ann, old = house.guest(), "B" * 43
        game = (await ann.create("ford", ["me", "open"]))["id"]
        moved = {"b_player": identify(old), "b_before": identify(ann.token)}
        await house.hall.writer.write([(Kind.MOVED, moved)])
        house.hall.rooms[game].chairs[0].player = identify(old)
        back = house.guest()
        back.token = old
        assert await listed(back) == [game] and back.token == old
        seat = await back.sit(game, 0)
        assert (await seat.until("state"))["seat"] == 0

    in_house(tmp_path, visit)


def test_over_https_only_a_cookie_set_there_counts(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        _, _, headers = await asyncio.to_thread(asked, house.base, "/api/games")
        name, token = given(headers)
        words = headers["set-cookie"]
        assert name == OVER_TLS and "; Secure" in words and "Path=/;" in words and "Domain" not in words
        _, _, headers = await asyncio.to_thread(asked, house.base, "/api/games", Cookie=f"{OVER_TLS}={token}")
        assert given(headers) == ("", "")
        _, _, headers = await asyncio.to_thread(asked, house.base, "/api/games", Cookie=f"{COOKIE}={token}")
        assert given(headers)[0] == OVER_TLS and given(headers)[1] != token, "one a neighbour planted"
        old = "B" * 43
        ann = house.guest()
        ann.cookie_name, ann.token = OVER_TLS, token
        await ann.create("ford", ["me", "open"])
        moved = {"b_player": identify(old), "b_before": identify(token)}
        await house.hall.writer.write([(Kind.MOVED, moved)])
        _, _, headers = await asyncio.to_thread(asked, house.base, "/api/games", Cookie=f"{COOKIE}={old}")
        assert given(headers) == (OVER_TLS, old), "what an earlier version gave is exchanged for a safer one"

    in_house(tmp_path, visit, **TLS)
