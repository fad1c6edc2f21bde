"""The engine from Python: what docs/laboratory.md shows runs as it stands there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import feldherr
from feldherr import games
from feldherr.kernel.answers import Illegal, Malformed
from feldherr.kernel.lines import write

PAGE = Path(__file__).resolve().parents[2] / "docs/laboratory.md"
EXAMPLES = re.findall(r"```python\n(.*?)```", PAGE.read_text("utf-8"), re.S)


@pytest.mark.parametrize("number", range(len(EXAMPLES)))
def test_the_examples_of_the_page_run(number: int) -> None:
    exec(compile(EXAMPLES[number], f"example {number}", "exec"), {"__name__": "example"})


@pytest.mark.parametrize("name", games.names())
def test_a_copy_goes_its_own_way_and_the_same_seed_gives_the_same_game(name: str) -> None:
    one, other = feldherr.game(name, seed=5), feldherr.game(name, seed=5)
    for _ in range(40):
        if one.outcome:
            break
        seat = one.asked[-1]
        before, twin = one.position, one.copy()
        choice = one.legal(seat)[-1]
        one.play(choice, seat)
        other.play(write(choice), seat)
        assert twin.position is before
        assert one.view(seat) == other.view(seat)


def test_what_is_not_open_is_refused() -> None:
    game = feldherr.game("triomphe-a-marengo")
    with pytest.raises(Malformed):
        game.play("march to the moon")
    with pytest.raises(Illegal):
        game.play("act 3", seat=1)
    assert game.legal(1) == []


def test_a_game_is_found_by_a_part_of_its_name_and_options_it_has_not_are_a_sentence() -> None:
    assert feldherr.game("marengo").rules.name == "triomphe-a-marengo"
    for options in ({"players": 9}, {"teams": 2}, {"players": "many"}):
        with pytest.raises(ValueError, match="viktory-ii cannot be played so: "):
            feldherr.game("viktory-ii", **options)
    with pytest.raises(KeyError, match="there is no game 'napoleon'"):
        feldherr.game("napoleon")
