"""Both runners play the same game, from any question, also in the middle of a secret round."""

from __future__ import annotations

import random
from collections import defaultdict, deque
from collections.abc import Callable
from typing import Any

import pytest

from feldherr.kernel.answers import CHANCE, Given, Outcome, Rolled
from feldherr.kernel.ask import Ask
from feldherr.kernel.chance import from_random
from feldherr.kernel.event import Event
from feldherr.kernel.game import Emit, Game
from feldherr.kernel.playout import Stop, play_on, playout
from feldherr.kernel.position import Position, answer, begin
from feldherr.proving.battery.play import Walk
from tests.ford import GAME as FORD
from tests.ford import Options
from tests.ford.actions import Name
from tests.kernel.script import ROLL, SHOUT, Diary, Script, more_numbers, note, numbers
from tests.kernel.test_together import GAME as SECRET


class Dictated:
    """Gives each seat the answers it gave where it had a choice, and chance the faces it showed."""

    def __init__(self, decisions: list[Given]) -> None:
        self.left: dict[int, deque[Any]] = defaultdict(deque)
        for seat, choice in decisions:
            self.left[seat].append(choice)
        self.faces: deque[int] = deque()

    def player(self, seat: int, choices: Callable[..., Any], args: tuple[Any, ...], options: list[Any]) -> Any:
        choice = self.left[seat].popleft()
        assert choice in options
        return choice

    def below(self, n: int) -> int:
        """As `chance.take` asks for them: dice alone are dictated."""
        if not self.faces:
            self.faces.extend(face - 1 for face in self.left[CHANCE].popleft().faces)
        return self.faces.popleft()


def finish(game: Game, position: Position, rng: random.Random) -> tuple[Position, list[Given], list[Event]]:
    """Play a position to its end by replay: the end, the decisions, what happened."""
    decisions, told = list[Given](), list[Event]()
    while position.outcome is None:
        question = rng.choice(position.questions)
        if question.actor == CHANCE:
            choice: Any = Rolled(tuple(rng.randint(1, question.args[1]) for _ in range(question.args[0])))
        else:
            choice = rng.choice(question.options())
        if question.actor == CHANCE or len(question.options()) > 1:
            decisions.append(Given(question.actor, choice))
        position, news = answer(game, position, question.actor, choice)
        told += news
    return position, decisions, told


def in_the_middle(game: Game, options: Any, seed: int, steps: int) -> Position:
    walk = Walk(game, options, seed, talk=0.1, resign=0)
    for _ in range(steps):
        if walk.table.outcome is None:
            walk.step()
    return walk.table.position


@pytest.mark.parametrize("game", [FORD, SECRET], ids=lambda game: game.name)
def test_a_playout_from_any_question_equals_the_replay(game: Any) -> None:
    seen = set()
    for seed in range(120):
        start = in_the_middle(game, Options(turns=4, morale=3), seed, 3 + seed % 17 * 2)
        if start.outcome or start.questions[0].actor == CHANCE:
            continue
        seen.add(tuple(q.name for q in start.questions))
        end, decisions, told = finish(game, start, random.Random(seed))
        script, state, events = Dictated(decisions), game.copy(start.settled), list[Event]()
        outcome, _ = playout(game, state, start.call, script.player, script.below, start.given, events.append)
        assert outcome == end.outcome and state == end.now and not any(script.left.values())
        assert events[start.told :] == told
    assert any(len(names) > 1 for names in seen)


def test_a_playout_starts_inside_a_round_in_which_some_have_answered() -> None:
    """What the seats answered before the round is not handed out in it again."""
    position, _ = begin(SECRET, None)
    for seat, choice in ((0, Name(1)), (0, Name(2)), (1, Name(0)), (0, Name(3)), (2, Name(1))):
        position, _ = answer(SECRET, position, seat, choice)
    state = SECRET.copy(position.settled)
    playout(SECRET, state, position.call, lambda *asked: asked[3][0], from_random(random.Random(1)), position.given)
    assert state.lines[:4] == [
        "before 1", "0 planned (7, 7, 2, 3, 0, 1)", "1 planned (7, 7, 0, 0, 0, 1)", "2 planned (7, 7, 1, 0, 0, 1)",
    ]  # fmt: skip


def shouting(s: Diary, ask: Ask, emit: Emit, round: int) -> None:
    note(s, emit, f"first {ask(0, numbers, s, 3).block}")
    note(s, emit, f"second {ask(1, numbers, s, 3).block}")
    chosen = ask.several(0, more_numbers, s, 3)
    note(s, emit, f"third {[name.block for name in chosen]}")


@pytest.mark.parametrize("said", [[SHOUT], [SHOUT, SHOUT], [ROLL], [SHOUT, ROLL]])
@pytest.mark.parametrize("first", [[], [Name(1)], [Name(1), Name(2)], [Name(1), Name(2), Name(0)]])
def test_a_playout_starts_where_something_was_said_last(said: list[Any], first: list[Any]) -> None:
    """Also where what was said has asked chance, which has not answered yet."""
    game = Script(shouting)
    position, _ = begin(game, None)
    for choice in first:
        position, _ = answer(game, position, position.questions[0].actor, choice)
    for what in said:
        position, _ = answer(game, position, 1, what)
    outcome, _ = play_on(game, position, lambda *asked: asked[3][-1], from_random(random.Random(1)))
    assert outcome.manner == "end"


def test_something_said_in_a_round_reaches_the_playout_once() -> None:
    position, _ = begin(SECRET, None)
    for seat, choice in ((0, Name(1)), (1, Name(0)), (2, SHOUT), (0, ROLL)):
        position, _ = answer(SECRET, position, seat, choice)
    state = SECRET.copy(position.settled)
    playout(SECRET, state, position.call, lambda *asked: asked[3][0], from_random(random.Random(1)), position.given)
    assert state.lines[1] == "2 shouts" and state.lines[2].startswith("0 rolls")
    assert sum("shouts" in line for line in state.lines) == 1


def test_only_questions_with_a_choice_are_counted_and_put_to_the_player() -> None:
    asked: list[int] = []

    def player(seat: int, choices: Any, args: Any, options: list[Any]) -> Any:
        asked.append(len(options))
        return options[0]

    state, call = FORD.begin(Options(turns=2))
    _, decisions = playout(FORD, state, call, player, from_random(random.Random(3)))
    assert decisions == len(asked) and min(asked) > 1


def test_a_player_may_leave_a_playout() -> None:
    def player(*asked: Any) -> Any:
        raise Stop

    state, call = FORD.begin(Options())
    with pytest.raises(Stop):
        playout(FORD, state, call, player, from_random(random.Random(3)))


def test_a_finished_game_is_played_out_already() -> None:
    position = Walk(FORD, Options(turns=1), 1).to_the_end(500).position
    assert play_on(FORD, position, lambda *asked: None, from_random(random.Random(1))) == (position.outcome, 0)
    assert isinstance(position.outcome, Outcome)


def test_playing_on_leaves_the_position_alone() -> None:
    position = in_the_middle(FORD, Options(), 5, 20)
    before = FORD.copy(position.settled)
    play_on(FORD, position, lambda *asked: asked[3][0], from_random(random.Random(1)))
    assert position.settled == before
