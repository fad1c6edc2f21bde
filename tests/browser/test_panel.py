"""The panel has fixed regions: question, endings, taking back and six lines of the log stay in sight."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.austerlitz import first_order, until
from tests.browser.house import PHONE, SIZE, Person
from tests.browser.positions import sit_down

Come = Callable[..., Person]
LINES = """log => {
    const seen = document.querySelector('.below').getBoundingClientRect(), style = getComputedStyle(log);
    return (Math.min(seen.bottom, innerHeight) - seen.top) / parseFloat(style.lineHeight);
}"""


@pytest.mark.parametrize("size", [SIZE, PHONE], ids=["screen", "phone"])
def test_sixty_commands_hide_neither_question_nor_ending_nor_log(person: Come, size: Any) -> None:
    touch = {"has_touch": True, "is_mobile": True} if size is PHONE else {}
    ann = person(viewport=size, **touch)
    sit_down(ann, until(first_order))
    page = ann.page
    expect(page.locator(".prompt")).to_be_in_viewport(ratio=1)
    expect(page.get_by_role("button", name="End the turn")).to_be_in_viewport(ratio=1)
    expect(page.get_by_role("button", name="Take back")).to_be_in_viewport(ratio=1)
    groups = page.locator(".options details summary")
    assert groups.count() >= 8, "commands are folded by corps"
    assert page.locator(".options details button").count() == 0, "what nobody sees is not made"
    for group in page.locator(".options details").all():
        group.evaluate("drawer => drawer.open = true")
        group.locator("button").first.wait_for()
    texts = page.locator(".options button > span").all_text_contents()
    assert len(texts) > 40 and len(set(texts)) == len(texts), "no line twice"
    page.locator(".options details").evaluate_all("all => all.forEach(drawer => drawer.open = false)")
    if size is PHONE:
        assert page.locator("kbd:visible").count() == 0
    else:
        assert page.locator(".log").evaluate(LINES) >= 6
        page.locator(".middle").evaluate("middle => middle.scrollTo(0, middle.scrollHeight)")
        expect(page.locator(".prompt")).to_be_in_viewport(ratio=1)
        page.get_by_role("button", name="End the turn").click()
        page.locator(".caution").wait_for()
        texts = page.locator(".does, .options button > span").all_text_contents()
        assert len(set(texts)) == len(texts), "nor what is armed"
        assert page.get_by_role("button", name="Back", exact=True).count() == 1
        assert page.locator(".pinned .back").count() == 0, "it brings its own way back"
        page.get_by_role("tab", name="Forces").click()
        page.keyboard.press("Enter")
        expect(page.locator(".caution")).to_have_count(0)
