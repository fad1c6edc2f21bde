"""Since your last turn: in every game the strip says what the visible events say."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from feldherr import games, words
from feldherr.kernel.text import Text
from tests.browser import austerlitz
from tests.browser.house import PHONE, Person
from tests.browser.positions import sit_down

Come = Callable[..., Person]
AXE = Path(__file__).resolve().parents[2] / "web/node_modules/axe-core/axe.min.js"
TITLES = {
    "triomphe-a-marengo": "Marengo", "viktory-ii": "Viktory",
    "trench-club": "Trench Club", "napoleon-in-europe": "Napoleon in Europe",
}  # fmt: skip
STATE = """([game, seat]) => new Promise(done => {
    const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/games/${game}/socket?seat=${seat}`);
    socket.onmessage = ({data}) => {
        const said = JSON.parse(data);
        if (said.type !== 'state') return;
        socket.close();
        done(said);
    };
})"""
ABOVE = """() => {
    const [names, numbers] = ['.called', '.numbers'].map(one => document.querySelector(one));
    return !!(names.compareDocumentPosition(numbers) & Node.DOCUMENT_POSITION_FOLLOWING);
}"""
TURNS = 2


def state_of(page: Page) -> dict[str, Any]:
    """The whole state, as the server tells it to the seat."""
    game, _, query = page.url.split("/game/")[1].partition("?")
    found: dict[str, Any] = page.evaluate(STATE, [game, int(query.removeprefix("seat=") or 0)])
    return found


def own_turn_over(someone: Person) -> None:
    """Answer until others have acted and one is asked again."""
    for _ in range(120):
        someone.answer("End", "Pass", "Done", "Nobody", "Do not", "Decline")
        someone.ready()
        if someone.page.locator(".since li, .chip").count() or someone.page.locator(".ending").count():
            return


@pytest.mark.parametrize("name", games.GAMES)
def test_the_strip_says_what_one_could_see_happen(name: str, person: Come) -> None:
    ann = person(bypass_csp=True)  # axe is no script of ours
    if name == "napoleons-triumph":  # to set up takes long
        sit_down(ann, austerlitz.until(austerlitz.first_order))
        page = ann.page
    else:
        page = ann.play_now(TITLES[name])
    for _ in range(TURNS):
        own_turn_over(ann)
    page.reload()  # it does not hang on this page
    ann.asked()
    if page.locator(".chip").count():
        page.locator(".chip").click()
    page.locator(".since li").first.wait_for()
    assert page.evaluate(ABOVE), "no name lies over the number of a march"
    if page.locator(".since .more").count():
        assert page.locator(".since li").count() == 5
        page.locator(".since .more").click()
    strip = page.locator(".since li")
    said = [line.strip() for line in strip.all_inner_texts()]
    entries = [
        {int(one) for one in told.split()} for told in strip.evaluate_all("all => all.map(li => li.dataset.entries)")
    ]
    firsts = [int(first) for first in strip.evaluate_all("all => all.map(li => li.dataset.first)")]
    state = state_of(page)
    since = state["since"]
    lines = [line for line in state["log"] if since["from"] < line["entry"] <= since.get("to", state["number"])]
    spoken = words.of(name, "en")
    told = [(spoken.format(text_of(line["text"])), line) for line in lines if line.get("text")]
    assert [
        text for text, line in told if line.get("losses") and not any(line["entry"] in one for one in entries)
    ] == []
    for one, among in zip(said, entries):
        alike = [(text, line) for text, line in told if line["entry"] in among]
        assert len(alike) == len(among), "every line of the strip is of the log"
        if len(alike) > 1 and all(line.get("losses") for _, line in alike):
            fallen = Counter[str]()
            for loss in (loss for _, line in alike for loss in line["losses"]):
                fallen[loss["face"]] += loss.get("count", 1)
            assert all(count == 1 or str(count) in one for count in fallen.values()), "counted together"
    assert said
    for one, among, first in zip(said, entries, firsts):
        if among == {first}:  # the others are several steps of one march, or several lines that are alike
            assert one.endswith(tuple(text for text, line in told if line["entry"] == first))
    page.evaluate(AXE.read_text("utf-8"))
    found = page.evaluate("axe.run('.over')")["violations"]
    assert [one["id"] for one in found if one["impact"] in ("serious", "critical")] == []
    page.locator(".since .close").click()
    expect(page.locator(".since")).to_have_count(0)
    page.set_viewport_size({"width": PHONE["width"], "height": PHONE["height"]})
    assert page.locator(".chip").evaluate("one => one.scrollWidth <= one.clientWidth"), "said whole on a phone too"


def text_of(said: dict[str, Any]) -> Text:
    """A text as it came over the wire."""
    args = said.get("args", {})
    return Text(said["id"], {key: text_of(one) if isinstance(one, dict) else one for key, one in args.items()})
