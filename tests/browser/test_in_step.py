"""The log runs in step with the board: while time stands still, it tells nothing that is not shown yet."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable
from datetime import datetime, timedelta
from typing import Any

from playwright.sync_api import Page, WebSocket

from feldherr import words
from tests.browser import positions, worlds
from tests.browser.fights import choose
from tests.browser.house import PATIENCE, Person, come_true
from tests.browser.test_since import text_of

Come = Callable[..., Person]
WHERE = "all => Object.fromEntries(all.map(one => [one.dataset.handle, one.style.transform]))"
SAID = "all => all.map(one => one.textContent.trim())"
CLOSED = "!document.querySelector('.options[aria-busy=false] li > button')"


class Ear:
    """What the server tells a page of what happened, as it comes over the line."""

    def __init__(self, someone: Person) -> None:
        self.someone, self.events = someone, list[dict[str, Any]]()
        someone.page.on("websocket", self.listen)

    def listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self.hear)

    def hear(self, frame: str | bytes) -> None:
        self.events += json.loads(frame).get("events", [])

    def all_of_it(self) -> list[dict[str, Any]]:
        """Wait until one is asked again and everything has come, whatever of it is shown."""
        page = self.someone.page
        room = self.someone.house.hall.rooms[page.url.split("/game/")[1].split("?")[0]]
        for _ in range(PATIENCE // 50):
            told = len(self.events)
            page.wait_for_timeout(50)
            if told and told == len(self.events) and room.table.position.question(0) is not None:
                return self.events
        raise AssertionError("nobody is asked")


def stop_time(page: Page) -> None:
    page.clock.install()
    page.clock.pause_at(datetime.now() + timedelta(hours=1))


def confirm(page: Page) -> None:
    """What is armed goes out, long after the click that armed it."""
    page.locator(".caution .main").wait_for()
    page.clock.run_for(1000)
    page.locator(".caution .main").click()


def log_of(page: Page) -> list[str]:
    lines: list[str] = page.locator(".log li").evaluate_all(SAID)
    return lines


def told(lines: list[str], sentences: list[str]) -> Counter[str]:
    """How often the log says each of these."""
    return Counter({one: sum(line.startswith(one) for line in lines) for one in set(sentences)})


def test_no_march_is_in_the_log_before_the_map_shows_it(person: Come) -> None:
    ann = person(reduced_motion="no-preference")
    ear, page = Ear(ann), ann.page
    table = positions.until(lambda t, q: q.actor == 0 and q.name == "action_or_end" and len(t.entries) > 30, 3)
    positions.sit_down(ann, table, "greedy")
    say = words.of("triomphe-a-marengo", "en").format
    stop_time(page)
    ear.events.clear()
    old, before = log_of(page), page.locator(".piece").evaluate_all(WHERE)
    choose(ann, "end actions")
    confirm(page)
    marches = [(say(text_of(one["text"])), one["moves"]) for one in ear.all_of_it() if one.get("moves")]
    assert len(marches) > 2, "the others have marched several times"
    sentences, stood = [sentence for sentence, _ in marches], False
    while page.evaluate(CLOSED):
        now = page.locator(".piece").evaluate_all(WHERE)
        left = {handle for handle, place in before.items() if now.get(handle) != place}
        gone = [one for one, moves in marches if any(f"piece:{move['piece']}" in left for move in moves)]
        stood |= len(gone) < len(marches)
        ahead = told(log_of(page), sentences) - told(old, sentences) - Counter(gone)
        assert not ahead, f"not yet shown: {ahead}"
        page.clock.run_for(400)
    assert stood, "there was a time when not all of it was shown"


def test_no_hit_is_in_the_log_before_the_card_shows_it(person: Come) -> None:
    ann = person(reduced_motion="no-preference")
    ear, page = Ear(ann), ann.page
    worlds.sit_down(ann, worlds.until(worlds.about_to_fight, 4, 3))
    say = words.of("viktory-ii", "en").format
    stop_time(page)
    ear.events.clear()
    old = log_of(page)
    choose(ann, "fight at")
    confirm(page)
    moments = [say(text_of(one["text"])) for one in ear.all_of_it() if one.get("clash") and one.get("text")]
    assert len(moments) > 2
    come_true(page, "!!document.querySelector('.watched')")
    stood = False
    while page.evaluate(CLOSED):
        shown = int(page.locator(".watched .count").inner_text().split()[-1])
        ahead = told(log_of(page), moments) - told(old, moments) - Counter(moments[:shown])
        assert not ahead, f"not yet shown: {ahead}"
        stood |= shown < len(moments)
        page.clock.run_for(400)
    assert stood, "there was a time when not all of it was shown"
    assert not Counter(moments) - told(log_of(page), moments), "in the end all of it is told"
