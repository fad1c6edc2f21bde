"""A game in the terminal: played to its end, taken back, explained, kept, and proof against anything typed."""

import io
import random
import re
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from rich.console import Console

from feldherr import games
from feldherr.cli.terminal.screen import Terminal
from feldherr.cli.terminal.session import PERSON, Session, seed_of
from feldherr.cli.terminal.voice import Voice
from feldherr.kernel import record
from tests.cli.conftest import Feldherr


def seated(players: tuple[str, str], seed: str = "x") -> tuple[Session, Voice, io.StringIO]:
    game = games.game("ford")
    session = Session.begin(game, game.options_type(), players, seed_of(seed))
    return session, Voice(game, "en", session.table.options), io.StringIO()


@pytest.mark.parametrize("players", [(PERSON, "random"), ("random", PERSON), (PERSON, PERSON)])
@pytest.mark.parametrize("seed", ["a", "b"])
def test_a_whole_game_is_played_through_the_terminal(players: tuple[str, str], seed: str) -> None:
    session, voice, screen = seated(players, seed)
    rng = random.Random(seed)

    def player(prompt: str) -> str:
        if "Press Enter" in prompt:
            return ""
        options = session.question(session.waiting()[0]).options()
        return str(rng.randint(1, len(options))) if len(options) > 1 else ""

    assert Terminal(session, voice, Console(file=screen, width=100), player).run()
    assert session.over
    assert "The game is over." in screen.getvalue()
    found = record.load(session.game, session.file.read_text("utf-8"))
    assert record.verify(session.game, found) > 1
    assert found.header.players == players


def test_the_board_the_prompt_its_rule_and_numbered_options_are_shown(feldherr: Feldherr) -> None:
    shown = feldherr("play", "ford", "--seed", "1", typed="q\n").stdout
    assert re.search(r"0 Camp +.*(infantry|cavalry|artillery) \d ·\d.* ↔ 1", shown)
    assert re.search(r"3 Farm +4 × \? ·\d+", shown)
    assert "North: Give a command: march or attack.  FO §2.1" in shown
    assert "  1  March from the camp to the hill\n" in shown
    assert "  a  March from the camp to the hill with 3 blocks\n" in shown
    assert "The game is kept in " in shown


def test_what_happened_is_told_with_its_rule(feldherr: Feldherr) -> None:
    shown = feldherr("play", "ford", "--seed", "1", typed="d\nq\n").stdout
    assert "• North marches to the ford with 3 blocks.  FO §2.3" in shown


def test_a_piece_is_described_where_only_its_number_is_named(feldherr: Feldherr) -> None:
    shown = feldherr("play", "ford", "--seed", "1", typed="1\nq\n").stdout
    assert re.search(r"  1  Block \d \((infantry|cavalry|artillery) \d\)", shown)


def test_the_opponents_pieces_stay_hidden(feldherr: Feldherr) -> None:
    shown = feldherr("play", "ford", "--seed", "1", "--side", "south", "--map", typed="b\nb 1\nm\nw p0\nl\nq\n").stdout
    north = [line for line in shown.splitlines() if re.search(r"·[0-7]\b", line)]
    assert north and not any("infantry" in line or "cavalry" in line or "artillery" in line for line in north)


