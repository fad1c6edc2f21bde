"""Setting up Napoleon's Triumph on the map: it shows what is asked, no click takes back, arrows tell what moves."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from feldherr.games.napoleons_triumph.actions import Place
from feldherr.kernel.lines import write
from feldherr.kernel.position import answer
from feldherr.kernel.table import Table
from tests.browser import austerlitz
from tests.browser.house import Person, come_true
from tests.browser.positions import sit_down
from tests.browser.test_austerlitz import commander

Come = Callable[..., Person]
PROMPT = "document.querySelector('.prompt')?.innerText ?? ''"
IN_SIGHT = """() => {
    const {left, top, right, bottom} = document.querySelector('.ground').getBoundingClientRect();
    return [...document.querySelectorAll('svg.map .glow')].some(one => {
        const {x, y, width, height} = one.getBoundingClientRect();
        return width > 0 && x > left && y > top && x + width < right && y + height < bottom;
    });
}"""
GOLD = "[...document.querySelectorAll('.drawn.picked')].map(one => one.textContent.trim().slice(0, 6))"


def asked(name: str) -> austerlitz.Wanted:
    return lambda table, question: question.actor == 0 and question.name == name


def choose(someone: Person, words: str) -> None:
    someone.page.locator(".options button", has_text=words).first.click()
    someone.page.wait_for_timeout(50)
    come_true(someone.page, "!document.querySelector('.options[aria-busy=true]')")


def test_the_map_goes_to_where_it_is_asked_and_no_click_takes_an_answer_back(person: Come) -> None:
    """NT §6.s6.1: on 1 December two corps start on the map, and where they do is asked of them one after the other."""
    ann = person()
    sit_down(ann, austerlitz.until(asked("corps_to_start"), december=1))
    page = ann.page
    ann.click(commander(ann, "Dokhturov"))
    come_true(page, f"/second/.test({PROMPT})")
    choose(ann, "Bagration")
    come_true(page, f"/Where.*Bagration/s.test({PROMPT})")
    come_true(page, IN_SIGHT)
    # Nobody has asked about Miloradovich: he is not taken in hand, and what is clicked twice takes nothing back.
    for _ in range(2):
        ann.click(commander(ann, "Miloradovich"))
        expect(page.locator(".bubble")).to_be_visible()
        assert "Milora" not in page.evaluate(GOLD)
        page.keyboard.press("Escape")
    choose(ann, "In the reserve of Holubitz")
    come_true(page, f"/Where.*Dokhturov/s.test({PROMPT})")
    for name in ("Miloradovich", "Dokhturov", "Bagration"):
        ann.click(commander(ann, name))
        expect(page.locator(".bubble")).to_be_visible()
        assert "Dokhturov" in page.evaluate(PROMPT), name
        page.keyboard.press("Escape")


def last_corps() -> tuple[Table, Any]:
    """All corps but one are placed, one by one; and an approach in which the last can be placed."""
    table = austerlitz.until(asked("start_position"))
    while True:
        question = table.position.question(0)
        assert question is not None and question.name == "start_position"
        options = [option for option in question.options() if isinstance(option, Place)]
        following = answer(table.game, table.position, 0, options[0])[0].question(0)
        if following is None or following.name != "start_position":
            return table, options
        table.play(0, [options[0]])


def test_only_what_an_answer_moves_has_an_arrow(person: Come) -> None:
    table, options = last_corps()
    spot = next(option for option in options if option.handles[0].startswith("side:"))
    ann = person()
    sit_down(ann, table)
    ann.page.locator(f'.options button[data-line="{write(spot)}"]').click()
    expect(ann.page.locator(".caution")).to_be_visible()
    expect(ann.page.locator(".arrows:not(.faint) .shaft")).to_have_count(0)


def test_a_threat_has_one_arrow_from_where_it_comes(person: Come) -> None:
    table, threat = austerlitz.threatening()
    ann = person()
    sit_down(ann, table)
    ann.page.locator(f'.options button[data-line="{write(threat)}"]').click()
    expect(ann.page.locator(".caution")).to_be_visible()
    expect(ann.page.locator(".arrows:not(.faint) .shaft")).to_have_count(1)
