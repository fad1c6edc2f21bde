"""The search for tells: the same step in this world and in others that the viewer cannot tell from it.

Which worlds count is decided by the answer (legal there too) and by what the viewer sees happen (one a beginning of
the other), never by comparing views first: that would hide a question that is skipped. Taking the step, commits
included, finds what a look at the open question cannot: a turn that ends by itself when the faces say so.
"""

from __future__ import annotations

import random
from collections import Counter, defaultdict
from typing import Any, NamedTuple

import msgspec

from feldherr.kernel.answers import CHANCE, Illegal, Interjection
from feldherr.kernel.event import Event
from feldherr.kernel.game import Game
from feldherr.kernel.position import Position, answer, closes_round, is_round, peek, reopen, resume
from feldherr.kernel.question import Question
from feldherr.kernel.store import encode
from feldherr.kernel.view import View
from feldherr.proving.coverage import Broken

ENOUGH = 60
"""So often must a face have lain hidden before it is strange that it never lay elsewhere."""
OFTEN = 20
"""So often must a secret answer with alternatives have been drawn before it is strange that it was always the same."""


class Seen(NamedTuple):
    """Everything that reaches one viewer at a position."""

    view: View
    stages: tuple[tuple[int, str], ...]
    interjections: tuple[Any, ...]
    question: str
    prompt: Any
    options: tuple[Any, ...]
    refusals: tuple[Any, ...]
    suggestions: tuple[Any, ...]
    over: Any


def seen(game: Game, position: Position, viewer: int | None) -> Seen:
    """What the server would send the viewer, and what it would answer to his `why not`."""
    question = position.question(viewer) if viewer is not None else None
    said = game.interjections(position, viewer) if viewer is not None and position.outcome is None else []
    stages = tuple((q.actor, "" if q.actor == CHANCE else game.stage(q)) for q in position.questions)
    view = game.view(position, viewer)
    if question is None:
        return Seen(view, stages, tuple(said), "", None, (), (), (), position.outcome)
    return Seen(
        view,
        stages,
        tuple(said),
        question.name,
        game.prompt(question),
        in_words(game, question, question.options()),
        tuple(zip(in_words(game, question, list(refusals := question.refusals())), refusals.values())),
        tuple(game.suggestions(question)),
        position.outcome,
    )


def in_words(game: Game, question: Question, answers: list[Any]) -> tuple[Any, ...]:
    return tuple((answer, answer.handles, game.option(question, answer)) for answer in answers)


def compare(here: Seen, there: Seen, viewer: int | None, when: str) -> None:
    """Each part must be equal; the first that is not is the tell."""
    for name, one, other in zip(Seen._fields, here, there):
        if one != other:
            who = "a spectator" if viewer is None else f"seat {viewer}"
            raise Broken("tell", f"{when}, {who} could tell two worlds by {name}{difference(one, other)}")


def difference(one: Any, other: Any) -> str:
    """Where two values differ, and how."""
    if isinstance(one, msgspec.Struct) and type(one) is type(other):
        for name in one.__struct_fields__:
            if getattr(one, name) != getattr(other, name):
                return f".{name}{difference(getattr(one, name), getattr(other, name))}"
    if isinstance(one, tuple) and isinstance(other, tuple) and len(one) == len(other):
        for place, pair in enumerate(zip(one, other)):
            if pair[0] != pair[1]:
                return f"[{place}]{difference(*pair)}"
    return f": {str(one)[:200]} | {str(other)[:200]}"


