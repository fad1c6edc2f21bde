"""Napoleon's Triumph in the browser: the armies are set up and a corps marches; an attack step by step; the phone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from feldherr.games.napoleons_triumph.actions import CorpsMove, Go
from feldherr.games.napoleons_triumph.board import BEYOND
from feldherr.kernel.lines import write
from feldherr.kernel.position import peek
from tests.browser.austerlitz import first_order, threatening, until
from tests.browser.house import PHONE, Person
from tests.browser.positions import sit_down
from tests.browser.test_ford import sent

Come = Callable[..., Person]
GAME = "Napoleon's Triumph"


def test_an_army_is_organised_and_changed_by_click(person: Come) -> None:
    ann = person()
    page = ann.play_now(GAME)
    ann.answer("Start from balanced corps")
    expect(page.locator(".group")).to_have_count(9)
    size = page.locator(".group", has_text="Langeron").locator("small")
    expect(size).to_have_text("5 · at least 4")
    page.locator(".group", has_text="Miloradovich").locator(".pieces button").first.click()
    expect(page.locator(".group")).to_have_count(10)
    page.locator(".group", has_text="Langeron").locator(".name").click()
    expect(size).to_have_text("6 · at least 4")


def commander(someone: Person, name: str) -> str:
    """The handle of a commander's plate."""
    found = someone.page.locator(".piece", has_text=name).first.get_attribute("data-handle")
    assert found
    return found


def goal(table: Any, number: int) -> int:
    """A locale the corps of a commander can march to."""
    following, _, _ = peek(table.game, table.position, 0, [CorpsMove(number)])
    question = following.question(0)
    assert question is not None
    suggested = [s.answers[0] for s in table.game.suggestions(question) if type(s.answers[0]) is Go]
    return BEYOND[suggested[0].front]


def test_a_corps_marches_in_two_clicks(person: Come) -> None:
    table = until(first_order)
    place = goal(table, 0)
    ann = person()
    lines = sent(ann)
    sit_down(ann, table)
    ann.click(commander(ann, "Bagration"))
    ann.page.get_by_text("Back", exact=True).wait_for()
    ann.click(f"space:{place}")
    ann.page.locator(".log li", has_text="Bagration").first.wait_for()
    assert len(lines) == 1
    assert '"corps move 0","go over' in lines[0] and lines[0].count('"done"') == 1


def test_an_attack_shows_its_eleven_steps_and_the_count(person: Come) -> None:
    table, threat = threatening()
    ann = person()
    sit_down(ann, table)
    page = ann.page
    page.locator(f'.options button[data-line="{write(threat)}"]').click()
    expect(page.locator(".strip li")).to_have_count(11)
    expect(page.locator(".strip li.now")).to_have_count(1)
    for _ in range(40):
        if page.locator(".panel .sum").count() or not page.locator(".strip li").count():
            break
        ann.answer("Attack")
        page.wait_for_timeout(200)
    page.locator(".log .count, .panel .sum").first.wait_for(state="attached")


def test_on_a_phone_the_armies_are_set_up_by_taps(person: Come) -> None:
    ann = person(viewport=PHONE, has_touch=True, is_mobile=True)
    page = ann.play_now(GAME)
    page.wait_for_timeout(700)
    first = page.locator(".options button").first.bounding_box()
    assert first and first["y"] + first["height"] < PHONE["height"]
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    page.locator(".options button", has_text="Balanced corps, done").tap()
    page.locator(".prompt", has_text="start").wait_for()
