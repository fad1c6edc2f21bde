"""Ratings: from finished games between people with accounts who have all played, and from nothing else."""

import asyncio
from pathlib import Path
from typing import Any

from feldherr.server.accounts.ratings import FIRST, Finished, Tally, after
from feldherr.server.wire.client import Guest
from tests.server.house import House, begin, in_house, serving
from tests.server.test_lobby import declined

A, B, C, D = "abcd"


def won(*winners: str, **scores: float) -> Finished:
    return Finished(scores, frozenset(winners))


def rate(*games: Finished) -> dict[str, Tally]:
    table: dict[str, Tally] = {}
    for game in games:
        table |= after(game, table)
    return table


def test_who_wins_rises_by_what_the_other_falls_and_both_are_known_better() -> None:
    table = rate(won(A, a=1, b=0))
    assert table[A].rating - FIRST == FIRST - table[B].rating > 50
    assert table[A].deviation < Tally().deviation and table[A].points == 1
    table = rate(*[won(A, a=1, b=0)] * 30)
    assert table[A].points == 30 and table[A].games == 30 and table[A].deviation < Tally().deviation * 0.8
    again = rate(*[won(A, a=1, b=0)] * 30, won(B, a=0, b=1))
    steps = [table[A].rating - rate(*[won(A, a=1, b=0)] * 29)[A].rating, table[A].rating - again[A].rating]
    assert steps[1] > 3 * steps[0] > 0, "to lose against a weaker one costs more than to win brings"


def test_a_draw_moves_the_stronger_down() -> None:
    once = rate(won(A, a=1, b=0))
    table = rate(won(A, a=1, b=0), won(a=0.5, b=0.5))
    assert FIRST < table[A].rating < once[A].rating and table[A].points == 1.5


def test_who_won_together_rises_alike_and_all_together_nowhere() -> None:
    table = rate(won(A, B, a=1, b=0.5, c=0, d=0))
    assert table[A].rating == table[B].rating > FIRST > table[C].rating == table[D].rating
    assert rate(won(A, B, a=1, b=1)) == {}
    assert rate(won(a=0.0, b=0.0)) == {}, "both have lost to the machine"


def test_at_a_table_of_three_the_second_is_better_than_the_third() -> None:
    table = rate(won(A, a=1, b=0.5, c=0))
    assert [table[player].points for player in (A, B, C)] == [1, 0.5, 0]
    assert table[A].rating > table[B].rating > table[C].rating


async def both_answer(*places: Any) -> None:
    """Each of them something."""
    waited = list(places)
    while waited:
        for place in places:
            await place.quiet(0.02)
            if place.question:
                await place.answer(place.question["options"][-1]["line"])
                waited = [other for other in waited if other is not place]


async def play(house: House, one: Any, other: Any, **wish: Any) -> None:
    """A game the second resigns."""
    made = await one.create("ford", ["me", "open"], **wish)
    await other.post(f"/api/games/{made['id']}/join", {"seat": 1, "key": made["seats"][1]["key"]})
    north, south = await one.sit(made["id"], 0), await other.sit(made["id"], 1)
    await begin(north, south)
    await both_answer(north, south)
    await south.send("say", line="resign")
    while north.state.get("phase") != "over":
        await north.until("state")


