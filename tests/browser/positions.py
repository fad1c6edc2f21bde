"""Positions of Triomphe à Marengo to begin a test with: a random game up to there, uploaded and branched."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from feldherr import games
from feldherr.kernel import chance, record
from feldherr.kernel.answers import RESIGN
from feldherr.kernel.lines import write
from feldherr.kernel.position import peek
from feldherr.kernel.table import Table
from tests.browser.house import Person

Wanted = Callable[[Table, Any], bool]


def until(wanted: Wanted, seed: int) -> Table:
    """A random game played until the wanted question is open."""
    game = games.game("triomphe-a-marengo")
    rng = random.Random(seed)
    table = Table(game, game.options_type(), lambda number: chance.from_random(random.Random(seed * 1000 + number)))
    while not table.outcome:
        question = table.position.questions[0]
        if wanted(table, question):
            return table
        options = question.options()
        choice = rng.choice(options)
        if write(choice) == "end actions":
            choice = rng.choice(options)
        table.play(question.actor, [choice])
    raise AssertionError("the game went by without it")


def marching(someone: Person) -> list[str]:
    """TM §15.13: pieces on the map that may enter at 6 h, seen by their faces: not the artillery, a full disc."""
    every = "all => all.filter(one => one.querySelector('.face path:not(.fill)')).map(one => one.dataset.handle)"
    handles: list[str] = someone.page.locator(".piece").evaluate_all(every)
    return handles


def on_foot(someone: Person) -> list[str]:
    """Of these the infantry, two strokes that cross: nothing is asked after its march."""
    every = """all => all
        .filter(one => /^M\\S+ -4L\\S+ 4M/.test(one.querySelector('.face path')?.getAttribute('d') ?? ''))
        .map(one => one.dataset.handle)"""
    handles: list[str] = someone.page.locator(".piece").evaluate_all(every)
    return handles


def leads_to(line: str) -> Wanted:
    """Austria is asked for an action, and acting somewhere leads to an option that begins with `line`."""

    def wanted(table: Table, question: Any) -> bool:
        return question.actor == 0 and question.name == "action_or_end" and bool(offered(table, line))

    return wanted


def offered(table: Table, line: str) -> list[tuple[int, Any]]:
    """The places Austria may act with, and what they may do there that begins with `line`."""
    found = []
    for act in table.position.questions[0].options():
        following, _, used = peek(table.game, table.position, 0, [act])
        asked = following.question(0)
        if used and asked is not None and asked.name == "what_to_do":
            found += [(act.spot, option) for option in asked.options() if write(option).startswith(line)]
    return found


def give_up(table: Table) -> None:
    """To its end: one seat after the other resigns."""
    for seat in range(len(table.game.seats(table.options))):
        if not table.outcome:
            table.play(seat, [RESIGN])


def sit_down(someone: Person, table: Table, bot: str = "random") -> None:
    """Upload the game as resigned here, play on from here as Austria against the computer, and open the table."""
    number, game = len(table.seen(0)), table.game
    table.play(0, [RESIGN])
    someone.open("/about")
    address = someone.page.evaluate(
        """async ([record, number, bot]) => {
            const post = (path, body) => fetch(path, {method: "POST", headers: {"content-type": "application/json"},
                body: JSON.stringify(body)}).then(answer => answer.json());
            const game = await post("/api/records", {record});
            const seats = [{kind: "me"}, {kind: "bot", bot}];
            const made = await post(`/api/games/${game.id}/branch`, {number, seat: 0, seats});
            return `/game/${made.id}`;
        }""",
        [record.dump(game, table), number, bot],
    )
    someone.open(address)
    someone.asked()
