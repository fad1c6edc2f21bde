"""A server on the loopback in a thread of its own, and people in front of browsers."""

from __future__ import annotations

import asyncio
import shutil
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from time import monotonic
from typing import Any

import uvicorn
from playwright.sync_api import Browser, Error, Page, sync_playwright

from feldherr.server.accounts.mail import Office
from feldherr.server.app import application
from feldherr.server.settings import Settings
from feldherr.server.table.hall import Hall

PATIENCE = 180_000
"""Milliseconds after which something is said to have gone wrong; nothing that goes well waits for it."""
SIZE = {"width": 1280, "height": 800}
PHONE = {"width": 390, "height": 844}
FREE = ".options[aria-busy=false]"
BUSY = ".options[aria-busy=true]"
READY = f"""!!(document.querySelector('.ending')
    || (document.querySelector('{FREE}') && document.querySelector('{FREE} li > button, .caution .main')))"""
ASKED = f"""() => {{
    const free = document.querySelector('{FREE}'), map = document.querySelector('svg.map');
    if (!free || !map || !document.querySelector('.options button, .counts button')) return false;
    document.body.getBoundingClientRect(); // what is laid out asks for its letters
    return document.fonts.status === 'loaded';
}}"""
CLICK = """wanted => {
    if (document.querySelector('.ending')) return true;
    const all = [...document.querySelectorAll('.options li > button:not(.back)')];
    const said = all.find(one => wanted.some(word => one.textContent.includes(word)));
    (document.querySelector('.caution .main') ?? said ?? all.at(-1))?.click();
    return false;
}"""
KEY = """wanted => {
    if (document.querySelector('.ending')) return '';
    const all = [...document.querySelectorAll('.options li > button:not(.back)')].slice(0, 9);
    const at = all.findIndex(one => wanted.some(word => one.textContent.includes(word)));
    return document.querySelector('.caution, .options .main') ? 'Enter' : String(Math.max(at, 0) + 1);
}"""


class House:
    """A server that stops when the block is left; it can be stopped and started again at the same port.

    `pace`: seconds from one answer of a bot to the next.
    """

    def __init__(self, folder: Path, port: int = 0, pace: float = 0.02) -> None:
        self.folder, self.port, self.pace = folder, port, pace
        self.server: uvicorn.Server | None = None
        self.thread: threading.Thread | None = None

    @property
    def base(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        settings = Settings(
            data=self.folder, bot_budget=PATIENCE / 1000, bot_pace=self.pace, posts_rate=50.0, posts_burst=500.0,
            analysis_effort=(40, 3, 12, 2, 4, 6, 6), analysis_nice=0, film_nice=0, attempts_burst=100.0,
            office=Office("127.0.0.1", "feldherr@example.org", 9),
        )
        config = uvicorn.Config(
            application(settings), host="127.0.0.1", port=self.port, log_config=None, access_log=False,
            ws="websockets-sansio", lifespan="on", timeout_graceful_shutdown=1,
        )  # fmt: skip
        server = uvicorn.Server(config)
        thread = threading.Thread(target=lambda: asyncio.run(server.serve()), daemon=True)
        thread.start()
        latest = monotonic() + PATIENCE / 1000
        while not server.started and thread.is_alive() and monotonic() < latest:
            thread.join(0.02)
        assert server.started, "the server did not start"
        self.port = server.servers[0].sockets[0].getsockname()[1]
        self.server, self.thread = server, thread

    @property
    def hall(self) -> Hall:
        assert self.server
        hall: Hall = self.server.config.app.state.hall  # type: ignore[union-attr]
        return hall

    @property
    def running(self) -> bool:
        return self.thread is not None and self.thread.is_alive()

    def stop(self) -> None:
        assert self.server and self.thread
        self.server.should_exit = True
        self.thread.join(PATIENCE / 1000)
        assert not self.thread.is_alive(), "the server did not stop"


@contextmanager
def serving(folder: Path, pace: float = 0.02) -> Iterator[House]:
    house = House(folder, pace=pace)
    house.start()
    try:
        yield house
    finally:
        if house.running:
            house.stop()


@contextmanager
def chromium() -> Iterator[Browser]:
    """Debian's Chromium where it is installed, best without a desktop's windows, else the one Playwright brings."""
    found = shutil.which("chromium-headless-shell") or shutil.which("chromium")
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=found, args=["--no-sandbox"], timeout=PATIENCE)
        try:
            yield browser
        finally:
            browser.close()


