"""What everybody sees (ruling r67): all but the tiles that lie face down. Built field by field."""

from __future__ import annotations

from functools import cache

from feldherr.games.viktory_ii.board import COLOURS, NOBODY, TERRAINS, UNKNOWN, Hex, Unit
from feldherr.games.viktory_ii.rules.battle.hits import (
    ATTACK_RULES,
    DEFENCE_RULES,
    DIRECT,
    HIT,
    NAVAL_RULE,
    PAIRS_RULE,
    attack_dice,
    defence_dice,
    hits,
    naval_dice,
    terrain_dice,
    terrain_rule,
)
from feldherr.games.viktory_ii.rules.battle.pending import storms, waiting
from feldherr.games.viktory_ii.rules.settlements.support import due
from feldherr.games.viktory_ii.rules.units import foreign, own
from feldherr.games.viktory_ii.rules.victory import DOMINANCE
from feldherr.games.viktory_ii.shown.goal import goal
from feldherr.games.viktory_ii.shown.words import counted, hex_text, say, seat_text
from feldherr.games.viktory_ii.state import (
    ARTILLERY,
    ATTACKED,
    CITY,
    KINDS,
    MOVED,
    OVER,
    TOWNS,
    VILLAGE,
    Fray,
    State,
    by_hex,
    by_unit,
    frame_of,
    has_capital,
    value,
)
from feldherr.kernel.game import Beside
from feldherr.kernel.position import Position
from feldherr.kernel.text import Text
from feldherr.kernel.view import Force, Marker, Panel, Piece, Row, Side, View, mustered

TOWN_PIECE = 10_000
"""The number of a settlement's piece is this and its hex."""
MARKS = ((MOVED, "moved"), (ATTACKED, "used"))


def unit_piece(s: State, unit: Unit) -> Piece:
    """V2 §9.45.1 §11.4.1: cargo lies aboard its ship, open to all; used units are shown as used."""
    marks = [name for flag, name in MARKS if s.flags[unit] & flag]
    if storms(s, unit):
        marks.append("storming")
    if s.fray and unit in s.fray.marked:
        marks.append("hit")
    if s.aboard[unit] >= 0:
        return Piece(unit, s.owner[unit], f"piece:{s.aboard[unit]}", KINDS[s.kind[unit]], ("cargo", *marks))
    left = s.left[unit] if s.owner[unit] == s.seat and not s.flags[unit] & OVER else None
    return Piece(unit, s.owner[unit], f"space:{s.where[unit]}", KINDS[s.kind[unit]], tuple(marks), left)


def town_piece(s: State, hex_: Hex) -> Piece:
    """V2 §14.0.6: the marker of a capital stays with its hex, whoever holds it."""
    marks = ("capital", f"capital-of-{COLOURS[s.capital.index(hex_)]}") if hex_ in s.capital else ()
    return Piece(TOWN_PIECE + hex_, s.lord[hex_], f"space:{hex_}", TOWNS[s.town[hex_]], marks, order=-1)


def pieces(s: State) -> tuple[Piece, ...]:
    towns = [town_piece(s, hex_) for hex_, town in by_hex(s.town) if town]
    return (*towns, *(unit_piece(s, unit) for unit, kind in by_unit(s.kind) if kind))


@cache
def tile(hex_: Hex, terrain: int) -> Marker:
    return Marker("tile-unknown" if terrain == UNKNOWN else f"tile-{TERRAINS[terrain]}", f"space:{hex_}")


def markers(s: State) -> tuple[Marker, ...]:
    """V2 §3.2.6 §3.2.8 §3.4.2: revealed tiles as they lie, the others as unknown; reserves beside the map."""
    border = frame_of(s).border
    out = [tile(hex_, terrain) for hex_, terrain in by_hex(s.terrain) if not border[hex_]]
    for seat in range(s.players):
        box = f"box:{(seat - s.first) % s.players}"
        out.append(Marker("owner", box, seat))
        for kind, name in enumerate(KINDS[1:]):
            if count := s.reserve[4 * seat + kind]:
                out.append(Marker(f"reserve-{name}", box, seat, count))
        if s.marked[seat] and s.capital[seat] != NOBODY:
            out.append(Marker("doom", f"space:{s.capital[seat]}", seat))
    out += [Marker("battle", f"space:{hex_}", s.seat) for hex_ in waiting(s, s.seat)]
    return tuple(out)


def rows(s: State, seat: int) -> tuple[Row, ...]:
    """V2 §5.3.3 §8.2.7: what the empire is worth; its units on the map, of all that its settlements support."""
    town = [s.town[hex_] for hex_ in s.towns[seat]]
    out = [
        Row(say("row-value"), value(s, seat), DOMINANCE if s.rules.dominance else None, "5.3.3"),
        Row(say("row-village"), town.count(VILLAGE), rule="8.2.7"),
        Row(say("row-city"), town.count(CITY), rule="8.2.7"),
    ]
    for kind, owed in enumerate(due(s, seat), 1):
        if owed:
            out.append(Row(say(f"row-{KINDS[kind]}"), owed - s.reserve[4 * seat + kind - 1], owed, "8.2.7"))
    if reserve := [kind for kind in range(1, 5) for _ in range(s.reserve[4 * seat + kind - 1])]:
        out.append(Row(say("row-reserve"), counted(reserve), rule="3.4.2"))
    if not s.alive[seat]:
        out.append(Row(say("row-status"), say("status-out"), rule="5.1.2"))
    elif s.round and not has_capital(s, seat):
        out.append(Row(say("row-status"), say("status-no-capital"), rule="14.0.2"))
    elif s.side[seat] != seat:
        out.append(Row(say("row-status"), say("status-vassal", ruler=seat_text(s.side[seat])), rule="15.61.2"))
    if s.clock:
        out.append(Row(say("row-clock"), say("clock-marked" if s.marked[seat] else "clock-waits"), rule="5.5.3"))
    return tuple(out)


