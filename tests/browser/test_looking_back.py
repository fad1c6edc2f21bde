"""Stepping through a game, playing on from the middle, recomputing the draws."""

from __future__ import annotations

import re
from collections.abc import Callable
from datetime import datetime, timedelta

from playwright.sync_api import Page, expect

from feldherr.kernel import record
from feldherr.kernel.answers import RESIGN
from tests.browser import europe, positions
from tests.browser.house import Person, choose

Come = Callable[..., Person]
ANSWERED = """async () => {
    const asked = () => fetch('/api/games').then(answer => answer.json()).then(({mine}) => mine[0].your_turn);
    while (!await asked()) await new Promise(later => setTimeout(later, 50));
}"""
UPLOADED = """record => fetch("/api/records", {method: "POST", headers: {"content-type": "application/json"},
    body: JSON.stringify({record})}).then(answer => answer.json()).then(({id}) => `/game/${id}/replay`)"""


def finished(someone: Person) -> Page:
    """A short game that is over."""
    page = someone.play_now("Ford")
    choose(page, "End the turn")
    someone.asked()
    page.get_by_role("tab", name="More").click()
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("button", name="Yes", exact=True).click()
    page.locator(".ending").wait_for()
    return page


def test_a_game_is_stepped_through_and_branched(person: Come) -> None:
    ann = person()
    page = finished(ann)
    page.locator(".ending").get_by_role("link", name="Step through").click()
    slider = page.get_by_role("slider")
    slider.wait_for()
    last = int(slider.get_attribute("max") or 0)
    assert last > 3
    slider.focus()
    page.keyboard.press("Home")
    expect(page.locator(".slider")).to_contain_text(f"Step 0 of {last}")
    page.get_by_role("button", name="One step on").click()
    expect(page.locator(".slider")).to_contain_text(f"Step 1 of {last}")
    page.clock.install()  # else it may have played on before one has seen it
    page.clock.pause_at(datetime.now() + timedelta(hours=1))
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.locator(".slider")).to_contain_text(f"Step 2 of {last}")
    for _ in range(200):                                          # it waits from when the step is drawn, not shown
        if f"Step 2 of {last}" not in page.locator(".slider").inner_text():
            break
        page.clock.run_for(100)
    expect(page.locator(".slider")).to_contain_text(f"Step 3 of {last}")
    page.clock.resume()
    page.get_by_role("button", name="Pause").click()
    page.get_by_role("button", name="Play on from here").click()
    page.get_by_label("Your side").select_option("All sides yourself")
    page.get_by_role("button", name="Begin", exact=True).click()
    page.wait_for_url(re.compile(r"/game/[^/]+$"))
    ann.asked()
    room = ann.house.hall.rooms[page.url.rsplit("/", 1)[-1]]
    assert [chair.kind for chair in room.chairs] == ["person", "person"] and room.sheet.hot_seat


def test_from_the_end_one_plays_on_from_ones_last_turn_against_another_opponent(person: Come) -> None:
    ann = person()
    page = finished(ann)
    ended = ann.house.hall.rooms[page.url.rsplit("/", 1)[-1]]
    page.get_by_role("button", name="Play on from your last turn").click()
    page.get_by_label("Your side").select_option("South")
    page.get_by_label("The others").select_option("Chance")
    page.get_by_role("button", name="Begin", exact=True).click()
    page.wait_for_url(lambda url: ended.sheet.id not in url)
    ann.asked()
    room = ann.house.hall.rooms[page.url.rsplit("/", 1)[-1]]
    assert [(chair.kind, chair.bot) for chair in room.chairs] == [("bot", "random"), ("person", None)]
    assert room.table.entries[: room.sheet.base] == ended.table.entries[: room.sheet.base]
    assert room.sheet.base >= len(ended.table.entries) - 4, "only the last turn is played again"
    expect(page.locator(".panel .copy")).to_contain_text("This is a copy.")
    page.get_by_role("link", name="To the real game").click()
    expect(page.locator(".ending")).to_be_visible()
    page.goto(ann.house.base)
    expect(page.locator("li", has_text="Copy")).to_have_count(1)


