"""What an attack may be expected to bring, before the dice are rolled (chapters 8, 9, 14 and 15)."""

from __future__ import annotations

from functools import cache
from math import comb
from typing import NamedTuple

from feldherr.games.trench_club.board import CLOCKWISE
from feldherr.games.trench_club.rules.combat.cards import CARDS, card_hits
from feldherr.games.trench_club.rules.combat.fire import bonus, dice_of, fixed_hits, shooting_back, thresholds, value_of
from feldherr.games.trench_club.rules.combat.shells import pattern, scatters
from feldherr.games.trench_club.rules.units import AIR, BERTHA, DESTROYED, GAS, SIDES, damage_by
from feldherr.games.trench_club.state import AUTOMA, State, frame_of, stands


class Forecast(NamedTuple):
    """Dice and the face they hit up to; expected hits and damage in tenths; in how many of 100 cases it kills."""

    dice: int
    extra: int
    value: int
    hits: int
    damage: int
    kill: int
    answers: int
    answer_hits: int
    answer_damage: int
    astray: int = 0
    """In how many of 100 cases the shot lands beside the target (TC §12.3)."""


@cache
def rolled(dice: int, value: int) -> tuple[float, ...]:
    """TC §9.17: the chance of each number of hits."""
    p = min(value, SIDES) / SIDES
    return tuple(comb(dice, hits) * p**hits * (1 - p) ** (dice - hits) for hits in range(dice + 1))


def chances(s: State, unit: int, dice: int, value: int, against: int) -> dict[int, float]:
    """TC §9.17 §14.3 §15.49: with dice, with a card, or the automa's fixed hits."""
    power = s.owner[unit]
    if s.seat_of[power] == AUTOMA:
        return {fixed_hits(s, unit, against): 1.0}
    if s.cards[power]:
        found: dict[int, float] = {}
        for card in range(1, CARDS + 1):
            hits = card_hits(card, dice, value)
            found[hits] = found.get(hits, 0.0) + 1 / CARDS
        return found
    return dict(enumerate(rolled(dice, value)))


def on_target(s: State, attacker: int, target: int) -> float:
    """TC §12.3 §12.4 §12.5, ruling r65: the chance that Big Bertha hits whom she aims at, on any hex of its trench."""
    if s.kind[attacker] != BERTHA:
        return 1.0
    limit, aim, ends = scatters(s, attacker), s.where[target], stands(s, target)
    astray = sum(frame_of(s).towards(aim, CLOCKWISE[face]) not in ends for face in range(limit))
    return 1 - astray / SIDES


def also_hit(s: State, attacker: int, target: int) -> tuple[list[int], list[tuple[int, ...]]]:
    """Whom else the shot may reach: all in the pattern of the gas and one of each garrison it touches (TC §12.12),
    whoever stands where Big Bertha's may land (TC §12.6)."""
    if s.kind[attacker] == GAS:
        found, garrisons = pattern(s, target)
        return [unit for unit in found if unit != target], [one for one in garrisons if target not in one]
    if s.kind[attacker] != BERTHA:
        return [], []
    here = frame_of(s)
    hexes = [here.towards(s.where[target], CLOCKWISE[face]) for face in range(scatters(s, attacker))]
    near = [s.at[hex_] for hex_ in hexes if hex_ >= 0 and s.at[hex_] >= 0]
    return [unit for unit in near if not AIR[s.kind[unit]] and unit not in (attacker, target)], []


def forecast(s: State, attacker: int, target: int) -> Forecast:
    """TC §9.2 §9.3 §9.6 §9.7 §12.3: as the combat would be fought now; a shot astray does the target no harm."""
    true = on_target(s, attacker, target)
    dice, extra, value = dice_of(s, attacker), bonus(s, attacker, target), value_of(s, attacker, target)
    likely = chances(s, attacker, dice + extra, value, target)
    column, left = thresholds(s, target, False), DESTROYED - s.damage[target]
    harm = {hits: damage_by(column, hits) for hits in likely}
    answering = shooting_back(s, attacker, target)
    own = thresholds(s, attacker, True)
    answers = [chances(s, unit, dice_of(s, unit), value_of(s, unit, attacker), attacker) for unit in answering]
    return Forecast(
        dice, extra, value,
        round(10 * true * sum([hits * p for hits, p in likely.items()], 0.0)),
        round(10 * true * sum([min(harm[hits], left) * p for hits, p in likely.items()], 0.0)),
        round(100 * true * sum([p for hits, p in likely.items() if harm[hits] >= left], 0.0)),
        len(answering),
        round(10 * sum([hits * p for one in answers for hits, p in one.items()], 0.0)),
        round(10 * sum([damage_by(own, hits) * p for one in answers for hits, p in one.items()], 0.0)),
        round(100 * (1 - true)),
    )  # fmt: skip
