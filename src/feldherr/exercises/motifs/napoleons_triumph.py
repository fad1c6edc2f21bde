"""Napoleon's Triumph: an attack that wins the locale, whoever stands there; a corps that comes whole into a locale."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from feldherr.boards import bags
from feldherr.exercises import worlds
from feldherr.exercises.motif import Bounds, Motif, Task
from feldherr.games.napoleons_triumph import actions as a
from feldherr.games.napoleons_triumph.board import ALL_LOCALES, BEYOND, ENEMY, FRONTS, LOCALE_OF, NOBODY, SPACES, Front
from feldherr.games.napoleons_triumph.shown.sample import hidden_blocks
from feldherr.games.napoleons_triumph.shown.words import locale_text
from feldherr.games.napoleons_triumph.state import OWN, State, copy, occupant, side_of_seat
from feldherr.kernel.answers import CHANCE, DONE
from feldherr.kernel.game import Game
from feldherr.kernel.position import Position
from feldherr.kernel.text import Text

NEVER, SURE = Bounds(0.0, 0.0), Bounds(1.0, 1.0)


class Storm(Motif):
    """NT §11.s11.3: with one attack into the locale, whatever the enemy has there and does."""

    name = "storm"
    asks = frozenset({"feint_or_fight", "front_width", "target", "attack_line"})
    margin, least, certain, hidden = 1.0, 1.0, True, True
    nodes, few = 3000, 2

    def targets(self, game: Game, position: Position, seat: int) -> Iterable[int]:
        s: State = position.now
        side = side_of_seat(s, seat)
        for locale in ALL_LOCALES:
            if occupant(s, locale) == ENEMY[side] and any(occupant(s, BEYOND[f]) == side for f in FRONTS[locale]):
                yield locale

    def known(self, position: Position, option: Any, task: Task) -> Bounds | None:
        """NT §10.1.3 §11.1: nobody marches among enemies; an attack goes over its own approach."""
        match option:
            case a.Threaten(front) | a.ThreatenGuard(front):
                return None if BEYOND[Front(front)] == task.target else NEVER
            case a.CorpsMove() | a.DetachmentMove() | a.RegimentMove() | a.Attach() | a.EndTurn():
                return NEVER
        return None

    def over(self, position: Position, task: Task) -> bool:
        question = position.questions[0]
        return question.actor == CHANCE or question.name == "command_or_end" or self.won(position, task)

    def won(self, position: Position, task: Task) -> bool:
        return occupant(position.now, task.target) == side_of_seat(task.start, task.seat)

    def worth(self, position: Position, task: Task) -> Bounds:
        return SURE if self.won(position, task) else NEVER

    def worlds(self, game: Game, position: Position, task: Task) -> list[Position]:
        settled: State = position.settled
        theirs = ENEMY[side_of_seat(settled, task.seat)]
        hidden = hidden_blocks(settled, position.now, theirs)
        kept = settled.bags
        for block in OWN[theirs]:
            if block not in hidden and settled.face[block] and not settled.known[block]:
                kept = bags.seen(kept, block, settled.face[block])
        kept = tuple([bag for bag in kept if bag.blocks[0] in OWN[theirs]])
        there = [b for b in hidden if LOCALE_OF[settled.spot[b]] == task.target]
        groups = worlds.alike(kept, there, [100 * settled.spot[b] + settled.corps[b] for b in range(len(settled.spot))])
        dealing = worlds.dealt(kept, groups, hidden, [settled.face[b] for b in hidden])
        return worlds.opened(game, position, (dealt(settled, faces) for faces in dealing))

    def goal(self, game: Game, position: Position, task: Task) -> dict[str, Text | str | int]:
        return {"place": locale_text(task.target)}


def dealt(settled: State, faces: dict[int, int]) -> State:
    """The state with these faces on the hidden blocks."""
    s = copy(settled)
    for block, face in faces.items():
        s.face[block] = face
    return s


class March(Motif):
    """NT §9.4 §10.1.1 §10.3.1: which corps comes with one command, as a whole, into a locale where nobody stands.

    Nothing of it depends on what is hidden: who stands where lies open, and one's own faces one knows.
    """

    name = "march"
    asks = frozenset({"command_or_end"})
    margin, least, certain, few, often = 1.0, 1.0, True, 8, 0.5

    def targets(self, game: Game, position: Position, seat: int) -> Iterable[int]:
        s: State = position.now
        side = side_of_seat(s, seat)
        for locale in SPACES:
            beside = sum(occupant(s, BEYOND[front]) == side for front in FRONTS[locale])
            if occupant(s, locale) == NOBODY and beside <= 1 and self.near(s, locale, side):
                yield locale

    def near(self, s: State, locale: int, side: int) -> bool:
        """Two or three locales from own troops, so that it takes a road to come there."""
        steps = {BEYOND[front] for front in FRONTS[locale]}
        farther = {BEYOND[front] for one in steps for front in FRONTS[one]}
        return any(occupant(s, one) == side for one in farther)

    def known(self, position: Position, option: Any, task: Task) -> Bounds | None:
        """NT §9.4 §11.1: only a corps that moves comes there as a whole; who is named stays behind."""
        match option:
            case a.CorpsMove() | a.TakeRoad() | a.Cross() | a.Enter() | a.Halt():
                return None
            case a.Go(front):
                return None if BEYOND[Front(front)] == task.target else NEVER
        return None if option == DONE else NEVER

    def over(self, position: Position, task: Task) -> bool:
        question = position.questions[0]
        return question.actor == CHANCE or question.name == "command_or_end" or self.there(position, task)

    def there(self, position: Position, task: Task) -> bool:
        return occupant(position.now, task.target) == side_of_seat(task.start, task.seat)

    def worth(self, position: Position, task: Task) -> Bounds:
        return SURE if self.there(position, task) else NEVER

    def goal(self, game: Game, position: Position, task: Task) -> dict[str, Text | str | int]:
        return {"place": locale_text(task.target)}


MOTIFS: tuple[Motif, ...] = (Storm(), March())
