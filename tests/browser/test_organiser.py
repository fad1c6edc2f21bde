"""An army is organised over the map, by dragging: docs/hand.md."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.house import PHONE, SIZE, Person, come_true

Come = Callable[..., Person]
SIZES = "[...document.querySelectorAll('.group small')].map(one => parseInt(one.textContent))"


@pytest.mark.parametrize("size", [SIZE, PHONE], ids=["screen", "phone"])
def test_a_regiment_is_dragged_from_corps_to_corps_over_the_map(person: Come, size: Any) -> None:
    ann = person(viewport=size)
    page = ann.play_now("Triumph")
    page.get_by_role("button", name="Start from balanced").click()
    organiser = page.locator(".organiser")
    organiser.wait_for()
    map_, over = page.locator("main.field").bounding_box(), organiser.bounding_box()
    assert map_ and over and over["y"] >= map_["y"] - 1 and over["height"] <= map_["height"]
    assert over["x"] >= map_["x"] - 1 and over["x"] + over["width"] <= map_["x"] + map_["width"] + 1
    before: list[int] = page.evaluate(SIZES)
    block = page.locator(".group").nth(0).locator(".pieces button").first.bounding_box()
    corps = page.locator(".group").nth(1).bounding_box()
    assert block and corps
    page.mouse.move(block["x"] + block["width"] / 2, block["y"] + block["height"] / 2)
    page.mouse.down()
    page.mouse.move(corps["x"] + 40, corps["y"] + 24, steps=6)
    expect(page.locator("svg.carried")).to_be_visible()
    page.mouse.up()
    after = [before[0] - 1, before[1] + 1, *before[2:]]
    come_true(page, f"sizes => JSON.stringify({SIZES}) === JSON.stringify(sizes)", after)
    page.get_by_role("button", name="Show the map").click()
    expect(page.locator(".group")).to_have_count(0)
