"""Chapters 8 and 9: the list is declared, then every combat of it is fought to its end."""

from __future__ import annotations

from typing import NamedTuple

from msgspec.structs import replace

from feldherr.games.trench_club import actions as a
from feldherr.games.trench_club.board import NOBODY
from feldherr.games.trench_club.events import AttackLost, AttacksConfirmed, Declared, Fought, MineLaid, NoAttack
from feldherr.games.trench_club.rules.calls import Calls, Combat, Declare, Money
from feldherr.games.trench_club.rules.choices.attacks import (
    attacker_to_name,
    soldier_to_gas,
    target_to_attack,
    trench_hex_to_shell,
)
from feldherr.games.trench_club.rules.combat.cards import CARDS, card_hits
from feldherr.games.trench_club.rules.combat.fire import bonus, dice_of, fixed_hits, shooting_back, thresholds, value_of
from feldherr.games.trench_club.rules.combat.shells import gas, pattern, shell
from feldherr.games.trench_club.rules.movement.phase import give_word, hand_over, unfinished
from feldherr.games.trench_club.rules.pieces import hurt, teach
from feldherr.games.trench_club.rules.ruin import check_destroyed
from feldherr.games.trench_club.rules.units import BERTHA, DESTROYED, GAS, SIDES, damage_by
from feldherr.games.trench_club.state import AUTOMA, BUILT, GONE, Fray, State, frame_of, ground_under, in_trench, spot
from feldherr.kernel.ask import Ask
from feldherr.kernel.game import Emit


def declare(s: State, ask: Ask, emit: Emit, call: Declare) -> Calls:
    """TC §8.1 §8.2 §8.3 §8.12: openly, attacker by attacker, each with one target; what is confirmed binds."""
    seat = s.speaker
    match ask.openly(seat, attacker_to_name, s, seat):
        case a.Name(unit=unit):
            target = ask.openly(seat, target_to_attack, s, unit).unit
            aim = s.where[target]
            if s.kind[unit] == BERTHA and in_trench(s, target):
                aim = ask.openly(seat, trench_hex_to_shell, s, unit, target).hex
            gassed = (*s.turn.gassed, *to_gas(s, ask, seat, unit, target)) if s.kind[unit] == GAS else s.turn.gassed
            name(s, emit, unit, target, aim, gassed)
            return call
        case a.LayMine(unit=unit, hex=hex_):
            s.mines = tuple(sorted((*s.mines, (hex_, s.owner[unit]))))
            s.flags[unit] |= BUILT
            s.turn = replace(s.turn, acted=True)
            emit(MineLaid(s.owner[unit], unit, hex_, frame_of(s).names[hex_]))
            return call
        case a.HandOver():
            return hand_over(s, emit, seat, call)
    if (mate := unfinished(s, seat)) != NOBODY:
        give_word(s, emit, mate)
        return call
    return confirm(s, emit)


def name(s: State, emit: Emit, unit: int, target: int, aim: int, gassed: tuple[tuple[int, int], ...]) -> None:
    """TC §8.2: one more attack of the list."""
    attacks = (*s.turn.attacks, (unit, target, aim))
    s.turn = replace(s.turn, attacks=attacks, gassed=gassed, acted=True)
    places = spot(s, unit), spot(s, target)
    emit(Declared(s.owner[unit], len(attacks), unit, s.kind[unit], target, s.kind[target], *places))


def confirm(s: State, emit: Emit) -> Calls:
    """TC §8.3: what is declared binds, and is fought."""
    s.turn = replace(s.turn, phase="combat", finished=0, acted=False)
    count = len(s.turn.attacks)
    declared = [(s.kind[unit], spot(s, unit), s.kind[aim], spot(s, aim)) for unit, aim, _ in s.turn.attacks]
    emit(AttacksConfirmed(s.now, count, tuple(declared)) if count else NoAttack(s.now))
    return Combat(0)


def to_gas(s: State, ask: Ask, seat: int, unit: int, target: int) -> list[tuple[int, int]]:
    """TC §8.3 §13.11, ruling r65: with the target a soldier is chosen of every other garrison that the gas touches."""
    garrisons = [garrison for garrison in pattern(s, target)[1] if target not in garrison]
    return [(unit, ask.openly(seat, soldier_to_gas, s, unit, garrison).unit) for garrison in garrisons]


def combat(s: State, ask: Ask, emit: Emit, call: Combat) -> Calls:
    """TC §9.1 §8.4: in the declared order; an attack on what is destroyed already is lost, and nothing is changed."""
    if call.number == len(s.turn.attacks):
        s.turn = replace(s.turn, phase="money", attacks=(), gassed=())
        return Money()
    attacker, target, aim = s.turn.attacks[call.number]
    if GONE in (s.where[attacker], s.where[target]):
        gone = s.where[attacker] == GONE
        left = spot(s, target if gone else attacker)
        emit(AttackLost(call.number + 1, s.owner[attacker], s.kind[attacker], s.kind[target], gone, left,
                        len(s.turn.attacks)))  # fmt: skip
    else:
        attack(s, ask, emit, call.number + 1, attacker, target, aim)
        check_destroyed(s, emit)
    return Combat(call.number + 1)


