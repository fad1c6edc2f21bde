"""Greedy: takes what lies open, attacks what is weaker, keeps its capital, allies against who leads."""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Sequence
from typing import Any

from feldherr.bots.napoleon_in_europe.plans import (
    best_march,
    enemy_power,
    harbours,
    leader_of_the_game,
    power,
    prize,
    threatened,
    ways_of,
)
from feldherr.bots.napoleon_in_europe.taste import PLAIN, Taste
from feldherr.games.napoleon_in_europe import actions as a
from feldherr.games.napoleon_in_europe.board import CARDS, LEADER, NATIONS, NEIGHBOURS, WORTHLESS, Nation, Region
from feldherr.games.napoleon_in_europe.rules.battle.rows import row_counts
from feldherr.games.napoleon_in_europe.rules.cards.combinations import yields
from feldherr.games.napoleon_in_europe.rules.movement.groups import movable
from feldherr.games.napoleon_in_europe.rules.victory import score
from feldherr.games.napoleon_in_europe.state import State, hand_size
from feldherr.kernel.answers import DONE, NO, YES
from feldherr.kernel.game import Game
from feldherr.kernel.position import Position
from feldherr.kernel.question import Question

PAUSE = 3
"""A player offers trades in one round of so many."""
LIKED = ("France", "Russia", "Austria", "Prussia", "Spain", "GreatBritain", "Ottoman")


class Greedy:
    name = "greedy"

    def choose(self, game: Game, position: Position, seat: int, rng: random.Random) -> Any:
        question = position.question(seat)
        assert question is not None
        options = question.options()
        if len(options) == 1:
            return options[0]
        return reply(question, [given.answer for given in position.given], rng)


def reply(question: Question, said: Sequence[Any], rng: random.Random, taste: Taste = PLAIN) -> Any:
    """An answer at once; `said` are the answers of the running procedure."""
    answer = ANSWERS.get(question.name)
    return answer(said, question, question.options(), rng, taste) if answer else question.options()[0]


def of_kind(options: list[Any], kind: type[Any]) -> list[Any]:
    return [option for option in options if type(option) is kind]


def nation_to_lead(said: Sequence[Any], question: Question, options: list[Any], rng: random.Random, t: Taste) -> Any:
    named = of_kind(options, a.Lead)
    return min(named, key=lambda lead: LIKED.index(NATIONS[lead.nation]))


def where_to_place(said: Sequence[Any], question: Question, options: list[Any], rng: random.Random, t: Taste) -> Any:
    """A few at a time, where there is something to take next door, or where the enemy is."""
    s: State = question.s
    nation = question.nation
    count = max(1, min(question.left, round(t.heap)))
    few = [option for option in options if option.count == count]
    return max(few, key=lambda put: worth_of_place(s, nation, put.region, t) + rng.random() * t.luck)


def worth_of_place(s: State, nation: Nation, region: Region, t: Taste) -> float:
    near = sum(1 for one in NEIGHBOURS[region] if prize(s, nation, one) > 1)
    return t.spoils * near + t.fright * threatened(s, nation, region)


def orders(said: Sequence[Any], question: Question, options: list[Any], rng: random.Random, t: Taste) -> Any:
    """The best march; then a landing on a free shore; then diplomacy; then the end."""
    s: State = question.s
    seat = question.actor
    # No parting here: with an offer in the same turn, the two could go on for ever.
    if not s.turn.moved and (choice := diplomacy(s, seat, of_kind(options, a.Propose), t)):
        return choice
    starts = of_kind(options, a.From)
    ways = ways_of(s, {start.nation for start in starts})
    marches = [(best_march(s, m.nation, m.region, ways[m.nation], t)[0], -n, m) for n, m in enumerate(starts)]
    if marches and (best := max(marches, key=lambda entry: entry[:2]))[0] > 0:
        return best[2]
    for ship in of_kind(options, a.Ship):
        if movable(s, ship.nation, ship.region)[0] >= 2 and harbours(s, ship.nation, ship.region):
            if not any(entry[0] == ship.nation for entry in s.turn.ships):
                return ship
    return end_of_movement(options)


