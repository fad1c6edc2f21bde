"""The rulebook's examples, as they are offered to be followed."""

from __future__ import annotations

from feldherr.server.lobby.examples import listing

GAME = "triomphe-a-marengo"


def test_most_of_the_rulebook_can_be_followed() -> None:
    found = listing(GAME)
    assert len(found) >= 12
    assert all(set(example.text) == {"en", "de"} and example.rules for example in found)
