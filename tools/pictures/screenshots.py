"""Pictures of the program for the documentation: `python -m tools.pictures.screenshots` writes docs/images/ for docs/pictures.md.

A server on the loopback, Chromium, and positions of random games with fixed seeds; the client must have been built.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser

from feldherr.kernel.lines import write
from feldherr.kernel.record import dump
from tests.analysis.games import played
from tests.browser import austerlitz, europe, trenches, worlds
from tests.browser.house import PHONE, House, Person, chromium, come_true, serving, settle
from tests.browser.positions import leads_to, marching, offered, sit_down, until
from tools.pictures.palette import smaller
from tools.pictures.stories import ENDINGS, NEWS, SETTLED, watched

IMAGES = Path(__file__).resolve().parents[2] / "docs/images"
GAME = "Marengo"


def shoot(someone: Person, name: str) -> None:
    someone.page.wait_for_timeout(SETTLED)
    (IMAGES / f"{name}.png").write_bytes(smaller(someone.page.screenshot(scale="css")))
    print(f"docs/images/{name}.png")


def oriented(someone: Person) -> Person:
    """Not the first time at a table."""
    someone.open("/about")
    someone.page.evaluate("localStorage.setItem('feldherr.settings', JSON.stringify({oriented: true, sound: false}))")
    return someone


def lobby(someone: Person) -> None:
    """Two games of one's own above the five boards."""
    for game in (GAME, "Viktory"):
        someone.play_now(game)
    someone.open("/")
    someone.page.locator("article svg").first.wait_for()
    someone.page.locator("li svg circle").first.wait_for()


def invitation(someone: Person) -> None:
    """What the friend sees who opens the link: without the cookie this browser is a stranger's."""
    page = worlds.wish_a_friend(someone)
    link = page.get_by_label("Send this link").input_value()
    someone.context.clear_cookies()
    page.goto(link)
    page.locator(".picture svg").wait_for()


def rules(someone: Person) -> None:
    """The rules beside the board, in short first."""
    someone.play_now(GAME)
    someone.page.get_by_role("tab", name="More").click()
    someone.page.get_by_role("tabpanel").get_by_role("link", name="Rules").click()
    someone.page.get_by_role("dialog").locator("article").first.wait_for()


def opening(someone: Person) -> None:
    someone.play_now(GAME)
    someone.click(marching(someone)[7])


def combat(someone: Person) -> None:
    """An approach is about to be stormed."""
    table = until(leads_to("assault"), 3)
    spot, order = offered(table, "assault")[0]
    mine = [p.id for p in table.game.view(table.position, 0).pieces if p.side == 0 and place(p.at) == spot]
    sit_down(someone, table)
    someone.click(f"piece:{mine[0]}" if mine else order.handles[0])
    someone.page.wait_for_timeout(300)
    someone.thing(order.handles[0]).hover(force=True)


def place(at: str) -> int:
    """The position of a handle of an approach."""
    kind, _, number = at.partition(":")
    return 90 + int(number) if kind == "side" else int(number)


def world(someone: Person) -> None:
    """A new world, and the capital founded."""
    someone.play_now("Viktory")
    someone.answer("Found the capital")
    someone.asked()


def empires(someone: Person) -> None:
    """Six empires; a unit is picked up, and where it could go glows."""
    table = worlds.until(worlds.moving(9), 4, 6)
    unit, hex_ = worlds.far(table)
    worlds.sit_down(someone, table)
    someone.page.wait_for_timeout(SETTLED)
    someone.click(f"piece:{unit}")
    someone.page.get_by_text("Back", exact=True).wait_for()
    someone.thing(f"space:{hex_}").hover(force=True)