def end_of_movement(options: list[Any]) -> Any:
    """With the only battle, if there is one."""
    return next(iter(of_kind(options, a.Attack)), a.END_MOVEMENT)


def diplomacy(s: State, seat: int, options: list[Any], t: Taste) -> Any:
    """Leave an ally who is far ahead; look for allies against who leads."""
    first = leader_of_the_game(s)
    for parting in of_kind(options, a.Break):
        if parting.seat == first and score(s, first) >= score(s, seat) + t.ahead:
            return parting
    if first != seat and s.alive.bit_count() > 2 and s.allies[seat].bit_count() == 1:
        return next((offer for offer in of_kind(options, a.Propose) if offer.seat != first), None)
    return None


def opening(said: Sequence[Any], question: Question, options: list[Any], rng: random.Random, t: Taste) -> Any:
    return diplomacy(question.s, question.actor, of_kind(options, a.Break), t) or a.BEGIN_TURN


def destination(said: Sequence[Any], question: Question, options: list[Any], rng: random.Random, t: Taste) -> Any:
    s, nation, origin = question.s, question.nation, question.origin
    wanted = -best_march(s, nation, origin, ways_of(s, (nation,))[nation], t)[1]
    return next((option for option in options if option.region == wanted), options[0])


def harbour(said: Sequence[Any], question: Question, options: list[Any], rng: random.Random, t: Taste) -> Any:
    s, nation, origin = question.s, question.nation, question.origin
    free = set(harbours(s, nation, origin))
    return next((option for option in options if option.region in free), options[0])


def how_many(said: Sequence[Any], question: Question, options: list[Any], rng: random.Random, t: Taste) -> Any:
    """All against an enemy or on a way; one infantry to take what lies open."""
    s, chosen, counts = question.s, question.chosen, question.counts
    come = next((answer for answer in reversed(said) if isinstance(answer, a.From | a.Ship)), None)
    go = next((answer for answer in reversed(said) if isinstance(answer, a.To | a.Land)), None)
    if chosen and DONE in options:
        return DONE
    if come is not None and go is not None and counts[0]:
        takes = [option for option in of_kind(options, a.Take) if option.kind == 0]
        if isinstance(come, a.Ship):
            return max((one for one in takes if one.count <= 3), key=lambda one: one.count, default=options[0])
        if not enemy_power(s, come.nation, go.region):
            spare = counts[0] - (round(t.garrison) if threatened(s, come.nation, come.region) else 0)
            if prize(s, come.nation, go.region) > 0 and takes:
                most = max(1, min(spare, math.ceil(counts[0] * t.spread)))
                return max((one for one in takes if one.count <= most), key=lambda one: one.count)
    return a.ALL if options[0] == a.ALL else options[0]


def front_row(said: Sequence[Any], question: Question, options: list[Any], rng: random.Random, t: Taste) -> Any:
    """Armies in front; the leader behind, to rally."""
    return options[0] if question.kind == LEADER else options[-1]


def rows_to_change(said: Sequence[Any], question: Question, options: list[Any], rng: random.Random, t: Taste) -> Any:
    """Everybody forward; away from a battle without hope."""
    s: State = question.s
    side = question.side
    assert s.battle is not None
    (front, rear), (enemy, behind) = (row_counts(s, s.battle, one) for one in (side, 1 - side))
    if power(front) + power(rear) < t.hopeless * (power(enemy) + power(behind)) and a.GIVE_UP in options:
        return a.GIVE_UP
    ahead = [step for step in of_kind(options, a.Forward) if step.kind != LEADER]
    if ahead:
        return max(ahead, key=lambda step: (step.kind, step.count))
    return a.FIRE if a.FIRE in options else DONE