def battle_panel(s: State, fray: Fray) -> Panel:
    """V2 §3.52.2 §12.3.0.0: both sides' dice by cause, every die that was rolled, and who chooses the losses."""
    attackers, defenders = own(s, fray.hex, fray.attacker), foreign(s, fray.hex, fray.attacker)
    out = [Row(say("panel-round"), fray.round, rule="12.3.0.0")]
    if not fray.round:
        guns = sum(1 for unit in attackers if s.kind[unit] == ARTILLERY)
        if guns or fray.barrage:
            out += dice_rows(fray.attacker, [("cause-barrage", guns, "12.3.0.1")], fray.barrage, fray.attack_pairs)
            out += hits_row(fray.attacker, fray.defender, fray.barrage, fray.attack_pairs, "12.3.0.1")
    by_kind = fray.attack_by or (attack_dice(s, attackers) if defenders else (0, 0, 0, 0))
    rolled, pairs = (fray.attack, fray.attack_pairs) if fray.round else ((), 0)
    out += dice_rows(fray.attacker, list(zip(KINDS[1:], by_kind, ATTACK_RULES)), rolled, pairs)
    out += hits_row(fray.attacker, fray.defender, rolled, pairs, "12.3.1.6")
    if fray.pinned:
        out.append(Row(say("panel-pinned"), fray.pinned, rule="12.31.1"))
    out += dice_rows(fray.defender, defence_causes(s, fray, defenders), fray.defence, fray.defence_pairs)
    out += hits_row(fray.defender, fray.attacker, fray.defence, fray.defence_pairs, "12.3.2.13")
    title = say("panel-battle", attacker=seat_text(fray.attacker), defender=seat_text(fray.defender),
                hex=hex_text(s, fray.hex))
    return Panel("battle", title, tuple(out), tuple(unit_piece(s, unit) for unit in s.at[fray.hex]))


def defence_causes(s: State, fray: Fray, defenders: list[Unit]) -> list[tuple[str, int, str]]:
    """V2 §12.3.2.1 §12.3.2.4 §12.3.2.5 §12.3.2.6: by kind, ships and terrain; as rolled, else as they stand."""
    standing = defence_dice(s, defenders, fray.pinned)
    around = naval_dice(s, fray.hex, fray.defender), terrain_dice(s, fray.hex, fray.defender)
    ground = terrain_rule(s, fray.hex, fray.defender)
    causes = (*zip(KINDS[1:], DEFENCE_RULES), ("cause-naval", NAVAL_RULE), ("cause-terrain", ground))
    return [(name, dice, rule) for (name, rule), dice in zip(causes, fray.defence_by or (*standing, *around))]


def dice_rows(seat: int, causes: list[tuple[str, int, str]], faces: tuple[int, ...], pairs: int) -> list[Row]:
    """A row for each cause with its dice, and what they show; in one row if pairs were given up (V2 §15.4.1)."""
    if faces and pairs:
        causes = [("cause-all", len(faces), PAIRS_RULE)]
    out, at = [], 0
    for name, dice, rule in causes:
        if dice:
            shown = " ".join(map(str, faces[at : at + dice]))
            at += dice
            value_ = say("panel-dice", dice=dice, faces=shown, rolled=len(faces), hit=HIT, direct=DIRECT, side=seat)
            out.append(Row(side_cause(seat, say(name)), value_, rule=rule))
    return out


def hits_row(roller: int, victim: int, faces: tuple[int, ...], pairs: int, rule: str) -> list[Row]:
    """V2 §10.1.2 §10.1.3: direct hits are chosen by who rolled, the others by who is hit."""
    if not faces and not pairs:
        return []
    total, direct = hits(faces, pairs), faces.count(DIRECT)
    text = say("panel-hits", hits=total, direct=direct, plain=total - direct, roller=seat_text(roller),
               victim=seat_text(victim))
    return [Row(say("panel-hits-of", seat=seat_text(roller)), text, rule=rule)]


def side_cause(seat: int, cause: Text) -> Text:
    return say("panel-cause", seat=seat_text(seat), cause=cause)


def forces(s: State) -> tuple[Force, ...]:
    """V2 §3.4.2: units on the map and in reserve; those lost go back to the supply."""
    here = [(s.owner[unit], KINDS[kind], 1) for unit, kind in by_unit(s.kind) if kind]
    beside = [(seat, KINDS[kind], s.reserve[4 * seat + kind - 1]) for seat in range(s.players) for kind in range(1, 5)]
    return mustered(here, beside)


def view(position: Position, viewer: int | None) -> View:
    """V2 §3.2.6: no view holds more than the settled and public facts; all viewers see the same."""
    s: State = position.now
    return View(
        heading=say("heading", round=s.round, stop=s.rules.stop_round, seat=seat_text(s.seat)),
        pieces=pieces(s),
        markers=markers(s),
        forces=forces(s),
        goal=goal(s),
        **beside(position, viewer),
    )


def beside(position: Position, viewer: int | None) -> Beside:
    """Who is asked what, and the battle."""
    s: State = position.now
    asked = tuple([(q.actor, q.name.replace("_", "-")) for q in position.questions if q.actor >= 0])
    active = {seat for seat, _ in asked}
    sides = tuple([Side(seat, seat_text(seat), rows(s, seat), seat in active) for seat in range(s.players)])
    return {"sides": sides, "panels": (battle_panel(s, s.fray),) if s.fray else (), "asked": asked}
