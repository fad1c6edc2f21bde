"""What happened since one's last turn: the server knows it, after a rest as well, and tells it in one's own lines."""

from pathlib import Path
from typing import Any

import pytest

from feldherr.kernel.turns import Since
from feldherr.server.table.eyes import Eyes
from feldherr.server.wire.client import Declined, Guest, Place
from feldherr.server.wire.frames import Missed
from tests.server.house import House, in_house, two_players


async def end_turn(place: Place) -> None:
    """Pass: it is the other's turn."""
    assert place.question
    line = next(o["line"] for o in place.question["options"] if o["line"].startswith("pass"))
    await place.answer(line)


def test_who_is_asked_again_is_told_which_lines_are_new(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        name, ann, _, north, south = await two_players(house)
        await south.quiet()
        assert north.state["since"]["from"] == north.state["since"]["to"], "who begins has missed nothing"
        await end_turn(north)
        left = north.state["since"]["from"]
        assert "to" not in north.state["since"] and left <= north.state["number"]
        await south.quiet()
        await march(south)
        await march(south)
        await north.quiet()
        since = north.state["since"]
        assert since["from"] == left and since["to"] <= north.state["number"]
        log = await whole_log(ann, name, 0)
        assert [line["event"]["type"] for line in log[since["from"] : since["to"]]].count("Marched") == 2
        kept = since
        await march(north)  # still one's own turn: it stays what it was
        assert north.state["since"] == kept

    in_house(tmp_path, visit)


def test_it_is_known_after_a_rest_on_disk_and_on_another_device(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        name, ann, bob, north, south = await two_players(house)
        await end_turn(north)
        await south.quiet()
        await march(south)
        await march(south)
        await north.quiet()
        kept = north.state["since"]
        await north.close()
        await south.close()
        while house.hall.rest(0.0):
            await bob.get(f"/api/games/{name}")
        again = await ann.sit(name, 0)
        state = await again.until("state")
        assert state["since"] == kept and kept["to"] > kept["from"]

    in_house(tmp_path, visit)


def test_after_the_end_all_blocks_lie_open_and_before_it_nobody_may_ask_for_that(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        name, ann, bob, north, south = await two_players(house)
        await south.quiet()
        assert any("face" not in piece for piece in north.state["view"]["pieces"])
        with pytest.raises(Declined, match="refused-running"):
            await ann.get(f"/api/games/{name}/at/1?opened=true")
        await north.send("say", line="resign")
        while "outcome" not in south.state:
            await south.until("state")
        assert all("face" in piece for piece in south.state["view"]["pieces"])
        for opened in (True, False):
            then = await bob.get(f"/api/games/{name}/at/3?opened={str(opened).lower()}")
            assert all("face" in piece for piece in then["view"]["pieces"]) is opened
        assert then["view"]["pieces"]

    in_house(tmp_path, visit)


async def march(place: Place) -> None:
    assert place.question
    await place.answer(*place.question["suggestions"][0]["lines"])


async def whole_log(guest: Guest, name: str, seat: int) -> list[dict[str, Any]]:
    other = await guest.sit(name, seat)
    state = await other.until("state")
    log: list[dict[str, Any]] = state["log"]
    return log


def test_what_others_did_unseen_between_ones_own_answers_leaves_no_trace() -> None:
    eyes = Eyes(0)
    eyes.read = [0, 1, 2, 2, 3, 4, 5]  # the third event was not for this viewer
    assert eyes.missed(Since(1, 6, ((1, 2), (3, 5)))) == Missed(1, 5, [(1, 4)]), "joined over what he did not see"
    assert eyes.missed(Since(1, None, ((2, 3), (4, None)))) == Missed(1, None, [(3, 5)]), "nothing seen, nothing said"
