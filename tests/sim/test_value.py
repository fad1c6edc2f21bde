"""`feldherr learn`: games are kept and gone on with; what is learned from them is sound, and said with its measure."""

from __future__ import annotations

import math
import random
from pathlib import Path

import msgspec
import numpy as np
import pytest
from typer.testing import CliRunner

from feldherr.bots.learned import Seen, Value
from feldherr.cli.app import app
from feldherr.sim import learning
from feldherr.sim.learning import Told

NAME = "trench-club"


def lot(count: int, seed: int = 1) -> list[Told]:
    """Games of one position each, won with the odds 2a - b + 0.5; the third number never changes."""
    rng, out = random.Random(seed), []
    for number in range(count):
        a, b = rng.gauss(0, 1), rng.gauss(0, 1)
        mover = rng.randrange(2)
        won = float(rng.random() < 1 / (1 + math.exp(-(2 * a - b + 0.5))))
        scores = [won, 1 - won] if mover == 0 else [1 - won, won]
        out.append(Told(number, scores, [Seen(mover, [a, 7.0], [b, 7.0], 0.5)]))
    return out


def test_what_counts_is_found_and_what_never_changes_counts_nothing() -> None:
    report = learning.learn(("strength", "fixed"), lot(4000), "a note")
    value = report.value
    assert value.mover["strength"] == pytest.approx(2, abs=0.25)
    assert value.other["strength"] == pytest.approx(-1, abs=0.2)
    assert value.even == pytest.approx(0.5, abs=0.15) and value.note == "a note"
    assert "fixed" not in value.mover and "fixed" not in value.other
    assert (report.games, report.positions, report.unseen) == (4000, 4000, 800)
    assert report.learned < report.former == pytest.approx(np.log(2), abs=1e-9)
    assert sum(many for many, _, _ in report.bins) == 800
    assert all(abs(said - won) < 0.15 for many, said, won in report.bins if many > 50)


def test_every_fifth_game_is_only_measured_on() -> None:
    """If the unseen games go the other way, what is learned stays and its loss shows it."""
    games = lot(1000)
    turned = [told if told.number % 5 else Told(told.number, told.scores[::-1], told.seen) for told in games]
    one, other = (learning.learn(("strength", "fixed"), some) for some in (games, turned))
    assert one.value == other.value
    assert other.learned > other.base > one.learned


def test_a_value_in_use_is_measured_on_all_games_and_a_wrong_one_is_found_out() -> None:
    """Who knows the odds is right in every tenth; who says the opposite is worse than who knows nothing."""
    right = Value(0.5, {"strength": 2.0}, {"strength": -1.0}, "by hand")
    wrong = Value(-0.5, {"strength": -2.0}, {"strength": 1.0})
    games = lot(4000, 2)
    good, bad = (learning.check(value, ("strength", "fixed"), games) for value in (right, wrong))
    assert (good.note, good.games, good.positions) == ("by hand", 4000, 4000)
    assert good.learned < good.base < bad.learned and good.former == pytest.approx(np.log(2))
    assert sum(many for many, _, _ in good.bins) == 4000
    assert all(abs(said - won) < 0.08 for many, said, won in good.bins if many > 100)


def test_games_are_kept_and_gone_on_with(tmp_path: Path) -> None:
    place = tmp_path / "games.jsonl"
    first = list(learning.gather(NAME, 2, 3, place))
    assert [told.number for told in first] == [0, 1]
    place.write_bytes(place.read_bytes() + b'[2,[1.0')  # broken off while it was written
    more = list(learning.gather(NAME, 3, 3, place))
    assert [told.number for told in more] == [2]
    found = learning.kept(place)
    assert list(found) == [0, 1, 2] and found[0] == learning.played(NAME, 3, 0)
    seen = found[0].seen
    assert len(seen) > 4 and len(seen[0].own) == len(learning.teacher(NAME).COUNTED)
    assert sum(found[0].scores) == 1 and 0 < seen[-1].former < 1


def test_the_command_learns_and_says_how_good_it_is(tmp_path: Path) -> None:
    games, to = tmp_path / "games.jsonl", tmp_path / "value.json"
    args = ["learn", "trench", "--games", "12", "--out", str(games), "--to", str(to)]
    told = CliRunner().invoke(app, args)
    assert told.exit_code == 0, told.output
    assert "12 games" in told.output and "log-loss on these" in told.output
    value = msgspec.json.decode(to.read_bytes(), type=Value)
    assert value.note == "feldherr learn trench-club --games 12 --seed 0" and value.mover["forts"]
    again = CliRunner().invoke(app, [*args, "--json"])
    report = msgspec.json.decode(again.output)
    assert report["games"] == 12 and len(games.read_bytes().splitlines()) == 12
    assert msgspec.json.decode(to.read_bytes(), type=Value) == value


def test_the_command_measures_the_value_in_use_and_learns_nothing(tmp_path: Path) -> None:
    games, to = tmp_path / "games.jsonl", tmp_path / "value.json"
    args = ["learn", "trench", "--check", "--games", "10", "--out", str(games), "--to", str(to)]
    told = CliRunner().invoke(app, [*args, "--seed", "77"])
    assert told.exit_code == 0, told.output
    assert "10 games" in told.output and "all unseen" in told.output and not to.exists()
    again = CliRunner().invoke(app, [*args, "--seed", "77", "--json"])
    assert msgspec.json.decode(again.output)["note"] == "feldherr learn trench-club --games 1000 --seed 2"
    seen = CliRunner().invoke(app, [*args, "--seed", "2"])
    assert seen.exit_code == 1 and "learned from games of this seed" in seen.output


def test_a_game_that_cannot_be_learned_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("feldherr.sim.learning.module_of", lambda *_: None)  # as of a game from outside
    told = CliRunner().invoke(app, ["learn", "triomphe-a-marengo"])
    assert told.exit_code == 1 and "says nothing of what could be learned" in told.output
