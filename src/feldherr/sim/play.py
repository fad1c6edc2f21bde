"""The engine from Python: `feldherr.game("viktory-ii")` is a game that has begun."""

from __future__ import annotations

import random
from typing import Any

import msgspec

from feldherr import games
from feldherr.bots.outside import named
from feldherr.bots.player import answer as answer_of
from feldherr.bots.player import dismiss
from feldherr.bots.search.levels import unhurried
from feldherr.kernel import chance, position
from feldherr.kernel.answers import CHANCE, Outcome
from feldherr.kernel.event import Event
from feldherr.kernel.game import Game
from feldherr.kernel.lines import lines_of, write
from feldherr.kernel.position import Position
from feldherr.kernel.view import View


def checked(rules: Game, options: dict[str, Any]) -> Any:
    """The options, if the game has them; `ValueError` says what it has not."""
    try:
        made = rules.options_type(**options)
        return msgspec.convert(msgspec.to_builtins(made), rules.options_type)
    except (TypeError, msgspec.ValidationError) as wrong:
        raise ValueError(f"{rules.name} cannot be played so: {wrong}") from None


def started(rules: Game, options: Any, text: str = "") -> tuple[Position, list[Event]]:
    """A game that begins, at a position in its notation if one is given."""
    if not text:
        return position.begin(rules, options)
    state, call = rules.read(text)
    return position.resume(rules, state, call)


class Play:
    """A running game. Dice and cards are drawn from the seed: the same seed and answers give the same game."""

    def __init__(self, name: str, seed: int | str = 0, position: str = "", **options: Any) -> None:
        self.rules = games.game(games.meant(name))
        self.options = checked(self.rules, options)
        self.position, _ = started(self.rules, self.options, position)
        self.luck = random.Random(f"{seed}")
        self.draw()

    @property
    def seats(self) -> tuple[str, ...]:
        return tuple(seat.name for seat in self.rules.seats(self.options))

    @property
    def asked(self) -> tuple[int, ...]:
        """The seats that have a question now: one, or several that decide in secret at once."""
        return tuple(question.actor for question in self.position.questions)

    @property
    def outcome(self) -> Outcome | None:
        """Who won and how; None while the game lasts."""
        return self.position.outcome

    def legal(self, seat: int | None = None) -> list[Any]:
        """What may be answered: by this seat, or by the first that is asked."""
        question = self.position.question(self.asked[0] if seat is None else seat) if self.asked else None
        return [] if question is None else list(question.options())

    def play(self, answer: Any, seat: int | None = None) -> list[Event]:
        """Answer, with one of `legal` or its line (`"go over 17"`); what happened, seen by nobody in particular."""
        if isinstance(answer, str):
            answer = lines_of(tuple(self.rules.actions)).read(answer)
        who = seat if seat is not None else self.asked[0] if self.asked else 0
        self.position, news = position.answer(self.rules, self.position, who, answer)
        return news + self.draw()

    def draw(self) -> list[Event]:
        """Chance answers what it is asked."""
        news: list[Event] = []
        while self.asked and self.asked[0] == CHANCE:
            drawn = chance.take(self.position.questions[0], chance.from_random(self.luck))
            self.position, more = position.answer(self.rules, self.position, CHANCE, drawn)
            news += more
        return news

    def view(self, seat: int | None = None) -> View:
        """What a seat sees; what everybody sees without one."""
        return self.rules.view(self.position, seat)

    def line(self, answer: Any) -> str:
        """An answer as it stands in a record; `play` takes it back."""
        return write(answer)

    def write(self) -> str:
        """The position in the game's notation, with everything hidden; `feldherr.game(name, position=…)` reads it."""
        return self.rules.write(self.position.now)

    def copy(self) -> Play:
        """The same game, to go its own way from here."""
        return self.with_position(self.position)

    def resample(self, seat: int, seed: int | str = 0) -> Play:
        """A world the seat cannot tell from this one: what it does not see is dealt anew."""
        return self.with_position(self.rules.resample(self.position, seat, random.Random(f"{seed}")))

    def with_position(self, where: Position) -> Play:
        other = object.__new__(Play)
        other.rules, other.options, other.position = self.rules, self.options, where
        other.luck = random.Random()
        other.luck.setstate(self.luck.getstate())
        return other


class Opponent:
    """One of ours, `module:name` or `exec:COMMAND`; what it draws by lot follows from the seed."""

    def __init__(self, game: str, name: str, seed: int | str = 0) -> None:
        self.game = games.meant(game)
        self.bot = unhurried(named(self.game, name))
        self.luck = random.Random(f"{seed}")

    def __call__(self, game: Play, seat: int | None = None) -> Any:
        """Its answer for a seat, or for the first that is asked; it sees what the seat may see."""
        who = game.asked[0] if seat is None and game.asked else seat
        if game.rules.name != self.game or who not in game.asked:
            raise ValueError(f"{self.bot.name} of {self.game} is not asked anything there")
        return answer_of(self.bot, game.rules, game.position, who, self.luck)

    def close(self) -> None:
        """Nobody asks it any more; a command is ended."""
        dismiss([self.bot])
