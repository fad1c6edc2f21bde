"""Boards beside the board: the list of attacks, a combat with its dice, the shop."""

from __future__ import annotations

from feldherr.games.trench_club.rules.choices.money import card, deck
from feldherr.games.trench_club.rules.choices.opening import unplaced
from feldherr.games.trench_club.rules.units import KINDS, PRICE, SIDES, SPECIAL_PRICE, confidence
from feldherr.games.trench_club.shown.cardtext import short_text
from feldherr.games.trench_club.shown.words import kind_text, nation_text, say, the_text, unit_text
from feldherr.games.trench_club.state import AUTOMA, GONE, Fray, State, members
from feldherr.kernel.text import Text
from feldherr.kernel.view import Panel, Piece, Row


def side_of(s: State, power: int) -> int:
    """The number of a side: the seat that leads it, or the next one for the automa."""
    return s.seat_of[power] if s.seat_of[power] >= 0 else max(s.seat_of) + 1


def pool_row(s: State, unit: int, dice: int, value: int, faces: tuple[int, ...], hits: int, rule: str) -> Row:
    """TC §9.15 §9.17: the dice of a unit; a card or the automa's fixed hits are a number."""
    power = s.owner[unit]
    cause = say("panel-cause", nation=nation_text(power), cause=kind_text(s.kind[unit]))
    if s.seat_of[power] == AUTOMA:
        return Row(cause, say("panel-fixed", hits=hits), rule="15.49")
    if s.cards[power]:
        return Row(cause, say("panel-card", card=faces[0] if faces else 0, hits=hits), rule="14.3")
    shown = " ".join(map(str, faces))
    return Row(cause, say("panel-pool", dice=dice, faces=shown, hit=value, sides=SIDES, side=side_of(s, power)),
               rule=rule)  # fmt: skip


def effect(s: State, unit: int, hits: int, damage: int) -> Row:
    text = say("panel-effect", hits=hits, damage=damage, kind=kind_text(s.kind[unit]), state=state_of(s, unit))
    return Row(say("panel-hits"), text, rule="9.22")


def state_of(s: State, unit: int) -> Text:
    return say("state-destroyed") if s.where[unit] == GONE else say("state-damage", damage=s.damage[unit])


def combat_panel(s: State, fray: Fray) -> Panel:
    """TC §9.2: both sides' dice together, then hits and damage."""
    out = [pool_row(s, fray.attacker, fray.dice + fray.bonus, fray.value, fray.faces, fray.hits, "9.6")]
    if fray.bonus:
        out.append(Row(say("panel-bonus"), say("pincer" if fray.bonus == 2 else "pocket"), rule="9.7"))
    out.append(effect(s, fray.target, fray.hits, fray.damage))
    at = 0
    for unit, dice, value, hits in zip(fray.answering, fray.answers, fray.answer_values, fray.answer_hits):
        own = fray.answer_faces[at : at + (1 if s.cards[s.owner[unit]] else dice)]
        at += len(own)
        out.append(pool_row(s, unit, dice, value, own, hits, "9.3"))
    if fray.answering:
        out.append(effect(s, fray.attacker, sum(fray.answer_hits), fray.answer_damage))
    title = say("panel-combat", number=fray.number, attacker=the_text(s.kind[fray.attacker]),
                target=the_text(s.kind[fray.target], "acc"))  # fmt: skip
    return Panel("battle", title, tuple(out))


def attack_panel(s: State) -> Panel:
    """TC §8.12: the list of attacks, before the first dice are rolled."""
    out = [
        Row(say("panel-attack", number=number, unit=unit_text(s, attacker)), unit_text(s, target, "acc"), rule="8.2")
        for number, (attacker, target, _) in enumerate(s.turn.attacks, 1)
    ]
    return Panel("attacks", say("panel-attacks"), tuple(out))


def shop_panel(s: State, power: int) -> Panel:
    """TC §10.10 §10.11 §10.16: prices and values, and which are ours; of special cards only how many lie there."""
    rows, pieces, side = [], [], side_of(s, power)
    for kind in card(s, power):
        price = say("panel-price", price=PRICE[kind], star="*" if confidence(kind, "price") == "proposed" else "")
        rows.append(Row(say("panel-ware", kind=kind_text(kind), values=short_text(kind)), price, rule="10.11"))
        pieces.append(Piece(-1 - kind, side, f"kind:{KINDS[kind]}", KINDS[kind]))
    if s.rules.special_units:
        price = say("panel-price", price=SPECIAL_PRICE, star="*")
        rows.append(Row(say("panel-special", cards=len(deck(s))), price, rule="10.16"))
    return Panel("shop", say("panel-shop", coins=s.coins[s.now]), tuple(rows), tuple(pieces))


def tray(s: State, power: int, army: int, number: int) -> Panel:
    """TC §2.9: the units of a flipped chip that wait to be placed round its number."""
    pieces = tuple(Piece(unit, side_of(s, power), "off", KINDS[s.kind[unit]]) for unit in unplaced(s, power, army))
    return Panel("tray", say("panel-tray", army=army + 1, number=number), (), pieces)


def panels(s: State) -> tuple[Panel, ...]:
    out = [shop_panel(s, members(s, s.now)[0])] if s.turn.phase == "money" and members(s, s.now) else []
    if s.turn.attacks:
        out.append(attack_panel(s))
    return (*out, *([combat_panel(s, s.fray)] if s.fray else []))
