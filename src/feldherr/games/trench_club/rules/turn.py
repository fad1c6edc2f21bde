"""Chapter 3: four phases, clockwise, with the limits of the first rounds."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from feldherr.games.trench_club.actions import FightOn, Give
from feldherr.games.trench_club.events import ArmiesChosen, TurnBegan, TurnSkipped
from feldherr.games.trench_club.rules import money
from feldherr.games.trench_club.rules.automa import conduct, purchase
from feldherr.games.trench_club.rules.calls import (
    AutomaActs,
    AutomaBuys,
    Begin,
    Calls,
    Combat,
    Declare,
    EndTurn,
    FirstTurn,
    FlipChip,
    Money,
    Moves,
    PlaceArmy,
    Purchases,
    Repairs,
    StartTurn,
    Step,
    Unloading,
)
from feldherr.games.trench_club.rules.choices.turns import army_to_use
from feldherr.games.trench_club.rules.combat import fights as combat
from feldherr.games.trench_club.rules.money import give
from feldherr.games.trench_club.rules.movement import phase, steps
from feldherr.games.trench_club.rules.opening import setup
from feldherr.games.trench_club.rules.ruin import could_launch
from feldherr.games.trench_club.rules.victory import fight_on, stop, surrender
from feldherr.games.trench_club.state import (
    ALL_ARMIES,
    AUTOMA,
    INSIDE,
    STAYED,
    State,
    ThisTurn,
    members,
    units_of,
)
from feldherr.kernel.answers import Call
from feldherr.kernel.ask import Ask
from feldherr.kernel.game import Emit

FOUR_HOUSES, TWO_HOUSES = (1, 1, 2, 3), (1, 2)
"""TC §3.5 §3.6 §3.8: armies that act in round 1, by the place in the order."""


def start_turn(s: State, ask: Ask, emit: Emit, call: StartTurn) -> Calls:
    """TC §3.2 §3.4: complete turns in order; who has neither units nor forts is skipped (ruling r39)."""
    house = s.order[call.place]
    if call.place == 0:
        s.round += 1
        if s.round > s.rules.stop_round:
            s.round -= 1
            stop(s, emit)
    powers = members(s, house)
    s.now, s.speaker, s.shot, s.fray = house, s.seat_of[powers[0]], (), None
    s.turn = ThisTurn(phase="move")
    units = [unit for power in powers for unit in units_of(s, power)]
    if not units and house not in s.fort and not any(could_launch(s, power) for power in powers):
        emit(TurnSkipped(house))
        return EndTurn()
    for unit in units:
        s.flags[unit] = STAYED if s.where[unit] >= INSIDE else 0                           # 10.6
    emit(TurnBegan(house, s.round))
    count, barred = limit(s, call.place, house)
    if count < 3:
        armies = choose_armies(s, ask, house, count, barred)
        if s.round == 1:
            s.used[house] = armies
        s.turn = ThisTurn(armies, "move")
        emit(ArmiesChosen(house, armies))
    return AutomaActs() if s.seat_of[powers[0]] == AUTOMA else Moves()


def limit(s: State, place: int, house: int) -> tuple[int, int]:
    """TC §3.5 §3.6 §3.7 §3.8 §3.9 §3.10 §3.11 §15.10: how many armies act, and which may not."""
    if len(s.order) == 4:
        return (FOUR_HOUSES[place] if s.round == 1 else 3), 0
    if s.round == 1:
        return TWO_HOUSES[place], 0
    if s.round == 2 and place == 0:
        return 2, s.used[house]
    return 3, 0


def choose_armies(s: State, ask: Ask, house: int, count: int, barred: int) -> int:
    """TC §3.12: freely; the automa by its priorities (ruling r46)."""
    if barred:
        return ALL_ARMIES & ~barred
    if s.seat_of[house] == AUTOMA:
        return conduct.best_armies(s, ask, house, count)
    chosen: tuple[Any, ...] = ()
    while len(chosen) < count:
        chosen = (*chosen, ask.openly(s.speaker, army_to_use, s, chosen, count))
    return sum(1 << one.army for one in chosen)


def end_turn(s: State, ask: Ask, emit: Emit, call: EndTurn) -> Calls:
    """TC §3.15: clockwise to the next."""
    s.turn = ThisTurn()
    return StartTurn((s.order.index(s.now) + 1) % len(s.order))


PROCEDURES: dict[type[Call], Callable[[State, Ask, Emit, Any], Calls]] = {
    Begin: setup.begin,
    FlipChip: setup.flip_chip,
    PlaceArmy: setup.place_army,
    FirstTurn: setup.first_turn,
    StartTurn: start_turn,
    Moves: phase.moves,
    Step: steps.step_on,
    Unloading: steps.unloading,
    Declare: combat.declare,
    Combat: combat.combat,
    Money: money.money,
    Repairs: money.repairs,
    Purchases: money.purchases,
    EndTurn: end_turn,
    AutomaActs: conduct.act,
    AutomaBuys: purchase.buy,
}


def interject(s: State, ask: Ask, emit: Emit, seat: int, what: Any) -> None:
    """TC §10.4 §11.4: give coins, give up, or refuse to."""
    if isinstance(what, Give):
        give(s, emit, seat, what.coins)
    elif isinstance(what, FightOn):
        fight_on(s, emit, seat)
    else:
        surrender(s, emit, seat)
