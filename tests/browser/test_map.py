"""The map under the pointer: what is carried, in hand, lit and explained can be seen, and nothing stands in the way."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.house import Person, come_true
from tests.browser.positions import marching

Come = Callable[..., Person]
GAME = "Marengo"
OUTLINE = "() => getComputedStyle(document.querySelector('svg.map')).outlineStyle"


def test_a_dragged_piece_lies_under_the_pointer(person: Come) -> None:
    ann = person()
    page = ann.play_now(GAME)
    box = ann.thing(marching(ann)[3]).bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    expect(page.locator("svg.carried")).to_have_count(0)
    page.mouse.move(x + 120, y + 300, steps=5)
    carried = page.locator("svg.carried").bounding_box()
    assert carried
    middle = carried["x"] + carried["width"] / 2, carried["y"] + carried["height"] / 2
    assert abs(middle[0] - x - 120) < 1 and abs(middle[1] - y - 300) < 1
    come_true(page, "() => document.querySelectorAll('.space.hint').length > 0")
    page.keyboard.press("Escape")
    page.mouse.move(1200, 300, steps=3)
    expect(page.locator("svg.carried")).to_have_count(0)
    page.mouse.up()


def test_what_is_in_hand_has_a_dark_rim_on_top_of_its_neighbours(person: Come) -> None:
    ann = person()
    page = ann.play_now(GAME)
    piece = marching(ann)[3]
    ann.click(piece)
    expect(ann.thing(piece).locator(".rim")).to_be_visible()
    expect(page.locator(".held .rim")).to_be_visible()
    assert page.locator(".piece .rim:visible").count() == 1, "nothing else has one"
    assert page.evaluate("() => !document.querySelector('.held').nextElementSibling?.classList.contains('piece')")


def test_no_frame_surrounds_the_map_after_a_key(person: Come) -> None:
    ann = person()
    page = ann.play_now(GAME)
    page.locator("svg.map").click(position={"x": 500, "y": 60})
    page.keyboard.press("x")
    assert page.evaluate(OUTLINE) == "none"
    page.keyboard.press("l")
    page.keyboard.press("b")
    assert page.evaluate(OUTLINE) == "solid", "who comes by keys sees where he is"
    page.keyboard.press("ArrowRight")
    come_true(page, f"() => ({OUTLINE})() === 'none'")


def test_why_not_lies_beside_the_place_and_lets_clicks_through(person: Come) -> None:
    ann = person()
    page = ann.play_now(GAME)
    for handle in ("space:60", "space:2"):
        box = ann.thing(handle).bounding_box()
        assert box
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        page.mouse.click(x, y, button="right")
        bubble = page.locator(".bubble")
        bubble.wait_for()
        lies = bubble.bounding_box()
        assert lies
        across = lies["x"] - 80 < x < lies["x"] + lies["width"] + 80
        down = lies["y"] - 40 < y < lies["y"] + lies["height"] + 40
        assert not (across and down), "neither the place nor its neighbours are covered"
        under = "([x, y]) => !document.elementFromPoint(x, y).closest('.bubble')"
        assert page.evaluate(under, [lies["x"] + 12, lies["y"] + lies["height"] / 2])
        page.keyboard.press("Escape")


SIGNS = [("Marengo", 12), ("Triumph", 14), ("Viktory", 5), ("Trench", 6), ("Europe", 3)]


@pytest.mark.parametrize(("title", "least"), SIGNS)
def test_the_signs_of_every_game_are_explained(person: Come, title: str, least: int) -> None:
    for language, name, game in (("en", "Signs", title), ("de", "Zeichen", title.replace("Europe", "Europa"))):
        ann = person(language)
        page = ann.play_now(game)
        page.get_by_role("button", name=name, exact=True).click()
        said = page.locator(".legend dd").all_inner_texts()
        assert len(said) >= least and not [text for text in said if "-legend-" in text or len(text) < 5]
        assert page.locator(".legend dt svg > *").count() >= len(said)


def test_forces_are_counted_and_light_their_pieces(person: Come) -> None:
    ann = person()
    page = ann.play_now(GAME)
    page.get_by_role("tab", name="Forces").click()
    own = page.locator("section[data-side='0']")
    expect(own.locator("h3")).to_contain_text("0 on the table, 20 in reserve, 0 lost")
    own.locator("li").first.hover()
    expect(page.locator("[data-lit]").first).to_be_attached()
    page.mouse.move(500, 20)
    expect(page.locator("[data-lit]")).to_have_count(0)
