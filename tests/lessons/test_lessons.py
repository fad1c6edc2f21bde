"""Every lesson of every game is sound, and what is wrong with one that is not is said."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

from feldherr import games
from feldherr.kernel.answers import Illegal, Malformed, Outcome
from feldherr.lessons import check as checking
from feldherr.lessons.check import check
from feldherr.lessons.course import Course, Objection
from feldherr.lessons.examples import every_lesson, examples
from feldherr.lessons.lesson import Lesson, Said, Step, Wrong, along, begins, lessons, read
from feldherr.lessons.reasons import Reason, first_of, objected, says
from feldherr.lessons.speech import knows, message_of, minutes, source
from feldherr.words import LANGUAGES
from feldherr.words.catalogue import entries, faults
from feldherr.words.rulebook import rulebook
from feldherr.words.sources import game_folder

OURS = [game for game in games.names() if games.package(game).startswith("feldherr.")]
ALL = [(game, name) for game in OURS for name in every_lesson(game)]
MARENGO = "triomphe-a-marengo", "six-oclock"


@pytest.mark.parametrize(("game", "name"), ALL)
def test_every_lesson_can_be_played_along_every_way_it_names(game: str, name: str) -> None:
    found = check(name, every_lesson(game)[name])
    assert found.faults == ()
    assert found.minutes <= checking.MINUTES


@pytest.mark.parametrize("game", OURS)
def test_a_guided_battle_takes_ten_to_fifteen_minutes_and_ends_with_turns_of_ones_own(game: str) -> None:
    name, first = next(iter(lessons(game).items()))
    kinds = [step.kind for step in first.steps]
    assert kinds.count("free") >= 2 and "do" not in kinds[kinds.index("free") :]
    assert any(step.wrong for step in first.steps)
    assert 10 <= check(name, first).minutes <= checking.MINUTES


def test_a_turn_of_ones_own_counts_as_long_as_many_answers() -> None:
    silent = {"a": {"en": "…"}, "b": {"en": "…"}}
    led = Lesson(MARENGO[0], "austria", (Step("a", do=("act 1; done",)), Step("b")), said=silent)
    assert minutes("x", led, "en") == pytest.approx(3 * 6 / 60)
    own = replace(led, steps=(Step("a", until=("said done",)),))
    assert minutes("x", own, "en") == pytest.approx(20 * 6 / 60)


def marengo(number: int, **changed: object) -> Lesson:
    """The lesson with one step changed."""
    lesson = lessons(MARENGO[0])[MARENGO[1]]
    steps = list(lesson.steps)
    steps[number] = replace(steps[number], **changed)
    return replace(lesson, steps=tuple(steps))


def number_of(say: str) -> int:
    return [step.say for step in lessons(MARENGO[0])[MARENGO[1]].steps].index(say)


@pytest.mark.parametrize(
    ("say", "changed", "fault"),
    [
        ("attack", {"say": "never"}, "there is no message six-oclock-never in en"),
        ("attack", {"rule": "99.1"}, "there is no rule 99.1"),
        ("attack", {"do": ("act 108; attack over 99",)}, "attack over 99 is not open"),
        ("attack", {"do": ("act 108; attack over 18; done", "act 1; fly")}, "is not open"),
        ("attack", {"then": ("france: retreat 20 over 99",)}, "not among the options"),
        ("attack", {"wrong": (Wrong("act 108; attack over 18; done", "attack-end"),)}, "named as wrong"),
        ("attack", {"wrong": (Wrong("act 99", "attack-end"),)}, "is not open"),
        ("attack", {"wrong": (Wrong("*", "won"), Wrong("end actions", "attack-end"))}, "not answered by attack-end"),
        ("welcome", {"lit": ("piece:99",)}, None),
        ("attack", {"lit": ("piece:99",)}, "there is no piece:99 to light"),
    ],
)
def test_what_is_wrong_with_a_lesson_is_found(say: str, changed: dict[str, object], fault: str | None) -> None:
    found = check(MARENGO[1], marengo(number_of(say), **changed)).faults
    assert (not found) if fault is None else any(fault in one for one in found), found


def test_a_step_that_says_too_much_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checking, "WORDS", 20)
    assert any("more than 20" in fault for fault in check(MARENGO[1], lessons(MARENGO[0])[MARENGO[1]]).faults)


def test_a_turn_of_ones_own_that_does_not_end_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checking, "ALONE", 3)
    changed = marengo(number_of("your-turn"), until=("said never",))
    assert any("does not end after 3 answers" in fault for fault in check(MARENGO[1], changed).faults)


def test_a_file_that_cannot_be_read_is_refused_with_a_sentence() -> None:
    with pytest.raises(Malformed, match="cannot be read"):
        read('game = "triomphe-a-marengo"\nsay = 3\n')
    with pytest.raises(Malformed, match="there is no seat"):
        Course(Lesson(MARENGO[0], "prussia", ()))


def said(*lines: str) -> tuple[Said, ...]:
    return tuple(Said(line.removeprefix("("), line.startswith("(")) for line in lines)


def test_a_way_is_followed_answer_by_answer_and_what_is_given_by_itself_need_not_be_named() -> None:
    way = "act 2; cross 4 over *; halt"
    assert along(way, said("act 2")) == "part"
    assert along(way, said("act 2", "(name 0", "cross 4 over 12")) == "part"
    assert along(way, said("act 2", "(name 0", "cross 4 over 12", "halt", "(done")) == "whole"
    assert along(way, said("act 2", "name 0")) is None
    assert begins("act 2", said("act 2", "name 0")) and not begins("act 3", said("act 2"))


def test_what_is_not_awaited_changes_nothing_and_says_why() -> None:
    course = Course(lessons(MARENGO[0])[MARENGO[1]])
    stand = course.start()
    before = course.game.write(stand.position.now)
    with pytest.raises(Objection) as objection:
        course.take(stand, ["end actions"])
    assert objection.value.wrong is not None and objection.value.wrong.say == "cavalry-end"
    with pytest.raises(Illegal):
        course.take(stand, ["act 108"])
    assert course.game.write(stand.position.now) == before and stand.step == 0 and not stand.said


def test_the_same_gestures_always_lead_to_the_same_place() -> None:
    """So a lesson can be left and resumed at every step, the opponent's own answers included."""
    lesson = Lesson(MARENGO[0], "austria", (Step("your-turn", until=("turn 3 *",)),), opponent="greedy", seed="again")
    course = Course(lesson)
    first = second = course.start()
    for _ in range(2):
        first, second = course.take(first, ["end actions"]), course.take(second, ["end actions"])
    assert course.game.write(first.position.now) == course.game.write(second.position.now)
    assert course.step(first) is None


