"""Positions of Napoleon in Europe to begin a test with: a whole game of bots, branched where wanted."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from feldherr import bots, games
from feldherr.games.napoleon_in_europe.actions import FIRE
from feldherr.kernel import chance, record
from feldherr.kernel.table import Table
from tests.browser.house import Person

GAME = "napoleon-in-europe"
Wanted = Callable[[Table, Any], bool]


def until(wanted: Wanted, seed: int, players: int, then: Any = None, **options: Any) -> tuple[Table, int, int]:
    """A game of greedy players to its end; where a wanted question was open, and who was asked.

    `then`: what is answered there. The copy is cut before what is seen next, so it must be something that is seen at
    once: what is answered unseen would be in the copy.
    """
    game, bot, rng = games.game(GAME), bots.bot(GAME, "greedy"), random.Random(seed)
    chosen = game.options_type(players=players, **options)
    table = Table(game, chosen, lambda number: chance.from_random(random.Random(seed * 1000 + number)))
    number = seat = -1
    while not table.outcome:
        question = table.position.questions[0]
        if number < 0 and wanted(table, question):
            seat, number = question.actor, len(table.seen(question.actor))
            if then is not None:
                table.play(seat, [then])
                continue
        table.play(question.actor, [bot.choose(game, table.position, question.actor, rng)])
        if number >= 0:
            table.forget(1)
    assert number >= 0, "the game went by without it"
    return table, number, seat


def asked(name: str, round_: int = 1, rank: int = 0) -> Wanted:
    """Somebody is asked this, in this round or later, with at least so many options."""
    return lambda table, question: (
        question.name == name and table.position.now.round >= round_ and len(question.options()) >= rank
    )


def to_fire(table: Table, question: Any) -> bool:
    """Who defends has the move in a battle's first round, with armies enough on both sides to go on."""
    if question.name != "rows_to_change" or FIRE not in question.options() or question.chosen:
        return False
    battle = table.position.now.battle

    def armies(side: int) -> int:
        return sum(sum(battle.front[n * 4 : n * 4 + 3]) for n in range(7) if battle.nations[side] >> n & 1)

    return min(armies(0), armies(1)) >= 5


def before_a_volley() -> tuple[Table, int, int]:
    """Who is asked may fire with all."""
    return until(to_fire, 1, 3, FIRE, length=12)


def sit_down(someone: Person, found: tuple[Table, int, int]) -> int:
    """Play on from there in the place of who was asked, against the computer; gives the seat."""
    table, number, seat = found
    players = len(table.game.seats(table.options))
    someone.open("/about")
    address = someone.page.evaluate(
        """async ([record, number, players, seat]) => {
            const post = (path, body) => fetch(path, {method: "POST", headers: {"content-type": "application/json"},
                body: JSON.stringify(body)}).then(answer => answer.json());
            const game = await post("/api/records", {record});
            const bot = {kind: "bot", bot: "greedy"};
            const seats = Array.from({length: players}, (_, i) => i === seat ? {kind: "me"} : bot);
            const made = await post(`/api/games/${game.id}/branch`, {number, seat, seats});
            if (!made.id) throw new Error(JSON.stringify([game, made]));
            return `/game/${made.id}?seat=${seat}`;
        }""",
        [record.dump(table.game, table), number, players, seat],
    )
    someone.open(address)
    someone.asked()
    return seat
