"""The opponent that builds every turn, explores, keeps a guard in its capital and takes what is weakly held."""

from __future__ import annotations

import random
from typing import Any

from feldherr.bots.viktory_ii.estimate import danger, margin, nearest_target, reach
from feldherr.bots.viktory_ii.taste import PLAIN, Taste
from feldherr.games.viktory_ii import actions as a
from feldherr.games.viktory_ii.board import NOBODY, UNKNOWN, WATER
from feldherr.games.viktory_ii.rules.battle.pending import waiting
from feldherr.games.viktory_ii.rules.choices.fire import targets as in_sight
from feldherr.games.viktory_ii.rules.units import foreign, own
from feldherr.games.viktory_ii.state import (
    ARTILLERY,
    CAVALRY,
    FRIGATE,
    INFANTRY,
    OVER,
    PASSING,
    State,
    enemies,
    frame_of,
    units_of,
)
from feldherr.kernel.game import Game
from feldherr.kernel.position import Position
from feldherr.kernel.question import Question

WORTH = {INFANTRY: 1.0, ARTILLERY: 1.6, CAVALRY: 1.8, FRIGATE: 1.5}


class Greedy:
    """Looks one action ahead with average dice."""

    name = "greedy"

    def choose(self, game: Game, position: Position, seat: int, rng: random.Random) -> Any:
        question = position.question(seat)
        if question is None:
            raise ValueError(f"seat {seat} is not asked anything")
        options = question.options()
        if len(options) == 1:
            return options[0]
        return ranked(question, rng)[0]


def ranked(question: Question, rng: random.Random, taste: Taste = PLAIN) -> list[Any]:
    """The options of a question, the best first."""
    options = question.options()
    judge = JUDGES.get(question.name)
    if judge is None:
        return options
    s: State = question.args[0]
    args = (*question.args, Outlook(s, question.actor, taste)) if judge in (act, order) else question.args
    scored = [(judge(s, question.actor, option, args, taste), rng.random(), option) for option in options]
    return [option for _, _, option in sorted(scored, key=lambda entry: entry[:2], reverse=True)]


def orders(question: Question, rng: random.Random, taste: Taste) -> tuple[Any, ...]:
    """The unit to take up and the first step of its march at once, so that the outlook is worked out only once."""
    s, seat = question.args[0], question.actor
    outlook = Outlook(s, seat, taste)
    args = (*question.args, outlook)
    best = max(question.options(), key=lambda option: (act(s, seat, option, args, taste), rng.random()))
    if not isinstance(best, a.Take) or best_shot(s, seat, best.unit):
        return (best,)
    goal = outlook.goal(s, seat, best.unit)
    return (best, goal[1]) if goal else (best,)


class Outlook:
    """What a seat could do now, found out once a question."""

    def __init__(self, s: State, seat: int, taste: Taste) -> None:
        self.taste = taste
        self.reached = reached_by_all(s, seat, taste)
        self.targets = targets(s, seat, self.reached, taste)
        home = s.capital[seat]
        self.threat = danger(s, seat, home) if home != NOBODY and s.lord[home] == seat else 0
        self.goals: dict[int, tuple[float, Any] | None] = {}
        self.calm: dict[tuple[int, bool], float] = {}

    def quiet(self, s: State, seat: int, unit: int, hex_: int) -> float:
        key = hex_, s.kind[unit] == FRIGATE
        found = self.calm.get(key)
        if found is None:
            found = self.calm[key] = quiet_worth(s, seat, unit, hex_, self)
        return found

    def goal(self, s: State, seat: int, unit: int) -> tuple[float, Any] | None:
        if unit not in self.goals:
            self.goals[unit] = goal_of(s, seat, unit, self)
        return self.goals[unit]


def capital(s: State, seat: int, option: Any, args: Any, t: Taste) -> float:
    """Much land around, some water."""
    around = [s.terrain[n] for n in frame_of(s).near[option.hex]]
    return sum(1.0 for t in around if t not in (UNKNOWN, WATER)) + (0.5 if WATER in around else 0.0)


