"""Opponents from outside: `module:name`, and any command that reads a question a line and writes an answer a line."""

from __future__ import annotations

import os
import random
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from typer.testing import CliRunner

import feldherr
from feldherr import games
from feldherr.bots.outside import Misplay, command, named
from feldherr.bots.outside.command import Command, end
from feldherr.cli import app
from feldherr.cli.terminal.session import PERSON, Session, seed_of
from feldherr.kernel.lines import write
from feldherr.sim.matches import contest
from feldherr.sim.matches.contest import Contest
from feldherr.sim.solo import Solo
from tests.ford import GAME as FORD

if "ford" not in games.names():
    games.register("ford", "tests.ford")
MINE = '''
class Last:
    """Takes the last of its options."""
    name = "last"
    def choose(self, game, position, seat, rng):
        return position.question(seat).options()[-1]
def cheat(game, position, seat, rng):
    return "the moon"
NOTHING = 3
'''
SPEAKING = """
import json, sys
for line in sys.stdin:
    asked = json.loads(line)
    {does}
"""
FIRST = 'print(json.dumps({"answer": 0}), flush=True)'


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    (tmp_path / "mine_of_all.py").write_text(MINE)
    monkeypatch.chdir(tmp_path)
    yield tmp_path
    sys.modules.pop("mine_of_all", None)


def speaker(folder: Path, does: str) -> str:
    (folder / "bot.py").write_text(SPEAKING.replace("{does}", does))
    return f"exec:{sys.executable} {folder / 'bot.py'}"


def test_an_opponent_is_named_by_module_and_name_wherever_one_is_named(here: Path) -> None:
    def told(*words: str) -> Any:
        done = CliRunner().invoke(app, [*words, "--json"], catch_exceptions=False)
        assert done.exit_code == 0, done.output
        return msgspec.json.decode(done.stdout)

    mine = "mine_of_all:Last"
    found = told("match", mine, "random", "--game", "ford", "--games", "4", "--jobs", "2")
    assert [one["bot"] for one in found["scores"]] == [mine, "random"] and found["scores"][0]["decisions"]
    rated = told("ladder", "ford", "--bots", f"random,{mine}", "--games", "2")["rated"]
    assert {one["bot"] for one in rated} == {mine, "random"}
    assert told("simulate", "ford", "--bots", f"{mine},random", "--games", "2", "--out", "some.jsonl")["games"] == 2
    assert told("questions", "ford", "--bot", mine, "--games", "1")["games"] == 1
    assert sys.path[0] != str(here), "only while it is looked for"
    assert str(here) not in sys.path


def test_what_is_no_opponent_is_a_sentence(here: Path) -> None:
    for name, sentence in {
        "mine_of_all:Nobody": "There is no 'Nobody' in the module 'mine_of_all'.",
        "no_such_module:x": "There is no module 'no_such_module' to take 'x' from.",
        "mine_of_all:NOTHING": "What mine_of_all:NOTHING names is no opponent: it has no `choose`",
        "exec:": "The opponent exec: needs a command, as in exec:./mine.",
        "../x:y": "There is no opponent '../x:y' for ford; there are: random.",
    }.items():
        done = CliRunner().invoke(app, ["match", name, "random", "--game", "ford", "--games", "1"])
        assert done.exit_code == 2 and sentence[:40] in " ".join(done.output.split()).replace("│ ", ""), done.output


def test_an_answer_that_is_not_open_ends_the_match_with_a_sentence(here: Path) -> None:
    done = CliRunner().invoke(app, ["match", "mine_of_all:cheat", "random", "--game", "ford", "--games", "1"])
    assert done.exit_code == 1
    assert "The opponent mine_of_all:cheat answered 'the moon', which is none of its options." in done.output


def test_a_record_cannot_name_one(here: Path) -> None:
    """To name one runs its code: who opens a file has not asked for that."""
    for name in ("mine_of_all:Last", "exec:touch here"):
        session = Session.begin(FORD, FORD.options_type(), ["random", PERSON], seed_of("x"))
        session.players = (name, PERSON)
        session.save()
        with pytest.raises(ValueError, match="has to be named with --against"):
            Session.load(FORD, session.file)
    assert not (here / "here").exists()
    assert Session.load(FORD, session.file, ["mine_of_all:Last", PERSON]).bots[0].name == "mine_of_all:Last"


def test_a_command_is_told_what_its_seat_sees_and_its_answer_is_played(here: Path) -> None:
    name = speaker(here, f"open('asked', 'a').write(line)\n    {FIRST}")
    played = contest.play(FORD, Contest("ford", (name, "random"), 1, 0))
    asked = [msgspec.json.decode(line) for line in (here / "asked").read_bytes().splitlines()]
    assert len(asked) == played.decisions[0] > 3
    assert all({"game", "rules", "seat", "name", "question", "options", "seed", "view"} == set(one) for one in asked)
    assert all(one["game"] == "ford" and one["seat"] == 0 and len(one["options"]) > 1 for one in asked)


