"""One command run through on a copy: the mover's answers are written down, or looked for; others answer at once."""

from __future__ import annotations

import random
from collections.abc import Callable, Hashable
from contextlib import suppress
from typing import Any, NamedTuple

from feldherr.bots.commanding import WON, Reply
from feldherr.bots.search.gestures import Worth
from feldherr.kernel import chance
from feldherr.kernel.answers import Call, Given, Over
from feldherr.kernel.ask import Replay
from feldherr.kernel.game import Game
from feldherr.kernel.playout import Playout, Stop, mute
from feldherr.kernel.position import Interjected, Position
from feldherr.kernel.question import Choices, Question, about

Look = Callable[[Choices, tuple[Any, ...], list[Any]], list[Any]]
"""Of the options of an own question, those that are worth a look; none: the command is given up."""
Path = tuple[Any, ...]
"""The mover's answers in one command, also where there was no choice."""
Notes = dict[Hashable, Any]
"""What is to be answered, by what the seat sees when it is asked."""
Believed = Callable[[Position, int, random.Random], Position]
"""Another world that a seat cannot tell from the true one."""


class Craft(NamedTuple):
    """How the turns of a game are made: its commands, and what is thought of them."""

    game: Game
    command: str
    """The question each command begins at."""
    call: type[Call]
    """The procedure that asks it."""
    searched: frozenset[str]
    """Questions inside an own command that are looked through."""
    reply: Reply
    worth: Worth
    end: Any
    """The answer that ends the turn."""
    wide: Look
    """For own turns."""
    sharp: Look
    """For a quick turn: what attacks, or keeps an attack off."""
    mover: Callable[[Any], int]
    """The seat that has the turn."""
    seen: Callable[[Any, int], Hashable]
    """What a seat sees of a state, as far as it matters to its plans."""
    answers: Callable[[Question, random.Random], list[Path]]
    """What can be said to a question that is none of those commands are made of."""
    next: Worth
    """What a state is worth to a seat that has the turn next: what it can do counts more than what threatens it."""
    fewest: int
    """So many commands at least are looked through for those a turn may begin with."""
    again: int
    """In a quick turn what is looked through once is tried again so often for each further command; 0: looked anew."""
    scale: float = 16.0
    """A position that is better by so much is won in 73 of 100 cases."""
    absolute: bool = False
    """Whether what a position is worth says how likely it is won; else only how much better it is than another."""
    saved: float = 1.0
    """Who has so many seconds a decision thinks so many times as long when a turn begins: what follows is planned."""
    inside: float = 1.0
    """The same for what comes up inside a command, or in the enemy's turn."""
    doubt: float = 0.0
    """To an attack what comes first to mind is said unless another is better by so many standard errors; 0: by any."""
    fewest_worlds: int = 4
    """In so many worlds at least a turn is compared with one that differs in one thing."""
    believed: Believed | None = None
    """Worlds as they are likely to be; None: any that cannot be told from the true one."""


class Rehearsal(Playout):
    """Follows a script as far as it is open. What comes after it is looked for, or answered at once."""

    def __init__(
        self, craft: Craft, seat: int, script: Path, rng: random.Random, look: Look | None = None,
        trusted: int = 0, every: bool = False,
    ) -> None:  # fmt: skip
        """`trusted`: so much of the script is known to be open; `every`: it answers every question of the seat."""
        Playout.__init__(self, nobody, chance.from_random(rng))
        self.craft, self.seat, self.script, self.rng, self.look = craft, seat, script, rng, look
        self.trusted, self.every, self.lost = trusted, every, False
        self.path: list[Any] = []
        self.branches: list[tuple[int, list[Any]]] = []
        """Where there was a choice, and what else there was."""
        self.notes: Notes | None = None
        self.chosen: list[Any] = []
        """Where notes are taken: the answers where there was a choice."""
        self.open: list[Any] = []

    def decide(self, actor: int, choices: Choices, args: tuple[Any, ...]) -> Any:
        name = choices.__name__
        if actor == self.seat and (self.every or name in self.craft.searched or name == self.craft.command):
            given = self.own(name, choices, args)
            self.path.append(given)
            if self.notes is not None:
                options = choices(*args)
                self.notes.setdefault(noted(self.craft, actor, choices, args, options), given)
                if len(options) > 1:
                    self.chosen.append(given)
            return given
        options = choices(*args)
        return options[0] if len(options) == 1 else self.offhand(actor, choices, args, options)

    def own(self, name: str, choices: Choices, args: tuple[Any, ...]) -> Any:
        place = len(self.path)
        planned = place < len(self.script) and not self.lost
        if planned and place < self.trusted:
            return self.script[place]
        options = choices(*args)
        if planned:
            if self.script[place] in options:
                return self.script[place]
            self.lost = True
        if name == self.craft.command and self.look is None:
            raise Stop                                            # nothing has been done yet
        if len(options) == 1:
            return options[0]
        if self.look is None:
            return self.offhand(self.seat, choices, args, options)
        kept = self.look(choices, args, options)
        if not kept:
            raise Stop
        if len(kept) > 1:
            self.branches.append((place, kept[1:]))
        return kept[0]

    def offhand(self, actor: int, choices: Choices, args: tuple[Any, ...], options: list[Any]) -> Any:
        question = Question(actor, choices, args)
        question._options = options
        return self.craft.reply(question, self.rng)

    def run(self, s: Any, call: Call, given: tuple[Given, ...] = ()) -> Call:
        """To the next command, of whichever side; `s` is written in place."""
        game, wanted = self.craft.game, self.craft.call
        run = game.run
        if given:
            self.prefix = Replay(given, lambda seat, what, _: game.interject(s, self, mute, seat, what))
        if type(call) is Interjected:
            game.interject(s, self, mute, call.seat, call.what)
            call = call.then
        while True:
            call = run(s, call, self, mute)
            if type(call) is wanted:
                return call


