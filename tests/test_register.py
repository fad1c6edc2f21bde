"""Games are found by name; a test, or a server started by one, can add its own."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from feldherr import bots, games
from feldherr.analysis.chances import estimate_of
from feldherr.bots.search.bot import guide_of
from feldherr.words.sources import own
from tests.ford import GAME


@pytest.fixture
def register() -> Iterator[None]:
    """The register as it was before."""
    kept = dict(games._modules)
    yield
    games._modules.clear()
    games._modules.update(kept)
    games.look_around.cache_clear()
    games.game.cache_clear()


@pytest.fixture
def installed(register: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder with packages as pip leaves them; those that are imported from it are forgotten again."""
    monkeypatch.syspath_prepend(tmp_path)
    games.look_around.cache_clear()
    before = set(sys.modules)
    yield tmp_path
    for name in set(sys.modules) - before:
        del sys.modules[name]


def install(folder: Path, files: dict[str, str], **points: str) -> None:
    """Lay down files, and a package's entry points."""
    lines = "\n".join(f"{name.replace('_', '-')} = {module}" for name, module in points.items())
    about = {"METADATA": "Name: away\nVersion: 1", "entry_points.txt": f"[{games.GROUP}]\n{lines}\n"}
    for name, text in (files | {f"away-1.dist-info/{name}": text for name, text in about.items()}).items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, "utf-8")


def test_a_game_is_found_in_an_installed_package(installed: Path) -> None:
    install(installed, {"away_ford/__init__.py": "from tests.ford import GAME"}, away_ford="away_ford")
    assert games.names()[-1] == "away-ford" and games.package("away-ford") == "away_ford"
    assert games.game("away-ford") is GAME


def test_an_installed_package_does_not_take_the_place_of_ours(installed: Path) -> None:
    install(installed, {}, viktory_ii="tests.ford")
    assert games.package("viktory-ii") == "feldherr.games.viktory_ii"


@pytest.mark.parametrize(
    ("source", "why"),
    [
        ("import nothing_of_this_name", r"No module named 'nothing_of_this_name' \(.*__init__.py, line 1\)"),
        ("x = 1\nfrom os import nothing", r"cannot import name 'nothing' from 'os'.*__init__.py, line 2"),
        ("def f(:", r"SyntaxError: .*__init__.py, line 1"),
        ("1 / 0", r"ZeroDivisionError: .*__init__.py, line 1"),
        ("", "has no attribute 'GAME'"),
    ],
)
def test_a_package_that_does_not_load_is_a_sentence(installed: Path, source: str, why: str) -> None:
    install(installed, {"broken/__init__.py": source, "broken/text/en.ftl": "br-a = A"}, broken="broken")
    with pytest.raises(games.Unplayable, match=f"broken cannot be played, for its package broken does not .*{why}"):
        games.game("broken")
    assert own("broken", "en") == "br-a = A", "the texts of all games are read together"


def test_a_package_that_is_gone_has_no_texts_and_is_a_sentence(installed: Path) -> None:
    games.register("gone", "nothing_of_this_name")
    assert own("gone", "en") == ""
    with pytest.raises(games.Unplayable, match="No module named 'nothing_of_this_name'"):
        games.game("gone")


def test_opponents_guide_and_chances_are_looked_for_in_the_games_own_package(installed: Path) -> None:
    files = {
        "away_ford/__init__.py": "from tests.ford import GAME",
        "away_ford/bots/__init__.py": "NAMES = ('bold',)",
        "away_ford/bots/bold.py": "from feldherr.bots.random import BOT",
        "away_ford/guide.py": "GUIDE = 'a guide'",
        "away_ford/bots/chances.py": "chances = 'some chances'",
        "plain/__init__.py": "from tests.ford import GAME",
    }
    install(installed, files, away_ford="away_ford", plain="plain")
    assert bots.names("away-ford") == ("random", "bold", "recruit", "captain", "marshal")
    assert bots.bot("away-ford", "bold").name == "random" and bots.usual("away-ford") == "recruit"
    assert bots.bot("away-ford", "marshal").name == "marshal"
    guide: object = guide_of("away-ford")
    assert guide == "a guide" and str(estimate_of("away-ford", guide_of("away-ford"))) == "some chances"
    assert bots.names("plain") == ("random",) and not bots.searched("plain")
    with pytest.raises(LookupError, match="plain has no guide"):
        guide_of("plain")


def test_a_game_is_registered_by_name_and_module(register: None) -> None:
    games.register("a-ford", "tests.ford")
    assert "a-ford" in games.names() and games.package("a-ford") == "tests.ford"
    assert games.game("a-ford") is GAME


def test_games_are_registered_as_the_environment_names_them(register: None) -> None:
    games.register_all("one=tests.ford, two = tests.ford,")
    assert {"one", "two"} <= set(games.names()) and games.game("two") is GAME
    games.register_all("")


def test_our_own_games_stay_what_they_are() -> None:
    assert set(games.GAMES) <= set(games.names())
    with pytest.raises(ValueError, match="is a game already"):
        games.register(games.GAMES[0], "tests.ford")


@pytest.mark.parametrize("ask", [games.package, games.game])
def test_a_game_there_is_not_gets_a_sentence(ask: object) -> None:
    assert callable(ask)
    with pytest.raises(KeyError, match=r"there is no game 'halma'; there are: .*triomphe-a-marengo"):
        ask("halma")
