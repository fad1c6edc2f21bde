"""Offers, ratings and dice in the browser: nobody is seated unasked, and a page notices when a seed was exchanged."""

from __future__ import annotations

import re
import secrets

from playwright.sync_api import expect

from feldherr.kernel.chance import Seed
from tests.browser.house import Person
from tests.browser.test_accounts import account
from tests.browser.test_people import Come


def signed_up(person: Come, name: str, language: str = "en") -> Person:
    someone = person(language)
    account(someone, name, "Make a new account")
    expect(someone.page.get_by_text(f"You are signed in as {name}.")).to_be_visible()
    return someone


def challenge(ann: Person, name: str) -> str:
    page = ann.open("/new/ford")
    page.locator("#chair-1").select_option("member")
    page.get_by_label("Name of the account").fill(name)
    page.get_by_role("button", name="Begin").click()
    page.wait_for_url("**/game/*")
    return page.url.rsplit("/", 1)[-1]


def resign(someone: Person) -> None:
    # An answer may just arrive and move the panel under the pointer: so without one.
    someone.page.get_by_role("tab", name="More").evaluate("tab => tab.click()")
    someone.page.get_by_role("button", name="Resign").click()
    someone.page.get_by_role("button", name="Yes").click()
    expect(someone.page.locator(".ending")).to_be_visible()


def answer_once(house_game: str, *people: Person) -> None:
    """Until each has answered something."""
    room = people[0].house.hall.rooms[house_game]
    while not all(chair.acted for chair in room.chairs):
        for seat in room.sheet.seats_asked():
            people[seat].asked()
            people[seat].answer()
        people[0].page.wait_for_timeout(50)


def check(someone: Person) -> list[str]:
    someone.page.get_by_text("Was chance dealt fairly?").click()
    someone.page.get_by_role("button", name="Recompute the draws here").click()
    lines = someone.page.locator("details li")
    expect(lines).to_have_count(4)
    return lines.all_inner_texts()


def test_a_challenge_is_accepted_rated_and_a_rematch_declined(person: Come) -> None:
    ann, bob = signed_up(person, "Challenger"), signed_up(person, "Challenged")
    game = challenge(ann, "challenged")
    page = bob.open("/")
    offers = page.locator("section", has_text="Offers to you")
    expect(offers).to_contain_text("Challenger wants to play")
    offers.get_by_role("button", name="Accept").click()
    page.wait_for_url(f"**/game/{game}?seat=1")
    answer_once(game, ann, bob)
    resign(bob)
    said = check(bob)
    assert "All is as it was played" in said[0] and "before any number was given" in said[1]
    assert "is in the draws" in said[2] and "nobody could choose his last" in said[3]
    with page.expect_download() as saved:
        page.locator("details").get_by_role("link", name="Save the receipt").click()
    assert saved.value.suggested_filename == f"feldherr-receipt-{game}.json"

    ann.page.get_by_role("button", name="Play again").click()
    expect(page.get_by_role("alert")).to_contain_text("wants to play again")
    page.get_by_role("button", name="Decline").click()
    expect(page.get_by_text("You have declined.")).to_be_visible()
    ann.open("/")
    expect(ann.page.locator("section", has_text="Your games")).to_contain_text("Declined")

    bob.open("/standings/ford")
    rows = page.locator("tbody tr")
    expect(rows).to_have_text(
        [re.compile(r"1\s*Challenger\s*1605\s*±\s*323\s*1\s*1"), re.compile(r"2\s*Challenged\s*1395\s*±\s*323\s*1\s*0")]
    )
    expect(rows.nth(1)).to_have_class(re.compile("you"))
    page.get_by_role("link", name="Challenger").click()
    expect(page.get_by_role("heading", name="Challenger")).to_be_visible()
    expect(page.locator("tbody tr")).to_have_text(re.compile(r"Challenged\s*Won\s*1605"))


def test_the_page_of_a_victim_says_that_the_seed_was_exchanged(person: Come) -> None:
    ann, bob = signed_up(person, "Operator"), signed_up(person, "Victim")
    game = challenge(ann, "Victim")
    bob.open(f"/game/{game}")
    bob.page.get_by_role("button", name="Play as South").click()
    answer_once(game, ann, bob)
    sheet = bob.house.hall.rooms[game].sheet
    sheet.secret = secrets.token_hex(32)
    sheet.commitment = Seed(sheet.secret).commitment
    resign(bob)
    said = check(bob)
    assert "it was exchanged" in said[1] and "is in the draws" in said[2]