def attack(s: State, ask: Ask, emit: Emit, number: int, attacker: int, target: int, aim: int) -> None:
    """Every kind of attack; gas and Big Bertha have their own ways (TC §12.3 §12.12).

    TC §12.19: Big Bertha learns from whomever she hits.
    """
    if s.kind[attacker] == GAS:
        gas(s, ask, emit, number, attacker, target)
    elif s.kind[attacker] == BERTHA:
        victim = shell(s, ask, emit, number, attacker, target, aim)
        if victim != NOBODY:
            fight(s, ask, emit, number, attacker, victim)
    else:
        fight(s, ask, emit, number, attacker, target)


class Pool(NamedTuple):
    """The dice of one unit in a combat."""

    unit: int
    dice: int
    value: int
    against: int


class Result(NamedTuple):
    faces: tuple[int, ...]
    hits: int
    method: str


def results(s: State, ask: Ask, pools: list[Pool]) -> list[Result]:
    """TC §9.15 §9.17 §9.18 §14.2 §15.48: all dice at once; who uses cards draws one, the automa has fixed hits."""
    methods = [method_of(s, s.owner[pool.unit]) for pool in pools]
    count = sum(pool.dice for pool, method in zip(pools, methods) if method == "dice")
    faces = ask.dice(count, SIDES) if count else ()
    out = []
    for pool, method in zip(pools, methods):
        if method == "dice":
            own, faces = faces[: pool.dice], faces[pool.dice :]
            out.append(Result(own, sum(face <= pool.value for face in own), method))
        elif method == "fixed":
            out.append(Result((), fixed_hits(s, pool.unit, pool.against), method))
        else:
            drawn = ask.dice(1, CARDS)
            out.append(Result(drawn, card_hits(drawn[0], pool.dice, pool.value), method))
    return out


def method_of(s: State, power: int) -> str:
    """TC §14.2 §15.48: dice, card or fixed, the same in all combats."""
    return "fixed" if s.seat_of[power] == AUTOMA else "card" if s.cards[power] else "dice"


def fight(s: State, ask: Ask, emit: Emit, number: int, attacker: int, target: int) -> None:
    """TC §9.2: the eight steps of a combat.

    TC §9.26: who answered and lives learns too. TC §9.28 §9.31: all markers are placed before the next combat begins.
    TC §9.30: nobody moves.
    """
    answering = shooting_back(s, attacker, target)                                       # 2
    basic, extra = dice_of(s, attacker), bonus(s, attacker, target)                      # 3, 4
    pools = [Pool(attacker, basic + extra, value_of(s, attacker, target), target)]
    pools += [Pool(unit, dice_of(s, unit), value_of(s, unit, attacker), attacker) for unit in answering]
    first, *others = results(s, ask, pools)                                              # 5
    damage = damage_by(thresholds(s, target, False), first.hits)                         # 6
    column = thresholds(s, attacker, True)
    suffered = [damage_by(column, other.hits) for other in others]
    s.fray = Fray(
        number=number, attacker=attacker, target=target, dice=basic, bonus=extra, value=pools[0].value,
        faces=first.faces, hits=first.hits, damage=damage, method=first.method, answering=answering,
        answers=tuple(pool.dice for pool in pools[1:]), answer_values=tuple(pool.value for pool in pools[1:]),
        answer_hits=tuple(other.hits for other in others),
        answer_faces=tuple(face for other in others for face in other.faces), answer_damage=sum(suffered),
    )  # fmt: skip
    emit(told_of(s, s.fray))
    taken = s.damage[attacker]
    killed = hurt(s, emit, target, damage) if damage else False                          # 7
    if any(suffered):
        hurt(s, emit, attacker, sum(suffered))
    teach(s, emit, attacker, 2 if killed else 1 if damage else 0)                        # 8
    for unit, harm in zip(answering, suffered):
        before, taken = taken, taken + harm
        teach(s, emit, unit, 2 if before < DESTROYED <= taken else 1 if harm else 0)


def told_of(s: State, fray: Fray) -> Fought:
    """TC §9.2: a combat as everybody sees it, with nations and types."""
    return Fought(
        number=fray.number, power=s.owner[fray.attacker], attacker=fray.attacker, kind=s.kind[fray.attacker],
        target=fray.target, target_power=s.owner[fray.target], target_kind=s.kind[fray.target], dice=fray.dice,
        bonus=fray.bonus, value=fray.value, faces=fray.faces, hits=fray.hits, damage=fray.damage,
        answering=fray.answering, answer_faces=fray.answer_faces, answer_hits=sum(fray.answer_hits),
        answer_damage=fray.answer_damage, method=fray.method,
        answer_kinds=tuple(s.kind[unit] for unit in fray.answering), answer_dice=fray.answers,
        answer_values=fray.answer_values,
        answer_methods=tuple(method_of(s, s.owner[unit]) for unit in fray.answering),
        at=spot(s, fray.attacker), target_at=spot(s, fray.target),
        answer_at=tuple(spot(s, unit) for unit in fray.answering), hex=ground_under(s, fray.attacker),
        target_hex=ground_under(s, fray.target), suffered=(s.damage[fray.attacker], s.damage[fray.target]),
        of=len(s.turn.attacks),
    )  # fmt: skip
