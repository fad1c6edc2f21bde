"""Chapter 8: the list of attacks, named one by one."""

from __future__ import annotations

from typing import Any

from feldherr.games.trench_club.actions import CONFIRM, Aim, Name, Target
from feldherr.games.trench_club.rules.choices.building import mine_sites
from feldherr.games.trench_club.rules.choices.turns import active, word_options
from feldherr.games.trench_club.rules.combat.fire import distance, has_target, span
from feldherr.games.trench_club.rules.units import AIR, BERTHA, GUN_TURRET, MINE_LAYER, TRUCK
from feldherr.games.trench_club.state import (
    BUILT,
    GONE,
    INSIDE,
    State,
    enemies,
    frame_of,
    helpless,
    on_map,
    power_of,
    trench_of,
)
from feldherr.kernel.question import Refuse, offered


def namer_refusal(s: State, unit: int) -> str | None:
    """TC §8.2 §8.10 §6.14 §5.11: who cannot be declared as attacker; whom contact stopped may be."""
    if s.where[unit] >= INSIDE and s.kind[unit] != GUN_TURRET:
        return "7.14"
    if s.kind[unit] == TRUCK:
        return "6.14"
    if not active(s, unit):
        return "3.13"
    if s.flags[unit] & BUILT:
        return "12.15"
    for attacker, _, _ in s.turn.attacks:
        if unit == attacker:
            return "8.2"
    if on_map(s, unit) and helpless(s, unit):
        return "4.14"
    return None


def name_refusal(s: State, unit: int, foes: list[int]) -> str | None:
    """TC §8.5 §8.6: who may attack, and has somebody in range."""
    if rule := namer_refusal(s, unit):
        return rule
    if not has_target(s, unit, foes):
        return "8.5"
    return None


def attacker_to_name(s: State, seat: int, no: Refuse | None = None) -> list[Any]:
    """TC §8.1 §8.2 §8.11: any unit with a target, in the order of the attacks; nobody has to attack."""
    out: list[Any] = []
    power = power_of(s, seat)
    foes = enemies(s, power)
    where, kind = s.where, s.kind
    for unit, who in enumerate(s.owner):
        if where[unit] == GONE:
            continue
        if who != power:
            if no:
                no(Name(unit), "8.2")
            continue
        if kind[unit] == MINE_LAYER and namer_refusal(s, unit) is None:
            out += mine_sites(s, unit, no)
        rule = name_refusal(s, unit, foes)
        if rule is None:
            out.append(Name(unit))
        elif no:
            no(Name(unit), rule)
    return [*out, *word_options(s, seat, CONFIRM)]


def target_refusal(s: State, unit: int, target: int) -> str | None:
    """TC §8.5 §8.6 §8.9 §12.18 §7.16: range, air, friends, forts; the flak has none against ground (ruling r23)."""
    if s.team[s.owner[unit]] == s.team[s.owner[target]] or s.where[target] >= INSIDE:
        return "8.9"
    low, high = span(s.kind[unit], s.kind[target])
    if low > high:
        if s.kind[unit] == BERTHA:
            return "12.18"
        return "8.6" if AIR[s.kind[target]] else "8.5"
    if not low <= distance(s, unit, target) <= high:
        return "8.5"
    return None


def target_to_attack(s: State, unit: int, no: Refuse | None = None) -> list[Any]:
    """TC §8.2 §8.8 §13.11: one enemy unit; several attackers may name the same."""
    out: list[Any] = []
    for target in range(len(s.kind)):
        if s.where[target] < 0 or target == unit:
            continue
        rule = target_refusal(s, unit, target)
        if rule is None:
            out.append(Target(target))
        elif no:
            no(Target(target), rule)
    return out


def soldier_to_gas(s: State, unit: int, garrison: tuple[int, ...], no: Refuse | None = None) -> list[Any]:
    """Ruling r65 on TC §12.12: gas that touches a trench hits one soldier of its garrison, chosen like a target."""
    def soldier_refusal(soldier: Target) -> str | None:
        if soldier.unit not in garrison:
            return "12.12"
        return None

    there = garrison if no is None else range(len(s.kind))
    return offered([Target(one) for one in there if s.where[one] >= 0], soldier_refusal, no)


def trench_hex_to_shell(s: State, unit: int, target: int, no: Refuse | None = None) -> list[Any]:
    """Ruling r65: Big Bertha aims at a trench hex in range to hit a soldier of its garrison."""
    low, high = span(s.kind[unit], s.kind[target])
    apart = frame_of(s).apart[s.where[unit]]

    trench = trench_of(s, s.where[target])

    def aim_refusal(aim: Aim) -> str | None:
        if aim.hex not in trench:
            return "13.10"
        return None if low <= apart[aim.hex] <= high else "8.5"

    return offered(map(Aim, trench if no is None else range(len(s.terrain))), aim_refusal, no)
