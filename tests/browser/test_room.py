"""Who speaks, who is asked and what happened each have their room: six lines of the log, two answers, every button."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache

import pytest
from playwright.sync_api import Page, Route, expect

from feldherr.kernel import record
from feldherr.kernel.table import Table
from tests.browser import austerlitz, europe, positions, trenches, worlds
from tests.browser.house import PHONE, Person, come_true

Come = Callable[..., Person]
# Lines of letters that are seen whole, and whether there are more; answers that are seen whole, of how many.
SEEN = """() => {
    const whole = (box, room) =>
        box.height > 0 && box.top >= room.top - 1 && box.bottom <= Math.min(room.bottom, innerHeight) + 1;
    const below = document.querySelector('.below').getBoundingClientRect(), boxes = [];
    const walk = document.createTreeWalker(document.querySelector('.log ol'), NodeFilter.SHOW_TEXT);
    for (let node = walk.nextNode(); node; node = walk.nextNode()) {
        const range = document.createRange();
        range.selectNodeContents(node);
        boxes.push(...[...range.getClientRects()].filter(box => box.height > 12));
    }
    const rows = []; // what stands beside one another is one line
    for (const box of boxes.sort((a, b) => a.top - b.top)) {
        const last = rows.at(-1);
        if (last && box.top < last.bottom - 8) last.bottom = Math.max(last.bottom, box.bottom);
        else rows.push({top: box.top, bottom: box.bottom, height: box.height});
    }
    const middle = document.querySelector('aside .middle').getBoundingClientRect();
    const answers = [...document.querySelectorAll('aside .middle .options > li, aside .middle .counts .count')]
        .map(one => one.getBoundingClientRect());
    return {
        lines: rows.filter(row => whole(row, below)).length, log: rows.length,
        answers: answers.filter(box => whole(box, middle)).length, of: answers.length,
    };
}"""
LONG = {"id": "coach-risk", "args": {"what": "Word after word, and after the last of them one more. " * 3}}


def marengo() -> tuple[Table, int, int]:
    return of(positions.until(positions.leads_to("assault"), 3))


def triumph() -> tuple[Table, int, int]:
    return of(austerlitz.threatening()[0])


def viktory() -> tuple[Table, int, int]:
    return of(worlds.until(worlds.moving(9), 4, 6))


def trench() -> tuple[Table, int, int]:
    return of(trenches.until(trenches.asked("unit_to_move", 4), 3))


@cache
def in_europe() -> tuple[Table, int, int]:
    return europe.until(europe.asked("orders", 3, 8), 4, 3, length=12)


def of(table: Table) -> tuple[Table, int, int]:
    """Where the first seat is asked, with the game brought to an end."""
    number = len(table.seen(0))
    worlds.play_out(table) if table.game.name == worlds.GAME else positions.give_up(table)
    return table, number, 0


TABLES: dict[str, Callable[[], tuple[Table, int, int]]] = {
    "triomphe-a-marengo": marengo, "napoleons-triumph": triumph, "viktory-ii": viktory, "trench-club": trench,
    "napoleon-in-europe": in_europe,
}  # fmt: skip


def holds(page: Page, *pinned: str) -> None:
    """The log shows six lines or all it has, the answers' room two of them or all; these are seen whole."""
    page.wait_for_timeout(50)
    seen = page.evaluate(SEEN)
    assert seen["lines"] >= min(6, seen["log"]), seen
    assert seen["answers"] >= min(2, seen["of"]), seen
    for one in (".prompt", ".strip", *pinned):
        expect(page.locator(one).first).to_be_in_viewport(ratio=1)
        assert page.locator(one).first.evaluate(UNCOVERED), one


UNCOVERED = """one => {
    const {x, y, width, height} = one.getBoundingClientRect();
    const top = document.elementFromPoint(x + width / 2, y + height / 2);
    return one.contains(top) || top.contains(one);
}"""


