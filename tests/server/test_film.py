"""A film: whoever steps through it, forth, back or anywhere, sees what its changes one after the other lead to."""

import random

import pytest

from feldherr import games
from feldherr.kernel import chance
from feldherr.kernel.table import Table
from feldherr.server.archive.ground import film_of
from feldherr.server.film.film import WHOLE, Film, Made
from feldherr.server.film.reel import Refs, apply, written


@pytest.fixture(scope="module")
def shown() -> Film:
    """Of a whole game of Marengo."""
    game, rng = games.game("triomphe-a-marengo"), random.Random(3)
    table = Table(game, game.options_type(), lambda number: chance.from_random(random.Random(number)))
    while not table.outcome:
        question = table.position.questions[0]
        table.play(question.actor, [rng.choice(question.options())])
    return film_of(table, [], Made(), None)


@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_every_picture_can_be_gone_to_from_anywhere(shown: Film, viewer: int | None) -> None:
    reel, log = shown.reels[0 if viewer is None else viewer + 1], shown.seen(viewer)
    assert len(reel) > 3 * WHOLE
    view: Refs = {}
    pictures = []
    for picture in reel:
        apply(view, picture.change)
        pictures.append(written(view, shown.scraps, shown.fields))
    places = [*range(len(reel))]
    for order in (places, places[::-1], random.Random(1).sample(places, len(places))):
        for place in order:
            still = shown.stop(viewer, reel[place].lines)
            assert still.view == pictures[place] and still.entries == reel[place].entries
            assert still.news == log[reel[place - 1].lines if place else 0 : reel[place].lines]
    assert shown.last(viewer) == pictures[-1]


def test_no_more_changes_are_made_than_lie_between_two_whole_views(
    shown: Film, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown.last(None)
    made: list[object] = []
    monkeypatch.setattr("feldherr.server.film.film.apply", lambda view, change: made.append(change))
    for picture in shown.reels[0]:
        made.clear()
        shown.stop(None, picture.lines)
        assert 1 <= len(made) <= WHOLE
