"""How many clicks things take, confirmations included: docs/hand.md."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from feldherr.kernel.lines import write
from feldherr.kernel.table import Table
from tests.browser import austerlitz, europe, trenches
from tests.browser.house import Person, come_true, settle
from tests.browser.positions import leads_to, offered, on_foot, sit_down, until
from tests.browser.test_ford import leave, sent

Come = Callable[..., Person]
FIRST = """[...document.querySelectorAll('.caution .main, .options[aria-busy=false] .main, .counts .main:enabled,'
    + ' .options[aria-busy=false] .suggested, .options[aria-busy=false] li > button:not(.back)')]"""
ACCEPT = f"""() => {{
    const all = {FIRST};
    (document.querySelector('.caution .main') ?? all.find(one => one.matches('.main')) ?? all[0])?.click();
}}"""


def accepted(someone: Person, over: str) -> int:
    """Accept what is proposed, golden or first in the list, until it is over; how many clicks that took."""
    clicks = 0
    while True:
        come_true(someone.page, f"!!({over}) || ({FIRST}).length > 0")
        if someone.page.evaluate(f"!!({over})"):
            return clicks
        someone.page.evaluate(ACCEPT)
        clicks += 1
        assert clicks < 20, "it is never over"


def test_from_the_box_to_an_area_three_steps_on_in_two_clicks(person: Come) -> None:
    ann = person()
    lines = sent(ann)
    ann.play_now("Marengo")
    ann.click(on_foot(ann)[3])
    for area in (1, 2, 3, 4):
        expect(ann.thing(f"space:{area}")).to_have_class(re.compile("glow"))
    ann.click("space:4")
    leave(ann, lines)
    assert len(lines) == 1 and lines[0].count("cross") == 2
    expect(ann.page.get_by_role("button", name="Take back")).to_be_enabled()


def asked(name: str, least: int = 1) -> Callable[[Table, Any], bool]:
    """Austria is asked this, and something is proposed to it."""
    return lambda table, question: (
        question.actor == 0 and question.name == name and len(table.game.suggestions(question)) == least
    )


def test_a_retreat_is_one_click(person: Come) -> None:
    ann = person()
    lines = sent(ann)
    sit_down(ann, until(asked("retreat_over"), 20))
    ann.page.locator(".options .main").click()
    leave(ann, lines)
    assert len(lines) == 1 and "retreat" in lines[0]


def test_an_assault_takes_six_clicks_at_most(person: Come) -> None:
    """From picking up to the result, with everything accepted."""
    table = until(leads_to("assault"), 1)
    spot, assault = offered(table, "assault")[0]
    at = next(act.handles[0] for act in table.position.questions[0].options() if getattr(act, "spot", -1) == spot)
    mine = next(p.id for p in table.game.view(table.position, 0).pieces if p.side == 0 and p.at == at)
    ann = person()
    sit_down(ann, table)
    ann.click(f"piece:{mine}")
    ann.page.get_by_text("Back", exact=True).wait_for()
    ann.page.locator(f'.options [data-line="{write(assault)}"]').click()
    told = "[...document.querySelectorAll('.log li')].some(one => /assault/i.test(one.textContent))"
    assert 2 + accepted(ann, told) <= 6


def test_a_defence_by_proposal_is_one_click_and_its_confirmation(person: Come) -> None:
    def threatened(table: Table, question: Any) -> bool:
        return question.actor == 0 and question.name == "defenders_to_name" and bool(table.game.suggestions(question))

    ann = person()
    lines = sent(ann)
    sit_down(ann, austerlitz.until(threatened, 2))
    ann.page.locator(".options .main").click()
    settle(ann.page)
    if not lines:  # who defends is named, and that is held to be confirmed
        ann.page.locator(".pinned .main").click()
    leave(ann, lines)
    assert len(lines) == 1 and "name" in lines[0]


def test_an_attack_takes_eight_clicks_at_most(person: Come) -> None:
    table, threat = austerlitz.threatening()
    ann = person()
    sit_down(ann, table)
    ann.page.locator(f'.options button[data-line="{write(threat)}"]').click()
    ann.page.locator(".caution .main").click()
    ann.page.locator(".watched .beads").wait_for()
    assert 2 + accepted(ann, "/to command/.test(document.querySelector('.prompt')?.innerText ?? '')") <= 8


def test_an_attack_is_declared_in_three_clicks_and_all_are_confirmed_in_one(person: Come) -> None:
    table = trenches.until(trenches.melee_is_open, 3)
    unit, target = trenches.melee(table, table.position.questions[0]) or (-1, -1)
    ann = person()
    lines = sent(ann)
    trenches.sit_down(ann, table)
    ann.click(f"piece:{unit}")
    chosen = "document.querySelector('.prompt')?.textContent.includes('target')"
    come_true(ann.page, f"!!document.querySelector('.caution') || {chosen}")
    if ann.page.locator(".caution").count():
        ann.page.locator(".caution .main").click()
    else:
        ann.click(f"piece:{target}")
    leave(ann, lines)
    assert len(lines) == 1 and "name" in lines[0]
    ann.asked()
    ann.page.locator(".pinned .options button").first.click()
    if ann.page.locator(".caution").count():  # more could attack: that is said first
        ann.page.locator(".caution .main").click()
    ann.page.locator(".log li", has_text="Combat 1").first.wait_for()


def test_a_battle_round_takes_two_clicks(person: Come) -> None:
    """NE §16.5.1: fire as the rows stand, casualties as proposed; then the next round is asked."""
    ann = person()
    lines = sent(ann)
    europe.sit_down(ann, europe.before_a_volley())
    prompt = "document.querySelector('.prompt')?.innerText"
    come_true(ann.page, f"/^Battle round 1/.test({prompt})")
    next_ = f"document.querySelector('.options[aria-busy=false] button') && !/^Battle round 1|hits?:/.test({prompt})"
    clicks = accepted(ann, next_)  # dice that all miss take nobody
    assert 1 <= clicks == len(lines) <= 2
    assert "fire" in lines[0] and all("strike" in line for line in lines[1:])
