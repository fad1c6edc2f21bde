"""What is asked and what can be answered, in words, with the rule it is asked under."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from feldherr.games.napoleons_triumph import actions as a
from feldherr.games.napoleons_triumph.board import (
    BEYOND,
    ENTRIES,
    FULL,
    LEADERS,
    LIES_IN,
    MAIN_ROAD,
    NAMES,
    ROAD_EXITS,
    Front,
)
from feldherr.games.napoleons_triumph.rules.choices.battle.attackers import ENTER, FEINT, FIGHT
from feldherr.games.napoleons_triumph.rules.choices.limits import command_refusal, independent_left
from feldherr.games.napoleons_triumph.rules.choices.opening.placing import DETACHMENTS
from feldherr.games.napoleons_triumph.rules.choices.opening.teams import corps_to_give
from feldherr.games.napoleons_triumph.rules.movement.path import Path
from feldherr.games.napoleons_triumph.rules.movement.paths import path_named
from feldherr.games.napoleons_triumph.rules.movement.roads import onward
from feldherr.games.napoleons_triumph.rules.movement.waypoint import Waypoint
from feldherr.games.napoleons_triumph.rules.opening.organisations import PLANS
from feldherr.games.napoleons_triumph.shown.words import (
    commander_text,
    face_text,
    front_text,
    listing,
    locale_text,
    piece_text,
    say,
    seat_text,
    side_text,
    spot_text,
)
from feldherr.games.napoleons_triumph.state import BLOCKS, CAVALRY, CORPS_COMMANDS, FIRST_COMMANDER, State, side_of_seat
from feldherr.kernel.answers import DONE, Action, Interjection
from feldherr.kernel.defaults.choosing import open_besides
from feldherr.kernel.question import Question
from feldherr.kernel.text import Argument, Text, signed

Words = dict[str, Argument]
Asked = tuple[str, str, Words]
"""The message, the rule of the occasion, and what the message is about."""


def over(front: int) -> Words:
    return {"front": front_text(front), "locale": locale_text(BEYOND[front])}


def attacked(q: Question) -> Words:
    """The attacker's questions: over which approach."""
    return over(q.front)


def defended(q: Question) -> Words:
    """The defender's: over which approach the attack comes, and how many he has chosen."""
    return {**over(q.back ^ 1), **chosen(q)}


def chosen(q: Question) -> Words:
    return {"chosen": sum(1 for name in q.chosen if not hasattr(name, "piece") or name.piece < BLOCKS)}


def nothing(q: Question) -> Words:
    return {}


def commands_left(q: Question) -> Words:
    """NT §9.5 §9.6 §9.12: by those who can still give one."""
    able = sum(1 for c in LEADERS[q.side] if command_refusal(q.s, q.side, q.seat, c) is None)
    left = min(able, CORPS_COMMANDS[q.side] - q.s.turn.corps)
    return {"side": side_text(q.side), "corps": max(0, left), "regiments": independent_left(q.s, q.side)}


def leaving(q: Question) -> Asked:
    """NT §9.8 §4.15 §10.4.1: how many go along, and why not more."""
    going = len(q.going) - len(q.chosen)
    words: Words = {"going": going, "most": q.most}
    if q.tells("alone") and q.alone:
        return "regiments-to-leave-alone", q.alone, words
    if len(q.going) <= q.most:
        return "regiments-to-leave", "9.8", words
    return "regiments-to-leave-limit", q.rule, words


def declaring(q: Question) -> Asked:
    """NT §11.s2.14 §11.s3.3 §11.s5.1: for what the command is given."""
    rule = {FIGHT: "11.s5.1", FEINT: "11.s3.3", ENTER: "11.s2.14"}[q.mode]
    return f"attack-command-{q.mode}", rule, over(q.front)


LOSSES = {
    "11.s9.6": "attack", "11.s10.8": "guns", "11.s10.10": "defence", "12.6": "approach", "12.7": "reserve",
}  # fmt: skip


def bearing(q: Question) -> Asked:
    """NT §11.s9.6 §11.s10.8 §11.s10.10 §12.6 §12.7: how many points, and why."""
    return "regiment-to-bear", q.rule, {"left": q.left, "why": LOSSES[q.rule]}


def countering(q: Question) -> Words:
    """NT §11.s6.7: what the result is so far, and for whom."""
    return {**defended(q), "result": signed(q.result), "leads": "attacker" if q.leads else "defender"}


