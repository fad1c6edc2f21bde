"""The search for tells: the same step in this world and in others that the viewer cannot tell from it.

Which worlds count is decided by the answer (legal there too) and by what the viewer sees happen (one a beginning of
the other), never by comparing views first: that would hide a question that is skipped. Taking the step, commits
included, finds what a look at the open question cannot: a turn that ends by itself when the faces say so.
"""

from __future__ import annotations

import random
from collections import Counter, defaultdict
from collections.abc import Iterable
from typing import Any

import msgspec

from feldherr.kernel.answers import CHANCE, Given, Illegal, Interjection
from feldherr.kernel.ask import open_to
from feldherr.kernel.chance import from_random, take
from feldherr.kernel.event import Event
from feldherr.kernel.game import Game
from feldherr.kernel.position import Position, closes_round, is_round, peek, reopen, resume
from feldherr.kernel.store import encode
from feldherr.proving.battery.coverage import Broken
from feldherr.proving.battery.scene import Scene, Seen, Step

ENOUGH = 60
"""So often must a face have lain hidden before it is strange that it never lay elsewhere."""
OFTEN = 20
"""So often must a secret answer with alternatives have been drawn before it is strange that it was always the same."""


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
        self.passed: Counter[str] = Counter()
        """How often each kind of step was looked at that led to something asked openly."""
        self.hidden: Counter[tuple[int, str]] = Counter()
        self.moved: set[tuple[int, str]] = set()
        self.pending: Counter[int] = Counter()
        self.redrawn: set[int] = set()
        self.deals: Counter[str] = Counter()
        """How often chance was looked at, by the procedure that asks it, and how often it had dealt in secret."""
        self.in_secret: Counter[str] = Counter()
        self.pairs: Counter[int] = Counter()
        self.varied: set[int] = set()
        self.dealt: dict[tuple[int, int], Counter[str]] = defaultdict(Counter)
        self.sampled: dict[tuple[int, int], Counter[str]] = defaultdict(Counter)

    def look(self, position: Position, seat: int, choice: Any, viewer: int, rng: random.Random) -> bool:
        """Take the step here and in another world; whether that was a world that counts and is really another."""
        return self.look_at(Step(Scene(self.game, position), seat, choice), viewer, rng)

    def look_at(self, step: Step, viewer: int, rng: random.Random) -> bool:
        """The same for a step that several look at."""
        if step.seat == CHANCE:
            self.dealt_otherwise(step, viewer, rng)
        self.looks[step.name] += 1
        other = self.differs(step, viewer, rng)
        if other and step.name and not isinstance(step.choice, Interjection):
            self.worlds[step.name] += 1
        return other

    def look_through(self, step: Step, after: Position, viewers: Iterable[int], few: int, rng: random.Random) -> None:
        """A step after which something is asked openly, or was answered because it was: none of it may tell.

        Such steps come up seldom, and still more seldom a world in which a question is forced that here is put: so each
        kind of them is looked at `few` times, whatever else is checked.
        """
        kinds = {f"{type(given.answer).__name__}!" for given in after.forced}
        kinds |= {question.name for question in after.questions if question.public}
        kind = " ".join((step.name, *sorted(kinds)))
        if step.name and kinds and self.passed[kind] < few:
            self.passed[kind] += 1
            for viewer in viewers:
                self.differs(step, viewer, rng)

    def differs(self, step: Step, viewer: int, rng: random.Random) -> bool:
        """Whether there is another world in which the viewer sees the same happen; then he must see nothing else."""
        first, second = rng.getrandbits(32), rng.getrandbits(32)
        here, position, seat, choice = step.before, step.before.position, step.seat, step.choice
        there = Scene(self.game, self.game.resample(position, viewer, random.Random(first)))
        self.moves(here, there, viewer)
        self.secrets(position, there.position, viewer)
        if there.stored == here.stored:
            return False
        self.varies(there.stored, self.alike(position, there.position, viewer, second), viewer)
        for witness in (viewer, None):
            compare(here.seen(witness), there.seen(witness), witness, "before the step")
        step_there = Step(there, seat, choice)
        try:
            after_there, _, news_there = step_there.taken
        except Illegal:
            return False
        after_here, _, news_here = step.taken
        mine_here, mine_there = visible(news_here, viewer), visible(news_there, viewer)
        short = min(len(mine_here), len(mine_there))
        what = f"{choice} by seat {seat}"
        if mine_here[:short] != mine_there[:short]:
            if there.position.given == position.given and not after_here.position.outcome:
                how = difference(tuple(mine_here[:short]), tuple(mine_there[:short]))
                self.remembered(step, step_there, viewer, what, how)
            return False
        for witness in (viewer, None):
            compare(after_here.seen(witness), after_there.seen(witness), witness, f"after {what}")
            self.compare_news(visible(news_here, witness), visible(news_there, witness), witness, what)
        if seat == viewer:
            self.side_doors(step, step_there)
        return True

    def dealt_otherwise(self, step: Step, viewer: int, rng: random.Random) -> None:
        """Had chance dealt otherwise what stays hidden from the viewer, he would see and hear the same.

        What stays hidden says `resample`: if both deals leave him the same worlds, he can tell nothing of it.
        """
        position = step.before.position
        self.deals[type(position.call).__name__] += 1
        found = redealt(self.game, position, step.choice, rng)
        if found is None:
            return
        (there, news_there), (here, _, news_here) = found, step.taken
        if there.now == here.position.now:
            return
        try:
            worlds = [self.game.resample(one, viewer, random.Random(0)) for one in (here.position, there)]
        except Illegal:
            return
        if worlds[0].now != worlds[1].now or worlds[0].settled != worlds[1].settled:
            return
        self.in_secret[type(position.call).__name__] += 1
        for witness in (viewer, None):
            told = [tuple(visible(news, witness)) for news in (news_here, news_there)]
            if told[0] != told[1]:
                who = "a spectator" if witness is None else f"seat {witness}"
                raise Broken("tell", f"after a hidden deal, {who} was told of it: events{difference(*told)}")
            compare(here.seen(witness), Scene(self.game, there).seen(witness), witness, "after a hidden deal")

    def remembered(self, here: Step, there: Step, viewer: int, what: str, how: str) -> None:
        """What was seen to happen differently must have made a difference: else an event has told what stays hidden.

        Either the views differ (something lies open now) or the worlds still possible do (something has gone), or it
        lay open on the way: of those who were shown and fell, nothing need be left that says what they were.
        """
        ends = here.taken[0], there.taken[0]
        if ends[0].seen(viewer) == ends[1].seen(viewer):
            one, other = (self.game.resample(scene.position, viewer, random.Random(0)) for scene in ends)
            if encode(one) == encode(other) and not lay_open(here, there, viewer):
                raise Broken("tell", f"after {what}, seat {viewer} was told what is to be hidden: events{how}")

    def compare_news(self, here: list[Event], there: list[Event], viewer: int | None, what: str) -> None:
        told = [tuple(self.game.told(event) for event in news) for news in (here, there)]
        if here != there or told[0] != told[1]:
            longer = max(here, there, key=len)[min(len(here), len(there)) :] or here
            raise Broken("tell", f"after {what}, viewer {viewer} could tell two worlds by what happens: {longer}")

    def side_doors(self, here: Step, there: Step) -> None:
        """Running ahead and taking back must work alike in both worlds."""
        doors = []
        for step in (here, there):
            start, (after, told, _) = step.before, step.taken
            ahead, shown, used = peek(self.game, start.position, step.seat, [step.choice])
            barrier = any(event.final for event in told) or closes_round(start.position, after.position)
            reached = next((scene for scene in (start, after) if same(scene.position, ahead)), Scene(self.game, ahead))
            doors.append((used, [e.seen_by(step.seat) for e in shown], reached.seen(step.seat), barrier))
        if doors[0] != doors[1]:
            what = f"running ahead with {here.choice} or taking it back"
            raise Broken("tell", f"seat {here.seat} could tell two worlds by {what}")

    # what resample must do ------------------------------------------------------------------------------------------
    def alike(self, position: Position, world: Position, viewer: int, number: int) -> bytes:
        """Worlds that look alike give equal samples for one rng: what `resample` deals does not depend on the truth."""
        one = self.game.resample(position, viewer, random.Random(number))
        other = self.game.resample(world, viewer, random.Random(number))
        if (sample := encode(one)) != encode(other):
            raise Broken("resample", f"worlds that seat {viewer} cannot tell apart give different samples")
        return sample

    def varies(self, one: bytes, other: bytes, viewer: int) -> None:
        """Other luck gives another world: what is dealt is not always the same, though it is not the truth."""
        self.pairs[viewer] += 1
        if one != other:
            self.varied.add(viewer)
        if self.game.deals and self.pairs[viewer] >= OFTEN and viewer not in self.varied:
            raise Broken("resample", f"for seat {viewer} the same world is dealt {self.pairs[viewer]} times")

    def moves(self, here: Scene, there: Scene, viewer: int) -> None:
        """Over time every hidden face lies elsewhere."""
        own = {piece.id: piece.face for piece in here.view(viewer).pieces}
        if None not in own.values():
            return
        secret = {number: face for number, face in here.faces.items() if own.get(number) is None}
        if len(set(secret.values())) == 1:
            return
        # What was once seen elsewhere has nothing left to prove.
        still = {number: face for number, face in secret.items() if (viewer, face) not in self.moved}
        for number, face in still.items():
            self.hidden[viewer, face] += 1
            if there.faces.get(number) != face:
                self.moved.add((viewer, face))
        for face in sorted(set(still.values())):
            times = self.hidden[viewer, face]
            if times >= ENOUGH and (viewer, face) not in self.moved:
                raise Broken("resample", f"in {times} worlds for seat {viewer} a hidden {face} never lay elsewhere")

    def secrets(self, position: Position, world: Position, viewer: int) -> None:
        """What others have answered in an open secret round must be drawn anew, too."""
        if viewer in self.redrawn or not is_round(position):
            return
        start = position.questions[0].round or 0
        for at, (seat, choice) in enumerate(position.given[start:], start):
            if seat == viewer or isinstance(choice, Interjection):
                continue
            asked = reopen(self.game, position.settled, position.call, position.given[:at]).question(seat)
            if asked and len(asked.options()) > 1:
                self.pending[viewer] += 1
                if world.given[at] != position.given[at]:
                    self.redrawn.add(viewer)
                    return
        if self.pending[viewer] >= OFTEN:
            raise Broken("resample", f"what is answered in secret is the same in every world for seat {viewer}")

    def start(self, position: Position, viewer: int, rng: random.Random) -> None:
        """At the first question of each game: an id or a place in a list must not name what lies there."""
        self.start_at(Scene(self.game, position), viewer, rng)

    def start_at(self, scene: Scene, viewer: int, rng: random.Random) -> None:
        pieces, truth = scene.view(viewer).pieces, scene.faces
        drawn = Scene(self.game, self.game.resample(scene.position, viewer, rng)).faces
        for place, piece in enumerate(pieces):
            if piece.face is None and piece.id in truth:
                for key in ((viewer, piece.id), (viewer, -1 - place)):
                    self.dealt[key][truth[piece.id]] += 1
                    self.sampled[key][drawn[piece.id]] += 1

    def named(self, games: int = 12) -> list[str]:
        """Ids and places that gave their face away in so many games, though other worlds were possible."""
        found = []
        for (viewer, number), truth in self.dealt.items():
            if truth.total() >= games and len(truth) == 1 and len(self.sampled[viewer, number]) > 1:
                thing = f"piece {number}" if number >= 0 else f"place {-1 - number}"
                found.append(f"for seat {viewer}, {thing} is always {next(iter(truth))} at the start")
        return found


