"""Trench Club's levels think out a turn as a whole, once, and carry it out; what they think of a position."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from feldherr.bots.search.bot import Search
from feldherr.bots.search.guide import ENOUGH
from feldherr.bots.search.plans import BEGUN, MOST, Begun, Plan
from feldherr.bots.trench_club.greedy import Greedy
from feldherr.bots.trench_club.guide import CLASSIC as FORMER
from feldherr.bots.trench_club.guide import GUIDE, Guide
from feldherr.bots.trench_club.learned import value
from feldherr.bots.trench_club.learned.features import COUNTED, features
from feldherr.bots.trench_club.manner import OWN
from feldherr.bots.trench_club.standing import chance
from feldherr.bots.trench_club.taste import PLAIN, TUNED
from feldherr.bots.trench_club.turns import turns
from feldherr.games.trench_club import GAME
from feldherr.games.trench_club import actions as a
from feldherr.games.trench_club.rules.opening.options import TrenchClubOptions
from feldherr.games.trench_club.rules.units import ATTACK, FOOT
from feldherr.games.trench_club.state import State
from feldherr.kernel import chance as luck
from feldherr.kernel.answers import CHANCE
from feldherr.kernel.position import Position, answer, begin
from feldherr.kernel.question import Question
from tests.trench_club.scene import Scene, world


def first_turn(seed: int, **options: Any) -> Position:
    """The position in which the first unit is to be moved."""
    rng = random.Random(seed)
    position, _ = begin(GAME, TrenchClubOptions(**options))
    while position.questions[0].name != "unit_to_move":
        question = position.questions[0]
        if question.actor == CHANCE:
            given = luck.take(question, luck.from_random(rng))
        else:
            given = GUIDE.order(question, (), rng)[0]
        position, _ = answer(GAME, position, question.actor, given)
    return position


def carried_out(position: Position, player: Search, forget: bool = False) -> Counter[str]:
    """Let the player answer until the dice are thrown, or the turn is over; the questions it was asked."""
    seat, asked, rng = position.questions[0].actor, Counter[str](), random.Random(1)
    while position.questions and position.questions[0].name in ("unit_to_move", "step", "attacker_to_name",
                                                                "target_to_attack"):  # fmt: skip
        if forget:
            BEGUN.rest.clear()
        question = position.questions[0]
        given = player.choose(GAME, position, seat, rng)
        assert given in question.options()
        asked[question.name] += 1
        position, _ = answer(GAME, position, seat, given)
    return asked


def test_a_turn_is_thought_out_once(monkeypatch: pytest.MonkeyPatch) -> None:
    thought, think = list[str](), Search.think

    def noted(self: Search, game: Any, position: Position, question: Question, rng: random.Random) -> Any:
        thought.append(question.name)
        return think(self, game, position, question, rng)

    monkeypatch.setattr(Search, "think", noted)
    BEGUN.rest.clear()
    asked = carried_out(first_turn(1), Search("x", 12))
    assert thought == ["unit_to_move"]
    assert asked["step"] > 3


def test_without_what_was_kept_it_thinks_anew() -> None:
    assert carried_out(first_turn(1), Search("x", 12), forget=True)["unit_to_move"] > 2


def test_who_has_another_budget_has_other_plans() -> None:
    begun, position = Begun(), first_turn(1)
    seat = position.questions[0].actor
    plan = turns(position, seat, random.Random(1), TUNED, 2)[0]
    begun.keep(GAME, position, seat, (12, False, False), plan)
    following, _ = answer(GAME, position, seat, plan[0])
    assert begun.carried_on(GAME, following, seat, (12, False, False)) == plan[1:]
    assert begun.carried_on(GAME, following, seat, (13, False, False)) is None
    assert begun.carried_on(GAME, following, seat, (12, True, False)) is None, "another manner"
    assert begun.carried_on(GAME, position, seat, (12, False, False)) is None


def test_what_is_kept_is_forgotten_in_time() -> None:
    begun, position = Begun(), first_turn(1)
    seat = position.questions[0].actor
    plan = turns(position, seat, random.Random(1), TUNED, 2)[0]
    for budget in range(MOST + 5):
        begun.keep(GAME, position, seat, (budget, False, False), plan)
    assert len(begun.rest) == MOST


@pytest.mark.parametrize("options", [{}, {"mode": "four"}, {"mode": "coop"}, {"mode": "solo"}, {"trenches": True}])
def test_turns_end_otherwise_and_where_they_say(options: dict[str, Any]) -> None:
    most = 0
    for seed in range(3):
        position = first_turn(seed, **options)
        seat = position.questions[0].actor
        found = turns(position, seat, random.Random(3), TUNED, 5)
        ends = set()
        for plan in found:
            reached = position
            for given in plan:
                reached, _ = answer(GAME, reached, seat, given)
            assert isinstance(plan, Plan) and plan.leads_to is not None
            end: State = plan.leads_to.settled
            assert reached.now.where == end.where
            ends.add((*end.where, *end.turn.attacks))
        assert len(ends) == len(found)
        most = max(most, len(found))
    assert most > 1


def test_a_conquest_that_wins_is_made() -> None:
    text = world("germany infantry 15.10", "france infantry 18.12", "fort 0 germany", "fort 1 germany",
                 "fort 3 germany", "fort 4 germany", "fort 2 france")  # fmt: skip
    scene = Scene(text)
    player, rng = Search("x", 12), random.Random(1)
    while not scene.position.outcome:
        given = player.choose(GAME, scene.position, 0, rng)
        scene.position, _ = answer(GAME, scene.position, 0, given)
    assert scene.position.outcome.winners == (0,)


def test_chances_know_forts_and_who_stands_before_them() -> None:
    forts = ("fort 0 germany", "fort 1 germany", "fort 3 france", "fort 4 france")
    units = ("germany tank 17.7", "germany infantry 15.10", "france tank 17.12", "france infantry 18.12")
    even, more, far = (
        Scene(world(*lines)).s
        for lines in ((*units, *forts), (*units, *forts, "fort 2 germany"),
                      ("germany tank 17.7", "germany infantry 19.9", *units[2:], *forts))
    )  # fmt: skip
    learned = Guide(OWN._replace(learned=True))
    for guide, said in ((FORMER, chance), (GUIDE, chance), (learned, value.chance)):
        assert said(even, 0) == pytest.approx(1 - said(even, 1))
        assert min(said(more, 0), said(even, 0)) > said(far, 0)
        assert guide.values(even) == [said(even, 0), said(even, 1)]
    assert chance(more, 0) > chance(even, 0), "who has the fort is better off than who stands before it"


def test_who_cannot_tell_two_turns_apart_goes_by_greedys_taste_step_by_step() -> None:
    position, rng, asked = first_turn(1), random.Random(2), 0
    while asked < 40 and not position.outcome:
        question = position.questions[0]
        if question.actor == CHANCE:
            choice = luck.take(question, luck.from_random(rng))
        else:
            choice = Greedy(PLAIN).answer(question, random.Random(asked))
            assert GUIDE.propose(GAME, position, question, random.Random(asked), ENOUGH - 1) == [choice]
            asked += 1
        position, _ = answer(GAME, position, question.actor, choice)
    assert asked == 40


def before_the_first_turn(seed: int) -> Position:
    """The position in which the first army is to be chosen."""
    rng = random.Random(seed)
    position, _ = begin(GAME, TrenchClubOptions())
    while position.questions[0].name != "army_to_use":
        question = position.questions[0]
        chosen = question.actor == CHANCE
        given = luck.take(question, luck.from_random(rng)) if chosen else GUIDE.order(question, (), rng)[0]
        position, _ = answer(GAME, position, question.actor, given)
    return position


def test_which_army_begins_is_thought_about() -> None:
    """No army is best everywhere; it is played to the end with each."""
    chosen = set()
    for seed in range(4):
        position = before_the_first_turn(seed)
        seat = position.questions[0].actor
        chosen.add(Search("x", 200).choose(GAME, position, seat, random.Random(1)))
        assert Search("x", 200, classic=True).choose(GAME, position, seat, random.Random(1)).army == 0, "by rote"
    assert len(chosen) > 1


def test_armies_are_split_in_several_ways_and_soldiers_never_go_alone() -> None:
    splits = set()
    for seed in range(12):
        s: State = before_the_first_turn(seed).now
        for power in (0, 1):
            own = [u for u, who in enumerate(s.owner) if who == power]
            armies = [[s.kind[u] for u in own if s.army[u] == army] for army in range(3)]
            splits.add((power, *(tuple(army) for army in armies)))
            assert all(any(ATTACK[kind][0] and not FOOT[kind] for kind in army) for army in armies if army)
    assert len(splits) > 3
    with_rote = {tuple(first_split(seed)) for seed in range(6)}
    assert len(with_rote) == 1


def first_split(seed: int) -> list[int]:
    """How the first opponents split, whatever the luck."""
    rng = random.Random(seed)
    position, _ = begin(GAME, TrenchClubOptions())
    while position.questions[0].name == "unit_to_assign":
        question = position.questions[0]
        position, _ = answer(GAME, position, question.actor, FORMER.order(question, (), rng)[0])
    s: State = position.now
    return list(s.army)


def test_in_the_opening_a_unit_that_stays_is_a_candidate() -> None:
    position = first_turn(1)
    seat = position.questions[0].actor
    taste = GUIDE.propose(GAME, position, position.questions[0], random.Random(1), 600)
    assert len(taste) > 2
    stays = [[given for given in plan if isinstance(given, a.Take | a.Go)] for plan in taste]
    assert len({len(one) for one in stays}) > 1, "some go nowhere"
    assert len(turns(position, seat, random.Random(1), TUNED, 8)) < len(taste)


def counted(*lines: str) -> dict[str, float]:
    """What is counted of Germany."""
    return dict(zip(COUNTED, features(Scene(world(*lines)).s, 0), strict=True))


def test_what_is_counted_means_what_its_name_says() -> None:
    own = ("germany infantry 15.10", "germany tank 17.7 damage 2", "fort 0 germany", "fort 2 france")
    free, siege = counted(*own, "france infantry 0.0"), counted(*own, "france howitzer 15.13", "france tank 16.11")
    assert free["forts"] == 1 and free["before"] == 1 and free["soldiers"] == 2, "one more stands far away"
    assert free["price"] == 12 and free["hurt"] == 16 and free["kind_tank"] == pytest.approx(4 / 6)
    assert free["before_safe"] == 1 and free["under_fire"] == free["in_reach"] == 0, "nobody can shoot at him"
    assert siege["under_fire"] == 1 and siege["doomed"] == 1 and siege["before_safe"] == 0
    assert free["near"] > 4, "he stands at the door, the other is on the way"
    assert len(COUNTED) == len(set(COUNTED))
