"""Exercises over HTTP: nobody's game; the page keeps the gestures and its own rating and sends them with each call.

What comes back are the frames of a table, and the verdict, in the words of a coach.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from threading import Lock
from typing import Annotated

from litestar import get, post
from litestar.params import FromPath, JSONBody
from msgspec import Meta, Raw, Struct

from feldherr.exercises import speech
from feldherr.exercises.drill import Drill, Stand, Worse
from feldherr.exercises.exercise import LEVELS, exercises, levels, opened
from feldherr.exercises.speech import Speech
from feldherr.kernel.answers import Illegal, Malformed
from feldherr.server.accounts.ratings import FIRST, MODEL, SCALE, Finished, Tally, after
from feldherr.server.lobby.calling import AnyRequest, reader
from feldherr.server.lobby.lessons import GESTURE, Answered, Called, Coach, Objected, because, peeked, told
from feldherr.server.lobby.library import known_game
from feldherr.server.table.refusal import Refusal
from feldherr.server.wire import frames
from feldherr.server.wire.frames import Lines, encode

KEPT = 60
"""So many exercises are kept laid out, with what has been looked through of them."""
LAYING = 20.0
"""What it costs to lay one out: its record is played, and everything looked through."""
STEP = 200.0
"""An exercise of the middle level is worth what everybody begins with; the others so much less and more."""
SURE = 0.3
"""How sure an exercise's rating is, in deviations of one who begins."""
YOU, IT = "player", "exercise"


class Listed(Struct, frozen=True):
    name: str
    title: Speech
    seat: int
    level: int
    rating: int


class Rated(Struct, frozen=True):
    """A player's rating as his browser keeps it, and what came of an exercise."""

    solved: bool
    mu: Annotated[float, Meta(ge=-100, le=200)] = MODEL.mu
    sigma: Annotated[float, Meta(gt=0, le=50)] = MODEL.sigma


class Standing(Struct, frozen=True):
    mu: float
    sigma: float
    rating: int
    deviation: int


class Shelf:
    """Exercises that were laid out lately."""

    def __init__(self) -> None:
        self.drills: OrderedDict[tuple[str, str], Drill] = OrderedDict()
        self.lock = Lock()

    def has(self, game: str, name: str) -> bool:
        return (game, name) in self.drills

    def drill(self, game: str, name: str) -> Drill:
        """One at a time is laid out: it takes a while, and two who ask for the same get the same."""
        with self.lock:
            found = self.drills.get((game, name)) or Drill(opened(game, exercises(game)[name]))
            self.drills[game, name] = found
            self.drills.move_to_end((game, name))
            while len(self.drills) > KEPT:
                self.drills.popitem(last=False)
            return found


SHELF = Shelf()


@get("/api/exercises/{game:str}", sync_to_thread=True)
def listing(game: FromPath[str]) -> list[Listed]:
    """The exercises of a game, easier ones first."""
    known_game(game)
    return listed(game)


def listed(game: str) -> list[Listed]:
    level = levels(exercises(game).values())
    return [
        Listed(name, speech.title(game, one), one.seat, level[name], rating_of(level[name]))
        for name, one in exercises(game).items()
    ]


def rating_of(level: int) -> int:
    return round(FIRST + STEP * (level - LEVELS[1]))


def known(game: str, name: str) -> None:
    known_game(game)
    if name not in exercises(game):
        raise Refusal("refused-no-such-game")


@post("/api/exercises/{game:str}/{name:str}", status_code=200)
async def play(request: AnyRequest, game: FromPath[str], name: FromPath[str], data: JSONBody[Called]) -> Answered:
    """Where an exercise stands after these gestures, and what comes of one more."""
    known(game, name)
    reader(request, (1.0 if SHELF.has(game, name) else LAYING) + GESTURE * len(data.path))
    return await asyncio.to_thread(answered, game, name, data)


@post("/api/exercises/{game:str}/{name:str}/rating", status_code=200)
async def rate(request: AnyRequest, game: FromPath[str], name: FromPath[str], data: JSONBody[Rated]) -> Standing:
    """The rating after an exercise, solved or not: as after a game against somebody as strong as it is hard."""
    known(game, name)
    reader(request)
    level = levels(exercises(game).values())[name]
    return rated(Tally(data.mu, data.sigma), level, data.solved)


def rated(tally: Tally, level: int, solved: bool) -> Standing:
    it = Tally(MODEL.mu + STEP / SCALE * (level - LEVELS[1]), SURE * MODEL.sigma)
    game = Finished({YOU: float(solved), IT: float(not solved)}, frozenset({YOU if solved else IT}))
    now = after(game, {YOU: tally, IT: it})[YOU]
    return Standing(now.mu, now.sigma, now.rating, now.deviation)


def answered(game: str, name: str, data: Called) -> Answered:
    drill = SHELF.drill(game, name)
    with drill.lock:
        return looked_at(drill, data)


def looked_at(drill: Drill, data: Called) -> Answered:
    stand, count = along(drill, data.path)
    match data.message:
        case frames.Peek(number, _, lines):
            return Answered([peeked(drill, stand, number, lines)])
        case frames.Why(number, handle, chosen, lines):
            return Answered([because(drill, stand, number, handle, chosen, lines)])
        case frames.Answer(_, lines):
            try:
                following = drill.take(stand, lines)
            except Worse as wrong:
                return Answered([coach(drill, stand, count, Objected(speech.worse(drill, wrong)))])
            except (Illegal, Malformed):
                raise Refusal("refused-illegal") from None
            return Answered(told(drill, following, count + 1, stand, coach(drill, following, count + 1)), True)
    return Answered(told(drill, stand, count, None, coach(drill, stand, count)))


def along(drill: Drill, path: tuple[Lines, ...]) -> tuple[Stand, int]:
    """As far as the gestures are right, and how many are."""
    stand, count = drill.start(), 0
    for gesture in path:
        try:
            stand = drill.take(stand, gesture)
        except (Illegal, Malformed, Worse):
            break
        count += 1
    return stand, count


def coach(drill: Drill, stand: Stand, count: int, objection: Objected | None = None) -> Raw:
    """The goal as long as it is open, then why it was right."""
    title, goal = speech.title(drill.game.name, drill.laid.exercise), speech.goal(drill)
    if stand.solved:
        return Raw(encode(Coach(title, goal, 1, 1, count, "over", speech.right(drill, stand.equal))))
    lit = drill.laid.motif.lit(drill.laid.position, drill.laid.task)
    return Raw(encode(Coach(title, goal, 0, 1, count, "do", goal, lit, objection=objection)))


EXERCISES = [listing, play, rate]
