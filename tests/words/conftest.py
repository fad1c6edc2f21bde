"""In tests, what cannot be said raises."""

from collections.abc import Iterator

import pytest

from feldherr import games
from feldherr.words import Words

games.register("ford", "tests.ford")


@pytest.fixture(autouse=True)
def loud(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(Words, "loud", True)
    yield
