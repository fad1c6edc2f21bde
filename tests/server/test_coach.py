"""The coach over HTTP: where he may be asked, that he knows what the seat knows, and what can be tried again."""

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from feldherr.coach.advice import Advice, advise, seed_at
from feldherr.kernel import store
from feldherr.kernel.text import say
from feldherr.server.coach.thinking import told_costs
from feldherr.server.table.opponents import Opponents
from feldherr.server.wire.client import Declined, Guest, Place
from tests.server.house import House, begin, in_house, two_players

GAME = "triomphe-a-marengo"


async def declined(call: Callable[..., Any], *args: Any) -> str:
    with pytest.raises(Declined) as refused:
        await call(*args)
    return refused.value.reason


async def against_the_computer(house: House, game: str = GAME, side: int = 0) -> tuple[str, Guest, Place]:
    ann = house.guest()
    made = await ann.create(game, ["me", "random"] if side == 0 else ["random", "me"])
    place = await ann.sit(made["id"], side)
    await begin(place)
    return made["id"], ann, place


def test_the_coach_advises_who_plays_against_the_computer_and_the_advice_can_be_played(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        name, ann, place = await against_the_computer(house)
        assert place.state["coach"] is True
        said = await ann.post(f"/api/games/{name}/coach", {"seat": 0})
        assert said == await ann.post(f"/api/games/{name}/coach", {"seat": 0}), "asked twice, it is the same"
        assert said["lines"] and said["texts"] and said["gain"]["id"] and said["risk"]["id"] and said["rule"]
        assert (await place.answer(*said["lines"]))["type"] == "state"
        assert await declined(house.guest().post, f"/api/games/{name}/coach", {"seat": 0}) == "refused-not-your-seat"
        assert await declined(ann.post, f"/api/games/{name}/coach", {"seat": 1}) == "refused-not-your-seat"
        assert await declined(ann.post, f"/api/games/{name}/coach", {"seat": "x"}) == "refused-malformed"

    in_house(tmp_path, visit)


def test_what_is_thought_about_is_drawn_from_what_the_seat_knows(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The same is handed to the process whichever of two worlds is true that the seat cannot tell apart."""
    handed: list[bytes] = []

    async def apart(self: Opponents, who: str, budget: float, task: Any, *args: Any) -> Any:
        handed.append(args[2])
        return Advice(["x"], [say("yes")], [], say("coach-even"), say("coach-safe"), "")

    async def visit(house: House) -> None:
        name, ann, _ = await against_the_computer(house)
        room = house.hall.rooms[name]
        true = room.table.position
        for world in (true, room.game.resample(true, 0, random.Random(7))):
            room.table.position = world
            house.hall.coaches.said.clear()
            await ann.post(f"/api/games/{name}/coach", {"seat": 0})
        assert store.encode(true) not in handed and handed[0] == handed[1]

    monkeypatch.setattr(Opponents, "apart", apart)
    in_house(tmp_path, visit)


def test_people_against_each_other_have_no_coach_unless_they_agreed_on_one(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        name, ann, _, north, _ = await two_players(house, GAME)
        assert "coach" not in north.state
        for way in ("coach", "coach/turn"):
            assert await declined(ann.post, f"/api/games/{name}/{way}", {"seat": 0}) == "refused-coach"
        name, ann, bob, north, south = await two_players(house, GAME, coach=True)
        assert north.state["coach"] and south.state["coach"]
        assert (await bob.get(f"/api/games/{name}"))["coach"], "who is invited reads it"
        asking, seat = (ann, 0) if north.question else (bob, 1)
        said = await asking.post(f"/api/games/{name}/coach", {"seat": seat})
        assert said["lines"]
        other, there = (bob, 1) if seat == 0 else (ann, 0)
        assert await declined(other.post, f"/api/games/{name}/coach", {"seat": there}) == "refused-coach-idle"
        await (north if seat == 0 else south).answer(*said["lines"])
        again = {"seat": seat, "entry": len(house.hall.rooms[name].table.entries) - 1}
        refused = await declined(asking.post, f"/api/games/{name}/coach/again", again)
        assert refused == "refused-coach", "a copy would show what the other has"

    in_house(tmp_path, visit)


def test_after_a_turn_its_costs_are_told_and_it_can_be_tried_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def visit(house: House) -> None:
        name, ann, place = await against_the_computer(house, "viktory-ii")
        mine = 0
        while mine < 12:
            while not place.question:
                await place.until("state", timeout=30)
            mine += 1
            await place.answer(place.question["options"][-1]["line"])
        told = await ann.post(f"/api/games/{name}/coach/turn", {"seat": 0})
        assert told["again"] and isinstance(told["costs"], list)
        entries = house.hall.rooms[name].table.entries
        own = [number for number, given in enumerate(entries) if given.seat == 0]
        for one in told["costs"]:
            assert one["entry"] in own and one["done"] and one["instead"] and 3 <= one["lost"] <= 100
        foreign = next(number for number, given in enumerate(entries) if given.seat != 0)
        body = {"seat": 0, "entry": foreign}
        assert await declined(ann.post, f"/api/games/{name}/coach/again", body) == "refused-no-such-game"
        made = await ann.post(f"/api/games/{name}/coach/again", {"seat": 0, "entry": own[-2]})
        copy = house.hall.rooms[made["id"]]
        assert copy.table.entries[: own[-2]] == entries[: own[-2]] and copy.sheet.parent == name
        assert [chair.kind for chair in copy.chairs] == ["person", "bot"]
        assert copy.table.position.question(0) is not None

    in_house(tmp_path, visit, patience=120)


def test_what_was_advised_in_the_game_is_handed_to_who_reckons_up_the_turn(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """So what he said stands, also if he had less time for it, and nobody is billed for it."""
    handed: list[tuple[Any, ...]] = []

    async def apart(self: Opponents, who: str, budget: float, task: Any, *args: Any) -> Any:
        if task is told_costs:
            handed.append(args)
            return []
        return Advice(["never mind"], [say("yes")], [], say("coach-even"), say("coach-safe"), "")

    async def visit(house: House) -> None:
        name, ann, place = await against_the_computer(house, "viktory-ii")
        while not place.question:
            await place.until("state", timeout=30)
        at = len(house.hall.rooms[name].table.entries)
        said = await ann.post(f"/api/games/{name}/coach", {"seat": 0})
        await place.answer(place.question["options"][0]["line"])
        await ann.post(f"/api/games/{name}/coach/turn", {"seat": 0})
        _, _, _, seat, word, stands, turn = handed[0]
        assert (seat, word) == (0, name) and [advice.lines for advice in stands.values()] == [said["lines"]]
        assert list(stands) == [at] and turn[0][2][0] == (at, said["after"])

    monkeypatch.setattr(Opponents, "apart", apart)
    in_house(tmp_path, visit)


def test_a_copy_hides_what_was_hidden_as_long_as_it_is_played(tmp_path: Path) -> None:
    """Only its end turns everything up, as the card says before: who plays alone may look if he wants."""

    async def visit(house: House) -> None:
        name, ann, place = await against_the_computer(house)
        room = house.hall.rooms[name]
        while not place.question:
            await place.until("state", timeout=30)
        await place.answer(place.question["options"][0]["line"])
        table = room.table
        own = next(number for number, given in enumerate(table.entries) if given.seat == 0)
        before = next(step.position for step in table.steps if step.entries == own)
        made = await ann.post(f"/api/games/{name}/coach/again", {"seat": 0, "entry": own})
        copy = house.hall.rooms[made["id"]]
        shown = copy.game.view(copy.table.position, 0)
        assert shown.pieces == room.game.view(before, 0).pieces
        assert any(piece.face is None for piece in shown.pieces), "something is hidden, and stays so"
        assert copy.game.view(copy.table.position, 1).pieces != shown.pieces

    in_house(tmp_path, visit, patience=120)


def test_the_coach_is_not_asked_without_end(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        name, ann, _ = await against_the_computer(house)
        said = []
        for _ in range(12):
            try:
                await ann.post(f"/api/games/{name}/coach", {"seat": 0})
            except Declined as refused:
                said.append((refused.reason, refused.wait > 0))
        assert said and set(said) == {("refused-too-fast", True)}

    in_house(tmp_path, visit)


def test_advice_is_the_same_in_the_process_as_here(tmp_path: Path) -> None:
    """What the page is told is what `advise` says of the world that was drawn for the seat."""

    async def visit(house: House) -> None:
        name, ann, _ = await against_the_computer(house, "viktory-ii")
        said = await ann.post(f"/api/games/{name}/coach", {"seat": 0})
        room = house.hall.rooms[name]
        seed = seed_at(name, 0, room.answers[0])
        assert said["lines"] == advise(room.game, room.table.position, 0, seed).lines

    in_house(tmp_path, visit)
