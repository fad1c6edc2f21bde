"""One browser and one server for all that a process tests here."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from feldherr import games
from tests.browser.house import PATIENCE, House, Person, chromium, serving

games.register("ford", "tests.ford")
expect.set_options(timeout=PATIENCE)


# For the package and no longer: while Playwright runs, no other test of the process can run a loop of its own.
@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    with chromium() as found:
        yield found


@pytest.fixture(scope="package")
def open_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with serving(tmp_path_factory.mktemp("data")) as found:
        yield found


@pytest.fixture
def house(open_house: House) -> House:
    """It stands open, whatever became of it in the test before."""
    if not open_house.running:
        open_house.start()
    return open_house


@pytest.fixture
def person(browser: Browser, house: House) -> Iterator[Callable[..., Person]]:
    """Makes people; they leave when the test is over, and none of their pages may have complained."""
    people: list[Person] = []

    def come(language: str = "en", **context: Any) -> Person:
        people.append(Person(browser, house, language, **context))
        return people[-1]

    yield come
    for somebody in people:
        somebody.context.close()
    assert [complaint for somebody in people for complaint in somebody.complaints] == []
