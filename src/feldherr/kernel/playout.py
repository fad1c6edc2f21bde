"""The playing runner: forward only, in place, no replay. For simulation and search."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from feldherr.kernel import chance
from feldherr.kernel.answers import CHANCE, DONE, PATIENCE, Call, Endless, Given, Interjection, Outcome, Over
from feldherr.kernel.ask import Ask, Dialogue, Replay, Waiting, refuse_interjection
from feldherr.kernel.chance import Below
from feldherr.kernel.event import Event
from feldherr.kernel.position import Interjected, Position
from feldherr.kernel.question import Choices, Question

if TYPE_CHECKING:
    from feldherr.kernel.game import Game

Player = Callable[[int, Choices, tuple[Any, ...], list[Any]], Any]
"""`player(seat, choices, args, options)` gives one of the options."""


class Stop(BaseException):
    """Raised by a player to leave a playout before its end."""


class Playout(Ask):
    """The player is a function that `ask` calls."""

    def __init__(self, player: Player, below: Below) -> None:
        self.player = player
        self.below = below
        self.decisions = 0
        self.forced = 0
        self.watched = 0
        """How many decisions there were when it was last looked whether anybody still has a choice."""
        self.prefix: Replay | None = None

    def put(self, question: Question) -> Any:
        while (prefix := self.prefix) is not None:
            if prefix.used == len(prefix.given):
                self.prefix = None
            elif isinstance((entry := prefix.given[prefix.used]).answer, Interjection):
                prefix.used += 1
                prefix.interject(entry.seat, entry.answer, self)
            else:
                return prefix.put(question)
        if question.actor == CHANCE:
            return chance.take(question, self.below)
        return self.decide(question.actor, question.choices, question.args)

    def decide(self, actor: int, choices: Choices, args: tuple[Any, ...]) -> Any:
        options = choices(*args)
        if len(options) == 1:
            self.forced += 1
            if not self.forced % PATIENCE:
                self.watched = watched(self, self.watched, choices.__name__)
            return options[0]
        self.decisions += 1
        return self.player(actor, choices, args, options)

    def __call__(self, actor: int, choices: Choices, *args: Any) -> Any:
        if self.prefix is not None:
            return self.put(Question(actor, choices, args))
        return self.decide(actor, choices, args)

    def openly(self, actor: int, choices: Choices, *args: Any) -> Any:
        if self.prefix is not None:
            return self.put(Question(actor, choices, args, True))
        return self.decide(actor, choices, args)

    def several(self, actor: int, choices: Choices, s: Any, *args: Any) -> tuple[Any, ...]:
        if self.prefix is not None:
            return Ask.several(self, actor, choices, s, *args)
        chosen: tuple[Any, ...] = ()
        while (given := self.decide(actor, choices, (s, chosen, *args))) != DONE:
            chosen = (*chosen, given)
        return chosen

    def several_openly(self, actor: int, choices: Choices, s: Any, *args: Any) -> tuple[Any, ...]:
        if self.prefix is not None:
            return Ask.several_openly(self, actor, choices, s, *args)
        return self.several(actor, choices, s, *args)

    def together(self, *dialogues: tuple[int, Dialogue, tuple[Any, ...]]) -> tuple[Any, ...]:
        prefix = self.prefix
        if prefix is None or prefix.used == len(prefix.given):
            return tuple([dialogue(self, *args) for _, dialogue, args in dialogues])
        start = prefix.used
        try:
            return prefix.together(*dialogues)
        except Waiting:
            return self.finish(dialogues, prefix.given[start:])

    def finish(
        self, dialogues: tuple[tuple[int, Dialogue, tuple[Any, ...]], ...], rest: tuple[Given, ...]
    ) -> tuple[Any, ...]:
        """Some have answered in part: each goes on from where he is."""
        results = []
        for seat, dialogue, args in dialogues:
            own = tuple(g for g in rest if g.seat == seat and not isinstance(g.answer, Interjection))
            self.prefix = Replay(own, refuse_interjection)
            results.append(dialogue(self, *args))
        self.prefix = None
        return tuple(results)


def mute(event: Event) -> None:
    """Nobody listens to a playout."""


def watched(ask: Playout, before: int, name: str) -> int:
    """The decisions so far; none since the last look: the rules go round in a circle.

    Looked at once in so many steps, which costs the usual step nothing.
    """
    if ask.decisions == before:
        raise Endless(name, PATIENCE)
    return ask.decisions


def playout(
    game: Game,
    state: Any,
    call: Call | None,
    player: Player,
    below: Below,
    given: tuple[Given, ...] = (),
    emit: Callable[[Event], None] = mute,
) -> tuple[Outcome, int]:
    """Play `state` (written in place) to its end: the outcome and how many decisions with a choice it took."""
    ask = Playout(player, below)
    if given:
        # What an interjection asks may not have been answered yet: the playout goes on with it, not the prefix.
        ask.prefix = Replay(given, lambda seat, what, _: game.interject(state, ask, emit, seat, what))
    run, before = game.run, 0
    try:
        while True:
            for _ in range(PATIENCE):
                if type(call) is Interjected:
                    game.interject(state, ask, emit, call.seat, call.what)
                    call = call.then
                assert call is not None
                call = run(state, call, ask, emit)
            before = watched(ask, before, type(call).__name__)
    except Over as end:
        return end.outcome, ask.decisions


def play_on(game: Game, position: Position, player: Player, below: Below) -> tuple[Outcome, int]:
    """Play a position out on a copy."""
    if position.outcome:
        return position.outcome, 0
    return playout(game, game.copy(position.settled), position.call, player, below, position.given)
