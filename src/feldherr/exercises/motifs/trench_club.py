"""Trench Club: a fort that falls to one move; the target that is worth the shot."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import product
from math import prod
from typing import Any

from feldherr.exercises.motif import Bounds, Motif, Task, alike, classes, plain_rolls
from feldherr.games.trench_club import actions as a
from feldherr.games.trench_club.board import NOBODY
from feldherr.games.trench_club.rules.calls import Combat
from feldherr.games.trench_club.rules.combat.fights import method_of
from feldherr.games.trench_club.rules.combat.fire import bonus, dice_of, shooting_back, value_of
from feldherr.games.trench_club.rules.combat.shells import in_pattern
from feldherr.games.trench_club.rules.units import BERTHA, GAS, PRICE, SIDES
from feldherr.games.trench_club.shown.words import hex_text
from feldherr.games.trench_club.state import GONE, State, copy, frame_of, on_map, power_of, units_of
from feldherr.kernel.answers import Rolled
from feldherr.kernel.game import Game
from feldherr.kernel.position import Position
from feldherr.kernel.question import Question
from feldherr.kernel.text import Text, say

NOTHING = Bounds(-99.0, -99.0)
"""What is not part of the exercise."""
REACH = 7
"""No unit is farther from a fort it could enter with one move."""


class Fort(Motif):
    """TC §7.7: which unit, and by which way, takes the fort with the next move."""

    name = "fort"
    asks = frozenset({"unit_to_move"})
    margin, least, certain, often = 1.0, 1.0, True, 0.2

    def asks_for_thought(self, depth: int, tempting: bool) -> bool:
        return True

    def targets(self, game: Game, position: Position, seat: int) -> Iterable[int]:
        s: State = position.now
        power, here = power_of(s, seat), frame_of(s)
        own = [s.where[unit] for unit in units_of(s, power) if on_map(s, unit)]
        for fort, body in enumerate(here.bodies):
            holder = s.fort[fort]
            if holder != NOBODY and s.team[holder] == s.team[power]:
                continue
            if any(here.apart[hex_][body] <= REACH for hex_ in own):
                yield fort

    def over(self, position: Position, task: Task) -> bool:
        return self.taken(position.now, task) or position.questions[0].name in ("unit_to_move", "attacker_to_name")

    def worth(self, position: Position, task: Task) -> Bounds:
        reached = float(self.taken(position.now, task))
        return Bounds(reached, reached)

    def taken(self, s: State, task: Task) -> bool:
        return s.fort[task.target] == s.house[power_of(task.start, task.seat)]

    def goal(self, game: Game, position: Position, task: Task) -> dict[str, Text | str | int]:
        return {"place": hex_text(position.now, frame_of(position.now).bodies[task.target])}

    def lit(self, position: Position, task: Task) -> tuple[str, ...]:
        return (f"space:{frame_of(position.now).bodies[task.target]}",)


class Fire(Motif):
    """TC §8.2 §9.17: one attack, so that what is destroyed is worth most more than what is lost."""

    name = "fire"
    asks = frozenset({"attacker_to_name"})
    margin, least, few = 0.3, 0.5, 4

    def asks_for_thought(self, depth: int, tempting: bool) -> bool:
        return True

    def targets(self, game: Game, position: Position, seat: int) -> Iterable[int]:
        return () if position.now.turn.attacks else (0,)

    def lit(self, position: Position, task: Task) -> tuple[str, ...]:
        """Every target is one."""
        return ()

    def known(self, position: Position, option: Any, task: Task) -> Bounds | None:
        """One attack, then it is fought."""
        if type(option) is a.Name and position.now.turn.attacks:
            return NOTHING
        return NOTHING if type(option) in (a.LayMine, a.HandOver) else None

    def said(self, value: Bounds) -> Text | int:
        """In coins, with one decimal; what is not part of the exercise gains nothing."""
        tenths = 0 if value == NOTHING else round(10 * value.low)
        sign = "minus" if tenths < 0 else "plus"
        return say("exercise-tc-coins", sign=sign, whole=abs(tenths) // 10, tenth=abs(tenths) % 10)

    def over(self, position: Position, task: Task) -> bool:
        return position.now.turn.phase not in ("declare", "combat")

    def worth(self, position: Position, task: Task) -> Bounds:
        s: State = position.now
        start: State = task.start
        team, balance = start.team[power_of(start, task.seat)], 0
        for unit, at in enumerate(start.where):
            if at != GONE and s.where[unit] == GONE:
                balance += -PRICE[s.kind[unit]] if s.team[s.owner[unit]] == team else PRICE[s.kind[unit]]
        return Bounds(balance, balance)

    def rolls(self, position: Position, question: Question) -> list[tuple[float, Any]]:
        """TC §9.17 §12.12: of each unit's dice only the hits count; cards and Big Bertha are rolled face by face."""
        call, s = position.call, position.settled
        if type(call) is not Combat:
            return plain_rolls(question)
        attacker, target, _ = s.turn.attacks[call.number]
        answering = shooting_back(s, attacker, target)
        plain = all(method_of(s, s.owner[unit]) == "dice" for unit in (attacker, *answering))
        if s.kind[attacker] == GAS and plain:
            limits = [value_of(s, attacker, unit) for unit in in_pattern(s, attacker, target)]
            return [(odds, Rolled(faces)) for odds, faces in alike(question.args[0], classes(SIDES, limits))]
        if s.kind[attacker] == BERTHA or not plain or question.args[1] != SIDES:
            return plain_rolls(question)
        pools = [(dice_of(s, attacker) + bonus(s, attacker, target), value_of(s, attacker, target))]
        pools += [(dice_of(s, unit), value_of(s, unit, attacker)) for unit in answering]
        found = []
        for parts in product(*(alike(dice, classes(SIDES, (value,))) for dice, value in pools)):
            odds = prod(part for part, _ in parts)
            found.append((odds, Rolled(tuple(face for _, faces in parts for face in faces))))
        return found

    def same(self, settled: State) -> State:
        """The last combat is only told of; experience and damage are of the units."""
        s = copy(settled)
        s.fray = None
        return s


MOTIFS: tuple[Motif, ...] = (Fort(), Fire())
