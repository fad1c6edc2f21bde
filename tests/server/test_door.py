"""The open door: a link to watch is never a seat, options that are not usual are named, opponents say how strong."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from feldherr import bots, games
from feldherr.bots.measured import telling
from feldherr.server.lobby.library import all_texts, offers, opponent
from feldherr.words import agreed
from feldherr.words.formatting import Words
from feldherr.words.options import choices
from feldherr.words.rulebook import rulebook
from tests.server.house import House, in_house
from tests.server.test_lobby import declined


def key_of(link: str) -> str:
    return link.rpartition("key=")[2]


def test_the_link_to_watch_is_no_seat_before_and_after_the_friend_has_joined(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        ann, bob, eve = house.guest(), house.guest(), house.guest()
        made = await ann.create("ford", ["me", "open"], name="Ann")
        path = f"/api/games/{made['id']}"
        mine = await ann.get(path)
        watch, invitation = mine["watch"], mine["seats"][1]["link"]
        assert "seat=" not in watch and key_of(watch) != key_of(invitation) == made["seats"][1]["key"]
        looked = await eve.get(f"{path}?key={key_of(watch)}")
        assert "free" not in looked and "watch" not in looked and "link" not in looked["seats"][1]
        assert await declined(eve, f"{path}/join", {"seat": 1, "key": key_of(watch)}) == "403 refused-key"
        invited = await bob.get(f"{path}?key={key_of(invitation)}")
        assert invited["free"] == [1] and "watch" not in invited
        await bob.post(f"{path}/join", {"seat": 1, "key": key_of(invitation)})
        assert (await eve.get(f"{path}?key={key_of(watch)}"))["phase"] == "running"
        watcher = await eve.sit(made["id"], key=key_of(watch))
        assert (await watcher.until("state"))["seat"] is None
        assert (await bob.get(path))["watch"] == watch

    in_house(tmp_path, visit)


def test_at_a_public_table_every_open_seat_is_free(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        ann, bob = house.guest(), house.guest()
        made = await ann.create("ford", ["me", "open"], public=True)
        assert (await bob.get(f"/api/games/{made['id']}"))["free"] == [1]
        assert "key=" not in (await ann.get(f"/api/games/{made['id']}"))["watch"]

    in_house(tmp_path, visit)


def test_a_glance_shows_what_who_watches_may_see_and_nothing_to_strangers(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        ann, eve = house.guest(), house.guest()
        made = await ann.create("ford", ["me", "open"], name="Ann")
        path = f"/api/games/{made['id']}"
        seen = await ann.get(f"{path}/glance")
        watcher = await eve.sit(made["id"], key=key_of((await ann.get(path))["watch"]))
        assert seen == (await watcher.until("state"))["view"]
        assert await declined(eve, f"{path}/glance") == "403 refused-private"

    in_house(tmp_path, visit)


def test_what_is_agreed_and_not_usual_is_told_to_who_is_invited(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        ann, bob = house.guest(), house.guest()
        options = {"vassals": True, "map_seed": 77}
        made = await ann.create("viktory-ii", ["me", "open"], options=options)
        told = await bob.get(f"/api/games/{made['id']}?key={made['seats'][1]['key']}")
        assert [(one["label"]["id"], one["value"]) for one in told["agreed"]] == [
            ("viktory-ii-option-vassals", {"id": "viktory-ii-option-vassals-true", "args": {}}),
            ("viktory-ii-option-map-seed", 77),
        ]
        assert told["options"]["map_seed"] == 77
        usual = await ann.create("viktory-ii", ["me", "open"])
        assert "agreed" not in await ann.get(f"/api/games/{usual['id']}")

    in_house(tmp_path, visit)


def other(choice: Any) -> Any:
    """A value that is not the usual one."""
    values = [one.value for one in choice.values] or [choice.least, choice.most]
    return next(value for value in values if value != choice.default)


@pytest.mark.parametrize("name", games.GAMES)
def test_every_option_that_is_not_usual_is_named(name: str) -> None:
    game = games.game(name)
    usual = {choice.name: choice.default for choice in choices(game)}
    text = {choice.name: choice.text.id for choice in choices(game)}
    assert agreed(game, game.options_type()) == ()
    for choice in choices(game):
        wish = {choice.name: other(choice)} | {key: values[0] for key, values in choice.only.items()}
        named = {one.label.id for one in agreed(game, msgspec.convert(wish, game.options_type))}
        assert named == {text[key] for key, value in wish.items() if value != usual[key]}


@pytest.mark.parametrize("name", games.GAMES)
def test_options_that_mean_nothing_without_others_say_so_and_their_rules_exist(name: str) -> None:
    game = games.game(name)
    by_name = {choice.name: choice for choice in choices(game)}
    for choice in by_name.values():
        for key, values in choice.only.items():
            assert values and set(values) < {one.value for one in by_name[key].values}
            idle = next(one.value for one in by_name[key].values if one.value not in values)
            wish = msgspec.convert({choice.name: other(choice), key: idle}, game.options_type)
            assert choice.text.id not in {one.label.id for one in agreed(game, wish)}
        if choice.rule:
            assert rulebook(name).find(choice.rule)


def test_strengths_stand_from_easy_to_hard_and_are_explained() -> None:
    [strength] = [one for one in choices(games.game("trench-club")) if one.name == "difficulty"]
    assert [one.value for one in strength.values] == ["easy", "standard", "hard", "overkill"]
    assert all(one.line for one in strength.values) and strength.only == {"mode": ["solo", "coop"]}


def test_every_opponent_says_what_it_does_and_what_was_measured() -> None:
    for offer in offers(games.names()):
        if offer.game not in games.GAMES:
            continue
        assert [one.name for one in offer.bots] == list(bots.names(offer.game))
        for one in offer.bots:
            assert one.line and one.strength, (offer.game, one.name)
            for language in ("en", "de"):
                assert f"\n{one.line.id} =" in all_texts(language, games.names())
        assert offer.concealed and f"\n{offer.concealed.id} =" in all_texts("de", games.names())


BY_NAME = {
    "en": {"random": "chance", "greedy": "Greedy", "recruit": "the recruit", "captain": "the captain"},
    "de": {"random": "den Zufall", "greedy": "den Gierigen", "recruit": "den Rekruten", "captain": "den Hauptmann"},
}
WINNERS = {"recruit": ("The recruit", "Der Rekrut"), "captain": ("The captain", "Der Hauptmann"),
           "marshal": ("The marshal", "Der Marschall")}


@pytest.mark.parametrize("game", games.GAMES)
def test_what_was_measured_names_who_won_and_against_whom(game: str) -> None:
    for bot in bots.names(game):
        match, strength = telling(game, bot), opponent(game, bot).strength
        assert match and strength, bot
        for language, verb in (("en", "won"), ("de", "gewann")):
            words = Words(language, all_texts(language, games.names()))
            winner, loser = WINNERS[match.first][language == "de"], BY_NAME[language][match.second]
            said = words.format(strength)
            assert said.startswith(f"{winner} {verb} {round(match.won)} ") and said.endswith(f" {loser}."), said
