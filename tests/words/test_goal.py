"""The line that says what the game is about, and who lost what: laws over all games."""

import random
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from feldherr import games
from feldherr.kernel.defaults.viewing import opened
from feldherr.kernel.position import Position
from feldherr.kernel.table import Table
from feldherr.kernel.text import Text
from feldherr.kernel.view import Goal, View
from feldherr.proving.battery.play import Walk
from feldherr.words.rulebook import rulebook


def played(name: str, seed: int, most: int) -> Iterator[Table]:
    walk = Walk(games.game(name), games.game(name).options_type(), seed)
    for _ in range(most):
        if walk.table.outcome:
            break
        walk.step()
        yield walk.table


@pytest.mark.parametrize("name", games.GAMES)
def test_every_game_says_what_wins_how_far_everyone_is_and_which_round_it_is(name: str) -> None:
    game = games.game(name)
    for table in played(name, 1, 300):
        goal = game.goal(table.position.now)
        assert goal is not None and game.view(table.position, None).goal == goal
        assert len(goal.rows) >= 2 and len(goal.how) >= 3 and all(row.rule for row in goal.how)
        assert 0 <= goal.round <= goal.of


@pytest.mark.parametrize("name", games.GAMES)
def test_how_one_wins_is_said_alike_on_the_card_and_in_the_rules(name: str) -> None:
    game, book = games.game(name), rulebook(name)
    said = [(row.label.id, row.rule) for row in game.winning()]
    cards = {(row.label.id, row.rule or "") for state in begun(name) for row in (game.goal(state) or EMPTY).how}
    assert len(set(said)) == len(said) and all(book.find(rule or "") for _, rule in said)
    assert cards <= {*said, *STOPPED.get(name, ())}, "the card says nothing that the rules do not"
    assert {label for label, _ in said} - {label for label, _ in cards} <= LATER.get(name, set())
    for lang in ("en", "de"):
        heads = [part.head[lang] for part in book.brief]
        assert not any("win" in head or "gewinn" in head for head in heads), "it is written once"


EMPTY = Goal(Text("", {}))
STOPPED = {"napoleon-in-europe": {("ne-how-last-round", "6.5")}}
"""A war for total victory may be given a last round, too."""
LATER = {"napoleons-triumph": {"nt-how-reinforced"}}
"""What only holds in the course of a game."""
AGREED: dict[str, list[dict[str, object]]] = {
    "viktory-ii": [{"vassals": True, "decisive_blow": True}, {"dominance": True, "random_end": True}],
    "napoleon-in-europe": [{"victory": "total"}, {"victory": "total", "stop_round": 20}],
}


def begun(name: str) -> Iterator[Any]:
    """States at the beginning, with what can be agreed about winning."""
    game = games.game(name)
    for wish in ({}, *AGREED.get(name, [])):
        yield Table(game, msgspec.convert(wish, game.options_type)).position.now


@pytest.mark.parametrize("name", games.GAMES)
def test_it_tells_nobody_what_he_does_not_know(name: str) -> None:
    game, rng = games.game(name), random.Random(4)
    for place, table in enumerate(played(name, 2, 240)):
        if place % 6 or not table.position.questions:
            continue
        for seat in range(len(table.seats)):
            other: Position = game.resample(table.position, seat, rng)
            assert game.goal(other.now) == game.goal(table.position.now)


@pytest.mark.parametrize("name", games.GAMES)
def test_who_loses_a_piece_is_named_by_the_title_of_a_side(name: str) -> None:
    game, told = games.game(name), 0
    for seed in range(3):
        *_, table = played(name, seed, 500)
        view = game.view(table.position, None)
        titles = [one.title for one in (view.liveries or view.sides)]
        for _, event in table.happened:
            for viewer in (None, *range(len(table.seats))):
                seen = event.seen_by(viewer)
                facts = game.shown(seen) if seen is not None else None
                if facts is None or type(seen).__name__ == "Resigned":
                    continue
                assert not facts.loses or facts.losses, seen
                assert all(loss.whose in titles and loss.count > 0 for loss in facts.losses), facts
                told += len(facts.losses)
    assert told


@pytest.mark.parametrize("name", games.GAMES)
def test_after_the_end_every_piece_lies_open_where_it_lay(name: str) -> None:
    game, hidden = games.game(name), 0
    for place, table in enumerate(played(name, 5, 120)):
        if place % 12:
            continue
        closed, open_ = game.view(table.position, None), opened(game, table.position, len(table.seats))
        assert places(open_) == places(closed)
        assert all(piece.face for piece in open_.pieces)
        hidden += sum(piece.face is None for piece in closed.pieces)
    assert bool(hidden) == (name in ("triomphe-a-marengo", "napoleons-triumph"))


def places(view: View) -> list[tuple[int, str, int]]:
    return [(one.id, one.at, one.side) for one in view.pieces]
