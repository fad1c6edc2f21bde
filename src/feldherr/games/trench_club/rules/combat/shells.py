"""Chapter 12: Big Bertha's scatter and the gas mortar's pattern."""

from __future__ import annotations

from feldherr.games.trench_club.board import CLOCKWISE, NOBODY
from feldherr.games.trench_club.events import GasSpread, Scattered
from feldherr.games.trench_club.rules.combat.cards import CARDS, card_hits
from feldherr.games.trench_club.rules.combat.fire import dice_of, thresholds, value_of
from feldherr.games.trench_club.rules.pieces import hurt, teach
from feldherr.games.trench_club.rules.units import AIR, FOOT, GAS, SCATTER, SIDES, damage_by
from feldherr.games.trench_club.state import State, frame_of, ground_under, in_trench, is_trench, rank, spot, trench_of
from feldherr.kernel.ask import Ask
from feldherr.kernel.game import Emit


def shell(s: State, ask: Ask, emit: Emit, number: int, attacker: int, target: int, aim: int) -> int:
    """TC §12.3 §12.4 §12.5 §12.6 §12.7 §12.17: whom the shot really hits; -1 for nobody. The die is no combat die."""
    limit = scatters(s, attacker)
    if not limit:
        return target
    face = ask.dice(1, SIDES)[0]
    power, names, count = s.owner[attacker], frame_of(s).names, len(s.turn.attacks)
    if face > limit:
        emit(Scattered(power, face, aim, False, names[aim], number, count))
        return target
    hex_ = frame_of(s).towards(aim, CLOCKWISE[face - 1])
    victim = NOBODY if hex_ == NOBODY else struck(s, ask, target, hex_)
    emit(Scattered(power, face, hex_, True, "" if hex_ == NOBODY else names[hex_], number, count, victim == NOBODY))
    return victim


def scatters(s: State, attacker: int) -> int:
    """TC §12.3 §12.4 §12.5 §12.17: up to which face the shot goes astray; 0 for never."""
    return 0 if s.rules.beginner else SCATTER[rank(s, attacker)]


def struck(s: State, ask: Ask, target: int, hex_: int) -> int:
    """TC §12.6 §12.18, ruling r65: the ground unit on the hex; of a trench the target, or anyone of its garrison.

    Ruling r40: on a fort stands nobody.
    """
    if is_trench(s, hex_):
        trench = trench_of(s, hex_)
        if in_trench(s, target) and s.where[target] in trench:
            return target
        if s.at[hex_] == NOBODY:
            garrison = soldiers(s, trench)
            return garrison[ask.draw([1] * len(garrison))[0]] if garrison else NOBODY
    unit = s.at[hex_]
    return NOBODY if unit == NOBODY or AIR[s.kind[unit]] else unit


def soldiers(s: State, trench: tuple[int, ...]) -> list[int]:
    return [s.at[hex_] for hex_ in trench if s.at[hex_] >= 0 and FOOT[s.kind[s.at[hex_]]]]


def gas(s: State, ask: Ask, emit: Emit, number: int, attacker: int, target: int) -> None:
    """TC §12.10 §12.12 §12.20 §17.14: one roll for every ground unit in the pattern, friend and foe; gas mortars are
    immune, nobody shoots back, and experience comes once a shot."""
    power, centre = s.owner[attacker], s.where[target]
    victims = in_pattern(s, attacker, target)
    dice = dice_of(s, attacker)
    faces = ask.dice(1, CARDS) if s.cards[power] else ask.dice(dice, SIDES)
    damages = []
    for unit in victims:
        value = value_of(s, attacker, unit)
        hits = card_hits(faces[0], dice, value) if s.cards[power] else sum(face <= value for face in faces)
        damages.append(damage_by(thresholds(s, unit, False), hits))
    kinds = tuple(s.kind[unit] for unit in victims)
    places = tuple(spot(s, unit) for unit in victims)
    emit(GasSpread(
        number, power, attacker, centre, faces, victims, kinds, tuple(damages), spot(s, target), places,
        powers=tuple([s.owner[unit] for unit in victims]),
        values=tuple([value_of(s, attacker, unit) for unit in victims]),
        origin=ground_under(s, attacker), method="card" if s.cards[power] else "dice",
        of=len(s.turn.attacks),
    ))  # fmt: skip
    killed = [hurt(s, emit, unit, damage) for unit, damage in zip(victims, damages) if damage]
    teach(s, emit, attacker, 2 if any(killed) else 1 if killed else 0)


def in_pattern(s: State, attacker: int, target: int) -> tuple[int, ...]:
    """Ruling r43: the centre and its six neighbours. Ruling r65: of a garrison who was chosen, if he is still there."""
    open_, garrisons = pattern(s, target)
    chosen = {soldier for gun, soldier in s.turn.gassed if gun == attacker} | {target}
    return (*open_, *(unit for garrison in garrisons for unit in garrison if unit in chosen))


def pattern(s: State, target: int) -> tuple[list[int], list[tuple[int, ...]]]:
    """Rulings r43 and r65: the ground units around a target that gas hits one by one, and the garrisons it touches."""
    centre = s.where[target]
    found: list[int] = []
    trenches: set[tuple[int, ...]] = set()
    for hex_ in (centre, *frame_of(s).near[centre]):
        unit = s.at[hex_]
        if is_trench(s, hex_):
            trenches.add(trench_of(s, hex_))
            if unit >= 0 and FOOT[s.kind[unit]]:
                continue
        if unit >= 0 and not AIR[s.kind[unit]] and s.kind[unit] != GAS:
            found.append(unit)
    garrisons = [tuple(soldiers(s, trench)) for trench in sorted(trenches)]
    return found, [garrison for garrison in garrisons if garrison]
