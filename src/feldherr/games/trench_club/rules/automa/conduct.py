"""The automa's turn (TC §15.12 §15.13): unit after unit moves and attacks at once, and every decision is explained."""

from __future__ import annotations

from msgspec.structs import replace

from feldherr.games.trench_club.board import NOBODY
from feldherr.games.trench_club.events import AutomaDecided, Moved
from feldherr.games.trench_club.rules.automa.actor import Choice
from feldherr.games.trench_club.rules.automa.lines import STAY, Plan
from feldherr.games.trench_club.rules.automa.lists import list_of, plan
from feldherr.games.trench_club.rules.calls import AutomaActs, Calls, Money
from feldherr.games.trench_club.rules.choices.turns import active
from feldherr.games.trench_club.rules.combat.fights import attack
from feldherr.games.trench_club.rules.movement.contact import contact, first_contact
from feldherr.games.trench_club.rules.movement.reach import reach
from feldherr.games.trench_club.rules.movement.steps import enter, leave
from feldherr.games.trench_club.rules.pieces import put
from feldherr.games.trench_club.rules.ruin import check_destroyed
from feldherr.games.trench_club.rules.units import FIELD_GUNS, FLAK, HEAVY, INFANTRY, MORTAR, MOUNTED, PRICE, SPEED
from feldherr.games.trench_club.state import MOVED, State, frame_of, members, spot, units_of
from feldherr.kernel.ask import Ask
from feldherr.kernel.game import Emit

FOOT_ORDER = (INFANTRY, MOUNTED, HEAVY)
RANGED_ORDER = (*FIELD_GUNS, FLAK, MORTAR)
WEIGHT = {
    "I.1": 1, "I.2": 2, "I.3": 3, "I.4": 4, "I.5": 5, "I.6": 6, "I.7 II.1": 7, "I.7 II.2": 8, "I.7 III.2": 8,
    "II.1": 4, "III.1": 4, "II.2": 6, "III.2": 6,
}  # fmt: skip
"""How high an action stands when armies are compared (ruling r46)."""


def order(kind: int) -> tuple[int, int]:
    """TC §15.19 §15.29 §15.39: in which order the types act."""
    number = list_of(kind)
    if number == 1:
        return number, FOOT_ORDER.index(kind) if kind in FOOT_ORDER else len(FOOT_ORDER)
    if number == 2:
        return number, -PRICE[kind]
    return number, RANGED_ORDER.index(kind) if kind in RANGED_ORDER else len(RANGED_ORDER)


def weight(found: Plan) -> int:
    """TC §15.28: a foot soldier who fights by list II comes after I.6, who only comes closer after him."""
    return 9 if found.action == STAY else WEIGHT[found.action]


def waiting(s: State, power: int) -> list[int]:
    """The units whose turn it is next: of the first type in order that has not acted."""
    units = [u for u in units_of(s, power) if not s.flags[u] & MOVED and SPEED[s.kind[u]] and active(s, u)]
    first = min((order(s.kind[u]) for u in units), default=None)
    return [u for u in units if order(s.kind[u]) == first]


def act(s: State, ask: Ask, emit: Emit, call: AutomaActs) -> Calls:
    """TC §15.13 §15.16 §15.18: of one type the unit with the action of higher priority first, equal ones at random."""
    power = members(s, s.now)[0]
    units = waiting(s, power)
    if not units:
        s.turn = replace(s.turn, phase="money")
        return Money()
    plans = {unit: plan(s, unit) for unit in units}
    best = min(map(weight, plans.values()))
    first = [unit for unit in units if weight(plans[unit]) == best]
    unit = first[ask.draw([1] * len(first))[0]] if len(first) > 1 else first[0]
    carry_out(s, ask, emit, unit, plans[unit])
    return call


def carry_out(s: State, ask: Ask, emit: Emit, unit: int, found: Plan) -> None:
    """TC §15.16: what is left after all letters is drawn at random."""
    choice = pick(ask, found.options)
    power, kind, target = s.owner[unit], s.kind[unit], choice.target
    prey = next((one.target for one in found.towards if one.hex == choice.hex), target)
    hex_ = frame_of(s).bodies[choice.fort] if choice.fort >= 0 else choice.hex
    whom = (s.kind[prey], spot(s, prey)) if prey >= 0 else (NOBODY, "")
    at = "" if hex_ == NOBODY else frame_of(s).names[hex_]
    emit(AutomaDecided(power, unit, kind, found.action, found.letters, whom[0], hex_, at, whom[1]))
    s.flags[unit] |= MOVED
    if choice.fort >= 0:
        enter(s, emit, unit, choice.fort)
        return
    if choice.hex not in (NOBODY, s.where[unit]):
        march(s, emit, unit, choice.hex)
    if target >= 0:
        s.shot = (*s.shot, target)
        attack(s, ask, emit, len(s.shot), unit, target, s.where[target])
        check_destroyed(s, emit)


def pick(ask: Ask, options: tuple[Choice, ...]) -> Choice:
    return options[ask.draw([1] * len(options))[0]] if len(options) > 1 else options[0]


def march(s: State, emit: Emit, unit: int, to: int) -> None:
    """Hex by hex along the cheapest way; all rules of movement hold (TC §15.13)."""
    found = reach(s, unit)
    way = found.way[to]
    before = contact(s, unit, way[-2]) if len(way) > 1 else first_contact(s, unit)
    origin = leave(s, unit)
    put(s, unit, to)
    left = SPEED[s.kind[unit]] - found.spent[to]
    names = frame_of(s).names[origin], frame_of(s).names[to]
    emit(Moved(s.owner[unit], unit, s.kind[unit], (origin, *way), left, before and contact(s, unit, to), names))


def best_armies(s: State, ask: Ask, house: int, count: int) -> int:
    """Ruling r46 on TC §15.10: the armies with the highest priority of any unit; ties at random."""
    rest = dict.fromkeys(range(3), 10)
    for unit in units_of(s, house):
        if s.army[unit] in rest and SPEED[s.kind[unit]]:
            rest[s.army[unit]] = min(rest[s.army[unit]], weight(plan(s, unit)))
    lots = ask.shuffle(3)
    chosen = sorted(rest, key=lambda army: (rest[army], lots.index(army)))[:count]
    return sum(1 << army for army in chosen)
