"""Whole gestures the game proposes: a unit's move to where it can go, an attack with its target, a split."""

from __future__ import annotations

from feldherr.games.trench_club.actions import Assign, Enter, Go, Name, Take
from feldherr.games.trench_club.choices.attacks import attacker_to_name, target_to_attack
from feldherr.games.trench_club.choices.moves import forts, unit_to_move
from feldherr.games.trench_club.choices.opening import unit_to_assign
from feldherr.games.trench_club.state import State
from feldherr.games.trench_club.units import (
    ARMOURED_CAR,
    FIELD_GUNS,
    FLAK,
    HEAVY,
    INFANTRY,
    KINDS,
    MOUNTED,
    SPEED,
    TANK_TYPE,
    TRUCK,
)
from feldherr.games.trench_club.ways import Reach
from feldherr.games.trench_club.words import hex_text, say, unit_text
from feldherr.kernel.answers import DONE, Action
from feldherr.kernel.game import Suggestion
from feldherr.kernel.question import Question

MANY = 400
FIRST = (MOUNTED, TANK_TYPE, *FIELD_GUNS, FLAK)
SECOND = (INFANTRY, HEAVY, ARMOURED_CAR, TRUCK)


def suggestions(question: Question) -> list[Suggestion]:
    """TC §2.7: gestures, taken or refused whole."""
    s: State = question.args[0]
    if question.choices is unit_to_assign:
        return split(question)
    if question.choices is unit_to_move and s.turn.truck < 0:
        takes = [option for option in question.options() if isinstance(option, Take)]
        return [gesture for take in takes for gesture in moves(s, take)][:MANY]
    if question.choices is attacker_to_name:
        names = [option for option in question.options() if isinstance(option, Name)]
        return [gesture for name in names for gesture in attacks(s, name)][:MANY]
    return []


def split(question: Question) -> list[Suggestion]:
    """TC §2.7: group 1 as the rulebook says; group 2 is lost there and proposed by us; group 3 is the rest."""
    _, kinds, barred, assigned = question.args
    if assigned or barred >= 0:
        return []
    chips = {kind: 0 if kind in FIRST else 1 if kind in SECOND else 2 for kind in kinds}
    answers: list[Action] = [Assign(KINDS[kind], chip) for kind, chip in chips.items()]
    return [Suggestion(say("suggest-split"), (*answers, DONE))]


def moves(s: State, take: Take) -> list[Suggestion]:
    """Every hex where the unit's move could end, by the cheapest way, and the forts beside it."""
    out: list[Suggestion] = []
    unit, reach = take.unit, Reach(s, take.unit)
    if s.kind[unit] == TRUCK:
        return out
    for fort in forts(s, unit, SPEED[s.kind[unit]], 0, None):
        if isinstance(fort, Enter):
            text = say("suggest-enter", unit=unit_text(s, unit))
            out.append(Suggestion(text, (take, fort), (f"piece:{unit}", f"space:{fort.hex}")))
    for hex_, way in sorted(reach.way.items()):
        if way:
            text = say("suggest-go", unit=unit_text(s, unit), hex=hex_text(s, hex_))
            steps: tuple[Action, ...] = (take, *(Go(to) for to in way))
            out.append(Suggestion(text, steps, (f"piece:{unit}", f"space:{hex_}")))
    return out


def attacks(s: State, name: Name) -> list[Suggestion]:
    out: list[Suggestion] = []
    for target in target_to_attack(s, name.unit):
        text = say("suggest-attack", unit=unit_text(s, name.unit), target=unit_text(s, target.unit))
        out.append(Suggestion(text, (name, target), (f"piece:{name.unit}", f"piece:{target.unit}")))
    return out
