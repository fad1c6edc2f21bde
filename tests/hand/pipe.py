"""The client's gesture layer in a process of its own, fed with the server's own questions."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from typing import Any

import msgspec

from feldherr.kernel.answers import Illegal, Malformed
from feldherr.kernel.lines import lines_of
from feldherr.kernel.position import look_ahead
from feldherr.kernel.table import Table
from feldherr.server.table.asking import asked, counted, line_of
from feldherr.server.wire.frames import encode

WEB = Path(__file__).parents[2] / "web"


class Hand:
    """`web/tests/hand.mjs`, as a table in front of one seat."""

    def __init__(self) -> None:
        self.process = subprocess.Popen(
            ["node", "tests/hand.mjs"], cwd=WEB, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def board(self, board: Any) -> None:
        self.send({"board": board})

    def laws(self, table: Table, seat: int) -> list[Any]:
        """What every click at this question would come to."""
        self.send({"asked": self.question(table, seat), "view": self.view(table, table.position, seat)})
        while "found" not in (message := self.hear()):
            self.send(self.ahead(table, seat, message["peek"]))
        found: list[Any] = message["found"]
        return found

    def question(self, table: Table, seat: int) -> Any:
        question = table.position.question(seat)
        assert question is not None
        return json.loads(counted(asked(table.game, table.position, question), 1))

    def view(self, table: Table, position: Any, seat: int) -> Any:
        return json.loads(encode(table.game.view(position, seat)))

    def ahead(self, table: Table, seat: int, lines: list[str]) -> Any:
        """As the server answers `peek`; nothing where it would refuse."""
        read = lines_of(tuple(table.game.actions)).read
        try:
            ahead = look_ahead(table.game, table.position, seat, [read(line) for line in lines])
        except (Illegal, Malformed):
            return None
        question = ahead.position.question(seat)
        frame = {"type": "peeked", "id": 0, "used": ahead.used, "lines": [line_of(given) for given in ahead.path]}
        frame["view"] = self.view(table, ahead.position, seat)
        if question:
            frame["question"] = json.loads(counted(asked(table.game, ahead.position, question), 1))
        return frame

    def send(self, message: Any) -> None:
        assert self.process.stdin
        self.process.stdin.write(msgspec.json.encode(message).decode() + "\n")
        self.process.stdin.flush()

    def hear(self) -> Any:
        assert self.process.stdout
        line = self.process.stdout.readline()
        assert line, "the hand has stopped"
        return json.loads(line)

    def close(self) -> None:
        assert self.process.stdin and self.process.stdout
        self.process.stdin.close()
        self.process.wait(10)
        self.process.stdout.close()
