"""`exec:COMMAND`: an opponent in any language. A JSON line a question on its stdin, one an answer on its stdout."""

from __future__ import annotations

import os
import random
import select
import shlex
import subprocess
import time
import weakref
from collections.abc import Callable
from typing import Any

import msgspec

from feldherr.bots.outside.misplay import Misplay
from feldherr.kernel.game import Game
from feldherr.kernel.lines import write
from feldherr.kernel.position import Position
from feldherr.kernel.view import View

PREFIX = "exec:"
PATIENCE = 60.0
"""Seconds an answer may take, the start of the command included."""
LONGEST = 10_000
"""More bytes than this are no answer."""
FAREWELL = 1.0
"""Seconds a command has to end by itself once nothing more is asked."""


class Asked(msgspec.Struct, frozen=True):
    """A question as the command is told it: what its seat may see, and nothing else."""

    game: str
    rules: int
    seat: int
    name: str
    """Of the seat."""
    question: str
    options: list[str]
    seed: int
    """For who draws lots: the same seed gives the same game again."""
    view: View


class Reply(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The answer: a line of the options, or its place among them, the first being 0."""

    answer: str | int


class Command:
    """Started with its first question, ended when nobody asks it any more. What it writes on stderr is not read."""

    def __init__(self, name: str) -> None:
        self.name = name
        try:
            self.words = shlex.split(name.removeprefix(PREFIX))
        except ValueError as wrong:
            raise KeyError(f"the opponent {name} is no command: {wrong}") from None
        if not self.words:
            raise KeyError(f"the opponent {PREFIX} needs a command, as in {PREFIX}./mine")
        self.process: subprocess.Popen[bytes] | None = None
        self.close: Callable[[], object] = lambda: None

    def choose(self, game: Game, position: Position, seat: int, rng: random.Random) -> Any:
        question = position.question(seat)
        if question is None:
            raise ValueError(f"seat {seat} is not asked anything")
        options = question.options()
        lines = [write(option) for option in options]
        view = game.view(position, seat)
        asked = Asked(
            game.name, game.rules_version, seat, game.seated(position.now)[seat].name, question.name, lines,
            rng.getrandbits(48), view,
        )  # fmt: skip
        return options[self.place(self.exchange(msgspec.json.encode(asked) + b"\n"), lines)]

    def place(self, line: bytes, lines: list[str]) -> int:
        """Which option was meant."""
        try:
            said = msgspec.json.decode(line, type=Reply).answer
        except msgspec.MsgspecError as wrong:
            shown = line[:80].decode(errors="replace").strip()
            sentence = f'the opponent {self.name} wrote {shown!r}, which is no {{"answer": …}}: {wrong}'
            raise self.ended(sentence) from None
        if isinstance(said, int) and 0 <= said < len(lines):
            return said
        if said in lines:
            return lines.index(str(said))
        raise self.ended(f"the opponent {self.name} answered {said!r}, which is none of its {len(lines)} options")

    def exchange(self, line: bytes) -> bytes:
        """Write the question and read the line that comes back, whichever the command does first."""
        until = time.monotonic() + PATIENCE
        process = self.process or self.started()
        assert process.stdin is not None and process.stdout is not None
        into, out = process.stdin.fileno(), process.stdout.fileno()
        come = b""
        while not come.endswith(b"\n"):
            left = until - time.monotonic()
            readable, writable, _ = select.select([out], [into] if line else [], [], max(0.0, left))
            if left <= 0:
                raise self.ended(f"the opponent {self.name} has not answered within {PATIENCE:g} seconds")
            if writable:
                try:
                    line = line[os.write(into, line[:4096]) :]
                except BrokenPipeError:
                    line = b""
            if readable:
                more = os.read(out, 4096)
                if not more:
                    process.wait(FAREWELL)
                    code = process.returncode
                    raise self.ended(f"the opponent {self.name} has ended with code {code} and owes an answer")
                come += more
            if len(come) > LONGEST:
                raise self.ended(f"the opponent {self.name} wrote {len(come):,} bytes for one answer")
        return come

    def started(self) -> subprocess.Popen[bytes]:
        try:
            process = subprocess.Popen(self.words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0)
        except OSError as wrong:
            raise Misplay(f"the opponent {self.name} cannot be started: {wrong.strerror or wrong}") from None
        self.process = process
        self.close = weakref.finalize(self, end, process)
        return process

    def ended(self, sentence: str) -> Misplay:
        """The sentence; who has broken the rules is asked no more."""
        self.close()
        self.process = None
        return Misplay(sentence)


def end(process: subprocess.Popen[bytes]) -> None:
    """Tell a command that it is over, and see that it goes."""
    assert process.stdin is not None and process.stdout is not None
    process.stdin.close()
    for tell in (None, process.terminate, process.kill):
        if tell:
            tell()
        try:
            process.wait(FAREWELL)
            break
        except subprocess.TimeoutExpired:
            continue
    process.stdout.close()
