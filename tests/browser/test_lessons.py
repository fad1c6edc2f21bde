"""Guided battles in the browser: to their end in both languages, along wrong ways, left and resumed, on a phone."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from feldherr import games
from feldherr.lessons.lesson import lessons
from tests.browser.house import PHONE, Person, choose, come_true, settle

Come = Callable[..., Person]
GUIDED = [(game, next(iter(lessons(game)))) for game in games.names() if lessons(game)]
NEXT = {"en": "Read on", "de": "Weiter"}
SHOW = {"en": "Do it for me", "de": "Mach es für mich"}
OVER = {"en": "That was the lesson", "de": "Das war die Lektion"}
ENDS = ("End", "beenden", "Beende")
# What stands there and the click on it in one breath: an answer under way may pass over a step at any moment.
READ_ON = """() => {
    const coach = document.querySelector('.coach');
    const {step, kind} = coach.dataset;
    const main = kind == 'read' ? coach.querySelector('.main') : null;
    main?.click();
    return [step, kind, main?.textContent];
}"""
BEYOND = "step => (({dataset}) => dataset.step > step || dataset.kind == 'over')(document.querySelector('.coach'))"


def standing(page: Page) -> tuple[int, str]:
    step, kind = page.evaluate("(({dataset}) => [dataset.step, dataset.kind])(document.querySelector('.coach'))")
    return int(step), kind


def open_lesson(someone: Person, game: str, name: str) -> Page:
    page = someone.open(f"/learn/{game}/{name}")
    page.locator(".coach").wait_for()
    return page


def one_step(someone: Person, language: str) -> bool:
    """Read on, do what the coach shows, or play on one's own; False when the lesson is over."""
    page = someone.page
    shown, kind, said = page.evaluate(READ_ON)
    step = int(shown)
    if kind == "over":
        return False
    if kind == "read":
        assert said == NEXT[language]
        come_true(page, BEYOND, step)
    elif kind == "do":
        page.get_by_role("button", name=SHOW[language]).click()
        come_true(page, BEYOND, step)
    else:
        someone.answer(*ENDS)
        settle(page)
    return True


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize(("game", "name"), GUIDED)
def test_a_guided_battle_to_its_end(person: Come, game: str, name: str, language: str) -> None:
    ann = person(language)
    page = open_lesson(ann, game, name)
    for _ in range(300):
        if not one_step(ann, language):
            break
    expect(page.locator(".coach")).to_contain_text(OVER[language])


def test_wrong_ways_are_answered_with_their_reasons(person: Come) -> None:
    ann = person()
    page = open_lesson(ann, "triomphe-a-marengo", "six-oclock")
    for _ in range(3):
        one_step(ann, "en")
    ann.asked()
    page.get_by_role("button", name="End the actions").click()
    settle(page)
    expect(page.locator(".objection")).to_contain_text("the French are still asleep")
    assert standing(page) == (3, "do")
    ann.click("piece:13")                                             # what is not taken is asked anew
    ann.click("space:4")
    ann.click("side:18")
    settle(page)
    come_true(page, BEYOND, 3)
    expect(page.locator(".objection")).to_have_count(0)
    for _ in range(3):
        one_step(ann, "en")
    ann.asked()
    choose(page, "Approach of C. Peterbona towards Marengo West")
    choose(page, "Go back to the reserve")
    choose(page, "Nobody continues")
    expect(page.locator(".objection")).to_contain_text("give up the approach")


@pytest.mark.parametrize(
    ("game", "answer", "reason"),
    [
        ("trench-club", "End movement", "until the French come"),
        ("viktory-ii", "Build nothing", "falls behind"),
        ("napoleons-triumph", "End the turn", "Bagration may come himself"),
        ("napoleon-in-europe", "End movement", "stands about for a round"),
    ],
)
def test_a_wrong_answer_is_not_taken_and_the_right_one_still_is(
    person: Come, game: str, answer: str, reason: str
) -> None:
    ann = person()
    page = open_lesson(ann, game, next(iter(lessons(game))))
    one_step(ann, "en")
    one_step(ann, "en")
    ann.asked()
    choose(page, answer)
    expect(page.locator(".objection")).to_contain_text(reason)
    assert standing(page) == (2, "do")
    one_step(ann, "en")
    expect(page.locator(".objection")).to_have_count(0)


def test_an_example_of_the_rulebook_is_a_lesson_too(person: Come) -> None:
    ann = person("de")
    page = ann.open("/learn/triomphe-a-marengo")
    page.get_by_role("link", name="Ein Vorstoß wird aufgehalten").click()
    page.locator(".coach").wait_for()
    for _ in range(20):
        if not one_step(ann, "de"):
            break
    expect(page.locator(".coach")).to_contain_text(OVER["de"])