def test_looking_back_begins_at_the_first_loss_with_all_open_and_shows_battles(person: Come) -> None:
    table = positions.until(lambda t, q: q.actor == 0 and q.name == "action_or_end" and len(t.entries) > 400, 3)
    table.play(0, [RESIGN])
    ann = person()
    page = ann.open("/about")
    page.goto(ann.house.base + page.evaluate(UPLOADED, record.dump(table.game, table)))
    slider = page.get_by_role("slider")
    slider.wait_for()
    seen = [table.game.shown(event) for _, event in table.seen(None)]
    first = next(n for n, shown in enumerate(seen) if any(loss.face and not loss.what for loss in shown.losses))
    assert first - 8 <= int(slider.input_value()) <= first, "shortly before the first loss"
    blocks = page.locator("svg.map .piece")
    expect(page.locator("svg.map .piece:has(.face)")).to_have_count(blocks.count())
    page.get_by_label("Seen by").select_option("Spectator")
    expect(page.locator("svg.map .piece:has(.face)")).not_to_have_count(blocks.count())
    page.get_by_label("Seen by").select_option("Everything open")
    expect(page.locator("svg.map .piece:has(.face)")).to_have_count(blocks.count())
    fight = next(n for n, shown in enumerate(seen) if shown.clash and shown.clash.title)
    slider.evaluate(f"one => {{ one.value = {fight + 1}; one.dispatchEvent(new Event('input', {{bubbles: true}})); }}")
    expect(page.locator(".watched h2")).to_contain_text(re.compile("Assault|Attack|attack"))
    page.get_by_role("button", name="One step on").click()
    expect(page.locator(".slider")).to_contain_text(f"Step {fight + 2} of")


def test_a_line_up_looked_back_at_has_one_board_inside_its_card(person: Come) -> None:
    """NE §16.1.4: the rows lie on the card of the battle, and by themselves once it is put away."""
    ann = person()
    europe.sit_down(ann, europe.until(europe.asked("front_row"), 1, 3, length=12))
    page = ann.page
    page.goto(page.url.replace("?", "/replay?"))
    page.locator(".watched .battle").wait_for()
    expect(page.locator(".battle")).to_have_count(1)
    page.locator(".watched .close").click()
    expect(page.locator(".watched")).to_have_count(0)
    expect(page.locator(".battle h2")).to_be_visible()


def test_the_draws_are_recomputed_in_the_page(person: Come) -> None:
    ann = person()
    page = finished(ann)
    page.get_by_text("Was chance dealt fairly?").click()
    page.get_by_role("button", name="Recompute the draws here").click()
    draws = page.locator("details", has_text="Was chance dealt fairly?")
    expect(draws).to_contain_text("the one whose checksum this browser was shown")
    expect(draws).to_contain_text("All is as it was played")


def test_a_game_is_downloaded_and_opened_again(person: Come) -> None:
    ann = person()
    page = finished(ann)
    page.get_by_role("tab", name="More").click()
    with page.expect_download() as download:
        page.get_by_role("link", name="Download").first.click()
    path = download.value.path()
    ann.open()
    page.locator("input[type=file]").set_input_files(path)
    page.get_by_role("slider").wait_for()


def test_since_the_last_turn_is_played_on_coming_back(person: Come) -> None:
    ann = person(reduced_motion="no-preference")
    page = ann.play_now("Ford")
    choose(page, "End the turn")
    page.locator(".log li", has_text="South commands").first.wait_for()
    address = page.url
    ann.open("/about")
    page.evaluate(ANSWERED)
    page.goto(address)
    ann.asked()
    assert page.locator(".log li").count() > 3


def test_the_rules_are_found_by_number_and_word_in_both_languages(person: Come) -> None:
    ann = person()
    page = ann.open("/rules/ford#2.1")
    expect(page.locator("article.aimed")).to_contain_text("§ 2.1")
    page.get_by_role("searchbox").fill("2.2")
    expect(page.locator("article")).to_have_count(1)
    english = page.locator("article").inner_text()
    page.get_by_role("button", name="Deutsch").click()
    expect(page.locator("article")).not_to_have_text(english)
