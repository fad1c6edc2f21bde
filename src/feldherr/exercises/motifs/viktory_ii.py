"""Viktory II: who joins the battle, and who falls in it, so that it is won most likely."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from feldherr.exercises.motif import Bounds, Motif, Task, Unprovable, alike, classes, plain_rolls
from feldherr.games.viktory_ii import actions as a
from feldherr.games.viktory_ii.board import WATER, Hex
from feldherr.games.viktory_ii.rules.battle.hits import DIRECT, HIT
from feldherr.games.viktory_ii.rules.battle.pending import waiting
from feldherr.games.viktory_ii.rules.calls import (
    Acting,
    Battle,
    Conquest,
    LayTile,
    Moving,
    OfferTile,
    Placing,
    Riding,
    Round,
)
from feldherr.games.viktory_ii.shown.words import hex_text
from feldherr.games.viktory_ii.state import State, copy, enemies, frame_of
from feldherr.kernel import chance
from feldherr.kernel.answers import Rolled
from feldherr.kernel.game import Game
from feldherr.kernel.position import Position
from feldherr.kernel.question import Question
from feldherr.kernel.text import Text

NEVER, SURE, OPEN = Bounds(0.0, 0.0), Bounds(1.0, 1.0), Bounds(0.0, 1.0)
ROUNDS = 7
"""A battle that has not ended after so many rounds counts as lost at least and as won at most."""
MOST_DICE = 8


class InBattle(Motif):
    """What both motifs share: the hex of a battle, and who holds it in the end."""

    margin = 0.04
    nodes = 3000

    def over(self, position: Position, task: Task) -> bool:
        call = position.call
        if type(call) is Round:
            return call.hex == task.target and call.number > ROUNDS
        return self.ended(position, task)

    def ended(self, position: Position, task: Task) -> bool:
        call, s = position.call, position.now
        if type(call) in (Battle, Round):
            return False
        fought = bool(s.turn.fought >> task.target & 1) and s.fray is None
        return fought or type(call) not in (Acting, Moving, Riding, OfferTile, LayTile)

    def worth(self, position: Position, task: Task) -> Bounds:
        call = position.call
        if type(call) is Round:
            return OPEN
        winner = call.winner if type(call) is Conquest else position.now.held[task.target]
        return SURE if winner == task.seat or (position.outcome and task.seat in position.outcome.winners) else NEVER

    def rolls(self, position: Position, question: Question) -> list[tuple[float, Any]]:
        """V2 §10.1.1 §10.1.2: a direct hit, a hit, or none."""
        if type(position.call) in (Battle, Round) and question.choices is chance.dice:
            dice, sides = question.args
            if dice > MOST_DICE:
                raise Unprovable(f"{dice} dice")
            return [(odds, Rolled(faces)) for odds, faces in alike(dice, classes(sides, (DIRECT, HIT)))]
        return plain_rolls(question)

    def same(self, settled: State) -> State:
        s = copy(settled)
        s.fray = None
        return s

    def goal(self, game: Game, position: Position, task: Task) -> dict[str, Text | str | int]:
        return {"place": hex_text(position.now, Hex(task.target))}


class Join(InBattle):
    """V2 §12.3.1.1: one more unit into the battle, or none; then it is fought."""

    name = "join"
    asks = frozenset({"unit_or_battle"})
    least, often, tries = 0.2, 0.5, 2

    def targets(self, game: Game, position: Position, seat: int) -> Iterable[int]:
        s: State = position.now
        found = set(waiting(s, seat))
        if not found:
            near = frame_of(s).near
            for hex_, town in enumerate(s.town):
                if town and enemies(s, seat, s.lord[hex_]) and s.terrain[hex_] != WATER:
                    if any(s.owner[unit] == seat for n in near[hex_] for unit in s.at[n]):
                        found.add(Hex(hex_))
        return sorted(found)

    def known(self, position: Position, option: Any, task: Task) -> Bounds | None:
        """Who is taken up goes into this battle; whatever else is done does not help in it."""
        if type(position.call) is Acting and not position.given:
            begun = self.moved(position.now, task)
            if any(position.now.where[unit] != task.target for unit in begun):
                return NEVER
            if type(option) is a.Take:
                return NEVER if begun else None
            return None if type(option) is a.Fight and option.hex == task.target else NEVER
        if option == a.HALT:
            return None if self.moved(position.now, task) else NEVER
        return NEVER if type(option) in (a.Bombard, a.Load, a.Land) else None

    def begun(self, position: Position, option: Any, task: Task) -> bool:
        return type(option) is a.Fight and option.hex == task.target

    def allowed(self, position: Position, task: Task) -> bool:
        """One more unit at most has come, and no shot has hit who stands there."""
        start: State = task.start
        s: State = position.now
        before, there = set(start.at[task.target]), set(s.at[task.target])
        return before <= there and len(there - before) <= 1

    def same_turn(self, position: Position, task: Task) -> bool:
        s: State = position.now
        return s.seat == task.seat and type(position.call) is not Placing and not s.turn.fought >> task.target & 1

    def moved(self, s: State, task: Task) -> list[int]:
        start: State = task.start
        return [unit for unit, at in enumerate(start.where)
                if s.kind[unit] and (s.where[unit], s.left[unit]) != (at, start.left[unit])]  # fmt: skip


class Fallen(InBattle):
    """V2 §10.1.2 §10.1.3 §10.1.4: who falls."""

    name = "fallen"
    asks = frozenset({"unit_to_hit"})
    least, few = 0.05, 2

    def asks_for_thought(self, depth: int, tempting: bool) -> bool:
        return True

    def targets(self, game: Game, position: Position, seat: int) -> Iterable[int]:
        call = position.call
        return (call.hex,) if isinstance(call, Battle | Round) else ()


MOTIFS: tuple[Motif, ...] = (Join(), Fallen())
