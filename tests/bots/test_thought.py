"""Trench Club's levels think out a turn unit by unit, with luck that belongs to who attacks."""

from __future__ import annotations

import random

import pytest

from feldherr.bots.search.bot import Search
from feldherr.bots.search.effort import Effort
from feldherr.bots.search.plans import Plan
from feldherr.bots.trench_club import onward
from feldherr.bots.trench_club.arms import HOLD, Chosen, slots_of
from feldherr.bots.trench_club.chances import chances
from feldherr.bots.trench_club.guide import GUIDE
from feldherr.bots.trench_club.manner import OWN
from feldherr.bots.trench_club.onward import Luck, comes_to
from feldherr.bots.trench_club.riding import rides
from feldherr.bots.trench_club.thought import Thought
from feldherr.bots.trench_club.turns import carried, turns
from feldherr.bots.trench_club.variations import meant
from feldherr.games.trench_club import GAME
from feldherr.games.trench_club import actions as a
from feldherr.games.trench_club.state import MOVED, State
from feldherr.kernel.position import Position, answer
from tests.bots.test_turns import first_turn
from tests.bots.test_variations import field
from tests.trench_club.scene import Scene, world


def thought(position: Position, games: int, seed: int = 1) -> Thought:
    seat = position.questions[0].actor
    return Thought(position, seat, OWN.taste, OWN.ahead, GUIDE.bot, chances, random.Random(seed), Effort(games))


def faces(luck: Luck, unit: int, count: int = 6) -> list[int]:
    luck.begin(unit)
    return [luck.below(10) for _ in range(count)]


def test_a_unit_rolls_the_same_whoever_fights_before_it() -> None:
    s = field().now
    one, other = Luck(77, s), Luck(77, s)
    assert faces(one, 2) == [*(faces(other, 1), faces(other, 2))][1]
    assert faces(one, 2) != faces(one, 3) != faces(Luck(78, s), 3)


def test_dice_fall_evenly_from_luck_to_luck_and_from_unit_to_unit() -> None:
    s = field().now
    pairs = [0] * 100
    for seed in range(5_000):
        luck = Luck(seed, s)
        first, second = faces(luck, seed % 7, 1)[0], faces(luck, seed % 7 + 1, 1)[0]
        pairs[10 * first + second] += 1
    assert sum((count - 50) ** 2 / 50 for count in pairs) < 150, "99 expected, 150 once in a thousand times"


@pytest.mark.parametrize("position", [field(), first_turn(1), first_turn(2)])
def test_a_turn_played_at_once_is_the_one_that_would_be_asked_for(
    position: Position, monkeypatch: pytest.MonkeyPatch
) -> None:
    def worth(turns_: int) -> list[float]:
        return [comes_to(GAME, position, 0, turns_, GUIDE.bot, chances, random.Random(seed)) for seed in range(4)]

    at_once = worth(1), worth(2)
    monkeypatch.setattr(onward, "able", lambda s: False)
    assert (worth(1), worth(2)) == at_once


def test_what_each_unit_could_do_can_be_carried_out() -> None:
    position = field()
    s: State = position.settled
    plan = turns(position, 0, random.Random(1), OWN.taste, 1)[0]
    slots = slots_of(s, 0, meant(plan), OWN.taste, random.Random(1))
    moving, firing = [one for one in slots if not one.fires], [one for one in slots if one.fires]
    assert len(moving) >= 3 and firing and all(one.ways[0] is None and len(one.ways) > 1 for one in slots)
    assert any((a.HALT,) in one.ways for one in moving) and all(HOLD in one.ways for one in firing)
    assert position.call is not None
    ends = set()
    for place, slot in enumerate(slots):
        for number in range(1, len(slot.ways)):
            choice = tuple(number if one == place else 0 for one in range(len(slots)))
            found = carried(s, position.call, 0, Chosen(OWN.taste, random.Random(0), slots, choice))
            assert found.leads_to is not None
            end: State = found.leads_to.settled
            if slot.fires and slot.ways[number] == HOLD:
                assert slot.unit not in [attacker for attacker, _, _ in end.turn.attacks]
            ends.add((tuple(end.where), end.turn.attacks))
            reached = position
            for given in found:
                reached, _ = answer(GAME, reached, 0, given)
            assert reached.now.where == end.where
    assert len(ends) > 8


RIDE = (
    "germany infantry 19.2", "germany transport-truck 19.3", "germany howitzer 19.8", "france tank 17.12",
    "france infantry 18.12", "fort 2 france", *(f"fort {number} germany" for number in (0, 1, 3, 4, 5)),
)  # fmt: skip


def test_a_truck_brings_a_soldier_nearer_to_a_fort() -> None:
    """TC §6.3 §6.7: he boards, it drives, he gets off; in one turn farther than he could walk."""
    position = Scene(world(*RIDE)).position
    s: State = position.settled
    found = rides(s, 0, [0, 1, 2], OWN.taste)
    assert found and found[0][0] == a.Take(0) and any(isinstance(one, a.Board) for one in found[0])
    plan = turns(position, 0, random.Random(1), OWN.taste, 1)[0]
    slots = slots_of(s, 0, meant(plan), OWN.taste, random.Random(1))
    assert slots[0].unit < 0 and len(slots[0].ways) == 1 + len(found)
    assert position.call is not None and plan.leads_to is not None
    choice = (1, *(0 for _ in slots[1:]))
    ride = carried(s, position.call, 0, Chosen(OWN.taste, random.Random(0), slots, choice))
    assert any(isinstance(one, a.Board) for one in ride) and any(isinstance(one, a.Unload) for one in ride)
    assert ride.leads_to is not None
    end: State = ride.leads_to.settled
    assert end.where[0] != plan.leads_to.settled.where[0] and end.flags[0] & MOVED


def test_what_is_thought_out_is_better_than_the_first_thought() -> None:
    """By other luck than it was found with."""
    position = first_turn(1)
    seat = position.questions[0].actor
    it = thought(position, 160)
    best, second = it.best()
    assert second is not None and best != it.first and 120 <= it.played <= 200

    def won(plan: Plan) -> float:
        assert plan.leads_to is not None
        return sum(comes_to(GAME, plan.leads_to, seat, OWN.ahead, GUIDE.bot, chances, random.Random(f"fresh {one}"))
                   for one in range(30))  # fmt: skip

    assert won(best) > won(it.first)


def test_a_conquest_is_never_put_in_question() -> None:
    text = world("germany infantry 15.10", "germany tank 17.7", "france infantry 18.12", "fort 2 france")
    position = Scene(text).position
    it = thought(position, 40)
    assert all(slot.unit != 0 for slot in it.slots)
    best, _ = it.best()
    assert best.leads_to is not None and best.leads_to.settled.fort[2] == 0


def test_who_has_a_time_stops_then() -> None:
    position, now = field(), [0.0]

    def clock() -> float:
        now[0] += 0.02
        return now[0]

    effort = Effort(50, 2.0, True, clock)
    it = Thought(position, 0, OWN.taste, 1, GUIDE.bot, chances, random.Random(1), effort)
    best, _ = it.best()
    assert best and 1.9 < now[0] < 2.5 and it.played > 50


def test_the_levels_think_so_and_a_recruit_does_not() -> None:
    position = field()
    captain, recruit = Search("captain", 40), Search("recruit", 5)
    assert captain.choose(GAME, position, 0, random.Random(1)) in position.questions[0].options()
    assert 30 <= captain.used <= 60 and isinstance(captain.second, Plan)
    recruit.choose(GAME, position, 0, random.Random(1))
    assert not recruit.used
