"""A server of another version in the old one's folder: what people see, what strangers do not, the way back."""

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import select

from feldherr import words
from feldherr.kernel.answers import Call
from feldherr.kernel.lines import write
from feldherr.server.archive.carry import completed
from feldherr.server.film import props
from feldherr.server.store.tables import films, passages, snapshots
from feldherr.server.table.room import Room
from feldherr.server.wire.client import Guest
from feldherr.words import formatting
from tests.ford import state
from tests.server.house import House, begin, in_house, two_players
from tests.server.later import later
from tests.server.test_lobby import declined
from tests.server.test_records import played

ASIDE: dict[str, Any] = {"film_after": 3600.0}
"""No films in the background: what is over is filmed when the server ends."""


def as_before(house: House, token: str) -> Guest:
    guest = house.guest()
    guest.token = token
    return guest


def run(folder: Path, visit: Any) -> None:
    in_house(folder, visit, **ASIDE)


class Left(msgspec.Struct):
    """What the old server has left: a running game, one that is over, and who plays."""

    running: str = ""
    over: str = ""
    ann: str = ""
    bob: str = ""
    state: dict[str, Any] = {}
    shown: list[Any] = []
    draws: Any = None


async def some_answers(house: House, left: Left, **wish: Any) -> None:
    """A game of two in the middle of its second turn, as south sees it."""
    left.running, ann, bob, north, south = await two_players(house, **wish)
    left.ann, left.bob = ann.token, bob.token
    await north.close()
    await south.close()
    room = house.hall.rooms[left.running]
    for seat, there in ((0, "march from 1 to 2"), (1, "march from 3 to 4")):
        for line in (there, None, "done", *(["pass"] if seat == 0 else [])):
            await answer(room, seat, line)
    left.state = await (await bob.sit(left.running, 1)).until("state")


async def answer(room: Room, seat: int, line: str | None) -> None:
    """Answer for a seat; without a line the first there is."""

    def act() -> None:
        question = room.table.position.question(seat)
        assert question is not None
        options = {write(option): option for option in question.options()}
        room.table.play(seat, [options[line or next(iter(options))]])

    async with room.lock:
        await room.change(seat, act)


async def pictures(guest: Guest, game: str, seat: int, count: int) -> list[dict[str, Any]]:
    shown = [await guest.get(f"/api/games/{game}/at/{number}?seat={seat}") for number in range(count + 1)]
    return [{key: state[key] for key in ("number", "view", "happened", "phase")} for state in shown]


def test_an_upgrade_keeps_running_games_playing_and_finished_ones_as_they_were(tmp_path: Path) -> None:
    left = Left()

    async def old(house: House) -> None:
        await some_answers(house, left, public=True)
        left.over, ann, places = await played(house)
        left.ann, spare = ann.token, left.ann
        count = places[0].state["number"]
        left.shown = [await pictures(ann, left.over, seat, count) for seat in (0, 1)]
        left.draws = await ann.get(f"/api/games/{left.over}/draws")
        left.ann, left.state["other"] = spare, ann.token

    async def new(house: House) -> None:
        ann, bob, other = (as_before(house, token) for token in (left.ann, left.bob, left.state["other"]))
        listed = await bob.get(f"/api/games/{left.running}")
        assert listed["phase"] == "running" and listed["stands"] == "carried" and listed["your_turn"]
        # the running one
        south = await bob.sit(left.running, 1)
        seen = await south.until("state")
        assert seen["phase"] == "running" and seen["view"]["pieces"] == left.state["view"]["pieces"]
        assert seen["number"] == left.state["number"] + 1 and seen["log"][-1]["text"]["id"] == "played-on"
        assert "undo" not in seen or not seen["undo"], "nothing goes behind it"
        assert south.question and all(option["line"].endswith(" now") for option in south.question["options"])
        assert await house.hall.database.first(select(passages)) is None, "nobody has played on yet"
        assert (await south.answer("pass now"))["type"] == "state"
        assert await house.hall.database.first(select(passages)) is not None
        row = await house.hall.database.first(select(passages.c.rules))
        assert row and row["rules"] == 2 and house.hall.rooms[left.running].sheet.played == 2
        north = await ann.sit(left.running, 0)
        await north.until("state")
        assert north.question and (await north.answer("pass now"))["type"] == "state"
        # stepping through it: what was before is still there
        early = await bob.get(f"/api/games/{left.running}/at/2?seat=1")
        assert early["number"] >= 2
        # the one that is over
        assert (await other.get(f"/api/games/{left.over}"))["phase"] == "over"
        count = len(left.shown[0]) - 1
        assert [await pictures(other, left.over, seat, count) for seat in (0, 1)] == left.shown
        assert await other.get(f"/api/games/{left.over}/draws") == left.draws
        place = await other.sit(left.over, 0)
        assert len((await place.until("state"))["log"]) == count
        text = await other.get(f"/api/games/{left.over}/record")
        assert text.startswith("feldherr record 1\n") and "\nrules 1\n" in text and " now\n" not in text
        wish = {"number": 1, "seat": 0}
        assert await declined(other, f"/api/games/{left.over}/branch", wish) == "409 refused-older-rules"
        assert (await other.post(f"/api/games/{left.over}/rematch"))["id"]

    async def on(house: House) -> None:
        bob = as_before(house, left.bob)
        place = await bob.sit(left.running, 1)
        seen = await place.until("state")
        assert [line["text"]["id"] for line in seen["log"] if "text" in line].count("played-on") == 1
        assert (await bob.get(f"/api/games/{left.running}"))["stands"] == "carried"
        await place.send("say", line="resign")
        assert (await place.until("state"))["phase"] == "over"
        draws = await bob.get(f"/api/games/{left.running}/draws")
        assert [draw["number"] for draw in draws["draws"]] == list(range(len(draws["draws"]))) and draws["draws"]

    run(tmp_path, old)
    with later("ford"):
        run(tmp_path, new)
        run(tmp_path, on)


