"""Fuzzing and measuring from the command line, on Ford."""

import json
import sys
from pathlib import Path

import pytest

from feldherr.proving.battery import fuzz
from feldherr.proving.battery.coverage import Coverage
from feldherr.proving.battery.fuzz import Failure, Report
from feldherr.proving.battery.reach import Unreached
from feldherr.proving.mutation import refusals as mutation
from feldherr.proving.mutation.refusals import Mutant, Result
from tests.cli.conftest import Feldherr


def test_random_games_are_played_under_every_check(feldherr: Feldherr, tmp_path: Path) -> None:
    (tmp_path / "one.toml").write_text('title = "x"\ngame = "ford"\nseed = 1\nsteps = ["north: resign"]\n', "utf-8")
    result = feldherr("fuzz", "ford", "--games", "3", "--jobs", "1", "--every", "50", "--scenarios", tmp_path, "--json")
    assert result.exit_code == 0, result.stdout
    found = json.loads(result.stdout)
    assert found["games"] == 3 and found["failures"] == [] and found["answers"] > 30
    assert "Resigned" not in found["unreached"]["events"]


def report(failures: tuple[Failure, ...], unreached: Unreached) -> Report:
    coverage = Coverage()
    coverage.games, coverage.answers, coverage.checks = 2, 3000, 40
    coverage.outcomes.update(time=2)
    coverage.worlds.update(commands=7, front_block=3)
    return Report("ford", coverage, failures, unreached, 4.0)


def test_a_clean_run_says_what_it_came_to(feldherr: Feldherr, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fuzz, "fuzz", lambda *_, **__: report((), Unreached((), (), ())))
    result = feldherr("fuzz", "ford", "--minutes", "0.1")
    assert result.exit_code == 0
    for sentence in (
        "ford: 2 games, 3,000 answers, 40 checks in 4 s (0.5 games a second).", "Ended: time 2.",
        "Other worlds compared: 10; fewest at front_block: 3.", "Every question, event and refusal was reached.",
        "No check failed.",
    ):  # fmt: skip
        assert sentence in result.stdout


def test_a_failure_names_its_record_and_exits_with_1(feldherr: Feldherr, monkeypatch: pytest.MonkeyPatch) -> None:
    broken = report((Failure(7, "undo", "went too far", "x/ford-7.feldherr"),), Unreached(("commands",), (), ()))
    monkeypatch.setattr(fuzz, "fuzz", lambda *_, **__: broken)
    result = feldherr("fuzz", "ford")
    assert result.exit_code == 1
    assert result.stderr == "Game 7 broke undo: went too far\n  feldherr replay x/ford-7.feldherr\n"
    assert "Never reached: 1 questions" in result.stdout
    assert json.loads(feldherr("fuzz", "ford", "--json").stdout)["failures"][0]["seed"] == 7


def test_the_speed_of_a_game_is_measured(feldherr: Feldherr) -> None:
    shown = feldherr("bench", "ford", "--seconds", "0.05").stdout
    assert "ford: " in shown and "whole random games/s" in shown and "moves/s of python-chess" in shown
    found = json.loads(feldherr("bench", "ford", "--seconds", "0.05", "--json").stdout)
    assert found[0]["game"] == "ford" and found[0]["decisions_per_second"] > 0 and found[0]["steps_per_second"] is None


def test_the_environment_is_measured_beside_the_game(feldherr: Feldherr, monkeypatch: pytest.MonkeyPatch) -> None:
    shown = feldherr("bench", "triomphe-a-marengo", "--seconds", "0.05", "--environment").stdout
    assert "steps/s of the environment" in shown and "of decisions/s" in shown
    monkeypatch.setitem(sys.modules, "feldherr.sim.environment", None)
    result = feldherr("bench", "triomphe-a-marengo", "--seconds", "0.05", "--environment")
    assert result.exit_code == 2 and "install the extra `lab`" in result.stderr


def mutated(monkeypatch: pytest.MonkeyPatch, *fates: str) -> None:
    found = [Result(Mutant("tests.ford.choices", 20, "condition", "commands", ("2.2",)), fate) for fate in fates]  # type: ignore[arg-type]
    monkeypatch.setattr(mutation, "mutate", lambda *_: found)


def test_refusals_that_tests_would_miss_are_named(feldherr: Feldherr, monkeypatch: pytest.MonkeyPatch) -> None:
    mutated(monkeypatch, "killed", "survived", "untested")
    result = feldherr("rules", "ford", "2.2", "--mutate")
    assert result.exit_code == 1
    assert "commands (tests.ford.choices:20) 2.2: no test noticed that it was gone." in result.stderr
    assert "ford: 3 refusals disabled in turn: 1 killed, 1 survived, 1 untested." in result.stdout
    found = feldherr("rules", "ford", "2.2", "--mutate", "--json")
    assert [one["fate"] for one in json.loads(found.stdout)] == ["killed", "survived", "untested"]


def test_when_every_refusal_would_be_missed_all_is_well(feldherr: Feldherr, monkeypatch: pytest.MonkeyPatch) -> None:
    mutated(monkeypatch, "killed")
    assert feldherr("rules", "ford", "2.2", "--mutate").exit_code == 0


def test_refusals_are_disabled_only_where_the_tests_pass(feldherr: Feldherr, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> None:
        raise ValueError("the tests must pass before")

    monkeypatch.setattr(mutation, "mutate", refuse)
    result = feldherr("rules", "ford", "2.2", "--mutate")
    assert (result.exit_code, result.stderr) == (1, "The tests must pass before.\n")
    monkeypatch.setattr("feldherr.cli.proving.mutate.home", lambda name: None)
    assert "this is an installed copy" in feldherr("rules", "ford", "2.2", "--mutate").stderr
    assert "this is an installed copy" in feldherr("rules", "ford", "--mutate").stderr


def test_rules_of_a_game_that_is_loaded_already_cannot_be_changed(feldherr: Feldherr) -> None:
    result = feldherr("rules", "ford", "--mutate", "--sample", "1")
    assert (result.exit_code, result.stderr) == (1, "Ford is loaded already: changes to it would not be seen.\n")


def test_fuzz_used_wrongly_exits_with_2(feldherr: Feldherr) -> None:
    assert feldherr("fuzz", "ford", "--games", "1", "--minutes", "1").exit_code == 2
    assert feldherr("fuzz", "ford", "--games", "0").exit_code == 2
    assert feldherr("fuzz", "chess").exit_code == 2
