"""Exercises: each has one best answer, proven by looking through everything; what is false is found out."""

from __future__ import annotations

import random
from itertools import product

import pytest
from msgspec.structs import replace

from feldherr import games
from feldherr.exercises import speech
from feldherr.exercises.checking import prove
from feldherr.exercises.drill import Drill, Worse
from feldherr.exercises.exercise import LEVELS, RECORDS, exercises, folder_of, levels, opened
from feldherr.exercises.motif import alike, classes
from feldherr.exercises.motifs import motifs
from feldherr.exercises.solving import Solver
from feldherr.kernel.answers import Illegal
from feldherr.kernel.lines import write
from feldherr.words.formatting import Words

SAMPLE = 2
"""So many of each game are proven here, those cut earliest; `feldherr exercises check` proves all."""
GAMES = tuple(games.GAMES)


def earliest(game: str) -> list[str]:
    return sorted(exercises(game), key=lambda name: (exercises(game)[name].entry, name))


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_fifty_in_three_levels(game: str) -> None:
    found = exercises(game)
    assert len(found) >= 50
    level = levels(found.values())
    assert all(list(level.values()).count(one) >= 16 for one in LEVELS)
    records = {one.record for one in found.values()}
    assert records == {path.stem for path in folder_of(game).glob(f"*.{RECORDS}")}
    places = [(one.record, one.entry, one.motif, one.target) for one in found.values()]
    assert len(set(places)) == len(places)


@pytest.mark.parametrize("game", GAMES)
def test_a_sample_is_proven(game: str) -> None:
    for name in earliest(game)[:SAMPLE]:
        assert prove(game, exercises(game)[name]).faults == ()


def test_what_is_false_is_found_out() -> None:
    game = "trench-club"
    one = exercises(game)[earliest(game)[0]]
    others = opened(game, one).position.question(one.seat)
    assert others is not None
    other = next(write(option) for option in others.options() if write(option) != one.best)
    assert "the best answer is" in prove(game, replace(one, best=other)).faults[0]
    assert "answers, depth" in prove(game, replace(one, answers=one.answers + 1)).faults[0]
    assert "nobody is asked" in prove(game, replace(one, entry=one.entry - 1)).faults[0]


@pytest.mark.parametrize("game", GAMES)
def test_the_best_line_solves_it_and_every_other_first_answer_is_answered(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Words, "loud", True)
    drill = Drill(opened(game, exercises(game)[earliest(game)[0]]))
    assert speech.goal(drill).keys() == {"en", "de"}
    for option, _ in drill.solution.values[1:]:
        with pytest.raises(Worse) as worse:
            drill.take(drill.start(), (write(option),))
        said = speech.worse(drill, worse.value)
        assert drill.game.option(worse.value.question, drill.solution.best) and all(said.values())
    stand = drill.start()
    while not stand.solved:
        choice = drill.better(stand)
        stand = drill.take(stand, (write(choice),))
    assert all(speech.right(drill).values())
    with pytest.raises(Illegal):
        drill.take(stand, (drill.laid.exercise.best,))


@pytest.mark.parametrize("game", ["triomphe-a-marengo", "napoleons-triumph"])
def test_nothing_hidden_decides(game: str) -> None:
    """Whichever world is the true one, the same is proven: the seat cannot tell them apart."""
    found = opened(game, exercises(game)[earliest(game)[0]])
    other = found.game.resample(found.position, found.task.seat, random.Random(3))
    assert found.game.write(other.now) != found.game.write(found.position.now)
    values = []
    for position in (found.position, other):
        task = found.task._replace(start=position.now)
        known = tuple(found.motif.worlds(found.game, position, task))
        solution = Solver(found.game, found.motif, task).solve(known)
        values.append([(write(option), value) for option, value in solution.values])
    assert values[0] == values[1]


def test_rolls_that_come_to_the_same_have_the_odds_of_all_of_them() -> None:
    by_class = {faces: odds for odds, faces in alike(3, classes(6, (1, 3)))}
    counted = dict.fromkeys(by_class, 0.0)
    for faces in product(range(1, 7), repeat=3):
        counted[tuple(sorted(1 if face == 1 else 3 if face <= 3 else 6 for face in faces))] += 1 / 216
    assert by_class == pytest.approx(counted) and sum(by_class.values()) == pytest.approx(1)


def test_every_motif_says_its_goal_and_its_verdicts() -> None:
    for game in GAMES:
        for kind in motifs(game):
            for part in ("", "-right", "-wrong"):
                message = f"exercise-{games.game(game).prefix.lower()}-{kind.name}{part}"
                assert all(speech.words_of(game, lang).knows(message) for lang in ("en", "de")), message


@pytest.mark.parametrize("game", GAMES)
def test_where_an_exercise_is_is_lit_on_the_map(game: str) -> None:
    for kind in motifs(game):
        name = next(name for name in earliest(game) if exercises(game)[name].motif == kind.name)
        laid = opened(game, exercises(game)[name])
        spaces = {f"space:{space.id}" for space in laid.game.board(laid.options).spaces}
        assert bool(kind.lit(laid.position, laid.task)) == bool(kind.goal(laid.game, laid.position, laid.task))
        assert set(kind.lit(laid.position, laid.task)) <= spaces


def test_what_the_table_answers_by_itself_may_be_said_too() -> None:
    """As the client does: the unit and its only target in one gesture."""
    drill = Drill(opened("trench-club", min(exercises("trench-club").values(), key=lambda one: one.entry)))
    best = write(drill.solution.best)
    alone = drill.take(drill.start(), [best])
    forced = [write(given.answer) for given in alone.position.forced if given.seat == drill.seat]
    said = drill.take(drill.start(), [best, *forced])
    assert forced and said.happened == alone.happened and said.position.now == alone.position.now


def test_another_answer_that_is_as_good_is_told_and_the_first_is_alone() -> None:
    """Of the first answers one is best; later ones may be equal, and then it is said."""
    found = {False: 0, True: 0}
    for game in ("napoleons-triumph", "trench-club"):
        for name in earliest(game)[:6]:
            drill = Drill(opened(game, exercises(game)[name]))
            stand = drill.start()
            while not stand.solved:
                options = drill.asked(stand).options()
                best = drill.better(stand) if len(options) > 1 else options[0]
                first = stand.known is drill.worlds
                stand = drill.judged(stand, best) if len(options) > 1 else drill.answered(stand, best)
                assert not (first and stand.equal), "the first is alone"
            found[stand.equal] += 1
            said = speech.right(drill, stand.equal)["en"]
            assert ("as good" in said) == stand.equal
    assert found[True] and found[False]