def redealt(
    game: Game, position: Position, last: Any, rng: random.Random
) -> tuple[Position, list[Event]] | None:
    """The running procedure with some of what chance has answered in it drawn anew; None if it would not come so far.

    Not all of it: what the viewer himself was dealt in the same procedure he may know.
    """
    given: tuple[Given, ...] = ()
    for seat, choice in (*position.given, Given(CHANCE, last)):
        if isinstance(choice, Interjection):
            return None
        asked = reopen(game, position.settled, position.call, given).question(seat)
        if asked is None:
            return None
        if seat == CHANCE and rng.random() < 0.5:
            choice = take(asked, from_random(rng))
        elif not open_to(asked, choice):
            return None
        given = (*given, Given(seat, choice))
    return resume(game, position.settled, position.call, given)


def lay_open(here: Step, there: Step, viewer: int) -> bool:
    """Whether the viewer had something else before him at a time, in the course of what went the same way for him."""
    differed = False
    for (told, seen), (told_there, seen_there) in zip(here.on_the_way(viewer), there.on_the_way(viewer)):
        if differed and seen != seen_there:
            return True
        differed = differed or told != told_there
        if type(told) is not type(told_there):
            return False
    return False


def visible(news: list[Event], viewer: int | None) -> list[Event]:
    return [shown for event in news if (shown := event.seen_by(viewer)) is not None]


def same(one: Position, other: Position) -> bool:
    """Whether two positions are one and the same, perhaps come to twice."""
    return one is other or (
        one.now == other.now and one.settled == other.settled and one.call == other.call and one.given == other.given
    )
