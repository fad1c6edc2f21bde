"""Clocks: what they show, when time is up, and what the others can make of it."""

from pathlib import Path
from typing import Any

import pytest

from feldherr.server.wire.client import Declined, Place
from tests.server.house import House, in_house, two_players
from tests.server.test_letters import table_of_three

GAME = {"each": "game", "seconds": 600}
TURN = {"each": "turn", "seconds": 3600}


def stop_clock(house: House, at: float = 1_000_000.0) -> None:
    house.hall.clock = lambda: at


async def clocks(place: Place) -> dict[int, float | None]:
    await place.quiet()
    return {player["seat"]: player.get("left") for player in place.state["players"]}


async def refusal(place: Place, **claim: Any) -> str:
    await place.send("claim", **claim)
    reason: str = (await place.until("refused"))["reason"]["id"]
    return reason


def asked(house: House, game: str) -> int:
    return house.hall.rooms[game].sheet.seats_asked()[0]


async def run_clocks(house: House, game: str, places: list[Place]) -> None:
    """Play until everybody has answered once and clocks run."""
    while not house.hall.rooms[game].sheet.begun:
        place = places[asked(house, game)]
        await place.quiet(0.02)
        if place.question:
            await place.answer(place.question["options"][-1]["line"])
    for place in places:
        await place.quiet(0.02)


def test_without_a_clock_nobody_loses_by_it(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        game, _, _, ann, bob = await two_players(house)
        assert set((await clocks(ann)).values()) == {None}
        stop_clock(house, 1e12)
        slow = asked(house, game)
        assert await refusal((ann, bob)[1 - slow], seat=slow) == "refused-time-left"

    in_house(tmp_path, visit)


def test_time_for_the_whole_game_is_used_up_by_who_is_asked(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        stop_clock(house)
        game, _, _, *places = await two_players(house, pace=GAME)
        await run_clocks(house, game, places)
        slow = asked(house, game)
        mine, other = places[slow], places[1 - slow]
        assert await clocks(mine) == {0: 600, 1: 600}
        stop_clock(house, 1_000_100)
        while asked(house, game) == slow:
            await mine.answer(mine.state["question"]["options"][-1]["line"])
        spent = 600 - (await clocks(other))[slow]  # type: ignore[operator]
        assert spent == 100 and (await clocks(other))[1 - slow] == 600
        stop_clock(house, 1_000_699)
        assert await refusal(mine, seat=1 - slow) == "refused-time-left"
        stop_clock(house, 1_000_700)
        assert await refusal(other, seat=1 - slow) == "refused-own-clock"
        assert await refusal(mine, seat=slow) == "refused-time-left"
        await mine.send("claim", seat=1 - slow)
        end = (await mine.until("state"))["outcome"]
        assert (end["winners"], end["manner"]) == ([slow], "clock")
        house.hall.rest(0)
        again = await house.hall.room(game)
        assert again.table.outcome and again.table.outcome.manner == "clock" and again.sheet.phase == "over"

    in_house(tmp_path, visit)


def test_time_for_a_turn_begins_anew(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        stop_clock(house)
        game, _, _, *places = await two_players(house, pace=TURN)
        await run_clocks(house, game, places)
        slow = asked(house, game)
        stop_clock(house, 1_003_000)
        while asked(house, game) == slow:
            await places[slow].answer(places[slow].state["question"]["options"][-1]["line"])
        assert await clocks(places[0]) == {0: 3600, 1: 3600}
        stop_clock(house, 1_003_000 + 3599)
        assert await refusal(places[slow], seat=1 - slow) == "refused-time-left"

    in_house(tmp_path, visit)


def test_the_computer_plays_on_for_who_has_gone(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        game, guests, places = await table_of_three(house, pace=TURN)
        room = house.hall.rooms[game]
        stop_clock(house, room.sheet.since + 3600)
        slow = asked(house, game)
        other = (slow + 1) % 3
        assert await refusal(places[other], seat=slow) == "refused-clock-waits"
        room.sheet.begun = room.sheet.since
        assert await refusal(places[other], seat=slow) == "refused-clock-of-many"
        room.sheet.begun = 0.0
        await places[other].send("claim", seat=slow, computer=True)
        assert (await places[slow].until("gone"))["reason"]["id"] == "refused-replaced"
        state = await places[other].until("state")
        assert [p["kind"] for p in state["players"]].count("bot") == 1 and state["players"][slow]["kind"] == "bot"
        assert room.chairs[slow].player is None
        house.hall.rest(0)
        again = await house.hall.room(game)
        assert (again.chairs[slow].kind, again.chairs[slow].bot) == ("bot", room.chairs[slow].bot)
        back = await guests[slow].sit(game, slow)
        assert (await back.until("gone"))["reason"]["id"] == "refused-not-your-seat"

    in_house(tmp_path, visit)


@pytest.mark.parametrize("pace", [{"each": "year", "seconds": 60}, {"each": "game", "seconds": 1}, {"each": "turn"}])
def test_a_clock_that_makes_no_sense_is_refused(tmp_path: Path, pace: dict[str, Any]) -> None:
    async def visit(house: House) -> None:
        with pytest.raises(Declined, match="400 refused-malformed"):
            await house.guest().create("ford", ["me", "open"], pace=pace)

    in_house(tmp_path, visit)
