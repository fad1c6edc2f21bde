"""Every command but play: what it prints, for people and for programs, and how it fails."""

import json
import shutil
from pathlib import Path
from typing import Any

import msgspec
import pytest
import typer

from feldherr import __version__, games
from feldherr.cli import app
from feldherr.cli.commands import COMMANDS, brought
from feldherr.words.rulebook import German, Ruling, rulebook
from tests.cli.conftest import Feldherr

ROOT = Path(__file__).resolve().parent.parent.parent
BOARD = ROOT / "tests" / "ford" / "data" / "board.json"


def test_the_version_is_printed(feldherr: Feldherr) -> None:
    assert feldherr("--version").stdout == f"feldherr {__version__}\n"


def test_without_a_command_help_is_shown(feldherr: Feldherr) -> None:
    result = feldherr()
    assert result.exit_code == 2
    assert "replay" in result.stdout + result.stderr


@pytest.mark.parametrize("words", [["fight"], ["replay"], ["scenario"], ["board", "paint"], ["verify", "--at", "1"]])
def test_wrong_usage_exits_with_2(feldherr: Feldherr, words: list[str]) -> None:
    assert feldherr(*words).exit_code == 2


# games ------------------------------------------------------------------------------------------------------------
def test_games_are_listed_with_seats_opponents_and_options(feldherr: Feldherr) -> None:
    shown = feldherr("games").stdout
    assert "Ford" in shown and "seats: north, south" in shown
    assert "opponents: random" in shown and "options: turns=12, morale=6" in shown
    assert "Furt" in feldherr("games", "--lang", "de").stdout


def test_games_as_json(feldherr: Feldherr) -> None:
    listed = {about["game"]: about for about in json.loads(feldherr("games", "--json").stdout)}
    assert set(listed) == set(games.names())
    assert listed["ford"]["options"] == {"turns": 12, "morale": 6}


# rules --------------------------------------------------------------------------------------------------------------
def test_rules_are_listed_by_number_and_topic(feldherr: Feldherr) -> None:
    shown = feldherr("rules", "ford").stdout
    assert "FO §2.3  Marching" in shown and "FO §3.2" in shown
    assert "§1.1  Zwei Seiten" in feldherr("rules", "marengo", "--lang", "de").stdout


def test_a_rule_is_read_in_full(feldherr: Feldherr) -> None:
    shown = feldherr("rules", "ford", "2.3").stdout
    assert "An area that the enemy holds is not entered by marching." in shown
    shown = feldherr("rules", "triomphe-a-marengo", "TM 3.11", "--lang", "en").stdout
    assert "A narrow approach is fully blocked by 1 or more pieces" in shown


def test_rulings_are_read_in_the_language_chosen(feldherr: Feldherr, monkeypatch: pytest.MonkeyPatch) -> None:
    ruling = Ruling("r1", ("2.3",), "Why?", "So.", "", German("Warum?", "Darum."))
    book = msgspec.structs.replace(rulebook("ford"), rulings=(ruling,))
    monkeypatch.setattr("feldherr.cli.reading.rules.rulebook", lambda name: book)
    assert "r1  Why? So." in feldherr("rules", "ford", "2.3", "--lang", "en").stdout
    assert "r1  Warum? Darum." in feldherr("rules", "ford", "2.3", "--lang", "de").stdout


def test_a_chapter_is_read_in_full(feldherr: Feldherr) -> None:
    shown = feldherr("rules", "ford", "2").stdout
    assert "FO §2.1" in shown and "FO §2.6" in shown and "FO §3.1" not in shown


def test_rules_as_json(feldherr: Feldherr) -> None:
    found = json.loads(feldherr("rules", "ford", "2.3", "--json").stdout)
    assert [rule["id"] for rule in found] == ["2.3"]
    assert found[0]["topic"] == {"en": "Marching", "de": "Marsch"}


def test_gaps_are_rules_without_code_or_test(feldherr: Feldherr) -> None:
    result = feldherr("rules", "ford", "--gaps", "--json")
    gaps = json.loads(result.stdout)
    assert result.exit_code == (1 if gaps else 0)
    shown = feldherr("rules", "ford", "--gaps").stdout
    assert f"ford: {len(gaps)} gaps in" in shown
    assert all(f"FO §{gap['rule']}" in shown for gap in gaps)


