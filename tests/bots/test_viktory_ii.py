"""Viktory II's levels: whole turns varied unit by unit, judged by a learned value; no ship waits for ever."""

from __future__ import annotations

import random
from typing import Any

import pytest

from feldherr.bots.search.bot import Search
from feldherr.bots.search.gestures import Gesture
from feldherr.bots.viktory_ii import guide as places
from feldherr.bots.viktory_ii.guide import Guide
from feldherr.bots.viktory_ii.intents import drawn, said
from feldherr.bots.viktory_ii.learned.features import COUNTED, TERMS, features
from feldherr.bots.viktory_ii.learned.value import by_seat
from feldherr.bots.viktory_ii.manner import OWN
from feldherr.bots.viktory_ii.outlook import Outlook
from feldherr.bots.viktory_ii.taste import TUNED
from feldherr.bots.viktory_ii.variations import Ways, variations
from feldherr.games.viktory_ii import GAME
from feldherr.games.viktory_ii.rules.opening.options import ViktoryOptions
from feldherr.games.viktory_ii.state import enemies, units_of
from feldherr.kernel import chance
from feldherr.kernel.answers import CHANCE
from feldherr.kernel.playout import Stop, playout
from feldherr.kernel.position import Position, answer, begin
from feldherr.kernel.question import Choices, Question

SAILING = TUNED._replace(ferry=1.0)


class ByTaste:
    """Answers for all seats at once, as the levels suppose it of others."""

    def __init__(self, rng: random.Random, taste: Any = SAILING, most: int = 4000) -> None:
        self.rng, self.taste, self.most, self.answers = rng, taste, most, 0
        self.begun: dict[int, list[Any]] = {}

    def __call__(self, seat: int, choices: Choices, args: tuple[Any, ...], options: list[Any]) -> Any:
        self.answers += 1
        if self.answers > self.most:
            raise Stop
        if not (self.begun.get(seat) and self.begun[seat][0] in options):
            question = Question(seat, choices, args)
            question._options = options
            given = said(question, self.taste, self.rng)
            self.begun[seat] = list(given) if isinstance(given, Gesture) else [given]
        return self.begun[seat].pop(0)


def in_the_middle(seed: int, rounds: int = 4, **options: Any) -> Position:
    """At the beginning of somebody's moves, enemies in reach."""
    rng = random.Random(seed)
    player, position = ByTaste(rng), begin(GAME, ViktoryOptions(**options))[0]
    while not position.outcome:
        question = position.questions[0]
        if question.actor == CHANCE:
            given = chance.take(question, chance.from_random(rng))
        else:
            s, seat = position.now, question.actor
            if question.name == "unit_or_battle" and s.round >= rounds and not position.given and not any(s.flags):
                if Ways(s, seat, SAILING).targets:
                    return position
            open_ = question.options()
            given = open_[0] if len(open_) == 1 else player(seat, question.choices, question.args, open_)
        position, _ = answer(GAME, position, question.actor, given)
    return in_the_middle(seed + 100, rounds, **options)


def test_a_ship_that_cannot_stay_in_the_harbour_before_it_is_not_taken_up_for_ever() -> None:
    """With one point left it wanted to sail through: it was taken up and put down again without end."""
    rng = random.Random("speed 5")
    player = ByTaste(rng)
    s, call = GAME.begin(ViktoryOptions())
    outcome, _ = playout(GAME, s, call, player, chance.from_random(rng))
    assert outcome.winners and player.answers < 2000


def test_who_is_told_where_to_go_goes_there_and_who_is_told_to_stay_stays() -> None:
    position = in_the_middle(3)
    s, seat = position.now, position.questions[0].actor
    ways = Ways(s, seat, SAILING)
    unit = next(unit for unit in ways.units if ways.quiet(unit))
    goal = ways.quiet(unit)[0]
    sent = Outlook(s, seat, SAILING._replace(told=((unit, goal),)))
    assert sent.goal(s, seat, unit) and sent.reached[unit].keys() == {goal}
    stays = SAILING._replace(told=tuple((one, s.where[one]) for one in units_of(s, seat)))
    kept = Outlook(s, seat, stays)
    assert not any(kept.goal(s, seat, one) for one in units_of(s, seat)) and not kept.voyages


def test_a_varied_turn_can_be_carried_out_and_some_go_at_one_target_together() -> None:
    joint = 0
    for seed in range(4):
        position = in_the_middle(seed)
        s, seat, rng = position.now, position.questions[0].actor, random.Random(seed)
        best = drawn(GAME, position, seat, SAILING, rng)
        assert best
        found = variations(GAME, position, seat, best, rng, 12)
        assert found[0] == best and len(found) > 3 and len(set(found)) == len(found)
        for turn in found:
            reached = position
            for given in turn:
                question = reached.question(seat)
                assert question and given in question.options()
                reached, _ = answer(GAME, reached, seat, given)
            goals = [goal for _, goal in turn.intent.told if enemies(s, seat, s.held[goal])]
            joint += len(goals) > len(set(goals))
    assert joint


@pytest.mark.parametrize("players", [2, 3, 5])
def test_the_learned_value_is_a_chance_for_any_number_of_players(players: int) -> None:
    position = in_the_middle(1, players=players)
    s = position.now
    found = by_seat(s)
    assert len(found) == players and sum(found) == pytest.approx(1) and all(0 < one < 1 for one in found)
    assert sorted(name for names in TERMS.values() for name in names) == sorted(COUNTED)
    assert all(len(features(s, seat)) == len(COUNTED) for seat in range(players))
    before, seat = by_seat(s)[0], 0
    for unit in units_of(s, seat):
        s.where[unit], s.kind[unit] = s.where[unit], 0
    assert by_seat(s)[0] < before, "without troops one has hardly a chance"


def test_each_round_of_variations_has_its_part_of_the_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where only the time counts, the first comparison used to take all of it."""
    position, varied = in_the_middle(2), list[int]()
    guide = Guide(OWN._replace(rounds=3))
    now = iter(range(10_000))

    def vary(position: Position, question: Question, best: Any, rng: random.Random, wanted: int) -> list[Any]:
        varied.append(next(now))
        return Guide.vary(guide, position, question, best, rng, wanted)

    monkeypatch.setattr(places, "GUIDE", guide)
    monkeypatch.setattr("feldherr.bots.search.bot.guide_of", lambda *_: Varied(guide, vary))
    bot = Search("search:1s", 240, 600.0, endless=True)
    bot.clock = lambda: float(next(now))
    seat = position.questions[0].actor
    assert bot.choose(GAME, position, seat, random.Random(1)) in position.questions[0].options()
    assert len(varied) == 2 and varied[0] < 200 and varied[1] < 300


class Varied:
    """A guide that tells when it is asked to vary."""

    def __init__(self, guide: Guide, vary: Any) -> None:
        self.guide, self.vary = guide, vary

    def __getattr__(self, name: str) -> Any:
        return getattr(self.guide, name)
