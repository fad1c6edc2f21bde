"""The coach in a real game: asked by a key, lit on the map, shown, played; what a turn has cost, and it once more."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.house import Person, come_true

Come = Callable[..., Person]
LIT = "document.querySelectorAll('svg.map .lit, svg.map [class*=lit]').length > 0"
WHERE = "[...document.querySelectorAll('svg.map .piece')].map(p => p.dataset.handle + p.style.transform).sort().join()"
WORDS = {
    "en": ("What would the marshal do?", "The marshal:", "Show it", "Play it", "What did my turn cost?"),
    "de": ("Was täte der Marschall?", "Der Marschall:", "Zeig es", "So spielen", "Was hat mein Zug gekostet?"),
}


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_marshals_advice_is_lit_shown_and_played(language: str, person: Come) -> None:
    ask, marshal, show, play, cost = WORDS[language]
    ann = person(language)
    ann.open()
    article = ann.page.locator("article", has_text="Marengo")
    expect(article.get_by_role("checkbox")).to_be_checked()                 # a first game has the coach beside it
    expect(article.locator('a[href^="/learn/"]')).to_be_visible()           # or begins with a guided battle
    page = ann.play_now("Marengo")
    expect(page.get_by_role("button", name=ask)).to_be_visible()
    page.keyboard.press("c")
    card = page.locator(".coaching .advice")
    expect(card).to_contain_text(marshal)
    assert card.locator("a.rule").count() == 1 and "‹" not in card.inner_text()
    come_true(page, LIT)
    before = page.evaluate(WHERE)
    card.get_by_role("button", name=show).click()
    come_true(page, f"old => {WHERE} !== old", before)                      # run ahead, and nothing is answered
    assert card.is_visible()
    card.get_by_role("button", name=show).click()
    come_true(page, f"old => {WHERE} === old", before)
    card.get_by_role("button", name=play).click()
    expect(card).to_have_count(0)                                           # it holds for that question alone
    come_true(page, f"old => {WHERE} !== old", before)
    if language == "de":
        return
    for _ in range(60):                                                     # on to the next turn
        if page.get_by_role("button", name=cost).count() or page.locator(".costs").count():
            break
        ann.answer("End", "Done", "Nobody")
        ann.ready()
    expect(page.locator(".coaching .costs")).to_be_visible()                 # unasked, since the coach is on
    again = page.get_by_role("button", name="Try it from there")
    if again.count():
        here = page.url
        again.first.click()
        come_true(page, "old => location.href !== old", here)
        ann.asked()
