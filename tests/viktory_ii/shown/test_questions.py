"""Few questions: what differs in nothing is one answer, what is forced is not asked, and no two answers read alike."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from feldherr import bots
from feldherr.bots.player import answer
from feldherr.games.viktory_ii import GAME
from feldherr.games.viktory_ii.actions import HALT, Hit, Take
from feldherr.games.viktory_ii.board import Unit
from feldherr.games.viktory_ii.events import Revealed
from feldherr.games.viktory_ii.rules.choices.battle import unit_to_hit
from feldherr.games.viktory_ii.rules.choices.building import unit_to_eliminate
from feldherr.kernel import chance
from feldherr.kernel.answers import DONE
from feldherr.kernel.lines import write
from feldherr.kernel.question import Question
from feldherr.kernel.table import Table
from feldherr.words.formatting import of
from tests.viktory_ii.rules.test_15_vassals import VASSAL, play
from tests.viktory_ii.scene import Scene, world

ALL = dict.fromkeys(("vassals", "relocation", "balanced_land", "less_luck"), True)
WORDS = [of("viktory-ii", "en"), of("viktory-ii", "de")]


@pytest.mark.parametrize(("players", "options"), [(2, {}), (3, ALL), (4, ALL)])
def test_no_two_answers_read_alike_and_nearly_all_leave_a_choice(players: int, options: dict[str, bool]) -> None:
    rng, bot = random.Random(players), bots.bot("viktory-ii", "greedy")
    table = Table(GAME, GAME.options_type(players=players, stop_round=16, **options), lambda _: chance.from_random(rng))
    asked: Counter[str] = Counter()
    while table.outcome is None:
        question = table.position.questions[0]
        answers = question.options()
        asked["one" if len(answers) == 1 and not getattr(question, "held", False) else "more"] += 1
        for words in WORDS:
            said = [words.format(GAME.option(question, option)) for option in answers]
            assert len(set(said)) == len(said), sorted(line for line in said if said.count(line) > 1)
            assert all(line[0] == line[0].upper() for line in said), said
        table.play(question.actor, [answer(bot, GAME, table.position, question.actor, rng)])
        table.forget()
    assert asked["more"] > 100 and asked["one"] * 20 <= asked.total()


@pytest.mark.parametrize("seed", [1, 7])
def test_an_opponent_with_vassals_does_not_go_round_in_its_turn(seed: int) -> None:
    """V2 §15.64.3, ruling r65: it neither announces attacks on its vassals nor takes units up to put them down."""
    rng, bot = random.Random(seed), bots.bot("viktory-ii", "greedy")
    table = Table(GAME, GAME.options_type(players=3, stop_round=25, **ALL), lambda _: chance.from_random(rng))
    turn, answers = -1, 0
    while table.outcome is None:
        question, s = table.position.questions[0], table.position.now
        here = s.round * s.players + s.seat
        turn, answers = (turn, answers + 1) if here == turn else (here, 0)
        assert answers < 250, "a turn has an end"
        choice = answer(bot, GAME, table.position, question.actor, rng)
        if question.name == "order" and not question.going:
            assert choice != HALT or len(question.options()) == 1
        table.play(question.actor, [choice])
        table.forget()


def test_an_opponent_looks_for_no_place_among_its_vassals() -> None:
    """V2 §15.64.3: a vassal's settlement is no place to stay, however near to the enemy."""
    scene = play(
        VASSAL, "0,0 plains village red", "-2,0 plains village yellow", "units 0,0 red: 1=infantry.left1",
    )  # fmt: skip
    bot, rng = bots.bot("viktory-ii", "greedy"), random.Random(1)
    for _ in range(6):
        if scene.question.name == "what_to_place":
            break
        choice = bot.choose(GAME, scene.position, 0, rng)
        assert scene.question.name != "attack_on_vassal"
        scene.play(write(choice))


def test_of_like_units_the_first_is_offered_and_any_is_taken() -> None:
    """V2 §10.2.3, ruling r69: for hits, for units given up, for units taken up."""
    lines = ("0,0 water", "units 0,0 red: 1=frigate 2=frigate 3=infantry.aboard1 4=cavalry.aboard1 5=cavalry.aboard2 "
             "6=infantry.aboard2", "units 1,0 red: 7=infantry 8=infantry")  # fmt: skip
    s = Scene(world(*lines)).s
    both = (Unit(1), Unit(2))
    assert unit_to_hit(s, both, ()) == [Hit(Unit(1))], "the order in a hold does not matter"
    assert Hit(Unit(2)) in unit_to_hit(s, both, ()) and Hit(Unit(1)) not in unit_to_hit(s, both, (Unit(1),))
    given_up = Question(0, unit_to_eliminate, (s, (), 0, 1))
    units = [option.unit for option in given_up.options() if hasattr(option, "unit")]
    assert units == [3, 7], "one aboard of either ship, one ashore"


def test_units_given_up_are_not_asked_for_where_they_are_alike() -> None:
    """V2 §10.2.3, ruling r69"""
    scene = Scene(
        world(
            "1,0 plains village yellow", "units 0,0 red: 1=infantry 2=infantry",
            "units -3,0 yellow: 10=infantry 11=infantry 12=infantry 13=infantry 14=infantry 15=infantry 16=infantry "
            "17=infantry 18=infantry",
        )
    )  # fmt: skip
    assert scene.reserve("yellow")[0] == 0
    scene.play("take 1", "go to (1,0)", "take 2", "go to (1,0)", "fight at (1,0)", "rolled 6")
    assert scene.asked.startswith("red") and len(scene.at("(-3,0)")) == 8


def test_units_that_differ_are_asked_for_apart() -> None:
    """V2 §9.0.4: who has points left, and who has not."""
    scene = Scene(world("units 0,0 red: 1=artillery 2=artillery.over", "units 2,0 yellow: 5=infantry"))
    takes = [option for option in scene.question.options() if isinstance(option, Take)]
    assert takes == [Take(Unit(1)), Take(Unit(2))]


def test_a_turn_ends_only_when_its_player_says_so() -> None:
    """V2 §6.0.3 §13.0.2: the last placement does not carry him over the end; it can be taken back until then."""
    rng, bot = random.Random(3), bots.bot("viktory-ii", "greedy")
    table = Table(GAME, GAME.options_type(players=2, stop_round=12), lambda _: chance.from_random(rng))
    ended: Counter[str] = Counter()
    while table.outcome is None:
        question, s = table.position.questions[0], table.position.now
        choice = answer(bot, GAME, table.position, question.actor, rng)
        placing = question.name == "what_to_place" and not isinstance(choice, type(DONE))
        table.play(question.actor, [choice])
        if table.outcome is None and s.round and table.position.now.seat != s.seat:
            ended[type(choice).__name__] += 1
        elif placing and not any(isinstance(event, Revealed) for _, event in table.happened[-3:]):
            assert table.undoable(question.actor) is not None
    assert ended["Done"] > 15 and not ended["Place"] and not ended["Launch"], ended


def test_any_of_a_stack_may_be_picked_up_for_a_long_way() -> None:
    """V2 §9.0.2: who clicks on another of like units means the same."""
    scene = Scene(world("units 0,0 red: 1=infantry 2=infantry 3=cavalry")).play("take 1")
    assert {suggestion.handles[:2] for suggestion in GAME.suggestions(scene.question)} == {("piece:1", "piece:2")}
    scene.play("go to (1,0)", "halt", "take 3", "go to (0,1)")
    assert {suggestion.handles[0] for suggestion in GAME.suggestions(scene.question)} == {"piece:3"}
