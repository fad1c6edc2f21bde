"""Scenario files: what they can say, and the sentence for each way in which they can fail."""

import json
from pathlib import Path

import pytest

from feldherr.kernel.answers import Malformed
from feldherr.proving.battery.coverage import Coverage
from feldherr.proving.scenario import Scenario, read, run, run_file
from tests.cli.conftest import Feldherr

POSITION = """\
turn 3 of 12, north to command, 2 left
morale 6 5
mixed no no
north infantry 1 at 0
north cavalry 2 at 1
north artillery 3 at 0
north infantry 1 at 1
north cavalry 2 at 0
north artillery 3 at 2
north infantry 1 at 0
north cavalry 2 at 1
south infantry 1 at 3
south cavalry 2 at 4
south artillery 3 at 3
south infantry 1 at 4
south cavalry 2 at 3
south artillery 3 at 4
south infantry 1 at 3
south cavalry 2 at 4
"""
ATTACK = ("north: attack from 2 into 3", "south: yes", "south: name 10", "south: done", "north: name 5", "north: done")


def scenario(**more: object) -> Scenario:
    found = Scenario(**{"title": "A test", "game": "ford", "position": POSITION} | more)  # type: ignore[arg-type]
    return found


def faults(**more: object) -> str:
    return "\n".join(run(scenario(**more)).faults)


def test_steps_lead_to_the_position_and_the_log_that_are_expected() -> None:
    result = run(
        scenario(
            rules=("3.4", "4.1"),
            steps=(*ATTACK, "south: yes", "chance: rolled 5,1"),
            expect=("morale 5 5", "north artillery 2 at 2 shown", "not   morale 6 5"),
            log=("North attacks from the ford into the farm.", "South fires: 5, 1."),
            asked=("north: commands",),
        )
    )
    assert result == ("A test", 8, ())


def test_a_refusal_is_expected_with_its_rule() -> None:
    steps = ("north: !march from 0 to 4 = FO §2.2", "north: !march from 2 to 3 = 2.3", "north: !name 3", "south: !pass")
    assert faults(steps=steps) == ""
    assert "should be refused, but is open" in faults(steps=["north: !pass = 2.1"])
    assert "refused by 2.2, not by 2.3" in faults(steps=["north: !march from 0 to 4 = 2.3"])
    assert "no rule is named for it" in faults(steps=["north: !name 3 = 2.5"])
    assert "no rule is named for it" in faults(steps=["south: !pass = 2.5"])


@pytest.mark.parametrize(
    ("more", "fault"),
    [
        ({"steps": ["north march"]}, "step 1: expected 'seat: answer'"),
        ({"steps": ["north: pass = 2.1"]}, "step 1: expected 'seat: answer'"),
        ({"steps": ["west: pass"]}, "there is no seat 'west'; there are: north, south, chance"),
        ({"steps": ["north: fly"]}, "'fly' is not an answer of this game"),
        ({"steps": ["south: pass"]}, "seat 1 is not asked anything now; asked: north: commands"),
        ({"steps": ["north: march from 0 to 4"]}, "(refused by 2.2); asked: north: commands"),
        ({"steps": ["north: resign", "north: pass"]}, "the game is over (resigned)"),
        ({"expect": ["morale 6 6"]}, "not in the position: morale 6 6 (there is: morale 6 5)"),
        ({"expect": ["not morale 6 5"]}, "in the position, but should not be: morale 6 5"),
        ({"log": ["North resigns."]}, "not in the log, or not in this order: North resigns. (the log ends: nothing)"),
        ({"asked": ["south: commands"]}, "not asked: south: commands"),
        ({"outcome": "morale"}, "the game should be over (morale); asked: north: commands"),
        ({"steps": ["north: resign"], "outcome": "morale"}, "the game is over (resigned)"),
    ],
)
def test_each_fault_is_a_sentence(more: dict[str, object], fault: str) -> None:
    assert fault in faults(**more)


