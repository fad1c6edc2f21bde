"""Lessons over HTTP: nothing is kept, everything comes from the gestures that are sent along."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from feldherr import games
from feldherr.lessons.examples import every_lesson
from feldherr.server.lobby import lessons as served
from feldherr.server.lobby.lessons import Called, answered
from feldherr.server.wire.frames import Answer, Peek, Why

GAME, NAME = "triomphe-a-marengo", "six-oclock"
READ: tuple[tuple[str, ...], ...] = ((), (), ())
CAVALRY = ("act 434", "take the road", "name 13", "enter area 1", "cross 2 over 8", "cross 4 over 12")


def frames(path: tuple[tuple[str, ...], ...], message: Any = None) -> tuple[dict[str, dict[str, Any]], bool]:
    found = answered(GAME, NAME, Called(path, message))
    told = [msgspec.json.decode(frame) for frame in found.frames]
    return {frame["type"]: frame for frame in told}, found.taken


def test_a_lesson_begins_with_what_the_coach_says_and_the_learners_view() -> None:
    told, _ = frames(())
    assert told["lesson"]["kind"] == "read" and told["lesson"]["lit"] == ["space:5"]
    assert told["lesson"]["text"]["de"].startswith("14. Juni 1800")
    assert told["state"]["seat"] == 0 and told["state"]["log"] == []
    french = [piece for piece in told["state"]["view"]["pieces"] if piece["side"] == 1]
    assert french and not any(piece.get("face") for piece in french)


def test_the_right_answer_is_taken_and_lights_the_next_one() -> None:
    way = (*CAVALRY, "continue with 13 into 18")
    told, _ = frames(READ)
    assert told["lesson"]["way"] == list(way) and "piece:13" in told["lesson"]["lit"]
    told, taken = frames(READ, Answer(1, way))
    assert taken and told["lesson"]["done"] == 4
    assert [line["entry"] for line in told["happened"]["events"]] == [1, 2, 3, 4, 5]


def test_another_answer_is_not_taken_and_answered_with_its_reason() -> None:
    told, taken = frames(READ, Answer(1, ("end actions",)))
    assert not taken and "state" not in told
    assert "asleep" in told["lesson"]["objection"]["text"]["en"]
    told, taken = frames(READ, Answer(1, (*CAVALRY, "done")))
    assert not taken and told["lesson"]["objection"]["rule"] == "12.6"


def test_gestures_that_no_longer_fit_are_let_go() -> None:
    told, _ = frames((*READ, ("act 434", "take the road", "name 13", "halt"), ("end actions",)))
    assert told["lesson"]["path"] == 3 and told["lesson"]["done"] == 3


def test_running_ahead_and_why_not_work_as_at_a_table() -> None:
    told, _ = frames(READ, Peek(7, 1, CAVALRY))
    assert told["peeked"]["id"] == 7 and told["peeked"]["used"] == len(CAVALRY)
    told, _ = frames(READ, Why(8, "piece:20"))
    assert told["because"]["refusals"]


def test_stands_are_remembered_and_found_again() -> None:
    served.STANDS.known.clear()
    assert served.STANDS.missing(GAME, NAME, READ) == len(READ) + 1
    frames(READ)
    assert served.STANDS.missing(GAME, NAME, (*READ, ("end actions",))) == 1


def test_what_is_listed_says_how_long_it_takes() -> None:
    listed = served.listed(GAME)
    assert [one.name for one in listed] == list(every_lesson(GAME))
    assert all(one.title["de"] and 0 < one.minutes <= 15 for one in listed)


@pytest.mark.parametrize("game", games.GAMES)
def test_nothing_is_proposed_that_is_objected_to_and_nothing_warned_of_that_is_asked_for(game: str) -> None:
    name = next(iter(every_lesson(game)))
    course, path, offered = served.STANDS.course(game, name), list[tuple[str, ...]](), 0
    stand = course.start()
    while (step := course.step(stand)) is not None and step.kind != "free":
        told = [msgspec.json.decode(frame) for frame in answered(game, name, Called(tuple(path))).frames]
        asked = next(frame for frame in told if frame["type"] == "state").get("question", {})
        if step.kind == "read":
            path, stand = [*path, ()], course.go_on(stand)
            continue
        for proposal in asked.get("suggestions", []):
            course.take(stand, proposal["lines"])
            offered += 1
        way = course.along(stand)[:1]
        for option in asked["options"]:
            if option["line"] == way[0]:
                assert "warn" not in option
            assert not option.get("default") or course.awaits(stand, option["line"])
        path, stand = [*path, tuple(way)], course.take(stand, way)
    assert offered or game != "napoleon-in-europe", "what fits is still proposed"
