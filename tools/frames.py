"""How the client does on a slow phone: `python -m tools.frames [TITLE] [--slower N]` prints milliseconds.

A server on the loopback and Chromium with its processor slowed down (six times, unless it is said otherwise); the client
must have been built. Told are the time from the first state to the board drawn, and the longest frame while pieces move.
"""

from __future__ import annotations

import argparse
import tempfile
from pathlib import Path
from typing import Any

from tests.browser.house import PHONE, Person, chromium, come_true, serving

WATCHED = """(() => {
    const seen = (window.__frames = { state: 0, drawn: 0, frames: [], tasks: [] });
    const Socket = window.WebSocket;
    window.WebSocket = class extends Socket {
        constructor(...words) {
            super(...words);
            this.addEventListener('message', () => { seen.state ||= performance.now(); });
        }
    };
    let last = performance.now();
    const frame = now => {
        seen.frames.push(now - last);
        last = now;
        if (!seen.drawn && document.querySelector('svg.map [data-handle^="piece:"], svg.map [data-handle^="space:"]'))
            seen.drawn = now;
        requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
    new PerformanceObserver(list => seen.tasks.push(...list.getEntries().map(one => one.duration)))
        .observe({ entryTypes: ['longtask'] });
})()"""
ANSWERS = 30


def main() -> None:
    words = argparse.ArgumentParser(description="How the client does on a slow phone.")
    words.add_argument("title", nargs="?", default="Napoleon's Triumph")
    words.add_argument("--slower", type=float, default=6.0)
    asked = words.parse_args()
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder), pace=0.2) as house, chromium() as browser:
        someone = Person(browser, house, viewport=PHONE, reduced_motion="no-preference")
        someone.play_now(asked.title)
        someone.page.add_init_script(WATCHED)
        link = someone.context.new_cdp_session(someone.page)
        link.send("Emulation.setCPUThrottlingRate", {"rate": asked.slower})
        someone.page.reload()
        someone.asked()
        come_true(someone.page, "window.__frames.drawn > 0")
        first = seen(someone)
        print(f"{first['drawn'] - first['state']:8.0f} ms from the first state to the board drawn")
        someone.page.evaluate("() => { window.__frames.frames = []; window.__frames.tasks = []; }")
        for _ in range(ANSWERS):
            if not someone.answer():
                break
            someone.page.wait_for_timeout(400)
        then = seen(someone)
        print(f"{max(then['frames']):8.0f} ms the longest of {len(then['frames'])} frames in {ANSWERS} answers")
        print(f"{sum(1 for one in then['frames'] if one > 50):8} frames of more than 50 ms")
        print(f"{max(then['tasks'], default=0):8.0f} ms the longest task of the page")


def seen(someone: Person) -> dict[str, Any]:
    found: dict[str, Any] = someone.page.evaluate("() => window.__frames")
    return found


if __name__ == "__main__":
    main()
