"""Whole gestures the game proposes: where a unit in hand can go, and a split."""

from __future__ import annotations

from collections.abc import Iterable

from feldherr.games.trench_club.actions import HALT, Assign, Enter, Go, Take
from feldherr.games.trench_club.board import NOBODY, WATER
from feldherr.games.trench_club.rules.calls import Step
from feldherr.games.trench_club.rules.choices.forts import enter_refusal
from feldherr.games.trench_club.rules.choices.moves import step, unit_to_move
from feldherr.games.trench_club.rules.choices.opening import unit_to_assign, unit_to_place, unplaced
from feldherr.games.trench_club.rules.choices.rest import room
from feldherr.games.trench_club.rules.movement.contact import contact
from feldherr.games.trench_club.rules.movement.reach import Reach, reach
from feldherr.games.trench_club.rules.movement.ways import after
from feldherr.games.trench_club.rules.pieces import cargo, put
from feldherr.games.trench_club.rules.units import (
    ARMOURED_CAR,
    FIELD_GUNS,
    FLAK,
    FOOT,
    HEAVY,
    INFANTRY,
    KINDS,
    MELEE_GROUND,
    MOUNTED,
    TANK_TYPE,
    TRUCK,
)
from feldherr.games.trench_club.shown.words import hex_text, points_text, say, unit_text
from feldherr.games.trench_club.state import State, copy, enemies, frame_of
from feldherr.kernel.answers import DONE, Action
from feldherr.kernel.defaults import choosing
from feldherr.kernel.game import Game, Suggestion
from feldherr.kernel.question import Question

FIRST = (MOUNTED, TANK_TYPE, *FIELD_GUNS, FLAK)
SAFE = 6
"""Hexes from the enemy at which a gun need not look for more."""
SECOND = (INFANTRY, HEAVY, ARMOURED_CAR, TRUCK)


def suggestions(question: Question) -> list[Suggestion]:
    """TC §2.7: gestures, taken or refused whole."""
    if question.choices is unit_to_assign:
        return split(question)
    if question.choices is unit_to_place:
        return placing(question)
    return onward(question) if question.choices is step else []


def split(question: Question) -> list[Suggestion]:
    """TC §2.7: group 1 as the rulebook says; group 2 is lost there and proposed by us; group 3 is the rest."""
    if question.assigned or question.barred >= 0:
        return []
    chips = {kind: 0 if kind in FIRST else 1 if kind in SECOND else 2 for kind in question.kinds}
    answers: list[Action] = [Assign(KINDS[kind], chip) for kind, chip in chips.items()]
    return [Suggestion(say("suggest-split"), (*answers, DONE)), Suggestion(say("suggest-split-first"), tuple(answers))]


def placing(question: Question) -> list[Suggestion]:
    """TC §2.10 §2.11: the whole army round its number, nobody wet; foot soldiers first, towards the nearest fort, who
    does not fight in melee away from the enemy."""
    s: State = question.s
    power, army, number = question.power, question.army, question.number
    then, answers = copy(s), list[Action]()
    apart, doors = frame_of(s).apart, [hex_ for two in frame_of(s).doors for hex_ in two]
    near = [min(row[door] for door in doors) for row in apart]
    foes = [s.where[foe] for foe in enemies(s, power)]
    safe = [min((row[foe] for foe in foes), default=SAFE) for row in apart]
    while waiting := unplaced(then, power, army):
        unit = min(waiting, key=lambda one: (not FOOT[then.kind[one]], one))
        open_ = [place for place in unit_to_place(then, power, army, number) if place.unit == unit]
        if not open_:
            return []
        shy = not MELEE_GROUND[then.kind[unit]]
        ranked = [(s.terrain[at.hex] == WATER, -min(safe[at.hex], SAFE) * shy, near[at.hex], at.hex) for at in open_]
        best = open_[ranked.index(min(ranked))]
        put(then, unit, best.hex)
        answers.append(best)
    return [Suggestion(say("suggest-place"), tuple(answers))] if len(answers) > 1 else []