def come_true(page: Page, expression: str, arg: Any = None) -> None:
    """Wait until this is true; asked from outside, because the page lets no words be run as a script."""
    end = monotonic() + PATIENCE / 1000
    while not page.evaluate(expression, arg):
        assert monotonic() < end, f"never true: {expression}"
        page.wait_for_timeout(20)


def choose(page: Page, words: str) -> None:
    """Click an answer, and confirm it if it is shown first: what cannot be taken back or is warned of."""
    page.get_by_role("button", name=words).first.click()
    settle(page)


def settle(page: Page) -> None:
    """Wait until what was clicked has come to something, and confirm it if it is armed."""
    come_true(page, f"!document.querySelector('{BUSY}')")
    if page.locator(".caution .main").count():
        page.locator(".caution .main").click()
        come_true(page, "!document.querySelector('.caution')")


class Person:
    """Somebody with a browser of his own. Whatever the page complains about is kept in `complaints`."""

    def __init__(self, browser: Browser, house: House, language: str = "en", **context: Any) -> None:
        self.house = house
        locale = {"en": "en-GB", "de": "de-DE"}[language]
        wish = {"viewport": SIZE, "locale": locale, "reduced_motion": "reduce", **context}
        self.context = browser.new_context(**wish)
        self.context.set_default_timeout(PATIENCE)
        self.page: Page = self.context.new_page()
        self.complaints: list[str] = []
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))

    def open(self, path: str = "/") -> Page:
        self.page.goto(self.house.base + path)
        return self.page

    def play_now(self, title: str) -> Page:
        """From the lobby into a game against the computer."""
        self.open()
        self.page.locator("article", has_text=title).get_by_role("button").first.click()
        self.asked()
        return self.page

    def asked(self) -> None:
        """Wait for a question, for the map it is about, which comes by another way, and for the letters of both."""
        come_true(self.page, ASKED)

    def ready(self) -> None:
        """Wait until what was clicked has come to something: a longer hand, or the next question."""
        come_true(self.page, READY)

    def options(self) -> list[str]:
        return self.page.locator(".options li > button > span").all_inner_texts()

    def thing(self, handle: str) -> Any:
        return self.page.locator(f'[data-handle="{handle}"]')

    def click(self, handle: str, **how: Any) -> None:
        """Click a thing on the map in its middle, whatever it is drawn with."""
        where = self.at(handle, 0, **how)
        self.thing(handle).dispatch_event("pointerdown", where)
        self.thing(handle).dispatch_event("pointerup", where)

    def at(self, handle: str, button: int, **how: Any) -> dict[str, Any]:
        box = self.thing(handle).bounding_box()
        assert box, f"{handle} is not on the map"
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        where = {"clientX": x, "clientY": y, "button": button, "isPrimary": True}
        return {**where, "pointerType": "mouse", "bubbles": True, **how}

    def answer(self, *wanted: str) -> bool:
        """Click an option that says one of these, else the last one; False once the game is over.

        Looked for and clicked at once, so that nothing can change in between.
        """
        self.ready()
        over: bool = self.page.evaluate(CLICK, wanted)
        return not over

    def press(self, *wanted: str) -> bool:
        """The same with a key: Enter where there is a usual step, else a number."""
        self.ready()
        key: str = self.page.evaluate(KEY, wanted)
        if key:
            self.page.keyboard.press(key)
        return bool(key)

    def give_up(self) -> None:
        """Resign as soon as one may."""
        self.page.get_by_role("tab", name="More").click()
        button = self.page.get_by_role("button", name="Resign")
        sure = self.page.get_by_role("tabpanel").get_by_role("button", name="Yes")
        while True:
            with suppress(Error):                                 # others act, and for a moment nobody may
                if sure.is_visible():
                    sure.click(timeout=1000)
                    return
                if button.is_visible():
                    button.click(timeout=500)
            if not button.is_visible() and not sure.is_visible() and self.page.evaluate(ASKED):
                self.answer()
            self.page.wait_for_timeout(50)

    def close(self) -> None:
        self.context.close()
        assert self.complaints == []
