"""Napoleon in Europe: a turn is thought out as a whole, partings and marches together, and carried out to its end."""

from __future__ import annotations

import random
from functools import cache
from itertools import islice
from typing import Any

from feldherr.bots.napoleon_in_europe.guide import CLASSIC, GUIDE
from feldherr.bots.napoleon_in_europe.lands import rounds_left
from feldherr.bots.napoleon_in_europe.outcome import Onward, leads_to
from feldherr.bots.napoleon_in_europe.staff import reply
from feldherr.bots.napoleon_in_europe.taste import TUNED
from feldherr.bots.napoleon_in_europe.turns import MOVING, Stance, alone, carried, stances, turns, varied
from feldherr.bots.search.bot import Search
from feldherr.bots.search.plans import BEGUN, Plan
from feldherr.games.napoleon_in_europe import GAME
from feldherr.games.napoleon_in_europe import actions as a
from feldherr.games.napoleon_in_europe.rules.opening.options import NapoleonOptions
from feldherr.kernel import chance
from feldherr.kernel.answers import CHANCE
from feldherr.kernel.position import Position, answer, begin


@cache
def opening(left: int) -> Position:
    """A game of three by the taste alone, where somebody with allies begins a turn with so many rounds left."""
    rng = random.Random(5)
    position, _ = begin(GAME, NapoleonOptions(players=3))
    while True:
        question = position.questions[0]
        if question.name == "opening" and rounds_left(position.now) == left:
            return position
        given: Any
        if question.actor == CHANCE:
            given = chance.take(question, chance.from_random(rng))
        else:
            given = GUIDE.reply(question, [one.answer for one in position.given], rng)
        position, _ = answer(GAME, position, question.actor, given)


def after(position: Position, plan: Plan) -> Position:
    """Where a turn leads."""
    seat = seat_of(position)
    for one in plan:
        assert one in position.questions[0].options()
        position, _ = answer(GAME, position, seat, one)
    return position


def seat_of(position: Position) -> int:
    return position.questions[0].actor


def test_peace_and_war_are_candidates_and_no_two_end_alike() -> None:
    position = opening(2)
    seat = seat_of(position)
    found = turns(GAME, position, seat, random.Random(1), TUNED, 8)
    left = [frozenset(one.seat for one in plan if isinstance(one, a.Break)) for plan in found]
    others = frozenset(range(3)) - {seat}
    assert left[0] == frozenset(), "the taste itself keeps its allies"
    assert others in left and {frozenset((one,)) for one in others} <= set(left)
    ends = [after(position, plan).now for plan in found]
    assert len(found) == 8 and len({(tuple(s.fig), tuple(s.allies)) for s in ends}) == 8


def test_a_turn_ends_where_somebody_else_has_the_word() -> None:
    position = opening(2)
    for plan in turns(GAME, position, seat_of(position), random.Random(2), TUNED, 6):
        question = after(position, plan).question(seat_of(position))
        assert question is None or question.name not in MOVING


def test_who_leaves_an_ally_makes_him_no_offer_in_the_same_turn() -> None:
    position = opening(3)
    seat = seat_of(position)
    left = frozenset(range(3)) - {seat}
    plan, _ = carried(GAME, position, seat, Stance(TUNED, left, offers=False), random.Random(1))
    assert [one.seat for one in plan if isinstance(one, a.Break)] == sorted(left)
    assert not any(isinstance(one, a.Propose) for one in plan)


def test_who_is_alone_seeks_peace_first_and_weighs_war_against_it() -> None:
    position = opening(3)
    seat = seat_of(position)
    left = frozenset(range(3)) - {seat}
    plan, _ = carried(GAME, position, seat, Stance(TUNED, left, offers=False), random.Random(1))
    war = after(position, plan)
    assert alone(war.now, seat) and not alone(position.now, seat)
    peaceful, warlike = islice(stances(war.now, seat, TUNED, random.Random(1)), 2)
    assert peaceful == Stance(TUNED), "its first thought makes offers and agrees to them"
    assert not warlike.offers and warlike.taste.stab == rounds_left(war.now) > TUNED.stab
    assert [len(one.left) for one in islice(stances(position.now, seat, TUNED, random.Random(1)), 4)] == [0, 2, 1, 1]


def test_a_plan_is_carried_on_though_the_cards_of_others_are_dealt_anew() -> None:
    position = opening(0)
    seat, player, rng = seat_of(position), Search("search", 12), random.Random(3)
    BEGUN.rest.clear()
    first = player.intend(GAME, position, seat, rng)
    assert isinstance(first, Plan) and len(first) > 3
    spent, given = player.used, list(first)
    following, _ = answer(GAME, position, seat, given[0])
    for expected in given[1:]:
        if following.question(seat) is None or len(following.questions[0].options()) == 1:
            break
        world = GAME.resample(following, seat, rng)
        assert player.choose(GAME, world, seat, rng) == expected
        following, _ = answer(GAME, following, seat, expected)
    assert player.used == spent, "nothing was thought out anew"


def test_what_is_planned_is_played_before_the_taste_goes_on() -> None:
    position = opening(1)
    seat = seat_of(position)
    plan = turns(GAME, position, seat, random.Random(4), TUNED, 2)[1]
    said = Onward([], seat, TUNED, TUNED, random.Random(1), plan)
    following = position
    for one in plan:
        question = following.questions[0]
        assert said(seat, question.choices, question.args, question.options()) == one
        following, _ = answer(GAME, following, seat, one)
    assert 0 <= leads_to(GAME, position, plan, seat, random.Random(1), TUNED, 0.0) <= 1


def test_turns_are_thought_out_only_before_anybody_has_marched() -> None:
    position = opening(2)
    seat = seat_of(position)
    question = position.questions[0]
    assert GUIDE.begins(question) and not CLASSIC.begins(question)
    plan = turns(GAME, position, seat, random.Random(1), TUNED, 1)[0]
    following, met = position, [position.questions[0]]
    for one in plan[:-1]:
        following, _ = answer(GAME, following, seat, one)
        met.append(following.questions[0])
    marched = [one for one in met if one.name == "orders" and one.s.turn.moved]
    assert marched and not any(map(GUIDE.begins, marched))


def test_the_best_turn_is_varied_by_who_stays_and_by_tastes_near_its_own() -> None:
    position = opening(2)
    seat = seat_of(position)
    best = turns(GAME, position, seat, random.Random(1), TUNED, 2)[1]
    found = varied(GAME, position, seat, best, random.Random(3), 6)
    ends = {(tuple(s.fig), tuple(s.allies)) for s in (after(position, plan).now for plan in (best, *found))}
    assert len(found) == 6 and len(ends) == 7 and all(one.intent.left == best.intent.left for one in found)
    assert any(one.intent.staying for one in found) and any(one.intent.taste != best.intent.taste for one in found)
    for one in found:
        assert not any(isinstance(way, a.From) and (way.nation, way.region) in one.intent.staying for way in one)


def test_a_desk_orders_nearly_what_the_staff_would() -> None:
    """It looks again only near what has changed: most marches of a turn are the same, and all are open."""
    position = opening(5)
    seat = seat_of(position)
    plan, _ = carried(GAME, position, seat, Stance(TUNED), random.Random(1))
    following = position
    staff = []
    while (question := following.question(seat)) and question.name in MOVING:
        staff.append(reply(question, [one.answer for one in following.given], random.Random(1), TUNED))
        following, _ = answer(GAME, following, seat, staff[-1])
    here, there = ({one for one in said if isinstance(one, a.From)} for said in (plan, staff))
    assert len(here & there) >= 0.7 * len(there) > 2
