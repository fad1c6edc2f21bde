"""A quick turn: the best sharp command, again and again, until none gains; then the turn is ended."""

from __future__ import annotations

import random
from typing import Any

from feldherr.bots.commanding import HESITATION
from feldherr.bots.search.turns.rehearsal import Craft, Notes, Path, Rehearsal, Tried, again, commands
from feldherr.kernel.answers import Call
from feldherr.kernel.playout import Stop

STEPS = 5
"""So many commands at most in a quick turn."""
MOST = 40
"""So many are tried for each."""
PATIENCE = 8
"""So often something is done because the turn cannot be ended yet."""


class Ended(Exception):
    """A quick turn has found the end of the game, won or lost for who had it."""

    def __init__(self, seat: int, won: bool) -> None:
        super().__init__(seat, won)
        self.seat, self.won = seat, won


def quick_turn(craft: Craft, s: Any, call: Call, rng: random.Random, steps: int = STEPS) -> tuple[Any, Call]:
    """From one command to the next turn, by what attacks or keeps attacks off; raises `Over` if the game ends."""
    seat = craft.mover(s)
    value = craft.worth(s, seat) + HESITATION
    known: list[Path] = []
    for step in range(steps):
        if step and craft.again:
            found = [one for path in known if (one := again(craft, s, call, seat, path, rng))]
        else:
            found = commands(craft, s, call, seat, craft.sharp, MOST, rng)
            known = promising(found, craft.again)
        best = max(found, key=lambda one: one.value, default=None)
        if best is None or best.value <= value:
            break
        if best.s is None or best.call is None:
            raise Ended(seat, best.value > 0)
        s, call, value = best.s, best.call, best.value + HESITATION
        if craft.mover(s) != seat:
            return s, call
    return s, end_turn(craft, s, call, seat, rng)


def promising(found: list[Tried], most: int) -> list[Path]:
    """Of those that begin alike the best one, so many at most."""
    begun: dict[Any, Path] = {}
    if most:
        for one in sorted(found, key=lambda one: -one.value):
            begun.setdefault(one.path[0], one.path)
    return list(begun.values())[:most]


def end_turn(
    craft: Craft, s: Any, call: Call, seat: int, rng: random.Random, notes: Notes | None = None
) -> Call:
    """In place. Where the turn cannot be ended yet, what must be done is done."""
    for _ in range(PATIENCE):
        for script, look in (((craft.end,), None), ((), craft.wide)):
            one = Rehearsal(craft, seat, script, rng, look)
            one.notes = notes
            try:
                call = one.run(s, call)
                break
            except Stop:
                continue
        if craft.mover(s) != seat:
            break
    return call
