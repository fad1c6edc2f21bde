"""How the client does on a slow phone: `python -m tools.measuring.frames [TITLE …] [--slower N] [--answers N] [--wall]` prints milliseconds.

A server on the loopback and Chromium; the client must have been built. For each game the time from the first state to the
board drawn, and the longest task of the page while a game is played, and of these while a piece moves, from the task that
sends it on its way until it lies: no frame can be shorter than it.

What is counted is the time the page's thread had the processor, times `slower` (six unless it is said otherwise), so that it
means the same on a busy machine. With `--wall` the browser itself slows down, and the clock is read: for a quiet machine.
"""

from __future__ import annotations

import argparse
import json
import random
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser

from tests.browser.austerlitz import first_order, until
from tests.browser.house import PHONE, House, Person, chromium, come_true, serving, settle
from tests.browser.positions import sit_down

TITLES = ("Triomphe à Marengo", "Napoleon's Triumph", "Viktory II", "Trench Club", "Napoleon in Europe")
WATCHED = """(() => {
    const seen = (window.__frames = { state: 0, drawn: 0, frames: [], moved: 0 });
    const Socket = window.WebSocket;
    window.WebSocket = class extends Socket {
        constructor(...words) {
            super(...words);
            this.addEventListener('message', () => {
                if (!seen.state) performance.mark('feldherr-state');
                seen.state ||= performance.now();
            });
        }
    };
    let last = performance.now();
    const frame = now => {
        seen.frames.push(now - last);
        last = now;
        const lies = 'svg.map:not(.bare) [data-handle]';
        if (!seen.drawn && document.querySelector('svg.sheet path') && document.querySelector(lies)) {
            seen.drawn = now;
            performance.mark('feldherr-drawn');
        }
        requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
    const piece = event => event.propertyName === 'transform' && event.target.matches('.piece');
    document.addEventListener('transitionrun', event => {
        if (piece(event)) seen.moved += 1;
    });
    for (const end of ['transitionend', 'transitioncancel'])
        document.addEventListener(end, event => {
            if (piece(event)) performance.mark('feldherr-lies');
        });
    // Within the task that sends it on its way: what that one and the first frame take is time of the piece, too.
    new MutationObserver(all => {
        const onward = ({ target, oldValue }) => oldValue && target.matches('.piece') && oldValue !== target.getAttribute('style');
        if (all.some(onward)) performance.mark('feldherr-sets-out');
    }).observe(document, { subtree: true, attributeFilter: ['style'], attributeOldValue: true });
})()"""
CATEGORIES = ["blink.user_timing", "devtools.timeline", "disabled-by-default-devtools.timeline", "toplevel"]
LONG = 50
"""Milliseconds a frame may take."""


LONGEST = 1_200_000
"""Microseconds after which a piece that was sent on its way surely lies."""
Marks = dict[str, list[float]]


class Task(NamedTuple):
    """What the page's thread did in one go: microseconds, of the clock and of the processor."""

    begun: float
    ended: float
    busy: float


def main() -> None:
    words = argparse.ArgumentParser(description="How the client does on a slow phone.")
    words.add_argument("titles", nargs="*", default=TITLES)
    words.add_argument("--slower", type=float, default=6.0)
    words.add_argument("--answers", type=int, default=30)
    words.add_argument("--wall", action="store_true")
    asked = words.parse_args()
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder), pace=0.2) as house, chromium() as browser:
        for title in asked.titles:
            print(title)
            for line in told(browser, house, title, asked.slower, asked.answers, asked.wall):
                print(line, flush=True)


def seated(someone: Person, title: str) -> None:
    """At a game against the computer; in Napoleon's Triumph at the first command, with both armies on the map."""
    if "Triumph" in title:
        someone.open()
        sit_down(someone, until(first_order))
    else:
        someone.play_now(title)
    someone.asked()