def test_a_lesson_is_left_resumed_and_taken_back(person: Come) -> None:
    ann = person()
    page = open_lesson(ann, "triomphe-a-marengo", "six-oclock")
    for _ in range(5):
        one_step(ann, "en")
    assert standing(page)[0] == 5
    ann.open("/learn/triomphe-a-marengo")
    expect(page.locator("main")).to_contain_text("begun")
    page.locator("main a", has_text="Six o").click()
    page.locator(".coach").wait_for()
    assert standing(page)[0] == 5
    expect(page.locator(".log li").first).to_be_visible()
    page.get_by_role("button", name="One step back").click()
    come_true(page, "document.querySelector('.coach').dataset.step == 4")


def test_a_lesson_by_keys_and_on_a_phone(person: Come) -> None:
    ann = person("de", viewport=PHONE, has_touch=True)
    page = open_lesson(ann, "triomphe-a-marengo", "six-oclock")
    for step in range(3):
        page.keyboard.press("Enter")
        come_true(page, BEYOND, step)
    box = page.locator(".coach").bounding_box()
    assert box and box["x"] >= 0 and box["x"] + box["width"] <= PHONE["width"]
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


# Whether the coach is in sight, and how many of the answers in the panel are; what can be confirmed is enough.
IN_SIGHT = """() => {
    const seen = (one) => {
        const {top, bottom, left, width} = one.getBoundingClientRect();
        if (!width || top < 0 || bottom > innerHeight + 1) return false;
        const there = document.elementFromPoint(left + width / 2, (top + bottom) / 2);
        return !!there && (one.contains(there) || there.contains(one));
    };
    const all = (what) => [...document.querySelectorAll(what)].filter((one) => one.checkVisibility());
    const answers = all('.panel .options > li > button, .panel .options summary, .panel .counts button, .coach .main');
    return {
        coach: all('.coach h2').some(seen),
        confirm: all('.counts .confirm, .caution .main').some(seen),
        seen: answers.filter(seen).length,
        answers: answers.length,
    };
}"""

# A question comes into sight in the frame after the one in which it stands there.
TWO_FRAMES = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"


def looked_at(someone: Person) -> None:
    """At this step, with nothing over it, the coach and what can be answered are in sight."""
    page = someone.page
    come_true(page, "!document.querySelector('.options[aria-busy=true]')")
    if page.locator(".watched .close").count():
        page.keyboard.press("Escape")
    come_true(page, "!document.querySelector('.watched:not(.folded)')")
    page.evaluate(TWO_FRAMES)
    found = page.evaluate(IN_SIGHT)
    assert found["coach"], found
    assert found["confirm"] or found["seen"] >= min(2, found["answers"]), (standing(page), found)


@pytest.mark.parametrize("game", ["napoleon-in-europe", "trench-club"])
def test_on_a_phone_coach_and_answers_are_in_sight_at_every_step(person: Come, game: str) -> None:
    ann = person(viewport=PHONE, has_touch=True)
    page = open_lesson(ann, game, next(iter(lessons(game))))
    for _ in range(300):
        step, kind = standing(page)
        if kind in ("free", "over"):
            break
        looked_at(ann)
        page.evaluate("scrollTo(0, 9999)")                                # wherever one has scrolled to
        if kind == "do":
            page.locator(".coach .fold").click()
            page.get_by_role("button", name=SHOW["en"]).click()
            come_true(page, BEYOND, step)
        else:
            one_step(ann, "en")
    assert standing(page)[1] == "free"
    looked_at(ann)


def test_on_a_phone_what_is_counted_can_be_confirmed_where_one_stands(person: Come) -> None:
    ann = person(viewport=PHONE, has_touch=True)
    page = open_lesson(ann, "napoleon-in-europe", "hanover")
    one_step(ann, "en")
    one_step(ann, "en")
    looked_at(ann)
    for handle, asked in (("space:64", "where"), ("space:66", "how many")):
        ann.click(handle)
        expect(page.locator(".prompt")).to_contain_text(asked)
        looked_at(ann)
    expect(page.locator(".counts .confirm")).to_contain_text("5 infantry")
    page.locator(".counts .chips").first.get_by_role("button", name="4").click()
    expect(page.locator(".counts .confirm")).to_contain_text("4 infantry")            # not only how many
    assert page.evaluate(IN_SIGHT)["confirm"]


def options(someone: Person) -> dict[str, Any]:
    """Those of the game somebody is at."""
    name = someone.page.url.rpartition("/")[2].partition("?")[0]
    found: dict[str, Any] = json.loads(someone.house.hall.rooms[name].sheet.options)
    return found


def test_who_is_new_is_offered_to_learn_and_begins_simply(person: Come) -> None:
    ann = person()
    page = ann.open()
    card = page.locator("article", has_text="Trench Club")
    expect(card.get_by_role("link", name="New here?")).to_be_visible()
    card.get_by_role("button").first.click()
    ann.asked()
    assert options(ann)["simple_setup"] and options(ann)["beginner"]
    ann.open()
    expect(card.get_by_role("link", name="Learn", exact=True)).to_be_visible()
    card.get_by_role("button").first.click()
    ann.asked()
    assert not options(ann)["simple_setup"]
