"""Secret dialogues of set-up, played by chance: another course of as many answers."""

from __future__ import annotations

import random
from typing import Any

from feldherr.games.napoleons_triumph.actions import ByHand, Organise
from feldherr.games.napoleons_triumph.board import FRANCE
from feldherr.games.napoleons_triumph.rules import calls
from feldherr.games.napoleons_triumph.rules.choices.opening.forming import CHANGES
from feldherr.games.napoleons_triumph.rules.opening.conference import rank, share_out
from feldherr.games.napoleons_triumph.rules.opening.setup import organise, reorganise
from feldherr.games.napoleons_triumph.state import State, side_of_seat
from feldherr.kernel.answers import DONE
from feldherr.kernel.ask import Ask
from feldherr.kernel.position import Position
from feldherr.kernel.question import Question

CYCLE = 3
"""A change of the organisation takes three answers."""


class Enough(Exception):
    """As many answers as were wanted."""


class Dealer(Ask):
    """Answers at random: so many answers, and the last one ends the dialogue if it is `done`."""

    def __init__(self, rng: random.Random, count: int, done: bool) -> None:
        self.rng, self.count, self.done = rng, count, done
        self.answers: list[Any] = []

    def put(self, question: Question) -> Any:
        if len(self.answers) == self.count:
            raise Enough
        options = question.options()
        left = self.count - len(self.answers)
        if question.name == "organisation_to_adopt":
            changes = left - 2 if self.done else left - 1
            whole = changes <= CYCLE * CHANGES and (not self.done or changes % CYCLE == 0)
            options = [o for o in options if type(o) is (Organise if whole else ByHand)]
        elif DONE in options:
            options = [DONE] if self.done and left == 1 else [o for o in options if o != DONE]
        choice = self.rng.choice(options)
        self.answers.append(choice)
        return choice


def dealt_answers(
    position: Position, world: State, seat: int, count: int, done: bool, rng: random.Random
) -> list[Any]:
    """Other answers a seat could have given in the secret round that is open."""
    side = side_of_seat(world, seat)
    dealer = Dealer(rng, count, done)
    team = world.teams[side]
    try:
        match position.call:
            case calls.Conference():
                rank(dealer, world, team)
            case calls.Distribution(_):
                share_out(dealer, world, side, team)
            case calls.FormCorps():
                organise(dealer, world, side)
            case _:
                reorganise(dealer, world, FRANCE, world.plan)
    except Enough:
        pass
    return dealer.answers
