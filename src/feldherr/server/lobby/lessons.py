"""Lessons over HTTP: nobody's game, only a list of gestures that the page keeps and sends with each call.

What comes back are the frames of a table, and where the lesson stands.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Sequence
from math import ceil
from threading import Lock
from typing import Annotated, Any, Protocol

from litestar import get, post
from litestar.params import FromPath, JSONBody
from msgspec import UNSET, Meta, Raw, Struct
from msgspec.structs import replace

from feldherr.kernel import lines as kernel_lines
from feldherr.kernel.answers import Illegal, Malformed
from feldherr.kernel.event import Event
from feldherr.kernel.game import Game
from feldherr.kernel.position import Position, look_ahead
from feldherr.kernel.why import why_not
from feldherr.lessons.course import Course, Objection, Stand
from feldherr.lessons.examples import every_lesson, examples
from feldherr.lessons.lesson import Step
from feldherr.lessons.reasons import objected
from feldherr.lessons.speech import Speech, minutes, spoken
from feldherr.server.lobby.calling import AnyRequest, reader
from feldherr.server.lobby.library import known_game
from feldherr.server.table.asking import counted, line_of, put
from feldherr.server.table.refusal import Refusal
from feldherr.server.table.telling import happening
from feldherr.server.wire import frames
from feldherr.server.wire.frames import (
    Handle,
    Happening,
    Lines,
    Option,
    Proposal,
    Seated,
    State,
    Takeable,
    encode,
    result,
)
from feldherr.words import LANGUAGES

KEPT = 400
"""So many stands are remembered; one that is not is played again from the last that is."""
GESTURE = 1.0
"""What it costs to play one gesture again, about a millisecond each."""
Path = Annotated[tuple[Lines, ...], Meta(max_length=600)]


class Called(Struct, frozen=True):
    """All gestures so far, an empty one for what was read; then what is wanted of where they lead."""

    path: Path = ()
    message: frames.Answer | frames.Peek | frames.Why | None = None


class Listed(Struct, frozen=True):
    name: str
    title: Speech
    goal: Speech
    seat: int
    steps: int
    minutes: int
    example: bool = False
    """One of the rulebook's."""


class Objected(Struct, frozen=True, omit_defaults=True):
    """Why an answer is not taken."""

    text: Speech
    rule: str = ""


class Coach(Struct, frozen=True, tag="lesson", omit_defaults=True):
    """Where the lesson stands: `done` steps of `count`, what is said, lit and awaited. `path`: so much of it holds."""

    title: Speech
    goal: Speech
    done: int
    count: int
    path: int
    kind: str = "over"
    text: Speech = {}
    lit: tuple[str, ...] = ()
    way: list[str] = []
    rule: str = ""
    objection: Objected | None = None


class Answered(Struct, frozen=True):
    """`taken`: the gesture is one more of the path."""

    frames: list[Raw]
    taken: bool = False


class Led(Protocol):
    """What is played in a lesson or an exercise: a game, with these options, from this seat."""

    @property
    def game(self) -> Game: ...
    @property
    def options(self) -> Any: ...
    @property
    def seat(self) -> int: ...
    @property
    def lines(self) -> kernel_lines.Lines: ...


class Reached(Protocol):
    """Where it stands, and what has happened on the way."""

    @property
    def position(self) -> Position: ...
    @property
    def happened(self) -> tuple[Event, ...]: ...