class Tells:
    """Looks for tells in one game after the other, and remembers what `resample` moves."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.looks: Counter[str] = Counter()
        """How often each question was looked at, and in how many worlds that were really other and counted."""
        self.worlds: Counter[str] = Counter()
        self.hidden: Counter[tuple[int, str]] = Counter()
        self.moved: Counter[tuple[int, str]] = Counter()
        self.pending: Counter[int] = Counter()
        self.redrawn: Counter[int] = Counter()
        self.dealt: dict[tuple[int, int], Counter[str]] = defaultdict(Counter)
        self.sampled: dict[tuple[int, int], Counter[str]] = defaultdict(Counter)

    def look(self, position: Position, seat: int, choice: Any, viewer: int, rng: random.Random) -> bool:
        """Take the step here and in another world; whether that was a world that counts and is really another."""
        first, second = rng.getrandbits(32), rng.getrandbits(32)
        name = next((q.name for q in position.questions if q.actor == seat != CHANCE), "")
        self.looks[name] += 1
        world = self.game.resample(position, viewer, random.Random(first))
        self.moves(position, world, viewer)
        self.secrets(position, world, viewer)
        if encode(world) == encode(position):
            return False
        self.alike(position, world, viewer, second)
        for witness in (viewer, None):
            compare(seen(self.game, position, witness), seen(self.game, world, witness), witness, "before the step")
        try:
            there, told_there = answer(self.game, world, seat, choice)
        except Illegal:
            return False
        here, told_here = answer(self.game, position, seat, choice)
        news_here, news_there = (self.before(p) + told for p, told in ((position, told_here), (world, told_there)))
        mine_here, mine_there = visible(news_here, viewer), visible(news_there, viewer)
        short = min(len(mine_here), len(mine_there))
        what = f"{choice} by seat {seat}"
        if mine_here[:short] != mine_there[:short]:
            if world.given == position.given and not here.outcome:
                how = difference(tuple(mine_here[:short]), tuple(mine_there[:short]))
                self.remembered(here, there, viewer, what, how)
            return False
        for witness in (viewer, None):
            compare(seen(self.game, here, witness), seen(self.game, there, witness), witness, f"after {what}")
            self.compare_news(visible(news_here, witness), visible(news_there, witness), witness, what)
        if seat == viewer:
            self.side_doors(position, world, seat, choice, (here, told_here), (there, told_there))
        if name and not isinstance(choice, Interjection):
            self.worlds[name] += 1
        return True

    def remembered(self, here: Position, there: Position, viewer: int, what: str, how: str) -> None:
        """What was seen to happen differently must have made a difference: else an event has told what stays hidden.

        Either the views differ (something lies open now) or the worlds still possible do (something has gone).
        """
        if seen(self.game, here, viewer) == seen(self.game, there, viewer):
            one, other = (self.game.resample(p, viewer, random.Random(0)) for p in (here, there))
            if encode(one) == encode(other):
                raise Broken("tell", f"after {what}, seat {viewer} was told what is to be hidden: events{how}")

    def before(self, position: Position) -> list[Event]:
        """What the running procedure has told already: it is said again in both worlds."""
        if position.call is None:
            return []
        return resume(self.game, position.settled, position.call, position.given)[1]

    def compare_news(self, here: list[Event], there: list[Event], viewer: int | None, what: str) -> None:
        told = [tuple(self.game.told(event) for event in news) for news in (here, there)]
        if here != there or told[0] != told[1]:
            longer = max(here, there, key=len)[min(len(here), len(there)) :] or here
            raise Broken("tell", f"after {what}, viewer {viewer} could tell two worlds by what happens: {longer}")

    def side_doors(
        self, position: Position, world: Position, seat: int, choice: Any, here: Any, there: Any
    ) -> None:
        """Running ahead and taking back must work alike in both worlds."""
        doors = []
        for start, (after, news) in ((position, here), (world, there)):
            ahead, shown, used = peek(self.game, start, seat, [choice])
            barrier = any(event.final for event in news) or closes_round(start, after)
            doors.append((used, [e.seen_by(seat) for e in shown], seen(self.game, ahead, seat), barrier))
        if doors[0] != doors[1]:
            raise Broken("tell", f"seat {seat} could tell two worlds by running ahead with {choice} or taking it back")

    # what resample must do ------------------------------------------------------------------------------------------
    def alike(self, position: Position, world: Position, viewer: int, number: int) -> None:
        """Worlds that look alike give equal samples for one rng: what `resample` deals does not depend on the truth."""
        one = self.game.resample(position, viewer, random.Random(number))
        other = self.game.resample(world, viewer, random.Random(number))
        if encode(one) != encode(other):
            raise Broken("resample", f"worlds that seat {viewer} cannot tell apart give different samples")

    def moves(self, position: Position, world: Position, viewer: int) -> None:
        """Over time every hidden face lies elsewhere."""
        own = {piece.id: piece.face for piece in self.game.view(position, viewer).pieces}
        if None not in own.values():
            return
        truth, drawn = self.faces(position), self.faces(world)
        secret = {number: face for number, face in truth.items() if own.get(number) is None}
        if len(set(secret.values())) > 1:
            for number, face in secret.items():
                self.hidden[viewer, face] += 1
                self.moved[viewer, face] += drawn.get(number) != face
        for (who, face), times in self.hidden.items():
            if times >= ENOUGH and not self.moved[who, face]:
                raise Broken("resample", f"in {times} worlds for seat {who} a hidden {face} never lay elsewhere")

    def secrets(self, position: Position, world: Position, viewer: int) -> None:
        """What others have answered in an open secret round must be drawn anew, too."""
        if not is_round(position):
            return
        start = position.questions[0].round or 0
        for at, (seat, choice) in enumerate(position.given[start:], start):
            if seat == viewer or isinstance(choice, Interjection):
                continue
            asked = reopen(self.game, position.settled, position.call, position.given[:at]).question(seat)
            if asked and len(asked.options()) > 1:
                self.pending[viewer] += 1
                self.redrawn[viewer] += world.given[at] != position.given[at]
        if self.pending[viewer] >= OFTEN and not self.redrawn[viewer]:
            raise Broken("resample", f"what is answered in secret is the same in every world for seat {viewer}")

    def faces(self, position: Position) -> dict[int, str]:
        """The faces somebody sees, by the id of the piece."""
        found: dict[int, str] = {}
        for seat in sorted({piece.side for piece in self.game.view(position, None).pieces if piece.side >= 0}):
            found |= {piece.id: piece.face for piece in self.game.view(position, seat).pieces if piece.face is not None}
        return found

    def start(self, position: Position, viewer: int, rng: random.Random) -> None:
        """At the first question of each game: an id or a place in a list must not name what lies there."""
        order = [piece.id for piece in self.game.view(position, viewer).pieces]
        own = {piece.id for piece in self.game.view(position, viewer).pieces if piece.face is not None}
        truth, drawn = self.faces(position), self.faces(self.game.resample(position, viewer, rng))
        for place, number in enumerate(order):
            if number not in own and number in truth:
                for key in ((viewer, number), (viewer, -1 - place)):
                    self.dealt[key][truth[number]] += 1
                    self.sampled[key][drawn[number]] += 1

    def named(self, games: int = 12) -> list[str]:
        """Ids and places that gave their face away in so many games, though other worlds were possible."""
        found = []
        for (viewer, number), truth in self.dealt.items():
            if truth.total() >= games and len(truth) == 1 and len(self.sampled[viewer, number]) > 1:
                thing = f"piece {number}" if number >= 0 else f"place {-1 - number}"
                found.append(f"for seat {viewer}, {thing} is always {next(iter(truth))} at the start")
        return found


def visible(news: list[Event], viewer: int | None) -> list[Event]:
    return [shown for event in news if (shown := event.seen_by(viewer)) is not None]
