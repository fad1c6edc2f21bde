"""The page: German at any moment, dark, a phone, and nothing serious that axe finds."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.house import PHONE, Person

Come = Callable[..., Person]
THERE = {
    "/": "article",
    "/new/ford": "#chair-0",
    "/rules/ford": "article",
    "/settings": "select",
    "/about": "main p",
}
"""What a page shows when it is whole."""
AXE = Path(__file__).resolve().parents[2] / "web/node_modules/axe-core/axe.min.js"


def findings(page: Page) -> list[str]:
    """What axe finds serious or critical."""
    page.add_script_tag(path=AXE)
    found: list[dict[str, Any]] = page.evaluate("axe.run().then(result => result.violations)")
    return [
        f"{violation['id']}: {node['html'][:160]}"
        for violation in found
        if violation["impact"] in ("serious", "critical")
        for node in violation["nodes"][:3]
    ]


def test_german_at_any_moment(person: Come) -> None:
    ann = person()
    page = ann.play_now("Ford")
    assert "Give a command" in page.locator(".prompt").inner_text()
    page.get_by_role("button", name="Deutsch").click()
    expect(page.locator(".prompt")).not_to_contain_text("Give a command")
    expect(page.get_by_role("tab", name="Verlauf")).to_be_visible()
    assert page.evaluate("document.documentElement.lang") == "de"


def test_a_german_browser_is_spoken_to_in_german(person: Come) -> None:
    ann = person("de")
    page = ann.open()
    expect(page.locator("article").first).to_contain_text("Sofort spielen")


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("path", [*THERE, "table"])
def test_axe_finds_nothing_serious(person: Come, path: str, theme: str) -> None:
    ann = person(color_scheme=theme, bypass_csp=True)  # axe is no script of ours
    if path == "table":
        page = ann.play_now("Ford")
    else:
        page = ann.open(path)
        page.locator("main h1").first.wait_for(state="attached")
        page.locator(THERE[path]).first.wait_for(state="attached")
    assert findings(page) == []


def test_on_a_phone_targets_are_large_enough_and_the_page_does_not_scroll_sideways(person: Come) -> None:
    ann = person(viewport=PHONE, has_touch=True, is_mobile=True)
    page = ann.play_now("Ford")
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    buttons = page.locator("button:visible")
    heights = buttons.evaluate_all("all => all.map(one => one.getBoundingClientRect().height)")
    assert [text for text, height in zip(buttons.all_inner_texts(), heights) if height < 44] == []


def test_on_a_phone_the_map_goes_to_where_the_question_is(person: Come) -> None:
    ann = person(viewport=PHONE, has_touch=True, is_mobile=True)
    page = ann.play_now("Ford")
    assert "scale" in (page.locator("svg.map > g").get_attribute("transform") or "")
    block = ann.thing("piece:0").bounding_box()
    assert block and block["width"] > 24


def test_the_tab_says_whose_turn_it_is(person: Come) -> None:
    ann = person()
    page = ann.play_now("Ford")
    expect(page).to_have_title(re.compile("^● Your turn"))
    assert "turn" in str(page.locator("link[rel=icon]").get_attribute("href"))


def test_every_option_is_read_out(person: Come) -> None:
    ann = person()
    page = ann.play_now("Ford")
    listed = page.get_by_role("list", name="What you can do")
    assert listed.get_by_role("button").count() == len(ann.options())
    expect(page.locator("[aria-live=polite]").first).not_to_be_empty()


def test_a_wrong_address_is_a_sentence_with_a_way_out(person: Come) -> None:
    ann = person()
    page = ann.open("/game/nothing")
    expect(page.get_by_role("link", name="To the lobby")).to_be_visible()
    ann.open("/nowhere")
    expect(page.locator("main")).to_contain_text("There is no such page")
