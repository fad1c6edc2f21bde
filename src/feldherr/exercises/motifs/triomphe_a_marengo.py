"""Triomphe à Marengo: an area that falls to one action, whoever stands there."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from feldherr.boards import bags
from feldherr.exercises import worlds
from feldherr.exercises.motif import Bounds, Motif, Task
from feldherr.games.triomphe_a_marengo import actions as a
from feldherr.games.triomphe_a_marengo.board import AREA_OF, AREAS, BEYOND, FRONTS, Area, Front, Spot
from feldherr.games.triomphe_a_marengo.shown.sample import hidden_pieces
from feldherr.games.triomphe_a_marengo.shown.words import area_text
from feldherr.games.triomphe_a_marengo.state import ARTILLERY, KIND_OF, TOKENS, State, copy, occupant
from feldherr.kernel.answers import CHANCE
from feldherr.kernel.game import Game
from feldherr.kernel.position import Position
from feldherr.kernel.text import Text

NEVER, SURE = Bounds(0.0, 0.0), Bounds(1.0, 1.0)


class Storm(Motif):
    """TM §9.4.1 §11.9.2: with one action into the area, whatever the enemy has there and does."""

    name = "storm"
    asks = frozenset({"action_or_end", "what_to_do", "pieces_to_attack", "pieces_to_assault", "assault_line"})
    margin, least, certain, hidden = 1.0, 1.0, True, True
    nodes = 6000

    def targets(self, game: Game, position: Position, seat: int) -> Iterable[int]:
        s: State = position.now
        near = {AREA_OF[s.spot[p]] for p in TOKENS[seat]} - {-1}
        for area in map(Area, map(Spot, range(AREAS))):
            beside = any(BEYOND[front] in near for front in FRONTS[area])
            if occupant(s, area) == 1 - seat and beside:
                yield area

    def known(self, position: Position, option: Any, task: Task) -> Bounds | None:
        """TM §6.1: only an attack, an assault or a march on the road leads among enemies."""
        match option:
            case a.Attack(front) | a.Assault(front):
                return None if BEYOND[Front(front)] == task.target else NEVER
            case a.Go() | a.Withdraw() | a.Block() | a.Pontoon() | a.Announce() | a.Execute() | a.Cancel():
                return NEVER
            case a.EndActions() | a.Rally():
                return NEVER
        return None

    def over(self, position: Position, task: Task) -> bool:
        question = position.questions[0]
        ended = question.actor == CHANCE or question.name in ("action_or_end", "retreat_over")
        return ended or self.won(position, task)

    def won(self, position: Position, task: Task) -> bool:
        return occupant(position.now, Area(Spot(task.target))) == task.seat

    def worth(self, position: Position, task: Task) -> Bounds:
        leaving = bool(position.questions) and position.questions[0].name == "retreat_over"
        return SURE if leaving or self.won(position, task) else NEVER

    def worlds(self, game: Game, position: Position, task: Task) -> list[Position]:
        settled: State = position.settled
        hidden = hidden_pieces(settled, position.now, task.seat)
        kept = settled.bags
        for piece in TOKENS[1 - task.seat]:
            if piece not in hidden and settled.face[piece] and not settled.known[piece]:
                kept = bags.seen(kept, piece, settled.face[piece])
        kept = tuple([bag for bag in kept if bag.blocks[0] in TOKENS[1 - task.seat]])
        there = [p for p in hidden if AREA_OF[settled.spot[p]] == task.target]
        groups = worlds.alike(kept, there, settled.spot)
        dealing = worlds.dealt(kept, groups, hidden, [settled.face[p] for p in hidden])
        return worlds.opened(game, position, (dealt(settled, faces) for faces in dealing))

    def goal(self, game: Game, position: Position, task: Task) -> dict[str, Text | str | int]:
        return {"place": area_text(task.target)}


def dealt(settled: State, faces: dict[int, int]) -> State:
    """The state with these faces on the hidden pieces; who has shot is artillery (TM §11.4.4)."""
    s = copy(settled)
    shot = any(s.fired >> piece & 1 for piece in faces)
    for piece, face in faces.items():
        s.face[piece] = face
        s.fired &= ~(1 << piece)
        if shot and KIND_OF[face] == ARTILLERY:
            s.fired |= 1 << piece
    return s


MOTIFS: tuple[Motif, ...] = (Storm(),)
