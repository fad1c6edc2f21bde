"""What everybody sees: all but how the others split their armies while they do so. Built field by field."""

from __future__ import annotations

from feldherr.games.trench_club.board import TERRAINS
from feldherr.games.trench_club.choices.money import card, deck
from feldherr.games.trench_club.state import (
    ABOARD,
    BOX,
    GONE,
    INSIDE,
    MOVED,
    Fray,
    State,
    frame_of,
    members,
    on_map,
    playing,
    rank,
    units_of,
)
from feldherr.games.trench_club.units import KINDS, LEVELS, PRICE, SPECIAL_PRICE, confidence
from feldherr.games.trench_club.victory import goal, team_forts
from feldherr.games.trench_club.words import faces_text, kind_text, nation_text, say, unit_text
from feldherr.kernel.position import Position
from feldherr.kernel.view import Marker, Panel, Piece, Row, Side, View


def piece(s: State, unit: int) -> Piece:
    """TC §1.15 §9.22 §9.27: damage and experience of every unit are open; the value is its damage."""
    where = s.where[unit]
    marks = [LEVELS[rank(s, unit)], f"experience-{s.experience[unit]}", f"damage-{s.damage[unit]}"]
    marks += ["moved"] if s.flags[unit] & MOVED else []
    for number, (attacker, target, _) in enumerate(s.turn.attacks, 1):
        marks += [f"attack-{number}"] if attacker == unit else []
        marks += [f"target-{number}"] if target == unit else []
    if where >= INSIDE:
        at = f"space:{frame_of(s).bodies[where - INSIDE]}"
        marks.append("inside")
    elif where == ABOARD:
        at = f"piece:{s.aboard[unit]}"
        marks.append("cargo")
    else:
        at = f"space:{where}" if where >= 0 else "off"
    return Piece(unit, s.owner[unit], at, KINDS[s.kind[unit]], tuple(marks), s.damage[unit], int(unit == s.turn.moving))


def pieces(s: State) -> tuple[Piece, ...]:
    return tuple(piece(s, unit) for unit, where in enumerate(s.where) if where not in (GONE, BOX))


def markers(s: State) -> tuple[Marker, ...]:
    """TC §7.7 §12.13 §17.17: flags on forts, what was built, mines."""
    here = frame_of(s)
    out = [Marker("flag", f"space:{here.bodies[fort]}", house) for fort, house in enumerate(s.fort) if house >= 0]
    out += [Marker("mine", f"space:{hex_}", power) for hex_, power in s.mines]
    out += [
        Marker(f"built-{TERRAINS[terrain]}", f"space:{hex_}")
        for hex_, terrain in enumerate(s.terrain) if terrain != here.ground[hex_]
    ]  # fmt: skip
    return tuple(out)


def rows(s: State, power: int) -> tuple[Row, ...]:
    house = s.house[power]
    units = units_of(s, power)
    out = [
        Row(say("row-team-forts"), team_forts(s, s.team[power]), goal(s), "11.1"),
        Row(say("row-forts"), s.fort.count(house), rule="10.1"),
        Row(say("row-coins"), s.coins[house], rule="10.2"),
        Row(say("row-units"), sum(on_map(s, unit) for unit in units), len(units), "10.17"),
    ]
    if s.chips[house]:
        out.append(Row(say("row-chips"), s.chips[house].bit_count(), rule="2.4"))
    if s.cards[power]:
        out.append(Row(say("row-cards"), say("yes"), rule="14.2"))
    return tuple(out)


def combat_panel(s: State, fray: Fray) -> Panel:
    """TC §9.2: both sides' dice, hits and damage."""
    out = [
        Row(say("panel-dice", nation=nation_text(s.owner[fray.attacker])), fray.dice, rule="9.6"),
        Row(say("panel-bonus"), fray.bonus, rule="9.7"),
        Row(say("panel-value"), fray.value, rule="9.17"),
        Row(say("panel-roll"), faces_text(fray.faces), rule="9.17"),
        Row(say("panel-hits"), fray.hits, rule="9.19"),
        Row(say("panel-damage", nation=nation_text(s.owner[fray.target])), fray.damage, rule="9.22"),
    ]
    for unit, dice, hits in zip(fray.answering, fray.answers, fray.answer_hits):
        out.append(Row(say("panel-dice", nation=nation_text(s.owner[unit])), dice, rule="9.3"))
        out.append(Row(say("panel-hits"), hits, rule="9.19"))
    if fray.answering:
        out.append(Row(say("panel-roll"), faces_text(fray.answer_faces), rule="9.17"))
        attacker = nation_text(s.owner[fray.attacker])
        out.append(Row(say("panel-damage", nation=attacker), fray.answer_damage, rule="9.22"))
    title = say("panel-combat", attacker=kind_text(s.kind[fray.attacker]), target=kind_text(s.kind[fray.target]))
    return Panel("combat", title, tuple(out))


def attack_panel(s: State) -> Panel:
    """TC §8.12: the list of attacks, before the first dice are rolled."""
    out = [
        Row(say("panel-attack", number=number, unit=unit_text(s, attacker)), unit_text(s, target), rule="8.2")
        for number, (attacker, target, _) in enumerate(s.turn.attacks, 1)
    ]
    return Panel("attacks", say("panel-attacks"), tuple(out))


def shop_panel(s: State, power: int) -> Panel:
    """TC §10.10 §10.11 §10.16: prices, and how sure they are; of the special cards only how many lie there."""
    out = []
    for kind in card(s, power):
        label = say(f"panel-price-{confidence(kind, 'price')}", kind=kind_text(kind))
        out.append(Row(label, PRICE[kind], rule="10.11"))
    if s.rules.special_units:
        out.append(Row(say("panel-special", cards=len(deck(s))), SPECIAL_PRICE, rule="10.16"))
    return Panel("shop", say("panel-shop", coins=s.coins[s.now]), tuple(out))


def panels(s: State) -> tuple[Panel, ...]:
    out = [combat_panel(s, s.fray)] if s.fray else []
    if s.turn.attacks:
        out.append(attack_panel(s))
    if s.turn.phase == "money" and members(s, s.now):
        out.append(shop_panel(s, members(s, s.now)[0]))
    return tuple(out)


def view(position: Position, viewer: int | None) -> View:
    """TC §1.15 §2.4 §10.16: no view holds a chip's number before it is flipped, nor a card before it is drawn."""
    s: State = position.now
    asked = {q.actor for q in position.questions}
    now = nation_text(s.now) if s.now >= 0 else say("nobody")
    return View(
        say("heading", round=s.round, nation=now, phase=say(f"phase-{s.turn.phase}")),
        tuple(Side(power, nation_text(power), rows(s, power), s.seat_of[power] in asked) for power in playing(s)),
        pieces(s),
        markers(s),
        (),
        panels(s),
        tuple((q.actor, q.name.replace("_", "-")) for q in position.questions if q.actor >= 0),
    )
