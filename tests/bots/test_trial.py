"""`trial:N`: a manner that is being tried can be played against the levels' own, and nobody else meets it."""

import random

import pytest

from feldherr import bots, games
from feldherr.bots.napoleons_triumph import manner as triumph
from feldherr.bots.search.bot import Search, guide_of
from feldherr.bots.trench_club import chances, manner
from feldherr.bots.trench_club.guide import CLASSIC, Guide
from feldherr.bots.triomphe_a_marengo import manner as marengo
from feldherr.bots.viktory_ii import manner as viktory
from feldherr.kernel.answers import CHANCE
from tests.bots.test_turns import first_turn

TRIED = ("viktory-ii", "trench-club", "triomphe-a-marengo", "napoleons-triumph")
NONE = (("napoleon-in-europe", "trial:7"), ("trench-club", "trial:0"), ("trench-club", "trial:captain"))


@pytest.mark.parametrize("name", TRIED)
def test_what_is_tried_has_a_name_of_its_own(name: str) -> None:
    bot = bots.bot(name, "trial:24")
    assert isinstance(bot, Search) and bot.trial and not bot.classic and bot.iterations == 24
    assert "trial:24" not in bots.names(name)
    assert guide_of(name, trial=True) is not guide_of(name) is not guide_of(name, classic=True)
    kinds = {bots.bot(name, one).kind for one in ("trial:24", "search:24", "classic:24")}  # type: ignore[attr-defined]
    assert len(kinds) == 3, "none goes on with another's plans"


def test_it_differs_from_the_levels_own_only_by_what_is_tried() -> None:
    own = manner.OWN
    assert manner.TRIAL._replace(ahead=own.ahead) == own != manner.TRIAL
    assert viktory.TRIAL._replace(rounds=viktory.OWN.rounds) == viktory.OWN != viktory.TRIAL
    assert marengo.TRIAL._replace(learned=False) == marengo.OWN != marengo.TRIAL
    assert triumph.TRIAL._replace(risk=None, day=triumph.OWN.day) == triumph.OWN != triumph.TRIAL


def test_where_nothing_is_tried_there_is_no_such_opponent() -> None:
    for game, name in NONE:
        with pytest.raises(KeyError, match="there is no opponent"):
            bots.bot(game, name)
    with pytest.raises(LookupError, match="nothing else is being tried"):
        guide_of("napoleon-in-europe", trial=True)


def test_it_answers_what_is_open() -> None:
    game, position = games.game("trench-club"), first_turn(2)
    question = position.questions[0]
    assert question.actor != CHANCE
    assert bots.bot("trench-club", "trial:80").choose(game, position, question.actor, random.Random(1)) in (
        question.options()
    )


def test_chances_are_learned_where_two_play() -> None:
    """The analysis reads them; of four players nothing was learned."""
    two, four = first_turn(1).now, first_turn(1, mode="four").now
    learned = Guide(manner.CLASSIC._replace(learned=True))
    assert chances.chances(two) == learned.values(two) != CLASSIC.values(two)
    assert sum(chances.chances(two)) == pytest.approx(1)
    assert chances.chances(four) == CLASSIC.values(four) == learned.values(four)
