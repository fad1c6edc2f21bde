"""How the search looks at Napoleon's Triumph: own commands as a whole, in many worlds; defence by playing on."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

from feldherr.bots.commanding import HESITATION
from feldherr.bots.napoleons_triumph import looks
from feldherr.bots.napoleons_triumph.beliefs import believed
from feldherr.bots.napoleons_triumph.greedy import SEARCHED, TRIED
from feldherr.bots.napoleons_triumph.manner import CLASSIC as FORMER
from feldherr.bots.napoleons_triumph.manner import OWN, Manner
from feldherr.bots.napoleons_triumph.manner import TRIAL as TRIED_NOW
from feldherr.bots.napoleons_triumph.orders import defences, thought_of
from feldherr.bots.napoleons_triumph.outlook import outlook
from feldherr.bots.napoleons_triumph.replies import careful, reply
from feldherr.bots.search.by_command import ByCommand, likely
from feldherr.bots.search.gestures import Gesture, Trial, best_gesture, imagined
from feldherr.bots.search.guide import Weight
from feldherr.bots.search.lines import Kind
from feldherr.bots.search.turns.by_turn import ByTurn
from feldherr.bots.search.turns.rehearsal import Craft
from feldherr.games.napoleons_triumph import GAME
from feldherr.games.napoleons_triumph import actions as a
from feldherr.games.napoleons_triumph.board import ALLIES
from feldherr.games.napoleons_triumph.rules.calls import Commands
from feldherr.games.napoleons_triumph.shown.sample import deal
from feldherr.games.napoleons_triumph.state import State, side_of_seat
from feldherr.kernel.game import Game
from feldherr.kernel.position import Position
from feldherr.kernel.question import Question

WEIGHTS = {
    "command_or_end": Weight(1.0, 6, 2), "goals": Weight(0.6, 5, 2), "attack_command": Weight(0.6, 4, 2),
    "feint_or_fight": Weight(0.6, 2, 2), "defenders_to_name": Weight(0.6, 4, 2), "defence_line": Weight(0.5, 4, 2),
    "attack_line": Weight(0.5, 4, 2), "counter_attack": Weight(0.5, 4, 2), "stay_or_move_in": Weight(0.5, 2, 2),
    "ride_on": Weight(0.5, 3, 2),
}  # fmt: skip

FEWEST = 800
"""So many commands are looked through for those a turn may begin with: mostly all there are."""
AGAIN = 12
"""In a quick turn so many are tried again for each further one; 0: all are."""
SAVED = 4.0
"""So many times as long a turn is thought out when it begins; then a decision takes less on average than is allowed."""

INSIDE = 4.0
"""So many times as long what comes up inside a command, or in the enemy's turn: with less who is named was luck."""
DOUBT = 0.8
WORLDS = 8
"""See `Craft`."""


def ends_turn(option: Any) -> bool:
    return type(option) is a.EndTurn


class Guide(ByCommand):
    def __init__(self, manner: Manner) -> None:
        self.manner = manner
        self.answer = careful if manner.sets else reply
        kind = Kind(
            "command_or_end", SEARCHED | {"defenders_to_name"} if manner.sets else SEARCHED, self.answer, self.worth,
            ends_turn, self.tried, manner.ahead, 1 if manner.apart else 2,
        )  # fmt: skip
        super().__init__(kind, WEIGHTS, manner.nodes, manner.pairs)
        craft = Craft(
            GAME, "command_or_end", Commands, SEARCHED, self.answer, self.worth, a.EndTurn(), looks.wide, looks.sharp,
            looks.mover, looks.seen, looks.answers, self.next, FEWEST, AGAIN, saved=SAVED,
            inside=INSIDE, doubt=DOUBT, fewest_worlds=WORLDS, believed=believed,
        )  # fmt: skip
        self.by_turn = ByTurn(craft, manner.turns, frozenset(WEIGHTS)) if manner.turns else None

    def worth(self, s: State, seat: int) -> float:
        return outlook(s, seat, self.manner)

    def next(self, s: State, seat: int) -> float:
        return outlook(s, seat, self.manner, True)

    def tried(self, question: Question, rng: random.Random) -> list[Any]:
        return thought_of(question, self.manner, rng)

    def propose(
        self, game: Game, position: Position, question: Question, rng: random.Random, iterations: int
    ) -> list[Any]:
        if question.name == "defenders_to_name" and self.manner.sets:
            return defences(question, rng)
        return super().propose(game, position, question, rng, iterations)

    def reply(self, question: Question, said: Sequence[Any], rng: random.Random) -> Any:
        """The small questions at once; a command as the best of a few, in a world as this seat may imagine it."""
        if question.name != "command_or_end":
            return self.answer(question, rng)
        s, side, seat = question.s, question.side, question.seat
        call = Commands(side)
        world = imagined(lambda: deal(Position(s, call, (), s, (), 0), seat, rng), s)

        def trial() -> Trial:
            return Command(seat, "command_or_end", SEARCHED, self.answer, rng)

        found = best_gesture(GAME, world, call, trial, self.worth, self.manner.tries, HESITATION)
        return Gesture(found) if found else a.EndTurn()

    def values(self, s: State) -> Sequence[float]:
        chance = likely(self.worth(s, s.teams[ALLIES][0]))
        return [chance if side_of_seat(s, seat) == ALLIES else 1 - chance for seat in range(sum(map(len, s.teams)))]


class Command(Trial):
    """Corps and attacks only: single regiments are many, and seldom matter."""

    def first(self, options: list[Any]) -> list[Any]:
        return [option for option in options[:-1] if type(option) in TRIED] or options[-1:]


GUIDE, CLASSIC, TRIAL = Guide(OWN), Guide(FORMER), Guide(TRIED_NOW)
