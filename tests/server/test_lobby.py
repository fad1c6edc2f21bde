"""The lobby: games are made, found, joined and watched; strangers stay outside."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from feldherr import games
from feldherr.server.lobby.library import all_texts, offers
from feldherr.server.wire.client import Declined, Guest
from tests.server.house import House, in_house, two_players


async def declined(guest: Guest, path: str, body: Any = None) -> str:
    try:
        await (guest.get(path) if body is None else guest.post(path, body))
    except Declined as wrong:
        return f"{wrong.status} {wrong.reason}"
    raise AssertionError("this should have been declined")


def test_what_is_on_offer(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        ann = house.guest()
        offers = {offer["game"]: offer for offer in await ann.get("/api/games-on-offer")}
        ford = offers["ford"]
        assert ford["title"] == "Ford" and len(ford["seats"]) == 2 and ford["bots"][0]["name"] == "random"
        assert (await ann.get("/api/boards/ford"))["spaces"]
        assert "ford-heading" in await ann.get("/api/texts/de")
        assert "refused-stale" in await ann.get("/api/texts/en")
        assert (await ann.get("/api/rules/ford"))["rules"][0]["text"]["de"]
        assert await declined(ann, "/api/boards/chess") == "404 refused-no-such-game"
        assert await declined(ann, "/api/boards/ford?size=9") == "400 refused-malformed"
        assert await declined(ann, "/api/nothing") == "404 error-not-found"
        assert "/api/games/{name}/join" in (await ann.get("/api/schema/openapi.json"))["paths"]

    in_house(tmp_path, visit)


NOT_OFFERED = {"trench-club": {"timer"}}
"""Options that are only read, from records of games for which they were set."""


def test_every_option_of_every_game_can_be_chosen_and_has_words() -> None:
    for offer in [offer for offer in offers(games.names()) if offer.game != "ford"]:
        known = {field.encode_name for field in msgspec.structs.fields(games.game(offer.game).options_type)}
        assert {option.name for option in offer.options} == known - NOT_OFFERED.get(offer.game, set())
        for option in offer.options:
            values = [one.value for one in option.values]
            if values:
                assert option.default in values
            else:
                assert option.least is not None and option.most is not None and isinstance(option.default, int)
                assert option.least <= option.default <= option.most
            for text in (option.text, *(one.text for one in option.values)):
                for language in ("en", "de"):
                    assert f"\n{text.id} =" in all_texts(language, games.names()), text


def test_who_plays_follows_from_the_options(tmp_path: Path) -> None:
    players = {offer.game: offer.players for offer in offers(games.names())}
    assert players["viktory-ii"] == [2, 3, 4, 5, 6] and players["trench-club"] == [1, 2, 4]
    assert players["napoleon-in-europe"] == [2, 3, 4, 5, 6, 7]
    assert players["napoleons-triumph"] == [2, 3, 4, 5, 6, 7, 8]

    async def visit(house: House) -> None:
        ann = house.guest()
        assert len(await ann.get("/api/seats/viktory-ii?players=5&stop_round=9&map_seed=3&open_map=true")) == 5
        assert len(await ann.get("/api/seats/trench-club?mode=solo")) == 1
        assert len(await ann.get("/api/seats/napoleons-triumph?allied_players=2&french_players=3")) == 5
        assert await declined(ann, "/api/seats/viktory-ii?players=7") == "400 refused-malformed"
        assert await declined(ann, "/api/seats/chess") == "404 refused-no-such-game"

    in_house(tmp_path, visit)


def test_a_private_game_is_joined_by_its_link_once(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        ann, bob, eve = house.guest(), house.guest(), house.guest()
        made = await ann.create("ford", ["me", "open"], name="Ann")
        path = f"/api/games/{made['id']}"
        key = made["seats"][1]["key"]
        assert made["link"].endswith(f"/game/{made['id']}?seat=1&key={key}")
        assert await declined(eve, path) == "403 refused-private"
        assert await declined(eve, f"{path}/join", {"seat": 1}) == "403 refused-key"
        assert await declined(eve, f"{path}/join", {"seat": 1, "key": "x"}) == "403 refused-key"
        assert await declined(eve, f"{path}/join", {"seat": 9, "key": key}) == "404 refused-no-such-seat"
        assert (await bob.get(f"{path}?key={key}"))["seats"][0]["name"] == "Ann"
        await bob.post(f"{path}/join", {"seat": 1, "key": key, "name": "Bob"})
        await bob.post(f"{path}/join", {"seat": 1, "key": key})
        assert await declined(eve, f"{path}/join", {"seat": 1, "key": key}) == "409 refused-full"
        listed = (await bob.get("/api/games"))["mine"]
        assert [(game["id"], game["seat"], game["seats"][1]["name"]) for game in listed] == [(made["id"], 1, "Bob")]
        assert await eve.get("/api/games") == {"offers": [], "mine": [], "open": [], "running": [], "finished": []}
        gone = await eve.sit(made["id"], 1)
        assert (await gone.until("gone"))["reason"]["id"] == "refused-not-your-seat"
        gone = await eve.sit(made["id"])
        assert (await gone.until("gone"))["reason"]["id"] == "refused-private"
        gone = await eve.sit("nothing")
        assert (await gone.until("gone"))["reason"]["id"] == "refused-no-such-game"

    in_house(tmp_path, visit)


def test_a_public_game_is_found_joined_and_watched(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        ann, bob, eve = house.guest(), house.guest(), house.guest()
        made = await ann.create("ford", ["open", "me"], public=True, title="Sunday")
        found = (await bob.get("/api/games"))["open"]
        assert [(game["id"], game["name"]) for game in found] == [(made["id"], "Sunday")]
        await bob.post(f"/api/games/{made['id']}/join", {})
        place = await bob.sit(made["id"], 0)
        while not place.question:
            await place.until("state")
        assert (await bob.get("/api/games"))["mine"][0]["your_turn"] is True
        assert (await ann.get("/api/games"))["mine"][0]["waiting"][0]["seat"] == 0
        assert [game["id"] for game in (await eve.get("/api/games"))["running"]] == [made["id"]]
        watcher = await eve.sit(made["id"])
        assert (await watcher.until("state"))["seat"] is None
        await watcher.send("say", line="resign")
        assert (await watcher.until("refused"))["reason"]["id"] == "refused-spectator"

    in_house(tmp_path, visit)


@pytest.mark.parametrize(
    ("wish", "reason"),
    [
        ({"game": "chess"}, "404 refused-no-such-game"),
        ({"game": "ford", "seats": [{"kind": "me"}]}, "409 refused-seats"),
        ({"game": "ford", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "deep"}]}, "409 refused-no-such-bot"),
        ({"game": "ford", "options": {"turns": "many"}}, "400 refused-malformed"),
        ({"game": "ford", "name": "x" * 41}, "400 refused-malformed"),
        ({"seats": []}, "400 refused-malformed"),
    ],
)
def test_a_wish_that_cannot_be_granted_is_a_sentence(tmp_path: Path, wish: dict[str, Any], reason: str) -> None:
    async def visit(house: House) -> None:
        assert await declined(house.guest(), "/api/games", wish) == reason

    in_house(tmp_path, visit)


def test_chat_resignation_and_rematch(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        game, ann, bob, north, south = await two_players(house, name="Ann")
        await north.send("chat", text="Good luck!")
        said = await south.until("chat")
        assert (said["from"], said["name"], said["text"]) == (0, "Ann", "Good luck!")
        assert await declined(ann, f"/api/games/{game}/rematch", {}) == "409 refused-running"
        again = await bob.sit(game, 1)
        assert (await again.until("chat"))["text"] == "Good luck!"
        await south.send("say", line="resign")
        state = await north.until("state")
        assert state["outcome"]["winners"] == [0] and state["outcome"]["text"]["id"] == "manner-resigned"
        assert state["phase"] == "over" and not state["running"]
        made = await ann.post(f"/api/games/{game}/rematch")
        told = await south.until("rematch")
        assert (told["id"], told["from"]) == (made["id"], 0)
        room = await house.hall.room(made["id"])
        assert room.sheet.phase == "open", "he was not asked yet"
        assert room.sheet.copy_of == "", "it begins anew"
        assert (await bob.post(f"/api/games/{game}/rematch"))["id"] == made["id"]
        assert room.sheet.phase == "running"
        assert [chair.player for chair in room.chairs] == [c.player for c in house.hall.rooms[game].chairs][::-1]
        assert (await bob.get("/api/games"))["finished"][0]["id"] == game

    in_house(tmp_path, visit)


def test_a_draw_is_agreed_by_all_and_declined_by_bots(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        _, _, _, north, south = await two_players(house)
        await north.send("say", line="offer draw")
        while "draw_offers" not in south.state:
            await south.until("state")
        assert south.state["draw_offers"] == [0]
        await south.send("say", line="offer draw")
        while "outcome" not in north.state:
            await north.until("state")
        assert north.state["outcome"]["manner"] == "agreed" and north.state["outcome"]["winners"] == []
        ann = house.guest()
        made = await ann.create("ford", ["me", "random"])
        lone = await ann.sit(made["id"], 0)
        while not lone.question:
            await lone.until("state")
        await lone.send("say", line="offer draw")
        await lone.until("state")
        assert lone.state["draw_offers"] == [0]
        await lone.until("state")
        assert "draw_offers" not in lone.state and lone.state["phase"] == "running"

    in_house(tmp_path, visit)


def test_without_a_name_the_opponent_is_the_one_on_offer(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        ann, game = house.guest(), "triomphe-a-marengo"
        [offered] = [one["default_bot"] for one in await ann.get("/api/games-on-offer") if one["game"] == game]
        for seats in ([], [{"kind": "me"}, {"kind": "bot"}]):
            made = await ann.post("/api/games", {"game": game, "seats": seats})
            assert [chair.bot for chair in house.hall.rooms[made["id"]].chairs] == [None, offered]

    in_house(tmp_path, visit)
