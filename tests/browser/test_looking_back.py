"""Stepping through a game, playing on from the middle, recomputing the draws."""

from __future__ import annotations

import re
from collections.abc import Callable
from datetime import datetime, timedelta

from playwright.sync_api import Page, expect

from tests.browser.house import Person, choose

Come = Callable[..., Person]
ANSWERED = """async () => {
    const asked = () => fetch('/api/games').then(answer => answer.json()).then(({mine}) => mine[0].your_turn);
    while (!await asked()) await new Promise(later => setTimeout(later, 50));
}"""


def finished(someone: Person) -> Page:
    """A short game that is over."""
    page = someone.play_now("Ford")
    choose(page, "End the turn")
    someone.asked()
    page.get_by_role("tab", name="More").click()
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("button", name="Yes", exact=True).click()
    page.locator(".ending").wait_for()
    return page


def test_a_game_is_stepped_through_and_branched(person: Come) -> None:
    ann = person()
    page = finished(ann)
    page.locator(".ending").get_by_role("link", name="Step through").click()
    slider = page.get_by_role("slider")
    slider.wait_for()
    last = int(slider.get_attribute("max") or 0)
    assert last > 3
    slider.focus()
    page.keyboard.press("Home")
    expect(page.locator(".slider")).to_contain_text(f"Step 0 of {last}")
    page.get_by_role("button", name="One step on").click()
    expect(page.locator(".slider")).to_contain_text(f"Step 1 of {last}")
    page.clock.install()  # else it may have played on before one has seen it
    page.clock.pause_at(datetime.now() + timedelta(hours=1))
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.locator(".slider")).to_contain_text(f"Step 2 of {last}")
    page.clock.run_for(1000)
    expect(page.locator(".slider")).to_contain_text(f"Step 3 of {last}")
    page.clock.resume()
    page.get_by_role("button", name="Pause").click()
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_url(re.compile(r"/game/[^/]+$"))
    ann.asked()


def test_the_draws_are_recomputed_in_the_page(person: Come) -> None:
    ann = person()
    page = finished(ann)
    page.get_by_text("Was chance dealt fairly?").click()
    page.get_by_role("button", name="Recompute the draws here").click()
    draws = page.locator("details", has_text="Was chance dealt fairly?")
    expect(draws).to_contain_text("the one whose checksum this browser was shown")
    expect(draws).to_contain_text("All is as it was played")


def test_a_game_is_downloaded_and_opened_again(person: Come) -> None:
    ann = person()
    page = finished(ann)
    page.get_by_role("tab", name="More").click()
    with page.expect_download() as download:
        page.get_by_role("link", name="Download").first.click()
    path = download.value.path()
    ann.open()
    page.locator("input[type=file]").set_input_files(path)
    page.get_by_role("slider").wait_for()


def test_since_the_last_turn_is_played_on_coming_back(person: Come) -> None:
    ann = person(reduced_motion="no-preference")
    page = ann.play_now("Ford")
    choose(page, "End the turn")
    page.locator(".log li", has_text="South commands").first.wait_for()
    address = page.url
    ann.open("/about")
    page.evaluate(ANSWERED)
    page.goto(address)
    ann.asked()
    assert page.locator(".log li").count() > 3


def test_the_rules_are_found_by_number_and_word_in_both_languages(person: Come) -> None:
    ann = person()
    page = ann.open("/rules/ford#2.1")
    expect(page.locator("article.aimed")).to_contain_text("§ 2.1")
    page.get_by_role("searchbox").fill("2.2")
    expect(page.locator("article")).to_have_count(1)
    english = page.locator("article").inner_text()
    page.get_by_role("button", name="Deutsch").click()
    expect(page.locator("article")).not_to_have_text(english)
