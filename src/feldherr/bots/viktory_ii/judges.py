"""How good the greedy opponent finds an answer: a judge a question, who reads it once and then weighs its options."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from feldherr.bots.viktory_ii.estimate import danger, margin, nearest_target
from feldherr.bots.viktory_ii.outlook import WORTH, Outlook, shot_worth
from feldherr.bots.viktory_ii.taste import Taste
from feldherr.games.viktory_ii import actions as a
from feldherr.games.viktory_ii.board import FOREST, GRASSLAND, MOUNTAIN, NOBODY, UNKNOWN, WATER
from feldherr.games.viktory_ii.rules.units import own
from feldherr.games.viktory_ii.state import PASSING, State, allied, frame_of
from feldherr.kernel.question import Question

Worth = Callable[[Any], float]
"""How good an option is."""


def capital(question: Question, taste: Taste) -> Worth:
    """Much land around, some water."""
    s: State = question.s

    def worth(option: a.Found) -> float:
        around = [s.terrain[n] for n in frame_of(s).near[option.hex]]
        return sum(1.0 for t in around if t not in (UNKNOWN, WATER)) + (0.5 if WATER in around else 0.0)

    return worth


def build(question: Question, taste: Taste) -> Worth:
    """New villages first, towards the enemy; when they are many, cities."""
    s: State = question.s
    seat, t = question.actor, taste

    def worth(option: Any) -> float:
        match option:
            case a.Village(hex=hex_):
                safe = 0.0 if danger(s, seat, hex_, 2) else t.safe
                room = sum(1 for n in frame_of(s).near[hex_] if s.terrain[n] == UNKNOWN)
                return t.village + safe + t.room * room - t.village_near * nearest_target(s, seat, hex_)
            case a.Upgrade(hex=hex_):
                villages = sum(s.town[h] == 1 for h in s.towns[seat])
                ground = s.terrain[hex_]
                arms = (
                    t.riders * (ground == GRASSLAND) + t.battery * (ground == MOUNTAIN) + t.ships * (ground == FOREST)
                )
                dry = s.terrain[hex_] == 3 and WATER not in [s.terrain[n] for n in frame_of(s).near[hex_]]
                return (
                    8.0 + arms + t.city * villages - (3.0 if dry else 0.0) - (2.0 if danger(s, seat, hex_, 2) else 0.0)
                )
        return 0.0

    return worth


def act(question: Question, taste: Taste) -> Worth:
    return action_worth(question.s, question.actor, Outlook(question.s, question.actor, taste))


def action_worth(s: State, seat: int, outlook: Outlook) -> Worth:
    """Shoot first, then gather where an attack pays, fight, and at last march and explore."""

    def worth(option: Any) -> float:
        match option:
            case a.Take(unit=unit):
                if shot := outlook.shot(s, seat, unit):
                    return 100.0 + shot
                goal = outlook.goal(s, seat, unit)
                return goal[0] if goal else -1.0
            case a.Fight(hex=hex_):
                return 20.0 + margin(s, seat, own(s, hex_, seat), hex_)
        return 0.0

    return worth


def order(question: Question, taste: Taste) -> Worth:
    """Carry out the goal of the unit in hand."""
    s, seat, unit, going = question.s, question.actor, question.unit, question.going
    outlook = Outlook(s, seat, taste)
    sailing = outlook.voyage(s, unit)
    first = sailing[1].first if sailing else None

    def worth(option: Any) -> float:
        if sailing and alike(s, option, first):
            return sailing[0]
        match option:
            case a.Bombard() if sailing and not sailing[1].here:
                return -5.0
            case a.Bombard(hex=hex_):
                return 100.0 + shot_worth(s, seat, hex_) if shot_worth(s, seat, hex_) else -5.0
            case a.Go() | a.TakeRoad():
                goal = outlook.goal(s, seat, unit)
                if goal and goal[1] == option:
                    return goal[0]
                return -1.0 if not s.flags[unit] & PASSING else 1.0
            case a.Halt():
                return 0.5 if going else 0.0
        return -2.0

    return worth


def alike(s: State, option: Any, meant: Any) -> bool:
    """Whether an option is what was meant; of units that differ in nothing only one is offered."""
    if type(option) is not type(meant) or not isinstance(option, a.Load | a.Land):
        return bool(option == meant)
    same = s.kind[option.unit] == s.kind[meant.unit] and s.where[option.unit] == s.where[meant.unit]
    return same and (isinstance(option, a.Load) or option.to == meant.to)


def hit(question: Question, taste: Taste) -> Worth:
    """Of the enemy the most valuable; of one's own what there is most of."""
    s, seat, units, marked = question.s, question.actor, question.units, question.marked

    def worth(option: a.Hit) -> float:
        unit = option.unit
        if s.owner[unit] != seat:
            return float(WORTH[s.kind[unit]] + len(s.cargo[unit]))
        same = sum(1 for other in units if s.kind[other] == s.kind[unit] and other not in marked)
        return float((2.0 if same > 1 else 0.0) - WORTH[s.kind[unit]] - len(s.cargo[unit]))

    return worth


def retreat(question: Question, taste: Taste) -> Worth:
    """Fight on while average dice leave one standing."""
    s, seat, hex_ = question.s, question.actor, question.hex_
    return lambda option: margin(s, seat, own(s, hex_, seat), hex_) if option == a.FIGHT_ON else -taste.stubborn


def place(question: Question, taste: Taste) -> Worth:
    """Where the enemy is near, and first of all where the capital is in danger."""
    s, seat = question.s, question.actor

    def worth(option: Any) -> float:
        if option == a.DONE:
            return -1000.0
        if isinstance(option, a.Launch) and s.held[option.hex] != seat and allied(s, seat, s.held[option.hex]):
            return -2000.0
        town = option.city if isinstance(option, a.Launch) else option.hex
        near = -taste.place_near * nearest_target(s, seat, option.hex)
        threat = danger(s, seat, town)
        if town == s.capital[seat]:
            return near + (20.0 if threat > len(own(s, town, seat)) else -0.5)
        return near + (taste.place_bare if threat and not own(s, town, seat) else 0.0)

    return worth


def eliminate(question: Question, taste: Taste) -> Worth:
    """From the reserve; else who is in the least danger, and nobody from the capital."""
    s, seat = question.s, question.actor

    def worth(option: Any) -> float:
        if isinstance(option, a.GiveBackReserve):
            return 10.0
        return -danger(s, seat, s.where[option.unit]) - (3.0 if s.where[option.unit] == s.capital[seat] else 0.0)

    return worth


def withdraw(question: Question, taste: Taste) -> Worth:
    """Where nobody has to be fought."""
    held, free = question.s.held, (NOBODY, question.actor)
    return lambda option: 0.0 if isinstance(option, a.Board) else (1.0 if held[option.to] in free else -1.0)


def peace(question: Question, taste: Taste) -> Worth:
    return lambda option: 1.0 if option == a.NO else 0.0


JUDGES: dict[str, Callable[[Question, Taste], Worth]] = {
    "capital_site": capital, "what_to_build": build, "unit_or_battle": act, "order": order, "unit_to_hit": hit,
    "fight_on_or_retreat": retreat, "what_to_place": place, "reinforcement": place, "unit_to_eliminate": eliminate,
    "withdraw_to": withdraw, "attack_on_vassal": peace,
}  # fmt: skip
"""By question. Where nothing is said, the first option is taken."""
