"""What an attack may be expected to bring, before the dice are rolled (chapters 8, 9, 14 and 15)."""

from __future__ import annotations

from functools import cache
from math import comb
from typing import NamedTuple

from feldherr.games.trench_club.rules.combat.cards import CARDS, card_hits
from feldherr.games.trench_club.rules.combat.fire import bonus, dice_of, fixed_hits, shooting_back, thresholds, value_of
from feldherr.games.trench_club.rules.units import DESTROYED, SIDES, damage_by
from feldherr.games.trench_club.state import AUTOMA, State


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


def forecast(s: State, attacker: int, target: int) -> Forecast:
    """TC §9.2 §9.3 §9.6 §9.7: as the combat would be fought now."""
    dice, extra, value = dice_of(s, attacker), bonus(s, attacker, target), value_of(s, attacker, target)
    likely = chances(s, attacker, dice + extra, value, target)
    column, left = thresholds(s, target, False), DESTROYED - s.damage[target]
    harm = {hits: damage_by(column, hits) for hits in likely}
    answering = shooting_back(s, attacker, target)
    own = thresholds(s, attacker, True)
    answers = [chances(s, unit, dice_of(s, unit), value_of(s, unit, attacker), attacker) for unit in answering]
    return Forecast(
        dice, extra, value,
        round(10 * sum(hits * p for hits, p in likely.items())),
        round(10 * sum(min(harm[hits], left) * p for hits, p in likely.items())),
        round(100 * sum(p for hits, p in likely.items() if harm[hits] >= left)),
        len(answering),
        round(10 * sum(hits * p for one in answers for hits, p in one.items())),
        round(10 * sum(damage_by(own, hits) * p for one in answers for hits, p in one.items())),
    )  # fmt: skip
