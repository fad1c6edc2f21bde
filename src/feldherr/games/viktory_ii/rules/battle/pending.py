"""Chapters 12.0 and 15.64: which battles wait, who takes part and where he came from, and who is a guest of allies.

These facts are changed here only; everybody else asks.
"""

from __future__ import annotations

from msgspec.structs import replace

from feldherr.games.viktory_ii.board import NOWHERE, Hex, Unit
from feldherr.games.viktory_ii.state import ATTACKED, NO_ENTRY, OVER, PASSING, Pending, State


def battle_at(s: State, hex_: Hex) -> Pending | None:
    for battle in s.battles:
        if battle.hex == hex_:
            return battle
    return None


def waiting(s: State, seat: int) -> list[Hex]:
    """V2 §12.0.1, ruling r31: hexes where units of the seat wait for their battle, ascending."""
    fought = s.turn.fought
    return [battle.hex for battle in s.battles if battle.attacker == seat and not fought >> battle.hex & 1]


def storms(s: State, unit: Unit) -> bool:
    """Whether the unit takes part in an attack: it does not hold the hex in which it stands."""
    if not s.battles:
        return False
    battle = battle_at(s, s.where[unit])
    return battle is not None and any(one == unit for one, _ in battle.came)


def holds(s: State, unit: Unit) -> bool:
    """Whether the unit holds the hex in which it stands: neither who attacks there does, nor who must go on."""
    return not s.flags[unit] & PASSING and not storms(s, unit)


def entry_of(s: State, unit: Unit) -> Hex:
    """The hex from which the unit came into battle or among allies; NO_ENTRY or NOWHERE if from none."""
    battle = battle_at(s, s.where[unit])
    came = (*(battle.came if battle else ()), *s.guests)
    return next((entry for one, entry in came if one == unit), NOWHERE)


def entries(s: State, hex_: Hex) -> list[Hex]:
    """V2 §12.3.3.7: the hexes from which attackers came into this battle, also such as have fallen since; ascending."""
    battle = battle_at(s, hex_)
    return sorted(ways_in(battle)) if battle else []


def ways_in(battle: Pending) -> set[Hex]:
    return {*battle.gone, *(entry for _, entry in battle.came if entry >= 0)}


def from_nowhere(s: State, seat: int, hex_: Hex) -> bool:
    """Whether units of the seat came into this hex by withdrawal or placement and must still fight (ruling r41)."""
    battle = battle_at(s, hex_)
    return battle is not None and battle.attacker == seat and any(entry == NO_ENTRY for _, entry in battle.came)


def target(s: State) -> Hex:
    """V2 §15.64.3, rulings r31 and r64: the hex of a vassal whose battle comes first of all; NOWHERE if none."""
    return s.turn.target


def another_first(s: State, hex_: Hex) -> bool:
    """V2 §15.64.3: whether the battle with a vassal comes first, and it is not in this hex."""
    return s.turn.target not in (NOWHERE, hex_)


def fought(s: State, hex_: Hex) -> bool:
    """V2 §12.2.1: whether a battle took place in this hex this turn."""
    return bool(s.turn.fought >> hex_ & 1)


# what changes them


def join(s: State, unit: Unit, hex_: Hex, entry: Hex) -> None:
    """V2 §12.0.1: the unit takes part in the battle for this hex, the first or one more."""
    part(s, unit)
    battle = battle_at(s, hex_) or Pending(hex_, s.owner[unit], ())
    others = [one for one in s.battles if one.hex != hex_]
    joined = replace(battle, came=tuple(sorted((*battle.came, (unit, entry)))))
    s.battles = tuple(sorted((*others, joined), key=lambda one: one.hex))


def recall(s: State, hex_: Hex, gone: tuple[Hex, ...]) -> None:
    """V2 §12.3.3.7: so it was written down where those came from who have fallen."""
    s.battles = tuple([replace(battle, gone=gone) if battle.hex == hex_ else battle for battle in s.battles])


def attack(s: State, unit: Unit, hex_: Hex, entry: Hex, on_vassal: bool) -> None:
    """V2 §10.6.1 §10.7.1 §15.64.3, rulings r31 and r64: the unit's one attack; on a vassal, that battle comes next."""
    join(s, unit, hex_, entry)
    s.flags[unit] |= ATTACKED | OVER
    if on_vassal:
        s.turn = replace(s.turn, target=hex_)


def pass_through(s: State, unit: Unit) -> None:
    """V2 §9.32.3: the ship is in a harbour and must go on."""
    part(s, unit)
    s.flags[unit] |= PASSING


def visit(s: State, unit: Unit, entry: Hex) -> None:
    """V2 §15.64.2: the unit is among allies' pieces and must go on, too."""
    pass_through(s, unit)
    s.guests = (*s.guests, (unit, entry))


def part(s: State, unit: Unit) -> None:
    """The unit is in no battle and nobody's guest: it has gone on, stands by itself, or is no more.

    V2 §15.64.3: if that was the last of an attack on a vassal, nothing need be fought first any more.
    """
    s.flags[unit] &= ~PASSING
    if s.guests:
        s.guests = tuple([guest for guest in s.guests if guest[0] != unit])
    if s.battles and storms(s, unit):
        left = [without(battle, unit) if battle.hex == s.where[unit] else battle for battle in s.battles]
        s.battles = tuple([battle for battle in left if battle.came])
        if s.turn.target != NOWHERE and battle_at(s, s.turn.target) is None:
            s.turn = replace(s.turn, target=NOWHERE)


def without(battle: Pending, unit: Unit) -> Pending:
    """V2 §12.3.3.7: the battle goes on without this unit; where it came from is still a way back."""
    came = tuple([one for one in battle.came if one[0] != unit])
    return replace(battle, came=came, gone=tuple(sorted(ways_in(battle) - {entry for _, entry in came})))


def spare(s: State, kind: int, origin: Hex, hex_: Hex) -> None:
    """V2 §15.64.3, ruling r65: an attack on a vassal is called back; `origin` is NOWHERE for a ship of the reserve."""
    s.turn = replace(s.turn, spared=(*s.turn.spared, (kind, origin, hex_)))


def spared(s: State, kind: int, origin: Hex, hex_: Hex) -> bool:
    """Ruling r65: whether the attack of such a unit on the vassal in this hex was called back: it is not made again."""
    return bool(s.turn.spared) and s.turn.target != hex_ and (kind, origin, hex_) in s.turn.spared


def begin(s: State, hex_: Hex) -> None:
    """V2 §12.2.1: the battle is fought now, and none again in this hex this turn."""
    s.turn = replace(s.turn, fought=s.turn.fought | 1 << hex_, target=NOWHERE)
