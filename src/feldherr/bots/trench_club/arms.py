"""What each unit could do in a turn: another hex, a fort, stay; aim at this one, hold its fire; ride in a truck."""

from __future__ import annotations

import random
from typing import Any, NamedTuple

from feldherr.bots.trench_club.greedy import conquers
from feldherr.bots.trench_club.riding import rides
from feldherr.bots.trench_club.taste import Taste
from feldherr.bots.trench_club.turns import Hand, near
from feldherr.bots.trench_club.variations import Meant
from feldherr.bots.trench_club.worth import Worth, expected, target_price
from feldherr.games.trench_club import actions as a
from feldherr.games.trench_club.rules.choices.turns import active
from feldherr.games.trench_club.rules.combat.fire import reaches, span
from feldherr.games.trench_club.rules.movement.reach import Reach, reach
from feldherr.games.trench_club.rules.units import ATTACK, DESTROYED, PRICE, SPEED, TRUCK
from feldherr.games.trench_club.state import INSIDE, MOVED, State, enemies, frame_of, units_of
from feldherr.kernel.question import Choices, Question, about

HEXES, TASTES, AIMS = 3, 2, 2
"""So many of the taste's best hexes are thought of, of other tastes' best ones, and of targets."""
HOLD = -1


class Slot(NamedTuple):
    """One thing that is decided in a turn, and the ways it can be; the first is always what the taste does then."""

    unit: int
    fires: bool
    """Whether it is about a unit's fire, not about its move."""
    ways: list[Any]
    """Of a move its answers, of fire the target; None: as the taste has it."""


class Chosen(Hand):
    """Carries out what was chosen for each unit; what is left open, or has become impossible, is the taste's."""

    def __init__(self, taste: Taste, rng: random.Random, slots: list[Slot], choice: tuple[int, ...]) -> None:
        super().__init__(taste, False, rng)
        self.moves: dict[int, tuple[Any, ...]] = {}
        self.aims: dict[int, int] = {}
        self.first: list[Any] = []
        for slot, number in zip(slots, choice):
            if number and slot.unit < 0:
                self.first = list(slot.ways[number])
            elif number and slot.fires:
                self.aims[slot.unit] = slot.ways[number]
            elif number:
                self.moves[slot.unit] = slot.ways[number]

    def __call__(self, seat: int, choices: Choices, args: tuple[Any, ...], options: list[Any]) -> Any:
        skip(self.first, options)
        if self.first:
            self.said.append(self.first.pop(0))
            return self.said[-1]
        skip(self.march, options)
        if not self.march:
            name = choices.__name__
            if name == "step" and not about(choices, args, "steps"):
                said = self.moves.get(about(choices, args, "unit"), ())
                if said and said[0] in options:
                    self.march = list(said)
            elif name == "attacker_to_name" and self.aims:
                self.march = self.fire(about(choices, args, "s"), seat, choices, args, options)
        return super().__call__(seat, choices, args, options)

    def fire(self, s: State, seat: int, choices: Choices, args: tuple[Any, ...], options: list[Any]) -> list[Any]:
        """Who aims at somebody first; who holds his fire is not asked."""
        for unit, target in self.aims.items():
            if target != HOLD and a.Name(unit) in options and 0 <= s.where[target] < INSIDE:
                if reaches(s, unit, target):
                    return [a.Name(unit), a.Target(target)]
        asked = [one for one in options if not (isinstance(one, a.Name) and self.aims.get(one.unit) == HOLD)]
        if len(asked) == 1:
            return asked
        question = Question(seat, choices, args)
        question._options = asked
        return [self.own.answer(question, self.rng)]


def skip(answers: list[Any], options: list[Any]) -> None:
    """What nobody was asked about, because there was no choice, is past; if nothing more of it is open, it is over."""
    while answers and answers[0] not in options:
        answers.pop(0)


