"""Chapters 4 to 7 in play: a unit moves step by step, rides, and enters forts."""

from __future__ import annotations

from msgspec.structs import replace

from feldherr.games.trench_club import actions as a
from feldherr.games.trench_club.board import BRIDGE, NOBODY, ROAD, TRENCH
from feldherr.games.trench_club.events import (
    Boarded,
    BuiltGround,
    Conquered,
    EnteredFort,
    MineTriggered,
    Moved,
    Stayed,
    Unloaded,
)
from feldherr.games.trench_club.rules.calls import Calls, Moves, Step, Unloading
from feldherr.games.trench_club.rules.choices.moves import step
from feldherr.games.trench_club.rules.choices.trucks import passenger_to_unload
from feldherr.games.trench_club.rules.movement.contact import contact
from feldherr.games.trench_club.rules.movement.ways import after, mined, shifting
from feldherr.games.trench_club.rules.pieces import cargo, put, put_aboard, put_inside, remove
from feldherr.games.trench_club.rules.ruin import check_destroyed
from feldherr.games.trench_club.rules.units import BUILDER, TRUCK
from feldherr.games.trench_club.rules.victory import check_forts
from feldherr.games.trench_club.state import BUILT, INSIDE, MOVED, RODE, STAYED, State, frame_of, spot
from feldherr.kernel.ask import Ask
from feldherr.kernel.game import Emit


def step_on(s: State, ask: Ask, emit: Emit, call: Step) -> Calls:
    """TC §4.2 §4.4: one go per unit; it may stop before its points are spent."""
    unit, left, touched, steps = call.unit, call.left, call.contact, call.steps
    match ask.openly(s.seat_of[s.owner[unit]], step, s, unit, left, touched, steps):
        case a.Go(hex=to):
            return go(s, emit, call, to)
        case a.Enter(hex=body):
            enter(s, emit, unit, frame_of(s).fort_of[body])
        case a.Board(unit=truck):
            put_aboard(s, unit, truck)
            finish(s, unit, MOVED)
            s.turn = replace(s.turn, truck=truck)
            emit(Boarded(s.owner[unit], unit, s.kind[unit], truck, spot(s, truck)))
        case a.BuildRoad() | a.BuildBridge() | a.BuildTrench() as plan:
            build(s, emit, unit, plan)
            if not steps:
                return Step(unit, left, touched, steps)
            finish(s, unit, MOVED)
        case _:
            if not steps:
                emit(Stayed(s.owner[unit], unit, s.kind[unit], spot(s, unit)))
            return rest(s, unit)
    return Moves()


def rest(s: State, unit: int) -> Calls:
    """The move is over; a loaded truck unloads (TC §6.6 §6.7)."""
    finish(s, unit, MOVED)
    return Unloading(unit) if s.kind[unit] == TRUCK and cargo(s, unit) else Moves()


def finish(s: State, unit: int, flags: int) -> None:
    s.flags[unit] |= flags
    s.turn = replace(s.turn, moving=NOBODY)


def go(s: State, emit: Emit, call: Step, to: int) -> Calls:
    """TC §4.5 §5.2 §5.4: the step is paid; a second contact in a row ends the move, but engineers may build."""
    unit, kind = call.unit, s.kind[call.unit]
    left = after(s, unit, to, call.left, call.steps)
    shifts = s.rules.trenches and shifting(s, unit, to, call.steps)
    origin = leave(s, unit)
    put(s, unit, to)
    here = contact(s, unit, to)
    halted = call.contact and here
    names = frame_of(s).names
    emit(Moved(s.owner[unit], unit, kind, (origin, to), left, halted, (names[origin], names[to])))
    if set_off(s, emit, unit, to):
        s.turn = replace(s.turn, moving=NOBODY, truck=NOBODY if s.turn.truck == unit else s.turn.truck)
        check_destroyed(s, emit)
        return Moves()
    if halted and kind == BUILDER and not s.flags[unit] & BUILT:
        return Step(unit, 0, here, call.steps + 1)                                       # 12.15
    if halted or shifts:
        return rest(s, unit)
    return Step(unit, left, here, call.steps + 1)


