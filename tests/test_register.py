"""Games are found by name; a test, or a server started by one, can add its own."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from feldherr import games
from tests.ford import GAME


@pytest.fixture
def register() -> Iterator[None]:
    """The register as it was before."""
    kept = dict(games._modules)
    yield
    games._modules.clear()
    games._modules.update(kept)
    games.game.cache_clear()


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
