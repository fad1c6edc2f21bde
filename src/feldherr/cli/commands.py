"""The subcommands: where each is, and its line in the list of all. A command is imported when it is wanted."""

from __future__ import annotations

from importlib import import_module
from typing import Any, NamedTuple

import typer
from typer.core import TyperGroup


class Place(NamedTuple):
    """Where a command lives (`room.module:function`, or the `app` of several), and what it does in a line."""

    where: str
    line: str


COMMANDS = {
    "games": Place("hosting.games:app", "List the games, their opponents and their options."),
    "play": Place("terminal.play:play", "Play a game in the terminal."),
    "serve": Place("hosting.serve:serve", "Play in the browser: start the server on this computer."),
    "password": Place("hosting.password:password", "Give an account another password and sign it out everywhere."),
    "reports": Place("hosting.reports:reports", "Read what players have reported of each other."),
    "check": Place("hosting.check:check", "Say what this version would do with every game of a server."),
    "backup": Place("hosting.copies:backup", "Copy all games, accounts and analyses into one file."),
    "restore": Place("hosting.copies:restore", "Put a copy in the place of a server's games."),
    "prune": Place("hosting.prune:prune", "Delete open games nobody has joined, and uploaded records."),
    "rules": Place("reading.rules:rules", "Read the rules of a game; see where each is coded and tested."),
    "words": Place("reading.wording:words", "Read every sentence of a game, with values from play."),
    "replay": Place("reading.replay:replay", "Step through a recorded game, or show it at one answer."),
    "verify": Place("reading.verify:verify", "Check that every draw of a finished game is the one its seed gives."),
    "analyse": Place("reading.analyse:analyse", "Show how the chances stood in a recorded game."),
    "fuzz": Place("proving.prove:fuzz", "Play random games under every check."),
    "questions": Place("proving.asking:questions", "Count questions that leave no choice."),
    "bench": Place("proving.prove:bench", "Measure how fast random games are played on one core."),
    "match": Place("laboratory.contests:match", "Let opponents play each other."),
    "ladder": Place("laboratory.contests:ladder", "Let each opponent of a game play each other."),
    "habits": Place("laboratory.habits:command", "Count which orders an opponent gives."),
    "opponents": Place("laboratory.opponents:opponents", "Measure the opponents."),
    "simulate": Place("laboratory.simulate:command", "Play many games into a file."),
    "learn": Place("laboratory.learn:command", "Learn how likely a side is to win."),
    "loadtest": Place("hosting.loadtest:loadtest", "Let random clients play over real sockets and measure."),
    "attack": Place("hosting.attack:attack", "Start a server and send it frames bent out of shape."),
    "new-game": Place("making.new_game:new_game", "Write the package of a new game."),
    "scenario": Place("reading.scenario:app", "Scenarios: a position, answers, and what must come of them."),
    "lesson": Place("reading.lesson:app", "Lessons: guided battles with a coach."),
    "exercises": Place("reading.exercises:app", "Exercises: positions with one best answer."),
    "board": Place("reading.boards:app", "Board files: check one, draw one."),
}


class Commands(TyperGroup):
    """All commands by name; `--help` reads their lines from the table, so that none of them has to be imported."""

    def invoke(self, ctx: Any) -> Any:
        """What an opponent from outside did wrong is a sentence, whoever has let him play."""
        try:
            return super().invoke(ctx)
        except ValueError as wrong:
            from feldherr.bots.outside.misplay import Misplay
            from feldherr.cli.arguments import failed, sentence

            if isinstance(wrong, Misplay):
                failed(sentence(str(wrong)))
            raise

    def list_commands(self, ctx: Any) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        if cmd_name not in COMMANDS:
            return None
        if cmd_name not in self.commands:
            self.add_command(brought(cmd_name), cmd_name)
        return super().get_command(ctx, cmd_name)

    def format_commands(self, ctx: Any, formatter: Any) -> None:
        with formatter.section("Commands"):
            formatter.write_dl([(name, place.line) for name, place in COMMANDS.items()])


def brought(name: str) -> Any:
    """The command itself."""
    module, _, function = COMMANDS[name].where.partition(":")
    found = getattr(import_module(f"feldherr.cli.{module}"), function)
    if isinstance(found, typer.Typer):
        command = typer.main.get_command(found)
    else:
        alone = typer.Typer(add_completion=False, rich_markup_mode=None, pretty_exceptions_enable=False)
        alone.command(name)(found)
        command = typer.main.get_command(alone)
    command.name = name
    return command
