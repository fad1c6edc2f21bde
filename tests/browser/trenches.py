"""Positions of Trench Club to begin a test with: a game of computers up to there, uploaded and branched."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from feldherr import bots, games
from feldherr.games.trench_club.actions import Name, Take
from feldherr.games.trench_club.rules.choices.attacks import target_to_attack
from feldherr.games.trench_club.shown.odds import forecast
from feldherr.games.trench_club.state import INSIDE
from feldherr.kernel import chance, record
from feldherr.kernel.answers import RESIGN
from feldherr.kernel.position import peek
from feldherr.kernel.table import Table
from tests.browser.house import Person

GAME = "trench-club"
Wanted = Callable[[Table, Any], bool]


def until(wanted: Wanted, seed: int, **options: Any) -> Table:
    """A game of greedy players until the wanted question is open."""
    game, bot, rng = games.game(GAME), bots.bot(GAME, "greedy"), random.Random(seed)
    chosen = game.options_type(**options)
    table = Table(game, chosen, lambda number: chance.from_random(random.Random(seed * 1000 + number)))
    while not table.outcome:
        question = table.position.questions[0]
        if wanted(table, question):
            return table
        table.play(question.actor, [bot.choose(game, table.position, question.actor, rng)])
    raise AssertionError("the game went by without it")


def asked(name: str, round_: int = 0, least: int = 0) -> Wanted:
    """The first seat is asked this in that round or later, with at least so many options."""
    return lambda table, question: (
        question.actor == 0 and question.name == name and table.position.now.round >= round_
        and len(question.options()) >= least
    )  # fmt: skip


def melee(table: Table, question: Any) -> tuple[int, int] | None:
    """An attack of the first seat that is answered, with its target."""
    if question.actor != 0 or question.name != "attacker_to_name" or table.position.now.round < 3:
        return None
    s = table.position.now
    for option in question.options():
        if isinstance(option, Name):
            for target in target_to_attack(s, option.unit):
                if forecast(s, option.unit, target.unit).answers:
                    return option.unit, target.unit
    return None


def melee_is_open(table: Table, question: Any) -> bool:
    return melee(table, question) is not None


def far_unit(table: Table) -> tuple[int, int]:
    """A unit of the first seat and a hex it can reach in more than one step."""
    for option in table.position.questions[0].options():
        if isinstance(option, Take) and table.position.now.where[option.unit] < INSIDE:
            asked_then = peek(table.game, table.position, 0, [option])[0].question(0)
            for suggestion in table.game.suggestions(asked_then) if asked_then else ():
                hex_ = int(suggestion.handles[0].partition(":")[2])
                if len(suggestion.answers) > 1 and "-go" in suggestion.text.id:
                    return option.unit, hex_
    raise AssertionError("nothing is far")


def sit_down(someone: Person, table: Table) -> None:
    """Upload the game as resigned here, play on from here as the first seat against the computer, open the table."""
    number, game = len(table.seen(0)), table.game
    players = len(game.seats(table.options))
    for seat in range(players):
        if not table.outcome:
            table.play(seat, [RESIGN])
    someone.open("/about")
    address = someone.page.evaluate(
        """async ([record, number, players]) => {
            const post = (path, body) => fetch(path, {method: "POST", headers: {"content-type": "application/json"},
                body: JSON.stringify(body)}).then(answer => answer.json());
            const game = await post("/api/records", {record});
            const seats = Array.from({length: players}, (_, i) => i ? {kind: "bot", bot: "greedy"} : {kind: "me"});
            const made = await post(`/api/games/${game.id}/branch`, {number, seat: 0, seats});
            return `/game/${made.id}`;
        }""",
        [record.dump(game, table), number, players],
    )
    someone.open(address)
    someone.asked()