def test_only_games_between_accounts_count(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        ann, bob, eve = house.guest(), house.guest(), house.guest()
        for guest, name in ((ann, "Ann"), (bob, "Bob")):
            await guest.post("/api/account", {"name": name, "password": "guns of Lodi"})
        assert await eve.get("/api/standings/ford") == []
        await play(house, ann, bob)
        await play(house, eve, ann)
        game = await ann.create("ford", ["me", "random"])
        place = await ann.sit(game["id"], 0)
        await begin(place)
        await place.send("say", line="resign")
        while place.state.get("phase") != "over":
            await place.until("state")
        await asyncio.gather(*house.hall.chores)
        assert await ann.get("/api/standings/ford") == [
            {"name": "Ann", "rating": 1605, "deviation": 323, "games": 1, "points": 1.0, "you": True, "place": 1},
            {"name": "Bob", "rating": 1395, "deviation": 323, "games": 1, "points": 0.0, "place": 2},
        ]
        assert "you" not in str(await eve.get("/api/standings/ford"))
        assert await declined(eve, "/api/standings/chess") == "404 refused-no-such-game"

    in_house(tmp_path, visit)


async def members(house: House, *names: str) -> list[Guest]:
    guests = [house.guest() for _ in names]
    for guest, name in zip(guests, names):
        await guest.post("/api/account", {"name": name, "password": "guns of Lodi"})
    return guests


def test_a_game_in_which_a_side_never_answered_is_not_rated(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        ann, bob = await members(house, "Ann", "Bob")
        made = await ann.create("ford", ["me", "open"], public=True)
        await bob.post(f"/api/games/{made['id']}/join", {"seat": 1})
        places = await ann.sit(made["id"], 0), await bob.sit(made["id"], 1)
        await begin(*places)
        first = next(place for place in places if place.question)
        await first.answer(first.question["options"][-1]["line"])  # type: ignore[index]
        await first.send("say", line="resign")
        while first.state.get("phase") != "over":
            await first.until("state")
        await asyncio.gather(*house.hall.chores)
        assert await ann.get("/api/standings/ford") == []

    in_house(tmp_path, visit)


def test_who_signs_in_after_a_win_has_not_won_it(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        honest, cherry = await members(house, "Honest", "Cherry")
        guest = house.guest()
        await play(house, guest, honest)
        await guest.post("/api/account/enter", {"name": "Cherry", "password": "guns of Lodi"})
        await asyncio.gather(*house.hall.chores)
        assert await honest.get("/api/standings/ford") == []
        await house.hall.ratings.load()
        assert await honest.get("/api/standings/ford") == [], "nor later"
        await play(house, cherry, honest)
        await asyncio.gather(*house.hall.chores)
        assert len(await honest.get("/api/standings/ford")) == 2

    in_house(tmp_path, visit)


def test_ratings_are_kept_and_what_ended_unrated_is_made_up_for(tmp_path: Path) -> None:
    async def whole() -> None:
        async with serving(tmp_path) as house:
            ann, bob = await members(house, "Ann", "Bob")
            await play(house, ann, bob)
            await asyncio.gather(*house.hall.chores)
            before = await bob.get("/api/standings/ford")

            async def nothing(_: str) -> None: ...

            house.hall.ratings.ended = nothing  # type: ignore[method-assign,assignment]
            await play(house, bob, ann, public=True)
            assert await bob.get("/api/standings/ford") == before
        async with serving(tmp_path) as house:
            stranger, bob = house.guest(), Guest(house.base, bob.token)
            table = await stranger.get("/api/standings/ford")
            assert [row["games"] for row in table] == [2, 2] and {row["points"] for row in table} == {1.0}
            profile = await stranger.get("/api/players/bob")
            assert profile["name"] == "Bob" and "you" not in profile
            [kind] = profile["games"]
            assert (kind["game"], kind["games"], kind["points"]) == ("ford", 2, 1.0)
            assert [(step["won"], step["against"], bool(step.get("game"))) for step in kind["history"]] == [
                (0.0, ["Ann"], False),
                (1.0, ["Ann"], True),
            ], "which game a private one was is not shown to strangers"
            assert kind["history"][0]["rating"] < 1500 and kind["history"][-1]["rating"] == kind["rating"]
            mine = await bob.get("/api/players/Bob")
            assert mine["you"] and all(step.get("game") for step in mine["games"][0]["history"])
            assert await declined(stranger, "/api/players/Eve") == "404 refused-no-such-member"

    asyncio.run(whole())


def test_of_many_the_best_are_shown_and_oneself(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        ann = house.guest()
        await ann.post("/api/account", {"name": "Ann", "password": "correct horse"})
        accounts, ratings = house.hall.accounts, house.hall.ratings
        me = accounts.players["ann"]
        table = ratings.tables.setdefault("ford", {me: Tally(1.0)})
        for number in range(300):
            accounts.names[f"p{number}"] = f"P{number:03}"
            table[f"p{number}"] = Tally(30.0 - number / 100)
        found = await ann.get("/api/standings/ford")
        assert [row["place"] for row in found] == [*range(1, 201), 301]
        assert found[0]["name"] == "P000" and found[-1] | {"name": "Ann", "you": True} == found[-1]
        assert len(await house.guest().get("/api/standings/ford")) == 200
        order = ratings.best("ford")
        del table["p0"]
        assert ratings.best("ford") == order[1:], "who has gone is gone"

    in_house(tmp_path, visit)
