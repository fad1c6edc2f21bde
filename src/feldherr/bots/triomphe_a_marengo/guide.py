"""How the search looks at Triomphe à Marengo: own actions as a whole, in many worlds; defence by playing on."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

from feldherr.bots.commanding import HESITATION
from feldherr.bots.search.by_command import ByCommand, likely
from feldherr.bots.search.gestures import Gesture, Trial, best_gesture, imagined
from feldherr.bots.search.guide import Weight
from feldherr.bots.search.lines import Kind
from feldherr.bots.search.turns.by_turn import ByTurn
from feldherr.bots.search.turns.rehearsal import Craft, Path
from feldherr.bots.triomphe_a_marengo import looks
from feldherr.bots.triomphe_a_marengo.greedy import SEARCHED
from feldherr.bots.triomphe_a_marengo.learned.value import learned
from feldherr.bots.triomphe_a_marengo.manner import CLASSIC as FORMER
from feldherr.bots.triomphe_a_marengo.manner import OWN, Manner
from feldherr.bots.triomphe_a_marengo.manner import TRIAL as TRIED
from feldherr.bots.triomphe_a_marengo.outlook import outlook
from feldherr.bots.triomphe_a_marengo.replies import reply
from feldherr.games.triomphe_a_marengo import GAME
from feldherr.games.triomphe_a_marengo.actions import EndActions, Wait
from feldherr.games.triomphe_a_marengo.board import AUSTRIA
from feldherr.games.triomphe_a_marengo.rules.calls import Actions
from feldherr.games.triomphe_a_marengo.shown.sample import deal
from feldherr.games.triomphe_a_marengo.state import State
from feldherr.kernel.question import Question

WEIGHTS = {
    "action_or_end": Weight(1.0, 5, 2), "what_to_do": Weight(0.6, 4, 2), "pieces_to_attack": Weight(0.5, 4, 2),
    "responders": Weight(0.6, 4, 2), "defence_line": Weight(0.6, 4, 2), "assault_line": Weight(0.5, 4, 2),
    "counterattack": Weight(0.6, 4, 2), "defensive_fire": Weight(0.5, 2, 2), "push_or_not": Weight(0.5, 2, 2),
    "pieces_to_assault": Weight(0.5, 4, 2),
}  # fmt: skip

FEWEST = 120
"""So many actions are looked through for those a turn may begin with, at least."""
AGAIN = 0
"""In a quick turn so many are tried again for each further one; 0: all are."""
SAVED = 3.0
"""So many times as long a turn is thought out when it begins; then a decision takes less on average than is allowed."""


def ends_turn(option: Any) -> bool:
    return type(option) is EndActions


def tried(question: Question, rng: random.Random) -> list[Any]:
    options = question.options()
    return [option for option in options if type(option) is not Wait] or options


class Guide(ByCommand):
    def __init__(self, manner: Manner) -> None:
        self.manner = manner
        self.estimate = learned() if manner.learned else None
        kind = Kind("action_or_end", SEARCHED, reply, self.worth, ends_turn, tried, manner.ahead)
        super().__init__(kind, WEIGHTS, manner.nodes, manner.pairs, manner.scale)
        craft = Craft(
            GAME, "action_or_end", Actions, SEARCHED, reply, self.worth, EndActions(), looks.wide, looks.sharp, mover,
            looks.seen, answers, self.next, FEWEST, AGAIN,
            manner.scale, manner.learned, SAVED,
        )  # fmt: skip
        self.by_turn = ByTurn(craft, manner.turns, frozenset(WEIGHTS)) if manner.turns else None

    def worth(self, s: State, side: int) -> float:
        return self.scale * self.estimate.of(s, side, False) if self.estimate else outlook(s, side, self.manner)

    def next(self, s: State, side: int) -> float:
        return self.scale * self.estimate.of(s, side, True) if self.estimate else outlook(s, side, self.manner, True)

    def reply(self, question: Question, said: Sequence[Any], rng: random.Random) -> Any:
        """The small questions at once; an action as the best of a few, in a world as this seat may imagine it."""
        if question.name != "action_or_end":
            return reply(question, rng)
        s, side = question.s, question.side
        world = imagined(lambda: deal(s, s, side, [], rng), s)

        def trial() -> Trial:
            return Trial(side, "action_or_end", SEARCHED, reply, rng)

        found = best_gesture(GAME, world, Actions(side), trial, self.worth, self.manner.tries, HESITATION)
        return Gesture(found) if found else EndActions()

    def values(self, s: State) -> Sequence[float]:
        chance = likely(self.worth(s, AUSTRIA), self.scale)
        return [chance, 1 - chance]

    def overlooked(self, question: Question) -> float:
        return self.manner.whim if question.s.round == 1 else 0.0


def mover(s: State) -> int:
    return s.side


def answers(question: Question, rng: random.Random) -> list[Path]:
    """Each by itself, what would be said at once first; what may follow is answered at once."""
    first = reply(question, rng)
    return [(first,), *((option,) for option in question.options() if option != first)]


GUIDE, CLASSIC, TRIAL = Guide(OWN), Guide(FORMER), Guide(TRIED)
