"""Fights to begin a test with: brought about in each game, and answered until they are decided."""

from __future__ import annotations

from playwright.sync_api import expect

from feldherr.kernel.lines import write
from tests.browser import austerlitz, europe, positions, trenches, worlds
from tests.browser.house import Person, come_true, settle

OVER = "!!document.querySelector('.watched[data-over]')"


def choose(someone: Person, line: str) -> None:
    """Take an answer by its line; what is at stake is said before it goes out."""
    button = someone.page.locator(f'.options [data-line^="{line}"]').first
    button.wait_for()
    button.click()


def marengo(someone: Person) -> None:
    """An assault of Austria, in its nine steps."""
    table = positions.until(positions.leads_to("assault"), 3)
    spot, order = positions.offered(table, "assault")[0]
    positions.sit_down(someone, table)
    choose(someone, f"act {spot}")
    choose(someone, write(order))
    expect(someone.page.locator(".caution .odds")).to_contain_text("Result from")
    settle(someone.page)


def triumph(someone: Person) -> None:
    """A threat of the Allies that is met, in its eleven steps."""
    table, threat = austerlitz.threatening()
    positions.sit_down(someone, table)
    choose(someone, write(threat))
    expect(someone.page.locator(".caution .odds")).to_contain_text("may defend")
    settle(someone.page)


def viktory(someone: Person) -> None:
    """A battle for a settlement, with its volleys."""
    worlds.sit_down(someone, worlds.until(worlds.about_to_fight, 4, 3))
    choose(someone, "fight at")
    expect(someone.page.locator(".caution .odds")).to_contain_text("of 100 cases")
    settle(someone.page)


def trench(someone: Person) -> None:
    """An attack that is answered, declared and confirmed."""
    table = trenches.until(trenches.melee_is_open, 3)
    found = trenches.melee(table, table.position.questions[0])
    assert found is not None
    trenches.sit_down(someone, table)
    choose(someone, f"name {found[0]}")
    settle(someone.page)
    attack = someone.page.locator(f'.options [data-line="attack {found[1]}"]')
    come_true(someone.page, "!document.querySelector('.options[aria-busy=true]')")
    if attack.count():
        expect(attack).to_contain_text("hits")
        attack.click()
        settle(someone.page)
    choose(someone, "confirm attacks")
    settle(someone.page)


def in_europe(someone: Person) -> None:
    """A battle of both rows, round by round."""
    europe.sit_down(someone, europe.until(europe.asked("next_battle", 2, 1), 5, 3, length=12))
    taken = someone.page.locator(".strip button:not([disabled])")
    if taken.count():
        taken.last.click()
        expect(taken).to_have_count(0)
        someone.asked()
    choose(someone, "fight in")
    expect(someone.page.locator(".caution .odds")).to_contain_text("of 100 cases")
    settle(someone.page)


FIGHTS = {
    "triomphe-a-marengo": marengo, "napoleons-triumph": triumph, "viktory-ii": viktory, "trench-club": trench,
    "napoleon-in-europe": in_europe,
}  # fmt: skip


def watch(someone: Person) -> None:
    """Answer whatever is asked until a battle is decided and nothing more happens: somebody is asked again."""
    page = someone.page
    for _ in range(400):
        asked = page.evaluate("!!document.querySelector('.options[aria-busy=false] button')")
        if asked and page.evaluate(OVER):
            return
        if asked:
            someone.answer("Attack", "Fight on", "All", "Line", "None")
        page.wait_for_timeout(60)
    raise AssertionError("it is not decided")
