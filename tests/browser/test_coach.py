"""The coach in a real game: asked by a key, lit on the map, shown, played; what a turn has cost, and it once more."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from feldherr import games
from feldherr.coach.costs import Cost
from feldherr.kernel import store
from feldherr.server.coach.coaches import Coaches
from feldherr.server.coach.thinking import told_costs
from feldherr.server.table.refusal import Refusal
from tests.browser.house import CLICK, PHONE, Person, come_true

Come = Callable[..., Person]
LIT = "document.querySelectorAll('svg.map .lit, svg.map [class*=lit]').length > 0"
WHERE = "[...document.querySelectorAll('svg.map .piece')].map(p => p.dataset.handle + p.style.transform).sort().join()"
# Looked for and clicked at once: else the next turn may have begun in between, and is ended by the click.
ON = f"""([cost, wanted]) => {{
    if (document.querySelector('.costs')) return true;
    if ([...document.querySelectorAll('.coaching button')].some(one => one.textContent === cost)) return true;
    ({CLICK})(wanted);
    return false;
}}"""
WORDS = {
    "en": ("What would the marshal do?", "The marshal:", "Show it", "Play it", "What did my turn cost?"),
    "de": ("Was täte der Marschall?", "Der Marschall:", "Zeig es", "So spielen", "Was hat mein Zug gekostet?"),
}


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_marshals_advice_is_lit_shown_and_played(
    language: str, person: Come, monkeypatch: pytest.MonkeyPatch
) -> None:
    told_of_the_first(monkeypatch)
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
        ann.ready()
        if page.evaluate(ON, [cost, ["End", "Done", "Nobody"]]):
            break
    expect(page.locator(".coaching .costs")).to_be_visible()                 # unasked, since the coach is on
    expect(page.locator(".coaching .copy")).to_contain_text("all of it is turned up")  # said before it is tried
    page.keyboard.press("c")
    card.get_by_role("button", name="Close").click()
    expect(card).to_have_count(0)
    expect(page.locator(".coaching .costs")).to_be_visible()                 # each is closed by itself
    here = page.url
    page.locator(".costs").get_by_role("button", name="Try it from there").click()
    come_true(page, "old => location.href !== old", here)
    ann.asked()


def test_on_a_phone_the_coach_can_be_asked_without_scrolling(person: Come) -> None:
    ann = person("de", viewport=PHONE, has_touch=True)
    ann.open()
    page = ann.play_now("Marengo")
    box = page.get_by_role("button", name=WORDS["de"][0]).bounding_box()
    assert box and box["y"] + box["height"] <= PHONE["height"]


def told_of_the_first(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if the first decision of every turn had cost ten of a hundred; what it really cost is not tested here.

    At first he is busy, and is asked again by itself.
    """
    think, busy = Coaches.think, ["refused-coach-busy"]

    async def told(self: Coaches, player: str, key: tuple[Any, ...], task: Any, *given: Any) -> Any:
        if task is not told_costs:
            return await think(self, player, key, task, *given)
        if busy:
            raise Refusal(busy.pop(), wait=1.0)
        game, _, _, seat, _, _, turn = given
        world, answers, asked = turn[0]
        position = store.decode(games.game(game), world)
        question = position.question(seat)
        assert question is not None
        words = [games.game(game).option(question, answers[0])]
        return [Cost(asked[0].entry, games.game(game).heading(position.now), words, words, 10)]

    monkeypatch.setattr(Coaches, "think", told)
