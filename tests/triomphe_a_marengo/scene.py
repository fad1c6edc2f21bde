"""A position in the game's notation, to be played on line by line in rule tests."""

from __future__ import annotations

import random
from typing import Any

from msgspec.structs import replace

from feldherr.games.triomphe_a_marengo import GAME
from feldherr.games.triomphe_a_marengo.state import State, face_name, level
from feldherr.kernel import chance
from feldherr.kernel.answers import CHANCE, Illegal
from feldherr.kernel.event import Event
from feldherr.kernel.lines import Lines, write
from feldherr.kernel.position import Position, answer, resume
from feldherr.kernel.question import Question

LINES = Lines(GAME.actions)
SEATS = {"austria": 0, "france": 1}


BESIDE = {
    "at": -1, "areas": (), "attacking": False, "taken": False, "partly": False, "chosen": False,
    "attackers": 0, "blockers": 0, "full": 0, "blocking": (), "storming": (), "faces": (), "gun": 0,
    "occasion": {"DiscsPlaced": "stopped", "DiscsLost": "losses"},
}  # fmt: skip
"""What events say besides what happens: where, on which occasion, who stands there, to be told and watched."""


def bare(event: Event) -> Event:
    """The event without what is said besides: tests of the rules compare what happens."""
    beside = {name: value for name, value in BESIDE.items() if name in event.__struct_fields__}
    if "occasion" in beside:
        beside["occasion"] = BESIDE["occasion"][type(event).__name__]  # type: ignore[index]
    return replace(event, **beside) if beside else event


class Scene:
    """`Scene(text).play("act 4", "go over 17", "name 3", "done")`: answers go to whoever is asked."""

    def __init__(self, text: str, seed: int = 1) -> None:
        state, call = GAME.read(text)
        assert GAME.faults(state) == [], GAME.faults(state)
        self.rng = random.Random(seed)
        self.forced: list[Any] = []
        """What the kernel has answered by itself since the last answer."""
        self.position: Position
        self.events: list[Event]
        self.said: list[Event] = []
        self.position, self.events = resume(GAME, state, call)

    @property
    def s(self) -> State:
        state: State = self.position.now
        return state

    @property
    def question(self) -> Question:
        """The one open question."""
        assert len(self.position.questions) == 1
        return self.position.questions[0]

    @property
    def asked(self) -> str:
        """Who is asked what: `france responders`; `over` after the end."""
        if not self.position.questions:
            return "over"
        return f"{('austria', 'france')[self.question.actor]} {self.question.name}"

    def play(self, *lines: str) -> Scene:
        """Answer the open question with each line in turn; mixing is drawn from the seed.

        What the kernel has answered by itself may be said once more, as it would have been.
        """
        for line in lines:
            said = LINES.read(line)
            if said in self.forced:
                del self.forced[: self.forced.index(said) + 1]
                continue
            self.position, news = answer(GAME, self.position, self.question.actor, said)
            self.hear(news)
            self.forced = [own.answer for own in self.position.forced]
            while self.position.questions and self.question.actor == CHANCE:
                drawn = chance.take(self.question, chance.from_random(self.rng))
                self.position, news = answer(GAME, self.position, CHANCE, drawn)
                self.hear(news)
                self.forced += [own.answer for own in self.position.forced]
            assert GAME.faults(self.s) == [], GAME.faults(self.s)
        return self

    def now(self, line: str) -> Scene:
        """Answer the question that is open now, whatever the kernel has answered before it."""
        self.forced = []
        return self.play(line)

    def say(self, side: str, line: str) -> Scene:
        """An interjection."""
        self.position, news = answer(GAME, self.position, SEATS[side], LINES.read(line))
        self.hear(news)
        while self.position.questions and self.question.actor == CHANCE:
            drawn = chance.take(self.question, chance.from_random(self.rng))
            self.position, news = answer(GAME, self.position, CHANCE, drawn)
            self.hear(news)
        return self

    def hear(self, news: list[Event]) -> None:
        self.said += news
        self.events += map(bare, news)

    @property
    def options(self) -> list[str]:
        """The lines that are open."""
        return [write(option) for option in self.question.options()]

    def why_not(self, line: str) -> str | None:
        """The rule that refuses this answer to the open question; None if it is open. It must be one or the other."""
        candidate = LINES.read(line)
        if candidate in self.question.options():
            return None
        rule = self.question.refusals().get(candidate)
        assert rule is not None, f"{line} is neither offered nor refused by a rule"
        try:
            answer(GAME, self.position, self.question.actor, candidate)
        except Illegal:
            return rule
        raise AssertionError(f"{line} is refused by {rule} and yet taken")

    def happened(self, kind: type[Event]) -> list[Event]:
        return [event for event in self.events if isinstance(event, kind)]

    def morale(self, side: str) -> int:
        return level(self.s, SEATS[side])

    def face(self, piece: int) -> str:
        return face_name(self.s.face[piece]) if self.s.face[piece] else "destroyed"

    @property
    def notation(self) -> list[str]:
        return GAME.write(self.s).splitlines()
