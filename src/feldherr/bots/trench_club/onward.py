"""Playing on: everybody goes by the taste, to a certain turn or to the end, and what it has come to."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Any

from feldherr.bots.search.gestures import Gesture
from feldherr.bots.trench_club.greedy import Greedy
from feldherr.bots.trench_club.quick import able, declare_all, move_all
from feldherr.bots.trench_club.turns import at_once
from feldherr.games.trench_club.board import NOBODY
from feldherr.games.trench_club.events import AttackLost, AttacksConfirmed, Fought
from feldherr.games.trench_club.rules.calls import Declare, Moves
from feldherr.games.trench_club.state import State, copy
from feldherr.kernel.answers import Call, Outcome, Over
from feldherr.kernel.event import Event
from feldherr.kernel.game import Game
from feldherr.kernel.playout import Playout, Stop, playout
from feldherr.kernel.position import Interjected, Position
from feldherr.kernel.question import Choices, Question, about

END = 10_000
"""No game has so many turns."""
PRIME, UNITS = 2_147_483_647, 1_000
"""Luck counts modulo this; so many units no game has."""
Values = Callable[[State], Sequence[float]]


def turn_of(s: State) -> int:
    """One more each time the word goes on to the other side."""
    return s.round * len(s.order) + s.order.index(s.now) if s.now in s.order else 0


class Luck:
    """Dice that belong to who attacks in which turn: where two turns differ in one unit, the others roll as before.

    So the difference of two turns shows in half as many games as with dice one after the other.
    """

    def __init__(self, seed: int, s: State) -> None:
        self.seed, self.s = seed % PRIME, s
        self.last = 1
        self.begin(NOBODY)

    def begin(self, unit: int) -> None:
        """The dice of this unit's attack."""
        mixed = self.seed ^ ((turn_of(self.s) * UNITS + unit + 2) * 7_368_787 % PRIME)
        for _ in range(2):
            mixed = mixed * 69_621 % PRIME
            mixed ^= mixed >> 15
        self.last = 1 + mixed % (PRIME - 1)

    def below(self, n: int) -> int:
        self.last = self.last * 48_271 % PRIME
        return self.last * n // PRIME

    def hear(self, event: Event) -> None:
        """Before each combat of a list the dice of who attacks are taken up."""
        if isinstance(event, AttacksConfirmed):
            following = 0
        elif isinstance(event, Fought | AttackLost):
            following = event.number
        else:
            return
        attacks = self.s.turn.attacks
        if following < len(attacks):
            self.begin(attacks[following][0])


class Onward:
    """A player for all seats; a march is thought out once and carried out. At its turn it stops."""

    def __init__(self, bot: Greedy, until: int, rng: random.Random) -> None:
        self.bot, self.until, self.rng = bot, until, rng
        self.marches: dict[int, list[Any]] = {}
        self.state: State | None = None

    def __call__(self, seat: int, choices: Choices, args: tuple[Any, ...], options: list[Any]) -> Any:
        if self.until < END:
            s: State = about(choices, args, "s")
            if turn_of(s) >= self.until:
                self.state = s
                raise Stop
        march = self.marches.get(seat)
        if march and march[0] in options:
            return march.pop(0)
        question = Question(seat, choices, args)
        question._options = options
        given = at_once(self.bot, question, self.rng)
        if isinstance(given, Gesture):
            self.marches[seat] = list(given[1:])
            return given[0]
        self.marches[seat] = []
        return given


def comes_to(
    game: Game, position: Position, seat: int, turns: int, bot: Greedy, values: Values, rng: random.Random
) -> float:
    """The seat's chance after so many turns more; with `END` whether it has won."""
    if position.outcome:
        return float(position.outcome.scores[seat])
    until = turn_of(position.settled) + turns if turns < END else END
    player, s = Onward(bot, until, rng), copy(position.settled)
    luck = Luck(rng.getrandbits(31), s)
    try:
        if position.given or isinstance(position.call, Interjected):
            outcome, _ = playout(game, s, position.call, player, luck.below, position.given, luck.hear)
        else:
            assert position.call is not None
            outcome = quickly(game, s, position.call, player, luck)
    except Stop:
        assert player.state is not None
        return values(player.state)[seat]
    return float(outcome.scores[seat])


def quickly(game: Game, s: State, call: Call, player: Onward, luck: Luck) -> Outcome:
    """As a playout, but marches and declarations are not asked for one by one where that can be spared."""
    ask, spared = Playout(player, luck.below), able(s)
    try:
        while True:
            if spared and isinstance(call, Moves) and s.turn.truck < 0:
                if turn_of(s) >= player.until:
                    player.state = s
                    raise Stop
                call = move_all(s, player.bot, luck.hear)
            elif spared and isinstance(call, Declare):
                call = declare_all(s, player.bot, luck.hear)
            else:
                call = game.run(s, call, ask, luck.hear)
    except Over as over:
        return over.outcome
