"""`feldherr replay` steps through a recorded game."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer
from rich.text import Text

from feldherr.cli.arguments import AsJson, Lang, console, failed, language, print_json, read_record, sentence
from feldherr.cli.terminal.picture import picture
from feldherr.cli.terminal.voice import Voice
from feldherr.kernel import record
from feldherr.kernel.answers import CHANCE, Illegal
from feldherr.kernel.game import Game
from feldherr.kernel.lines import write
from feldherr.kernel.table import Table

File = Annotated[Path, typer.Argument(metavar="FILE", help="A recorded game.")]


def replay(
    file: File,
    at: Annotated[int | None, typer.Option(metavar="N", help="Show the board after answer N (-1: the last).")] = None,
    side: Annotated[str | None, typer.Option(metavar="SEAT", help="See the board as this seat does.")] = None,
    lang: Lang = None,
    as_json: AsJson = False,
) -> None:
    """Step through a recorded game, or show it at one answer."""
    game, found = read_record(file)
    if found.header.rules > game.rules_version:
        failed(f"{file}: it was played under rules {found.header.rules}; these are rules {game.rules_version}.")
    try:
        watching = Watching(game, found, language(lang), side)
        last = len(found.entries)
        where = None if at is None else max(0, min(at if at >= 0 else last + 1 + at, last))
        if as_json:
            print_json(watching.all() if where is None else watching.position(where))
        elif where is not None:
            watching.show(where)
            watching.board(where)
        else:
            watching.step()
    except Illegal as wrong:
        failed(f"{file}: {sentence(str(wrong))}")


class Watching:
    """A recorded game; every answer of it can be gone to."""

    def __init__(self, game: Game, found: record.Record, lang: str, side: str | None) -> None:
        self.game, self.found = game, found
        self.options = record.options_of(game, found.header)
        self.seats = game.seats(self.options)
        names = [seat.name for seat in self.seats]
        if side is not None and side not in names:
            raise typer.BadParameter(f"There is no seat {side!r}; there are: {', '.join(names)}.")
        self.viewer = names.index(side) if side is not None else None
        self.voice = Voice(game, lang, self.options)
        self.screen = console()
        self.now = Table(game, self.options)

    def table(self, at: int) -> Table:
        """The table after answer number `at`; going forward is quick, going back begins anew."""
        if len(self.now.entries) > at:
            self.now = Table(self.game, self.options)
        self.now.replay(self.found.entries[:at])
        return self.now

    def seat_name(self, seat: int) -> str:
        return record.DICE if seat == CHANCE else self.seats[seat].name

    def told(self, at: int) -> list[tuple[str, str]]:
        """What answer number `at` brought about, as the viewer saw it; without one, all of it."""
        table = self.table(at)
        if at and table.steps and table.steps[-1].entries + 1 < at:
            return []  # the kernel answered this by itself, together with the answer before
        happened = table.happened if self.viewer is None else table.seen(self.viewer)
        return self.voice.sentences(event for entry, event in happened if entry >= at)

    def entry(self, at: int) -> dict[str, Any]:
        seat, answer = self.found.entries[at - 1]
        told = [{"text": text, "rule": rule} for text, rule in self.told(at)]
        return {"number": at, "seat": self.seat_name(seat), "line": write(answer), "told": told}

    def all(self) -> dict[str, Any]:
        header = self.found.header
        about = {"game": header.game, "rules": header.rules, "players": header.players, "result": header.result}
        return about | {"answers": [self.entry(at) for at in range(1, len(self.found.entries) + 1)]}

    def position(self, at: int) -> dict[str, Any]:
        table = self.table(at)
        return {
            "number": at,
            "view": self.game.view(table.position, self.viewer),
            "notation": self.game.write(table.position.now),
            "asked": [{"seat": self.seat_name(q.actor), "question": q.name} for q in table.position.questions],
            "outcome": table.outcome,
        }

    def show(self, at: int) -> None:
        """One answer and what came of it."""
        count = len(self.found.entries)
        if at == 0:
            self.screen.print(Text(self.voice("cli-replay-start"), style="bold"))
        else:
            seat, answer = self.found.entries[at - 1]
            line = f"{self.seat_name(seat)}: {write(answer)}"
            numbered = self.voice("cli-answer", number=at, count=count)
            self.screen.print(Text.assemble((f"{numbered}  ", "dim"), (line, self.voice.colour(seat))))
        for sentence_, rule in self.told(at):
            self.screen.print(Text.assemble("  • ", sentence_, (f"  {rule}", "dim")))

    def board(self, at: int) -> None:
        table = self.table(at)
        self.screen.print(picture(self.voice, self.game.view(table.position, self.viewer)))
        ending = self.voice.ending(table.outcome) if table.outcome else self.voice("cli-running")
        self.screen.print(Text(ending, style="bold"))

    def step(self) -> None:
        """Enter by Enter; where nobody types, straight to the end."""
        last, at = len(self.found.entries), 0
        self.screen.print(Text(self.voice("cli-replay-help"), style="dim"))
        self.show(at)
        while True:
            try:
                typed = input("> ").strip().casefold()
            except (EOFError, UnicodeDecodeError):
                return
            match typed:
                case "q":
                    return
                case "b":
                    self.board(at)
                    continue
                case "n":
                    self.screen.print(Text(self.game.write(self.table(at).position.now)))
                    continue
                case "p":
                    at = max(0, at - 1)
                case "":
                    at = min(last, at + 1)
                case number if number.isascii() and number.isdigit() and len(number) < 9:
                    at = min(last, int(number))
                case _:
                    self.screen.print(Text(self.voice("cli-replay-help"), style="dim"))
                    continue
            self.show(at)
            if at == last:
                self.screen.print(Text(self.voice("cli-replay-end"), style="dim"))
