"""Chapter 16 in numbers: the two rows and their dice. Reads only."""

from __future__ import annotations

from feldherr.games.napoleon_in_europe.board import (
    ARTILLERY,
    FRONT_DICE,
    LEADER,
    NUMBERS,
    REAR_DICE,
    Nation,
    nations_in,
)
from feldherr.games.napoleon_in_europe.events.basics import Figures
from feldherr.games.napoleon_in_europe.state import (
    DEFENDER,
    Battle,
    State,
    as_four,
)

FRONT, REAR = 0, 1
Row = tuple[tuple[int, Figures], ...]
"""What each nation has in it."""


def front_of(battle: Battle, nation: Nation, kind: int) -> int:
    return battle.front[nation * 4 + kind]


def rear_of(s: State, battle: Battle, nation: Nation, kind: int) -> int:
    """NE §1.6 §16.2.2: who does not stand in front stands behind; there is no third place."""
    return s.fig[battle.region * 7 + nation][kind] - battle.front[nation * 4 + kind]


def row_counts(s: State, battle: Battle, side: int) -> tuple[list[int], list[int]]:
    """Front and rear row of a side by kind."""
    front, rear = [0, 0, 0, 0], [0, 0, 0, 0]
    for nation in nations_in(battle.nations[side]):
        for kind in range(4):
            front[kind] += front_of(battle, nation, kind)
            rear[kind] += rear_of(s, battle, nation, kind)
    return front, rear


def by_nation(s: State, battle: Battle, side: int) -> tuple[Row, Row]:
    """NE §1.6: what each nation of a side has in front, and what behind."""
    nations = nations_in(battle.nations[side])
    return (
        tuple([(nation, as_four([front_of(battle, nation, kind) for kind in range(4)])) for nation in nations]),
        tuple([(nation, as_four([rear_of(s, battle, nation, kind) for kind in range(4)])) for nation in nations]),
    )


def armies_in_front(battle: Battle, side: int) -> int:
    return sum(battle.front[n * 4 + kind] for n in nations_in(battle.nations[side]) for kind in range(LEADER))


def anybody(s: State, battle: Battle, side: int) -> bool:
    """NE §16.10.4, ruling r43: whether a side still has figures, in front or behind."""
    return any(any(s.fig[battle.region * 7 + nation]) for nation in nations_in(battle.nations[side]))


def can_fire(s: State, battle: Battle, side: int) -> dict[tuple[int, int], int]:
    """NE §16.5.1 §16.6.1 §16.7.1 §16.7.2 §17.3: by kind and row, how many can fire."""
    out: dict[tuple[int, int], int] = {}
    nations = nations_in(battle.nations[side])
    for kind in range(LEADER if s.rules.inspiring else LEADER + 1):
        if count := sum(front_of(battle, nation, kind) for nation in nations):
            out[kind, FRONT] = count
    if count := sum(rear_of(s, battle, nation, ARTILLERY) for nation in nations):
        out[ARTILLERY, REAR] = count
    return out


def dice_of(s: State, battle: Battle, side: int, held: dict[tuple[int, int], int]) -> int:
    """All dice of a volley."""
    return sum(dice_by_kind(s, battle, side, held))


def dice_by_kind(s: State, battle: Battle, side: int, held: dict[tuple[int, int], int]) -> tuple[int, ...]:
    """NE §16.5.2 §16.6.2 §17.1 §17.2 §17.4, ruling r54: with the option one die more for each figure that fires."""
    inspired = s.rules.inspiring and any(front_of(battle, n, LEADER) for n in nations_in(battle.nations[side]))
    dice = [0, 0, 0, 0]
    for (kind, row), count in can_fire(s, battle, side).items():
        each = (FRONT_DICE[kind] if row == FRONT else REAR_DICE[kind]) + (1 if inspired else 0)
        dice[kind] += (count - held.get((kind, row), 0)) * each
    return tuple(dice)


def hits_on(battle: Battle, side: int) -> int:
    """NE §10.12 §10.13 §10.14 §16.5.3 §16.10.3, rulings r27 and r28: easier for a whole battle against who landed."""
    return NUMBERS.hit_landed if battle.landed and side == DEFENDER else NUMBERS.hit
