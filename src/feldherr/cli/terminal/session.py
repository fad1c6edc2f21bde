"""A game at this terminal: the table, who sits where, and the file it is kept in."""

from __future__ import annotations

import hashlib
import random
import secrets
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

from feldherr import bots
from feldherr.bots.outside import named
from feldherr.bots.player import Bot
from feldherr.bots.player import answer as bot_answer
from feldherr.bots.search.levels import LEVELS
from feldherr.cli import saves
from feldherr.kernel import record
from feldherr.kernel.answers import DECLINE_DRAW, OFFER_DRAW, RESIGN, Given
from feldherr.kernel.chance import Seed
from feldherr.kernel.game import Game, Seat
from feldherr.kernel.position import Position
from feldherr.kernel.question import Question
from feldherr.kernel.table import Happened, Table, fork

PERSON = "person"


def seed_of(word: str | None) -> Seed:
    """The seed a player named, or one nobody knows."""
    return Seed(hashlib.sha256(word.encode()).hexdigest() if word else secrets.token_hex(32))


def opponent(game_name: str, name: str, asked_for: bool) -> Bot:
    """`ValueError` if a file names one we do not know: to name one from outside runs its code."""
    if asked_for:
        return named(game_name, name)
    try:
        return bots.bot(game_name, name)
    except KeyError as wrong:
        raise ValueError(f"{wrong.args[0]}. Who is meant has to be named with --against") from None


def settling() -> ModuleType:
    """What says whether one is lost; loaded where it is asked, so that a game begins at once."""
    return import_module("feldherr.analysis.settling")


class Session:
    """`players` names for each seat who plays it: a person, or an opponent.

    `asked_for`: they were named by who runs this, so they may be from outside; what a file names may not.
    """

    def __init__(
        self, game: Game, table: Table, players: Sequence[str], seed: Seed | None, file: Path, asked_for: bool
    ) -> None:
        self.game, self.table, self.players, self.seed, self.file = game, table, tuple(players), seed, file
        self.bots = {
            seat: opponent(game.name, name, asked_for) for seat, name in enumerate(players) if name != PERSON
        }  # fmt: skip
        self.people = [seat for seat in range(len(table.seats)) if seat not in self.bots]
        self.trouble = ""
        self.weighed: dict[int, int] = {}
        """By seat of an opponent, the turn in which it last asked itself whether it is lost."""
        self.save()

    # beginning --------------------------------------------------------------------------------------------------------
    @classmethod
    def begin(cls, game: Game, options: Any, players: Sequence[str], seed: Seed) -> Session:
        return cls(game, Table(game, options, seed.numbered), players, seed, saves.new_file(game.name), True)

    @classmethod
    def load(cls, game: Game, path: Path, players: Sequence[str] | None = None) -> Session:
        """Go on with a game; the draws follow from its seed, if the file knows it."""
        found = record.load(game, path.read_text("utf-8"))
        table = record.replay(game, found)
        known = found.header.seed
        table.deal = (known or seed_of(None)).numbered
        table.deal_on()
        seated = players or found.header.players or [PERSON] * len(table.seats)
        return cls(game, table, seated, known, path, bool(players))

    @classmethod
    def branch(cls, game: Game, path: Path, at: int, players: Sequence[str] | None, seed: Seed) -> Session:
        """Play on from answer number `at` of a recorded game, with draws of its own, in a file of its own."""
        found = record.load(game, path.read_text("utf-8"))
        options = record.options_of(game, found.header)
        table = fork(game, options, found.entries[:at], seed.numbered)
        seated = players or found.header.players or [PERSON] * len(table.seats)
        return cls(game, table, seated, None, saves.new_file(game.name), bool(players))

    # keeping ----------------------------------------------------------------------------------------------------------
    def content(self) -> str:
        more: dict[str, Any] = {"players": self.players}
        if self.seed:
            more |= {"commitment": self.seed.commitment, "seed": self.seed}
        return record.dump(self.game, self.table, **more)

    def save(self, path: Path | None = None) -> None:
        saves.write(path or self.file, self.content())

    def keep(self) -> None:
        """Save, but play on if that fails: `trouble` says why."""
        try:
            self.save()
            self.trouble = ""
        except OSError as wrong:
            self.trouble = wrong.strerror or str(wrong)

    # playing ----------------------------------------------------------------------------------------------------------
    @property
    def over(self) -> bool:
        return self.table.outcome is not None

    def waiting(self) -> list[int]:
        """The people who are asked, in the order of their seats."""
        return [seat for seat in self.people if self.table.position.question(seat)] if not self.over else []

    def question(self, seat: int) -> Question:
        found = self.table.position.question(seat)
        assert found is not None
        return found

    def play(self, seat: int, answers: Sequence[Any]) -> list[Happened]:
        happened = self.table.play(seat, answers)
        self.keep()
        return happened

    def undo(self, seat: int) -> None:
        self.table.undo(seat)
        self.keep()

    def offer_draw(self, seat: int) -> None:
        """The levels agree to what is fair; any other opponent plays on."""
        self.play(seat, [OFFER_DRAW])
        for bot in sorted(self.bots):
            if self.over or bot not in self.table.drawing():
                continue
            agreed = self.bots[bot].name in LEVELS and settling().fair(*self.expected(bot))
            self.play(bot, [OFFER_DRAW if agreed else DECLINE_DRAW])
            if not agreed:
                return

    def bot_to_move(self) -> int | None:
        if self.over:
            return None
        return next((seat for seat in self.bots if self.table.position.question(seat)), None)

    def let_bot_answer(self, seat: int) -> None:
        """The opponent sees a world drawn for its seat, never this one."""
        if self.gives_up(seat):
            self.play(seat, [RESIGN])
            return
        self.play(seat, [bot_answer(self.bots[seat], self.game, self.table.position, seat, self.luck(seat))])

    def luck(self, seat: int) -> random.Random:
        secret = self.seed.secret if self.seed else ""
        return random.Random(f"{secret}:{seat}:{len(self.table.entries)}")

    def gives_up(self, seat: int) -> bool:
        """Whether a level is lost; it asks itself once a turn, and not with a person on its side."""
        turn, seats = len(self.table.turns), self.table.seats
        if self.weighed.get(seat) == turn or self.bots[seat].name not in LEVELS:
            return False
        self.weighed[seat] = turn
        if any(seats[one].team == seats[seat].team for one in self.people):
            return False
        return RESIGN in self.table.interjections(seat) and settling().lost(*self.expected(seat))

    def expected(self, seat: int) -> tuple[Game, Sequence[Seat], Position, int, str]:
        """What a level looks at to say how it stands: a world drawn for its seat."""
        rng = self.luck(seat)
        world = self.game.resample(self.table.position, seat, rng)
        return self.game, self.table.seats, world, seat, f"{rng.random()}"

    def log(self, seat: int | None, since: int = 0) -> list[Happened]:
        return self.table.seen(seat, since)

    def entries(self) -> list[Given]:
        return self.table.entries
