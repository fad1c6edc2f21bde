"""Chapter 9: movement by land."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from feldherr.games.napoleon_in_europe.actions import ALL
from feldherr.games.napoleon_in_europe.board import Nation, Region
from feldherr.games.napoleon_in_europe.events import Marched
from feldherr.games.napoleon_in_europe.rules.choices.movement import ANY, destination, how_many
from feldherr.games.napoleon_in_europe.rules.movement.groups import Counts, arrive, by_kind, leave, movable
from feldherr.games.napoleon_in_europe.rules.movement.ways import step_cost, unescorted
from feldherr.games.napoleon_in_europe.rules.ownership import enter, settle
from feldherr.games.napoleon_in_europe.rules.victory import check_elimination
from feldherr.games.napoleon_in_europe.state import State
from feldherr.kernel.answers import DONE
from feldherr.kernel.ask import Ask
from feldherr.kernel.game import Emit


def march(s: State, ask: Ask, emit: Emit, nation: Nation, origin: Region) -> None:
    """NE §8.6 §9.1 §9.4 §9.5 §9.6 §9.8: one region; who meets enemies stops there for this turn."""
    to = ask.openly(s.led[nation], destination, s, nation, origin).region
    counts = group(s, ask, nation, origin, to, movable(s, nation, origin), ANY, unescorted(s, nation, to))
    leave(s, nation, origin, counts)
    arrive(s, nation, to, counts, step_cost(s, nation, to, counts))
    s.turn = replace(s.turn, moved=True, origins=s.turn.origins | {(to, origin)})
    emit(Marched(nation, by_kind(counts), origin, to))
    settle(s, emit, origin)
    if counts[0]:
        enter(s, ask, emit, nation, to)
    check_elimination(s, emit)


def group(
    s: State,
    ask: Ask,
    nation: Nation,
    origin: Region,
    to: Region,
    counts: Counts,
    limit: int = ANY,
    escort: bool = False,
) -> Counts:
    """How many of each kind go, in few answers."""
    chosen: tuple[Any, ...] = ()
    while True:
        answer = ask.openly(s.led[nation], how_many, s, chosen, counts, limit, escort, nation, origin, to)
        if answer == ALL:
            return counts
        if answer == DONE:
            found = [0] * len(counts)
            for take in chosen:
                found[take.kind] = take.count
            return tuple(found)
        chosen = (*chosen, answer)
