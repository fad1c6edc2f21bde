"""Napoleon in Europe: the region that falls to one march or one voyage."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from feldherr.exercises.motif import Bounds, Motif, Task
from feldherr.games.napoleon_in_europe import actions as a
from feldherr.games.napoleon_in_europe.board import ALL_REGIONS, INFANTRY, NEAR, NOBODY
from feldherr.games.napoleon_in_europe.shown.words import region_text
from feldherr.games.napoleon_in_europe.state import State, nations_of
from feldherr.kernel.game import Game
from feldherr.kernel.position import Position
from feldherr.kernel.text import Text

NEVER, SURE = Bounds(0.0, 0.0), Bounds(1.0, 1.0)


class March(Motif):
    """NE §3.9 §3.12: with one march or one voyage into a region, so that it is one's own."""

    name = "march"
    asks = frozenset({"orders"})
    margin, least = 0.1, 0.5
    nodes, few, often, tries = 6000, 6, 0.15, 6

    def asks_for_thought(self, depth: int, tempting: bool) -> bool:
        return depth > 3 or tempting

    def targets(self, game: Game, position: Position, seat: int) -> Iterable[int]:
        s: State = position.now
        own, near = nations_of(s, seat), 0
        for nation in own:
            for region in ALL_REGIONS:
                if s.foot[nation] >> region & 1:
                    near |= NEAR[region]
        return [region for region in ALL_REGIONS if s.owner[region] not in own and near >> region & 1]

    def known(self, position: Position, option: Any, task: Task) -> Bounds | None:
        """Only who comes takes: a march or a voyage that ends there."""
        match option:
            case a.To(region) | a.Land(region):
                return None if region == task.target else NEVER
            case a.Take(kind):
                return None if kind == INFANTRY else NEVER
            case a.From() | a.Ship() | a.All():
                return None
        return NEVER if position.questions[0].name == "orders" else None

    def over(self, position: Position, task: Task) -> bool:
        return position.questions[0].name == "orders" or self.taken(position.now, task)

    def taken(self, s: State, task: Task) -> bool:
        owner = s.owner[task.target]
        return owner != NOBODY and s.led[owner] == task.seat

    def worth(self, position: Position, task: Task) -> Bounds:
        return SURE if self.taken(position.now, task) else NEVER

    def goal(self, game: Game, position: Position, task: Task) -> dict[str, Text | str | int]:
        return {"place": region_text(task.target)}


MOTIFS: tuple[Motif, ...] = (March(),)