def test_gaps_need_the_source(feldherr: Feldherr, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("feldherr.cli.reading.rules.home", lambda name: None)
    result = feldherr("rules", "ford", "--gaps")
    assert result.exit_code == 1 and "this is an installed copy" in result.stderr
    assert "§2.3  Marching\n" in feldherr("rules", "ford").stdout


def test_a_rule_that_does_not_exist_exits_with_1(feldherr: Feldherr) -> None:
    result = feldherr("rules", "ford", "2.9")
    assert (result.exit_code, result.stderr) == (1, "There is no rule 2.9 in ford; there are 2.1 to 2.6.\n")
    assert feldherr("rules", "chess").exit_code == 2


# replay and verify --------------------------------------------------------------------------------------------------
def test_a_record_is_stepped_through(feldherr: Feldherr, kept: Path) -> None:
    shown = feldherr("replay", kept, typed="\n\n\np\n999999\nb\nn\nwhat\nq\n").stdout
    assert "The beginning" in shown and "That was the last answer." in shown
    assert "chance: shuffled" in shown and "North draws up its blocks.  FO §1.2" in shown
    assert "to command," in shown and "\nmorale " in shown, "the notation"
    assert "Enter: next" in shown


def test_a_record_is_shown_at_one_answer(feldherr: Feldherr, kept: Path) -> None:
    shown = feldherr("replay", kept, "--at", "3", "--side", "north").stdout
    assert "Answer 3 of" in shown and "The game is not over." in shown and "4 × ? ·" in shown
    last = feldherr("replay", kept, "--at", "-1").stdout
    assert "A draw" in last or "wins" in last


def test_a_record_as_json(feldherr: Feldherr, kept: Path) -> None:
    whole = json.loads(feldherr("replay", kept, "--json").stdout)
    assert whole["game"] == "ford" and whole["answers"][0]["seat"] == "chance"
    assert [answer["number"] for answer in whole["answers"]] == list(range(1, len(whole["answers"]) + 1))
    told = [sentence["text"] for answer in whole["answers"] for sentence in answer["told"]]
    assert told[0] == "North draws up its blocks." and len(told) > 20
    one = json.loads(feldherr("replay", kept, "--at", "2", "--json").stdout)
    assert one["asked"] == [{"seat": "north", "question": "commands"}]
    assert "turn 1 of 12" in one["notation"] and all("face" not in piece for piece in one["view"]["pieces"])


def test_a_record_of_other_rules_or_none_is_refused(feldherr: Feldherr, kept: Path) -> None:
    assert "There is no seat" in feldherr("replay", kept, "--side", "west").stderr
    text = kept.read_text("utf-8")
    kept.write_text(text.replace("rules 1", "rules 99"), "utf-8")
    assert "it was played under rules 99" in feldherr("replay", kept).stderr
    kept.write_text(text.replace("pass", "march from 0 to 4").replace("name 0", "name 15"), "utf-8")
    result = feldherr("replay", kept, "--at", "-1")
    assert result.exit_code == 1 and "is not among the options" in result.stderr


def test_the_draws_of_a_game_are_verified(feldherr: Feldherr, kept: Path) -> None:
    assert "draws are those the seed gives" in feldherr("verify", kept).stdout
    assert json.loads(feldherr("verify", kept, "--json").stdout)["verified"] is True


def test_a_forged_draw_is_found(feldherr: Feldherr, kept: Path) -> None:
    text = kept.read_text("utf-8")
    line = next(line for line in text.splitlines() if "shuffled" in line)
    order = line.split(" ")[-1].split(",")
    kept.write_text(text.replace(line, f"chance: shuffled {','.join(reversed(order))}"), "utf-8")
    result = feldherr("verify", kept)
    assert result.exit_code == 1 and "Draw 1 (answer 1) is not the one the seed gives." in result.stderr
    found = feldherr("verify", kept, "--json")
    assert found.exit_code == 1 and json.loads(found.stdout)["verified"] is False


def test_a_seed_that_was_not_committed_to_is_found(feldherr: Feldherr, kept: Path) -> None:
    text = kept.read_text("utf-8")
    secret = text.partition('"secret":"')[2][:64]
    kept.write_text(text.replace(secret, "0" * 64), "utf-8")
    assert "committed" in feldherr("verify", kept).stderr
    kept.write_text(text.replace(secret, "no number"), "utf-8")
    assert feldherr("verify", kept).exit_code == 1
    assert feldherr("play", "--load", kept).exit_code in (0, 1)
    kept.write_text("\n".join(line for line in text.split("\n") if not line.startswith("seed ")), "utf-8")
    assert "does not show its seed" in feldherr("verify", kept).stderr


@pytest.mark.parametrize("command", ["replay", "verify"])
def test_a_file_that_is_no_record_exits_with_1(feldherr: Feldherr, command: str, tmp_path: Path) -> None:
    for content in (b"", b"\xff\xfe\x00", b"feldherr record 1\ngame 3\n\n"):
        (tmp_path / "x").write_bytes(content)
        result = feldherr(command, tmp_path / "x")
        assert result.exit_code == 1 and result.stderr.strip().endswith((".", "'", "…")) and result.stdout == ""
    assert feldherr(command, tmp_path).exit_code == 1
    assert feldherr(command, tmp_path / "nothing").exit_code == 1


# boards -------------------------------------------------------------------------------------------------------------
def test_a_sound_board_passes_the_check(feldherr: Feldherr) -> None:
    result = feldherr("board", "check", BOARD)
    assert result.exit_code == 0, result.stderr
    assert "5 spaces, 4 edges: sound." in result.stdout
    assert json.loads(feldherr("board", "check", BOARD, "--json").stdout)["sound"] is True


def test_a_board_that_cannot_be_read_fails_the_check(feldherr: Feldherr, tmp_path: Path) -> None:
    broken = tmp_path / "board.json"
    broken.write_text(BOARD.read_text("utf-8").replace('"edges"', '"hedges"'), "utf-8")
    result = feldherr("board", "check", broken)
    assert result.exit_code == 1 and "cannot be read" in result.stderr
    assert json.loads(feldherr("board", "check", broken, "--json").stdout)["sound"] is False
    assert feldherr("board", "draw", broken).exit_code == 1
    assert feldherr("board", "check", tmp_path / "nothing").exit_code == 1


def test_a_board_is_drawn_as_a_picture(feldherr: Feldherr, tmp_path: Path) -> None:
    shutil.copy(BOARD, tmp_path / "board.json")
    assert "Drawn: " in feldherr("board", "draw", tmp_path / "board.json").stdout
    assert (tmp_path / "board.svg").read_text("utf-8").startswith("<svg")
    assert feldherr("board", "draw", BOARD, "--to", tmp_path / "x.svg").exit_code == 0
    result = feldherr("board", "draw", BOARD, "--to", tmp_path / "no" / "x.svg")
    assert result.exit_code == 1 and "cannot be written" in result.stderr


# the page on all commands ---------------------------------------------------------------------------------------------
def test_every_command_and_flag_is_on_its_page() -> None:
    page = (ROOT / "docs" / "command-line.md").read_text("utf-8")
    start: Any = typer.main.get_command(app)
    missing, waiting = [], [("feldherr", start)]
    while waiting:
        name, command = waiting.pop()
        named = command.list_commands(None) if hasattr(command, "list_commands") else []
        below = {word: command.get_command(None, word) for word in named}
        waiting += [(f"{name} {word}", inner) for word, inner in below.items()]
        section = page.partition(f"## `{name}")[2].partition("\n## ")[0]
        if not below and not section:
            missing.append(name)
        flags = {flag for param in command.params for flag in param.opts if flag.startswith("--")} - {"--help"}
        text = page if below else section
        missing += [f"{name} {flag}" for flag in flags if f"`{flag}" not in text]
    assert sorted(missing) == []


# the list of all commands ---------------------------------------------------------------------------------------------
def test_the_list_says_of_each_command_how_its_own_help_begins() -> None:
    for name, place in COMMANDS.items():
        told = " ".join((brought(name).help or "").split())
        assert told.startswith(place.line.rstrip(".")), name
