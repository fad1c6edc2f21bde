"""A run over processes adds up what was covered; a failure leaves a record that can be opened."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

import msgspec
import pytest

from feldherr import games
from feldherr.kernel import record
from feldherr.proving.battery.coverage import Coverage, Verdict
from feldherr.proving.battery.fuzz import Failure, Task, fuzz, keep, options_for, set_up, tasks, work
from feldherr.proving.battery.reach import unreached
from tests.ford import GAME as FORD
from tests.proving.registered import NAMES


def test_a_run_over_processes_adds_up(tmp_path: Path) -> None:
    told: list[int] = []
    report = fuzz("ford", 10, every=30, processes=2, folder=tmp_path, progress=lambda done, _: told.append(done))
    assert report.failures == () and not list(tmp_path.iterdir())
    assert report.coverage.games == told[-1] == 10
    assert report.coverage.checks and report.seconds > 0
    assert set(report.scarce(10**6)) == set(report.coverage.questions)


def test_a_broken_game_leaves_its_record(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(games._modules, "breaking", "tests.proving.breaking")
    report = fuzz("breaking", minutes=1, every=30, processes=1, folder=tmp_path / "new")
    assert 10 <= len(report.failures) < 30 and report.seconds < 60
    first = report.failures[0]
    assert first.check == "crash" and "ZeroDivisionError" in first.why and "by zero" in first.why
    content = Path(first.file).read_text("utf-8")
    assert record.header_of(content).game == "ford"
    record.replay(FORD, record.load(FORD, content))


def test_work_is_handed_out_in_batches_the_thorough_first() -> None:
    assert list(tasks(7, 100, 20, 2)) == [
        Task((100,), 1), Task((101,), 1), Task((102, 103, 104, 105), 20), Task((106,), 20),
    ]  # fmt: skip
    assert list(tasks(2, 0, 20, 9)) == [Task((0,), 1), Task((1,), 1)]
    endless = tasks(None, 0, 20, 0)
    assert [next(endless).seeds[0] for _ in range(3)] == [0, 4, 8]


def test_what_a_process_does_is_what_the_battery_does() -> None:
    set_up("ford", {"ford": "tests.ford"})
    coverage, failures = work(Task((1, 2), 25))
    assert coverage.games == 2 and failures == ()


def test_a_record_is_kept_by_game_and_seed(tmp_path: Path) -> None:
    kept = keep(tmp_path, "ford", Failure(7, "end", "never", ""), "text")
    assert Path(kept.file).name == "ford-7.feldherr" and Path(kept.file).read_text("utf-8") == "text"


@pytest.mark.parametrize("name", ["ford", *NAMES])
def test_of_every_other_game_one_switch_is_thrown_or_all_are_drawn(name: str) -> None:
    game = games.game(name)
    usual = game.options_type()
    assert [options_for(game, seed) for seed in (1, 3, 5, 7)] == [usual] * 4
    switches = [field for field in usual.__struct_fields__ if isinstance(getattr(usual, field), bool)]
    assert not switches or options_for(game, 0) != usual
    for seed in range(2, 82, 4):
        seats = game.seats(options_for(game, seed))
        assert seats and options_for(game, seed) == options_for(game, seed)


def test_every_number_of_players_and_every_end_of_a_range_is_drawn() -> None:
    class Wide(msgspec.Struct, frozen=True):
        players: Literal[2, 3, 4] = 3
        day: Annotated[int, msgspec.Meta(ge=1, le=2)] = 2
        handicap: Annotated[int, msgspec.Meta(ge=0, le=22)] = 0
        last_round: Annotated[int, msgspec.Meta(ge=1, le=200)] = 40

    game = type("Drawn", (), {"options_type": Wide})()
    drawn = {options_for(game, seed) for seed in range(400)}
    assert {(one.players, one.day) for one in drawn} == {(players, day) for players in (2, 3, 4) for day in (1, 2)}
    assert {one.handicap for one in drawn} == {0, 11, 22} and {one.last_round for one in drawn} == {40}


def test_what_was_never_reached_is_listed() -> None:
    everything = unreached("tests.ford", Coverage())
    assert "fire_or_not" in everything.questions and "Fired" in everything.events
    assert {rule for refusal in everything.refusals for rule in refusal.rules} == {
        "2.1", "2.2", "2.3", "2.4", "2.5", "3.2", "3.3", "3.4",
    }  # fmt: skip
    assert everything


def test_a_refusal_counts_as_reached_where_it_is_named() -> None:
    coverage = Coverage()
    site = next(site for site in unreached("tests.ford", Coverage()).refusals if site.rules == ("2.3",))
    coverage.refusals[Verdict(site.file, site.line, "2.3")] += 1
    assert site not in unreached("tests.ford", coverage).refusals
    passed_on = next(site for site in unreached("tests.ford", Coverage()).refusals if not site.heard)
    coverage.refusals[Verdict(site.file, 10**6, "3.2")] += 1
    assert passed_on.rules == ("3.2",) and passed_on not in unreached("tests.ford", coverage).refusals
