"""Triomphe à Marengo with several people: hot-seat, two browsers, a spectator, a broken line; and without a mouse."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.house import House, Person, choose
from tests.browser.positions import marching
from tests.browser.test_page import findings

Come = Callable[..., Person]
NEW = "/new/triomphe-a-marengo"
AUSTRIANS = 20


def new_game(someone: Person, *chairs: str) -> Page:
    page = someone.open(NEW)
    page.locator("#chair-0").wait_for()
    for seat, kind in enumerate(chairs):
        page.locator(f"#chair-{seat}").select_option(kind)
    page.get_by_role("button", name="Begin").click()
    page.wait_for_url(re.compile(r"/game/"))
    return page


def end_the_actions(page: Page) -> None:
    choose(page, "End the actions")


def faces(someone: Person) -> int:
    return someone.page.locator(".piece .face").count()


def test_hot_seat_lowers_a_curtain_between_the_turns(person: Come) -> None:
    ann = person()
    page = new_game(ann, "me", "me")
    ann.asked()
    end_the_actions(page)
    curtain = page.get_by_role("dialog")
    expect(curtain).to_contain_text("France")
    assert page.locator(".piece").count() == 0, "nothing of the table is seen while the chair changes hands"
    page.keyboard.press("Enter")
    ann.asked()
    expect(page.locator(".prompt")).to_contain_text("France")


def test_two_browsers_play_each_other_and_each_sees_his_own_faces(person: Come) -> None:
    ann, bob = person(), person()
    page = new_game(ann, "me", "open")
    bob.page.goto(page.get_by_label("Send this link").input_value())
    bob.page.get_by_role("button", name="Play as France").click()
    ann.asked()
    assert bob.page.locator(".options button").count() == 0
    bob.page.locator(".piece").first.wait_for()
    assert faces(ann) == AUSTRIANS
    ann.click(marching(ann)[7])
    ann.click("space:1")
    bob.page.locator(".log li", has_text=re.compile("enters .* by road")).wait_for()
    ann.asked()
    end_the_actions(page)
    bob.asked()
    expect(bob.page).to_have_title(re.compile("^●"))
    end_the_actions(bob.page)
    ann.asked()


def test_a_spectator_sees_no_faces(person: Come) -> None:
    """TM §4.6.2: but the Austrian artillery, which lies open from the start."""
    ann, carl = person(), person()
    page = new_game(ann, "me", "bot")
    ann.asked()
    page.get_by_role("tab", name="More").click()
    page.get_by_role("button", name="Link for spectators").click()
    carl.page.goto(page.get_by_label("Link for spectators").input_value())
    carl.page.locator(".piece").first.wait_for()
    assert faces(carl) == 1
    assert carl.page.locator(".options button").count() == 0


def test_a_line_of_the_log_lights_its_places_also_after_a_reload(person: Come) -> None:
    ann = person()
    page = new_game(ann, "me", "bot")
    ann.asked()
    ann.click(marching(ann)[7])
    ann.click("space:1")
    line = page.locator(".log li", has_text=re.compile("enters .* by road"))
    line.wait_for()
    for _ in range(2):
        line.hover()
        expect(page.locator('.lit[data-handle="space:1"]')).to_have_count(1)
        page.mouse.move(2, 2)
        expect(page.locator('.lit[data-handle="space:1"]')).to_have_count(0)
        page.reload()
        ann.asked()


def test_a_table_comes_back_after_the_server_was_away(person: Come, house: House) -> None:
    ann = person()
    page = new_game(ann, "me", "bot")
    ann.asked()
    before = ann.options()
    house.stop()
    expect(page.locator(".messages")).to_contain_text("connection is lost")
    house.start()
    # The page may have come back by itself between looking and clicking.
    page.evaluate("[...document.querySelectorAll('.messages button')].forEach(one => one.click())")
    expect(page.locator(".messages")).not_to_contain_text("connection is lost")
    assert ann.options() == before


def test_a_whole_game_without_a_mouse(person: Come) -> None:
    ann = person(bypass_csp=True)  # axe is no script of ours
    page = ann.open()
    page.locator("article button").first.wait_for()
    page.evaluate("addEventListener('pointerdown', () => (window.pointed = true), true)")
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate(
            "document.activeElement.matches('article button') && "
            "document.activeElement.closest('article').textContent.includes('Marengo')"
        ):
            break
    page.keyboard.press("Enter")
    ann.asked()
    for _ in range(700):
        if not ann.press("End the actions"):
            break
    expect(page.locator(".ending h2")).to_contain_text("wins")
    assert not page.evaluate("window.pointed")
    page.goto(page.url.split("?")[0] + "/replay")
    page.get_by_role("slider").focus()
    page.keyboard.press("End")
    page.locator(".piece").first.wait_for()
    assert findings(page) == []


def test_axe_finds_nothing_serious_on_table_and_lobby(person: Come) -> None:
    ann = person(bypass_csp=True)  # axe is no script of ours
    page = ann.open()
    page.locator("article").first.wait_for()
    assert findings(page) == []
    page = ann.play_now("Marengo")
    assert findings(page) == []