def usual(game: Game, question: Question, answer: Action) -> bool:
    """TC §4.4: who has not gone a step yet is not stopped by Enter."""
    still = answer == HALT and question.tells("steps") and not question.steps
    return not still and choosing.usual(game, question, answer)


def onward(question: Question) -> list[Suggestion]:
    """TC §4.4: where the unit in hand can still go beyond the next hex; or that it stops and another one moves."""
    s: State = question.s
    unit, left, steps = question.unit, question.left, question.steps
    if s.turn.truck >= 0 and s.turn.truck != unit:
        return []
    found = reach(s, unit, left, question.touched, steps)
    now = Step(unit, left, question.touched, steps)
    out = [*gates(s, now, found), *hexes(s, now, found)]
    if steps and s.turn.truck < 0 and HALT in question.options():
        for take in unit_to_move(s, question.actor):
            if isinstance(take, Take) and take.unit != unit:
                text = say("suggest-next", unit=unit_text(s, take.unit, "acc"))
                out.append(Suggestion(text, (HALT, take), (f"piece:{take.unit}",)))
    return out


def spoken(s: State, now: Step, answers: Iterable[Action]) -> tuple[Action, ...]:
    """What has to be said of a march: over friends there may be one way only, and that is gone without a word."""
    said, then, unit = list[Action](), copy(s), now.unit
    for answer in answers:
        if not said or len(step(then, unit, now.left, now.contact, now.steps)) > 1:
            said.append(answer)
        if isinstance(answer, Go):
            left = after(then, unit, answer.hex, now.left, now.steps)
            put(then, unit, answer.hex)
            now = Step(unit, left, contact(then, unit, answer.hex), now.steps + 1)
    return tuple(said)


def gesture(s: State, now: Step, answers: tuple[Action, ...]) -> tuple[Action, ...]:
    """TC §4.20: only who cannot stop on his way may be led on."""
    over = any(isinstance(one, Go) and s.at[one.hex] not in (NOBODY, now.unit) for one in answers)
    return spoken(s, now, answers) if over or s.turn.truck == now.unit else answers


def hexes(s: State, now: Step, found: Reach) -> list[Suggestion]:
    """TC §4.3 §5.1 §6.9: with what is left then, and whether an enemy holds the unit there."""
    out: list[Suggestion] = []
    unit, left = now.unit, now.left
    riders = tuple(cargo(s, unit)) if s.kind[unit] == TRUCK else ()
    for hex_, way in sorted(found.way.items()):
        if len(way) < 2 or (riders and not room(s, unit, hex_, riders)):
            continue
        met = "contact" if contact(s, unit, hex_) else "go"
        rest = points_text(max(left - found.spent[hex_], 0))
        text = say(f"suggest-{met}", hex=hex_text(s, hex_), points=rest)
        out.append(Suggestion(text, gesture(s, now, tuple(map(Go, way))), (f"space:{hex_}",)))
    return out


def gates(s: State, now: Step, found: Reach) -> list[Suggestion]:
    """TC §7.5 §7.11: own forts the unit can come to with half a point left; those beside it are options already."""
    out: dict[int, Suggestion] = {}
    frame, unit, steps = frame_of(s), now.unit, now.steps
    for hex_, way in sorted(found.way.items(), key=lambda one: len(one[1])):
        for fort in frame.gates[hex_] if way and found.rest(hex_) else ():
            body = frame.bodies[fort]
            if body in out or enter_refusal(s, unit, fort, found.rest(hex_), steps + len(way)):
                continue
            text = say("suggest-enter", fort=frame.fort_names[fort])
            answers = gesture(s, now, (*map(Go, way), Enter(body)))
            out[body] = Suggestion(text, answers, (f"space:{body}",))
    beside = frame.gates[s.where[unit]] if s.where[unit] < frame.size else ()
    return [one for body, one in out.items() if frame.fort_of[body] not in beside]
