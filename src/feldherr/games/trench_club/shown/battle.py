"""Combats to watch (chapters 8, 9, 12): the declared attacks in their order, each with its dice, hits and damage."""

from __future__ import annotations

from msgspec.structs import replace

from feldherr.games.trench_club import events as e
from feldherr.games.trench_club.rules.combat.cards import card_hits
from feldherr.games.trench_club.rules.units import DESTROYED, GAS, KINDS, SIDES
from feldherr.games.trench_club.shown import screen
from feldherr.games.trench_club.shown.words import kind_text, nation_text, say
from feldherr.kernel.event import Event
from feldherr.kernel.view import Clash, Party, Piece, Roll, Row, Shown

NO_PLACE = -1


def shown(event: Event) -> Shown:
    """What an event does on the screen, what it counts, and what it adds to the combats that are watched."""
    clash = opened(event) or fighting(event) or aftermath(event)
    return replace(screen.shown(event), clash=clash, rows=counted(event)) if clash else screen.shown(event)


def at(hex_: int) -> str | None:
    return f"space:{hex_}" if hex_ >= 0 else None


def unit(number: int, power: int, kind: int, hex_: int, damage: int = 0) -> Piece:
    marks = (f"damage-{damage}",) if damage else ()
    return Piece(number, power, at(hex_) or "off", KINDS[kind], marks)


def way(origin: int, hex_: int, power: int) -> tuple[tuple[str, str, int], ...]:
    return ((f"space:{origin}", f"space:{hex_}", power),) if origin >= 0 <= hex_ else ()


def opened(event: Event) -> Clash | None:
    """TC §8.3: the list binds; every attack of it is a step."""
    if not isinstance(event, e.AttacksConfirmed):
        return None
    plan = tuple(
        say("step-attack", attacker=kind_text(kind), at=place, target=kind_text(target), aim=aim)
        for kind, place, target, aim in event.attacks
    )
    return Clash(say("battle-attacks", nation=nation_text(event.house), count=event.count), plan=plan)


def fighting(event: Event) -> Clash | None:
    """TC §9.1 §12.3 §12.12: one combat after the other."""
    match event:
        case e.Fought():
            return fought(event)
        case e.GasSpread():
            return gas(event)
        case e.AttackLost(number):
            return Clash(step=number, over=number == event.of)
        case e.Scattered(power, face, hex_, missed, _, number):
            low, high = (face, face) if not missed else (1, 0)
            die = Roll(say("cause-scatter"), (face,), low, high, sides=SIDES, side=power, rule="12.3")
            return Clash(at=at(hex_), step=number, rolls=(die,), over=event.in_vain and number == event.of)
    return None


def fought(event: e.Fought) -> Clash:
    """TC §9.2: who fires and who shoots back, with their dice."""
    dice = [roll(event.power, event.kind, event.dice + event.bonus, event.value, event.faces, event.method, event.hits)]
    rest, answers = event.answer_faces, zip(event.answer_kinds, event.answer_dice, event.answer_values,
                                            event.answer_methods)  # fmt: skip
    sure = event.answer_hits
    for kind, count, value, method in answers:
        taken = {"dice": count, "card": 1}.get(method, 0)
        dice.append(roll(event.target_power, kind, count, value, rest[:taken], method, sure))
        rest = rest[taken:]
    first, second = event.suffered
    beside = [
        unit(number, event.target_power, kind, event.target_hex)
        for number, kind in zip(event.answering, event.answer_kinds)
        if number != event.target
    ]
    target = unit(event.target, event.target_power, event.target_kind, event.target_hex, second)
    return Clash(
        at=at(event.target_hex),
        ways=way(event.hex, event.target_hex, event.power),
        parties=(
            Party(event.power, nation_text(event.power),
                  (unit(event.attacker, event.power, event.kind, event.hex, first),)),
            Party(event.target_power, nation_text(event.target_power), (target, *beside)),
        ),
        step=event.number,
        rolls=tuple(dice),
        over=event.number == event.of,
    )  # fmt: skip


def roll(power: int, kind: int, dice: int, value: int, faces: tuple[int, ...], method: str, hits: int) -> Roll:
    """TC §9.17 §14.3 §15.49: dice hit up to the value; a card says how many hit, the automa's are fixed."""
    cause = kind_text(kind)
    if method == "card":
        hits = card_hits(faces[0], dice, value) if faces else 0
        return Roll(say("cause-card", cause=cause, card=faces[0] if faces else 0), sure=hits, side=power, rule="14.3")
    if method == "fixed":
        return Roll(say("cause-fixed", cause=cause), sure=hits, side=power, rule="15.49")
    return Roll(cause, faces, 1, value, sides=SIDES, side=power, rule="9.17")


def gas(event: e.GasSpread) -> Clash:
    """TC §12.12: one roll for all in the cloud, friend and foe."""
    harmed = tuple(
        unit(number, power, kind, event.hex) for number, power, kind in zip(event.units, event.powers, event.kinds)
    )
    value = max(event.values, default=0)
    dice = roll(event.power, GAS, len(event.faces), value, event.faces, event.method, 0)
    gun = unit(event.attacker, event.power, GAS, event.origin)
    return Clash(
        at=at(event.hex),
        ways=way(event.origin, event.hex, event.power),
        parties=(Party(event.power, nation_text(event.power), (gun,)), Party(NO_PLACE, say("in-the-gas"), harmed)),
        step=event.number,
        rolls=(dice,),
        over=event.number == event.of,
    )


def aftermath(event: Event) -> Clash | None:
    """TC §9.23 §9.24: who is destroyed, who has learned."""
    match event:
        case e.Destroyed() | e.Learned():
            return Clash()
    return None


def counted(event: Event) -> tuple[Row, ...]:
    """TC §9.6 §9.7 §9.22: dice by cause, and the damage of both sides."""
    match event:
        case e.Fought():
            had, has = event.suffered
            out = [Row(say("row-dice"), str(event.dice), rule="9.6")]
            if event.bonus:
                out.append(Row(say("panel-bonus"), say("pincer" if event.bonus == 2 else "pocket"), rule="9.7"))
            out.append(Row(say("row-hits"), str(event.hits), rule="9.17"))
            now = min(DESTROYED, has + event.damage)
            out.append(damage(event.target_kind, event.target_power, event.damage, now))
            if event.answering:
                out.append(Row(say("row-answer-hits"), str(event.answer_hits), rule="9.3"))
                now = min(DESTROYED, had + event.answer_damage)
                out.append(damage(event.kind, event.power, event.answer_damage, now))
            return tuple(out)
        case e.GasSpread():
            return tuple(
                Row(say("row-damage", kind=kind_text(kind), nation=nation_text(power)), str(harm), rule="12.12")
                for kind, power, harm in zip(event.kinds, event.powers, event.damages)
            )
    return ()


def damage(kind: int, power: int, harm: int, now: int) -> Row:
    """TC §9.22: what is added, and how far it is from being destroyed."""
    label = say("row-damage", kind=kind_text(kind), nation=nation_text(power))
    return Row(label, say("row-harm", harm=harm, now=now, most=DESTROYED), rule="9.22", state="total")
