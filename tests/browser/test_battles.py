"""A battle to watch in each game, from what is declared to what came of it: its sums are those of the engine."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from feldherr import games, words
from feldherr.kernel.battle import Battle, battles
from feldherr.kernel.text import Text
from tests.browser import europe, positions
from tests.browser.fights import FIGHTS, viktory, watch
from tests.browser.house import PHONE, Person, come_true

Come = Callable[..., Person]
CARD = ".watched"


def fought(someone: Person, game: str) -> Battle:
    """The battle on the card as the engine has it, seen by this seat."""
    page = someone.page
    number = page.url.split("/game/")[1].split("?")[0]
    room = someone.house.hall.rooms[number]
    seat = int(page.url.partition("seat=")[2] or 0)
    title, steps = page.locator(f"{CARD} h2").inner_text(), page.locator(f"{CARD} [data-step]").count()
    say = words.of(game, "en").format
    found = battles(games.game(game), [event for _, event in room.table.happened], seat)
    return next(one for one in reversed(found) if say(one.title) == title and len(one.steps) == steps)


@pytest.mark.parametrize("game", FIGHTS)
def test_a_battle_is_watched_from_its_declaration_to_its_result(person: Come, game: str) -> None:
    ann = person()
    FIGHTS[game](ann)
    page, card = ann.page, ann.page.locator(CARD)
    card.wait_for()
    watch(ann)
    battle, say = fought(ann, game), words.of(game, "en").format
    hits = [int(text) for text in card.locator("[data-hits]").evaluate_all("all => all.map(one => one.dataset.hits)")]
    assert hits == [roll.hits for step in battle.steps for roll in step.rolls], "every die that hit, and no other"
    totals = [row.value for step in battle.steps for row in step.rows if row.state == "total"]
    shown = [text.replace("−", "-") for text in card.locator("tr.total td").all_inner_texts()]
    assert shown == [str(say(value) if isinstance(value, Text) else value).replace("−", "-") for value in totals]
    lost = [loss for step in battle.steps for loss in step.lost]
    assert card.locator(".losses .loss").count() == len(lost)
    parties = card.locator(".party strong, .battle .name strong").all_inner_texts()
    assert game == "napoleon-in-europe" or parties == [say(party.title) for party in battle.parties]
    if game != "trench-club":
        said = [say(text) for step in battle.steps for text, _ in step.said]
        assert card.locator(".verdict").inner_text() in said, "what decided it"
    if battle.at:
        box, place = card.bounding_box(), ann.thing(battle.at).bounding_box()
        assert box and place
        x, y = place["x"] + place["width"] / 2, place["y"] + place["height"] / 2
        assert not (box["x"] < x < box["x"] + box["width"] and box["y"] < y < box["y"] + box["height"]), "never over it"
    count = card.locator(".count")
    last = int(count.inner_text().split()[-1])
    assert count.inner_text() == f"{last} / {last}"
    card.get_by_label("One step back").click()
    expect(count).to_have_text(f"{last - 1} / {last}")
    card.get_by_label("One step forward").click()
    expect(count).to_have_text(f"{last} / {last}")
    if page.locator(".caution").count():
        page.keyboard.press("Escape")                             # what is armed comes first
        expect(page.locator(".caution")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(card).to_have_count(0)
    page.locator(".log .watch").first.click()
    expect(card).to_be_visible()


def test_on_a_phone_the_card_is_a_sheet_below_the_map(person: Come) -> None:
    ann = person(viewport=PHONE, has_touch=True, is_mobile=True)
    viktory(ann)
    ann.page.locator(CARD).wait_for()
    card, map_ = ann.page.locator(CARD).bounding_box(), ann.page.locator("svg.map").bounding_box()
    assert card and map_ and card["y"] >= map_["y"] + map_["height"] - 2
    assert card["x"] >= 0 and card["width"] <= PHONE["width"]


def test_on_a_phone_a_question_in_a_battle_is_not_covered_by_its_card(person: Come) -> None:
    """NE §16.4.1: the card is folded to its title beside the tools of the map until one wants to look."""
    ann = person(viewport=PHONE, has_touch=True, is_mobile=True)
    europe.sit_down(ann, europe.before_a_volley())
    fire = ann.page.locator(".options .main")
    fire.tap(trial=True)
    expect(fire).to_be_in_viewport(ratio=1)
    ann.page.locator(f"{CARD} .open").tap()
    expect(ann.page.locator(f"{CARD} h2").first).to_be_in_viewport(ratio=1)
    ann.page.locator(f"{CARD} .close").tap()
    fire.tap()
    expect(ann.page.locator(".prompt")).not_to_contain_text("round 1")


def test_step_by_step_the_next_moment_waits_for_a_click(person: Come) -> None:
    ann = person()
    ann.open("/settings")
    ann.page.get_by_label("Show battles step by step").check()
    viktory(ann)
    page = ann.page
    next_ = page.get_by_role("button", name="Go on")
    next_.wait_for()
    before = page.locator(f"{CARD} .count").inner_text()
    page.wait_for_timeout(400)
    assert page.locator(f"{CARD} .count").inner_text() == before, "nothing goes on by itself"
    next_.click()
    come_true(page, "before => document.querySelector('.watched .count')?.innerText !== before", before)


def test_who_is_attacked_sees_the_arrow_and_the_card(person: Come) -> None:
    """The defender is asked whom he puts in front: he sees from where he is attacked, and by whom."""
    ann = person()
    game = games.game("triomphe-a-marengo")
    table = positions.until(lambda t, q: q.actor == 0 and q.name == "defence_line", 11)
    positions.sit_down(ann, table)
    card = ann.page.locator(CARD)
    expect(card).to_be_visible()
    assert game.prefix == "TM" and "Assault on" in card.locator("h2").inner_text()
    assert ann.page.locator("svg.map .arrows:not(.faint) .shaft").count() >= 1