def test_undo_takes_the_last_answer_back_and_says_when_it_cannot(feldherr: Feldherr) -> None:
    shown = feldherr("play", "ford", "--seed", "1", typed="u\n1\nu\nq\n").stdout
    assert "Nothing can be taken back" in shown
    assert shown.count("Give a command") == 2


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("w 3", "FO §2.1"),
        ("w farm", "✗ March from"),
        ("w 2", "This can be chosen now: option 3."),
        ("w march from 0 to 1", "This can be chosen now: option 1."),
        ("w march from 0 to 4", "FO §2.2  Neighbours."),
        ("w p9", "? ·9, 3 Farm\n✗ Block 9"),
        ("w nowhere", "Nothing here is called “nowhere”"),
        ("w 77", "Nothing here is called “77”"),
        ("w 1>9", "Nothing here is called “1>9”"),
        ("w 0>1", "0→1"),
        ("w", "Why not what?"),
        ("march from 0 to 4", "FO §2.2  Neighbours."),
        ("name 3", "“name 3” is not open to you now."),
        ("mix 3", "“mix 3” is not open to you now."),
        ("undo 3", "Nothing can be taken back"),
        ("99", "There is no option 99; there are 1 to 4."),
        ("0", "There is no option 0"),
        ("9" * 5000, "There is no option 999"),
        ("²", "is no command and no answer here"),
        ("", "Type a number from 1 to 4"),
        ("hello [bold]", "“hello [bold]” is no command"),
        ("?", "take back your last answer"),
        ("b hill", "room for 16 pieces"),
        ("b nowhere", "Nothing here is called “nowhere”"),
        ("m", "1·N4"),
        ("l", "North draws up its blocks."),
        ("l 0", ">"),
        ("r", "FO §2.1  Commands"),
        ("r 3.2", "FO §3.2"),
        ("r 3", "FO §3.3"),
        ("r nine", "There is no rule nine."),
        ("i", "Mix the blocks in the camp"),
        ("i 99", "Mix the blocks in the camp"),
        ("i 1", "North mixes 4 blocks in the camp."),
        ("mix 0", "North mixes 4 blocks in the camp."),
        (".", "Give a command"),
        ("draw", "The draw is declined."),
        ("decline", "No draw is offered."),
        ("resign\nno", "Really resign?"),
        ("resign\nyes", "South wins by resignation."),
        ("s /", "/ cannot be written"),
        ("s\x00", "is no command"),
        ("s a\x00b", "cannot be written"),
    ],
)
def test_whatever_is_typed_is_answered_with_a_sentence(feldherr: Feldherr, typed: str, answer: str) -> None:
    result = feldherr("play", "ford", "--seed", "1", typed=f"{typed}\nq\n")
    assert result.exit_code == 0
    assert answer in result.stdout


def test_bytes_that_are_no_text_are_no_command(feldherr: Feldherr) -> None:
    assert feldherr("play", "ford", typed=b"\xff\xfe\n1\n\xc3\n").exit_code == 0


@settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.lists(st.text(max_size=12) | st.sampled_from(["1", "2", "", "u", "w p3", "a", "draw", "i 1", "b", "l"])))
def test_no_input_crashes_the_terminal(lines: list[str]) -> None:
    session, voice, screen = seated((PERSON, "random"))
    rest = iter(lines)

    def player(prompt: str) -> str:
        for line in rest:
            return line
        raise EOFError

    Terminal(session, voice, Console(file=screen, width=80), player, True).run()


def test_leaving_in_the_middle_and_going_on_gives_the_same_game(feldherr: Feldherr, tmp_path: Path) -> None:
    feldherr("play", "ford", "--seed", "5", "--against", "random", typed="d\nd\n")
    kept = next((tmp_path / "saves").glob("ford*"))
    broken = kept.read_text("utf-8")
    shown = feldherr("play", "--load", kept, typed="1\n").stdout
    assert "South: random (the computer)" in shown
    assert kept.read_text("utf-8").startswith(broken.rstrip()[:200])
    assert feldherr("play", "--last", "--lang", "de", typed="").stdout.count("Süd: random (der Computer)") == 1
    feldherr("play", "ford", "--seed", "5", "--against", "random", typed="d\nd\n1\n")
    newest = max((tmp_path / "saves").glob("ford*"), key=lambda path: path.stat().st_mtime_ns)
    assert newest != kept and newest.read_text("utf-8") == kept.read_text("utf-8")


def test_a_full_disk_does_not_end_the_game(feldherr: Feldherr, monkeypatch: pytest.MonkeyPatch) -> None:
    written: list[Path] = []

    def write(path: Path, content: str) -> None:
        written.append(path)
        if len(written) > 1:
            raise OSError(28, "No space left on device")

    monkeypatch.setattr("feldherr.cli.saves.write", write)
    result = feldherr("play", "ford", typed="1\nu\nq\n")
    assert result.exit_code == 0 and result.stdout.count("cannot be written: No space left on device.") == 2
    result = feldherr("play", "ford")
    assert result.exit_code == 1 and "Set FELDHERR_SAVES" in result.stderr


def test_a_copy_is_saved_where_the_player_says(feldherr: Feldherr, tmp_path: Path) -> None:
    path = tmp_path / "deep" / "copy.txt"
    assert f"Saved: {path}" in feldherr("play", "ford", typed=f"s {path}\nq\n").stdout
    assert feldherr("play", "--load", path, typed="q\n").exit_code == 0