def sending(q: Question) -> Words:
    return {**chosen(q), "most": min(q.most, len(q.members) - 1)}


PROMPTS: dict[str, tuple[str, Callable[[Question], Words]]] = {
    "bid_or_pass": ("17.3", lambda q: {"last": q.last}),
    "side_to_take": ("17.6", nothing),
    "next_in_rank": ("19.3", lambda q: {"place": len(q.ranked) + 1}),
    "player_for_corps": ("19.5", lambda q: {"commander": commander_text(corps_to_give(q.s, q.side)[len(q.given)])}),
    "organisation_to_adopt": ("6.s6.2", lambda q: {"side": side_text(q.side)}),
    "regiment_to_assign": ("6.s6.2", lambda q: {"left": len(q.pool)}),
    "corps_to_change": ("6.s7.4", nothing),
    "regiment_to_release": ("6.s7.4", lambda q: {"commander": commander_text(LEADERS[q.side][q.place])}),
    "corps_to_start": ("6.s6.6", lambda q: {"chosen": len(q.chosen)}),
    "start_position": ("6.s6.8", lambda q: {"commander": commander_text(q.commander)}),
    "regiment_to_detach": ("6.s8.1", lambda q: {"left": DETACHMENTS - q.done}),
    "detachment_post": ("6.s8.2", nothing),
    "battery_to_show": ("6.s9.1", nothing),
    "battery_post": ("6.s9.2", nothing),
    "recipient": ("19.12", nothing),
    "order_verb": ("19.13", nothing),
    "places_to_mention": ("19.13", chosen),
    "command_or_end": ("9.1", commands_left),
    "regiment_to_attach": ("9.13", lambda q: {"commander": commander_text(q.commander)}),
    "goals": ("10.2.1", lambda q: {"spot": spot_text(q.spot), "count": len(q.blocks)}),
    "road_step": ("10.3.1", lambda q: {"locale": locale_text(q.at.locale), "steps": q.at.steps}),
    "regiments_to_send": ("9.9", sending),
    "guard_to_show": ("15.10", nothing),
    "defenders_to_name": ("11.s2.1", defended),
    "feint_or_fight": ("11.s3.1", attacked),
    "corps_to_join": ("11.5", attacked),
    "gun_to_join": ("11.6", attacked),
    "feint_position": ("11.s3.5", attacked),
    "defence_line": ("11.s4.1", lambda q: {**defended(q), "most": FULL[q.back]}),
    "front_width": ("11.s5.4", attacked),
    "target": ("11.s5.5", nothing),
    "attack_line": ("11.s5.7", lambda q: {**over(q.front), **chosen(q), "most": q.width}),
    "counter_attack": ("11.s7.1", countering),
    "stay_or_move_in": ("11.s2.15", attacked),
    "ride_on": ("11.a.2", lambda q: {"locale": locale_text(q.at.locale)}),
    "retreat_over": ("12.11", lambda q: {"locale": locale_text(q.locale), "count": len(q.blocks)}),
}
OCCASIONS: dict[str, Callable[[Question], Asked]] = {
    "regiments_to_leave": leaving,
    "attack_command": declaring,
    "blockers_to_send": lambda q: ("blockers-to-send", "11.s11.9" if q.won else "11.s3.7", defended(q)),
    "regiment_to_hit": lambda q: ("regiment-to-hit", q.rule, {}),
    "regiment_to_bear": bearing,
    "regiment_to_keep": lambda q: ("regiment-to-keep", q.rule, {"commander": commander_text(q.commander)}),
}
"""Questions that are asked under one rule or another."""


def prompt(question: Question) -> tuple[Text, str]:
    """One sentence for every question, with the rule of the occasion."""
    if question.name in OCCASIONS:
        name, rule, about = OCCASIONS[question.name](question)
        return say("ask-" + name, **about), rule
    rule, words = PROMPTS[question.name]
    return say("ask-" + question.name.replace("_", "-"), **words(question)), rule


