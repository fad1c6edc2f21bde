"""Chapters 10.1 and 12.3: dice, hits, and who falls to them."""

from __future__ import annotations

from feldherr.games.viktory_ii.board import FOREST, MOUNTAIN, NOBODY, WATER, Hex, Unit
from feldherr.games.viktory_ii.events import Marked
from feldherr.games.viktory_ii.rules.choices.alike import same_hit
from feldherr.games.viktory_ii.rules.choices.battle import pairs_to_give_up, unit_to_hit
from feldherr.games.viktory_ii.state import (
    ARTILLERY,
    CAVALRY,
    CITY,
    FRIGATE,
    INFANTRY,
    State,
    frame_of,
    has_capital,
)
from feldherr.kernel.ask import Ask
from feldherr.kernel.game import Emit

HIT, DIRECT = 3, 1
"""V2 §10.1.1 §10.1.2: up to 3 is a hit, 1 a direct hit. There are no modifiers."""
ATTACK_RULES = ("12.3.1.1", "12.3.1.2", "12.3.1.3", "12.3.1.5")
DEFENCE_RULES = ("12.3.2.1", "12.3.2.2", "12.3.2.3", "12.3.2.11")
"""What gives infantry, cavalry, artillery and frigates their dice."""
NAVAL_RULE = "12.3.2.4"
PAIRS_RULE = "15.4.1"
"""Where dice were given up for sure hits, those that are left are of no kind."""


def kinds_of(s: State, units: list[Unit]) -> set[int]:
    return {s.kind[unit] for unit in units}


def attack_dice(s: State, units: list[Unit]) -> tuple[int, int, int, int]:
    """V2 §12.0.3 §12.3.1.1 §12.3.1.2 §12.3.1.3 §12.3.1.4 §12.3.1.5: by kind, not by unit, neither terrain nor support.

    Infantry 1, cavalry 2, artillery 1; at sea 1.
    """
    kinds = kinds_of(s, units)
    return int(INFANTRY in kinds), 2 * (CAVALRY in kinds), int(ARTILLERY in kinds), int(FRIGATE in kinds)


def defence_dice(s: State, units: list[Unit], pinned: int) -> tuple[int, int, int, int]:
    """V2 §12.3.2.1 §12.3.2.2 §12.3.2.3 §12.3.2.11: one for each kind, marked units included, less those pinned."""
    kinds = sorted(kinds_of(s, units))
    firing = kinds[: max(0, len(kinds) - pinned)]
    return int(INFANTRY in firing), int(CAVALRY in firing), int(ARTILLERY in firing), int(FRIGATE in firing)


def naval_dice(s: State, hex_: Hex, defender: int) -> int:
    """V2 §12.3.2.4 §12.32.1 §12.33.1 §12.3.2.12, rulings r63, r73: 1 if an own frigate stands beside; none at sea."""
    if s.terrain[hex_] == WATER:
        return 0
    for near in frame_of(s).near[hex_]:
        for unit in s.at[near]:
            if s.owner[unit] == defender and s.kind[unit] == FRIGATE and s.terrain[near] == WATER:
                return 1
    return 0


def terrain_dice(s: State, hex_: Hex, defender: int) -> int:
    """V2 §12.3.2.5 §12.3.2.6 §12.3.2.7 §14.0.3 §15.1.1 §15.1.2: the best single one of terrain and settlement."""
    ground = 0 if s.rules.flat_world else {MOUNTAIN: 2, FOREST: 1}.get(s.terrain[hex_], 0)
    walls = s.town[hex_] if s.lord[hex_] == defender else 0
    if walls == CITY and not has_capital(s, defender):
        walls = 1
    return max(ground, walls)


def terrain_rule(s: State, hex_: Hex, defender: int) -> str:
    """V2 §12.3.2.5 §12.3.2.6 §14.0.3: the rule that gives the dice; a city's without the capital its own."""
    dice = terrain_dice(s, hex_, defender)
    if dice == 2:
        return "12.3.2.5"
    forest = s.terrain[hex_] == FOREST and not s.rules.flat_world
    return "14.0.3" if dice and s.town[hex_] == CITY and not forest else "12.3.2.6"


def roll(s: State, ask: Ask, seat: int, dice: int) -> tuple[tuple[int, ...], int]:
    """V2 §10.1.1 §15.4.3: the faces rolled, and the pairs given up for one hit each before that."""
    pairs = 0
    if s.rules.less_luck and dice > 1:
        pairs = ask.openly(seat, pairs_to_give_up, s, dice).pairs
    left = dice - 2 * pairs
    return ask.dice(left) if left else (), pairs


def hits(faces: tuple[int, ...], pairs: int) -> int:
    """V2 §10.1.1 §15.4.1."""
    return sum([face <= HIT for face in faces]) + pairs


def mark(
    s: State, ask: Ask, emit: Emit, roller: int, victim: int, units: list[Unit], faces: tuple[int, ...], pairs: int
) -> tuple[Unit, ...]:
    """V2 §10.1.2 §10.1.3 §10.1.4, ruling r69: direct hits are chosen by who rolled, then the others by who is hit.

    What makes no difference is not asked.
    """
    direct, total = faces.count(DIRECT), hits(faces, pairs)
    marked: tuple[Unit, ...] = ()
    for number in range(min(total, len(units))):
        left = [unit for unit in units if unit not in marked]
        chooser = roller if number < direct else victim
        if total >= len(units) or all(same_hit(s, left[0], unit) for unit in left):
            unit, chosen_by = left[0], NOBODY
        else:
            unit, chosen_by = ask.openly(chooser, unit_to_hit, s, tuple(units), marked).unit, chooser
        marked = (*marked, unit)
        emit(Marked(victim, unit, s.kind[unit], chosen_by, number < direct))
    return marked
