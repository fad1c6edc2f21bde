"""What was agreed before a game is named where it is not as usual."""

from typing import Any

import pytest

from feldherr import games, words
from feldherr.kernel.text import Text
from feldherr.proving.battery.fuzz import options_for
from feldherr.words.options import choices


def named(name: str, lang: str = "en", **wish: Any) -> list[tuple[str, str]]:
    game, spoken = games.game(name), words.of(name, lang)
    rows = words.agreed(game, game.options_type(**wish))
    return [(spoken.format(row.label), said(spoken, row.value)) for row in rows]


def said(spoken: words.Words, value: Text | int | str) -> str:
    return spoken.format(value) if isinstance(value, Text) else str(value)


def test_a_usual_game_has_nothing_to_name() -> None:
    assert [named(name) for name in games.GAMES] == [[]] * len(games.GAMES)


def test_vassals_a_number_of_a_map_and_trenches_are_named() -> None:
    vassals, numbered = named("viktory-ii", vassals=True, map_seed=77)
    assert vassals == ("Vassals", "yes")
    assert numbered[0].startswith("Map number") and numbered[1] == "77"
    assert ("Trench warfare, expert rules", "yes") in named("trench-club", trenches=True)
    assert ("Grabenkampf, Expertenregeln", "ja") in named("trench-club", "de", trenches=True)


@pytest.mark.parametrize("name", games.GAMES)
def test_every_option_that_differs_can_be_said(name: str) -> None:
    game = games.game(name)
    for seed in range(40):
        options = options_for(game, seed)
        rows = words.agreed(game, options)
        usual = game.options_type()
        other = [field for field in options.__struct_fields__ if getattr(options, field) != getattr(usual, field)]
        meaning = [one for one in choices(game) if all(getattr(options, n) in v for n, v in one.only.items())]
        assert len(rows) == len([one for one in meaning if one.name in other])
        for lang in words.LANGUAGES:
            for row in rows:
                assert words.of(name, lang).format(row.label) and said(words.of(name, lang), row.value)