def act(someone: Person, rng: random.Random) -> bool:
    """Take a piece that can be taken and put it where it may go, else answer what is asked; False at the end."""
    someone.ready()
    for what in (".piece.choosable", ".space.glow"):
        handles = someone.page.locator(what).evaluate_all("all => all.map(one => one.dataset.handle)")
        if not handles:
            return someone.answer()
        someone.click(rng.choice(handles))
        settle(someone.page)
    return True


def told(browser: Browser, house: House, title: str, slower: float, answers: int, wall: bool) -> Iterator[str]:
    someone = Person(browser, house, viewport=PHONE, reduced_motion="no-preference")
    seated(someone, title)
    someone.page.add_init_script(WATCHED)
    if wall:
        link = someone.context.new_cdp_session(someone.page)
        link.send("Emulation.setCPUThrottlingRate", {"rate": slower})
    browser.start_tracing(page=someone.page, categories=CATEGORIES)
    someone.page.reload()
    someone.asked()
    come_true(someone.page, "window.__frames.drawn > 0")
    someone.page.wait_for_timeout(1000)
    tasks, marks = traced(browser)
    first = seen(someone)
    state, shown = (marks[name][0] for name in ("feldherr-state", "feldherr-drawn"))
    until_drawn = [task for task in tasks if task.ended > state and task.begun < shown]
    drawn = first["drawn"] - first["state"] if wall else sum(task.busy for task in until_drawn) / 1000 * slower
    yield f"{drawn:8.0f} ms from the first state to the board drawn, in {len(until_drawn)} tasks"
    someone.page.evaluate("() => Object.assign(window.__frames, { frames: [], moved: 0 })")
    browser.start_tracing(page=someone.page, categories=CATEGORIES)
    rng = random.Random(1)
    for _ in range(answers):
        if not act(someone, rng):
            break
        someone.page.wait_for_timeout(400)
    tasks, marks = traced(browser)
    then = seen(someone)
    frames = then["frames"] if wall else [task.busy / 1000 * slower for task in tasks]
    yield f"{max(frames):8.0f} ms the longest of {len(frames)} {'frames' if wall else 'tasks'} in {answers} answers"
    yield f"{sum(frame > LONG for frame in frames):8} of them longer than {LONG} ms; {then['moved']} pieces moved"
    if not wall:
        under_way = [task.busy / 1000 * slower for task in moving(tasks, marks)]
        over = sum(task > LONG for task in under_way)
        yield f"{max(under_way, default=0):8.0f} ms the longest of {len(under_way)} tasks while a piece moves, {over} longer than {LONG}"
    someone.context.close()


def moving(tasks: list[Task], marks: Marks) -> list[Task]:
    """Tasks while a piece moves: from the one that sends it on its way to the last before it lies."""
    ends = [
        (out, max((lies for lies in marks.get("feldherr-lies", []) if out < lies < out + LONGEST), default=out))
        for out in marks.get("feldherr-sets-out", [])
    ]
    return [task for task in tasks if any(task.ended > out and task.begun < lies for out, lies in ends)]


def traced(browser: Browser) -> tuple[list[Task], Marks]:
    """What the page's thread did since it is watched, and when what was marked happened."""
    events: list[dict[str, Any]] = json.loads(browser.stop_tracing())["traceEvents"]
    marks: Marks = {}
    for event in sorted(events, key=lambda one: one.get("ts", 0)):
        if event["name"].startswith("feldherr-"):
            marks.setdefault(event["name"], []).append(event["ts"])
    page = next((event["pid"], event["tid"]) for event in events if event["name"] in ("FireAnimationFrame", "feldherr-state"))
    tasks = [
        Task(event["ts"], event["ts"] + event["dur"], event.get("tdur", event["dur"]))
        for event in events
        if event["name"] == "RunTask" and event["ph"] == "X" and (event["pid"], event["tid"]) == page
    ]
    return tasks, marks


def seen(someone: Person) -> dict[str, Any]:
    found: dict[str, Any] = someone.page.evaluate("() => window.__frames")
    return found


if __name__ == "__main__":
    main()
