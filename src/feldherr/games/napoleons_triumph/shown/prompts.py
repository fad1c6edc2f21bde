"""What is asked and what can be answered, in words, with the rule it is asked under."""

from __future__ import annotations

from collections.abc import Callable

from feldherr.games.napoleons_triumph import actions as a
from feldherr.games.napoleons_triumph.board import BEYOND, ENTRIES, LEADERS, LIES_IN, MAIN_ROAD, NAMES
from feldherr.games.napoleons_triumph.rules.choices.limits import independent_left
from feldherr.games.napoleons_triumph.rules.choices.opening.placing import DETACHMENTS
from feldherr.games.napoleons_triumph.rules.choices.opening.teams import corps_to_give
from feldherr.games.napoleons_triumph.rules.opening.organisations import PLANS
from feldherr.games.napoleons_triumph.shown.words import (
    commander_text,
    face_text,
    front_text,
    locale_text,
    piece_text,
    say,
    seat_text,
    side_text,
    spot_text,
)
from feldherr.games.napoleons_triumph.state import BLOCKS, CORPS_COMMANDS, FIRST_COMMANDER, State, side_of_seat
from feldherr.kernel.answers import DONE, Action, Interjection
from feldherr.kernel.question import Question
from feldherr.kernel.text import Argument, Text

Words = dict[str, Argument]


def over(front: int) -> Words:
    return {"front": front_text(front), "locale": locale_text(BEYOND[front])}


def attacked(q: Question) -> Words:
    """The attacker's questions: over which approach."""
    return over(q.front)


def defended(q: Question) -> Words:
    """The defender's: over which approach the attack comes, and how many he has chosen."""
    return {**over(q.back ^ 1), **chosen(q)}


def chosen(q: Question) -> Words:
    return {"chosen": len(q.chosen)}


def nothing(q: Question) -> Words:
    return {}


def commands(q: Question) -> Words:
    left = min(CORPS_COMMANDS[q.side], len(LEADERS[q.side])) - q.s.turn.corps
    return {"side": side_text(q.side), "corps": max(0, left), "regiments": independent_left(q.s, q.side)}


def going(q: Question) -> Words:
    return {"going": len(q.going) - len(q.chosen), "most": min(99, q.most)}


PROMPTS: dict[str, tuple[str, Callable[[Question], Words]]] = {
    "bid_or_pass": ("17.3", lambda q: {"last": q.last}),
    "side_to_take": ("17.6", nothing),
    "next_in_rank": ("19.3", lambda q: {"place": len(q.ranked) + 1}),
    "player_for_corps": ("19.5", lambda q: {"commander": commander_text(corps_to_give(q.s, q.side)[len(q.given)])}),
    "organisation_to_adopt": ("6.s6.2", lambda q: {"side": side_text(q.side)}),
    "regiment_to_assign": ("6.s6.2", lambda q: {"left": len(q.pool)}),
    "corps_to_change": ("6.s7.4", nothing),
    "regiment_to_release": ("6.s7.4", lambda q: {"commander": commander_text(LEADERS[q.side][q.place])}),
    "corps_to_start": ("6.s6.6", chosen),
    "start_position": ("6.s6.8", lambda q: {"commander": commander_text(q.commander)}),
    "regiment_to_detach": ("6.s8.1", lambda q: {"left": DETACHMENTS - q.done}),
    "detachment_post": ("6.s8.2", nothing),
    "battery_to_show": ("6.s9.1", nothing),
    "battery_post": ("6.s9.2", nothing),
    "recipient": ("19.12", nothing),
    "order_verb": ("19.13", nothing),
    "places_to_mention": ("19.13", chosen),
    "command_or_end": ("9.1", commands),
    "regiment_to_attach": ("9.13", lambda q: {"commander": commander_text(q.commander)}),
    "goals": ("10.2.1", lambda q: {"spot": spot_text(q.spot), "count": len(q.blocks)}),
    "road_step": ("10.3.1", lambda q: {"locale": locale_text(q.at.locale)}),
    "regiments_to_leave": ("9.8", going),
    "regiments_to_send": ("9.9", chosen),
    "guard_to_show": ("15.10", nothing),
    "defenders_to_name": ("11.s2.1", defended),
    "feint_or_fight": ("11.s3.1", attacked),
    "attack_command": ("11.s5.1", attacked),
    "corps_to_join": ("11.5", attacked),
    "gun_to_join": ("11.6", attacked),
    "feint_position": ("11.s3.5", attacked),
    "blockers_to_send": ("11.s3.7", defended),
    "defence_line": ("11.s4.1", defended),
    "front_width": ("11.s5.4", attacked),
    "target": ("11.s5.5", nothing),
    "attack_line": ("11.s5.7", lambda q: {**over(q.front), **chosen(q)}),
    "counter_attack": ("11.s7.1", defended),
    "stay_or_move_in": ("11.s2.15", attacked),
    "ride_on": ("11.a.2", lambda q: {"locale": locale_text(q.at.locale)}),
    "regiment_to_hit": ("11.s9.5", nothing),
    "regiment_to_bear": ("11.s9.6", nothing),
    "regiment_to_keep": ("12.19", nothing),
    "retreat_over": ("12.11", lambda q: {"locale": locale_text(q.locale)}),
}


