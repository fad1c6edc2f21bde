"""Several people: hot-seat, two browsers, a spectator, and a connection that breaks."""

from __future__ import annotations

import re
from collections.abc import Callable
from time import time

import pytest
from playwright.sync_api import Page, expect

from tests.browser.house import ASKED, House, Person, choose

Come = Callable[..., Person]


def new_game(someone: Person, *chairs: str) -> Page:
    """Make a game of Ford with these chairs."""
    page = someone.open("/new/ford")
    page.locator("#chair-0").wait_for()
    for seat, kind in enumerate(chairs):
        page.locator(f"#chair-{seat}").select_option(kind)
    page.get_by_role("button", name="Begin").click()
    page.wait_for_url(re.compile(r"/game/"))
    return page


def test_hot_seat_lowers_a_curtain_between_the_turns(person: Come) -> None:
    ann = person()
    page = new_game(ann, "me", "me")
    ann.asked()
    assert "North" in page.locator(".heading").inner_text()
    choose(page, "End the turn")
    curtain = page.get_by_role("dialog")
    expect(curtain).to_contain_text("South to decide")
    assert page.locator(".piece").count() == 0, "nothing of the table is seen while the chair changes hands"
    page.keyboard.press("Enter")
    ann.asked()
    expect(page.locator(".heading")).to_contain_text("South")


def test_two_browsers_play_each_other_by_link(person: Come) -> None:
    ann, bob = person(), person()
    page = new_game(ann, "me", "open")
    link = page.get_by_label("Send this link").input_value()
    assert link.startswith(ann.house.base)
    bob.page.goto(link)
    bob.page.get_by_role("button", name="Play as South").click()
    ann.asked()
    assert bob.page.locator(".options button").count() == 0
    expect(bob.page.locator(".prompt")).to_contain_text("Waiting for North")
    for someone in (ann, bob):
        expect(someone.page.locator(".piece .face"), "each sees the faces of his own blocks only").to_have_count(8)
    choose(page, "End the turn")
    bob.asked()
    expect(bob.page).to_have_title(re.compile("^●"))
    bob.page.get_by_role("tab", name="Chat").click()
    bob.page.get_by_label("Say something").fill("good luck")
    bob.page.get_by_label("Say something").press("Enter")
    page.get_by_role("tab", name=re.compile("Chat")).click()
    expect(page.get_by_role("log")).to_contain_text("good luck")


def test_who_waits_too_long_can_be_beaten_by_the_clock(
    person: Come, house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    hall = house.hall
    monkeypatch.setattr(hall, "clock", lambda: time() - 1000)
    ann, bob = person(), person(language="de")
    page = ann.open("/new/ford")
    page.locator("#chair-1").select_option("open")
    page.get_by_label("Clock").select_option(label="15 minutes each for the whole game")
    page.get_by_role("button", name="Begin").click()
    bob.page.goto(page.get_by_label("Send this link").input_value())
    bob.page.get_by_role("button", name="Spiele").click()
    ann.asked()
    room = hall.rooms[page.url.rsplit("/", 1)[-1].split("?")[0]]
    while not all(chair.acted for chair in room.chairs) or list(room.sheet.seats_asked()) != [0]:
        for someone in (ann, bob):                                  # a clock runs when both have answered
            if someone.page.evaluate(ASKED):
                someone.answer()
        page.wait_for_timeout(50)
    hall.clock = time
    expect(page.get_by_role("timer")).to_have_text(["0:00", re.compile("15:00|14:5.")])
    assert page.get_by_text("is up").count() == 0, "one's own clock is the others' affair"
    expect(bob.page.get_by_role("alert")).to_contain_text("Die Zeit von Nord ist um.")
    bob.page.get_by_role("button", name="Durch die Uhr gewinnen").click()
    expect(bob.page.locator(".ending")).to_contain_text("durch Zeitüberschreitung")
    expect(page.locator(".ending")).to_contain_text("South wins on time")


def test_a_draw_is_offered_and_agreed(person: Come) -> None:
    ann, bob = person(), person()
    page = new_game(ann, "me", "open")
    bob.page.goto(page.get_by_label("Send this link").input_value())
    bob.page.get_by_role("button", name="Play as South").click()
    ann.asked()
    page.get_by_role("tab", name="More").click()
    page.get_by_role("button", name="Offer a draw").click()
    page.get_by_role("button", name="Yes", exact=True).click()
    bob.page.get_by_role("button", name="Accept").click()
    expect(page.locator(".ending h2")).to_contain_text("A draw")


def test_the_other_is_asked_before_what_he_answered_is_taken_back(person: Come) -> None:
    ann, bob = person(), person()
    page = new_game(ann, "me", "open")
    bob.page.goto(page.get_by_label("Send this link").input_value())
    bob.page.get_by_role("button", name="Play as South").click()
    ann.asked()
    choose(page, "End the turn")
    bob.asked()
    choose(bob.page, "End the turn")
    page.locator(".log li", has_text="Turn 2").wait_for()
    page.get_by_role("button", name="Ask to take back").click()
    bob.page.get_by_role("button", name="Allow it").click()
    page.locator(".log li", has_text="South commands").wait_for(state="detached")
    ann.asked()


def test_a_spectator_sees_no_faces(person: Come) -> None:
    ann, carl = person(), person()
    page = new_game(ann, "me", "bot")
    ann.asked()
    page.get_by_role("tab", name="More").click()
    page.get_by_role("button", name="Link for spectators").click()
    carl.page.goto(page.get_by_label("Link for spectators").input_value())
    carl.page.locator(".piece").first.wait_for()
    assert carl.page.locator(".piece .face").count() == 0
    assert carl.page.locator(".options button").count() == 0
    expect(carl.page.locator(".watching")).to_be_visible()


def test_giving_up_is_confirmed_in_place_and_ends_the_game(person: Come) -> None:
    ann = person()
    page = new_game(ann, "me", "bot")
    ann.asked()
    page.get_by_role("tab", name="More").click()
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("button", name="No", exact=True).click()
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("button", name="Yes", exact=True).click()
    expect(page.locator(".ending h2")).to_contain_text("South wins")


def test_a_table_comes_back_after_the_server_was_away(person: Come, house: House) -> None:
    ann = person()
    page = new_game(ann, "me", "bot")
    ann.asked()
    before = ann.options()
    house.stop()
    expect(page.locator(".messages")).to_contain_text("connection is lost")
    house.start()
    # it tries by itself, too, and then the button is gone
    page.get_by_role("button", name="Try now").evaluate_all("buttons => buttons.forEach(button => button.click())")
    expect(page.locator(".messages")).not_to_contain_text("connection is lost")
    assert ann.options() == before
    choose(page, "End the turn")
    page.locator(".log li", has_text="South commands").first.wait_for()
