"""A game made by `feldherr new-game` plays in the browser: by pointing, by the list, to its end."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import expect

from feldherr import games
from tests.browser.house import House, Person, serving

Come = Callable[..., Person]


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server on which it is on offer; whoever offered it before goes on doing so."""
    known = "nine-fields" in games.names()
    games.register("nine-fields", "tests.nine_fields")
    with serving(tmp_path_factory.mktemp("data")) as found:
        yield found
    if not known:
        del games._modules["nine-fields"]


def test_two_clicks_are_a_step_and_why_not_names_the_rule(person: Come) -> None:
    ann = person()
    page = ann.play_now("Nine Fields")
    expect(page.locator(".options")).to_contain_text("to field 4")
    assert page.locator(".piece").count() == 6
    ann.thing("piece:0").dispatch_event("contextmenu", ann.at("piece:0", 2))
    expect(page.locator(".bubble")).to_contain_text("§ 2.2")
    page.keyboard.press("Escape")
    ann.click("piece:2")
    ann.click("space:4")
    page.keyboard.press("Enter")  # it ends the turn, and is confirmed
    page.locator(".log li", has_text="West steps to field 4.").wait_for()
    page.locator(".log li", has_text="East steps to field").first.wait_for()


def test_a_whole_game_is_played_by_the_list_in_german(person: Come) -> None:
    ann = person("de")
    page = ann.play_now("Neun Felder")
    for _ in range(60):
        if not ann.answer():
            break
    expect(page.locator(".ending h2")).to_be_visible()
    expect(page.locator(".log")).to_contain_text("greift an")
    assert "nf-" not in page.locator("body").inner_text(), "what has no words is shown by its name"