DONE_WORDS = {
    "corps_to_change": "done-organised", "regiment_to_detach": "done-detached", "recipient": "done-orders",
    "places_to_mention": "done-places", "gun_to_join": "done-join", "corps_to_join": "done-join",
    "counter_attack": "done-counter", "defenders_to_name": "done-defend", "defence_line": "done-line",
    "attack_line": "done-line", "regiments_to_send": "done-go", "blockers_to_send": "done-block",
}  # fmt: skip
NOBODY_NAMED = {
    "defenders_to_name": "done-evacuate", "defence_line": "done-empty-line", "attack_line": "done-empty-line",
    "counter_attack": "done-no-counter",
}


def done_text(question: Question) -> Text:
    """NT §11.s2.13 §11.s4.3 §11.s5.8: to name nobody means something."""
    if question.name == "regiments_to_leave":
        return say("done-go", count=len(question.going) - len(question.chosen))
    if question.name in NOBODY_NAMED and question.chosen == ():
        return say(NOBODY_NAMED[question.name])
    count = chosen(question)["chosen"] if question.tells("chosen") and question.name != "corps_to_start" else 0
    return say(DONE_WORDS.get(question.name, "do-done"), count=count)


def towards(at: Waypoint) -> Text:
    """Where a road leads on from here, to tell it from another to the same place."""
    exits = ROAD_EXITS[at.locale].get(at.group, frozenset())
    return listing([locale_text(BEYOND[front]) for front in sorted(exits)])


def told_apart(name: str, words: Words, ends: list[Waypoint], own: int) -> Text:
    """Of roads alike where each leads on; if that is the same too, which of them it is."""
    led = [towards(end) for end in ends]
    if len(ends) < 2 or own < 0:                                                # the only one, or one that is refused
        return say(name, **words)
    if led.count(led[own]) == 1:
        return say(name + "-on", **words, towards=led[own])
    return say(name + "-alike", **words, place=own + 1, count=len(ends))


def crossing_text(question: Question, answer: Any) -> Text:
    """NT §10.3.4: the next locale and the road; of two roads alike where each leads on."""
    main = MAIN_ROAD[answer.crossing]
    words: Words = {"locale": locale_text(BEYOND[answer.front]), "road": say("main-road" if main else "secondary-road")}
    alike = [
        one for one in question.options()
        if type(one) is type(answer) and one.front == answer.front and MAIN_ROAD[one.crossing] == main
    ]  # fmt: skip
    ends = [onward(question.at, one.crossing, one.front) for one in alike]
    own = alike.index(answer) if answer in alike else -1
    return told_apart("do-" + type(answer).__name__.lower(), words, ends, own)


def ride_text(question: Question, answer: a.Ride) -> Text:
    """NT §11.9: who rides, through which locales; of two roads alike where each leads on."""
    s: State = question.s
    path = ridden(s, answer, question.front)
    rider = piece_text(s, answer.piece, side_of_seat(s, question.actor))
    words: Words = {"piece": rider}
    if path.passed:
        words["through"] = listing([locale_text(locale) for locale in path.passed])
    alike = [
        one for one in question.options()
        if type(one) is a.Ride and one.piece == answer.piece and ridden(s, one, question.front).passed == path.passed
    ]  # fmt: skip
    ends = [ridden(s, one, question.front).way[-1] for one in alike]
    own = alike.index(answer) if answer in alike else -1
    return told_apart("do-ride-through" if path.passed else "do-ride", words, ends, own)


def ridden(s: State, answer: a.Ride, front: Front) -> Path:
    spot = s.post[answer.piece - FIRST_COMMANDER] if answer.piece >= BLOCKS else s.spot[answer.piece]
    return path_named(spot, answer.entry, answer.crossings, front)


def block_text(question: Question, front: int) -> Text:
    """NT §10.3.9: at the end of a road only cavalry goes along; the others stay behind."""
    if question.name == "road_step" and any(question.s.face[b] >> 2 != CAVALRY for b in question.blocks):
        return say("do-block-riders", front=front_text(front))
    return say("do-block", front=front_text(front))


def end_text(question: Question) -> Text:
    """NT §7.3: with what is not used, if something could still be done."""
    words = commands_left(question)
    idle = len(question.options()) > 1
    return say("do-endturn", corps=words["corps"], regiments=words["regiments"]) if idle else say("do-endturn-last")


def warning(question: Question, answer: Action) -> Text | None:
    """NT §7.3: the commands that are not used."""
    if type(answer) is not a.EndTurn or not open_besides(question, answer):
        return None
    words = commands_left(question)
    return say("do-endturn-warn", corps=words["corps"], regiments=words["regiments"])