def test_log_sentences_keep_their_order() -> None:
    told = ("North attacks from the ford into the farm.", "South leaves the farm.")
    steps = ("north: attack from 2 into 3", "south: no")
    assert faults(steps=steps, log=told) == ""
    assert "not in this order: North attacks" in faults(steps=steps, log=told[::-1])


def test_without_a_position_the_game_begins_and_a_seed_deals() -> None:
    fresh = {"position": "", "options": {"turns": 2}, "seed": 7}
    assert faults(**fresh, steps=["north: pass"], asked=["south: commands"]) == ""
    assert faults(**fresh, expect=["turn 1 of 2, north to command, 2 left"]) == ""
    assert "asked: chance: shuffle" in faults(position="", steps=["north: pass"])


def test_what_a_scenario_comes_to_is_heard() -> None:
    coverage = Coverage()
    run(scenario(steps=(*ATTACK, "south: yes", "chance: rolled 5,1")), coverage=coverage)
    assert {"commands", "stand_or_leave", "fire_or_not"} <= set(coverage.questions)
    assert {"Attacked", "Fired"} <= set(coverage.events)
    assert {"2.2", "2.3", "3.2"} <= {verdict.rule for verdict in coverage.refusals}


def test_an_outcome_is_expected() -> None:
    assert faults(steps=["north: resign"], outcome="resigned") == ""


def test_a_record_is_taken_up_at_an_answer(kept: Path) -> None:
    more = {"position": "", "record": kept.name, "at": 2, "asked": ("north: commands",)}
    assert run(scenario(**more), kept.parent).faults == ()
    over = run(scenario(**more | {"at": -1}), kept.parent)
    assert over.faults[0].startswith("not asked: north: commands; the game is over")


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("title =", "the scenario cannot be read"),
        ('title = "x"', "missing required field `game`"),
        ('title = "x"\ngame = "ford"\nmoves = []', "unknown field `moves`"),
        ('title = "x"\ngame = "chess"', "there is no game 'chess'"),
        ('title = "x"\ngame = "ford"\nposition = "x"\nrecord = "y"', "not from both"),
        ('title = "x"\ngame = "ford"\nposition = "nonsense"', "says nothing about a position"),
        ('title = "x"\ngame = "ford"\noptions = { turns = "many" }', "the options cannot be read"),
    ],
)
def test_a_file_that_is_no_scenario_is_refused_with_a_sentence(tmp_path: Path, text: str, sentence: str) -> None:
    path = tmp_path / "x.toml"
    path.write_text(text, "utf-8")
    with pytest.raises(Malformed, match=sentence):
        run_file(path)


def test_the_example_of_the_page_runs() -> None:
    page = (Path(__file__).resolve().parent.parent.parent / "docs" / "scenarios.md").read_text("utf-8")
    for block in page.split("```toml\n")[1:]:
        assert run(read(block.partition("```")[0])).faults == ()


def test_the_command_runs_files_and_folders(feldherr: Feldherr, tmp_path: Path) -> None:
    good, bad = tmp_path / "good.toml", tmp_path / "deep" / "bad.toml"
    bad.parent.mkdir()
    good.write_text('title = "Good"\ngame = "ford"\nseed = 1\nsteps = ["north: pass"]\n', "utf-8")
    bad.write_text('title = "Bad"\ngame = "ford"\nseed = 1\nsteps = ["south: pass"]\n', "utf-8")
    result = feldherr("scenario", "run", good)
    assert result.exit_code == 0 and "✓ Good" in result.stdout and "1 of 1 scenarios" in result.stdout
    result = feldherr("scenario", "run", tmp_path)
    assert result.exit_code == 1 and "✗ Bad" in result.stdout and "1 of 2 scenarios" in result.stdout
    assert "Step 1 (south: pass): seat 1 is not asked anything now" in result.stderr
    found = json.loads(feldherr("scenario", "run", good, bad, "--json").stdout)
    assert [(one["title"], len(one["faults"])) for one in found] == [("Good", 0), ("Bad", 1)]
    for nothing in (tmp_path / "nothing.toml", tmp_path / "empty"):
        (tmp_path / "empty").mkdir(exist_ok=True)
        assert feldherr("scenario", "run", nothing).exit_code == 1