def test_between_people_at_one_screen_falls_a_curtain(feldherr: Feldherr) -> None:
    shown = feldherr("play", "ford", "--hot-seat", "--seed", "1", typed="4\n\nq\n").stdout
    before, _, after = shown.partition("South to decide. Nobody else looks at the screen? Press Enter.")
    assert before.endswith("─\n") and "\n" * 50 in before
    assert "South: Give a command" in after and "4 × ? ·" in after


def test_people_at_one_screen_agree_on_a_draw(feldherr: Feldherr) -> None:
    shown = feldherr("play", "ford", "--hot-seat", typed="draw\ndraw\n4\n\ndraw\n").stdout
    assert "You have offered a draw already." in shown
    assert "North offers a draw" in shown
    assert "A draw by agreement." in shown
    shown = feldherr("play", "ford", "--hot-seat", typed="draw\n4\n\ndecline\ndecline\nq\n").stdout
    assert "The offer is off the table." in shown and "No draw is offered." in shown


def test_a_recorded_game_can_be_played_on_from_any_answer(feldherr: Feldherr, kept: Path) -> None:
    before = kept.read_text("utf-8")
    shown = feldherr("play", "--load", kept, "--at", "4", "--against", "random", typed="1\nq\n").stdout
    assert "Turn 1 of 12: North to command" in shown and "South: random" in shown
    assert kept.read_text("utf-8") == before


def test_a_finished_game_shows_its_end(feldherr: Feldherr, kept: Path) -> None:
    assert "The game is over." in feldherr("play", "--load", kept).stdout


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["chess"], "there is no game 'chess'"),
        (["ford", "--against", "karpov"], "There is no opponent 'karpov'"),
        (["ford", "--side", "west"], "There is no seat 'west'"),
        (["ford", "--hot-seat", "--side", "north"], "--hot-seat seats people everywhere"),
        (["ford", "--at", "3"], "--at goes on from a recorded game"),
        (["ford", "--options", "turns"], "'turns' is no option"),
        (["ford", "--options", "turns=many"], "The options of ford: turns=12, morale=6."),
        (["ford", "--options", "{"], "The options of ford"),
        (["ford", "--options", "colour=red"], "The options of ford"),
        (["ford", "--lang", "fr"], "fr"),
    ],
)
def test_wrong_usage_is_explained_and_exits_with_2(feldherr: Feldherr, words: list[str], sentence: str) -> None:
    result = feldherr("play", *words)
    assert result.exit_code == 2
    assert bare(sentence) in bare(result.stderr)


def bare(words: str) -> str:
    return re.sub(r"[\s│╭╮╰╯─]+", "", words).casefold()


def test_options_of_the_game_are_taken(feldherr: Feldherr) -> None:
    for options in ("turns=3,morale=2", '{"turns": 3, "morale": 2}'):
        shown = feldherr("play", "ford", "--options", options, typed="q\n").stdout
        assert "Turn 1 of 3" in shown and "Morale 2" in shown


@pytest.mark.parametrize("content", ["", "feldherr record 1\ngame \"chess\"\nrules 1\n\n", "\x00"])
def test_a_file_that_is_no_game_of_ours_exits_with_1(feldherr: Feldherr, tmp_path: Path, content: str) -> None:
    path = tmp_path / "x"
    path.write_text(content)
    result = feldherr("play", "--load", path)
    assert result.exit_code == 1 and str(path) in result.stderr and result.stdout == ""
    missing = feldherr("play", "--load", tmp_path / "nothing")
    assert missing.exit_code == 1 and "cannot be read" in missing.stderr


def test_there_is_no_last_game_before_the_first(feldherr: Feldherr) -> None:
    result = feldherr("play", "--last")
    assert (result.exit_code, result.stderr) == (1, "No game has been kept yet.\n")


def test_control_c_keeps_the_game(monkeypatch: pytest.MonkeyPatch, feldherr: Feldherr) -> None:
    def interrupted(prompt: str = "") -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupted)
    result = feldherr("play", "ford")
    assert result.exit_code == 130 and "The game is kept in" in result.stdout