def casualties(said: Sequence[Any], question: Question, options: list[Any], rng: random.Random, t: Taste) -> Any:
    """The guns first."""
    return max(options, key=lambda strike: ((1, 2, 3, 2)[strike.kind], strike.count))


def figure_to_rally(said: Sequence[Any], question: Question, options: list[Any], rng: random.Random, t: Taste) -> Any:
    return max(of_kind(options, a.Rally), key=lambda rally: rally.kind, default=DONE)


def retreat_to(said: Sequence[Any], question: Question, options: list[Any], rng: random.Random, t: Taste) -> Any:
    """To friends, if there are any."""
    s, nation = question.s, question.nation
    return max(options, key=lambda to: sum(s.fig[to.region * 7 + nation]))


def production(said: Sequence[Any], question: Question, options: list[Any], rng: random.Random, t: Taste) -> Any:
    """What brings a figure for every card at least, or whatever a full hand allows; trade away what is worthless.

    One trade is offered in a turn, and not in every turn; never to who wanted no more offers and has made none since.
    """
    s: State = question.s
    plays = of_kind(options, a.Play)
    good = [p for p in plays if sum(yields(p)) >= p.size - t.thrift or hand_size(s, p.nation) > t.full]
    if good:
        return max(good, key=lambda play: (sum(yields(play)) / play.size, play.size, -play.jokers))
    due = (s.round + question.actor) % PAUSE == 0 and not s.turn.dealt
    for trade in of_kind(options, a.Trade) if due else ():
        welcome = not s.aloof >> s.led[trade.partner] & 1
        if welcome and s.hands[trade.nation * CARDS + WORTHLESS] and hand_size(s, trade.partner):
            return trade
    return a.END_TURN


def one_card(said: Sequence[Any], question: Question, options: list[Any], rng: random.Random, t: Taste) -> Any:
    return next((option for option in options if option.count == 1), options[0])


def card_to_hand_over(said: Sequence[Any], question: Question, options: list[Any], rng: random.Random, t: Taste) -> Any:
    """What is worth least to us; what was said about it binds nobody."""
    nation = question.nation
    return min(options, key=lambda card: (card.card != WORTHLESS, card.card == 28, card.card // 4 == nation))


def trade_or_not(said: Sequence[Any], question: Question, options: list[Any], rng: random.Random, t: Taste) -> Any:
    return YES if question.give >= question.want and rng.random() < 0.5 else a.NO_MORE


def alliance_or_not(said: Sequence[Any], question: Question, options: list[Any], rng: random.Random, t: Taste) -> Any:
    """Not with who leads, and not with everybody."""
    s, proposer = question.s, question.seat
    alone = s.allies[question.actor].bit_count() == 1
    return YES if alone and proposer != leader_of_the_game(s) and s.alive.bit_count() > 2 else NO


def never(said: Sequence[Any], question: Question, options: list[Any], rng: random.Random, t: Taste) -> Any:
    return NO


Answer = Callable[[Sequence[Any], Question, list[Any], random.Random, Taste], Any]
ANSWERS: dict[str, Answer] = {
    "nation_to_lead": nation_to_lead, "where_to_place": where_to_place, "orders": orders, "opening": opening,
    "destination": destination, "harbour": harbour, "how_many": how_many, "front_row": front_row,
    "rows_to_change": rows_to_change, "volley": lambda p, q, options, rng, t: DONE, "casualties": casualties,
    "figure_to_rally": figure_to_rally, "retreat_to": retreat_to, "production": production,
    "cards_to_give": one_card, "cards_to_want": one_card, "card_to_hand_over": card_to_hand_over,
    "trade_or_not": trade_or_not, "alliance_or_not": alliance_or_not, "cede_or_not": never, "consent_or_not": never,
    "join_or_not": never,
}  # fmt: skip
BOT = Greedy()
