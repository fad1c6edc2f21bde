"""What can be answered, in words: who stands there, what follows, what it costs."""

from __future__ import annotations

from typing import Any

from feldherr.games.viktory_ii import actions as a
from feldherr.games.viktory_ii.board import NOBODY, NOWHERE, Hex, Unit
from feldherr.games.viktory_ii.rules.battle.pending import waiting
from feldherr.games.viktory_ii.rules.choices.battle import room
from feldherr.games.viktory_ii.rules.movement.arrival import Arrival, arrival
from feldherr.games.viktory_ii.rules.movement.ways import COST, in_hand, stops
from feldherr.games.viktory_ii.rules.settlements.support import CITY_UNIT
from feldherr.games.viktory_ii.shown.words import (
    ground_text,
    hex_text,
    kind_text,
    listing,
    noted,
    say,
    seat_text,
    town_text,
    unit_text,
)
from feldherr.games.viktory_ii.state import ATTACKED, BOARDED, FRIGATE, KINDS, POINTS, State, allied
from feldherr.kernel.answers import DONE, Action
from feldherr.kernel.defaults.choosing import open_besides
from feldherr.kernel.question import Folded, Question
from feldherr.kernel.text import Text

DONE_WORDS = {"tile_or_not": "done-no-tile", "hex_to_replace": "done-keep-water"}
PLACING = ("what_to_place", "reinforcement")
GOING = {
    Arrival.FREE: "do-go", Arrival.HARBOUR: "do-harbour", Arrival.VISIT: "do-pass", Arrival.ATTACK: "do-attack",
    Arrival.JOINS: "do-join", Arrival.BREACH: "do-breach",
}  # fmt: skip


def option(question: Question, answer: Action) -> Text:
    """An answer in words, as its maker reads it."""
    s: State = question.s
    found = build_option(s, answer) or move_option(s, question, answer) or fight_option(s, question, answer)
    return found or plain(question, answer)


def plain(question: Question, answer: Action) -> Text:
    s: State = question.s
    if answer == DONE:
        if question.name in PLACING:
            return done_placing(question)
        return say(DONE_WORDS.get(question.name, "done-nothing"))
    if answer == a.HALT and question.name == "order" and not question.going:
        return say("do-put-back")
    if answer in (a.YES, a.NO) and question.tells("hex_"):
        vassal = seat_text(s.held[question.hex_])
        return say("do-attack-vassal" if answer == a.YES else "do-not-attack", vassal=vassal)
    if answer == a.BUILD_NOTHING:
        return say("do-buildnothing", open=int(len(question.options()) > 1))
    return say("do-" + type(answer).__name__.lower())


def done_placing(question: Question) -> Text:
    """V2 §13.0.2 §13.5.2: what stays in reserve, and what comes next."""
    s: State = question.s
    count = sum(s.reserve[4 * question.actor : 4 * question.actor + 4])
    args = {"count": count, "open": int(question.options() != [DONE])}
    if question.name == "reinforcement":
        return say("done-reinforcing", **args)
    return say("done-placing-battles" if waiting(s, question.actor) else "done-placing", **args)


def warning(question: Question, answer: Action) -> Text | None:
    """V2 §7.2.1 §9.0.1 §13.0.2: units that could still move, be built or be placed."""
    if not (answer.ends or (answer == DONE and question.name in PLACING)) or not open_besides(question, answer):
        return None
    if answer == a.END_PHASE:
        takes = [one for one in question.options() if isinstance(one, a.Take)]
        kin = question.options()
        units = sum(len(kin.like(take)) for take in takes) if isinstance(kin, Folded) else len(takes)
        return say("do-endphase-warn", units=units) if units else None
    text = option(question, answer)
    return say(f"{text.id.removeprefix('v2-')}-warn", **text.args)


def group(question: Question, answer: Action) -> Text | None:
    """V2 §9.0.1: units stand by their kind."""
    return kind_text(question.s.kind[answer.unit]) if isinstance(answer, a.Take) else None


def alike(question: Question, answer: Action) -> list[Text]:
    """That an answer stands for several, if it does."""
    options = question.options()
    count = len(options.like(answer)) if isinstance(options, Folded) else 1
    return [say("one-of", count=count)] if count > 1 else []


def state_of(s: State, unit: Unit) -> list[Text]:
    """V2 §9.0.4 §9.41.2 §9.46.1 §10.6.1: what a unit has done this turn, as far as it matters."""
    out, left = list[Text](), in_hand(s, unit)
    if left != POINTS[s.kind[unit]]:
        out.append(say("points-left", left=left))
    if s.kind[unit] != FRIGATE:
        return out
    if s.flags[unit] & ATTACKED:
        out.append(say("has-attacked"))
    if s.landing[unit] != NOWHERE:
        out.append(say("lands-at", hex=hex_text(s, s.landing[unit])))
    if s.loads[unit] > len(s.cargo[unit]):
        out.append(say("has-carried", count=s.loads[unit]))
    if stuck := sum(1 for u in s.cargo[unit] if s.flags[u] & BOARDED):
        out.append(say("stays-aboard", count=stuck))
    return out


