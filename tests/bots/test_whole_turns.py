"""Whole turns with the enemy's answer: positions that single actions lose, plans that are kept, budgets in seconds."""

from __future__ import annotations

import random

import pytest

from feldherr import bots
from feldherr.bots.player import answer as think
from feldherr.bots.search.bot import Search
from feldherr.bots.search.effort import Effort
from feldherr.bots.search.gestures import Gesture
from feldherr.bots.search.plans import Begun
from feldherr.bots.search.turns.thought import Thought
from feldherr.bots.triomphe_a_marengo import looks
from feldherr.bots.triomphe_a_marengo.guide import CLASSIC, GUIDE
from feldherr.bots.triomphe_a_marengo.manner import CLASSIC as FORMER
from feldherr.bots.triomphe_a_marengo.manner import OWN as TRIED
from feldherr.bots.triomphe_a_marengo.outlook import outlook
from feldherr.games.triomphe_a_marengo import GAME
from feldherr.games.triomphe_a_marengo.board import AUSTRIA, FRANCE
from feldherr.games.triomphe_a_marengo.state import State, level
from feldherr.kernel import chance
from feldherr.kernel.answers import CHANCE
from feldherr.kernel.position import Position, answer, resume
from tests.bots.test_pincer_marengo import one_disc_left, wins_now
from tests.triomphe_a_marengo.field import field

PINCER = """\
turn 4 austria actions
commands 3
pool 3 5
discs austria 3 4
1: 10=infantry-2 11=cavalry-2
2: 2=infantry-2 3=infantry-2 5=infantry-2 6=infantry-2 7=infantry-2 8=infantry-3 9=artillery-1
3: 26=infantry-2
5: 1=cavalry-2.known
10: 22=infantry-2
11: 20=cavalry-2 23=cavalry-1
29: 0=cavalry-2.known
30: 4=infantry-2
36: 27=cavalry-2
38: 28=infantry-2.unready
39: 25=infantry-3
45: 21=infantry-2
46: 29=infantry-2.unready 30=infantry-2.unready
11>5: 24=infantry-3
box 0: 12=cavalry-2 13=infantry-2 14=infantry-2 15=cavalry-2 16=infantry-2 17=infantry-2 18=cavalry-2 19=infantry-3
box 1: 31=infantry-2 32=infantry-2 33=cavalry-2
box 2: 34=artillery-1 35=infantry-3 36=infantry-2 37=infantry-2
box 3: 38=infantry-3
passed austria 0 4 27
passed france 12 19 20 28
"""
"""Four of seven Austrian discs lie in area 3 under one Frenchman: two attacks on him are certain, one is stopped."""
SURROUNDED = """\
turn 5 austria actions
commands 3
pool 4 6
discs austria 19 1
1: 10=infantry-2 11=cavalry-2 14=infantry-2 15=cavalry-2
2: 13=infantry-2
4: 2=infantry-2 3=infantry-2 6=infantry-2 7=infantry-2 8=infantry-3 9=artillery-1
10: 22=infantry-2
12: 1=infantry-2 5=cavalry-2
19: 25=infantry-3
38: 28=infantry-2.unready
45: 21=infantry-2
46: 29=infantry-2.unready 30=infantry-2.unready
53: 27=cavalry-2
57: 0=cavalry-2.known
58: 4=infantry-2
2>3: 12=cavalry-2.known
3>2: 26=infantry-2
5>4: 20=cavalry-2.known
5>12: 23=cavalry-1.known
11>12: 24=infantry-3
box 0: 16=infantry-2 17=infantry-2 18=cavalry-2 19=infantry-3
box 1: 31=infantry-2 32=infantry-2 33=cavalry-2
box 2: 34=artillery-1 35=infantry-3 36=infantry-2 37=infantry-2
box 3: 38=infantry-3
passed austria 0 27 29 30 35
passed france 20 28 36 39
"""
"""Marengo (12) can be attacked from three sides; who is beaten there finds no way out, and Austria is lost."""


def thinker(iterations: int) -> Search:
    player = Search("x", iterations)
    player.begun = Begun()
    return player


def standing(text: str) -> Position:
    position, _ = resume(GAME, *GAME.read(text))
    return position


def play(position: Position, players: tuple[Search, Search], seed: int, turns: int) -> Position:
    """So many turns on, each side by its player."""
    rng = random.Random(seed)
    until = turn_of(position.now) + turns
    while not position.outcome and turn_of(position.now) < until:
        question = position.questions[0]
        if question.actor == CHANCE:
            given = chance.take(question, chance.from_random(rng))
        else:
            given = think(players[question.actor], GAME, position, question.actor, rng)
        position, _ = answer(GAME, position, question.actor, given)
    return position


def turn_of(s: State) -> int:
    return 2 * s.round + s.side


@pytest.mark.parametrize("seed", range(2))
def test_an_area_is_retaken_by_two_attacks_on_one_piece(seed: int) -> None:
    """TM §9.2.2 §18.5.1: discs in an area that the enemy holds are lost when the own turn ends."""
    player = thinker(100)
    assert level(play(standing(PINCER), (player, player), seed, 1).now, AUSTRIA) == 7


@pytest.mark.parametrize("seed", [1, 2])
def test_surrounded_pieces_are_not_left_to_be_destroyed(seed: int) -> None:
    """TM §13.2.8 §18.4.1: France has two turns' worth of attacks, and the defender mostly sees it coming."""
    after = play(standing(SURROUNDED), (thinker(300), thinker(50)), seed, 2)
    assert after.outcome is None