def prompt(question: Question) -> tuple[Text, str]:
    """One sentence for every question."""
    rule, words = PROMPTS[question.name]
    return say("ask-" + question.name.replace("_", "-"), **words(question)), rule


DONE_WORDS = {
    "corps_to_change": "done-organised", "regiment_to_detach": "done-detached", "recipient": "done-orders",
    "places_to_mention": "done-places", "regiments_to_leave": "done-leave", "counter_attack": "done-counter",
    "corps_to_join": "done-join", "gun_to_join": "done-join",
}  # fmt: skip


def done_text(question: Question) -> Text:
    """NT §11.s2.13 §11.s4.3 §11.s5.8: to name nobody means something."""
    first = question.tells("chosen") and question.chosen == ()
    if question.name == "defenders_to_name" and first:
        return say("done-evacuate")
    if question.name in ("defence_line", "attack_line") and first:
        return say("done-empty-line")
    return say(DONE_WORDS.get(question.name, "do-done"))


def option(question: Question, answer: Action) -> Text:
    """An answer in words, as its maker reads it."""
    if isinstance(answer, Interjection):
        return say("do-resign")
    if answer == DONE:
        return done_text(question)
    s: State = question.s
    side = side_of_seat(s, question.actor)
    match answer:
        case a.Bid(points):
            return say("do-bid", points=points)
        case a.TakeSide(number):
            return say("do-take-side", side=side_text(number))
        case a.Rank(seat) | a.Give(seat) | a.WriteTo(seat):
            return say("do-" + type(answer).__name__.lower(), player=seat_text(seat))
        case a.Organise(number):
            return say("do-organise-" + PLANS[question.side][number][0])
        case a.Assign(commander, face):
            return say("do-assign", commander=NAMES[commander], face=face_text(face))
        case a.Release(face):
            return face_text(face)
        case a.Place(spot) | a.Post(spot):
            return spot_text(spot)
        case a.Detach(piece) | a.Battery(piece) | a.Name(piece):
            return piece_text(s, piece, side)
        case a.RegimentMove(piece) | a.WithRegiment(piece):
            return say("do-" + type(answer).__name__.lower(), piece=piece_text(s, piece, side))
        case a.Mention(locale):
            return locale_text(locale)
        case a.Withdraw(spot):
            return say("do-withdraw", locale=locale_text(spot))
        case a.Block(front):
            return say("do-block", front=front_text(front))
        case a.Enter(entry):
            road = say("main-road" if ENTRIES[entry].main else "secondary-road")
            return say("do-enter", locale=locale_text(ENTRIES[entry].locale), name=ENTRIES[entry].name, road=road)
        case a.Cross(front, crossing) | a.Charge(front, crossing):
            road = say("main-road" if MAIN_ROAD[crossing] else "secondary-road")
            return say("do-" + type(answer).__name__.lower(), locale=locale_text(BEYOND[front]), road=road)
        case a.Threaten(front) | a.ThreatenGuard(front) | a.Go(front):
            name = "do-" + type(answer).__name__.lower()
            return say(name, locale=locale_text(BEYOND[front]), origin=locale_text(LIES_IN[front]))
        case a.Ride(piece, _, crossings):
            rider = commander_text(piece - FIRST_COMMANDER) if piece >= BLOCKS else piece_text(s, piece, side)
            return say("do-ride", piece=rider, steps=len(crossings))
        case a.Retreat(piece, front):
            return say("do-retreat", piece=piece_text(s, piece, side), locale=locale_text(BEYOND[front]))
    if isinstance(answer, a.OfCommander):
        return say("do-" + type(answer).__name__.lower(), commander=NAMES[answer.commander])
    return say("do-" + type(answer).__name__.lower())
