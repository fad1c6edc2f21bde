"""A position in a few lines, to be played on in rule tests. Hexes are written (column.row) in every line.

Unless a line says otherwise all ground is meadow. The east of the half 1-6 is open country: columns 14 to 19, rows 6 to
13; beside it lies fort 2 (body 13.9, entrances 12.10 and 14.10) and north of it fort 1 (body 15.5).
"""

from __future__ import annotations

import random
import re
from typing import Any, TypeVar

from feldherr import games
from feldherr.games.trench_club import GAME
from feldherr.games.trench_club.board import FORT, MEADOW, frame
from feldherr.games.trench_club.events import Moved
from feldherr.games.trench_club.rules.movement.ways import step_refusal
from feldherr.games.trench_club.rules.units import KINDS, NATIONS
from feldherr.games.trench_club.state import INSIDE, State
from feldherr.kernel import chance
from feldherr.kernel.answers import CHANCE, Illegal
from feldherr.kernel.event import Event
from feldherr.kernel.lines import Lines, write
from feldherr.kernel.position import Position, answer, begin, resume
from feldherr.kernel.question import Question

if "trench-club" not in games.names():
    games.register("trench-club", "feldherr.games.trench_club")

Kind = TypeVar("Kind", bound=Event)
LINES = Lines(GAME.actions)
HEX = re.compile(r"\((\d+)\.(\d+)\)")
MAP, PART = "lorraine", "1-6"


def open_country(part: str) -> list[str]:
    here = frame(MAP, part)
    flat = [h for h, terrain in enumerate(here.ground) if terrain not in (MEADOW, FORT)]
    return ["ground {}.{} meadow".format(*here.coordinates(h)) for h in flat]


def world(
    *lines: str, rules: str = "special_units", mode: str = "two", powers: str = "germany france",
    now: str = "germany", phase: str = "move", round: str = "5", part: str = PART,
) -> str:  # fmt: skip
    """Lines that begin with a nation are units: `germany tank 17.8 damage 2`, `france infantry in 2`.

    More units stand in a far corner, so that there is always somebody left to move, and something to declare.
    """
    text = [f"rules {mode} {MAP} {part} {rules}", f"powers {powers}", f"round {round} now {now} phase {phase}"]
    text += open_country(part)
    number = 0
    if phase == "move" and mode in ("two", "four"):
        lines = (*lines, f"{now} infantry 0.12")
    if phase == "declare":
        lines = (*lines, f"{now} infantry 0.12", f"{'france' if now != 'france' else 'germany'} infantry 0.13")
    for line in lines:
        nation, _, rest = line.partition(" ")
        if nation in NATIONS:
            kind, _, rest = rest.partition(" ")
            place = rest if rest.split()[0] in ("in", "aboard", "gone", "box") else f"at {rest}"
            text.append(f"unit {number} {nation} {kind} {place}")
            number += 1
        else:
            text.append(line)
    return "\n".join(text)


class Scene:
    """`Scene(world("germany tank 17.8", …)).play("take 0", "go to (17.9)")`: answers go to whoever is asked."""

    def __init__(self, text: str = "", seed: int = 1, **options: Any) -> None:
        self.rng = random.Random(seed)
        self.position: Position
        self.events: list[Event]
        if text:
            state, call = GAME.read(text)
            assert GAME.faults(state) == [], GAME.faults(state)
            self.position, self.events = resume(GAME, state, call)
        else:
            self.position, self.events = begin(GAME, GAME.options_type(**options))

    @property
    def s(self) -> State:
        state: State = self.position.now
        return state

    @property
    def question(self) -> Question:
        assert len(self.position.questions) == 1, self.position.questions
        return self.position.questions[0]

    @property
    def asked(self) -> str:
        """The open question; `over` after the end."""
        return self.position.questions[0].name if self.position.questions else "over"

    def number(self, words: str) -> str:
        here = frame(self.s.rules.map, self.s.rules.part)
        return HEX.sub(lambda m: str(here.hex_at(int(m[1]), int(m[2]))), words)

    def hex(self, words: str) -> int:
        return int(self.number(f"({words})"))

    def play(self, *lines: str) -> Scene:
        """Answer the open question with each line in turn; chance that no line dictates is drawn from the seed."""
        for line in lines:
            if line.split()[0] not in ("rolled", "drew", "shuffled"):
                self.deal()
            self.one(self.question.actor, line)
        return self

    def led(self, *lines: str) -> Scene:
        """Answers that are given unless the kernel has given them: what is forced may be answered or held."""
        for line in lines:
            if self.position.questions and self.question.actor != CHANCE and self.offers(line):
                self.play(line)
        return self

    def one(self, seat: int, line: str) -> None:
        self.position, news = answer(GAME, self.position, seat, LINES.read(self.number(line)))
        self.events += news
        assert GAME.faults(self.s) == [], GAME.faults(self.s)

    def say(self, seat: int, line: str) -> Scene:
        self.one(seat, line)
        return self

    def deal(self) -> Scene:
        """Chance answers."""
        while self.position.questions and self.question.actor == CHANCE:
            self.position, news = answer(
                GAME, self.position, CHANCE, chance.take(self.question, chance.from_random(self.rng))
            )
            self.events += news
        return self

    @property
    def options(self) -> list[str]:
        return [write(option) for option in self.question.options()]

    def offers(self, line: str) -> bool:
        return LINES.read(self.number(line)) in self.question.options()

    def why_not(self, line: str) -> str | None:
        """The rule that refuses this answer to the open question; None if it is open. It must be one or the other."""
        candidate = LINES.read(self.number(line))
        if candidate in self.question.options():
            return None
        rule = self.question.refusals().get(candidate)
        assert rule is not None, f"{line} is neither offered nor refused by a rule; open: {self.options}"
        try:
            answer(GAME, self.position, self.question.actor, candidate)
        except Illegal:
            return rule
        raise AssertionError(f"{line} is refused by {rule} and yet taken")

    def happened(self, kind: type[Kind]) -> list[Kind]:
        return [event for event in self.events if isinstance(event, kind)]

    def at(self, words: str) -> str:
        """Who stands on a hex: `germany tank`; nothing if nobody does."""
        unit = self.s.at[self.hex(words)]
        return f"{NATIONS[self.s.owner[unit]]} {KINDS[self.s.kind[unit]]}" if unit >= 0 else ""

    def place(self, unit: int) -> str:
        """Where a unit is: `17.8`, `fort 2`, `gone`."""
        where = self.s.where[unit]
        if where >= INSIDE:
            return f"fort {where - INSIDE}"
        if where < 0:
            return {-1: "gone", -2: "aboard", -3: "box"}[where]
        column, row = frame(self.s.rules.map, self.s.rules.part).coordinates(where)
        return f"{column}.{row}"

    def left(self) -> int:
        """Half points left after the last step."""
        steps = [event for event in self.events if isinstance(event, Moved)]
        return steps[-1].left if steps else int(self.question.left)

    def step_refused(self, unit: int, hex_: str, left: int) -> str | None:
        """The rule against a further step with so many half points left."""
        return step_refusal(self.s, unit, self.hex(hex_), left, 1)


def faces(hits: int, dice: int) -> str:
    """A roll with so many ones, the rest twelves."""
    return "rolled " + ",".join(["1"] * hits + ["12"] * (dice - hits))
