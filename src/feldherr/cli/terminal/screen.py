"""A game played at the terminal: shows, asks, takes a line, until the game is over or the player leaves."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rich.console import Console, RenderableType
from rich.rule import Rule
from rich.text import Text

from feldherr.cli.terminal import battle, menu
from feldherr.cli.terminal.chart import chart
from feldherr.cli.terminal.orders import Left, obey
from feldherr.cli.terminal.picture import picture
from feldherr.cli.terminal.session import Session
from feldherr.cli.terminal.voice import Voice
from feldherr.kernel.answers import Illegal
from feldherr.kernel.game import Suggestion
from feldherr.kernel.question import Question
from feldherr.kernel.table import Happened
from feldherr.kernel.view import View

Read = Callable[[str], str]
CURTAIN = 60
"""So many empty lines hide what was on a screen that cannot be cleared."""


class Terminal:
    """What is on the screen. `facing` is the seat that looks at it, `shown` what each seat has read of the log."""

    def __init__(self, session: Session, voice: Voice, console: Console, read: Read, with_map: bool = False) -> None:
        self.session, self.voice, self.console, self.with_map = session, voice, console, with_map
        self.read = read
        self.facing: int | None = None
        self.shown: dict[int, int] = {}
        self.headings: dict[int, str] = {}

    # writing --------------------------------------------------------------------------------------------------------
    def print(self, *shown: RenderableType) -> None:
        for one in shown:
            self.console.print(Text(one) if isinstance(one, str) else one)

    def say(self, name: str, style: str = "", /, **args: Any) -> None:
        """A message; one that names a file is not broken, so that it can be copied."""
        self.console.print(Text(self.voice(name, **args), style=style), soft_wrap="file" in args)

    def line(self, prompt: str = "> ") -> str:
        """What the player types, made printable; `EOFError` if there is no more."""
        try:
            return self.read(prompt).encode("utf-8", "replace").decode("utf-8").strip()
        except UnicodeDecodeError:
            return "�"

    def view(self, seat: int | None) -> View:
        return self.session.game.view(self.session.table.position, seat)

    # the game -------------------------------------------------------------------------------------------------------
    def run(self) -> bool:
        """Whether the game came to its end."""
        self.greet()
        try:
            while not self.session.over:
                bot = self.session.bot_to_move()
                if bot is not None:
                    self.think(bot)
                    continue
                seat = self.session.waiting()[0]
                self.face(seat)
                while not obey(self, seat, self.line()):
                    pass
        except (EOFError, Left):
            self.print("")
            self.say("cli-kept", file=str(self.session.file))
            return False
        self.end()
        return True

    def greet(self) -> None:
        voice, session = self.voice, self.session
        title = voice.cover.title.get(voice.lang, session.game.name) if voice.cover else session.game.name
        self.print(Rule(title))
        for seat, player in enumerate(session.players):
            name = "cli-seat-person" if seat in session.people else "cli-seat-bot"
            self.say(name, voice.colour(seat), seat=voice.seat(seat), bot=player)
        self.say("cli-welcome")

    def think(self, seat: int) -> None:
        words = self.voice("cli-thinking", seat=self.voice.seat(seat))
        if self.console.is_terminal:
            with self.console.status(words):
                self.session.let_bot_answer(seat)
        else:
            self.session.let_bot_answer(seat)

    # a question -------------------------------------------------------------------------------------------------------
    def face(self, seat: int) -> None:
        """Turn the screen to a seat: the curtain if another looked at it, what happened since, then the question."""
        if self.facing is not None and self.facing != seat:
            self.curtain(seat)
        self.facing = seat
        self.news(seat)
        heading = self.voice.text(self.view(seat).heading)
        if self.headings.get(seat) != heading:
            self.headings[seat] = heading
            self.board(seat)
        self.ask(seat)

    def curtain(self, seat: int) -> None:
        """Nobody sees the other's pieces in passing."""
        self.console.clear() if self.console.is_terminal else self.print("\n" * CURTAIN)
        self.print(Rule())
        self.line(self.voice("cli-curtain", seat=self.voice.seat(seat)) + " ")
        self.headings.pop(seat, None)

    def news(self, seat: int) -> None:
        """What the seat saw happen since it last looked."""
        since = self.shown.get(seat, -1) + 1
        self.shown[seat] = len(self.session.entries())
        everything = self.session.log(seat)
        first = next((n for n, (entry, _) in enumerate(everything) if entry >= since), len(everything))
        self.log(everything[first:], everything[:first])

    def log(self, happened: list[Happened], before: list[Happened] | None = None) -> None:
        """In sentences, a battle in a block; `before`: what was told already, where one may still be fought."""
        running = battle.running(self.voice, [event for _, event in before or ()])
        for line in battle.lines(self.voice, [event for _, event in happened], running):
            self.print(line)

    def board(self, seat: int) -> None:
        view = self.view(seat)
        if self.with_map and (drawn := chart(self.voice, view, self.console.width)):
            self.print("", drawn)
        self.print("", picture(self.voice, view))

    def suggestions(self, question: Question) -> list[Suggestion]:
        return menu.distinct(self.session.game.suggestions(question), self.view(question.actor))

    def ask(self, seat: int) -> None:
        """The prompt with its rule, and the options."""
        question = self.session.question(seat)
        prompt, rule = self.voice.prompt(question)
        name = self.voice.seat(seat)
        words = prompt.removeprefix(name) if prompt.startswith(name) else f": {prompt}"
        self.print("", Text.assemble((name, f"bold {self.voice.colour(seat)}"), words, (f"  {rule}", "dim")))
        self.print(menu.show(self.voice, question, self.view(seat), self.suggestions(question)))
        if others := sorted(self.session.table.talk.offers - {seat}):
            self.say("cli-draw-offered", "bold", seat=", ".join(map(self.voice.seat, others)))
        if len(question.options()) == 1:
            self.say("cli-only", "dim")
        if self.session.trouble:
            self.say("cli-not-saved", "bold red", file=str(self.session.file), reason=self.session.trouble)

    def play(self, seat: int, answers: tuple[Any, ...]) -> bool:
        try:
            self.session.play(seat, answers)
        except Illegal as wrong:
            self.say("cli-refused", "red", reason=str(wrong))
            return False
        return True

    # the end ----------------------------------------------------------------------------------------------------------
    def end(self) -> None:
        outcome = self.session.table.outcome
        assert outcome is not None
        seat = self.facing if self.facing is not None else self.session.people[0]
        self.news(seat)
        self.board(seat)
        self.print("", Rule())
        self.say("cli-over", "bold")
        self.print(Text(self.voice.ending(outcome), style="bold"))
        self.say("cli-record", file=str(self.session.file))
