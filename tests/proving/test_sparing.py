"""The battery holds that what is forced is seen by nobody and crosses no line, and that proposals are taken whole."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from feldherr import games
from feldherr.kernel.forced import Forced
from feldherr.kernel.game import Game, Suggestion
from feldherr.kernel.question import Question
from feldherr.proving.battery.contract import Bench, check_game
from feldherr.proving.battery.coverage import Broken
from feldherr.proving.battery.fuzz import options_for
from tests.ford import GAME, Ford, Options
from tests.proving.registered import NAMES

SHORT = Options(turns=3)


def broken(game: Game, check: str) -> None:
    bench = Bench(game)
    with pytest.raises(Broken, match=f"{check}: "):
        for seed in range(30):
            check_game(game, SHORT, seed, 2, bench=bench)


def test_a_forced_answer_over_a_point_of_no_return_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Forced, "line", lambda self: True)
    broken(GAME, "forced")


def test_a_question_that_others_see_not_asked_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    class Staged(Ford):
        """Others see of a march how many blocks were named."""

        def stage(self, question: Question) -> str:
            chosen = question.chosen if question.tells("chosen") else ()
            return f"{question.name.replace('_', '-')}-{len(chosen)}"

    monkeypatch.setattr(Forced, "in_thought", lambda self, question: True)
    broken(Staged(), "forced")


def test_a_proposal_that_is_not_taken_is_found() -> None:
    class Hasty(Ford):
        def suggestions(self, question: Question) -> list[Suggestion]:
            found: list[Any] = Ford.suggestions(question)
            return [replace(one, answers=(*one.answers, *one.answers[:1])) for one in found]

    broken(Hasty(), "suggestions")


def test_where_the_rules_alone_go_on_the_table_may_hold() -> None:
    """TM §12.7: a cavalry that has waited and must continue does so; a table asks first."""
    game = games.game(NAMES[0])
    check_game(game, options_for(game, 100056), 100056, 20, bench=Bench(game))