def test_a_command_is_told_nothing_its_seat_does_not_know(here: Path) -> None:
    game = feldherr.game("triomphe-a-marengo", seed=3)
    name, seat = speaker(here, f"open('asked', 'a').write(line)\n    {FIRST}"), game.asked[0]
    bot = named("triomphe-a-marengo", name)
    for number in range(2):
        world = game.resample(seat, number)
        assert bot.choose(world.rules, world.position, seat, random.Random(1)) == game.legal(seat)[0]
    one, other = (here / "asked").read_bytes().splitlines()
    assert one == other
    assert game.resample(seat, 0).position.now.face != game.resample(seat, 1).position.now.face


@pytest.mark.parametrize("does,sentence", [
    ('print("what?", flush=True)', "which is no"),
    ('print(json.dumps({"answer": 99}), flush=True)', "answered 99, which is none of its"),
    ('print(json.dumps({"answer": "to the moon"}), flush=True)', "answered 'to the moon', which is none of its"),
    ('print(json.dumps({"answer": True}), flush=True)', "which is no"),
    ("sys.exit(3)", "has ended with code 3 and owes an answer"),
    ('print("x" * 100000, flush=True)', "bytes for one answer"),
    ("import time; time.sleep(60)", "has not answered within 2 seconds"),
])  # fmt: skip
def test_a_bad_answer_is_a_sentence_and_the_command_is_ended(
    here: Path, monkeypatch: pytest.MonkeyPatch, does: str, sentence: str
) -> None:
    monkeypatch.setattr(command, "PATIENCE", 2.0)
    monkeypatch.setattr(command, "FAREWELL", 0.3)
    bot, game = Command(speaker(here, does)), feldherr.game("ford")
    if "moon" not in does and "sleep" not in does:
        monkeypatch.setattr(command, "PATIENCE", 30.0)
    begun: list[Any] = []

    def ended(process: Any) -> None:
        begun.append(process)
        end(process)

    monkeypatch.setattr(command, "end", ended)
    with pytest.raises(Misplay, match=sentence):
        bot.choose(game.rules, game.position, game.asked[0], random.Random(1))
    assert begun[0].returncode is not None and bot.process is None


def test_a_command_that_is_none_is_a_sentence() -> None:
    game = feldherr.game("ford")
    with pytest.raises(Misplay, match="exec:/no/such/thing cannot be started: No such file or directory"):
        Command("exec:/no/such/thing").choose(game.rules, game.position, game.asked[0], random.Random(1))
    with pytest.raises(KeyError, match="is no command: No closing quotation"):
        Command("exec:a 'b")


def test_a_command_is_ended_with_its_game_even_if_it_will_not(here: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(command, "FAREWELL", 0.2)
    stubborn = "import os, signal\nsignal.signal(signal.SIGTERM, signal.SIG_IGN)\n"
    stubborn += "open('pid', 'w').write(str(os.getpid()))\n"
    name = speaker(here, FIRST)
    place = here / "bot.py"
    place.write_text(stubborn + place.read_text() + "\nimport time\ntime.sleep(60)\n")
    contest.play(FORD, Contest("ford", (name, "random"), 1, 0))
    process, until = int((here / "pid").read_text()), time.monotonic() + 10
    with pytest.raises(ProcessLookupError):
        while time.monotonic() < until:
            os.kill(process, 0)
            time.sleep(0.05)


def test_our_opponents_can_be_asked_from_python(here: Path) -> None:
    game, bot = feldherr.game("ford", seed=4), feldherr.bot("ford", "random", seed=1)
    while not game.outcome:
        game.play(bot(game), game.asked[0])
    same, other = feldherr.bot("viktory-ii", "search:6", seed=2), feldherr.bot("viktory", "search:6", seed=2)
    war = feldherr.game("viktory-ii", seed=1)
    assert write(same(war)) == write(other(war)) and same(war) in war.legal()
    with pytest.raises(ValueError, match="is not asked anything there"):
        same(game)
    with pytest.raises(KeyError, match="there is no opponent 'karpov'"):
        feldherr.bot("ford", "karpov")
    assert feldherr.bot("ford", "mine_of_all:Last")(feldherr.game("ford")) == feldherr.game("ford").legal()[-1]


def test_the_others_of_a_learner_may_be_anybody(here: Path) -> None:
    asked: list[int] = []

    def first(game: Any, position: Any, seat: int, rng: random.Random) -> Any:
        asked.append(seat)
        return position.question(seat).options()[0]

    for bot in (first, "mine_of_all:Last", speaker(here, FIRST)):
        solo = Solo("trench-club", seat=0, bot=bot)
        solo.reset(seed=2)
        for _ in range(40):
            solo.step(solo.legal()[0])
        solo.close()
    assert asked and set(asked) == {1}
