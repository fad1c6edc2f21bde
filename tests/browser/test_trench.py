"""Trench Club in the browser: set-up by clicking, moves and attacks, dice, the shop, the phone, and the automa."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.house import PHONE, Person, choose, come_true, settle
from tests.browser.test_ford import sent
from tests.browser.trenches import asked, far_unit, sit_down, until

Come = Callable[..., Person]
GAME = "Trench Club"
CREATE = """async ([options, seats]) => {
    const made = await fetch("/api/games", {method: "POST", headers: {"content-type": "application/json"},
        body: JSON.stringify({game: "trench-club", options, seats, public: false})}).then(answer => answer.json());
    return made.id;
}"""
SOLO = {"mode": "solo", "difficulty": "easy", "simple_setup": True}
ME, GREEDY = {"kind": "me"}, {"kind": "bot", "bot": "greedy"}
SMALLEST = """() => Math.min(...[...document.querySelectorAll('.stage text')].map(text =>
    parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().a))"""
DECLARED = """n => document.querySelectorAll('.aim').length >= n
    || document.querySelector('.prompt').textContent.includes('Choose the target')"""
PLAY = (
    "Take the suggested", "Flip", "Place the whole army", "Place ", "End movement", "Confirm", "No more repairs",
    "Buy nothing more",
)  # fmt: skip


def create(someone: Person, options: dict[str, Any], *seats: dict[str, str]) -> Page:
    page = someone.open("/about")
    name = page.evaluate(CREATE, [options, seats])
    someone.open(f"/game/{name}")
    someone.asked()
    return page


def test_the_set_up_is_played_by_clicking(person: Come) -> None:
    ann = person()
    page = create(ann, {}, ME, GREEDY)
    expect(page.locator(".prompt")).to_contain_text("face-down chips")
    rows = page.locator("table tr")
    expect(rows).to_have_count(11)
    page.get_by_text("Fill in the suggested split").click()
    expect(page.locator('table [aria-pressed="true"]')).to_have_count(11)
    page.get_by_label("Chip 3: tank", exact=True).click()
    expect(page.get_by_label("Chip 3: tank", exact=True)).to_have_attribute("aria-pressed", "true")
    expect(page.locator('table [aria-pressed="true"]')).to_have_count(11)
    choose(page, "Confirm the split")
    page.locator(".log li", has_text="Germany splits its units").wait_for()
    # The buttons are there as soon as the other side has placed its army; its units are seen in the tray until then.
    choose(page, "Flip chip 1")
    expect(page.locator(".prompt")).to_contain_text(re.compile("Germany: place .* at start number"))
    tray = page.locator("[data-tray]")
    for left in (3, 2, 1):
        expect(tray).to_have_count(left)
        tray.first.click()
        page.locator(".space.glow").first.wait_for()
        ann.click(page.locator(".space.glow").first.get_attribute("data-handle") or "")
    page.locator(".caution .main").click()  # the others act after the last one
    choose(page, "Flip chip 2")
    choose(page, "Place the whole army")
    page.locator(".log li", has_text="Germany flips the chip of army 3").wait_for()          # the last one by itself
    choose(page, "Place the whole army")
    expect(page.locator(".log li", has_text="Round 1").first).to_be_visible()
    assert page.locator(".piece .token").count() >= 8


def test_the_suggested_split_is_one_click(person: Come) -> None:
    ann = person()
    lines = sent(ann)
    page = ann.play_now(GAME)
    choose(page, "Take the suggested split")
    page.locator(".log li", has_text="Germany splits its units").wait_for()
    assert len(lines) == 1 and lines[0].count("assign") == 11


def test_a_unit_moves_in_two_clicks_and_shows_its_way(person: Come) -> None:
    table = until(asked("unit_to_move", 4), 3)
    unit, hex_ = far_unit(table)
    ann = person()
    lines = sent(ann)
    sit_down(ann, table)
    ann.thing(f"piece:{unit}").hover(force=True)
    expect(ann.page.locator(".space.hint").first).to_be_attached()
    expect(ann.page.locator(".ranges path").first).to_be_attached()
    values = ann.page.locator(".card .note", has_text="Speed")
    expect(values).to_be_visible()
    size = values.bounding_box()
    assert size and size["width"] > 300, "what the unit can do has its room under the map"
    card, field = (ann.page.locator(place).bounding_box() for place in (".under .card", ".field"))
    assert card and field and card["x"] + card["width"] <= field["x"] + field["width"], "and is not cut at its edge"
    ann.click(f"piece:{unit}")
    ann.page.get_by_text("Back", exact=True).wait_for()
    expect(ann.thing(f"space:{hex_}")).to_have_class(re.compile("glow"))
    ann.thing(f"space:{hex_}").hover(force=True)
    expect(ann.page.locator(".card .does")).to_contain_text("left")
    assert ann.page.locator(".arrows:not(.faint) .shaft").count() >= 1
    assert lines == []
    ann.click(f"space:{hex_}")
    expect(ann.page.locator(".log li").first).to_contain_text(": from ")
    assert len(lines) == 1 and f"take {unit}" in lines[0] and lines[0].count('"go to') >= 2


def test_what_is_only_in_hand_can_be_put_down(person: Come) -> None:
    table = until(asked("unit_to_move", 4), 3)
    unit, _ = far_unit(table)
    ann = person()
    lines = sent(ann)
    sit_down(ann, table)
    ann.click(f"piece:{unit}")
    ann.page.get_by_text("Back", exact=True).click()
    expect(ann.page.locator(".prompt")).to_contain_text("may still move")
    assert lines == []


def test_attacks_are_declared_with_numbered_arrows_and_fought_with_dice(person: Come) -> None:
    ann = person()
    sit_down(ann, until(asked("attacker_to_name", 3, 4), 3))
    page = ann.page
    for number in (1, 2):
        page.locator(".piece.choosable").first.wait_for()
        ann.click(page.locator(".piece.choosable").first.get_attribute("data-handle") or "")
        settle(page)                                                    # who has one target only shows the odds first
        come_true(page, DECLARED, number)
        if "Choose the target" in page.locator(".prompt").inner_text():
            target = page.locator(".piece.choosable").first
            expect(page.locator(".options li").first).to_contain_text("hits")
            ann.click(target.get_attribute("data-handle") or "")
        ann.ready()
        expect(page.locator(f'.aim[data-attack="{number}"] text')).to_have_text(str(number))
    ann.answer("Confirm")
    page.locator(".log li", has_text="Combat 1").first.wait_for()
    expect(page.locator(".log li", has_text="Combat 1").first).to_contain_text("dice, hits up to")


def test_dice_roll_on_the_card_of_the_combat(person: Come) -> None:
    ann = person(reduced_motion="no-preference")
    ann.open("/about")
    ann.page.evaluate("localStorage.setItem('feldherr.settings', JSON.stringify({speed: 0.1}))")  # time to see them
    sit_down(ann, until(asked("attacker_to_name", 3, 4), 5))
    for words in (("Attack with", "With"), ("hits",), ("Confirm",)):
        ann.answer(*words)
        settle(ann.page)
    expect(ann.page.locator(".watched .die").nth(3)).to_be_visible()
    ann.page.get_by_text("Skip").click()


def test_the_shop_sells_by_a_click_and_marks_what_is_ours(person: Come) -> None:
    ann = person()
    sit_down(ann, until(asked("what_to_buy", 2, 6), 3))
    page = ann.page
    expect(page.locator(".ware")).to_have_count(12)
    expect(page.locator(".panel h3", has_text="reconstructed")).to_be_visible()
    page.locator(".ware:not([disabled])", has_text="infantry").first.click()
    page.locator(".space.glow").first.wait_for()
    ann.click(page.locator(".space.glow").first.get_attribute("data-handle") or "")
    page.locator(".log li", has_text="Germany buys").first.wait_for()


def test_numerals_are_legible_on_screen_and_phone(person: Come) -> None:
    table = until(asked("unit_to_move", 4), 3)
    ann = person()
    sit_down(ann, table)
    assert ann.page.evaluate(SMALLEST) >= 10.9
    token = ann.page.locator(".piece .token .body").first.bounding_box()
    assert token and min(token["width"], token["height"]) >= 28


def test_with_four_the_map_goes_to_the_own_front_and_stays_where_one_puts_it(person: Come) -> None:
    ann = person()
    sit_down(ann, until(asked("unit_to_move", 2), 3, mode="four"))
    page = ann.page
    come_true(page, f"({SMALLEST})() >= 10.9")
    middle = page.locator(".map").bounding_box()
    own = [ann.thing(f"piece:{unit}").bounding_box() for unit in range(11) if ann.thing(f"piece:{unit}").count()]
    assert middle and sum(box is not None and 0 < box["x"] < middle["width"] and 0 < box["y"] < middle["height"]
                          for box in own) >= 3  # fmt: skip
    page.get_by_label("The whole map").click()
    come_true(page, f"({SMALLEST})() < 9")
    ann.click(page.locator(".piece.choosable").first.get_attribute("data-handle") or "")
    page.get_by_text("Back", exact=True).click()
    expect(page.get_by_text("Back", exact=True)).to_have_count(0)
    assert page.evaluate(SMALLEST) < 9


def test_on_a_phone_hexes_are_large_and_nothing_is_cut_off(person: Come) -> None:
    ann = person(viewport=PHONE, has_touch=True, is_mobile=True)
    sit_down(ann, until(asked("unit_to_move", 4), 3))
    page = ann.page
    come_true(page, f"({SMALLEST})() >= 10.9")
    hex_, first = ann.thing("space:120").bounding_box(), page.locator(".options button").first.bounding_box()
    assert hex_ and min(hex_["width"], hex_["height"]) >= 44
    assert first and first["y"] + first["height"] < PHONE["height"]
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


def test_the_automa_plays_some_rounds_and_explains_itself(person: Come) -> None:
    ann = person()
    page = create(ann, SOLO, ME)
    for _ in range(300):
        if not ann.answer(*PLAY) or page.locator(".log li", has_text="Round 4").count():
            break
    expect(page.locator(".log li", has_text="Round 4").first).to_be_visible()
    page.get_by_role("button", name="Search the log").click()
    page.get_by_placeholder("Search the log").fill("II.1")
    reasons = page.locator(".log li").all_inner_texts()
    assert any(re.search(r"II\.1[a-f]: ", text) for text in reasons), reasons[:5]
    expect(page.locator(".sides").last).to_contain_text("the automa")
