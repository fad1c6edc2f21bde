"""Whole commands as candidates: found by looking a command through in one world, judged by what they come to in many.

What looks best in one world may live on what only that world has; the same answers in other worlds show it.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from typing import Any, NamedTuple

from feldherr.bots.commanding import WON, Reply, carry_on
from feldherr.bots.search.gestures import Gesture, Worth
from feldherr.kernel import chance
from feldherr.kernel.game import Game
from feldherr.kernel.playout import Stop, play_on
from feldherr.kernel.position import Position
from feldherr.kernel.question import Choices, Question, about

MOST = 2500
"""So many answers are looked at for candidates at most; that takes a few seconds."""
ALIKE = 2
"""So many candidates may begin with the same answer; inside a command it may be one."""
SECOND = 3
"""Second commands get one part of so many of the first one's budget: most of them are never given."""


class Kind(NamedTuple):
    """What a game's commands are: the question each begins at, those inside that are looked through, and the rest."""

    command: str
    searched: frozenset[str]
    reply: Reply
    worth: Worth
    idle: Callable[[Any], bool]
    """Whether an option is to do nothing more."""
    tried: Callable[[Question, random.Random], list[Any]]
    """Of a question's options, those that are worth a look."""
    ahead: int = 0
    """From the ends of so many of the best commands a second one is looked for."""
    inside: int = ALIKE
    """So many candidates may begin with the same answer where the command is begun already."""


class Lines:
    """A look at where an own command leads in one world, within a budget of answers tried."""

    def __init__(self, game: Game, kind: Kind, seat: int, rng: random.Random, nodes: int) -> None:
        self.game, self.kind, self.seat, self.rng, self.budget = game, kind, seat, rng, nodes
        self.nodes = 0
        self.found: dict[Gesture, float] = {}
        self.ends: dict[Gesture, Position] = {}

    def look(self, position: Position, options: list[Any]) -> None:
        """Every option to the end of the command; what it comes to is kept with the own answers on the way."""
        for option in options:
            self.nodes += self.budget // len(options)  # what one does not need is the next one's
            if self.kind.idle(option):
                self.found[Gesture((option,))] = self.kind.worth(position.now, self.seat)
            else:
                self.after(position, Gesture((option,)))

    def further(self, hesitation: float) -> None:
        """A second command after each of the best ones, where the seat still has the word: one may open the way."""
        begun = [line for line in self.best(hesitation) if line in self.ends][: self.kind.ahead]
        for line in begun:
            position = self.ends[line]
            question = position.questions[0]
            if question.actor != self.seat:
                continue
            options = [o for o in self.kind.tried(question, self.rng) if not self.kind.idle(o)]
            self.nodes = 0
            for option in options:
                self.nodes += self.budget // SECOND // len(begun) // len(options)
                self.after(position, Gesture((*line, option)))

    def after(self, position: Position, said: Gesture) -> None:
        self.nodes -= 1
        kind = self.kind
        position = carry_on(
            self.game, position, self.seat, said[-1], kind.command, kind.searched, kind.reply, self.rng
        )
        if position.outcome:
            self.found[said] = WON if self.seat in position.outcome.winners else -WON
            return
        question = position.questions[0]
        if question.name == kind.command:
            self.found[said] = kind.worth(position.now, self.seat)
            if kind.ahead:                                  # thousands of positions kept are work for the collector
                self.ends[said] = position
            return
        options = kind.tried(question, self.rng)
        if self.nodes <= 0:
            options = [kind.reply(question, self.rng)]
        for option in options:
            self.after(position, Gesture((*said, option)))

    def best(self, hesitation: float, alike: int = ALIKE) -> list[Gesture]:
        """The candidates, the most promising first, and not too many that begin alike."""
        def value(line: Gesture) -> float:
            return self.found[line] - (0.0 if self.kind.idle(line[0]) else hesitation)

        begun = Counter[Any]()
        out = []
        for line in sorted(self.found, key=value, reverse=True):
            begun[line[0]] += 1
            if begun[line[0]] <= alike:
                out.append(line)
        return out


def looked_at(nodes: int, iterations: int) -> int:
    """How many answers are looked at for candidates: `nodes` with 24 iterations, with twice as many four times that.

    To find a good command brings more than to weigh it in more worlds.
    """
    return min(MOST, round(nodes * (iterations / 24) ** 2))


def candidates(
    game: Game, kind: Kind, position: Position, question: Question, rng: random.Random, nodes: int, hesitation: float
) -> list[Gesture]:
    """The best commands of two worlds, in turn; to do nothing is always among the first."""
    options = kind.tried(question, rng)
    alike = ALIKE if question.name == kind.command else kind.inside
    budget = max(nodes // 2, 2 * len(options))
    ranked = []
    for world in (position, game.resample(position, question.actor, rng)):
        lines = Lines(game, kind, question.actor, rng, budget)
        lines.look(world, options)
        if kind.ahead:
            lines.further(hesitation)
        ranked.append(lines.best(hesitation, alike))
    merged = dict.fromkeys(line for pair in zip(*ranked) for line in pair)
    merged.update(dict.fromkeys([*ranked[0], *ranked[1]]))
    out = list(merged)
    return list(dict.fromkeys([*out[:1], *(line for line in out if kind.idle(line[0])), *out]))


class Following:
    """A player that gives the answers of a candidate as far as they are open, and everything else at once."""

    def __init__(self, kind: Kind, seat: int, line: Gesture, rng: random.Random) -> None:
        self.kind, self.seat, self.plan, self.rng = kind, seat, list(line), rng
        self.begun = False
        self.state: Any = None

    def __call__(self, seat: int, choices: Choices, args: tuple[Any, ...], options: list[Any]) -> Any:
        name = choices.__name__
        if self.begun and name == self.kind.command:
            if self.kind.ahead and seat == self.seat and self.plan and self.plan[0] in options:
                return self.plan.pop(0)
            self.state = about(choices, args, "s")
            raise Stop
        if seat == self.seat and self.plan and (not self.begun or name in self.kind.searched):
            self.begun = True
            if self.plan[0] in options:
                return self.plan.pop(0)
            self.plan.clear()
        self.begun = True
        question = Question(seat, choices, args)
        question._options = options
        return self.kind.reply(question, self.rng)


def outcome_of(
    game: Game, kind: Kind, world: Position, line: Gesture, seat: int, rng: random.Random, before: float | None = None
) -> float:
    """What the candidate brings in a world, against doing nothing; `before`: what that is worth, if it is known."""
    if kind.idle(line[0]):
        return 0.0
    player = Following(kind, seat, line, rng)
    try:
        outcome, _ = play_on(game, world, player, chance.from_random(rng))
        return WON if seat in outcome.winners else -WON
    except Stop:
        return kind.worth(player.state, seat) - (kind.worth(world.now, seat) if before is None else before)
