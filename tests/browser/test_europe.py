"""Napoleon in Europe in the browser: names that never meet, few clicks, the battle board, dealings, the end."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from feldherr.games.napoleon_in_europe.board import NEIGHBOURS, sheet
from feldherr.games.napoleon_in_europe.state import State, figures, nations_of
from feldherr.kernel.table import Table
from tests.browser import europe
from tests.browser.house import PHONE, Person, come_true, serving, settle
from tests.browser.test_marengo_labels import DRAWN, block_of, meet

BOARD = sheet()
Come = Callable[..., Person]
TITLE = "Napoleon in Europ"


def go_back(someone: Person) -> None:
    """To the beginning of what may be taken back."""
    taking_back = someone.page.locator(".strip button:not([disabled])")
    if taking_back.count():
        taking_back.last.click()  # one step, or all of them
        expect(taking_back).to_have_count(0)
        someone.asked()


def confirm(someone: Person) -> None:
    someone.page.locator(".counts .confirm").click()


def test_no_name_meets_another_or_an_army(person: Come) -> None:
    """At 1280 × 800 every name has 11 px, in both languages, and two armies stand clear of all of them."""
    slots = [(f"region {s.id}", block_of(BOARD, at.x, at.y, at.angle)) for s in BOARD.spaces for at in s.reserve]
    for language in ("en", "de"):
        ann = person(language=language)
        page = ann.play_now(TITLE)
        words: list[dict[str, Any]] = page.locator(".stage text.lettering").evaluate_all(DRAWN)
        shapes = [(word["text"], [tuple(corner) for corner in word["corners"]]) for word in words]
        assert len(shapes) > 110
        assert [word["text"] for word in words if word["size"] < 11] == []
        assert [f"{a} / {b}" for (a, one), (b, other) in combinations(shapes, 2) if meet(one, other)] == []
        assert sorted({f"{text} / {name}" for text, one in shapes for name, b in slots if meet(one, b)}) == []


def with_an_army(table: Table, question: Any) -> bool:
    """Somebody may march with a mixed army of at least twelve."""
    s: State = table.position.now
    return question.name == "orders" and large_army(s, question.actor) is not None


def large_army(s: State, seat: int) -> tuple[int, int] | None:
    for nation in nations_of(s, seat):
        for region in range(len(BOARD.spaces)):
            counts = figures(s, nation, region)
            moved = any((region * 7 + nation) * 4 + kind in {*s.spent, *s.ridden} for kind in range(4))
            if sum(counts) > 12 and counts[0] > 2 and counts[1] > 1 and not moved:
                return nation, region
    return None


def test_twelve_mixed_figures_march_in_four_clicks(person: Come) -> None:
    ann = person()
    europe.sit_down(ann, europe.until(with_an_army, 5, 3, length=12))
    go_back(ann)
    page = ann.page
    armies = page.locator("svg.map .army .number").evaluate_all(
        "all => all.map(one => [one.closest('[data-handle]').dataset.handle, Number(one.textContent),"
        " one.closest('.piece').classList.contains('choosable')])"
    )
    handle, before, _ = max((army for army in armies if army[2]), key=lambda army: army[1])
    assert before > 12
    region = int(handle.partition(":")[2]) // 28
    ann.click(handle)                                                                     # 1: whence
    page.get_by_text("Back", exact=True).wait_for()
    to = next(near for near in NEIGHBOURS[region] if page.locator(f'.space.glow[data-handle="space:{near}"]').count())
    ann.click(f"space:{to}")                                                              # 2: whither
    rows = page.locator(".counts .count")
    rows.first.wait_for()
    surplus = before - 12
    for row in range(rows.count()):  # 3: all but so many of one kind
        chips = rows.nth(row).locator(".chips button")
        if surplus < chips.count():
            chips.nth(chips.count() - 1 - surplus).click()
            surplus = 0
            break
    if surplus:
        pytest.fail("the army is too large for this test")
    confirm(ann)                                                                          # 4
    come_true(
        page,
        """([region, left]) => {
            const all = [...document.querySelectorAll('svg.map [data-handle^="piece:"] .army .number')];
            const at = one => Math.floor(Number(one.closest('[data-handle]').dataset.handle.slice(6)) / 28);
            return all.filter(one => at(one) === region).map(one => one.textContent.trim()).join() === String(left);
        }""",
        [region, before - 12],
    )


@pytest.mark.parametrize("name", ["where_to_place", "front_row", "casualties", "retreat_to"])
def test_what_anybody_would_do_is_one_click(person: Come, name: str) -> None:
    ann = person()
    # The line-up begins with the order to fight.
    where = "next_battle" if name == "front_row" else name
    few = {"where_to_place": 2, "next_battle": 1, "casualties": 3, "retreat_to": 2}[where]
    europe.sit_down(ann, europe.until(europe.asked(where, 2, few), 5, 3, length=12))
    page = ann.page
    go_back(ann)
    if name == "front_row":
        page.locator('.options [data-line^="fight"]').first.click()
        settle(page)
        page.locator(".battle .hidden").first.wait_for()
    proposal = page.locator(".options .suggested").first
    proposal.wait_for()
    asked = page.locator(".prompt").inner_text()
    proposal.click()
    come_true(page, "asked => document.querySelector('.prompt')?.innerText !== asked", asked)


def test_casualties_are_chosen_on_the_battle_board(person: Come) -> None:
    ann = person()
    europe.sit_down(ann, europe.until(europe.asked("casualties", 2, 4), 5, 3, length=12))
    board = ann.page.locator(".battle")
    ann.page.locator(".watched .die").first.wait_for()
    assert board.locator(".row").count() >= 4
    target = board.locator(".figure:not([disabled])").first
    before = int(target.locator("b").inner_text())
    handle = target.get_attribute("data-handle")
    target.click()
    settle(ann.page)
    count = "h => Number(document.querySelector(`.battle .front [data-handle=\"${h}\"] b`)?.textContent ?? 0)"
    come_true(ann.page, f"([h, n]) => ({count})(h) < n", [handle, before])


def test_an_offer_is_made_and_letters_are_written(person: Come) -> None:
    ann = person()
    europe.sit_down(ann, europe.until(europe.asked("orders", 2, 5), 4, 7, length=12))
    go_back(ann)
    page = ann.page
    page.get_by_role("tab", name="Diplomacy").click()
    offers = page.locator('section[data-seat] [data-line^="propose"]')
    offers.first.wait_for()
    line = offers.first.get_attribute("data-line")
    offers.first.click()
    settle(page)
    page.locator(f'section[data-seat] [data-line="{line}"]').wait_for(state="detached")
    assert page.locator("section[data-seat]").count() == 6
    page.locator("section[data-seat] input").first.fill("Leave me Bavaria")
    page.locator("section[data-seat] form button").first.click()
    page.get_by_text("Leave me Bavaria").wait_for()
    page.get_by_role("tab", name="Chat").click()
    assert page.get_by_text("Leave me Bavaria").count() == 0


def test_on_a_phone_what_one_taps_is_large_enough(person: Come) -> None:
    ann = person(viewport=PHONE, has_touch=True, is_mobile=True)
    europe.sit_down(ann, europe.until(europe.asked("casualties", 2, 4), 5, 3, length=12))
    page = ann.page
    page.locator(".watched .open").tap()                              # beside what is asked it is folded
    page.locator(".watched .die").first.wait_for()
    for kind in (".battle .figure:not([disabled])", ".counts button", ".options > li > button"):
        sizes = page.locator(kind).evaluate_all(
            "all => all.map(one => one.getBoundingClientRect()).map(b => [b.width, b.height])"
        )
        assert sizes and all(min(size) >= 43.5 for size in sizes), (kind, sizes)
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


def test_six_bots_play_to_the_end_before_the_eyes_of_who_resigned(browser: Browser, tmp_path: Path) -> None:
    """NE §6.6 §6.7: a limited war of twelve rounds, as fast as the bots can; some 4,000 answers."""
    with serving(tmp_path, pace=0.0) as house:
        ann = Person(browser, house)
        ann.open("/about")
        met = "{met: ['napoleon-in-europe'], speed: 0}"
        ann.page.evaluate(f"localStorage.setItem('feldherr.settings', JSON.stringify({met}))")
        address = ann.page.evaluate(
            """async () => {
                const seats = Array.from({length: 7}, (_, n) => n ? {kind: "bot", bot: "greedy"} : {kind: "me"});
                const options = {players: 7, victory: "limited", length: 12};
                const made = await fetch("/api/games", {method: "POST", headers: {"content-type": "application/json"},
                    body: JSON.stringify({game: "napoleon-in-europe", public: true, options, seats})})
                    .then(answer => answer.json());
                return `/game/${made.id}`;
            }"""
        )
        ann.open(address)
        ann.give_up()
        ann.page.locator(".ending").wait_for(timeout=1_800_000)
        assert ann.page.get_by_text("Round 12").count() > 0
        assert ann.page.locator("svg.map .army").count() > 10
        ann.close()


def test_many_dice_in_the_log_make_no_phone_too_wide(person: Come) -> None:
    ann = person(viewport=PHONE, has_touch=True, is_mobile=True)
    europe.sit_down(ann, europe.until(europe.asked("orders", 6, 8), 3, 7, length=12))
    dice = ann.page.locator(".log .rolled")
    dice.first.wait_for(state="attached")
    assert max(dice.evaluate_all("all => all.map(one => one.querySelectorAll('.die, svg').length)")) >= 20
    assert ann.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
