"""A position in the game's notation, to be played on line by line: `corps move lannes`, `go over 64>65`, `name
lannes`.
"""

from __future__ import annotations

import random
import re

from feldherr.games.napoleons_triumph import GAME
from feldherr.games.napoleons_triumph.board import ANY_ROAD, LOCALES, MAIN_ROAD, ROADS
from feldherr.games.napoleons_triumph.notation import FRONT_NAMES, SLUGS, place_name
from feldherr.games.napoleons_triumph.rules.opening.options import AusterlitzOptions
from feldherr.games.napoleons_triumph.state import FIRST_COMMANDER, State, face_name
from feldherr.kernel import chance
from feldherr.kernel.answers import CHANCE, Illegal
from feldherr.kernel.event import Event
from feldherr.kernel.lines import Lines, write
from feldherr.kernel.position import Position, answer, begin, resume
from feldherr.kernel.question import Question
from feldherr.kernel.view import View

LINES = Lines(GAME.actions)
FRONT = re.compile(r"\d+>\d+")
PIECE_VERBS = ("name", "ride")


def crossing(name: str) -> int:
    """The road over an approach, the main road if there are several."""
    front = FRONT_NAMES[name]
    here = int(name.split(">")[0])
    roads = [road[0] for road in ROADS[here, ANY_ROAD] if road[1] == front]
    return min(roads, key=lambda road: (not MAIN_ROAD[road], road))


def spelled(line: str) -> str:
    """The line with numbers for the names of approaches and commanders."""
    verb = line.split()[0]
    if verb in ("cross", "charge") and " over " not in line:
        return f"{verb} {crossing(line.split()[1])} over {FRONT_NAMES[line.split()[1]]}"
    if verb == "ride" and " from " not in line:
        _, who, ways = line.split(maxsplit=2)
        entry, _, roads = ways.rpartition(" ")
        number = FIRST_COMMANDER + SLUGS.index(who) if who in SLUGS else int(who)
        return f"ride {number} from {entry or -1} by {','.join(str(crossing(w)) for w in roads.split(','))}"
    first = LOCALES if verb in ("place", "post") else 0
    line = FRONT.sub(lambda found: str(FRONT_NAMES[found[0]] + first), line)
    for number, slug in enumerate(SLUGS):
        place = FIRST_COMMANDER + number if verb in PIECE_VERBS else number
        line = re.sub(rf"(?<![\w-]){slug}(?![\w-])", str(place), line)
    return line


class Scene:
    """Answers go to whoever is asked; chance is drawn from the seed."""

    def __init__(self, text: str, seed: int = 1) -> None:
        state, call = GAME.read(text)
        assert GAME.faults(state) == [], GAME.faults(state)
        self.start(resume(GAME, state, call), seed)

    def start(self, opened: tuple[Position, list[Event]], seed: int) -> None:
        self.rng = random.Random(seed)
        self.position: Position = opened[0]
        self.events: list[Event] = opened[1]
        self.forced: list[object] = []
        self.draw()

    @property
    def s(self) -> State:
        state: State = self.position.now
        return state

    @property
    def question(self) -> Question:
        return self.position.questions[0]

    @property
    def asked(self) -> str:
        """Who is asked what: `france goals`; `over` after the end."""
        if not self.position.questions:
            return "over"
        return f"{('allies', 'france')[0 if self.question.actor in self.s.teams[0] else 1]} {self.question.name}"

    def draw(self) -> None:
        while self.position.questions and self.question.actor == CHANCE:
            drawn = chance.take(self.question, chance.from_random(self.rng))
            self.position, news = answer(GAME, self.position, CHANCE, drawn)
            self.events += news

    def play(self, *lines: str) -> Scene:
        for line in lines:
            choice = LINES.read(spelled(line))
            if choice in self.forced:                                   # the kernel has just said it by itself
                del self.forced[: self.forced.index(choice) + 1]
                continue
            self.position, news = answer(GAME, self.position, self.question.actor, choice)
            self.forced = [given.answer for given in self.position.forced]
            self.events += news
            self.draw()
            assert GAME.faults(self.s) == [], GAME.faults(self.s)
        return self

    def by(self, seat: int, line: str) -> Scene:
        """An answer of one of several seats that are asked at once."""
        self.position, news = answer(GAME, self.position, seat, LINES.read(spelled(line)))
        self.events += news
        self.draw()
        return self

    def turned_away(self, seat: int, line: str) -> bool:
        """Whether a seat that wants to say this is not heard."""
        try:
            answer(GAME, self.position, seat, LINES.read(spelled(line)))
        except Illegal:
            return True
        return False

    @property
    def options(self) -> list[str]:
        return [write(option) for option in self.question.options()]

    def offers(self, line: str) -> bool:
        """Whether this answer is open; a line that cannot be read is an error, not an answer that is missing."""
        return LINES.read(spelled(line)) in self.question.options()

    def why_not(self, line: str) -> str | None:
        """The rule that refuses this answer to the open question; None if it is open. It must be one or the other."""
        candidate = LINES.read(spelled(line))
        if candidate in self.question.options():
            return None
        rule = self.question.refusals().get(candidate)
        assert rule is not None, f"{line} is neither offered nor refused by a rule"
        assert self.turned_away(self.question.actor, line)
        return rule

    def happened(self, kind: type[Event]) -> list[Event]:
        return [event for event in self.events if isinstance(event, kind)]

    def where(self, piece: int | str) -> str:
        """The place of a regiment or of a commander."""
        spot = self.s.spot[piece] if isinstance(piece, int) else self.s.post[SLUGS.index(piece)]
        return place_name(spot) if spot < LOCALES + 2000 and spot != len(self.s.at) - 1 else "gone"

    def face(self, piece: int) -> str:
        return face_name(self.s.face[piece]) if self.s.face[piece] else "destroyed"

    def corps(self, piece: int) -> str:
        """The commander of a regiment, or `detached`."""
        return SLUGS[self.s.corps[piece]] if self.s.corps[piece] >= 0 else "detached"

    def size(self, commander: str) -> int:
        return len(self.s.members[SLUGS.index(commander)])

    @property
    def morale(self) -> tuple[int, int]:
        return self.s.morale[0], self.s.morale[1]

    def view(self, viewer: int | None) -> View:
        return GAME.view(self.position, viewer)

    def seen(self, viewer: int | None, piece: int) -> str | None:
        return next(p.face for p in self.view(viewer).pieces if p.id == piece)

    @property
    def outcome(self) -> str:
        assert self.position.outcome is not None
        return f"{self.position.outcome.manner} {','.join(map(str, self.position.outcome.winners))}"


def field(*lines: str, turn: str = "14 france", morale: str = "20 20") -> Scene:
    """A position between two commands, from its lines."""
    return Scene("\n".join([f"turn {turn}", f"morale {morale}", *lines]))


def table(**options: object) -> Scene:
    """A new game."""
    scene = Scene.__new__(Scene)
    scene.start(begin(GAME, AusterlitzOptions(**options)), 1)  # type: ignore[arg-type]
    return scene


def set_up(side_plan: int = 0, **options: object) -> Scene:
    """A game whose armies are organised by the first suggestion."""
    scene = table(**options)
    for seat in (0, 1):
        scene.by(seat, f"adopt organisation {side_plan}").by(seat, "done")
    return scene

