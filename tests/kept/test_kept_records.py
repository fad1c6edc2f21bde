"""Records an earlier version has written are read, come to the same position or end, and can be played on."""

import random
import shutil
from pathlib import Path

import msgspec
import pytest
from typer.testing import CliRunner

from feldherr import games
from feldherr.cli import app
from feldherr.cli.terminal.session import Session
from feldherr.kernel import record
from feldherr.kernel.game import Game
from tests.kept.expected import HERE, RECORDS, agree, read, stands

KEPT = read().records
OVER = sorted(name for name, expected in KEPT.items() if expected.outcome)
RUNNING = sorted(KEPT.keys() - set(OVER))


def path(name: str) -> Path:
    return HERE / RECORDS / name


def game_of(name: str) -> Game:
    return games.game(KEPT[name].game)


@pytest.mark.parametrize("game", games.GAMES)
def test_records_of_every_game_are_kept_running_in_the_middle_of_something_and_over(game: str) -> None:
    ours = [expected for expected in KEPT.values() if expected.game == game]
    running = [expected for expected in ours if not expected.outcome]
    assert len(running) >= 2 and any(expected.given for expected in running)
    assert any(expected.outcome and expected.outcome.manner not in ("resigned", "agreed") for expected in ours)
    assert any(expected.undone for expected in ours)


def test_every_record_in_the_folder_is_expected_to_be_there() -> None:
    assert sorted(file.name for file in (HERE / RECORDS).iterdir()) == sorted(KEPT)


@pytest.mark.parametrize("name", sorted(KEPT))
def test_a_kept_record_comes_to_where_it_stood_and_is_written_again_as_it_was(name: str) -> None:
    game, content = game_of(name), path(name).read_text("utf-8")
    found = record.load(game, content)
    table = record.replay(game, found)
    assert agree(stands(table), KEPT[name], found.header.rules)
    again = record.dump(game, table, players=found.header.players, seed=found.header.seed)
    assert again.partition("\n\n")[2] == content.partition("\n\n")[2]


@pytest.mark.parametrize("name", OVER)
def test_the_dice_of_a_kept_record_that_is_over_are_verified(name: str) -> None:
    told = CliRunner().invoke(app, ["verify", str(path(name)), "--json"], catch_exceptions=False)
    expected = {"verified": True, "draws": KEPT[name].draws, "answers": KEPT[name].entries}
    assert told.exit_code == 0 and msgspec.json.decode(told.stdout) == expected


@pytest.mark.parametrize("name", RUNNING)
def test_a_kept_record_that_is_not_over_is_played_on(name: str, tmp_path: Path) -> None:
    session = Session.load(game_of(name), Path(shutil.copy(path(name), tmp_path)))
    assert agree(stands(session.table), KEPT[name], read().rules[KEPT[name].game])
    rng, most = random.Random(name), KEPT[name].entries + 20
    while not session.over and len(session.table.entries) < most:
        seat = session.bot_to_move()
        if seat is not None:
            session.let_bot_answer(seat)
        else:
            seat = rng.choice(session.waiting())
            session.play(seat, [rng.choice(session.question(seat).options())])
    assert not session.trouble and len(session.table.entries) > KEPT[name].entries
    assert stands(Session.load(session.game, session.file).table) == stands(session.table)
