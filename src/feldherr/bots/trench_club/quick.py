"""A taste's turn played at once, on the state: what greedy would say question by question, asked for once.

Nobody lists what else could be done, and what all units see alike is looked at once; which attacks are worth something
is reckoned once, and anew only where one was declared. Where partners have a common turn, or trenches count, questions
are asked as ever.
"""

from __future__ import annotations

from feldherr.bots.trench_club.greedy import Greedy
from feldherr.bots.trench_club.worth import Scene, Worth, attack_worth, best_of, target_price
from feldherr.games.trench_club import actions as a
from feldherr.games.trench_club.board import NOBODY
from feldherr.games.trench_club.rules.calls import Calls, Declare, Step
from feldherr.games.trench_club.rules.choices.attacks import namer_refusal
from feldherr.games.trench_club.rules.choices.forts import forts
from feldherr.games.trench_club.rules.choices.turns import active
from feldherr.games.trench_club.rules.combat.fights import confirm, name
from feldherr.games.trench_club.rules.combat.fire import reaches
from feldherr.games.trench_club.rules.movement.contact import first_contact
from feldherr.games.trench_club.rules.movement.phase import end_movement
from feldherr.games.trench_club.rules.movement.steps import enter, go, leave, rest
from feldherr.games.trench_club.rules.pieces import put
from feldherr.games.trench_club.rules.units import FOOT, SPEED, TRUCK
from feldherr.games.trench_club.state import GONE, INSIDE, MOVED, State, enemies, frame_of, units_of
from feldherr.kernel.game import Emit


def able(s: State) -> bool:
    """Whether a turn can be played at once: one nation, no trenches, nobody in a truck."""
    return not s.rules.trenches and s.rules.mode in ("two", "four") and s.turn.truck == NOBODY


def move_all(s: State, bot: Greedy, emit: Emit) -> Calls:
    """Everybody who has not moved, foot soldiers first, trucks last."""
    kind = s.kind
    movers = [
        unit for unit in units_of(s, s.now)
        if s.where[unit] >= 0 and not s.flags[unit] & MOVED and SPEED[kind[unit]] and active(s, unit)
    ]  # fmt: skip
    scene, held = Scene(s, s.now, bot.taste), s.fort[:]
    for unit in sorted(movers, key=lambda unit: (not FOOT[kind[unit]], kind[unit] == TRUCK, unit)):
        if s.where[unit] != GONE:
            move(s, bot, emit, unit, scene)
            if s.fort != held:
                scene, held = Scene(s, s.now, bot.taste), s.fort[:]
    end_movement(s, emit)
    return Declare()


def move(s: State, bot: Greedy, emit: Emit, unit: int, scene: Scene) -> None:
    """A fort that can be entered, as greedy would; else to the best hex, and home if one is hurt and there."""
    step = Step(unit, SPEED[s.kind[unit]], first_contact(s, unit), 0)
    if enters(s, bot, emit, step):
        return
    found = scene.reach(unit)
    best = best_of(Worth(s, unit, s.owner[unit], bot.taste, scene), found)
    if best < 0 or best == s.where[unit]:
        rest(s, unit)
    elif s.mines:
        walk(s, bot, emit, step, found.way[best])
    else:
        leave(s, unit)
        put(s, unit, best)
        left = found.rest(best)
        if not (left and enters(s, bot, emit, Step(unit, left, False, 1))):
            rest(s, unit)


def walk(s: State, bot: Greedy, emit: Emit, step: Step, way: tuple[int, ...]) -> None:
    """Hex by hex: somebody may have laid mines."""
    for to in way:
        following = go(s, emit, step, to)
        if not isinstance(following, Step):
            return
        step = following
    if not (step.steps and enters(s, bot, emit, step)):
        rest(s, step.unit)


def enters(s: State, bot: Greedy, emit: Emit, step: Step) -> bool:
    """Whether it goes into a fort, or stays in one."""
    unit = step.unit
    at = s.where[unit]
    if at < INSIDE and not frame_of(s).gates[at]:
        return False
    options = [*forts(s, unit, step.left, step.steps, None), a.HALT]
    given = bot.enter_or_stay(s, unit, options)
    if isinstance(given, a.Enter):
        enter(s, emit, unit, frame_of(s).fort_of[given.hex])
    elif given is not None:
        rest(s, unit)
    return given is not None


def declare_all(s: State, bot: Greedy, emit: Emit) -> Calls:
    """The attack that is worth most first, as long as one is worth it."""
    taste, foes = bot.taste, enemies(s, s.now)
    worth: dict[int, dict[int, float]] = {}
    price = {foe: target_price(s, foe, taste) for foe in foes}
    for unit in units_of(s, s.now):
        if s.where[unit] >= 0 and namer_refusal(s, unit) is None:
            targets = {foe: attack_worth(s, unit, foe, taste, price[foe]) for foe in foes if reaches(s, unit, foe)}
            if targets:
                worth[unit] = targets
    while worth:
        best, value = NOBODY, taste.nerve
        for unit, targets in worth.items():
            most = max(targets.values())
            if most > value or (best < 0 and most >= value):
                best, value = unit, most
        if best < 0:
            break
        mine = worth.pop(best)
        target = max(mine, key=lambda foe: (mine[foe], -foe))
        name(s, emit, best, target, s.where[target], s.turn.gassed)
        for unit, targets in worth.items():
            if target in targets:
                targets[target] = attack_worth(s, unit, target, taste, price[target])
    return confirm(s, emit)