def europe_middle(someone: Person) -> None:
    """Seven nations at war; an army is picked up."""
    europe.sit_down(someone, europe.until(europe.asked("orders", 6, 8), 3, 7, length=12))
    take_back(someone)
    someone.page.locator("svg.map .choosable .army").first.wait_for()
    handles = someone.page.locator("svg.map .choosable[data-handle]").evaluate_all(
        "all => all.map(o => o.dataset.handle)"
    )
    someone.click(handles[len(handles) // 2])


def europe_battle(someone: Person) -> None:
    europe.sit_down(someone, europe.until(europe.asked("casualties", 2, 4), 5, 3, length=12))


def europe_diplomacy(someone: Person) -> None:
    europe.sit_down(someone, europe.until(europe.asked("orders", 4, 8), 4, 7, length=12))
    take_back(someone)
    someone.page.get_by_role("tab", name="Diplomacy").click()
    someone.page.locator("section[data-seat] input").first.fill("Leave me Bavaria, and Saxony is yours.")
    someone.page.locator("section[data-seat] form button").first.click()


def organiser(someone: Person) -> None:
    """The allied army shared out among its commanders."""
    someone.play_now("Triumph")
    someone.page.get_by_role("button", name="Start from balanced").click()
    someone.page.locator(".organiser .pieces button").first.wait_for()


def austerlitz_opening(someone: Person) -> None:
    """Both armies stand; a corps is picked up."""
    sit_down(someone, austerlitz.until(austerlitz.first_order))
    someone.page.wait_for_timeout(SETTLED)
    plate = someone.page.locator(".piece", has_text="Langeron").first.get_attribute("data-handle")
    someone.click(str(plate))


def austerlitz_attack(someone: Person) -> None:
    """In the middle of the eleven steps."""
    table, threat = austerlitz.threatening()
    sit_down(someone, table)
    someone.page.locator(f'.options button[data-line="{write(threat)}"]').click()
    settle(someone.page)
    someone.page.locator(".watched .beads li.now").wait_for()
    someone.answer("Attack")
    someone.page.wait_for_timeout(SETTLED)
    someone.asked()


def looked_at_again(someone: Person) -> None:
    """A finished game, its curve, and the second of its turning points."""
    table = played("triomphe-a-marengo", 500, 5)
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "game.txt"
        file.write_text(dump(table.game, table), "utf-8")
        page = someone.open()
        page.locator("input[type=file]").set_input_files(file)
        page.get_by_role("button", name="Analyse this game").click()
    page.locator("svg .turning").first.wait_for(timeout=600_000)
    come_true(page, "!document.querySelector('progress')")
    page.locator("section[aria-labelledby=analysis] li button").first.click()
    page.locator("section[aria-labelledby=analysis] svg").scroll_into_view_if_needed()


def take_back(someone: Person) -> None:
    """To the beginning of what may be taken back."""
    for _ in range(6):
        someone.page.wait_for_timeout(400)
        if someone.page.locator(".strip button:not([disabled])").count():
            someone.page.keyboard.press("u")


def chips(someone: Person) -> None:
    """The armies are split, and the first two stand round their numbers."""
    someone.play_now("Trench Club")
    someone.answer("Take the suggested")
    page = someone.page
    for _ in range(40):
        page.wait_for_timeout(250)
        if page.locator(".piece .token").count() >= 8 and page.locator("[data-tray]").count():
            break
        someone.answer("Place the whole army", "Flip")
    page.locator("[data-tray]").first.click()


def front(someone: Person) -> None:
    """A unit is in hand: where it can go, where the enemy would hold it, how far it would fire from there."""
    table = trenches.until(trenches.asked("unit_to_move", 4), 3)
    unit, hex_ = trenches.far_unit(table)
    trenches.sit_down(someone, table)
    someone.page.wait_for_timeout(SETTLED)
    someone.click(f"piece:{unit}")
    someone.page.get_by_text("Back", exact=True).wait_for()
    someone.thing(f"space:{hex_}").hover(force=True)


def barrage(someone: Person) -> None:
    """Declared attacks as numbered arrows, and the dice of both sides. They are new each time."""
    table = trenches.until(lambda table, question: trenches.melee(table, question) is not None, 5)
    found = trenches.melee(table, table.position.questions[0])
    assert found
    trenches.sit_down(someone, table)
    page = someone.page
    page.wait_for_timeout(SETTLED)
    declare(someone, *found)
    for _ in range(2):
        if page.locator(".piece.choosable").count():
            declare(someone, page.locator(".piece.choosable").first.get_attribute("data-handle") or "")
    someone.answer("Confirm the attacks")
    settle(page)
    page.locator(".watched .die:is(.hit, .direct, .miss)").first.wait_for()


def declare(someone: Person, attacker: int | str, target: int | None = None) -> None:
    page = someone.page
    declared = page.locator(".aim").count()
    someone.click(f"piece:{attacker}" if isinstance(attacker, int) else attacker)
    page.wait_for_timeout(500)
    if page.locator(".aim").count() == declared:
        prey = page.locator(".piece.choosable").first.get_attribute("data-handle") or ""
        someone.click(prey if target is None else f"piece:{target}")
        page.wait_for_timeout(500)


def take(browser: Browser, house: House, name: str, act: Callable[[Person], None], **context: Any) -> None:
    someone = oriented(Person(browser, house, **context))
    act(someone)
    shoot(someone, name)
    someone.close()


def main() -> None:
    IMAGES.mkdir(parents=True, exist_ok=True)
    wanted = set(sys.argv[1:])
    pictures: list[tuple[str, Callable[[Person], None], dict[str, Any]]] = [
        ("lobby", lobby, {}),
        ("invitation", invitation, {}),
        ("rules", rules, {}),
        ("opening", opening, {}),
        ("combat", combat, {}),
        ("analysis", looked_at_again, {}),
        ("phone", opening, {"viewport": PHONE, "has_touch": True, "is_mobile": True}),
        ("dark", combat, {"color_scheme": "dark"}),
        ("austerlitz-organiser", organiser, {}),
        ("austerlitz-opening", austerlitz_opening, {}),
        ("austerlitz-attack", austerlitz_attack, {}),
        ("austerlitz-phone", austerlitz_opening, {"viewport": PHONE, "has_touch": True, "is_mobile": True}),
        ("viktory-opening", world, {}),
        ("viktory-middle", empires, {}),
        ("viktory-phone", empires, {"viewport": PHONE, "has_touch": True, "is_mobile": True}),
        ("europe-middle", europe_middle, {}),
        ("europe-battle", europe_battle, {}),
        ("europe-diplomacy", europe_diplomacy, {}),
        ("europe-phone", europe_middle, {"viewport": PHONE, "has_touch": True, "is_mobile": True}),
        ("trench-opening", chips, {}),
        ("trench-middle", front, {}),
        ("trench-battle", barrage, {"reduced_motion": "no-preference"}),
        ("marengo-card", watched("triomphe-a-marengo"), {}),
        ("austerlitz-card", watched("napoleons-triumph"), {}),
        ("viktory-card", watched("viktory-ii"), {}),
        ("europe-card", watched("napoleon-in-europe"), {}),
        ("trench-card", watched("trench-club"), {}),
        *((f"{short}-since", act, {}) for short, act in NEWS.items()),
        *((f"{short}-end", act, {}) for short, act in ENDINGS.items()),
        ("trench-phone", front, {"viewport": PHONE, "has_touch": True, "is_mobile": True}),
    ]
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as house, chromium() as browser:
        for name, act, context in pictures:
            if not wanted or name in wanted:
                take(browser, house, name, act, **context)


if __name__ == "__main__":
    main()
