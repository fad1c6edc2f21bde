"""Where chapters 1 to 10 are tried: positions with full pools, new games, and positions of random play."""

from __future__ import annotations

import random
from typing import TypeVar

import pytest

from feldherr.games.triomphe_a_marengo import GAME
from feldherr.games.triomphe_a_marengo.board import AREAS, FORCES, NEW_DISCS
from feldherr.games.triomphe_a_marengo.notation import SPOTS
from feldherr.kernel import chance
from feldherr.kernel.answers import CHANCE, Illegal
from feldherr.kernel.event import Event
from feldherr.kernel.position import Position, answer, begin
from feldherr.kernel.view import Piece
from tests.triomphe_a_marengo.field import Field, spelled
from tests.triomphe_a_marengo.scene import LINES, SEATS

Kind = TypeVar("Kind", bound=Event)


def front(name: str) -> int:
    """The number of an approach: `4>5`."""
    return SPOTS[name] - AREAS


class Ground(Field):
    def play(self, *lines: str) -> Ground:
        super().play(*lines)
        return self

    def refuses(self, line: str) -> bool:
        """Whether this is not taken as an answer to the open question."""
        with pytest.raises(Illegal):
            answer(GAME, self.position, self.question.actor, LINES.read(spelled(line)))
        return True

    def places(self, *pieces: int) -> list[str]:
        return [self.where(piece) for piece in pieces]

    def all(self, kind: type[Kind]) -> list[Kind]:
        """The events of this kind so far."""
        return [event for event in self.events if isinstance(event, kind)]

    def has_acted(self, *pieces: int) -> bool:
        return all(map(self.acted, pieces))

    def piece(self, piece: int, by: str) -> Piece:
        """A piece as this side sees it."""
        return next(p for p in GAME.view(self.position, SEATS[by]).pieces if p.id == piece)


def stand(side: str, lines: tuple[str, ...], round_: int, commands: int) -> Ground:
    """Phase 3 of a turn; all discs received so far lie in the pools, and nothing is mixed by itself."""
    seat = SEATS[side]
    pools = [
        FORCES.pool[name] + sum(discs[other] for discs in NEW_DISCS[: round_ if seat >= other else round_ - 1])
        for name, other in SEATS.items()
    ]
    head = [f"turn {round_} {side} actions", f"commands {commands}", "mixing by hand"]
    head += [] if any(line.startswith("pool") for line in lines) else [f"pool {pools[0]} {pools[1]}"]
    return Ground("\n".join([*head, *lines]) + "\n")


def austria(*lines: str, round_: int = 3, commands: int = 3) -> Ground:
    """Austria is to act; its pieces are 0 to 19, those of France 20 to 38."""
    return stand("austria", lines, round_, commands)


def france(*lines: str, round_: int = 3, commands: int = 3) -> Ground:
    """France is to act; its pieces are 20 to 38, those of Austria 0 to 19."""
    return stand("france", lines, round_, commands)


def new_game(seed: int = 1) -> Ground:
    """A game that has just been set up, at the first question of Austria."""
    ground = austria()
    rng = random.Random(seed)
    ground.position, ground.events = begin(GAME, GAME.options_type())
    while ground.question.actor == CHANCE:
        drawn = chance.take(ground.question, chance.from_random(rng))
        ground.position, news = answer(GAME, ground.position, CHANCE, drawn)
        ground.events += news
    return ground


def random_positions(seed: int, most: int) -> list[Position]:
    """Positions of a game that is played at random, from the end of its set-up on."""
    rng = random.Random(seed)
    position, _ = begin(GAME, GAME.options_type())
    out: list[Position] = []
    while position.questions and len(out) < most:
        question = position.questions[0]
        if question.actor == CHANCE:
            chosen = chance.take(question, chance.from_random(rng))
        else:
            chosen = rng.choice(question.options())
        position, _ = answer(GAME, position, question.actor, chosen)
        out.append(position)
    return out
