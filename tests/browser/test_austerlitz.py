"""Napoleon's Triumph in the browser: set-up, a march, an attack, the map's words, an example, the phone."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from typing import Any

from playwright.sync_api import expect

from feldherr.games.napoleons_triumph.actions import Block, CorpsMove, Go
from feldherr.games.napoleons_triumph.board import BEYOND, sheet
from feldherr.kernel.lines import write
from feldherr.kernel.position import peek
from tests.browser.austerlitz import first_order, threatening, until
from tests.browser.house import PHONE, Person, settle
from tests.browser.positions import sit_down
from tests.browser.test_ford import leave, sent
from tests.browser.test_marengo_labels import DRAWN, meet

BOARD = sheet()
Come = Callable[..., Person]
GAME = "Napoleon's Triumph"


def test_an_army_is_organised_and_changed_by_click(person: Come) -> None:
    ann = person()
    page = ann.play_now(GAME)
    ann.answer("Start from balanced corps")
    expect(page.locator(".group")).to_have_count(9)
    size = page.locator(".group", has_text="Langeron").locator("small")
    expect(size).to_have_text("5 · at least 4")
    page.locator(".group", has_text="Miloradovich").locator(".pieces button").first.click()
    expect(page.locator(".group")).to_have_count(10)
    page.locator(".group", has_text="Langeron").locator(".name").click()
    expect(size).to_have_text("6 · at least 4")


def commander(someone: Person, name: str) -> str:
    """The handle of a commander's plate."""
    found = someone.page.locator(".piece", has_text=name).first.get_attribute("data-handle")
    assert found
    return found


def goal(table: Any, number: int) -> int:
    """A locale the corps of a commander can march to."""
    following, _, _ = peek(table.game, table.position, 0, [CorpsMove(number)])
    question = following.question(0)
    assert question is not None
    suggested = [s.answers[0] for s in table.game.suggestions(question) if type(s.answers[0]) is Go]
    return BEYOND[suggested[0].front]


def test_a_corps_marches_in_two_clicks(person: Come) -> None:
    table = until(first_order)
    place = goal(table, 0)
    ann = person()
    lines = sent(ann)
    sit_down(ann, table)
    ann.click(commander(ann, "Bagration"))
    ann.page.get_by_text("Back", exact=True).wait_for()
    ann.click(f"space:{place}")
    leave(ann, lines)
    ann.page.locator(".log li", has_text="Bagration").first.wait_for()
    assert len(lines) == 1
    assert '"corps move 0","go over' in lines[0] and lines[0].count('"done"') == 1


def test_what_stands_with_a_commander_is_one_row_under_the_map(person: Come) -> None:
    ann = person()
    sit_down(ann, until(first_order))
    ann.thing(commander(ann, "Prebyshevsky")).hover(force=True)
    row = ann.page.locator(".card .stack svg")
    expect(row.nth(4)).to_be_attached()
    tops = row.evaluate_all("all => all.map(one => Math.round(one.getBoundingClientRect().top))")
    assert len(set(tops)) == 1, "none is cut at the edge of the strip"
    cut = ann.page.locator(".card .rest > *").evaluate_all(
        """all => { const { bottom } = all[0].getBoundingClientRect();
            const seen = all.filter(one => one.getBoundingClientRect().top < bottom);
            return [seen.length, seen.filter(one => one.scrollWidth > one.clientWidth + 1).length]; }"""
    )
    assert cut[0] >= 2 and cut[1] == 0, "what finds no room is left out, and the rest is whole"


def test_a_corps_under_the_pointer_has_one_edge_round_all_of_it(person: Come) -> None:
    """Nothing lies on its plate and its faces: of every edge only what is outside all of them is seen."""
    ann = person()
    sit_down(ann, until(first_order))
    ann.thing(commander(ann, "Prebyshevsky")).hover(force=True)
    edges = ann.page.locator("svg.map .lit .pieces .ink")
    expect(edges.nth(5)).to_be_attached()
    shapes = "all => all.map(one => one.getAttribute('d') + one.getAttribute('transform'))"
    mask = ann.page.locator("svg.map .lit .pieces").get_attribute("mask") or ""
    within = ann.page.locator(f"[id='{mask[5:-1]}'] path")
    assert within.evaluate_all(shapes) == edges.evaluate_all(shapes)


