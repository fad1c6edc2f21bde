"""What the levels answer at once, and what they suppose of others: greedy but for marches, alliances and nations.

Who is allied with everybody takes what is free in peace and stands among the others when the last turn comes: then he
has no allies any more. An alliance binds nobody beyond its end (NE §11.8), and only what is owned at the end counts.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

from feldherr.bots.napoleon_in_europe import greedy
from feldherr.bots.napoleon_in_europe.campaign import Counts, Outlook
from feldherr.bots.napoleon_in_europe.greedy import Answer, of_kind
from feldherr.bots.napoleon_in_europe.lands import rounds_left
from feldherr.bots.napoleon_in_europe.plans import harbours
from feldherr.bots.napoleon_in_europe.taste import PLAIN, Taste
from feldherr.games.napoleon_in_europe import actions as a
from feldherr.games.napoleon_in_europe.board import CARDS, NATIONS, WORTHLESS
from feldherr.games.napoleon_in_europe.rules.movement.groups import movable
from feldherr.games.napoleon_in_europe.state import State
from feldherr.kernel.answers import DONE, NO, YES
from feldherr.kernel.question import Question

LIKED = ("Russia", "France", "Austria", "Prussia", "Ottoman", "Spain", "GreatBritain")


def reply(question: Question, said: Sequence[Any], rng: random.Random, taste: Taste) -> Any:
    """An answer at once; by the plain taste it is greedy's."""
    if taste is PLAIN:
        return greedy.reply(question, said, rng, taste)
    answer = ANSWERS.get(question.name)
    return answer(said, question, question.options(), rng, taste) if answer else question.options()[0]


def nation_to_lead(said: Sequence[Any], question: Question, options: list[Any], rng: random.Random, t: Taste) -> Any:
    return min(of_kind(options, a.Lead), key=lambda lead: LIKED.index(NATIONS[lead.nation]))


def at_peace(s: State, t: Taste) -> bool | None:
    """Whether one wants to be everybody's ally; None where one cannot outlive the others in peace."""
    if s.rules.victory != "limited" or s.rules.setup == "french" or s.alive.bit_count() < 3:
        return None
    return rounds_left(s) > t.stab


def opening(said: Sequence[Any], question: Question, options: list[Any], rng: random.Random, t: Taste) -> Any:
    peace = at_peace(question.s, t)
    if peace is None:
        return greedy.opening(said, question, options, rng, t)
    return next(iter(of_kind(options, a.Break)), a.BEGIN_TURN) if not peace else a.BEGIN_TURN


def alliance_or_not(said: Sequence[Any], question: Question, options: list[Any], rng: random.Random, t: Taste) -> Any:
    peace = at_peace(question.s, t)
    return greedy.alliance_or_not(said, question, options, rng, t) if peace is None else YES if peace else NO


def orders(said: Sequence[Any], question: Question, options: list[Any], rng: random.Random, t: Taste) -> Any:
    """Alliances; the best march; then a landing on a free shore; then the end."""
    s: State = question.s
    if not s.turn.moved and (offer := proposal(s, question.actor, options, t)):
        return offer
    outlook = Outlook(s, question.actor, t)
    best, found = 0.0, None
    for start in of_kind(options, a.From):
        if (worth := outlook.best(start.nation, start.region).worth) > best:
            best, found = worth, start
    if found:
        return found
    for ship in of_kind(options, a.Ship):
        if movable(s, ship.nation, ship.region)[0] >= t.crew and harbours(s, ship.nation, ship.region):
            if not any(entry[0] == ship.nation for entry in s.turn.ships):
                return ship
    return greedy.end_of_movement(options)


def proposal(s: State, seat: int, options: list[Any], t: Taste) -> Any:
    offers = of_kind(options, a.Propose)
    peace = at_peace(s, t)
    if peace is None:
        return greedy.diplomacy(s, seat, offers, t)
    return offers[0] if offers and peace else None


def destination(said: Sequence[Any], question: Question, options: list[Any], rng: random.Random, t: Taste) -> Any:
    s, nation, origin = question.s, question.nation, question.origin
    wanted = Outlook(s, question.actor, t).best(nation, origin).to
    return next((option for option in options if option.region == wanted), options[0])


def how_many(said: Sequence[Any], question: Question, options: list[Any], rng: random.Random, t: Taste) -> Any:
    s, chosen, counts = question.s, question.chosen, question.counts
    come = next((answer for answer in reversed(said) if isinstance(answer, a.From | a.Ship)), None)
    go = next((answer for answer in reversed(said) if isinstance(answer, a.To | a.Land)), None)
    if s.phase != "moving" or not isinstance(come, a.From) or not isinstance(go, a.To):
        return greedy.how_many(said, question, options, rng, t)
    group = Outlook(s, question.actor, t).best(come.nation, come.region, go.region).group
    return part_of(group, chosen, counts, options)


def part_of(group: Counts, chosen: tuple[Any, ...], counts: Counts, options: list[Any]) -> Any:
    """The next part of a group, or that it is whole."""
    if (not group or group == counts) and options[0] == a.ALL:
        return a.ALL
    named = {take.kind for take in chosen}
    for kind, number in enumerate(group):
        if number and kind not in named and (take := a.Take(kind, number)) in options:
            return take
    return DONE if DONE in options else options[0]


def trade_or_not(said: Sequence[Any], question: Question, options: list[Any], rng: random.Random, t: Taste) -> Any:
    """A worthless card for another at best: that is what who offers a trade wants to be rid of."""
    if t.wary and not question.s.hands[question.partner * CARDS + WORTHLESS]:
        return a.NO_MORE
    return greedy.trade_or_not(said, question, options, rng, t)


ANSWERS: dict[str, Answer] = greedy.ANSWERS | {
    "nation_to_lead": nation_to_lead, "opening": opening, "alliance_or_not": alliance_or_not, "orders": orders,
    "destination": destination, "how_many": how_many, "trade_or_not": trade_or_not,
}  # fmt: skip
