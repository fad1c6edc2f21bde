"""Ratings: from finished games between people with accounts, and from nothing else."""

from pathlib import Path
from typing import Any

import pytest

from feldherr.server.accounts.standings import FIRST, STEP, Finished, rate
from tests.server.house import House, begin, in_house
from tests.server.test_lobby import declined

A, B, C, D = "abcd"


def won(*winners: str, **scores: float) -> Finished:
    return Finished(scores, frozenset(winners), not winners and any(scores.values()))


def test_who_wins_rises_by_what_the_other_falls() -> None:
    table = rate([won(A, a=1, b=0)])
    assert table[A].rating == FIRST + STEP / 2 and table[B].rating == FIRST - STEP / 2
    table = rate([won(A, a=1, b=0)] * 30)
    assert table[A].points == 30 and table[A].games == 30
    again = rate([*[won(A, a=1, b=0)] * 30, won(B, a=0, b=1)])
    assert table[A].rating - again[A].rating > STEP * 0.6, "to lose against a weaker one costs more"


def test_a_draw_moves_the_stronger_down() -> None:
    table = rate([won(A, a=1, b=0), won(a=0.5, b=0.5)])
    assert FIRST < table[A].rating < FIRST + STEP / 2 and table[A].points == 1.5


def test_who_won_together_or_lost_alike_is_not_compared() -> None:
    table = rate([won(A, B, a=1, b=1, c=0, d=0)])
    assert table[A].rating == table[B].rating == FIRST + STEP / 2
    assert table[C].rating == FIRST - STEP / 2 and table[C].points == 0
    assert rate([won(A, B, a=1, b=1)]) == {}
    assert rate([won(a=0.0, b=0.0)]) == {}, "both have lost to the machine"
    table = rate([won(a=0.5, b=0.5, c=0.0, d=0.0)])
    assert [table[player].points for player in (A, B, C, D)] == [pytest.approx(5 / 6)] * 2 + [0.0, 0.0]


def test_at_a_table_of_three_the_second_is_better_than_the_third() -> None:
    table = rate([won(A, a=1, b=0.5, c=0)])
    assert [table[player].points for player in (A, B, C)] == [1, 0.5, 0]
    assert table[A].rating > table[B].rating == FIRST > table[C].rating


async def play(house: House, one: Any, other: Any, **wish: Any) -> None:
    """A game the second resigns."""
    made = await one.create("ford", ["me", "open"], **wish)
    await other.post(f"/api/games/{made['id']}/join", {"seat": 1, "key": made["seats"][1]["key"]})
    north, south = await one.sit(made["id"], 0), await other.sit(made["id"], 1)
    await begin(north, south)
    await south.send("say", line="resign")
    while north.state.get("phase") != "over":
        await north.until("state")


def test_only_games_between_accounts_count(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        ann, bob, eve = house.guest(), house.guest(), house.guest()
        for guest, name in ((ann, "Ann"), (bob, "Bob")):
            await guest.post("/api/account", {"name": name, "password": "12345678"})
        assert await eve.get("/api/standings/ford") == []
        await play(house, ann, bob)
        await play(house, eve, ann)
        game = await ann.create("ford", ["me", "random"])
        place = await ann.sit(game["id"], 0)
        await begin(place)
        await place.send("say", line="resign")
        while place.state.get("phase") != "over":
            await place.until("state")
        assert await ann.get("/api/standings/ford") == [
            {"name": "Ann", "rating": 1016, "games": 1, "points": 1.0, "you": True},
            {"name": "Bob", "rating": 984, "games": 1, "points": 0.0},
        ]
        assert "you" not in str(await eve.get("/api/standings/ford"))
        assert await declined(eve, "/api/standings/chess") == "404 refused-no-such-game"

    in_house(tmp_path, visit)
