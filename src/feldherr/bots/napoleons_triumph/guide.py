"""How the search looks at Napoleon's Triumph: own commands as a whole, in many worlds; defence by playing on."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

from feldherr.bots.commanding import HESITATION
from feldherr.bots.napoleons_triumph.greedy import SEARCHED, TRIED
from feldherr.bots.napoleons_triumph.outlook import outlook
from feldherr.bots.napoleons_triumph.replies import reply
from feldherr.bots.search.by_command import ByCommand, likely
from feldherr.bots.search.gestures import Gesture, Trial, best_gesture, imagined
from feldherr.bots.search.guide import Weight
from feldherr.bots.search.lines import Kind
from feldherr.games.napoleons_triumph import GAME
from feldherr.games.napoleons_triumph import actions as a
from feldherr.games.napoleons_triumph.board import ALLIES
from feldherr.games.napoleons_triumph.rules.calls import Commands
from feldherr.games.napoleons_triumph.shown.sample import deal
from feldherr.games.napoleons_triumph.state import State, side_of_seat
from feldherr.kernel.position import Position
from feldherr.kernel.question import Question

TRIES, NODES = 5, 160
AHEAD, PAIRS = 6, 48
"""Who has so many iterations looks for a second command after each of the six best ones."""
WEIGHTS = {
    "command_or_end": Weight(1.0, 6, 2), "goals": Weight(0.6, 5, 2), "attack_command": Weight(0.6, 4, 2),
    "feint_or_fight": Weight(0.6, 2, 2), "defenders_to_name": Weight(0.6, 4, 2), "defence_line": Weight(0.5, 4, 2),
    "attack_line": Weight(0.5, 4, 2), "counter_attack": Weight(0.5, 4, 2), "stay_or_move_in": Weight(0.5, 2, 2),
    "ride_on": Weight(0.5, 3, 2),
}  # fmt: skip


def tried(name: str, options: list[Any]) -> list[Any]:
    """Corps and attacks only: single regiments are many, and seldom matter."""
    return [o for o in options if type(o) in TRIED] if name == "command_or_end" else options


COMMAND = Kind("command_or_end", SEARCHED, reply, outlook, lambda option: type(option) is a.EndTurn, tried, AHEAD)


class Guide(ByCommand):
    def reply(self, question: Question, said: Sequence[Any], rng: random.Random) -> Any:
        """The small questions at once; a command as the best of a few, in a world as this seat may imagine it."""
        if question.name != "command_or_end":
            return reply(question, rng)
        s, side, seat = question.s, question.side, question.seat
        call = Commands(side)
        world = imagined(lambda: deal(Position(s, call, (), s, (), 0), seat, rng), s)
        found = best_gesture(GAME, world, call, lambda: Command(seat, SEARCHED, rng), outlook, TRIES, HESITATION)
        return Gesture(found) if found else a.EndTurn()

    def values(self, s: State) -> Sequence[float]:
        chance = likely(outlook(s, s.teams[ALLIES][0]))
        return [chance if side_of_seat(s, seat) == ALLIES else 1 - chance for seat in range(sum(map(len, s.teams)))]


class Command(Trial):
    """Corps and attacks only: single regiments are many, and seldom matter."""

    def __init__(self, seat: int, searched: frozenset[str], rng: random.Random) -> None:
        super().__init__(seat, "command_or_end", searched, reply, rng)

    def first(self, options: list[Any]) -> list[Any]:
        return [option for option in options[:-1] if type(option) in TRIED] or options[-1:]


GUIDE = Guide(COMMAND, WEIGHTS, NODES, PAIRS)
