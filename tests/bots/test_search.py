"""The search bot: it sees only its seat's view, answers legally, and the same seed gives the same answer."""

import random
from collections import Counter
from typing import Any

import pytest

from feldherr import bots, games
from feldherr.bots.search.bot import Search, guide_of
from feldherr.bots.search.gestures import Gesture
from feldherr.bots.search.levels import LEVELS, iterations
from feldherr.bots.search.tree import Edge, Node
from feldherr.bots.search.walk import LONGEST, Walk
from feldherr.games.viktory_ii.actions import HALT
from feldherr.kernel import chance
from feldherr.kernel.answers import CHANCE
from feldherr.kernel.position import Position, answer, begin
from feldherr.kernel.question import Question
from feldherr.kernel.store import encode

EACH = 2
"""So often is every question looked at in a game."""
OPEN = ("viktory-ii",)
"""Nothing is hidden, so there is only one world."""


def walk(name: str, seed: int, most: int) -> list[tuple[Position, int]]:
    """Positions of a game in which greedy and random play, at each question a few times."""
    game = games.game(name)
    rng = random.Random(seed)
    position, _ = begin(game, game.options_type())
    found, met, answers = [], Counter[str](), 0
    while not position.outcome and answers < most:
        question = rng.choice(position.questions)
        if question.actor == CHANCE:
            choice = chance.take(question, chance.from_random(rng))
        else:
            if len(question.options()) > 1 and met[question.name] < EACH and rng.random() < 0.4:
                met[question.name] += 1
                found.append((position, question.actor))
            player = "greedy" if rng.random() < 0.5 else "random"
            choice = bots.bot(name, player).choose(game, position, question.actor, rng)
        position, _ = answer(game, position, question.actor, choice)
        answers += 1
    return found


@pytest.mark.parametrize("name", games.GAMES)
def test_worlds_that_look_alike_get_the_same_answer(name: str) -> None:
    game, player = games.game(name), Search("x", 8)
    compared = 0
    for place, (position, seat) in enumerate(walk(name, 3, 260)):
        question = position.question(seat)
        assert question is not None
        given = player.choose(game, position, seat, random.Random(place))
        assert given in question.options()
        for number in range(3):
            world = game.resample(position, seat, random.Random(number))
            if encode(world) != encode(position):
                compared += 1
                assert player.choose(game, world, seat, random.Random(place)) == given, question.name
                break
        else:
            assert player.choose(game, position, seat, random.Random(place)) == given
    assert compared > 0 or name in OPEN


def test_levels_are_budgets_that_grow() -> None:
    for name in games.GAMES:
        assert bots.names(name)[-3:] == LEVELS
        budgets = [iterations(level, name) for level in LEVELS]
        assert budgets == sorted(set(budgets))
        assert [bots.bot(name, level).name for level in LEVELS] == list(LEVELS)


def test_the_laboratory_searches_with_any_budget() -> None:
    found = bots.bot("trench-club", "search:7")
    assert isinstance(found, Search) and found.iterations == 7
    with pytest.raises(KeyError, match="there is no opponent 'search:many'"):
        bots.bot("trench-club", "search:many")


def test_a_node_widens_slowly_and_comes_back_to_what_was_good() -> None:
    node, tried = Node(0), Counter[str]()
    for _ in range(200):
        option, edge = node.select(["a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k", "l", "m", "n"])
        tried[option] += 1
        node.learn(edge, 0.9 if option == "c" else 0.1)
    assert tried["c"] > 120
    assert len(tried) < 14, "not every option is worth a look"


def test_an_option_that_is_not_there_in_this_world_is_not_taken() -> None:
    node = Node(0)
    for _ in range(20):
        _, edge = node.select(["a", "b"])
        node.learn(edge, 0.5)
    assert {node.select(["b"])[0] for _ in range(5)} == {"b"}
    assert isinstance(node.edges["a"], Edge) and node.edges["b"].available > node.edges["a"].available


def test_a_playout_that_goes_in_circles_ends_where_it_is() -> None:
    position, seat = walk("viktory-ii", 3, 260)[-1]
    way = Walk(games.game("viktory-ii"), guide_of("viktory-ii"), Edge(), seat, random.Random(1))
    way.answers = LONGEST - 3
    assert sum(way.go(position, 50)) == pytest.approx(1.0)
    assert way.answers == LONGEST + 1


def test_viktory_takes_up_no_unit_that_has_nowhere_to_go() -> None:
    """It would only be put down again: the real game went round in circles."""
    left_out, game = 0, games.game("viktory-ii")
    for position, seat in [met for seed in range(6) for met in walk("viktory-ii", seed, 150)]:
        question = position.question(seat)
        if question is not None and question.name == "unit_or_battle":
            for guide in (guide_of("viktory-ii"), guide_of("viktory-ii", classic=True)):
                offered = guide.propose(game, position, question, random.Random(1), 5)
                assert all(type(option).__name__ in ("Take", "Fight") for option in offered[:-1])
                left_out += len(question.options()) - len(offered)
    assert left_out > 0


def test_viktory_puts_down_no_unit_it_has_just_taken_up() -> None:
    """Nothing would have changed, and it would be taken up again: a recruit did so for ever."""
    guide, game, kept, left_out = guide_of("viktory-ii"), games.game("viktory-ii"), 0, 0
    for position, seat in [met for seed in range(12) for met in walk("viktory-ii", seed, 150)]:
        question = position.question(seat)
        if question is not None and question.name == "order" and HALT in question.options():
            offered = guide.propose(game, position, question, random.Random(1), 5)
            begun = question.args[2]
            assert (HALT in offered) == (begun or offered[0] == HALT)
            kept, left_out = kept + begun, left_out + (HALT not in offered)
    assert kept > 0 and left_out > 0


class AtOnce:
    """As another guide does, but everything is answered at once."""

    def __init__(self, guide: Any) -> None:
        self.guide = guide

    def __getattr__(self, name: str) -> Any:
        return getattr(self.guide, name)

    def weight(self, question: Question) -> None:
        return None


def test_what_is_answered_at_once_is_one_answer_also_where_a_whole_gesture_comes() -> None:
    guide: Any = AtOnce(guide_of("viktory-ii"))
    game, rng, gestures = games.game("viktory-ii"), random.Random(3), 0
    position, _ = begin(game, game.options_type(stop_round=2))
    while position.questions:
        question = position.questions[0]
        if question.actor == CHANCE:
            given = chance.take(question, chance.from_random(rng))
        else:
            gestures += isinstance(guide.reply(question, (), rng), Gesture) and len(question.options()) > 1
            player = Search("captain", 6)
            player.guide = guide
            given = player.choose(game, position, question.actor, rng)
            assert given in question.options()
        position, _ = answer(game, position, question.actor, given)
    assert gestures
