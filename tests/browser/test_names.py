"""What a place is called in the text is found on the map: coordinates of hexes, names of forts, titles of games."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser import austerlitz
from tests.browser.house import Person, come_true
from tests.browser.positions import sit_down

Come = Callable[..., Person]
SIZES = """all => all.map(one => parseFloat(getComputedStyle(one).fontSize)
    * Math.hypot(one.getScreenCTM().a, one.getScreenCTM().b))"""


@pytest.mark.parametrize("game", ["Viktory", "Trench Club"])
def test_every_free_hex_bears_its_coordinates(person: Come, game: str) -> None:
    page = person().play_now(game)
    letters = page.locator("svg.map .coordinate")
    names = letters.all_text_contents()
    assert len(names) > 50 and len(set(names)) == len(names)
    assert all(re.fullmatch(r"[A-Z]\d{1,2}", name) for name in names)
    assert min(letters.evaluate_all(SIZES)) > 10.9
    said = " ".join(page.locator(".options, .log").all_inner_texts())
    assert set(re.findall(r"\b[A-Z]\d{1,2}\b", said)) <= set(names)


def test_a_fort_bears_its_name_and_its_card_says_it(person: Come) -> None:
    ann = person()
    page = ann.play_now("Trench Club")
    plaques = page.locator("svg.sheet .work text").all_text_contents()
    assert "Douaumont" in plaques and len(plaques) == 7
    fort = page.locator("svg.map [data-handle^='space:']")
    for at in range(0, fort.count(), 3):
        fort.nth(at).hover(force=True)
        said = page.locator(".card strong").inner_text()
        if said.startswith("Fort "):
            assert said.removeprefix("Fort ") in plaques
            return
    raise AssertionError("no fort was found under the pointer")


def test_the_title_is_in_the_readers_language(person: Come) -> None:
    for language, title in (("en", "Napoleon in Europe"), ("de", "Napoleon in Europa")):
        page = person(language).play_now("Napoleon in Eur")
        expect(page.locator(".panel h1")).to_have_text(title)
    expect(person("de").play_now("Trench Club").locator(".panel h1")).to_have_text("Trench Club: Lothringen")


PLAYED = ["Marengo", "Triumph", "Viktory", "Trench Club", "Napoleon in Eur"]
TOLD = """[...document.querySelectorAll('.prompt [data-place], .options [data-place], .log [data-place]')]
    .find(one => one.checkVisibility())"""
FOUND = f"""() => {{
    const word = {TOLD}, handle = word?.dataset.place;
    return handle && document.querySelector(`svg.map [data-handle="${{handle}}"]`) ? handle : null;
}}"""


@pytest.mark.parametrize("game", PLAYED)
def test_a_name_in_a_text_lights_its_place_and_the_other_way_round(person: Come, game: str) -> None:
    ann = person()
    if game == "Triumph":  # before the first order nothing is said of places
        sit_down(ann, austerlitz.until(austerlitz.first_order))
        page = ann.page
    else:
        page = ann.play_now(game)
    for _ in range(8):
        if page.evaluate(FOUND):
            break
        ann.answer()
        page.wait_for_timeout(100)
        ann.asked()
    handle = page.evaluate(FOUND)
    assert handle, "no place is named in the first questions"
    word = page.locator(f".panel [data-place='{handle}']:visible").first
    place = page.locator(f"svg.map [data-lit='{handle}']")
    assert place.count() == 0
    word.hover()
    place.first.wait_for(state="attached")
    page.mouse.move(1275, 795)
    come_true(page, f"!document.querySelector(\"svg.map [data-lit='{handle}']\")")
    ann.thing(handle).first.dispatch_event("pointerover", {"bubbles": True})
    come_true(page, f"!!document.querySelector(\".panel .place.lit[data-place='{handle}']\")")
