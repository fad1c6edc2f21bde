"""`classic:N` answers as the opponents did before anything about them was changed; this recording never is."""

import random
from typing import Any

import msgspec
import pytest

from feldherr import bots, games
from feldherr.bots.search.bot import Search, guide_of
from feldherr.bots.search.gestures import Gesture
from feldherr.bots.search.levels import AT_SIGHT, CLASSIC, LEVELS
from feldherr.bots.search.plans import BEGUN
from feldherr.kernel import chance, record
from feldherr.kernel.answers import CHANCE
from feldherr.kernel.lines import write
from feldherr.kernel.position import answer, begin
from tests.kept.expected import HERE, RECORDS

ITERATIONS = {"viktory-ii": 130}
"""By game, else 24: in Viktory II single moves have a small share of them."""
RECORDED = msgspec.json.decode(
    (HERE.parent / "bots" / "classic.json").read_bytes(), type=dict[str, list[tuple[int, int, str]]]
)
"""By game: after so many entries of a kept record (they are the seed, too), the seat and what it said."""


@pytest.mark.parametrize("name", games.GAMES)
def test_classic_answers_as_it_was_recorded(name: str) -> None:
    game, bot = games.game(name), bots.bot(name, f"classic:{ITERATIONS.get(name, 24)}")
    found = record.load(game, (HERE / RECORDS / f"{name}-over.feldherr").read_text("utf-8"))
    assert isinstance(bot, Search) and bot.classic and len(RECORDED[name]) >= 5
    for place, seat, expected in RECORDED[name]:
        position = record.replay(game, record.Record(found.header, found.entries[:place])).position
        BEGUN.rest.clear()
        given: Any = bot.intend(game, position, seat, random.Random(place))
        assert ", ".join(map(write, given if isinstance(given, Gesture) else (given,))) == expected, place


@pytest.mark.parametrize("name", games.GAMES)
def test_the_classic_levels_keep_their_budgets(name: str) -> None:
    for level, budget in zip(LEVELS, CLASSIC[name], strict=True):
        bot = bots.bot(name, f"classic:{level}")
        assert isinstance(bot, Search) and bot.name == f"classic:{level}"
        assert (bot.iterations, bot.seconds, bot.classic) == (budget, 9.0, True)


def test_who_never_changed_has_no_classic() -> None:
    for name in ("classic:", "classic:0", "classic:many", "classic:7 "):
        with pytest.raises(KeyError, match="there is no opponent"):
            bots.bot("trench-club", name)
    with pytest.raises(KeyError, match="there is no opponent 'classic:7'"):
        bots.bot("ford", "classic:7")
    with pytest.raises(LookupError, match="ford has no guide"):
        guide_of("ford", classic=True)


@pytest.mark.parametrize("name", sorted(AT_SIGHT))
def test_a_recruit_of_the_block_games_takes_what_looks_best_now(name: str) -> None:
    """The first one thought of a few commands drawn by lot, and so he still does."""
    game, recruit = games.game(name), bots.bot(name, "recruit")
    assert recruit.name == "recruit" and isinstance(bots.bot(name, "classic:recruit"), Search)
    position, below = begin(game, game.options_type())[0], chance.from_random(random.Random(1))
    while position.questions[0].actor == CHANCE:
        position, _ = answer(game, position, CHANCE, chance.take(position.questions[0], below))
    seat = position.questions[0].actor
    said = [bots.bot(name, one).choose(game, position, seat, random.Random(3)) for one in ("recruit", "greedy")]
    assert said[0] == said[1]
