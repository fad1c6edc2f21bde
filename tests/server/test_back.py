"""Taking back: by right, unseen, and by consent; a draw is never used twice."""

from collections.abc import Sequence
from pathlib import Path
from threading import Event

import pytest

from feldherr.kernel.answers import Given
from feldherr.kernel.table import Table
from feldherr.server.table.room import Room
from feldherr.server.wire.client import Place
from tests.server.house import House, begin, in_house, two_players


async def march(place: Place) -> None:
    """One whole command."""
    assert place.question
    state = await place.answer(*place.question["suggestions"][0]["lines"])
    assert state["type"] == "state"


def test_a_gesture_is_taken_back_whole_and_others_see_the_log_shrink(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        _, _, _, north, south = await two_players(house)
        await south.quiet()
        before, known = north.state["view"], south.state["number"]
        await march(north)
        await south.until("state")
        assert south.state["number"] == known + 1
        await north.send("undo")
        state = await north.until("state")
        assert state["view"] == before and "undo" not in state
        back = await south.until("state")
        assert back["log_from"] == known and back["log"] == [] and back["number"] == known

    in_house(tmp_path, visit)


def test_taking_back_what_nobody_saw_is_seen_by_nobody(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        _, _, _, north, south = await two_players(house)
        assert north.question
        line = next(o["line"] for o in north.question["options"] if o["line"].startswith("march"))
        await north.answer(line)
        await south.quiet()
        assert north.question
        await north.answer(north.question["options"][0]["line"])
        await north.send("undo")
        assert (await north.until("state"))["question"]["name"] == "blocks_to_march"
        assert await south.quiet() == []

    in_house(tmp_path, visit)


def test_behind_the_limits_it_is_asked_of_the_other(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        _, _, _, north, south = await two_players(house)
        await march(north)
        await march(north)
        await south.quiet()
        await march(south)
        await north.quiet()
        number = north.state["number"]
        await north.send("undo")
        request = await south.until("request")
        assert request["from"] == 0 and request["waiting"] == [1]
        assert (await north.until("request"))["what"]["id"] == "request-undo"
        await south.send("consent", yes=False)
        assert (await north.until("settled"))["granted"] is False
        await north.send("undo")
        await south.until("request")
        await north.send("consent", yes=True)
        assert (await north.until("refused"))["reason"]["id"] == "refused-no-request"
        await south.send("consent", yes=True)
        assert (await south.until("settled"))["granted"] is True
        await north.quiet()
        assert north.state["number"] < number and north.question
        room = next(iter(house.hall.rooms.values()))
        entries = [type(given.answer).__name__ for given in room.table.entries]
        assert entries[-1] == "Undo", "the record keeps what was taken back"

    in_house(tmp_path, visit)


def test_a_bot_consents_and_draws_are_not_used_twice(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        ann = house.guest()
        made = await ann.create("ford", ["me", "random"])
        north = await ann.sit(made["id"], 0)
        await begin(north)
        room = house.hall.rooms[made["id"]]
        assert north.question
        mix = next(i["line"] for i in north.state["interjections"] if i["line"].startswith("mix"))
        await north.send("say", line=mix)
        await north.until("state")
        draws = room.table.draws
        assert draws == 3, "two deals and a mix"
        await north.send("undo")
        await north.until("settled")
        await north.quiet()
        assert room.table.draws == draws and len(room.table.steps) == 2
        await north.send("say", line=mix)
        await north.until("state")
        assert room.table.draws == draws + 1
        mixes = [str(g.answer) for g in room.table.entries if "Shuffled" in str(g.answer)][2:]
        assert len(mixes) == 2

    in_house(tmp_path, visit, bot_pace=5.0)


def test_the_undo_shown_does_not_tell_whether_the_other_has_begun(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        _, _, _, north, south = await two_players(house)
        await march(north)
        await march(north)
        shown = north.state["undo"]
        assert shown["steps"] == 2, "the other side is asked now, and has not answered"
        await south.quiet()
        assert south.question
        march_line = next(o["line"] for o in south.question["options"] if o["line"].startswith("march"))
        await south.answer(march_line)
        assert south.question
        await north.quiet()
        await south.answer(south.question["options"][0]["line"])
        assert await north.quiet() == []
        again = await house.guest().sit(next(iter(house.hall.rooms)), None, key=next(
            iter(house.hall.rooms.values())).sheet.key)
        assert "undo" not in await again.until("state")

    in_house(tmp_path, visit)


def test_a_game_is_played_again_for_a_request_while_the_house_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who wants to go further back than is remembered keeps nobody waiting at other tables."""
    answered, whole = Event(), Room.whole

    def slowly(room: Room, entries: Sequence[Given]) -> Table:
        assert answered.wait(10), "the house stood still until the game had been played again"
        return whole(room, entries)

    monkeypatch.setattr(Room, "whole", slowly)

    async def visit(house: House) -> None:
        game, _, _, north, south = await two_players(house)
        await march(north)
        await march(north)
        await south.quiet()
        await march(south)
        await north.quiet()
        room = house.hall.rooms[game]
        room.table.steps.clear()
        await north.send("undo")
        _, _, _, other, _ = await two_players(house)
        await march(other)
        answered.set()
        request = await south.until("request")
        assert request["from"] == 0 and request["waiting"] == [1]
        await south.send("consent", yes=True)
        assert (await south.until("settled"))["granted"] is True

    in_house(tmp_path, visit)