@pytest.mark.parametrize("seed", range(2))
def test_a_forced_win_in_two_actions_is_found(seed: int) -> None:
    assert wins_now(thinker(100), seed)


def test_what_was_planned_is_not_thought_out_again() -> None:
    """Inside an action nothing is hidden from who gives it: all of it was thought out at once."""
    player, position, rng = thinker(40), one_disc_left().position, random.Random(1)
    thought: list[int] = []
    while position.questions[0].actor == AUSTRIA and not (thought and position.questions[0].name == "action_or_end"):
        given = think(player, GAME, position, AUSTRIA, rng)
        thought.append(player.used)
        position, _ = answer(GAME, position, AUSTRIA, given)
    assert len(thought) > 1 and thought[0] > 0 and len(set(thought)) == 1


def test_what_the_enemy_does_after_a_plan_is_not_played_for_it() -> None:
    position, by_turn = standing(PINCER), GUIDE.by_turn
    assert by_turn is not None

    def judged(s: State, side: int) -> float:
        counted.append(side)
        return 0.0

    counted: list[int] = []
    craft = by_turn.craft._replace(next=judged)
    thought = Thought(craft, position, position.questions[0], random.Random(1), Effort(10), 1)
    thought.world(3)
    counted.clear()
    assert thought.noted(()) and not counted


def seen_at(where: str, turn: str) -> State:
    found: State = field(where, "10: 20=infantry-2", turn=turn).position.now
    return found


def test_the_estimate_on_trial_holds_early_ground_cheaper_than_a_step_lost() -> None:
    """TM §19.3: the line counts in the evening. One rides ahead in the morning, and is worn down there."""
    ahead, behind = (seen_at(where, "4 austria") for where in ("57: 0=cavalry-1", "27: 0=cavalry-2"))
    assert outlook(behind, AUSTRIA, TRIED) > outlook(ahead, AUSTRIA, TRIED)
    assert outlook(behind, AUSTRIA, FORMER) < outlook(ahead, AUSTRIA, FORMER), "as it was"


def test_in_the_evening_who_is_beyond_the_line_counts_most() -> None:
    one, other = (seen_at(f"{area}: 0=cavalry-2", "16 austria") for area in (73, 57))
    assert outlook(one, AUSTRIA, TRIED) - outlook(other, AUSTRIA, TRIED) > TRIED.arrival / 2


def test_a_quick_turn_looks_at_attacks_and_blocks_alone() -> None:
    """TM §6.1: of what pieces near the enemy can do."""
    position = standing(PINCER)
    question = position.questions[0]
    wide, sharp = (look(question.choices, question.args, question.options()) for look in (looks.wide, looks.sharp))
    assert {o.spot for o in sharp} == {1, 2, 5, 29, 30} and set(sharp) < set(wide), "from 434, a box, nobody attacks"


def test_the_first_opponents_think_in_single_actions() -> None:
    assert GUIDE.by_turn is not None and CLASSIC.by_turn is None


def test_what_came_next_to_an_answer_begins_otherwise_and_can_be_given() -> None:
    """The coach names it, and weighs both as whole actions."""
    player, position = thinker(60), standing(PINCER)
    found = player.intend(GAME, position, AUSTRIA, random.Random(3))
    assert isinstance(found, Gesture) and isinstance(player.second, Gesture) and found != player.second
    for line in (found, player.second):
        following, said = position, list(line)
        while said and (question := following.question(AUSTRIA)):
            options = question.options()
            given = options[0] if len(options) == 1 else said.pop(0)
            assert given in options
            following, _ = answer(GAME, following, AUSTRIA, given)
        assert len(said) < len(line), "unless the enemy is asked meanwhile, all of it"
    assert found[:1] != player.second[:1] or found[1:2] != player.second[1:2]


@pytest.mark.parametrize("name", ["search:2s", "classic:0.5s", "trial:8s"])
def test_a_budget_may_be_said_in_seconds(name: str) -> None:
    player = bots.bot(GAME.name, name)
    assert isinstance(player, Search) and player.endless and f":{player.seconds:g}s" in name
    assert (player.classic, player.trial) == (name.startswith("classic"), name.startswith("trial"))


@pytest.mark.parametrize(("name", "iterations"), [("classic:0.125s", 72), ("classic:1s", 72), ("classic:2s", 144)])
def test_the_first_opponents_look_for_as_much_as_their_highest_level_did(name: str, iterations: int) -> None:
    """With an eighth of a second they would look for a hundredth of it, and be no measure."""
    assert bots.bot(GAME.name, name).iterations == iterations  # type: ignore[attr-defined]


@pytest.mark.parametrize("name", ["search:s", "classic:2", "trial:2 s", "classic:-1s", "search:.5s"])
def test_anything_else_is_no_number_of_seconds(name: str) -> None:
    if name == "classic:2":
        assert not getattr(bots.bot(GAME.name, name), "endless", None)
        return
    with pytest.raises(KeyError):
        bots.bot(GAME.name, name)


@pytest.mark.parametrize("kind", ["search", "classic", "trial"])
def test_who_has_little_time_answers_all_the_same(kind: str) -> None:
    position = one_disc_left().position
    player = bots.bot(GAME.name, f"{kind}:0.01s")
    assert player.choose(GAME, position, AUSTRIA, random.Random(1)) in position.questions[0].options()
    assert position.now.side != FRANCE