def build(s: State, seat: int, option: Any, args: Any, t: Taste) -> float:
    """New villages first, towards the enemy; when they are many, cities."""
    match option:
        case a.Village(hex=hex_):
            safe = 0.0 if danger(s, seat, hex_, 2) else t.safe
            room = sum(1 for n in frame_of(s).near[hex_] if s.terrain[n] == UNKNOWN)
            return t.village + safe + t.room * room - t.village_near * nearest_target(s, seat, hex_)
        case a.Upgrade(hex=hex_):
            villages = sum(s.town[h] == 1 for h in s.towns[seat])
            dry = s.terrain[hex_] == 3 and WATER not in [s.terrain[n] for n in frame_of(s).near[hex_]]
            return 8.0 + t.city * villages - (3.0 if dry else 0.0) - (2.0 if danger(s, seat, hex_, 2) else 0.0)
    return 0.0


def attackers(s: State, seat: int, hex_: int, reached: dict[int, dict[int, Any]]) -> list[int]:
    """Units that could come into a hex this turn, those included that are there already."""
    return [*own(s, hex_, seat), *(unit for unit, found in reached.items() if hex_ in found)]


def reached_by_all(s: State, seat: int, t: Taste) -> dict[int, dict[int, Any]]:
    """By unit; land units of a kind that stand together and have as far to go reach the same."""
    ready = [u for u in units_of(s, seat) if s.aboard[u] < 0 and not s.flags[u] & OVER and s.left[u]]
    out, alike = dict[int, dict[int, Any]](), dict[tuple[int, int, int, int], dict[int, Any]]()
    for unit in ready:
        if not guards(s, seat, unit, t):
            key = (s.kind[unit], s.where[unit], s.left[unit], s.flags[unit])
            if s.kind[unit] == FRIGATE or key not in alike:
                alike[key] = reach(s, unit)
            out[unit] = alike[key]
    return out


def guards(s: State, seat: int, unit: int, t: Taste) -> bool:
    """Whether the unit is needed in the capital."""
    home = s.capital[seat]
    if s.where[unit] != home or s.kind[unit] == FRIGATE:
        return False
    there = [u for u in own(s, home, seat) if s.kind[u] != FRIGATE]
    return there.index(unit) < min(t.guard, t.guard_share * danger(s, seat, home))


def targets(s: State, seat: int, reached: dict[int, dict[int, Any]], t: Taste) -> dict[int, float]:
    """Enemy hexes that are worth an attack with all who can come, and how much."""
    out: dict[int, float] = {}
    for hex_ in {h for found in reached.values() for h in found} | set(waiting(s, seat)):
        if enemies(s, seat, s.held[hex_]):
            left = margin(s, seat, attackers(s, seat, hex_, reached), hex_)
            gain = t.town * s.town[hex_] + (t.capital if hex_ in s.capital else 0.0) + len(foreign(s, hex_, seat))
            if left >= t.sure - t.bold * s.town[hex_]:
                out[hex_] = gain + left
    return out


def act(s: State, seat: int, option: Any, args: Any, t: Taste) -> float:
    """Shoot first, then gather where an attack pays, fight, and at last march and explore."""
    match option:
        case a.Take(unit=unit):
            shot = best_shot(s, seat, unit)
            if shot:
                return 100.0 + shot
            goal = args[-1].goal(s, seat, unit)
            return goal[0] if goal else -1.0
        case a.Fight(hex=hex_):
            return 20.0 + margin(s, seat, own(s, hex_, seat), hex_)
    return 0.0


def best_shot(s: State, seat: int, unit: int) -> float:
    if s.kind[unit] not in (ARTILLERY, FRIGATE):
        return 0.0
    return max((shot_worth(s, seat, option.hex) for option in in_sight(s, unit, None)), default=0.0)


def shot_worth(s: State, seat: int, hex_: int) -> float:
    if not enemies(s, seat, s.held[hex_]):
        return 0.0
    return max((WORTH[s.kind[u]] + len(s.cargo[u]) for u in foreign(s, hex_, seat)), default=0.0)