def test_a_corps_is_put_into_an_approach_in_two_clicks(person: Come) -> None:
    table = until(first_order)
    following, _, _ = peek(table.game, table.position, 0, [CorpsMove(0)])
    question = following.question(0)
    assert question is not None
    block = next(option for option in question.options() if type(option) is Block)
    ann = person()
    lines = sent(ann)
    sit_down(ann, table)
    ann.click(commander(ann, "Bagration"))
    ann.page.get_by_text("Back", exact=True).wait_for()
    ann.click(block.handles[0])
    leave(ann, lines)
    ann.page.locator(".log li", has_text="Bagration").first.wait_for()
    assert len(lines) == 1 and f'"corps move 0","{write(block)}"' in lines[0]


def test_an_attack_is_confirmed_and_shows_its_eleven_steps_and_the_count(person: Come) -> None:
    table, threat = threatening()
    ann = person()
    lines = sent(ann)
    sit_down(ann, table)
    page = ann.page
    page.locator(f'.options button[data-line="{write(threat)}"]').click()
    expect(page.locator(".caution")).to_contain_text("cannot be taken back")
    assert lines == [], "nothing is declared by one click"
    settle(page)
    expect(page.locator(".watched .beads li")).to_have_count(11)
    assert len(lines) == 1 and f'"{write(threat)}"' in lines[0]
    expect(page.locator(".watched .beads li.now")).to_have_count(1)
    expect(page.locator(".panel .strip li")).to_have_count(0)     # nothing is told twice
    page.locator(".watched .close").click()
    expect(page.locator(".panel .strip li.now")).to_have_count(1)
    for _ in range(40):
        if page.locator(".panel .sum").count() or not page.locator(".panel .strip li").count():
            break
        ann.answer("Attack")
    page.locator(".log .count, .panel .sum").first.wait_for(state="attached")


def test_on_a_phone_an_army_is_organised_by_one_tap_on_something_large(person: Come) -> None:
    ann = person(viewport=PHONE, has_touch=True, is_mobile=True)
    lines = sent(ann)
    page = ann.play_now(GAME)
    buttons = page.locator("button:visible")
    heights = buttons.evaluate_all("all => all.map(one => one.getBoundingClientRect().height)")
    assert [text for text, height in zip(buttons.all_inner_texts(), heights, strict=True) if height < 44] == []
    first = page.locator(".options button").first.bounding_box()
    assert first and first["y"] + first["height"] < PHONE["height"]
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    page.locator(".options button", has_text="Balanced corps, done").tap()
    settle(page)
    page.locator(".prompt", has_text="start").wait_for()
    assert len(lines) == 1, "a whole army is organised by one tap, and its confirmation"


def test_no_word_of_the_map_meets_another_or_is_cut(person: Come) -> None:
    ann = person(viewport={"width": 1280, "height": 800})
    page = ann.play_now(GAME)
    words = page.locator(".stage text.lettering, .stage text.capacity").evaluate_all(DRAWN)
    shapes = [(word["text"], [tuple(corner) for corner in word["corners"]]) for word in words]
    assert len(shapes) > 200
    assert [f"{a} / {b}" for (a, one), (b, other) in combinations(shapes, 2) if meet(one, other)] == []
    inside = [all(0 <= x <= BOARD.width and 0 <= y <= BOARD.height for x, y in corners) for _, corners in shapes]
    assert [text for (text, _), within in zip(shapes, inside, strict=True) if not within] == []
    page.get_by_label("Nearer").click()
    page.get_by_label("Nearer").click()
    small = page.locator(".stage text.lettering").evaluate_all(DRAWN)
    assert [word["text"] for word in small if word["size"] < 11] == []
