"""How the search looks at Triomphe à Marengo: own actions as a whole, in many worlds; defence by playing on."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from typing import Any

from feldherr.bots.commanding import HESITATION
from feldherr.bots.search.gestures import Gesture, Trial, best_gesture, first_of, imagined
from feldherr.bots.search.guide import Weight
from feldherr.bots.search.lines import Kind, candidates, looked_at, outcome_of
from feldherr.bots.triomphe_a_marengo.greedy import SEARCHED
from feldherr.bots.triomphe_a_marengo.outlook import outlook
from feldherr.bots.triomphe_a_marengo.replies import reply
from feldherr.games.triomphe_a_marengo.actions import EndActions, Wait
from feldherr.games.triomphe_a_marengo.board import AUSTRIA
from feldherr.games.triomphe_a_marengo.game import GAME
from feldherr.games.triomphe_a_marengo.sample import deal
from feldherr.games.triomphe_a_marengo.state import State
from feldherr.games.triomphe_a_marengo.turn import Actions
from feldherr.kernel.game import Game
from feldherr.kernel.position import Position
from feldherr.kernel.question import Question

SCALE, TRIES, NODES = 8.0, 4, 260
WEIGHTS = {
    "action_or_end": Weight(1.0, 5, 2), "what_to_do": Weight(0.6, 4, 2), "pieces_to_attack": Weight(0.5, 4, 2),
    "responders": Weight(0.6, 4, 2), "defence_line": Weight(0.6, 4, 2), "assault_line": Weight(0.5, 4, 2),
    "counterattack": Weight(0.6, 4, 2), "defensive_fire": Weight(0.5, 2, 2), "push_or_not": Weight(0.5, 2, 2),
    "pieces_to_assault": Weight(0.5, 4, 2),
}  # fmt: skip


def tried(name: str, options: list[Any]) -> list[Any]:
    return [option for option in options if type(option) is not Wait] or options


ACTION = Kind("action_or_end", SEARCHED, reply, outlook, lambda option: type(option) is EndActions, tried)


class Guide:
    opponents: frozenset[str] = frozenset()

    def weight(self, question: Question) -> Weight | None:
        found = WEIGHTS.get(question.name)
        return found or (Weight(0.0, 1, 1) if question.name in SEARCHED else None)

    def reply(self, question: Question, said: Sequence[Any], rng: random.Random) -> Any:
        """The small questions at once; an action as the best of a few, in a world as this seat may imagine it."""
        if question.name != "action_or_end":
            return reply(question, rng)
        s, side = question.args[:2]
        world = imagined(lambda: deal(s, s, side, [], rng), s)

        def trial() -> Trial:
            return Trial(side, "action_or_end", SEARCHED, reply, rng)

        found = best_gesture(GAME, world, Actions(side), trial, outlook, TRIES, HESITATION)
        return Gesture(found) if found else EndActions()

    def propose(
        self, game: Game, position: Position, question: Question, rng: random.Random, iterations: int
    ) -> list[Any]:
        if question.name == "action_or_end" or question.name in SEARCHED:
            return candidates(game, ACTION, position, question, rng, looked_at(NODES, iterations), HESITATION)
        return self.order(question, (), rng)

    def order(self, question: Question, said: Sequence[Any], rng: random.Random) -> list[Any]:
        first = first_of(self.reply(question, said, rng))
        return [first, *(option for option in question.options() if option != first)]

    def judge(self, game: Game, world: Position, option: Any, seat: int, rng: random.Random) -> float | None:
        """What comes of it at the end of the action; playing on from there for a turn lost to greedy."""
        line = option if isinstance(option, Gesture) else Gesture((option,))
        found = outcome_of(game, ACTION, world, line, seat, rng) - (0.0 if ACTION.idle(line[0]) else HESITATION)
        return 1 / (1 + math.exp(-max(-400.0, min(400.0, found)) / SCALE))

    def turn(self, s: State) -> int:
        return 2 * s.round + s.side

    def values(self, s: State) -> Sequence[float]:
        chance = 1 / (1 + math.exp(-outlook(s, AUSTRIA) / SCALE))
        return [chance, 1 - chance]


GUIDE = Guide()