def goal_of(s: State, seat: int, unit: int, outlook: Outlook) -> tuple[float, Any] | None:
    """The best thing the unit can do with its move: how good, and the first answer on the way."""
    if s.aboard[unit] >= 0 or s.flags[unit] & OVER or not s.left[unit] or guards(s, seat, unit, outlook.taste):
        return None
    mine = outlook.reached.get(unit)
    if not mine:
        return None
    worth = {hex_: gain for hex_, gain in outlook.targets.items() if hex_ in mine}
    if worth:
        hex_ = max(worth, key=lambda h: (worth[h], h))
        return 50.0 + worth[hex_], mine[hex_]
    here = outlook.quiet(s, seat, unit, s.where[unit])
    calm = [h for h in mine if not enemies(s, seat, s.held[h]) and (s.terrain[h] == WATER) == (s.kind[unit] == FRIGATE)]
    if not calm:
        return None
    gain, best = max([(outlook.quiet(s, seat, unit, h) - here, h) for h in calm])
    return (1.0 + gain, mine[best]) if gain > outlook.taste.stir else None


def quiet_worth(s: State, seat: int, unit: int, hex_: int, outlook: Outlook) -> float:
    """Nearer to the enemy, beside what lies face down, on good ground; home where the capital is in danger."""
    unknown = sum(1 for n in frame_of(s).near[hex_] if s.terrain[n] == UNKNOWN)
    home, t, threat = s.capital[seat], outlook.taste, outlook.threat
    worth = t.unknown * unknown - t.near * nearest_target(s, seat, hex_)
    if s.kind[unit] != FRIGATE:
        worth += t.ground * (s.terrain[hex_] in (3, 4)) + t.shelter * s.town[hex_]
        if threat and len(own(s, home, seat)) <= threat:
            worth -= t.home * frame_of(s).apart[home][hex_]
    return worth


def order(s: State, seat: int, option: Any, args: Any, t: Taste) -> float:
    """Carry out the goal of the unit in hand."""
    unit, going = args[1], args[2]
    outlook: Outlook = args[-1]
    match option:
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


def hit(s: State, seat: int, option: Any, args: Any, t: Taste) -> float:
    """Of the enemy the most valuable; of one's own what there is most of."""
    unit = option.unit
    if s.owner[unit] != seat:
        return WORTH[s.kind[unit]] + len(s.cargo[unit])
    same = sum(1 for other in args[1] if s.kind[other] == s.kind[unit] and other not in args[2])
    return (2.0 if same > 1 else 0.0) - WORTH[s.kind[unit]] - len(s.cargo[unit])


def retreat(s: State, seat: int, option: Any, args: Any, t: Taste) -> float:
    hex_ = args[1]
    return margin(s, seat, own(s, hex_, seat), hex_) if option == a.FIGHT_ON else -t.stubborn


def place(s: State, seat: int, option: Any, args: Any, t: Taste) -> float:
    """Where the enemy is near, and first of all where the capital is in danger."""
    if option == a.DONE:
        return -1000.0
    town = option.city if isinstance(option, a.Launch) else option.hex
    worth = -t.place_near * nearest_target(s, seat, option.hex)
    threat = danger(s, seat, town)
    if town == s.capital[seat]:
        return worth + (20.0 if threat > len(own(s, town, seat)) else -0.5)
    return worth + (t.place_bare if threat and not own(s, town, seat) else 0.0)


def eliminate(s: State, seat: int, option: Any, args: Any, t: Taste) -> float:
    if isinstance(option, a.GiveBackReserve):
        return 10.0
    return -danger(s, seat, s.where[option.unit]) - (3.0 if s.where[option.unit] == s.capital[seat] else 0.0)


def withdraw(s: State, seat: int, option: Any, args: Any, t: Taste) -> float:
    return 0.0 if isinstance(option, a.Board) else (1.0 if s.held[option.to] in (NOBODY, seat) else -1.0)


def peace(s: State, seat: int, option: Any, args: Any, t: Taste) -> float:
    return 1.0 if option == a.NO else 0.0


JUDGES = {
    "capital_site": capital, "what_to_build": build, "unit_or_battle": act, "order": order, "unit_to_hit": hit,
    "fight_on_or_retreat": retreat, "what_to_place": place, "reinforcement": place, "unit_to_eliminate": eliminate,
    "withdraw_to": withdraw, "attack_on_vassal": peace,
}  # fmt: skip
"""By question: how good an option is. Where nothing is said, the first one is taken."""

BOT = Greedy()