@pytest.mark.parametrize("name", OURS)
def test_a_first_game_is_one_of_the_games_that_can_be_made(name: str) -> None:
    game = games.game(name)
    usual, first = game.options_type(), msgspec.convert(dict(game.first_game), game.options_type)
    assert len(game.seats(first)) == len(game.seats(usual))


@pytest.mark.parametrize("game", OURS)
def test_every_example_of_the_rulebook_is_a_lesson_with_a_title_in_both_languages(game: str) -> None:
    files = sorted(Path(str(game_folder(game) / "examples")).glob("*.toml"))
    assert sorted(examples(game)) == sorted(path.stem for path in files)
    assert all(knows(name, lesson, "title", lang) for name, lesson in examples(game).items() for lang in LANGUAGES)


def objection_to(game: str, name: str, *lines: str) -> Reason:
    course = Course(every_lesson(game)[name])
    with pytest.raises(Objection) as objection:
        course.take(course.start(), lines)
    return objected(name, course, objection.value)


def test_an_example_answers_another_answer_with_what_it_shows() -> None:
    reason = objection_to(MARENGO[0], "ex-maneuver-9", "end actions")
    assert reason.text["en"].startswith("With that it would be over here already. The attack comes from reserve")
    assert reason.rule == "9.1.1"


def test_what_a_lesson_names_no_reason_for_is_answered_with_what_its_rule_says() -> None:
    reason = objection_to("trench-club", "first-fort", "take 0", "enter the fort at 130", "take 2")
    assert "goes too far" in reason.text["en"]
    assert first_of("One two. Three four; five.", 4) == "One two. Three four." and first_of("One two.", 1) == ""
    course = Course(lessons("napoleons-triumph")["santon"])
    stand = course.take(course.start(), ["corps move 14", "go over 198", "done"])
    with pytest.raises(Objection) as objection:
        course.take(stand, ["regiment move 44"])
    rule = next(rule for rule in rulebook("napoleons-triumph").rules if rule.id == "11.s1.1")
    told = objected("santon", course, objection.value)
    assert told.rule == rule.id and says("napoleons-triumph", rule.id, "de")[:40] in told.text["de"]


def test_an_answer_without_a_reason_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checking, "otherwise", lambda *_: Reason({"en": "No.", "de": "Nein."}, "99.9"))
    found = check("ex-maneuver-9", examples(MARENGO[0])["ex-maneuver-9"]).faults
    assert any("is not answered with a rule" in fault for fault in found)


def test_when_the_game_is_over_turns_of_ones_own_are_passed_over() -> None:
    own = Step("your-turn", until=("said never",))
    course = Course(Lesson(MARENGO[0], "austria", (own, own, Step("farewell"), own)))
    stand = course.start()
    over = stand.position._replace(questions=(), outcome=Outcome((0,), "", (1.0, 0.0)))
    assert course.completed(stand, own).step == 1
    assert course.completed(stand._replace(position=over), own).step == 2


@pytest.mark.parametrize("game", OURS)
def test_a_coach_speaks_as_our_german_rules_do(game: str) -> None:
    text = source(game, "de")
    glossary = game_folder(game) / "text" / "glossary.toml"
    forbidden = tomllib.loads(glossary.read_text("utf-8")).get("de", {}) if glossary.is_file() else {}
    assert [word for word in forbidden if re.search(rf"\b{word}", text)] == []
    assert not re.search(r"\b([Kk]licken|[Nn]ehmen|[Ss]tellen|[Bb]eenden|[Ww]ählen) Sie\b", text)


@pytest.mark.parametrize("game", OURS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_of_the_lessons_is_said_by_one(game: str, lang: str) -> None:
    used = {message_of(name, part) for name, lesson in every_lesson(game).items() for part in checking.messages(lesson)}
    assert faults(source(game, lang)) == []
    assert [message.id.name for message in entries(source(game, lang)) if message.id.name not in used] == []
