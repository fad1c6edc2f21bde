"""What the pictures of a battle, of what is new and of an ending show: positions of games of computers, a fixed seed each."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from feldherr.kernel.table import Table
from feldherr.kernel.turns import since
from feldherr.kernel.view import Loss
from tests.browser import austerlitz, europe, fights, positions, trenches, worlds
from tests.browser.house import Person

Act = Callable[[Person], None]
SETTLED = 1200


def watched(game: str) -> Act:
    """A battle of this game on its card, decided."""

    def fight(someone: Person) -> None:
        fights.FIGHTS[game](someone)
        fights.watch(someone)

    return fight


# since one's last turn ------------------------------------------------------------------------------------------------
def bereft(least: int) -> Callable[[Table, Any], bool]:
    """It is the turn of who is asked, nothing is done yet, and at least so many of his pieces fell since his last."""

    def wanted(table: Table, question: Any) -> bool:
        seat = question.actor
        start, end, _ = since(table.turns, seat) if seat >= 0 else (0, None, ())
        if end is None or len(table.happened) - end > 2 or any(step.seat == seat for step in table.steps[-1:]):
            return False
        return sum(loss.count for loss in fallen(table, seat, start, end)) >= least

    return wanted


def fallen(table: Table, seat: int, start: int, end: int) -> list[Loss]:
    """The pieces the seat has lost in these events."""
    view = table.game.view(table.position, seat)
    mine = [one.title for one in view.liveries if one.seat == seat] or [
        one.title for one in view.sides if one.seat == seat
    ]
    seen = [event.seen_by(seat) for _, event in table.happened[start:end]]
    losses = [loss for event in seen if event is not None for loss in table.game.shown(event).losses]
    return [loss for loss in losses if loss.whose in mine and loss.face and not loss.what]


def first(wanted: Callable[[Table, Any], bool]) -> Callable[[Table, Any], bool]:
    return lambda table, question: question.actor == 0 and wanted(table, question)


def come_back(someone: Person) -> None:
    """To a table at which one is asked, with the strip open."""
    page = someone.page
    page.wait_for_timeout(SETTLED)
    page.keyboard.press("Escape")
    if page.locator(".chip").count():
        page.locator(".chip").click()
    page.locator(".since li").first.wait_for()


def since_marengo(someone: Person) -> None:
    positions.sit_down(someone, positions.until(first(bereft(1)), 7))
    come_back(someone)


def since_austerlitz(someone: Person) -> None:
    positions.sit_down(someone, austerlitz.until(first(bereft(2)), 9))
    come_back(someone)


def since_viktory(someone: Person) -> None:
    worlds.sit_down(someone, worlds.until(first(bereft(2)), 4, 4))
    come_back(someone)


def since_trench(someone: Person) -> None:
    trenches.sit_down(someone, trenches.until(first(bereft(1)), 3))
    come_back(someone)


def since_europe(someone: Person) -> None:
    europe.sit_down(someone, europe.until(bereft(4), 5, 3, length=12))
    come_back(someone)


# endings --------------------------------------------------------------------------------------------------------------
def to_the_end(someone: Person) -> None:
    """The last answers, one after the other; then what the computer thinks turned it."""
    while someone.answer("End", "Pass", "Done", "Nobody", "No more", "None", "Decline"):
        pass
    page = someone.page
    page.locator(".ending").wait_for()
    page.wait_for_timeout(SETTLED)
    page.keyboard.press("Escape")
    page.get_by_role("tab", name="Log").click()


def late(round_: int) -> Callable[[Table, Any], bool]:
    """The seat that is asked has this round before it, or a later one."""
    return lambda table, question: question.actor >= 0 and table.position.now.round >= round_


def end_marengo(someone: Person) -> None:
    positions.sit_down(someone, positions.until(first(late(7)), 5))
    to_the_end(someone)


def end_austerlitz(someone: Person) -> None:
    positions.sit_down(
        someone,
        austerlitz.until(
            lambda table, asked: austerlitz.first_order(table, asked) and table.position.now.round > 15, 8
        ),
    )
    someone.give_up()
    to_the_end(someone)


def end_viktory(someone: Person) -> None:
    worlds.sit_down(someone, worlds.until(first(late(10)), 4, 3, stop_round=10))
    to_the_end(someone)


def end_trench(someone: Person) -> None:
    trenches.sit_down(someone, trenches.until(first(late(6)), 3, stop_round=6))
    to_the_end(someone)


def end_europe(someone: Person) -> None:
    europe.sit_down(someone, europe.until(europe.asked("orders", 12), 4, 3, length=12))
    to_the_end(someone)


NEWS: dict[str, Act] = {
    "marengo": since_marengo, "austerlitz": since_austerlitz, "viktory": since_viktory, "trench": since_trench,
    "europe": since_europe,
}  # fmt: skip
ENDINGS: dict[str, Act] = {
    "marengo": end_marengo, "austerlitz": end_austerlitz, "viktory": end_viktory, "trench": end_trench,
    "europe": end_europe,
}  # fmt: skip