class Exposed:
    """What the enemy could do to a unit on a hex, in points of damage: from where he stands or after a move."""

    def __init__(self, s: State, unit: int, foes: list[int]) -> None:
        self.rows, self.threats = frame_of(s).apart, list[tuple[int, int, float]]()
        if not 0 <= s.where[unit] < INSIDE:
            return
        for foe in foes:
            low, high = span(s.kind[foe], s.kind[unit])
            if low <= high:
                self.threats.append((s.where[foe], high + SPEED[s.kind[foe]] // 2, expected(s, foe, unit, False)))

    def at(self, hex_: int) -> float:
        row, harm = self.rows[hex_], 0.0
        for where, far, done in self.threats:
            if row[where] <= far:
                harm += done
        return harm


def slots_of(s: State, power: int, plan: Meant, taste: Taste, rng: random.Random) -> list[Slot]:
    """All that is to be decided at the beginning of a turn; a conquest is never put in question: values learned from
    who never gives one up cannot weigh it."""
    foes, found = enemies(s, power), list[Slot]()
    own = [unit for unit in units_of(s, power) if active(s, unit) and s.where[unit] >= 0]
    moving = s.turn.phase == "move"
    movers = [unit for unit in own if moving and SPEED[s.kind[unit]] and not s.flags[unit] & MOVED]
    taken = {unit for unit, said in plan.moves.items() if any(
        isinstance(one, a.Enter) and conquers(s, power, one.hex) for one in said)}  # fmt: skip
    if riding := rides(s, power, [unit for unit in movers if unit not in taken], taste):
        found.append(Slot(-1, False, [None, *riding]))
    for unit in movers:
        if unit not in taken and (ways := marches(s, unit, plan.moves.get(unit, ()), foes, taste, rng)):
            found.append(Slot(unit, False, [None, *ways]))
    for unit in own:
        if unit not in taken and ATTACK[s.kind[unit]][0] and (targets := aims(s, unit, foes, taste)):
            found.append(Slot(unit, True, [None, *targets]))
    return found


def marches(
    s: State, unit: int, said: tuple[Any, ...], foes: list[int], taste: Taste, rng: random.Random
) -> list[tuple[Any, ...]]:
    """Other moves than the taste's: none at all, its next best hexes, the best by other tastes, careful ones, home."""
    found, power = reach(s, unit), s.owner[unit]
    here = s.where[unit]
    own = [one.hex for one in said if isinstance(one, a.Go)]
    taken = {own[-1]} if own else {here}
    hexes: list[int] = []

    def note(hex_: int) -> None:
        if hex_ not in taken:
            taken.add(hex_)
            hexes.append(hex_)

    if here < INSIDE:
        note(here)
    exposed = Exposed(s, unit, foes)
    by_taste = Worth(s, unit, power, taste)
    values = {hex_: by_taste.of(hex_) - 0.01 * spent for hex_, spent in found.spent.items()}
    ranked = sorted(values, key=lambda hex_: (-values[hex_], hex_))
    for hex_ in ranked[: HEXES + 1]:
        if len(hexes) <= HEXES:
            note(hex_)
    for _ in range(TASTES):
        other = Worth(s, unit, power, near(taste, rng))
        if values:
            note(max(values, key=lambda hex_: (other.of(hex_), -hex_)))
    if values and exposed.threats:
        harm = {hex_: exposed.at(hex_) for hex_ in values}
        price = PRICE[s.kind[unit]]
        note(min(values, key=lambda hex_: (harm[hex_], -values[hex_], hex_)))
        note(max(values, key=lambda hex_: (values[hex_] - price * harm[hex_], -hex_)))
    return [*[way(found, hex_) for hex_ in hexes], *home(s, unit, found)]


def way(found: Reach, hex_: int) -> tuple[Any, ...]:
    return (*map(a.Go, found.way[hex_]), a.HALT)


def home(s: State, unit: int, found: Reach) -> list[tuple[Any, ...]]:
    """Into an own fort in reach, for who is hurt."""
    if s.damage[unit] < 2 or s.where[unit] >= INSIDE:
        return []
    frame, house, out = frame_of(s), s.house[s.owner[unit]], list[tuple[Any, ...]]()
    for fort, owner in enumerate(s.fort):
        if owner != house:
            continue
        doors = [door for door in frame.doors[fort] if found.rest(door) > 0 or door == s.where[unit]]
        if doors:
            door = min(doors, key=lambda one: found.spent.get(one, 0))
            out.append((*map(a.Go, found.way.get(door, ())), a.Enter(frame.bodies[fort]), a.HALT))
    return out


def aims(s: State, unit: int, foes: list[int], taste: Taste) -> list[int]:
    """To hold its fire, and who could be shot at, the dearest first."""
    at = s.where[unit]
    if at >= INSIDE or s.kind[unit] == TRUCK:
        return []
    row, kind = frame_of(s).apart[at], s.kind[unit]
    near_by = [
        foe for foe in foes
        if span(kind, s.kind[foe])[0] <= span(kind, s.kind[foe])[1]
        and row[s.where[foe]] <= span(kind, s.kind[foe])[1] + SPEED[kind] // 2
    ]  # fmt: skip
    if not near_by:
        return []
    done = {foe: min(DESTROYED - s.damage[foe], expected(s, unit, foe, False)) for foe in near_by}
    return [HOLD, *sorted(near_by, key=lambda foe: (-target_price(s, foe, taste) * done[foe], foe))[:AIMS]]