def long_winded(page: Page) -> None:
    """The coach says more than he ever would: a command of twelve answers, and three that have cost something."""

    def advice(route: Route) -> None:
        found = route.fetch().json()
        route.fulfill(json={**found, "texts": [LONG] * 4, "gain": LONG, "risk": LONG, "share": 70, "other": [LONG]})

    def costs(route: Route) -> None:
        one = {"heading": LONG, "done": [LONG], "instead": [LONG], "lost": 9}
        told = {"costs": [{**one, "entry": n} for n in range(3)], "again": True}
        route.fulfill(status=200, content_type="application/json", body=json.dumps(told))

    page.route("**/coach", advice)
    page.route("**/coach/turn", costs)


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("game", TABLES)
def test_six_lines_of_the_log_whoever_speaks(game: str, language: str, person: Come) -> None:
    ann = person(language)
    europe.sit_down(ann, TABLES[game]())
    page = ann.page
    long_winded(page)
    assert page.evaluate(SEEN)["log"] > 6
    expect(page.locator(".orientation")).to_be_visible()                     # a first game
    holds(page, ".orientation button", ".coaching button")
    page.locator(".orientation button").click()
    if page.locator(".coaching .ways .plain").count():
        page.locator(".coaching .ways .plain").click()
        page.locator(".costs").wait_for()
        holds(page, ".costs .ways .plain")
        # One sees that there is more.
        come_true(page, "document.querySelector('.spoken').classList.contains('goes-on')")
        page.locator(".costs .ways .plain").click()
    page.keyboard.press("c")
    page.locator(".advice").wait_for()
    holds(page, ".advice .ways .main")
    assert page.locator(".spoken").evaluate("one => one.scrollHeight > one.clientHeight + 40")
    page.locator(".pinned .options button, .middle .options > li > button").last.click()
    come_true(page, "!document.querySelector('.options[aria-busy=true]')")
    if page.locator(".caution").count():
        holds(page, ".caution .main")


@pytest.mark.parametrize("language", ["en", "de"])
def test_beside_a_long_question_what_a_turn_cost_is_read_and_put_away(language: str, person: Come) -> None:
    """Who is attacked asks for it himself: unasked it waits until the attack is over."""
    ann = person(language)
    table = positions.until(lambda t, q: q.actor == 0 and q.name == "responders" and t.position.now.round > 2, 3)
    europe.sit_down(ann, of(table))
    page = ann.page
    long_winded(page)
    page.locator(".orientation button").click()
    expect(page.locator(".watched")).to_be_visible()
    expect(page.locator(".costs")).to_have_count(0)
    page.locator(".coaching .ways .plain").click()
    page.locator(".costs").wait_for()
    holds(page, ".costs .ways .plain", ".costs .ways label")
    read = page.evaluate("""() => {
        const top = one => document.querySelector(one).getBoundingClientRect().top;
        return top('.costs .ways') - top('.spoken');
    }""")
    assert read >= 40, "two lines of it above its buttons"


@pytest.mark.parametrize("game", TABLES)
def test_six_lines_at_the_end_below_the_whole_curve(game: str, person: Come) -> None:
    ann = person()
    ann.open("/about")
    found = TABLES[game]()[0]
    made = ann.page.evaluate(
        """async record => (await fetch("/api/records", {method: "POST", headers: {"content-type": "application/json"},
            body: JSON.stringify({record})})).json()""",
        record.dump(found.game, found),
    )
    heading, seats = {"id": "ui-log"}, len(found.game.seats(found.options))
    curve = [{"heading": heading, "lines": [n * 20] * (seats + 1), "chances": [1 / seats] * seats} for n in range(3)]
    told = {"sides": [[seat] for seat in range(seats)], "of": 3, "curve": curve, "turning": [], "done": True}
    ann.page.route("**/analysis*", lambda route: route.fulfill(json=told))   # what it says is not looked at here
    page = ann.open(f"/game/{made['id']}")
    page.locator(".ending svg[role=slider]").wait_for()
    seen = page.evaluate(SEEN)
    assert seen["lines"] >= 6, seen
    drawn, room = page.locator(".ending svg[role=slider]").bounding_box(), page.locator("aside .middle").bounding_box()
    assert drawn and room and drawn["y"] + drawn["height"] <= room["y"] + room["height"]


def test_on_a_phone_the_log_is_scrolled_with_the_page(person: Come) -> None:
    """Nothing is scrolled inside the page: below the answers the log has all its lines."""
    ann = person(viewport=PHONE, has_touch=True, is_mobile=True)
    europe.sit_down(ann, marengo())
    page = ann.page
    long_winded(page)
    for one in (".prompt", ".strip", ".coaching button"):
        expect(page.locator(one).first).to_be_in_viewport(ratio=1)
    page.get_by_role("button", name="What would the marshal do?").tap()
    page.locator(".advice").wait_for()
    expect(page.locator(".advice .ways .main")).to_be_in_viewport(ratio=1)
    expect(page.locator(".prompt")).to_be_in_viewport(ratio=1)
    page.locator(".log li").nth(8).scroll_into_view_if_needed()
    assert page.evaluate(SEEN)["lines"] >= 6