def build_option(s: State, answer: Action) -> Text | None:
    match answer:
        case a.Found(hex=hex_):
            return say("do-found", ground=ground_text(s, hex_))
        case a.Village(hex=hex_):
            return say("do-village", ground=ground_text(s, hex_))
        case a.Upgrade(hex=hex_):
            unit = kind_text(CITY_UNIT[s.terrain[hex_]])
            return say("do-upgrade", ground=ground_text(s, hex_), unit=unit)
        case a.Relocate(hex=hex_, to=to):
            return say("do-relocate", town=town_text(s.town[hex_]), hex=hex_text(s, hex_), ground=ground_text(s, to))
        case a.GiveBackReserve(kind=kind):
            return say("do-give-back-reserve", kind=kind_text(KINDS.index(kind)))
        case a.Place(hex=hex_, kind=kind):
            return say("do-place", kind=kind_text(KINDS.index(kind)), ground=ground_text(s, hex_))
        case a.Launch(city=city, hex=hex_):
            return launching(s, city, hex_)
        case a.Replace(hex=hex_):
            return say("do-replace", hex=hex_text(s, hex_))
    return None


def launching(s: State, city: Hex, hex_: Hex) -> Text:
    """V2 §13.5.1, rulings r41 and r71: whether anybody is there, and what follows."""
    holder = s.held[hex_]
    args: dict[str, Any] = {"hex": hex_text(s, hex_), "city": ground_text(s, city)}
    if holder in (NOBODY, s.lord[city]):
        return say("do-launch", **args)
    name = "do-launch-breach" if allied(s, s.lord[city], holder) else "do-launch-attack"
    return say(name, seat=seat_text(holder), **args)


def move_option(s: State, question: Question, answer: Action) -> Text | None:
    match answer:
        case a.Take(unit=unit):
            return noted("do-take", [*alike(question, answer), *state_of(s, unit)], unit=unit_text(s, unit))
        case a.Go(hex=to):
            return going(s, question.unit, to)
        case a.TakeRoad(hex=to):
            how = arrival(s, question.unit, to, in_hand(s, question.unit) - COST)
            name = "do-take-road-breach" if how is Arrival.BREACH else "do-take-road"
            return say(name, ground=ground_text(s, to), seat=holder_text(s, to))
        case a.Via(hexes=hexes):
            return say("do-via", hexes=listing(hex_text(s, h) for h in hexes))
        case a.Bombard(hex=to):
            holder = s.held[to]
            if holder in (NOBODY, question.actor):
                return say("do-bombard-hex", ground=ground_text(s, to))
            name = "do-bombard-breach" if s.side[holder] == question.actor else "do-bombard"
            return say(name, ground=ground_text(s, to), seat=seat_text(holder))
        case a.Load(unit=unit):
            return noted("do-load", alike(question, answer), unit=unit_text(s, unit))
        case a.Land(unit=unit, to=to):
            holder = s.held[to]
            name = "do-land" if holder in (NOBODY, question.actor) else "do-land-attack"
            args: dict[str, Any] = {"kind": kind_text(s.kind[unit]), "ground": ground_text(s, to)}
            return noted(name, alike(question, answer), seat=holder_text(s, to), **args)
    return None


def going(s: State, unit: Unit, to: Hex) -> Text:
    """V2 §9.0.6 §9.12.1 §12.0.1 §15.64.2: whether it may stay, must stop or go on, or attacks, and whom."""
    how = arrival(s, unit, to, in_hand(s, unit) - COST)
    name = GOING[how] if how is not Arrival.HARBOUR or s.lord[to] == s.owner[unit] else "do-go"
    if how is Arrival.FREE and in_hand(s, unit) > COST and stops(s, s.owner[unit], unit, to):
        name = "do-go-stop"
    return say(name, ground=ground_text(s, to), seat=holder_text(s, to))


def holder_text(s: State, hex_: Hex) -> Text:
    holder = s.held[hex_]
    return seat_text(holder) if holder != NOBODY else say("nobody")


def fight_option(s: State, question: Question, answer: Action) -> Text | None:
    match answer:
        case a.Fight(hex=hex_):
            return say("do-fight", ground=ground_text(s, hex_), seat=holder_text(s, hex_))
        case a.GiveUp(pairs=pairs):
            return say("do-give-up", pairs=pairs)
        case a.Hit(unit=unit):
            return noted("do-hit", alike(question, answer), unit=unit_text(s, unit))
        case a.GiveBack(unit=unit):
            return noted("do-give-back", alike(question, answer), unit=unit_text(s, unit))
        case a.Retreat(to=to):
            return say("do-leave", ground=ground_text(s, to))
        case a.Withdraw(to=to):
            name = "do-leave" if s.held[to] in (NOBODY, question.actor) else "do-leave-attack"
            return say(name, ground=ground_text(s, to), seat=holder_text(s, to))
        case a.Board(ship=ship):
            chosen = question.chosen if question.tells("chosen") else ()
            return say("do-board", ship=unit_text(s, ship), room=room(s, chosen, ship))
    return None