class Stands:
    """Where gestures lead; the last ones asked for are remembered."""

    def __init__(self) -> None:
        self.courses: dict[tuple[str, str], Course] = {}
        self.known: OrderedDict[tuple[str, str, Path], Stand] = OrderedDict()
        self.lock = Lock()

    def course(self, game: str, name: str) -> Course:
        if name not in every_lesson(game):
            raise Refusal("refused-no-such-game")
        if (game, name) not in self.courses:
            self.courses[game, name] = Course(every_lesson(game)[name])
        return self.courses[game, name]

    def missing(self, game: str, name: str, path: Path) -> int:
        """How many gestures have to be played for it."""
        known = (count for count in range(len(path), -1, -1) if (game, name, path[:count]) in self.known)
        return len(path) - next(known, -1)

    def at(self, game: str, name: str, path: Path) -> tuple[Stand, int]:
        """The stand after these gestures, as far as they still fit the lesson, and how many do."""
        course, count = self.course(game, name), len(path) - self.missing(game, name, path)
        stand = self.remembered(game, name, path[:count]) if count >= 0 else None
        if stand is None:
            count, stand = 0, course.start()
            self.remember(game, name, (), stand)
        for gesture in path[count:]:
            try:
                stand = course.take(stand, gesture) if gesture else course.go_on(stand)
            except (Illegal, Malformed, Objection):
                break
            count += 1
            self.remember(game, name, path[:count], stand)
        return stand, count

    def remembered(self, game: str, name: str, path: Path) -> Stand | None:
        with self.lock:
            found = self.known.get((game, name, path))
            if found is not None:
                self.known.move_to_end((game, name, path))
            return found

    def remember(self, game: str, name: str, path: Path, stand: Stand) -> None:
        with self.lock:
            self.known[game, name, path] = stand
            while len(self.known) > KEPT:
                self.known.popitem(last=False)


STANDS = Stands()


@get("/api/lessons/{game:str}", sync_to_thread=True)
def listing(game: FromPath[str]) -> list[Listed]:
    """The lessons of a game, easier ones first."""
    known_game(game)
    return listed(game)


def listed(game: str) -> list[Listed]:
    return [
        Listed(
            name,
            spoken(name, lesson, "title"),
            spoken(name, lesson, "goal"),
            STANDS.course(game, name).seat,
            len(lesson.steps),
            ceil(max(minutes(name, lesson, lang) for lang in LANGUAGES)),
            name in examples(game),
        )
        for name, lesson in every_lesson(game).items()
    ]


@post("/api/lessons/{game:str}/{name:str}", status_code=200)
async def play(request: AnyRequest, game: FromPath[str], name: FromPath[str], data: JSONBody[Called]) -> Answered:
    """Where a lesson stands after these gestures, and what comes of one more."""
    known_game(game)
    STANDS.course(game, name)
    reader(request, GESTURE * STANDS.missing(game, name, data.path))
    return await asyncio.to_thread(answered, game, name, data)


def answered(game: str, name: str, data: Called) -> Answered:
    course, (stand, count) = STANDS.course(game, name), STANDS.at(game, name, data.path)
    match data.message:
        case frames.Peek(number, _, lines):
            return Answered([peeked(course, stand, number, lines)])
        case frames.Why(number, handle, chosen, lines):
            return Answered([because(course, stand, number, handle, chosen, lines)])
        case frames.Answer(_, lines):
            try:
                following = course.take(stand, lines)
            except Objection as objection:
                return Answered([coach(course, name, stand, count, Objected(*objected(name, course, objection)))])
            except (Illegal, Malformed):
                raise Refusal("refused-illegal") from None
            STANDS.remember(game, name, (*data.path[:count], lines), following)
            return Answered(frames_of(course, name, following, count + 1, stand), True)
    return Answered(frames_of(course, name, stand, count, None))


# frames ---------------------------------------------------------------------------------------------------------------
def frames_of(course: Course, name: str, stand: Stand, count: int, before: Stand | None) -> list[Raw]:
    return told(course, stand, count, before, coach(course, name, stand, count))


def told(course: Led, stand: Reached, count: int, before: Reached | None, coaching: Raw) -> list[Raw]:
    """What has happened since, the whole state, and the coach; without `before` the state has the whole log."""
    log = lines(course, stand)
    since = len(lines(course, before)) if before else 0
    state = encode(state_of(course, stand, count, len(log)))
    if before is None:
        return [Raw(state[:-1] + b',"log_from":0,"log":' + encode(numbered(log, 0)) + b"}"), coaching]
    happened = {"type": "happened", "number": len(log), "check": 0, "events": numbered(log[since:], since)}
    return [Raw(encode(happened)), Raw(state), coaching]


def lines(course: Led, stand: Reached) -> list[Happening]:
    seen = (event.seen_by(course.seat) for event in stand.happened)
    return [happening(course.game, event) for event in seen if event is not None]


