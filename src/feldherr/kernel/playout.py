"""The playing runner: forward only, in place, no replay. For simulation and search."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from feldherr.kernel import chance
from feldherr.kernel.answers import CHANCE, DONE, Call, Given, Outcome, Over
from feldherr.kernel.ask import Ask, Dialogue, Replay, Waiting
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
        self.prefix: Replay | None = None

    def put(self, question: Question) -> Any:
        if self.prefix is not None:
            if self.prefix.used < len(self.prefix.given):
                return self.prefix.put(question)
            self.prefix = None
        if question.actor == CHANCE:
            return chance.take(question, self.below)
        return self.decide(question.actor, question.choices, question.args)

    def decide(self, actor: int, choices: Choices, args: tuple[Any, ...]) -> Any:
        options = choices(*args)
        if len(options) == 1:
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
        if self.prefix is None or self.prefix.used == len(self.prefix.given):
            return tuple([dialogue(self, *args) for _, dialogue, args in dialogues])
        try:
            return self.prefix.together(*dialogues)
        except Waiting:
            return self.finish(dialogues)

    def finish(self, dialogues: tuple[tuple[int, Dialogue, tuple[Any, ...]], ...]) -> tuple[Any, ...]:
        """Some have answered in part: each goes on from where he is."""
        assert self.prefix is not None
        rest, results = self.prefix.given, []
        for seat, dialogue, args in dialogues:
            self.prefix = Replay(tuple(g for g in rest if g.seat == seat), ignore, False)
            results.append(dialogue(self, *args))
        self.prefix = None
        return tuple(results)


def ignore(seat: int, what: Any, ask: Ask) -> None:
    """Interjections of the prefix have been applied when it was handed out first."""


def mute(event: Event) -> None:
    """Nobody listens to a playout."""


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
        ask.prefix = Replay(given, lambda seat, what, asker: game.interject(state, asker, emit, seat, what), False)
    run = game.run
    try:
        while True:
            if type(call) is Interjected:
                game.interject(state, ask, emit, call.seat, call.what)
                call = call.then
            assert call is not None
            call = run(state, call, ask, emit)
    except Over as end:
        return end.outcome, ask.decisions


def play_on(game: Game, position: Position, player: Player, below: Below) -> tuple[Outcome, int]:
    """Play a position out on a copy."""
    if position.outcome:
        return position.outcome, 0
    return playout(game, game.copy(position.settled), position.call, player, below, position.given)
