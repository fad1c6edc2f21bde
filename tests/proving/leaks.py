"""Leaks planted in Ford, one a class. Each tells somebody something he may not know."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any, ClassVar

from msgspec.structs import replace

from feldherr.kernel.answers import Call
from feldherr.kernel.ask import Ask
from feldherr.kernel.event import Event
from feldherr.kernel.game import Emit, Suggestion
from feldherr.kernel.position import Position, reopen
from feldherr.kernel.question import Question, Refuse
from feldherr.kernel.text import Text, say
from feldherr.kernel.view import View
from tests.ford import Ford
from tests.ford.actions import Attack, Mix, Name
from tests.ford.events import Dealt as DealtOut
from tests.ford.events import Marched, StepLost
from tests.ford.state import NEIGHBOURS, Kind, State, standing
from tests.ford.turn import next_turn
from tests.ford.worlds import dealt_anew


def strength(s: State, area: int, side: int) -> int:
    return sum(s.blocks[b].face.strength for b in standing(s, area, side))


def guns(s: State, area: int, side: int) -> bool:
    return any(s.blocks[b].face.kind is Kind.ARTILLERY for b in standing(s, area, side))


class Between(Ask):
    """Stands between the rules and who answers them."""

    def __init__(self, inner: Ask) -> None:
        self.inner = inner

    def put(self, question: Question) -> Any:
        return self.inner.put(question)

    def together(self, *dialogues: Any) -> tuple[Any, ...]:
        return self.inner.together(*dialogues)


class Skipped(Ford):
    """A question is skipped because the player has nothing to answer with."""

    def run(self, s: Any, call: Any, ask: Ask, emit: Emit) -> Call:
        class Skipping(Between):
            def put(self, question: Question) -> Any:
                if question.name == "fire_or_not" and len(question.options()) == 1:
                    return question.options()[0]
                return self.inner.put(question)

        return super().run(s, call, Skipping(ask), emit)


class Opened(Ford):
    """What follows from hidden faces is asked as if everybody knew it, so that the kernel answers it by itself."""

    def run(self, s: Any, call: Any, ask: Ask, emit: Emit) -> Call:
        class Opening(Between):
            def put(self, question: Question) -> Any:
                question.public = question.public or question.name == "fire_or_not"
                return self.inner.put(question)

        return super().run(s, call, Opening(ask), emit)


class Ids(Ford):
    """An id names the kind."""

    def view(self, position: Position, viewer: int | None) -> View:
        shown, blocks = super().view(position, viewer), position.now.blocks
        return replace(shown, pieces=tuple(replace(p, id=10 * p.id + blocks[p.id].face.kind) for p in shown.pieces))


class Order(Ford):
    """Pieces lie in the order of the roster."""

    def view(self, position: Position, viewer: int | None) -> View:
        shown, blocks = super().view(position, viewer), position.now.blocks
        return replace(shown, pieces=tuple(sorted(shown.pieces, key=lambda p: (blocks[p.id].face, p.id))))


class Undealt(Ford):
    """The numbers of blocks follow the roster from the start."""

    def run(self, s: Any, call: Any, ask: Ask, emit: Emit) -> Call:
        class Sorted(Between):
            def shuffle(self, count: int, later: bool = False) -> tuple[int, ...]:
                return tuple(sorted(self.inner.shuffle(count, later)))

        return super().run(s, call, Sorted(ask), emit)


class Weighed(Event, frozen=True, tag=True):
    blocks: tuple[int, ...]
    strength: int


class Told(Ford):
    """An event has a secret in it."""

    def run(self, s: Any, call: Any, ask: Ask, emit: Emit) -> Call:
        def telling(event: Event) -> None:
            emit(event)
            if isinstance(event, Marched):
                emit(Weighed(event.blocks, sum(s.blocks[b].face.strength for b in event.blocks)))

        return super().run(s, call, ask, telling)


class Why(Ford):
    """A why-not knows too much: it refuses to run away from what is weak."""

    def run(self, s: Any, call: Any, ask: Ask, emit: Emit) -> Call:
        def stand_or_leave(s: State, area: int, no: Refuse | None = None) -> list[Any]:
            if no and s.fight and strength(s, s.fight.origin, s.fight.attacker) < 4:
                no(Name(0), "3.1")
            return list(original(s, area))

        from tests.ford import choices

        original = choices.stand_or_leave

        class Refusing(Between):
            def put(self, question: Question) -> Any:
                if question.choices is original:
                    question.choices = stand_or_leave
                return self.inner.put(question)

        return super().run(s, call, Refusing(ask), emit)


class Ends(Ford):
    """A turn ends by itself when the faces leave nothing sensible to do."""

    def run(self, s: Any, call: Any, ask: Ask, emit: Emit) -> Call:
        following = super().run(s, call, ask, emit)
        if s.left == 1 and len(s.blocks) == 16 and not any(guns(s, area, s.side) for area in (1, 2, 3)):
            next_turn(s, emit)
        return following


class Stage(Ford):
    """The stage others see says what marches."""

    def stage(self, question: Question) -> str:
        if question.name == "blocks_to_march" and guns(question.args[0], question.args[2], question.actor):
            return "hauling-guns"
        return super().stage(question)


class Said(Ford):
    """Something may be said only when the enemy has guns near by."""

    def interjections(self, position: Position, seat: int) -> list[Any]:
        near = any(guns(position.now, area, 1 - seat) for area in (2, 3 - 2 * seat))
        return [what for what in super().interjections(position, seat) if near or not isinstance(what, Mix)]


class Prompt(Ford):
    """The prompt tells the defender how strong his enemy is."""

    def prompt(self, question: Question) -> tuple[Text, str]:
        text, rule = super().prompt(question)
        fight = question.args[0].fight
        if question.name == "stand_or_leave":
            return say(text.id, strength=strength(question.args[0], fight.origin, fight.attacker)), rule
        return text, rule


class Truth(Ford):
    """Resampling keeps the true world."""

    def resample(self, position: Position, viewer: int, rng: random.Random) -> Position:
        return position


class Guns(Ford):
    """Resampling leaves the artillery where it truly is."""

    def resample(self, position: Position, viewer: int, rng: random.Random) -> Position:
        for _ in range(200):
            world = super().resample(position, viewer, rng)
            pairs = zip(position.settled.blocks, world.settled.blocks)
            if all((a.face.kind is Kind.ARTILLERY) == (b.face.kind is Kind.ARTILLERY) for a, b in pairs):
                return world
        return position


class Secret(Ford):
    """Resampling keeps what the enemy has named in secret."""

    def resample(self, position: Position, viewer: int, rng: random.Random) -> Position:
        world = dealt_anew(position.settled, position.now, viewer, rng)
        return reopen(self, world, position.call, position.given)


class Half(Ford):
    """Resampling deals anew without forgetting first: the sample depends on the truth."""

    def resample(self, position: Position, viewer: int, rng: random.Random) -> Position:
        world = super().resample(position, viewer, rng)
        return position if rng.random() < 0.5 else world


class Suggests(Ford):
    """A suggestion is made only against the weak."""

    def suggestions(self, question: Question) -> list[Suggestion]:
        found = super().suggestions(question)
        attacks = [a for a in question.options() if isinstance(a, Attack)]
        weak = [a for a in attacks if strength(question.args[0], a.target, 1 - question.actor) < 4]
        return [*found, *(Suggestion(self.option(question, a), (a,)) for a in weak)]


class Listed(Ford):
    """Attacks are listed by what stands there: on the weak before passing, on the strong after."""

    def run(self, s: Any, call: Any, ask: Ask, emit: Emit) -> Call:
        from tests.ford.choices import commands as original

        def commands(s: State, no: Refuse | None = None) -> list[Any]:
            def weight(option: Any) -> int:
                return strength(s, option.target, 1 - s.side) if isinstance(option, Attack) else 4

            return sorted(original(s, no), key=weight)

        class Sorting(Between):
            def put(self, question: Question) -> Any:
                if question.choices is original:
                    question.choices = commands
                return self.inner.put(question)

        return super().run(s, call, Sorting(ask), emit)


class Sensed(Event, frozen=True, tag=True):
    """Nobody sees it, but undo stops here."""

    final: ClassVar[bool] = True

    def seen_by(self, viewer: int | None) -> None:
        return None


class Barrier(Ford):
    """Running ahead and taking back stop where the enemy's guns can be sensed."""

    def run(self, s: Any, call: Any, ask: Ask, emit: Emit) -> Call:
        def sensing(event: Event) -> None:
            emit(event)
            if isinstance(event, Marched) and any(guns(s, area, 1 - event.side) for area in NEIGHBOURS[event.to]):
                emit(Sensed())

        return super().run(s, call, ask, sensing)