def numbered(log: list[Happening], since: int) -> list[Raw]:
    return [
        Raw(b'{"entry":%d,' % number + encode(line)[1:]) for number, line in enumerate(log, since + 1)
    ]


def state_of(course: Led, stand: Reached, count: int, told: int) -> State:
    """The table as the learner sees it. Everything can be taken back: it is only a lesson."""
    position, game = stand.position, course.game
    question, end = position.question(course.seat), position.outcome
    seats = game.seats(course.options)
    return State(
        seat=course.seat,
        number=told,
        check=0,
        game=game.name,
        name="",
        options=Raw(encode(course.options)),
        phase="over" if end else "running",
        running=not end,
        hot_seat=False,
        commitment="",
        view=game.view(position, course.seat),
        players=[Seated(n, s.title, "person" if n == course.seat else "bot", here=True) for n, s in enumerate(seats)],
        question=UNSET if question is None or end else Raw(counted(put_to(course, stand, position, ()), count + 1)),
        undo=Takeable(max(0, count - 1), 1) if count else None,
        outcome=result(end) if end else None,
    )


def put_to(course: Led, stand: Reached, position: Position, lines: Sequence[str]) -> bytes:
    """The question at a position; in a lesson without proposals it objects to and warnings of what it asks for."""
    question = position.question(course.seat)
    assert question is not None
    frame = put(course.game, position, question)
    if not (isinstance(course, Course) and isinstance(stand, Stand)):
        return encode(frame)
    here = course.follows(course.read_on(stand), lines)
    step = course.step(here) if here is not None else None
    if here is None or step is None or step.kind != "do":
        return encode(frame)
    options: list[Option | Raw] = []
    for one in frame.options:
        assert isinstance(one, Option)
        right = course.awaits(here, one.line)
        options.append(replace(one, default=one.default and right, warn=None if right else one.warn))
    offered = [
        one for one in frame.suggestions
        if isinstance(one, Proposal) and course.follows(here, one.lines) is not None
    ]  # fmt: skip
    return encode(replace(frame, options=options, suggestions=offered))


def coach(course: Course, name: str, stand: Stand, count: int, objection: Objected | None = None) -> Raw:
    step = course.step(stand)
    title, goal = (spoken(name, course.lesson, part) for part in ("title", "goal"))
    total = len(course.lesson.steps)
    if step is None:
        return Raw(encode(Coach(title, goal, total, total, count)))
    text = spoken(name, course.lesson, step.say)
    frame = Coach(
        title, goal, stand.step, total, count, step.kind, text, lit(course, stand, step), course.along(stand),
        step.rule, objection,
    )  # fmt: skip
    return Raw(encode(frame))


def lit(course: Course, stand: Stand, step: Step) -> tuple[str, ...]:
    return tuple(dict.fromkeys((*step.lit, *course.handles(stand))))


def peeked(course: Led, stand: Reached, number: int, lines: Lines) -> Raw:
    read = course.lines.read
    ahead = look_ahead(course.game, stand.position, course.seat, [read(line) for line in lines])
    question = ahead.position.question(course.seat)
    frame = frames.Peeked(
        number,
        ahead.used,
        Raw(counted(put_to(course, stand, ahead.position, lines[: ahead.used]), 0)) if question else UNSET,
        Raw(encode(course.game.view(ahead.position, course.seat))),
        [happening(course.game, event) for event in ahead.seen],
        [line_of(given) for given in ahead.path],
    )
    return Raw(encode(frame))


def because(
    course: Led, stand: Reached, number: int, handle: Handle, chosen: tuple[Handle, ...], lines: Lines
) -> Raw:
    game, reasons = course.game, list[frames.Reason]()
    if stand.position.question(course.seat) is not None:
        ahead = look_ahead(game, stand.position, course.seat, [course.lines.read(line) for line in lines])
        found = why_not(game, ahead.position, course.seat, handle, chosen) if ahead.used == len(lines) else []
        for question, candidate, rule in found[:20]:
            reasons.append(frames.Reason(game.option(question, candidate), rule, line_of(candidate)))
        if not found and (now := ahead.position.question(course.seat)) is not None:
            reasons.append(frames.Reason(*game.prompt(now), ""))
    return Raw(encode(frames.Because(number, reasons)))


LESSONS = [listing, play]
