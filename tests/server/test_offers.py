"""Offers: to play again, or to somebody by name. Nobody is seated unasked, and no clock runs before all have come."""

from pathlib import Path
from typing import Any

import pytest

from tests.server.house import House, begin, in_house, two_players
from tests.server.test_lobby import declined
from tests.server.test_standings import both_answer, members

TURN = {"each": "turn", "seconds": 30}


async def over(*places: Any) -> None:
    await places[0].send("say", line="resign")
    while places[0].state.get("phase") != "over":
        await places[0].until("state")
    for place in places:
        await place.close()


def test_a_rematch_is_an_offer_that_waits_for_the_other(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        game, ann, bob, *places = await two_players(house, pace=TURN)
        await over(*places)
        made = (await ann.post(f"/api/games/{game}/rematch"))["id"]
        listed = await ann.get(f"/api/games/{made}")
        assert listed["phase"] == "open" and [seat["kind"] for seat in listed["seats"]] == ["open", "person"]
        assert listed["seats"][0]["invited"]
        offer = (await bob.get("/api/games"))["offers"][0]
        assert offer["id"] == made and offer["offered"] == 0 and offer.get("seat") is None
        stranger = house.guest()
        assert await declined(stranger, f"/api/games/{made}") == "403 refused-private"
        assert await declined(stranger, f"/api/games/{made}/join", {"seat": 0}) == "409 refused-kept"
        assert (await stranger.get("/api/games"))["offers"] == []
        place = await ann.sit(made, 1)
        await place.until("state")
        house.hall.clock = lambda: 2e9
        await place.send("claim", seat=0)
        assert (await place.until("refused"))["reason"]["id"] == "refused-open"
        await bob.post(f"/api/games/{made}/join", {"seat": 0})
        assert (await ann.get(f"/api/games/{made}"))["phase"] == "running"
        assert (await bob.get("/api/games"))["offers"] == []

    in_house(tmp_path, visit)


def test_an_offer_is_declined_once_and_for_all(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        game, ann, bob, *places = await two_players(house)
        await over(*places)
        made = (await ann.post(f"/api/games/{game}/rematch"))["id"]
        waiting = await ann.sit(made, 1)
        await waiting.until("state")
        assert await declined(house.guest(), f"/api/games/{made}/decline", {}) == "403 refused-not-your-seat"
        await bob.post(f"/api/games/{made}/decline")
        assert (await waiting.until("state"))["phase"] == "declined"
        assert (await bob.get("/api/games"))["offers"] == []
        assert [g["phase"] for g in (await ann.get("/api/games"))["mine"]] == ["declined"], "who offered it is told"
        for guest in (ann, bob):
            assert await declined(guest, f"/api/games/{game}/rematch", {}) == "409 refused-declined"
        assert await declined(bob, f"/api/games/{made}/join", {"seat": 0}) == "409 refused-declined"
        assert await declined(bob, f"/api/games/{made}/decline", {}) == "409 refused-declined"
        await waiting.close()
        house.hall.leave(house.hall.rooms[made])
        assert (await ann.get(f"/api/games/{made}"))["phase"] == "declined"
        clock = house.hall.clock
        house.hall.clock = lambda: clock() + 4 * 86_400
        assert (await ann.get("/api/games"))["mine"] == []

    in_house(tmp_path, visit)


def test_a_member_is_challenged_by_name_and_nobody_else_may_sit_there(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        ann, bob = await members(house, "Ann", "Bob")
        seats = [{"kind": "me"}, {"kind": "member", "name": "bob"}]
        made = await ann.post("/api/games", {"game": "ford", "seats": seats, "public": True})
        listed = await house.guest().get(f"/api/games/{made['id']}")
        assert (listed["seats"][1]["name"], listed["seats"][1]["invited"]) == ("Bob", True)
        assert (await house.guest().get("/api/games"))["open"] == [], "there is no seat for anybody"
        assert await declined(house.guest(), f"/api/games/{made['id']}/join", {}) == "409 refused-full"
        assert (await bob.get("/api/games"))["offers"][0]["id"] == made["id"]
        await bob.post(f"/api/games/{made['id']}/join", {})
        assert (await ann.get(f"/api/games/{made['id']}"))["phase"] == "running"
        for name, reason in (("Eve", "404 refused-no-such-member"), ("ann", "409 refused-yourself")):
            wish = {"game": "ford", "seats": [{"kind": "me"}, {"kind": "member", "name": name}]}
            assert await declined(ann, "/api/games", wish) == reason

    in_house(tmp_path, visit)


def test_who_offered_may_call_it_off(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        ann = house.guest()
        made = await ann.create("ford", ["me", "open"], public=True)
        assert await declined(house.guest(), f"/api/games/{made['id']}/decline", {}) == "403 refused-not-your-seat"
        await ann.post(f"/api/games/{made['id']}/decline")
        assert (await house.guest().get("/api/games"))["open"] == []
        game, ann, *_ = await two_players(house)
        assert await declined(ann, f"/api/games/{game}/decline", {}) == "409 refused-running"

    in_house(tmp_path, visit)


def test_what_a_guest_was_offered_is_his_after_signing_in(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        game, ann, bob, *places = await two_players(house)
        await over(*places)
        made = (await ann.post(f"/api/games/{game}/rematch"))["id"]
        await bob.post("/api/account", {"name": "Bob", "password": "guns of Lodi"})
        assert (await bob.get("/api/games"))["offers"][0]["id"] == made
        await bob.post(f"/api/games/{made}/join", {"seat": 0})
        assert (await ann.get(f"/api/games/{made}"))["phase"] == "running"

    in_house(tmp_path, visit)


@pytest.mark.parametrize("pace", [TURN, {"each": "game", "seconds": 60}])
def test_no_clock_runs_before_everybody_has_answered(tmp_path: Path, pace: dict[str, Any]) -> None:
    async def visit(house: House) -> None:
        now = [1e6]
        house.hall.clock = lambda: now[0]
        game, _, _, *places = await two_players(house, pace=pace)
        sheet = house.hall.rooms[game].sheet
        [slow] = sheet.seats_asked()
        assert all(player["stands"] for player in places[0].state["players"])
        now[0] += 10_000
        await places[1 - slow].send("claim", seat=slow)
        assert (await places[1 - slow].until("refused"))["reason"]["id"] == "refused-clock-waits"
        await both_answer(*places)
        while not sheet.begun:
            await both_answer(places[sheet.seats_asked()[0]])
        await places[0].quiet()
        assert not any(player.get("stands") for player in places[0].state["players"]) and sheet.spent == "{}"
        [slow] = sheet.seats_asked()
        now[0] += 10_000
        await places[1 - slow].send("claim", seat=slow)
        assert (await places[1 - slow].until("state"))["outcome"]["manner"] == "clock"

    in_house(tmp_path, visit)


def test_taking_back_winds_no_clock(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        now = [1e6]
        house.hall.clock = lambda: now[0]
        game, _, _, *places = await two_players(house, pace=TURN)
        sheet = house.hall.rooms[game].sheet
        await both_answer(*places)
        while not sheet.begun:
            await both_answer(places[sheet.seats_asked()[0]])
        [mine] = sheet.seats_asked()
        place, used, taken_back = places[mine], 0, False
        while not taken_back:
            await place.quiet(0.02)
            assert place.question, "the turn is passed on by its last answer"
            now[0] += 5
            used += 5
            await place.answer(place.question["options"][-1]["line"])
            await place.quiet(0.02)
            if sheet.seats_asked() != [mine] and place.state.get("undo"):
                now[0] += 2
                await place.send("undo")
                await place.quiet(0.02)
                taken_back = True
        assert sheet.seats_asked() == [mine]
        left = next(player["left"] for player in place.state["players"] if player["seat"] == mine)
        assert left == 30 - used, "what he had used is used"
        await both_answer(place)
        while sheet.seats_asked() == [mine]:
            await both_answer(place)
        await both_answer(places[1 - mine])
        while sheet.seats_asked() != [mine]:
            await both_answer(places[1 - mine])
        await place.quiet(0.02)
        again = next(player["left"] for player in place.state["players"] if player["seat"] == mine)
        assert again == 30, "the next turn has all its time"

    in_house(tmp_path, visit)


def test_an_uploaded_record_is_not_played_again_and_a_remote_game_is_none_at_one_screen(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        game, ann, _, *places = await two_players(house)
        await over(*places)
        text = await ann.get(f"/api/games/{game}/record")
        record = (await ann.post("/api/records", {"record": text}))["id"]
        assert await declined(ann, f"/api/games/{record}/rematch", {}) == "409 refused-no-rematch"
        wish = {"game": "ford", "seats": [{"kind": "me"}, {"kind": "open"}], "hot_seat": True}
        assert await declined(ann, "/api/games", wish) == "409 refused-hot-seat"
        made = await ann.create("ford", ["me", "me"], hot_seat=True)
        await begin(await ann.sit(made["id"], 0))

    in_house(tmp_path, visit)