def group(question: Question, answer: Action) -> Text | None:
    """NT §4.2: commands stand by the corps they are for."""
    if question.name != "command_or_end":
        return None
    if isinstance(answer, a.OfCommander):
        return commander_text(answer.commander)
    if not isinstance(answer, a.RegimentMove):
        return None
    corps, spot = question.s.corps[answer.piece], question.s.spot[answer.piece]
    return commander_text(corps) if corps >= 0 else say("detached-at", spot=spot_text(spot))


ENOUGH = ("regiments_to_leave", "corps_to_change")
"""NT §9.8 §6.s7.4: a corps marches whole, an army is organised."""


def marked(question: Question) -> tuple[str, ...]:
    """NT §9.8: who goes along, as long as nobody is left behind that is everybody."""
    if question.name != "regiments_to_leave":
        return ()
    left = {name.piece for name in question.chosen}
    return tuple(f"piece:{block}" for block in question.going if block not in left)


NAMING = {"regiments_to_leave": "do-leave", "regiment_to_keep": "do-keep"}
"""NT §9.8 §11.s11.7: what to name a regiment means, where it is not to choose it."""


def option(question: Question, answer: Action) -> Text:
    """An answer in words, as its maker reads it."""
    if type(answer) in ALWAYS:
        return always(answer)
    if isinstance(answer, Interjection):
        return say("do-resign")
    if answer == DONE:
        return done_text(question)
    s: State = question.s
    side = side_of_seat(s, question.actor)
    match answer:
        case a.Organise(number):
            return say("do-organise-" + PLANS[question.side][number][0])
        case a.Name(piece) if question.name in NAMING:
            return say(NAMING[question.name], piece=piece_text(s, piece, side))
        case a.Detach(piece) | a.Battery(piece) | a.Name(piece) | a.RegimentMove(piece) | a.WithRegiment(piece):
            return say("do-" + type(answer).__name__.lower(), piece=piece_text(s, piece, side))
        case a.Block(front):
            return block_text(question, front)
        case a.Halt():
            return say("do-halt", locale=locale_text(question.at.locale))
        case a.EndTurn():
            return end_text(question)
        case a.Cross() | a.Charge():
            return crossing_text(question, answer)
        case a.Ride():
            return ride_text(question, answer)
        case a.Retreat(piece, front):
            return say("do-retreat", piece=piece_text(s, piece, side), locale=locale_text(BEYOND[front]))
    return always(answer)


ALWAYS = {
    a.Assign, a.Bid, a.Enter, a.Give, a.Go, a.Mention, a.Place, a.Post, a.Rank, a.Release, a.TakeSide, a.Threaten,
    a.ThreatenGuard, a.Withdraw, a.WriteTo,
}  # fmt: skip
"""What reads the same whatever the position is."""


@cache
def always(answer: Action) -> Text:
    """Options are put into words some thousand times a second: these once."""
    match answer:
        case a.Bid(points):
            return say("do-bid", points=points)
        case a.TakeSide(number):
            return say("do-take-side", side=side_text(number))
        case a.Rank(seat) | a.Give(seat) | a.WriteTo(seat):
            return say("do-" + type(answer).__name__.lower(), player=seat_text(seat))
        case a.Assign(commander, face):
            return say("do-assign", commander=NAMES[commander], face=face_text(face))
        case a.Release(face):
            return say("do-release", face=face_text(face))
        case a.Place(spot) | a.Post(spot):
            return say("do-place", spot=spot_text(spot))
        case a.Mention(locale):
            return locale_text(locale)
        case a.Withdraw(spot):
            return say("do-withdraw", locale=locale_text(spot))
        case a.Enter(entry):
            road = say("main-road" if ENTRIES[entry].main else "secondary-road")
            return say("do-enter", locale=locale_text(ENTRIES[entry].locale), name=ENTRIES[entry].name, road=road)
        case a.Threaten(front) | a.ThreatenGuard(front) | a.Go(front):
            name = "do-" + type(answer).__name__.lower()
            return say(name, locale=locale_text(BEYOND[front]), origin=locale_text(LIES_IN[front]))
    if isinstance(answer, a.OfCommander):
        return say("do-" + type(answer).__name__.lower(), commander=NAMES[answer.commander])
    return say("do-" + type(answer).__name__.lower())
