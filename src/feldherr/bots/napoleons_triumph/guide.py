"""How the search looks at Napoleon's Triumph: own commands as a whole, in many worlds; defence by playing on."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from typing import Any

from feldherr.bots.commanding import HESITATION
from feldherr.bots.napoleons_triumph.greedy import SEARCHED, TRIED
from feldherr.bots.napoleons_triumph.outlook import outlook
from feldherr.bots.napoleons_triumph.replies import reply
from feldherr.bots.search.gestures import Gesture, Trial, best_gesture, first_of, imagined
from feldherr.bots.search.guide import Weight
from feldherr.bots.search.lines import Kind, candidates, looked_at, outcome_of
from feldherr.games.napoleons_triumph import actions as a
from feldherr.games.napoleons_triumph.board import ALLIES
from feldherr.games.napoleons_triumph.calls import Commands
from feldherr.games.napoleons_triumph.game import GAME
from feldherr.games.napoleons_triumph.sample import deal
from feldherr.games.napoleons_triumph.state import State, side_of_seat
from feldherr.kernel.game import Game
from feldherr.kernel.position import Position
from feldherr.kernel.question import Question

SCALE, TRIES, NODES = 8.0, 5, 160
WEIGHTS = {
    "command_or_end": Weight(1.0, 6, 2), "goals": Weight(0.6, 5, 2), "attack_command": Weight(0.6, 4, 2),
    "feint_or_fight": Weight(0.6, 2, 2), "defenders_to_name": Weight(0.6, 4, 2), "defence_line": Weight(0.5, 4, 2),
    "attack_line": Weight(0.5, 4, 2), "counter_attack": Weight(0.5, 4, 2), "stay_or_move_in": Weight(0.5, 2, 2),
    "ride_on": Weight(0.5, 3, 2),
}  # fmt: skip


def tried(name: str, options: list[Any]) -> list[Any]:
    """Corps and attacks only: single regiments are many, and seldom matter."""
    return [o for o in options if type(o) in TRIED] if name == "command_or_end" else options


COMMAND = Kind("command_or_end", SEARCHED, reply, outlook, lambda option: type(option) is a.EndTurn, tried)


class Guide:
    opponents: frozenset[str] = frozenset()

    def weight(self, question: Question) -> Weight | None:
        found = WEIGHTS.get(question.name)
        return found or (Weight(0.0, 1, 1) if question.name in SEARCHED else None)

    def reply(self, question: Question, said: Sequence[Any], rng: random.Random) -> Any:
        """The small questions at once; a command as the best of a few, in a world as this seat may imagine it."""
        if question.name != "command_or_end":
            return reply(question, rng)
        s, side, seat = question.args[:3]
        call = Commands(side)
        world = imagined(lambda: deal(Position(s, call, (), s, (), 0), seat, rng), s)
        found = best_gesture(GAME, world, call, lambda: Command(seat, SEARCHED, rng), outlook, TRIES, HESITATION)
        return Gesture(found) if found else a.EndTurn()

    def propose(
        self, game: Game, position: Position, question: Question, rng: random.Random, iterations: int
    ) -> list[Any]:
        if question.name == "command_or_end" or question.name in SEARCHED:
            return candidates(game, COMMAND, position, question, rng, looked_at(NODES, iterations), HESITATION)
        return self.order(question, (), rng)

    def order(self, question: Question, said: Sequence[Any], rng: random.Random) -> list[Any]:
        first = first_of(self.reply(question, said, rng))
        return [first, *(option for option in question.options() if option != first)]

    def judge(self, game: Game, world: Position, option: Any, seat: int, rng: random.Random) -> float | None:
        """What comes of it at the end of the command; playing on from there for a turn lost to greedy."""
        line = option if isinstance(option, Gesture) else Gesture((option,))
        found = outcome_of(game, COMMAND, world, line, seat, rng) - (0.0 if COMMAND.idle(line[0]) else HESITATION)
        return 1 / (1 + math.exp(-max(-400.0, min(400.0, found)) / SCALE))

    def turn(self, s: State) -> int:
        return 2 * s.round + s.side

    def values(self, s: State) -> Sequence[float]:
        chance = 1 / (1 + math.exp(-outlook(s, s.teams[ALLIES][0]) / SCALE))
        return [chance if side_of_seat(s, seat) == ALLIES else 1 - chance for seat in range(sum(map(len, s.teams)))]


class Command(Trial):
    """Corps and attacks only: single regiments are many, and seldom matter."""

    def __init__(self, seat: int, searched: frozenset[str], rng: random.Random) -> None:
        super().__init__(seat, "command_or_end", searched, reply, rng)

    def first(self, options: list[Any]) -> list[Any]:
        return [option for option in options[:-1] if type(option) in TRIED] or options[-1:]


GUIDE = Guide()
