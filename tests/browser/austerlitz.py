"""Positions of Napoleon's Triumph to begin a test with: both armies set up as suggested, then a random game."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from feldherr import games
from feldherr.games.napoleons_triumph.actions import Threaten
from feldherr.games.napoleons_triumph.board import LOCALES
from feldherr.kernel import chance
from feldherr.kernel.position import answer
from feldherr.kernel.table import Table

Wanted = Callable[[Table, Any], bool]


def first_order(table: Table, question: Any) -> bool:
    """The Allies are asked for their first command."""
    return bool(question.actor == 0 and question.name == "command_or_end")


def until(wanted: Wanted, seed: int = 1, **options: Any) -> Table:
    """Set up by the first suggestion, then played at random until the wanted question is open."""
    game = games.game("napoleons-triumph")
    rng = random.Random(seed)
    agreed = game.options_type(**options)
    table = Table(game, agreed, lambda number: chance.from_random(random.Random(seed * 1000 + number)))
    started = False
    while not table.outcome:
        question = table.position.questions[0]
        if wanted(table, question):
            return table
        started = started or question.name == "command_or_end"
        suggested = [] if started else game.suggestions(question)
        table.play(question.actor, list(suggested[0].answers) if suggested else [rng.choice(question.options())])
    raise AssertionError("the game went by without it")


def threatening(seed: int = 8) -> tuple[Table, Threaten]:
    """The Allies may attack an approach that the French block: so there will be a fight."""

    def wanted(table: Table, question: Any) -> bool:
        return first_order(table, question) and bool(blocked(table))

    table = until(wanted, seed)
    return table, blocked(table)[0]


def blocked(table: Table) -> list[Threaten]:
    """Threats that must be met (NT §11.s2.2), and need not be a feint."""
    at, found = table.position.now.at, []
    for option in table.position.questions[0].options():
        if type(option) is Threaten and at[LOCALES + (option.front ^ 1)]:
            question = answer(table.game, table.position, 0, option)[0].question(0)
            if question is not None and question.name == "feint_or_fight":
                found.append(option)
    return found