def test_who_goes_back_to_the_old_version_before_anybody_has_answered_has_lost_nothing(tmp_path: Path) -> None:
    left = Left()

    async def old(house: House) -> None:
        await some_answers(house, left)

    async def new(house: House) -> None:
        place = await as_before(house, left.bob).sit(left.running, 1)
        log = [line["text"]["id"] for line in (await place.until("state"))["log"] if "text" in line]
        assert log[-1] == "played-on" and log.count("played-on") == 1, "once, however often it is opened"

    async def back(house: House) -> None:
        place = await as_before(house, left.bob).sit(left.running, 1)
        seen = await place.until("state")
        assert {key: seen.get(key) for key in ("view", "number", "check", "undo")} == {
            key: left.state.get(key) for key in ("view", "number", "check", "undo")
        }
        assert place.question and (await place.answer("pass"))["type"] == "state"

    run(tmp_path, old)
    with later("ford"):
        run(tmp_path, new)
        run(tmp_path, new)
    run(tmp_path, back)


class Other(Call, frozen=True, tag=True):
    """A procedure no stored position knows."""


def test_a_game_that_cannot_go_on_shows_nothing_to_strangers_and_plays_on_after_the_way_back(tmp_path: Path) -> None:
    left = Left()

    async def old(house: House) -> None:
        await some_answers(house, left, public=True)

    async def bad(house: House) -> None:
        stranger, bob = house.guest(), as_before(house, left.bob)
        for path in ("draws", "record?seat=0", "analysis"):
            refused = await declined(stranger, f"/api/games/{left.running}/{path}")
            assert refused in ("409 refused-stopped", "403 refused-not-your-seat", "409 refused-analysis-running")
        assert await declined(stranger, f"/api/games/{left.running}/branch", {"number": 3}) == "409 refused-stopped"
        text = await stranger.get(f"/api/games/{left.running}/record")
        assert text.startswith("feldherr log 1"), "what a spectator has seen"
        assert (await stranger.get(f"/api/games/{left.running}"))["phase"] == "stopped"
        mine: list[dict[str, Any]] = []
        while not (mine and "stands" in mine[0]):  # written down after it was told
            mine = (await bob.get("/api/games"))["mine"]
        assert [(g["phase"], g["stands"], g["your_turn"], g["waiting"]) for g in mine] == [
            ("stopped", "stopped", False, [])
        ]
        watching = await (await stranger.sit(left.running)).until("state")
        assert not watching.get("seed") and all(piece.get("face") is None for piece in watching["view"]["pieces"])
        place = await bob.sit(left.running, 1)
        seen = await place.until("state")
        assert seen["phase"] == "stopped" and seen["view"]["pieces"] == left.state["view"]["pieces"]
        assert len(seen["log"]) == left.state["number"], "all that was seen is still to be read"
        await place.send("say", line="resign")
        assert (await place.until("refused"))["reason"]["id"] == "refused-stopped"

    async def back(house: House) -> None:
        stranger, bob = house.guest(), as_before(house, left.bob)
        assert (await stranger.get(f"/api/games/{left.running}"))["phase"] == "running"
        assert await declined(stranger, f"/api/games/{left.running}/draws") == "409 refused-running"
        place = await bob.sit(left.running, 1)
        assert (await place.until("state"))["view"] == left.state["view"]
        assert place.question and (await place.answer("pass"))["type"] == "state"

    run(tmp_path, old)
    with later("ford", call_types=Other):
        run(tmp_path, bad)
    run(tmp_path, back)


class Weathered(msgspec.Struct):
    """The state of Ford with one field more, which has no default, and one less."""

    morale: list[int]
    last: int
    weather: str
    blocks: list[state.Block]
    bags: list[state.Bag]
    mixed: list[bool]
    fight: state.Fight | None
    turn: int
    side: int


def test_where_the_state_has_changed_what_is_new_is_as_at_the_beginning() -> None:
    def foggy(self: Any, options: Any) -> tuple[Weathered, Call]:
        return Weathered([6, 6], 12, "fog", [], [], [], None, 1, 0), state.Deploy(0)

    with later("ford", begin=foggy) as new:
        found = completed(new, state.Options(), {"morale": [1, 2], "last": 9, "left": 1, "turn": 3})
    assert found == {
        "morale": [1, 2], "last": 9, "weather": "fog", "blocks": [], "bags": [], "mixed": [], "fight": None,
        "turn": 3, "side": 0,
    }  # fmt: skip


