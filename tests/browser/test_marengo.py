"""Triomphe à Marengo in the browser: a first game, by clicks and by keys; how many clicks; how large things are."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from feldherr.kernel.lines import write
from tests.browser.house import PHONE, Person
from tests.browser.positions import leads_to, marching, offered, sit_down, until
from tests.browser.test_ford import leave, sent

Come = Callable[..., Person]
GAME = "Marengo"


def test_a_newcomers_first_game_by_clicking(person: Come) -> None:
    ann = person()
    page = ann.play_now(GAME)
    expect(page.locator(".prompt")).to_contain_text("Austria to act")
    page.get_by_role("button", name="Understood").click()
    for _ in range(600):
        if not ann.answer("End the actions"):
            break
    expect(page.locator(".ending h2")).to_contain_text("wins")


def test_a_game_by_keyboard_alone(person: Come) -> None:
    ann = person()
    page = ann.play_now(GAME)
    for _ in range(600):
        if not ann.press("End the actions"):
            break
    expect(page.locator(".ending h2")).to_contain_text("wins")


def test_a_march_is_two_clicks(person: Come) -> None:
    ann = person()
    lines = sent(ann)
    page = ann.play_now(GAME)
    piece = marching(ann)[7]
    ann.click(piece)
    ann.click("space:1")
    page.locator(".log li", has_text=re.compile("enters .* by road")).wait_for()
    assert len(lines) == 1
    assert piece.replace("piece:", "name ") in lines[0]


def test_all_of_a_turn_is_taken_back_at_once(person: Come) -> None:
    ann = person()
    page = ann.play_now(GAME)
    before = ann.options()
    for count, piece in enumerate(marching(ann)[7:9], 1):
        ann.click(piece)
        ann.click("space:1")
        expect(page.locator(".log li", has_text=re.compile("enters .* by road"))).to_have_count(count)
        ann.asked()
    page.get_by_role("button", name="All 2").click()
    expect(page.locator(".log li", has_text=re.compile("enters .* by road"))).to_have_count(0)
    assert ann.options() == before


@pytest.mark.parametrize("seed", [0, 2])
def test_a_block_is_put_into_an_approach_in_two_clicks(person: Come, seed: int) -> None:
    table = until(leads_to("block"), seed)
    spot, block = offered(table, "block")[0]
    mine = next(p.id for p in table.game.view(table.position, 0).pieces if p.side == 0 and p.at == f"space:{spot}")
    ann = person()
    lines = sent(ann)
    sit_down(ann, table)
    ann.click(f"piece:{mine}")
    ann.click(block.handles[0])
    leave(ann, lines)
    ann.asked()
    assert len(lines) == 1
    assert f'"act {spot}","{write(block)}"' in lines[0]


def test_unspent_commands_are_warned_of(person: Come) -> None:
    ann = person()
    page = ann.play_now(GAME)
    page.get_by_role("button", name="End the actions").click()
    expect(page.locator(".caution")).to_contain_text("3 commands are not spent")
    page.keyboard.press("Escape")
    expect(page.locator(".caution")).to_have_count(0)
    page.get_by_role("button", name="End the actions").click()
    page.keyboard.press("Enter")
    page.locator(".log li", has_text="Austria ends its actions").wait_for()


def scale(someone: Person) -> float:
    """Pixels of the screen for a unit of the sheet."""
    return float(someone.page.evaluate("document.querySelector('svg.map').getScreenCTM().a"))


def test_blocks_and_words_are_large_enough_to_read(person: Come) -> None:
    ann = person()
    page = ann.play_now(GAME)
    size = scale(ann)
    width, depth = page.evaluate("fetch('/api/boards/triomphe-a-marengo').then(r => r.json()).then(b => b.block)")
    assert (width * size >= 36) and (depth * size >= 16), f"{width * size:.1f} x {depth * size:.1f}"
    labels = page.locator(".stage text.lettering, .stage text.capacity")
    sizes = labels.evaluate_all("all => all.map(one => [parseFloat(getComputedStyle(one).fontSize), one.textContent])")
    assert [text for height, text in sizes if height * size < 11] == []
    panel = page.locator("aside.panel *:visible")
    small = panel.evaluate_all(
        """all => all.filter(one => [...one.childNodes].some(n => n.nodeType === 3 && n.textContent.trim()))
            .map(one => [parseFloat(getComputedStyle(one).fontSize), one.textContent.trim().slice(0, 30)])
            .filter(([height]) => height < 14)"""
    )
    assert small == []


def test_the_whole_map_is_on_the_screen(person: Come) -> None:
    ann = person()
    page = ann.play_now(GAME)
    sheet = page.locator("svg.sheet .margin").bounding_box()
    field = page.locator("main.field").bounding_box()
    assert sheet and field
    assert sheet["x"] >= field["x"] - 1 and sheet["x"] + sheet["width"] <= field["x"] + field["width"] + 1
    assert sheet["y"] >= field["y"] - 1 and sheet["y"] + sheet["height"] <= field["y"] + field["height"] + 1


def test_why_not_on_the_board(person: Come) -> None:
    ann = person()
    page = ann.play_now(GAME)
    ann.thing("space:40").dispatch_event("contextmenu", ann.at("space:40", 2))
    expect(page.locator(".bubble .rule").first).to_have_text("§ 6.1")
    enemy = next(p for p in pieces(ann) if p["side"] != 0)
    ann.thing(f"piece:{enemy['id']}").dispatch_event("contextmenu", ann.at(f"piece:{enemy['id']}", 2))
    expect(page.get_by_label("Your note on this block")).to_be_visible()


def pieces(someone: Person) -> list[dict[str, Any]]:
    """The pieces on the map, told apart by their colour."""
    found: list[dict[str, Any]] = someone.page.locator(".piece").evaluate_all(
        "all => all.map(one => ({id: Number(one.dataset.handle.slice(6)), side: one.querySelector('.face') ? 0 : 1}))"
    )
    return found


def test_shift_enlarges_a_stack(person: Come) -> None:
    ann = person()
    page = ann.play_now(GAME)
    ann.thing("piece:3").hover()
    page.keyboard.down("Shift")
    stack = page.locator("g.stack")
    expect(stack.locator(".block")).to_have_count(20)
    small, large = ann.thing("piece:3").first.bounding_box(), stack.locator(".block").first.bounding_box()
    assert small and large and large["width"] > 1.5 * small["width"]
    page.keyboard.up("Shift")
    expect(stack).to_have_count(0)


def test_on_a_phone_the_question_is_on_the_screen(person: Come) -> None:
    ann = person(viewport=PHONE, has_touch=True, is_mobile=True)
    page = ann.play_now(GAME)
    first = page.locator(".options button").first.bounding_box()
    assert first and first["y"] + first["height"] < PHONE["height"]
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


def test_on_a_phone_a_march_is_two_taps_and_a_long_press_asks_why_not(person: Come) -> None:
    ann = person(viewport=PHONE, has_touch=True, is_mobile=True)
    lines = sent(ann)
    page = ann.play_now(GAME)
    tap(ann, marching(ann)[0])
    page.get_by_text("Back", exact=True).wait_for()
    tap(ann, "space:1")
    page.locator(".log li", has_text=re.compile("enters .* by road")).wait_for(state="attached")
    assert len(lines) == 1
    ann.asked()
    ann.thing("space:1").dispatch_event("pointerdown", ann.at("space:1", 0, pointerType="touch"))
    expect(page.locator(".bubble")).to_be_visible()


def tap(someone: Person, handle: str) -> None:
    """A real tap on what one sees of a thing: the map shows the upper half of the screen."""
    box = someone.thing(handle).bounding_box()
    assert box and box["y"] < PHONE["height"] / 2 - 30, f"{handle} is not on the part of the map one sees"
    x, y = box["x"] + box["width"] / 2, min(box["y"] + box["height"] / 2, PHONE["height"] / 2 - 20)
    hit = "([x, y]) => document.elementFromPoint(x, y)?.closest('[data-handle]')?.dataset.handle"
    assert someone.page.evaluate(hit, [x, y]) == handle, f"{handle} does not lie under the finger"
    someone.page.touchscreen.tap(x, y)


def test_a_lasso_picks_up_what_stands_together(person: Come) -> None:
    table = until(leads_to("go"), 5)
    pieces_at: dict[str, list[int]] = {}
    for piece in table.game.view(table.position, 0).pieces:
        if piece.side == 0 and piece.at in {f"space:{spot}" for spot, _ in offered(table, "go")}:
            pieces_at.setdefault(piece.at, []).append(piece.id)
    mine = max(pieces_at.values(), key=len)[:2]
    assert len(mine) == 2
    ann = person()
    sit_down(ann, table)
    boxes = [ann.thing(f"piece:{number}").bounding_box() for number in mine]
    left, top = min(b["x"] for b in boxes) - 6, min(b["y"] for b in boxes) - 6
    right, bottom = max(b["x"] + b["width"] for b in boxes) + 6, max(b["y"] + b["height"] for b in boxes) + 6
    ann.page.keyboard.down("Control")
    ann.page.mouse.move(left, top)
    ann.page.mouse.down()
    ann.page.mouse.move(right, bottom, steps=4)
    expect(ann.page.locator(".lasso")).to_be_visible()
    ann.page.mouse.up()
    ann.page.keyboard.up("Control")
    expect(ann.page.locator(".lasso")).to_have_count(0)
    for number in mine:
        expect(ann.thing(f"piece:{number}").locator(".block.picked")).to_have_count(1)