def noted(craft: Craft, seat: int, choices: Choices, args: tuple[Any, ...], options: list[Any]) -> Hashable:
    """Under which a plan is kept: the question, and what the seat sees."""
    return choices.__name__, craft.seen(about(choices, args, "s"), seat), tuple(options)


def nobody(seat: int, choices: Choices, args: tuple[Any, ...], options: list[Any]) -> Any:
    """A rehearsal answers by itself (`decide`): no player is ever asked."""
    raise AssertionError(f"{choices.__name__} was asked of a player")


class Tried(NamedTuple):
    """A command that was tried to its end: where it led, and what that is worth to who gave it."""

    path: Path
    s: Any
    """None: the game is over."""
    call: Call | None
    value: float


class Asking(Rehearsal):
    """Hears what is open, and does none of it."""

    def own(self, name: str, choices: Choices, args: tuple[Any, ...]) -> Any:
        self.open = choices(*args)
        raise Stop


def asked(craft: Craft, s: Any, call: Call, seat: int, rng: random.Random) -> list[Any]:
    """What a command may begin with; also where it is only to end the turn, nothing is done."""
    one = Asking(craft, seat, (), rng)
    with suppress(Stop):
        one.run(s, call)
    return one.open


def again(
    craft: Craft, s: Any, call: Call, seat: int, path: Path, rng: random.Random, trusted: int = 0
) -> Tried | None:
    """A command of another position tried here; None if it is not open."""
    t = craft.game.copy(s)
    one = Rehearsal(craft, seat, path, rng, trusted=trusted)
    try:
        following = one.run(t, call)
        return Tried(tuple(one.path), t, following, craft.worth(t, seat))
    except Over as end:
        return Tried(tuple(one.path), None, None, WON if seat in end.outcome.winners else -WON)
    except Stop:
        return None


def commands(
    craft: Craft, s: Any, call: Call, seat: int, look: Look, most: int, rng: random.Random,
    given: tuple[Given, ...] = (),
) -> list[Tried]:  # fmt: skip
    """So many commands at most, those that begin differently in turn; each is run once, from its beginning."""
    seed, copy = rng.getrandbits(32), craft.game.copy
    found: list[Tried] = []
    waiting: list[list[Path]] = [[()]]
    runs = 0
    while waiting and runs < most:
        for stack in waiting[:]:
            script = stack.pop()
            runs += 1
            rng.seed(seed)
            t = copy(s)
            one = Rehearsal(craft, seat, script, rng, look, trusted=len(script))
            try:
                following: Call | None = one.run(t, call, given)
                found.append(Tried(tuple(one.path), t, following, craft.worth(t, seat)))
            except Over as end:
                value = WON if seat in end.outcome.winners else -WON
                found.append(Tried(tuple(one.path), None, None, value))
            except Stop:
                pass
            path = tuple(one.path)
            for place, others in one.branches:
                if place:
                    stack.extend([(*path[:place], other) for other in others])
                else:
                    waiting.extend([[(other,)] for other in others])
            if runs >= most:
                break
        waiting = [stack for stack in waiting if stack]
    rng.seed(seed + 1)
    return found
