"""Neutrality: a game that is defined only in the tests plays in the browser without one line of client code."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic
from typing import Any

from playwright.sync_api import expect

from tests.browser.house import PATIENCE, Person, choose

Come = Callable[..., Person]


def sent(someone: Person) -> list[str]:
    """The answers that leave the browser from now on."""
    lines: list[str] = []
    someone.page.on(
        "websocket",
        lambda ws: ws.on("framesent", lambda frame: lines.append(str(frame)) if '"answer"' in str(frame) else None),
    )
    return lines


def leave(someone: Person, lines: list[str]) -> None:
    """Wait until an answer has left the browser."""
    latest = monotonic() + PATIENCE / 1000
    while not lines and monotonic() < latest:
        someone.page.wait_for_timeout(20)  # what left is heard of only while one listens


def test_a_newcomer_plays_a_whole_game_by_clicking(person: Come) -> None:
    ann = person()
    page = ann.play_now("Ford")
    choose(page, "End the turn")
    for _ in range(600):
        if not ann.answer():
            break
    expect(page.locator(".ending h2")).to_be_visible()
    assert page.locator(".log li").count() > 5


def test_a_march_takes_two_clicks_and_is_sent_as_one_list(person: Come) -> None:
    ann = person()
    lines = sent(ann)
    page = ann.play_now("Ford")
    mine = own_piece(ann, "space:1")
    ann.click(mine)
    ann.click("space:2")
    page.locator(".log li", has_text="marches to the ford").wait_for()
    assert len(lines) == 1
    assert f'["march from 1 to 2","name {mine[6:]}","done"]' in lines[0]


def own_piece(someone: Person, area: str) -> str:
    """A block of one's own that lies over the left part of this area."""
    box = someone.thing(area).bounding_box()
    assert box
    for handle in someone.page.locator(".piece").evaluate_all("all => all.map(one => one.dataset.handle)"):
        at = someone.thing(handle).bounding_box()
        if at and box["x"] <= at["x"] <= box["x"] + box["width"]:
            return str(handle)
    raise AssertionError(f"nothing lies in {area}")


def test_what_happened_stays_on_the_map(person: Come) -> None:
    ann = person()
    page = ann.play_now("Ford")
    ann.click(own_piece(ann, "space:1"))
    ann.click("space:2")
    line = page.locator(".log li", has_text="marches to the ford")
    line.wait_for()
    assert page.locator(".arrows.faint path").count() == 2, "a shaft and a head"
    line.hover()
    expect(page.locator(".space.lit")).to_have_count(1)


def test_drag_means_the_same(person: Come) -> None:
    ann = person()
    lines = sent(ann)
    page = ann.play_now("Ford")
    mine = own_piece(ann, "space:1")
    ann.click(mine)
    start, end = ann.thing(mine).bounding_box(), ann.thing("space:2").bounding_box()
    assert start and end
    page.mouse.move(start["x"] + 10, start["y"] + 5)
    page.mouse.down()
    page.mouse.move(end["x"] + 40, end["y"] + 150, steps=5)
    page.mouse.up()
    page.locator(".log li", has_text="marches to the ford").wait_for()
    assert len(lines) == 1


def test_escape_puts_down_and_undo_takes_back(person: Come) -> None:
    ann = person()
    page = ann.play_now("Ford")
    before = ann.options()
    ann.click(own_piece(ann, "space:1"))
    page.get_by_text("Back", exact=True).wait_for()
    page.keyboard.press("Escape")
    assert ann.options() == before
    ann.click(own_piece(ann, "space:1"))
    ann.click("space:2")
    page.locator(".log li", has_text="marches to the ford").wait_for()
    page.keyboard.press("u")
    page.locator(".log li", has_text="marches to the ford").wait_for(state="detached")
    assert ann.options() == before


def test_why_not_names_the_rule(person: Come) -> None:
    ann = person()
    page = ann.play_now("Ford")
    ann.thing("space:4").dispatch_event("contextmenu", ann.at("space:4", 2))
    bubble = page.locator(".bubble")
    expect(bubble).to_contain_text("§ 2.")
    bubble.get_by_role("link").first.click()
    expect(page.locator(".beside")).to_contain_text("§ 2.")


def test_a_private_note_stays_on_an_enemy_block(person: Come) -> None:
    ann = person()
    page = ann.play_now("Ford")
    enemy = own_piece(ann, "space:3")
    ann.thing(enemy).dispatch_event("contextmenu", ann.at(enemy, 2))
    page.get_by_label("Your note on this block").fill("guns")
    page.get_by_label("Your note on this block").press("Tab")
    page.reload()
    ann.asked()
    expect(ann.thing(enemy)).to_contain_text("guns")


def test_a_game_by_keyboard_alone(person: Come) -> None:
    ann = person()
    page = ann.open()
    page.locator("article").first.wait_for()
    for _ in range(90):
        page.keyboard.press("Tab")
        if "Play now" in str(focused(page)) and "Ford" in str(focused(page, "article")):
            break
    page.keyboard.press("Enter")
    ann.asked()
    for _ in range(600):
        if not ann.press("End the turn") or page.locator(".log li").count() > 50:
            break
    assert page.locator(".log li").count() > 5


def focused(page: Any, inside: str = "") -> Any:
    where = f".closest('{inside}')" if inside else ""
    return page.evaluate(f"document.activeElement{where}?.textContent ?? ''")


def test_the_map_is_played_with_arrow_keys(person: Come) -> None:
    ann = person()
    page = ann.play_now("Ford")
    page.keyboard.press("b")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    page.get_by_text("Back", exact=True).wait_for()
    page.keyboard.press("Escape")
    page.keyboard.press("w")
    page.keyboard.press("l")
    expect(page.locator(".log:focus")).to_have_count(1)
