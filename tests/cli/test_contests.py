"""Matches and ladders from the command line, on Ford."""

import json
from pathlib import Path

from tests.cli.conftest import Feldherr


def test_a_match_says_who_won_how_often(feldherr: Feldherr) -> None:
    shown = feldherr("match", "random", "random", "--game", "ford", "--games", "4", "--seed", "2")
    assert shown.exit_code == 0 and "ford: 4 games, seed 2" in shown.stdout and "s/decision" in shown.stdout
    found = json.loads(feldherr("match", "random", "random", "--game", "ford", "--games", "4", "--json").stdout)
    assert len(found["games"]) == 4 and sum(score["points"] for score in found["scores"]) == 4


def test_an_unknown_opponent_or_one_too_many_is_refused(feldherr: Feldherr) -> None:
    unknown = feldherr("match", "random", "napoleon", "--game", "ford")
    assert unknown.exit_code == 2 and "There is no opponent 'napoleon'" in " ".join(unknown.stderr.split())
    crowd = feldherr("match", "random", "random", "random", "--game", "ford")
    assert crowd.exit_code == 2 and "There are 2 sides" in crowd.stderr


def test_a_ladder_is_a_table_and_a_picture(feldherr: Feldherr, tmp_path: Path) -> None:
    place = tmp_path / "ladder.svg"
    words = ("ladder", "trench", "--bots", "random,greedy", "--games", "2", "--to", place)
    assert "Elo" in feldherr(*words).stdout and place.read_text("utf-8").startswith("<svg")
    found = json.loads(feldherr(*words, "--json").stdout)
    assert found["rated"][0]["elo"] == 1000 and found["pairs"][0]["games"] == 2
