"""Who is blocked challenges nobody, says nothing, joins no table; reports reach the host; watchers talk apart."""

from pathlib import Path
from typing import Any

from sqlalchemy import select

from feldherr.server.store.tables import blocks, reports
from feldherr.server.wire.client import Place
from tests.server.house import House, begin, in_house, two_players
from tests.server.test_lobby import declined
from tests.server.test_offers import over
from tests.server.test_standings import members

CHALLENGE = {"game": "ford", "seats": [{"kind": "me"}, {"kind": "member", "name": "Ann"}]}


async def speak(place: Place, text: str) -> None:
    """Until all who hear it were sent it: before that it is written, which takes its time."""
    await place.send("chat", text=text)
    place.waiting.extend(await place.quiet(0))


async def said(place: Place) -> list[str]:
    """What this viewer hears."""
    return [frame["text"] for frame in await place.quiet(0.05) if frame["type"] == "chat"]


def test_who_is_blocked_can_neither_challenge_nor_join_nor_offer_a_rematch(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        ann, bob = await members(house, "Ann", "Bob")
        made = await ann.create("ford", ["me", "open"])
        await bob.post(f"/api/games/{made['id']}/join", {"seat": 1, "key": made["seats"][1]["key"]})
        places = [await ann.sit(made["id"], 0), await bob.sit(made["id"], 1)]
        await begin(*places)
        await over(*places)
        await ann.post("/api/players/bob/block")
        await ann.post("/api/players/Bob/block")
        assert await ann.get("/api/account/blocked") == ["Bob"]
        assert await declined(bob, "/api/games", CHALLENGE) == "403 refused-not-wanted"
        assert await declined(bob, f"/api/games/{made['id']}/rematch", {}) == "403 refused-not-wanted"
        public = (await ann.create("ford", ["me", "open"], public=True))["id"]
        assert await declined(bob, f"/api/games/{public}/join", {}) == "403 refused-not-wanted"
        assert len(await house.hall.database.all(select(blocks))) == 1
        await ann.call_off("/api/players/Bob/block")
        assert await ann.get("/api/account/blocked") == []
        assert (await bob.post("/api/games", CHALLENGE))["id"]
        assert await declined(ann, "/api/players/Ann/block", {}) == "409 refused-block-yourself"
        assert await declined(ann, "/api/players/Eve/block", {}) == "404 refused-no-such-member"
        assert await declined(house.guest(), "/api/players/Ann/block", {}) == "409 refused-signed-out"

    in_house(tmp_path, visit)


def test_what_somebody_blocked_says_is_not_heard_now_or_later(tmp_path: Path) -> None:
    kept: dict[str, Any] = {}

    async def visit(house: House) -> None:
        ann, bob = await members(house, "Ann", "Bob")
        made = await ann.create("ford", ["me", "open"])
        await bob.post(f"/api/games/{made['id']}/join", {"seat": 1, "key": made["seats"][1]["key"]})
        north, south = await ann.sit(made["id"], 0), await bob.sit(made["id"], 1)
        await begin(north, south)
        await ann.post("/api/players/Bob/block")
        await south.send("chat", text="rude")
        await south.send("chat", text="rude, and to you", to=0)
        assert await said(south) == ["rude", "rude, and to you"]
        await speak(north, "polite")
        assert await said(north) == await said(south) == ["polite"]
        kept.update(game=made["id"], token=ann.token)

    async def again(house: House) -> None:
        ann = house.guest()
        ann.token = kept["token"]
        place = await ann.sit(kept["game"], 0)
        await place.until("state")
        assert await said(place) == ["polite"]

    in_house(tmp_path, visit)
    in_house(tmp_path, again)


def test_who_watches_talks_with_who_watches_and_the_players_do_not_hear_it(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        game, ann, _, north, south = await two_players(house, public=True)
        eve, mia = await members(house, "Eve", "Mia")
        stands = [await eve.sit(game), await mia.sit(game)]
        stranger, apart = await house.guest().sit(game), await ann.sit(game)
        for place in (*stands, stranger, apart):
            await place.until("state")
        await speak(stands[0], "the left flank is open")
        assert await said(stands[0]) == await said(stands[1]) == await said(stranger) == ["the left flank is open"]
        assert await said(north) == await said(south) == await said(apart) == []
        await stranger.send("chat", text="hello")
        assert (await stranger.until("refused"))["reason"]["id"] == "refused-gallery"
        await apart.send("chat", text="hello")
        assert (await apart.until("refused"))["reason"]["id"] == "refused-spectator"
        await speak(north, "good luck")
        assert await said(stands[1]) == ["good luck"]
        late, back = await eve.sit(game), await ann.sit(game, 0)
        await late.until("state")
        await back.until("state")
        assert await said(late) == ["the left flank is open", "good luck"]
        assert await said(back) == ["good luck"]

    in_house(tmp_path, visit)


def test_a_report_reaches_who_runs_the_server_and_nobody_else(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        ann, _ = await members(house, "Ann", "Bob")
        report = {"about": "Bob", "game": "0123456789", "text": "He said things.\nMany of them."}
        assert await ann.post("/api/reports", report) is None
        [row] = await house.hall.database.all(select(reports))
        assert (row["name"], row["about"], row["game"], row["done"]) == ("Ann", "Bob", "0123456789", False)
        bad = [{"about": ""}, {"text": ""}, {"text": "\0"}, {"text": "x" * 2001}, {"about": "b\0b"}, {"game": "x" * 17}]
        for change in bad:
            assert await declined(ann, "/api/reports", {**report, **change}) == "400 refused-malformed", change
        for _ in range(9):
            await ann.post("/api/reports", report)
        assert await declined(ann, "/api/reports", report) == "429 refused-reports"
        guest = house.guest()
        await guest.post("/api/reports", report)

    in_house(tmp_path, visit)
