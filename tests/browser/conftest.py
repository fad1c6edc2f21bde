"""A browser and a server for each file of tests."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from feldherr import games
from tests.browser.house import PATIENCE, House, Person, chromium, serving

games.register("ford", "tests.ford")
expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with chromium() as found:
        yield found


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with serving(tmp_path_factory.mktemp("data")) as found:
        yield found


@pytest.fixture
def person(browser: Browser, house: House) -> Iterator[Callable[..., Person]]:
    """Makes people; they leave when the test is over, and none of their pages may have complained."""
    people: list[Person] = []

    def come(language: str = "en", **context: Any) -> Person:
        people.append(Person(browser, house, language, **context))
        return people[-1]

    yield come
    for somebody in people:
        somebody.close()