class Spectator(Ford):
    """Who is no party is shown everything."""

    def view(self, position: Position, viewer: int | None) -> View:
        shown = super().view(position, viewer)
        if viewer is not None or not shown.pieces:
            return shown
        sides = [super(Spectator, self).view(position, side).pieces for side in (0, 1)]
        return replace(shown, pieces=(*sides[0][:8], *sides[1][8:]))


class Overheard(Event, frozen=True, tag=True):
    """What somebody hears of blocks as they lie now."""

    faces: tuple[Any, ...]


class Dealt(Ford):
    """When the blocks are dealt, everybody hears how."""

    def run(self, s: Any, call: Any, ask: Ask, emit: Emit) -> Call:
        def telling(event: Event) -> None:
            emit(event)
            if isinstance(event, DealtOut):
                emit(Overheard(event.faces))

        return super().run(s, call, ask, telling)


class Stirred(Ford):
    """When blocks are mixed, everybody hears where the strongest came to lie."""

    def interject(self, s: Any, ask: Ask, emit: Emit, seat: int, what: Any) -> None:
        Ford.interject(s, ask, emit, seat, what)
        if isinstance(what, Mix):
            emit(Overheard(tuple(block.face for block in s.blocks if block.side == seat)))


class Fallen(Ford):
    """When a block that was shown loses a step, everybody hears who stands behind it and was not shown."""

    def run(self, s: Any, call: Any, ask: Ask, emit: Emit) -> Call:
        def telling(event: Event) -> None:
            emit(event)
            if isinstance(event, StepLost):
                hidden = [b for b in standing(s, s.blocks[event.block].area, event.side) if not s.blocks[b].shown]
                emit(Overheard(tuple([s.blocks[b].face for b in hidden])))

        return super().run(s, call, ask, telling)


class Same(Ford):
    """Resampling forgets, but always deals in the same order."""

    def resample(self, position: Position, viewer: int, rng: random.Random) -> Position:
        return super().resample(position, viewer, random.Random(7))


LEAKS: Sequence[type[Ford]] = (
    Skipped, Opened, Ids, Order, Undealt, Told, Why, Ends, Stage, Said, Prompt, Truth, Guns, Secret, Half, Suggests,
    Listed, Barrier, Spectator, Dealt, Stirred, Fallen, Same,
)  # fmt: skip