def leave(s: State, unit: int) -> int:
    """Where the step begins: a hex, or the body of the fort that is left; who leaves a fort is not repaired."""
    origin = s.where[unit]
    if origin >= INSIDE:
        s.flags[unit] &= ~STAYED
        return frame_of(s).bodies[origin - INSIDE]
    return origin


def set_off(s: State, emit: Emit, unit: int, hex_: int) -> bool:
    """TC §17.17 §17.19, ruling r42: the first enemy ground unit is destroyed with its passengers, the mine is gone."""
    if not mined(s, unit, hex_):
        return False
    lost = (unit, *cargo(s, unit)) if s.kind[unit] == TRUCK else (unit,)
    s.mines = tuple(mine for mine in s.mines if mine[0] != hex_)
    for one in lost:
        remove(s, one)
    kinds = tuple(s.kind[one] for one in lost)
    emit(MineTriggered(s.owner[unit], hex_, lost, kinds, frame_of(s).names[hex_]))
    return True


def enter(s: State, emit: Emit, unit: int, fort: int) -> None:
    """TC §7.2 §7.6 §7.7 §7.8 §7.12 §7.17: own forts are entered, others conquered; occupants are destroyed at once.

    TC §6.12: a loaded truck brings its passengers in. TC §7.18: nothing protects the conqueror from the next one.
    """
    power, kind, body = s.owner[unit], s.kind[unit], frame_of(s).bodies[fort]
    house, former = s.house[power], s.fort[fort]
    s.flags[unit] &= ~STAYED
    riders = cargo(s, unit) if kind == TRUCK else []
    put_inside(s, unit, fort)
    finish(s, unit, MOVED)
    for rider in riders:                                                                 # 6.12
        put_inside(s, rider, fort)
        s.flags[rider] |= MOVED | RODE
        emit(EnteredFort(s.owner[rider], rider, s.kind[rider], fort, body, spot(s, rider)))
    if s.turn.truck == unit:
        s.turn = replace(s.turn, truck=NOBODY)
    if former == house:
        emit(EnteredFort(power, unit, kind, fort, body, spot(s, unit)))
        return
    team = s.team[power]
    lost = tuple(u for u, at in enumerate(s.where) if at == INSIDE + fort and s.team[s.owner[u]] != team)
    for one in lost:
        remove(s, one)
    s.fort[fort] = house
    emit(Conquered(power, unit, kind, fort, body, former, lost, spot(s, unit), tuple(s.kind[one] for one in lost)))
    check_forts(s, emit, team)
    check_destroyed(s, emit)


def build(s: State, emit: Emit, unit: int, plan: a.TwoHexes) -> None:
    """TC §12.13 §12.15: the ground is changed; it takes the place of this turn's attack."""
    terrain = ROAD if isinstance(plan, a.BuildRoad) else BRIDGE if isinstance(plan, a.BuildBridge) else TRENCH
    ground = list(s.terrain)
    ground[plan.hex] = ground[plan.other] = terrain
    s.terrain = tuple(ground)
    s.flags[unit] |= BUILT
    names = frame_of(s).names
    emit(BuiltGround(s.owner[unit], unit, terrain, (plan.hex, plan.other), (names[plan.hex], names[plan.other])))


def unloading(s: State, ask: Ask, emit: Emit, call: Unloading) -> Calls:
    """TC §6.7 §6.10 §6.11: everybody gets off; who was unloaded stays put, but may attack."""
    truck = call.truck
    choice = ask.openly(s.seat_of[s.owner[truck]], passenger_to_unload, s, truck)
    unit, hex_ = choice.unit, choice.hex
    s.aboard[unit] = NOBODY
    put(s, unit, hex_)
    s.flags[unit] |= MOVED | RODE
    emit(Unloaded(s.owner[unit], unit, s.kind[unit], hex_, spot(s, unit)))
    set_off(s, emit, unit, hex_)
    if cargo(s, truck):
        return call
    s.turn = replace(s.turn, truck=NOBODY)
    return Moves()