def dearer(self: Any, options: state.Options) -> tuple[state.State, Call]:
    return state.State([options.morale + 3, options.morale + 3], options.turns), state.Deploy(0)


def test_if_the_same_answers_lead_elsewhere_under_new_rules_the_position_counts(tmp_path: Path) -> None:
    left = Left()

    async def old(house: House) -> None:
        await some_answers(house, left)

    async def new(house: House) -> None:
        place = await as_before(house, left.bob).sit(left.running, 1)
        seen = await place.until("state")
        assert seen["log"][-1]["text"]["id"] == "played-on"
        assert seen["view"]["sides"] == left.state["view"]["sides"], "morale is what it was"

    async def same(house: House) -> None:
        place = await as_before(house, left.bob).sit(left.running, 1)
        assert (await place.until("state"))["log"][-1]["text"]["id"] != "played-on"

    run(tmp_path, old)
    with later("ford", 2, reworded=False):
        run(tmp_path, same)
    with later("ford", 3, reworded=False, begin=dearer):
        run(tmp_path, new)


def test_after_a_crash_what_was_answered_since_the_last_snapshot_still_counts(tmp_path: Path) -> None:
    left, number = Left(), 0

    async def old(house: House) -> None:
        nonlocal number
        await some_answers(house, left)
        room = house.hall.rooms[left.running]
        await house.hall.keep(room)
        number = room.keeping.number
        await answer(room, 1, "pass")
        place = await as_before(house, left.bob).sit(left.running, 1)
        left.state = await place.until("state")
        room.keeping.number = len(room.table.entries)  # as if the power went out: nothing more is kept

    async def new(house: House) -> None:
        room = await house.hall.room(left.running)
        assert room.sheet.stands == "carried" and 0 < number < len(room.table.entries)
        place = await as_before(house, left.bob).sit(left.running, 1)
        assert (await place.until("state"))["view"]["asked"] == left.state["view"]["asked"], "north is asked"
        log = [line["text"]["id"] for line in place.state["log"] if "text" in line]
        assert "played-on" in log and log[-1] != "played-on", "what came after was played again"

    run(tmp_path, old)
    with later("ford", reworded=False, begin=dearer):
        run(tmp_path, new)


def test_words_and_board_of_a_film_are_those_of_its_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    left = Left()

    async def old(house: House) -> None:
        left.over, ann, _ = await played(house)
        left.ann = ann.token
        left.shown = [await ann.get(f"/api/games/{left.over}/at/2?seat=0"), await ann.get("/api/boards/ford")]

    async def new(house: House) -> None:
        ann = as_before(house, left.ann)
        shown = await ann.get(f"/api/games/{left.over}/at/2?seat=0")
        assert shown["view"]["heading"]["id"] == "as-told" and set(shown["view"]["heading"]["args"]) == {"en", "de"}
        assert shown["view"]["pieces"] == left.shown[0]["view"]["pieces"]
        assert shown["board"].startswith(f"/api/games/{left.over}/board/")
        assert await ann.get(shown["board"]) == left.shown[1]
        assert await declined(ann, f"/api/games/{left.over}/board/{'0' * 32}") == "404 error-not-found"
        place = await ann.sit(left.over, 0)
        assert (await place.until("state"))["board"] == shown["board"]

    run(tmp_path, old)
    with later("ford"), monkeypatch.context() as patch:
        patch.setattr(props, "board_of", lambda game, options: b'{"another":"board"}')
        find = words.sources
        patch.setattr(words, "sources", lambda game, lang: "\n" + find(game, lang))
        forget_message(patch, left.shown[0]["view"]["heading"]["id"])
        run(tmp_path, new)


def forget_message(patch: pytest.MonkeyPatch, name: str) -> None:
    """The words of today lack a message there was."""
    say = formatting.Words.say

    def lost(self: formatting.Words, wanted: str, args: Any = None) -> str:
        return "‹lost›" if wanted == name and self is formatting.of("ford", self.lang) else say(self, wanted, args)

    patch.setattr(formatting.Words, "say", lost)


def test_films_are_made_by_themselves_and_only_once(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        over, ann, _ = await played(house)
        made = await ann.create("ford", ["me", "me"])
        place = await ann.sit(made["id"], 0)
        await begin(place)
        await place.close()
        house.hall.rest(0.0)
        for _ in range(600):
            rows = await house.hall.database.all(select(films.c.game, films.c.final))
            if len(rows) == 2 and house.hall.archivist.pool is None:
                break
            await asyncio.sleep(0.1)
        assert {row["game"]: row["final"] for row in rows} == {over: True, made["id"]: False}
        assert await house.hall.archivist.missing() == []
        assert await house.hall.database.scalar(select(snapshots.c.game).where(snapshots.c.game == over)) is None

    in_house(tmp_path, visit, film_after=0.05, patience=120)
